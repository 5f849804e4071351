"""What those who run the house ask: is it well, how much does it do, and what is it asked."""

from functools import cache

from starlette.requests import Request
from starlette.responses import Response

from remeld import __version__
from remeld.protocol import encode
from remeld.protocol.http import openapi
from remeld.protocol.http.answers import Health
from remeld.protocol.http.requests import Nothing
from remeld.server.http.problems import Problem
from remeld.server.http.request_context import RequestContext
from remeld.server.request_guard import client_address

__all__ = ["show_health", "show_metrics", "show_openapi"]


async def show_health(context: RequestContext, _: Nothing) -> Health:
    """Whether this process can store what is done, and rings its bells."""
    if not context.house.health.storing:
        raise Problem(503, "storage-failed", reason="unavailable")
    if not context.house.health.sweeping:
        raise Problem(503, "busy")
    return Health(status="ok", version=__version__)


async def show_metrics(context: RequestContext, _: Nothing) -> Response:
    """Figures for Prometheus, to those who may read them."""
    house = context.house
    if not house.settings.may_read_metrics(client_address(context.request.scope)):
        raise Problem(403, "not-allowed")
    return Response(house.metrics.text(), media_type="text/plain; version=0.0.4")


async def show_openapi(_: Request) -> Response:
    """All calls, for programs and their makers."""
    return Response(_document(), media_type="application/json")


@cache
def _document() -> bytes:
    return encode(openapi(__version__))
