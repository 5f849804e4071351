"""Waiting for a line until the bell rings, also in the middle of the line."""

import signal
import threading
from collections.abc import Callable
from typing import TypeAlias, TypeVar

__all__ = ["Left", "TimeUpError", "wait"]

AGAIN = 0.2
"""Seconds between two looks at the clock.

A signal that comes after the prompt but before the line is waited for is only seen when the next
one comes, be it the bell or Ctrl+C: so there always is a next one.
"""

Left: TypeAlias = Callable[[], float]
"""How many seconds are left until the bell."""
T = TypeVar("T")


class TimeUpError(Exception):
    """The time ran out before the line was there."""


def wait(read: Callable[[], T], left: Left | None) -> T:
    """What `read` gives, or `TimeUpError` if it still waits when no time is left.

    Where a system has no alarms it waits on: the time is then looked at when the line is there.

    >>> wait(lambda: "draw", lambda: 60.0)
    'draw'
    """
    alarms = hasattr(signal, "setitimer")
    if left is None or not alarms or threading.current_thread() is not threading.main_thread():
        return read()
    waiting = True

    def ring(*_: object) -> None:
        nonlocal waiting
        # A line that was ready at this very moment came too late as well.
        if waiting and left() <= 0:
            waiting = False
            raise TimeUpError

    before = signal.signal(signal.SIGALRM, ring)
    try:
        signal.setitimer(signal.ITIMER_REAL, min(max(left(), 0.001), AGAIN), AGAIN)
        return read()
    finally:
        waiting = False
        signal.setitimer(signal.ITIMER_REAL, 0)
        signal.signal(signal.SIGALRM, before)
