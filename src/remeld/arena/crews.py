"""Who does the work: this process, several processes of this machine, or a Ray cluster.

Each takes tasks and gives the answers back in the order of the tasks. A worker that dies is
replaced and its task done again: a task has the same answer whoever does it.
"""

import multiprocessing
import os
import signal
import sys
import threading
from collections import deque
from collections.abc import Callable, Iterator
from concurrent.futures import Future, ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from typing import Protocol

from remeld.arena.tasks import Answer, Task, do_task
from remeld.rules import RemeldError

__all__ = ["Crew", "InProcess", "Processes", "make_crew"]

MOST_DEATHS = 5
"""So many workers may die one after the other without any answer between."""

UNGUARDED = (
    ": too little memory, or a program that plays with several workers without standing under "
    'if __name__ == "__main__":'
)
"""Why that may be; a program that is imported by its workers must not begin anew."""


class Crew(Protocol):
    """Does tasks in order."""

    def answers(self, next_task: Callable[[], Task | None]) -> Iterator[tuple[Task, Answer]]:
        """The answers in the order in which `next_task` gave the tasks, until it gives None."""

    def close(self) -> None:
        """Send the workers home."""


class InProcess:
    """One worker: this process."""

    def answers(self, next_task: Callable[[], Task | None]) -> Iterator[tuple[Task, Answer]]:
        """The answers, one after the other."""
        while (task := next_task()) is not None:
            yield task, do_task(task)

    def close(self) -> None:
        """Nobody was hired."""


class Processes:
    """Workers as processes, by the standard library alone."""

    def __init__(self, workers: int) -> None:
        self.workers = workers
        self._pool = self._hire()

    def _hire(self) -> ProcessPoolExecutor:
        if getattr(multiprocessing.current_process(), "_inheriting", False):
            # A worker imports the program that hires it, to find its functions, and has come to
            # the very call that made it. It goes, and the error below says why.
            raise SystemExit(1)
        # Not by a plain fork: this process may have threads (the progress bar has one).
        ways = multiprocessing.get_all_start_methods()
        way = multiprocessing.get_context("forkserver" if "forkserver" in ways else "spawn")
        return ProcessPoolExecutor(self.workers, mp_context=way, initializer=_begin_work)

    def answers(self, next_task: Callable[[], Task | None]) -> Iterator[tuple[Task, Answer]]:
        """The answers in order; each worker has a task and the next one."""
        waiting: deque[tuple[Task, Future[Answer]]] = deque()
        deaths = 0
        while True:
            while len(waiting) < 2 * self.workers and (task := next_task()) is not None:
                waiting.append((task, self._pool.submit(do_task, task)))
            if not waiting:
                return
            task, future = waiting[0]
            try:
                answer = future.result()
            except BrokenProcessPool:
                deaths += 1
                if deaths > MOST_DEATHS:
                    raise RemeldError(
                        "workers-die", f"{deaths} workers died in a row{UNGUARDED}", count=deaths
                    ) from None
                self._pool.shutdown(wait=True)
                self._pool = self._hire()
                again = [each for each, _ in waiting]
                waiting = deque((each, self._pool.submit(do_task, each)) for each in again)
                continue
            deaths = 0
            waiting.popleft()
            yield task, answer

    def close(self) -> None:
        """End the processes, whatever they are doing: what they play is not wanted any more."""
        processes = list((self._pool._processes or {}).values())
        self._pool.shutdown(wait=False, cancel_futures=True)
        for process in processes:
            process.terminate()
        for process in processes:
            process.join()


def _begin_work() -> None:
    """A worker ends with the process that hired it, also where that was killed.

    Ctrl+C reaches all of them, but is meant for that process, which ends them itself; and so is
    standard output: what players print must not stand between the lines of its answer.
    """
    sys.stdout = sys.stderr
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    parent = multiprocessing.parent_process()
    assert parent is not None

    def wait() -> None:
        parent.join()
        os._exit(1)

    threading.Thread(target=wait, daemon=True).start()


def make_crew(workers: int, ray: str | None = None) -> Crew:
    """So many workers on this machine, or those of the Ray cluster at an address.

    >>> crew = make_crew(1)
    >>> list(crew.answers(lambda: None))
    []
    """
    if ray is not None:
        from remeld.arena.ray_crew import RayCrew

        return RayCrew(workers, ray)
    return InProcess() if workers == 1 else Processes(workers)
