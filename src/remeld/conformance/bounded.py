"""The check in a process of its own, which ends a player that never stops to think.

The bound is processor time of one decision, not time by the clock: a busy machine makes no honest
player fail. Where the system cannot count it so (Windows), the check has no bound.
"""

import math
import os
import signal
import sys
import time
from dataclasses import dataclass
from multiprocessing import get_context
from multiprocessing.connection import Connection
from random import Random

from remeld.bots import Decision, Limit, Player, player
from remeld.conformance.breaches import Breach
from remeld.conformance.check import check_player
from remeld.rules import View

__all__ = ["DECISION_SECONDS", "check_in_process"]

DECISION_SECONDS = 60
"""Seconds of processor time for one decision, whose limits ask for far less: 20 rollouts, 50 ms."""


@dataclass(frozen=True, slots=True)
class _Bounded:
    """A player, before whose every decision the system's limit is set anew."""

    player: Player
    seconds: int

    @property
    def key(self) -> str:
        return self.player.key

    def decide(self, view: View, limit: Limit, rng: Random) -> Decision:
        _allow(self.seconds)
        return self.player.decide(view, limit, rng)


def check_in_process(
    key: str, *, seed: int = 1, seconds: int = DECISION_SECONDS
) -> tuple[Breach, ...]:
    """What is wrong with the player of that key; one that never stops is ended, and told so.

    >>> check_in_process("nobody")  # doctest: +ELLIPSIS
    Traceback (most recent call last):
        ...
    remeld.bots.registry.UnknownPlayerError: there is no player 'nobody': ...
    """
    who = player(key)
    if sys.platform == "win32":
        return check_player(who, seed=seed)
    context = get_context("spawn")
    ours, theirs = context.Pipe(duplex=False)
    child = context.Process(target=_check, args=(theirs, os.getcwd(), key, seed, seconds))
    child.start()
    theirs.close()
    where: str = ""
    try:
        while isinstance(told := ours.recv(), str):
            where = told
        return tuple(told)
    except EOFError:
        # The system ended it, or the player ended its own process.
        child.join()
        return (_breach_of_end(child.exitcode, where, seconds),)
    finally:
        child.kill()
        child.join()
        ours.close()


def _breach_of_end(code: int | None, where: str, seconds: int) -> Breach:
    if sys.platform != "win32" and code == -signal.SIGXCPU:
        return Breach("endless", where, {"seconds": seconds})
    return Breach("raised", where, {"error": f"its process ended with {code}"})


def _check(to: Connection, folder: str, key: str, seed: int, seconds: int) -> None:
    """What the process of its own does: tell where it looks, and at last what it has found."""
    import resource

    # No file of its memory is left behind by whoever is ended.
    resource.setrlimit(resource.RLIMIT_CORE, (0, resource.getrlimit(resource.RLIMIT_CORE)[1]))
    os.chdir(folder)
    found = check_player(_Bounded(player(key), seconds), seed=seed, watch=to.send)
    to.send(list(found))


def _allow(seconds: int) -> None:
    """So many more seconds of processor time, then the system ends this process."""
    if sys.platform != "win32":
        import resource

        hard = resource.getrlimit(resource.RLIMIT_CPU)[1]
        soft = math.ceil(time.process_time()) + seconds
        soft = soft if hard == resource.RLIM_INFINITY else min(soft, hard)
        resource.setrlimit(resource.RLIMIT_CPU, (soft, hard))
