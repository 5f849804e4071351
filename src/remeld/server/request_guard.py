"""What every request passes first: is it ours to answer, from whom, how often, how long?

Writing requests need the exact `Origin`, so that no foreign page can act for a player; the host
must be one of ours, so that no foreign name can be pointed at a house on somebody's own machine.
"""

import asyncio

from starlette.datastructures import Headers
from starlette.exceptions import HTTPException
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from remeld.server.connections import Connection
from remeld.server.http.problems import Problem
from remeld.server.metrics import Metrics
from remeld.server.rate_limits import Limiter, address_key
from remeld.server.reach import Reach

__all__ = ["FILES", "MOST_HOLD", "RequestGuard", "client_address", "origin_allowed"]

READING = ("GET", "HEAD", "OPTIONS")
FOR_MACHINES = ("/healthz", "/metrics")
FILES = ("/assets/", "/docs/")
"""Folders of the page, which have a rate of their own: see `page.py`."""
CALLS = "/api/"
LONG = "/api/tools/records"
SHORT_BODY = 65_536
MOST_HOLD = 5.0
"""A refusal is kept back for so many seconds at most."""


def client_address(scope: Scope) -> str:
    """The address of the client: its own, or what a trusted proxy says."""
    client = scope.get("client")
    return client[0] if client else "unknown"


def origin_allowed(headers: Headers, origins: tuple[str, ...]) -> bool:
    """Whether a socket or a writing request comes from a page of ours, or a program saying so."""
    return headers.get("origin") in origins


class RequestGuard:
    """Checks host, origin, rate and length of HTTP requests, and counts them."""

    def __init__(
        self,
        app: ASGIApp,
        *,
        reach: Reach,
        limiter: Limiter,
        metrics: Metrics,
        record_bytes: int,
    ) -> None:
        self.app = app
        self.reach = reach
        self.limiter = limiter
        self.metrics = metrics
        self.record_bytes = record_bytes

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Let the request through, or answer it with a problem."""
        if scope["type"] != "http":
            await self.app(scope, receive, send)
            return
        problem = self._problem(scope)

        async def counting(message: Message) -> None:
            if message["type"] == "http.response.start":
                self.metrics.requests.labels(str(message["status"])).inc()
            await send(message)

        if problem is not None:
            if problem.status == 429:
                await self._hold(scope)
            await problem.response()(scope, receive, counting)
        else:
            await self.app(scope, self._limited(scope, receive), counting)

    async def _hold(self, scope: Scope) -> None:
        """Whoever is refused again and again waits for it, so that asking on is no work for us."""
        address = address_key(client_address(scope))
        wait = self.limiter.owes("refusal", address, 1, MOST_HOLD)
        if wait:
            await asyncio.sleep(wait)

    def _problem(self, scope: Scope) -> Problem | None:
        if scope["path"] in FOR_MACHINES:
            return None
        headers = Headers(scope=scope)
        origins = self.reach.origins
        if headers.get("host") not in self.reach.hosts:
            return Problem(421, "wrong-host")
        if scope["method"] not in READING and not origin_allowed(headers, origins):
            return Problem(403, "wrong-origin")
        address = address_key(client_address(scope))
        connection: Connection | None = scope.get("state", {}).get("connection")
        if connection is not None and not connection.belongs_to(address):
            return Problem(429, "too-many")
        # The page itself is served to anybody, so that it can say why the house is not.
        if scope["path"].startswith(CALLS) and address in scope["app"].state.house.orders.banned:
            return Problem(403, "banned")
        wait = 0.0
        if not scope["path"].startswith(FILES):
            wait = self.limiter.allows("request", address)
        if wait:
            self.metrics.limited.labels("request").inc()
            return Problem(429, "too-often", wait_ms=int(wait * 1000) + 1)
        longest = self._longest(scope)
        length = headers.get("content-length", "0")
        if not length.isdecimal() or int(length) > longest:
            return Problem(413, "too-long", most=longest)
        return None

    def _longest(self, scope: Scope) -> int:
        return self.record_bytes if scope["path"].startswith(LONG) else SHORT_BODY

    def _limited(self, scope: Scope, receive: Receive) -> Receive:
        """Stop reading a body that goes on for longer than it may."""
        left = self._longest(scope)

        async def counted() -> Message:
            nonlocal left
            message = await receive()
            left -= len(message.get("body", b""))
            if left < 0:
                raise HTTPException(413)
            return message

        return counted
