"""The sockets: each has a reader, a short queue of answers, and a writer.

The reader takes one message at a time and answers it; the writer sends answers and news. Neither
ever waits for another socket. What comes too often, is too long or cannot be read is refused with
a code, and whoever goes on with it is closed.
"""

import asyncio
import contextlib
from collections import Counter
from collections.abc import Iterator

from starlette.types import Message
from starlette.websockets import WebSocket, WebSocketDisconnect

from remeld.protocol import (
    CLOSED,
    Closed,
    Closing,
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
from remeld.rules import RemeldError
from remeld.server.admission import removed_table
from remeld.server.connections import Connection, Connections
from remeld.server.house import House
from remeld.server.http.problems import Problem
from remeld.server.logs import log
from remeld.server.rate_limits import Bucket, address_key
from remeld.server.request_guard import client_address, origin_allowed
from remeld.server.sessions import read_code
from remeld.server.socket_subscriber import ClosingError, SocketSubscriber
from remeld.server.storage import StorageError
from remeld.server.tables import TableState, horizon
from remeld.server.work_classes import Payer
from remeld.server.worker_pool import BusyError, TooLongError

__all__ = ["ConnectionLimit", "serve_socket"]

HELLO_SECONDS = 10.0
SEND_SECONDS = 15.0
"""A client that takes nothing in for so long is closed."""
NEWEST = 10
"""Of the tables of one person, so many are looked at."""
ID_LENGTH = 16
"""What is shorter is a code, which somebody might guess."""


class ConnectionLimit:
    """Counts who is in, and lets no more in than there is room for."""

    def __init__(self, house: House, connections: Connections) -> None:
        self._house = house
        self._connections = connections
        self._by_address: Counter[str] = Counter()

    def refuse(self, address: str) -> Problem | None:
        """Why nobody more may come in from this address now."""
        settings = self._house.settings
        if address in self._house.orders.banned:
            return Problem(403, "banned")
        if wait := self._house.limiter.allows("connect", address):
            self._house.metrics.limited.labels("connect").inc()
            return Problem(429, "too-often", wait_ms=int(wait * 1000) + 1)
        if self._by_address[address] >= settings.sockets_per_address:
            return Problem(429, "too-many", most=settings.sockets_per_address)
        return None

    async def refuse_person(self, person: str | None) -> Problem | None:
        """Why this person may not come in now: the last room is for those at some table."""
        if self._connections.has_room():
            return None
        if person is not None and self._connections.has_room(seated=True):
            tables = await self._house.storage.tables_of(person, NEWEST)
            if any(table.status != "archived" for table in tables):
                return None
        log("sockets-full", level=30, sockets=self._by_address.total())
        return Problem(503, "house-full")

    @contextlib.contextmanager
    def inside(self, address: str) -> Iterator[None]:
        """Count one more for as long as it lasts."""
        self._by_address[address] += 1
        self._house.metrics.sockets.inc()
        try:
            yield
        finally:
            self._by_address[address] -= 1
            if not self._by_address[address]:
                del self._by_address[address]
            self._house.metrics.sockets.dec()


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
        self._wire: Connection | None = socket.scope.get("state", {}).get("connection")
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
        writer = asyncio.create_task(self._write())
        try:
            await self._read()
        finally:
            for task in (writer, self._next):
                if task is not None:
                    task.cancel()
            await asyncio.gather(writer, return_exceptions=True)
            await self._leave()

    # -- Reading --

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

    # -- Writing --

    async def _write(self) -> None:
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


def _no(id: object, error: ProtocolError) -> Refused:
    values = {name: str(value)[:100] for name, value in error.values.items()}
    return Refused(id=id, code=error.code, values=dict(values), faults=())  # type: ignore[arg-type]
