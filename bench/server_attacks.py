"""What other people notice while somebody asks a house for as much work as it will do.

    python -m bench.server --attacks all [--seconds N] [--root PATH,PATH]

Six tables play at a steady pace; first nobody disturbs them, then a stranger without an account
attacks with the default limits. Figures: moves of the tables before and during the attack, what
the stranger got, and whether nothing waits any more two seconds after the attack. With `--root`
(folders with a `src`) several versions of the server take each attack in turns, in one run.
"""

import asyncio
import json
import sys
import time
import urllib.request
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from pathlib import Path

from bench.attackers import ATTACKS
from bench.server_players import Table, cpu_seconds, share
from tests.server.processes import SOURCE, House, die_with_parent

__all__ = ["attacks"]

TABLES = 6
EVERY = 0.2
"""Seconds between two moves at a table."""
WARM_UP = 1.5
QUIET_WITHIN = 2.0
BAR_MS = 100.0
WAITING = (
    "remeld_workers_waiting",  # threads, in earlier versions
    "remeld_work_waiting{",
    "remeld_workers_working",
    "remeld_workers_held",
)


async def attacks(
    folder: Path, names: Sequence[str], seconds: float, roots: Sequence[Path]
) -> None:
    """Print a line for every attack and every version of the server."""
    sources = [root.resolve() / "src" for root in roots] or [SOURCE]
    print(
        f"{'attack':12} {'version':24} {'alone: p50':>10} {'p99':>6} {'attacked: p50':>13}"
        f" {'p99':>6}"
        f" {'worst':>6} {'moves':>6} {'answered':>8} {'refused':>8} {'cores':>6} {'quiet':>6}  bar"
    )
    for name in names:
        for number, source in enumerate(sources):
            where = folder / f"{name}-{number}"
            where.mkdir()
            line = await _attacked(where, name, seconds, source)
            print(f"{name:12} {source.parent.name:24} {line}", flush=True)


async def _attacked(folder: Path, name: str, seconds: float, source: Path) -> str:
    house = House(
        f"sqlite:///{folder}/house.db", folder / "log", rate_scale="1", sockets_per_address="100"
    )
    house.environment["PYTHONPATH"] = str(source)
    house.start()
    playing: list[Table] = []
    try:
        playing += [await Table(house).begin() for _ in range(TABLES)]
        start = time.perf_counter() + 0.2
        for number, table in enumerate(playing):
            table.keep_pace(start + number * EVERY / TABLES, EVERY)
        async with _attacker(name, house, seconds) as attacker:
            await asyncio.sleep(WARM_UP)
            alone, _ = await _moves(house, playing, seconds)
            assert attacker.stdin is not None
            attacker.stdin.write(b"go\n")
            attacked, cores = await _moves(house, playing, seconds)
            assert attacker.stdout is not None
            got = json.loads(await attacker.stdout.readline())
            quiet = await asyncio.to_thread(_quiet_after, house)
        failed = [task.exception() for t in playing for task in t.tasks if task.done()]
    finally:
        await asyncio.gather(*(table.end() for table in playing))
        house.kill()
    if not alone or not attacked:
        return f"no move came through: {failed}"
    bar = max(BAR_MS, 2 * share(alone, 0.99))
    kept = share(attacked, 0.99) <= bar and quiet is not None and not any(failed)
    return (
        f"{share(alone, 0.5):10.1f} {share(alone, 0.99):6.0f} {share(attacked, 0.5):13.1f}"
        f" {share(attacked, 0.99):6.0f} {max(attacked) * 1000:6.0f} {len(attacked):6}"
        f" {got.pop('answered', 0):8} {got.pop('refused', 0):8} {cores:6.2f}"
        f" {'never' if quiet is None else f'{quiet:.1f} s':>6}"
        f"  {'kept' if kept else 'missed'} ({bar:.0f} ms)"
        + "".join(f" {what!r}" for what in (*got.items(), *filter(None, failed)))
    )


@asynccontextmanager
async def _attacker(
    name: str, house: House, seconds: float
) -> AsyncIterator[asyncio.subprocess.Process]:
    """The process that attacks, prepared but still waiting; ended in any case."""
    process = await asyncio.create_subprocess_exec(
        *(sys.executable, "-m", "bench.attackers", name, house.url, str(seconds)),
        stdin=asyncio.subprocess.PIPE,
        stdout=asyncio.subprocess.PIPE,
        preexec_fn=die_with_parent,
    )
    try:
        assert process.stdout is not None
        if await process.stdout.readline() != b"ready\n":
            raise RuntimeError(f"the attack {name} could not be prepared")
        yield process
    finally:
        if process.returncode is None:
            process.kill()
        await process.wait()


async def _moves(
    house: House, playing: Sequence[Table], seconds: float
) -> tuple[list[float], float]:
    """How long each move took in so many seconds, and the share of a core that the house used."""
    assert house.process is not None
    for table in playing:
        table.times.clear()
    used = cpu_seconds(house.process.pid)
    await asyncio.sleep(seconds)
    times = [took for table in playing for took in table.times]
    return times, (cpu_seconds(house.process.pid) - used) / seconds


def _quiet_after(house: House) -> float | None:
    """After how many seconds nothing waits any more; None if that takes too long."""
    began = time.monotonic()
    while (after := time.monotonic() - began) <= QUIET_WITHIN:
        with urllib.request.urlopen(f"{house.url}/metrics", timeout=30) as answer:
            lines = answer.read().decode().splitlines()
        waiting = [float(line.split()[1]) for line in lines if line.startswith(WAITING)]
        if not any(waiting):
            return after
        time.sleep(0.05)
    return None


def names(text: str) -> list[str]:
    """The attacks that are named with commas between, or all of them."""
    chosen = list(ATTACKS) if text == "all" else text.split(",")
    if unknown := set(chosen) - set(ATTACKS):
        raise ValueError(f"there is no attack {min(unknown)!r}, but {', '.join(ATTACKS)}")
    return chosen
