"""The bell at a real keyboard: a pseudo-terminal, half-typed lines, and a slow player."""

import os
import select
import signal
import sys
import threading
import time
from collections.abc import Iterator
from pathlib import Path

import pytest

from remeld.terminal.timed_input import TimeUpError, wait

pty = pytest.importorskip("pty", reason="this system has no pseudo-terminals")

PATIENCE = 120
"""Seconds after which something has surely gone wrong, on however busy a machine."""


class Keyboard:
    """A program with a terminal of its own."""

    def __init__(self, *command: str) -> None:
        self.screen = ""
        self.pid, self.fd = pty.fork()
        if not self.pid:
            # Who runs these tests in the background of a shell has Ctrl+C switched off for them.
            signal.signal(signal.SIGINT, signal.SIG_DFL)
            os.environ |= {"TERM": "dumb", "COLUMNS": "100", "LANG": "C.UTF-8"}
            os.execv(sys.executable, [sys.executable, "-m", *command])

    def type(self, text: str) -> None:
        os.write(self.fd, text.encode())

    def see(self, text: str, *, alarm: bool = False) -> str:
        """Wait until the screen shows this, and forget it up to there; tell what was shown."""
        until = time.monotonic() + PATIENCE
        while text not in self.screen:
            assert time.monotonic() < until, self.screen
            if alarm:
                os.kill(self.pid, signal.SIGALRM)
            if select.select([self.fd], [], [], 0.2)[0]:
                self.screen += self._read()
        shown, self.screen = self.screen.split(text, 1)
        return shown

    def _read(self) -> str:
        try:
            data = os.read(self.fd, 4096)
        except OSError:  # Linux says so where the program is gone.
            data = b""
        assert data, f"the program has ended: {self.screen}"
        return data.decode(errors="replace").replace("\r\n", "\n")

    def end(self) -> int:
        """The exit code."""
        pid, self.pid = self.pid, 0
        return os.waitstatus_to_exitcode(os.waitpid(pid, 0)[1])

    def close(self) -> None:
        if self.pid:
            os.kill(self.pid, signal.SIGKILL)
            self.end()
        os.close(self.fd)


class Clock:
    """The time of the game."""

    def __init__(self, file: Path) -> None:
        self.file = file
        self.ms = 0
        self.add(0)

    def add(self, ms: int) -> None:
        self.ms += ms
        # In one step, so that nobody reads half a number.
        new = self.file.with_suffix(".new")
        new.write_text(str(self.ms))
        new.replace(self.file)


@pytest.fixture
def clock(tmp_path: Path) -> Clock:
    return Clock(tmp_path / "clock")


@pytest.fixture
def keyboard(clock: Clock) -> Iterator[Keyboard]:
    found = Keyboard("tests.terminal.keyboard_game", str(clock.file))
    try:
        yield found
    finally:
        found.close()


LIMIT = 600_000
PROMPT = "Your turn (600 s): "


def test_the_bell_rings_while_nothing_is_typed(keyboard: Keyboard, clock: Clock) -> None:
    for _ in range(3):
        keyboard.see(PROMPT)
        clock.add(LIMIT)
        keyboard.see("The time is up, and Ann has done nothing. You draw", alarm=True)
        keyboard.see("Ben draws one tile.")
    keyboard.see(PROMPT)
    clock.add(2000)
    keyboard.type("draw\n")
    keyboard.see("You draw ")
    keyboard.see("Your turn")
    keyboard.type("quit\n")
    keyboard.see("Goodbye.")
    assert keyboard.end() == 0


def test_a_half_typed_line_is_still_there_after_the_bell(keyboard: Keyboard, clock: Clock) -> None:
    keyboard.see(PROMPT)
    keyboard.type("dr")
    keyboard.see("dr")
    clock.add(LIMIT)
    keyboard.see("The time is up", alarm=True)
    keyboard.see(PROMPT + "dr")
    # The player has seen it, and goes on.
    clock.add(2000)
    keyboard.type("aw\n")
    keyboard.see("You draw ")


