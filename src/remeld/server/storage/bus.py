"""News between the processes of a house: one connection of each that tells and listens.

The news of an append are sent just after its commit, not inside: a commit that notifies holds a
lock on the whole database until it is on disk, so that all appends would wait in one line. A
process that dies in between takes its news along; they are hints, and nobody may rely on them.
"""

import asyncio
import logging
from collections.abc import Awaitable, Callable
from contextlib import suppress
from functools import partial

import asyncpg

from remeld.server.storage.listeners import ChangeListeners

CHANNEL = "remeld"
HEARTBEAT = 2.0
"""Seconds between two questions to the server, because a dead connection is silent."""

logger = logging.getLogger(__name__)


class Bus:
    """Passes news on to the subscribers here and to the other processes."""

    def __init__(
        self, connect: Callable[[], Awaitable[asyncpg.Connection]], listeners: ChangeListeners
    ) -> None:
        self._connect = connect
        self._listeners = listeners
        self._news: dict[str, int] = {}
        self._wake = asyncio.Event()
        self._sent = asyncio.Event()
        self._listening = asyncio.Event()
        self._task = asyncio.create_task(self._run())

    def tell(self, table: str, seq: int) -> None:
        """Tell everyone of an append; while the connection is away, the news are kept."""
        self._listeners.changed(table, seq)
        self._news[table] = max(seq, self._news.get(table, 0))
        self._sent.clear()
        self._wake.set()

    async def started(self) -> None:
        """Return once it listens for the first time."""
        await self._listening.wait()

    async def close(self) -> None:
        """Send what is left, if that is quickly done, and end."""
        if self._news:
            with suppress(TimeoutError):
                async with asyncio.timeout(1.0):
                    await self._sent.wait()
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
            connection.add_termination_listener(lambda _: self._wake.set())
            own = connection.get_server_pid()
            await connection.add_listener(CHANNEL, partial(self._heard, own))
            self._listening.set()
            # Also the first time: something may have happened before there was a listener.
            self._listeners.missed()
            while not connection.is_closed():
                await self._send(connection)
                with suppress(TimeoutError):
                    async with asyncio.timeout(HEARTBEAT):
                        await self._wake.wait()
        finally:
            connection.terminate()

    async def _send(self, connection: asyncpg.Connection) -> None:
        """Send all news at once; with none to send, this is the heartbeat."""
        self._wake.clear()
        news = dict(self._news)
        lines = [f"{table}:{seq}" for table, seq in news.items()]
        sql = "SELECT pg_notify($1, line) FROM unnest(CAST($2 AS text[])) AS line"
        await connection.fetch(sql, CHANNEL, lines, timeout=HEARTBEAT)
        for table, seq in news.items():
            if self._news[table] == seq:
                del self._news[table]
        if not self._news:
            self._sent.set()

    def _heard(self, own: int, _: object, pid: int, _channel: str, payload: object) -> None:
        table, _, seq = str(payload).rpartition(":")
        # Our own are known here; and whoever may connect to the database can send anything.
        if pid != own and seq.isascii() and seq.isdigit():
            self._listeners.changed(table, int(seq))
