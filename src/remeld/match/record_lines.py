"""Events as lines of a record, and back: both follow from how the event is declared.

A line is the event's word and then its fields, as the declaration's `line` orders them; parts are
divided by ` | `.
"""

import re
from dataclasses import dataclass
from typing import Any, get_args

from remeld.match.errors import RecordError
from remeld.match.events import Event
from remeld.match.facts import Field, Form, declared
from remeld.match.forms import form_of
from remeld.notation import NotationError
from remeld.rules import RemeldError

__all__ = ["decode_event", "encode_event"]

HIDDEN = "?"
"""Stands for what the reader of the record may not see, where it is not tiles face down."""
_PIECE = re.compile(r"(\[?)([^{[]*)\{(\w+)\}\]?")


@dataclass(frozen=True, slots=True)
class _Piece:
    """A field in a line, with what stands before it."""

    before: str
    field: Field
    form: Form
    option: bool
    """Whether it is left out where there is nothing to say."""

    def write(self, value: Any) -> str:
        if self.option and (value is None or value is False):
            return ""
        return self.before + (HIDDEN if value is None else self.form.write(value))

    @property
    def pattern(self) -> str:
        before = r"\s*".join(map(re.escape, self.before.split(" ")))
        found = f"{before}(?P<{self.field.name}>{self.form.pattern})"
        return f"(?:{found})?" if self.option else found

    def read(self, text: str, seats: int | None) -> Any:
        hidden = self.field.optional and text.strip() == HIDDEN
        return None if hidden else self.form.read(text, seats)


@dataclass(frozen=True, slots=True)
class _Line:
    """The line of one kind of event."""

    kind: type[Event]
    word: str
    pieces: tuple[_Piece, ...]
    pattern: re.Pattern[str]

    def write(self, event: Event) -> str:
        parts = [piece.write(getattr(event, piece.field.name)) for piece in self.pieces]
        return self.word + "".join(parts)

    def read(self, text: str, seats: int | None) -> Event:
        found = self.pattern.fullmatch(text)
        if found is None:
            raise ValueError(f"{text[:40]!r} is not how {self.word!r} is written")
        names = {piece.field.name: piece for piece in self.pieces}
        parts = {name: part for name, part in found.groupdict().items() if part is not None}
        return self.kind(**{name: names[name].read(parts[name], seats) for name in parts})


def encode_event(event: Event) -> str:
    """Write an event.

    >>> from remeld.match.events import Said
    >>> encode_event(Said(1, "pass"))
    'say 1 "pass"'
    """
    return _LINES[type(event)].write(event)


def decode_event(text: str, line: int, seats: int | None) -> Event:
    """Read an event of a game with so many seats; `line` is named where it cannot be read.

    In a log the number of seats is not known, and every seat is believed (None).

    >>> decode_event("pass 1", line=9, seats=2)
    Passed(seat=1)
    """
    word = text.partition(" ")[0]
    found = _KINDS.get(word)
    if found is None:
        raise RecordError("unknown-event", line, text[:40])
    try:
        return found.read(text[len(word) :], seats)
    except NotationError as error:
        raise RecordError("unreadable-tiles", line, text[:60], error) from None
    except (RemeldError, ValueError, RecursionError):
        raise RecordError("unreadable-event", line, text[:60]) from None


def _line(kind: type[Event]) -> _Line:
    declaration = declared(kind)
    fields = {field.name: field for field in declaration.fields}
    pieces = tuple(
        _Piece(before, fields[name], form_of(fields[name]), bool(option))
        for option, before, name in _PIECE.findall(" " + declaration.line)
    )
    pattern = "".join(piece.pattern for piece in pieces)
    return _Line(kind, declaration.name, pieces, re.compile(pattern + r"\s*"))


_LINES: dict[type, _Line] = {kind: _line(kind) for kind in get_args(Event)}
_KINDS = {line.word: line for line in _LINES.values()}
