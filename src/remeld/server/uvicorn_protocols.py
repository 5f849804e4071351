"""HTTP and WebSockets as uvicorn speaks them, and what it leaves to us.

Every connection is noted with how far it has come, so that no half request holds one for ever; what
is no HTTP, no handshake or no text is answered or closed in a word, and no traceback tells of it.
"""

import asyncio
import struct
from typing import Any

import h11
from uvicorn.config import Config
from uvicorn.protocols.http.h11_impl import H11Protocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from uvicorn.server import ServerState

from remeld.server.connections import Connection
from remeld.server.logs import log

__all__ = ["HttpProtocol", "SocketProtocol"]

NOT_TEXT = 1007


class HttpProtocol(H11Protocol):
    """A connection that speaks HTTP, until it asks to be a socket."""

    def __init__(
        self,
        config: Config,
        server_state: ServerState,
        app_state: dict[str, Any],
        _loop: asyncio.AbstractEventLoop | None = None,
    ) -> None:
        self.connection = Connection(app_state["connections"])
        self._speaks = True
        # Requests find it in their scope's state.
        super().__init__(config, server_state, {**app_state, "connection": self.connection}, _loop)

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        """Somebody is there."""
        super().connection_made(transport)
        self.connection.opened(transport, self.client[0] if self.client else "unknown")

    def connection_lost(self, exc: Exception | None) -> None:
        """They are gone."""
        super().connection_lost(exc)
        self.connection.closed()

    def data_received(self, data: bytes) -> None:
        """A part of a request."""
        super().data_received(data)
        self._note()

    def on_response_complete(self) -> None:
        """The next request may come."""
        super().on_response_complete()
        self._note()

    def send_400_response(self, msg: str) -> None:
        """Refuse what is no HTTP, unless an answer is on its way already."""
        if not self._answered:
            self.cycle.disconnected = True
            self.cycle.message_event.set()
        if self.conn.our_state in (h11.IDLE, h11.SEND_RESPONSE):
            super().send_400_response(msg)
        else:
            self.transport.close()

    def handle_websocket_upgrade(self, event: h11.Request) -> None:
        """From here on the other protocol speaks."""
        self._speaks = False
        self.connection.enter("taking")
        super().handle_websocket_upgrade(event)

    @property
    def _answered(self) -> bool:
        cycle: Any = self.cycle  # None before the first request.
        return cycle is None or bool(cycle.response_complete)

    def _note(self) -> None:
        if not self._speaks or self.transport.is_closing():
            return
        if self._answered:
            self.connection.enter("waiting")
        else:
            whole = self.conn.their_state is not h11.SEND_BODY
            self.connection.enter("taking" if whole else "sending")


def _text_head(size: int) -> bytes:
    """What a whole text of that size begins with on the wire, as a server sends it."""
    if size < 126:
        return struct.pack("!BB", 0x81, size)
    if size < 1 << 16:
        return struct.pack("!BBH", 0x81, 126, size)
    return struct.pack("!BBQ", 0x81, 127, size)


class SocketProtocol(WebSocketsSansIOProtocol):
    """A connection that speaks WebSocket."""

    @property
    def connection(self) -> Connection:
        """As the protocol before has noted it."""
        connection: Connection = self.app_state["connection"]
        return connection

    def connection_lost(self, exc: Exception | None) -> None:
        """They are gone."""
        super().connection_lost(exc)
        self.connection.closed()

    def data_received(self, data: bytes) -> None:
        """Frames, or a handshake that can be none: then what there is to say is said."""
        super().data_received(data)
        if self.conn.handshake_exc is not None and not self.transport.is_closing():
            self.transport.write(b"".join(self.conn.data_to_send()))
            self.transport.close()

    def start_keepalive(self) -> None:
        """The handshake is accepted."""
        super().start_keepalive()
        self.connection.enter("socket")
        self.connection.writer = self.write_text

    def write_text(self, text: bytes) -> bool:
        """Send a text that is encoded already; False if one has to wait, or must not.

        A move goes to all who look on in the same bytes, so nothing is done to them but this.
        """
        closed = self.conn.close_sent or self.conn.close_rcvd or self.transport.is_closing()
        if closed or not self.writable.is_set():
            return False
        self.transport.write(_text_head(len(text)) + text)
        return True

    def keepalive_timeout(self) -> None:
        """Who answers no ping takes nothing in either: nothing more is waited for."""
        super().keepalive_timeout()
        self.transport.abort()

    def send_receive_event_to_app(self) -> None:
        """Hand over a message, if a text is one."""
        if self.curr_msg_data_type == "text" and not self.close_sent:
            self.frames = [b"".join(self.frames)]
            try:
                self.frames[0].decode()
            except UnicodeDecodeError:
                log("not-utf-8", level=30)
                self.conn.fail(NOT_TEXT, "not UTF-8")
                self.handle_parser_exception()
                return
        super().send_receive_event_to_app()

    async def send(self, message: Any) -> None:
        """Pass on what the application sends; a refusal ends the handshake like any answer."""
        await super().send(message)
        if message["type"] == "websocket.http.response.body" and self.close_sent:
            self.handshake_complete = True