def test_what_is_typed_blindly_after_the_bell_does_not_count(
    keyboard: Keyboard, clock: Clock
) -> None:
    keyboard.see(PROMPT)
    keyboard.type("en")
    keyboard.see("en")
    clock.add(LIMIT)
    keyboard.see("The time is up", alarm=True)
    keyboard.see(PROMPT + "en")
    keyboard.type("\x15draw\n")
    keyboard.see("That came just after the bell.")
    keyboard.see("Your turn")
    keyboard.type("draw\n")
    keyboard.see("You draw ")


def test_an_alarm_before_the_time_is_up_is_none(keyboard: Keyboard, clock: Clock) -> None:
    keyboard.see(PROMPT)
    clock.add(LIMIT - 1)
    keyboard.type("he")
    keyboard.see("he", alarm=True)
    keyboard.type("lp\n")
    assert "The time is up" not in keyboard.see("Show this list.", alarm=True)
    keyboard.see("Your turn (0 s): ")
    clock.add(1)
    keyboard.see("The time is up", alarm=True)


@pytest.mark.parametrize(("keys", "code"), [("\x03", 130), ("\x04", 0)])
def test_who_wants_to_leave_can_with_a_clock_too(
    keyboard: Keyboard, clock: Clock, keys: str, code: int
) -> None:
    keyboard.see(PROMPT)
    keyboard.type(keys)
    if code == 0:
        keyboard.see("Goodbye.")
        assert keyboard.end() == 0
    else:
        # The front door makes 130 of it.
        keyboard.see("KeyboardInterrupt")
        assert keyboard.end() != 0


def test_a_slow_player_and_the_clock_of_the_machine() -> None:
    """The front door with the shortest clock: two bells ring, and the game goes on."""
    keyboard = Keyboard("remeld", "tui", "--seed", "1", "--clock", "5", "--name", "Ann")
    try:
        keyboard.see("The time is up, and Ann has done nothing.")
        keyboard.see("The time is up, and Ann has done nothing.")
        keyboard.see("Your turn (")
        keyboard.type("\x04")
        keyboard.see("Goodbye.")
        assert keyboard.end() == 0
    finally:
        keyboard.close()


# Waiting itself


def test_a_line_that_comes_in_time_leaves_no_alarm_behind() -> None:
    before = signal.getsignal(signal.SIGALRM)
    assert wait(lambda: "draw", lambda: 60) == "draw"
    assert signal.getitimer(signal.ITIMER_REAL) == (0, 0)
    assert signal.getsignal(signal.SIGALRM) is before


def test_the_bell_interrupts_the_waiting_and_leaves_no_alarm_behind() -> None:
    before = signal.getsignal(signal.SIGALRM)
    end, other = os.pipe()
    with pytest.raises(TimeUpError):
        wait(lambda: os.read(end, 1), lambda: 0)
    os.close(end)
    os.close(other)
    assert signal.getitimer(signal.ITIMER_REAL) == (0, 0)
    assert signal.getsignal(signal.SIGALRM) is before


def test_the_waiting_is_never_left_alone_with_a_signal_it_did_not_see() -> None:
    """Ctrl+C between the prompt and the waiting is acted upon at the next look at the clock."""
    end, other = os.pipe()
    looks = 0

    def left() -> float:
        nonlocal looks
        looks += 1
        if looks == 3:
            os.write(other, b"x")
        return 600

    assert wait(lambda: os.read(end, 1), left) == b"x"
    os.close(end)
    os.close(other)


def test_where_no_alarm_can_ring_the_line_is_waited_for() -> None:
    found: list[str] = []
    thread = threading.Thread(target=lambda: found.append(wait(lambda: "draw", lambda: 0)))
    thread.start()
    thread.join()
    assert found == ["draw"]
