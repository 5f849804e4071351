"""What both who see little see at a glance: a tile that fits at an end of a set."""

from remeld.rules import Ruleset, Tile, TileSet

# Without the check of arguments: asked a hundred times a turn.
from remeld.rules.sets import readings

__all__ = ["longer_set"]


def longer_set(rules: Ruleset, tiles: TileSet, tile: Tile) -> TileSet | None:
    """The set with the tile at an end, if it is one and its jokers still stand for the same.

    >>> from remeld.notation import parse_rack, parse_set
    >>> from remeld.rules import EDITIONS
    >>> (tile,) = parse_rack("b3")
    >>> longer_set(EDITIONS["goliath"], parse_set("b4-6"), tile) == parse_set("b3-6")
    True
    """
    for longer in ((tile, *tiles), (*tiles, tile)):
        if readings(longer, rules.shape):
            return longer
    return None
