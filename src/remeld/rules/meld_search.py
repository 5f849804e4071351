"""The search for an initial meld: what tiles are worth in sets, and all ways to have enough.

Both take the tiles kind by kind, by number and then by colour: a set is chosen with the first of
its kinds, and what is left of a kind then is left out. A branch ends where all that is left could
not make it good enough, and what was found for the same tiles once is not looked for again.
"""

from collections import Counter
from collections.abc import Callable, Iterator
from functools import cache
from itertools import repeat

from remeld.rules.packed_tiles import BITS, Fits, Meant, PackedSet, PackedTiles, read_as
from remeld.rules.rack_sets import Valued
from remeld.rules.sets import Shape
from remeld.rules.tiles import JOKER, Table, Tile, TileSet

__all__ = ["MeldFinder", "best_meld", "melds_worth"]

Chosen = tuple[int, tuple[Valued, ...]]
"""What sets are worth together, and each of them with its value."""


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
    points, chosen = _Search(PackedTiles(tiles, shape, fits), enough, left_steps).best()
    return points, tuple(read_as(used, value, shape) for used, value in chosen)


class MeldFinder:
    """Finds melds in ever other parts of some tiles, and knows what it found before.

    Sets with jokers are not among them, nor those that are `barred`.

    >>> tiles = Counter([Tile("k", 10), Tile("r", 10), Tile("b", 10), Tile("b", 11), Tile("b", 12)])
    >>> finder = MeldFinder(tiles, Shape())
    >>> finder.find(Counter(), 30)
    ((Tile('k', 10), Tile('r', 10), Tile('b', 10)),)
    >>> finder.find(Counter([Tile("r", 10)]), 30)
    ((Tile('b', 10), Tile('b', 11), Tile('b', 12)),)
    >>> finder.find(Counter([Tile("b", 10)]), 30) is None
    True
    """

    def __init__(
        self,
        tiles: Counter[Tile],
        shape: Shape,
        barred: Callable[[TileSet], bool] | None = None,
        steps: Iterator[object] | None = None,
    ) -> None:
        numbered = Counter({tile: n for tile, n in tiles.items() if not tile.joker})
        self._tiles = PackedTiles(numbered, shape, None, barred)
        self._search = _Search(self._tiles, 0, repeat(None) if steps is None else steps)

    def find(self, without: Counter[Tile], needed: int) -> Table | None:
        """A meld worth as much as needed without these tiles; None if there is none."""
        gone = Counter({tile: n for tile, n in without.items() if n and not tile.joker})
        if not gone <= self._tiles.tiles:
            return None
        self._search.enough = needed
        found = self._search.without(gone, needed)
        return None if found is None else tuple(used for used, _ in found[1])


class _Search:
    """Looks for the best meld."""

    def __init__(self, tiles: PackedTiles, enough: int, steps: Iterator[object]) -> None:
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

    def without(self, gone: Counter[Tile], least: int) -> Chosen | None:
        """The same without these tiles and jokers; None if it is below `least`."""
        worth = self.tiles.worth - sum(tile.number * n for tile, n in gone.items())
        left = self.tiles.packed - self.tiles.pack(gone)
        return self._most(0, left, worth, 0, self.tiles.meant, least)

    def _sets(self, at: int) -> list[PackedSet]:
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
    all_tiles = PackedTiles(tiles, shape, fits)
    kinds, joker_worth = all_tiles.kinds, all_tiles.joker_worth

    def choose(
        at: int, left: int, worth: int, jokers: int, chosen: tuple[PackedSet, ...], meant: Meant
    ) -> Iterator[tuple[PackedSet, ...]]:
        if next(left_steps, seen) is seen:
            return
        total = sum([each.set[1] for each in chosen])
        if total >= needed:
            if not lean or all(total - each.set[1] < needed for each in chosen):
                yield chosen
            if lean:
                return
        at = all_tiles.next_kind(left, at)
        if at == len(kinds) or total + worth + jokers * joker_worth < needed:
            return
        for each in all_tiles.sets(at):
            now = all_tiles.joined(meant, each) if all_tiles.hold(left, each) else None
            if now is not None:
                rest = left - each.tiles, worth - each.numbered, jokers - each.jokers
                yield from choose(at, *rest, (*chosen, each), now)
        copies = all_tiles.copies(left, at)
        rest = left - (copies << BITS * at), worth - copies * kinds[at].number, jokers
        yield from choose(at + 1, *rest, chosen, meant)

    start = all_tiles.packed, all_tiles.worth, tiles[JOKER]
    for chosen in choose(0, *start, (), all_tiles.meant):
        # Sets are told apart by their identity: each is made once.
        key: object = frozenset(Counter(map(id, chosen)).items())
        if lean:
            jokered = tuple(sorted(id(each) for each in chosen if each.jokers))
            key = (jokered, sum(each.tiles for each in chosen if not each.jokers))
        if key not in seen:
            seen.add(key)
            yield tuple(read_as(*each.set, shape) for each in chosen)
