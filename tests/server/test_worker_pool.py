"""Worker processes: what they answer, who comes first, and how they end."""

import asyncio
import dataclasses
import os
import signal
import sys
import threading
from collections.abc import AsyncIterator
from pathlib import Path

import httpx
import pytest

from remeld.bots import decide_at_level
from remeld.notation import parse_rack
from remeld.rules import EDITIONS, Draw, RemeldError, View
from remeld.server import worker_pool
from remeld.server.metrics import Metrics
from remeld.server.rate_limits import Limiter
from remeld.server.work_classes import BOUNDS, NOBODY, PATIENCE, Payer, WorkClass
from remeld.server.worker_pool import BusyError, OverspentError, TooLongError, WorkerPool
from tests import patience
from tests.server import worker_tasks as tasks
from tests.server.processes import House
from tests.server.worker_tasks import until

ANN, BEN = Payer("192.0.2.1", "ann"), Payer("192.0.2.2", "ben")
MOVE, BELL, COMPUTER, DRAFT, TOOL, REVIEW = WorkClass


class Clock:
    """For limits: stands still until it is told to go on."""

    def __init__(self) -> None:
        self.now = 0.0

    def __call__(self) -> float:
        return self.now


class Pool(WorkerPool):
    """One worker at a time, with a clock of its own for its limits."""

    def __init__(self) -> None:
        self.clock = Clock()
        self.limiter = Limiter(1, self.clock)
        self.metrics = Metrics()
        super().__init__(1, self.limiter, self.metrics)

    def told(self, name: str, **labels: str) -> float | None:
        """What `/metrics` says."""
        return self.metrics.registry.get_sample_value(f"remeld_{name}", labels)


@pytest.fixture
async def pool() -> AsyncIterator[Pool]:
    pool = Pool()
    async with asyncio.timeout(patience.PATIENCE):
        yield pool
    await pool.close()


async def begun(folder: Path) -> int:
    """Wait for `wait_for_enough`; the process that does it."""
    await until((folder / "begun").exists)
    return int((folder / "begun").read_text())


async def gone(pid: int) -> None:
    await until(lambda: tasks.state_of(pid) in ("", "Z"))


# -- Answers --


async def test_what_went_wrong_in_a_worker_is_told_as_it_is(pool: Pool) -> None:
    with pytest.raises(RemeldError, match="no such tile") as refused:
        await pool.run(TOOL, ANN, tasks.fail)
    assert refused.value.code == "bad-tile"
    assert refused.value.values["tile"] == "b14"
    assert refused.value.values["reason"].code == "x"  # type: ignore[attr-defined]
    with pytest.raises(ZeroDivisionError) as broken:
        await pool.run(TOOL, ANN, tasks.fail_badly)
    assert "fail_badly" in broken.value.__notes__[0]
    with pytest.raises(TypeError, match="pickle"):
        await pool.run(TOOL, ANN, threading.Lock)
    assert await pool.run(TOOL, ANN, int, "7") == 7
    assert pool.told("workers") == 1, "none of them died of it"


async def test_there_is_no_process_until_it_is_needed_and_then_a_small_one(pool: Pool) -> None:
    assert pool.pids == []
    view = View(
        ruleset=EDITIONS["goliath"],
        seat=0,
        rack=parse_rack("b3"),
        rack_sizes=(1, 14),
        melded=(True, True),
        table=(),
        pool_size=50,
        turn=0,
    )
    assert (await pool.run(COMPUTER, ANN, decide_at_level, "best", view)).move == Draw()
    [pid] = pool.pids
    imported = await pool.run(TOOL, ANN, tasks.modules)
    assert pool.pids == [pid]
    assert "remeld.solver" in imported
    assert not imported & {"starlette", "uvicorn", "remeld.server.house", "remeld.protocol"}


