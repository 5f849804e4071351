"""What happens in a game, as numbered facts: the log of a game is its record."""

from dataclasses import dataclass
from typing import Literal

from remeld.rules import BellKind, Rack, Table, Tile

__all__ = [
    "Began",
    "Bell",
    "Dealt",
    "Drew",
    "EndReason",
    "Ended",
    "Event",
    "Extended",
    "Logged",
    "Passed",
    "Played",
    "Resigned",
    "Revealed",
    "Said",
    "Seated",
    "StartDrawn",
]

EndReason = Literal["out", "blocked", "resigned", "abandoned"]
"""By the booklet: the last tile was laid, or nobody could go on. By the house (`docs/house.md`):
too few were left after others had resigned, or nobody was left who would play."""


@dataclass(frozen=True, slots=True)
class StartDrawn:
    """A seat turned over a tile to see who starts."""

    seat: int
    tile: Tile


@dataclass(frozen=True, slots=True)
class Seated:
    """The starting draw decided the order round the table."""

    order: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Began:
    """The seat that starts."""

    seat: int


@dataclass(frozen=True, slots=True)
class Dealt:
    """A seat got its tiles; only that seat sees which."""

    seat: int
    tiles: Rack


@dataclass(frozen=True, slots=True)
class Played:
    """A seat laid tiles: the whole new table."""

    seat: int
    table: Table


@dataclass(frozen=True, slots=True)
class Drew:
    """A seat took tiles from the pool; only that seat sees which."""

    seat: int
    tiles: Rack


@dataclass(frozen=True, slots=True)
class Passed:
    """A seat did nothing."""

    seat: int


@dataclass(frozen=True, slots=True)
class Bell:
    """The time was up: what became of the turn, and the table that remains.

    The draft, as the table lay when the bell rang, is seen by its owner alone (None for others).
    `could_play`: with an empty pool the seat had to play and could have, so this is no pass.
    """

    seat: int
    kind: BellKind
    table: Table
    draft: Table | None
    could_play: bool = False


@dataclass(frozen=True, slots=True)
class Extended:
    """The turn got more time."""

    seat: int
    ms: int


@dataclass(frozen=True, slots=True)
class Said:
    """A seat said the edition's word: the call on laying the last tile, or the spoken pass."""

    seat: int
    word: str


@dataclass(frozen=True, slots=True)
class Resigned:
    """A seat gave the game up; its tiles stay closed until the end."""

    seat: int


@dataclass(frozen=True, slots=True)
class Ended:
    """The game is over: every rack laid open, points by seat, who counts as winner.

    `by` is the seat that abandoned it by sitting out plays that it had to make.
    """

    reason: EndReason
    racks: tuple[Rack, ...]
    points: tuple[int, ...]
    winners: tuple[int, ...]
    by: int | None = None


@dataclass(frozen=True, slots=True)
class Revealed:
    """The secret of the deal, for everyone to check."""

    secret: bytes


Event = (
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
    | Resigned
    | Ended
    | Revealed
)


@dataclass(frozen=True, slots=True)
class Logged:
    """An event with its number (from 1) and its time in milliseconds."""

    number: int
    at: int
    event: Event
