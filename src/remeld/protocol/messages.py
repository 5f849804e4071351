"""The frames of a socket, both ways: each is one JSON object with a `type`.

A client says `hello` first and gets `welcome`: the whole view, and the events after the entry
that it has seen, if it names one. From then on it gets `events` with the view after them, and
sends commands: each has an id of the client's own making, and is answered by `ack` or `refused`
with that id. A command that was not answered is sent again with the same id, on any connection,
and happens once.
"""

from typing import TYPE_CHECKING, Annotated, Any, Literal, TypeAlias
from uuid import UUID

from msgspec import Meta

from remeld.protocol.codes import Closing
from remeld.protocol.commands import Do
from remeld.protocol.facts import FACTS
from remeld.protocol.fields import (
    Count,
    SeatNumber,
    TableText,
    TileText,
    Value,
    Version,
    Wire,
)
from remeld.protocol.view import JokerView, TableView

__all__ = [
    "Ack",
    "Closed",
    "Command",
    "Draft",
    "Event",
    "Events",
    "FaultView",
    "FoundPlaces",
    "FromClient",
    "FromServer",
    "Hello",
    "HouseNotice",
    "MeldView",
    "Notice",
    "Ping",
    "PlaceView",
    "Places",
    "Placing",
    "Pong",
    "Presence",
    "ReadyView",
    "Refused",
    "SetVerdict",
    "Since",
    "Verdict",
    "Welcome",
]


class Hello(Wire, frozen=True, tag_field="type", tag="hello"):
    """The first frame: which protocol, which table (its code or id), what was seen before.

    Who has seen nothing yet may ask with `game` for the events of the game that is played, or of
    the last one.
    """

    protocol: Count
    table: Annotated[str, Meta(min_length=1, max_length=64)]
    after: Version | None = None
    game: bool = False


class Command(Wire, frozen=True, tag_field="type", tag="command"):
    """Something to do, with the version that the client saw when it decided."""

    id: UUID
    seen: Version
    do: Do


class Draft(Wire, frozen=True, tag_field="type", tag="draft"):
    """The table as it lies while a player thinks. The newest one decides at the bell.

    With `plan` it is judged as if it were that own seat's turn: it is never kept and never shown.
    """

    id: UUID
    seen: Version
    seat: SeatNumber
    table: TableText
    plan: bool = False


class Placing(Wire, frozen=True, tag_field="type", tag="placing"):
    """Ask where a tile of the rack could go on the table as it lies; it changes nothing.

    With `plan` the answer is as if it were that own seat's turn.
    """

    id: UUID
    seen: Version
    seat: SeatNumber
    table: TableText
    tile: TileText
    plan: bool = False


class Since(Wire, frozen=True, tag_field="type", tag="since"):
    """Ask for the events after an entry once more."""

    after: Version


class Ping(Wire, frozen=True, tag_field="type", tag="ping"):
    """Ask whether the server is there, and what time it is."""

    id: Count = 0


FromClient: TypeAlias = Hello | Command | Draft | Placing | Since | Ping


class FaultView(Wire, frozen=True):
    """One thing that is wrong with a turn."""

    code: str
    clause: str
    set: int | None
    """The set of the new table, from 0."""
    tiles: str
    values: dict[str, int]
    follows: str | None = None
    """The code of another fault of the same turn that explains this one; such faults come last."""


if TYPE_CHECKING:
    TableEvent: TypeAlias = Any
else:
    TableEvent = FACTS.wire


class Event(Wire, frozen=True):
    """One entry of the table's log: its number, its time, and what it says."""

    seq: int
    at: int
    what: TableEvent


class Welcome(Wire, frozen=True, tag_field="type", tag="welcome"):
    """The answer to `hello`."""

    protocol: int
    view: TableView
    events: tuple[Event, ...]


class Events(Wire, frozen=True, tag_field="type", tag="events"):
    """What happened since entry `after`, and how the table looks now."""

    after: int
    events: tuple[Event, ...]
    view: TableView


class Ack(Wire, frozen=True, tag_field="type", tag="ack"):
    """The command is on disk; the table's log ended at `version` with it."""

    id: UUID
    version: int


class Refused(Wire, frozen=True, tag_field="type", tag="refused"):
    """The message changed nothing; where it had no id that could be read, `id` is None."""

    id: UUID | None
    code: str
    values: dict[str, Value]
    faults: tuple[FaultView, ...]


class SetVerdict(Wire, frozen=True):
    """One set of a draft by itself."""

    whole: bool
    """Whether it is a legal set."""
    kind: Literal["group", "run"] | None
    value: int
    """What it is worth; 0 if it is no set."""
    faults: tuple[FaultView, ...]
    """Why it is none, and what else the referee finds wrong with just this set."""


class MeldView(Wire, frozen=True):
    """How far the initial meld is."""

    points: int
    needed: int


class ReadyView(Wire, frozen=True):
    """The sets that lie ready on a rack and are worth most together."""

    sets: tuple[str, ...] = ()
    points: int = 0


class Verdict(Wire, frozen=True, tag_field="type", tag="verdict"):
    """What the referee says of a draft, and whether it is kept for the bell."""

    id: UUID
    plan: bool
    legal: bool
    kept: bool
    end: Literal["play", "draw", "pass"] | None
    """What ending the turn now would be; None where the table must be put right first."""
    sets: tuple[SetVerdict, ...]
    """For each set of the draft, in its order."""
    jokers: tuple[JokerView, ...]
    faults: tuple[FaultView, ...]
    """Everything that is wrong, with the sets and with the turn."""
    loose: str
    """The tiles that lie in no legal set."""
    played: str
    rack: str
    """What is left on the rack."""
    tiles_played: int
    points: int
    """What the played tiles are worth."""
    meld: MeldView | None
    """None for a seat that has melded."""
    ready: ReadyView = ReadyView()
    """What could be laid at once; with jokers only where the initial meld needs them."""


class PlaceView(Wire, frozen=True):
    """A place in a set: the set of the table as it lies, and the tile before which, from 0."""

    set: int
    at: int


class FoundPlaces(Wire, frozen=True):
    """Where a tile could go; at most one of these is given."""

    joins: tuple[PlaceView, ...]
    """In sets of the table that it fits, the last set first."""
    lay: str
    """In a set of its own that the rack holds."""
    near: int | None
    """Alone, beside the set that it nearly fits."""


class Places(Wire, frozen=True, tag_field="type", tag="places"):
    """The answer to `placing`."""

    id: UUID
    found: FoundPlaces


class Presence(Wire, frozen=True, tag_field="type", tag="presence"):
    """Who is connected now, by number; spectators without a name are only counted."""

    people: tuple[int, ...]
    spectators: int


class Closed(Wire, frozen=True, tag_field="type", tag="closed"):
    """The last frame: why the server closes the socket."""

    code: Closing
    values: dict[str, Value]


class HouseNotice(Wire, frozen=True):
    """What those who run the house want everybody to know, and since when."""

    text: str
    at: int


class Notice(Wire, frozen=True, tag_field="type", tag="notice"):
    """The message to everybody is another now; None where it was taken back."""

    notice: HouseNotice | None


class Pong(Wire, frozen=True, tag_field="type", tag="pong"):
    """The answer to `ping`."""

    id: int
    now: int


FromServer: TypeAlias = (
    Welcome | Events | Ack | Refused | Verdict | Places | Presence | Notice | Closed | Pong
)
