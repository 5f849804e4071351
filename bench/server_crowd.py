"""A crowd at one table: thousands of sockets, a thousand of them looking on at the same moves.

    python -m bench.server_crowd [--sockets N] [--lookers N] [--moves N] [--root PATH,PATH]

The lookers are bare sockets that count frames: little of what is measured is their own work.
With `--root` (folders with a `src`) several versions of the server take the same crowd in turns.
"""

import argparse
import asyncio
import base64
import json
import resource
import struct
import tempfile
import time
from functools import partial
from pathlib import Path
from typing import cast

import uvloop

from bench.server_players import Seat, Table, call, cpu_seconds, share
from tests.server.processes import SOURCE, House

__all__ = ["crowd"]

JOINED_BESIDE = 400
EVERY = 0.15
"""Seconds between two moves."""
AT_ONCE = 50
KEY = base64.b64encode(bytes(16)).decode()


class Looker(asyncio.Protocol):
    """Somebody who looks on: says hello, answers pings, counts what comes."""

    def __init__(self, house: House, table: str) -> None:
        self._house = house
        self._table = table
        self._data = b""
        self._inside = False
        self.transport: asyncio.Transport | None = None
        self.frames = 0
        self.heard = 0.0
        self.welcome = asyncio.Event()

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """Ask to be a socket."""
        self.transport = cast(asyncio.Transport, transport)
        lines = (
            "GET /ws HTTP/1.1",
            f"Host: 127.0.0.1:{self._house.port}",
            f"Origin: {self._house.origin}",
            "Upgrade: websocket",
            "Connection: Upgrade",
            "Sec-WebSocket-Version: 13",
            f"Sec-WebSocket-Key: {KEY}",
        )
        self.transport.write("\r\n".join((*lines, "", "")).encode())

    def data_received(self, data: bytes) -> None:
        """Count whole frames."""
        self._data += data
        if not self._inside:
            head, found, rest = self._data.partition(b"\r\n\r\n")
            if not found:
                return
            assert head.startswith(b"HTTP/1.1 101"), head
            self._inside, self._data = True, rest
            hello = {"type": "hello", "protocol": 1, "table": self._table}
            self._send(1, json.dumps(hello).encode())
        while (size := _frame_size(self._data)) and len(self._data) >= size:
            if self._data[0] & 15 == 9:
                self._send(10, self._data[2:size])
            else:
                self.frames += 1
                self.heard = time.perf_counter()
                self.welcome.set()
            self._data = self._data[size:]

    def leave(self) -> None:
        """Go without a word."""
        if self.transport is not None:
            self.transport.abort()

    def _send(self, opcode: int, data: bytes) -> None:
        assert self.transport is not None
        assert len(data) < 126
        self.transport.write(struct.pack("!BBI", 0x80 | opcode, 0x80 | len(data), 0) + data)


def _frame_size(data: bytes) -> int:
    """How long the first frame is, its head included; 0 if that is not known yet."""
    if len(data) < 10:
        return 2 + data[1] if len(data) >= 2 and data[1] < 126 else 0
    short = data[1]
    if short < 126:
        return 2 + short
    if short == 126:
        return 4 + int(struct.unpack_from("!H", data, 2)[0])
    return 10 + int(struct.unpack_from("!Q", data, 2)[0])


def _same(looker: Looker) -> Looker:
    return looker


async def gather_lookers(house: House, tables: list[str]) -> list[Looker]:
    """One looker for each of these tables, some at a time."""
    loop = asyncio.get_running_loop()
    lookers = [Looker(house, table) for table in tables]
    for start in range(0, len(lookers), AT_ONCE):
        some = lookers[start : start + AT_ONCE]
        for looker in some:
            await loop.create_connection(partial(_same, looker), "127.0.0.1", house.port)
        await asyncio.gather(*(looker.welcome.wait() for looker in some))
    return lookers


async def quiet(lookers: list[Looker]) -> None:
    """Wait until nobody has heard anything for a second."""
    while time.perf_counter() - max(looker.heard for looker in lookers) < 1:
        await asyncio.sleep(0.1)


