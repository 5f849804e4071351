"""The tiles of a question in the kernel's numbers, and the kernel's sets as tiles.

A `Stock` says what must lie on the new table and what may. It does not know sets: where the old
table may be taken apart freely, only its tiles matter.
"""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from functools import lru_cache
from operator import mul

from remeld.rules import JOKER, Rack, Ruleset, Tile, TileSet
from remeld.solver import kernel
from remeld.solver.budget import BOUNDS, LIMIT, Budget
from remeld.solver.encoding import cells_of, tiles_of, unpacked

__all__ = [
    "STEP",
    "Found",
    "Goal",
    "Stock",
    "reaches",
    "solve_bits",
    "solve_free",
]


@dataclass(frozen=True, slots=True)
class Goal:
    """What a play is worth: a weight for each tile from the rack, and for a joker from it."""

    ruleset: Ruleset
    cells: dict[Tile, int]
    """Where the kernel counts tiles like this one; jokers come after all others."""
    weights: tuple[int, ...]
    """By cell; the same tuple for the same box, which the kernel then need not read again."""
    joker: int

    @classmethod
    def tiles(cls, ruleset: Ruleset) -> "Goal":
        """Most tiles; among those plays, fewest jokers from the rack."""
        cells = cells_of(ruleset.colours, ruleset.numbers)
        return cls(ruleset, cells, _alike(cells[JOKER]), STEP - 1)

    @classmethod
    def value(cls, ruleset: Ruleset) -> "Goal":
        """Highest face value; among those plays, fewest jokers from the rack."""
        cells = cells_of(ruleset.colours, ruleset.numbers)
        weights = _by_number(ruleset.colours, ruleset.numbers)
        return cls(ruleset, cells, weights, ruleset.rack_joker_value * STEP - 1)

    @property
    def group_max(self) -> int:
        """The most tiles that fit into a group."""
        return min(self.ruleset.group_max, self.ruleset.colours)

    def left(self, rack: Sequence[int], worth: int) -> tuple[int, int]:
        """Jokers from the rack in a play of this worth, and the worth of the tiles it leaves."""
        jokers = -worth % STEP
        total = sum(map(mul, rack, self.weights))
        return jokers, total - worth + jokers * self.joker

    def played(self, laid: int, rack: Rack) -> tuple[Rack, Rack]:
        """The tiles of the rack that are laid, counted in a number as sets are; the others."""
        counts = list(laid.to_bytes(len(self.weights) + 1, "little"))
        cells = self.cells
        played: list[Tile] = []
        left: list[Tile] = []
        for tile in rack:
            cell = cells[tile]
            if counts[cell]:
                counts[cell] -= 1
                played.append(tile)
            else:
                left.append(tile)
        return tuple(played), tuple(left)

    def worth(self, tiles: Iterable[Tile]) -> int:
        """What it is worth to play these tiles from the rack."""
        return sum(self.joker if t.joker else self.weights[self.cells[t]] for t in tiles)


STEP = 8
"""A tile weighs more than all jokers of a box can take away in the second order."""


@lru_cache(maxsize=32)
def _alike(cells: int) -> tuple[int, ...]:
    """Weights of tiles that count one each."""
    return (STEP,) * cells


@lru_cache(maxsize=32)
def _by_number(colours: int, numbers: int) -> tuple[int, ...]:
    """Weights of tiles that count their number."""
    return tuple(number * STEP for number in range(1, numbers + 1) for _ in range(colours))


