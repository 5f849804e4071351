"""Computer players: when they move, and when they stand in for somebody."""

from remeld.protocol import commands
from remeld.rules import Draw, Play
from remeld.server.tables import ComputerMoves, Decision, Refusal, computer_view, timers
from remeld.server.tables import entries as e
from tests.server.tables.arranging import started
from tests.server.tables.sitting import ANN, BEN, Sitting


def other(table: Sitting) -> str:
    return BEN if table.on_turn == ANN else ANN


def test_after_two_missed_turns_a_computer_player_stands_in() -> None:
    table = started(2)
    absent, seat = table.on_turn, table.turn
    table.ring()
    assert table.state.seats[seat].missed == 1
    table.step()
    entries = table.ring()
    assert isinstance(entries[-1], e.Away)
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
    assert isinstance(table.do(ComputerMoves(table.state.turn_version, Draw())), Decision)


def test_computer_players_take_a_natural_time_that_nobody_can_stretch() -> None:
    table = started(1, 1)
    if table.on_turn_is_person():
        table.step()
    due = timers(table.state)["computer"]
    assert due is not None
    assert 900 <= due - table.now <= 2900
    table.now += 500
    table.ok(ANN, commands.Say(phrase="your-turn"))
    assert timers(table.state)["computer"] == due
