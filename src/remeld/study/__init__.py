"""What can be learnt: puzzles with one best answer, proved."""

from remeld.study.likeness import likeness
from remeld.study.making import make_puzzle, make_puzzles
from remeld.study.puzzle import KINDS, Attempt, Kind, Puzzle, attempt, check_kind

__all__ = [
    "KINDS",
    "Attempt",
    "Kind",
    "Puzzle",
    "attempt",
    "check_kind",
    "likeness",
    "make_puzzle",
    "make_puzzles",
]
