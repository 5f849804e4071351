"""Where puzzles come from: turns of whole games between computer players."""

from collections.abc import Iterator
from dataclasses import dataclass
from random import Random

from remeld.bots import NO_LIMIT, player
from remeld.match import Game, Setup, secret_from_seed
from remeld.rules import Play, Rack, Ruleset, Table, View, count, spread, without
from remeld.solver import could_play

__all__ = ["Source", "game_turns"]

STYLES = ("greedy", "bounded-3", "bounded-6")
"""Players who lay what they find: their tables are full, and look like those of people."""
SEATS = (2, 3, 4)


@dataclass(frozen=True, slots=True)
class Source:
    """A turn of a game: the table, the rack, and what was laid."""

    ruleset: Ruleset
    table: Table
    rack: Rack
    melded: bool
    laid: Rack
    """Nothing where the player drew."""


def game_turns(ruleset: Ruleset, rng: Random) -> Iterator[Source]:
    """The turns of one game; the same for the same dice.

    >>> from remeld.rules import EDITIONS
    >>> first = next(game_turns(EDITIONS["goliath"], Random(1)))
    >>> len(first.rack), first.melded
    (14, False)
    """
    names = [rng.choice(STYLES) for _ in range(rng.choice(SEATS))]
    setup = Setup(ruleset=ruleset, players=tuple(names), time_limit_sec=None)
    game = Game.start(setup, secret_from_seed(rng.getrandbits(32)), 0, could_play)
    while not game.state.ended:
        seat = game.state.turn
        view = game.view(seat)
        move = player(names[seat]).decide(view, NO_LIMIT, rng).move
        yield _source(view, move.table if isinstance(move, Play) else view.table)
        game = game.move(seat, move, 0)


def _source(view: View, after: Table) -> Source:
    assert view.rack is not None
    laid = count(spread(after)) - count(spread(view.table))
    tiles = tuple(laid.elements())
    assert len(without(view.rack, tiles)) == len(view.rack) - len(tiles)
    melded = view.melded[view.turn]
    return Source(view.ruleset, view.table, view.rack, melded, tiles)
