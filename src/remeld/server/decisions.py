"""Which commands take the referee long, and deciding them in a worker.

Everything else is decided where it comes in: that takes a millisecond or two at the most.
"""

from dataclasses import replace

from remeld.protocol.commands import Draw, Pass, Play
from remeld.rules import Play as PlayMove
from remeld.rules import Table
from remeld.server.tables import (
    Asked,
    Command,
    ComputerMoves,
    Refusal,
    Ring,
    TableFact,
    TableState,
    decide,
)
from remeld.solver import could_play

__all__ = ["decide_apart", "is_heavy", "judges_long", "without_history"]

FEW_JOKERS = 2
FEW_POINTS = 30
FEW_TILES = 106
"""A box of two decks and two jokers, as printed: a table of all of it takes 4 ms at the most, but
for first turns with jokers where the table opens with the meld, which take up to 13 ms."""


def is_heavy(state: TableState, command: Command) -> bool:
    """Whether a command is no work for the event loop."""
    if asks_oracle(state, command):
        return True
    match command:
        case Asked(do=Play(table=laid)) | ComputerMoves(move=PlayMove(table=laid)):
            return judges_long(state, laid)
        case Ring():
            return judges_long(state)
    return False


def decide_apart(
    state: TableState, command: Command, now: int, secret: bytes
) -> tuple[TableFact, ...] | Refusal:
    """What becomes of a command; the state after it is quicker folded than sent."""
    decided = decide(state, command, now=now, secret=secret, oracle=could_play)
    return decided if isinstance(decided, Refusal) else decided.facts


def asks_oracle(state: TableState, command: Command) -> bool:
    """Whether the referee may have to search, which is no work for the event loop."""
    game = state.game
    if game is None or not game.state.setup.sized.must_play_if_able(game.state.pool):
        return False
    return isinstance(command, Ring | ComputerMoves) or (
        isinstance(command, Asked) and isinstance(command.do, Draw | Pass)
    )


def judges_long(state: TableState, laid: str | Table | None = None) -> bool:
    """Whether a strange table may take the referee so long that the others would notice.

    That is so with many jokers or many tiles, and where the initial meld and more can be laid in
    one turn: there the referee looks for the meld that the jokers need, if there are any before
    or on the table that is `laid`, and long where it must be worth much.
    """
    game = state.game
    if game is None:
        return False
    rules = game.state.setup.sized
    if rules.jokers > FEW_JOKERS or rules.box.total > FEW_TILES:
        return True
    if rules.table_in_meld_turn == "closed" or all(game.state.melded):
        return False
    if laid is None or rules.meld_min > FEW_POINTS:
        return True
    return _shows_joker(laid) or _shows_joker(game.state.table)


def _shows_joker(table: str | Table) -> bool:
    if isinstance(table, str):
        return "j" in table.lower()  # However jokers are written, they begin with that.
    return any(tile.joker for tiles in table for tile in tiles)


def without_history(state: TableState) -> TableState:
    """All that a draft is judged by: the events so far are half of what a state weighs."""
    return replace(state, game=replace(state.game, log=(), past=())) if state.game else state
