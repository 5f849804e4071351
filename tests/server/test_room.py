"""Nothing piles up: long questions, tables that nobody uses, sessions that nobody comes back to."""

import asyncio
import math
from functools import partial
from pathlib import Path
from typing import Any
from unittest.mock import AsyncMock

import httpx
import pytest
from starlette.requests import Request
from starlette.responses import Response

from remeld.match import game
from remeld.notation import format_table
from remeld.protocol import Options, Refused, Verdict
from remeld.protocol import commands as do
from remeld.server import app as app_module
from remeld.server.app import make_app
from remeld.server.http.problems import Problem
from remeld.server.http.request_context import RequestContext
from remeld.server.rate_limits import LIMITS, Limiter
from remeld.server.sessions import Device
from remeld.server.settings import Settings
from remeld.server.socket_subscriber import SocketSubscriber
from remeld.server.table_cache import KEEP_SECONDS
from remeld.server.tables import Refusal, drafts
from remeld.server.work_classes import PATIENCE, Payer, WorkClass
from remeld.server.worker_pool import BusyError, TooLongError
from tests.server.in_process_house import Rig
from tests.server.worker_tasks import state_of, until, wait_for_enough

DAY = 24 * 3600 * 1000


async def test_a_question_that_takes_too_long_is_given_up(
    rig: Rig, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    loop, later = asyncio.get_running_loop(), 0.0
    clock = loop.time
    monkeypatch.setattr(loop, "time", lambda: clock() + later)
    scope = {"type": "http", "client": ("127.0.0.1", 1), "headers": []}
    gone = asyncio.Event()

    async def receive() -> dict[str, Any]:
        await gone.wait()
        return {"type": "http.disconnect"}

    asked = RequestContext(rig.house, Request(scope, receive))
    question = asyncio.create_task(asked.work(wait_for_enough, tmp_path))
    await until((tmp_path / "begun").exists)
    later = PATIENCE
    with pytest.raises(BusyError):
        await question
    assert await asked.work(int, "7") == 7
    # Nor is it answered for longer than somebody waits.
    (tmp_path / "begun").unlink()
    question = asyncio.create_task(asked.work(wait_for_enough, tmp_path))
    await until((tmp_path / "begun").exists)
    pid = int((tmp_path / "begun").read_text())
    gone.set()
    with pytest.raises(Problem):
        await question
    await until(lambda: state_of(pid) in ("", "Z"))


async def test_who_has_used_up_their_processor_time_is_told_how_long_to_wait(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(app_module, "Limiter", partial(Limiter, clock=lambda: 0.0))
    app = make_app(Settings(database=f"sqlite:///{tmp_path}/house.db", origins=("http://here",)))
    client = httpx.AsyncClient(transport=httpx.ASGITransport(app), base_url="http://here")
    question = {"rules": "goliath", "table": "k4 r4 b4", "rack": "o4"}
    ask = partial(client.post, "/api/tools/best", json=question, headers={"Origin": "http://here"})
    async with app.router.lifespan_context(app), client:
        assert (await ask()).json()["tiles_played"] == 1
        limit = LIMITS["address-processor"]
        app.state.house.limiter.spend("address-processor", "127.0.0.1", limit.burst + 5)
        answer = await ask()
        assert (answer.status_code, answer.json()["code"]) == (429, "too-often")
        # What it took to answer the first question is owed, too.
        owed = answer.json()["values"]["wait_ms"] / 1000
        assert 5 / limit.per_second < owed < 6 / limit.per_second
        assert int(answer.headers["Retry-After"]) == math.ceil(owed)
        app.state.house.limiter.spend("address-processor", "127.0.0.1", -limit.burst)
        run = AsyncMock(side_effect=TooLongError)
        monkeypatch.setattr(app.state.house.workers, "run", run)
        answer = await ask()
        assert (answer.status_code, answer.json()["code"]) == (422, "too-hard")


async def test_who_owns_a_table_pays_for_what_the_house_does_there(rig: Rig) -> None:
    table = await rig.table(people=2, seats=3, rules="goliath", clock="none")
    state = await rig.state(table)
    assert rig.house.owner(state) == Payer(None, "p0")
    other = SocketSubscriber(rig.storage, rig.metrics, Device("p1", b"1", 0), "192.0.2.1")
    looks_on = SocketSubscriber(rig.storage, rig.metrics, None, "192.0.2.9")
    for subscriber in (other, looks_on):
        rig.house.hub.add(state, subscriber)
    assert rig.house.owner(state) == Payer("192.0.2.1", "p0")
    host = SocketSubscriber(rig.storage, rig.metrics, Device("p0", b"0", 0), "192.0.2.2")
    rig.house.hub.add(state, host)
    assert rig.house.owner(state) == Payer("192.0.2.2", "p0")
    paid: list[Payer] = []
    run = rig.house.workers.run

    async def noting(kind: WorkClass, payer: Payer, *work: Any, **named: Any) -> Any:
        paid.append(payer)
        return await run(kind, payer, *work, **named)

    rig.house.workers.run = noting  # type: ignore[method-assign]
    while (seat := (await rig.state(table)).turn) != 2:
        await rig.do(table, f"p{seat}", do.Draw(seat=seat or 0))
    await rig.sweep()
    # It thinks, and if it lays tiles, the referee looks at them: who owns the table pays for both.
    assert set(paid) == {Payer("192.0.2.2", "p0")}


async def test_a_whole_box_on_the_table_stops_nobody(
    rig: Rig, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The referee looks for the best way to read a turn, but not for ever, and beside the loop."""
    # Who judges here, where everybody is served, breaks; a worker has modules of its own.
    monkeypatch.setattr(drafts, "judge_checked", None)
    monkeypatch.setattr(game, "judge_once", None)
    table = await rig.table(rules="goliath(jokers=4)", seats=2)
    state = await rig.state(table)
    assert state.turn is not None
    assert state.game is not None
    tiles = tuple(sorted(state.game.state.setup.sized.box.tiles()))
    heap = format_table(tuple(tiles[n : n + 4] for n in range(0, len(tiles), 4)))
    told = await rig.draft(table, f"p{state.turn}", state.turn, heap)
    assert isinstance(told, Verdict)
    assert not told.legal
    assert not told.kept
    refused = await rig.ask(table, f"p{state.turn}", do.Play(seat=state.turn, table=heap))
    assert isinstance(refused, Refused)
    assert refused.code == "illegal-turn"


async def test_tables_that_nobody_uses_take_up_no_room(rig: Rig) -> None:
    tables = [await rig.table(rules="goliath", seats=2, length=1) for _ in range(3)]
    for table in tables[:2]:
        await rig.do(table, "p1", do.Resign(seat=1))
    assert len(rig.house.cache) == 3
    rig.clock.ms += int(KEEP_SECONDS * 1000) + 1
    await rig.state(tables[1])
    rig.house.cache.drop_unused(but=[tables[2]])
    assert len(rig.house.cache) == 2
    again = await rig.state(tables[0])
    assert again.games[0].reason == "resigned", "nothing is lost: it is read again"


@pytest.mark.house(session_days=10)
async def test_sessions_that_nobody_uses_are_swept(rig: Rig) -> None:
    sessions = rig.house.sessions
    old = await sessions.make(Response(), rig.clock.ms)
    await sessions.recovery_code(old.person, rig.clock.ms)
    rig.clock.ms += 6 * DAY
    used = await sessions.make(Response(), rig.clock.ms)
    for person in (old.person, used.person):  # Who never came to a table is forgotten sooner.
        assert not isinstance(await rig.house.create(person, "Ann", Options()), Refusal)
    rig.clock.ms += 5 * DAY
    await rig.house.beat()
    await rig.house.tidy()
    assert await rig.storage.get_session(old.key) is None
    assert await rig.storage.get_session(used.key) is not None
    # A browser that stays connected is in use.
    assert await sessions.known(used.key, rig.clock.ms)
    rig.clock.ms += 6 * DAY
    await rig.house.beat()
    await rig.house.tidy()
    assert await rig.storage.get_session(used.key) is not None
    assert not await sessions.known(old.key, rig.clock.ms)
