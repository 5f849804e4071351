"""Talking to the player: sentences out, typed lines in; a script may sit at the other end."""

import sys
from collections.abc import Callable
from types import ModuleType
from typing import TextIO, TypeAlias

from remeld.terminal.paint import paint, wrap
from remeld.terminal.timed_input import Left, TimeUpError, wait
from remeld.words import Words

__all__ = ["Console", "PlayerLeftError", "Reader", "read_lines"]

Reader: TypeAlias = Callable[[str, Left | None], str | None]
"""Shows a prompt and gives a line, or None where no more will come; `TimeUpError` if none has come
when no time is left."""


class PlayerLeftError(Exception):
    """The player has left: no more lines will come."""


class Console:
    """One conversation in one language.

    >>> console = Console(Words(), read_lines(sys.stdin), sys.stdout)
    >>> console.say("talk-list", names="Ann", last="Ben")
    Ann and Ben
    """

    def __init__(
        self,
        words: Words,
        read: Reader,
        out: TextIO,
        *,
        width: int = 80,
        colour: bool = False,
    ) -> None:
        self.words = words
        self.width = width
        self._read = read
        self._out = out
        self._colour = colour

    def say(self, id: str, /, **values: object) -> None:
        """Say one message."""
        self.show(self.words.text(id, **values))

    def show(self, text: str, indent: str = "") -> None:
        """Show a text, broken into lines."""
        self.show_lines([wrap(text, self.width, indent)])

    def show_lines(self, lines: list[str]) -> None:
        """Show lines as they are."""
        for line in lines:
            print(paint(line) if self._colour else line, file=self._out)
        self._out.flush()

    def ask(self, prompt: str, left: Left | None = None) -> str:
        """Wait for a line; `TimeUpError` if none has come when no time is left."""
        line = self._read(prompt, left)
        if line is None:
            raise PlayerLeftError
        return line


def read_lines(stream: TextIO, out: TextIO | None = None) -> Reader:
    """A reader for `Console`: at a keyboard with editing, else line by line, shown as if typed."""

    def scripted(prompt: str, left: Left | None) -> str | None:
        try:
            line = wait(stream.readline, left)
        except TimeUpError:
            print(prompt, file=out)
            raise
        if not line:
            return None
        print(prompt + line.rstrip("\r\n"), file=out)
        return line

    return _Keyboard(out) if stream is sys.stdin and stream.isatty() else scripted


class _Keyboard:
    """Lines from a keyboard. One that the bell cuts short stands behind the next prompt again.

    Without `readline`, which gives `input` its editing and history, the terminal keeps it itself.
    """

    def __init__(self, out: TextIO | None) -> None:
        self._out = out
        self._editor = _editor()
        self._half = ""

    def __call__(self, prompt: str, left: Left | None) -> str | None:
        if self._editor:
            self._editor.set_startup_hook(self._put_back)
        try:
            return wait(lambda: self._line(prompt), left)
        except EOFError:
            print(file=self._out)
            return None
        except (KeyboardInterrupt, TimeUpError):
            print(file=self._out)
            raise

    def _line(self, prompt: str) -> str:
        try:
            return input(prompt)
        except TimeUpError:
            self._half = self._editor.get_line_buffer() if self._editor else ""
            raise

    def _put_back(self) -> None:
        if self._editor:
            self._editor.insert_text(self._half)
        self._half = ""


def _editor() -> ModuleType | None:
    try:
        import readline
    except ImportError:
        return None
    return readline
