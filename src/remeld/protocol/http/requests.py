"""What is asked over HTTP: the body of a POST, or what stands in the address of a GET."""

from typing import Annotated, Any, Literal, TypeAlias

from msgspec import Meta, field

from remeld.protocol.fields import MAX_SEATS, Name, SeatNumber, TableText, TileText, Wire
from remeld.protocol.http.unread import unread

__all__ = [
    "CodePath",
    "GamePlayed",
    "HeapToArrange",
    "HintPath",
    "HouseKeyPath",
    "HouseRules",
    "MatchToScore",
    "NetworkAddress",
    "NewTable",
    "Nothing",
    "PageAddress",
    "PositionToSolve",
    "Question",
    "RecordPath",
    "RecordToReplay",
    "RecordToVerify",
    "RecordedEventPath",
    "RulesPath",
    "TablePath",
    "TileToPlace",
    "Tiles",
    "TurnToJudge",
    "TypedCode",
]

MAX_GAMES = 1000
RulesText: TypeAlias = Annotated[
    str, Meta(max_length=2_000, examples=["goliath", "broadway(jokers=4)"])
]
"""An edition, or house rules in the notation."""
Tiles: TypeAlias = Annotated[TableText, Meta(examples=["b4 b5 b6 j"])]
TableId: TypeAlias = Annotated[str, Meta(min_length=8, max_length=64, pattern="^[A-Za-z0-9_-]+$")]


class Nothing(Wire, frozen=True):
    """A request that says nothing more than its address."""


# People


class TypedCode(Wire, frozen=True):
    """A code that somebody typed."""

    code: Annotated[str, Meta(min_length=4, max_length=40)]


# The house and its tables


class PageAddress(Wire, frozen=True):
    """A page of this house, from its first slash."""

    path: Annotated[str, Meta(max_length=200, pattern="^/[A-Za-z0-9/_.#?=&-]*$")]


class NetworkAddress(Wire, frozen=True):
    """An address of the machine in one of its networks."""

    address: Annotated[str, Meta(max_length=15, pattern="^[0-9.]+$")]


class NewTable(Wire, frozen=True):
    """A table to be set up: the name of its host, and its options."""

    name: Name
    # Read only when it is known who asks: until then they are any object.
    options: Annotated[dict[str, Any], unread("Options")] = field(default_factory=dict)


class CodePath(Wire, frozen=True):
    """The short code of a table."""

    code: Annotated[str, Meta(min_length=4, max_length=20, pattern="^[A-Za-z0-9 -]+$")]


class HintPath(Wire, frozen=True):
    """A seat at a table."""

    table: TableId
    seat: SeatNumber


class TablePath(Wire, frozen=True):
    """A table."""

    table: TableId


class RecordPath(Wire, frozen=True):
    """A finished game of a table, counted from 1."""

    table: TableId
    game: Annotated[int, Meta(ge=1, le=MAX_GAMES)]


class RecordedEventPath(RecordPath, frozen=True):
    """An event of that game, by its number in the record."""

    event: Annotated[int, Meta(ge=1, le=100_000)]


# Questions that need no table of the house


class Question(Wire, frozen=True, kw_only=True):
    """Every question says by which rules, and for how many players."""

    rules: RulesText = "broadway"
    players: Annotated[int, Meta(ge=2, le=MAX_SEATS)] = 4


class TurnToJudge(Question, frozen=True, kw_only=True):
    """A turn: the rack and the table before it, and the table after it."""

    melded: bool = True
    rack: Tiles
    before: Tiles
    after: Tiles


class TileToPlace(TurnToJudge, frozen=True, kw_only=True):
    """A turn that goes on, and a tile of the rack that is still there."""

    tile: TileText


class PositionToSolve(Question, frozen=True, kw_only=True):
    """A position of which the best play is wanted."""

    melded: bool = True
    table: Tiles = ""
    rack: Tiles
    objective: Literal["tiles", "value", "out"] = "tiles"


class HeapToArrange(Question, frozen=True, kw_only=True):
    """Tiles in no order."""

    tiles: Tiles


class GamePlayed(Wire, frozen=True):
    """A game that is over: what was left on each rack, and who laid the last tile."""

    racks: Annotated[tuple[Tiles, ...], Meta(min_length=2, max_length=MAX_SEATS)]
    winner: SeatNumber | None = None
    starter: SeatNumber = 0


class MatchToScore(Wire, frozen=True, kw_only=True):
    """The games of a match, seats in the same order in all of them."""

    rules: RulesText = "broadway"
    games: Annotated[tuple[GamePlayed, ...], Meta(min_length=1, max_length=100)]


class RecordToVerify(Wire, frozen=True):
    """A record, as the file has it."""

    record: Annotated[str, Meta(min_length=1)]


class RecordToReplay(Wire, frozen=True):
    """A record, the seat whose eyes are used (None for all), and the events wanted."""

    record: Annotated[str, Meta(min_length=1)]
    seat: SeatNumber | None = None
    first: Annotated[int, Meta(ge=1)] = 1
    last: Annotated[int, Meta(ge=1)] | None = None


class RulesPath(Wire, frozen=True):
    """The rules that are asked for."""

    rules: RulesText


class HouseRules(Wire, frozen=True):
    """House rules: an edition, and the rules that are changed."""

    rules: RulesText


class HouseKeyPath(Wire, frozen=True):
    """The key under which house rules are kept."""

    key: Annotated[str, Meta(pattern="^[a-z2-7]{20}$")]
