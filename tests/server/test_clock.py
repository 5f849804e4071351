"""Clocks are set, processes stop and nodes die while people play: nobody loses a turn."""

import asyncio
import os
import signal
import time
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from pathlib import Path

import pytest
from websockets.asyncio.client import connect

from remeld.protocol import PROTOCOL, Ack, Hello, Welcome, decode_answer, encode, facts, wire_type
from remeld.protocol import commands as do
from remeld.server.house_clock import TRUST_MS
from tests.patience import PATIENCE
from tests.server.clients import Client
from tests.server.processes import House
from tests.server.socket_games import set_up
from tests.server.stepped_clock import SteppedClock

HOUR = 3600
GRACE_MS = 1_234_567
CLOCK = {"clock": "seconds", "clock_length": 3600}
"""Longer than this test can take on any machine; what jumps, jumps further."""
FAR = 3 * HOUR


class Game:
    """A turn that runs, and what became of it."""

    def __init__(self, houses: list[House], clients: list[Client], table: str) -> None:
        self.houses, self.clients, self.table = houses, clients, table
        self.known = self.deadline
        self._read: dict[tuple[House, str], int] = {}

    @property
    def deadline(self) -> int:
        """The end of the turn, as the players are told."""
        view = self.clients[-1].view
        assert view is not None
        assert view.game is not None
        assert view.game.clock.deadline is not None
        return view.game.clock.deadline

    async def time(self, house: House) -> tuple[int, float]:
        """What the clock of the house shows, and the seconds of a clock that nobody sets."""
        url = house.url.replace("http", "ws", 1) + "/ws"
        async with connect(url, origin=house.origin, open_timeout=PATIENCE) as socket:  # type: ignore[arg-type]
            await socket.send(encode(Hello(protocol=PROTOCOL, table=self.table)).decode())
            data = await socket.recv()
            answer = decode_answer(data.encode() if isinstance(data, str) else data)
            assert isinstance(answer, Welcome)
            return answer.view.now, time.monotonic()

    async def logged(self, event: str, house: House, beyond: int = -1) -> dict[str, object]:
        """The next line of that kind in the log of a house, of more than so many milliseconds.

        A busy machine may have stood still for a moment by itself.
        """

        def found() -> dict[str, object] | None:
            lines = [line for line in house.logged() if line["event"] == event]
            for at in range(self._read.get((house, event), 0), len(lines)):
                self._read[house, event] = at + 1
                if abs(int(str(lines[at]["ms"]))) > beyond:
                    return lines[at]
            return None

        return await until(found)

    async def has_grace(self) -> None:
        """The turn has got some grace, more than once if this machine is slow, and nothing else."""
        await self.clients[-1].until(lambda _: self.deadline >= self.known + GRACE_MS)
        assert (self.deadline - self.known) % GRACE_MS == 0
        self.known = self.deadline

    async def play(self) -> None:
        """Nobody has lost a turn: whose it was at the beginning plays."""
        turn = wire_type(facts.Turn)
        for client in self.clients:
            assert not any(isinstance(event.what, turn) for event in client.log.values())
        client = self.clients[0]
        assert client.view is not None
        assert client.view.game is not None
        seat = client.view.game.turn
        answer = await self.clients[seat].do(do.Draw(seat=seat))
        assert isinstance(answer, Ack), answer


async def until(found: Callable[[], dict[str, object] | None]) -> dict[str, object]:
    """Wait for something to be there."""
    async with asyncio.timeout(PATIENCE):
        while (answer := found()) is None:
            await asyncio.sleep(0.02)
    return answer


@asynccontextmanager
async def playing(database: str, folder: Path, clocks: list[SteppedClock]) -> AsyncIterator[Game]:
    """A game of two, each at a house of their own with one of these clocks if there are two."""
    houses = [
        House(database, folder / f"log{number}", grace_ms=str(GRACE_MS))
        for number in range(len(clocks))
    ]
    for house, clock in zip(houses, clocks, strict=True):
        clock.rule(house)
        house.environment["REMELD_ORIGINS"] = ",".join(each.url for each in houses)
    clients = [Client(houses[0].url), Client(houses[-1].url)]
    try:
        for house in houses:
            house.start()
        table = await set_up(clients, "goliath", **CLOCK)
        yield Game(houses, clients, table)
    finally:
        for house in houses:
            house.kill()
        await asyncio.gather(*(client.close() for client in clients))


