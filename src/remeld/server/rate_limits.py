"""How much one client may ask: token buckets by connection, session and address.

A bucket holds `burst` tokens and gets `rate` new ones a second; what asks while it is empty is
refused. Buckets of keys that are not used any more are full, and full buckets are forgotten, so
memory is bounded by the number of those who ask right now.
"""

import time
from collections.abc import Callable
from dataclasses import dataclass

__all__ = ["LIMITS", "Bucket", "Limiter", "Rate", "address_key"]


@dataclass(frozen=True, slots=True)
class Rate:
    """So many at once, and so many a second in the long run."""

    burst: float
    per_second: float


LIMITS: dict[str, Rate] = {
    "message": Rate(60, 20),  # frames of one connection; a player who drags sends a few a second
    "person-message": Rate(120, 40),  # all connections of one person
    "address-message": Rate(600, 200),  # all connections from one address: a school, an office
    "change": Rate(60, 1),  # all but turns that one person asks of tables: each makes a log longer
    "unreadable": Rate(20, 0.2),  # messages of one connection that cannot be read
    "connect": Rate(60, 5),  # new sockets from one address
    "request": Rate(120, 20),  # HTTP requests from one address
    "file": Rate(1000, 400),  # parts of the page to one address, of 16 kB each: see `page.py`
    "refusal": Rate(60, 10),  # refused requests of one address that are told so at once
    "create": Rate(20, 0.1),  # new tables from one address
    "code": Rate(20, 0.2),  # codes that are tried from one address: 8 letters are not guessed so
    "session": Rate(60, 0.5),  # new sessions from one address
    "result": Rate(500, 0.02),  # results of puzzles from one address: a device keeps what must wait
    "solve": Rate(20, 2),  # questions that make the processor work, from one address
    "address-processor": Rate(120, 0.5),  # seconds of work for one address, see docs/operating.md
    "person-processor": Rate(60, 0.25),  # seconds of work for one person
}
"""Every limit; `REMELD_RATE_SCALE` multiplies them all."""


class Bucket:
    """One token bucket, for a connection that keeps its own."""

    __slots__ = ("_at", "_clock", "_rate", "_tokens")

    def __init__(self, rate: Rate, clock: Callable[[], float] = time.monotonic) -> None:
        self._rate = rate
        self._clock = clock
        self._tokens = rate.burst
        self._at = clock()

    def take(self) -> bool:
        """Whether one more is allowed now.

        >>> now = 0.0
        >>> bucket = Bucket(Rate(2, 1), clock=lambda: now)
        >>> bucket.take(), bucket.take(), bucket.take()
        (True, True, False)
        >>> now = 1.0
        >>> bucket.take()
        True
        """
        self._fill()
        if self._tokens < 1:
            return False
        self._tokens -= 1
        return True

    def spend(self, tokens: float) -> None:
        """Take so many, even if there are not so many: then nothing is allowed for a while.

        >>> now = 0.0
        >>> bucket = Bucket(Rate(10, 0.5), clock=lambda: now)
        >>> bucket.spend(12)
        >>> bucket.short(), bucket.short(credit=3)
        (4.0, 0.0)
        """
        self._fill()
        self._tokens -= tokens

    def short(self, credit: float = 0.0) -> float:
        """The seconds to wait until no more than `credit` tokens are owed; 0 if that is so now."""
        self._fill()
        return max(0.0, -(self._tokens + credit) / self._rate.per_second)

    def owe(self, tokens: float, most: float) -> float:
        """Take so many, now or on credit; the seconds until they are there, `most` of them at most.

        >>> bucket = Bucket(Rate(2, 4), clock=lambda: 0.0)
        >>> [bucket.owe(2, most=1.2) for _ in range(5)]
        [0.0, 0.5, 1.0, 1.2, 1.2]
        """
        self._fill()
        self._tokens = max(self._tokens - tokens, -most * self._rate.per_second)
        return max(0.0, -self._tokens / self._rate.per_second)

    @property
    def full(self) -> bool:
        """Whether it can be forgotten: a new one would be the same."""
        self._fill()
        return self._tokens >= self._rate.burst

    @property
    def wait_seconds(self) -> float:
        """How long until the next token."""
        self._fill()
        return max(0.0, (1 - self._tokens) / self._rate.per_second)

    def _fill(self) -> None:
        now = self._clock()
        gained = (now - self._at) * self._rate.per_second
        self._tokens = min(self._rate.burst, self._tokens + gained)
        self._at = now


class Limiter:
    """Buckets by what is asked and who asks."""

    def __init__(self, scale: float = 1.0, clock: Callable[[], float] = time.monotonic) -> None:
        self.scale = scale
        self._clock = clock
        self._buckets: dict[tuple[str, str], Bucket] = {}
        self._sweep_at = 1000

    def bucket(self, what: str) -> Bucket | None:
        """A bucket for a connection of its own; None where rates are switched off."""
        return Bucket(self._rate(what), self._clock) if self.scale else None

    def allows(self, what: str, who: str) -> float:
        """0 if one more is allowed now, else the seconds to wait."""
        if not self.scale:
            return 0.0
        bucket = self._bucket(what, who)
        return 0.0 if bucket.take() else max(0.001, bucket.wait_seconds)

    def spend(self, what: str, who: str, tokens: float) -> None:
        """Charge what was used already."""
        if self.scale:
            self._bucket(what, who).spend(tokens)

    def short(self, what: str, who: str, credit: float = 0.0) -> float:
        """The seconds to wait until no more than `credit` is owed; 0 if that is so now."""
        return self._bucket(what, who).short(credit) if self.scale else 0.0

    def owes(self, what: str, who: str, tokens: float, most: float) -> float:
        """Take so many, now or on credit; the seconds to wait for them, `most` of them at most."""
        return self._bucket(what, who).owe(tokens, most) if self.scale else 0.0

    def _bucket(self, what: str, who: str) -> Bucket:
        bucket = self._buckets.get((what, who))
        if bucket is None:
            self._forget()
            bucket = self._buckets[what, who] = Bucket(self._rate(what), self._clock)
        return bucket

    def __len__(self) -> int:
        """How many buckets are kept."""
        return len(self._buckets)

    def _rate(self, what: str) -> Rate:
        rate = LIMITS[what]
        return Rate(max(1, rate.burst * self.scale), rate.per_second * self.scale)

    def _forget(self) -> None:
        """Drop full buckets whenever their number has doubled: constant cost on average."""
        if len(self._buckets) < self._sweep_at:
            return
        self._buckets = {key: each for key, each in self._buckets.items() if not each.full}
        self._sweep_at = max(1000, 2 * len(self._buckets))


def address_key(address: str) -> str:
    """The part of an address that one household or server owns: all of IPv4, 64 bits of IPv6.

    >>> address_key("192.0.2.7"), address_key("2001:db8:1:2:3:4:5:6")
    ('192.0.2.7', '2001:db8:1:2')
    """
    if ":" not in address:
        return address
    import ipaddress

    try:
        whole = ipaddress.IPv6Address(address.partition("%")[0])
    except ValueError:
        return address
    if whole.ipv4_mapped:
        return str(whole.ipv4_mapped)
    return ":".join(f"{int(part, 16):x}" for part in whole.exploded.split(":")[:4])
