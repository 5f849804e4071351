"""A position as one line of text, and back.

    remeld-position 1; rules goliath; turn 0; pool k1 r2; table b4 b5 b6; melded b3 b8; new r1

After the version come the rules, the seat on turn, the pool (next tile first), the table, and
one part for each rack in the order of seats: `melded` or `new` says whether that seat has made
its initial meld.
"""

from remeld.notation.errors import NotationError
from remeld.notation.rulesets import format_ruleset, parse_ruleset
from remeld.notation.tiles import format_rack, format_table, parse_rack, parse_table
from remeld.rules import Position

__all__ = ["format_position", "parse_position"]

_HEAD = ["remeld-position", "rules", "turn", "pool", "table"]
VERSION = "1"


def format_position(position: Position) -> str:
    """Write a position on one line."""
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
    parts = _split(text)
    values = {}
    for name, (word, value, place) in zip(_HEAD, parts, strict=False):
        if word != name:
            raise NotationError(f"{name}-missing", word, place, "position")
        values[name] = value
    if len(parts) < len(_HEAD) + 1:
        raise NotationError("racks-missing", text[-20:], len(text), "position")
    if values["remeld-position"] != VERSION:
        raise NotationError("unknown-version", values["remeld-position"], 1, "position")
    racks, melded = [], []
    for word, value, place in parts[len(_HEAD) :]:
        if word not in ("melded", "new"):
            raise NotationError("unknown-part", word, place, "position")
        racks.append(parse_rack(value, "position"))
        melded.append(word == "melded")
    if not values["turn"].isdecimal() or int(values["turn"]) >= len(racks):
        raise NotationError("unknown-seat", values["turn"], parts[2][2], "position")
    position = Position(
        ruleset=parse_ruleset(values["rules"]),
        racks=tuple(racks),
        melded=tuple(melded),
        table=parse_table(values["table"], "position"),
        pool=parse_rack(values["pool"], "position"),
        turn=int(values["turn"]),
    )
    position.check()
    return position


def _split(text: str) -> list[tuple[str, str, int]]:
    parts, place = [], 1
    for part in text.split(";"):
        word, _, value = part.strip().partition(" ")
        parts.append((word, value.strip(), place))
        place += len(part) + 1
    return parts
