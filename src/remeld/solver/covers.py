"""All ways to lay the tiles of some old sets anew, the least disturbing first.

The search lays one set after the other, always one that holds the first tile not yet laid. The
kernel tells at each step whether the play can still be as good as the best.
"""

from collections.abc import Iterator

from remeld.rules import COLOURS, JOKER, Tile, TileSet, count, spread
from remeld.solver.freeing import Turn, obeys
from remeld.solver.moved import moved_tiles
from remeld.solver.stock import Budget, Goal, Stock, solve_free

__all__ = ["Cover", "least_moved"]


class Cover:
    """The new sets that move fewest tiles of the old ones, so far."""

    def __init__(self, most: int) -> None:
        self.moved = most
        """Only what moves fewer tiles than this is of interest."""
        self.sets: list[TileSet] | None = None


def least_moved(turn: Turn, counted: int, worth: int, budget: Budget, cover: Cover) -> None:
    """Improve `cover` by the least disturbing play with `turn` that is worth `worth`.

    Only the first `counted` old sets count; the others were laid in this very turn.
    """
    stock = Stock.of(turn.goal, spread(turn.old), turn.rack)
    _Search(turn, counted, budget, cover).lay(stock, worth, [])


class _Search:
    def __init__(self, turn: Turn, counted: int, budget: Budget, cover: Cover) -> None:
        self.turn = turn
        self.goal = turn.goal
        self.budget = budget
        self.cover = cover
        self.counted = turn.old[:counted]
        self.old = [count(tiles) for tiles in self.counted]
        self.size = sum(map(len, self.counted))

    def lay(self, stock: Stock, needed: int, sets: list[TileSet]) -> None:
        """Lay the tiles that must be laid; `needed` is the worth that is still to be gained."""
        if self.cover.moved == 0 or self.budget.spent:
            return
        found = solve_free(self.goal, stock, self.budget, needed - 1)
        if found is None or self._least(stock, sets) >= self.cover.moved:
            return
        tile = self._next(stock)
        if tile is None:
            self._finish(sets + found.sets)
            return
        for tiles in self._ordered(tile, stock):
            left = stock.copy()
            gained = sum(left.use(self.goal, each) for each in tiles)
            self.lay(left, needed - gained, [*sets, tiles])

    def _finish(self, sets: list[TileSet]) -> None:
        moved = moved_tiles(self.counted, sets)
        if moved < self.cover.moved and obeys(self.turn, sets):
            self.cover.moved = moved
            self.cover.sets = sets

    def _least(self, stock: Stock, sets: list[TileSet]) -> int:
        """The fewest tiles that have moved whatever happens: no set grows after it is laid."""
        laid = [count(tiles) for tiles in sets]
        staying = 0
        for old in self.old:
            rest = sum(
                min(number, stock.must_jokers if tile.joker else stock.must[self.goal.cell(tile)])
                for tile, number in old.items()
            )
            staying += max([rest, *((old & each).total() for each in laid)])
        return self.size - staying

    def _next(self, stock: Stock) -> Tile | None:
        """A tile of the old sets that is not laid yet."""
        for old in self.turn.old:
            for tile in old:
                if not tile.joker and stock.must[self.goal.cell(tile)]:
                    return tile
        return JOKER if stock.must_jokers else None

    def _ordered(self, tile: Tile, stock: Stock) -> list[TileSet]:
        """The sets with that tile, those that keep most of an old set together first."""
        found = list(_sets_with(self.goal, tile, stock))
        return sorted(found, key=self._broken)

    def _broken(self, tiles: TileSet) -> tuple[int, int]:
        here = count(tiles)
        together = max(((old & here).total() for old in self.old), default=0)
        return -together, len(tiles)


def _sets_with(goal: Goal, tile: Tile, stock: Stock) -> Iterator[TileSet]:
    """Every set of the tiles in stock that holds `tile`."""
    if tile.joker:
        for colour in COLOURS[: goal.ruleset.colours]:
            for number in range(1, goal.ruleset.numbers + 1):
                first = Tile(colour, number)
                if stock.holds(goal.cell(first)):
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
        if other != tile and stock.holds(goal.cell(other))
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
        if stock.holds(goal.cell(following)):
            yield from after((*run, following), number + 1, left)
        if left:
            yield from after((*run, JOKER), number + 1, left - 1)

    def before(run: tuple[Tile, ...], number: int, left: int) -> Iterator[TileSet]:
        yield from after(run, tile.number + 1, left)
        if number < 1 or len(run) == longest:
            return
        previous = Tile(tile.colour, number)
        if stock.holds(goal.cell(previous)):
            yield from before((previous, *run), number - 1, left)
        if left:
            yield from before((JOKER, *run), number - 1, left - 1)

    yield from before((tile,), tile.number - 1, jokers)
