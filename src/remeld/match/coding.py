"""Events as lines of a record, and back.

A line is the event's word, the seat, and what the event holds; parts are divided by ` | `.
"""

import json
import re
from collections.abc import Callable
from typing import get_args

from remeld.match.errors import RecordError
from remeld.match.events import (
    Began,
    Bell,
    Dealt,
    Drew,
    Ended,
    EndReason,
    Event,
    Extended,
    Passed,
    Played,
    Resigned,
    Revealed,
    Said,
    Seated,
    StartDrawn,
)
from remeld.notation import (
    NotationError,
    format_rack,
    format_table,
    format_tile,
    parse_rack,
    parse_table,
    parse_tile,
)
from remeld.rules import RemeldError

__all__ = ["decode_event", "encode_event"]

COULD_PLAY = "could-play"
HIDDEN = "?"
"""Stands for a draft that the reader of the record may not see."""
KINDS = ("idle", "stands", "not-playable", "restored", "loose-to-rack")
_NUMBER = re.compile(r"-?[0-9]{1,15}")
"""As many digits as the time of an event may have; none of the others comes near."""
REASONS: dict[str, EndReason] = {reason: reason for reason in get_args(EndReason)}


def encode_event(event: Event) -> str:
    """Write an event.

    >>> encode_event(Said(1, "pass"))
    'say 1 "pass"'
    """
    match event:
        case StartDrawn(seat, tile):
            return f"start-draw {seat} {format_tile(tile)}"
        case Seated(order):
            return f"seated {_numbers(order)}"
        case Began(seat):
            return f"begin {seat}"
        case Dealt(seat, tiles):
            return f"deal {seat} {format_rack(tiles)}"
        case Played(seat, table):
            return f"play {seat} {format_table(table)}"
        case Drew(seat, tiles):
            return f"draw {seat} {format_rack(tiles)}"
        case Passed(seat):
            return f"pass {seat}"
        case Bell(seat, kind, table, draft, could_play):
            drafted = HIDDEN if draft is None else format_table(draft)
            bell = [f"bell {seat} {kind}", format_table(table), drafted]
            return " | ".join(bell + [COULD_PLAY] * could_play)
        case Extended(seat, ms):
            return f"extend {seat} {ms}"
        case Said(seat, word):
            return f"say {seat} {json.dumps(word, ensure_ascii=False)}"
        case Resigned(seat):
            return f"resign {seat}"
        case Ended(reason, racks, points, winners, by):
            end = f"end {reason}" if by is None else f"end {reason} by {by}"
            parts = [end, _numbers(points), _numbers(winners)]
            return " | ".join(parts + [format_rack(rack) for rack in racks])
        case Revealed(secret):
            return f"reveal {secret.hex()}"


def _numbers(numbers: tuple[int, ...]) -> str:
    return " ".join(map(str, numbers))


def decode_event(text: str, line: int, seats: int) -> Event:
    """Read an event of a game with so many seats; `line` is named where it cannot be read.

    >>> decode_event("pass 1", line=9, seats=2)
    Passed(seat=1)
    """
    word, _, rest = text.partition(" ")
    reader = _READERS.get(word)
    if reader is None:
        raise RecordError("unknown-event", line, text[:40])
    try:
        return reader(rest, seats)
    except NotationError as error:
        raise RecordError("unreadable-tiles", line, text[:60], error) from None
    except (RemeldError, ValueError, RecursionError):
        raise RecordError("unreadable-event", line, text[:60]) from None


def _number(text: str) -> int:
    if not _NUMBER.fullmatch(text):
        raise ValueError("no number")
    return int(text)


def _seat(text: str, seats: int) -> tuple[int, str]:
    """The seat that a line begins with, and the rest of the line."""
    word, _, rest = text.partition(" ")
    return _one_of(word, seats), rest


def _one_of(text: str, seats: int) -> int:
    seat = _number(text)
    if not 0 <= seat < seats:
        raise ValueError(f"no seat {seat}")
    return seat


def _start_draw(text: str, seats: int) -> Event:
    seat, rest = _seat(text, seats)
    return StartDrawn(seat, parse_tile(rest))


def _seated(text: str, seats: int) -> Event:
    order = tuple(map(_number, text.split()))
    if sorted(order) != list(range(seats)):
        raise ValueError("not every seat once")
    return Seated(order)


def _deal(text: str, seats: int) -> Event:
    seat, rest = _seat(text, seats)
    return Dealt(seat, parse_rack(rest))


def _play(text: str, seats: int) -> Event:
    seat, rest = _seat(text, seats)
    return Played(seat, parse_table(rest))


def _draw(text: str, seats: int) -> Event:
    seat, rest = _seat(text, seats)
    return Drew(seat, parse_rack(rest))


def _bell(text: str, seats: int) -> Event:
    head, table, draft, *more = (part.strip() for part in text.split("|"))
    if more not in ([], [COULD_PLAY]):
        raise ValueError("too much")
    seat, name = _seat(head, seats)
    kind = next(kind for kind in KINDS if kind == name) if name in KINDS else None
    if kind is None:
        raise ValueError(f"no such outcome: {name}")
    drafted = None if draft == HIDDEN else parse_table(draft)
    return Bell(seat, kind, parse_table(table), drafted, bool(more))  # type: ignore[arg-type]


def _extend(text: str, seats: int) -> Event:
    seat, rest = _seat(text, seats)
    return Extended(seat, _number(rest))


def _say(text: str, seats: int) -> Event:
    seat, rest = _seat(text, seats)
    word = json.loads(rest)
    if not isinstance(word, str) or not word.isprintable():
        raise ValueError("not a word")
    return Said(seat, word)


def _end(text: str, seats: int) -> Event:
    head, points, winners, *racks = (part.strip() for part in text.split("|"))
    reason, _, by = head.partition(" by ")
    by_seat = tuple(map(_number, points.split()))
    if reason not in REASONS or len(racks) != seats or len(by_seat) != seats:
        raise ValueError("not the end of this game")
    return Ended(
        REASONS[reason],
        tuple(parse_rack(rack) for rack in racks),
        by_seat,
        tuple(_one_of(winner, seats) for winner in winners.split()),
        _one_of(by, seats) if by else None,
    )


_READERS: dict[str, Callable[[str, int], Event]] = {
    "start-draw": _start_draw,
    "seated": _seated,
    "begin": lambda text, seats: Began(_seat(text, seats)[0]),
    "deal": _deal,
    "play": _play,
    "draw": _draw,
    "pass": lambda text, seats: Passed(_seat(text, seats)[0]),
    "bell": _bell,
    "extend": _extend,
    "say": _say,
    "resign": lambda text, seats: Resigned(_seat(text, seats)[0]),
    "end": _end,
    "reveal": lambda text, _: Revealed(bytes.fromhex(text)),
}
