"""Whether a process of the house does what it is there for: store what is done, and ring bells."""

import math
from collections.abc import Callable, Iterator
from contextlib import contextmanager

from remeld.server.storage import StorageError

__all__ = ["STORES_WITHIN", "SWEEPS_WITHIN", "HouseHealth"]

SWEEPS_WITHIN = 15.0
"""A house that has finished no sweep for so long rings no bells."""
STORES_WITHIN = 3.0
"""A house that has stored no heartbeat for so long stores nothing; and so long counts a move that
could not be stored, because it needs more room than a heartbeat."""


class HouseHealth:
    """What is known of it from what was done last, however many ask."""

    def __init__(self, steady: Callable[[], float]) -> None:
        self._steady = steady
        self.swept_at = self.stored_at = steady()
        self._failed_at = -math.inf

    @property
    def storing(self) -> bool:
        """Whether what is done can be stored."""
        now = self._steady()
        return now - self.stored_at < STORES_WITHIN < now - self._failed_at

    @property
    def sweeping(self) -> bool:
        """Whether bells ring and computer players play."""
        return self._steady() - self.swept_at < SWEEPS_WITHIN

    def swept(self) -> None:
        """A sweep has ended."""
        self.swept_at = self._steady()

    def heartbeat(self, *, stored: bool) -> None:
        """A heartbeat was stored, or could not be."""
        self.stored_at = self._steady() if stored else -math.inf

    @contextmanager
    def watching(self) -> Iterator[None]:
        """Remember it if something cannot be stored here."""
        try:
            yield
        except StorageError:
            self._failed_at = self._steady()
            raise
