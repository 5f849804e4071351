"""What was slow lately: how long commands and calls took, by their kind."""

import time
from collections import deque
from collections.abc import Callable, Iterator
from contextlib import contextmanager

from remeld.protocol.admin import RecentWork

__all__ = ["RecentTimes"]

KEPT = 5000
SECONDS = 300.0


class RecentTimes:
    """The times of the last minutes.

    >>> now = iter(range(9))
    >>> recent = RecentTimes(lambda: float(next(now)))
    >>> with recent.time("play"):
    ...     pass
    >>> recent.slowest(1)
    (RecentWork(what='play', times=1, median=1000.0, slowest_percent=1000.0, slowest=1000.0),)
    """

    def __init__(self, steady: Callable[[], float] = time.monotonic) -> None:
        self._steady = steady
        self._took: deque[tuple[float, str, float]] = deque(maxlen=KEPT)

    @contextmanager
    def time(self, what: str) -> Iterator[None]:
        """Note how long something takes, also if it fails."""
        began = self._steady()
        try:
            yield
        finally:
            now = self._steady()
            self._took.append((now, what, now - began))

    def slowest(self, most: int) -> tuple[RecentWork, ...]:
        """The kinds of work whose slowest percent was slowest, in milliseconds."""
        oldest = self._steady() - SECONDS
        by_kind: dict[str, list[float]] = {}
        for at, what, took in self._took:
            if at >= oldest:
                by_kind.setdefault(what, []).append(took * 1000)
        found = [_work(what, sorted(times)) for what, times in by_kind.items()]
        found.sort(key=lambda work: -work.slowest_percent)
        return tuple(found[:most])


def _work(what: str, times: list[float]) -> RecentWork:
    count = len(times)
    return RecentWork(
        what=what,
        times=count,
        median=round(times[count // 2], 1),
        slowest_percent=round(times[min(count - 1, count * 99 // 100)], 1),
        slowest=round(times[-1], 1),
    )
