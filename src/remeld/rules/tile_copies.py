"""Which copy of a tile lies where: the question behind "some assignment makes it legal".

Each old set holds at most one copy of a tile. A demand speaks of one copy: it lies in that new
set, it does not, it came from the rack. Kinds are independent of each other and have at most a
few copies, so trying every assignment of a kind is exact and cheap. Only where old sets must not
lie whole in a new one, kinds share a task: one of them has to break the set.
"""

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from itertools import permutations
from typing import Literal, NamedTuple

from remeld.rules.tiles import Table, Tile

__all__ = ["ANYWHERE", "GONE", "RACK", "Broken", "Copies", "Demand"]

RACK = -1
"""Stands for the rack where an old set is meant."""
GONE = -1
"""Stands for "not on the new table" where a new set is meant."""
ANYWHERE = -2


class Demand(NamedTuple):
    """A condition on one copy of `tile`.

    - `lies`: the copy of old set `old` lies in new set `new`
    - `away`: it does not
    - `rack`: a copy from the rack lies in new set `new`
    - `swap`: a copy from the rack, apart from all those, lies in `new` or ANYWHERE; `old` tells
      the demands of several jokers apart
    - `copy`: the same, but the copy may come from the table too
    """

    what: Literal["lies", "away", "rack", "swap", "copy"]
    tile: Tile
    old: int
    new: int


class Broken(NamedTuple):
    """The condition that the tiles of old set `old` do not all lie in new set `new`."""

    old: int
    new: int


Left = frozenset[Broken]
"""The sets that a kind does not break in some assignment of its copies."""


class Copies:
    """Where the copies of each tile were before the turn, and where they are after it."""

    def __init__(self, before: Table, after: Table, played: Mapping[Tile, int]) -> None:
        self._before = before
        self._after = after
        self._played = played
        self._known: dict[tuple[tuple[Demand, ...], Left], bool] = {}
        self._pairs: dict[Tile, list[list[tuple[int, int]]]] = {}

    def allow(self, demands: Iterable[Demand], broken: Iterable[Broken] = ()) -> bool:
        """Whether some assignment of copies meets all demands, and breaks these sets, at once."""
        by_tile: dict[Tile, list[Demand]] = {}
        for demand in demands:
            by_tile.setdefault(demand.tile, []).append(demand)
        wanted = {tile: tuple(each) for tile, each in by_tile.items()}
        if not all(self._remembered(tile, each) for tile, each in wanted.items()):
            return False
        tasks = frozenset(broken)
        if not tasks:
            return True
        key = (tuple(sorted(demand for each in wanted.values() for demand in each)), tasks)
        if key not in self._known:
            self._known[key] = self._breaks(wanted, tasks)
        return self._known[key]

    def _remembered(self, tile: Tile, demands: tuple[Demand, ...]) -> bool:
        """The search asks the same question of a kind many times over."""
        key = (demands, frozenset[Broken]())
        if key not in self._known:
            self._known[key] = any(_meets(demands, pairs) for pairs in self._assignments(tile))
        return self._known[key]

    def _assignments(self, tile: Tile) -> list[list[tuple[int, int]]]:
        """Every way to say which copy of a kind lies where, as pairs of an old and a new set."""
        if tile not in self._pairs:
            sources = [at for at, tiles in enumerate(self._before) for t in tiles if t == tile]
            sources += [RACK] * self._played.get(tile, 0)
            targets = [at for at, tiles in enumerate(self._after) for t in tiles if t == tile]
            targets += [GONE] * (len(sources) - len(targets))
            chosen = set(permutations(targets, len(sources)))
            self._pairs[tile] = [list(zip(sources, each, strict=True)) for each in chosen]
        return self._pairs[tile]

    def _breaks(self, wanted: Mapping[Tile, tuple[Demand, ...]], tasks: Left) -> bool:
        """Whether the kinds can break all these sets, each as its own demands let it."""
        choices: dict[Tile, list[Left]] = {}
        for tile in {tile for task in tasks for tile in self._before[task.old] if not tile.joker}:
            own = {task for task in tasks if tile in self._before[task.old]}
            left = {
                frozenset(task for task in own if task in pairs)
                for pairs in self._assignments(tile)
                if _meets(wanted.get(tile, ()), pairs)
            }
            # What leaves more of them whole is never better.
            choices[tile] = [each for each in left if not any(other < each for other in left)]
        return self._choose(tasks, choices)

    def _choose(self, tasks: Left, choices: Mapping[Tile, Sequence[Left]]) -> bool:
        """Whether each kind can be given a choice such that every set is broken by one of them."""
        if not tasks:
            return True
        ways = {task: self._ways_to_break(task, choices) for task in tasks}
        hardest = min(sorted(tasks), key=lambda task: len(ways[task]))
        for tile, left in ways[hardest]:
            untouched = {task for task in tasks if tile not in self._before[task.old]}
            others = {each: choices[each] for each in choices if each != tile}
            if self._choose(tasks & (untouched | left), others):
                return True
        return False

    def _ways_to_break(
        self, task: Broken, choices: Mapping[Tile, Sequence[Left]]
    ) -> list[tuple[Tile, Left]]:
        kinds = [tile for tile in self._before[task.old] if tile in choices]
        return [(tile, left) for tile in kinds for left in choices[tile] if task not in left]


def _meets(demands: tuple[Demand, ...], pairs: list[tuple[int, int]]) -> bool:
    for what, _, old, new in demands:
        if what == "lies" and (old, new) not in pairs:
            return False
        if what == "away" and (old, new) in pairs:
            return False
    apart = [demand for demand in demands if demand.what in ("swap", "copy")]
    rack_only = all(demand.what == "swap" for demand in apart)
    rack = Counter(new for old, new in pairs if old == RACK)
    left = Counter(new for old, new in pairs if old == RACK or not rack_only)
    # Several jokers may lean on the same tile of their new set, which is wanted only once.
    for new in {demand.new for demand in demands if demand.what == "rack"}:
        if not rack[new]:
            return False
        left[new] -= 1
    left.subtract(demand.new for demand in apart if demand.new != ANYWHERE)
    anywhere = sum(demand.new == ANYWHERE for demand in apart)
    return min(left.values(), default=0) >= 0 and left.total() >= anywhere
