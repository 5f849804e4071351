"""The best play of whole turns, by the rules of every edition."""

import json
import random
from pathlib import Path
from typing import Any, cast

import pytest

from remeld.notation import format_rack, format_table, parse_rack, parse_ruleset, parse_table
from remeld.rules import EDITIONS, Rack, RemeldError, Table, judge
from remeld.solver import (
    Objective,
    all_plays,
    arrange,
    best_play,
    can_go_out,
    can_play,
    replay_steps,
)
from tests.solver.brute import Turns
from tests.solver.turns import Turn, compare, house_turn, random_turn

GOLIATH = EDITIONS["goliath"]
POSITIONS = json.loads((Path(__file__).parent.parent / "data" / "positions.json").read_text())
EXAMPLES = POSITIONS["positions"]


@pytest.mark.slow
@pytest.mark.parametrize("part", range(10))
@pytest.mark.parametrize("edition", EDITIONS)
def test_small_turns_agree_with_trying_everything(edition: str, part: int) -> None:
    dice = random.Random(f"{edition} {part}")
    found = [compare(random_turn(dice, EDITIONS[edition])) for _ in range(100)]
    assert [each for each in found if each.trouble or not each.proved] == []


@pytest.mark.parametrize("edition", EDITIONS)
def test_small_turns_in_a_house_agree_with_trying_everything(edition: str) -> None:
    dice = random.Random(f"house {edition}")
    found = [compare(house_turn(dice, EDITIONS[edition])) for _ in range(100)]
    assert [each for each in found if each.trouble or not each.proved] == []


@pytest.mark.parametrize(
    ("edition", "table", "rack"),
    [
        # A joker of the rack stands in for the one that leaves its set.
        ("broadway", "o5 o6 o7, o5 j o7 o8 o9, r6 r7 r8", "b5 k6 j"),
        # Two jokers that stay together are a part of their set, too.
        ("goliath", "j j r6, r7 r8 r9, r7 o7 k7", "r5 b9 b9 o9"),
        # That jokers are alike does not make the set of one of them another set.
        ("broadway", "k3 b3 o3, r2 j k2 o2, j b1 k1", "b4 r2 b2 k5"),
        ("lanmi", "j j r2, o1 o2 o3", "o1 o4 b1 o5"),
        # A joker that is swapped out for b5 belongs before k6, not at the end.
        ("goliath", "o5 r5 j j, k6 k7 k8 k9", "b5"),
        # r5 swaps the second joker out, and then grows the set of the first.
        ("lanmi", "r4 b4 k4 o4, o5 k5 j, j o5 b5", "o4 r5 b6 o3"),
        # Of the sets that the rest of the rack can make, only some leave b3 to be swapped in.
        ("lanmi", "b1 b2 b3, b2 j b4", "r3 j o2 r3 o3 b3 k3"),
        # Two freed jokers share a set in which no three tiles hold both.
        ("lanmi", "b6 k6 r6 j, b7 k7 r7 j", "o6 o7 r1 r3 r4"),
        ("lanmi", "k6 j j o6", "b6 r6 k1 k3 k4"),
    ],
)
def test_turns_that_were_once_wrong(edition: str, table: str, rack: str) -> None:
    objectives: tuple[Objective, ...] = ("tiles", "value", "out")
    for objective in objectives:
        for least in (True, False):
            turn = Turn(
                EDITIONS[edition], parse_table(table), parse_rack(rack), True, objective, least
            )
            assert compare(turn)[1:] == ("", True)
    found = all_plays(EDITIONS[edition], parse_table(table), parse_rack(rack))
    assert not found.cut_off


@pytest.mark.parametrize(
    ("rules", "table", "rack", "tiles"),
    [
        # A50: the joker counts 8 in the meld, so it may not end as a 7 beside r7 and o7.
        ("goliath", "r7 r8 r9 r10 r11", "o8 r8 j o7 k8", 4),
        ("goliath(meld_min=20)", "o7 b7 r7, o5 r5 b5", "j r6 b5 b6 o8 r8", 3),
        # With j j k1 all tiles were laid, but they show 18; b4 b5 b6 j j are 30.
        ("goliath", "", "j j k1 b4 b5 b6", 5),
        ("lanmi", "", "j j k1 b4 b5 b6", 5),
        # The joker of the meld as k4 takes the place of the old one, whose set stands so.
        ("goliath(meld_min=12)", "o3 o4 o5 o6 o7, k3 j k5 k6", "r7 j r2 r4 r3 b4", 4),
        # Its joker as o12 or o13 would lie with the two old ones, and jokers alone are no set.
        (
            'babyboom(jokers=4,table_in_meld_turn="openAfterMeld")',
            "j o10 o11 j",
            "b12 b10 o12 b13 j b11",
            6,
        ),
        # A meld of one number and two jokers is a run or a group, not both at once.
        (
            'john-adams(copies=3,jokers=4,meld_min=12,table_in_meld_turn="openAfterMeld")',
            "k7 k6 k5",
            "o7 k7 j b7 j",
            5,
        ),
    ],
)
def test_jokers_of_an_opening_count_where_they_lie(
    rules: str, table: str, rack: str, tiles: int
) -> None:
    objectives: tuple[Objective, ...] = ("tiles", "value", "out")
    question = parse_ruleset(rules), parse_table(table), parse_rack(rack)
    assert [compare(Turn(*question, False, each)).trouble for each in objectives] == ["", "", ""]
    assert best_play(*question, melded=False).tiles_played == tiles


