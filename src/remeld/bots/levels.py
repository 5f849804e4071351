"""The computer players by level: what each does with its turn, whatever the rules demand."""

from typing import Literal, TypeAlias

from remeld.bots.best import best_move
from remeld.bots.easy import easy_move
from remeld.bots.own_rack import own_rack
from remeld.rules import Move, Pass, Play, View
from remeld.solver import can_play

__all__ = ["Level", "choose_move"]

Level: TypeAlias = Literal["easy", "best"]


def choose_move(level: Level, view: View, *, drew: bool = False, least: bool = False) -> Move:
    """What a computer player of that level does with its turn.

    `drew`: it has drawn in this turn already, and may now play or pass. `least`: a play that only
    the solver finds shall disturb the table as little as can be, for people who follow it by hand.

    >>> from remeld.notation import format_move, parse_rack, parse_table
    >>> from remeld.rules import EDITIONS
    >>> view = View(
    ...     ruleset=EDITIONS["goliath"], seat=0, rack=parse_rack("b3 b5 b6 k9"),
    ...     rack_sizes=(4, 14), melded=(True, True), table=parse_table("k4 r4 b4 o4"),
    ...     pool_size=50, turn=0,
    ... )
    >>> choose_move("easy", view), format_move(choose_move("best", view))
    (Draw(), 'play k4 r4 o4, b3 b4 b5 b6')
    """
    move = easy_move(view) if level == "easy" else best_move(view, least=least)
    if isinstance(move, Play):
        return move
    if drew:
        return Pass()
    if level == "easy" and view.ruleset.must_play_if_able(view.pool_size) and _is_able(view):
        # Only the solver finds what this player did not see.
        return best_move(view, least=least)
    return move


def _is_able(view: View) -> bool:
    """The referee's own question before it refuses a draw or a pass."""
    rack, melded = own_rack(view)
    return can_play(view.ruleset, view.table, rack, melded=melded)
