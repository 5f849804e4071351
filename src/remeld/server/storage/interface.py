"""What the server asks of a database: one small interface, the same on SQLite and on PostgreSQL.

The log of a table is its only truth. An append is one transaction: it answers `Appended` only
once the entries are on disk, `Duplicate` when the same command was stored before, and `Conflict`
when somebody else was faster. All times are whole milliseconds since 1970 (UTC) by the clock of
the house, which is kept in the database: the machines of a house may disagree about the time, and
their clocks may be set while they run.
"""

from collections.abc import Callable, Collection, Mapping, Sequence
from typing import Protocol

from remeld.server.storage.values import (
    Appended,
    Beat,
    Begun,
    Census,
    CodeTaken,
    Conflict,
    Duplicate,
    Entry,
    KeptRecord,
    Loaded,
    NewEntry,
    NewTableRow,
    OneTimeCode,
    OrderKind,
    RowChange,
    Session,
    StandingOrder,
    StoredDraft,
    TableRow,
    Timer,
    TimerChanges,
    TimerKind,
    Usage,
)


class Storage(Protocol):
    """A database that keeps tables. Safe to use from many tasks of one event loop.

    Every method may raise `StorageError`; what that means for an append is told there. Every
    method raises `ValueError`, and changes nothing, for a value that no database can hold: a text
    with a NUL or half a character, a number beyond 64 bits, an id above 64 characters, a command
    above 128.
    """

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

    # -- The time, and who is there --

    async def begin(self, down: int) -> Begun:
        """Return the time as a process starts.

        If the last heartbeat of any process is more than `down` milliseconds away, the house was
        down, and its clock is set to the database's, but never back.
        """
        ...

    async def beat(self, node: str, now: int, lease: int, trust: float) -> Beat:
        """The heartbeat of a process, whose clock shows `now`; its presences hold for `lease`.

        If the last heartbeat of any process is more than `trust` milliseconds away, the database's
        clock was set, or nobody was alive: the time of the house goes on from the last one.
        """
        ...

    async def set_presence(
        self, table: str, person: str, node: str, address: bytes | None = None
    ) -> None:
        """Note that a person is connected to a table through this process, and from where."""
        ...

    async def shut_out(self, table: str, address: bytes, now: int) -> int | None:
        """Return since when nobody new from this address may come to a table; None if they may.

        It is so for an hour after somebody who came from there was `kicked`.
        """
        ...

    async def clear_presence(self, table: str, person: str, node: str) -> None:
        """Note that a person is no longer connected to a table through this process."""
        ...

    async def clear_node(self, node: str) -> None:
        """Forget all presences of a process that ends (or starts anew); keep its heartbeat."""
        ...

    async def present(self, table: str, now: int) -> frozenset[str]:
        """Return who is connected to a table through any process whose lease holds at `now`."""
        ...

    async def any_human(self, table: str, now: int) -> bool:
        """Return whether `present` would return anybody."""
        ...

    # -- People --

    async def put_session(self, session: Session) -> None:
        """Store a session, in place of one with the same key."""
        ...

    async def get_session(self, key: bytes) -> Session | None:
        """Return the session with this key."""
        ...

    async def touch_session(self, key: bytes, seen: int) -> None:
        """Note when a session was last used; it never goes back in time."""
        ...

    async def delete_session(self, key: bytes) -> None:
        """Delete a session; deleting what is not there is no fault."""
        ...

    async def put_code(self, code: OneTimeCode) -> None:
        """Store a one-time code, in place of one with the same key."""
        ...

    async def take_code(self, key: bytes, now: int) -> OneTimeCode | None:
        """Return a code that has not expired, and delete it: only one caller ever gets it."""
        ...

    async def delete_person(self, person: str) -> list[Session]:
        """Delete a person's sessions, codes, presences and list of tables; return the sessions.

        Names inside logs are not touched: see `tables_of` and `erase`, to be used before this.
        """
        ...

    # -- House rules --

    async def put_house(
        self, key: str, data: bytes, address: bytes | None = None, most: int = 0
    ) -> bool | None:
        """Store house rules under a key; `False`, and no change, if the key holds other data.

        `None`, and no change, if they are new and so many from this address are kept already; 0 is
        any number.
        """
        ...

    async def get_house(self, key: str) -> bytes | None:
        """Return the house rules under a key, and note that somebody uses them."""
        ...

    # -- What is kept, and for how long --

    async def usage(self, *, owner: str | None = None, address: bytes | None = None) -> Usage:
        """Return what counts for a person, or for an address."""
        ...

    async def counts_for(self, table: str) -> tuple[str | None, bytes | None] | None:
        """Return the owner and the address that a table counts for; `None` without such a table."""
        ...

    async def lease(self, name: str, node: str, now: int, until: int) -> bool:
        """Return whether this process may do a piece of work that one does for all, up to then."""
        ...

    async def untouched(self, before: int, after: tuple[int, str], limit: int) -> list[TableRow]:
        """Return archived tables without an entry since `before`, the oldest first.

        `after` is the time and the id of the last one that was looked at.
        """
        ...

    async def remove(
        self,
        table: str,
        version: int,
        records: Sequence[KeptRecord],
        kicked: Collection[str] = (),
    ) -> bool:
        """Delete a table that is at that version, but for these records of its games.

        Without records nothing is left of it. `kicked` are all who may not come back, see `member`.
        `False`, and no change, if the version is another.
        """
        ...

    async def kept_records(self, table: str, game: int | None = None) -> list[KeptRecord]:
        """Return the records that are left of a removed table: all, or that of one game."""
        ...

    async def rewrite_records(self, table: str, records: Sequence[KeptRecord]) -> None:
        """Write records over those of the same games: only to take a person's name out."""
        ...

    async def member(self, table: str, person: str) -> bool | None:
        """Return whether a person who took part may come back; `None` if they never did."""
        ...

    async def drop_records(self, before: int, limit: int) -> int:
        """Delete what is left of up to `limit` tables removed before then; return how many."""
        ...

    async def drop_houses(self, before: int) -> None:
        """Delete house rules that nobody has used since then."""
        ...

    async def shrink(self) -> None:
        """Give room that is free in the database back to the system, where that is our task."""
        ...

    # -- For those who run the house --

    async def orders(self) -> list[StandingOrder]:
        """Return all orders that stand."""
        ...

    async def put_order(self, kind: OrderKind, subject: str, words: str) -> None:
        """Give an order to every process, in place of one of the same kind and subject."""
        ...

    async def delete_order(self, kind: OrderKind, subject: str) -> bool:
        """Take an order back; return whether it stood."""
        ...

    async def census(self, now: int) -> Census:
        """Count tables, processes and people, read at one moment."""
        ...

    async def newest(self, limit: int) -> list[TableRow]:
        """Return tables that are not archived, the last changed first."""
        ...

    async def delete_table(self, table: str) -> bool:
        """Delete a table with its log and all else about it; return whether it was there."""
        ...

    # -- The database itself --

    async def tidy(self, now: int, unseen_since: int) -> None:
        """Delete what only takes up room; to be called now and then, after `beat`.

        That is: sessions last used before `unseen_since`, or a day ago by somebody who never came
        to a table; codes that expired, or of somebody of whom there is nothing else; addresses that
        may come in again; the presences of processes whose lease ended an hour ago, and orders to
        sign somebody out that are as old.
        """
        ...

    def subscribe(
        self, changed: Callable[[str, int], None], missed: Callable[[], None] | None = None
    ) -> Callable[[], None]:
        """Call `changed(table, seq)` on the event loop after appends by any process.

        It is a hint to read on, never the only way to learn of an entry: hints may come twice,
        late or not at all. `missed()` is called when some may have been lost. Call the returned
        function to end it.
        """
        ...

    async def close(self) -> None:
        """Finish what is under way and let go of the database; a second call does nothing."""
        ...
