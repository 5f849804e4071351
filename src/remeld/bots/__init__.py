"""Who decides: computer players. They see a `View`, never more."""

from remeld.bots.easy import easy_move
from remeld.bots.fallback import draw_or_pass, must_play
from remeld.bots.ladder import holds_back
from remeld.bots.levels import Level, decide_at_level
from remeld.bots.pace import LEAST_MS, MOST_MS, thought_ms
from remeld.bots.player import NO_LIMIT, REASONS, Decision, Limit, LimitError, Player, Reason
from remeld.bots.registry import PlayerError, UnknownPlayerError, known_players, player
from remeld.bots.tidy import tidied

__all__ = [
    "LEAST_MS",
    "MOST_MS",
    "NO_LIMIT",
    "REASONS",
    "Decision",
    "Level",
    "Limit",
    "LimitError",
    "Player",
    "PlayerError",
    "Reason",
    "UnknownPlayerError",
    "decide_at_level",
    "draw_or_pass",
    "easy_move",
    "holds_back",
    "known_players",
    "must_play",
    "player",
    "thought_ms",
    "tidied",
]
