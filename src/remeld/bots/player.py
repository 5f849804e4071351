"""The small protocol of all who decide: a view, a limit and randomness in, a decision out."""

import re
from collections.abc import Mapping
from dataclasses import dataclass, field
from random import Random
from typing import Protocol, runtime_checkable

from remeld.rules import Move, RemeldError, View

__all__ = ["NO_LIMIT", "REASONS", "Decision", "Limit", "LimitError", "Player", "Reason"]

_LIMIT = re.compile(r"(?P<number>[1-9][0-9]{0,6})(?P<unit>r|ms|s)")


class LimitError(RemeldError):
    """A limit that nobody can read."""

    def __init__(self, text: str) -> None:
        super().__init__(
            "bad-limit",
            f"{text[:40]!r} is no limit: write 400r (rollouts), 250ms or 1s (processor time)",
            part=text[:40],
        )


@dataclass(frozen=True, slots=True, kw_only=True)
class Limit:
    """How much a player may think about one turn: nothing is limited that is None.

    Processor time for live games; rollouts where the same seed shall give the same play.
    """

    milliseconds: int | None = None
    rollouts: int | None = None

    @classmethod
    def read(cls, text: str) -> "Limit":
        """The limit that is written so.

        >>> Limit.read("250ms") == Limit(milliseconds=250), Limit.read("400r")
        (True, Limit(milliseconds=None, rollouts=400))
        """
        found = _LIMIT.fullmatch(text)
        if found is None:
            raise LimitError(text)
        number, unit = int(found["number"]), found["unit"]
        if unit == "r":
            return cls(rollouts=number)
        return cls(milliseconds=number * (1000 if unit == "s" else 1))

    def __str__(self) -> str:
        parts = ((self.milliseconds, "ms"), (self.rollouts, "r"))
        return " ".join(f"{number}{unit}" for number, unit in parts if number is not None)

    def tighter(self, other: "Limit") -> "Limit":
        """What both allow.

        >>> str(Limit(milliseconds=250).tighter(Limit(milliseconds=50, rollouts=9)))
        '50ms 9r'
        """
        return Limit(
            milliseconds=_least(self.milliseconds, other.milliseconds),
            rollouts=_least(self.rollouts, other.rollouts),
        )


NO_LIMIT = Limit()


def _least(one: int | None, other: int | None) -> int | None:
    return min((each for each in (one, other) if each is not None), default=None)


@dataclass(frozen=True, slots=True)
class Reason:
    """Why a player decided so: a code with values; for ours `words` has `reason-<code>`."""

    code: str
    values: Mapping[str, int | str] = field(default_factory=dict)


REASONS = (
    "went-out",
    "held-back",
    "no-meld",
    "nothing-to-lay",
    "saw-nothing",
    "laid-what-it-saw",
    "laid-most",
    "laid-dearest",
    "laid-sets",
    "laid-enough",
    "laid-one",
    "laid-little",
    "opened-small",
    "waited-on-thought",
    "laid-on-thought",
)
"""The codes of our players; those of others may have more."""


@dataclass(frozen=True, slots=True)
class Decision:
    """What a player does with its turn, and why."""

    move: Move
    reason: Reason


@runtime_checkable
class Player(Protocol):
    """Whoever decides. A player is a value that can be pickled; it remembers nothing.

    What happened before in a game is in the view (`View.past`).

    >>> from remeld.bots import player
    >>> isinstance(player("greedy"), Player)
    True
    """

    @property
    def key(self) -> str:
        """The name by which `player` finds it again."""

    def decide(self, view: View, limit: Limit, rng: Random) -> Decision:
        """What to do with this turn: the same for the same view, limit and state of `rng`."""
