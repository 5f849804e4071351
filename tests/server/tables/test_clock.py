"""The clock: pauses, more time, nobody there, downtime, idle tables."""

from remeld.protocol import Options, commands, facts
from remeld.rules import Draw
from remeld.server.tables import (
    AddTime,
    Archive,
    ComputerMoves,
    Decided,
    NobodyHere,
    Refusal,
    Ring,
    SomebodyHere,
    status,
    timers,
)
from remeld.server.tables.clock import MAX_LENGTHENED_MS
from tests.server.tables.arranged_tables import started
from tests.server.tables.checked_table import ANN, BEN, CLEO, CheckedTable


def deadline(table: CheckedTable) -> int:
    assert table.state.deadline is not None
    return table.state.deadline


def test_a_pause_needs_everybodys_consent_and_costs_nobody_time() -> None:
    table = started(3)
    table.now += 10_000
    left = deadline(table) - table.now
    table.ok(ANN, commands.OfferPause())
    assert table.no(BEN, commands.OfferPause()) == "pause-offered"
    table.ok(BEN, commands.AcceptPause())
    assert table.no(BEN, commands.AcceptPause()) == "already-accepted"
    assert not table.paused()
    table.now += 1000
    left -= 1000
    table.ok(CLEO, commands.AcceptPause())
    assert table.paused()
    assert timers(table.state)["bell"] is None
    assert table.no(table.on_turn, commands.Draw(seat=table.turn)) == "paused"
    refused = table.do(Ring())
    assert isinstance(refused, Refusal)
    assert refused.code == "paused"
    assert table.no(ANN, commands.Lengthen(seconds=10)) == "paused"
    assert table.no(ANN, commands.OfferPause()) == "paused"
    table.now += 3_600_000
    table.ok(BEN, commands.Resume())
    assert deadline(table) - table.now == left
    assert table.no(BEN, commands.Resume()) == "not-paused"
    table.ok(table.on_turn, commands.Draw(seat=table.turn))


def test_a_pause_can_be_declined() -> None:
    table = started(2)
    assert table.no(BEN, commands.AcceptPause()) == "no-pause-offered"
    assert table.no(BEN, commands.DeclinePause()) == "no-pause-offered"
    table.ok(ANN, commands.OfferPause())
    table.ok(BEN, commands.DeclinePause())
    assert table.no(BEN, commands.AcceptPause()) == "no-pause-offered"


def test_who_plays_alone_pauses_alone() -> None:
    table = started(1, 2)
    table.ok(ANN, commands.OfferPause())
    assert table.paused()
    assert timers(table.state)["computer"] is None
    if not table.on_turn_is_person():
        refused = table.do(ComputerMoves(table.state.turn_version, Draw()))
        assert isinstance(refused, Refusal)
        assert refused.code == "paused"
    table.ok(ANN, commands.Resume())


def test_who_is_away_or_has_resigned_is_not_asked() -> None:
    table = started(3)
    for _ in range(6):
        if table.on_turn == CLEO:
            table.ring()
        else:
            table.step()
    assert table.state.seats[2].away
    table.ok(BEN, commands.Resign(seat=1))
    table.ok(ANN, commands.OfferPause())
    assert table.paused()


def test_spectators_do_not_pause() -> None:
    table = started(2)
    table.ok(CLEO, commands.Watch(name="Cleo"))
    wishes = (commands.OfferPause(), commands.AcceptPause(), commands.DeclinePause())
    for wish in (*wishes, commands.Resume()):
        assert table.no(CLEO, wish) == "not-seated"


def test_a_pause_comes_too_late_after_the_bell() -> None:
    table = started(2)
    table.ok(ANN, commands.OfferPause())
    table.now = deadline(table) + 1
    assert table.no(BEN, commands.AcceptPause()) == "time-is-up"
    assert table.no(ANN, commands.Lengthen(seconds=10)) == "time-is-up"


