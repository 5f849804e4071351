"""A play as people like to follow it: the same tiles laid, the table disturbed least."""

from dataclasses import replace

from remeld.bots.own_rack import own_rack
from remeld.bots.player import Decision
from remeld.rules import Play, View, count, spread
from remeld.solver import best_play

__all__ = ["tidied"]


def tidied(view: View, decision: Decision) -> Decision:
    """The decision with the least disturbing play of the tiles that it lays.

    >>> from random import Random
    >>> from remeld.bots import NO_LIMIT, player
    >>> from remeld.notation import format_move, parse_rack, parse_table
    >>> from remeld.rules import EDITIONS
    >>> view = View(
    ...     ruleset=EDITIONS["goliath"], seat=0, rack=parse_rack("b7 b8 b9"), rack_sizes=(3, 14),
    ...     melded=(True, True), table=parse_table("b1-3, b4-6, k4 r4 o4"), pool_size=50, turn=0,
    ... )
    >>> format_move(tidied(view, player("greedy").decide(view, NO_LIMIT, Random(7))).move)
    'play b1 b2 b3, b4 b5 b6, k4 r4 o4, b7 b8 b9'
    """
    if not isinstance(decision.move, Play):
        return decision
    _, melded = own_rack(view)
    laid = count(spread(decision.move.table)) - count(spread(view.table))
    tiles = tuple(laid.elements())
    calm = best_play(view.ruleset, view.table, tiles, melded=melded, objective="out")
    return replace(decision, move=Play(calm.table)) if calm.played else decision
