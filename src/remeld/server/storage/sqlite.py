"""Storage in one SQLite file, for one server process.

There is exactly one connection that writes, and it alone checkpoints: SQLite before 3.51.3 can
damage a database in WAL mode when two connections do that at the same time, and the lock file
keeps a second process away. Readers have their own connections and never wait for the writer.
"""

import asyncio
import os
import queue
import sqlite3
import sys
import time
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from importlib.resources.abc import Traversable
from pathlib import Path
from typing import TypeVar

from remeld.server.storage.filelock import FileLock
from remeld.server.storage.integrity import IntegrityCheck
from remeld.server.storage.migrations import (
    APPLIED,
    HISTORY,
    NOTE,
    Migration,
    pending,
    read_migrations,
    shipped,
)
from remeld.server.storage.scripts import Script
from remeld.server.storage.sql_storage import SqlStorage
from remeld.server.storage.values import Appended, StorageError
from remeld.server.storage.writer import Writer, run, storage_error

T = TypeVar("T")
OLDEST = (3, 37)
"""The first SQLite with strict tables."""
READERS = 4
SHRINK_PAGES, SHRINK_STEPS = 250, 20
PATIENCE = 5.0
"""Seconds to wait for another program (a backup, a shell) that holds the file."""


def host_clock() -> int:
    """Return the time of this machine in milliseconds, which is the clock of a SQLite database."""
    return time.time_ns() // 1_000_000


class SqliteStorage(SqlStorage):
    """The port on a SQLite file; made by `open_sqlite`."""

    def __init__(
        self, path: Path, lock: FileLock, writing: sqlite3.Connection, clock: Callable[[], int]
    ) -> None:
        super().__init__()
        self._path = str(path)
        self._lock = lock
        self._writer = Writer(writing, self._path)
        self._idle: queue.SimpleQueue[sqlite3.Connection] = queue.SimpleQueue()
        for _ in range(READERS):
            self._idle.put(connect(path, "ro", clock))
        self._readers = ThreadPoolExecutor(READERS, thread_name_prefix="remeld-reader")
        self._integrity = IntegrityCheck(connect(path, "ro", clock), self._path)

    async def need_whole(self) -> None:
        """Raise `StorageError` if the file is soon found damaged; later, write nothing more."""
        await self._integrity.wait(self._writer.refuse)

    async def write(self, script: Callable[[], Script[T]], hint: str | None = None) -> T:
        """Run a script in the writer's next commit."""
        self.need_open()

        def tell(answer: T) -> None:
            if hint is not None and isinstance(answer, Appended):
                self.listeners.changed(hint, answer.seq)

        return await self._writer.run(script, tell)

    async def read(self, script: Callable[[], Script[T]]) -> T:
        """Run a script on a connection that can only read."""
        self.need_open()
        return await asyncio.get_running_loop().run_in_executor(self._readers, self._read, script)

    def _read(self, script: Callable[[], Script[T]]) -> T:
        connection = self._idle.get()
        try:
            connection.execute("BEGIN")
            try:
                return run(connection, script())
            finally:
                connection.execute("ROLLBACK")
        except sqlite3.Error as error:
            raise storage_error(error, self._path) from error
        finally:
            self._idle.put(connection)

    async def shrink(self) -> None:
        """In small steps, between which others write. Old files use free pages again instead."""
        for _ in range(SHRINK_STEPS):
            await self.change(f"PRAGMA incremental_vacuum({SHRINK_PAGES})")

    async def let_go(self) -> None:
        """The writer goes last: as it closes, it moves the log into the file."""
        await self._integrity.close()
        await asyncio.to_thread(self._readers.shutdown)
        for _ in range(READERS):
            self._idle.get().close()
        await self._writer.close()
        self._lock.release()


async def open_sqlite(
    path: Path, clock: Callable[[], int] = host_clock, folder: Traversable | None = None
) -> SqliteStorage:
    """Open a SQLite file for this process alone, and bring its schema up to date.

    `folder` holds the migrations, if they are not those of the program.
    """
    if sqlite3.sqlite_version_info < OLDEST:
        raise StorageError(
            "schema", f"SQLite 3.37 or newer is needed; this Python has {sqlite3.sqlite_version}"
        )
    path = path.resolve()
    try:
        lock = FileLock(path)
    except OSError as error:
        raise StorageError("io", f"cannot write {error.filename}: {error.strerror}") from error
    try:
        writing = await asyncio.to_thread(prepare, path, clock, folder or shipped("sqlite"))
        storage = SqliteStorage(path, lock, writing, clock)
    except BaseException as error:
        lock.release()
        if isinstance(error, sqlite3.Error):
            raise storage_error(error, str(path)) from error
        raise
    try:
        await storage.need_whole()
    except BaseException:
        await storage.close()
        raise
    return storage


def connect(path: Path, mode: str, clock: Callable[[], int]) -> sqlite3.Connection:
    """Open a file that is there, to read ("ro") or to write ("rw")."""
    connection = sqlite3.connect(
        f"{path.as_uri()}?mode={mode}",
        uri=True,
        timeout=PATIENCE,
        isolation_level=None,
        check_same_thread=False,
    )
    connection.create_function("remeld_now", 0, clock)
    for setting in ("foreign_keys = ON", "mmap_size = 0", "trusted_schema = OFF"):
        connection.execute(f"PRAGMA {setting}")
    return connection


def prepare(
    path: Path, clock: Callable[[], int], folder: Traversable, steps: int | None = None
) -> sqlite3.Connection:
    """Open the connection that writes, and migrate: by all steps, or only the first ones."""
    try:
        # Created here, because nobody else on this machine may read what is secret until the end
        # of a game. SQLite gives its other files the same rights.
        os.close(os.open(path, os.O_RDWR | os.O_CREAT, 0o600))
    except OSError as error:
        raise StorageError("io", f"cannot write {path}: {error.strerror}") from error
    connection = connect(path, "rw", clock)
    try:
        # For a new file only: what is deleted from it can be given back, see `shrink`.
        connection.execute("PRAGMA auto_vacuum = INCREMENTAL")
        [mode] = connection.execute("PRAGMA journal_mode = WAL").fetchone()
        if mode != "wal":
            raise StorageError(
                "io", f"{path} is where SQLite cannot keep a write-ahead log: use a local disk"
            )
        connection.execute("PRAGMA synchronous = FULL")
        if sys.platform == "darwin":
            connection.execute("PRAGMA fullfsync = ON")  # There, fsync alone is not enough.
        _migrate(connection, read_migrations(folder)[:steps], path.name)
    except BaseException:
        connection.close()
        raise
    return connection


def _migrate(connection: sqlite3.Connection, known: list[Migration], database: str) -> None:
    connection.execute("BEGIN IMMEDIATE")
    try:
        connection.execute(HISTORY)
        applied = connection.execute(APPLIED).fetchall()
        for migration in pending(known, applied, database):
            for statement in _statements(migration.sql):
                connection.execute(statement)
            note = {"1": migration.number, "2": migration.name, "3": migration.checksum}
            connection.execute(NOTE, note)
        connection.execute("COMMIT")
    except BaseException:
        if connection.in_transaction:
            connection.execute("ROLLBACK")
        raise


def _statements(sql: str) -> Iterator[str]:
    """Split a script by lines; `executescript` would commit what is under way."""
    statement = ""
    for line in sql.splitlines(keepends=True):
        statement += line
        if sqlite3.complete_statement(statement):
            yield statement
            statement = ""
    if statement.strip():
        raise ValueError(f"a migration ends in the middle of a statement: {statement!r}")
