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
    - `meld`: the same, but it lay in a set of the meld before
    - `swap`: a copy from the rack, apart from all those, lies in `new` or ANYWHERE; `old` tells
      the demands of several jokers apart
    - `copy`: the same, but the copy may come from the table too
    """

    what: Literal["lies", "away", "rack", "meld", "swap", "copy"]
    tile: Tile
    old: int
    new: int


class Broken(NamedTuple):
    """The condition that the tiles of old set `old` do not all lie in new set `new`."""

    old: int
    new: int


Left = frozenset[Broken]
"""The sets that a kind does not break in some assignment of its copies."""
Wanted = frozenset[Demand]
"""What is demanded of the copies of one kind."""
Pairs = tuple[tuple[int, int], ...]
"""One way to say which copy of a kind lies where: pairs of an old and a new set."""


class Copies:
    """Where the copies of each tile were before the turn, and where they are after it."""

    def __init__(self, before: Table, after: Table, played: Mapping[Tile, int]) -> None:
        self._before = before
        self._played = played
        self._homes, self._places = _where(before), _where(after)
        # The search asks the same questions many times over.
        self._known: dict[tuple[frozenset[Demand], Left], bool] = {}
        self._pairs: dict[tuple[Tile, Wanted], list[Pairs]] = {}
        self._choices: dict[tuple[Tile, Wanted, Left], list[Left]] = {}
        self._settled: dict[Tile, tuple[set[tuple[int, int]], set[tuple[int, int]]]] = {}

    def always(self, demand: Demand) -> bool:
        """Whether every assignment of copies has this copy lie there, or not lie there."""
        if demand.tile not in self._settled:
            found = self._assignments(demand.tile)
            every = {pair for pairs in found for pair in pairs}
            self._settled[demand.tile] = every, every.intersection(*found)
        possible, sure = self._settled[demand.tile]
        pair = (demand.old, demand.new)
        return (
            pair in sure
            if demand.what == "lies"
            else (demand.what == "away" and pair not in possible)
        )

    def allow(self, demands: Iterable[Demand], broken: Iterable[Broken] = ()) -> bool:
        """Whether some assignment of copies meets all demands, and breaks these sets, at once."""
        every, tasks = frozenset(demands), frozenset(broken)
        key = (every, tasks)
        if key not in self._known:
            by_tile: dict[Tile, list[Demand]] = {}
            for demand in every:
                by_tile.setdefault(demand.tile, []).append(demand)
            wanted = {tile: frozenset(each) for tile, each in by_tile.items()}
            self._known[key] = all(
                self._assignments(tile, each) for tile, each in wanted.items()
            ) and (not tasks or self._breaks(wanted, tasks))
        return self._known[key]

    def _assignments(self, tile: Tile, wanted: Wanted = frozenset()) -> list[Pairs]:
        """Every way to say which copy of a kind lies where that meets these demands."""
        key = (tile, wanted)
        if key not in self._pairs:
            if wanted:
                found = [each for each in self._assignments(tile) if _meets(wanted, each)]
            else:
                sources = self._homes.get(tile, []) + [RACK] * self._played.get(tile, 0)
                targets = self._places.get(tile, [])
                targets = targets + [GONE] * (len(sources) - len(targets))
                # Copies from the rack are alike.
                ways = permutations(targets, len(sources))
                found = list({tuple(sorted(zip(sources, each, strict=True))) for each in ways})
            self._pairs[key] = found
        return self._pairs[key]

    def _breaks(self, wanted: Mapping[Tile, Wanted], tasks: Left) -> bool:
        """Whether the kinds can break all these sets, each as its own demands let it."""
        kinds = {tile for task in tasks for tile in self._before[task.old] if not tile.joker}
        choices = {
            tile: self._left_whole(
                tile,
                wanted.get(tile, frozenset()),
                frozenset(task for task in tasks if tile in self._before[task.old]),
            )
            for tile in kinds
        }
        return self._choose(tasks, choices)

    def _left_whole(self, tile: Tile, wanted: Wanted, own: Left) -> list[Left]:
        """Which of its own sets a kind does not break, for each way to lay it that is worth it."""
        key = (tile, wanted, own)
        if key not in self._choices:
            left = {
                frozenset(task for task in own if task in pairs)
                for pairs in self._assignments(tile, wanted)
            }
            # What leaves more of them whole is never better.
            self._choices[key] = [each for each in left if not any(other < each for other in left)]
        return self._choices[key]

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


def _where(table: Table) -> dict[Tile, list[int]]:
    """The sets in which the copies of each kind lie."""
    found: dict[Tile, list[int]] = {}
    for at, tiles in enumerate(table):
        for tile in tiles:
            found.setdefault(tile, []).append(at)
    return found


def _meets(demands: Wanted, pairs: Pairs) -> bool:
    on_rack = []
    for demand in demands:
        what, _, old, new = demand
        if what == "lies":
            if (old, new) not in pairs:
                return False
        elif what == "away":
            if (old, new) in pairs:
                return False
        else:
            on_rack.append(demand)
    return not on_rack or _meets_on_rack(on_rack, pairs)


def _meets_on_rack(demands: list[Demand], pairs: Pairs) -> bool:
    """Whether there are copies for those demands that tell where one must come from."""
    apart = [demand for demand in demands if demand.what in ("swap", "copy")]
    rack_only = all(demand.what == "swap" for demand in apart)
    rack = Counter(new for old, new in pairs if old == RACK)
    left = Counter(new for old, new in pairs if old == RACK or not rack_only)
    # Several jokers may lean on the same tile of their new set, which is wanted only once.
    kept = {demand.new for demand in demands if demand.what == "rack"}
    melded = {demand.new for demand in demands if demand.what == "meld"}
    if kept & melded:
        return False
    for new in kept | melded:
        if not rack[new]:
            return False
        left[new] -= 1
    left.subtract(demand.new for demand in apart if demand.new != ANYWHERE)
    anywhere = sum(demand.new == ANYWHERE for demand in apart)
    return min(left.values(), default=0) >= 0 and left.total() >= anywhere
