"""Laying the tiles of some old sets anew with as few of them moved as possible.

The search lays one set after the other, always one that holds the first tile not yet laid. What
has moved so far bounds it from one side; from the other the kernel tells at each step whether
the play can still be as good as the best.
"""

from collections.abc import Iterator

from remeld.rules import COLOURS, JOKER, Tile, TileSet, spread
from remeld.solver.budget import Budget
from remeld.solver.freed_jokers import TurnQuestion, obeys
from remeld.solver.moved import moved_tiles
from remeld.solver.stock import Goal, Stock, solve_free

__all__ = ["cover"]

CHOICE = 20
"""What it costs to think of a set, in states."""


def cover(
    turn: TurnQuestion, counted: int, worth: int, fewer_than: int, budget: Budget
) -> tuple[list[TileSet], int] | None:
    """New sets for a play worth `worth` that move fewest tiles, and how many they move.

    Only the first `counted` old sets count; the others were laid in this very turn. Nothing is
    found where `fewer_than` tiles is the best that can be done.
    """
    stock = Stock.of(turn.goal, spread(turn.old), turn.rack)
    search = _Search(turn, counted, fewer_than, budget)
    search.lay(stock, worth, [], [0] * counted)
    return None if search.best is None else (search.best, search.bound)


class _Search:
    def __init__(self, turn: TurnQuestion, counted: int, bound: int, budget: Budget) -> None:
        self.turn = turn
        self.goal = turn.goal
        self.bound = bound
        """Only plays that move fewer tiles are looked for."""
        self.best: list[TileSet] | None = None
        self.budget = budget
        self.counted = turn.old[:counted]
        self.size = sum(map(len, self.counted))
        self.homes: dict[Tile, list[int]] = {}
        for index, tiles in enumerate(self.counted):
            for tile in {tile.plain for tile in tiles}:
                self.homes.setdefault(tile, []).append(index)
        self.jokers = [sum(tile.joker for tile in tiles) for tiles in self.counted]
        self.cells = [
            [self.goal.cells[tile] for tile in tiles if not tile.joker] for tiles in self.counted
        ]

    def lay(self, stock: Stock, needed: int, sets: list[TileSet], parts: list[int]) -> None:
        """Lay what must be laid; `needed` is still to be gained, `parts` lie together already."""
        if self.budget.spent or self.bound == 0:
            return
        found = solve_free(self.goal, stock, self.budget, needed - 1, enough=needed)
        if found is None:
            return
        tile = self._next(stock)
        if tile is None:
            self._finish(sets + found.sets)
            # Other sets of what is left on the rack may move less, or be allowed.
            tile = self._on_rack(stock) if self._moved(stock, parts) < self.bound else None
            if tile is None:
                return
            left = stock.copy()
            left.may[self.goal.cells[tile]] = 0
            self.lay(left, needed, sets, parts)
        choices = []
        for tiles in _sets_with(self.goal, tile, stock):
            self.budget.work(CHOICE)
            longer = self._longer(parts, tiles)
            left = stock.copy()
            gained = sum(left.use(self.goal, each) for each in tiles)
            moved = self._moved(left, longer)
            if moved < self.bound:
                choices.append((moved, -len(tiles), tiles, left, gained, longer))
        choices.sort(key=lambda choice: choice[:2])
        for moved, _, tiles, left, gained, longer in choices:
            if moved < self.bound:
                self.lay(left, needed - gained, [*sets, tiles], longer)

    def _finish(self, sets: list[TileSet]) -> None:
        moved = moved_tiles(self.counted, sets)
        if moved < self.bound and obeys(self.turn, sets, self.budget):
            self.best, self.bound = sets, moved

    def _longer(self, parts: list[int], tiles: TileSet) -> list[int]:
        """The largest part of each old set that lies together, with this set."""
        here = [0] * len(parts)
        wild = 0
        for tile in tiles:
            if tile.joker:
                wild += 1
            else:
                for index in self.homes.get(tile, ()):
                    here[index] += 1
        if wild:
            here = [n + min(wild, own) for n, own in zip(here, self.jokers, strict=True)]
        return [max(pair) for pair in zip(parts, here, strict=True)]

    def _moved(self, stock: Stock, parts: list[int]) -> int:
        """The fewest tiles that have moved whatever happens: no set grows after it is laid."""
        staying = 0
        for part, cells, own in zip(parts, self.cells, self.jokers, strict=True):
            # Copies are alike: one from the rack may stand in for the one that has gone.
            rest = min(own, stock.must_jokers + stock.may_jokers)
            for cell in cells:
                if stock.holds(cell):
                    rest += 1
            staying += max(rest, part)
        return self.size - staying

    def _on_rack(self, stock: Stock) -> Tile | None:
        """A tile that may be laid, once all that must be laid are."""
        cells = self.goal.cells
        return next((t for t in self.turn.rack if not t.joker and stock.may[cells[t]]), None)

    def _next(self, stock: Stock) -> Tile | None:
        """A tile of the old sets that is not laid yet."""
        for old in self.turn.old:
            for tile in old:
                if not tile.joker and stock.must[self.goal.cells[tile]]:
                    return tile
        return JOKER if stock.must_jokers else None


