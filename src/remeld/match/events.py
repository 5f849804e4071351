"""What happens in a game, as numbered facts: the log of a game is its record.

Each kind is declared here once; its line in a record, what goes over the wire and what a seat may
see of it follow from that (see `facts`).
"""

from dataclasses import dataclass
from typing import Literal, TypeAlias

from remeld.match.facts import Open, OwnerOnly, fact
from remeld.match.forms import (
    Hexadecimal,
    Numbers,
    OneTile,
    Order,
    Racks,
    SeatIndex,
    Seats,
    Sets,
    Tiles,
)
from remeld.rules import BellKind

__all__ = [
    "Began",
    "Bell",
    "Dealt",
    "Drew",
    "EndReason",
    "Ended",
    "Event",
    "Extended",
    "GaveUp",
    "Logged",
    "Passed",
    "Played",
    "Revealed",
    "Said",
    "Seated",
    "StartDrawn",
]

EndReason = Literal["out", "blocked", "resigned", "abandoned"]
"""By the booklet: the last tile was laid, or nobody could go on. By the house (`docs/house.md`):
too few were left after others had resigned, or nobody was left who would play."""


@fact("start-draw")
@dataclass(frozen=True, slots=True)
class StartDrawn:
    """A seat turned over a tile to see who starts."""

    seat: Open[SeatIndex]
    tile: Open[OneTile]


@fact("seated")
@dataclass(frozen=True, slots=True)
class Seated:
    """The starting draw decided the order of play."""

    order: Open[Order]


@fact("begin")
@dataclass(frozen=True, slots=True)
class Began:
    """The seat that starts."""

    seat: Open[SeatIndex]


@fact("deal")
@dataclass(frozen=True, slots=True)
class Dealt:
    """A seat got its tiles."""

    seat: Open[SeatIndex]
    tiles: OwnerOnly[Tiles]


@fact("play")
@dataclass(frozen=True, slots=True)
class Played:
    """A seat laid tiles: the whole new table."""

    seat: Open[SeatIndex]
    table: Open[Sets]


@fact("draw")
@dataclass(frozen=True, slots=True)
class Drew:
    """A seat took tiles from the pool."""

    seat: Open[SeatIndex]
    tiles: OwnerOnly[Tiles]


@fact("pass")
@dataclass(frozen=True, slots=True)
class Passed:
    """A seat did nothing."""

    seat: Open[SeatIndex]


@fact("bell", line="{seat} {outcome} | {table} | {draft}[ | {could_play}]")
@dataclass(frozen=True, slots=True)
class Bell:
    """The time was up: what became of the turn, the table that remains, the own draft.

    `could_play`: the seat had to play and could have, so this is no pass.
    """

    seat: Open[SeatIndex]
    outcome: Open[BellKind]
    table: Open[Sets]
    draft: OwnerOnly[Sets | None]
    """As the table lay when the bell rang; None for those who may not see it."""
    could_play: Open[bool] = False


@fact("extend")
@dataclass(frozen=True, slots=True)
class Extended:
    """The turn got more time."""

    seat: Open[SeatIndex]
    ms: Open[int]


@fact("say")
@dataclass(frozen=True, slots=True)
class Said:
    """A seat said the edition's word."""

    seat: Open[SeatIndex]
    word: Open[str]
    """The call on laying the last tile, or the spoken pass."""


@fact("resign")
@dataclass(frozen=True, slots=True)
class GaveUp:
    """A seat gave the game up."""

    seat: Open[SeatIndex]


@fact("end", line="{reason}[ by {by}] | {points} | {winners} | {racks}")
@dataclass(frozen=True, slots=True)
class Ended:
    """Every rack laid open, and the points: see `docs/house.md` where seats have resigned.

    `by` is the seat that abandoned the game by sitting out plays that it had to make.
    """

    reason: Open[EndReason]
    racks: Open[Racks]
    points: Open[Numbers]
    winners: Open[Seats]
    by: Open[SeatIndex | None] = None


@fact("reveal")
@dataclass(frozen=True, slots=True)
class Revealed:
    """The secret of the deal, in hexadecimal."""

    secret: Open[Hexadecimal]


Event: TypeAlias = (
    StartDrawn
    | Seated
    | Began
    | Dealt
    | Played
    | Drew
    | Passed
    | Bell
    | Extended
    | Said
    | GaveUp
    | Ended
    | Revealed
)


@dataclass(frozen=True, slots=True)
class Logged:
    """An event with its number (from 1) and its time in milliseconds."""

    number: int
    at: int
    event: Event

    def __str__(self) -> str:
        from remeld.match.record_lines import encode_event

        return f"{self.number} {self.at} {encode_event(self.event)}"
