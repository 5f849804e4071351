"""A program that appends as fast as it can until it is killed, for `test_crashes.py`.

Each worker sends its commands 1, 2, 3, … to its table, two workers to a table, and prints a line
only when an append was acknowledged. It is given the last number that each worker has seen
acknowledged, so the first command after a kill is often one that was stored already.
"""

import asyncio
import json
import os
import sys

from remeld.server.storage import CodeTaken, Conflict, open_storage
from tests.server.storage.databases import create, say

TABLES = 6
WORKERS = 2 * TABLES


async def main(url: str, last: list[int]) -> None:
    """Create the tables, or find them there, and hammer until death."""
    storage = await open_storage(url)
    for table in range(TABLES):
        assert not isinstance(await create(storage, f"t{table}"), CodeTaken | Conflict)

    async def work(worker: int, number: int) -> None:
        table = f"t{worker % TABLES}"
        while True:
            number += 1
            answer = await say(storage, table, f"{worker}:{number}")
            line = [worker, number, answer.seq, type(answer).__name__]
            os.write(1, (json.dumps(line) + "\n").encode())

    await asyncio.gather(*(work(worker, number) for worker, number in enumerate(last)))


if __name__ == "__main__":
    asyncio.run(main(sys.argv[1], json.loads(sys.argv[2])))
