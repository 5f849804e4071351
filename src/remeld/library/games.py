"""Games to step through, and their records."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from functools import cached_property
from typing import Any, Self, SupportsIndex, TypeAlias, overload

from remeld import match
from remeld.arena import secret_of_deal
from remeld.bots import Decision, draw_or_pass
from remeld.library.answers import Solution
from remeld.library.checks import check_seat, check_several, read_seed, wrong
from remeld.library.questions import legal_moves
from remeld.library.reading import RulesLike, pointed, read_rules
from remeld.library.rows import Table, Tiles
from remeld.library.values import Position, View
from remeld.match import Ended, Logged, RecordError, Setup, Verification
from remeld.notation import parse_move
from remeld.rules import Move, Play
from remeld.solver.questions import could_play

__all__ = ["Choice", "Game", "Record", "chosen_move"]

Choice: TypeAlias = Move | str | Solution | Decision | None
"""What may be done with a turn: a move or its text, a solution; None draws, or else passes."""


def chosen_move(choice: Choice, view: View) -> Move:
    """The move that is meant.

    >>> import remeld
    >>> view = remeld.Game.new(["Ann", "Ben"], seed=7).view(0)
    >>> chosen_move(None, view), chosen_move("pass", view)
    (Draw(), Pass())
    """
    if isinstance(choice, Solution):
        choice = choice.move
    if isinstance(choice, Decision):
        choice = choice.move
    if isinstance(choice, str):
        with pointed("move", choice):
            choice = parse_move(choice)
    if choice is None:
        return draw_or_pass(view)
    if isinstance(choice, Play) and not isinstance(choice.table, Table):
        return Play(Table(choice.table))
    if not isinstance(choice, Move):
        raise wrong("move", choice, 'a move or its text, like "draw", a Solution, or None')
    return choice


class Game(match.Game):
    """A game that is played move by move; every step returns the next `Game`.

    >>> import remeld
    >>> game = remeld.Game.new(["Ann", "Ben"], edition="goliath", seed=7)
    >>> game
    <Game: goliath, Ann, Ben, 5 events, Ben's turn>
    >>> game = game.push("draw").push(None)
    >>> game.turn, game.pool_size, game.outcome
    (1, 76, None)
    >>> [len(rack) for rack in game.position.racks]
    [15, 15]
    """

    @classmethod
    def new(
        cls, players: Sequence[str], *, edition: RulesLike = "broadway", seed: int | None = None
    ) -> Self:
        """Deal a game without a clock for players of these names; who can play must, where it says.

        The same seed deals the same tiles.
        """
        check_several("players", players, 'the names of all, like ["Ann", "Ben"]')
        for seat, name in enumerate(players):
            if not isinstance(name, str):
                raise wrong(f"players[{seat}]", name, "a name; play_game lets players play")
        rules = read_rules(edition, "edition")
        setup = Setup(ruleset=rules, players=tuple(players), time_limit_sec=None)
        secret = secret_of_deal(read_seed(seed), 0)
        return cls.start(setup, secret, at=0, oracle=could_play)

    def push(self, move: Choice) -> Self:
        """The game after the move of the seat on turn; one that is illegal is refused."""
        seat = self.turn
        return self.move(seat, chosen_move(move, self.view(seat)), at=self.log[-1].at)

    def legal_moves(self) -> Iterator[Move]:
        """Every move of the seat on turn: see `legal_moves`."""
        return legal_moves(self)

    @cached_property
    def position(self) -> Position:
        """The whole truth at this moment."""
        return Position.of(super().position)

    def view(self, seat: int | None) -> View:
        """What a seat, or a spectator (None), may know."""
        check_seat("seat", seat, len(self.state.setup.players), or_none="a spectator")
        return View.of(super().view(seat))

    @property
    def turn(self) -> int:
        """The seat on turn."""
        return self.state.turn

    @property
    def pool_size(self) -> int:
        """How many tiles are left to draw."""
        return self.state.pool

    @property
    def outcome(self) -> Ended | None:
        """How the game ended: its reason, racks, points and winners; None while it is played."""
        ended = self.state.ended
        return ended and replace(ended, racks=tuple(map(Tiles, ended.racks)))

    @property
    def record(self) -> "Record":
        """The game so far as a record, which can be written, kept and replayed."""
        return Record(self.state.setup, self.log)

    def __str__(self) -> str:
        return str(self.record)

    def svg(self) -> str:
        """The table and the rack on turn as a picture."""
        return self.position.svg()

    _repr_svg_ = svg


@dataclass(frozen=True, slots=True, repr=False)
class Record(match.Record):
    """A game as text that anybody can check; `str` writes it.

    >>> import remeld
    >>> game = remeld.Game.new(["Ann", "Ben"], edition="goliath", seed=7).push("draw")
    >>> record = remeld.Record.parse(str(game.record))
    >>> record
    <Record: goliath, Ann, Ben, 6 events>
    >>> len(record), str(record[-1])
    (6, '6 0 draw 1 b6')
    >>> [len(position.pool) for position in record.positions()]
    [106, 106, 106, 92, 78, 77]
    >>> record.game.turn, record.verify().good
    (0, True)
    """

    def __post_init__(self) -> None:
        """Refuse what is no record: one is read by `parse`, or asked of a game."""
        if not isinstance(self.setup, Setup):
            raise wrong("setup", self.setup, "a Setup; Record.parse reads text")
        if not isinstance(self.log, tuple):
            raise wrong("log", self.log, "a tuple of events; Record.parse reads text")

    @classmethod
    def parse(cls, text: str) -> Self:
        """Read a record (see docs/record.md); what cannot be read is refused with its line."""
        if not isinstance(text, str):
            raise wrong("text", text, "the text of a record")
        try:
            found = match.loads(text)
        except RecordError as error:
            if error.code == "not-a-record":
                error.add_note("  a record begins with remeld-record 1: see docs/record.md")
            if reason := error.values.get("reason"):
                error.add_note(f"  {reason}")
            raise
        return cls(found.setup, found.log, found.seen)

    def games(self) -> Iterator[Game]:
        """The game after each event, unchecked."""
        return Game.replay(self, could_play)

    def positions(self) -> Iterator[Position]:
        """The position after each event, unchecked."""
        return (game.position for game in self.games())

    @property
    def game(self) -> Game:
        """The game after the last event; it can be played on where the tiles to come are known."""
        if not self.log:
            raise ValueError("a record without events has no game")
        *_, last = self.games()
        return last

    def verify(self) -> Verification:
        """Whether every turn, the deal and the scores are right."""
        return match.verify(self, could_play)

    def seen_by(self, seat: int | None) -> Self:
        """The record as a seat, or a spectator (None), saw it: no other rack, no secret."""
        check_seat("seat", seat, len(self.setup.players), or_none="a spectator")
        found = match.cut(self, seat)
        return type(self)(found.setup, found.log, found.seen)

    def __iter__(self) -> Iterator[Logged]:
        """The events in their order."""
        return iter(self.log)

    def __len__(self) -> int:
        """How many events there are."""
        return len(self.log)

    @overload
    def __getitem__(self, at: SupportsIndex, /) -> Logged: ...
    @overload
    def __getitem__(self, at: slice, /) -> tuple[Logged, ...]: ...
    def __getitem__(self, at: Any, /) -> Any:
        """The event, or the events, at this place in their row."""
        return self.log[at]

    def __bool__(self) -> bool:
        """A record is one before its first event too."""
        return True
