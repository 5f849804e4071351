"""Every distinct play of a turn: which tiles can be laid from the rack, by the edition's rules."""

from collections.abc import Iterable, Iterator
from itertools import islice

from remeld.rules import (
    COLOURS,
    JOKER,
    Rack,
    Ruleset,
    Table,
    Tile,
    check_table,
    check_tiles,
    plain,
    spread,
)
from remeld.solver.answers import Plays
from remeld.solver.api import DEFAULT_LIMIT
from remeld.solver.budget import Budget
from remeld.solver.free_plays import Laid, all_laid
from remeld.solver.freed_jokers import TurnQuestion
from remeld.solver.melds import meld_turns, solve_closed, table_is_open
from remeld.solver.stock import Goal, Stock
from remeld.solver.turn_solver import needs_care, solve_turn

__all__ = ["SHARE", "all_plays", "is_allowed", "tiles_laid"]

MOST = 10_000
SHARE = 5_000
"""States that one play may take before all others have had their turn."""


def all_plays(
    ruleset: Ruleset,
    table: Table,
    rack: Rack,
    *,
    melded: bool = True,
    most: int = MOST,
    limit: int = DEFAULT_LIMIT,
) -> Plays:
    """All plays of a turn, each as the tiles laid, the shortest first.

    Where there are more than `most`, or the search meets its limit, the answer says so.

    >>> from remeld.notation import format_rack, parse_rack, parse_table
    >>> from remeld.rules import EDITIONS
    >>> found = all_plays(EDITIONS["goliath"], parse_table("b4-6"), parse_rack("b3 b7 k1"))
    >>> [format_rack(play) for play in found.plays], found.cut_off
    (['b3', 'b7', 'b3 b7'], False)
    """
    check_tiles(ruleset, (*spread(table), *rack), "table-and-rack")
    check_table(ruleset, table)
    goal = Goal.tiles(ruleset)
    budget = Budget(limit)
    # Before the meld a closed table takes no part.
    closed = not melded and ruleset.table_in_meld_turn == "closed"
    stock = Stock.of(goal, () if closed else spread(table), plain(rack))
    shape = (ruleset.colours, ruleset.numbers, ruleset.group_max, ruleset.run_max)
    jokers = (stock.must_jokers, stock.may_jokers)
    laid = all_laid(shape, stock.must, stock.may, *jokers, budget)
    free = (tiles_laid(ruleset, each) for each in laid)
    allowed = _all_allowed(goal, table, free, budget, melded=melded or table_is_open(ruleset))
    # One more than was asked for tells whether there are more.
    plays = list(islice(allowed, most + 1))
    cut_off = len(plays) > most or not budget.proved
    plays = sorted(plays[:most], key=lambda play: (len(play), play))
    return Plays(plays=tuple(plays), cut_off=cut_off)


def tiles_laid(ruleset: Ruleset, laid: Laid) -> Rack:
    """The tiles that are counted so."""
    tiles, jokers = laid
    found = [
        Tile(COLOURS[cell % ruleset.colours], cell // ruleset.colours + 1)
        for cell, number in enumerate(tiles)
        for _ in range(number)
    ]
    return (*found, *[JOKER] * jokers)


def _all_allowed(
    goal: Goal, table: Table, plays: Iterable[Rack], budget: Budget, *, melded: bool
) -> Iterator[Rack]:
    """Those of the plays that the edition allows, the hard ones last."""
    hard = []
    for play in plays:
        share = Budget(min(SHARE, budget.left))
        left = share.left
        if is_allowed(goal, table, play, share, melded=melded):
            yield play
        elif not share.proved:
            hard.append(play)
        budget.work(left - share.left)
    for play in hard:
        if budget.spent:
            return
        if is_allowed(goal, table, play, budget, melded=melded):
            yield play


def is_allowed(goal: Goal, table: Table, play: Rack, budget: Budget, *, melded: bool) -> bool:
    """Whether the edition allows a turn that lays just these tiles."""
    worth = goal.worth(play)
    if melded:
        turn = TurnQuestion(goal, table, (), play)
        return not needs_care(turn) or solve_turn(turn, budget, worth - 1) is not None
    if goal.ruleset.table_in_meld_turn == "closed":
        return solve_closed(goal, play, worth - 1, budget) is not None
    return any(True for _ in meld_turns(goal, table, play, worth - 1, budget))
