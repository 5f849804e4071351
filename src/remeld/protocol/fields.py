"""The small types that messages are made of, each with its limits."""

from typing import Annotated, TypeAlias

from msgspec import Meta, Struct

__all__ = [
    "MAX_MESSAGE_TEXT",
    "MAX_NAME",
    "MAX_SEATS",
    "MAX_TABLE_TEXT",
    "Count",
    "Message",
    "Million",
    "Name",
    "PersonNumber",
    "SeatNumber",
    "TableText",
    "TileText",
    "Value",
    "Version",
    "Wire",
    "Word",
]

MAX_SEATS = 6
MAX_NAME = 40
MAX_MESSAGE_TEXT = 200
MAX_TABLE_TEXT = 4_000
"""A table with every tile of the biggest box is far shorter."""
_SAFE = 2**53 - 1
"""The largest whole number that every reader of JSON keeps exactly."""


class Wire(Struct, frozen=True, forbid_unknown_fields=True):
    """The base of all that goes over the wire: it never changes and has no unknown fields."""


Name: TypeAlias = Annotated[str, Meta(min_length=1, max_length=MAX_NAME)]
Message: TypeAlias = Annotated[str, Meta(min_length=1, max_length=MAX_MESSAGE_TEXT)]
Word: TypeAlias = Annotated[str, Meta(min_length=1, max_length=MAX_NAME)]
SeatNumber: TypeAlias = Annotated[int, Meta(ge=0, lt=MAX_SEATS)]
PersonNumber: TypeAlias = Annotated[int, Meta(ge=1, le=_SAFE)]
"""Somebody at the table: numbers are given in the order of coming and never used again."""
Version: TypeAlias = Annotated[int, Meta(ge=0, le=_SAFE)]
"""How many entries the table's log has."""
TableText: TypeAlias = Annotated[str, Meta(max_length=MAX_TABLE_TEXT)]
"""A table in the notation: `b4 b5 b6, k8 r8 o8`."""
TileText: TypeAlias = Annotated[str, Meta(min_length=1, max_length=8)]
"""One tile in the notation: `b8`, `j`."""
Million: TypeAlias = Annotated[int, Meta(ge=-(10**6), le=10**6)]
Count: TypeAlias = Annotated[int, Meta(ge=0, le=_SAFE)]
Value: TypeAlias = str | int
"""What comes with a code: a number, or a name, a tile or a part of the own text."""
