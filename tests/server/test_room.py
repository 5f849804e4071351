"""Nothing piles up: long questions, tables that nobody uses, sessions that nobody comes back to."""

import asyncio
import threading
from typing import Any

import pytest
from starlette.requests import Request
from starlette.responses import Response

from remeld.notation import format_table
from remeld.protocol import Refused, Verdict
from remeld.protocol import commands as do
from remeld.server import house
from remeld.server.http import request_context
from remeld.server.http.problems import Problem
from remeld.server.http.request_context import RequestContext
from remeld.server.table_cache import KEEP_SECONDS
from remeld.server.tables import judge_draft
from tests.server.in_process_house import Rig

DAY = 24 * 3600 * 1000


async def test_a_question_that_takes_too_long_is_given_up(
    rig: Rig, monkeypatch: pytest.MonkeyPatch
) -> None:
    loop, over, later = asyncio.get_running_loop(), threading.Event(), 0.0
    clock = loop.time
    monkeypatch.setattr(loop, "time", lambda: clock() + later)
    scope = {"type": "http", "client": ("127.0.0.1", 1), "headers": []}
    asked = RequestContext(rig.house, Request(scope))
    question = asyncio.create_task(asked.work(over.wait))
    for _ in range(5):
        await asyncio.sleep(0)
    assert not question.done(), "the event loop went on"
    later = request_context.MOST_SECONDS
    with pytest.raises(Problem) as refused:
        await question
    over.set()
    assert (refused.value.status, refused.value.code) == (503, "busy")
    assert await asked.work(int, "7") == 7


async def test_a_whole_box_on_the_table_stops_nobody(
    rig: Rig, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The referee looks for the best way to read a turn, but not for ever, and beside the loop."""
    threads: list[threading.Thread] = []

    def noting(*asked: Any) -> Any:
        threads.append(threading.current_thread())
        return judge_draft(*asked)

    monkeypatch.setattr(house, "judge_draft", noting)
    table = await rig.table(rules="lanmi(jokers=4)", seats=2)
    state = await rig.state(table)
    assert state.turn is not None
    assert state.game is not None
    tiles = tuple(sorted(state.game.state.setup.sized.box.tiles()))
    heap = format_table(tuple(tiles[n : n + 4] for n in range(0, len(tiles), 4)))
    told = await rig.draft(table, f"p{state.turn}", state.turn, heap)
    assert threads
    assert threading.current_thread() not in threads, "the event loop went on"
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
    rig.clock.ms += 5 * DAY
    await rig.house.clock.set()
    await rig.house.tidy()
    assert await rig.storage.get_session(old.key) is None
    assert await rig.storage.get_session(used.key) is not None
    # A browser that stays connected is in use.
    assert await sessions.known(used.key, rig.clock.ms)
    rig.clock.ms += 6 * DAY
    await rig.house.clock.set()
    await rig.house.tidy()
    assert await rig.storage.get_session(used.key) is not None
    assert not await sessions.known(old.key, rig.clock.ms)
