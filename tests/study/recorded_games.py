"""Finished games of computer players, as records."""

from functools import cache
from random import Random

from remeld.bots import NO_LIMIT, player
from remeld.match import Game, Record, Setup, secret_from_seed
from remeld.rules import EDITIONS
from remeld.solver import could_play

__all__ = ["recorded_game"]


@cache
def recorded_game(edition: str, keys: tuple[str, ...], seed: int) -> Record:
    """A game to its end, with one player for each seat."""
    names = tuple("ABCDEF"[: len(keys)])
    setup = Setup(ruleset=EDITIONS[edition], players=names, time_limit_sec=None)
    game = Game.start(setup, secret_from_seed(seed), at=0, oracle=could_play)
    rng = Random(seed)
    while not game.state.ended:
        seat = game.state.turn
        move = player(keys[seat]).decide(game.view(seat), NO_LIMIT, rng).move
        game = game.move(seat, move, at=0)
    return Record(game.state.setup, game.log)
