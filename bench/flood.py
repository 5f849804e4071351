"""How large does a database become if one address never stops filling it?

    python -m bench.flood [DAYS]

A house whose clock is set by hand lives through so many days. On each a stranger takes new sessions
from one address, sets up as many tables as are let through, begins and drops a game at each, and
makes their logs longer until that is refused. This is done with a quota and with tables deleted
after some days, and beside it without either; rates, which would only make it slower, are off.
"""

import asyncio
import sys
import tempfile
from pathlib import Path

from remeld.protocol import Options, Refused, commands
from remeld.server.sessions import address_digest
from remeld.server.storage import Session
from remeld.server.tables import TableState
from tests.server.in_process_house import Rig, rigged

ADDRESS = "192.0.2.7"
DAY = 24 * 3_600_000
TRIES, CHANGES = 40, 15
BOUNDED = {"delete_days": 3, "tables_per_address": 100, "log_bytes_per_address": 1_000_000}
UNBOUNDED = {"delete_days": 0, "tables_per_address": 0, "log_bytes_per_address": 0}


async def flood(days: int, **settings: int) -> list[str]:
    """One line a day: tables made, those that are there, bytes that count, size of the file."""
    lines = []
    with tempfile.TemporaryDirectory() as folder:
        async with rigged(Path(folder), **settings) as rig:
            for day in range(days):
                made = [await _table(rig, f"stranger {day} {number}") for number in range(TRIES)]
                rig.clock.ms += DAY
                await rig.sweep()
                await rig.house.retention.sweep()
                await rig.house.tidy()
                usage = await rig.storage.usage(address=address_digest(ADDRESS))
                [pages] = await rig.storage.fetch("PRAGMA page_count")  # type: ignore[attr-defined]
                file = f"{pages[0] * 4 / 1000:.2f} MB"
                counted = f"{usage.tables} tables, {usage.bytes / 1e6:.2f} MB"
                lines.append(f"day {day + 1}: {sum(made)} made, {counted} counted, file {file}")
    return lines


async def _table(rig: Rig, who: str) -> bool:
    await rig.storage.put_session(Session(who.encode(), who, b"", rig.clock.ms, rig.clock.ms))
    options = Options(rules="goliath", seats=2, clock="none")
    made = await rig.house.create(who, "Ann", options, ADDRESS)
    if not isinstance(made, TableState):
        return False
    for wish in (commands.Sit(), commands.AddComputer(level="easy"), commands.Start()):
        await rig.ask(made.id, who, wish)
    for change in range(CHANGES):
        answer = await rig.ask(made.id, who, commands.Lock(locked=change % 2 == 0))
        if isinstance(answer, Refused):
            break
    await rig.ask(made.id, who, commands.Leave())
    return True


async def main(days: int) -> None:
    """Both houses, side by side."""
    bounded, unbounded = await flood(days, **BOUNDED), await flood(days, **UNBOUNDED)
    for one, other in zip(bounded, unbounded, strict=True):
        print(f"{one:75} | {other}")


if __name__ == "__main__":
    asyncio.run(main(int(sys.argv[1]) if len(sys.argv) > 1 else 20))
