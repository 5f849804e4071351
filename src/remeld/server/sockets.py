"""The sockets: each has a reader, a short queue of answers, and a writer (`socket_writer.py`).

The reader takes one message at a time and answers it; the writer sends answers and news. Neither
ever waits for another socket. What comes too often, is too long or cannot be read is refused with
a code, and whoever goes on with it is closed.
"""

import asyncio
import contextlib

from starlette.types import Message
from starlette.websockets import WebSocket, WebSocketDisconnect

from remeld.protocol import (
    Command,
    Draft,
    Hello,
    Notice,
    Ping,
    Placing,
    Pong,
    ProtocolError,
    Refused,
    Since,
    decode,
    encode,
)
from remeld.server.admission import removed_table
from remeld.server.connection_limit import ConnectionLimit
from remeld.server.house import House
from remeld.server.http.problems import Problem
from remeld.server.logs import log
from remeld.server.rate_limits import Bucket, address_key
from remeld.server.request_guard import client_address, origin_allowed
from remeld.server.sessions import read_code
from remeld.server.socket_subscriber import ClosingError, SocketSubscriber
from remeld.server.socket_writer import SocketWriter
from remeld.server.storage import StorageError
from remeld.server.tables import TableState, horizon
from remeld.server.work_classes import Payer
from remeld.server.worker_pool import BusyError, TooLongError

__all__ = ["serve_socket"]

HELLO_SECONDS = 10.0
ID_LENGTH = 16
"""What is shorter is a code, which somebody might guess."""


async def serve_socket(socket: WebSocket) -> None:
    """One socket, from the handshake to its end."""
    house: House = socket.app.state.house
    connections: ConnectionLimit = socket.app.state.connections
    address = address_key(client_address(socket.scope))
    problem = connections.refuse(address)
    if not origin_allowed(socket.headers, socket.app.state.reach.origins):
        problem = Problem(403, "wrong-origin")
    if problem is not None:
        await socket.send_denial_response(problem.response())
        return
    with connections.inside(address):
        device = await house.sessions.find(socket.cookies, house.now())
        problem = await connections.refuse_person(device.person if device else None)
        if problem is not None:
            await socket.send_denial_response(problem.response())
            return
        await socket.accept()
        subscriber = SocketSubscriber(house.storage, house.metrics, device, address)
        connection = _Connection(house, socket, subscriber, address)
        with contextlib.suppress(WebSocketDisconnect):
            await connection.run()


