"""Threads for what would hold up the event loop: solving, judging, reading long records.

The solver's kernel lets other threads run while it computes. Each pool has a bounded number of
tasks waiting; more are refused, so that a rush of questions cannot pile up.
"""

import asyncio
from collections.abc import Callable
from concurrent.futures import Future, ThreadPoolExecutor
from threading import Lock
from typing import ParamSpec, TypeVar

from remeld.server.metrics import Metrics

__all__ = ["BusyError", "WorkerPool", "WorkerPools"]

P = ParamSpec("P")
T = TypeVar("T")


class BusyError(Exception):
    """Too much is waiting already; try again later."""


class WorkerPool:
    """A few threads with a bounded queue."""

    def __init__(self, name: str, threads: int, waiting: int, metrics: Metrics) -> None:
        self._pool = ThreadPoolExecutor(threads, thread_name_prefix=f"remeld-{name}")
        self._most = threads + waiting
        self._running = 0
        self._lock = Lock()
        self._metrics = metrics

    async def run(self, work: Callable[P, T], *args: P.args, **kwargs: P.kwargs) -> T:
        """Do it in a thread; raise `BusyError` if too much is waiting."""
        with self._lock:
            if self._running >= self._most:
                raise BusyError
            self._running += 1
        self._metrics.working.inc()
        job = self._pool.submit(work, *args, **kwargs)
        job.add_done_callback(self._ended)
        return await asyncio.wrap_future(job)

    def _ended(self, _: Future[T]) -> None:
        """The work has ended, or was called off before it began.

        A thread cannot be stopped: if nobody waits for it any more, it still takes up its place.
        """
        with self._lock:
            self._running -= 1
        self._metrics.working.dec()

    def close(self) -> None:
        """Start nothing more; what runs is not waited for."""
        self._pool.shutdown(wait=False, cancel_futures=True)


class WorkerPools:
    """The pools of one process, apart from each other so that no kind of work holds up another."""

    def __init__(self, threads: int, metrics: Metrics) -> None:
        self.tools = WorkerPool("tools", threads, 64, metrics)
        """What pages and programs ask of the solver and the referee, without a table."""
        self.computers = WorkerPool("computers", threads, 10_000, metrics)
        """Computer players who think."""
        self.decisions = WorkerPool("decisions", threads, 10_000, metrics)
        """Bells, and commands under rules that make the referee search."""
        self.judging = WorkerPool("judging", threads, 64, metrics)
        """People's plays and drafts that may take the referee long."""
        self.logs = WorkerPool("logs", threads, 64, metrics)
        """Reading whole logs of tables."""

    def close(self) -> None:
        """Start nothing more in any of them."""
        for pool in (self.tools, self.computers, self.decisions, self.judging, self.logs):
            pool.close()
