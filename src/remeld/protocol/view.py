"""A table as one reader may see it: all that a page needs to draw it.

Tiles, racks and tables are in the notation; a time is milliseconds since 1970 (UTC) by the clock
of the house, and `now` tells what it shows.
"""

from typing import Literal, TypeAlias

from msgspec import UNSET, UnsetType

from remeld.match.events import EndReason
from remeld.protocol.codes import Colour, Level
from remeld.protocol.fields import Wire
from remeld.protocol.options import Options
from remeld.rules import BellKind

__all__ = [
    "ClockView",
    "FinishedGame",
    "GameOverReason",
    "GameView",
    "JokerView",
    "LastTurn",
    "Listing",
    "ListingSeat",
    "MatchView",
    "PauseReason",
    "PersonView",
    "Phase",
    "SeatKind",
    "SeatView",
    "TableView",
    "You",
]

Phase: TypeAlias = Literal["lobby", "playing", "between", "over"]
"""Before the first game, in a game, between two games of a match, after the match."""
SeatKind: TypeAlias = Literal["empty", "person", "computer"]
GameOverReason: TypeAlias = EndReason
PauseReason: TypeAlias = Literal["consent", "nobody"]


class PersonView(Wire, frozen=True):
    """Somebody at the table; who owns no seat is a spectator."""

    person: int
    name: str
    muted: bool


class SeatView(Wire, frozen=True):
    """A seat and who sits there."""

    seat: int
    kind: SeatKind
    person: int | None = None
    name: str = ""
    colour: Colour | None = None
    level: Level | None = None
    """Of the computer player that plays this seat now, also for somebody who is away."""
    away: bool = False
    """A computer player stands in until the owner takes the seat back."""
    resigned: bool = False
    missed: int = 0
    """How many turns in a row the clock has ended with nothing done."""
    word_given: bool = False
    """Whether the seat has added a word to the next shuffle."""


class ClockView(Wire, frozen=True):
    """The time of the seat on turn."""

    limit_sec: int | None
    """How long a turn may last; None without a clock."""
    turn_began: int
    deadline: int | None
    """When the bell rings; None without a clock, while paused, and after the game."""


class JokerView(Wire, frozen=True):
    """A joker on the table: in which set, at which place, and the tiles it may stand for."""

    set: int
    place: int
    stands_for: str


class LastTurn(Wire, frozen=True):
    """The last turn that was made: enough to show what changed."""

    seat: int
    kind: Literal["play", "draw", "pass", "bell"]
    before: str
    """The table before it."""
    laid: str
    """The tiles that came from the rack."""
    taken: str
    """The tiles that went from the table to the rack, which only the bell can do."""
    drawn: int
    bell: BellKind | None
    """What the bell did, where it ended the turn."""


class GameView(Wire, frozen=True):
    """The game that is played, or the last one until the next begins."""

    game: int
    """Its number in the match, from 1."""
    order: tuple[int, ...]
    """The seats in the order of play."""
    starter: int
    turn: int
    drew: bool
    """The seat on turn has drawn and may still play, where the house allows it."""
    table: str
    jokers: tuple[JokerView, ...]
    """What the jokers on the table stand for."""
    pool: int
    racks: tuple[str | None, ...]
    """By seat: the own ones, all of them when the game is over; else None."""
    rack_sizes: tuple[int, ...]
    melded: tuple[bool, ...]
    tiles: int
    """How many tiles are in play."""
    clock: ClockView
    words: tuple[str, ...]
    """What the players added to the shuffle."""
    commitment: str
    secret: str | None
    """The secret of the deal in hexadecimal, once the game is over."""
    over: GameOverReason | None
    last: LastTurn | None


class FinishedGame(Wire, frozen=True):
    """A line of the score sheet."""

    points: tuple[int, ...]
    winners: tuple[int, ...]
    reason: GameOverReason


class MatchView(Wire, frozen=True):
    """The match score by game, by the edition's rule."""

    games_to_play: int
    games: tuple[FinishedGame, ...]
    totals: tuple[int, ...]
    games_won: tuple[int, ...]
    places: tuple[int, ...]
    """By seat, from 1; those who are equal share a place."""
    leaders: tuple[int, ...]
    """Who is in front; nobody before the first game is over."""
    rule: Literal["mostGames", "highestTotal"]
    """What decides the match."""
    round_games: int | None
    """How many games make a round, where the edition plays rounds."""
    rounds: tuple[tuple[int, ...], ...]
    """The points of each round that was begun, by seat."""
    records: int
    """How many games were finished at this table in all: each has a record."""


class You(Wire, frozen=True):
    """Who the reader is at this table."""

    person: int
    host: bool
    seats: tuple[int, ...]


class TableView(Wire, frozen=True):
    """Everything that the reader may know."""

    table: str
    """The id of the table."""
    code: str
    version: int
    turn_version: int
    """The entry with which the turn began: who decides about a turn must have seen it."""
    now: int
    phase: Phase
    options: Options
    house_rules: tuple[str, ...]
    """The rules that depart from the edition's; `time_limit_sec` also where the clock does."""
    fourth_colour: Literal["orange", "yellow"]
    """What the rules call the fourth colour."""
    colours: int
    """How many colours the tiles have."""
    host: int | None
    locked: bool
    archived: bool
    paused: PauseReason | None
    pause_accepted: tuple[int, ...]
    """Who has agreed to a pause that is offered, the one who offered it first."""
    people: tuple[PersonView, ...]
    seats: tuple[SeatView, ...]
    you: You | None
    """None for a spectator who has not said a name."""
    game: GameView | None
    match: MatchView
    next_commitment: str
    """The commitment to the deal of the next game."""
    draft: str | None
    """The newest draft of the own seat on turn."""
    messages_off: bool | UnsetType = UNSET
    """Set where the host lets people say phrases only; at public tables nobody writes anyway."""


class ListingSeat(Wire, frozen=True, omit_defaults=True):
    """A seat as the lobby shows it."""

    kind: SeatKind
    name: str
    level: str | None = None
    """Of the computer player that sits there; an older house has stored none."""


class Listing(Wire, frozen=True):
    """A public table as the lobby shows it."""

    code: str
    phase: Phase
    options: Options
    locked: bool
    seats: tuple[ListingSeat, ...]
    games_played: int
    games_to_play: int
    records: int
    """How many games were finished here, in this match and those before it: each has a record."""
