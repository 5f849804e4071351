"""What `remeld admin` asks of a house, and is answered: one line of JSON each, over its socket.

None of it has a rack, a hidden tile or the key of a session in it.
"""

from typing import Annotated, Literal, TypeAlias, get_args

from msgspec import Meta

from remeld.protocol.fields import Value, Wire

__all__ = [
    "ACTIONS",
    "MAX_NOTICE",
    "Action",
    "AdminAnswer",
    "AdminDone",
    "AdminRefusal",
    "AdminRequest",
    "ConnectedAddress",
    "ConnectedPeople",
    "HouseStatus",
    "RecentWork",
    "RunningTable",
    "TableList",
]

MAX_NOTICE = 500
"""The longest message to everybody."""

Action: TypeAlias = Literal[
    "status",
    "people",
    "tables",
    "close",
    "remove",
    "sign-out",
    "ban",
    "unban",
    "message",
    "drain",
    "undrain",
]
ACTIONS: tuple[Action, ...] = get_args(Action)


class AdminRequest(Wire, frozen=True):
    """What to do, and with what: a table's code, an address, or the text of a message."""

    action: Action
    argument: Annotated[str, Meta(max_length=4 * MAX_NOTICE)] = ""


class RecentWork(Wire, frozen=True):
    """How long something took lately, in milliseconds."""

    what: str
    times: int
    median: float
    slowest_percent: float
    slowest: float


class HouseStatus(Wire, frozen=True, tag_field="answer", tag="status"):
    """How the house is; what is not said to be of this process is of all of them."""

    version: str
    draining: bool
    message: str
    banned: tuple[str, ...]
    nodes: int
    people: int
    tables: dict[str, int]
    uptime_seconds: int
    """Of this process, like all that follows."""
    sockets: int
    watched: int
    processor_percent: float
    memory_mb: int
    slow: tuple[RecentWork, ...]
    """What took longest in the last minutes."""


class ConnectedAddress(Wire, frozen=True):
    """An address that is connected through this process, and the names behind it by table."""

    address: str
    sockets: int
    names: dict[str, tuple[str, ...]]


class ConnectedPeople(Wire, frozen=True, tag_field="answer", tag="people"):
    """Who is here."""

    here: tuple[ConnectedAddress, ...]
    elsewhere: int
    """How many people are connected through other processes."""


class RunningTable(Wire, frozen=True):
    """A table that is not put away."""

    code: str
    status: str
    public: bool
    entries: int
    idle_seconds: int
    seats: tuple[str, ...]
    present: int
    """How many people are connected to it, through any process."""


class TableList(Wire, frozen=True, tag_field="answer", tag="tables"):
    """The tables, the last changed first."""

    tables: tuple[RunningTable, ...]
    more: int
    """How many are not listed here, but for those that are put away."""


class AdminDone(Wire, frozen=True, tag_field="answer", tag="done"):
    """It is done; `count` is how many connections it has closed in this process."""

    count: int = 0


class AdminRefusal(Wire, frozen=True, tag_field="answer", tag="refused"):
    """It was not done, and why."""

    code: str
    values: dict[str, Value]


AdminAnswer: TypeAlias = HouseStatus | ConnectedPeople | TableList | AdminDone | AdminRefusal
