"""A network that can be cut: a line between browsers and a house, or single requests."""

import contextlib
import socket
import threading
from collections.abc import Callable
from re import Pattern

from playwright.sync_api import Route

from tests.page.visitors import Visitor

__all__ = ["Line", "cut", "hold"]


def cut(visitor: Visitor, address: str) -> None:
    """Let requests for an address fail, until the page is told otherwise (`unroute`)."""
    visitor.watch.allow(r"ERR_FAILED")
    visitor.page.route(address, lambda route: route.abort())


def hold(visitor: Visitor, address: str | Pattern[str]) -> list[Route]:
    """Keep back requests for an address; each goes on when the test says so."""
    held: list[Route] = []

    def keep(route: Route) -> None:
        held.append(route)

    visitor.page.route(address, keep)
    return held


class Line:
    """Passes bytes on to a port until it is cut, and again when it is mended."""

    def __init__(self, target: int, port: int) -> None:
        self.target = target
        self.port = port
        self.stop_in = b""
        """The beginning of a request whose answer stops in the middle."""
        self.stopped = threading.Event()
        self.flows = threading.Event()
        """While this is not set, everything is held back: the line is silent, and not cut."""
        self.flows.set()
        self._ends: set[socket.socket] = set()
        self._stopping: set[socket.socket] = set()
        self._server: socket.socket | None = None

    @property
    def url(self) -> str:
        """Where browsers find the house."""
        return f"http://127.0.0.1:{self.port}"

    def mend(self) -> "Line":
        """Let everything through."""
        self._server = socket.create_server(("127.0.0.1", self.port))
        threading.Thread(target=self._listen, args=(self._server,), daemon=True).start()
        return self

    def cut(self) -> None:
        """Break every connection, and let no new one through."""
        server, self._server = self._server, None
        for end in [*([server] if server else []), *self._ends]:
            # A listening socket wakes up by this, and the other side of a connection is told.
            with contextlib.suppress(OSError):
                end.shutdown(socket.SHUT_RDWR)
            end.close()
        self._ends.clear()

    def _listen(self, server: socket.socket) -> None:
        with contextlib.suppress(OSError):
            while True:
                near, _ = server.accept()
                far = socket.create_connection(("127.0.0.1", self.target))
                self._ends |= {near, far}
                if self._server is not server:  # It was cut meanwhile.
                    near.close()
                    far.close()
                    return
                for pump in (self._ask, self._answer):
                    threading.Thread(target=pump, args=(near, far), daemon=True).start()

    def _ask(self, near: socket.socket, far: socket.socket) -> None:
        def stops(data: bytes) -> bytes:
            if self.stop_in and data.startswith(self.stop_in):
                self._stopping.add(far)
            return data

        self._pump(near, far, stops)

    def _answer(self, near: socket.socket, far: socket.socket) -> None:
        def half(data: bytes) -> bytes:
            if far not in self._stopping:
                return data
            if self.stopped.is_set():
                return b""
            self.stopped.set()
            return data[: data.index(b"\r\n\r\n") + 10]

        self._pump(far, near, half)

    def _pump(
        self, source: socket.socket, sink: socket.socket, passed: Callable[[bytes], bytes]
    ) -> None:
        with contextlib.suppress(OSError):
            while data := source.recv(65536):
                self.flows.wait()
                sink.sendall(passed(data))
        for end in (source, sink):
            with contextlib.suppress(OSError):
                end.shutdown(socket.SHUT_RDWR)
