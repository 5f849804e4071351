"""What is sent on one socket: answers and news as they come, and the last word."""

import asyncio

from starlette.websockets import WebSocket

from remeld.protocol import CLOSED, Closed, Closing, encode
from remeld.rules import RemeldError
from remeld.server.connections import Connection
from remeld.server.house import House
from remeld.server.logs import log
from remeld.server.socket_subscriber import ClosingError, SocketSubscriber
from remeld.server.storage import StorageError

__all__ = ["SocketWriter"]

SEND_SECONDS = 15.0
"""A client that takes nothing in for so long is closed."""


class SocketWriter:
    """Sends what a subscriber has for its socket."""

    def __init__(self, house: House, socket: WebSocket, subscriber: SocketSubscriber) -> None:
        self._house = house
        self._socket = socket
        self._subscriber = subscriber
        self._wire: Connection | None = socket.scope.get("state", {}).get("connection")

    async def write(self) -> None:
        """Send answers and news until the socket ends, and say why it does."""
        subscriber, house = self._subscriber, self._house
        try:
            while True:
                while (frame := await subscriber.frame(house.now())) is not None:
                    await self._send(frame)
                await subscriber.wait(house.now())
        except ClosingError as closing:
            await self._close(closing.code)
        except TimeoutError:
            await self._close("slow")
        except (StorageError, RemeldError) as error:
            log("writer-failed", level=40, error=error)
            await self._close("restart")

    async def _send(self, frame: bytes) -> None:
        wire = self._wire
        if wire is not None and wire.writer is not None and wire.writer(frame):
            return
        async with asyncio.timeout(SEND_SECONDS):
            await self._socket.send_text(frame.decode())

    async def _close(self, code: Closing) -> None:
        self._house.metrics.closed.labels(code).inc()
        last = encode(Closed(code=code, values={}))
        try:
            async with asyncio.timeout(1):
                await self._socket.send_text(last.decode())
                await self._socket.close(CLOSED[code])
        except Exception:
            # Who does not even take that in is not waited for.
            if self._wire is not None:
                self._wire.drop()
