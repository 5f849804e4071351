"""What a table's log consists of: facts in the past tense, each with the time it was decided.

An entry is never changed and never judged again: the events of a game stand in it as the lines of
a record (see `docs/record.md`), so that a log of years ago gives the same game for ever.
"""

from dataclasses import dataclass
from typing import TypeAlias

from remeld.protocol import Colour, GameOverReason, Level, Options, PauseReason, Phrase
from remeld.protocol.events import AwayReason, TimeReason


@dataclass(frozen=True, kw_only=True)
class _Entry:
    at: int
    """Milliseconds since 1970 (UTC) by the clock of the house."""


@dataclass(frozen=True, kw_only=True)
class Created(_Entry):
    """The table was set up."""

    table: str
    code: str
    options: Options


@dataclass(frozen=True, kw_only=True)
class Prepared(_Entry):
    """The secret of the next deal was chosen; only its commitment is shown until the game ends."""

    secret: bytes


@dataclass(frozen=True, kw_only=True)
class Came(_Entry):
    """Somebody came to the table: a number for everyone to see, and who it is for us alone."""

    person: int
    who: str
    name: str


@dataclass(frozen=True, kw_only=True)
class Left(_Entry):
    """Somebody left or was removed: seats become empty, or a computer player's in a match."""

    person: int
    kicked: bool = False


@dataclass(frozen=True, kw_only=True)
class Forgotten(_Entry):
    """Somebody's name was deleted from this log."""

    person: int


@dataclass(frozen=True, kw_only=True)
class Hosted(_Entry):
    """Somebody became the host."""

    person: int


@dataclass(frozen=True, kw_only=True)
class Sat(_Entry):
    """Somebody took a seat."""

    seat: int
    person: int
    name: str
    colour: Colour


@dataclass(frozen=True, kw_only=True)
class Stood(_Entry):
    """Somebody gave a seat up."""

    seat: int


@dataclass(frozen=True, kw_only=True)
class ComputerAdded(_Entry):
    """A computer player took a seat."""

    seat: int
    level: Level
    name: str
    colour: Colour


@dataclass(frozen=True, kw_only=True)
class ComputerRemoved(_Entry):
    """A computer player gave its seat up."""

    seat: int


@dataclass(frozen=True, kw_only=True)
class OptionsSet(_Entry):
    """The host changed the options."""

    options: Options


@dataclass(frozen=True, kw_only=True)
class Locked(_Entry):
    """The host locked or unlocked the table."""

    locked: bool


@dataclass(frozen=True, kw_only=True)
class Muted(_Entry):
    """The host muted somebody or let them speak again."""

    person: int
    muted: bool


@dataclass(frozen=True, kw_only=True)
class WordGiven(_Entry):
    """A seat added a word to the next shuffle."""

    seat: int
    word: str


@dataclass(frozen=True, kw_only=True)
class GameStarted(_Entry):
    """A game began with the secret that was prepared."""

    game: int
    starter: int | None
    clock_sec: int | None
    words: tuple[str, ...]
    events: tuple[str, ...]


@dataclass(frozen=True, kw_only=True)
class Turn(_Entry):
    """A turn, or its end at the bell."""

    game: int
    events: tuple[str, ...]


@dataclass(frozen=True, kw_only=True)
class TimeAdded(_Entry):
    """The seat on turn got more time."""

    seat: int
    ms: int
    why: TimeReason


@dataclass(frozen=True, kw_only=True)
class Away(_Entry):
    """A computer player stands in for the owner of the seat."""

    seat: int
    why: AwayReason


@dataclass(frozen=True, kw_only=True)
class Back(_Entry):
    """The owner took the seat back."""

    seat: int


@dataclass(frozen=True, kw_only=True)
class Resigned(_Entry):
    """A seat gave the game up, with a rack of that value."""

    seat: int
    value: int
    events: tuple[str, ...] = ()
    """None in version 1, whose records did not know of resigning."""


@dataclass(frozen=True, kw_only=True)
class GameOver(_Entry):
    """The game is over: the score that counts for the match."""

    game: int
    reason: GameOverReason
    points: tuple[int, ...]
    winners: tuple[int, ...]
    events: tuple[str, ...] = ()
    """The end in the game itself, where no turn brought it; never in version 1."""


@dataclass(frozen=True, kw_only=True)
class MatchOver(_Entry):
    """The match ended early, because no person is left to play it."""


@dataclass(frozen=True, kw_only=True)
class MatchCleared(_Entry):
    """A rematch: the score sheet is empty again."""


@dataclass(frozen=True, kw_only=True)
class PauseOffered(_Entry):
    """Somebody asked for a pause."""

    person: int


@dataclass(frozen=True, kw_only=True)
class PauseAccepted(_Entry):
    """Somebody agreed to it."""

    person: int


@dataclass(frozen=True, kw_only=True)
class PauseDeclined(_Entry):
    """Somebody did not agree, and the offer is gone."""

    person: int


@dataclass(frozen=True, kw_only=True)
class Paused(_Entry):
    """The clock stands still, since a time that may lie before the entry's."""

    why: PauseReason
    since: int


@dataclass(frozen=True, kw_only=True)
class Resumed(_Entry):
    """The game goes on."""


@dataclass(frozen=True, kw_only=True)
class Spoke(_Entry):
    """Somebody said a phrase."""

    person: int
    phrase: Phrase


@dataclass(frozen=True, kw_only=True)
class Archived(_Entry):
    """The table was put away."""


@dataclass(frozen=True, kw_only=True)
class Reopened(_Entry):
    """The table is in use again."""


Entry: TypeAlias = (
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
