"""What is answered over HTTP, apart from the rules: codes and values, never a sentence."""

from typing import Annotated, Any, Literal, TypeAlias

from msgspec import Raw

from remeld.protocol.codes import Colour, Level, Phrase
from remeld.protocol.fields import Wire
from remeld.protocol.http.unread import unread
from remeld.protocol.messages import HouseNotice, MeldView
from remeld.protocol.options import Options
from remeld.protocol.view import JokerView

__all__ = [
    "ArrangedTiles",
    "BestPlay",
    "ClockChoice",
    "ComputerGame",
    "ComputerReason",
    "FaultInfo",
    "GameScored",
    "Health",
    "Hint",
    "HouseInfo",
    "JudgedSet",
    "JudgedTurn",
    "LengthChoice",
    "ListedRecords",
    "ListedTable",
    "ListedTables",
    "ListedTurns",
    "MatchScored",
    "OptionsOffered",
    "PlayStep",
    "ProblemInfo",
    "Range",
    "RecordTrouble",
    "ReplayedMoment",
    "ReplayedRecord",
    "SessionInfo",
    "TableAddress",
    "TransferCode",
    "VerifiedRecord",
]

TableStatus: TypeAlias = Literal["open", "playing", "finished", "archived"]


class ProblemInfo(Wire, frozen=True):
    """Why a request was refused. `values` belong to the code; nothing has changed."""

    code: str
    values: dict[str, Any]


class Health(Wire, frozen=True):
    """A house that is well."""

    status: Literal["ok"]
    version: str


class HouseInfo(Wire, frozen=True):
    """What this house offers. `invite` is the address to put before the path of an invitation."""

    version: str
    protocol: int
    oldest_protocol: int
    invite: str
    reach: Literal["machine", "network", "everybody"]
    """Who can open an invitation."""
    networks: tuple[str, ...]
    """Addresses at which who asks may open the house, the likeliest first."""
    editions: tuple[str, ...]
    colours: tuple[Colour, ...]
    levels: tuple[Level, ...]
    phrases: tuple[Phrase, ...]
    reactions: tuple[Phrase, ...]
    notice: HouseNotice | None
    """The message to everybody, if there is one."""
    docs: bool
    """Whether the documentation is at `/docs`."""


# People


class SessionInfo(Wire, frozen=True):
    """A session. The recovery code is shown once: with it this player can come back."""

    recovery: str | None
    new: bool


class TransferCode(Wire, frozen=True):
    """A code for the next device; it works once, and until `expires` (milliseconds)."""

    code: str
    expires: int


# Tables


class TableAddress(Wire, frozen=True):
    """A table: its id is the invitation, its code is short enough to be read aloud."""

    table: str
    code: str


class ListedTable(Wire, frozen=True):
    """What is listed of a table."""

    table: str
    status: TableStatus
    updated: int
    # Passed on as it was stored: a list is not refused for one table that an older house wrote.
    listing: Annotated[Raw, unread("Listing")]


class ListedRecords(Wire, frozen=True):
    """The games of a table that have a record, counted from 1."""

    code: str
    games: int
    removed: bool
    """Whether the table itself was deleted."""


class ListedTables(Wire, frozen=True):
    """Some tables, those that changed last first."""

    tables: tuple[ListedTable, ...]


class ListedTurns(Wire, frozen=True):
    """The ids of the tables that wait for a move of the one who asks."""

    tables: tuple[str, ...]


class Range(Wire, frozen=True):
    """From, to."""

    least: int
    most: int


class LengthChoice(Range, frozen=True):
    """How long a match may be, counted as the edition does; None: as many as there are seats."""

    unit: Literal["rounds", "games"]
    default: int | None


class ClockChoice(Wire, frozen=True):
    """The edition's time for a turn, and what else may be chosen.

    `none_allowed`: without a clock although several people play. Alone against computer players
    that is always allowed.
    """

    edition_sec: int
    none_allowed: bool
    seconds: Range
    days: Range


