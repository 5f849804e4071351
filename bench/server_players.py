"""Players for the benchmark of the server: light sockets, the easy computer player behind them."""

import asyncio
import contextlib
import json
import time
import urllib.request
import uuid
from pathlib import Path
from typing import Any

import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from remeld.bots import easy_move
from remeld.notation import format_move, parse_rack, parse_ruleset, parse_table
from remeld.rules import View
from tests.server.processes import House

__all__ = ["RULES", "Seat", "Table", "call", "cpu_seconds", "memory_kb", "share"]

SEATS = 4
RULES = "broadway"
RULESET = parse_ruleset(RULES)


def cpu_seconds(pid: int) -> float:
    """What the process and its workers have used of the processor, in user and system time."""
    fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    workers = Path(f"/proc/{pid}/task/{pid}/children").read_text().split()
    own = sum(map(int, fields[11:15])) / 100  # With those that have ended.
    return own + sum(cpu_seconds(int(worker)) for worker in workers)


def memory_kb(pid: int) -> int:
    """The memory that the process holds."""
    lines = Path(f"/proc/{pid}/status").read_text().splitlines()
    return int(next(line for line in lines if line.startswith("VmRSS")).split()[1])


def share(times: list[float], part: float) -> float:
    """The time in milliseconds within which that part of all was done."""
    return sorted(times)[min(len(times) - 1, int(len(times) * part))] * 1000


def call(house: House, path: str, body: object = None, cookie: str = "") -> tuple[Any, str]:
    """One POST request; the answer and the cookie."""
    headers = {"Origin": house.origin, "Content-Type": "application/json", "Cookie": cookie}
    data = b"" if body is None else json.dumps(body).encode()
    request = urllib.request.Request(house.url + path, data, headers, method="POST")
    with urllib.request.urlopen(request, timeout=30) as answer:
        return json.load(answer), (answer.headers["Set-Cookie"] or cookie).split(";")[0]


class Frame(msgspec.Struct):
    """What is read of every frame; the rest of a view only when it is one's turn."""

    type: str
    id: str | None = None
    version: int = 0
    view: msgspec.Raw = msgspec.Raw()


class BriefGame(msgspec.Struct):
    """Whose turn it is."""

    turn: int


class Brief(msgspec.Struct):
    """As much of a view as everybody needs."""

    version: int = 0
    phase: str = "lobby"
    game: BriefGame | None = None

    @property
    def turn(self) -> int:
        """The seat on turn."""
        return self.game.turn if self.game else -1


_frame = msgspec.json.Decoder(Frame)
_brief = msgspec.json.Decoder(Brief)