@pytest.mark.parametrize("edition", EDITIONS)
def test_all_plays_of_small_turns_agree_with_trying_everything(edition: str) -> None:
    dice = random.Random(f"plays {edition}")
    several = 0
    for _ in range(60):
        rules, table, rack, melded, *_ = random_turn(dice, EDITIONS[edition])
        found = all_plays(rules, table, rack, melded=melded)
        wanted = Turns(rules, table, rack, melded=melded).every()
        assert {tuple(sorted(play)) for play in found.plays} == wanted
        assert len(found.plays) == len(wanted)
        assert not found.cut_off
        assert can_play(rules, table, rack, melded=melded) == bool(wanted)
        everything = tuple(sorted(rack)) in wanted
        assert can_go_out(rules, table, rack, melded=melded) == everything
        several += len(wanted) > 1
    assert several > 5


@pytest.mark.parametrize("edition", ["babyboom", "goliath"])
@pytest.mark.parametrize("example", EXAMPLES, ids=lambda example: example["id"])
def test_the_collection_is_solved(example: dict[str, Any], edition: str) -> None:
    rules = EDITIONS[edition]
    table, rack, optimum = _read(example)
    most = best_play(rules, table, rack, least=False)
    dearest = best_play(rules, table, rack, objective="value", least=False)
    assert (most.tiles_played, most.optimal) == (optimum["max_tiles"], True)
    assert (dearest.value_played, dearest.optimal) == (optimum["max_value_joker30"], True)
    for play in (most, dearest):
        assert not play.played or judge(rules, table, play.table, rack, melded=True).legal


@pytest.mark.parametrize("edition", ["broadway", "lanmi", "john-adams"])
@pytest.mark.parametrize("example", EXAMPLES[::3], ids=lambda example: example["id"])
def test_the_collection_is_played_by_the_rules(example: dict[str, Any], edition: str) -> None:
    rules = EDITIONS[edition]
    table, rack, optimum = _read(example)
    play = best_play(rules, table, rack)
    assert play.optimal
    assert play.tiles_played <= optimum["max_tiles"]
    assert not play.played or judge(rules, table, play.table, rack, melded=True).legal
    assert sorted(replay_steps(table, play.steps)) == sorted(play.table)


@pytest.mark.parametrize("example", EXAMPLES[::2], ids=lambda example: example["id"])
def test_initial_melds_of_the_collection(example: dict[str, Any]) -> None:
    _, rack, optimum = _read(example)
    play = best_play(EDITIONS["broadway"], (), rack, melded=False)
    assert play.tiles_played == (optimum["initial_meld_max_tiles"] or 0)
    if play.played:
        assert judge(EDITIONS["broadway"], (), play.table, rack, melded=False).legal


def _read(example: dict[str, Any]) -> tuple[Table, Rack, dict[str, int]]:
    table = tuple(parse_rack(" ".join(tiles)) for tiles in example["table"])
    return table, parse_rack(" ".join(example["rack"])), example["optimum"]


@pytest.mark.parametrize(
    ("table", "rack", "after"),
    [
        ("b3 r3 j", "o3", "b3 r3 j o3"),
        ("o4 b4 r4 k4", "b3 b5 b6", "o4 r4 k4, b3 b4 b5 b6"),
        ("o4 b4 r4", "k4", "o4 b4 r4 k4"),
    ],
)
def test_a_group_that_grows_or_shrinks_keeps_its_order(table: str, rack: str, after: str) -> None:
    play = best_play(GOLIATH, parse_table(table), parse_rack(rack))
    assert format_table(play.table) == after


