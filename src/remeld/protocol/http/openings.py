"""The opening explorer over HTTP: what is asked and what is answered."""

from typing import Literal

from remeld.protocol.fields import Wire
from remeld.protocol.http.requests import Question, Tiles

__all__ = ["OpeningAnswer", "OpeningChance", "OpeningChoice", "RackToOpen", "WaitedFor"]


class RackToOpen(Question, frozen=True, kw_only=True):
    """The tiles of somebody who has laid none."""

    rack: Tiles


class OpeningChance(Wire, frozen=True):
    """The chance to have opened by a turn, and how others fared who opened in it.

    `others` is the part of them who had opened by then, `won` the share of wins of those who did in
    this very turn; None where nobody has counted.
    """

    turn: int
    chance: float
    low: float
    high: float
    exact: bool
    others: float | None
    won: float | None


class WaitedFor(Wire, frozen=True):
    """A tile that lets a rack open, and how many of it are unseen."""

    tile: str
    unseen: int


class OpeningChoice(Wire, frozen=True):
    """What can be done now, and the chance to win after it, an estimate."""

    way: Literal["fewest", "most", "wait"]
    table: str
    value: int
    chance: float
    low: float
    high: float


class OpeningAnswer(Wire, frozen=True):
    """How soon a rack can open, and what is best; `games` is how many those of others are from."""

    can_open: bool
    turns: tuple[OpeningChance, ...]
    unseen: int
    waits_for: tuple[WaitedFor, ...]
    ways: tuple[OpeningChoice, ...]
    games: int
