"""Every turn there is, for small positions: the oracle of the solver's upper floors.

It shares nothing with the solver, nor with the referee that the solver asks: all ways to cut
tiles into sets are written down, every meaning of their jokers is tried, and the second referee
(`tests/rules/oracle.py`) says which turns are legal.
"""

from collections.abc import Iterator
from itertools import chain, groupby, product
from typing import NamedTuple

from remeld.rules import Rack, Ruleset, Table
from remeld.solver import Objective
from tests.rules.oracle import meld_only, ordinary
from tests.solver.heaps import Cutter, Meaning, count, heap, meanings, shared, size


class Best(NamedTuple):
    """The key of the best turn: objective, rack jokers, old sets touched, tiles moved."""

    objective: int
    jokers: int
    touched: int
    moved: int


def choices(rack: Rack) -> list[Rack]:
    """Every choice of one or more of the tiles."""
    kinds = [[(tile,) * n for n in range(most + 1)] for tile, most in count(rack).items()]
    return [tuple(chain(*chosen)) for chosen in product(*kinds) if any(chosen)]


def jokers_in(tiles: Rack) -> int:
    """How many of the tiles are jokers."""
    return sum(tile.joker for tile in tiles)


class Turns:
    """All the turns of a position."""

    def __init__(self, rules: Ruleset, table: Table, rack: Rack, *, melded: bool = True) -> None:
        self.rules, self.table, self.rack, self.melded = rules, table, rack, melded
        self.cutter = Cutter(rules, chain(*table, rack))
        self.old = [(heap(tiles), meanings(tiles, self.cutter.rules)) for tiles in table]
        self.closed = not melded and rules.table_in_meld_turn == "closed"
        self.melds: dict[Rack, list[tuple[Table, Rack]]] = {}

    def best(self, objective: Objective) -> Best | None:
        """The key of the best turn; None if there is no turn (or no way out).

        Choices of rack tiles are looked at from the best down: those of the same worth and the
        same number of jokers together.
        """

        def key(played: Rack) -> tuple[int, int]:
            return -self.worth(played, objective), jokers_in(played)

        wanted = len(self.rack) if objective == "out" else 1
        plays = [played for played in choices(self.rack) if len(played) >= wanted]
        for (worth, jokers), alike in groupby(sorted(plays, key=key), key=key):
            found = [least for played in alike if (least := self.least(played))]
            if found:
                return Best(-worth, jokers, *min(found))
        return None

    def worth(self, played: Rack, objective: Objective) -> int:
        """What the objective is that these tiles reach."""
        if objective != "value":
            return len(played)
        numbers = sum(tile.number for tile in played if not tile.joker)
        return numbers + jokers_in(played) * self.rules.rack_joker_value

    def every(self) -> set[Rack]:
        """The tiles of every turn."""
        return {tuple(sorted(played)) for played in choices(self.rack) if self.least(played)}

    def least(self, played: Rack) -> tuple[int, int] | None:
        """The least that a legal turn with these tiles disturbs; None if there is no such turn."""
        least: tuple[int, int] | None = None
        for cut in self.cutter.cuts(heap(chain(*self.table, played))):
            for after in product(*(pile.ways for pile in cut)):
                new = [(pile.heap, way.meaning) for pile, way in zip(cut, after, strict=True)]
                most = 0 if self.closed else least[0] if least else len(self.old)
                disturbed = min(self.disturbed(self.old, new, [], most), default=None)
                if disturbed is None or (least and disturbed >= least):
                    continue
                if self.legal(played, tuple(way.tiles for way in after)):
                    least = disturbed
        return least

    def legal(self, played: Rack, after: Table) -> bool:
        """What the second referee says of a turn whose sets are legal and of the right tiles."""
        if self.melded:
            return ordinary(self.rules, self.table, after, played)
        if self.closed:
            return meld_only(self.rules, self.table, after)
        return any(
            ordinary(self.rules, self.table, after, rest, meld)
            for meld, rest in self.first_phases(played)
        )

    def first_phases(self, played: Rack) -> list[tuple[Table, Rack]]:
        """Every initial meld that these tiles can make, and the tiles that are left."""
        if played not in self.melds:
            nothing: list[tuple[Table, Rack]] = [] if self.rules.meld_min else [((), played)]
            self.melds[played] = nothing + [
                (tuple(way.tiles for way in meld), tuple((count(played) - count(part)).elements()))
                for part in choices(played)
                for cut in self.cutter.cuts(heap(part))
                for meld in product(*(pile.ways for pile in cut))
                if sum(t.number for way in meld for t in way.tiles) >= self.rules.meld_min
            ]
        return self.melds[played]

    def disturbance(self, after: Table) -> tuple[int, int]:
        """Old sets that do not stand unchanged on the new table, and tiles of them that moved."""
        read = [
            [(heap(tiles), each) for each in meanings(tiles, self.cutter.rules)] for tiles in after
        ]
        most = len(self.old)
        return min(min(self.disturbed(self.old, list(new), [], most)) for new in product(*read))

    def disturbed(
        self,
        old: list[tuple[int, frozenset[Meaning]]],
        new: list[tuple[int, Meaning]],
        changed: list[int],
        most: int,
    ) -> Iterator[tuple[int, int]]:
        """The disturbance for every way to say which new set is which old one unchanged.

        Where more than `most` sets would have changed, nobody wants to know.
        """
        if len(changed) > most:
            return
        if not old:
            tiles = sum(map(size, changed))
            yield len(changed), tiles - staying(changed, [tiles for tiles, _ in new])
            return
        tiles, means = old[0]
        same = [number for number, (_, meaning) in enumerate(new) if meaning in means]
        for number in same:
            yield from self.disturbed(old[1:], new[:number] + new[number + 1 :], changed, most)
        if not same or len(means) > 1:
            yield from self.disturbed(old[1:], new, [*changed, tiles], most)


def staying(old: list[int], new: list[int]) -> int:
    """The most tiles that stay with their set, by trying every home for every set."""
    if not old:
        return 0
    most = 0
    for number, home in enumerate(new):
        here = shared(old[0], home)
        rooms = [*new[:number], home - here, *new[number + 1 :]]
        most = max(most, size(here) + staying(old[1:], rooms))
    return most
