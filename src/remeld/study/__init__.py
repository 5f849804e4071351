"""What can be learnt: puzzles with one best answer, proved, and the review of a game."""

from remeld.study.chance import Estimate
from remeld.study.likeness import likeness
from remeld.study.making import make_puzzle, make_puzzles
from remeld.study.puzzle import KINDS, Attempt, Kind, Puzzle, attempt, check_kind
from remeld.study.review import Review, ReviewedTurn, estimated, looked_at, review, summed_up
from remeld.study.review_balance import LEAST_COST, Balance, Moment
from remeld.study.review_turns import check_seats

__all__ = [
    "KINDS",
    "LEAST_COST",
    "Attempt",
    "Balance",
    "Estimate",
    "Kind",
    "Moment",
    "Puzzle",
    "Review",
    "ReviewedTurn",
    "attempt",
    "check_kind",
    "check_seats",
    "estimated",
    "likeness",
    "looked_at",
    "make_puzzle",
    "make_puzzles",
    "review",
    "summed_up",
]
