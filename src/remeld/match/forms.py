"""The forms in which the fields of events are written: seats, numbers, tiles, words.

A form says what stands in the line of a record, what goes over the wire, and what is left of a
value for those who may not see it.
"""

import json
import re
from collections.abc import Callable
from functools import lru_cache, partial
from typing import Annotated, Any, Literal, TypeAlias, get_args, get_origin

from remeld.match.facts import Field, Form
from remeld.notation import (
    format_rack,
    format_table,
    format_tile,
    parse_rack,
    parse_table,
    parse_tile,
)
from remeld.rules import UNKNOWN, Rack, Table, Tile

__all__ = [
    "Hexadecimal",
    "Numbers",
    "OneTile",
    "Order",
    "Racks",
    "SeatIndex",
    "Seats",
    "Sets",
    "Tiles",
    "form_of",
    "write_table",
]

_NUMBER = re.compile(r"-?[0-9]{1,15}")
"""As many digits as the time of an event may have; none of the others comes near."""
PARTS = " | "


@lru_cache(maxsize=1024)
def write_table(table: Table) -> str:
    """A table as text, written once for the log, the wire and every picture of it."""
    return format_table(table)


def _number(text: str, _: int | None = None) -> int:
    if not _NUMBER.fullmatch(text):
        raise ValueError(f"{text[:40]!r} is not a number")
    return int(text)


def _seat(text: str, seats: int | None) -> int:
    seat = _number(text)
    if seat < 0 or (seats is not None and seat >= seats):
        raise ValueError(f"there is no seat {seat} among {seats}")
    return seat


def _order(text: str, seats: int | None) -> tuple[int, ...]:
    order = tuple(map(_number, text.split()))
    if sorted(order) != list(range(len(order) if seats is None else seats)):
        raise ValueError(f"{text[:40]!r} does not name every seat once")
    return order


def _by_seat(text: str, seats: int | None) -> tuple[int, ...]:
    numbers = tuple(map(_number, text.split()))
    if seats is not None and len(numbers) != seats:
        raise ValueError(f"{len(numbers)} numbers for {seats} seats")
    return numbers


def _racks(text: str, seats: int | None) -> tuple[Rack, ...]:
    racks = tuple(parse_rack(part.strip()) for part in text.split("|"))
    if seats is not None and len(racks) != seats:
        raise ValueError(f"{len(racks)} racks for {seats} seats")
    return racks


def _spoken(text: str, _: int | None) -> str:
    word = json.loads(text)
    if not isinstance(word, str) or not word.isprintable():
        raise ValueError(f"{text[:40]!r} is not a word in double quotes")
    return word


def _numbers(numbers: tuple[int, ...]) -> str:
    return " ".join(map(str, numbers))


def _in_notation(
    write: Callable[[Any], str], parse: Callable[[str], Any], hide: Callable[[Any], Any] | None
) -> Form:
    """Something that is the same text in a record and on the wire."""
    return Form(write, lambda text, _: parse(text), wire=str, to_wire=write, hide=hide)


def _face_down(tiles: Rack) -> Rack:
    return (UNKNOWN,) * len(tiles)


SeatIndex: TypeAlias = Annotated[int, Form(str, _seat, r"\S*")]
Numbers: TypeAlias = Annotated[tuple[int, ...], Form(_numbers, _by_seat)]
"""One for each seat."""
Seats: TypeAlias = Annotated[
    tuple[int, ...],
    Form(_numbers, lambda text, seats: tuple(_seat(each, seats) for each in text.split())),
]
Order: TypeAlias = Annotated[tuple[int, ...], Form(_numbers, _order)]
"""Every seat once."""
OneTile: TypeAlias = Annotated[Tile, _in_notation(format_tile, parse_tile, lambda _: UNKNOWN)]
Tiles: TypeAlias = Annotated[Rack, _in_notation(format_rack, parse_rack, _face_down)]
Sets: TypeAlias = Annotated[Table, _in_notation(write_table, parse_table, lambda _: ())]
Racks: TypeAlias = Annotated[
    tuple[Rack, ...],
    Form(
        lambda racks: PARTS.join(map(format_rack, racks)),
        _racks,
        r".*",
        wire=tuple[str, ...],
        to_wire=lambda racks: tuple(map(format_rack, racks)),
        hide=lambda racks: tuple(map(_face_down, racks)),
    ),
]
Hexadecimal: TypeAlias = Annotated[
    bytes, Form(bytes.hex, lambda text, _: bytes.fromhex(text), r".*", wire=str, to_wire=bytes.hex)
]
_NUMBERS = Form(str, _number, r"\S*")
_WORDS = Form(lambda word: json.dumps(word, ensure_ascii=False), _spoken, r".*")


def form_of(field: Field) -> Form:
    """The form of a field: the one that is declared, or that of its type."""
    plain = field.type
    if field.form is not None:
        return field.form
    if get_origin(plain) is Literal:
        return Form(str, partial(_choice, get_args(plain)), r"\S*")
    if plain is bool:
        # A word that stands there, or does not.
        word = field.name.replace("_", "-")
        return Form(lambda on: word if on else "", lambda text, _: bool(text), re.escape(word))
    form = {int: _NUMBERS, str: _WORDS}.get(plain)
    if form is None:
        raise TypeError(f"say how {field.name} is written: Annotated[{plain}, Form(…)]")
    return form


def _choice(words: tuple[str, ...], text: str, _: int | None) -> str:
    if text not in words:
        raise ValueError(f"none of {', '.join(words)}: {text}")
    return text