async def test_a_worker_knows_no_setting_of_the_house(
    pool: Pool, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("REMELD_DATABASE", "postgresql://ann:secret@localhost/remeld")
    assert await pool.run(TOOL, ANN, os.getenv, "REMELD_DATABASE") is None
    assert await pool.run(TOOL, ANN, os.nice, 0) > os.nice(0)


async def test_a_worker_that_is_not_needed_for_long_ends(
    pool: Pool, monkeypatch: pytest.MonkeyPatch
) -> None:
    await pool.run(TOOL, ANN, int)
    [pid] = pool.pids
    await pool.rest()
    assert pool.pids == [pid]
    monkeypatch.setattr(worker_pool, "IDLE_SECONDS", 0.0)
    await pool.rest()
    assert pool.pids == []
    assert pool.told("workers") == 0
    await gone(pid)
    assert await pool.run(TOOL, ANN, int) == 0


# -- Who comes first --


async def test_what_waits_is_served_by_class_and_payers_take_turns(
    pool: Pool, tmp_path: Path
) -> None:
    done = tmp_path / "done"
    running = asyncio.create_task(pool.run(MOVE, ANN, tasks.wait_for_enough, tmp_path))
    await begun(tmp_path)
    waiting = [
        asyncio.create_task(pool.run(kind, payer, tasks.note, done, f"{kind.label} {word}"))
        for kind, payer, word in (
            (REVIEW, ANN, "1"),
            (TOOL, ANN, "1"),
            (TOOL, ANN, "2"),
            (TOOL, ANN, "3"),
            (TOOL, BEN, "4"),
            (DRAFT, ANN, "1"),
            (COMPUTER, ANN, "1"),
            (BELL, ANN, "1"),
            (MOVE, ANN, "1"),
        )
    ]
    await asyncio.sleep(0)
    assert pool.told("work_waiting", kind="tool") == 4
    assert pool.told("workers_working") == 1
    (tmp_path / "enough").touch()
    await asyncio.gather(running, *waiting)
    assert done.read_text().splitlines() == [
        "move 1",
        "bell 1",
        "computer 1",
        "draft 1",
        "tool 1",
        "tool 4",
        "tool 2",
        "tool 3",
        "review 1",
    ]
    assert pool.told("work_waiting", kind="tool") == pool.told("workers_working") == 0


@pytest.mark.skipif(sys.platform != "linux", reason="looks into /proc")
async def test_what_is_urgent_holds_what_is_not_and_that_goes_on_later(
    pool: Pool, tmp_path: Path
) -> None:
    review = asyncio.create_task(pool.run(REVIEW, ANN, tasks.wait_for_enough, tmp_path))
    pid = await begun(tmp_path)
    assert await pool.run(BELL, BEN, tasks.watch_until_held, pid) == "T"
    (tmp_path / "enough").touch()
    assert await review == pid, "it was held, and not begun anew"
    assert len(pool.pids) == 2
    assert pool.told("workers_held") == 0


@pytest.mark.skipif(sys.platform != "linux", reason="looks into /proc")
async def test_equals_do_not_hold_each_other(pool: Pool, tmp_path: Path) -> None:
    first = asyncio.create_task(pool.run(TOOL, ANN, tasks.wait_for_enough, tmp_path))
    pid = await begun(tmp_path)
    second = asyncio.create_task(pool.run(TOOL, BEN, int))
    less = asyncio.create_task(pool.run(REVIEW, BEN, int))
    assert await pool.run(DRAFT, BEN, tasks.watch_until_held, pid) == "T"
    assert not second.done()
    (tmp_path / "enough").touch()
    await asyncio.gather(first, second, less)


async def test_nobody_fills_the_queue_alone(pool: Pool, tmp_path: Path) -> None:
    asked = [
        asyncio.create_task(pool.run(TOOL, ANN, tasks.wait_for_enough, tmp_path))
        for _ in range(worker_pool.AT_ONCE)
    ]
    await begun(tmp_path)
    with pytest.raises(BusyError):
        await pool.run(TOOL, ANN, int)
    assert await pool.run(MOVE, ANN, int) == 0, "a move is no question"
    other = asyncio.create_task(pool.run(TOOL, BEN, int))
    (tmp_path / "enough").touch()
    assert await other == 0
    await asyncio.gather(*asked)
    assert await pool.run(TOOL, ANN, int) == 0


async def test_the_queue_has_an_end(
    pool: Pool, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    few = dataclasses.replace(BOUNDS[TOOL], waiting=1)
    monkeypatch.setitem(BOUNDS, TOOL, few)
    asked = [
        asyncio.create_task(pool.run(TOOL, payer, tasks.wait_for_enough, tmp_path))
        for payer in (ANN, BEN)
    ]
    await begun(tmp_path)
    with pytest.raises(BusyError):
        await pool.run(TOOL, Payer("192.0.2.3"), int)
    (tmp_path / "enough").touch()
    await asyncio.gather(*asked)


# -- Who gives up, hangs or dies --


async def test_work_ends_when_its_asker_goes(pool: Pool, tmp_path: Path) -> None:
    running = asyncio.create_task(pool.run(TOOL, ANN, tasks.wait_for_enough, tmp_path))
    pid = await begun(tmp_path)
    waiting = asyncio.create_task(pool.run(TOOL, BEN, tasks.note, tmp_path / "done", "waited"))
    await asyncio.sleep(0)
    for task in (waiting, running):
        task.cancel()
        with pytest.raises(asyncio.CancelledError):
            await task
    assert pool.told("work_waiting", kind="tool") == 0
    await gone(pid)
    assert await pool.run(TOOL, ANN, int) == 0
    assert not (tmp_path / "done").exists()
    assert pool.told("workers_ended_total", why="asker-gone") == 1


async def test_a_worker_that_is_killed_is_replaced_and_its_asker_told(
    pool: Pool, tmp_path: Path
) -> None:
    running = asyncio.create_task(pool.run(TOOL, ANN, tasks.wait_for_enough, tmp_path))
    os.kill(await begun(tmp_path), signal.SIGKILL)
    with pytest.raises(BusyError):
        await running
    assert await pool.run(TOOL, ANN, int) == 0
    assert pool.told("workers_ended_total", why="died") == 1
    assert pool.told("workers") == 1
    # Nobody is told of one that dies while it has nothing to do.
    [idle] = pool.pids
    os.kill(idle, signal.SIGKILL)
    await until(lambda: not pool.pids)
    assert await pool.run(TOOL, ANN, int) == 0


async def test_a_worker_that_hangs_is_replaced_and_its_asker_told(
    pool: Pool, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    loop, later = asyncio.get_running_loop(), 0.0
    clock = loop.time
    running = asyncio.create_task(pool.run(TOOL, ANN, tasks.wait_for_enough, tmp_path))
    pid = await begun(tmp_path)
    os.kill(pid, signal.SIGSTOP)
    monkeypatch.setattr(loop, "time", lambda: clock() + later)
    later = PATIENCE
    with pytest.raises(BusyError):
        await running
    later += worker_pool.ABOUT_TO_END
    await gone(pid)
    assert await pool.run(TOOL, ANN, int) == 0


async def test_a_question_has_so_much_processor_time_and_no_more(
    pool: Pool, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(BOUNDS, TOOL, dataclasses.replace(BOUNDS[TOOL], seconds=0.05))
    with pytest.raises(TooLongError):
        await pool.run(TOOL, ANN, tasks.spin)
    for _ in range(10):
        await pool.run(TOOL, ANN, tasks.spin_for, 0.01)
    assert pool.told("workers_ended_total", why="too-long") == 1


@pytest.mark.skipif(sys.platform != "linux", reason="looks into /proc")
@pytest.mark.house
async def test_a_worker_holds_nothing_of_its_house(house: House, browser: httpx.Client) -> None:
    """Neither its database nor its port: whoever comes after the house finds both free."""
    assert house.process is not None
    children = Path(f"/proc/{house.process.pid}/task/{house.process.pid}/children")
    assert children.read_text() == "", "none is needed yet"
    question = {"rules": "goliath", "table": "k4 r4 b4", "rack": "o4"}
    assert browser.post("/api/tools/best", json=question).json()["tiles_played"] == 1
    [pid] = map(int, children.read_text().split())
    files = {os.readlink(file) for file in Path(f"/proc/{pid}/fd").iterdir()}
    assert not [file for file in files if file.endswith((".db", ".lock", "-wal", "-shm"))]
    listening = [
        line.split()[9]
        for line in Path("/proc/net/tcp").read_text().splitlines()[1:]
        if line.split()[1].endswith(f":{house.port:04X}")
    ]
    assert listening
    assert not files & {f"socket:[{inode}]" for inode in listening}
    house.kill()
    await gone(pid)


# -- Who pays --


async def test_processor_time_is_charged_to_who_asks(pool: Pool) -> None:
    person, address = ("person-processor", "ann"), ("address-processor", "192.0.2.1")
    pool.limiter.spend(*person, 60 - 0.1)
    await pool.run(TOOL, ANN, tasks.spin_for, 0.2)
    owed = pool.limiter.short(*person) * 0.25
    assert owed >= 0.1
    assert pool.limiter.short(*address, credit=-119.9) > 0, "the address is charged, too"
    with pytest.raises(OverspentError) as refused:
        await pool.run(DRAFT, ANN, int)
    assert refused.value.wait == pytest.approx(owed / 0.25)
    assert pool.told("limited_total", what="processor") == 1
    assert await pool.run(TOOL, BEN, int) == 0
    assert await pool.run(MOVE, ANN, int) == 0, "a move is made on credit"
    assert await pool.run(BELL, ANN, int) == 0
    pool.clock.now += refused.value.wait
    assert await pool.run(DRAFT, ANN, int) == 0
    seconds = pool.told("work_seconds_total", kind="tool")
    assert seconds is not None
    assert seconds >= 0.2


async def test_a_computer_player_waits_until_its_time_is_paid(pool: Pool) -> None:
    pool.limiter.spend("person-processor", "ann", 60.001)
    thinks = asyncio.create_task(pool.run(COMPUTER, ANN, int))
    await asyncio.sleep(0.05)
    assert not thinks.done()
    assert pool.pids == []
    pool.clock.now += 1
    assert await thinks == 0


async def test_what_was_ended_is_charged_too(pool: Pool, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(BOUNDS, TOOL, dataclasses.replace(BOUNDS[TOOL], seconds=0.1))
    pool.limiter.spend("person-processor", "ann", 59.95)
    with pytest.raises(TooLongError):
        await pool.run(TOOL, ANN, tasks.spin)
    assert pool.limiter.short("person-processor", "ann") > 0


def test_an_evening_of_play_never_meets_the_limit() -> None:
    """The numbers in docs/operating.md: four hours, hints and drafts in every turn."""
    clock = Clock()
    limiter = Limiter(1, clock)
    accounts = ANN.accounts
    for _ in range(4 * 3600 // 8 // 30):  # games of thirty turns, eight seconds for each round
        for _ in range(30):
            clock.now += 8
            computer, hint, drafts = 1.0, 0.2, 20 * 0.02
            for account in accounts:
                assert limiter.short(*account) == 0
                limiter.spend(*account, computer + hint + drafts)
        for account in accounts:
            limiter.spend(*account, 2.0)  # the review of the game
            assert limiter.short(*account) == 0
    # And it is a limit: whoever asks for as much as there is meets it within minutes.
    clock.now += 3600
    spent = 0
    while not limiter.short(*accounts[1]):
        clock.now += 1
        limiter.spend(*accounts[1], 1.0)
        spent += 1
    assert spent < 120
    assert limiter.short(*Payer("192.0.2.1", "cleo").accounts[0]) == 0, "the others play on"
    assert NOBODY.accounts == ()
