"""Turns: what is judged, what is refused, drafts, the bell, and who stands in."""

from dataclasses import replace

import pytest

from remeld.match import Bell
from remeld.notation import parse_table
from remeld.protocol import Options, TableFact, commands, facts
from remeld.rules import Draw, Pass, Play, View
from remeld.server.tables import (
    ComputerMoves,
    Judged,
    Refusal,
    Ring,
    hint_view,
    timers,
)
from tests.server.tables.arranged_tables import arranged, emptied, started
from tests.server.tables.checked_table import ANN, BEN, CLEO, CheckedTable


def bell_of(entries: tuple[TableFact, ...]) -> Bell:
    (turn,) = (entry for entry in entries if isinstance(entry, facts.Turn))
    bell = turn.events[0]
    assert isinstance(bell, Bell)
    return bell


def other(table: CheckedTable) -> str:
    return BEN if table.on_turn == ANN else ANN


def test_a_legal_turn_is_carried_out_and_an_illegal_one_is_not() -> None:
    table = arranged(["b3 b8 k1", "k2"], laid="b4 b5 b6")
    refused = table.ask(ANN, commands.Play(seat=0, table="b3 b4 b5 b6, b8, k1"))
    assert isinstance(refused, Refusal)
    assert refused.code == "illegal-turn"
    assert [(fault.code, fault.set, fault.clause) for fault in refused.faults] == [
        ("loose-tile", 1, "R43"),
        ("loose-tile", 2, "R43"),
    ]
    table.ok(ANN, commands.Play(seat=0, table="b3 b4 b5 b6"))
    assert table.state.game is not None
    assert table.state.game.state.table == parse_table("b3 b4 b5 b6")
    assert table.turn == 1


@pytest.mark.parametrize(
    ("text", "code"),
    [
        ("b4 b5 b6, x9", "unknown-tile"),
        ("b4 b5 b6,,", "empty-set"),
        ("b4 b5 b6, b9-3", "run-falls"),
        ("b4 b5 b6, ?? ?? ??", "tile-not-in-box"),
        ("b4 b5 b6, g1", "tile-not-in-box"),
        ("b4 b5 b6, b3 b3 b3", "tile-too-often"),
        ("b4 b5 b6, k9 r9 o9", "illegal-turn"),
        ("", "illegal-turn"),
    ],
)
def test_a_table_that_cannot_be(text: str, code: str) -> None:
    table = arranged(["b3 b8 k1", "k2"], laid="b4 b5 b6")
    assert table.no(ANN, commands.Play(seat=0, table=text)) == code
    judged = table.judge(ANN, 0, text)
    assert isinstance(judged, Judged) == (code == "illegal-turn")


def test_who_may_move() -> None:
    table = started(2)
    table.ok(CLEO, commands.Watch(name="Cleo"))
    mine, his = table.turn, 1 - table.turn
    me, him = table.on_turn, other(table)
    for wish in (commands.Draw, commands.Pass):
        assert table.no(him, wish(seat=his)) == "not-your-turn"
        assert table.no(him, wish(seat=mine)) == "not-your-seat"
        assert table.no(CLEO, wish(seat=mine)) == "not-seated"
        assert table.no("who-nobody", wish(seat=mine)) == "not-at-table"
        assert table.no(me, wish(seat=5)) == "unknown-seat"
    assert table.no(me, commands.Pass(seat=mine)) == "pool-not-empty"
    table.ok(me, commands.Draw(seat=mine))


def test_a_move_must_know_the_turn_but_not_the_talk() -> None:
    table = started(2)
    before = table.state.version
    table.ok(table.on_turn, commands.Draw(seat=table.turn))
    assert table.no(table.on_turn, commands.Draw(seat=table.turn), seen=before) == "stale"
    seen = table.state.version
    table.ok(ANN, commands.Say(phrase="hello"))
    table.ok(table.on_turn, commands.Draw(seat=table.turn), seen=seen)


def test_before_and_after_a_game_nobody_moves() -> None:
    table = CheckedTable(Options(rules="goliath", seats=2, length=1))
    table.seat_people(2)
    assert table.no(ANN, commands.Draw(seat=0)) == "no-game"
    assert isinstance(table.do(Ring()), Refusal)
    assert isinstance(table.do(ComputerMoves(0, Draw())), Refusal)
    table.ok(ANN, commands.Start())
    table.play_game()
    assert table.no(ANN, commands.Draw(seat=0)) == "no-game"
    assert table.no(ANN, commands.Resign(seat=0)) == "no-game"