@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize(
    ("table", "rack"),
    [
        ("b6 b4 b5", "b7"),
        ("r9 j=r7 r8", "r6 r10"),
        ("r9 j=r7 r8", "r7 b1 b2"),
        ("b8 b5 b7 b6, k3 r3 o3", "b3"),
        ("k1 k5 k4 j=k3 k2", "k4 k3 o2 o1 o3 r3"),
    ],
)
def test_a_run_may_lie_in_any_order(edition: str, table: str, rack: str) -> None:
    turn = Turn(EDITIONS[edition], parse_table(table), parse_rack(rack), True, "tiles")
    assert compare(turn)[1:] == ("", True)
    assert compare(turn._replace(least=False))[1:] == ("", True)
    wanted = Turns(*turn[:3]).every()
    assert {tuple(sorted(play)) for play in all_plays(*turn[:3]).plays} == wanted


@pytest.mark.parametrize(
    ("rules", "table", "rack", "melded", "objective", "after"),
    [
        # A run that is as long as it may be does not grow.
        ("goliath(run_max=5)", "o5-9", "o4", True, "tiles", "o7 o8 o9, o4 o5 o6"),
        # Where no points are asked for, the table is open at once, or stays closed.
        ("goliath(meld_min=0)", "b4-6", "b7", False, "tiles", "b4 b5 b6 b7"),
        ("lanmi(meld_min=0)", "b4 j b6", "b5 b7", False, "tiles", "b4 j b6 b7"),
        ("broadway(meld_min=0)", "b4-6", "b7", False, "tiles", "b4 b5 b6"),
        ("broadway(meld_min=0)", "b4-6", "b1 b2 b3 b7", False, "tiles", "b4 b5 b6, b1 b2 b3"),
        ("broadway(meld_min=0)", "b4-6", "", False, "out", "b4 b5 b6"),
        ("goliath(meld_min=0)", "b4-6", "", False, "out", "b4 b5 b6"),
        # Three jokers are no run of their own, so they stay with the run that they grow.
        ("lanmi(jokers=4)", "r1 j r3", "j j j", True, "tiles", "r1 j r3 j j j"),
        (
            "lanmi(jokers=4)",
            "j r12 r13, o1 k1 r1",
            "j j j",
            True,
            "out",
            "j j j j r12 r13, o1 k1 r1",
        ),
        # Three freed jokers lie with one tile.
        (
            "lanmi(jokers=4)",
            "j j b5 o5, j r13 b13 o13",
            "r5 k5 k13 r9",
            True,
            "tiles",
            "b5 o5 k5 r5, r13 b13 o13 k13, j r9 j j",
        ),
        # Two old sets have the same tiles, but their jokers stand for others: the one that stands
        # unchanged is the one that leaves the other a legal change.
        (
            "lanmi(jokers=4,run_max=7)",
            "j j k8, j=k9 k8 j=k10",
            "k9 k10",
            True,
            "value",
            "j j k8 k9 k10, k8 j=k9 j=k10",
        ),
        (
            "lanmi(jokers=4,run_max=7)",
            "j j k8, j=k9 k8 j=k10",
            "k6 k7",
            True,
            "value",
            "j j k8, k6 k7 k8 j j",
        ),
        # A joker that counts nothing is better than no play, and two are not better than one.
        ("goliath(rack_joker_value=0)", "b4-6", "j j", True, "value", "b4 b5 b6 j"),
        ("goliath(rack_joker_value=0)", "b4-6", "j b7", True, "value", "b4 b5 b6 b7"),
    ],
)
def test_turns_in_a_house(
    rules: str, table: str, rack: str, melded: bool, objective: Objective, after: str
) -> None:
    turn = Turn(parse_ruleset(rules), parse_table(table), parse_rack(rack), melded, objective)
    assert compare(turn)[1:] == ("", True)
    assert format_table(best_play(*turn[:3], melded=melded, objective=objective).table) == after
    playable = Turns(*turn[:3], melded=melded).every()
    assert can_play(*turn[:3], melded=melded) == bool(playable)
    assert can_go_out(*turn[:3], melded=melded) == (tuple(sorted(turn.rack)) in playable)


def test_an_unknown_objective_is_refused() -> None:
    with pytest.raises(RemeldError) as refused:
        best_play(GOLIATH, (), (), objective=cast("Objective", "most"))
    assert (refused.value.code, refused.value.values["part"]) == ("bad-objective", "most")


def test_a_rack_of_sixty_tiles_is_no_trouble() -> None:
    rules = EDITIONS["babyboom"].sized_for(6)
    rack = rules.box.tiles()[::2][:60]
    play = best_play(rules, (), rack)
    assert play.optimal
    assert judge(rules, (), play.table, rack, melded=True).legal


def test_an_empty_rack_has_nothing_to_play() -> None:
    play = best_play(GOLIATH, parse_table("b4-6"), ())
    assert (play.played, play.optimal, format_table(play.table)) == ((), True, "b4 b5 b6")
    assert not can_play(GOLIATH, parse_table("b4-6"), ())


