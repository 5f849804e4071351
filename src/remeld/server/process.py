"""One server process: from settings to a listening socket, until it is told to stop."""

import asyncio
import contextlib
import socket
from collections.abc import Callable
from dataclasses import replace
from typing import TYPE_CHECKING

from remeld.server.descriptors import connections_for
from remeld.server.garbage_collection import resting_collector, tune_collector
from remeld.server.logs import log, start_logging
from remeld.server.settings import Settings, local_origins

if TYPE_CHECKING:
    import uvicorn

__all__ = ["bind", "run"]

GRACE_SECONDS = 3
"""A process that is told to stop waits so long for answers under way."""
DEAD_AFTER_MS = 30_000
"""A client that takes nothing in for so long is gone."""


def bind(host: str, port: int) -> socket.socket:
    """A listening socket; raises `OSError` where the address is not ours or taken."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    server = socket.socket(family, socket.SOCK_STREAM)
    try:
        server.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        if hasattr(socket, "TCP_USER_TIMEOUT"):
            # Accepted sockets inherit it: nobody can hold memory here by not reading.
            server.setsockopt(socket.IPPROTO_TCP, socket.TCP_USER_TIMEOUT, DEAD_AFTER_MS)
        server.bind((host, port))
        server.listen(2048)
    except OSError:
        server.close()
        raise
    return server


def run(
    settings: Settings,
    announce: Callable[[Settings], None] = lambda _: None,
    *,
    lan: str | None = None,
) -> None:
    """Serve until SIGTERM or SIGINT; `announce` is told the settings with port and origins.

    `lan` is an address of this machine under which players may come, too. Raises `OSError` where
    the address cannot be had, `StorageError` or `ValueError` where the database cannot.
    """
    start_logging(settings.log_level)
    with resting_collector(), contextlib.closing(bind(settings.host, settings.port)) as server:
        port = server.getsockname()[1]
        origins = settings.origins or local_origins(settings.host, port)
        if lan:
            origins = tuple(dict.fromkeys((*origins, *local_origins(lan, port))))
        settings = replace(settings, port=port, origins=origins)
        # Whoever connects from here on waits for the rest of the start instead of coming again.
        import uvicorn

        from remeld.server.app import make_app
        from remeld.server.uvicorn_protocols import HttpProtocol, SocketProtocol

        most = connections_for(settings.connections)
        app = make_app(
            settings,
            lambda: _say_ready(settings, announce, most),
            connections=most,
            listen=lambda host, port: also_listen(running, bind(host, port)),
        )
        config = uvicorn.Config(
            app,
            loop="auto",
            http=HttpProtocol,
            ws=SocketProtocol,
            ws_max_size=settings.message_bytes,
            ws_per_message_deflate=False,
            lifespan="on",
            log_config=None,
            access_log=False,
            server_header=False,
            proxy_headers=bool(settings.proxies),
            forwarded_allow_ips=list(settings.proxies),
            timeout_graceful_shutdown=GRACE_SECONDS,
        )
        running = uvicorn.Server(config)
        try:
            running.run(sockets=[server])
        except SystemExit:
            if failure := getattr(app.state, "failure", None):
                raise failure from None
            raise


async def also_listen(running: "uvicorn.Server", listener: socket.socket) -> None:
    """Let a server that runs take connections at one more socket, until it stops."""

    def connected() -> asyncio.Protocol:
        return HttpProtocol(running.config, running.server_state, running.lifespan.state)

    from remeld.server.uvicorn_protocols import HttpProtocol

    loop = asyncio.get_running_loop()
    running.servers.append(await loop.create_server(connected, sock=listener))


def _say_ready(settings: Settings, announce: Callable[[Settings], None], most: int) -> None:
    tune_collector()
    announce(settings)
    log(
        "listening",
        host=settings.host,
        port=settings.port,
        origins=len(settings.origins),
        connections=most,
    )
