"""Who may come in: how many sockets there are room for, from one address and in all."""

import contextlib
from collections import Counter
from collections.abc import Iterator

from remeld.server.connections import Connections
from remeld.server.house import House
from remeld.server.http.problems import Problem
from remeld.server.logs import log

__all__ = ["ConnectionLimit"]

NEWEST = 10
"""Of the tables of one person, so many are looked at."""


class ConnectionLimit:
    """Counts who is in, and lets no more in than there is room for."""

    def __init__(self, house: House, connections: Connections) -> None:
        self._house = house
        self._connections = connections
        self._by_address: Counter[str] = Counter()

    def refuse(self, address: str) -> Problem | None:
        """Why nobody more may come in from this address now."""
        settings = self._house.settings
        if address in self._house.orders.banned:
            return Problem(403, "banned")
        if wait := self._house.limiter.allows("connect", address):
            self._house.metrics.limited.labels("connect").inc()
            return Problem(429, "too-often", wait_ms=int(wait * 1000) + 1)
        if self._by_address[address] >= settings.sockets_per_address:
            return Problem(429, "too-many", most=settings.sockets_per_address)
        return None

    async def refuse_person(self, person: str | None) -> Problem | None:
        """Why this person may not come in now: the last room is for those at some table."""
        if self._connections.has_room():
            return None
        if person is not None and self._connections.has_room(seated=True):
            tables = await self._house.storage.tables_of(person, NEWEST)
            if any(table.status != "archived" for table in tables):
                return None
        log("sockets-full", level=30, sockets=self._by_address.total())
        return Problem(503, "house-full")

    @contextlib.contextmanager
    def inside(self, address: str) -> Iterator[None]:
        """Count one more for as long as it lasts."""
        self._by_address[address] += 1
        self._house.metrics.sockets.inc()
        try:
            yield
        finally:
            self._by_address[address] -= 1
            if not self._by_address[address]:
                del self._by_address[address]
            self._house.metrics.sockets.dec()
