"""The best play where joker sets are frozen (`lanmi`).

A set with a joker may only grow, or its joker is swapped for exactly the tile that it stands for,
from the rack, and goes into a new set with tiles from the rack. Each such set has few ways to go
on; once all have one, the rest is free rearrangement, and until then that bounds what can be
reached.
"""

from collections.abc import Iterator
from itertools import combinations, product
from typing import TypeAlias

from remeld.rules import Reading, TileSet, plain, readings, spread
from remeld.solver.budget import Budget
from remeld.solver.freed_jokers import SHAPE, TurnQuestion, obeys
from remeld.solver.growth import Laid, freed_sets, grown
from remeld.solver.stock import Found, Stock, solve_free

__all__ = ["solve_frozen"]


def solve_frozen(turn: TurnQuestion, budget: Budget, floor: int | None) -> Found | None:
    """The best play under `lanmi`'s joker rules that is worth more than `floor`."""
    stock = Stock.of(turn.goal, spread(turn.old), turn.rack)
    search = _Search(turn, budget, -1 if floor is None else floor)
    shape = turn.goal.ruleset.shape
    jokered = [readings(tiles, shape) for tiles in turn.old if any(t.joker for t in tiles)]
    melded = sum(any(tile.joker for tile in tiles) for tiles in turn.meld)
    for told in product(*jokered):
        # No joker of the meld is swapped: its swap tile could have been laid there at once.
        old, laid = told[: len(told) - melded], told[len(told) - melded :]
        search.go_on(stock, 0, [], list(old), [(each, plain(each.tiles)) for each in laid], 0)
    return search.best


_Block: TypeAlias = tuple[Reading, TileSet]
"""A set that stays frozen: how it was read, and its tiles with those swapped in."""


class _Search:
    """Decides what is swapped out of each old joker set, then how those that stay frozen grow.

    In this order, because a tile that swaps a joker of one set may then grow another. Last, the
    freed jokers get their sets, one after the other.
    """

    def __init__(self, turn: TurnQuestion, budget: Budget, floor: int) -> None:
        self.turn = turn
        self.goal = turn.goal
        self.budget = budget
        self.floor = floor
        self.best: Found | None = None

    def go_on(
        self,
        stock: Stock,
        gained: int,
        sets: list[TileSet],
        jokered: list[Reading],
        frozen: list[_Block],
        freed: int,
    ) -> None:
        """Decide the next thing; `stock` is what is left to lay, frozen sets included."""
        if self.budget.spent:
            return
        bound = self._told(stock, frozen)
        found = solve_free(self.goal, bound, self.budget, self.floor - gained)
        if found is None:
            return
        most = gained + found.worth
        if jokered:
            for left, more, block, free in self._swaps(jokered[0], stock):
                if self._done(most):
                    return
                still = [*frozen, block] if block else frozen
                self.go_on(left, gained + more, sets, jokered[1:], still, freed + free)
        elif frozen:
            for laid in grown(self.goal, stock, *frozen[0]):
                if self._done(most):
                    return
                self._lay(stock, gained, sets, laid, frozen[1:], freed)
        elif freed:
            for laid in freed_sets(self.goal, stock, freed):
                if self._done(most):
                    return
                self._lay(stock, gained, sets, laid, [], freed - laid.old_jokers)
        else:
            self._keep(most, sets + found.sets)

    def _done(self, most: int) -> bool:
        """Whether nothing better can come of what is worth so much at most."""
        return self.floor >= most or self.budget.spent

    def _told(self, stock: Stock, frozen: list[_Block]) -> Stock:
        """The stock with the jokers of frozen sets as the tiles that they stand for.

        Whatever such sets become, as much can be laid with these tiles, and mostly little more.
        """
        meant = [
            tile
            for reading, tiles in frozen
            for identities, each in zip(reading.stands_for, tiles, strict=True)
            if each.joker and len(identities) == 1
            for tile in identities
        ]
        if not meant:
            return stock
        told = stock.copy()
        told.must_jokers -= len(meant)
        for tile in meant:
            told.must[self.goal.cells[tile]] += 1
        return told

    def _keep(self, worth: int, sets: list[TileSet]) -> None:
        if worth > self.floor and obeys(self.turn, sets, self.budget):
            self.floor = worth
            self.best = Found(worth, sets)

    def _lay(
        self,
        stock: Stock,
        gained: int,
        sets: list[TileSet],
        laid: Laid,
        frozen: list[_Block],
        freed: int,
    ) -> None:
        self.budget.work(SHAPE)
        done = laid.lay(self.goal, stock)
        if done:
            left, more = done
            self.go_on(left, gained + more, [*sets, laid.tiles], [], frozen, freed)

    def _swaps(
        self, reading: Reading, stock: Stock
    ) -> Iterator[tuple[Stock, int, _Block | None, int]]:
        """Jokers swapped out of a set: stock left, gain, what stays frozen, jokers freed."""
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
                    new = dict(zip(out, swap, strict=True))
                    tiles = tuple(new.get(p, tile.plain) for p, tile in enumerate(reading.tiles))
                    yield left, gained, (reading, tiles) if free < len(places) else None, free
