"""What a question is about: rules, table and rack, or a position, view or game that has them."""

from typing import NamedTuple, TypeAlias

from remeld import match, rules
from remeld.library.checks import check_flag, wrong
from remeld.library.reading import (
    RulesLike,
    TableLike,
    TilesLike,
    pointed,
    read_rules,
    read_table,
    read_tiles,
)
from remeld.library.values import Position, View
from remeld.notation import parse_position
from remeld.rules import Rack, Ruleset

__all__ = ["AskedTurn", "Seen", "asked_turn", "asked_view"]

Seen: TypeAlias = rules.View | rules.Position | match.Game | str
"""From where a seat on turn looks: a view, a position (or its text), a game."""
_SEEN = "a position or its text, a view or a game; or rules, and a table and a rack beside them"


class AskedTurn(NamedTuple):
    """All that decides what can be played."""

    ruleset: Ruleset
    table: rules.Table
    rack: Rack
    melded: bool


def asked_view(seen: Seen) -> View:
    """What the seat on turn sees.

    >>> text = "remeld-position 1; rules goliath; turn 1; pool k1; table b4-6; melded b3; new r1 j"
    >>> asked_view(text).seat, asked_view(text).rack
    (1, Tiles('r1 j'))
    """
    if isinstance(seen, rules.View):
        return seen if isinstance(seen, View) else View.of(seen)
    if isinstance(seen, match.Game):
        if seen.state.ended:
            raise wrong("where", seen, "a game that is not over", ValueError)
        return View.of(seen.view(seen.state.turn))
    if isinstance(seen, str):
        with pointed("where", seen):
            seen = Position.of(parse_position(seen))
    if not isinstance(seen, rules.Position):
        raise wrong("where", seen, _SEEN)
    return View.of(rules.view(seen, seen.turn))


def asked_turn(
    where: Seen | RulesLike,
    table: TableLike | None,
    rack: TilesLike | None,
    melded: bool | None,
) -> AskedTurn:
    """The turn that is meant; who has said nothing else has melded.

    >>> asked_turn("goliath", "b4-6", "b7", None).melded
    True
    """
    if melded is not None:
        check_flag("melded", melded)
    if table is None and rack is None:
        if isinstance(where, Ruleset) or (isinstance(where, str) and ";" not in where):
            raise TypeError("table and rack are missing: only a position has them itself")
        seen = asked_view(where)
        if melded is not None:
            raise TypeError("melded is given, but a position says that itself")
        seat = seen.turn if seen.seat is None else seen.seat
        return AskedTurn(seen.ruleset, seen.table, seen.own_rack, seen.melded[seat])
    if table is None or rack is None:
        raise TypeError(f"{'table' if table is None else 'rack'} is missing")
    if not isinstance(where, Ruleset | str):
        raise wrong("where", where, 'an edition\'s name, like "goliath", or a Ruleset')
    tiles, sets = read_tiles(rack, "rack"), read_table(table, "table")
    return AskedTurn(read_rules(where, "where"), sets, tiles, melded is not False)
