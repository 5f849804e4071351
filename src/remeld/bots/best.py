"""The strong computer player: lays as many tiles as it can, every turn."""

from remeld.rules import Draw, Move, Pass, Play, View
from remeld.solver import best_play

__all__ = ["best_move"]


def best_move(view: View) -> Move:
    """The solver's best turn, or a draw.

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
    assert view.seat is not None
    assert view.rack is not None
    play = best_play(view.ruleset, view.table, view.rack, melded=view.melded[view.seat])
    if play.played:
        return Play(play.table)
    return Draw() if view.pool_size else Pass()
