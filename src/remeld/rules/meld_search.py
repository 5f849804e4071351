"""The search for an initial meld: what tiles are worth in sets, and all ways to have enough.

Both take the tiles kind by kind, by number and then by colour: a set is chosen with the first of
its kinds, and what is left of a kind then is left out. A branch ends where all that is left could
not make it good enough, and what was found for the same tiles once is not looked for again.
"""

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from functools import cache
from itertools import repeat

from remeld.rules.rack_sets import Valued, sets_with
from remeld.rules.sets import Shape, readings
from remeld.rules.tiles import COLOURS, JOKER, Table, Tile, TileSet

__all__ = ["Fits", "best_meld", "melds_worth"]

Chosen = tuple[int, tuple[Valued, ...]]
"""What sets are worth together, and each of them with its value."""
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
        self.stand_for = frozenset[Tile]().union(*places)
        """All that any joker may stand for."""
        self._places = list(places)
        self.add = cache(self._add)
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


def best_meld(
    tiles: Counter[Tile],
    shape: Shape,
    enough: int,
    steps: Iterator[object] | None = None,
    fits: Fits | None = None,
) -> tuple[int, Table]:
    """The largest value of disjoint sets from the tiles, and the sets.

    The search ends where the value is `enough`, or with the `steps`, where they are given. Sets
    with jokers count only where they `fit` together.

    >>> hand = Counter([Tile("k", 10), Tile("r", 10), JOKER, Tile("b", 1)])
    >>> best_meld(hand, Shape(), enough=30)[0]
    30
    """
    left_steps = repeat(None) if steps is None else steps
    points, chosen = _Search(_Tiles(tiles, shape, fits), enough, left_steps).best()
    return points, tuple(_read_as(used, value, shape) for used, value in chosen)


@dataclass(frozen=True, slots=True)
class _Packed:
    """A set as the search takes it: its tiles as one number, and the sum of their numbers."""

    tiles: int
    numbered: int
    jokers: int
    set: Valued


class _Tiles:
    """What a search starts from. Tiles are one number: some bits for each kind, jokers last."""

    def __init__(self, tiles: Counter[Tile], shape: Shape, fits: Fits | None) -> None:
        self.tiles = tiles
        self.shape = shape
        self.fits = fits
        numbered = (tile for tile in tiles if tiles[tile] and not tile.joker)
        self.kinds = sorted(numbered, key=_order)
        self.shifts = {kind: BITS * at for at, kind in enumerate((*self.kinds, JOKER))}
        self.guards = sum(1 << shift + BITS - 1 for shift in self.shifts.values())
        self.packed = self._pack(tiles)
        self.worth = sum(kind.number * tiles[kind] for kind in self.kinds)
        self.joker_worth = shape.numbers
        if fits:
            self.joker_worth = max((tile.number for tile in fits.stand_for), default=0)
        self.meant: Meant = fits.start if fits else frozenset()
        self._known_sets: dict[int, list[_Packed]] = {}

    def sets(self, at: int) -> list[_Packed]:
        """The sets whose first kind is this one."""
        if at not in self._known_sets:
            stand_for = self.fits.stand_for if self.fits else None
            self._known_sets[at] = [
                _Packed(
                    self._pack(Counter(used)),
                    sum(tile.number for tile in used),
                    used.count(JOKER),
                    (used, value),
                )
                for used, value in sets_with(self.kinds[at], self.tiles, self.shape, stand_for)
            ]
        return self._known_sets[at]

    def hold(self, left: int, one: _Packed) -> bool:
        """Whether that set can be made of what is left."""
        return (left + self.guards - one.tiles) & self.guards == self.guards

    def joined(self, meant: Meant, one: _Packed) -> Meant | None:
        """What jokers can still stand for beside one set more; None if its jokers do not fit."""
        if self.fits is None or not one.jokers:
            return meant
        return self.fits.add(meant, one.set) or None

    def next_kind(self, left: int, at: int) -> int:
        """The first kind from this one on of which there is something left."""
        while at < len(self.kinds) and not self.copies(left, at):
            at += 1
        return at

    def copies(self, left: int, at: int) -> int:
        """How many of a kind are left."""
        return left >> BITS * at & (1 << BITS - 1) - 1

    def _pack(self, tiles: Counter[Tile]) -> int:
        return sum(number << self.shifts[tile] for tile, number in tiles.items() if number)


