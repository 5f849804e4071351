"""No worker process is left where its house was killed."""

import os
import signal
import subprocess
import sys
from pathlib import Path

import pytest

from tests.server import worker_tasks as tasks
from tests.server.processes import SOURCE, die_with_parent
from tests.server.test_worker_pool import gone

HOUSE = """
import asyncio, sys
from pathlib import Path
from remeld.server.work_classes import NOBODY, WorkClass
from tests.server.test_worker_pool import Pool, begun
from tests.server.worker_tasks import spin, wait_for_enough, watch_until_held

async def main():
    pool, folder = Pool(), Path(sys.argv[1])
    held = asyncio.create_task(pool.run(WorkClass.TOOL, NOBODY, wait_for_enough, folder))
    await pool.run(WorkClass.MOVE, NOBODY, watch_until_held, await begun(folder))
    running = asyncio.create_task(pool.run(WorkClass.BELL, NOBODY, spin))
    await asyncio.sleep(0)
    await pool.run(WorkClass.MOVE, NOBODY, int)
    print(*pool.pids, flush=True)
    await asyncio.sleep(1000)

asyncio.run(main())
"""


@pytest.mark.skipif(sys.platform != "linux", reason="looks into /proc")
async def test_no_worker_outlives_its_house(tmp_path: Path) -> None:
    """One works, one has nothing to do, and one is held, when the house is killed."""
    path = os.pathsep.join([str(SOURCE), str(SOURCE.parent)])
    house = subprocess.Popen(
        [sys.executable, "-c", HOUSE, str(tmp_path)],
        env={**os.environ, "PYTHONPATH": path},
        stdout=subprocess.PIPE,
        preexec_fn=die_with_parent,
    )
    assert house.stdout is not None
    pids = [int(word) for word in house.stdout.readline().split()]
    assert len(pids) == 3
    house.kill()
    house.wait()
    house.stdout.close()
    for pid in pids:
        await gone(pid)


KEEPER = """
import ctypes, subprocess, sys

PR_SET_CHILD_SUBREAPER = 36
ctypes.CDLL(None).prctl(PR_SET_CHILD_SUBREAPER, 1)
house = subprocess.Popen([sys.executable, *sys.argv[1:]], stdout=subprocess.PIPE)
print(house.pid, house.stdout.readline().decode(), flush=True)
sys.stdin.read()
"""


@pytest.mark.skipif(sys.platform != "linux", reason="looks into /proc")
async def test_no_worker_outlives_its_house_in_the_care_of_another(tmp_path: Path) -> None:
    """Nobody tells a process that is held that its house is gone, if another one of the session
    takes it over, as those who start services do. The system ends it all the same.
    """
    path = os.pathsep.join([str(SOURCE), str(SOURCE.parent)])
    with subprocess.Popen(
        [sys.executable, "-c", KEEPER, "-c", HOUSE, str(tmp_path)],
        env={**os.environ, "PYTHONPATH": path},
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        preexec_fn=die_with_parent,
    ) as keeper:
        assert keeper.stdout is not None
        house, *pids = [int(word) for word in keeper.stdout.readline().split()]
        assert len(pids) == 3
        assert "T" in map(tasks.state_of, pids), "one is held"
        os.kill(house, signal.SIGKILL)
        for pid in pids:
            await gone(pid)
