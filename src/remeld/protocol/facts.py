"""What happens at a table, each kind of fact declared once: see `remeld.match.facts`.

Facts are in the past tense, each with the time at which it was decided. A fact is never changed and
never judged again: the events of a game stand in it as they happened, so that a log of years ago
gives the same game for ever.

A field that is not marked `Open` never leaves the house.
"""

from dataclasses import dataclass
from typing import Final, Literal, TypeAlias

from remeld.match import Event, commitment
from remeld.match.facts import Open, derived, fact
from remeld.protocol.codes import Colour, Level, Phrase
from remeld.protocol.options import Options
from remeld.protocol.view import GameOverReason, PauseReason
from remeld.protocol.vocabulary import Vocabulary

AwayReason: TypeAlias = Literal["missed", "asked"]
TimeReason: TypeAlias = Literal["host", "pause", "downtime"]
Happened: TypeAlias = tuple[Event, ...]
"""What happened in the game: stored as the lines of a record (see `docs/record.md`)."""


@dataclass(frozen=True, kw_only=True)
class TableFact:
    """Something that happened at a table."""

    at: int
    """Milliseconds since 1970 (UTC) by the clock of the house."""


@fact("created")
@dataclass(frozen=True, kw_only=True)
class Created(TableFact):
    """The table was set up."""

    table: str
    code: str
    options: Open[Options]


@fact("prepared")
@dataclass(frozen=True, kw_only=True)
class Prepared(TableFact):
    """The deal of the next game is fixed: the commitment to its secret."""

    secret: bytes

    @derived
    def commitment(self) -> str:
        """What is shown until the game ends."""
        return commitment(self.secret)


@fact("came")
@dataclass(frozen=True, kw_only=True)
class Came(TableFact):
    """Somebody came to the table."""

    person: Open[int]
    """A number for everyone to see."""
    who: str
    """The person's id in the house, for us alone."""
    name: Open[str]


@fact("left")
@dataclass(frozen=True, kw_only=True)
class Left(TableFact):
    """Somebody left, or was removed by the host."""

    person: Open[int]
    kicked: Open[bool]


@fact("forgotten")
@dataclass(frozen=True, kw_only=True)
class Forgotten(TableFact):
    """Somebody's name was deleted."""

    person: Open[int]


@fact("hosted")
@dataclass(frozen=True, kw_only=True)
class Hosted(TableFact):
    """Somebody became the host."""

    person: Open[int]


@fact("sat")
@dataclass(frozen=True, kw_only=True)
class Sat(TableFact):
    """Somebody took a seat."""

    seat: Open[int]
    person: Open[int]
    name: Open[str]
    colour: Open[Colour]


@fact("stood")
@dataclass(frozen=True, kw_only=True)
class Stood(TableFact):
    """A seat was given up."""

    seat: Open[int]


@fact("computer-added")
@dataclass(frozen=True, kw_only=True)
class ComputerAdded(TableFact):
    """A computer player took a seat."""

    seat: Open[int]
    level: Open[Level]
    name: Open[str]
    colour: Open[Colour]


@fact("computer-removed")
@dataclass(frozen=True, kw_only=True)
class ComputerRemoved(TableFact):
    """A computer player gave its seat up."""

    seat: Open[int]


@fact("options-set")
@dataclass(frozen=True, kw_only=True)
class OptionsSet(TableFact):
    """The host changed the options."""

    options: Open[Options]


@fact("locked")
@dataclass(frozen=True, kw_only=True)
class Locked(TableFact):
    """The host locked or unlocked the table."""

    locked: Open[bool]


@fact("muted")
@dataclass(frozen=True, kw_only=True)
class Muted(TableFact):
    """The host muted somebody, or let them speak again."""

    person: Open[int]
    muted: Open[bool]


@fact("word-given")
@dataclass(frozen=True, kw_only=True)
class WordGiven(TableFact):
    """A seat added a word to the next shuffle; the word itself is shown with the game."""

    seat: Open[int]
    word: str


@fact("game-started")
@dataclass(frozen=True, kw_only=True)
class GameStarted(TableFact):
    """A game began: the starting draw and the deal."""

    game: Open[int]
    starter: int | None
    clock_sec: int | None
    words: tuple[str, ...]
    events: Open[Happened]


