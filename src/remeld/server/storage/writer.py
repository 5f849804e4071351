"""The one thread that writes to a SQLite database, many transactions to a commit.

Each commit waits for the disk, and while it waits, more work gathers: all that is waiting is then
done in one go. Where a piece of it fails, all is done again, with a savepoint around each piece
that keeps the one from spoiling the others.
"""

import asyncio
import logging
import queue
import sqlite3
import threading
from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass
from typing import Any, TypeVar

from remeld.server.storage.integrity import damaged
from remeld.server.storage.scripts import Script, checked
from remeld.server.storage.values import StorageError

T = TypeVar("T")
BATCH = 64
"""The most pieces of work in one commit."""
_NAMES = tuple(str(number) for number in range(1, 20))
"""Of the values of a statement: `$1` and so on."""

logger = logging.getLogger(__name__)


def run(connection: sqlite3.Connection, script: Script[T]) -> T:
    """Run a script on a connection, in whatever transaction is open."""
    try:
        sql, values = next(script)
        while True:
            named = dict(zip(_NAMES, checked(values), strict=False))
            sql, values = script.send(connection.execute(sql, named).fetchall())
    except StopIteration as end:
        answer: T = end.value
        return answer


def storage_error(error: sqlite3.Error, path: str) -> StorageError | ValueError:
    """Say in our words what went wrong in SQLite."""
    if isinstance(error, sqlite3.IntegrityError):
        return ValueError(f"{path} cannot hold one of these values: {error}")
    # Only the low byte tells the kind; the rest are details that come and go with versions.
    kind = getattr(error, "sqlite_errorcode", sqlite3.SQLITE_ERROR) & 0xFF
    if kind in (sqlite3.SQLITE_BUSY, sqlite3.SQLITE_LOCKED):
        return StorageError("busy", f"another program holds {path}; try again ({error})")
    if kind in (sqlite3.SQLITE_CORRUPT, sqlite3.SQLITE_NOTADB):
        return damaged(path, error)
    if kind == sqlite3.SQLITE_FULL:
        return StorageError("full", f"there is no space left on the disk of {path}")
    return StorageError("io", f"SQLite cannot use {path}: {error}")


@dataclass(slots=True)
class Job:
    """A piece of work and what is to be told when it is durable."""

    script: Callable[[], Script[Any]]
    done: asyncio.Future[Any]
    then: Callable[[Any], None] | None
    """Called on the event loop with the answer, before whoever waits for it goes on."""
    answer: Any = None
    error: Exception | None = None


class Writer:
    """Runs scripts one after another in its own thread. It owns the connection from now on."""

    def __init__(self, connection: sqlite3.Connection, path: str) -> None:
        self._connection = connection
        self._path = path
        self._refusal: StorageError | None = None
        self._loop = asyncio.get_running_loop()
        self._jobs: queue.SimpleQueue[Job | None] = queue.SimpleQueue()
        # A daemon, so that a program which dies without closing can die.
        self._thread = threading.Thread(target=self._work, name="remeld-writer", daemon=True)
        self._thread.start()

    async def run(
        self, script: Callable[[], Script[T]], then: Callable[[T], None] | None = None
    ) -> T:
        """Run a script in a transaction; return its answer once it is on disk."""
        if self._refusal is not None:
            raise self._refusal
        job = Job(script, self._loop.create_future(), then)
        self._jobs.put(job)
        answer: T = await job.done
        return answer

    def refuse(self, error: StorageError) -> None:
        """Write nothing any more, because of that."""
        self._refusal = error
        logger.error("%s", error)

    async def close(self) -> None:
        """Finish the work that was given, then close the connection; nothing may follow."""
        self._jobs.put(None)
        await asyncio.to_thread(self._thread.join)

    def _work(self) -> None:
        open_for_work = True
        while open_for_work:
            batch = [self._jobs.get()]
            while len(batch) < BATCH and batch[-1] is not None:
                try:
                    batch.append(self._jobs.get_nowait())
                except queue.Empty:
                    break
            open_for_work = batch[-1] is not None
            jobs = [job for job in batch if job is not None]
            if jobs:
                self._commit(jobs)
                try:
                    self._loop.call_soon_threadsafe(_tell, jobs)
                except RuntimeError:
                    logger.warning("the event loop ended before %s was closed", self._path)
        self._connection.close()

    def _commit(self, jobs: list[Job]) -> None:
        try:
            self._connection.execute("BEGIN IMMEDIATE")
            if not self._all_succeed(jobs):
                self._connection.execute("ROLLBACK")
                self._connection.execute("BEGIN IMMEDIATE")
                for job in jobs:
                    self._attempt(job)
            self._connection.execute("COMMIT")
        except sqlite3.Error as error:
            if self._connection.in_transaction:
                with suppress(sqlite3.Error):
                    self._connection.execute("ROLLBACK")
            for job in jobs:
                job.error = storage_error(error, self._path)

    def _all_succeed(self, jobs: list[Job]) -> bool:
        """Do all the work, without savepoints; if a piece fails, it is all to be done again."""
        try:
            for job in jobs:
                job.answer = run(self._connection, job.script())
        except Exception:
            if not self._connection.in_transaction:
                raise  # SQLite gave up the whole transaction: nobody's work is done.
            return False
        return True

    def _attempt(self, job: Job) -> None:
        self._connection.execute("SAVEPOINT job")
        try:
            job.answer = run(self._connection, job.script())
        except Exception as error:
            if not self._connection.in_transaction:
                raise  # SQLite gave up the whole transaction: nobody's work is done.
            self._connection.execute("ROLLBACK TO job")
            if isinstance(error, sqlite3.Error):
                job.error = storage_error(error, self._path)
            else:
                job.error = error
        self._connection.execute("RELEASE job")


def _tell(jobs: list[Job]) -> None:
    for job in jobs:
        if job.error is None and job.then is not None:
            job.then(job.answer)
        if job.done.done():
            continue  # Whoever asked was cancelled; what was done stays done.
        if job.error is None:
            job.done.set_result(job.answer)
        else:
            job.done.set_exception(job.error)
