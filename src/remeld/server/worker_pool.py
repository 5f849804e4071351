"""The worker processes of one house, and who may use them next.

A few processes at a time, of low priority, beside the one that serves: what is asked in the open
cannot hold up those who play. What is more urgent goes first (see `work_classes.py`), and where no
process is free, one that does something less urgent is held until there is room again. Nobody is
answered for longer than they wait: work is ended when its asker goes.
"""

import asyncio
import time
from collections import Counter
from collections.abc import Callable
from typing import Any, ParamSpec, TypeVar, cast

from remeld.server.fair_queue import FairQueue
from remeld.server.logs import log
from remeld.server.metrics import Metrics
from remeld.server.rate_limits import Limiter
from remeld.server.work_classes import BOUNDS, PATIENCE, Payer, WorkClass
from remeld.server.worker import CAN_HOLD, Worker
from remeld.server.worker_process import Answer, decode_answer, encode_question

__all__ = ["BusyError", "OverspentError", "TooLongError", "WorkerPool"]

AT_ONCE = 16
"""Drafts and questions under way for one payer."""
ABOUT_TO_END = 0.3
"""Seconds in which work that nobody waits for may end by itself: a new process costs as much."""
IDLE_SECONDS = 300.0
"""A process that was not needed for so long is ended, and started again when it is."""

P = ParamSpec("P")
T = TypeVar("T")


class BusyError(Exception):
    """Too much is waiting already, or a worker was lost; try again later."""


class TooLongError(Exception):
    """The question took more processor time than any may."""


class OverspentError(BusyError):
    """Who asks has used up their processor time; there is more after `wait` seconds."""

    def __init__(self, wait: float) -> None:
        super().__init__(wait)
        self.wait = wait


class _Job:
    """A question on its way."""

    def __init__(self, kind: WorkClass, payer: Payer, question: bytes) -> None:
        self.kind = kind
        self.payer = payer
        self.question = question
        self.done: asyncio.Future[Answer] = asyncio.get_running_loop().create_future()
        self.worker: Worker | None = None
        self.asked = time.monotonic()
        self.since = self.ran = 0.0
        self.ended = ""
        """Why its worker was ended, if we did it."""

    def begin(self, worker: Worker | None = None) -> None:
        """It runs from now on."""
        self.worker = worker or self.worker
        self.since = time.monotonic()

    def pause(self) -> None:
        """It does not run from now on."""
        self.ran += time.monotonic() - self.since


