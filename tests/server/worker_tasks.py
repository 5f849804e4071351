"""What the tests let workers do."""

import asyncio
import os
import signal
import sys
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

from remeld.bots import Decision, Level, Reason
from remeld.rules import Pass, RemeldError, View
from tests.patience import PATIENCE

__all__ = [
    "decide_unless_drafted",
    "die",
    "fail",
    "fail_badly",
    "modules",
    "note",
    "spin",
    "spin_for",
    "state_of",
    "think_until_enough",
    "until",
    "wait_for_enough",
    "watch_until_held",
]


def modules() -> set[str]:
    """What this process has imported."""
    return set(sys.modules)


def fail() -> None:
    """Refuse something."""
    raise RemeldError("bad-tile", "there is no such tile", tile="b14", reason=RemeldError("x", "y"))


def fail_badly() -> None:
    """Break."""
    raise ZeroDivisionError


def note(file: Path, word: str) -> None:
    """Write down that this was done."""
    with file.open("a") as lines:
        lines.write(f"{word}\n")


def wait_for_enough(folder: Path) -> int:
    """Say that it has begun, and by which process, then wait until it is enough."""
    begun = folder / "new"
    begun.write_text(str(os.getpid()))
    begun.rename(folder / "begun")
    while not (folder / "enough").exists():
        time.sleep(0.005)
    return os.getpid()


def think_until_enough(folder: Path, level: Level, known: View, *, seed: int) -> Decision:
    """A computer player who thinks until it is told that it is enough, and then passes."""
    note(folder / "asked", level)
    wait_for_enough(folder)
    return Decision(Pass(), Reason("nothing-to-lay"))


def decide_unless_drafted(state: Any, command: Any, now: int, secret: bytes) -> object:
    """Decide, but for a bell with a draft: that takes for ever."""
    from remeld.server.decisions import decide_apart  # Who needs it not stays small.

    if getattr(command, "draft", None):
        spin()
    return decide_apart(state, command, now, secret)


def die(*_: object) -> None:
    """End without a word."""
    os.kill(os.getpid(), signal.SIGKILL)


def spin() -> None:
    """Compute for ever."""
    while True:
        pass


def spin_for(seconds: float) -> None:
    """Compute for so much processor time."""
    until = time.process_time() + seconds
    while time.process_time() < until:
        pass


def state_of(pid: int) -> str:
    """The state of a process as Linux tells it; "" if there is none."""
    try:
        return Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()[0]
    except (FileNotFoundError, ProcessLookupError):
        return ""


def watch_until_held(pid: int) -> str:
    """Wait until that process is held."""
    until = time.monotonic() + PATIENCE
    while (state := state_of(pid)) != "T" and time.monotonic() < until:
        time.sleep(0.001)
    return state


async def until(holds: Callable[[], object]) -> None:
    """Wait here for what a worker does there."""
    async with asyncio.timeout(PATIENCE):
        while not holds():
            await asyncio.sleep(0.005)
