"""The turns of a record, each with what the seat on turn could know, and nothing else."""

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Literal

from remeld.match import Bell, Drew, Ended, Logged, Passed, Played, Record, State, states
from remeld.rules import (
    UNKNOWN,
    PastMove,
    Position,
    Rack,
    RemeldError,
    Table,
    Tile,
    View,
    view,
)

__all__ = ["Done", "SeatTurn", "check_seats", "seat_turns"]

Done = Literal["play", "draw", "pass", "bell"]
_DONE: dict[type, Done] = {Played: "play", Drew: "draw", Passed: "pass", Bell: "bell"}


@dataclass(frozen=True, slots=True, kw_only=True)
class SeatTurn:
    """A turn as its seat saw it, and what the seat then did, which everybody saw."""

    number: int
    """Turns of all seats are counted together, from 1."""
    event: int
    view: View
    done: Done
    laid: Rack = ()
    drawn: Tile | None = None
    """The tile that the seat drew, if it was one."""
    after: Table
    """The table as the turn left it."""

    @property
    def seat(self) -> int:
        """Whose turn it was."""
        return self.view.turn

    @property
    def rack(self) -> Rack:
        """What the seat held."""
        assert self.view.rack is not None
        return self.view.rack

    @property
    def melded(self) -> bool:
        """Whether the seat had laid its initial meld before."""
        return self.view.melded[self.seat]


def check_seats(record: Record, seat: int | None = None) -> tuple[int, ...]:
    """The seats that can be reviewed: this one, or all whose tiles the record shows.

    A game that is not over is refused, whoever asks: a review tells what to play.

    >>> from remeld.match import Game, Setup, passes_unchecked, secret_from_seed
    >>> from remeld.rules import EDITIONS
    >>> setup = Setup(ruleset=EDITIONS["goliath"], players=("Ann", "Ben"), time_limit_sec=None)
    >>> game = Game.start(setup, secret_from_seed(1), at=0, oracle=passes_unchecked)
    >>> check_seats(Record(game.state.setup, game.resign(1, at=1).log))
    (0, 1)
    >>> check_seats(Record(game.state.setup, game.log))
    Traceback (most recent call last):
        ...
    remeld.rules.errors.RemeldError: the game is not over: it can be reviewed then
    """
    if not any(isinstance(logged.event, Ended) for logged in record.log):
        raise RemeldError("review-not-over", "the game is not over: it can be reviewed then")
    seats = range(len(record.setup.players))
    shown = tuple(seats) if record.seen == "all" else tuple(s for s in seats if s == record.seen)
    if seat is None and shown:
        return shown
    if seat in shown:
        return (seat,)
    known = "spectator" if record.seen is None else str(record.seen)
    part = "0" if seat is None else str(seat)
    raise RemeldError(
        "seat-not-seen", f"the record shows {known}, not seat {part}", part=part, known=known
    )


def seat_turns(record: Record, seats: tuple[int, ...]) -> Iterator[SeatTurn]:
    """The turns of these seats, each with the view of that moment.

    >>> from remeld.match import Game, Setup, passes_unchecked, secret_from_seed
    >>> from remeld.rules import EDITIONS, Draw
    >>> setup = Setup(ruleset=EDITIONS["goliath"], players=("Ann", "Ben"), time_limit_sec=None)
    >>> game = Game.start(setup, secret_from_seed(1), at=0, oracle=passes_unchecked)
    >>> game = game.move(0, Draw(), at=1).move(1, Draw(), at=2)
    >>> record = Record(game.state.setup, game.log)
    >>> [(turn.number, turn.done, turn.view.rack_sizes) for turn in seat_turns(record, (1,))]
    [(2, 'draw', (15, 14))]
    """
    before = State.new(record.setup)
    past: tuple[PastMove, ...] = ()
    number = 0
    for logged, state in zip(record.log, states(record), strict=True):
        if _ends_turn(logged, before, state):
            number += 1
            seat = before.turn
            if seat in seats:
                yield _turn(number, logged, before, state, past)
        if state.done is not None:
            past = (*past, state.done)
        before = state


def _ends_turn(logged: Logged, before: State, after: State) -> bool:
    """Whether the seat on turn did something, which is not a draw after which it goes on."""
    event = logged.event
    if not isinstance(event, Played | Drew | Passed | Bell) or before.starter is None:
        return False
    return event.seat == before.turn and not after.drew


def _turn(
    number: int, logged: Logged, before: State, after: State, past: tuple[PastMove, ...]
) -> SeatTurn:
    position = Position(
        ruleset=before.setup.sized,
        racks=before.racks,
        melded=before.melded,
        table=before.table,
        # Nobody knows its order, and no view tells more of it than its size.
        pool=(UNKNOWN,) * before.pool,
        turn=before.turn,
    )
    event = logged.event
    drawn = event.tiles if isinstance(event, Drew) else ()
    return SeatTurn(
        number=number,
        event=logged.number,
        view=view(
            position,
            before.turn,
            drew=before.drew,
            passes=before.passes,
            order=before.order,
            past=past,
        ),
        done=_DONE[type(event)],
        laid=after.done.laid if after.done else (),
        drawn=drawn[0] if len(drawn) == 1 else None,
        after=after.table,
    )
