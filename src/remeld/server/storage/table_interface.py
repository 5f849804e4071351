"""What the server asks of a database about tables: their logs, drafts and timers."""

from collections.abc import Collection, Mapping, Sequence
from typing import Protocol

from remeld.server.storage.values import (
    Appended,
    CodeTaken,
    Conflict,
    Duplicate,
    Entry,
    Loaded,
    NewEntry,
    NewTableRow,
    RowChange,
    StoredDraft,
    TableRow,
    Timer,
    TimerChanges,
    TimerKind,
)


class TableStorage(Protocol):
    """A part of `Storage`."""

    # -- Tables and their logs --

    async def create(
        self,
        table: NewTableRow,
        entries: Sequence[NewEntry],
        *,
        command: str,
        timers: TimerChanges | None = None,
        people: Collection[str] = (),
    ) -> Appended | Duplicate | Conflict | CodeTaken:
        """Create a table with its first entries.

        The same id and command again is a `Duplicate`; the same id by another command is a
        `Conflict`.
        """
        ...

    async def append(
        self,
        table: str,
        expected: int,
        entries: Sequence[NewEntry],
        *,
        command: str,
        earlier: str | None = None,
        timers: TimerChanges | None = None,
        change: RowChange | None = None,
        people: Collection[str] = (),
        kicked: Collection[str] = (),
        snapshot: bytes | None = None,
    ) -> Appended | Duplicate | Conflict:
        """Append at least one entry to a table that is at version `expected`, in one transaction.

        `command` is unique in its table; one that was stored as `earlier` is the same. `people`
        are those who take part from here on (see `tables_of`; naming one again is no fault).
        `kicked` are those who may not come back: see `shut_out`. `snapshot` is the state after the
        new entries.
        A table that becomes archived loses its drafts and timers, but no entry. Raises
        `UnknownTable`.
        """
        ...

    async def load(self, table: str) -> Loaded | None:
        """Return what a fold needs, read at one moment; `None` if there is no such table."""
        ...

    async def row(self, table: str) -> TableRow | None:
        """Return a table's row alone: the cheap way to ask for its version."""
        ...

    async def entries(self, table: str, after: int, limit: int) -> list[Entry]:
        """Return up to `limit` entries that follow entry `after`, in order."""
        ...

    async def find_code(self, code: str) -> str | None:
        """Return the id of the table with this short code."""
        ...

    async def lobby(self, limit: int) -> list[TableRow]:
        """Return public tables that are open or playing, the last changed first."""
        ...

    async def tables_of(self, person: str, limit: int, *, kicked: bool = True) -> list[TableRow]:
        """Return the tables that a person ever took part in, the last changed first.

        Without `kicked`, those from which the person was removed are left out.
        """
        ...

    async def erase(self, table: str, edits: Mapping[int, bytes]) -> None:
        """Write new data over stored entries, by `seq`, and drop the table's snapshot.

        This is for one purpose only: taking a person's name out of a log. Append an entry that
        says so as well, so that every process forgets the name.
        """
        ...

    # -- Drafts --

    async def put_draft(
        self, table: str, seat: int, version: int, data: bytes, until: int | None = None
    ) -> bool:
        """Keep a seat's newest draft durably; return whether it was kept.

        It is not kept when the time of the house is past `until`, when the seat has a draft for a
        newer version, or when there is no such table.
        """
        ...

    async def draft(self, table: str, seat: int, version: int) -> StoredDraft | None:
        """Return the seat's newest draft, if it was made for just this version."""
        ...

    # -- Timers --

    async def due(self, now: int, limit: int, lease: int = 10_000) -> list[Timer]:
        """Return timers that are due at `now`, the oldest first, each leased to the caller.

        A leased timer is given to nobody else for `lease` milliseconds. Setting or removing the
        timer ends the lease; if the caller dies, the lease runs out and another gets the timer.
        """
        ...

    async def set_timers(self, table: str, expected: int, timers: TimerChanges) -> bool:
        """Change timers without an entry; `False`, and no change, if the version is another."""
        ...

    async def timers(self, kind: TimerKind, after: str, limit: int) -> list[Timer]:
        """Return timers of one kind by table id, from the first id above `after`."""
        ...

    async def active(self, kind: TimerKind, before: int | None = None) -> int:
        """Return how many timers of a kind there are, or how many of them are due `before`."""
        ...
