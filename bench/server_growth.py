"""Does anything grow with the number of games that are over? Memory, a move's time, the start.

Games of two seats are begun, played for some turns and resigned, each at a table of its own. After
so many of them the process is asked what it holds, how long a move takes, and how long it takes to
answer when it is started anew.
"""

import asyncio
import contextlib
import sqlite3
import time
from pathlib import Path

from bench.server_players import Seat, Table, call, memory_kb, share
from tests.server.processes import House

__all__ = ["growth"]

AT_ONCE = 8
TURNS = 10
SETTLE_SECONDS = 20.0
"""By then the process has put tables back that nobody uses."""
LOAD_SECONDS = 6.0


async def growth(folder: Path, numbers: list[int]) -> dict[str, float]:
    """The figures after so many finished games."""
    figures: dict[str, float] = {}
    house = House(f"sqlite:///{folder}/growing.db", folder / "growing.log").start()
    made = 0
    try:
        # What every process learns in its first games is no growth.
        await _finish(house, 20)
        await _moves(house)
        for number in numbers:
            await _finish(house, number - made)
            made = number
            await asyncio.sleep(SETTLE_SECONDS)
            assert house.process is not None
            figures[f"{number} finished games: memory MB"] = memory_kb(house.process.pid) / 1024
            figures[f"{number} finished games: p50 of a move ms"] = await _moves(house)
            figures[f"{number} finished games: start s"] = _start_seconds(folder)
    finally:
        house.kill()
    return figures


def _start_seconds(folder: Path) -> float:
    """How long a process takes to answer that starts with a copy of the database."""
    copy = folder / "copy.db"
    copy.unlink(missing_ok=True)
    with (
        contextlib.closing(sqlite3.connect(folder / "growing.db")) as old,
        contextlib.closing(sqlite3.connect(copy)) as new,
    ):
        old.backup(new)
    began = time.perf_counter()
    house = House(f"sqlite:///{copy}", folder / "copy.log").start()
    took = time.perf_counter() - began
    house.kill()
    return took


async def _finish(house: House, number: int) -> None:
    """Let so many games be played and resigned."""
    left = iter(range(number))

    async def some() -> None:
        cookie = call(house, "/api/session")[1]
        for _ in left:
            await _one(house, cookie)

    await asyncio.gather(*(some() for _ in range(AT_ONCE)))


async def _one(house: House, cookie: str) -> None:
    options = {"rules": "goliath", "seats": 2, "clock": "none"}
    made = await asyncio.to_thread(
        call, house, "/api/tables", {"name": "Ann", "options": options}, cookie
    )
    seat = await Seat(house, made[0]["table"], cookie).come()
    listening = asyncio.create_task(seat.listen())
    await seat.do(kind="sit")
    await seat.do(kind="sit", name="Ben")
    await seat.do(kind="start")
    for _ in range(TURNS):
        await seat.do(kind="draw", seat=seat.view.turn)
    await seat.do(kind="resign", seat=0)
    assert seat.view.phase == "over"
    seat.leave()
    await listening


async def _moves(house: House) -> float:
    """The median of a move's time, with four tables at a gentle pace."""
    tables = [await Table(house).begin() for _ in range(4)]
    now = time.perf_counter() + 0.2
    for number, table in enumerate(tables):
        table.keep_pace(now + number / 40, 0.1)
    await asyncio.sleep(LOAD_SECONDS)
    times = [took for table in tables for took in table.times]
    await asyncio.gather(*(table.end() for table in tables))
    return share(times, 0.5)