class _Search:
    """Looks for the best meld."""

    def __init__(self, tiles: _Tiles, enough: int, steps: Iterator[object]) -> None:
        self.tiles = tiles
        self.enough = enough
        self.steps = steps
        self.sets = cache(self._sets)
        self.known: dict[object, Chosen] = {}
        self.below: dict[object, int] = {}
        """For what has no such meld: the least value that was looked for."""

    def best(self) -> Chosen:
        """The best choice of sets, or a good one where the steps ended."""
        tiles = self.tiles
        jokers = tiles.tiles[JOKER]
        return self._most(0, tiles.packed, tiles.worth, jokers, tiles.meant, 0) or (0, ())

    def _sets(self, at: int) -> list[_Packed]:
        """The sets whose first kind is this one, the most valuable first."""
        return sorted(self.tiles.sets(at), key=lambda each: -each.set[1])

    def _most(
        self, at: int, left: int, worth: int, jokers: int, meant: Meant, least: int
    ) -> Chosen | None:
        """The best choice from what is `left` from kind `at` on; None if it is below `least`.

        `worth` is the sum of the numbers that are left.
        """
        tiles = self.tiles
        at = tiles.next_kind(left, at)
        if worth + jokers * tiles.joker_worth < least:
            return None
        if at == len(tiles.kinds):
            return (0, ()) if least <= 0 else None
        key = (at, left, meant)
        if key in self.known:
            return self.known[key] if self.known[key][0] >= least else None
        if self.below.get(key, least + 1) <= least:
            return None
        if next(self.steps, self) is self:
            return (0, ()) if least <= 0 else None
        best: Chosen | None = None
        for each in self.sets(at):
            now = tiles.joined(meant, each) if tiles.hold(left, each) else None
            if now is None:
                continue
            value = each.set[1]
            rest = self._most(
                at,
                left - each.tiles,
                worth - each.numbered,
                jokers - each.jokers,
                now,
                least - value,
            )
            if rest is not None:
                best = value + rest[0], (each.set, *rest[1])
                if best[0] >= self.enough:
                    return best
                least = best[0] + 1
        copies = tiles.copies(left, at)
        worth -= copies * tiles.kinds[at].number
        left -= copies << BITS * at
        best = self._most(at + 1, left, worth, jokers, meant, least) or best
        if best is None:
            self.below[key] = least
        else:
            self.known[key] = best
        return best


def melds_worth(
    tiles: Counter[Tile],
    shape: Shape,
    needed: int,
    *,
    lean: bool = True,
    steps: Iterator[object] | None = None,
    fits: Fits | None = None,
) -> Iterator[Table]:
    """Every choice of disjoint sets worth at least `needed`; if `lean`, it needs each of its sets.

    Lean choices that differ only in how jokerless tiles are cut into sets come once. Each step
    of the search takes one of the `steps`, and it ends with them, where they are given. Sets with
    jokers are chosen only where they `fit` together.

    >>> from remeld.notation import format_table, parse_rack
    >>> from remeld.rules import EDITIONS
    >>> tiles = Counter(parse_rack("k10 r10 b10 b11 b12"))
    >>> [format_table(meld) for meld in melds_worth(tiles, EDITIONS["goliath"].shape, 30)]
    ['k10 r10 b10', 'b10 b11 b12']
    """
    seen: set[object] = set()
    left_steps = repeat(None) if steps is None else steps
    all_tiles = _Tiles(tiles, shape, fits)
    kinds, joker_worth = all_tiles.kinds, all_tiles.joker_worth

    def choose(
        at: int, left: int, worth: int, jokers: int, chosen: tuple[Valued, ...], meant: Meant
    ) -> Iterator[Table]:
        if next(left_steps, seen) is seen:
            return
        total = sum(value for _, value in chosen)
        if total >= needed:
            if not lean or all(total - value < needed for _, value in chosen):
                yield tuple(_read_as(used, value, shape) for used, value in chosen)
            if lean:
                return
        at = all_tiles.next_kind(left, at)
        if at == len(kinds) or total + worth + jokers * joker_worth < needed:
            return
        for each in all_tiles.sets(at):
            now = all_tiles.joined(meant, each) if all_tiles.hold(left, each) else None
            if now is not None:
                rest = left - each.tiles, worth - each.numbered, jokers - each.jokers
                yield from choose(at, *rest, (*chosen, each.set), now)
        copies = all_tiles.copies(left, at)
        rest = left - (copies << BITS * at), worth - copies * kinds[at].number, jokers
        yield from choose(at + 1, *rest, chosen, meant)

    start = all_tiles.packed, all_tiles.worth, tiles[JOKER]
    for meld in choose(0, *start, (), all_tiles.meant):
        jokered = sorted(used for used in meld if any(tile.joker for tile in used))
        jokerless = Counter(tile for used in meld if used not in jokered for tile in used)
        key = (tuple(jokered), frozenset(jokerless.items())) if lean else tuple(sorted(meld))
        if key not in seen:
            seen.add(key)
            yield meld


def _read_as(tiles: TileSet, value: int, shape: Shape) -> TileSet:
    """The set, its jokers declared where it must be read as a run to be worth as much."""
    worth = [reading for reading in readings(tiles, shape) if reading.value >= value]
    return tiles if len(worth) == len(readings(tiles, shape)) else worth[0].tiles


def _order(tile: Tile) -> tuple[int, int]:
    return tile.number, COLOURS.index(tile.colour)
