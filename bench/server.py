"""How much one server process carries, measured by another process over loopback.

    python -m bench.server [--seconds N] [--rate N] [--tables N] [--idle N] [--spectators N]
                           [--kills N] [--finished N,N,N]
    python -m bench.server --attacks all|NAME,NAME [--seconds N] [--root PATH,PATH]

Real server, real sockets, SQLite with every commit on disk. Four seats at each table are played by
the easy computer player on this side: at a given rate, whether the server is quick or slow, and as
fast as it answers. Prints the figures as a table; docs/figures-server.md holds those of one
machine.
"""

import argparse
import asyncio
import resource
import statistics
import tempfile
import time
from pathlib import Path

import uvloop

from bench.server_attacks import attacks, names
from bench.server_crowd import crowd
from bench.server_growth import growth
from bench.server_players import RULES, Seat, Table, call, cpu_seconds, memory_kb, share
from bench.server_restart import killed
from tests.server.processes import House

PACED_TABLES = 60
"""So many that each has its next move ready when it is due."""


async def idle_connections(house: House, number: int) -> tuple[list[Seat], float]:
    """So many sockets that only listen, and what each costs the server in kB."""
    assert house.process is not None
    cookie = call(house, "/api/session")[1]
    made = [
        call(house, "/api/tables", {"name": "Host", "options": {"rules": RULES}}, cookie)[0]
        for _ in range(max(1, number // 20))
    ]
    await asyncio.sleep(1)
    before = memory_kb(house.process.pid)
    seats: list[Seat] = []
    for start in range(0, number, 50):
        some = [Seat(house, made[n % len(made)]["table"]) for n in range(start, start + 50)]
        seats += await asyncio.gather(*(seat.come() for seat in some))
    await asyncio.sleep(2)
    return seats, (memory_kb(house.process.pid) - before) / max(1, len(seats))


async def load(house: House, tables: int, seconds: float, rate: float) -> dict[str, float]:
    """Moves acknowledged in a second, how long each took, and what it cost.

    With a rate, moves are due at that rate and each is timed from when it was due; with rate 0
    every table moves as soon as it can.
    """
    assert house.process is not None
    playing = [await Table(house).begin() for _ in range(tables)]
    now = time.perf_counter() + 0.5
    for number, table in enumerate(playing):
        if rate:
            table.keep_pace(now + number / rate, tables / rate)
        else:
            table.play()
    await asyncio.sleep(2)
    for table in playing:
        table.times.clear()
    began, used = time.perf_counter(), cpu_seconds(house.process.pid)
    await asyncio.sleep(seconds)
    spent, cost = time.perf_counter() - began, cpu_seconds(house.process.pid) - used
    times = [took for table in playing for took in table.times]
    for table in playing:
        for task in table.tasks:
            if task.done() and task.exception():
                raise RuntimeError("a player failed") from task.exception()
    await asyncio.gather(*(table.end() for table in playing))
    how = f"at {rate:.0f} a second" if rate else "as fast as it can"
    return {
        f"{how}: moves acknowledged per second": len(times) / spent,
        f"{how}: p50 ms": share(times, 0.5),
        f"{how}: p99 ms": share(times, 0.99),
        f"{how}: worst ms": max(times) * 1000,
        f"{how}: server CPU ms per move": cost / len(times) * 1000,
        f"{how}: server CPU share": cost / spent,
    }


async def watched(house: House, spectators: int, moves: int = 20) -> dict[str, float]:
    """A table with many spectators: from the acknowledgement to the last of them."""
    table = await Table(house).begin()
    crowd = [Seat(house, table.id) for _ in range(spectators)]
    for start in range(0, spectators, 50):
        await asyncio.gather(*(seat.come() for seat in crowd[start : start + 50]))
    listening = [asyncio.create_task(seat.listen()) for seat in crowd]
    last: list[float] = []
    seat = table.seats[0].view.turn
    for _ in range(moves):
        await asyncio.sleep(0.1)  # Everybody has seen the last move by now.
        before = time.perf_counter_ns()
        await table.seats[seat].turn(seat)
        version = table.seats[seat].view.version
        while any(each.view.version < version for each in crowd):
            await asyncio.sleep(0.002)
        last.append((max(each.heard for each in crowd) - before) / 1e9)
        seat = table.seats[seat].view.turn
    for task in listening:
        task.cancel()
    await asyncio.gather(*listening, return_exceptions=True)
    for each in crowd:
        each.leave()
    await table.end()
    return {"spectators": spectators, "move to last spectator, p50 ms": share(last, 0.5)}


async def measure(options: argparse.Namespace, folder: Path) -> dict[str, float]:
    """All figures."""
    figures: dict[str, float] = {}
    house = House(f"sqlite:///{folder}/house.db", folder / "log").start()
    try:
        idle, each = await idle_connections(house, options.idle)
        figures["idle connections"] = len(idle)
        figures["kB per idle connection"] = each
        figures |= await load(house, PACED_TABLES, options.seconds, options.rate)
        figures |= await load(house, options.tables, options.seconds, 0)
        for seat in idle:
            seat.leave()
        figures |= await watched(house, options.spectators)
        figures |= await crowd(house, sockets=3000, lookers=1000, moves=300)
    finally:
        house.kill()
    pauses = await killed(folder, options.kills)
    figures["first acknowledgement after kill -9, median s"] = statistics.median(pauses)
    figures["first acknowledgement after kill -9, worst s"] = max(pauses)
    figures |= await growth(folder, options.finished)
    return figures


def main() -> None:
    """Measure and print."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawTextHelpFormatter
    )
    parser.add_argument("--seconds", type=float, default=15)
    parser.add_argument("--rate", type=float, default=225)
    parser.add_argument("--tables", type=int, default=24)
    parser.add_argument("--idle", type=int, default=2000)
    parser.add_argument("--spectators", type=int, default=500)
    parser.add_argument("--kills", type=int, default=20)
    parser.add_argument(
        "--finished", type=lambda text: [int(n) for n in text.split(",")], default=[0, 500, 2000]
    )
    parser.add_argument("--attacks", type=names, help="only these, beside six playing tables")
    parser.add_argument(
        "--root", type=lambda text: [Path(part) for part in text.split(",")], default=[]
    )
    options = parser.parse_args()
    _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))
    with tempfile.TemporaryDirectory() as folder:
        if options.attacks:
            uvloop.run(attacks(Path(folder), options.attacks, options.seconds, options.root))
            return
        figures = uvloop.run(measure(options, Path(folder)))
    for name, value in figures.items():
        print(f"{name:64} {value:10.2f}")


if __name__ == "__main__":
    main()
