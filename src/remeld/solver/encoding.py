"""How the solver writes tiles down. There are three ways, each quick at something.

- *Cells*, to count: every kind of tile has a number, and all jokers together the last one. Tiles
  are counted in a byte for each cell, or in one large number of these bytes, which adds quickly.
- *Set bits*, as the kernels write a set: 0 for a run, its colour, its numbers and which of them are
  jokers; or 1 for a group, its number, its colours and which of them are jokers. *Packed* these
  four are one number: so the kernels take and give them.
- *Parts*, to compare sets and parts of them: no tile lies twice in a set, so each kind has a bit.
  Jokers are alike: two of them are the first two of the joker bits. So what two parts share is
  `one & other`, and how much that is, its ones.
"""

from collections.abc import Iterable
from functools import lru_cache

from remeld.rules import COLOURS, JOKER, Tile, TileSet
from remeld.solver.kernel import SetBits

__all__ = [
    "GROUP",
    "JOKERS",
    "NO_JOKER",
    "ONE_JOKER",
    "RISING",
    "RUN",
    "TILE",
    "bit",
    "cells_of",
    "is_group",
    "less",
    "packed",
    "part",
    "plus",
    "set_bits",
    "split",
    "those",
    "tiles_of",
    "units_of",
    "unpacked",
]

RUN, GROUP = 0, 1


@lru_cache(maxsize=32)
def cells_of(colours: int, numbers: int) -> dict[Tile, int]:
    """The cell of each kind of tile; all jokers come after all others.

    >>> cells_of(4, 13)[Tile("b", 1)], cells_of(4, 13)[JOKER]
    (2, 52)
    """
    kinds = [(c, n) for n in range(1, numbers + 1) for c in COLOURS[:colours]]
    cells = {Tile(colour, number): cell for cell, (colour, number) in enumerate(kinds)}
    cells |= {Tile(colour, number, joker=True): len(kinds) for colour, number in kinds}
    return cells | {JOKER: len(kinds)}


@lru_cache(maxsize=32)
def units_of(colours: int, numbers: int) -> dict[Tile, int]:
    """One of each kind of tile, in a large number with a byte for each cell."""
    return {tile: 1 << 8 * cell for tile, cell in cells_of(colours, numbers).items()}


@lru_cache(maxsize=1 << 14)
def set_bits(tiles: TileSet, group_max: int) -> SetBits:
    """A set as bits; what can be run and group is a group, if no larger than `group_max`.

    The jokers of a group stand for the first colours that it lacks.

    >>> from remeld.notation import parse_set
    >>> set_bits(parse_set("r4 j r6"), 4), set_bits(parse_set("k8 b8 j"), 4)
    ((0, 1, 112, 32), (1, 8, 7, 2))
    """
    members = jokers = held = told = colour = number = at = 0
    for place, tile in enumerate(tiles):
        if tile.joker:
            jokers += 1
            held |= 1 << place
            told |= 1 << tile.number
        else:
            colour, number, at = COLOURS.index(tile.colour), tile.number, place
            members |= 1 << number
    if members & (members - 1) == 0 and len(tiles) <= group_max:
        colours = whole = sum(1 << COLOURS.index(t.colour) for t in tiles if not t.joker)
        for _ in range(jokers):
            whole |= whole + 1
        return GROUP, number, whole, whole & ~colours
    if jokers:
        # Places count unless every joker is declared: then tiles may lie in any order.
        held = held << number - at if number >= at else held >> at - number
        held = held if told & 1 else told
    return RUN, colour, members | held, held


@lru_cache(maxsize=1 << 14)
def tiles_of(kind: int, key: int, members: int, jokers: int) -> TileSet:
    """The tiles of a set that is given as bits."""
    tiles = []
    place = 0
    while members >> place:
        if members >> place & 1:
            colour, number = (key, place) if kind == RUN else (place, key)
            one = TILE[1 << COLOUR_BITS * colour + number]
            tiles.append(JOKER if jokers >> place & 1 else one[0])
        place += 1
    return tuple(tiles)


def packed(kind: int, key: int, members: int, jokers: int) -> int:
    """A set that is given as bits in one number.

    >>> unpacked(packed(0, 1, 112, 32))
    (0, 1, 112, 32)
    """
    return kind << 40 | key << 32 | members << 16 | jokers


def unpacked(number: int) -> SetBits:
    """The bits of a packed set."""
    return number >> 40, number >> 32 & 0xFF, number >> 16 & 0xFFFF, number & 0xFFFF


COLOUR_BITS = 16
FIRST_JOKER = COLOUR_BITS * len(COLOURS)
ONE_JOKER = 1 << FIRST_JOKER
"""The part that is one joker."""
NO_JOKER = ONE_JOKER - 1
"""No part without jokers is more."""
JOKERS = 15 << FIRST_JOKER
"""Where the bits of jokers are; no box has more than four."""

_BIT = {
    Tile(colour, number): 1 << COLOUR_BITS * place + number
    for place, colour in enumerate(COLOURS)
    for number in range(1, 14)
}
TILE: dict[int, TileSet] = {bit: (tile,) for tile, bit in _BIT.items()}
"""The parts that are one tile, but no joker."""


class _Rising(dict[int, TileSet]):
    """The tiles of parts without jokers in the order of their bits, as runs lie."""

    def __missing__(self, own: int) -> TileSet:
        if len(self) >= MOST_KNOWN:
            self.clear()
        tiles: list[Tile] = []
        rest = own
        while rest:
            tiles += TILE[rest & -rest]
            rest &= rest - 1
        self[own] = tuple(tiles)
        return self[own]


MOST_KNOWN = 1 << 14
RISING: dict[int, TileSet] = _Rising()
"""The tiles of a part without jokers, as they lie in a run."""
_BIT |= dict.fromkeys([JOKER, *(tile._replace(joker=True) for tile in _BIT)], 0)


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
    if rest > NO_JOKER:
        rest = rest & NO_JOKER | _jokers((rest >> FIRST_JOKER).bit_count())
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
    if not own & JOKERS:
        # A joker has no bit, and belongs to the others.
        laid = tuple(tiles)
        stays = tuple([tile for tile in laid if own & _BIT[tile]])
        return stays, tuple([tile for tile in laid if not own & _BIT[tile]])
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


def those(own: int, tiles: Iterable[Tile]) -> TileSet:
    """Those of the tiles that belong to this part, in their order.

    >>> from remeld.notation import parse_set
    >>> those(part(parse_set("j r5")), parse_set("r4 r5 j"))
    (Tile('r', 5), Tile('j', 0, joker=True))
    """
    if own & JOKERS:
        return split(own, tiles)[0]
    return tuple([tile for tile in tiles if own & _BIT[tile]])


def is_group(own: int) -> bool:
    """Whether a set can be nothing but a group: its tiles have several colours.

    >>> from remeld.notation import parse_set
    >>> is_group(part(parse_set("r4 b4 j"))), is_group(part(parse_set("r4 j j")))
    (True, False)
    """
    tiles = own & ~JOKERS
    lowest = (tiles & -tiles).bit_length() - 1
    return tiles >> (lowest // COLOUR_BITS + 1) * COLOUR_BITS > 0
