"""What a table can be asked to do: by a person at it, or by the house itself."""

from dataclasses import dataclass
from typing import TypeAlias

from remeld.protocol.commands import Do
from remeld.rules import Move, Table

__all__ = [
    "AddTime",
    "Archive",
    "Asked",
    "Close",
    "Command",
    "ComputerMoves",
    "Forget",
    "NobodyHere",
    "Ring",
    "SomebodyHere",
]


@dataclass(frozen=True, slots=True)
class Asked:
    """A person asks; `who` comes from the session, `seen` and `do` from the message."""

    who: str
    seen: int
    do: Do


@dataclass(frozen=True, slots=True)
class Ring:
    """The time of the seat on turn is up; its newest draft decides."""

    draft: Table | None = None


@dataclass(frozen=True, slots=True)
class ComputerMoves:
    """A computer player has made up its mind about the turn that began with entry `turn`."""

    turn: int
    move: Move


@dataclass(frozen=True, slots=True)
class NobodyHere:
    """The last person disconnected, at that time: the clock stands still from then on."""

    since: int


@dataclass(frozen=True, slots=True)
class SomebodyHere:
    """A person is connected again."""


@dataclass(frozen=True, slots=True)
class AddTime:
    """The house was down, or is not sure that its clock is right: give the turn more time."""

    ms: int


@dataclass(frozen=True, slots=True)
class Archive:
    """Nobody has done anything for long: put the table away."""


@dataclass(frozen=True, slots=True)
class Close:
    """Those who run the house want nobody to use the table any more."""


@dataclass(frozen=True, slots=True)
class Forget:
    """A person wants to be forgotten: they leave, and their name goes.

    `numbers` are all that they ever had here: see `scrub`, which takes the name out of the log.
    """

    who: str
    numbers: tuple[int, ...]


Command: TypeAlias = (
    Asked | Ring | ComputerMoves | NobodyHere | SomebodyHere | AddTime | Archive | Close | Forget
)
