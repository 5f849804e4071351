"""What is PostgreSQL's own: news between processes, and the server that the tests start."""

import asyncio
import os
import subprocess
import sys
import time
from functools import partial
from pathlib import Path

import pytest

from remeld.server.storage import StorageError, open_storage, postgres
from remeld.server.storage.postgres import open_postgres
from tests.patience import PATIENCE
from tests.server.postgres import cut_connections, execute
from tests.server.storage.databases import Database, create, say, soon

ROOT = Path(__file__).parent.parent.parent.parent


async def test_other_processes_hear_of_an_append(postgres_url: str) -> None:
    database = Database(postgres_url)
    async with database.opened() as one, database.opened() as two:
        heard: asyncio.Queue[tuple[str, int]] = asyncio.Queue()
        two.subscribe(lambda table, seq: heard.put_nowait((table, seq)))
        await create(one, "odd:name")
        assert await soon(heard.get()) == ("odd:name", 1)
        # Anybody who may connect to the database can send anything.
        for nonsense in ("", "t1", "t1:", "t1:x", ":"):
            await execute(postgres_url, "SELECT pg_notify('remeld', $1)", nonsense)
        await say(one, "odd:name", "a")
        assert await soon(heard.get()) == ("odd:name", 2)


async def test_a_listener_that_was_cut_comes_back_and_says_so(postgres_url: str) -> None:
    database = Database(postgres_url)
    async with database.opened() as one, database.opened() as two:
        heard: asyncio.Queue[int] = asyncio.Queue()
        missed = asyncio.Event()
        two.subscribe(lambda _, seq: heard.put_nowait(seq), missed.set)
        await create(one)
        assert await soon(heard.get()) == 1
        assert not missed.is_set()
        assert await cut_connections(postgres_url) >= 3
        await soon(missed.wait())
        await say(one, "t1", "a")
        assert await soon(heard.get()) == 2


async def test_what_safety_needs_is_set_whatever_the_defaults(postgres_url: str) -> None:
    [[name]] = await execute(postgres_url, "SELECT current_database()")
    await execute(postgres_url, f"ALTER DATABASE {name} SET synchronous_commit = off")
    storage = await open_postgres(postgres_url)
    settings = {"synchronous_commit": "on", "idle_in_transaction_session_timeout": "10s"}
    for _ in range(2):  # Also when a connection comes from the pool again.
        for name, value in settings.items():
            [[found]] = await storage.fetch("SELECT current_setting($1)", name)
            assert found == value
    await storage.close()


async def test_a_long_line_is_no_database_that_is_away(
    postgres_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    loop, later = asyncio.get_running_loop(), 0.0
    clock = loop.time
    monkeypatch.setattr(loop, "time", lambda: clock() + later)
    monkeypatch.setattr(postgres, "CONNECTIONS", 1)
    storage = await open_postgres(postgres_url)
    begun, enough = asyncio.Event(), [asyncio.Event() for _ in range(4)]

    async def work(number: int, _: object) -> int:
        begun.set()
        await enough[number].wait()
        return number

    line = [asyncio.create_task(storage._until_done(partial(work, n))) for n in range(4)]
    await soon(begun.wait())
    for number in range(3):
        # The last one waits for much longer than patience lasts, but somebody is always served.
        later += 0.8 * postgres.PATIENCE
        for _ in range(5):
            await asyncio.sleep(0)
        enough[number].set()
        assert await soon(line[number]) == number
    stuck = asyncio.create_task(storage.begin(0))
    await asyncio.sleep(0)
    later += 1.1 * postgres.PATIENCE
    with pytest.raises(StorageError, match="nobody is served") as error:
        await soon(stuck)
    assert error.value.code == "unavailable"
    enough[3].set()
    assert await soon(line[3]) == 3
    await storage.close()


@pytest.mark.parametrize(
    "url",
    [
        "postgresql://user:geh/eim@host/name",
        "postgresql://user:geheim@host:geheim/name",
        "mysql://user:geheim@host/name",
        "games.db",
        "sqlite://games.db",
        "sqlite:///",
        "",
    ],
)
async def test_a_wrong_address_is_told_without_its_password(url: str) -> None:
    with pytest.raises(ValueError, match="postgresql://user") as error:
        await open_storage(url)
    assert "geh" not in str(error.value)


async def test_postgresql_has_its_own_clock(postgres_url: str) -> None:
    with pytest.raises(ValueError, match="own clock"):
        await open_storage(postgres_url, clock=lambda: 1)


START = """
import sys
from tests.patience import PATIENCE
from tests.server.postgres import Postgres
server = Postgres()
print(server.folder, server.keeper.pid, flush=True)
sys.stdin.read()
"""


def test_the_server_ends_when_the_tests_are_killed() -> None:
    tests = subprocess.Popen(
        [sys.executable, "-c", START],
        cwd=ROOT,
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        text=True,
    )
    assert tests.stdout is not None
    folder, keeper = tests.stdout.readline().split()
    [pid, *_] = (Path(folder) / "data" / "postmaster.pid").read_text().split()
    tests.kill()
    tests.communicate()
    end = time.monotonic() + PATIENCE
    while (
        alive(int(pid)) or alive(int(keeper)) or Path(folder).exists()
    ) and time.monotonic() < end:
        time.sleep(0.05)
    assert not alive(int(pid))
    assert not alive(int(keeper))
    assert not Path(folder).exists()


def alive(pid: int) -> bool:
    """Whether a process runs; one that has ended but was not waited for does not."""
    try:
        os.kill(pid, 0)
    except ProcessLookupError:
        return False
    found = subprocess.run(["ps", "-o", "stat=", "-p", str(pid)], capture_output=True, text=True)
    return found.stdout.strip()[:1] not in ("", "Z")
