"""Who decides: computer players. They see a `View`, never more."""

from remeld.bots.best import best_move
from remeld.bots.easy import easy_move

__all__ = ["best_move", "easy_move"]
