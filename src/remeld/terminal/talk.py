"""Talking to the player: sentences out, typed lines in; a script may sit at the other end."""

import sys
from collections.abc import Callable
from contextlib import suppress
from typing import TextIO

from remeld.terminal.paint import paint, wrap
from remeld.words import Words

__all__ = ["LeftError", "Talk", "read_lines"]


class LeftError(Exception):
    """The player has left: no more lines will come."""


class Talk:
    """One conversation in one language.

    >>> talk = Talk(Words(), read_lines(sys.stdin), sys.stdout)
    >>> talk.say("talk-list", names="Ann", last="Ben")
    Ann and Ben
    """

    def __init__(
        self,
        words: Words,
        read: Callable[[str], str | None],
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

    def ask(self, prompt: str) -> str:
        """Wait for a line."""
        line = self._read(prompt)
        if line is None:
            raise LeftError
        return line


def read_lines(stream: TextIO, out: TextIO | None = None) -> Callable[[str], str | None]:
    """A reader for `Talk`: at a keyboard with editing, else line by line, shown as if typed."""

    def typed(prompt: str) -> str | None:
        try:
            return input(prompt)
        except EOFError:
            print(file=out)
            return None
        except KeyboardInterrupt:
            print(file=out)
            raise

    def scripted(prompt: str) -> str | None:
        line = stream.readline()
        if not line:
            return None
        print(prompt + line.rstrip("\r\n"), file=out)
        return line

    if stream is sys.stdin and stream.isatty():
        with suppress(ImportError):
            import readline  # noqa: F401  # gives `input` its line editing and history
        return typed
    return scripted
