"""What happens by itself, with a clock that the test sets."""

import asyncio
from dataclasses import replace
from functools import partial
from pathlib import Path

import httpx
import pytest

from remeld.bots import easy_move
from remeld.match import Bell
from remeld.notation import format_table
from remeld.protocol import Ack, Refused, Verdict
from remeld.protocol import commands as do
from remeld.rules import Play, view
from remeld.server import app as app_module
from remeld.server import command_handler, health, house, presence, sweeper, worker_pool
from remeld.server.app import make_app
from remeld.server.house_clock import TRUST_MS
from remeld.server.settings import Settings
from remeld.server.tables import TableState
from remeld.server.work_classes import BOUNDS, WorkClass
from tests.patience import PATIENCE
from tests.server.in_process_house import Rig
from tests.server.worker_tasks import decide_unless_drafted, die, think_until_enough

SECOND = 1000


def last_bell(state: TableState) -> Bell | None:
    assert state.game is not None
    bells = [logged.event for logged in state.game.log if isinstance(logged.event, Bell)]
    return bells[-1] if bells else None


def bells(state: TableState) -> int:
    assert state.game is not None
    return sum(isinstance(logged.event, Bell) for logged in state.game.log)


async def test_the_bell_rings_when_the_time_is_up_and_not_before(rig: Rig) -> None:
    table = await rig.table(rules="goliath", seats=2, clock="seconds", clock_length=30)
    await rig.come(table, "p0", "p1")
    before = await rig.state(table)
    rig.clock.ms += 30 * SECOND - 1
    await rig.sweep()
    assert (await rig.state(table)).version == before.version
    rig.clock.ms += 1
    await rig.come(table, "p0", "p1")
    await rig.sweep()
    after = await rig.state(table)
    assert bells(after) == 1
    assert after.turn != before.turn
    assert after.deadline == rig.clock.ms + 30 * SECOND


async def test_a_late_packet_does_not_beat_the_bell(rig: Rig) -> None:
    table = await rig.table(rules="goliath", seats=2, clock="seconds", clock_length=30)
    state = await rig.state(table)
    assert state.turn is not None
    rig.clock.ms += 30 * SECOND + 1
    answer = await rig.ask(table, f"p{state.turn}", do.Draw(seat=state.turn))
    assert isinstance(answer, Refused)
    assert answer.code == "time-is-up"
    drafted = await rig.draft(table, f"p{state.turn}", state.turn, "")
    assert isinstance(drafted, Refused)
    assert drafted.code == "time-is-up"


async def play_until_meld(rig: Rig, table: str) -> Play:
    """Draw until somebody on turn could lay something; return what."""
    while True:
        state = await rig.state(table)
        assert state.game is not None
        assert state.turn is not None
        move = easy_move(view(state.game.position, state.turn))
        if isinstance(move, Play):
            return move
        await rig.do(table, f"p{state.turn}", do.Draw(seat=state.turn))


@pytest.mark.parametrize(("keep", "kind"), [(0, "stands"), (1, "restored")])
async def test_the_newest_draft_decides_at_the_bell(rig: Rig, keep: int, kind: str) -> None:
    table = await rig.table(rules="broadway", seats=2)
    move = await play_until_meld(rig, table)
    state = await rig.state(table)
    assert state.turn is not None
    loose = (*move.table[:-1], move.table[-1][:2])
    drafts = [loose, move.table] if not keep else [move.table, loose]
    for draft in drafts:
        verdict = await rig.draft(table, f"p{state.turn}", state.turn, format_table(draft))
        assert isinstance(verdict, Verdict)
        assert verdict.kept
        assert verdict.legal == (draft == move.table)
    rig.clock.ms += 60 * SECOND
    await rig.come(table, "p0", "p1")
    await rig.sweep()
    bell = last_bell(await rig.state(table))
    assert bell is not None
    assert bell.outcome == kind


