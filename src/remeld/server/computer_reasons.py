"""Why a computer player did what it did, and how it played, once the game is over.

Nothing of it is stored: how it played is counted from the record, and for a reason it is asked
again. Its dice come from the secret of the deal, which nobody knows before the end, so with the
same view it decides the same again, and for the same reason. Where it would not (it ran out of
time, or an earlier program rolled other dice), no reason is told.
"""

import hashlib
from collections.abc import Sequence
from dataclasses import dataclass

from remeld.bots import Decision, Level, Reason, decide_at_level
from remeld.match import Record
from remeld.protocol import facts
from remeld.rules import RemeldError, View
from remeld.server.storage import Entry as Stored
from remeld.server.tables import TableState, computer_view, decode_entry, fold
from remeld.study import HowPlayed, how_played

__all__ = ["computer_dice", "computer_game", "computer_reason"]


def computer_dice(state: TableState) -> int:
    """The seed for the computer player on turn."""
    secret = (state.game.secret if state.game else None) or b""
    return int.from_bytes(hashlib.sha256(b"%d computer %b" % (state.turn_version, secret)).digest())


def computer_reason(log: Sequence[Stored], game: int, event: int) -> Reason | None:
    """Why the computer player did what that event of a finished game tells; None if none did."""
    turn = _find(log, game, event)
    if turn is None:
        return None
    decision = decide_at_level(turn.level, turn.view, seed=computer_dice(turn.before))
    return decision.reason if _did(turn, decision) else None


def computer_game(log: Sequence[Stored], game: int) -> tuple[HowPlayed | None, ...]:
    """How the computer player on each seat played that finished game; None for a person."""
    state: TableState | None = None
    for each in log:
        state = fold(state, decode_entry(each.kind, each.data))
        if state.finished == game and state.game is not None:
            break
    else:
        return ()
    record = Record(state.game.state.setup, state.game.log)
    return tuple(
        how_played(record, seat, who.level)
        # Who took a seat over, or left it to a stand-in, has not played the whole of it.
        if who.kind == "computer" and who.level and state.owners[seat] is None
        else None
        for seat, who in enumerate(state.seats)
    )


@dataclass(frozen=True, slots=True)
class _ComputerTurn:
    level: Level
    view: View
    before: TableState
    fact: facts.Turn


def _find(log: Sequence[Stored], game: int, event: int) -> _ComputerTurn | None:
    before: TableState | None = None
    for each in log:
        fact = decode_entry(each.kind, each.data)
        after = fold(before, fact)
        if before and before.game and after.game and isinstance(fact, facts.Turn):
            known, now = len(before.game.log), len(after.game.log)
            if before.finished == game - 1 and known < event <= now:
                view, seat = computer_view(before), before.game.state.turn
                level = before.computer_at(seat)
                return _ComputerTurn(level, view, before, fact) if view and level else None
        before = after
    return None


def _did(turn: _ComputerTurn, decision: Decision) -> bool:
    """Whether it is what was done."""
    game = turn.before.game
    assert game is not None
    try:
        after = game.move(game.state.turn, decision.move, turn.fact.at)
    except RemeldError:
        return False
    done = tuple(each.event for each in after.log[len(game.log) :])
    return done == tuple(turn.fact.events)
