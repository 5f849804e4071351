"""The fold of a game and what is round it: events as they happened, never judged again."""

from dataclasses import replace
from functools import singledispatch
from typing import Any

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
from remeld.protocol import TableFact, facts
from remeld.server.tables.state import Finished, Pause, Seat, TableState

__all__ = ["folded", "setup_of", "turn_changes"]


@singledispatch
def folded(fact: TableFact, _: TableState) -> TableState:
    """The state after a fact, its version and time being counted already."""
    kind = type(fact).__name__
    raise TypeError(f"nothing says what {kind} changes: write a function for it in fold.py")


def setup_of(state: TableState, fact: facts.GameStarted) -> Setup:
    """What was agreed for the game."""
    options = state.options
    return Setup(
        ruleset=state.ruleset,
        players=tuple(seat.name for seat in state.seats),
        time_limit_sec=fact.clock_sec,
        strict_penalty=options.strict_penalty,
        seats_by_draw=options.seats_by_draw,
        big_set=options.big_set,
        starter=fact.starter,
        game=fact.game,
        words=fact.words,
        commitment=commitment(state.secret),
    )


# -- Games --


@folded.register
def _prepared(fact: facts.Prepared, state: TableState) -> TableState:
    return replace(state, secret=fact.secret)


@folded.register
def _game_started(fact: facts.GameStarted, state: TableState) -> TableState:
    setup = setup_of(state, fact)
    tiles = Shuffler(state.secret, fact.words).shuffled(setup.sized.box.tiles(), "deal")
    # What is folded has been judged; who judges anew brings an oracle: see `Ledger.game`.
    game = Game(state=State.new(setup), tiles=tiles, secret=state.secret, oracle=passes_unchecked)
    return replace(
        state,
        phase="playing",
        game=game.happen(fact.at, fact.events),
        seats=tuple(replace(seat, missed=0, word="") for seat in state.seats),
        secret=b"",
        owners=tuple(seat.person for seat in state.seats),
        resigned=(),
        game_version=state.version,
        turn_version=state.version,
        lengthened_ms=0,
    )


@folded.register
def _turn(fact: facts.Turn, state: TableState) -> TableState:
    after = _game(state, fact).happen(fact.at, fact.events)
    return replace(state, **turn_changes(fact, state, after, state.version))


def turn_changes(fact: facts.Turn, state: TableState, after: Game, version: int) -> dict[str, Any]:
    """What changes with a turn, after which the game and the log are as they are handed in."""
    return {
        "seats": _missed(state, _game(state, fact).state.turn, fact.events[0]),
        "game": after,
        "turn_version": version,
        "lengthened_ms": 0,
    }


def _missed(state: TableState, seat: int, event: Event) -> tuple[Seat, ...]:
    """Count the turns in a row that somebody has missed: the bell, and nothing done.

    Where a play was due, an unfinished draft is nothing done: it could go on for ever.
    """
    if state.computer_at(seat):
        return state.seats
    owner = state.seats[seat]
    idle = isinstance(event, Bell) and (event.outcome == "idle" or event.could_play)
    if not idle and not owner.missed:
        return state.seats
    counted = replace(owner, missed=owner.missed + 1 if idle else 0)
    return (*state.seats[:seat], counted, *state.seats[seat + 1 :])


@folded.register
def _time_added(fact: facts.TimeAdded, state: TableState) -> TableState:
    by_host = fact.ms if fact.why == "host" else 0
    return replace(
        state,
        game=_game(state, fact).happen(fact.at, [Extended(fact.seat, fact.ms)]),
        lengthened_ms=state.lengthened_ms + by_host,
    )


@folded.register
def _resigned(fact: facts.Resigned, state: TableState) -> TableState:
    state = _happened(state, fact)
    return replace(state, resigned=(*state.resigned, (fact.seat, fact.value)))


@folded.register
def _game_over(fact: facts.GameOver, state: TableState) -> TableState:
    state = _happened(state, fact)
    finished = Finished(
        points=fact.points,
        winners=fact.winners,
        reason=fact.reason,
        starter=_game(state, fact).state.starter or 0,
    )
    games = (*state.games, finished)
    return replace(
        state,
        games=games,
        finished=state.finished + 1,
        phase="over" if len(games) >= state.games_to_play else "between",
        paused=None,
        pause_accepted=(),
        over_at=fact.at,
    )


def _game(state: TableState, fact: TableFact) -> Game:
    if state.game is None:
        raise ValueError(f"no game was started before {fact!r}")
    return state.game


def _happened(state: TableState, fact: facts.Resigned | facts.GameOver) -> TableState:
    """The state after events that are no turn: somebody resigned, or nobody was left."""
    if not fact.events:
        return state
    return replace(state, game=_game(state, fact).happen(fact.at, fact.events))


@folded.register
def _match_over(_: facts.MatchOver, state: TableState) -> TableState:
    return replace(state, phase="over")


@folded.register
def _match_cleared(_: facts.MatchCleared, state: TableState) -> TableState:
    return replace(state, phase="lobby", games=(), game=None, resigned=())


# -- The clock --


@folded.register
def _pause_offered(fact: facts.PauseOffered, state: TableState) -> TableState:
    return replace(state, pause_accepted=(fact.person,))


@folded.register
def _pause_accepted(fact: facts.PauseAccepted, state: TableState) -> TableState:
    return replace(state, pause_accepted=(*state.pause_accepted, fact.person))


@folded.register
def _pause_declined(_: facts.PauseDeclined, state: TableState) -> TableState:
    return replace(state, pause_accepted=())


@folded.register
def _paused(fact: facts.Paused, state: TableState) -> TableState:
    return replace(state, paused=Pause(why=fact.why, since=fact.since), pause_accepted=())


@folded.register
def _resumed(fact: facts.Resumed, state: TableState) -> TableState:
    return replace(state, paused=None, resumed_at=fact.at)
