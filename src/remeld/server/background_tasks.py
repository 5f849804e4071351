"""Tasks beside the requests: kept until they end, and their failures are logged."""

import asyncio
from collections.abc import Awaitable, Callable, Coroutine
from typing import Any

from remeld.server.logs import log
from remeld.server.storage import StorageError

__all__ = ["Tasks"]


class Tasks:
    """Background tasks of one process."""

    def __init__(self) -> None:
        self._running: set[asyncio.Task[None]] = set()

    def start(self, work: Coroutine[Any, Any, None]) -> None:
        """Run something to its end."""
        task = asyncio.create_task(self._guard(work))
        self._running.add(task)
        task.add_done_callback(self._running.discard)
        # Work that was stopped before it began is still told that it will not begin.
        task.add_done_callback(lambda _: work.close())

    def repeat(self, work: Callable[[], Awaitable[None]], every: float) -> None:
        """Run something again and again, with a pause between; a failure does not end it."""

        async def forever() -> None:
            while True:
                await self._guard(work())
                await asyncio.sleep(every)

        self.start(forever())

    async def _guard(self, work: Awaitable[None]) -> None:
        try:
            await work
        except StorageError as error:
            log("storage-failed", level=40, code=error.code)
        except Exception as error:
            log("task-failed", level=40, error=error)

    async def settle(self) -> None:
        """Wait until everything has ended."""
        while self._running:
            await asyncio.gather(*self._running)

    async def close(self) -> None:
        """Stop everything."""
        for task in list(self._running):
            task.cancel()
        await asyncio.gather(*self._running, return_exceptions=True)
