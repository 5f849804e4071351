"""What a person at a table can ask for. The server says `ack`, or `refused` and why.

Seats count from 0. A person may own several seats: that is how people on one device play.
"""

from typing import Annotated, TypeAlias

from msgspec import Meta

from remeld.protocol.codes import Colour, Level, Phrase
from remeld.protocol.fields import (
    Message,
    Name,
    PersonNumber,
    SeatNumber,
    TableText,
    Wire,
    Word,
)
from remeld.protocol.options import Options

__all__ = [
    "MAX_LENGTHEN",
    "AcceptPause",
    "AddComputer",
    "AllowMessages",
    "DeclinePause",
    "Do",
    "Draw",
    "GiveWord",
    "Kick",
    "Leave",
    "Lengthen",
    "Lock",
    "Mute",
    "NextGame",
    "OfferPause",
    "Pass",
    "Play",
    "Rematch",
    "RemoveComputer",
    "Report",
    "Resign",
    "Resume",
    "Say",
    "SetOptions",
    "Sit",
    "Stand",
    "StandIn",
    "Start",
    "TakeBack",
    "Watch",
    "Write",
]

MAX_LENGTHEN = 600


class Watch(Wire, frozen=True, tag_field="kind", tag="watch"):
    """Come to the table under a name, without a seat. Nobody needs this just to look on."""

    name: Name


class Sit(Wire, frozen=True, tag_field="kind", tag="sit"):
    """Take a seat, coming to the table if need be.

    Without a number: the first that is empty. Without a name: the own one.
    """

    seat: SeatNumber | None = None
    name: Name | None = None
    colour: Colour | None = None


class Stand(Wire, frozen=True, tag_field="kind", tag="stand"):
    """Give an own seat up and stay to watch; before and after a match only."""

    seat: SeatNumber


class Leave(Wire, frozen=True, tag_field="kind", tag="leave"):
    """Leave the table. In the middle of a game this is resigning (see `docs/house.md`)."""


class AddComputer(Wire, frozen=True, tag_field="kind", tag="add-computer"):
    """Host: give an empty seat to a computer player, or let the one who sits there be another."""

    level: Level
    seat: SeatNumber | None = None
    name: Name | None = None


class RemoveComputer(Wire, frozen=True, tag_field="kind", tag="remove-computer"):
    """Host: empty the seat of a computer player."""

    seat: SeatNumber


class SetOptions(Wire, frozen=True, tag_field="kind", tag="set-options"):
    """Host: change the options before the match begins."""

    options: Options


class GiveWord(Wire, frozen=True, tag_field="kind", tag="give-word"):
    """Add a word to the shuffle of the next game, whose secret is fixed already."""

    seat: SeatNumber
    word: Word


class Start(Wire, frozen=True, tag_field="kind", tag="start"):
    """Host: begin the match, when every seat is taken."""


class NextGame(Wire, frozen=True, tag_field="kind", tag="next-game"):
    """Begin the next game of the match: the host, or half a minute later anybody seated."""


class Rematch(Wire, frozen=True, tag_field="kind", tag="rematch"):
    """After a match: back to before the first game, everybody keeping their seats."""


class Play(Wire, frozen=True, tag_field="kind", tag="play"):
    """Lay tiles: the whole table as it shall lie."""

    seat: SeatNumber
    table: TableText


class Draw(Wire, frozen=True, tag_field="kind", tag="draw"):
    """Lay nothing and draw."""

    seat: SeatNumber


class Pass(Wire, frozen=True, tag_field="kind", tag="pass"):
    """Lay nothing where there is nothing to draw."""

    seat: SeatNumber


class Resign(Wire, frozen=True, tag_field="kind", tag="resign"):
    """Give the game up: see `docs/house.md` for what that costs."""

    seat: SeatNumber


class TakeBack(Wire, frozen=True, tag_field="kind", tag="take-back"):
    """Take the own seat back from the computer player who stood in."""

    seat: SeatNumber


class StandIn(Wire, frozen=True, tag_field="kind", tag="stand-in"):
    """Without a clock: let a computer player stand in for somebody who does not come back."""

    seat: SeatNumber


class OfferPause(Wire, frozen=True, tag_field="kind", tag="offer-pause"):
    """Ask the others to stop the clock; it stops when all present have accepted."""


class AcceptPause(Wire, frozen=True, tag_field="kind", tag="accept-pause"):
    """Agree to stop the clock."""


class DeclinePause(Wire, frozen=True, tag_field="kind", tag="decline-pause"):
    """Do not agree to stop the clock, or take the own offer back."""


class Resume(Wire, frozen=True, tag_field="kind", tag="resume"):
    """Let the game go on after a pause; the turn gets the time of the pause back."""


class Lengthen(Wire, frozen=True, tag_field="kind", tag="lengthen"):
    """Host: give the seat on turn more time."""

    seconds: Annotated[int, Meta(ge=1, le=MAX_LENGTHEN)]


class Lock(Wire, frozen=True, tag_field="kind", tag="lock"):
    """Host: let nobody new in, or let them in again."""

    locked: bool


class Kick(Wire, frozen=True, tag_field="kind", tag="kick"):
    """Host: remove somebody for good."""

    person: PersonNumber


class Mute(Wire, frozen=True, tag_field="kind", tag="mute"):
    """Host: let somebody say nothing, or let them speak again."""

    person: PersonNumber
    muted: bool


class Say(Wire, frozen=True, tag_field="kind", tag="say"):
    """A quick phrase or a reaction."""

    phrase: Phrase


class Write(Wire, frozen=True, tag_field="kind", tag="write"):
    """A message in one's own words, at a table that is not public."""

    text: Message


class AllowMessages(Wire, frozen=True, tag_field="kind", tag="allow-messages"):
    """Host: let people write messages, or phrases only."""

    allowed: bool


class Report(Wire, frozen=True, tag_field="kind", tag="report"):
    """Tell those who run the house about somebody; nobody else learns whom it is about."""

    person: PersonNumber


Do: TypeAlias = (
    Watch
    | Sit
    | Stand
    | Leave
    | AddComputer
    | RemoveComputer
    | SetOptions
    | GiveWord
    | Start
    | NextGame
    | Rematch
    | Play
    | Draw
    | Pass
    | Resign
    | TakeBack
    | StandIn
    | OfferPause
    | AcceptPause
    | DeclinePause
    | Resume
    | Lengthen
    | Lock
    | Kick
    | Mute
    | Say
    | Write
    | AllowMessages
    | Report
)
"""Everything that a person can ask for."""
