"""What happened at a table, entry by entry, as one reader may see it."""

from typing import Literal, TypeAlias

from remeld.protocol.codes import Colour, Level, Phrase
from remeld.protocol.fields import Wire
from remeld.protocol.happenings import GameEvent
from remeld.protocol.options import Options
from remeld.protocol.view import GameOverReason, PauseReason

__all__ = [
    "Archived",
    "Away",
    "AwayReason",
    "Back",
    "Came",
    "ComputerAdded",
    "ComputerRemoved",
    "Created",
    "Event",
    "Forgotten",
    "GameOver",
    "GameStarted",
    "Hosted",
    "Left",
    "Locked",
    "MatchCleared",
    "MatchOver",
    "Muted",
    "OptionsSet",
    "PauseAccepted",
    "PauseDeclined",
    "PauseOffered",
    "Paused",
    "Prepared",
    "Reopened",
    "Resigned",
    "Resumed",
    "Sat",
    "Spoke",
    "Stood",
    "TableEvent",
    "TimeAdded",
    "TimeReason",
    "Turn",
    "WordGiven",
]

AwayReason: TypeAlias = Literal["missed", "asked"]
TimeReason: TypeAlias = Literal["host", "pause", "downtime"]


class Created(Wire, frozen=True, tag_field="kind", tag="created"):
    """The table was set up."""

    options: Options


class Prepared(Wire, frozen=True, tag_field="kind", tag="prepared"):
    """The deal of the next game is fixed: the commitment to its secret."""

    commitment: str


class Came(Wire, frozen=True, tag_field="kind", tag="came"):
    """Somebody came to the table."""

    person: int
    name: str


class Left(Wire, frozen=True, tag_field="kind", tag="left"):
    """Somebody left, or was removed by the host."""

    person: int
    kicked: bool


class Forgotten(Wire, frozen=True, tag_field="kind", tag="forgotten"):
    """Somebody's name was deleted."""

    person: int


class Hosted(Wire, frozen=True, tag_field="kind", tag="hosted"):
    """Somebody became the host."""

    person: int


class Sat(Wire, frozen=True, tag_field="kind", tag="sat"):
    """Somebody took a seat."""

    seat: int
    person: int
    name: str
    colour: Colour


class Stood(Wire, frozen=True, tag_field="kind", tag="stood"):
    """A seat was given up."""

    seat: int


class ComputerAdded(Wire, frozen=True, tag_field="kind", tag="computer-added"):
    """A computer player took a seat."""

    seat: int
    level: Level
    name: str
    colour: Colour


class ComputerRemoved(Wire, frozen=True, tag_field="kind", tag="computer-removed"):
    """A computer player gave its seat up."""

    seat: int


class OptionsSet(Wire, frozen=True, tag_field="kind", tag="options-set"):
    """The host changed the options."""

    options: Options


class Locked(Wire, frozen=True, tag_field="kind", tag="locked"):
    """The host locked or unlocked the table."""

    locked: bool


class Muted(Wire, frozen=True, tag_field="kind", tag="muted"):
    """The host muted somebody, or let them speak again."""

    person: int
    muted: bool


class WordGiven(Wire, frozen=True, tag_field="kind", tag="word-given"):
    """A seat added a word to the next shuffle; the word itself is shown with the game."""

    seat: int


class GameStarted(Wire, frozen=True, tag_field="kind", tag="game-started"):
    """A game began: the starting draw and the deal."""

    game: int
    events: tuple[GameEvent, ...]


class Turn(Wire, frozen=True, tag_field="kind", tag="turn"):
    """A turn, or the end of one at the bell."""

    game: int
    events: tuple[GameEvent, ...]


class TimeAdded(Wire, frozen=True, tag_field="kind", tag="time-added"):
    """The seat on turn got more time."""

    seat: int
    ms: int
    why: TimeReason


class Away(Wire, frozen=True, tag_field="kind", tag="away"):
    """A computer player stands in: the owner missed turns, or another player asked for it."""

    seat: int
    why: AwayReason


class Back(Wire, frozen=True, tag_field="kind", tag="back"):
    """The owner took the seat back."""

    seat: int


class Resigned(Wire, frozen=True, tag_field="kind", tag="resigned"):
    """A seat gave the game up."""

    seat: int


class GameOver(Wire, frozen=True, tag_field="kind", tag="game-over"):
    """The score that counts for the match."""

    game: int
    reason: GameOverReason
    points: tuple[int, ...]
    winners: tuple[int, ...]
    events: tuple[GameEvent, ...] = ()
    """How the game ended, where no turn ended it: because of those who resigned or left."""


class MatchOver(Wire, frozen=True, tag_field="kind", tag="match-over"):
    """The match ended early, because nobody is left to play it."""


class MatchCleared(Wire, frozen=True, tag_field="kind", tag="match-cleared"):
    """A rematch: a new match can begin."""


class PauseOffered(Wire, frozen=True, tag_field="kind", tag="pause-offered"):
    """Somebody asked for a pause."""

    person: int


class PauseAccepted(Wire, frozen=True, tag_field="kind", tag="pause-accepted"):
    """Somebody agreed to it."""

    person: int


class PauseDeclined(Wire, frozen=True, tag_field="kind", tag="pause-declined"):
    """Somebody did not."""

    person: int


class Paused(Wire, frozen=True, tag_field="kind", tag="paused"):
    """The clock stands still."""

    why: PauseReason


class Resumed(Wire, frozen=True, tag_field="kind", tag="resumed"):
    """The game goes on."""


class Spoke(Wire, frozen=True, tag_field="kind", tag="said"):
    """Somebody said a phrase."""

    person: int
    phrase: Phrase


class Archived(Wire, frozen=True, tag_field="kind", tag="archived"):
    """The table was put away, because nobody came for long. Nothing is lost."""


class Reopened(Wire, frozen=True, tag_field="kind", tag="reopened"):
    """Somebody came back to it."""


TableEvent: TypeAlias = (
    Created
    | Prepared
    | Came
    | Left
    | Forgotten
    | Hosted
    | Sat
    | Stood
    | ComputerAdded
    | ComputerRemoved
    | OptionsSet
    | Locked
    | Muted
    | WordGiven
    | GameStarted
    | Turn
    | TimeAdded
    | Away
    | Back
    | Resigned
    | GameOver
    | MatchOver
    | MatchCleared
    | PauseOffered
    | PauseAccepted
    | PauseDeclined
    | Paused
    | Resumed
    | Spoke
    | Archived
    | Reopened
)


class Event(Wire, frozen=True):
    """One entry of the table's log: its number, its time, and what it says."""

    seq: int
    at: int
    what: TableEvent
