"""Sets, and parts of them, as bits of one number: quick to compare.

No tile lies twice in a set, so each kind has a bit. Jokers are alike: two of them are the first
two of the joker bits. So what two parts share is `one & other`, and how much that is, its ones.
"""

from collections.abc import Iterable
from functools import lru_cache

from remeld.rules import COLOURS, Tile, TileSet

__all__ = ["JOKERS", "bit", "is_group", "less", "part", "plus", "split"]

COLOUR_BITS = 16
FIRST_JOKER = COLOUR_BITS * len(COLOURS)
JOKERS = 15 << FIRST_JOKER
"""Where the bits of jokers are; no box has more than four."""

_BIT = {
    Tile(colour, number): 1 << COLOUR_BITS * place + number
    for place, colour in enumerate(COLOURS)
    for number in range(1, 14)
}


@lru_cache(maxsize=1 << 14)
def part(tiles: TileSet) -> int:
    """A set, or some tiles of one, as bits."""
    numbered = [_BIT[tile] for tile in tiles if not tile.joker]
    return sum(numbered) + _jokers(len(tiles) - len(numbered))


def _jokers(number: int) -> int:
    return (1 << number) - 1 << FIRST_JOKER


def bit(tile: Tile) -> int:
    """The bit of a tile that is no joker."""
    return _BIT[tile]


def less(own: int, other: int) -> int:
    """What is left of a part without what both share."""
    rest = own & ~other
    if rest >> FIRST_JOKER:
        rest = rest & ~JOKERS | _jokers((rest & JOKERS).bit_count())
    return rest


def plus(own: int, other: int) -> int:
    """Two parts together that share no tile but jokers."""
    if own & other:
        jokers = (own >> FIRST_JOKER).bit_count() + (other >> FIRST_JOKER).bit_count()
        return (own | other) & ~JOKERS | _jokers(jokers)
    return own | other


def split(own: int, tiles: Iterable[Tile]) -> tuple[TileSet, TileSet]:
    """Those of the tiles that belong to this part, and the others, in their order.

    >>> from remeld.notation import parse_set
    >>> split(part(parse_set("j r5")), parse_set("r4 r5 j"))[1]
    (Tile('r', 4),)
    """
    mine: list[Tile] = []
    others: list[Tile] = []
    jokers = (own >> FIRST_JOKER).bit_count()
    for tile in tiles:
        if tile.joker:
            jokers -= 1
            (mine if jokers >= 0 else others).append(tile)
        else:
            (mine if own & _BIT[tile] else others).append(tile)
    return tuple(mine), tuple(others)


def is_group(own: int) -> bool:
    """Whether a set can be nothing but a group: its tiles have several colours.

    >>> from remeld.notation import parse_set
    >>> is_group(part(parse_set("r4 b4 j"))), is_group(part(parse_set("r4 j j")))
    (True, False)
    """
    tiles = own & ~JOKERS
    lowest = (tiles & -tiles).bit_length() - 1
    return tiles >> (lowest // COLOUR_BITS + 1) * COLOUR_BITS > 0
