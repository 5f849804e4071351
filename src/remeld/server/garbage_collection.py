"""The garbage collector, kept from stopping everybody at the wrong moment.

Python now and then looks through all that lives, which takes the longer the more players are
connected, and everybody waits. Nearly all of our rubbish is found without that: it has no cycles,
or dies young. So the long look is taken rarely, and what was there at the start is left out of it.
"""

import gc
from collections.abc import Iterator
from contextlib import contextmanager

__all__ = ["COLLECT_EVERY", "collect", "resting_collector", "tune_collector"]

COLLECT_EVERY = 300.0
"""Seconds from one long look to the next."""
YOUNG = (5_000, 20, 1_000_000)
"""New objects until a short look, short looks until a middle one, and no long one by itself."""


@contextmanager
def resting_collector() -> Iterator[None]:
    """Let a process start without it: all that is loaded then stays. At the end it is as before."""
    was_on, before = gc.isenabled(), gc.get_threshold()
    gc.disable()
    try:
        yield
    finally:
        gc.unfreeze()
        gc.set_threshold(*before)
        if was_on:
            gc.enable()


def tune_collector() -> None:
    """Set the collector up for a process that serves; to be called when it is ready."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(*YOUNG)
    gc.enable()


async def collect() -> None:
    """Take the long look."""
    gc.collect()
