"""Which copy of a tile lies where: the question behind "some assignment makes it legal".

Each old set holds at most one copy of a tile. A demand speaks of one copy: it lies in that new
set, it does not, it came from the rack. Kinds are independent of each other and have at most a
few copies, so trying every assignment of a kind is exact and cheap.
"""

from collections import Counter
from collections.abc import Iterable, Mapping
from itertools import permutations
from typing import Literal, NamedTuple

from remeld.rules.tiles import Table, Tile

__all__ = ["ANYWHERE", "GONE", "RACK", "Copies", "Demand"]

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


class Copies:
    """Where the copies of each tile were before the turn, and where they are after it."""

    def __init__(self, before: Table, after: Table, played: Mapping[Tile, int]) -> None:
        self._sources: dict[Tile, list[int]] = {}
        self._targets: dict[Tile, list[int]] = {}
        self._known: dict[tuple[Demand, ...], bool] = {}
        for index, tiles in enumerate(before):
            for tile in tiles:
                self._sources.setdefault(tile, []).append(index)
        for tile, number in played.items():
            self._sources.setdefault(tile, []).extend([RACK] * number)
        for index, tiles in enumerate(after):
            for tile in tiles:
                self._targets.setdefault(tile, []).append(index)

    def allow(self, demands: Iterable[Demand]) -> bool:
        """Whether some assignment of copies meets all demands at once."""
        by_tile: dict[Tile, list[Demand]] = {}
        for demand in demands:
            by_tile.setdefault(demand.tile, []).append(demand)
        return all(self._remembered(tuple(wanted)) for wanted in by_tile.values())

    def _remembered(self, demands: tuple[Demand, ...]) -> bool:
        """The search asks the same question of a kind many times over."""
        if demands not in self._known:
            self._known[demands] = self._allow_kind(demands[0].tile, demands)
        return self._known[demands]

    def _allow_kind(self, tile: Tile, demands: tuple[Demand, ...]) -> bool:
        sources = self._sources.get(tile, [])
        targets = self._targets.get(tile, [])
        targets = targets + [GONE] * (len(sources) - len(targets))
        return any(
            _meets(demands, list(zip(sources, chosen, strict=True)))
            for chosen in set(permutations(targets, len(sources)))
        )


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