async def joined(house: House, table: Table, lookers: list[Looker]) -> dict[str, float]:
    """What one person more, with a name, costs beside so many."""
    assert house.process is not None
    costs, frames = [], []
    for number in range(5):
        await quiet(lookers)
        person = Seat(house, table.id, call(house, "/api/session")[1])
        used, heard = cpu_seconds(house.process.pid), sum(each.frames for each in lookers)
        await person.come()
        listening = asyncio.create_task(person.listen())
        await person.do(kind="watch", name=f"Guest {number}")
        await asyncio.sleep(0.2)
        await quiet(lookers)
        costs.append(cpu_seconds(house.process.pid) - used)
        frames.append(sum(each.frames for each in lookers) - heard)
        listening.cancel()
        person.leave()
    beside = f"one joins beside {len(lookers)}"
    return {
        f"{beside}: server CPU ms": sum(costs) / len(costs) * 1000,
        f"{beside}: frames": sum(frames) / len(frames),
    }


async def crowd(house: House, sockets: int, lookers: int, moves: int) -> dict[str, float]:
    """So many sockets in all, so many of them at the table whose moves are timed."""
    assert house.process is not None
    table = await Table(house).begin()
    cookie = call(house, "/api/session")[1]
    body = {"name": "Host", "options": {"rules": "goliath"}}
    others = [call(house, "/api/tables", body, cookie)[0]["table"] for _ in range(100)]
    first = await gather_lookers(house, [table.id] * min(JOINED_BESIDE, lookers))
    figures = await joined(house, table, first)
    rest = [others[n % len(others)] for n in range(sockets - lookers - len(table.seats))]
    idle = await gather_lookers(house, rest)
    here = first + await gather_lookers(house, [table.id] * (lookers - len(first)))
    await quiet(here)
    used, times, last = cpu_seconds(house.process.pid), [], []
    mover = table.seats[0]
    for _ in range(moves):
        if mover.view.phase == "between":
            mover = table.seats[0]
            await mover.do(kind="next-game")
        turn = mover.view.turn
        while table.seats[turn].view.version < mover.view.version:
            await asyncio.sleep(0.005)
        mover = table.seats[turn]
        wish = await mover.choose(turn)
        assert wish is not None
        await asyncio.sleep(EVERY)
        before, heard = time.perf_counter(), here[-1].frames
        times.append(await mover.do(**wish))
        while here[-1].frames == heard:
            await asyncio.sleep(0.005)
        last.append(max(each.heard for each in here) - before)
    spent = cpu_seconds(house.process.pid) - used
    for each in here + idle:
        each.leave()
    await table.end()
    name = f"{sockets} sockets, {lookers} looking on"
    return figures | {
        f"{name}: p50 ms of a move": share(times, 0.5),
        f"{name}: p99 ms of a move": share(times, 0.99),
        f"{name}: p50 ms to the last": share(last, 0.5),
        f"{name}: server CPU ms per move": spent / moves * 1000,
    }


async def measure(options: argparse.Namespace, folder: Path) -> None:
    """Print the figures of every version."""
    sources = [root.resolve() / "src" for root in options.root] or [SOURCE]
    for number, source in enumerate(sources):
        house = House(f"sqlite:///{folder}/{number}.db", folder / f"log{number}")
        house.environment["PYTHONPATH"] = str(source)
        house.start()
        try:
            figures = await crowd(house, options.sockets, options.lookers, options.moves)
        finally:
            house.kill()
        for name, value in figures.items():
            print(f"{source.parent.name:12} {name:52} {value:10.2f}", flush=True)


def main() -> None:
    """Measure and print."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawTextHelpFormatter
    )
    parser.add_argument("--sockets", type=int, default=3000)
    parser.add_argument("--lookers", type=int, default=1000)
    parser.add_argument("--moves", type=int, default=300)
    parser.add_argument(
        "--root", type=lambda text: [Path(part) for part in text.split(",")], default=[]
    )
    options = parser.parse_args()
    _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))
    with tempfile.TemporaryDirectory() as folder:
        uvloop.run(measure(options, Path(folder)))


if __name__ == "__main__":
    main()
