"""Who is better: many games on the same deals, shares and points with intervals, ratings."""

from remeld.arena.crews import Crew, InProcess, Processes, make_crew
from remeld.arena.documents import arena_document, simulation_document
from remeld.arena.fast_games import fast_game
from remeld.arena.game_results import DealResult, GameResult
from remeld.arena.intervals import Clusters, Interval, t_quantile
from remeld.arena.numbers import Numbers
from remeld.arena.one_game import play_deal, play_game
from remeld.arena.pairings import Pairing, matrix
from remeld.arena.plan import Plan
from remeld.arena.randomness import dice, secret_of_deal
from remeld.arena.ratings import Rating, rate
from remeld.arena.report import report
from remeld.arena.results_file import ResultsFile, in_file, read_results
from remeld.arena.run import Standings, run
from remeld.arena.sequential import Shares, StopTest, Verdict
from remeld.arena.tally import Cells, PlayerTally, Tally, cells, worst_columns
from remeld.arena.tasks import Answer, Task, do_task
from remeld.arena.whole_game import PlayedOut, WhichGame, play_out

__all__ = [
    "Answer",
    "Cells",
    "Clusters",
    "Crew",
    "DealResult",
    "GameResult",
    "InProcess",
    "Interval",
    "Numbers",
    "Pairing",
    "Plan",
    "PlayedOut",
    "PlayerTally",
    "Processes",
    "Rating",
    "ResultsFile",
    "Shares",
    "Standings",
    "StopTest",
    "Tally",
    "Task",
    "Verdict",
    "WhichGame",
    "arena_document",
    "cells",
    "dice",
    "do_task",
    "fast_game",
    "in_file",
    "make_crew",
    "matrix",
    "play_deal",
    "play_game",
    "play_out",
    "rate",
    "read_results",
    "report",
    "run",
    "secret_of_deal",
    "simulation_document",
    "t_quantile",
    "worst_columns",
]
