"""What goes in and out of a storage: entries, rows, timers, answers and errors."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Literal, TypeAlias

from remeld.study import GlickoRating

Status: TypeAlias = Literal["open", "playing", "finished", "archived"]
"""Where a table stands: waiting for players, in a game, between matches, put away."""

TimerKind: TypeAlias = Literal["bell", "computer", "idle"]
"""What a timer is for: a turn's end, a computer player's move, putting an idle table away."""

TimerChanges: TypeAlias = Mapping[TimerKind, int | None]
"""The new due time of each timer that changes; `None` takes the timer away."""

OrderKind: TypeAlias = Literal["ban", "drain", "message", "sign-out"]
"""What the operator can order for all processes of a house."""

Failure: TypeAlias = Literal[
    "busy", "closed", "damaged", "full", "io", "locked", "schema", "unavailable"
]
"""Why a database cannot serve, see `StorageError`."""


class StorageError(Exception):
    """The database cannot do it now. `code` is for programs, the message for the operator.

    - `busy`: another program holds the database file; try again.
    - `closed`: this storage was closed.
    - `damaged`: the database file is not what was written; restore a backup.
    - `full`: the disk is full.
    - `io`: the database reports a fault of its own (disk, refused statement).
    - `locked`: a second server opened the same SQLite file.
    - `schema`: the database does not fit this program (newer, or its migrations were changed).
    - `unavailable`: the PostgreSQL server cannot be reached.

    After `busy`, `io` or `unavailable` an append may or may not have happened: send it again with
    the same command id, and it happens once.

    >>> error = StorageError("full", "no space left for games.db")
    >>> error.code, str(error)
    ('full', 'no space left for games.db')
    """

    def __init__(self, code: Failure, message: str) -> None:
        super().__init__(message)
        self.code: Failure = code


class UnknownTable(LookupError):
    """An append to a table that was never created."""


@dataclass(frozen=True, slots=True)
class NewEntry:
    """An entry that is not stored yet. `data` is the tables' own coding, opaque here."""

    kind: str
    data: bytes


@dataclass(frozen=True, slots=True)
class Entry:
    """A stored entry. The first of a table has `seq` 1, and there are no gaps."""

    seq: int
    at: int
    kind: str
    data: bytes


@dataclass(frozen=True, slots=True)
class NewTableRow:
    """What a table is created with. `id` cannot be guessed; `code` is short and unique."""

    id: str
    code: str
    public: bool
    summary: bytes
    status: Status = "open"
    owner: str | None = None
    """The person for whom it counts, see `Storage.usage`."""
    address: bytes | None = None
    """A digest of the address from which it was made."""


@dataclass(frozen=True, slots=True)
class TableRow:
    """What is known of a table without its log. `version` is the `seq` of its last entry."""

    id: str
    code: str
    public: bool
    status: Status
    version: int
    updated: int
    """When the last entry was stored."""
    summary: bytes
    """What the lobby shows, in the tables' own coding."""
    removed: int | None = None
    """When its log was deleted; only the records of its games are left then."""


@dataclass(frozen=True, slots=True)
class KeptRecord:
    """The record of a game whose table was removed, in the tables' own coding."""

    game: int
    owners: tuple[str, ...]
    """The person at each seat; an empty text for a computer player, or who was forgotten."""
    data: bytes


@dataclass(frozen=True, slots=True)
class Usage:
    """How much of the database is somebody's: tables, and bytes of logs and kept records."""

    tables: int
    bytes: int


@dataclass(frozen=True, slots=True)
class RowChange:
    """What an append changes in its table's row; `None` leaves a field as it is."""

    status: Status | None = None
    public: bool | None = None
    summary: bytes | None = None


@dataclass(frozen=True, slots=True)
class Timer:
    """Something that is to happen at `due`; a table has at most one of each kind."""

    table: str
    kind: TimerKind
    due: int
    version: int
    """The table's version when the timer was set."""


@dataclass(frozen=True, slots=True)
class Appended:
    """Stored now. `seq` is the number of the last new entry: the table's new version."""

    seq: int
    at: int


@dataclass(frozen=True, slots=True)
class Duplicate:
    """This command was stored before, and ended at `seq`. Nothing has changed."""

    seq: int


@dataclass(frozen=True, slots=True)
class Conflict:
    """The table is at `version`, not at the expected one. Nothing has changed."""

    version: int


@dataclass(frozen=True, slots=True)
class CodeTaken:
    """Another table has this short code. Nothing has changed."""

    code: str


@dataclass(frozen=True, slots=True)
class Snapshot:
    """The folded state after entry `seq`, in the tables' own coding."""

    seq: int
    data: bytes


@dataclass(frozen=True, slots=True)
class Loaded:
    """A table, read at one moment: its newest snapshot, if any, and all entries after it."""

    row: TableRow
    snapshot: Snapshot | None
    entries: tuple[Entry, ...]


@dataclass(frozen=True, slots=True)
class StoredDraft:
    """The newest proposal that a seat has sent while thinking."""

    version: int
    at: int
    data: bytes


@dataclass(frozen=True, slots=True)
class Begun:
    """The time of the house as a process starts, and that of the last heartbeat before."""

    now: int
    last: int | None
    down: bool
    """Whether nobody was alive just now."""


@dataclass(frozen=True, slots=True)
class Beat:
    """The time of a heartbeat, and by how much the database's clock was off, if it was."""

    now: int
    moved: int


@dataclass(frozen=True, slots=True)
class Session:
    """One browser of one person. `key` is the SHA-256 of the token, which is never stored."""

    key: bytes
    person: str
    data: bytes
    created: int
    seen: int


@dataclass(frozen=True, slots=True)
class JudgedResult:
    """What became of a puzzle."""

    edition: str
    number: int
    solved: bool
    day: str | None
    """The day whose puzzle it was, if it was solved on it."""
    untried: GlickoRating
    """The rating of the puzzle if nobody has tried it before."""
    counted: bool = False
    """Whether the puzzle was rated by it before, for somebody whom the house has forgotten."""


@dataclass(frozen=True, slots=True, kw_only=True)
class PuzzleHistory:
    """All that is kept of a person's puzzles."""

    rating: GlickoRating | None
    """None if there is no result."""
    results: tuple[tuple[str, int, bool], ...] = ()
    """Edition, number and whether it was solved, the first one first."""
    curve: tuple[float, ...] = ()
    """The rating after each of the last results."""
    days: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class OneTimeCode:
    """A code that moves a person to another device, once. `key` is the SHA-256 of the code."""

    key: bytes
    person: str
    data: bytes
    expires: int


@dataclass(frozen=True, slots=True)
class StandingOrder:
    """What the operator wants of every process, until it is taken back.

    `subject` is an address for `ban` and `sign-out`, `words` are those of a `message`.
    """

    kind: OrderKind
    subject: str
    words: str
    at: int


@dataclass(frozen=True, slots=True)
class Census:
    """How much there is, in all processes of a house together."""

    tables: dict[Status, int]
    """How many tables there are of each status."""
    nodes: dict[str, int]
    """Each process that lives, with the number of people who are connected through it."""
    present: dict[str, frozenset[str]]
    """Who is connected to each table."""
