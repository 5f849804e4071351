"""The fold of a game's entries: its events as they stand in the log, never judged again."""

from collections.abc import Iterable
from dataclasses import replace
from functools import lru_cache

from remeld.match import (
    Bell,
    Event,
    Extended,
    Game,
    Setup,
    Shuffler,
    State,
    commitment,
    passes_unchecked,
)
from remeld.match.coding import decode_event, encode_event
from remeld.server.tables.entries import GameStarted, TimeAdded, Turn
from remeld.server.tables.state import Seat, TableState

__all__ = ["fold_events", "fold_game", "read", "setup_of", "written"]


def written(events: Iterable[Event]) -> tuple[str, ...]:
    """Events as they stand in an entry: the lines of a record."""
    return tuple(map(encode_event, events))


@lru_cache(maxsize=64)
def read(lines: tuple[str, ...], seats: int) -> tuple[Event, ...]:
    """The events again. Kept for a while, because an entry is told to everybody at the table."""
    return tuple(decode_event(line, number, seats) for number, line in enumerate(lines, start=1))


def setup_of(state: TableState, entry: GameStarted) -> Setup:
    """What was agreed for the game."""
    options = state.options
    return Setup(
        ruleset=state.ruleset,
        players=tuple(seat.name for seat in state.seats),
        time_limit_sec=entry.clock_sec,
        strict_penalty=options.strict_penalty,
        seats_by_draw=options.seats_by_draw,
        big_set=options.big_set,
        starter=entry.starter,
        game=entry.game,
        words=entry.words,
        commitment=commitment(state.secret),
    )


def fold_game(state: TableState, entry: GameStarted | Turn | TimeAdded) -> TableState:
    """The state after a game began, went on, or got more time."""
    if isinstance(entry, GameStarted):
        return _started(state, entry)
    game = state.game
    assert game is not None
    if isinstance(entry, TimeAdded):
        by_host = entry.ms if entry.why == "host" else 0
        return replace(
            state,
            game=game.happen(entry.at, [Extended(entry.seat, entry.ms)]),
            lengthened_ms=state.lengthened_ms + by_host,
        )
    events = read(entry.events, len(state.seats))
    seat = game.state.turn
    return replace(
        state,
        seats=_counted(state, seat, events[0]),
        game=game.happen(entry.at, list(events)),
        turn_version=state.version,
        lengthened_ms=0,
    )


def fold_events(state: TableState, at: int, lines: tuple[str, ...]) -> TableState:
    """The state after events that are no turn: somebody resigned, or nobody was left."""
    if not lines:
        return state
    assert state.game is not None
    events = read(lines, len(state.seats))
    return replace(state, game=state.game.happen(at, list(events)))


def _started(state: TableState, entry: GameStarted) -> TableState:
    setup = setup_of(state, entry)
    tiles = Shuffler(state.secret, entry.words).shuffled(setup.sized.box.tiles(), "deal")
    # What is folded has been judged; who judges anew brings an oracle: see `Ledger.game`.
    game = Game(state=State.new(setup), tiles=tiles, secret=state.secret, oracle=passes_unchecked)
    return replace(
        state,
        phase="playing",
        game=game.happen(entry.at, list(read(entry.events, len(state.seats)))),
        seats=tuple(replace(seat, missed=0, word="") for seat in state.seats),
        secret=b"",
        owners=tuple(seat.person for seat in state.seats),
        resigned=(),
        game_version=state.version,
        turn_version=state.version,
        lengthened_ms=0,
    )


def _counted(state: TableState, seat: int, event: Event) -> tuple[Seat, ...]:
    """Count the turns in a row that somebody has missed: the bell, and nothing done.

    Where a play was due, an unfinished draft is nothing done: it could go on for ever.
    """
    if state.computer_at(seat):
        return state.seats
    owner = state.seats[seat]
    idle = isinstance(event, Bell) and (event.kind == "idle" or event.could_play)
    counted = replace(owner, missed=owner.missed + 1 if idle else 0)
    return (*state.seats[:seat], counted, *state.seats[seat + 1 :])
