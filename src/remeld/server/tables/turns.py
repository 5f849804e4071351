"""Turns: a person's move, a computer player's move, the bell, and the verdict on a draft."""

from dataclasses import dataclass, replace

from remeld.match import Game
from remeld.match.deal import SECRET_BYTES
from remeld.notation import parse_table
from remeld.protocol import commands as do
from remeld.rules import (
    Draw,
    Move,
    Pass,
    Play,
    RemeldError,
    Table,
    Verdict,
    check_tiles,
    judge_checked,
    spread,
)
from remeld.server.tables import entries as e
from remeld.server.tables.commands import ComputerMoves, Ring
from remeld.server.tables.fold_game import written
from remeld.server.tables.games import end_game
from remeld.server.tables.ledger import Ledger
from remeld.server.tables.refusals import Refusal, RefusedError, refusal
from remeld.server.tables.state import TableState

__all__ = ["MISSED_TURNS", "Judged", "computer_moves", "judge_draft", "move", "ring"]

MISSED_TURNS = 2
"""After so many bells in a row with nothing done a computer player stands in."""


def move(ledger: Ledger, who: str, seen: int, command: do.Play | do.Draw | do.Pass) -> None:
    """Carry a person's turn out."""
    game = _own_turn(ledger, who, seen, command.seat)
    made: Move
    if isinstance(command, do.Play):
        made = Play(parse_table(command.table))
    else:
        made = Draw() if isinstance(command, do.Draw) else Pass()
    after = replace(game, oracle=ledger.oracle).move(command.seat, made, ledger.now)
    _write(ledger, game, after)


def _own_turn(ledger: Ledger, who: str, seen: int, seat: int) -> Game:
    ledger.own_seat(who, seat)
    game = ledger.game()
    ledger.seen(seen, ledger.state.turn_version)
    ledger.demand(seat == game.state.turn, "not-your-turn", seat=seat)
    ledger.demand(not ledger.state.has_resigned(seat), "seat-resigned", seat=seat)
    ledger.demand(not ledger.state.seats[seat].away, "seat-away", seat=seat)
    ledger.demand(not ledger.state.paused, "paused")
    return game


def computer_moves(ledger: Ledger, command: ComputerMoves) -> None:
    """Carry a computer player's turn out, if it still has it."""
    game = ledger.game()
    ledger.demand(command.turn == ledger.state.turn_version, "stale", version=ledger.state.version)
    seat = game.state.turn
    ledger.demand(ledger.state.computer_at(seat), "not-a-computer", seat=seat)
    ledger.demand(not ledger.state.paused, "paused")
    after = replace(game, oracle=ledger.oracle).move(seat, command.move, ledger.now)
    _write(ledger, game, after)


def ring(ledger: Ledger, command: Ring) -> None:
    """The bell: the newest draft decides; one that cannot be is as good as none."""
    game = ledger.game()
    ledger.demand(not ledger.state.paused, "paused")
    seat = game.state.turn
    draft = command.draft
    if draft is not None and _bad_draft(game, draft):
        draft = None
    after = game.ring(ledger.now, draft)
    _write(ledger, game, after)
    state = ledger.state
    if state.playing and state.seats[seat].missed >= MISSED_TURNS:
        ledger.add(e.Away(at=ledger.now, seat=seat, why="missed"))


def _write(ledger: Ledger, before: Game, after: Game) -> None:
    events = [logged.event for logged in after.log[len(before.log) :]]
    number = before.state.setup.game
    ledger.add(e.Turn(at=ledger.now, game=number, events=written(events)))
    ended = after.state.ended
    if ended:
        end_game(ledger, ended.reason)


def _bad_draft(game: Game, draft: Table) -> bool:
    try:
        game.check_draft(draft)
    except RemeldError:
        return True
    return False


@dataclass(frozen=True, slots=True)
class Judged:
    """What the referee says of a draft, and the draft itself where it may decide at the bell."""

    verdict: Verdict
    table: Table | None
    turn: int
    """The entry with which the turn began: under this version the draft is to be kept."""


def judge_draft(
    state: TableState, who: str, seen: int, seat: int, text: str, now: int
) -> Judged | Refusal:
    """Judge the table as it lies while a player thinks. It changes nothing."""
    ledger = Ledger(state, now, bytes(SECRET_BYTES))
    try:
        game = _own_turn(ledger, who, seen, seat)
        if state.deadline is not None and now > state.deadline:
            raise RefusedError("time-is-up", at=now)
        table = parse_table(text, "draft")
        rules, position = game.state.setup.sized, game.state
        check_tiles(rules, spread(table), "draft")
    except (RefusedError, RemeldError) as error:
        return refusal(error)
    verdict = judge_checked(
        rules, position.table, table, position.racks[seat], melded=position.melded[seat]
    )
    kept = None if _bad_draft(game, table) else table
    return Judged(verdict, kept, state.turn_version)
