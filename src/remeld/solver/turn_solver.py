"""The best whole turn of a player who has melded, by the edition's joker rules."""

from remeld.rules import Ruleset, spread
from remeld.solver.budget import Budget
from remeld.solver.freed_jokers import TurnQuestion, obeys, solve_new_set
from remeld.solver.frozen import solve_frozen
from remeld.solver.stock import Found, Stock, solve_free

__all__ = ["joker_rules", "needs_care", "solve_turn"]


def joker_rules(ruleset: Ruleset) -> str:
    """Which search the ruleset needs: "free", "new-set", "frozen", or "other" for house rules."""
    jokers = (ruleset.joker_freeing, ruleset.joker_set_frozen, ruleset.freed_joker_target)
    if jokers == ("anyLegal", False, "anySet") and ruleset.joker_floats:
        return "free"
    if jokers == ("anyLegal", False, "newSet") and ruleset.joker_floats:
        return "new-set"
    # In a frozen set no joker floats, whatever the rule says.
    swap_from_rack = ruleset.joker_swap_from == "rackOnly"
    if jokers == ("exactSwap", True, "newSetWithRackTiles") and swap_from_rack:
        return "frozen"
    return "other"


def needs_care(turn: TurnQuestion) -> bool:
    """Whether the touched sets hold jokers and the edition minds what becomes of them."""
    if joker_rules(turn.goal.ruleset) == "free":
        return False
    return any(tile.joker for tiles in turn.old for tile in tiles)


def solve_turn(turn: TurnQuestion, budget: Budget, floor: int | None = None) -> Found | None:
    """The best play worth more than `floor`; the sets replace `turn.old`."""
    rules = joker_rules(turn.goal.ruleset)
    if not needs_care(turn):
        stock = Stock.of(turn.goal, spread(turn.old), turn.rack)
        return solve_free(turn.goal, stock, budget, floor)
    if rules == "new-set":
        return solve_new_set(turn, budget, floor)
    if rules == "frozen":
        return solve_frozen(turn, budget, floor)
    return _solve_other(turn, budget, floor)


def _solve_other(turn: TurnQuestion, budget: Budget, floor: int | None) -> Found | None:
    """Joker rules that only a house has: what the searches for other rules find and these allow.

    It is the best where it is worth as much as free rearrangement; else nobody has proved it.
    """
    stock = Stock.of(turn.goal, spread(turn.old), turn.rack)
    free = solve_free(turn.goal, stock, budget, floor)
    if free is None or obeys(turn, free.sets, budget):
        return free
    best = None
    for search in (solve_frozen, solve_new_set):
        found = search(turn, budget, best.worth if best else floor)
        best = found or best
        if best and best.worth == free.worth:
            return best
    budget.proved = False
    return best
