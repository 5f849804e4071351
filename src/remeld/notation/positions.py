"""A position as one line of text, and back.

    remeld-position 1; rules goliath; turn 0; pool k1 r2; table b4 b5 b6; melded b3 b8; new r1

After the version come the rules, the seat on turn, the pool (next tile first), the table, and
one part for each rack in the order of seats: `melded` or `new` says whether that seat has made
its initial meld.
"""

import re
from typing import NamedTuple

from remeld.notation.errors import NotationError
from remeld.notation.rulesets import format_ruleset, parse_ruleset
from remeld.notation.tiles import (
    check_length,
    format_rack,
    format_table,
    parse_rack,
    parse_table,
)
from remeld.rules import Position

__all__ = ["format_position", "parse_position"]

_SEMICOLON = re.compile(r'"(?:[^"\\]|\\.)*"|;', re.DOTALL)
_WORD = re.compile(r"\s*(\S*)\s*")
_SEAT = re.compile(r"[0-9]{1,2}")
_HEAD = ["remeld-position", "rules", "turn", "pool", "table"]
VERSION = "1"


def format_position(position: Position) -> str:
    """Write a position on one line.

    >>> from remeld.notation import parse_rack
    >>> from remeld.rules import EDITIONS
    >>> position = Position(
    ...     ruleset=EDITIONS["goliath"],
    ...     racks=(parse_rack("b3"), parse_rack("r1 j")),
    ...     melded=(True, False),
    ...     table=(),
    ...     pool=(),
    ...     turn=1,
    ... )
    >>> format_position(position)
    'remeld-position 1; rules goliath; turn 1; pool; table; melded b3; new r1 j'
    """
    parts = [
        f"remeld-position {VERSION}",
        f"rules {format_ruleset(position.ruleset)}",
        f"turn {position.turn}",
        f"pool {format_rack(position.pool)}",
        f"table {format_table(position.table)}",
    ]
    for rack, melded in zip(position.racks, position.melded, strict=True):
        parts.append(f"{'melded' if melded else 'new'} {format_rack(rack)}")
    return "; ".join(part.rstrip() for part in parts)


def parse_position(text: str) -> Position:
    """Read what `format_position` writes; the position is checked.

    >>> position = parse_position(
    ...     "remeld-position 1; rules goliath; turn 1; pool; table b4-6; melded b3; new r1 j"
    ... )
    >>> position.rack
    (Tile('r', 1), Tile('j', 0, joker=True))
    >>> parse_position(format_position(position)) == position
    True
    """
    check_length(text, "position")
    parts = _split(text)
    for name, part in zip(_HEAD, parts, strict=False):
        if part.word != name:
            raise NotationError(f"{name}-missing", part.word, part.start + 1, "position")
    if len(parts) < len(_HEAD) + 1:
        raise NotationError("racks-missing", text[-20:], max(1, len(text)), "position")
    version, rules, turn, pool, table = parts[: len(_HEAD)]
    if version.value != VERSION:
        raise NotationError("unknown-version", version.value, version.place, "position")
    racks, melded = [], []
    for part in parts[len(_HEAD) :]:
        if part.word not in ("melded", "new"):
            raise NotationError("unknown-part", part.word, part.start + 1, "position")
        racks.append(parse_rack(part.value, "position", part.place - 1))
        melded.append(part.word == "melded")
    if not _SEAT.fullmatch(turn.value) or int(turn.value) >= len(racks):
        raise NotationError("unknown-seat", turn.value, turn.place, "position")
    position = Position(
        ruleset=parse_ruleset(rules.value),
        racks=tuple(racks),
        melded=tuple(melded),
        table=parse_table(table.value, "position", table.place - 1),
        pool=parse_rack(pool.value, "position", pool.place - 1),
        turn=int(turn.value),
    )
    position.check()
    return position


class _Part(NamedTuple):
    """A word and what follows it; `start` and `place` say where they stand."""

    word: str
    value: str
    start: int
    place: int


def _split(text: str) -> list[_Part]:
    """The parts between semicolons; a semicolon in a quoted word of the rules does not count."""
    ends = [found.start() for found in _SEMICOLON.finditer(text) if found[0] == ";"]
    parts = []
    for start, end in zip([0, *(end + 1 for end in ends)], [*ends, len(text)], strict=True):
        found = _WORD.match(text, start, end)
        assert found is not None
        value = text[found.end() : end].rstrip()
        parts.append(_Part(found[1], value, found.start(1), found.end() + 1))
    return parts
