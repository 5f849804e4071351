"""Heaps of tiles, and all ways to cut them into sets: the brute of the brute force.

What a set is, and how it can be read, the second referee says (`tests/rules/oracle_sets.py`).
"""

from collections import Counter
from collections.abc import Iterable
from functools import lru_cache
from itertools import combinations
from typing import NamedTuple

from remeld.rules import COLOURS, JOKER, Ruleset, Shape, Tile, TileSet
from tests.rules.oracle_sets import printed, read, shapes

Meaning = frozenset[tuple[tuple[Tile, frozenset[Tile]], int]]
"""The tiles of a set with what they stand for, whatever their order."""

LIKE: dict[Shape, Ruleset] = {}
"""One ruleset for all that agree on what a set is, so that they share what was found out."""


class Lying(NamedTuple):
    """A set as it lies on the table, its jokers declared."""

    tiles: TileSet
    meaning: Meaning


class Pile(NamedTuple):
    """Tiles that make a set: as a heap, and the ways they can lie."""

    heap: int
    ways: list[Lying]


Cut = tuple[Pile, ...]

JOKERS = 4 * len(COLOURS) * 13
"""Where the jokers are in a heap: after all other tiles."""
ONE = {
    Tile(colour, number): 1 << 4 * (13 * place + number - 1)
    for place, colour in enumerate(COLOURS)
    for number in range(1, 14)
} | {JOKER: 1 << JOKERS}
"""The heap of a single tile."""
EIGHT = 8 * sum(ONE.values())
"""No heap has eight of a tile: what is left of these says where another heap has too many."""


def heap(tiles: Iterable[Tile]) -> int:
    """The tiles as a number: four bits for each different tile say how often it is there."""
    return sum(ONE[printed(tile)] for tile in tiles)


def first(heap: int) -> int:
    """The place of the first tile that is in the heap; -1 if there is none."""
    return ((heap & -heap).bit_length() - 1) // 4


def shared(one: int, other: int) -> int:
    """The heap of what two sets have in common: no set holds a numbered tile twice."""
    jokers = min(one >> JOKERS, other >> JOKERS)
    return one & other & ((1 << JOKERS) - 1) | jokers << JOKERS


def size(part: int) -> int:
    """How many tiles a part of a set has."""
    jokers = part >> JOKERS
    return (part ^ jokers << JOKERS).bit_count() + jokers


def count(tiles: Iterable[Tile]) -> Counter[Tile]:
    """How often each tile is there, jokers being alike."""
    return Counter(map(printed, tiles))


@lru_cache(maxsize=1 << 16)
def meanings(tiles: TileSet, rules: Ruleset) -> frozenset[Meaning]:
    """What the set can be read as; two sets with a meaning in common are the same set."""
    return frozenset(
        frozenset(Counter(zip(map(printed, tiles), reading.means, strict=True)).items())
        for reading in read(tiles, rules)
    )


@lru_cache(maxsize=1 << 10)
def shapes_with(side: int, value: str | int, rules: Ruleset) -> list[TileSet]:
    """The sets without jokers of one colour (side 0) or of one number (side 1)."""
    return [tiles for tiles in shapes(rules) if all(tile[side] == value for tile in tiles)]


@lru_cache(maxsize=1 << 16)
def piles_of(side: int, pool: TileSet, jokers: int, rules: Ruleset) -> dict[int, list[Pile]]:
    """The sets from different tiles of one colour or one number, and from so many jokers.

    They come by the place of their first tile. Each has every way to read it once.
    """
    ways: dict[int, dict[Meaning, Lying]] = {}
    for shape in shapes_with(side, pool[0][side], rules):
        held = [tile for tile in shape if tile in pool]
        for number in range(max(1, len(shape) - jokers), len(held) + 1):
            for real in combinations(held, number):
                tiles = tuple(t if t in real else t._replace(joker=True) for t in shape)
                (meaning,) = meanings(tiles, rules)
                ways.setdefault(heap(tiles), {}).setdefault(meaning, Lying(tiles, meaning))
    found: dict[int, list[Pile]] = {}
    for used, lyings in ways.items():
        found.setdefault(first(used), []).append(Pile(used, list(lyings.values())))
    return found


class Cutter:
    """Cuts heaps of the tiles of one position into sets."""

    def __init__(self, rules: Ruleset, tiles: Iterable[Tile]) -> None:
        self.rules = LIKE.setdefault(rules.shape, rules)
        there = count(tiles)
        numbered = sorted(tile for tile in there if not tile.joker)
        self.piles: dict[int, list[Pile]] = {}
        for side in (0, 1):
            for value in {tile[side] for tile in numbered}:
                pool = tuple(tile for tile in numbered if tile[side] == value)
                for place, piles in piles_of(side, pool, there[JOKER], self.rules).items():
                    self.piles[place] = self.piles.get(place, []) + piles
        self.known: dict[tuple[int, int], list[Cut]] = {}

    def cuts(self, heap: int, after: int = 0) -> list[Cut]:
        """All ways to cut the heap into sets: its first tile lies in any set that there is for it.

        Of sets that start with the same tile none comes before the one numbered `after`, so that
        no cut comes twice.
        """
        if not heap:
            return [()]
        if (heap, after) not in self.known:
            found: list[Cut] = []
            start = first(heap)
            for number, pile in enumerate(self.piles.get(start, [])[after:], after):
                rest = heap + EIGHT - pile.heap
                if rest & EIGHT == EIGHT:
                    rest -= EIGHT
                    again = number if first(rest) == start else 0
                    found += [(pile, *more) for more in self.cuts(rest, again)]
            self.known[heap, after] = found
        return self.known[heap, after]
