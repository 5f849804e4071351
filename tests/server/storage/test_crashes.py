"""What was acknowledged is there, exactly once, whatever is killed in the middle of the work."""

import asyncio
import json
import random
import subprocess
import sys
import time
from collections.abc import Awaitable, Callable
from pathlib import Path

import pytest

from remeld.server.storage import Appended, Duplicate, StorageError, open_storage
from tests.patience import PATIENCE
from tests.server.postgres import Postgres, cut_connections
from tests.server.storage.databases import Database, create, say, texts
from tests.server.storage.hammer import TABLES, WORKERS

ROOT = Path(__file__).parent.parent.parent.parent
KILLS = 5


class Hammer:
    """What the hammering process has been told, over all its lives."""

    def __init__(self, url: str) -> None:
        self.url = url
        self.acknowledged: dict[tuple[int, int], int] = {}
        self.duplicates = 0

    def live(self, commands: int) -> None:
        """Start the process; kill it some time after so many acknowledgements."""
        last = [max((n for w, n in self.acknowledged if w == i), default=0) for i in range(WORKERS)]
        process = subprocess.Popen(
            [sys.executable, "-m", "tests.server.storage.hammer", self.url, json.dumps(last)],
            cwd=ROOT,
            env={"PYTHONPATH": f"{ROOT / 'src'}:{ROOT}"},
            stdout=subprocess.PIPE,
        )
        try:
            assert process.stdout is not None
            lines = [process.stdout.readline() for _ in range(commands)]
            time.sleep(random.random() * 0.05)
            process.kill()
            # What was written before the death, but not the line that the death cut short.
            lines += [line for line in process.stdout if line.endswith(b"\n")]
        finally:
            process.kill()
            process.communicate()
        assert b"" not in lines, "the process ended by itself"
        for worker, number, seq, kind in map(json.loads, lines):
            self.acknowledged[worker, number] = seq
            self.duplicates += kind == "Duplicate"

    async def check(self) -> None:
        """Compare the logs with the acknowledgements."""
        async with Database(self.url).opened() as storage:
            logs = [await storage.entries(f"t{table}", 0, 1_000_000) for table in range(TABLES)]
        for table, log in enumerate(logs):
            stored = texts(log)
            assert stored[0] == "hello"
            assert len(stored) == len(set(stored)), "a command was stored twice"
            for worker in (table, table + TABLES):
                numbers = [int(t.split(":")[1]) for t in stored[1:] if t.startswith(f"{worker}:")]
                assert numbers == list(range(1, len(numbers) + 1)), "lost or out of order"
                told = [number for w, number in self.acknowledged if w == worker]
                # The last command may have been stored and its acknowledgement lost.
                assert len(numbers) - max(told, default=0) in (0, 1)
            for (worker, number), seq in self.acknowledged.items():
                if worker % TABLES == table:
                    assert stored[seq - 1] == f"{worker}:{number}"


@pytest.mark.slow
def test_killing_the_process_loses_and_doubles_nothing(database: Database) -> None:
    hammer = Hammer(database.url)
    for _ in range(KILLS):
        hammer.live(commands=random.randint(20, 200))
        asyncio.run(hammer.check())
    assert len(hammer.acknowledged) >= KILLS * 20


@pytest.fixture
def patient(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let the storage wait for a slow machine: how soon it gives up is not what is looked at."""
    monkeypatch.setattr("remeld.server.storage.postgres.PATIENCE", PATIENCE)


async def hammer_while(url: str, harm: Callable[[], Awaitable[object]], times: int) -> None:
    """Append from many tasks while harm is done; check that nothing is lost or doubled."""
    database, stop = Database(url), asyncio.Event()
    async with database.opened() as storage:
        for table in range(TABLES):
            await create(storage, f"t{table}")
        done: dict[str, Appended | Duplicate] = {}

        async def work(worker: int) -> None:
            number = 0
            while not stop.is_set():
                number += 1
                command = f"{worker}:{number}"
                done[command] = await say(storage, f"t{worker % TABLES}", command)

        workers = [asyncio.create_task(work(worker)) for worker in range(WORKERS)]
        for _ in range(times):
            before = len(done)
            await harm()
            while len(done) < before + 50 and not any(task.done() for task in workers):
                await asyncio.sleep(0.01)
        stop.set()
        await asyncio.gather(*workers)
        for table in range(TABLES):
            stored = texts(await storage.entries(f"t{table}", 0, 1_000_000))
            told = {
                answer.seq: command
                for command, answer in done.items()
                if int(command.split(":")[0]) % TABLES == table
            }
            assert told == dict(enumerate(stored[1:], 2))


async def test_cutting_all_connections_loses_and_doubles_nothing(
    postgres_url: str, patient: None
) -> None:
    cut = 0

    async def harm() -> None:
        nonlocal cut
        cut += await cut_connections(postgres_url)

    await hammer_while(postgres_url, harm, times=10)
    assert cut >= 20


async def test_a_crash_of_postgresql_loses_and_doubles_nothing(
    postgres: Postgres, postgres_url: str, patient: None
) -> None:
    await hammer_while(postgres_url, lambda: asyncio.to_thread(postgres.restart), times=3)


async def test_a_lost_acknowledgement_is_resolved_by_the_command_id(
    postgres_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The connection dies between the commit and its answer, every time."""
    import asyncpg.transaction

    commit = asyncpg.transaction.Transaction._Transaction__commit  # type: ignore[attr-defined]
    lost = 0

    async def commit_and_lose_the_answer(self: object) -> None:
        nonlocal lost
        await commit(self)
        if lost < 3:
            lost += 1
            raise ConnectionResetError("the answer was lost")

    name = "_Transaction__commit"
    async with Database(postgres_url).opened() as storage:
        await create(storage)
        monkeypatch.setattr(asyncpg.transaction.Transaction, name, commit_and_lose_the_answer)
        assert await say(storage, "t1", "a") == Duplicate(2)
        assert texts(await storage.entries("t1", 0, 9)) == ["hello", "a"]
        assert lost >= 1


async def test_a_database_that_stays_away_is_told(
    postgres: Postgres, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("remeld.server.storage.postgres.PATIENCE", 0.3)
    with pytest.raises(StorageError, match="cannot be reached") as error:
        await open_storage("postgresql://postgres@/games?host=/nowhere")
    assert error.value.code == "unavailable"
    with pytest.raises(StorageError, match='"nothing" does not exist') as error:
        await open_storage(postgres.url("nothing"))
    assert error.value.code == "io"
