"""Who decides: computer players. They see a `View`, never more."""

from remeld.bots.easy import easy_move

__all__ = ["easy_move"]
