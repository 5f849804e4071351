"""The strong computer player: lays as many tiles as it can, every turn."""

from remeld.bots.fallback import draw_or_pass
from remeld.bots.own_rack import own_rack
from remeld.rules import Move, Play, View
from remeld.solver import best_play

__all__ = ["best_move"]


def best_move(view: View, *, least: bool = False) -> Move:
    """The solver's best turn, or a draw.

    A computer player does not carry its play out by hand, so it disturbs the table least only
    where that is asked for.

    >>> from remeld.notation import format_move, parse_rack, parse_table
    >>> from remeld.rules import EDITIONS
    >>> view = View(
    ...     ruleset=EDITIONS["goliath"], seat=0, rack=parse_rack("b3 b5 b6 k9"),
    ...     rack_sizes=(4, 14), melded=(True, True), table=parse_table("k4 r4 b4 o4"),
    ...     pool_size=50, turn=0,
    ... )
    >>> format_move(best_move(view))
    'play k4 r4 o4, b3 b4 b5 b6'
    """
    rack, melded = own_rack(view)
    play = best_play(view.ruleset, view.table, rack, melded=melded, least=least)
    if play.played:
        return Play(play.table)
    return draw_or_pass(view)