class Seat:
    """One socket at one table."""

    def __init__(self, house: House, table: str, cookie: str = "") -> None:
        self.house = house
        self.table = table
        self.cookie = cookie
        self.view = Brief()
        self.raw = b""
        self.acks: dict[str, asyncio.Future[int]] = {}
        self.socket: ClientConnection | None = None
        self.news = asyncio.Event()
        self.heard = 0

    async def come(self) -> "Seat":
        """Connect and say hello."""
        headers = {"Origin": self.house.origin, "Cookie": self.cookie}
        address = self.house.url.replace("http", "ws") + "/ws"
        self.socket = await connect(
            address, additional_headers=headers, compression=None, ping_interval=None
        )
        hello = {"type": "hello", "protocol": 1, "table": self.table}
        await self.socket.send(json.dumps(hello))
        self.raw = bytes(_frame.decode(await self.socket.recv()).view)
        self.view = _brief.decode(self.raw)
        return self

    def leave(self) -> None:
        """Go without a word, as phones do."""
        if self.socket:
            self.socket.transport.abort()

    async def listen(self) -> None:
        """Take in what comes, until the socket closes."""
        assert self.socket is not None
        with contextlib.suppress(ConnectionClosed):
            async for data in self.socket:
                message = _frame.decode(data)
                if message.type == "ack":
                    self.acks.pop(str(message.id)).set_result(message.version)
                elif message.type in ("events", "welcome"):
                    self.raw = bytes(message.view)
                    self.view = _brief.decode(self.raw)
                    self.heard = time.perf_counter_ns()
                    self.news.set()
                elif message.type in ("refused", "closed"):
                    for acked in self.acks.values():
                        acked.set_exception(RuntimeError(data))
                    return

    async def do(self, **wish: object) -> float:
        """Send a command; return the seconds until it was acknowledged."""
        assert self.socket is not None
        id = str(uuid.uuid4())
        acked = self.acks[id] = asyncio.get_running_loop().create_future()
        seen = self.view.version
        command = {"type": "command", "id": id, "seen": seen, "do": wish}
        began = time.perf_counter()
        await self.socket.send(json.dumps(command))
        version = await acked
        took = time.perf_counter() - began
        while self.view.version < version:
            self.news.clear()
            await self.news.wait()
        return took

    async def turn(self, seat: int) -> float | None:
        """Wait for the own turn and make it; None when the game is over."""
        wish = await self.choose(seat)
        return None if wish is None else await self.do(**wish)

    async def choose(self, seat: int) -> dict[str, object] | None:
        """Wait for the own turn and make up one's mind; None when the game is over."""
        while self.view.phase == "playing" and self.view.turn != seat:
            self.news.clear()
            await self.news.wait()
        if self.view.phase != "playing":
            return None
        word, _, table = format_move(easy_move(self._known(seat))).partition(" ")
        return {"kind": word, "seat": seat, **({"table": table} if table else {})}

    def _known(self, seat: int) -> View:
        game: dict[str, Any] = msgspec.json.decode(self.raw)["game"]
        return View(
            ruleset=RULESET,
            seat=seat,
            rack=parse_rack(game["racks"][seat]),
            rack_sizes=tuple(game["rack_sizes"]),
            melded=tuple(game["melded"]),
            table=parse_table(game["table"]),
            pool_size=game["pool"],
            turn=seat,
        )


class Table:
    """Four seats that play game after game."""

    def __init__(self, house: House) -> None:
        people = [call(house, "/api/session")[1] for _ in range(SEATS)]
        body = {"name": "Seat 0", "options": {"rules": RULES, "seats": SEATS, "length": 20}}
        self.id = call(house, "/api/tables", body, people[0])[0]["table"]
        self.seats = [Seat(house, self.id, cookie) for cookie in people]
        self.tasks: list[asyncio.Task[Any]] = []
        self.times: list[float] = []

    async def begin(self) -> "Table":
        """Seat everybody and start."""
        for number, seat in enumerate(self.seats):
            await seat.come()
            self.tasks.append(asyncio.create_task(seat.listen()))
            await seat.do(kind="sit", name=f"Seat {number}")
        await self.seats[0].do(kind="start")
        return self

    def play(self) -> None:
        """Play on until cancelled."""
        self.tasks += [asyncio.create_task(self._play(n)) for n in range(SEATS)]

    async def _play(self, number: int) -> None:
        seat = self.seats[number]
        while True:
            while seat.view.phase != "playing":
                if number == 0 and seat.view.phase == "between":
                    await seat.do(kind="next-game")
                    continue
                seat.news.clear()
                await seat.news.wait()
            took = await seat.turn(number)
            if took is not None:
                self.times.append(took)

    def keep_pace(self, first: float, every: float) -> None:
        """Make a move every so many seconds until cancelled, from a moment on."""
        self.tasks.append(asyncio.create_task(self._keep_pace(first, every)))

    async def _keep_pace(self, due: float, every: float) -> None:
        """The move is thought out before it is due. If it comes late, that counts as well."""
        last = self.seats[0]
        while True:
            if last.view.phase == "between":
                await self.seats[0].do(kind="next-game")
                last = self.seats[0]
            mover = self.seats[last.view.turn]
            while mover.view.version < last.view.version:
                mover.news.clear()
                await mover.news.wait()
            wish = await mover.choose(last.view.turn)
            assert wish is not None
            await asyncio.sleep(max(0.0, due - time.perf_counter()))
            late = time.perf_counter() - due
            self.times.append(late + await mover.do(**wish))
            due += every
            last = mover

    async def end(self) -> None:
        """Leave."""
        for task in self.tasks:
            task.cancel()
        await asyncio.gather(*self.tasks, return_exceptions=True)
        for seat in self.seats:
            seat.leave()
