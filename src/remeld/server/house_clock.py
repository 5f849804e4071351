"""The time of the house: what its last heartbeat said, and what has passed since by a steady clock.

A heartbeat is a write to the database, which keeps the time for all processes and does not let it
jump (`transactions.beat`). Between two heartbeats a process counts on by its own steady clock. If
none succeeds for `TRUST_MS`, because the process was stopped, the machine slept or nothing can be
stored, nobody could play: time stands still as of the last one.
"""

import time
from collections.abc import Callable
from dataclasses import dataclass

from remeld.server.storage import Begun, Storage

__all__ = ["DOWN_MS", "LEASE_MS", "TRUST_MS", "Heartbeat", "HouseClock"]

LEASE_MS = 8_000
"""How long the presences of a process hold after its last heartbeat."""
TRUST_MS = 3_000
"""Heartbeats come every second: two that are further apart say that something stood or jumped."""
DOWN_MS = 1_500
"""A house whose last heartbeat is further away than that, as a process starts, was down."""


@dataclass(frozen=True, slots=True)
class Heartbeat:
    """A heartbeat that was stored, and what it told."""

    now: int
    moved: int
    """By how much the database's clock had jumped since the last one, or nobody was alive."""
    asked: float
    heard: float


class HouseClock:
    """What the clock of the house shows to one process."""

    trust_ms: float = TRUST_MS
    lease_ms = LEASE_MS

    def __init__(
        self, storage: Storage, node: str, steady: Callable[[], float] = time.monotonic
    ) -> None:
        self._storage = storage
        self._node = node
        self._steady = steady
        self._shown = 0.0
        """What the clock showed at the last heartbeat, in milliseconds since 1970 (UTC)."""
        self._heard = steady()
        """When that was, by the steady clock."""

    async def begin(self) -> Begun:
        """Set the clock as the process starts; the first heartbeat follows later."""
        begun = await self._storage.begin(DOWN_MS)
        self._shown, self._heard = begun.now, self._steady()
        return begun

    async def beat(self, *, first: bool = False) -> Heartbeat:
        """Say that this process lives; hand the answer to `follow` to go on from it.

        The first one is right whatever the last one of any process was: `begin` has seen to that.
        """
        asked = self._steady()
        trust_ms = float("inf") if first else self.trust_ms
        beat = await self._storage.beat(self._node, self.now(), self.lease_ms, trust_ms)
        return Heartbeat(beat.now, beat.moved, asked, self._steady())

    def follow(self, beat: Heartbeat) -> int:
        """Go on from a heartbeat; return for how many milliseconds there was none, if too long.

        Its time was true at some moment between asking and hearing it. As long as our own may be
        right it is kept, so that slow answers do not make the clock go to and fro. Who was stopped
        while asking knows no more than the answer: nobody could play since.
        """
        waited = (beat.heard - beat.asked) * 1000
        missed = max((beat.asked - self._heard) * 1000, waited)
        own = self._shown + (beat.heard - self._heard) * 1000
        latest = beat.now + (waited if waited <= self.trust_ms else 0)
        self._shown, self._heard = min(max(own, beat.now), latest), beat.heard
        return int(missed) if missed > self.trust_ms else 0

    def now(self) -> int:
        """Milliseconds since 1970 (UTC)."""
        since = (self._steady() - self._heard) * 1000
        return int(self._shown + (since if since <= self.trust_ms else 0))
