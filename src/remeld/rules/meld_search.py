"""The search for an initial meld: what tiles are worth in sets, and all ways to have enough.

Both take the tiles kind by kind, by number and then by colour, the one downwards and the other
upwards: a set is chosen with the first of its kinds, and what is left of a kind then is left out. A
branch ends where all that is left could not make it good enough, and what was found for the same
tiles once is not looked for again.
"""

from collections import Counter
from collections.abc import Callable, Iterator
from functools import cached_property
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
    points, chosen = _Search(PackedTiles(tiles, shape, fits), left_steps).best(enough)
    return points, tuple(read_as(used, value, shape) for used, value in chosen)


class MeldFinder:
    """Finds melds in ever other parts of some tiles, and knows what it found before.

    Sets with jokers are not among them, nor those that are `barred`.

    >>> tiles = Counter([Tile("k", 10), Tile("r", 10), Tile("b", 10), Tile("b", 11), Tile("b", 12)])
    >>> finder = MeldFinder(tiles, Shape())
    >>> finder.find(Counter(), 30)
    ((Tile('b', 10), Tile('b', 11), Tile('b', 12)),)
    >>> finder.find(Counter([Tile("b", 12)]), 30)
    ((Tile('k', 10), Tile('r', 10), Tile('b', 10)),)
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
        self._search = _Search(self._tiles, repeat(None) if steps is None else steps)

    def find(self, without: Counter[Tile], needed: int) -> Table | None:
        """A meld worth as much as needed without these tiles; None if there is none."""
        gone = Counter({tile: n for tile, n in without.items() if n and not tile.joker})
        if not gone <= self._tiles.tiles:
            return None
        found = self._search.without(gone, needed)
        return None if found is None else tuple(used for used, _ in found[1])


class _Search:
    """Looks for the best meld, from the highest tiles down: without these, little is left."""

    def __init__(self, tiles: PackedTiles, steps: Iterator[object]) -> None:
        self.tiles = tiles
        self.steps = steps
        self.known: dict[object, Chosen] = {}
        self.below: dict[object, int] = {}
        """For what has no such meld: the least value that was looked for."""

    def best(self, enough: int) -> Chosen:
        """A choice of sets that is good enough, else the best; a good one where the steps ended."""
        tiles = self.tiles
        jokers = tiles.tiles[JOKER]
        return self._most(tiles.packed, tiles.worth, jokers, tiles.meant, 0, enough) or (0, ())

    def without(self, gone: Counter[Tile], least: int) -> Chosen | None:
        """One that is worth `least` without these tiles and jokers; None if there is none."""
        worth = self.tiles.worth - sum(tile.number * n for tile, n in gone.items())
        left = self.tiles.packed - self.tiles.pack(gone)
        return self._most(left, worth, 0, self.tiles.meant, least, least)

    @cached_property
    def sets(self) -> list[list[PackedSet]]:
        """By kind the sets whose last kind it is, the most valuable first."""
        tiles = self.tiles
        found: list[list[PackedSet]] = [[] for _ in tiles.kinds]
        for at in range(len(tiles.kinds)):
            for each in tiles.sets(at):
                found[tiles.last_kind(each.tiles)].append(each)
        for some in found:
            some.sort(key=lambda each: -each.set[1])
        return found

    def _most(
        self, left: int, worth: int, jokers: int, meant: Meant, least: int, enough: int
    ) -> Chosen | None:
        """The best choice from what is `left`, or one that is `enough`; None if below `least`.

        `worth` is the sum of the numbers that are left.
        """
        tiles = self.tiles
        if enough <= 0:
            return 0, ()
        if worth + jokers * tiles.joker_worth < least:
            return None
        at = tiles.last_kind(left)
        if at < 0:
            return (0, ()) if least <= 0 else None
        key = (left, meant)
        if key in self.known:
            return self.known[key] if self.known[key][0] >= least else None
        if self.below.get(key, least + 1) <= least:
            return None
        if next(self.steps, self) is self:
            return (0, ()) if least <= 0 else None
        best: Chosen | None = None
        for each in self.sets[at]:
            now = tiles.joined(meant, each) if tiles.hold(left, each) else None
            if now is None:
                continue
            value = each.set[1]
            rest = self._most(
                left - each.tiles,
                worth - each.numbered,
                jokers - each.jokers,
                now,
                least - value,
                enough - value,
            )
            if rest is not None:
                best = value + rest[0], (each.set, *rest[1])
                if best[0] >= enough:
                    return best
                least = best[0] + 1
        copies = tiles.copies(left, at)
        worth -= copies * tiles.kinds[at].number
        left -= copies << BITS * at
        best = self._most(left, worth, jokers, meant, least, enough) or best
        if best is None:
            self.below[key] = least
        elif best[0] < enough:
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
