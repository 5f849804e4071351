"""How long a house that is killed is away, for a client that comes back by itself.

    python -m bench.server_restart [--kills N] [--root PATH,PATH]

A supervisor starts the process again as soon as it is gone. A client at a table loses its socket,
connects again as the page does (`web/src/wire/socket.ts`), says hello and sends a command: what is
measured is the time from `kill -9` to the acknowledgement. With `--root` several versions of the
program take turns, each with the waits of its own page.
"""

import argparse
import asyncio
import contextlib
import os
import random
import re
import signal
import statistics
import tempfile
import time
from collections.abc import AsyncIterator
from pathlib import Path

from websockets.exceptions import ConnectionClosed, InvalidHandshake

from bench.server_players import Seat, Table
from tests.server.processes import House

__all__ = ["killed"]

ROOT = Path(__file__).parent.parent


def page_waits(root: Path) -> tuple[float, float]:
    """How long the page of a version waits before it connects again, and how that grows."""
    text = (root / "web/src/wire/socket.ts").read_text(encoding="utf-8")
    least = re.search(r"5_000 : (\d+);", text)
    grows = re.search(r"least \* ([\d.]+) \*\* this", text)
    assert least, "the page waits in another way now"
    assert grows, "the page waits in another way now"
    return int(least[1]) / 1000, float(grows[1])


@contextlib.asynccontextmanager
async def supervised(house: House) -> AsyncIterator[None]:
    """Start the house again whenever it ends."""

    async def watch() -> None:
        while True:
            assert house.process is not None
            await asyncio.to_thread(house.process.wait)
            house.start(wait=False)

    watching = asyncio.create_task(watch())
    try:
        yield
    finally:
        watching.cancel()
        await asyncio.gather(watching, return_exceptions=True)


async def kill_once(house: House, least: float, grows: float) -> float:
    """Kill the house; return the seconds until its client was acknowledged something."""
    table = await Table(house).begin()
    cookie = table.seats[0].cookie
    await table.end()
    client = await Seat(house, table.id, cookie).come()
    assert client.socket is not None
    assert house.process is not None
    began = time.perf_counter()
    os.kill(house.process.pid, signal.SIGKILL)
    await client.socket.wait_closed()
    attempt = 0
    while True:
        await asyncio.sleep(min(least * grows**attempt, 15) * (0.5 + random.random() / 2))
        attempt += 1
        try:
            client = await Seat(house, table.id, cookie).come()
            break
        except (OSError, EOFError, ConnectionClosed, InvalidHandshake):
            continue
    listening = asyncio.create_task(client.listen())
    await client.do(kind="say", phrase="hello")
    took = time.perf_counter() - began
    listening.cancel()
    client.leave()
    return took


async def killed(folder: Path, kills: int, root: Path = ROOT) -> list[float]:
    """The seconds of each of so many kills."""
    house = House(f"sqlite:///{folder}/killed.db", folder / "killed.log")
    house.script = ["-m", "remeld", "serve"]
    house.environment |= {"PYTHONPATH": str(root / "src"), "PYTHONDONTWRITEBYTECODE": ""}
    waits = page_waits(root)
    house.start()
    try:
        async with supervised(house):
            return [await kill_once(house, *waits) for _ in range(kills)]
    finally:
        house.kill()


def main() -> None:
    """Measure and print."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawTextHelpFormatter
    )
    parser.add_argument("--kills", type=int, default=20)
    parser.add_argument("--root", default=str(ROOT))
    options = parser.parse_args()
    roots = [Path(part) for part in options.root.split(",")]
    times: dict[Path, list[float]] = {root: [] for root in roots}
    with tempfile.TemporaryDirectory() as folder:
        for round in range(0, options.kills, 5):
            for root in roots:
                own = Path(folder) / f"{round}-{roots.index(root)}"
                own.mkdir()
                times[root] += asyncio.run(killed(own, 5, root))
    for root, found in times.items():
        print(root, "first acknowledgement after kill -9:", end=" ")
        print(f"median {statistics.median(found):.2f} s, worst of {len(found)} {max(found):.2f} s")


if __name__ == "__main__":
    main()
