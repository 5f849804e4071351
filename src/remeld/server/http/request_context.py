"""What HTTP calls share: who asks, how often they may, and where the work is done."""

import asyncio
import contextlib
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import ParamSpec, TypeVar

from starlette.requests import Request
from starlette.responses import Response

from remeld.server.house import House
from remeld.server.http.problems import Problem
from remeld.server.rate_limits import address_key
from remeld.server.reach import Reach
from remeld.server.request_guard import client_address
from remeld.server.sessions import Device
from remeld.server.work_classes import Payer, WorkClass

__all__ = ["RequestContext"]

P = ParamSpec("P")
T = TypeVar("T")


@dataclass(frozen=True, slots=True)
class RequestContext:
    """One request and the house that it asks."""

    house: House
    request: Request
    cookies: Response = field(default_factory=lambda: Response(status_code=204))
    """Cookies that are set on it go out with the answer."""

    @classmethod
    def of(cls, request: Request) -> "RequestContext":
        """The context of this request."""
        return cls(request.app.state.house, request)

    @property
    def reach(self) -> Reach:
        """Who can reach the house."""
        reach: Reach = self.request.app.state.reach
        return reach

    def limit(self, what: str, who: str | None = None) -> None:
        """Refuse what comes too often from this address (or from `who`)."""
        wait = self.house.limiter.allows(what, who or self.address)
        if wait:
            self.house.metrics.limited.labels(what).inc()
            raise Problem(429, "too-often", wait_ms=int(wait * 1000) + 1)

    @property
    def address(self) -> str:
        """The key of the client's address."""
        return address_key(client_address(self.request.scope))

    async def device(self) -> Device:
        """The device that asks; a problem if it has no session."""
        device = await self.find_device()
        if device is None:
            raise Problem(401, "no-session")
        return device

    async def find_device(self) -> Device | None:
        """The device that asks, if it has a session."""
        house = self.house
        return await house.sessions.find(self.request.cookies, house.now())

    async def work(self, task: Callable[P, T], *args: P.args, **kwargs: P.kwargs) -> T:
        """Let a worker answer a question, if that is not asked too often."""
        self.limit("solve")
        return await self.work_as(WorkClass.TOOL, task, *args, **kwargs)

    async def work_as(
        self, kind: WorkClass, task: Callable[P, T], *args: P.args, **kwargs: P.kwargs
    ) -> T:
        """Let a worker do what is charged to who asks; it is ended if the client goes."""
        device = await self.find_device()
        payer = Payer(self.address, device.person if device else None)
        work = asyncio.ensure_future(self.house.workers.run(kind, payer, task, *args, **kwargs))
        gone = asyncio.ensure_future(self._gone())
        try:
            await asyncio.wait({work, gone}, return_when=asyncio.FIRST_COMPLETED)
            if work.done():
                return work.result()
            raise Problem(400, "unreadable-body")  # Nobody reads this any more.
        finally:
            for each in (work, gone):
                each.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await gone

    async def _gone(self) -> None:
        """Wait until the client is gone."""
        while (await self.request.receive())["type"] != "http.disconnect":
            pass
