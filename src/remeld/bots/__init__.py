"""Who decides: computer players. They see a `View`, never more."""

from remeld.bots.easy import easy_move
from remeld.bots.fallback import draw_or_pass, must_play
from remeld.bots.ladder import holds_back
from remeld.bots.levels import Level, decide_at_level
from remeld.bots.pace import LEAST_MS, MOST_MS, thought_ms
from remeld.bots.player import NO_LIMIT, REASONS, Decision, Limit, LimitError, Player, Reason
from remeld.bots.player_faults import (
    StoppedByUser,
    ctrl_c_told_apart,
    fault_text,
    is_players_own,
)
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
    "StoppedByUser",
    "UnknownPlayerError",
    "ctrl_c_told_apart",
    "decide_at_level",
    "draw_or_pass",
    "easy_move",
    "fault_text",
    "holds_back",
    "is_players_own",
    "known_players",
    "must_play",
    "player",
    "thought_ms",
    "tidied",
]