@pytest.mark.parametrize(
    ("table", "rack", "code"),
    [
        ("b4 b5 b7", "b3", "table-not-legal"),
        ("b4-6", "b4 b4", "tile-too-often"),
        ("b4-6", "j j j", "tile-too-often"),
        ("b4-6", "g4", "tile-not-in-box"),
    ],
)
def test_what_cannot_be_is_refused(table: str, rack: str, code: str) -> None:
    with pytest.raises(RemeldError) as refused:
        best_play(GOLIATH, parse_table(table), parse_rack(rack))
    assert refused.value.code == code


def test_at_the_limit_nothing_is_called_optimal() -> None:
    table, rack, _ = _read(next(e for e in EXAMPLES if e["id"] == "stress-10"))
    play = best_play(GOLIATH, table, rack, limit=1)
    assert not play.optimal
    assert not play.played or judge(GOLIATH, table, play.table, rack, melded=True).legal


def test_plays_are_cut_off_where_there_are_too_many() -> None:
    table, rack, _ = _read(next(e for e in EXAMPLES if e["id"] == "stress-10"))
    found = all_plays(GOLIATH, table, rack, most=50)
    assert (len(found.plays), found.cut_off) == (50, True)


@pytest.mark.parametrize(
    ("tiles", "sets", "left"),
    [
        ("r4 b4 k4 b5 b6 r1", 1, 3),
        ("b4 b5 b6 k8 r8 o8 j", 2, 0),
        ("j j", 0, 2),
        ("", 0, 0),
        ("r1 r2 r3 r4 r5 r6 r7 r8 r9 r10 r11 r12 r13", 1, 0),
    ],
)
def test_heaps_are_arranged(tiles: str, sets: int, left: int) -> None:
    found = arrange(GOLIATH, parse_rack(tiles))
    assert (len(found.sets), len(found.left), found.optimal) == (sets, left, True)


def test_a_full_box_can_be_put_in_order() -> None:
    found = arrange(GOLIATH, GOLIATH.box.tiles())
    assert format_rack(found.left) == ""


@pytest.mark.parametrize(
    ("rules", "table", "rack", "after"),
    [
        # A joker set grows, or a joker leaves its set for a new one.
        (
            'john-adams(joker_freeing="exactSwap")',
            "j b2 j, k1 r1 b1",
            "r3 b3 k4",
            "b2 b3 j j, k1 r1 b1",
        ),
        (
            'goliath(joker_freeing="exactSwap")',
            "b3 r3 k3 j, r4-6",
            "o3 b9 b10",
            "b3 r3 k3 o3, r4 r5 r6, b9 b10 j",
        ),
        ("goliath(joker_floats=false)", "b3 r3 j o3", "b8 b9", "b3 r3 o3, b8 b9 j"),
    ],
)
def test_joker_rules_that_no_booklet_knows(rules: str, table: str, rack: str, after: str) -> None:
    turn = Turn(parse_ruleset(rules), parse_table(table), parse_rack(rack), True, "tiles")
    play = best_play(*turn[:3])
    assert format_table(play.table) == after
    best = Turns(*turn[:3]).best("tiles")
    assert best is not None
    assert play.tiles_played == best.objective
    assert can_play(*turn[:3])


def test_joker_rules_that_no_booklet_knows_are_never_called_proved_wrongly() -> None:
    dice = random.Random("others")
    fields: dict[str, list[object]] = {
        "joker_freeing": ["exactSwap", "anyLegal"],
        "joker_swap_from": ["rackOrTable", "rackOnly"],
        "joker_set_frozen": [True, False],
        "joker_floats": [True, False],
        "freed_joker_target": ["newSet", "anySet", "newSetWithRackTiles"],
    }
    proved = 0
    for _ in range(200):
        changes = {name: dice.choice(values) for name, values in fields.items()}
        trouble = compare(random_turn(dice, GOLIATH.replace(**changes))).trouble
        assert not trouble or trouble.endswith("not proved")
        proved += not trouble
    assert proved > 180


def test_openings_from_large_racks_with_four_jokers() -> None:
    """Jokers that are pinned for the meld never end up in a set of jokers alone."""
    rules = GOLIATH.replace(jokers=4)
    dice = random.Random("openings")
    jokers = [tile for tile in rules.box.tiles() if tile.joker]
    opened = 0
    for _ in range(40):
        tiles = [tile for tile in rules.box.tiles() if not tile.joker]
        dice.shuffle(tiles)
        table = best_play(rules, (), tuple(tiles[:30]), least=False).table
        rack = (*jokers, *tiles[30 : 30 + dice.choice([6, 10, 14])])
        play = best_play(rules, table, rack, melded=False, least=False)
        opened += bool(play.played)
        assert judge(rules, table, play.table, rack, melded=False).legal
    assert opened == 40
