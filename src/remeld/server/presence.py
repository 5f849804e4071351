"""Who is there: the clock of a table stands still while nobody who plays is connected.

A presence holds as long as its process says that it lives. Somebody who drops out for a moment
is not gone: the clock stops only if nobody has come back after a short while, and then from the
moment when the last one went.
"""

import asyncio
import secrets
from collections.abc import Awaitable, Callable

from remeld.server.background_tasks import Tasks
from remeld.server.hub import Hub
from remeld.server.sessions import address_digest
from remeld.server.storage import Storage
from remeld.server.table_cache import TableCache
from remeld.server.tables import Command, NobodyHere, SomebodyHere, TableState

__all__ = ["HEARTBEAT", "Presences", "somebody_plays"]

HEARTBEAT = 1.0
MISSING_SECONDS = 3.0
"""Who comes back within this time was never away."""


def somebody_plays(state: TableState, present: frozenset[str]) -> bool:
    """Whether anybody who owns a seat is among those present."""
    owners = {seat.person for seat in state.seats if seat.kind == "person"}
    return any(person.number in owners and person.who in present for person in state.people)


class Presences:
    """Notes who comes and goes through this process."""

    def __init__(
        self,
        node: str,
        storage: Storage,
        hub: Hub,
        cache: TableCache,
        tasks: Tasks,
        now: Callable[[], int],
        order: Callable[[str, str, Command], Awaitable[object]],
    ) -> None:
        self._node = node
        self._storage = storage
        self._hub = hub
        self._cache = cache
        self._tasks = tasks
        self._now = now
        self._order = order

    async def came(self, table: str, who: str, address: str) -> None:
        """Somebody is connected to a table; its clock goes on if it stood still for them."""
        await self._storage.set_presence(table, who, self._node, address_digest(address))
        await self.look(table)

    async def went(self, table: str, who: str) -> None:
        """Somebody's socket is gone; they may have another, here or elsewhere."""
        if self._hub.is_here(table, who):
            return
        since = self._now()
        await self._storage.clear_presence(table, who, self._node)
        if self._hub.is_here(table, who):  # They came back while we wrote.
            await self._storage.set_presence(table, who, self._node)
            return
        await self.look(table)
        self._tasks.start(self._stop_clock(table, since))

    async def look(self, table: str) -> None:
        """Tell the watchers who is there, and let the clock go on if it waits for somebody."""
        present = await self._storage.present(table, self._now())
        feed = self._hub.feed(table)
        if feed is None:
            return
        feed.set_present(present)
        pause = feed.held.paused
        if pause and pause.why == "nobody" and somebody_plays(feed.held, present):
            await self._order(table, secrets.token_hex(16), SomebodyHere())

    async def _stop_clock(self, table: str, since: int) -> None:
        await asyncio.sleep(MISSING_SECONDS)
        state = await self._cache.refresh(table)
        if state is None or not state.playing or state.paused:
            return
        if not somebody_plays(state, await self._storage.present(table, self._now())):
            await self._order(table, secrets.token_hex(16), NobodyHere(since))