class OptionsOffered(Wire, frozen=True):
    """Every option of a table: its range, or whether the edition offers it."""

    rules: str
    edition: str
    seats: Range
    length: LengthChoice
    clock: ClockChoice
    delay: Range
    strict_penalty: bool
    seats_by_draw: bool
    big_set: bool
    defaults: Options


# The solver


class PlayStep(Wire, frozen=True):
    """One move of the hands; sets have numbers, those of the old table count from 0."""

    kind: Literal["lay", "add", "take", "split", "join", "swap", "shift"]
    tiles: str
    source: int | None
    target: int
    result: str
    joker_to: int | None


class BestPlay(Wire, frozen=True):
    """The best play, and how to carry it out.

    No tile played: nothing can be played where it is `optimal`, else nothing was found.
    """

    optimal: bool
    tiles_played: int
    value_played: int
    played: str
    rack: str
    table: str
    steps: tuple[PlayStep, ...]


class Hint(Wire, frozen=True):
    """A hint in three depths, of one and the same play: is there one, with which tiles, and how.

    `turn` is the version at which the turn began that the hint is for.
    """

    turn: int
    can_play: bool
    tiles: str
    optimal: bool
    play: BestPlay | None


class ComputerReason(Wire, frozen=True):
    """Why a computer player did so: a code, for which clients have the words, with its values.

    None where somebody else had the turn, or where it would not do the same again.
    """

    code: str | None
    values: dict[str, int | str]


class ComputerGame(Wire, frozen=True):
    """How the computer players of a finished game played it, each in one sentence.

    For every seat a code, for which clients have the words, with its values: None for a person.
    """

    seats: tuple[ComputerReason, ...]


class ArrangedTiles(Wire, frozen=True):
    """Tiles arranged into sets with the fewest left over."""

    sets: tuple[str, ...]
    left: str
    optimal: bool


# The referee


class FaultInfo(Wire, frozen=True):
    """One fault of a turn: its code, the clause it breaks, the set and the tiles it is about.

    It is the `FaultView` of the sockets but for its tiles, which are one by one here.
    """

    code: str
    clause: str
    set: int | None
    tiles: tuple[str, ...]
    values: dict[str, int]
    follows: str | None = None
    """The code of another fault of the same turn that explains this one."""


class JudgedSet(Wire, frozen=True):
    """One set of the new table by itself: a `run` or a `group` if it is whole, and its value."""

    whole: bool
    kind: Literal["group", "run"] | None
    value: int


class JudgedTurn(Wire, frozen=True):
    """Whether a turn is legal, everything that is wrong with it, and each set by itself."""

    legal: bool
    rules: str
    faults: tuple[FaultInfo, ...]
    tiles_played: int
    points: int
    sets: tuple[JudgedSet, ...]
    jokers: tuple[JokerView, ...]
    meld: MeldView | None
    """None for a player who has melded."""


class GameScored(Wire, frozen=True):
    """The score of one game by seat, and who counts as its winner."""

    points: tuple[int, ...]
    winners: tuple[int, ...]


class MatchScored(Wire, frozen=True):
    """Where the match stands."""

    games: tuple[GameScored, ...]
    totals: tuple[int, ...]
    games_won: tuple[int, ...]
    places: tuple[int, ...]
    leaders: tuple[int, ...]


# Records


class RecordTrouble(Wire, frozen=True):
    """The first thing that is wrong with a record: at which event, and what."""

    event: int
    code: str
    expected: str
    faults: tuple[FaultInfo, ...]
    values: dict[str, Any]


class VerifiedRecord(Wire, frozen=True):
    """What the check of a record found."""

    good: bool
    events: int
    finished: bool
    deal_checked: bool
    trouble: RecordTrouble | None


class ReplayedMoment(Wire, frozen=True):
    """One event, as the record has it, and the game after it."""

    number: int
    at: int
    event: str
    table: str
    racks: tuple[str, ...]
    melded: tuple[bool, ...]
    pool: int
    turn: int


class ReplayedRecord(Wire, frozen=True):
    """A record event by event; it was `seen` by `all`, by a seat, or by a `spectator`."""

    rules: str
    players: tuple[str, ...]
    seen: str
    moments: tuple[ReplayedMoment, ...]
