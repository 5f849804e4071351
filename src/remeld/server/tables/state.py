"""Where a table stands: the fold of its log. Frozen, whole, and secret: see `views` for others."""

from dataclasses import dataclass, field
from functools import cached_property

from remeld.match import Game, Standing, games_to_play, standing
from remeld.protocol import (
    LEVELS,
    Colour,
    GameOverReason,
    Level,
    Options,
    PauseReason,
    Phase,
    SeatKind,
    TableView,
)
from remeld.rules import GameScore, Ruleset
from remeld.server.tables.agreed_rules import ruleset_of
from remeld.server.tables.public_view import public_view

__all__ = [
    "NO_NAME",
    "STAND_IN",
    "Finished",
    "Pause",
    "Person",
    "Seat",
    "TableFacts",
    "TableState",
]

STAND_IN: Level = "easy"
"""Takes the seat of somebody who is away, has resigned or has left, where no computer player says
how well is played at the table."""
NO_NAME = "–"
"""Stands where a name was deleted."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Person:
    """Somebody at the table. `who` is the person's id in the house and never leaves it."""

    number: int
    who: str
    name: str
    spoke_at: int = 0


@dataclass(frozen=True, slots=True, kw_only=True)
class Seat:
    """A seat. A computer player's seat may have had an owner, who left in the middle."""

    kind: SeatKind = "empty"
    person: int | None = None
    name: str = ""
    colour: Colour | None = None
    level: Level | None = None
    away: bool = False
    missed: int = 0
    word: str = ""
    """For the next shuffle."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Pause:
    """The clock stands still since then."""

    why: PauseReason
    since: int


@dataclass(frozen=True, slots=True, kw_only=True)
class Finished:
    """A game of the match as it counts."""

    points: tuple[int, ...]
    winners: tuple[int, ...]
    reason: GameOverReason
    starter: int

    @property
    def score(self) -> GameScore:
        """The same for `remeld.match`."""
        return GameScore(self.points, self.winners)


@dataclass(frozen=True, kw_only=True)
class TableFacts:
    """All of a table but the game that is played."""

    id: str
    code: str
    options: Options
    version: int
    """The number of the last entry."""
    phase: Phase = "lobby"
    host: int | None = None
    people: tuple[Person, ...] = ()
    """In the order of coming."""
    seats: tuple[Seat, ...]
    came: int = 0
    """How many people ever came: the number of the last one."""
    kicked: tuple[str, ...] = field(default=(), repr=False)
    """Who may not come back."""
    muted: tuple[str, ...] = field(default=(), repr=False)
    """Who may say nothing, also after leaving and coming back."""
    messages_off: bool = False
    """The host lets people say phrases only."""
    locked: bool = False
    archived: bool = False
    paused: Pause | None = None
    resumed_at: int = 0
    """When the last pause ended: nothing before it is given back again."""
    pause_accepted: tuple[int, ...] = ()
    games: tuple[Finished, ...] = ()
    """The finished games of this match."""
    finished: int = 0
    """How many games were finished here in all matches."""
    owners: tuple[int | None, ...] = ()
    """Who owned each seat when the game began; None for a computer player."""
    resigned: tuple[tuple[int, int], ...] = ()
    """Seats that gave the game up, each with what its rack was worth then."""
    secret: bytes = field(default=b"", repr=False)
    """The secret of the next deal."""
    game_version: int = 0
    """The entry with which the game began."""
    turn_version: int = 0
    """The entry with which the turn began: the key of drafts, and what a player must have seen."""
    lengthened_ms: int = 0
    """How much time the host has given to this turn."""
    changed_at: int = 0
    """The time of the last entry."""
    over_at: int = 0
    """When the last game ended."""


@dataclass(frozen=True, kw_only=True)
class TableState(TableFacts):
    """A whole table."""

    game: Game | None = None
    """The game that is played, or the last one until the next begins."""

    @property
    def ruleset(self) -> Ruleset:
        """The rules of the table."""
        return ruleset_of(self.options.rules)

    @cached_property
    def public(self) -> TableView:
        """What a spectator sees, worked out once: all readers see at least that."""
        return public_view(self)

    @property
    def playing(self) -> bool:
        """Whether a game is going on, paused or not."""
        return self.phase == "playing"

    @property
    def turn(self) -> int | None:
        """The seat on turn; None where no game is going on."""
        return self.game.state.turn if self.game and self.playing else None

    @property
    def deadline(self) -> int | None:
        """When the bell rings; None without a clock, while paused, and where nobody plays."""
        if not self.game or not self.playing or self.paused:
            return None
        return self.game.state.deadline

    @property
    def games_to_play(self) -> int:
        """How many games make the match."""
        return games_to_play(self.ruleset, len(self.seats), self.options.length)

    @property
    def standing(self) -> Standing:
        """The match score so far."""
        return standing(self.ruleset, [game.score for game in self.games], len(self.seats))

    def person_of(self, who: str | None) -> Person | None:
        """Who that is at this table; None for somebody who has not come."""
        return self._by_who.get(who)

    @cached_property
    def _by_who(self) -> dict[str | None, Person]:
        # Who was forgotten is nobody: of several the first is found.
        return {person.who: person for person in reversed(self.people)}

    def person(self, number: int | None) -> Person | None:
        """The person with that number."""
        return next((person for person in self.people if person.number == number), None)

    def seats_of(self, number: int) -> tuple[int, ...]:
        """The seats that a person owns."""
        return self._seats_by_person.get(number, ())

    @cached_property
    def _seats_by_person(self) -> dict[int, tuple[int, ...]]:
        found: dict[int, tuple[int, ...]] = {}
        for index, seat in enumerate(self.seats):
            if seat.kind == "person" and seat.person is not None:
                found[seat.person] = (*found.get(seat.person, ()), index)
        return found

    def has_resigned(self, seat: int) -> bool:
        """Whether the seat gave the game up."""
        return any(each == seat for each, _ in self.resigned)

    def computer_at(self, seat: int) -> Level | None:
        """The computer player that plays this seat now; None for a person."""
        owner = self.seats[seat]
        if owner.kind == "computer":
            return owner.level
        return self.stand_in if owner.away or self.has_resigned(seat) else None

    @cached_property
    def stand_in(self) -> Level:
        """The computer player for somebody who is not there, as good as the others are."""
        order = [level for level in LEVELS for seat in self.seats if seat.level == level]
        return order[(len(order) - 1) // 2] if order else STAND_IN

    @property
    def players_present(self) -> tuple[int, ...]:
        """The numbers of those who own a seat and play it themselves, each once."""
        found = [
            seat.person
            for index, seat in enumerate(self.seats)
            if seat.kind == "person" and self.computer_at(index) is None
        ]
        return tuple(dict.fromkeys(number for number in found if number is not None))
