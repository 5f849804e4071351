"""The review of a record over HTTP: what is asked and what is answered.

The exact part comes at once; winning chances are asked for a few turns at a time, and what they
come to at the end.
"""

from typing import Annotated, Literal, TypeAlias

from msgspec import Meta

from remeld.protocol.fields import SeatNumber, Wire

__all__ = [
    "MOST_TURNS",
    "ChancesToSum",
    "EstimatedTurns",
    "RecordToReview",
    "ReviewSums",
    "ReviewedRecord",
    "ReviewedTurnInfo",
    "SeatSum",
    "ThemeSum",
    "TurnChance",
    "TurnMoment",
    "TurnReason",
    "TurnsToEstimate",
]

MOST_TURNS = 8
"""Turns whose chances are estimated in one request, so that nobody waits long for an answer."""
RecordText: TypeAlias = Annotated[str, Meta(min_length=1)]
TurnNumber: TypeAlias = Annotated[int, Meta(ge=1, le=100_000)]
Chance: TypeAlias = Annotated[float, Meta(ge=0, le=1)]


class RecordToReview(Wire, frozen=True):
    """The record of a finished game, and the seat to review (None for all that it shows)."""

    record: RecordText
    seat: SeatNumber | None = None


class ReviewedTurnInfo(Wire, frozen=True):
    """A turn, and what was possible in it; `event` is its number in the record."""

    turn: int
    event: int
    seat: int
    done: Literal["play", "draw", "pass", "bell"]
    played: str
    rack: int
    """How many tiles the seat held."""
    possible_tiles: int
    possible_value: int
    proved: bool
    missed_tiles: int
    missed_value: int
    could_go_out: bool
    could_open: bool
    could_free_joker: bool
    could_keep_joker: bool


class ReviewedRecord(Wire, frozen=True):
    """The exact part of a review."""

    rules: str
    players: tuple[str, ...]
    chances: bool
    """Whether winning chances can be estimated by these rules."""
    turns: tuple[ReviewedTurnInfo, ...]


class TurnsToEstimate(Wire, frozen=True):
    """The turns whose chances are wanted."""

    record: RecordText
    turns: Annotated[tuple[TurnNumber, ...], Meta(min_length=1, max_length=MOST_TURNS)]


class TurnReason(Wire, frozen=True):
    """Why a turn cost chance: how much of something is there after it, and after the better one.

    Shares of cases (`lets-out`: somebody else goes out next, `not-ready`: the seat itself does), or
    tiles that the others could lay (`feeds`), jokers laid, what the tiles on the rack are worth.
    """

    kind: Literal["lets-out", "feeds", "joker", "not-ready", "keeps-value"]
    done: Annotated[float, Meta(ge=0, le=100_000)]
    better: Annotated[float, Meta(ge=0, le=100_000)]


class TurnChance(Wire, frozen=True):
    """An estimate: the chance to win after a turn, with its interval, and after the best choice."""

    turn: TurnNumber
    chance: Chance
    chance_best: Chance
    low: Chance
    high: Chance
    choice: Annotated[str, Meta(max_length=4_000)]
    """The tiles that the strongest player would have laid."""
    after_draw: Chance | None = None
    """The chance when the tile that was drawn was seen."""
    reasons: Annotated[tuple[TurnReason, ...], Meta(max_length=8)] = ()


class EstimatedTurns(Wire, frozen=True):
    """Estimates, with players like the strongest one in all seats."""

    chances: tuple[TurnChance, ...]


class ChancesToSum(Wire, frozen=True):
    """A record with the chances of its turns."""

    record: RecordText
    chances: Annotated[tuple[TurnChance, ...], Meta(max_length=2_000)]
    seat: SeatNumber | None = None


class ThemeSum(Wire, frozen=True):
    """How often something could be done in a game, and how often it was done."""

    theme: Literal["spot", "first-30", "splits", "jokers", "hold-back"]
    met: int
    taken: int


class SeatSum(Wire, frozen=True):
    """A seat's way to its result: start + deal + draws + others + skill = result."""

    seat: int
    accuracy: float | None
    start: float
    deal: float
    draws: float
    others: float
    skill: float
    result: float
    themes: tuple[ThemeSum, ...]


class TurnMoment(Wire, frozen=True):
    """A turn that decided the game."""

    turn: int
    seat: int
    kind: Literal["decision", "draw", "others"]
    change: float


class ReviewSums(Wire, frozen=True):
    """What the turns come to."""

    seats: tuple[SeatSum, ...]
    moments: tuple[TurnMoment, ...]
