"""Drafts while a player arranges them: what each is worth, and where a tile could go."""

from collections.abc import Awaitable, Callable

import msgspec

from remeld.notation import format_table
from remeld.protocol import Draft, Places, Placing, Verdict
from remeld.server.decisions import judges_long, without_history
from remeld.server.health import HouseHealth
from remeld.server.storage import Storage
from remeld.server.table_cache import TableCache
from remeld.server.tables import Judged, Refusal, TableState, find_places, judge_draft
from remeld.server.work_classes import Payer, WorkClass
from remeld.server.worker_pool import WorkerPool

__all__ = ["DraftJudge"]


class DraftJudge:
    """Judges drafts, and keeps the newest of the seat on turn for the bell."""

    def __init__(
        self,
        storage: Storage,
        cache: TableCache,
        workers: WorkerPool,
        health: HouseHealth,
        now: Callable[[], int],
        beat: Callable[[], Awaitable[None]],
    ) -> None:
        self._storage = storage
        self._cache = cache
        self._workers = workers
        self._health = health
        self._now = now
        self._beat = beat

    async def judge(
        self, table: str, who: str | None, draft: Draft, address: str | None
    ) -> Verdict | Refusal:
        """Say what a draft is worth, and keep it."""
        state = await self._cache.get(table)
        if state is None or who is None:
            return Refusal("not-at-table")
        payer = Payer(address, who)
        judged = await self._judged(state, who, draft, payer)
        if isinstance(judged, Refusal):
            fresh = await self._cache.refresh(table)
            if fresh is None or fresh.version == state.version:
                return judged
            judged = await self._judged(fresh, who, draft, payer)
            if isinstance(judged, Refusal):
                return judged
            state = fresh
        if judged.table is None or await self._kept(state, draft, judged):
            return judged.answer
        return msgspec.structs.replace(judged.answer, kept=False)

    async def _judged(
        self, state: TableState, who: str, draft: Draft, payer: Payer
    ) -> Judged | Refusal:
        now = self._now()
        if judges_long(state, draft.table):
            kind, bare = WorkClass.DRAFT, without_history(state)
            return await self._workers.run(kind, payer, judge_draft, bare, who, draft, now)
        return judge_draft(state, who, draft, now)

    async def _kept(self, state: TableState, draft: Draft, judged: Judged) -> bool:
        """Keep it; whether its turn still lasts."""
        assert judged.table is not None
        row = (state.id, draft.seat, judged.turn, format_table(judged.table).encode())
        until = state.deadline
        with self._health.watching():
            kept = await self._storage.put_draft(*row, until)
            if not kept and until is not None and self._now() <= until:
                # The database's clock may have been set just now.
                await self._beat()
                kept = await self._storage.put_draft(*row, until)
        return kept

    async def place(
        self, table: str, who: str | None, placing: Placing, address: str | None
    ) -> Places | Refusal:
        """Say where a tile could go. Nothing is kept, and nobody else learns of it."""
        state = await self._cache.get(table)
        if state is None or who is None:
            return Refusal("not-at-table")
        now = self._now()
        if judges_long(state):
            kind, payer, bare = WorkClass.DRAFT, Payer(address, who), without_history(state)
            return await self._workers.run(kind, payer, find_places, bare, who, placing, now)
        return find_places(state, who, placing, now)