def test_the_host_lengthens_a_turn_but_does_not_stop_the_clock() -> None:
    table = started(2)
    before, seen = deadline(table), table.state.version
    table.ok(ANN, commands.Lengthen(seconds=30))
    assert deadline(table) == before + 30_000
    for _ in range((MAX_LENGTHENED_MS - 30_000) // 60_000):
        table.ok(ANN, commands.Lengthen(seconds=60))
    assert table.no(ANN, commands.Lengthen(seconds=60)) == "enough-time"
    table.step()
    assert table.no(ANN, commands.Lengthen(seconds=60), seen=seen) == "stale"
    table.ok(ANN, commands.Lengthen(seconds=60))
    unclocked = started(2, rules="goliath", clock="none")
    assert unclocked.no(ANN, commands.Lengthen(seconds=60)) == "no-clock"


def test_the_clock_stands_still_while_nobody_is_there() -> None:
    table = started(2)
    table.now += 5_000
    gone = table.now
    left = deadline(table) - gone
    table.now += 100_000
    assert table.now > deadline(table), "they were gone before the time was up"
    table.house(NobodyHere(gone))
    assert timers(table.state)["bell"] is None
    assert not table.house(NobodyHere(table.now))
    table.now += 86_400_000
    table.house(SomebodyHere())
    assert deadline(table) - table.now == left
    assert not table.house(SomebodyHere())


def test_no_time_is_given_back_twice() -> None:
    table = started(2)
    gone = table.now
    table.now += 20_000
    table.house(NobodyHere(gone))
    table.now += 20_000
    table.house(SomebodyHere())
    table.now += 5_000
    left = deadline(table) - table.now
    table.house(NobodyHere(gone))
    table.house(SomebodyHere())
    assert deadline(table) - table.now == left + 5_000


def test_who_saw_the_time_run_out_hears_the_bell() -> None:
    table = started(2)
    table.now = deadline(table) + 500
    assert not table.house(NobodyHere(table.now))
    table.ring()


def test_a_command_of_somebody_means_that_somebody_is_there() -> None:
    table = started(2)
    table.house(NobodyHere(table.now))
    table.now += 50_000
    kinds = [type(entry) for entry in table.ok(table.on_turn, commands.Draw(seat=table.turn))]
    assert kinds == [facts.Resumed, facts.TimeAdded, facts.Turn]


def test_a_pause_that_was_agreed_upon_outlasts_absence() -> None:
    table = started(1, 1)
    table.ok(ANN, commands.OfferPause())
    assert not table.house(NobodyHere(table.now))
    assert not table.house(SomebodyHere())
    assert table.paused()


def test_a_clock_of_days_runs_while_nobody_is_there() -> None:
    table = started(2, clock="days", clock_length=1)
    before = deadline(table)
    assert not table.house(NobodyHere(table.now))
    assert not table.house(Archive())
    assert deadline(table) == before


def test_downtime_is_given_back() -> None:
    table = started(2)
    before = deadline(table)
    table.house(AddTime(7_000))
    assert deadline(table) == before + 7_000
    table.house(NobodyHere(table.now))
    assert not table.house(AddTime(7_000)), "a clock that stands still loses nothing"
    unclocked = started(2, rules="goliath", clock="none")
    assert not unclocked.house(AddTime(7_000))


def test_an_idle_table_is_put_away_and_taken_up_as_it_was() -> None:
    table = started(2)
    left = deadline(table) - table.now
    due = timers(table.state)["idle"]
    assert due is not None
    assert due - table.now == 30 * 86_400_000
    table.house(NobodyHere(table.now))
    table.now = due
    table.house(Archive())
    assert status(table.state) == "archived"
    assert timers(table.state) == {"bell": None, "computer": None, "idle": None}
    assert not table.house(Archive())
    table.now += 1_000_000
    table.house(SomebodyHere())
    assert status(table.state) == "playing"
    assert deadline(table) - table.now == left


def test_a_table_is_not_put_away_under_a_ringing_bell() -> None:
    table = started(2)
    table.now = deadline(table) + 1
    assert not table.house(Archive())


def test_any_command_wakes_a_table() -> None:
    table = CheckedTable(Options(rules="goliath", seats=2))
    table.house(Archive())
    table.ok(BEN, commands.Watch(name="Ben"))
    assert status(table.state) == "open"


def test_a_pause_is_over_with_the_game() -> None:
    table = started(2)
    table.ok(ANN, commands.OfferPause())
    table.ok(BEN, commands.AcceptPause())
    table.ok(BEN, commands.Resign(seat=1))
    assert not table.state.playing
    assert not table.paused()
    assert table.no(ANN, commands.Resume()) == "not-paused"
    assert isinstance(table.do(NobodyHere(table.now)), Decided)
    assert not table.paused()
