"""The check in a process of its own, which ends a player that never stops to think.

The bound is processor time of one decision, not time by the clock: a busy machine makes no honest
player fail. Who waits uses none, so there is a second bound, by the clock and far wider. Where the
system cannot count them so (Windows), the check has no bound.
"""

import math
import os
import signal
import sys
import time
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from multiprocessing import get_context
from multiprocessing.connection import Connection
from random import Random
from typing import Any

from remeld.bots import Decision, Limit, Player, player
from remeld.conformance.breaches import Breach, BreachCode, BreachError
from remeld.conformance.check import Once, check_player, decided_otherwise, decisions
from remeld.rules import View

__all__ = ["DECISION_SECONDS", "check_in_process"]

DECISION_SECONDS = 60
"""Seconds of processor time for one decision, whose limits ask for far less: 20 rollouts, 50 ms."""
WAITS = 10
"""So many times as long may a decision take by the clock."""
HASH_SEEDS = ("1", "2")
"""Two ways in which Python orders sets, which it chooses anew for every process."""


@dataclass(frozen=True, slots=True)
class _Bounded:
    """A player, before whose every decision the system's limits are set anew."""

    player: Player
    seconds: int

    @property
    def key(self) -> str:
        return self.player.key

    def decide(self, view: View, limit: Limit, rng: Random) -> Decision:
        with _allowed(self.seconds):
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
    found = _asked(_check, key, seed, seconds)
    if not isinstance(found, Breach) and not found:
        return _compared(key, seed, seconds)
    return (found,) if isinstance(found, Breach) else tuple(found)


def _compared(key: str, seed: int, seconds: int) -> tuple[Breach, ...]:
    """Whether a player decides the same in other processes.

    One of them is asked turn after turn, the other backwards, and there sets are in other order.
    """
    one, other = HASH_SEEDS
    before = _decided(one, key, seed, seconds)
    if isinstance(before, Breach):
        return (before,)
    found = _decided(other, key, seed, seconds, before)
    if found is None or isinstance(found, Breach):
        return (found,) if found else ()
    # With sets as they were: who still decides otherwise remembers something.
    again = _decided(one, key, seed, seconds, before)
    code: BreachCode = "keeps-memory" if isinstance(again, Once) else "not-repeatable"
    return (Breach(code, found.where, {"move": found.move[:200]}),)


def _decided(hash_seed: str, key: str, seed: int, seconds: int, *before: object) -> Any:
    """What `_decide` tells in a process of its own; or a breach."""
    with _hash_seed(hash_seed):
        return _asked(_decide, key, seed, seconds, *before)


@contextmanager
def _hash_seed(seed: str) -> Iterator[None]:
    """Processes that begin here hash texts so."""
    name = "PYTHONHASHSEED"
    before = os.environ.get(name)
    os.environ[name] = seed
    try:
        yield
    finally:
        del os.environ[name]
        if before is not None:
            os.environ[name] = before


def _asked(do: Callable[..., None], key: str, seed: int, seconds: int, *more: object) -> Any:
    """What a process of its own says in the end; or the breach, if it was ended."""
    context = get_context("spawn")
    ours, theirs = context.Pipe(duplex=False)
    child = context.Process(target=do, args=(theirs, os.getcwd(), key, seed, seconds, *more))
    child.start()
    theirs.close()
    where: str = ""
    try:
        while isinstance(told := ours.recv(), str):
            where = told
        return told
    except EOFError:
        # The system ended it, or the player ended its own process.
        child.join()
        return _breach_of_end(child.exitcode, where, seconds)
    finally:
        child.kill()
        child.join()
        ours.close()


def _breach_of_end(code: int | None, where: str, seconds: int) -> Breach:
    if sys.platform != "win32":
        spent = {-signal.SIGXCPU: seconds, -signal.SIGALRM: WAITS * seconds}
        if code in spent:
            return Breach("endless", where, {"seconds": spent[code]})
    return Breach("raised", where, {"error": f"its process ended with {code}"})


def _check(to: Connection, folder: str, key: str, seed: int, seconds: int) -> None:
    """What a process of its own does: tell where it looks, and at last what it has found."""
    who = _begin(folder, key, seconds)
    to.send(list(check_player(who, seed=seed, watch=to.send)))


def _decide(
    to: Connection,
    folder: str,
    key: str,
    seed: int,
    seconds: int,
    before: Sequence[Once] | None = None,
) -> None:
    """What a process of its own does: tell what the player does in some games.

    Or, of what it did there before, what it would do otherwise.
    """
    who = _begin(folder, key, seconds)
    try:
        to.send(decisions(who, seed) if before is None else decided_otherwise(who, before))
    except BreachError as error:
        to.send(error.breach)


def _begin(folder: str, key: str, seconds: int) -> Player:
    """Get ready in a new process."""
    import resource

    # No file of its memory is left behind by whoever is ended.
    resource.setrlimit(resource.RLIMIT_CORE, (0, resource.getrlimit(resource.RLIMIT_CORE)[1]))
    os.chdir(folder)
    # Ctrl+C reaches this process too, but is meant for the one that asks, which ends this one.
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    # What a player prints is no part of the answer.
    sys.stdout = sys.stderr
    return _Bounded(player(key), seconds)


@contextmanager
def _allowed(seconds: int) -> Iterator[None]:
    """So many more seconds of processor time, or more by the clock; then the system ends this."""
    if sys.platform != "win32":
        import resource

        hard = resource.getrlimit(resource.RLIMIT_CPU)[1]
        soft = math.ceil(time.process_time()) + seconds
        soft = soft if hard == resource.RLIM_INFINITY else min(soft, hard)
        resource.setrlimit(resource.RLIMIT_CPU, (soft, hard))
        signal.alarm(WAITS * seconds)
        try:
            yield
        finally:
            signal.alarm(0)
