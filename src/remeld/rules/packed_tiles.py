"""Tiles as one number, and the sets that can be made of them, for the search for a meld.

Some bits count the tiles of each kind, jokers last, so that taking a set away is a subtraction.
"""

from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass
from functools import cache, lru_cache

from remeld.rules.rack_sets import Valued, sets_with
from remeld.rules.sets import Shape, readings
from remeld.rules.tiles import COLOURS, JOKER, Tile, TileSet

__all__ = ["BITS", "Fits", "Meant", "PackedSet", "PackedTiles", "read_as", "sets_of"]

BITS = 4
"""For the number of tiles of a kind, and a bit above it that shows where none was left to take."""
Way = tuple[int, ...]
Meant = frozenset[Way]
"""What jokers can still stand for: each element lists it for one way to read the others so far."""


class Fits:
    """Whether the jokers of a meld may stand for what they stand for in it.

    Each of them lies on the table in the end, where it has to stand for the same. `shown` are the
    ways to read the jokers there, each with what every one of them may stand for.
    """

    def __init__(self, shape: Shape, shown: Iterable[Sequence[frozenset[Tile]]]) -> None:
        self._shape = shape
        places: dict[frozenset[Tile], int] = {}
        self.start: Meant = frozenset(
            tuple(sorted(places.setdefault(meant, len(places)) for meant in way)) for way in shown
        )
        """What there is for a meld without jokers."""
        self.stand_for: frozenset[Tile] = frozenset[Tile]().union(*places)
        """All that any joker may stand for."""
        self._places = list(places)
        self.add: Callable[[Meant, Valued], Meant] = cache(self._add)
        """What is left with one set more; nothing if its jokers do not fit."""

    def _add(self, meant: Meant, one: Valued) -> Meant:
        tiles, worth = one
        own = [
            [each for tile, each in zip(told.tiles, told.stands_for, strict=True) if tile.joker]
            for told in readings(tiles, self._shape)
            if told.value >= worth
        ]
        return frozenset(left for jokers in own for way in meant for left in self._put(jokers, way))

    def _put(self, jokers: list[frozenset[Tile]], way: Way) -> Iterator[Way]:
        """What is left where each of these has a place of its own."""
        if not jokers:
            yield way
            return
        for at, place in enumerate(way):
            if place not in way[:at] and jokers[0] & self._places[place]:
                yield from self._put(jokers[1:], way[:at] + way[at + 1 :])


@dataclass(frozen=True, slots=True)
class PackedSet:
    """A set as the search takes it: its tiles as one number, and the sum of their numbers."""

    tiles: int
    numbered: int
    jokers: int
    set: Valued


class PackedTiles:
    """What a search starts from. Tiles are one number: some bits for each kind, jokers last."""

    def __init__(
        self,
        tiles: Counter[Tile],
        shape: Shape,
        fits: Fits | None,
        barred: Callable[[TileSet], bool] | None = None,
    ) -> None:
        self.tiles = tiles
        self.barred = barred
        self.shape = shape
        self.fits = fits
        numbered = (tile for tile in tiles if tiles[tile] and not tile.joker)
        self.kinds: list[Tile] = sorted(numbered, key=_order)
        in_order = enumerate((*self.kinds, JOKER))
        self.shifts: dict[Tile, int] = {kind: BITS * at for at, kind in in_order}
        self.guards: int = sum(1 << shift + BITS - 1 for shift in self.shifts.values())
        self.numbered: int = (1 << BITS * len(self.kinds)) - 1
        self.packed: int = self.pack(tiles)
        self.worth: int = sum(kind.number * tiles[kind] for kind in self.kinds)
        self.joker_worth: int = shape.numbers
        if fits:
            self.joker_worth = max((tile.number for tile in fits.stand_for), default=0)
        self.meant: Meant = fits.start if fits else frozenset()
        self._known_sets: dict[int, list[PackedSet]] = {}

    def sets(self, at: int) -> list[PackedSet]:
        """The sets whose first kind is this one."""
        if at not in self._known_sets:
            stand_for = self.fits.stand_for if self.fits else None
            self._known_sets[at] = [
                PackedSet(
                    self.pack(Counter(used)),
                    sum(tile.number for tile in used),
                    used.count(JOKER),
                    (used, value),
                )
                for used, value in sets_with(self.kinds[at], self.tiles, self.shape, stand_for)
                if self.barred is None or not self.barred(used)
            ]
        return self._known_sets[at]

    def hold(self, left: int, one: PackedSet) -> bool:
        """Whether that set can be made of what is left."""
        return (left + self.guards - one.tiles) & self.guards == self.guards

    def joined(self, meant: Meant, one: PackedSet) -> Meant | None:
        """What jokers can still stand for beside one set more; None if its jokers do not fit."""
        if self.fits is None or not one.jokers:
            return meant
        return self.fits.add(meant, one.set) or None

    def next_kind(self, left: int, at: int) -> int:
        """The first kind from this one on of which there is something left."""
        while at < len(self.kinds) and not self.copies(left, at):
            at += 1
        return at

    def last_kind(self, left: int) -> int:
        """The last kind of which there is something left; -1 if there are jokers at most."""
        return ((left & self.numbered).bit_length() - 1) // BITS

    def copies(self, left: int, at: int) -> int:
        """How many of a kind are left."""
        return left >> BITS * at & (1 << BITS - 1) - 1

    def pack(self, tiles: Counter[Tile]) -> int:
        """The tiles as one number."""
        return sum(number << self.shifts[tile] for tile, number in tiles.items() if number)


def sets_of(tiles: Counter[Tile], shape: Shape, fits: Fits) -> Iterator[Valued]:
    """Every legal set from the tiles whose jokers fit, with its value."""
    source = PackedTiles(tiles, shape, fits)
    for at in range(len(source.kinds)):
        for each in source.sets(at):
            if source.joined(source.meant, each) is not None:
                yield each.set


@lru_cache(maxsize=1 << 14)
def read_as(tiles: TileSet, value: int, shape: Shape) -> TileSet:
    """The set, its jokers declared where it must be read as a run to be worth as much."""
    worth = [reading for reading in readings(tiles, shape) if reading.value >= value]
    return tiles if len(worth) == len(readings(tiles, shape)) else worth[0].tiles


def _order(tile: Tile) -> tuple[int, int]:
    return tile.number, COLOURS.index(tile.colour)