class WorkerPool:
    """The workers of one process of the house."""

    def __init__(self, workers: int, limiter: Limiter, metrics: Metrics) -> None:
        self._most = workers
        self._limiter = limiter
        self._metrics = metrics
        self._queue: FairQueue[_Job] = FairQueue()
        self._running: set[_Job] = set()
        self._held: set[_Job] = set()
        self._idle: list[Worker] = []
        self._workers: set[Worker] = set()
        self._asked: Counter[str | None] = Counter()
        self._tasks: set[asyncio.Task[None]] = set()
        self._closed = False

    async def run(
        self, kind: WorkClass, payer: Payer, work: Callable[P, T], *args: P.args, **named: P.kwargs
    ) -> T:
        """Let a worker do it; raise `BusyError` or `TooLongError` if none can.

        The asker may give up: then the work is dropped, or its worker is ended.
        """
        try:
            async with asyncio.timeout(PATIENCE):
                await self._pay_first(kind, payer)
                good, value, _ = await self._ask(kind, payer, work, args, named)
        except TimeoutError:
            log("work-not-done", level=30, kind=kind.label)
            raise BusyError from None
        if not good:
            raise value
        return cast(T, value)

    async def _pay_first(self, kind: WorkClass, payer: Payer) -> None:
        """Refuse who has used up their time; a computer player of theirs waits instead."""
        while wait := self._short(payer, BOUNDS[kind].credit):
            if kind is not WorkClass.COMPUTER:
                self._metrics.limited.labels("processor").inc()
                raise OverspentError(wait)
            await asyncio.sleep(wait)

    def _short(self, payer: Payer, credit: float) -> float:
        return max((self._limiter.short(*each, credit) for each in payer.accounts), default=0.0)

    async def _ask(
        self, kind: WorkClass, payer: Payer, work: Callable[..., object], args: Any, named: Any
    ) -> Answer:
        bounds = BOUNDS[kind]
        # What somebody asks for, and not what the house does for them.
        key = payer.key if kind >= WorkClass.DRAFT else None
        crowded = key is not None and self._asked[key] >= AT_ONCE
        if self._closed or crowded or self._queue.waiting[kind] >= bounds.waiting:
            raise BusyError
        job = _Job(kind, payer, encode_question(bounds.seconds, work, args, named))
        self._queue.put(job)
        self._asked[key] += 1
        self._schedule()
        try:
            return await job.done
        finally:
            self._asked[key] -= 1
            if not self._asked[key]:
                del self._asked[key]
            if not job.done.done() or job.done.cancelled():
                self._give_up(job)

    # -- Who is next --

    def _schedule(self) -> None:
        """Let whatever is most urgent run; what has begun already goes before its equals."""
        while True:
            held = min(self._held, key=_urgency, default=None)
            first = self._queue.first
            if held is not None and (first is None or held.kind <= first):
                first = held.kind
            else:
                held = None
            if first is None or not self._make_room(first):
                break
            if held is not None:
                self._held.remove(held)
                self._running.add(held)
                self._go_on(held)
            else:
                self._start(self._queue.take())
        self._show()

    def _make_room(self, kind: WorkClass) -> bool:
        """Whether something of that class may run now; what is less urgent is held for it."""
        if len(self._running) < self._most:
            return True
        last = max(self._running, key=_urgency)
        if last.kind <= kind or not CAN_HOLD:
            return False
        last.pause()
        self._running.remove(last)
        self._held.add(last)
        assert last.worker is not None
        last.worker.hold()
        return True

    def _go_on(self, job: _Job) -> None:
        assert job.worker is not None
        job.begin()
        job.worker.go_on()

    def _start(self, job: _Job) -> None:
        worker = self._take_worker()
        self._running.add(job)
        job.begin(worker)
        task = asyncio.create_task(self._serve(job, worker))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    def _take_worker(self) -> Worker:
        while self._idle:
            worker = self._idle.pop()
            if not worker.ended:
                return worker
            self._workers.discard(worker)  # It died while it had nothing to do.
        worker = Worker()
        self._workers.add(worker)
        return worker

    # -- What becomes of it --

    async def _serve(self, job: _Job, worker: Worker) -> None:
        """Ask the worker and hand on what it says, or that it is no more."""
        data = await worker.ask(job.question)
        if job in self._running:
            job.pause()
            self._running.remove(job)
        else:
            # It had answered before it was held.
            self._held.remove(job)
            worker.go_on()
        answer = decode_answer(data) if data is not None else None
        seconds = answer[2] if answer else min(job.ran, BOUNDS[job.kind].seconds)
        for account in job.payer.accounts:
            self._limiter.spend(*account, seconds)
        self._metrics.work_seconds.labels(job.kind.label).inc(seconds)
        if answer is None:
            self._lost(job, worker)
        else:
            worker.idle_since = time.monotonic()
            self._idle.append(worker)
            if not job.done.done():
                job.done.set_result(answer)
        self._schedule()
        if answer is None:
            await worker.wait()

    def _lost(self, job: _Job, worker: Worker) -> None:
        why = job.ended
        if not why:
            why = "too-long" if job.ran >= BOUNDS[job.kind].seconds else "died"
        worker.kill()
        self._workers.discard(worker)
        self._metrics.workers_ended.labels(why).inc()
        log("worker-ended", level=30, why=why, kind=job.kind.label)
        if not job.done.done():
            job.done.set_exception(TooLongError() if why == "too-long" else BusyError())

    def _give_up(self, job: _Job) -> None:
        """Nobody waits for it any more."""
        if self._queue.drop(job):
            self._show()
        elif job.worker is not None:
            loop = asyncio.get_running_loop()
            loop.call_later(0 if job in self._held else ABOUT_TO_END, self._end, job)

    def _end(self, job: _Job) -> None:
        """End the worker that still does it."""
        if job in self._running or job in self._held:
            assert job.worker is not None
            waited = time.monotonic() - job.asked
            job.ended = "hung" if waited >= PATIENCE else "asker-gone"
            job.worker.kill()

    # -- The processes --

    async def rest(self) -> None:
        """End what was not needed for long."""
        old = time.monotonic() - IDLE_SECONDS
        for worker in [each for each in self._idle if each.idle_since < old]:
            self._idle.remove(worker)
            self._workers.discard(worker)
            worker.kill()
            await worker.wait()
        self._show()

    async def close(self) -> None:
        """End all of them; who still waits is told that the house is busy."""
        self._closed = True
        while self._queue.first is not None:
            job = self._queue.take()
            if not job.done.done():
                job.done.set_exception(BusyError())
        for worker in self._workers:
            worker.kill()
        await asyncio.gather(*self._tasks, *(worker.wait() for worker in self._workers))

    @property
    def pids(self) -> list[int]:
        """The processes, for who watches them."""
        return [worker.pid for worker in self._workers if worker.pid is not None]

    def _show(self) -> None:
        metrics = self._metrics
        for kind in WorkClass:
            metrics.work_waiting.labels(kind.label).set(self._queue.waiting[kind])
        metrics.workers.set(len(self._workers))
        metrics.workers_working.set(len(self._running))
        metrics.workers_held.set(len(self._held))


def _urgency(job: _Job) -> WorkClass:
    return job.kind
