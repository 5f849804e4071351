"""Puzzles over HTTP: which one is asked for, and what is said of it."""

from typing import Annotated, Literal, TypeAlias

from msgspec import Meta

from remeld.protocol.fields import TableText, Wire
from remeld.protocol.http.answers import FaultInfo, PlayStep

__all__ = [
    "CheckedTry",
    "Edition",
    "EditionPath",
    "OwnPuzzles",
    "OwnRating",
    "PuzzleAnswer",
    "PuzzleAnswers",
    "PuzzleBook",
    "PuzzleDay",
    "PuzzleInfo",
    "PuzzleKind",
    "PuzzleLevel",
    "PuzzlePath",
    "PuzzleRatings",
    "PuzzleResult",
    "ResultsToKeep",
    "TriedPuzzles",
    "TryToCheck",
]

PuzzleKind: TypeAlias = Literal[
    "go-out",
    "all-but-one",
    "first-30",
    "free-the-joker",
    "fourth-tile",
    "rebuild",
    "find-the-play",
    "endgame",
]
Edition: TypeAlias = Annotated[str, Meta(max_length=40, pattern="^[a-z-]+$")]
Number: TypeAlias = Annotated[int, Meta(ge=1, le=100_000)]
Day: TypeAlias = Annotated[str, Meta(pattern="^[0-9]{4}-[0-9]{2}-[0-9]{2}$")]
MOST_RESULTS = 20


class EditionPath(Wire, frozen=True):
    """An edition."""

    edition: Edition


class PuzzlePath(Wire, frozen=True):
    """A puzzle of an edition, counted from 1; its number never changes."""

    edition: Edition
    number: Number


class PuzzleDay(Wire, frozen=True):
    """The puzzle of a day (UTC) in an edition."""

    edition: Edition
    date: Day


class PuzzleLevel(Wire, frozen=True):
    """A puzzle of a kind, as near as can be to a difficulty."""

    edition: Edition
    kind: PuzzleKind
    difficulty: Annotated[int, Meta(ge=0, le=4000)]


class TryToCheck(Wire, frozen=True):
    """A try: the puzzle, and the table after the turn."""

    edition: Edition
    number: Number
    table: TableText


class PuzzleInfo(Wire, frozen=True):
    """A puzzle: a turn with one best answer."""

    number: int
    kind: PuzzleKind
    difficulty: int
    """On the scale of ratings: 800 is easy, 2000 is hard."""
    table: str
    rack: str
    answer: str
    """The tiles to lay; however they are arranged, it is the same answer."""
    other: str
    """What the next player holds, in an endgame."""


class PuzzleBook(Wire, frozen=True):
    """All puzzles of an edition, to be solved without a network."""

    edition: str
    date: str
    """Today (UTC)."""
    day: int
    """The number of today's puzzle."""
    days: int
    """After so many days the puzzles of the day begin again."""
    sets: tuple[str, ...]
    """Every set without a joker: what is no such set is not whole."""
    puzzles: tuple[PuzzleInfo, ...]


class PuzzleAnswer(Wire, frozen=True):
    """How the answer of a puzzle lies on the table, for who cannot ask."""

    steps: tuple[PlayStep, ...]
    """The least disturbing way."""
    ways: tuple[str, ...] | None
    """Sets with which its jokers may lie there; null: they may lie in any set."""


class PuzzleAnswers(Wire, frozen=True):
    """The answers of all puzzles of an edition in their order, for times without a network."""

    edition: str
    answers: tuple[PuzzleAnswer, ...]


class CheckedTry(Wire, frozen=True):
    """What became of a try: if it does not solve the puzzle, what is missing, not the answer."""

    outcome: Literal["solved", "not-legal", "nothing", "more", "next-can-play"]
    missing: int
    """How many more tiles the answer lays."""
    faults: tuple[FaultInfo, ...]


class PuzzleRatings(Wire, frozen=True):
    """What the people of this house made of the difficulties of some puzzles, by number."""

    edition: str
    ratings: dict[int, int]
    """Those that at least five people have tried; nobody can tell from it who."""


class PuzzleResult(Wire, frozen=True):
    """What became of a puzzle."""

    edition: Edition
    number: Number
    table: TableText | None
    """The table after the turn that solved it; null where the answer was told before."""
    day: Day | None = None
    """The day (UTC) whose puzzle it was, if it was solved on it."""
    counted: bool = False
    """Whether a house has kept it before, for somebody whom it has forgotten since: the player is
    rated by it, and the puzzle not again."""


class ResultsToKeep(Wire, frozen=True):
    """Results that the house may not know yet, the first one first; it judges the turns itself."""

    results: Annotated[tuple[PuzzleResult, ...], Meta(min_length=1, max_length=MOST_RESULTS)]


class OwnRating(Wire, frozen=True):
    """A rating by Glicko-2: the true value lies within two deviations of it, very likely."""

    rating: float
    deviation: float
    volatility: float


class TriedPuzzles(Wire, frozen=True):
    """Numbers of puzzles of an edition."""

    edition: str
    tried: tuple[int, ...]
    solved: tuple[int, ...]
    """Those of them that were solved at any time."""


class OwnPuzzles(Wire, frozen=True):
    """All that the house keeps of somebody's puzzles; nobody else is told."""

    rating: OwnRating | None
    """null if there is no result."""
    curve: tuple[int, ...]
    """The rating after each of the last results."""
    editions: tuple[TriedPuzzles, ...]
    days: tuple[str, ...]
    """The days whose puzzle was solved."""
    not_solved: tuple[PuzzlePath, ...] = ()
    """Results just sent whose turn does not solve the puzzle, or not on that day: not kept."""
