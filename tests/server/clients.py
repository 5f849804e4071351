"""A player with a real socket: reconnects, sends again, and keeps the whole log that it was told.

Every frame is checked on the way: no gap in the log, no tile lost or made, the view's version.
"""

import asyncio
import contextlib
import uuid
from collections.abc import Callable
from typing import Any

import httpx
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidHandshake

from remeld.match import Bell, Played
from remeld.protocol import (
    PROTOCOL,
    Ack,
    Closed,
    Command,
    Draft,
    Event,
    Events,
    FromServer,
    Hello,
    Notice,
    Options,
    Places,
    Placing,
    Refused,
    TableView,
    Verdict,
    Welcome,
    commands,
    decode_answer,
    encode,
    facts,
    wire_type,
)
from tests.patience import PATIENCE

__all__ = ["Client", "make_table"]

TABLES: Any = (wire_type(Played), wire_type(Bell))
"""What says how the table lies afterwards."""


class Client:
    """One person with one socket at one table."""

    def __init__(self, url: str, origin: str | None = None) -> None:
        self.url = url
        self.origin = origin or url
        self.http = httpx.AsyncClient(
            base_url=url, headers={"Origin": self.origin}, timeout=PATIENCE, verify=False
        )
        self.headers: dict[str, str] = {}
        """What else it says when it connects."""
        self.table = ""
        self.view: TableView | None = None
        self.log: dict[int, Event] = {}
        self.tables: list[str] = []
        """How the table lay, turn by turn, as the events of this game tell it."""
        self.acks: dict[uuid.UUID, int] = {}
        self.raw: list[bytes] = []
        self.keep_raw = False
        self.connects = 0
        self.closed: list[str] = []
        """Why the house closed the connection, each time that it said so."""
        self.notice: str | None = None
        """The message to everybody."""
        self._pending: dict[uuid.UUID, tuple[bytes, asyncio.Future[FromServer]]] = {}
        self._socket: ClientConnection | None = None
        self._news = asyncio.Condition()
        self._runner: asyncio.Task[None] | None = None
        self._failure: AssertionError | None = None

    async def come_in(self) -> "Client":
        """Begin a session."""
        answer = await self.http.post("/api/session")
        assert answer.status_code == 200, answer.text
        return self

    @property
    def cookie(self) -> str:
        """The cookies as a header."""
        return "; ".join(f"{name}={value}" for name, value in self.http.cookies.items())

    def watch(self, table: str) -> "Client":
        """Connect to a table, and again whenever the connection is lost."""
        self.table = table
        self._runner = asyncio.create_task(self._run())
        return self

    async def close(self) -> None:
        """Go away."""
        if self._runner:
            self._runner.cancel()
            await asyncio.gather(self._runner, return_exceptions=True)
        if self._socket:
            await self._socket.close()
        await self.http.aclose()

    async def do(self, wish: commands.Do, id: uuid.UUID | None = None) -> Ack | Refused:
        """Ask for something and wait for the answer, over as many connections as it takes."""
        id = id or uuid.uuid4()
        seen = self.view.version if self.view else 0
        answer = await self.ask(id, encode(Command(id=id, seen=seen, do=wish)))
        assert isinstance(answer, Ack | Refused), answer
        if isinstance(answer, Ack):
            self.acks[id] = answer.version
        return answer

    async def draft(self, seat: int, table: str) -> Verdict | Refused:
        """Show the referee a draft."""
        id = uuid.uuid4()
        assert self.view is not None
        message = Draft(id=id, seen=self.view.version, seat=seat, table=table)
        answer = await self.ask(id, encode(message))
        assert isinstance(answer, Verdict | Refused), answer
        return answer

    async def place(self, seat: int, table: str, tile: str) -> Places | Refused:
        """Ask where a tile of the rack could go."""
        id = uuid.uuid4()
        assert self.view is not None
        message = Placing(id=id, seen=self.view.version, seat=seat, table=table, tile=tile)
        answer = await self.ask(id, encode(message))
        assert isinstance(answer, Places | Refused), answer
        return answer

    async def ask(self, id: uuid.UUID, frame: bytes) -> FromServer:
        """Send a frame with an id until it is answered."""
        future: asyncio.Future[FromServer] = asyncio.get_running_loop().create_future()
        self._pending[id] = (frame, future)
        await self.send(frame)
        async with asyncio.timeout(PATIENCE):
            return await future

    async def send(self, frame: bytes) -> None:
        """Send a frame if there is a connection."""
        if self._socket is not None:
            with contextlib.suppress(ConnectionClosed):
                await self._socket.send(frame.decode())

    async def until_told(self, ready: Callable[["Client"], bool]) -> None:
        """Wait until the house has said something beside the table."""
        async with asyncio.timeout(PATIENCE), self._news:
            await self._news.wait_for(lambda: ready(self))

    async def until(self, ready: Callable[[TableView], bool]) -> TableView:
        """Wait until the table looks like that."""
        async with asyncio.timeout(PATIENCE), self._news:
            await self._news.wait_for(
                lambda: self._failure or (self.view is not None and ready(self.view))
            )
        if self._failure:
            raise self._failure
        assert self.view is not None
        return self.view

    async def _run(self) -> None:
        while True:
            try:
                headers = self.headers | ({"Cookie": self.cookie} if self.cookie else {})
                async with connect(
                    self.url.replace("http", "ws", 1) + "/ws",
                    origin=self.origin,  # type: ignore[arg-type]
                    additional_headers=headers,
                    compression=None,
                    max_queue=None,  # else what was not read would keep the last frame away
                    open_timeout=PATIENCE,
                    close_timeout=PATIENCE,
                    # A connection that is lost here is closed on both sides, sooner or later; one
                    # that is only slow must not be taken for lost.
                    ping_interval=None,
                ) as socket:
                    await self._talk(socket)
            except (OSError, ConnectionClosed, InvalidHandshake, TimeoutError, EOFError):
                pass
            except AssertionError as failure:
                self._failure = failure
                async with self._news:
                    self._news.notify_all()
                return
            finally:
                self._socket = None
            await asyncio.sleep(0.05)

    async def _talk(self, socket: ClientConnection) -> None:
        after = self.view.version if self.view else 0
        await socket.send(encode(Hello(protocol=PROTOCOL, table=self.table, after=after)).decode())
        self._socket = socket
        self.connects += 1
        for frame, _ in list(self._pending.values()):
            await socket.send(frame.decode())
        async for data in socket:
            raw = data.encode() if isinstance(data, str) else data
            if self.keep_raw:
                self.raw.append(raw)
            await self._heard(decode_answer(raw))

    async def _heard(self, message: FromServer) -> None:
        match message:
            case Welcome(view=view, events=events) | Events(view=view, events=events):
                self._take(view, events)
                async with self._news:
                    self._news.notify_all()
            case Ack(id=id) | Verdict(id=id) | Places(id=id):
                self._answered(id, message)
            case Refused(id=uuid.UUID() as id, code=code):
                if code != "busy":  # then it is to be sent again
                    self._answered(id, message)
                else:
                    await asyncio.sleep(0.05)
                    if id in self._pending:
                        await self.send(self._pending[id][0])
            case Notice(notice=notice):
                self.notice = notice.text if notice else None
                async with self._news:
                    self._news.notify_all()
            case Closed(code=code):
                self.closed.append(code)
                async with self._news:
                    self._news.notify_all()

    def _answered(self, id: uuid.UUID, message: FromServer) -> None:
        _, future = self._pending.pop(id, (b"", None))
        if future is not None and not future.done():
            future.set_result(message)

    def _take(self, view: TableView, events: tuple[Event, ...]) -> None:
        for event in events:
            assert event.seq == len(self.log) + 1 or event.seq in self.log, "a gap in the log"
            if event.seq not in self.log:
                self._follow(event)
            known = self.log.setdefault(event.seq, event)
            assert known.at == event.at
        self.view = view
        check_view(view)
        if view.game and len(self.log) == view.version:
            assert view.game.table == self.tables[-1]
            if view.game.last and view.game.last.kind in ("play", "bell"):
                assert view.game.last.before == self.tables[-2]

    def _follow(self, event: Event) -> None:
        """What changed on the table can be seen from the events alone."""
        if isinstance(event.what, wire_type(facts.GameStarted)):
            self.tables = [""]
        for each in getattr(event.what, "events", ()):
            if isinstance(each, TABLES):
                self.tables.append(each.table)


def check_view(view: TableView) -> None:
    """No tile is lost or made, and what is shown fits together."""
    game = view.game
    if game is None:
        return
    lying = len(game.table.replace(",", " ").split())
    assert lying + sum(game.rack_sizes) + game.pool == game.tiles
    for rack, size in zip(game.racks, game.rack_sizes, strict=True):
        assert rack is None or len(rack.split()) == size
    if view.phase == "playing":
        mine = view.you.seats if view.you else ()
        shown = [seat for seat, rack in enumerate(game.racks) if rack is not None]
        assert shown == sorted(mine)
        assert game.secret is None


async def make_table(host: Client, name: str, **options: object) -> str:
    """Set up a table; return its id."""
    checked = Options(**options)  # type: ignore[arg-type]
    wanted = {key: getattr(checked, key) for key in options}
    answer = await host.http.post("/api/tables", json={"name": name, "options": wanted})
    assert answer.status_code == 201, answer.text
    return str(answer.json()["table"])
