"""Whether a SQLite file is whole, looked at as it is opened.

SQLite finds damage only where it reads, which may be much later, and in the middle of a game. A
house of the usual size is read through before it opens. A large one does not wait for that: the
rest is read while people play, and if damage is found nothing more is written.
"""

import asyncio
import sqlite3
from collections.abc import Callable

from remeld.server.storage.values import StorageError

__all__ = ["IntegrityCheck", "damaged"]

WAIT = 0.25
"""Seconds that an opening house waits, which is about 50 MB."""


def damaged(path: str, found: object) -> StorageError:
    """Say what is wrong, and what can be done.

    >>> print(damaged("games.db", "file is not a database"))
    games.db is damaged, or is no database at all (file is not a database). Copy it to a safe \
place with games.db-wal, then restore the last backup with `remeld restore`; without one, the \
program sqlite3 saves what can be read: sqlite3 games.db .recover
    """
    return StorageError(
        "damaged",
        f"{path} is damaged, or is no database at all ({found}). Copy it to a safe place with "
        f"{path}-wal, then restore the last backup with `remeld restore`; without one, the program "
        f"sqlite3 saves what can be read: sqlite3 {path} .recover",
    )


class IntegrityCheck:
    """Reads a whole file through a connection of its own, in a thread."""

    def __init__(self, reading: sqlite3.Connection, path: str) -> None:
        self._connection = reading
        self._path = path
        self._given_up = False
        self._found = asyncio.ensure_future(asyncio.to_thread(self._read))

    async def wait(self, late: Callable[[StorageError], None]) -> None:
        """Raise if damage is soon found; call `late` if that takes longer."""

        def tell(found: asyncio.Future[StorageError | None]) -> None:
            if error := found.result():
                late(error)

        await asyncio.wait([self._found], timeout=WAIT)
        if not self._found.done():
            self._found.add_done_callback(tell)
        elif error := self._found.result():
            raise error

    async def close(self) -> None:
        """Do not read on."""
        self._given_up = True
        self._connection.interrupt()
        await self._found
        self._connection.close()

    def _read(self) -> StorageError | None:
        try:
            [found] = self._connection.execute("PRAGMA quick_check(1)").fetchone()
        except sqlite3.Error as error:
            return None if self._given_up else damaged(self._path, error)
        return None if found == "ok" else damaged(self._path, found.splitlines()[-1])
