"""What every player can do who plays nothing, and whether the rules let it."""

from remeld.bots.own_rack import own_rack
from remeld.rules import Draw, Move, Pass, View
from remeld.solver import can_play

__all__ = ["draw_or_pass", "must_play"]


def draw_or_pass(view: View) -> Move:
    """A draw, or a pass where nothing is left to draw, or a tile has been drawn in this turn.

    >>> from remeld.rules import EDITIONS
    >>> view = View(
    ...     ruleset=EDITIONS["goliath"], seat=0, rack=(), rack_sizes=(1, 14), melded=(True, True),
    ...     table=(), pool_size=0, turn=0,
    ... )
    >>> draw_or_pass(view)
    Pass()
    """
    return Draw() if view.pool_size and not view.drew else Pass()


def must_play(view: View) -> bool:
    """Whether the referee would refuse to let the seat draw or pass: it must play, and can.

    >>> from remeld.notation import parse_rack, parse_table
    >>> from remeld.rules import EDITIONS
    >>> must_play(View(
    ...     ruleset=EDITIONS["john-adams"], seat=0, rack=parse_rack("b7 k1"), rack_sizes=(2, 14),
    ...     melded=(True, True), table=parse_table("b4-6"), pool_size=0, turn=0,
    ... ))
    True
    """
    if view.drew or not view.ruleset.must_play_if_able(view.pool_size):
        return False
    rack, melded = own_rack(view)
    return can_play(view.ruleset, view.table, rack, melded=melded)
