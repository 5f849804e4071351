"""Sets that could be laid around a joker: every layout for which the tiles are there."""

from collections.abc import Iterator
from itertools import combinations

from remeld.rules import COLOURS, JOKER, Tile, TileSet
from remeld.solver.stock import Goal, Stock

__all__ = ["groups_with_jokers", "runs_with_jokers", "sets_with_jokers"]


def sets_with_jokers(
    goal: Goal, stock: Stock, jokers: int, longest: int
) -> Iterator[tuple[TileSet, int]]:
    """Every set with one to `jokers` jokers, and the first number of a run (0 for a group).

    Runs of up to `longest` tiles suffice: a longer one can be cut.
    """
    yield from groups_with_jokers(goal, stock, jokers)
    yield from runs_with_jokers(goal, stock, jokers, longest)


def groups_with_jokers(goal: Goal, stock: Stock, jokers: int) -> Iterator[tuple[TileSet, int]]:
    """Every group with one to `jokers` jokers."""
    rules = goal.ruleset
    most = min(rules.group_max, rules.colours)
    for number in range(1, rules.numbers + 1):
        there = [
            tile
            for tile in (Tile(colour, number) for colour in COLOURS[: rules.colours])
            if stock.holds(goal.cells[tile])
        ]
        for size in range(rules.min_set, most + 1):
            for wild in range(1, min(jokers, size - 1) + 1):
                for tiles in combinations(there, size - wild):
                    yield tiles + (JOKER,) * wild, 0


def runs_with_jokers(
    goal: Goal, stock: Stock, jokers: int, longest: int
) -> Iterator[tuple[TileSet, int]]:
    """Every run of up to `longest` tiles with one to `jokers` jokers."""
    rules = goal.ruleset
    for colour in COLOURS[: rules.colours]:
        line = [Tile(colour, number) for number in range(1, rules.numbers + 1)]
        there = [stock.holds(goal.cells[tile]) > 0 for tile in line]
        for first in range(rules.numbers - rules.min_set + 1):
            for size in range(rules.min_set, min(longest, rules.numbers - first) + 1):
                places = range(first, first + size)
                gaps = [place for place in places if not there[place]]
                if len(gaps) > jokers:
                    break
                for wild in _joker_places(places, gaps, jokers):
                    yield tuple(JOKER if p in wild else line[p] for p in places), first + 1


def _joker_places(places: range, gaps: list[int], jokers: int) -> Iterator[set[int]]:
    """The gaps and, as far as jokers are left, any further places; never all of them."""
    others = [place for place in places if place not in gaps]
    for more in range(max(0, 1 - len(gaps)), jokers - len(gaps) + 1):
        if more < len(others):
            for chosen in combinations(others, more):
                yield {*gaps, *chosen}
