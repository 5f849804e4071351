"""What every player can do who plays nothing."""

from remeld.rules import Draw, Move, Pass, View

__all__ = ["draw_or_pass"]


def draw_or_pass(view: View) -> Move:
    """A draw, or a pass where nothing is left to draw.

    >>> from remeld.rules import EDITIONS
    >>> view = View(
    ...     ruleset=EDITIONS["goliath"], seat=0, rack=(), rack_sizes=(1, 14), melded=(True, True),
    ...     table=(), pool_size=0, turn=0,
    ... )
    >>> draw_or_pass(view)
    Pass()
    """
    return Draw() if view.pool_size else Pass()
