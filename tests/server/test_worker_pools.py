"""Threads with a bounded queue."""

import asyncio
import contextlib
import threading

import pytest

from remeld.server.metrics import Metrics
from remeld.server.worker_pools import BusyError, WorkerPool


async def test_a_thread_that_nobody_waits_for_still_takes_up_its_place() -> None:
    metrics = Metrics()
    pool = WorkerPool("few", 1, 1, metrics)
    begun, enough = threading.Event(), threading.Event()

    def work() -> None:
        begun.set()
        enough.wait()

    running = asyncio.create_task(pool.run(work))
    while not begun.is_set():
        await asyncio.sleep(0)
    waiting = asyncio.create_task(pool.run(work))
    await asyncio.sleep(0)
    for task in (running, waiting):
        task.cancel()
        with contextlib.suppress(asyncio.CancelledError):
            await task
    # Who only waited for a thread is gone; the thread itself is not.
    assert metrics.registry.get_sample_value("remeld_workers_waiting") == 1
    waiting = asyncio.create_task(pool.run(work))
    await asyncio.sleep(0)
    with pytest.raises(BusyError):
        await pool.run(work)
    enough.set()
    await waiting
    assert metrics.registry.get_sample_value("remeld_workers_waiting") == 0
    assert await pool.run(int) == 0
    pool.close()
