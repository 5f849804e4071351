"""The interface in terms of two verbs, read and write, which each adapter brings."""

# ruff: noqa: D102 (the port says what each method does)

import asyncio
from abc import abstractmethod
from collections.abc import Callable, Collection, Mapping, Sequence
from functools import partial
from typing import TypeVar

from remeld.server.storage import retention, transactions, visitors
from remeld.server.storage.listeners import ChangeListeners
from remeld.server.storage.scripts import FROM_TABLES, HOUSE_NOW, table_row
from remeld.server.storage.sql_orders import SqlOrders
from remeld.server.storage.sql_people import SqlPeople
from remeld.server.storage.values import (
    Appended,
    CodeTaken,
    Conflict,
    Duplicate,
    Entry,
    KeptRecord,
    Loaded,
    NewEntry,
    NewTableRow,
    RowChange,
    StorageError,
    StoredDraft,
    TableRow,
    Timer,
    TimerChanges,
    TimerKind,
    Usage,
)

T = TypeVar("T")


class SqlStorage(SqlOrders, SqlPeople):
    """A `Storage` but for its connections: what is not said here is said in the port."""

    skip_locked = ""
    """What a database with many writers adds to a query, to pass by rows that others hold."""

    def __init__(self) -> None:
        self.listeners = ChangeListeners()
        self._closing: asyncio.Task[None] | None = None

    @abstractmethod
    async def let_go(self) -> None:
        """Finish what is under way, then close all connections."""

    # Tables and their logs

    async def create(
        self,
        table: NewTableRow,
        entries: Sequence[NewEntry],
        *,
        command: str,
        timers: TimerChanges | None = None,
        people: Collection[str] = (),
    ) -> Appended | Duplicate | Conflict | CodeTaken:
        _need_some(entries)
        script = partial(transactions.create, table, entries, command, timers or {}, people)
        return await self.write(script, hint=table.id)

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
        _need_some(entries)
        script = partial(
            transactions.append,
            *(table, expected, entries, command, earlier, timers or {}, change or RowChange()),
            *(people, kicked, snapshot),
        )
        return await self.write(script, hint=table)

    async def load(self, table: str) -> Loaded | None:
        return await self.read(partial(transactions.load, table))

    async def row(self, table: str) -> TableRow | None:
        return await self.first(FROM_TABLES + "WHERE id = $1", table, make=table_row)

    async def entries(self, table: str, after: int, limit: int) -> list[Entry]:
        return await self.read(partial(transactions.entries_after, table, after, limit))

    async def find_code(self, code: str) -> str | None:
        found: str | None = await self.value("SELECT id FROM tables WHERE code = $1", code)
        return found

    async def lobby(self, limit: int) -> list[TableRow]:
        where = "WHERE public = 1 AND status IN ('open', 'playing') "
        sql = FROM_TABLES + where + "ORDER BY updated DESC LIMIT $1"
        return await self.all(sql, limit, make=table_row)

    async def tables_of(self, person: str, limit: int, *, kicked: bool = True) -> list[TableRow]:
        where = "WHERE id IN (SELECT table_id FROM members WHERE person = $1 AND kicked <= $3) "
        sql = FROM_TABLES + where + "ORDER BY updated DESC LIMIT $2"
        return await self.all(sql, person, limit, int(kicked), make=table_row)

    async def erase(self, table: str, edits: Mapping[int, bytes]) -> None:
        await self.write(partial(transactions.erase, table, edits))

    # Drafts

    async def put_draft(
        self, table: str, seat: int, version: int, data: bytes, until: int | None = None
    ) -> bool:
        kept = await self.change(
            "INSERT INTO drafts (table_id, seat, version, at, data) "
            f"SELECT id, $2, $3, {HOUSE_NOW}, $4 FROM tables "
            f"WHERE id = $1 AND (CAST($5 AS bigint) IS NULL OR {HOUSE_NOW} <= $5) "
            "ON CONFLICT (table_id, seat) DO UPDATE SET "
            "version = excluded.version, at = excluded.at, data = excluded.data "
            "WHERE excluded.version >= drafts.version RETURNING seat",
            *(table, seat, version, data, until),
        )
        return bool(kept)

    async def draft(self, table: str, seat: int, version: int) -> StoredDraft | None:
        where = "WHERE table_id = $1 AND seat = $2 AND version = $3"
        sql = f"SELECT version, at, data FROM drafts {where}"
        return await self.first(sql, table, seat, version, make=StoredDraft)

    # Timers

    async def due(self, now: int, limit: int, lease: int = 10_000) -> list[Timer]:
        return await self.write(partial(transactions.due, now, limit, lease, self.skip_locked))

    async def set_timers(self, table: str, expected: int, timers: TimerChanges) -> bool:
        return await self.write(partial(transactions.set_timers, table, expected, timers))

    async def timers(self, kind: TimerKind, after: str, limit: int) -> list[Timer]:
        where = "WHERE kind = $1 AND table_id > $2 ORDER BY table_id LIMIT $3"
        sql = f"SELECT table_id, kind, due, version FROM timers {where}"
        return await self.all(sql, kind, after, limit, make=Timer)

    async def active(self, kind: TimerKind, before: int | None = None) -> int:
        sql = "SELECT count(*) FROM timers WHERE kind = $1 AND due < coalesce($2, due + 1)"
        return int(await self.value(sql, kind, before))

    # House rules

    async def put_house(
        self, key: str, data: bytes, address: bytes | None = None, most: int = 0
    ) -> bool | None:
        return await self.write(partial(retention.keep_house, key, data, address, most))

    async def get_house(self, key: str) -> bytes | None:
        return await self.write(partial(retention.get_house, key))

    # What is kept, and for how long

    async def usage(self, *, owner: str | None = None, address: bytes | None = None) -> Usage:
        return await self.read(partial(retention.usage, owner, address))

    async def counts_for(self, table: str) -> tuple[str | None, bytes | None] | None:
        sql = "SELECT owner, address FROM tables WHERE id = $1"
        return await self.first(sql, table, make=lambda owner, address: (owner, address))

    async def lease(self, name: str, node: str, now: int, until: int) -> bool:
        return await self.write(partial(retention.take_lease, name, node, now, until))

    async def untouched(self, before: int, after: tuple[int, str], limit: int) -> list[TableRow]:
        return await self.read(partial(retention.untouched, before, after, limit))

    async def remove(
        self,
        table: str,
        version: int,
        records: Sequence[KeptRecord],
        kicked: Collection[str] = (),
    ) -> bool:
        return await self.write(partial(retention.remove, table, version, records, kicked))

    async def kept_records(self, table: str, game: int | None = None) -> list[KeptRecord]:
        return await self.read(partial(retention.kept_records, table, game))

    async def rewrite_records(self, table: str, records: Sequence[KeptRecord]) -> None:
        await self.write(partial(retention.rewrite_records, table, records))

    async def member(self, table: str, person: str) -> bool | None:
        sql = "SELECT kicked FROM members WHERE table_id = $1 AND person = $2"
        return await self.first(sql, table, person, make=lambda kicked: not kicked)

    async def drop_records(self, before: int, limit: int) -> int:
        return await self.write(partial(retention.drop_records, before, limit))

    async def drop_houses(self, before: int) -> None:
        await self.change("DELETE FROM houses WHERE used < $1", before)

    @abstractmethod
    async def shrink(self) -> None: ...

    # The database itself

    def subscribe(
        self, changed: Callable[[str, int], None], missed: Callable[[], None] | None = None
    ) -> Callable[[], None]:
        return self.listeners.subscribe(changed, missed)

    async def tidy(self, now: int, unseen_since: int) -> None:
        await self.write(partial(visitors.tidy, now, unseen_since))

    async def close(self) -> None:
        if self._closing is None:
            self._closing = asyncio.create_task(self.let_go())
        await asyncio.shield(self._closing)

    def need_open(self) -> None:
        """Raise `StorageError` once `close` was called."""
        if self._closing is not None:
            raise StorageError("closed", "the storage was closed: open_storage opens another")


def _need_some(entries: Sequence[NewEntry]) -> None:
    if not entries:
        raise ValueError("there are no entries: an append needs at least one")
