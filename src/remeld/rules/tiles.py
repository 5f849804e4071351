"""Tiles, and the box they come in.

A tile is a small frozen value. A joker that nobody has told what it stands for is `JOKER`;
one that a player has declared carries the colour and number of the tile it stands for.

>>> Tile("b", 8)
Tile('b', 8)
>>> declared = Tile("b", 8, joker=True)
>>> declared.plain == JOKER
True
"""

from collections import Counter
from collections.abc import Iterable
from functools import cache
from itertools import chain
from typing import TYPE_CHECKING, NamedTuple, Self, TypeAlias

__all__ = [
    "COLOURS",
    "JOKER",
    "UNKNOWN",
    "Box",
    "Rack",
    "Table",
    "Tile",
    "TileSet",
    "count",
    "minus",
    "plain",
    "spread",
]

COLOURS = "krbogp"
"""Black, red, blue, the fourth colour (orange or yellow); green and purple in house rules."""
HIGHEST = 99
"""The highest number that can be written; boxes have thirteen."""
_PLACES = {colour: place for place, colour in enumerate(COLOURS)}
_LETTERS = tuple(COLOURS + "j?")
"""Beside colours what a joker has that stands for nothing yet, and a tile that lies face down."""
_tuple = tuple.__new__


class _Named(NamedTuple):
    """The parts of a tile."""

    colour: str
    number: int
    joker: bool = False


class Tile(_Named):
    """One tile: a colour letter and a number, or a joker.

    >>> tile = Tile("b", 8)
    >>> tile, str(tile)
    (Tile('b', 8), 'b8')
    >>> Tile("b", "8")
    Traceback (most recent call last):
        ...
    TypeError: number is '8', but must be a whole number from 0 to 99
    """

    __slots__ = ()

    if TYPE_CHECKING:
        # Only of what has an equality of its own does mypy believe that text may be in it, as in
        # `"b3" in tiles`.
        def __eq__(self, other: object, /) -> bool: ...
        def __hash__(self) -> int: ...

    def __new__(cls, colour: str, number: int, joker: bool = False) -> Self:
        """What can be no tile is refused; the number 0 is beyond every box, like 14."""
        numbered = type(number) is int and 0 <= number <= HIGHEST
        if numbered and colour in _LETTERS and type(joker) is bool:
            return _tuple(cls, (colour, number, joker))
        raise _no_tile(colour, number, joker)

    @property
    def plain(self) -> "Tile":
        """The tile as it lies in the box: every joker is the same `JOKER`."""
        return JOKER if self.joker else self

    @property
    def declared(self) -> bool:
        """Whether it is known from the tile alone what it stands for."""
        return self.number > 0

    def __repr__(self) -> str:
        if self.joker:
            return f"Tile({self.colour!r}, {self.number!r}, joker=True)"
        return f"Tile({self.colour!r}, {self.number!r})"

    def __str__(self) -> str:
        if self == UNKNOWN:
            return "??"
        if not self.declared:
            return "j"
        return f"{'j=' if self.joker else ''}{self.colour}{self.number}"


def _no_tile(colour: object, number: object, joker: object) -> Exception:
    """What to raise for what is no tile: which part is wrong, and what it may be."""
    kind: type[Exception] = ValueError
    if type(joker) is not bool:
        wrong, given, kind, may = "joker", joker, TypeError, "True or False"
    elif colour not in _LETTERS:
        wrong, given, may = "colour", colour, f"one of {', '.join(COLOURS)}"
        may += '; a joker is Tile("j", 0, joker=True), and Tiles("b3 j") reads text'
        kind = ValueError if isinstance(colour, str) else TypeError
    else:
        wrong, given, may = "number", number, f"a whole number from 0 to {HIGHEST}"
        kind = ValueError if type(number) is int else TypeError
    return kind(f"{wrong} is {given!r:.60}, but must be {may}")


JOKER = Tile("j", 0, joker=True)
UNKNOWN = Tile("?", 0)
"""A tile that lies face down for whoever reads this."""

TileSet: TypeAlias = tuple[Tile, ...]
"""Tiles that lie together on the table, in the order in which they were laid."""
Table: TypeAlias = tuple[TileSet, ...]
Rack: TypeAlias = tuple[Tile, ...]


class Box(NamedTuple):
    """What is in the box: so many colours, numbers, copies and jokers.

    >>> Box(colours=4, numbers=13, copies=2, jokers=2).total
    106
    >>> Box(colours=4, numbers=13, copies=3, jokers=4).total
    160
    """

    colours: int
    numbers: int
    copies: int
    jokers: int

    @property
    def total(self) -> int:
        """How many tiles there are in all."""
        return self.colours * self.numbers * self.copies + self.jokers

    def tiles(self) -> Rack:
        """Every tile, in the fixed order from which a deal is shuffled."""
        return _all_tiles(self)

    def holds(self, tile: Tile) -> int:
        """How many tiles like this one are in the box.

        >>> Box(4, 13, 2, 2).holds(Tile("k", 14))
        0
        """
        if tile.joker and not tile.declared:
            return self.jokers
        fits = _PLACES.get(tile.colour, len(COLOURS)) < self.colours
        fits = fits and 1 <= tile.number <= self.numbers
        return (self.jokers if tile.joker else self.copies) if fits else 0


@cache
def _all_tiles(box: Box) -> Rack:
    kinds = (
        Tile(colour, number)
        for colour in COLOURS[: box.colours]
        for number in range(1, box.numbers + 1)
    )
    return tuple(tile for tile in kinds for _ in range(box.copies)) + (JOKER,) * box.jokers


def plain(tiles: Iterable[Tile]) -> Rack:
    """The same tiles with every joker undeclared.

    >>> plain([Tile("r", 5), Tile("b", 1, joker=True)])
    (Tile('r', 5), Tile('j', 0, joker=True))
    """
    return tuple([JOKER if tile.joker else tile for tile in tiles])


def count(tiles: Iterable[Tile]) -> Counter[Tile]:
    """How many there are of each kind, jokers being alike.

    >>> count([Tile("r", 5), Tile("r", 5), Tile("b", 1, joker=True)])[JOKER]
    1
    """
    return Counter([JOKER if tile.joker else tile for tile in tiles])


def minus(one: Counter[Tile], other: Counter[Tile]) -> Counter[Tile]:
    """`one - other`, several times as fast: asked a dozen times in every turn of every game.

    >>> left = minus(count([Tile("r", 5), Tile("r", 5), Tile("b", 1)]), count([Tile("r", 5)]))
    >>> [*left.elements()]
    [Tile('r', 5), Tile('b', 1)]
    """
    held, left = other.get, Counter[Tile]()
    for tile, had in one.items():
        if (n := had - held(tile, 0)) > 0:
            left[tile] = n
    return left


def spread(table: Table) -> Rack:
    """All tiles of a table, set by set.

    >>> spread(((Tile("r", 5), Tile("b", 5)), (Tile("k", 1),)))
    (Tile('r', 5), Tile('b', 5), Tile('k', 1))
    """
    return tuple(chain.from_iterable(table))