@fact("turn")
@dataclass(frozen=True, kw_only=True)
class Turn(TableFact):
    """A turn, or the end of one at the bell."""

    game: Open[int]
    events: Open[Happened]


@fact("time-added")
@dataclass(frozen=True, kw_only=True)
class TimeAdded(TableFact):
    """The seat on turn got more time."""

    seat: Open[int]
    ms: Open[int]
    why: Open[TimeReason]


@fact("away")
@dataclass(frozen=True, kw_only=True)
class Away(TableFact):
    """A computer player stands in: the owner missed turns, or another player asked for it."""

    seat: Open[int]
    why: Open[AwayReason]


@fact("back")
@dataclass(frozen=True, kw_only=True)
class Back(TableFact):
    """The owner took the seat back."""

    seat: Open[int]


@fact("resigned", version=2, older=(1,))
@dataclass(frozen=True, kw_only=True)
class Resigned(TableFact):
    """A seat gave the game up."""

    seat: Open[int]
    value: int
    """What its rack was worth."""
    events: Happened = ()
    """None in version 1, whose records did not know of resigning."""


@fact("game-over", version=2, older=(1,))
@dataclass(frozen=True, kw_only=True)
class GameOver(TableFact):
    """The score that counts for the match."""

    game: Open[int]
    reason: Open[GameOverReason]
    points: Open[tuple[int, ...]]
    winners: Open[tuple[int, ...]]
    events: Open[Happened] = ()
    """How the game ended, where no turn ended it: because of those who resigned or left."""


@fact("match-over")
@dataclass(frozen=True, kw_only=True)
class MatchOver(TableFact):
    """The match ended early, because nobody is left to play it."""


@fact("match-cleared")
@dataclass(frozen=True, kw_only=True)
class MatchCleared(TableFact):
    """A rematch: a new match can begin."""


@fact("pause-offered")
@dataclass(frozen=True, kw_only=True)
class PauseOffered(TableFact):
    """Somebody asked for a pause."""

    person: Open[int]


@fact("pause-accepted")
@dataclass(frozen=True, kw_only=True)
class PauseAccepted(TableFact):
    """Somebody agreed to it."""

    person: Open[int]


@fact("pause-declined")
@dataclass(frozen=True, kw_only=True)
class PauseDeclined(TableFact):
    """Somebody did not."""

    person: Open[int]


@fact("paused")
@dataclass(frozen=True, kw_only=True)
class Paused(TableFact):
    """The clock stands still."""

    why: Open[PauseReason]
    since: int
    """From when on, which may be before this was decided."""


@fact("resumed")
@dataclass(frozen=True, kw_only=True)
class Resumed(TableFact):
    """The game goes on."""


@fact("said")
@dataclass(frozen=True, kw_only=True)
class Spoke(TableFact):
    """Somebody said a phrase."""

    person: Open[int]
    phrase: Open[Phrase]


@fact("wrote")
@dataclass(frozen=True, kw_only=True)
class Wrote(TableFact):
    """Somebody wrote a message; it goes with the table, and no record has it."""

    person: Open[int]
    text: Open[str]


@fact("messages-allowed")
@dataclass(frozen=True, kw_only=True)
class MessagesAllowed(TableFact):
    """The host let people write messages, or phrases only."""

    allowed: Open[bool]


@fact("reported")
@dataclass(frozen=True, kw_only=True)
class Reported(TableFact):
    """Somebody told those who run the house about somebody else; for them alone."""

    person: int
    by: int


@fact("archived")
@dataclass(frozen=True, kw_only=True)
class Archived(TableFact):
    """The table was put away, because nobody came for long. Nothing is lost."""


@fact("reopened")
@dataclass(frozen=True, kw_only=True)
class Reopened(TableFact):
    """Somebody came back to it."""


FACTS: Final[Vocabulary[TableFact]] = Vocabulary(TableFact.__subclasses__())
"""Every kind that is declared here."""
encode_entry = FACTS.encode
"""A fact as the name and the data of an entry in a table's log."""
decode_entry = FACTS.decode
"""The fact of an entry that this or any earlier program has stored."""
