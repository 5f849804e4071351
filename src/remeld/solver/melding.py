"""The best turn of a player who has not melded yet.

Where the table is closed for that turn, only the rack counts. Where it opens once the meld lies
there, every smallest choice of sets from the rack that is worth enough is tried as the meld; what
follows is an ordinary turn, and the best turn without the duty to meld bounds what can be reached.
"""

from collections.abc import Iterator
from typing import NamedTuple

from remeld.rules import Rack, Table, count, melds_worth, spread, without
from remeld.solver.freeing import Turn
from remeld.solver.stock import Budget, Found, Goal, Stock, solve_free
from remeld.solver.turns import joker_rules, solve_turn

__all__ = ["MeldTurn", "best_melds", "solve_closed"]


class MeldTurn(NamedTuple):
    """A turn with its meld: what the meld is worth to the goal, and the best that follows."""

    meld: Table
    rack: Rack
    """What is left on the rack after the meld."""
    worth: int
    """Of the whole turn."""
    rest: Found
    """The sets in place of the old table and the meld, and what they add."""


def solve_closed(goal: Goal, rack: Rack, floor: int, budget: Budget) -> Found | None:
    """The best sets from the rack alone that are worth enough for the initial meld."""
    stock = Stock.of(goal, (), rack)
    return solve_free(goal, stock, budget, floor, need=goal.ruleset.meld_min)


def best_melds(goal: Goal, table: Table, rack: Rack, floor: int, budget: Budget) -> list[MeldTurn]:
    """Every meld with which the best turn can be reached, where the table opens after it.

    Only turns worth more than `floor` count.
    """
    if solve_closed(goal, rack, 0, budget) is None:
        return []
    best: list[MeldTurn] = []
    floor += 1
    for meld in _melds(goal, rack):
        if budget.spent:
            break
        first = goal.worth(spread(meld))
        left = without(rack, spread(meld))
        turn = Turn(goal, table + meld, (), left)
        rest = solve_turn(turn, budget, floor - first - 1)
        if rest is None:
            continue
        worth = first + rest.worth
        if worth > floor:
            best, floor = [], worth
        best.append(MeldTurn(meld, left, worth, rest))
    return best


def _melds(goal: Goal, rack: Rack) -> Iterator[Table]:
    """Melds that differ for what follows: by their tiles and, where they freeze, by joker sets."""
    seen = set()
    frozen = joker_rules(goal.ruleset) != "free"
    for meld in melds_worth(count(rack), goal.ruleset.shape, goal.ruleset.meld_min):
        jokered = tuple(sorted(t for t in meld if frozen and any(tile.joker for tile in t)))
        key = (tuple(sorted(spread(meld))), jokered)
        if key not in seen:
            seen.add(key)
            yield meld
