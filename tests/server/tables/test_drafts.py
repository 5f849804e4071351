"""The verdict on a draft or a plan: every set, the turn, the meld, and what ending it would do."""

from dataclasses import replace

import pytest

from remeld.notation import parse_table
from remeld.protocol import MeldView, ReadyView, Verdict, commands
from remeld.server.tables import Judged, Refusal
from tests.server.tables.arranged_tables import arranged, emptied, started
from tests.server.tables.checked_table import ANN, BEN, CLEO, CheckedTable


def verdict(
    table: CheckedTable, text: str, who: str = ANN, seat: int = 0, *, plan: bool = False
) -> Verdict:
    judged = table.judge(who, seat, text, plan=plan)
    assert isinstance(judged, Judged), judged
    return judged.answer


def refused(
    table: CheckedTable, who: str, seat: int, *, plan: bool = False, seen: int | None = None
) -> str:
    answer = table.judge(who, seat, "b4 b5 b6", plan=plan, seen=seen)
    assert isinstance(answer, Refusal), answer
    return answer.code


def unmelded(racks: list[str], laid: str = "", rules: str = "babyboom") -> CheckedTable:
    table = arranged(racks, laid=laid, rules=rules)
    game = table.state.game
    assert game is not None
    state = replace(game.state, melded=(False,) * len(racks))
    table.state = replace(table.state, game=replace(game, state=state))
    return table


def test_every_set_is_judged_by_itself() -> None:
    table = arranged(["b3 b8 k1 r1 j", "k2"], laid="b4 b5 b6, k8 r8 o8")
    told = verdict(table, "b3 b4 b5 b6 j, k8 r8 o8 b8, k1 r1")
    assert [(each.whole, each.kind, each.value) for each in told.sets] == [
        (True, "run", 25),
        (True, "group", 32),
        (False, None, 0),
    ]
    assert [fault.code for fault in told.sets[2].faults] == ["set-too-short"]
    assert told.sets[2].faults[0].clause == "R9"
    assert told.sets[2].faults[0].set == 2
    assert told.loose == "k1 r1"
    assert [(j.set, j.place, j.stands_for) for j in told.jokers] == [(0, 4, "b7")]
    assert (told.legal, told.end, told.kept, told.plan) == (False, None, True, False)
    assert told.rack == ""
    assert sorted(told.played.split()) == ["b3", "b8", "j", "k1", "r1"]
    assert (told.tiles_played, told.points) == (5, 3 + 8 + 1 + 1 + 7)
    assert told.meld is None


def test_a_joker_of_a_group_stands_for_any_missing_colour() -> None:
    table = arranged(["j", "k2"], laid="k8 r8 o8")
    told = verdict(table, "k8 r8 j, o8")
    assert [(j.set, j.place, j.stands_for) for j in told.jokers] == [(0, 2, "b8 o8")]


@pytest.mark.parametrize(
    ("text", "end"),
    [
        ("b4 b5 b6", "draw"),
        ("b6 b5 b4", "draw"),
        ("b3 b4 b5 b6", "play"),
        ("b4 b5 b6, b3", None),
        ("b5 b6", None),
    ],
)
def test_what_ending_the_turn_would_do(text: str, end: str | None) -> None:
    table = arranged(["b3 b8 k1", "k2"], laid="b4 b5 b6")
    assert verdict(table, text).end == end
    assert verdict(table, text).legal == (end == "play")


def test_where_nothing_can_be_drawn_the_turn_is_passed() -> None:
    table = arranged(["b3 b8 k1", "k2"], laid="b4 b5 b6")
    emptied(table)
    assert verdict(table, "b4 b5 b6").end == "pass"


def test_who_has_drawn_and_may_still_play_passes() -> None:
    table = arranged(["b3 b8 k1", "k2"], laid="b4 b5 b6", rules="goliath(drawn_tile_playable=true)")
    assert verdict(table, "b4 b5 b6").end == "draw"
    table.ok(ANN, commands.Draw(seat=0))
    assert verdict(table, "b4 b5 b6").end == "pass"
    assert verdict(table, "b4 b5 b6", BEN, 1, plan=True).end == "draw", "Ben has not drawn"


@pytest.mark.parametrize(
    ("text", "points"),
    [
        ("b4 b5 b6", 0),
        ("b4 b5 b6, r9 r10", 0),
        ("b4 b5 b6, r8 r9 r10", 27),
        ("b4 b5 b6, r8 r9 r10, k1", 27),
        ("b4 b5 b6, r8 r9 r10 r11", 38),
        ("b3 b4 b5 b6", 0),
        ("b3 b4 b5 b6, r8 r9 r10", 27),
    ],
)
@pytest.mark.parametrize("rules", ["goliath", "broadway"])
def test_the_initial_meld_so_far(text: str, points: int, rules: str) -> None:
    table = unmelded(["b3 r8 r9 r10 r11 k1", "k2"], laid="b4 b5 b6", rules=rules)
    told = verdict(table, text)
    assert told.meld == MeldView(points=points, needed=30)
    assert told.legal == (points == 38)


