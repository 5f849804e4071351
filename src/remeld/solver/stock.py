"""The tiles of a question in the kernel's numbers, and the kernel's sets as tiles.

A `Stock` says what must lie on the new table and what may. It does not know sets: where the old
table may be taken apart freely, only its tiles matter.
"""

from collections.abc import Iterable
from dataclasses import dataclass, field

from remeld.rules import COLOURS, JOKER, Ruleset, Tile, TileSet
from remeld.solver import kernel

__all__ = ["Budget", "Found", "Goal", "Stock", "reaches", "solve_free"]


@dataclass(frozen=True, slots=True)
class Goal:
    """What a play is worth: a weight for each tile from the rack, and for a joker from it."""

    ruleset: Ruleset
    weights: list[int]
    joker: int

    @classmethod
    def tiles(cls, ruleset: Ruleset) -> "Goal":
        """Most tiles; among those plays, fewest jokers from the rack."""
        cells = ruleset.numbers * ruleset.colours
        return cls(ruleset, [STEP] * cells, STEP - 1)

    @classmethod
    def value(cls, ruleset: Ruleset) -> "Goal":
        """Highest face value; among those plays, fewest jokers from the rack."""
        numbers = range(1, ruleset.numbers + 1)
        weights = [number * STEP for number in numbers for _ in range(ruleset.colours)]
        return cls(ruleset, weights, ruleset.rack_joker_value * STEP - 1)

    def cell(self, tile: Tile) -> int:
        """Where the kernel counts tiles like this one."""
        return (tile.number - 1) * self.ruleset.colours + COLOURS.index(tile.colour)

    def worth(self, tiles: Iterable[Tile]) -> int:
        """What it is worth to play these tiles from the rack."""
        return sum(self.joker if t.joker else self.weights[self.cell(t)] for t in tiles)


STEP = 8
"""A tile weighs more than all jokers of a box can take away in the second order."""


class Budget:
    """How much searching is left; what is found after it runs out is not proved."""

    def __init__(self, effort: int | None) -> None:
        self.left = UNLIMITED if effort is None else effort
        self.proved = True

    @property
    def spent(self) -> bool:
        """Whether nothing is left."""
        return self.left <= 0

    def charge(self, effort: int) -> None:
        """Take off what a step of the search cost."""
        self.left -= effort + CALL
        if self.left <= 0:
            self.proved = False


UNLIMITED = 1 << 60
CALL = 100
"""What asking costs, in states, however easy the question."""
LIMIT = 1 << 40
RUN = 0
"""The kernel's word for a run; a group is 1."""


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
        cells = len(goal.weights)
        stock = cls([0] * cells, [0] * cells)
        for tile in table:
            if tile.joker:
                stock.must_jokers += 1
            else:
                stock.must[goal.cell(tile)] += 1
        for tile in rack:
            if tile.joker:
                stock.may_jokers += 1
            else:
                stock.may[goal.cell(tile)] += 1
        return stock

    def copy(self) -> "Stock":
        """A stock of its own."""
        return Stock(self.must.copy(), self.may.copy(), self.must_jokers, self.may_jokers)

    def plus(self, goal: Goal, sets: Iterable[TileSet]) -> "Stock":
        """The stock with the tiles of these sets on the table; the rack is shared."""
        must, jokers = self.must.copy(), self.must_jokers
        for tiles in sets:
            for tile in tiles:
                if tile.joker:
                    jokers += 1
                else:
                    must[goal.cell(tile)] += 1
        return Stock(must, self.may, jokers, self.may_jokers)

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
        cell = goal.cell(tile)
        if self.must[cell]:
            self.must[cell] -= 1
            return 0
        return self.use_rack(goal, tile)

    def use_rack(self, goal: Goal, tile: Tile) -> int:
        """Lay one tile from the rack, whatever lies on the table."""
        if tile.joker:
            self.may_jokers -= 1
            return goal.joker
        cell = goal.cell(tile)
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
    rules = goal.ruleset
    proved, worth, sets, effort = kernel.solve(
        (rules.colours, rules.numbers, rules.group_max, rules.run_max),
        stock.must,
        stock.may,
        stock.must_jokers,
        stock.may_jokers,
        goal.weights,
        goal.joker,
        need=need,
        floor=floor,
        enough=enough,
        limit=max(1, min(budget.left, LIMIT)),
    )
    budget.charge(effort)
    if not proved:
        budget.proved = False
    if worth is None:
        return None
    return Found(worth, [_tiles(*each) for each in sets])


def reaches(goal: Goal, stock: Stock, budget: Budget, worth: int) -> bool:
    """Whether a play with free rearrangement is worth so much."""
    return solve_free(goal, stock, budget, worth - 1, enough=worth) is not None


def _tiles(kind: int, key: int, members: int, jokers: int) -> TileSet:
    """A set as the kernel writes it: members and jokers as bits."""
    tiles = []
    place = 0
    while members >> place:
        if members >> place & 1:
            colour, number = (key, place) if kind == RUN else (place, key)
            tiles.append(JOKER if jokers >> place & 1 else Tile(COLOURS[colour], number))
        place += 1
    return tuple(tiles)
