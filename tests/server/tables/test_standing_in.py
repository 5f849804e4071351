"""Computer players: when they move, and when they stand in for somebody."""

from dataclasses import replace

import pytest

from remeld.bots import LEAST_MS, MOST_MS
from remeld.notation import parse_table
from remeld.protocol import TableFact, commands, facts
from remeld.rules import Draw, Pass, Play
from remeld.server.tables import ComputerMoves, Decided, Refusal, Ring, computer_view, timers
from tests.server.tables.arranged_tables import arranged, emptied, started
from tests.server.tables.checked_table import ANN, BEN, CheckedTable


def other(table: CheckedTable) -> str:
    return BEN if table.on_turn == ANN else ANN


def test_after_two_missed_turns_a_computer_player_stands_in() -> None:
    table = started(2)
    absent, seat = table.on_turn, table.turn
    table.ring()
    assert table.state.seats[seat].missed == 1
    table.step()
    entries = table.ring()
    assert isinstance(entries[-1], facts.Away)
    assert table.state.computer_at(seat) == "easy"
    table.step()
    assert table.turn == seat
    assert computer_view(table.state) is not None
    assert table.no(absent, commands.Draw(seat=seat)) == "seat-away"
    table.ok(absent, commands.TakeBack(seat=seat))
    assert computer_view(table.state) is None
    stale = table.do(ComputerMoves(table.state.turn_version, Draw()))
    assert isinstance(stale, Refusal)
    assert stale.code == "not-a-computer"
    assert table.no(absent, commands.TakeBack(seat=seat)) == "seat-not-away"
    table.ok(absent, commands.Draw(seat=seat))
    assert table.state.seats[seat].missed == 0


def test_a_move_between_missed_turns_starts_the_count_again() -> None:
    table = started(2)
    seat = table.turn
    for _ in range(3):
        table.ring()
        table.step()
        table.step()
        table.step()
    assert not table.state.seats[seat].away


def test_everybody_may_be_away_and_the_game_still_ends() -> None:
    table = started(2)
    for _ in range(4):
        table.ring()
    assert all(seat.away for seat in table.state.seats)
    table.play_game()
    assert table.state.games[0].reason in ("out", "blocked")


def test_without_a_clock_another_player_asks_for_somebody_to_stand_in() -> None:
    table = started(2, rules="goliath", clock="none")
    me, seat = other(table), table.turn
    absent = table.on_turn
    assert table.no(me, commands.StandIn(seat=seat)) == "too-early"
    assert table.no(me, commands.StandIn(seat=1 - seat)) == "not-your-turn"
    table.now += 300_000
    table.ok(me, commands.StandIn(seat=seat))
    assert table.no(me, commands.StandIn(seat=seat)) == "seat-away"
    table.ok(absent, commands.TakeBack(seat=seat))
    clocked = started(2)
    assert clocked.no(other(clocked), commands.StandIn(seat=clocked.turn)) == "clock-runs"


def test_computer_players_move_when_they_are_due() -> None:
    table = started(1, 1, thinking=False)
    if table.on_turn_is_person():
        table.step()
    due = timers(table.state)["computer"]
    assert due == table.now
    wrong = table.do(ComputerMoves(table.state.turn_version - 1, Draw()))
    assert isinstance(wrong, Refusal)
    assert wrong.code == "stale"
    illegal = table.do(ComputerMoves(table.state.turn_version, Play(())))
    assert isinstance(illegal, Refusal)
    assert illegal.code == "illegal-turn"
    assert isinstance(table.do(ComputerMoves(table.state.turn_version, Draw())), Decided)


def test_computer_players_take_a_natural_time_that_nobody_can_stretch() -> None:
    table = started(1, 1)
    if table.on_turn_is_person():
        table.step()
    due = timers(table.state)["computer"]
    assert due is not None
    assert LEAST_MS <= due - table.now <= MOST_MS
    table.now += 500
    table.ok(ANN, commands.Say(phrase="your-turn"))
    assert timers(table.state)["computer"] == due


# -- Where everybody must play who can (ruling A52) --


def stubborn(racks: list[str]) -> CheckedTable:
    """John Adams with an empty pool; Ann could play b3, the others cannot play."""
    table = arranged(racks, laid="b4-6", rules="john-adams")
    emptied(table)
    return table


def let_ring(table: CheckedTable) -> tuple[TableFact, ...]:
    """The bell finds Ann busy with a draft that is never finished."""
    assert table.turn == 0
    assert table.state.deadline is not None
    table.now = table.state.deadline
    return table.house(Ring(parse_table("b4-6, b3")))


def pass_round(table: CheckedTable) -> None:
    while table.turn != 0:
        table.ok(table.on_turn, commands.Pass(seat=table.turn))


def test_an_unfinished_draft_does_not_put_the_stand_in_off() -> None:
    table = stubborn(["b3 k1", "k9 k10", "r9 r10"])
    let_ring(table)
    assert table.state.seats[0].missed == 1
    pass_round(table)
    assert isinstance(let_ring(table)[-1], facts.Away)
    pass_round(table)
    assert table.phase() == "playing"
    table.house(ComputerMoves(table.state.turn_version, Play(parse_table("b3-6"))))
    pass_round(table)
    # What the computer player has laid was due, so nothing is left over from before.
    assert table.state.game is not None
    assert table.state.game.state.sat_out == ()


@pytest.mark.parametrize(
    ("racks", "reason", "points"),
    [
        # Ann loses her 4; Ben and Cleo, who are blocked with the same rack, share them.
        (["b3 k1", "k9 k10", "r9 r10"], "blocked", (-4, 2, 2)),
        (["b3 k1", "k9 k10"], "resigned", (-4, 4)),
    ],
)
def test_who_takes_the_seat_back_only_to_sit_out_has_resigned(
    racks: list[str], reason: str, points: tuple[int, ...]
) -> None:
    table = stubborn(racks)
    for _ in range(2):
        let_ring(table)
        pass_round(table)
    table.ok(ANN, commands.TakeBack(seat=0))
    entries = let_ring(table)
    assert isinstance(entries[0], facts.Resigned)
    assert (table.state.games[0].reason, table.state.games[0].points) == (reason, points)


def test_who_sits_out_alone_abandons_the_game() -> None:
    table = stubborn(["b3 k1", "k9 k10"])
    away = replace(table.state.seats[1], away=True)
    table.state = replace(table.state, seats=(table.state.seats[0], away))
    for _ in range(2):
        let_ring(table)
        table.house(ComputerMoves(table.state.turn_version, Pass()))
    table.ok(ANN, commands.TakeBack(seat=0))
    let_ring(table)
    assert table.state.games[0].reason == "abandoned"
    assert (table.state.games[0].points, table.state.games[0].winners) == ((0, 0), ())


def test_who_leaves_at_the_end_is_named_in_the_result() -> None:
    table = started(2, rules="goliath", clock="none", length=1)
    names = [seat.name for seat in table.state.seats]
    table.ok(BEN, commands.Leave())
    assert table.phase() == "over"
    view = table.state.public
    assert [(seat.kind, seat.name) for seat in view.seats] == [
        ("person", names[0]),
        ("empty", names[1]),
    ]
