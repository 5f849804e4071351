"""All of a database at once: read at one moment while others write, or filled where it is empty.

This is for copies of a whole house. The database itself says which tables and columns it has, so
that a later migration needs no change here.
"""

import sqlite3
from collections.abc import AsyncIterator, Iterable, Iterator, Sequence
from contextlib import asynccontextmanager, contextmanager
from pathlib import Path
from typing import Protocol, TypeAlias

import asyncpg

from remeld.server.storage import postgres, sqlite
from remeld.server.storage.connect import sqlite_path
from remeld.server.storage.filelock import FileLock
from remeld.server.storage.migrations import APPLIED, read_migrations, shipped
from remeld.server.storage.scripts import Row, Value
from remeld.server.storage.values import StorageError
from remeld.server.storage.writer import storage_error

__all__ = ["Bulk", "Columns", "filling", "reading", "step_names"]

BATCH = 1000
Columns: TypeAlias = dict[str, tuple[str, ...]]
"""The columns of every table."""


class Bulk(Protocol):
    """A connection to a whole database, inside one transaction."""

    async def steps(self) -> list[str]:
        """The names of the migrations that the database has seen."""

    async def now(self) -> int:
        """The time by the clock of the database."""

    async def columns(self) -> Columns:
        """What there is, tables first because others refer to them."""

    def rows(self, table: str, columns: Sequence[str]) -> AsyncIterator[Row]:
        """All rows of a table, ordered by their first two columns."""

    async def insert(
        self, table: str, columns: Sequence[str], rows: Sequence[Sequence[Value]]
    ) -> None:
        """Add rows; raises `ValueError` for one that the table cannot hold."""

    async def clear(self, table: str) -> None:
        """Delete all rows of a table."""


@asynccontextmanager
async def reading(url: str) -> AsyncIterator[Bulk | None]:
    """A database as it is at this moment, while others use it; None if there is none yet."""
    path = sqlite_path(url)
    if path is None:
        async with (
            _connected(url) as connection,
            connection.transaction(isolation="repeatable_read", readonly=True),
        ):
            yield _Postgres(connection)
    elif not path.is_file():
        yield None
    else:
        with _sqlite_errors(path):
            # It cannot write, so it never checkpoints: that is for the server alone.
            opened = sqlite.connect(path, "ro", sqlite.host_clock)
            try:
                opened.execute("BEGIN")
                yield _Sqlite(opened)
            finally:
                opened.close()


@asynccontextmanager
async def filling(url: str, steps: int) -> AsyncIterator[Bulk]:
    """A database after its first migrations, to be filled: all that is done, or nothing."""
    path = sqlite_path(url)
    if path is None:
        async with _connected(url) as connection:
            await postgres.migrate(connection, read_migrations(shipped("postgres"))[:steps])
            async with connection.transaction():
                yield _Postgres(connection)
    else:
        with _sqlite_errors(path):
            lock = FileLock(path)
            try:
                opened = sqlite.prepare(path, sqlite.host_clock, shipped("sqlite"), steps)
                try:
                    opened.execute("BEGIN IMMEDIATE")
                    yield _Sqlite(opened)
                    opened.execute("COMMIT")
                finally:
                    opened.close()
            finally:
                lock.release()


def step_names() -> list[str]:
    """The names of all migrations that this program knows, the same for both databases."""
    return [step.name for step in read_migrations(shipped("sqlite"))]


class _Sqlite:
    def __init__(self, connection: sqlite3.Connection) -> None:
        self._connection = connection

    async def steps(self) -> list[str]:
        names = "SELECT 1 FROM sqlite_schema WHERE name = 'migrations'"
        if not self._connection.execute(names).fetchall():
            return []
        return [name for _, name, _ in self._connection.execute(APPLIED)]

    async def now(self) -> int:
        return sqlite.host_clock()

    async def columns(self) -> Columns:
        return _columns(
            self._connection.execute(
                "SELECT t.name, c.name FROM sqlite_schema AS t, pragma_table_info(t.name) AS c "
                "WHERE t.type = 'table' ORDER BY t.name <> 'tables', t.name, c.cid"
            )
        )

    async def rows(self, table: str, columns: Sequence[str]) -> AsyncIterator[Row]:
        for row in self._connection.execute(_select(table, columns)):
            yield row

    async def insert(
        self, table: str, columns: Sequence[str], rows: Sequence[Sequence[Value]]
    ) -> None:
        marks = ", ".join("?" * len(columns))
        sql = f"INSERT INTO {_quoted([table])} ({_quoted(columns)}) VALUES ({marks})"
        self._connection.executemany(sql, rows)

    async def clear(self, table: str) -> None:
        self._connection.execute(f"DELETE FROM {_quoted([table])}")


class _Postgres:
    def __init__(self, connection: asyncpg.Connection) -> None:
        self._connection = connection

    async def steps(self) -> list[str]:
        if await self._connection.fetchval("SELECT to_regclass('migrations')") is None:
            return []
        return [row[1] for row in await self._connection.fetch(APPLIED)]

    async def now(self) -> int:
        return int(await self._connection.fetchval("SELECT remeld_now()"))

    async def columns(self) -> Columns:
        return _columns(
            await self._connection.fetch(
                "SELECT table_name, column_name FROM information_schema.columns "
                "WHERE table_schema = current_schema() "
                "ORDER BY table_name <> 'tables', table_name, ordinal_position"
            )
        )

    async def rows(self, table: str, columns: Sequence[str]) -> AsyncIterator[Row]:
        async for row in self._connection.cursor(_select(table, columns), prefetch=BATCH):
            yield row

    async def insert(
        self, table: str, columns: Sequence[str], rows: Sequence[Sequence[Value]]
    ) -> None:
        await self._connection.copy_records_to_table(table, records=rows, columns=columns)

    async def clear(self, table: str) -> None:
        await self._connection.execute(f"DELETE FROM {_quoted([table])}")


def _columns(found: Iterable[Row]) -> Columns:
    columns: dict[str, tuple[str, ...]] = {}
    for table, column in found:
        columns[table] = (*columns.get(table, ()), column)
    columns.pop("migrations", None)
    return columns


def _select(table: str, columns: Sequence[str]) -> str:
    return f"SELECT {_quoted(columns)} FROM {_quoted([table])} ORDER BY 1, 2"


def _quoted(names: Sequence[str]) -> str:
    return ", ".join('"' + name.replace('"', '""') + '"' for name in names)


@asynccontextmanager
async def _connected(url: str) -> AsyncIterator[asyncpg.Connection]:
    """A connection of our own, whose errors are told in our words.

    Unlike that of a house it may think as long as it likes in the middle of its transaction.
    """
    unlimited = {"idle_in_transaction_session_timeout": "0"}
    connection = await postgres.patiently(lambda: postgres.connect(url, **unlimited))
    try:
        yield connection
    except (asyncpg.IntegrityConstraintViolationError, asyncpg.DataError) as error:
        raise ValueError(f"PostgreSQL cannot hold one of these values: {error}") from error
    except (asyncpg.PostgresError, asyncpg.InterfaceError) as error:
        raise StorageError("io", f"PostgreSQL refuses: {error}") from error
    finally:
        await connection.close(timeout=postgres.PATIENCE)


@contextmanager
def _sqlite_errors(path: Path) -> Iterator[None]:
    try:
        yield
    except sqlite3.Error as error:
        raise storage_error(error, str(path)) from error
