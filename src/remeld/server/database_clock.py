"""The time by the database's clock, without asking it each time.

The machines of a house may disagree about the time; deadlines are in the database's. Each process
asks now and then, and counts on from there by its own steady clock.
"""

import time
from collections.abc import Callable

from remeld.server.storage import Storage

__all__ = ["DatabaseClock"]


class DatabaseClock:
    """What the database's clock shows, as closely as the way there and back allows."""

    def __init__(self, storage: Storage, steady: Callable[[], float] = time.monotonic) -> None:
        self._storage = storage
        self._steady = steady
        self._offset = 0.0

    async def set(self) -> None:
        """Ask the database; the answer was true about half way between asking and hearing it."""
        before = self._steady()
        shown = await self._storage.now()
        after = self._steady()
        self._offset = shown - (before + after) * 500

    def now(self) -> int:
        """Milliseconds since 1970 (UTC)."""
        return int(self._steady() * 1000 + self._offset)
