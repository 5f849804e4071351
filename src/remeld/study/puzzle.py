"""A puzzle: a table, a rack, a question, and the one best answer to it."""

from dataclasses import dataclass
from typing import Literal, get_args

from remeld.rules import Rack, RemeldError, Ruleset, Table, Verdict, count, judge, spread
from remeld.solver import Solution

__all__ = ["KINDS", "Attempt", "Kind", "Puzzle", "attempt", "check_kind"]

Kind = Literal[
    "go-out",
    "all-but-one",
    "first-30",
    "free-the-joker",
    "fourth-tile",
    "rebuild",
    "find-the-play",
    "endgame",
]
KINDS: tuple[Kind, ...] = get_args(Kind)


@dataclass(frozen=True, slots=True, kw_only=True)
class Puzzle:
    """A turn with one best answer: the tiles to lay. However they are arranged, it is the same.

    | kind | what is asked for, and proved |
    |---|---|
    | `go-out` | lay the whole rack |
    | `all-but-one` | lay all tiles but one: only one tile can stay |
    | `first-30` | the initial meld: one choice of tiles is enough, no other is |
    | `free-the-joker` | lay the most tiles: without its sets with jokers the table allows fewer |
    | `fourth-tile` | lay the most tiles: without its groups of four the table allows fewer |
    | `rebuild` | lay the most tiles: three sets or more must change for that |
    | `find-the-play` | one tile can be laid, and only by moving others |
    | `endgame` | the pool is empty: after one play only, the other cannot play |
    """

    kind: Kind
    ruleset: Ruleset
    table: Table
    rack: Rack
    melded: bool = True
    other: Rack = ()
    """What the other player holds, where the puzzle is an endgame."""
    solution: Solution
    """The answer, carried out with the least disturbance."""
    difficulty: int
    """On the scale of ratings: 800 is easy, 2000 is hard."""

    @property
    def answer(self) -> Rack:
        """The tiles to lay."""
        return self.solution.played


@dataclass(frozen=True, slots=True, kw_only=True)
class Attempt:
    """What became of a try."""

    solved: bool
    verdict: Verdict
    missing: int
    """How many more tiles the answer lays: a negative number for fewer."""


def attempt(puzzle: Puzzle, table: Table) -> Attempt:
    """Judge a try: any legal turn that lays the right tiles solves a puzzle.

    >>> from remeld.notation import parse_table
    >>> from remeld.study import make_puzzle
    >>> puzzle = make_puzzle("goliath", "go-out", 1)
    >>> attempt(puzzle, puzzle.solution.table).solved
    True
    >>> tried = attempt(puzzle, puzzle.table)
    >>> tried.solved, tried.missing == len(puzzle.rack)
    (False, True)
    """
    verdict = judge(puzzle.ruleset, puzzle.table, table, puzzle.rack, melded=puzzle.melded)
    laid = count(spread(table)) - count(spread(puzzle.table))
    answer = count(puzzle.answer)
    missing = answer.total() - laid.total()
    return Attempt(solved=verdict.legal and laid == answer, verdict=verdict, missing=missing)


def check_kind(kind: str) -> Kind:
    """The kind of that name.

    >>> check_kind("go-in")
    Traceback (most recent call last):
        ...
    remeld.rules.errors.RemeldError: kind is 'go-in', but must be one of go-out, all-but-one, \
first-30, free-the-joker, fourth-tile, rebuild, find-the-play, endgame
    """
    for known in KINDS:
        if kind == known:
            return known
    part, kinds = kind[:40], ", ".join(KINDS)
    raise RemeldError(
        "unknown-puzzle", f"kind is {part!r}, but must be one of {kinds}", part=part, known=kinds
    )