def test_an_empty_pool_lets_people_pass_and_ends_the_game() -> None:
    table = arranged(["k1", "k9"])
    emptied(table)
    assert table.no(ANN, commands.Draw(seat=0)) == "pool-empty"
    table.ok(ANN, commands.Pass(seat=0))
    table.ok(BEN, commands.Pass(seat=1))
    assert table.state.games[0].reason == "blocked"
    assert table.state.games[0].points == (8, -8)


def test_where_one_must_play_the_oracle_decides() -> None:
    table = arranged(["k1", "k9"], rules="john-adams")
    emptied(table)
    table.oracle = lambda position: position.rack == parse_table("k1")[0]
    assert table.no(ANN, commands.Pass(seat=0)) == "must-play"
    table.oracle = lambda position: False
    table.ok(ANN, commands.Pass(seat=0))


def test_a_late_move_is_refused_and_the_bell_rings_once() -> None:
    table = started(2)
    assert table.state.deadline is not None
    assert timers(table.state)["bell"] == table.state.deadline
    early = table.do(Ring())
    assert isinstance(early, Refusal)
    assert early.code == "time-not-up"
    table.now = table.state.deadline + 1
    assert table.no(table.on_turn, commands.Draw(seat=table.turn)) == "time-is-up"
    table.ring()
    again = table.do(Ring())
    assert isinstance(again, Refusal)
    assert again.code == "time-not-up"


@pytest.mark.parametrize(
    ("draft", "kind"),
    [
        (None, "idle"),
        ("b4 b5 b6", "idle"),
        ("b3 b4 b5 b6", "stands"),
        ("b4 b5 b6, b3", "restored"),
        ("b5 b6, b4", "restored"),
        ("b4 b5 b6, k13 r13 o13", "idle"),  # not the own tiles: as if nothing had been sent
    ],
)
def test_the_newest_draft_decides_at_the_bell(draft: str | None, kind: str) -> None:
    table = arranged(["b3 b8 k1", "k2"], laid="b4 b5 b6")
    bell = bell_of(table.ring(None if draft is None else parse_table(draft)))
    assert bell.outcome == kind


def test_pass_and_play_moves_each_seat_of_the_device() -> None:
    table = CheckedTable(Options(rules="goliath", seats=2, length=1))
    table.ok(ANN, commands.Sit())
    table.ok(ANN, commands.Sit(name="Grandpa"))
    table.ok(ANN, commands.Start())
    assert table.no(ANN, commands.Draw(seat=1 - table.turn)) == "not-your-turn"
    table.play_game()
    assert table.phase() == "over"


def test_hints_only_where_they_are_allowed() -> None:
    table = started(2)
    off = hint_view(table.state, table.on_turn, table.turn)
    assert isinstance(off, Refusal)
    assert off.code == "hints-off"
    table = started(2, hints=True)
    seen = hint_view(table.state, table.on_turn, table.turn)
    assert isinstance(seen, View)
    assert table.state.game is not None
    assert seen.rack == table.state.game.state.racks[table.turn]
    for who, seat, code in [
        (other(table), table.turn, "not-your-seat"),
        (other(table), 1 - table.turn, "not-your-turn"),
        ("who-nobody", 0, "not-your-seat"),
    ]:
        refused = hint_view(table.state, who, seat)
        assert isinstance(refused, Refusal)
        assert refused.code == code


def test_where_a_drawn_tile_may_be_played_the_turn_goes_on() -> None:
    table = started(2, rules="babyboom(drawn_tile_playable=true)")
    seat = table.turn
    before = table.state.version
    table.ok(table.on_turn, commands.Draw(seat=seat))
    assert table.turn == seat
    assert table.no(table.on_turn, commands.Draw(seat=seat)) == "already-drew"
    assert table.no(table.on_turn, commands.Pass(seat=seat), seen=before) == "stale"
    table.ok(table.on_turn, table.wish(Pass()))
    assert table.turn != seat


def test_a_bad_draft_of_unknown_origin_is_as_good_as_none() -> None:
    table = started(2)
    game = table.state.game
    assert game is not None
    foreign = replace(Play(parse_table("k1 k2 k3"))).table
    bell = bell_of(table.ring((*foreign, *foreign, *foreign)))
    assert bell.outcome == "idle"
