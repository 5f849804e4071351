"""What can be learnt: puzzles with one best answer, proved, drills, and the review of a game."""

from remeld.study.chance import Estimate
from remeld.study.collection import collect
from remeld.study.how_played import HOW_PLAYED, HowPlayed, how_played
from remeld.study.joker_ways import joker_ways, shipped_ways
from remeld.study.likeness import likeness
from remeld.study.making import make_puzzle, make_puzzles
from remeld.study.openings import Openings, OpeningTurn, OpeningWay, openings
from remeld.study.practice import (
    DRILLS,
    CountQuestion,
    Drill,
    DrillKind,
    JudgeQuestion,
    LayQuestion,
    Question,
    WaitQuestion,
    make_drill,
)
from remeld.study.puzzle import KINDS, Attempt, Kind, Outcome, Puzzle, attempt, check_kind
from remeld.study.puzzle_notation import format_puzzle, format_puzzles, parse_puzzle
from remeld.study.ratings import NEWCOMER, GlickoRating, rate, untried
from remeld.study.reasons import CostReason
from remeld.study.review import Review, ReviewedTurn, estimated, looked_at, review, summed_up
from remeld.study.review_balance import Balance, Moment
from remeld.study.review_themes import LEAST_COST, THEMES, Theme, ThemeCount
from remeld.study.review_turns import check_seats
from remeld.study.shipped import DAYS, ShippedPuzzle, day_number, shipped_list, shipped_puzzle

__all__ = [
    "DAYS",
    "DRILLS",
    "HOW_PLAYED",
    "KINDS",
    "LEAST_COST",
    "NEWCOMER",
    "THEMES",
    "Attempt",
    "Balance",
    "CostReason",
    "CountQuestion",
    "Drill",
    "DrillKind",
    "Estimate",
    "GlickoRating",
    "HowPlayed",
    "JudgeQuestion",
    "Kind",
    "LayQuestion",
    "Moment",
    "OpeningTurn",
    "OpeningWay",
    "Openings",
    "Outcome",
    "Puzzle",
    "Question",
    "Review",
    "ReviewedTurn",
    "ShippedPuzzle",
    "Theme",
    "ThemeCount",
    "WaitQuestion",
    "attempt",
    "check_kind",
    "check_seats",
    "collect",
    "day_number",
    "estimated",
    "format_puzzle",
    "format_puzzles",
    "how_played",
    "joker_ways",
    "likeness",
    "looked_at",
    "make_drill",
    "make_puzzle",
    "make_puzzles",
    "openings",
    "parse_puzzle",
    "rate",
    "review",
    "shipped_list",
    "shipped_puzzle",
    "shipped_ways",
    "summed_up",
    "untried",
]
