"""The application: the house behind HTTP and sockets, its request guard, headers and life."""

import logging
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

from fastapi import FastAPI, Request, Response
from starlette.middleware import Middleware
from starlette.routing import Route, WebSocketRoute

from remeld import __version__
from remeld.server.house import House
from remeld.server.http_house import house as house_routes
from remeld.server.http_options import choices
from remeld.server.http_people import people
from remeld.server.http_records import records
from remeld.server.http_solver import solving
from remeld.server.http_tables import tables
from remeld.server.http_tools import tools
from remeld.server.metrics import Metrics
from remeld.server.page import BUILT, Page
from remeld.server.problems import Problem, ProblemShown, handle_problems
from remeld.server.rate_limits import Limiter
from remeld.server.request_guard import RequestGuard, client_address
from remeld.server.security_headers import SecurityHeaders
from remeld.server.settings import Settings
from remeld.server.sockets import ConnectionLimit, serve_socket
from remeld.server.storage import StorageError, open_storage

__all__ = ["make_app"]

REFUSALS: dict[int | str, dict[str, Any]] = {
    status: {"model": ProblemShown}
    for status in (400, 401, 403, 404, 409, 413, 421, 422, 429, 500, 503)
}


def make_app(settings: Settings, ready: Callable[[], None] = lambda: None) -> FastAPI:
    """The application for these settings; `ready` is called when its database is open."""
    metrics = Metrics()
    limiter = Limiter(settings.rate_scale)

    @asynccontextmanager
    async def life(app: FastAPI) -> AsyncIterator[None]:
        def fail(error: Exception) -> None:
            # Whoever started the server is told in a sentence, not in a log (see `process.py`).
            app.state.failure = error
            logging.getLogger("uvicorn.error").disabled = True

        try:
            storage = await open_storage(settings.database)
        except (StorageError, ValueError) as error:
            fail(error)
            raise
        house = House(storage, settings, metrics, limiter)
        app.state.house = house
        app.state.connections = ConnectionLimit(house)
        await house.open()
        try:
            try:
                ready()
            except OSError as error:
                fail(error)
                raise
            yield
        finally:
            await house.close()
            await storage.close()

    app = FastAPI(
        title="Remeld",
        version=__version__,
        lifespan=life,
        openapi_url="/api/openapi.json",
        docs_url=None,
        redoc_url=None,
        responses=REFUSALS,
        middleware=[
            Middleware(SecurityHeaders, secure=settings.secure),
            Middleware(
                RequestGuard,
                origins=settings.origins,
                limiter=limiter,
                metrics=metrics,
                record_bytes=settings.record_bytes,
            ),
        ],
    )
    handle_problems(app)
    for router in (house_routes, people, tables, tools, choices, solving, records):
        app.include_router(router)

    @app.get("/healthz", tags=["operators"])
    async def healthz() -> dict[str, str]:
        """Whether this process can reach its database, and rings its bells."""
        if not app.state.house.reaching:
            raise Problem(503, "storage-failed", reason="unavailable")
        if not app.state.house.sweeping:
            raise Problem(503, "busy")
        return {"status": "ok", "version": __version__}

    @app.get(
        "/metrics",
        tags=["operators"],
        response_class=Response,
        responses={200: {"content": {"text/plain": {"schema": {"type": "string"}}}}},
    )
    async def metrics_page(request: Request) -> Response:
        """Figures for Prometheus, to those who may read them."""
        if not settings.may_read_metrics(client_address(request.scope)):
            raise Problem(403, "not-allowed")
        return Response(metrics.text(), media_type="text/plain; version=0.0.4")

    app.router.routes.append(WebSocketRoute("/ws", serve_socket))
    # The last route: whatever is nothing else is the page's.
    app.router.routes.append(Route("/{path:path}", Page(Path(settings.page or BUILT)).answer))
    return app
