"""Turns: a person's move, a computer player's move, and the bell."""

from remeld.match import Game
from remeld.notation import parse_table
from remeld.protocol import commands as do
from remeld.protocol import facts
from remeld.rules import Draw, Move, Pass, Play, RemeldError, Table
from remeld.server.tables.games import end_game, news, resign_seat
from remeld.server.tables.ledger import Ledger
from remeld.server.tables.state import TableState
from remeld.server.tables.table_commands import ComputerMoves, Ring

__all__ = ["MISSED_TURNS", "computer_moves", "fits", "move", "own_turn", "ring"]

MISSED_TURNS = 2
"""After so many bells in a row with nothing done a computer player stands in."""


def move(ledger: Ledger, who: str, seen: int, command: do.Play | do.Draw | do.Pass) -> None:
    """Carry a person's turn out."""
    game = own_turn(ledger, who, seen, command.seat)
    made: Move
    if isinstance(command, do.Play):
        made = Play(parse_table(command.table))
    else:
        made = Draw() if isinstance(command, do.Draw) else Pass()
    after = game.move(command.seat, made, ledger.now)
    _write(ledger, game, after)


def own_turn(ledger: Ledger, who: str, seen: int, seat: int) -> Game:
    """The game, where it is the turn of that seat, and its owner may act."""
    ledger.own_seat(who, seat)
    game = ledger.game()
    ledger.seen(seen, ledger.state.turn_version)
    game.check_turn(seat)
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
    after = game.move(seat, command.move, ledger.now)
    _write(ledger, game, after)


def ring(ledger: Ledger, command: Ring) -> None:
    """The bell: the newest draft decides; one that cannot be is as good as none."""
    game = ledger.game()
    ledger.demand(not ledger.state.paused, "paused")
    seat = game.state.turn
    draft = command.draft
    if draft is not None and not fits(game, draft):
        draft = None
    after = game.ring(ledger.now, draft)
    ended = after.state.ended
    if ended and ended.by is not None and _others_play(ledger.state, seat):
        # Sitting out is leaving: what others still play is not abandoned, but resigned.
        resign_seat(ledger, seat)
        if not ledger.state.playing:
            return
        game = ledger.game()
        after = game.ring(ledger.now, draft)
    _write(ledger, game, after)
    state = ledger.state
    if state.playing and state.seats[seat].missed >= MISSED_TURNS:
        ledger.add(facts.Away(at=ledger.now, seat=seat, why="missed"))


def _others_play(state: TableState, seat: int) -> bool:
    """Whether a person who plays this seat shares the game with others who play theirs."""
    own = state.seats[seat].person
    return state.computer_at(seat) is None and any(each != own for each in state.players_present)


def _write(ledger: Ledger, before: Game, after: Game) -> None:
    number = before.state.setup.game
    turn = facts.Turn(at=ledger.now, game=number, events=news(before, after))
    ledger.add_turn(turn, after)
    if after.state.ended:
        end_game(ledger, after.state.ended)


def fits(game: Game, draft: Table) -> bool:
    """Whether a draft of the seat on turn holds the right tiles, so that the bell can judge it."""
    try:
        game.check_draft(draft)
    except RemeldError:
        return False
    return True
