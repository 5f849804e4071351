"""How many appends per second each database acknowledges, every one of them on disk.

    python -m bench.storage [--seconds 3] [--tables 50] [--at-once 1 8 64 256] [--folder /var/tmp]

An append is one entry of 300 bytes and a new due time for the table's bell. The SQLite file lies
in `--folder`; PostgreSQL is started from the wheel that the tests use, with fsync on, in the
folder for temporary files. Run it from the root of the repository; `docs/figures.md` holds the
latest table.
"""

import argparse
import asyncio
import os
import platform
import sqlite3
import statistics
import tempfile
import time

from remeld.server.storage import Appended, NewEntry, NewTableRow, Storage, open_storage
from tests.server.postgres import Postgres

ENTRY = NewEntry("moved", b"x" * 300)


async def append_for(storage: Storage, tables: int, at_once: int, seconds: float) -> list[float]:
    """Append from many tasks, each to a table of its own at a time; return the waiting times."""
    versions = asyncio.Queue[tuple[str, int]]()
    for number in range(max(tables, at_once)):
        id = f"{at_once}-{number}"
        await storage.create(NewTableRow(id, id, True, b"{}"), [ENTRY], command="create")
        versions.put_nowait((id, 1))
    waited: list[float] = []
    end = time.perf_counter() + seconds

    async def work() -> None:
        while (start := time.perf_counter()) < end:
            id, version = await versions.get()
            answer = await storage.append(
                id, version, [ENTRY], command=f"c{version}", timers={"bell": 1000 + version}
            )
            waited.append(time.perf_counter() - start)
            assert isinstance(answer, Appended)
            versions.put_nowait((id, answer.seq))

    await asyncio.gather(*(work() for _ in range(at_once)))
    return waited


async def measure(name: str, url: str, options: argparse.Namespace) -> None:
    """Print a line of the table for each number of appends at once."""
    storage = await open_storage(url)
    for at_once in options.at_once:
        cpu = time.process_time()
        waited = await append_for(storage, options.tables, at_once, options.seconds)
        cpu = time.process_time() - cpu
        percentiles = statistics.quantiles(waited, n=100)
        print(
            f"| {name} | {at_once} | {len(waited) / options.seconds:,.0f} "
            f"| {1000 * percentiles[49]:.1f} | {1000 * percentiles[98]:.1f} "
            f"| {1e6 * cpu / len(waited):.0f} |",
            flush=True,
        )
    await storage.close()


def main() -> None:
    """Read the options and print the table."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--seconds", type=float, default=3)
    parser.add_argument("--tables", type=int, default=50)
    parser.add_argument("--at-once", type=int, nargs="+", default=[1, 8, 64, 256])
    parser.add_argument("--folder")
    options = parser.parse_args()
    print(f"Python {platform.python_version()}, {os.cpu_count()} cores, {platform.platform()}\n")
    print("| database | at once | appends/s | p50 ms | p99 ms | our CPU µs each |")
    print("|---|---|---|---|---|---|")
    with tempfile.TemporaryDirectory(dir=options.folder) as folder:
        url = f"sqlite:///{folder}/games.db"
        asyncio.run(measure(f"SQLite {sqlite3.sqlite_version}", url, options))
    server = Postgres(durable=True)
    try:
        asyncio.run(measure("PostgreSQL 18", server.fresh(), options))
    finally:
        server.stop()


if __name__ == "__main__":
    main()
