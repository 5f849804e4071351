"""One worker process, as its house sees it."""

import asyncio
import contextlib
import os
import signal
import sys

from remeld.server.worker_process import LENGTH, frame

__all__ = ["CAN_HOLD", "Worker"]

CAN_HOLD = hasattr(signal, "SIGSTOP")
"""Whether this system can hold a process up, and let it go on."""
KILL = signal.SIGKILL if CAN_HOLD else signal.SIGTERM
BUFFER = 1 << 20
PROGRAM = "from remeld.server.worker_process import main; main()"
"""What a worker is."""
LOST = (OSError, asyncio.IncompleteReadError)
"""What comes of asking a process that has ended."""


class Worker:
    """A process that is started with its first question."""

    def __init__(self) -> None:
        self._process: asyncio.subprocess.Process | None = None
        self._held = self._killed = False
        self.idle_since = 0.0

    @property
    def pid(self) -> int | None:
        """Its process id, while there is such a process."""
        return self._process.pid if self._process and not self.ended else None

    @property
    def ended(self) -> bool:
        """Whether the process has ended, by us or by itself."""
        ended = self._process is not None and self._process.returncode is not None
        return self._killed or ended

    async def ask(self, question: bytes) -> bytes | None:
        """The answer; None if the process has ended instead."""
        try:
            if self._process is None:
                self._process = await _start()
                self._catch_up()
            pipe, answers = self._process.stdin, self._process.stdout
            assert pipe is not None
            assert answers is not None
            pipe.write(frame(question))
            await pipe.drain()
            length = LENGTH.unpack(await answers.readexactly(LENGTH.size))[0]
            return await answers.readexactly(length)
        except LOST:
            return None

    def hold(self) -> None:
        """Let it stand still until it may go on."""
        self._held = True
        self._signal(signal.SIGSTOP)

    def go_on(self) -> None:
        """Let it go on."""
        self._held = False
        self._signal(signal.SIGCONT)

    def kill(self) -> None:
        """End it now, whatever it does."""
        self._killed = True
        self._signal(KILL)

    async def wait(self) -> None:
        """Wait until it has ended."""
        if self._process is not None:
            await self._process.wait()

    def _catch_up(self) -> None:
        """Do what was wanted while the process was being started."""
        if self._killed:
            self._signal(KILL)
        elif self._held:
            self._signal(signal.SIGSTOP)

    def _signal(self, number: signal.Signals) -> None:
        if self._process is not None:
            with contextlib.suppress(ProcessLookupError):
                self._process.send_signal(number)


async def _start() -> asyncio.subprocess.Process:
    # The same modules as here, and none of the house's settings: they may hold passwords.
    path = os.pathsep.join(part for part in sys.path if part)
    own = {name: value for name, value in os.environ.items() if not name.startswith("REMELD_")}
    return await asyncio.create_subprocess_exec(
        sys.executable,
        "-P",
        "-c",
        PROGRAM,
        stdin=asyncio.subprocess.PIPE,
        stdout=asyncio.subprocess.PIPE,
        env={**own, "PYTHONPATH": path},
        limit=BUFFER,
    )
