"""What can be wrong with a player, as codes with values; `words` says how to mend it."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Literal, TypeAlias, get_args

__all__ = ["BREACHES", "Breach", "BreachCode", "BreachError"]

BreachCode: TypeAlias = Literal[
    "bad-key",
    "not-picklable",
    "raised",
    "no-decision",
    "no-reason",
    "illegal",
    "not-repeatable",
    "keeps-memory",
    "sees-hidden",
    "too-slow",
    "endless",
]
BREACHES: tuple[BreachCode, ...] = get_args(BreachCode)


@dataclass(frozen=True, slots=True)
class Breach:
    """One thing that is wrong, and where it was seen."""

    code: BreachCode
    where: str = ""
    """The edition, the number of players and the turn, or the kind of position."""
    values: Mapping[str, object] | None = None


class BreachError(Exception):
    """Ends a game in which the player did something wrong."""

    def __init__(self, breach: Breach) -> None:
        super().__init__(breach.code)
        self.breach = breach
