"""The application: the house behind HTTP and sockets, its request guard, headers and life."""

import logging
from collections.abc import AsyncIterator, Callable, Mapping
from contextlib import AsyncExitStack, asynccontextmanager
from pathlib import Path

from starlette.applications import Starlette
from starlette.middleware import Middleware
from starlette.routing import Route, WebSocketRoute

from remeld.server.admin_socket import admin_door
from remeld.server.connection_limit import ConnectionLimit
from remeld.server.connections import REQUESTS_PER_ADDRESS, Connections
from remeld.server.house import House
from remeld.server.http.problems import HANDLERS
from remeld.server.http.routes import ROUTES
from remeld.server.http.routing import refusals
from remeld.server.logs import write_counted
from remeld.server.metrics import Metrics
from remeld.server.page import BUILT, Assets, Page
from remeld.server.rate_limits import Limiter
from remeld.server.reach import Listen, Reach
from remeld.server.request_guard import RequestGuard
from remeld.server.security_headers import SecurityHeaders
from remeld.server.settings import Settings
from remeld.server.sockets import serve_socket
from remeld.server.storage import StorageError, open_storage

__all__ = ["make_app"]

SWEEP_SECONDS = 1.0
COUNT_SECONDS = 10.0


async def _write_counted() -> None:
    write_counted()


def make_app(
    settings: Settings,
    ready: Callable[[], None] = lambda: None,
    *,
    connections: int | None = None,
    listen: Listen | None = None,
) -> Starlette:
    """The application for these settings; `ready` is called when its database is open.

    `connections` is how many there may be at a time, if not as many as the settings say;
    `listen` is asked when the house is opened to a network.
    """
    metrics = Metrics()
    limiter = Limiter(settings.rate_scale)
    reach = Reach(settings, listen)
    everybody = Connections(
        most=connections or settings.connections,
        sockets=settings.sockets,
        per_address=settings.sockets_per_address + REQUESTS_PER_ADDRESS,
        proxies=settings.proxies,
        metrics=metrics,
    )

    @asynccontextmanager
    async def life(app: Starlette) -> AsyncIterator[Mapping[str, object]]:
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
        app.state.reach = reach
        app.state.page = page
        app.state.connections = ConnectionLimit(house, everybody)
        await house.open()
        house.tasks.repeat(everybody.sweep, SWEEP_SECONDS)
        house.tasks.repeat(_write_counted, COUNT_SECONDS)
        try:
            async with AsyncExitStack() as open_doors:
                try:
                    await open_doors.enter_async_context(admin_door(settings.admin_socket, house))
                    ready()
                except OSError as error:
                    fail(error)
                    raise
                yield {"connections": everybody}
        finally:
            await house.close()
            await storage.close()
            write_counted(all=True)

    page = Page(Path(settings.page or BUILT))
    return Starlette(
        # The last route: whatever is nothing else is the page's.
        routes=[
            *ROUTES,
            *refusals(ROUTES),
            WebSocketRoute("/ws", serve_socket),
            Route("/{path:path}", page.answer),
        ],
        middleware=[
            Middleware(SecurityHeaders, secure=settings.secure),
            Middleware(
                RequestGuard,
                reach=reach,
                limiter=limiter,
                metrics=metrics,
                record_bytes=settings.record_bytes,
            ),
            Middleware(Assets, page=page, limiter=limiter, metrics=metrics),
        ],
        exception_handlers=HANDLERS,
        lifespan=life,
    )
