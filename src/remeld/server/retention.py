"""What the house keeps and for how long, so that nobody can fill it.

A table counts for whoever set it up, and for their address. When there is no more room, nothing new
begins, but every game goes on to its end. A table that was put away and that nobody has touched for
long is deleted by one of the processes, never one with a match that is not over; the records of its
games stay behind.
"""

import time
import zlib
from collections.abc import Callable
from dataclasses import replace

import msgspec

from remeld.match import dumps, loads
from remeld.server.logs import log
from remeld.server.sessions import address_digest
from remeld.server.settings import Settings
from remeld.server.storage import Entry, KeptRecord, Storage, TableRow
from remeld.server.table_cache import TableCache
from remeld.server.tables import NO_NAME, decode_entry, owned_records
from remeld.server.work_classes import NOBODY, WorkClass
from remeld.server.worker_pool import BusyError, TooLongError, WorkerPool

__all__ = ["Retention", "read_record", "without_name"]

DAY_MS = 24 * 3_600_000
LEASE_MS = 900_000
PAGE = 50
MOST = 1_000
"""Tables that are deleted in one sweep."""
LOOK_EVERY = 10.0
"""For so many seconds it is remembered whether there is room for more at a table."""
REMEMBERED = 10_000
OVER = ("lobby", "over")


class _Phase(msgspec.Struct):
    phase: str = ""


class Retention:
    """Says whether there is room, and makes some."""

    def __init__(
        self,
        storage: Storage,
        cache: TableCache,
        settings: Settings,
        workers: WorkerPool,
        node: str,
        now: Callable[[], int],
        steady: Callable[[], float] = time.monotonic,
    ) -> None:
        self._storage = storage
        self._cache = cache
        self._settings = settings
        self._workers = workers
        self._node = node
        self._now = now
        self._steady = steady
        self._full: dict[str, tuple[float, bool]] = {}

    # -- Room --

    async def many_tables(self, who: str, address: str | None) -> bool:
        """Whether a person, or an address, has as many tables as there may be."""
        return await self._beyond(who, address_digest(address) if address else None, new=True)

    async def full(self, table: str) -> bool:
        """Whether nothing but the game that is played may make this table's log longer."""
        if not (self._settings.log_bytes_per_session or self._settings.log_bytes_per_address):
            return False
        until, full = self._full.get(table, (0.0, False))
        if self._steady() < until:
            return full
        owner, address = await self._storage.counts_for(table) or (None, None)
        full = await self._beyond(owner, address, new=False)
        if len(self._full) >= REMEMBERED:
            self._full.clear()
        self._full[table] = (self._steady() + LOOK_EVERY, full)
        return full

    async def _beyond(self, owner: str | None, address: bytes | None, *, new: bool) -> bool:
        """Whether either has more than it may; `new` if there is to be one table more."""
        settings = self._settings
        for most_tables, most_bytes, who in (
            (settings.tables_per_session, settings.log_bytes_per_session, {"owner": owner}),
            (settings.tables_per_address, settings.log_bytes_per_address, {"address": address}),
        ):
            if not (most_tables or most_bytes) or None in who.values():
                continue
            usage = await self._storage.usage(**who)
            if (most_bytes and usage.bytes >= most_bytes) or (
                new and most_tables and usage.tables >= most_tables
            ):
                return True
        return False

    # -- Making room --

    async def sweep(self) -> None:
        """Delete what has been kept long enough, if no other process does."""
        settings, now = self._settings, self._now()
        if not (settings.delete_days or settings.record_days):
            return
        if not await self._storage.lease("retention", self._node, now, now + LEASE_MS):
            return
        deleted = 0
        if settings.delete_days:
            deleted = await self._delete_tables(now - settings.delete_days * DAY_MS)
            await self._storage.drop_houses(now - settings.delete_days * DAY_MS)
        if settings.record_days:
            before = now - settings.record_days * DAY_MS
            while dropped := await self._storage.drop_records(before, PAGE):
                deleted += dropped
        if deleted:
            log("tables-deleted", tables=deleted)
            await self._storage.shrink()

    async def _delete_tables(self, before: int) -> int:
        deleted, after = 0, (0, "")
        while deleted < MOST:
            rows = await self._storage.untouched(before, after, PAGE)
            if not rows:
                break
            after = (rows[-1].updated, rows[-1].id)
            for row in rows:
                deleted += await self._delete(row)
        return deleted

    async def _delete(self, row: TableRow) -> bool:
        if msgspec.json.decode(row.summary, type=_Phase).phase not in OVER:
            return False
        state = await self._cache.refresh(row.id)
        if state is None or state.phase not in OVER or state.version != row.version:
            return False
        if await self._storage.any_human(row.id, self._now()):
            return False
        records: list[KeptRecord] = []
        if state.finished:
            entries = await self._cache.log(row.id)
            try:
                records = await self._workers.run(WorkClass.REVIEW, NOBODY, kept_records, entries)
            except (BusyError, TooLongError):
                return False  # The next sweep will find it again.
        removed = await self._storage.remove(row.id, row.version, records, kicked=state.kicked)
        self._cache.forget(row.id)
        return removed


def kept_records(entries: list[Entry]) -> list[KeptRecord]:
    """What stays of a table: the record of each game, packed."""
    found = owned_records(decode_entry(each.kind, each.data) for each in entries)
    return [
        KeptRecord(game, owners, zlib.compress(dumps(record).encode(), 9))
        for game, (record, owners) in enumerate(found, start=1)
    ]


def read_record(kept: KeptRecord) -> str:
    """The text of a kept record."""
    return zlib.decompress(kept.data).decode()


def without_name(kept: KeptRecord, who: str) -> KeptRecord:
    """The record of a game in which somebody played who is to be forgotten."""
    record = loads(read_record(kept))
    named = zip(record.setup.players, kept.owners, strict=True)
    players = tuple(NO_NAME if owner == who else name for name, owner in named)
    clean = replace(record, setup=replace(record.setup, players=players))
    owners = tuple("" if owner == who else owner for owner in kept.owners)
    return KeptRecord(kept.game, owners, zlib.compress(dumps(clean).encode(), 9))
