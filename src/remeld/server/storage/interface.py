"""What the server asks of a database: one small interface, the same on SQLite and on PostgreSQL.

The log of a table is its only truth. An append is one transaction: it answers `Appended` only
once the entries are on disk, `Duplicate` when the same command was stored before, and `Conflict`
when somebody else was faster. All times are whole milliseconds since 1970 (UTC) by the clock of
the house, which is kept in the database: the machines of a house may disagree about the time, and
their clocks may be set while they run.
"""

from collections.abc import Callable, Collection, Sequence
from typing import Protocol

from remeld.server.storage.people_interface import PeopleStorage
from remeld.server.storage.table_interface import TableStorage
from remeld.server.storage.values import (
    Census,
    KeptRecord,
    OrderKind,
    StandingOrder,
    TableRow,
    Usage,
)


class Storage(TableStorage, PeopleStorage, Protocol):
    """A database that keeps tables. Safe to use from many tasks of one event loop.

    Every method may raise `StorageError`; what that means for an append is told there. Every
    method raises `ValueError`, and changes nothing, for a value that no database can hold: a text
    with a NUL or half a character, a number beyond 64 bits, an id above 64 characters, a command
    above 128.
    """

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
