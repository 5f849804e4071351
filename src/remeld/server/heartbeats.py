"""The heartbeats of one process, and the time that turns are given for what is nobody's fault.

After a clock that jumped, or a house that was down, every turn gets some grace before its clock
goes on.
"""

import asyncio
from collections.abc import Awaitable, Callable
from uuid import uuid4

from remeld.server.health import HouseHealth
from remeld.server.house_clock import HouseClock
from remeld.server.logs import log
from remeld.server.storage import Begun, Storage, StorageError
from remeld.server.tables import AddTime

__all__ = ["Heartbeats"]

AT_ONCE = 200


class Heartbeats:
    """Says that this process lives, and makes up for the times when none did."""

    def __init__(
        self,
        storage: Storage,
        clock: HouseClock,
        health: HouseHealth,
        grace_ms: int,
        order: Callable[[str, str, AddTime], Awaitable[object]],
    ) -> None:
        self._storage = storage
        self._clock = clock
        self._health = health
        self._grace_ms = grace_ms
        self._order = order

    async def beat(self, *, first: bool = False) -> None:
        """Say that this process lives, and see that no turn suffers from a clock that jumped."""
        try:
            beat = await self._clock.beat(first=first)
        except StorageError:
            self._health.heartbeat(stored=False)
            raise
        if beat.moved:
            # Only one process finds it. The house's time may not have gone on since the last jump.
            turns = await self._add_time(f"moved-{uuid4().hex}", 0)
            log("clock-moved", ms=beat.moved, turns=turns)
        if missed := self._clock.follow(beat):
            log("no-heartbeat", ms=missed)
        self._health.heartbeat(stored=True)

    async def make_up(self, begun: Begun) -> None:
        """Add the time the house was down, and some grace, to every turn that runs.

        The ids are the same in every process that starts now, so each turn gets it once.
        """
        if begun.last is not None and begun.down:
            down = begun.now - begun.last
            turns = await self._add_time(f"down-{begun.last}", down)
            log("was-down", ms=down, turns=turns)

    async def _add_time(self, id: str, ms: int) -> int:
        """Give every turn that runs so much time, and some grace; return how many these are."""
        more = AddTime(ms + self._grace_ms)
        after, turns = "", 0
        while bells := await self._storage.timers("bell", after, AT_ONCE):
            await asyncio.gather(*(self._order(bell.table, id, more) for bell in bells))
            after, turns = bells[-1].table, turns + len(bells)
        return turns
