"""The connections of this process: how long each may take, how many there may be, and who goes.

Whoever connects takes a descriptor before saying a word, and there are only so many. So a request
must be there within a time, one address has a share, and when all are taken whoever has the most
of them, and has not finished what they began, makes room for a newcomer. Sockets are never taken
from anybody: an eighth of all connections cannot become one, so that requests are answered, and the
last eighth of those that can is kept for people who are seated.
"""

import asyncio
import time
from collections import Counter
from collections.abc import Callable, Iterable
from itertools import chain, islice
from typing import Literal, TypeAlias

from uvicorn.middleware.proxy_headers import ProxyHeadersMiddleware

from remeld.server.logs import log
from remeld.server.metrics import Metrics
from remeld.server.rate_limits import address_key

__all__ = ["REQUESTS_PER_ADDRESS", "SECONDS", "Connection", "Connections", "Phase"]

Phase: TypeAlias = Literal["waiting", "sending", "taking", "socket"]
"""For a whole request header; the body comes; the answer is made and taken; a socket is open."""
SECONDS: dict[Phase, float] = {"waiting": 10.0, "sending": 60.0, "taking": 120.0}
"""How long a phase may last: a megabyte at 140 kbit/s takes a minute."""
ORDER: tuple[Phase, ...] = ("waiting", "sending", "taking")
"""Of two who have as many connections, who is further on stays."""
REQUESTS_PER_ADDRESS = 150
"""Connections of one address beside its sockets: a class whose browsers load the page at once."""
LOOKED_AT = 64
"""So many of the oldest are compared, however many there are."""


class Connection:
    """One connection, from the first moment to the last."""

    __slots__ = ("_all", "_transport", "address", "phase", "since", "trusted", "writer")

    def __init__(self, all: "Connections") -> None:
        self._all = all
        self._transport: asyncio.Transport | None = None
        self.address: str | None = None
        """Whose it is; None while only a trusted proxy could tell."""
        self.phase: Phase = "waiting"
        self.since = 0.0
        self.trusted = False
        self.writer: Callable[[bytes], bool] | None = None
        """Writes a text to a socket, unless that has to wait."""

    def opened(self, transport: asyncio.Transport, peer: str) -> None:
        """It is there: it may stay if there is room."""
        self._transport = transport
        if not self._all.add(self, peer):
            transport.abort()

    def enter(self, phase: Phase) -> None:
        """It is further on, or waits for the next request."""
        if phase != self.phase:
            self._all.move(self, phase)

    def belongs_to(self, address: str) -> bool:
        """Whether the one for whom a proxy speaks may have one more; for others it is known."""
        return not self.trusted or self._all.name(self, address)

    def drop(self) -> None:
        """End it at once, whatever is still to be sent."""
        self.closed()
        if self._transport is not None:
            self._transport.abort()

    def closed(self) -> None:
        """It is gone."""
        self.writer = None
        self._all.remove(self)


class Connections:
    """All connections of a process."""

    def __init__(
        self,
        *,
        most: int,
        sockets: int,
        per_address: int,
        metrics: Metrics,
        proxies: Iterable[str] = (),
        clock: Callable[[], float] = time.monotonic,
    ) -> None:
        self.most = most
        self._per_address = per_address
        self._metrics = metrics
        self._trusted = ProxyHeadersMiddleware(_nobody, list(proxies)).trusted_hosts
        self._clock = clock
        self._room = min(sockets, most - most // 8)
        self._number = 0
        # Both are in the order in which their phase began: the oldest first.
        self._phases: dict[Phase, dict[Connection, None]] = {
            phase: {} for phase in (*ORDER, "socket")
        }
        self._unfinished: dict[str, dict[Connection, None]] = {}
        self._by_address: Counter[str] = Counter()

    def __len__(self) -> int:
        """How many there are."""
        return self._number

    def has_room(self, *, seated: bool = False) -> bool:
        """Whether one more may become a socket; the last eighth of the room is for the seated."""
        kept = 0 if seated else self._room // 8
        return len(self._phases["socket"]) < self._room - kept

    def add(self, connection: Connection, peer: str) -> bool:
        """Take in a new one, if need be in place of another; False if there is no room."""
        connection.trusted = peer in self._trusted
        connection.address = None if connection.trusted else address_key(peer)
        connection.since = self._clock()
        address = connection.address
        if address is not None and self._by_address[address] >= self._per_address:
            if not self._make_room(self._unfinished.get(address, {}), "address-full"):
                return False
        elif self._number >= self.most and not self._make_room(
            chain.from_iterable(islice(self._phases[phase], LOOKED_AT) for phase in ORDER),
            "connections-full",
        ):
            return False
        self._number += 1
        self._metrics.connections.set(self._number)
        self._note(connection, connection.phase)
        return True

    def move(self, connection: Connection, phase: Phase) -> None:
        """Note a new phase."""
        if connection not in self._phases[connection.phase]:
            return  # It was dropped, and its end is still on the way.
        self._forget(connection)
        connection.phase, connection.since = phase, self._clock()
        if connection.trusted and phase == "waiting":
            connection.address = None  # The next request may be somebody else's.
        self._note(connection, phase)

    def name(self, connection: Connection, address: str) -> bool:
        """Note whose it is; False if they have too many."""
        if connection not in self._phases[connection.phase] or connection.address == address:
            return True
        if self._by_address[address] >= self._per_address:
            self._warn("address-full")
            return False
        self._forget(connection)
        connection.address = address
        self._note(connection, connection.phase)
        return True

    def remove(self, connection: Connection) -> None:
        """Forget one that is gone."""
        if connection in self._phases[connection.phase]:
            self._forget(connection)
            self._number -= 1
            self._metrics.connections.set(self._number)

    async def sweep(self) -> None:
        """Close those that took too long."""
        now = self._clock()
        for phase in ORDER:
            late = []
            for connection in self._phases[phase]:
                if now - connection.since < SECONDS[phase]:
                    break
                late.append(connection)
            for connection in late:
                self._warn(f"{phase}-too-long")
                connection.drop()

    def _make_room(self, candidates: Iterable[Connection], why: str) -> bool:
        self._warn(why)
        victim = min(islice(candidates, LOOKED_AT * len(ORDER)), key=self._rank, default=None)
        if victim is not None:
            victim.drop()
        return victim is not None

    def _rank(self, connection: Connection) -> tuple[int, int, float]:
        held = self._by_address[connection.address] if connection.address is not None else 0
        return -held, ORDER.index(connection.phase), connection.since

    def _warn(self, why: str) -> None:
        self._metrics.dropped.labels(why).inc()
        log(why, level=30, open=self._number, most=self.most, per_address=self._per_address)

    def _note(self, connection: Connection, phase: Phase) -> None:
        self._phases[phase][connection] = None
        if connection.address is not None:
            self._by_address[connection.address] += 1
            if phase != "socket":
                self._unfinished.setdefault(connection.address, {})[connection] = None

    def _forget(self, connection: Connection) -> None:
        del self._phases[connection.phase][connection]
        address = connection.address
        if address is None:
            return
        self._by_address[address] -= 1
        if not self._by_address[address]:
            del self._by_address[address]
        unfinished = self._unfinished.get(address, {})
        unfinished.pop(connection, None)
        if not unfinished:
            self._unfinished.pop(address, None)


async def _nobody(*_: object) -> None:
    """No application: only the list of trusted addresses is asked for."""
