"""Storage in PostgreSQL, for one or many server processes."""

import asyncio
import logging
from collections.abc import Awaitable, Callable, Sequence
from contextlib import suppress
from functools import partial
from importlib.resources.abc import Traversable
from typing import Any, TypeAlias, TypeVar

import asyncpg

from remeld.server.storage.bus import Bus
from remeld.server.storage.migrations import (
    APPLIED,
    HISTORY,
    NOTE,
    Migration,
    pending,
    read_migrations,
    shipped,
)
from remeld.server.storage.scripts import Row, Script, Value, checked
from remeld.server.storage.sql_storage import SqlStorage
from remeld.server.storage.values import Appended, Duplicate, StorageError

T = TypeVar("T")
Connection: TypeAlias = "asyncpg.pool.PoolConnectionProxy[asyncpg.Record]"
CONNECTIONS = 10
PATIENCE = 10.0
"""Seconds in which a database that was restarted should be back."""
SETTINGS = {
    "application_name": "remeld",
    "synchronous_commit": "on",  # An acknowledged move is on disk, whatever the server's default.
    # A process that hangs in a transaction must not hold its table for ever.
    "idle_in_transaction_session_timeout": "10s",
}
MIGRATING = 0x72656D656C64
"""The advisory lock of a process that migrates: the letters of "remeld"."""

AGAIN = (
    OSError,  # Also a time-out.
    asyncpg.InterfaceError,
    asyncpg.InternalClientError,  # A connection that was cut at an awkward moment.
    asyncpg.PostgresConnectionError,
    asyncpg.OperatorInterventionError,
    asyncpg.TransactionRollbackError,
    asyncpg.TooManyConnectionsError,
    asyncpg.IdleInTransactionSessionTimeoutError,
)
"""After these the same transaction may succeed. It may also have been committed already, and only
the answer was lost: then an append finds its own command, and answers `Duplicate`."""

logger = logging.getLogger(__name__)


class PostgresStorage(SqlStorage):
    """The port on PostgreSQL; made by `open_postgres`."""

    skip_locked = "FOR UPDATE SKIP LOCKED"

    def __init__(self, pool: asyncpg.Pool, connect: Callable[[], Awaitable[Any]]) -> None:
        super().__init__()
        self._pool = pool
        self._places = asyncio.Semaphore(CONNECTIONS)
        self._answered = 0.0
        """When the database last did what somebody asked, by the clock of the event loop."""
        self._bus = Bus(connect, self.listeners)

    async def started(self) -> None:
        """Return once hints arrive."""
        await self._bus.started()

    async def write(self, script: Callable[[], Script[T]], hint: str | None = None) -> T:
        """Run a script in a transaction, then tell all processes of a new entry."""

        async def work(connection: Connection) -> T:
            async with connection.transaction():
                return await _run(connection, script())

        answer = await self._until_done(work)
        # A duplicate may be the second try of an append whose first acknowledgement was lost.
        if hint is not None and isinstance(answer, Appended | Duplicate):
            self._bus.tell(hint, answer.seq)
        return answer

    async def read(self, script: Callable[[], Script[T]]) -> T:
        """Run a script that sees the database at one moment."""

        async def work(connection: Connection) -> T:
            async with connection.transaction(isolation="repeatable_read", readonly=True):
                return await _run(connection, script())

        return await self._until_done(work)

    async def change(self, sql: str, *values: Value) -> Sequence[Row]:
        """Write with one statement, which is a transaction by itself."""
        checked(values)
        return await self._until_done(lambda connection: connection.fetch(sql, *values))

    async def fetch(self, sql: str, *values: Value) -> Sequence[Row]:
        """Read with one statement."""
        return await self.change(sql, *values)

    async def _until_done(self, work: Callable[[Connection], Awaitable[T]]) -> T:
        async def borrow() -> T:
            self.need_open()
            connection = await self._pool.acquire(timeout=PATIENCE)
            try:
                answer = await work(connection)
                self._answered = asyncio.get_running_loop().time()
                return answer
            finally:
                # What was done is done, even if the connection was cut just afterwards.
                with suppress(*AGAIN):
                    await self._pool.release(connection)

        self.need_open()
        await self._wait_in_line()
        try:
            return await patiently(borrow)
        finally:
            self._places.release()

    async def _wait_in_line(self) -> None:
        """Wait for one of the connections, for as long as those in front are served.

        A long line is no database that is away: only if nobody was answered for a while is it.
        """
        clock = asyncio.get_running_loop().time
        came = clock()
        while self._places.locked():
            patience_ends = max(came, self._answered) + PATIENCE
            if clock() >= patience_ends:
                raise StorageError(
                    "unavailable",
                    "PostgreSQL cannot be reached, so nobody is served: is it running?",
                )
            with suppress(TimeoutError):
                async with asyncio.timeout_at(patience_ends):
                    await self._places.acquire()
                    return
        await self._places.acquire()

    async def shrink(self) -> None:
        """Nothing to do: the server uses what is free again by itself."""

    async def let_go(self) -> None:
        """Wait for what is under way, but not for ever."""
        await self._bus.close()
        try:
            async with asyncio.timeout(PATIENCE):
                await self._pool.close()
        except TimeoutError:
            self._pool.terminate()


