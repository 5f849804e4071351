"""Which commands take the referee long, and deciding them in a worker.

Everything else is decided where it comes in: that takes a millisecond or two at the most.
"""

from dataclasses import replace

from remeld.protocol.commands import Draw, Pass, Play
from remeld.rules import Play as PlayMove
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
FEW_TILES = 106
"""A box of two decks and two jokers, as printed: a table of all of it takes 1.6 ms at the most."""


def is_heavy(state: TableState, command: Command) -> bool:
    """Whether a command is no work for the event loop."""
    return asks_oracle(state, command) or (judges_long(state) and lays_tiles(command))


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


def judges_long(state: TableState) -> bool:
    """Whether a strange table may take the referee so long that the others would notice.

    That is so where the initial meld and more can be laid in one turn, and with many jokers: the
    referee looks for the way of laying the tiles that is best for the player. And with many tiles.
    """
    game = state.game
    if game is None:
        return False
    rules = game.state.setup.sized
    open_meld = rules.table_in_meld_turn == "openAfterMeld" and not all(game.state.melded)
    return open_meld or rules.jokers > FEW_JOKERS or rules.box.total > FEW_TILES


def without_history(state: TableState) -> TableState:
    """All that a draft is judged by: the events so far are half of what a state weighs."""
    return replace(state, game=replace(state.game, log=(), past=())) if state.game else state


def lays_tiles(command: Command) -> bool:
    """Whether the referee has to look at a table for that."""
    match command:
        case Asked(do=Play()) | ComputerMoves(move=PlayMove()) | Ring():
            return True
    return False
