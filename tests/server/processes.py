"""Real server processes on free ports of this machine, each ended by the one who started it."""

import contextlib
import ctypes
import json
import os
import random
import signal
import socket
import subprocess
import sys
import time
import urllib.error
import urllib.request
from collections.abc import Iterator
from pathlib import Path

from tests.patience import PATIENCE

__all__ = ["LIMITED", "House", "free_port", "started"]

SOURCE = Path(__file__).parent.parent.parent / "src"
SERVE = (
    "import os\n"
    "from remeld.server.process import run\n"
    "from remeld.server.settings import from_environment\n"
    "run(from_environment(os.environ))\n"
)
LIMITED = (
    "from functools import partial\n"
    "from remeld.server import app\n"
    "app.Limiter = partial(app.Limiter, clock=lambda: 0.0)\n"
) + SERVE
"""A house for whose limits no time passes, so that what is too much is too much on any machine."""
BELOW_EPHEMERAL = (20_000, 32_000)
_PR_SET_PDEATHSIG = 1


def free_port() -> int:
    """A port that nobody listens on, and that no connection is given as its own by chance.

    A house that was killed comes back at the same port, which must not be taken meanwhile: it is
    never given to anybody else, nor to another process of the tests.
    """
    while True:
        port = random.randrange(*BELOW_EPHEMERAL)
        with socket.socket() as probe, contextlib.suppress(OSError):
            probe.bind(("127.0.0.1", port))
            reserve(port)
            return port


def reserve(port: int) -> None:
    """Mark a port as ours for as long as this process lives; `OSError` if it is somebody's."""
    if sys.platform == "linux":
        with socket.socket(socket.AF_UNIX) as mark:
            mark.bind(f"\0remeld-tests-{port}")
            mark.detach()  # The name holds while it is open, and nobody closes it.


def die_with_parent() -> None:
    """Ask Linux to end this child when the test run ends, however that happens."""
    if sys.platform == "linux":
        ctypes.CDLL(None).prctl(_PR_SET_PDEATHSIG, signal.SIGKILL)


class House:
    """A server process that can be killed and started again at the same address."""

    def __init__(
        self,
        database: str,
        log: Path,
        port: int | None = None,
        script: str = SERVE,
        **settings: str,
    ) -> None:
        self.port = port or free_port()
        self.origin = settings.get("origins", f"http://127.0.0.1:{self.port}")
        self.log = log
        self.process: subprocess.Popen[bytes] | None = None
        self.script = ["-c", script]
        names = {
            "database": database,
            "port": str(self.port),
            "rate_scale": "0",
            "thinking": "no",
            "sockets_per_address": "20000",
            **settings,
        }
        own = {f"REMELD_{name.upper()}": value for name, value in names.items()}
        self.environment = {**os.environ, "PYTHONPATH": str(SOURCE), **own}

    @property
    def url(self) -> str:
        """Where it is reached directly."""
        return f"http://127.0.0.1:{self.port}"

    def start(self, wait: bool = True) -> "House":
        """Start the process and, if wanted, wait until it answers."""
        with self.log.open("ab") as log:
            self.process = subprocess.Popen(
                [sys.executable, *self.script],
                env=self.environment,
                stdin=subprocess.DEVNULL,
                stdout=log,
                stderr=log,
                preexec_fn=die_with_parent,
            )
        if wait:
            self.wait_ready()
        return self

    def wait_ready(self) -> None:
        """Wait until the house answers."""
        give_up = time.monotonic() + PATIENCE
        while time.monotonic() < give_up:
            assert self.process is not None
            if self.process.poll() is not None:
                break
            with contextlib.suppress(OSError, urllib.error.URLError):
                with urllib.request.urlopen(f"{self.url}/healthz", timeout=5) as answer:
                    assert json.load(answer)["status"] == "ok"
                return
            time.sleep(0.02)
        raise AssertionError(f"the house does not answer; its log:\n{self.log.read_text()[-4000:]}")

    def kill(self) -> None:
        """End it as a power cut would."""
        self._end(signal.SIGKILL)

    def stop(self) -> int:
        """Ask it to stop; return its exit code."""
        return self._end(signal.SIGTERM)

    def _end(self, by: signal.Signals) -> int:
        process, self.process = self.process, None
        if process is None:
            return 0
        if process.poll() is None:
            process.send_signal(by)
        try:
            return process.wait(PATIENCE)
        except subprocess.TimeoutExpired:
            process.kill()
            process.wait()
            raise AssertionError("the house did not stop") from None

    def logged(self) -> list[dict[str, object]]:
        """The lines of its log that are ours."""
        lines = self.log.read_text(encoding="utf-8").splitlines()
        return [json.loads(line) for line in lines if line.startswith("{")]


@contextlib.contextmanager
def started(
    database: str, log: Path, port: int | None = None, script: str = SERVE, **settings: str
) -> Iterator[House]:
    """A running house, for as long as it is needed."""
    house = House(database, log, port, script, **settings)
    try:
        yield house.start()
    finally:
        house.kill()
