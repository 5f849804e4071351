"""The cache of tables: the newest known state of those in use, folded from their logs.

The log in the database is the truth; what lies here may be old, which costs a second try and
nothing else. What was not used for a while is dropped, and the cache has a limit beside that, so
that games which are over take up no room.
"""

import time
from collections import OrderedDict
from collections.abc import Callable, Collection, Sequence
from dataclasses import dataclass

from remeld.match import dumps
from remeld.protocol import TableFact
from remeld.server.storage import Entry as Stored
from remeld.server.storage import Storage
from remeld.server.tables import (
    Scrubbed,
    TableState,
    decode_entry,
    decode_state,
    fold,
    fold_all,
    records,
    scrub,
)

__all__ = [
    "KEEP_SECONDS",
    "NumberedFact",
    "TableCache",
    "as_of",
    "nth_record",
    "read_entries",
    "scrub_log",
]

MOST = 2000
KEEP_SECONDS = 10.0
PAGE = 500


@dataclass(frozen=True, slots=True)
class NumberedFact:
    """A fact with its number in the log."""

    seq: int
    fact: TableFact


Changed = Callable[[TableState, Sequence[NumberedFact]], None]
"""Told whenever a table has moved on, with the new facts where they are known."""


class TableCache:
    """The tables that this process knows."""

    def __init__(
        self,
        storage: Storage,
        changed: Callable[[TableState, Sequence[NumberedFact]], None],
        most: int = MOST,
        steady: Callable[[], float] = time.monotonic,
    ) -> None:
        self._storage = storage
        self._changed = changed
        self._most = most
        self._steady = steady
        self._held: OrderedDict[str, TableState] = OrderedDict()
        self._used: dict[str, float] = {}

    def __len__(self) -> int:
        """How many tables are held."""
        return len(self._held)

    async def get(self, table: str) -> TableState | None:
        """The table as far as it is known here; read from the database if it is not."""
        held = self._held.get(table)
        if held is not None:
            self._use(table)
            return held
        return await self._load(table)

    def drop_unused(self, but: Collection[str] = ()) -> None:
        """Let go of what was not used for a while, but for these tables."""
        old = self._steady() - KEEP_SECONDS
        unused = [table for table in self._held if self._used[table] < old and table not in but]
        for table in unused:
            del self._held[table], self._used[table]

    def forget(self, table: str) -> None:
        """Let go of a table that is gone."""
        self._held.pop(table, None)
        self._used.pop(table, None)

    def _use(self, table: str) -> None:
        self._held.move_to_end(table)
        self._used[table] = self._steady()

    async def refresh(self, table: str) -> TableState | None:
        """The table as it is in the database now."""
        while (held := self._held.get(table)) is not None:
            page = await self._storage.entries(table, held.version, PAGE)
            self.advance(table, page)
            if len(page) < PAGE:
                break
        return await self.get(table)

    def advance(self, table: str, stored: Sequence[Stored]) -> TableState | None:
        """Fold entries that were stored after what is held; those that are known are left out."""
        held = self._held.get(table)
        if held is None:
            return None
        new = [each for each in stored if each.seq > held.version]
        if not new:
            return held
        if new[0].seq != held.version + 1:
            return None  # Something between is missing; the next refresh reads it.
        noted = read_entries(new)
        return self.put(fold_all((each.fact for each in noted), held), noted)

    def put(self, held: TableState, noted: Sequence[NumberedFact] = ()) -> TableState:
        """Hold a table as it is now, and tell those who watch it what is new."""
        table = held.id
        old = self._held.get(table)
        if old is not None and old.version >= held.version:
            return old
        self._held[table] = held
        self._use(table)
        while len(self._held) > self._most:
            self._used.pop(self._held.popitem(last=False)[0])
        self._changed(held, noted)
        return held

    async def log(self, table: str) -> list[Stored]:
        """The whole log of a table. It may be long: let a worker decode it."""
        found: list[Stored] = []
        while page := await self._storage.entries(table, len(found), PAGE):
            found += page
        return found

    async def _load(self, table: str) -> TableState | None:
        loaded = await self._storage.load(table)
        if loaded is None:
            return None
        state = decode_state(loaded.snapshot.data) if loaded.snapshot else None
        entries = loaded.entries
        if loaded.snapshot and state is None:
            # Written by another program: the log itself decides.
            entries = tuple(await self._storage.entries(table, 0, loaded.row.version))
        return self.put(fold_all((each.fact for each in read_entries(entries)), state))


def as_of(log: Sequence[Stored], at: int) -> TableState | None:
    """The table as it was at that time, or when the last game began, if that was later."""
    found = state = None
    for each in log:
        fact = decode_entry(each.kind, each.data)
        state = fold(state, fact)
        if fact.at <= at or not state.playing:
            found = state
    return found


def nth_record(log: Sequence[Stored], game: int) -> str | None:
    """The record of a finished game, counted from the first one in that log."""
    found = records(decode_entry(each.kind, each.data) for each in log)
    return next((dumps(each) for number, each in enumerate(found, start=1) if number == game), None)


def scrub_log(log: Sequence[Stored], who: str) -> Scrubbed:
    """What is to be written over in a log so that nobody knows who that person was."""
    return scrub(((each.seq, each.fact) for each in read_entries(log)), who)


def read_entries(stored: Sequence[Stored]) -> list[NumberedFact]:
    """Stored entries, decoded."""
    return [NumberedFact(each.seq, decode_entry(each.kind, each.data)) for each in stored]
