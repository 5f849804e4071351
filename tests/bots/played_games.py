"""Whole games of players by key, each decision looked at."""

from collections.abc import Iterator
from random import Random
from typing import Any

from remeld.bots import NO_LIMIT, Decision, player
from remeld.match import Game, Setup, secret_from_seed
from remeld.rules import EDITIONS, View
from remeld.solver import could_play

__all__ = ["decisions", "end_of_two"]


def decisions(
    edition: str, keys: tuple[str, ...], seed: int, **changes: Any
) -> Iterator[tuple[str, View, Decision]]:
    """Play a game to its end; the referee refuses no move."""
    rules = EDITIONS[edition].replace(**changes)
    names = tuple("ABCDEF"[: len(keys)])
    setup = Setup(ruleset=rules, players=names, time_limit_sec=None)
    players = [player(key) for key in keys]
    game = Game.start(setup, secret_from_seed(seed), at=0, oracle=could_play)
    rng = Random(seed)
    while not game.state.ended:
        seat = game.state.turn
        view = game.view(seat)
        decision = players[seat].decide(view, NO_LIMIT, rng)
        yield keys[seat], view, decision
        game = game.move(seat, decision.move, at=0)


def end_of_two(seed: int) -> View:
    """What the seat on turn sees when two hoarders have drawn the last tile."""
    setup = Setup(ruleset=EDITIONS["john-adams"], players=("A", "B"), time_limit_sec=None)
    game = Game.start(setup, secret_from_seed(seed), at=0, oracle=could_play)
    opener = player("hoardmin")
    while game.state.pool:
        seat = game.state.turn
        game = game.move(seat, opener.decide(game.view(seat), NO_LIMIT, Random(1)).move, at=0)
    return game.view(game.state.turn)
