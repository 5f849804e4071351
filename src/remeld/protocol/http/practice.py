"""Drills over HTTP: which one is asked for, and its questions with their answers."""

from typing import Annotated, Literal, TypeAlias

from msgspec import Meta

from remeld.protocol.fields import Wire
from remeld.protocol.http.answers import FaultInfo
from remeld.protocol.http.puzzles import Edition

__all__ = [
    "CountAsked",
    "DrillInfo",
    "DrillName",
    "DrillPath",
    "LayAsked",
    "TurnAsked",
    "WaitAsked",
    "WaitChance",
]

DrillName: TypeAlias = Literal["spot", "first-30", "splits", "jokers", "hold-back", "count"]
Seed: TypeAlias = Annotated[int, Meta(ge=0, le=1_000_000_000)]


class DrillPath(Wire, frozen=True):
    """A drill of an edition; the same seed gives the same questions."""

    edition: Edition
    drill: DrillName
    seed: Seed


class LayAsked(Wire, frozen=True, tag="lay"):
    """Lay tiles: any legal turn that lays the answer is right."""

    way: Literal["spot", "open", "split", "combined-split", "multiple-split"]
    table: str
    rack: str
    melded: bool
    answer: str
    """Empty where nothing can be laid, and to say so is right."""
    any_play: bool
    """Any legal turn is right, if there is one."""
    worth: int


class TurnAsked(Wire, frozen=True, tag="turn"):
    """Is this turn allowed?"""

    table: str
    rack: str
    after: str
    legal: bool
    faults: tuple[FaultInfo, ...]


class WaitChance(Wire, frozen=True):
    """An estimate of the chance to win, with its interval."""

    chance: float
    low: float
    high: float


class WaitAsked(Wire, frozen=True, tag="wait"):
    """Lay as much as one can, or hold back?"""

    table: str
    rack: str
    lay: str
    pool: int
    others: tuple[int, ...]
    wait: bool
    laid: WaitChance | None
    """The chances of both; None where laying everything wins."""
    waited: WaitChance | None


class CountAsked(Wire, frozen=True, tag="count"):
    """How many of these tiles are still out?"""

    table: str
    rack: str
    pair: str
    asked: str
    answer: int
    most: int


class DrillInfo(Wire, frozen=True):
    """A drill: some questions of one kind."""

    edition: str
    drill: DrillName
    seed: int
    questions: tuple[LayAsked | TurnAsked | WaitAsked | CountAsked, ...]