@dataclass(slots=True)
class Stock:
    """Tiles that must be laid (from the table) and may be laid (from the rack)."""

    must: list[int]
    may: list[int]
    must_jokers: int = 0
    may_jokers: int = 0

    @classmethod
    def of(cls, goal: Goal, table: Iterable[Tile], rack: Iterable[Tile]) -> "Stock":
        """The stock of a table and a rack."""
        cells = goal.cells
        must = [0] * (len(goal.weights) + 1)
        may = must.copy()
        for tile in table:
            must[cells[tile]] += 1
        for tile in rack:
            may[cells[tile]] += 1
        return cls(must, may, must.pop(), may.pop())

    @classmethod
    def counted(cls, table: bytes, rack: bytes) -> "Stock":
        """The stock of tiles that are counted already, a byte for each cell, jokers last."""
        must, may = list(table), list(rack)
        return cls(must, may, must.pop(), may.pop())

    def copy(self) -> "Stock":
        """A stock of its own."""
        return Stock(self.must.copy(), self.may.copy(), self.must_jokers, self.may_jokers)

    def plus(self, goal: Goal, sets: Iterable[TileSet]) -> "Stock":
        """The stock with the tiles of these sets on the table; the rack is shared."""
        must, cells = [*self.must, self.must_jokers], goal.cells
        for tiles in sets:
            for tile in tiles:
                must[cells[tile]] += 1
        return Stock(must, self.may, must.pop(), self.may_jokers)

    def holds(self, cell: int) -> int:
        """How many tiles of that cell there are in all."""
        return self.must[cell] + self.may[cell]

    def use(self, goal: Goal, tile: Tile) -> int:
        """Lay one tile, from the table if one lies there; the worth if it came from the rack."""
        if tile.joker:
            if self.must_jokers:
                self.must_jokers -= 1
                return 0
            self.may_jokers -= 1
            return goal.joker
        cell = goal.cells[tile]
        if self.must[cell]:
            self.must[cell] -= 1
            return 0
        return self.use_rack(goal, tile)

    def use_rack(self, goal: Goal, tile: Tile) -> int:
        """Lay one tile from the rack, whatever lies on the table."""
        if tile.joker:
            self.may_jokers -= 1
            return goal.joker
        cell = goal.cells[tile]
        self.may[cell] -= 1
        return goal.weights[cell]


@dataclass(slots=True)
class Found:
    """A play: what it is worth, and the sets that it makes."""

    worth: int
    sets: list[TileSet] = field(default_factory=list)


def solve_free(
    goal: Goal,
    stock: Stock,
    budget: Budget,
    floor: int | None = None,
    *,
    need: int = 0,
    enough: int | None = None,
) -> Found | None:
    """The best play with free rearrangement that is worth more than `floor`, if there is one.

    `need` is what the sets must total, jokers at the value of what they stand for; a play worth
    `enough` will do.
    """
    jokers = (stock.must_jokers, stock.may_jokers)
    worth, sets = solve_bits(goal, stock.must, stock.may, jokers, budget, floor, need, enough)
    return None if worth is None else Found(worth, [tiles_of(*unpacked(each)) for each in sets])


def solve_bits(
    goal: Goal,
    must: Sequence[int],
    may: Sequence[int],
    jokers: tuple[int, int],
    budget: Budget,
    floor: int | None,
    need: int = 0,
    enough: int | None = None,
) -> tuple[int | None, list[int]]:
    """The same in the kernel's numbers: the worth if there is a play, and the sets, packed."""
    rules = goal.ruleset
    on_table, on_rack = jokers
    # By place: a kernel for every Python takes names one by one.
    proved, worth, sets, effort = kernel.solve(
        (rules.colours, rules.numbers, rules.group_max, rules.run_max),
        must,
        may,
        on_table,
        on_rack,
        goal.weights,
        goal.joker,
        need,
        floor,
        enough,
        max(1, min(budget.left, LIMIT)),
    )
    wild = on_table + on_rack
    budget.charge(effort + wild * min(effort, BOUNDS) if wild else effort)
    if not proved:
        budget.proved = False
    return worth, sets


def reaches(goal: Goal, stock: Stock, budget: Budget, worth: int) -> bool:
    """Whether a play with free rearrangement is worth so much."""
    jokers = (stock.must_jokers, stock.may_jokers)
    found, _ = solve_bits(goal, stock.must, stock.may, jokers, budget, worth - 1, enough=worth)
    return found is not None