def _sets_with(goal: Goal, tile: Tile, stock: Stock) -> Iterator[TileSet]:
    """Every set of the tiles in stock that holds `tile`."""
    if tile.joker:
        for colour in COLOURS[: goal.ruleset.colours]:
            for number in range(1, goal.ruleset.numbers + 1):
                first = Tile(colour, number)
                if stock.holds(goal.cells[first]):
                    for tiles in _sets_with(goal, first, stock):
                        if JOKER in tiles and _first_numbered(tiles) == first:
                            yield tiles
        return
    jokers = stock.must_jokers + stock.may_jokers
    yield from _groups_with(goal, tile, stock, jokers)
    yield from _runs_with(goal, tile, stock, jokers)


def _first_numbered(tiles: TileSet) -> Tile:
    return next(tile for tile in tiles if not tile.joker)


def _groups_with(goal: Goal, tile: Tile, stock: Stock, jokers: int) -> Iterator[TileSet]:
    rules = goal.ruleset
    most = min(rules.group_max, rules.colours)
    others = [
        other
        for other in (Tile(colour, tile.number) for colour in COLOURS[: rules.colours])
        if other != tile and stock.holds(goal.cells[other])
    ]
    for mask in range(1 << len(others)):
        chosen = tuple(t for bit, t in enumerate(others) if mask >> bit & 1)
        for wild in range(jokers + 1):
            if rules.min_set <= 1 + len(chosen) + wild <= most:
                yield (tile, *chosen, *[JOKER] * wild)


def _runs_with(goal: Goal, tile: Tile, stock: Stock, jokers: int) -> Iterator[TileSet]:
    rules = goal.ruleset
    longest = min(rules.run_max, rules.numbers)

    def after(run: tuple[Tile, ...], number: int, left: int) -> Iterator[TileSet]:
        if len(run) >= rules.min_set:
            yield run
        if number > rules.numbers or len(run) == longest:
            return
        following = Tile(tile.colour, number)
        if stock.holds(goal.cells[following]):
            yield from after((*run, following), number + 1, left)
        if left:
            yield from after((*run, JOKER), number + 1, left - 1)

    def before(run: tuple[Tile, ...], number: int, left: int) -> Iterator[TileSet]:
        yield from after(run, tile.number + 1, left)
        if number < 1 or len(run) == longest:
            return
        previous = Tile(tile.colour, number)
        if stock.holds(goal.cells[previous]):
            yield from before((previous, *run), number - 1, left)
        if left:
            yield from before((JOKER, *run), number - 1, left - 1)

    yield from before((tile,), tile.number - 1, jokers)
