"""The one connection of a process that waits for news from PostgreSQL."""

import asyncio
import logging
from collections.abc import Awaitable, Callable
from contextlib import suppress

import asyncpg

from remeld.server.storage.hints import Hints

CHANNEL = "remeld"
HEARTBEAT = 2.0
"""Seconds between two questions to the server, because a dead connection is silent."""

logger = logging.getLogger(__name__)


class Listener:
    """Passes notifications on as hints, and comes back when the connection is cut."""

    def __init__(self, connect: Callable[[], Awaitable[asyncpg.Connection]], hints: Hints) -> None:
        self._connect = connect
        self._hints = hints
        self._listening = asyncio.Event()
        self._task = asyncio.create_task(self._run())

    async def started(self) -> None:
        """Return once it listens for the first time."""
        await self._listening.wait()

    async def close(self) -> None:
        """End it."""
        self._task.cancel()
        with suppress(asyncio.CancelledError):
            await self._task

    async def _run(self) -> None:
        pause = 0.05
        while True:
            try:
                await self._listen()
            except Exception as error:  # Whatever it is, a house without hints is worse.
                logger.warning("not listening to PostgreSQL: %s", str(error) or repr(error))
            if self._listening.is_set():
                pause = 0.05
            self._listening.clear()
            await asyncio.sleep(pause)
            pause = min(2 * pause, HEARTBEAT)

    async def _listen(self) -> None:
        connection = await self._connect()
        try:
            cut = asyncio.Event()
            connection.add_termination_listener(lambda _: cut.set())
            await connection.add_listener(CHANNEL, self._heard)
            self._listening.set()
            # Also the first time: something may have happened before there was a listener.
            self._hints.missed()
            while not cut.is_set():
                with suppress(TimeoutError):
                    await asyncio.wait_for(cut.wait(), HEARTBEAT)
                    break
                await connection.execute("SELECT 1", timeout=HEARTBEAT)
        finally:
            connection.terminate()

    def _heard(self, _connection: object, _pid: int, _channel: str, payload: object) -> None:
        table, _, seq = str(payload).rpartition(":")
        # Anybody who may connect to the database can send anything.
        if seq.isascii() and seq.isdigit():
            self._hints.changed(table, int(seq))