def test_what_lies_ready_on_the_rack() -> None:
    rack = "b3 r8 r9 r10 k1 j o13"
    table = unmelded([rack, "k3"], laid="b4 b5 b6")
    # Before the initial meld a joker helps as far as it is needed.
    assert verdict(table, "b4 b5 b6").ready == ReadyView(sets=("r8 r9 r10 j",), points=38)
    assert verdict(table, "b4 b5 b6, r8 r9 r10 j").ready == ReadyView()
    melded = arranged([rack, "k3"], laid="b4 b5 b6")
    assert verdict(melded, "b4 b5 b6").ready == ReadyView(sets=("r8 r9 r10",), points=27)


@pytest.mark.parametrize("rules", ["goliath", "lanmi", "broadway"])
@pytest.mark.parametrize(
    ("text", "points"),
    [
        ("j b9 b10", 27),
        ("b9 b10 j", 30),
        ("j j k1, b4 b5 b6", 18),
        ("b4 b5 b6 j j", 30),
        ("k1, j b9", 0),
    ],
)
def test_a_joker_counts_for_the_meld_as_it_lies(text: str, points: int, rules: str) -> None:
    table = unmelded(["j j k1 b4 b5 b6 b9 b10", "k2"], laid="", rules=rules)
    told = verdict(table, text)
    assert told.meld == MeldView(points=points, needed=30)
    assert told.legal == (points == 30)


def test_a_meld_that_is_enough_says_so_although_the_turn_is_not_legal() -> None:
    table = unmelded(["b3 r8 r9 r10 r11 k1", "k2"], laid="b4 b5 b6")
    told = verdict(table, "b4 b5 b6, r8 r9 r10 r11, k1")
    assert told.meld == MeldView(points=38, needed=30)
    assert [fault.code for fault in told.faults] == ["loose-tile"]


def test_a_plan_is_judged_as_if_it_were_the_own_turn() -> None:
    table = arranged(["b8 k1", "b3 r1 k2"], laid="b4 b5 b6")
    assert refused(table, BEN, 1) == "not-your-turn"
    good = table.judge(BEN, 1, "b3 b4 b5 b6", plan=True)
    assert isinstance(good, Judged)
    assert (good.answer.legal, good.answer.plan, good.answer.kept) == (True, True, False)
    assert good.answer.end == "play"
    assert good.table is None, "a plan never decides at the bell"
    foreign = verdict(table, "b4 b5 b6, b8", BEN, 1, plan=True)
    assert "tile-from-nowhere" in [fault.code for fault in foreign.faults]


def test_a_plan_on_the_own_turn_is_not_kept_either() -> None:
    table = arranged(["b3 b8 k1", "k2"], laid="b4 b5 b6")
    judged = table.judge(ANN, 0, "b3 b4 b5 b6", plan=True)
    assert isinstance(judged, Judged)
    assert judged.table is None
    assert not judged.answer.kept


def test_whose_plans_are_judged() -> None:
    table = arranged(["b3 b8 k1", "k2", "k3"], laid="b4 b5 b6")
    assert refused(table, BEN, 0, plan=True) == "not-your-seat"
    assert refused(table, "who-nobody", 0, plan=True) == "not-at-table"
    assert refused(table, BEN, 1, plan=True, seen=0) == "stale"
    table.ok(BEN, commands.Resign(seat=1))
    assert refused(table, BEN, 1, plan=True) == "seat-resigned"
    assert table.state.deadline is not None
    table.now = table.state.deadline + 1
    assert verdict(table, "b4 b5 b6", CLEO, 2, plan=True).end == "draw", "one may plan on"
    assert refused(table, ANN, 0) == "time-is-up"


def test_a_verdict_on_a_draft_changes_nothing() -> None:
    table = arranged(["b3 b8 k1", "k2"], laid="b4 b5 b6")
    state = table.state
    good = table.judge(ANN, 0, "b3 b4 b5 b6")
    assert isinstance(good, Judged)
    told = good.answer
    assert (told.legal, told.points, told.tiles_played) == (True, 3, 1)
    assert good.table == parse_table("b3 b4 b5 b6")
    assert good.turn == state.turn_version
    missing = table.judge(ANN, 0, "b5 b6")
    assert isinstance(missing, Judged)
    assert missing.table is None, "a draft without all tiles cannot decide at the bell"
    assert not missing.answer.legal
    assert table.state is state


def test_whose_drafts_are_judged() -> None:
    table = arranged(["b3 b8 k1", "k2"], laid="b4 b5 b6")
    assert refused(table, BEN, 1) == "not-your-turn"
    assert refused(table, BEN, 0) == "not-your-seat"
    assert refused(table, CLEO, 0) == "not-at-table"
    assert refused(table, ANN, 0, seen=0) == "stale"


def test_a_play_is_told_as_the_verdict_said() -> None:
    """Whatever the easy player does in a whole game, its draft was called legal before."""
    table = started(2, rules="broadway", length=1)
    plays = 0
    while table.state.playing:
        wish = table.wish()
        if isinstance(wish, commands.Play):
            told = verdict(table, wish.table, table.on_turn, table.turn)
            assert (told.legal, told.end) == (True, "play")
            assert all(each.whole for each in told.sets)
            assert not told.meld or told.meld.points >= told.meld.needed
            plays += 1
        table.step()
    assert plays > 5
