"""What is best: exact best plays, the least disturbing of them, and how hands carry them out."""

from remeld.rules.argument_checks import check_arguments as _check_arguments
from remeld.solver.answers import Arrangement, Objective, Plays, Solution
from remeld.solver.api import arrange, best_play
from remeld.solver.containing import ContainingPlays, play_with
from remeld.solver.kernel import COMPILED
from remeld.solver.moved import moved_tiles
from remeld.solver.plays import all_plays
from remeld.solver.questions import can_go_out, can_play, could_play
from remeld.solver.steps import Step, StepKind, replay_steps

__all__ = [
    "COMPILED",
    "Arrangement",
    "ContainingPlays",
    "Objective",
    "Plays",
    "Solution",
    "Step",
    "StepKind",
    "all_plays",
    "arrange",
    "best_play",
    "can_go_out",
    "can_play",
    "could_play",
    "moved_tiles",
    "play_with",
    "replay_steps",
]

_check_arguments(globals(), __all__)
