"""A database under test, and short ways to fill it."""

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable, Sequence
from contextlib import asynccontextmanager
from typing import Any, TypeVar

from remeld.server.storage import (
    Appended,
    CodeTaken,
    Conflict,
    Duplicate,
    Entry,
    NewEntry,
    NewTableRow,
    Storage,
    TimerChanges,
    open_storage,
)
from tests.patience import PATIENCE
from tests.server.postgres import set_clock

T = TypeVar("T")


class Database:
    """An address that can be opened several times, with a clock that tests may stop."""

    def __init__(self, url: str) -> None:
        self.url = url
        self._now: int | None = None

    @property
    def is_sqlite(self) -> bool:
        return self.url.startswith("sqlite:")

    def _clock(self) -> int:
        assert self._now is not None
        return self._now

    @asynccontextmanager
    async def opened(self, now: int | None = None) -> AsyncIterator[Storage]:
        """Open it; with `now`, its clock stands still."""
        self._now = now
        clock: Callable[[], int] | None = None if now is None else self._clock
        storage = await open_storage(self.url, clock if self.is_sqlite else None)
        try:
            if now is not None:
                await self.set_clock(now)
            yield storage
        finally:
            await storage.close()

    async def set_clock(self, now: int) -> None:
        """Let a clock that stands still show another time."""
        self._now = now
        if not self.is_sqlite:
            await set_clock(self.url, now)


def new_table(id: str = "t1", **changes: Any) -> NewTableRow:
    """A table whose code follows from its id."""
    values: dict[str, Any] = {"code": f"CODE-{id}", "public": True, "summary": b"{}", **changes}
    return NewTableRow(id=id, **values)


def entries(*texts: str) -> list[NewEntry]:
    """Entries of one kind, with these texts."""
    return [NewEntry("said", text.encode()) for text in texts]


async def create(
    storage: Storage, id: str = "t1", timers: TimerChanges | None = None, **changes: Any
) -> Appended | Duplicate | Conflict | CodeTaken:
    """Create a table with one entry, by the command `create`."""
    table = new_table(id, **changes)
    return await storage.create(table, entries("hello"), command="create", timers=timers)


async def say(
    storage: Storage, table: str, command: str, limit: int = 10_000
) -> Appended | Duplicate:
    """Append the command's name as an entry, as often as somebody else is faster."""
    row = await storage.row(table)
    assert row is not None
    version = row.version
    for _ in range(limit):
        answer = await storage.append(table, version, entries(command), command=command)
        if not isinstance(answer, Conflict):
            return answer
        version = answer.version
    raise AssertionError(f"{limit} conflicts in a row")


def texts(stored: Sequence[Entry]) -> list[str]:
    """The texts of stored entries, whose numbers must have no gap."""
    first = stored[0].seq if stored else 1
    assert [entry.seq for entry in stored] == list(range(first, first + len(stored)))
    return [entry.data.decode() for entry in stored]


async def soon(awaited: Awaitable[T]) -> T:
    """What comes, if it comes before patience ends."""
    async with asyncio.timeout(PATIENCE):
        return await awaited
