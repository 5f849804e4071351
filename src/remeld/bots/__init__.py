"""Who decides: computer players. They see a `View`, never more."""

from remeld.bots.best import best_move
from remeld.bots.easy import easy_move
from remeld.bots.fallback import draw_or_pass
from remeld.bots.levels import Level, choose_move

__all__ = ["Level", "best_move", "choose_move", "draw_or_pass", "easy_move"]