@pytest.mark.slow
async def test_a_clock_that_is_set_moves_no_deadline(database_url: str, tmp_path: Path) -> None:
    clock = SteppedClock(tmp_path)
    async with playing(database_url, tmp_path, [clock]) as game:
        [house] = game.houses
        then, steady = await game.time(house)
        for offset in (FAR, -FAR, 0):
            await clock.set(database_url, offset)
            moved = await game.logged("clock-moved", house, FAR * 500)
            assert moved["turns"] == 1
            await game.has_grace()
            now, later = await game.time(house)
            assert -TRUST_MS < now - then < (later - steady) * 1000 + TRUST_MS
        # Set back while the house is down: its time goes on where it was.
        await clock.set(database_url, -FAR)
        house.kill()
        house.start()
        assert (await game.logged("was-down", house))["ms"] == 0
        await game.has_grace()
        await game.play()


@pytest.mark.slow
async def test_a_process_that_stood_still_costs_nobody_a_turn(
    database_url: str, tmp_path: Path
) -> None:
    clock = SteppedClock(tmp_path)
    async with playing(database_url, tmp_path, [clock]) as game:
        [house] = game.houses
        assert house.process is not None
        # Stopped for some seconds; then as if for hours; then as a machine that sleeps, whose
        # steady clock stands still; and woken up with its clock as it was.
        for days, steady in ((0, 0), (FAR, FAR), (2 * FAR, FAR)):
            house.process.send_signal(signal.SIGSTOP)
            os.waitid(os.P_PID, house.process.pid, os.WSTOPPED)
            if not days:
                await asyncio.sleep(1.1 * TRUST_MS / 1000)
            await clock.set(database_url, days, steady)
            house.process.send_signal(signal.SIGCONT)
            moved = await game.logged("clock-moved", house, FAR * 500 if days else TRUST_MS)
            assert int(str(moved["ms"])) > 0
            if steady == days:
                await game.logged("no-heartbeat", house, TRUST_MS)
            await game.has_grace()
        await game.play()


@pytest.mark.slow
async def test_nodes_that_disagree_about_the_time_keep_one_clock(
    postgres_url: str, tmp_path: Path
) -> None:
    folders = [tmp_path / "right", tmp_path / "wrong"]
    for folder in folders:
        folder.mkdir()
    clocks = [SteppedClock(folder) for folder in folders]
    (folders[1] / "offsets").write_text(f"{FAR} {2 * FAR}")
    async with playing(postgres_url, tmp_path, clocks) as game:
        right, wrong = game.houses
        assert right.process is not None
        # The database's clock is set: one of them finds it, both go on.
        await clocks[0].set(postgres_url, FAR)
        await game.has_grace()
        # One of them stands still, the other goes on: it takes the time from that one.
        right.process.send_signal(signal.SIGSTOP)
        os.waitid(os.P_PID, right.process.pid, os.WSTOPPED)
        await asyncio.sleep(1.1 * TRUST_MS / 1000)
        right.process.send_signal(signal.SIGCONT)
        await game.logged("no-heartbeat", right, TRUST_MS)
        async with asyncio.timeout(PATIENCE):
            while abs((await game.time(right))[0] - (await game.time(wrong))[0]) > TRUST_MS:
                await asyncio.sleep(0.1)
        # One of them dies, its player comes to the other, and the clock is as it was.
        wrong.kill()
        game.clients[1].url = right.url
        await game.play()
        lines = [line for house in game.houses for line in house.logged()]
        jumps = [int(str(line["ms"])) for line in lines if line["event"] == "clock-moved"]
        assert sum(jump > FAR * 500 for jump in jumps) == 1
        assert not any(line["event"] == "was-down" for line in lines)