async def test_a_draft_that_takes_too_long_to_judge_is_as_good_as_none(
    rig: Rig, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(command_handler, "decide_apart", decide_unless_drafted)
    monkeypatch.setitem(BOUNDS, WorkClass.BELL, replace(BOUNDS[WorkClass.BELL], seconds=0.2))
    table = await rig.table(rules="broadway(jokers=4)", seats=2)
    move = await play_until_meld(rig, table)
    state = await rig.state(table)
    assert state.turn is not None
    await rig.draft(table, f"p{state.turn}", state.turn, format_table(move.table))
    rig.clock.ms += 60 * SECOND
    await rig.come(table, "p0", "p1")
    await rig.sweep()
    bell = last_bell(await rig.state(table))
    assert bell is not None
    assert (bell.seat, bell.outcome) == (state.turn, "idle")
    ended = {"why": "too-long"}
    assert rig.metrics.registry.get_sample_value("remeld_workers_ended_total", ended) == 1


async def test_a_bell_whose_worker_dies_rings_later(
    rig: Rig, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = await rig.table(rules="broadway(jokers=4)", seats=2)
    rig.clock.ms += 60 * SECOND
    await rig.come(table, "p0", "p1")
    with monkeypatch.context() as broken:
        broken.setattr(command_handler, "decide_apart", die)
        await rig.house.sweeper.sweep()
    assert bells(await rig.state(table)) == 0
    rig.clock.ms += 60 * SECOND
    await rig.come(table, "p0", "p1")
    await rig.sweep()
    assert bells(await rig.state(table)) == 1


async def test_a_draft_of_an_earlier_turn_counts_for_nothing(rig: Rig) -> None:
    table = await rig.table(rules="broadway", seats=2)
    move = await play_until_meld(rig, table)
    first = await rig.state(table)
    assert first.turn is not None
    await rig.draft(table, f"p{first.turn}", first.turn, format_table(move.table))
    for _ in range(2):  # once round the table
        state = await rig.state(table)
        assert state.turn is not None
        await rig.do(table, f"p{state.turn}", do.Draw(seat=state.turn))
    rig.clock.ms += 60 * SECOND
    await rig.come(table, "p0", "p1")
    await rig.sweep()
    bell = last_bell(await rig.state(table))
    assert bell is not None
    assert (bell.seat, bell.outcome) == (first.turn, "idle")


@pytest.mark.house(grace_ms=7000)
async def test_the_time_the_house_was_down_is_given_back_once(rig: Rig) -> None:
    table = await rig.table(rules="goliath", seats=2, clock="seconds", clock_length=30)
    await rig.house.beat()
    deadline = (await rig.state(table)).deadline
    assert deadline is not None
    rig.clock.ms += 100 * SECOND
    second = Rig(rig.storage, rig.clock, grace_ms=7000)
    begun = await second.house.clock.begin()
    await asyncio.gather(rig.house.make_up(begun), second.house.make_up(begun))
    assert (await rig.state(table)).deadline == deadline + 107 * SECOND
    await rig.house.beat()
    rig.clock.ms += SECOND
    await second.house.make_up(await second.house.clock.begin())
    assert (await rig.state(table)).deadline == deadline + 107 * SECOND
    await second.house.close()


@pytest.mark.house(grace_ms=7000)
async def test_a_turn_gets_grace_whenever_the_clock_moves_also_twice_in_a_row(rig: Rig) -> None:
    table = await rig.table(rules="goliath", seats=2, clock="seconds", clock_length=30)
    await rig.house.beat()
    deadline = (await rig.state(table)).deadline
    assert deadline is not None
    rig.house.clock.trust_ms = TRUST_MS
    for times in (1, 2):  # The house's own clock stands: both are found at the same moment.
        rig.clock.ms += 3600 * SECOND
        await rig.house.beat()
        assert (await rig.state(table)).deadline == deadline + times * 7 * SECOND


async def test_the_clock_stands_still_while_nobody_is_there(rig: Rig) -> None:
    table = await rig.table(rules="goliath", seats=2, clock="seconds", clock_length=30)
    rig.clock.ms += 31 * SECOND
    await rig.sweep()
    state = await rig.state(table)
    assert bells(state) == 0
    assert state.paused is not None
    rig.clock.ms += 3600 * SECOND
    await rig.sweep()
    assert (await rig.state(table)).version == state.version
    back = await rig.do(table, "p0", do.Say(phrase="i-am-back"))
    state = await rig.state(table)
    assert back.version == state.version
    assert state.paused is None
    assert state.deadline is not None
    assert state.deadline - rig.clock.ms == 10 * SECOND  # the grace of the house


async def test_the_clock_stops_when_the_last_player_goes(
    rig: Rig, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(presence, "MISSING_SECONDS", 0.0)
    table = await rig.table(rules="goliath", seats=2, clock="seconds", clock_length=30)
    await rig.come(table, "p0", "p1")
    rig.clock.ms += 10 * SECOND
    await rig.house.beat()
    await rig.house.presences.went(table, "p1")
    await rig.house.tasks.settle()
    assert (await rig.state(table)).paused is None
    await rig.house.presences.went(table, "p0")
    await rig.house.tasks.settle()
    state = await rig.state(table)
    assert state.paused is not None
    assert state.paused.since == rig.clock.ms
    rig.clock.ms += 500 * SECOND
    await rig.do(table, "p1", do.Say(phrase="hello"))
    state = await rig.state(table)
    assert state.deadline is not None
    assert state.deadline - rig.clock.ms == 20 * SECOND


async def test_a_clock_of_days_runs_while_nobody_is_there(rig: Rig) -> None:
    table = await rig.table(rules="goliath", seats=2, clock="days", clock_length=2)
    rig.clock.ms += 2 * 24 * 3600 * SECOND
    await rig.sweep()
    assert bells(await rig.state(table)) == 1


@pytest.mark.house(grace_ms=5000)
async def test_the_breaker_gives_time_instead_of_ending_many_turns(rig: Rig) -> None:
    options = {"rules": "goliath", "seats": 2, "clock": "seconds", "clock_length": 30}
    tables = [await rig.table(**options) for _ in range(12)]  # type: ignore[arg-type]
    rig.clock.ms += 60 * SECOND
    for table in tables:
        await rig.come(table, "p0", "p1")
    await rig.sweep()
    for table in tables:
        state = await rig.state(table)
        assert bells(state) == 0
        assert state.deadline == rig.clock.ms + 5 * SECOND
    assert rig.metrics.registry.get_sample_value("remeld_breaker_trips_total") == 1


async def test_after_missed_turns_a_computer_player_stands_in(rig: Rig) -> None:
    table = await rig.table(rules="goliath", seats=2, clock="seconds", clock_length=30)
    for _ in range(4):
        rig.clock.ms += 30 * SECOND
        await rig.come(table, "p0", "p1")
        await rig.house.sweeper.sweep()
    state = await rig.state(table)
    away = [number for number, seat in enumerate(state.seats) if seat.away]
    assert away
    await rig.sweep()
    seat = away[0]
    await rig.do(table, f"p{seat}", do.TakeBack(seat=seat))
    assert not (await rig.state(table)).seats[seat].away


async def test_computer_players_play_a_whole_game_and_never_wait(rig: Rig) -> None:
    table = await rig.table(people=1, rules="john-adams", seats=4, clock="none")
    while (state := await rig.state(table)).playing:
        if state.turn == 0:
            assert state.game is not None
            pool = state.game.state.pool
            answer = await rig.ask(table, "p0", do.Draw(seat=0) if pool else do.Pass(seat=0))
            if isinstance(answer, Refused):
                assert answer.code == "must-play"
                await rig.do(table, "p0", do.Resign(seat=0))
        rig.clock.ms += SECOND
        await rig.sweep()
    stuck = {"kind": "computer", "result": "stuck"}
    assert rig.metrics.registry.get_sample_value("remeld_timers_total", stuck) is None


@pytest.fixture
def thinking(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Path:
    """Computer players think until there is a file `enough`; `asked` has a line for each."""
    monkeypatch.setattr(sweeper, "decide_at_level", partial(think_until_enough, tmp_path))
    return tmp_path


async def wait_for_computer(rig: Rig) -> str:
    """A table where the computer player has to move."""
    table = await rig.table(people=1, rules="goliath", seats=2, clock="none")
    if (await rig.state(table)).turn == 0:
        await rig.do(table, "p0", do.Draw(seat=0))
    return table


async def test_no_bell_waits_for_a_computer_player(rig: Rig, thinking: Path) -> None:
    slow = await wait_for_computer(rig)
    table = await rig.table(rules="goliath", seats=2, clock="seconds", clock_length=30)
    for number in (1, 2):
        # Longer than a timer is leased: the same turn is found again, and thought about once.
        rig.clock.ms += 30 * SECOND
        await rig.come(table, "p0", "p1")
        async with asyncio.timeout(PATIENCE):
            await rig.house.sweeper.sweep()
        assert bells(await rig.state(table)) == number
    before = await rig.state(slow)
    (thinking / "enough").touch()
    await rig.house.sweeper.players.settle()
    assert (thinking / "asked").read_text().splitlines() == ["easy"]
    assert (await rig.state(slow)).turn != before.turn


async def test_who_thinks_for_too_long_draws(
    rig: Rig, thinking: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(worker_pool, "PATIENCE", 0.0)
    table = await wait_for_computer(rig)
    before = await rig.state(table)
    async with asyncio.timeout(PATIENCE):
        await rig.sweep()
    after = await rig.state(table)
    assert before.game
    assert after.game
    assert after.turn == 0
    assert after.game.state.pool == before.game.state.pool - 1


async def test_a_house_that_rings_no_bells_is_not_healthy(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    # Its clock stands still: however long this takes, only what is put back below grows old.
    monkeypatch.setattr(app_module, "House", partial(house.House, steady=lambda: 1000.0))
    app = make_app(Settings(database=f"sqlite:///{tmp_path}/house.db"))
    transport = httpx.ASGITransport(app)
    async with (
        app.router.lifespan_context(app),
        httpx.AsyncClient(transport=transport, base_url="http://localhost") as client,
    ):
        assert (await client.get("/healthz")).status_code == 200
        await asyncio.sleep(0)  # What the house does again and again has begun.
        await app.state.house.tasks.close()
        app.state.house.health.swept_at -= health.SWEEPS_WITHIN
        assert (await client.get("/healthz")).status_code == 503
        await app.state.house._sweep()
        assert (await client.get("/healthz")).status_code == 200
        # Whoever asks, however often: the database is asked by the heartbeat alone.
        await app.state.house.storage.close()
        assert (await client.get("/healthz")).status_code == 200
        app.state.house.health.stored_at -= health.STORES_WITHIN
        assert (await client.get("/healthz")).json()["code"] == "storage-failed"


async def test_one_bell_however_many_processes_ring(rig: Rig) -> None:
    table = await rig.table(rules="goliath", seats=2, clock="seconds", clock_length=30)
    others = [Rig(rig.storage, rig.clock) for _ in range(3)]
    rig.clock.ms += 30 * SECOND
    await rig.come(table, "p0", "p1")
    for other in others:
        await other.house.clock.begin()
        await other.state(table)
    state = await rig.state(table)
    # Past the lease: as if each of them had got the timer.
    await asyncio.gather(
        *(each.house.sweeper._bell(state, rig.clock.ms, tripped=False) for each in (rig, *others))
    )
    assert bells(await rig.state(table)) == 1
    await asyncio.gather(*(other.house.close() for other in others))


async def test_idle_tables_are_put_away_and_taken_out_again(rig: Rig) -> None:
    table = await rig.table(rules="goliath", seats=2)
    rig.clock.ms += 20 * 24 * 3600 * SECOND
    await rig.sweep()
    assert not (await rig.state(table)).archived
    rig.clock.ms += 31 * 24 * 3600 * SECOND
    await rig.sweep()
    state = await rig.state(table)
    assert state.archived
    row = await rig.storage.row(table)
    assert row is not None
    assert row.status == "archived"
    answer = await rig.ask(table, "p0", do.Say(phrase="hello"))
    assert isinstance(answer, Ack)
    state = await rig.state(table)
    assert not state.archived
    assert state.playing