async def _run(connection: Connection, script: Script[T]) -> T:
    try:
        sql, values = next(script)
        while True:
            sql, values = script.send(await connection.fetch(sql, *checked(values)))
    except StopIteration as end:
        answer: T = end.value
        return answer


async def patiently(work: Callable[[], Awaitable[T]]) -> T:
    """Do something with the database; try again, for a while, when the connection is lost."""
    clock = asyncio.get_running_loop().time
    end, pause = clock() + PATIENCE, 0.02
    while True:
        try:
            return await work()
        except ValueError:
            raise  # Some are AGAIN's as well, but no second try will help.
        except AGAIN as error:
            reason = str(error) or type(error).__name__
            if clock() + pause > end:
                message = f"PostgreSQL cannot be reached: {reason}"
                raise StorageError("unavailable", message) from error
            logger.info("trying again: %s", reason)
        except (asyncpg.IntegrityConstraintViolationError, asyncpg.DataError) as error:
            raise ValueError(f"PostgreSQL cannot hold one of these values: {error}") from error
        except asyncpg.DiskFullError as error:
            raise StorageError("full", f"PostgreSQL has no space left: {error}") from error
        except asyncpg.PostgresError as error:
            raise StorageError("io", f"PostgreSQL refuses: {error}") from error
        await asyncio.sleep(pause)
        pause = min(2 * pause, 1.0)


async def connect(url: str, **settings: str) -> asyncpg.Connection:
    """A connection of one's own; raises `ValueError` for an address that is none."""
    try:
        return await asyncpg.connect(
            url, timeout=PATIENCE, server_settings={**SETTINGS, **settings}
        )
    except ValueError:
        # Neither the address nor a part of it is repeated: there may be a password in it.
        raise ValueError(
            "PostgreSQL does not understand the address of the database: it is written "
            "postgresql://user:password@host:port/name, with special characters as %2F"
        ) from None


async def open_postgres(url: str, folder: Traversable | None = None) -> PostgresStorage:
    """Connect to a PostgreSQL database and bring its schema up to date.

    `folder` holds the migrations, if they are not those of the program.
    """

    async def prepare() -> asyncpg.Pool:
        connection = await connect(url)
        try:
            await migrate(connection, read_migrations(folder or shipped("postgres")))
        finally:
            await connection.close(timeout=PATIENCE)
        return await asyncpg.create_pool(
            url,
            min_size=0,
            max_size=CONNECTIONS,
            timeout=PATIENCE,
            command_timeout=PATIENCE,
            server_settings=SETTINGS,
            reset=_leave_as_it_is,
        )

    # News need not be on disk.
    listening = partial(connect, url, synchronous_commit="off")
    storage = PostgresStorage(await patiently(prepare), listening)
    try:
        async with asyncio.timeout(PATIENCE):
            await storage.started()
    except BaseException as error:
        await storage.close()
        if isinstance(error, TimeoutError):
            message = "PostgreSQL gives no connection to listen on: raise its max_connections"
            raise StorageError("unavailable", message) from error
        raise
    return storage


async def _leave_as_it_is(connection: object) -> None:
    """Spare a round trip: no script leaves anything behind but its transaction, which ended."""


async def migrate(connection: asyncpg.Connection, known: list[Migration]) -> None:
    """Take the steps that the database has yet to take."""
    async with connection.transaction():
        # Of several processes that start together, one migrates and the others find it done.
        await connection.execute("SELECT pg_advisory_xact_lock($1)", MIGRATING)
        await connection.execute(HISTORY)
        applied = [(row[0], row[1], row[2]) for row in await connection.fetch(APPLIED)]
        database = f"the database {await connection.fetchval('SELECT current_database()')}"
        for migration in pending(known, applied, database):
            await connection.execute(migration.sql)
            note = (migration.number, migration.name, migration.checksum)
            await connection.execute(NOTE, *note)
