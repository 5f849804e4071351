"""A puzzle: a table, a rack, a question, and the one best answer to it."""

from collections import Counter
from dataclasses import dataclass, replace
from functools import cached_property
from typing import Literal, get_args

from remeld.notation import format_rack, format_table
from remeld.rules import (
    Rack,
    RemeldError,
    Ruleset,
    Table,
    Tile,
    Verdict,
    count,
    judge,
    spread,
    without,
)
from remeld.solver import Solution, best_play

__all__ = [
    "KINDS",
    "PLAYERS",
    "Attempt",
    "Kind",
    "Outcome",
    "Puzzle",
    "attempt",
    "check_kind",
]

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
PLAYERS = 4
"""Puzzles are made of the tiles that so many players have."""


@dataclass(frozen=True, kw_only=True, repr=False)
class Puzzle:
    """A turn with one best answer: the tiles to lay. However they are arranged, it is the same.

    | kind | what is asked for, and proved |
    |---|---|
    | `go-out` | lay the whole rack |
    | `all-but-one` | lay all tiles but one: only one tile can stay |
    | `first-30` | the initial meld: one choice of tiles is enough, no other is |
    | `free-the-joker` | lay the most tiles: with its jokers fixed the table allows fewer |
    | `fourth-tile` | lay the most tiles: without its groups of four the table allows fewer |
    | `rebuild` | lay the most tiles: three sets or more must change for that |
    | `find-the-play` | one tile can be laid, and only by moving others |
    | `endgame` | the pool is empty: after one play only, the next player cannot play |
    """

    kind: Kind
    ruleset: Ruleset
    table: Table
    rack: Rack
    answer: Rack
    """The tiles to lay."""
    other: Rack = ()
    """What the next player holds, where the puzzle is an endgame."""
    difficulty: int
    """On the scale of ratings: 800 is easy, 2000 is hard."""

    def __str__(self) -> str:
        head = f"{self.ruleset.edition} {self.kind} {self.difficulty}"
        return f"{head}: {format_table(self.table)} / {format_rack(self.rack)}"

    def __repr__(self) -> str:
        return f"<Puzzle: {self}>"

    @property
    def melded(self) -> bool:
        """Whether the initial meld has been made."""
        return self.kind != "first-30"

    @cached_property
    def solution(self) -> Solution:
        """The answer, carried out with the least disturbance."""
        laid = best_play(self.ruleset, self.table, self.answer, melded=self.melded, objective="out")
        return replace(laid, rack=without(self.rack, self.answer))


Outcome = Literal["solved", "not-legal", "nothing", "more", "next-can-play"]
"""What becomes of a try; all but the first say what is wrong with it, and not the answer."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Attempt:
    """What became of a try."""

    outcome: Outcome
    verdict: Verdict
    missing: int
    """How many more tiles the answer lays: a negative number for fewer."""

    @property
    def solved(self) -> bool:
        """Whether the try solves the puzzle."""
        return self.outcome == "solved"


def attempt(puzzle: Puzzle, table: Table) -> Attempt:
    """Judge a try: any legal turn that lays the right tiles solves a puzzle.

    >>> from remeld.notation import parse_table
    >>> from remeld.study import make_puzzle
    >>> puzzle = make_puzzle("goliath", "go-out", 1)
    >>> attempt(puzzle, puzzle.solution.table).solved
    True
    >>> tried = attempt(puzzle, puzzle.table)
    >>> tried.outcome, tried.missing == len(puzzle.rack)
    ('nothing', True)
    """
    verdict = judge(puzzle.ruleset, puzzle.table, table, puzzle.rack, melded=puzzle.melded)
    laid = count(spread(table)) - count(spread(puzzle.table))
    answer = count(puzzle.answer)
    missing = answer.total() - laid.total()
    return Attempt(outcome=_outcome(puzzle, verdict, laid), verdict=verdict, missing=missing)


def _outcome(puzzle: Puzzle, verdict: Verdict, laid: Counter[Tile]) -> Outcome:
    if not laid:
        return "nothing"
    if not verdict.legal:
        return "not-legal"
    if laid == count(puzzle.answer):
        return "solved"
    return "next-can-play" if puzzle.other else "more"


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