class _Connection:
    """What goes to and fro on one socket."""

    def __init__(
        self, house: House, socket: WebSocket, subscriber: SocketSubscriber, address: str
    ) -> None:
        self._house = house
        self._socket = socket
        self._subscriber = subscriber
        self._address = address
        self._bucket: Bucket | None = house.limiter.bucket("message")
        self._bad: Bucket | None = house.limiter.bucket("unreadable")
        self._table: str | None = None
        self._here = False
        self._next: asyncio.Future[Message] | None = None
        """The next message, where it was looked for while something took long."""

    async def run(self) -> None:
        """Read and write until either ends, then tidy up."""
        writer = asyncio.create_task(
            SocketWriter(self._house, self._socket, self._subscriber).write()
        )
        try:
            await self._read()
        finally:
            for task in (writer, self._next):
                if task is not None:
                    task.cancel()
            await asyncio.gather(writer, return_exceptions=True)
            await self._leave()

    async def _read(self) -> None:
        try:
            first = await self._first()
            if first is None:
                return
            await self._greet(first)
            while (data := await self._receive()) is not None:
                await self._answer(data)
        except ClosingError as closing:
            self._subscriber.close(closing.code)
            while await self._receive() is not None:
                pass  # The writer says goodbye; what still comes is not read.

    async def _first(self) -> str | bytes | None:
        """The first message, for which nobody waits for ever."""
        try:
            async with asyncio.timeout(HELLO_SECONDS):
                return await self._receive()
        except TimeoutError:
            raise ClosingError("unreadable") from None

    async def _receive(self) -> str | bytes | None:
        """The next message; None when the socket is closed."""
        ahead, self._next = self._next, None
        message = await (ahead or self._socket.receive())
        if message["type"] == "websocket.disconnect":
            return None
        self._house.metrics.frames.inc()
        found: str | bytes | None = message.get("text")
        if found is None:
            found = message.get("bytes")
        return found if found is not None else ""

    async def _greet(self, data: str | bytes) -> None:
        """The first message says which table."""
        try:
            hello = decode(data)
        except ProtocolError as error:
            if error.code in ("reload", "server-too-old"):
                raise ClosingError(error.code) from None  # type: ignore[arg-type]
            raise ClosingError("unreadable") from None
        if not isinstance(hello, Hello):
            raise ClosingError("unreadable")
        short = len(read_code(hello.table)) < ID_LENGTH
        if short and self._house.limiter.allows("code", self._address):
            raise ClosingError("flood")
        table = await self._house.find(hello.table)
        state = await self._house.cache.refresh(table) if table else None
        if table is None or state is None:
            device = self._subscriber.visitor
            gone = table and await removed_table(self._house.storage, table, device)
            raise ClosingError("removed" if gone else "table-not-found")
        past = await self._past(state)
        if past is not None:
            # Nothing may come between the newest state and the feed that follows it.
            state = await self._house.cache.refresh(table) or state
        await self._subscriber.admit(state, self._house.now())
        if self._address in self._house.orders.banned:
            raise ClosingError("banned")  # Since the handshake.
        self._table = table
        feed = self._house.hub.add(state, self._subscriber, past)
        self._subscriber.begin(feed, hello.after, game=hello.game)
        if notice := self._house.orders.notice:
            self._subscriber.notify(encode(Notice(notice=notice)))
        await self._note_presence()

    async def _past(self, state: TableState) -> TableState | None:
        """What spectators who are behind may see, if nobody has watched the table here so far."""
        now = self._house.now()
        shown = horizon(state, now)
        if shown == now or self._house.hub.feed(state.id) is not None:
            return None
        try:
            payer = Payer(self._address, self._subscriber.who)
            return await self._house.as_of(state.id, shown, payer)
        except (BusyError, TooLongError):
            raise ClosingError("restart") from None  # Come back in a moment.

    async def _answer(self, data: str | bytes) -> None:
        if self._too_fast():
            raise ClosingError("flood")
        try:
            if isinstance(data, bytes):
                raise ProtocolError("unreadable", "binary", where="$")
            message = decode(data)
        except ProtocolError as error:
            await self._reply(_no(None, error))
            if self._bad is not None and not self._bad.take():
                raise ClosingError("unreadable") from None
            return
        try:
            await self._do(message)
        except (BusyError, TooLongError, StorageError) as error:
            code = error.code if isinstance(error, StorageError) else "busy"
            log("not-done", level=30, code=code)
            id = message.id if isinstance(message, Command | Draft | Placing) else None
            told = "too-hard" if isinstance(error, TooLongError) else "busy"
            await self._reply(Refused(id=id, code=told, values={}, faults=()))

    async def _do(self, message: object) -> None:
        house, table, who = self._house, self._table, self._subscriber.who
        assert table is not None
        match message:
            case Command():
                await self._reply(await house.perform(table, who, message, self._address))
                await self._note_presence()
            case Draft(plan=True):
                await self._judge_plan(table, message)
            case Draft():
                await self._reply(await house.judge(table, who, message, self._address))
            case Placing():
                await self._reply(await house.place(table, who, message, self._address))
            case Since(after=after):
                self._subscriber.again(after)
            case Ping(id=id):
                await self._reply(Pong(id=id, now=house.now()))
            case _:
                await self._reply(
                    Refused(id=None, code="unknown-kind", values={"where": "$.type"}, faults=())
                )

    async def _judge_plan(self, table: str, plan: Draft) -> None:
        """Judge a plan, unless whoever wants to know is gone before it is judged.

        Everything else is done whether they stay or not: it counts, and a plan does not.
        """
        who = self._subscriber.who
        judged = asyncio.ensure_future(self._house.judge(table, who, plan, self._address))
        try:
            ahead = self._next = asyncio.ensure_future(self._socket.receive())
            await asyncio.wait([judged, ahead], return_when=asyncio.FIRST_COMPLETED)
            if judged.done() or ahead.result()["type"] != "websocket.disconnect":
                await self._reply(await judged)
        finally:
            judged.cancel()

    def _too_fast(self) -> bool:
        limiter, who = self._house.limiter, self._subscriber.who
        fast = self._bucket is not None and not self._bucket.take()
        fast = fast or bool(limiter.allows("address-message", self._address))
        fast = fast or bool(who and limiter.allows("person-message", who))
        if fast:
            self._house.metrics.limited.labels("message").inc()
        return fast

    async def _reply(self, message: object) -> None:
        await self._subscriber.reply(encode(message))

    async def _note_presence(self) -> None:
        """Somebody who is at the table by name is there as long as this socket is."""
        table, who = self._table, self._subscriber.who
        if self._here or table is None or who is None:
            return
        feed = self._house.hub.feed(table)
        if feed is not None and feed.held.person_of(who):
            self._here = True
            await self._house.presences.came(table, who, self._address)

    async def _leave(self) -> None:
        if self._table is None:
            return
        self._house.hub.remove(self._table, self._subscriber)
        if self._here and self._subscriber.who:
            with contextlib.suppress(StorageError):
                await self._house.presences.went(self._table, self._subscriber.who)


def _no(id: object, error: ProtocolError) -> Refused:
    values = {name: str(value)[:100] for name, value in error.values.items()}
    return Refused(id=id, code=error.code, values=dict(values), faults=())  # type: ignore[arg-type]
