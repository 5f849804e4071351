"""The best play where joker sets are frozen (`lanmi`).

A set with a joker may only grow, or its joker is swapped for exactly the tile that it stands for,
from the rack, and goes into a new set with tiles from the rack. Each such set has few ways to go
on; once all have one, the rest is free rearrangement, and until then that bounds what can be
reached.
"""

from collections.abc import Iterator
from itertools import combinations, product

from remeld.rules import Reading, Tile, TileSet, readings, spread
from remeld.solver.freeing import Turn, obeys
from remeld.solver.growing import Laid, freed_sets, grown
from remeld.solver.stock import Budget, Found, Stock, solve_free

__all__ = ["solve_frozen"]


def solve_frozen(turn: Turn, budget: Budget, floor: int | None) -> Found | None:
    """The best play under `lanmi`'s joker rules that is worth more than `floor`."""
    stock = Stock.of(turn.goal, spread(turn.old), turn.rack)
    relaxed = solve_free(turn.goal, stock, budget, floor)
    if relaxed is None:
        return None
    search = _Search(turn, budget, -1 if floor is None else floor, relaxed.worth)
    shape = turn.goal.ruleset.shape
    jokered = [readings(tiles, shape) for tiles in turn.old if any(t.joker for t in tiles)]
    for told in product(*jokered):
        search.go_on(stock, 0, [], list(told), 0)
    return search.best


class _Search:
    """Decides one old joker set after the other, then one freed joker after the other."""

    def __init__(self, turn: Turn, budget: Budget, floor: int, ceiling: int) -> None:
        self.turn = turn
        self.goal = turn.goal
        self.budget = budget
        self.floor = floor
        self.ceiling = ceiling
        self.best: Found | None = None

    def go_on(
        self, stock: Stock, gained: int, sets: list[TileSet], frozen: list[Reading], freed: int
    ) -> None:
        """Decide the next thing; `stock` is what is left to lay, frozen sets included."""
        if self._done():
            return
        found = solve_free(self.goal, stock, self.budget, self.floor - gained)
        if found is None:
            return
        if frozen:
            for left, more, new, free in self._ways(frozen[0], stock):
                if self._done():
                    return
                self.go_on(left, gained + more, sets + new, frozen[1:], freed + free)
        elif freed:
            for laid in freed_sets(self.goal, stock, freed):
                if self._done():
                    return
                self._lay(stock, gained, sets, laid, freed)
        else:
            self._keep(gained + found.worth, sets + found.sets)

    def _done(self) -> bool:
        return self.floor >= self.ceiling or self.budget.spent

    def _keep(self, worth: int, sets: list[TileSet]) -> None:
        if worth > self.floor and obeys(self.turn, sets):
            self.floor = worth
            self.best = Found(worth, sets)

    def _lay(self, stock: Stock, gained: int, sets: list[TileSet], laid: Laid, freed: int) -> None:
        done = laid.lay(self.goal, stock)
        if done:
            left, more = done
            self.go_on(left, gained + more, [*sets, laid.tiles], [], freed - laid.old_jokers)

    def _ways(
        self, reading: Reading, stock: Stock
    ) -> Iterator[tuple[Stock, int, list[TileSet], int]]:
        """What can become of a frozen set: the stock left, the gain, its new set, jokers freed."""
        places = [place for place, tile in enumerate(reading.tiles) if tile.joker]
        for free in range(len(places) + 1):
            for out in combinations(places, free):
                for swap in product(*(sorted(reading.stands_for[place]) for place in out)):
                    left = stock.copy()
                    if any(not left.may[self.goal.cells[tile]] for tile in swap):
                        continue
                    gained = 0
                    for tile in swap:
                        gained += left.use_rack(self.goal, tile)
                        left.must[self.goal.cells[tile]] += 1
                    if min(left.may) < 0:
                        continue
                    if free == len(places):
                        yield left, gained, [], free
                    else:
                        yield from self._grow(
                            reading, dict(zip(out, swap, strict=True)), left, gained
                        )

    def _grow(
        self, reading: Reading, swapped: dict[int, Tile], stock: Stock, gained: int
    ) -> Iterator[tuple[Stock, int, list[TileSet], int]]:
        block = tuple(swapped.get(place, tile.plain) for place, tile in enumerate(reading.tiles))
        for laid in grown(self.goal, stock, reading, block):
            done = laid.lay(self.goal, stock)
            if done:
                left, more = done
                yield left, gained + more, [laid.tiles], len(swapped)
