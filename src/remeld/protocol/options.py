"""What is agreed about a table before the first game."""

from typing import Annotated, Literal

from msgspec import UNSET, Meta, UnsetType

from remeld.protocol.fields import MAX_SEATS, Name, Wire

__all__ = ["MAX_DAYS", "MAX_DELAY", "MAX_LENGTH", "MAX_SECONDS", "MIN_SECONDS", "Options"]

MIN_SECONDS = 5
MAX_SECONDS = 3_600
MAX_DAYS = 14
MAX_LENGTH = 20
MAX_DELAY = 600


class Options(Wire, frozen=True):
    """The options of a table; the host may change them until the match begins.

    >>> Options(rules="goliath", seats=2).hints
    False
    """

    rules: Annotated[str, Meta(min_length=1, max_length=2_000)] = "broadway"
    """An edition, or house rules in the notation: `goliath(jokers=4)`."""
    seats: Annotated[int, Meta(ge=2, le=MAX_SEATS)] = 4
    length: Annotated[int, Meta(ge=1, le=MAX_LENGTH)] | None = None
    """Rounds or games, as the edition counts; None for what the edition says."""
    clock: Literal["edition", "seconds", "days", "none"] = "edition"
    clock_length: Annotated[int, Meta(ge=0, le=MAX_SECONDS)] = 0
    """How many seconds or days a turn may last, where `clock` says so; else 0."""
    hints: bool = False
    public: bool = False
    """Whether the lobby lists the table; if not, only those who have the link find it."""
    delay: Annotated[int, Meta(ge=0, le=MAX_DELAY)] = 0
    """How many seconds spectators are behind."""
    thinking: bool = True
    """Whether computer players take a natural time to think."""
    strict_penalty: bool = False
    seats_by_draw: bool = False
    big_set: bool = False
    rules_name: Name | UnsetType = UNSET
    """What those who play call their house rules. A public table has none, nor has an edition."""
