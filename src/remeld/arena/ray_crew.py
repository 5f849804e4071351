"""Workers of a Ray cluster: tasks that run wherever it has processors, and again where one died."""

import re
import socket
from collections import deque
from collections.abc import Callable, Iterator
from typing import Any

from remeld.arena.tasks import Answer, Task, do_task
from remeld.rules import RemeldError

__all__ = ["RayCrew"]

LOCAL = "local"
SECONDS = 10


def _reach(address: str) -> None:
    """Fail at once where nobody answers: Ray itself would try for minutes."""
    place = re.fullmatch(r"(?:ray://)?([^:/]+):([0-9]{1,5})", address)
    if place:
        socket.create_connection((place[1], int(place[2])), timeout=SECONDS).close()


class RayCrew:
    """The workers of a cluster; `local` starts one on this machine."""

    def __init__(self, workers: int, address: str) -> None:
        try:
            import ray
        except ImportError:
            raise RemeldError(
                "extra-missing", "Ray is not installed", what="Ray", extra="cluster"
            ) from None
        self.workers = workers
        self._ray: Any = ray
        try:
            _reach(address)
            where = (
                {"num_cpus": workers, "include_dashboard": False}
                if address == LOCAL
                else {"address": address}
            )
            # What Ray tells of itself would stand between the lines of the answer.
            ray.init(log_to_driver=False, logging_level="ERROR", **where)
        except (Exception, SystemExit) as error:
            raise RemeldError(
                "ray-unreachable",
                f"no cluster at {address}: {error}",
                part=address[:100],
                why=str(error).partition("\n")[0][:200],
            ) from error
        # A worker that dies is none of the player's faults: its task begins anew.
        self._play = ray.remote(num_cpus=1, max_retries=5)(do_task)

    def answers(self, next_task: Callable[[], Task | None]) -> Iterator[tuple[Task, Answer]]:
        """The answers in order; each worker has a task and the next one."""
        waiting: deque[tuple[Task, Any]] = deque()
        while True:
            while len(waiting) < 2 * self.workers and (task := next_task()) is not None:
                waiting.append((task, self._play.remote(task)))
            if not waiting:
                return
            task, promise = waiting.popleft()
            yield task, self._ray.get(promise)

    def close(self) -> None:
        """Leave the cluster; one that was started here ends."""
        self._ray.shutdown()
