"""Runs without games: coins thrown instead, so that the true shares are known."""

from collections.abc import Sequence
from random import Random

from remeld.arena import DealResult, GameResult, Plan, Standings, matrix
from remeld.rules import EDITIONS

__all__ = ["tossed"]


def tossed(
    keys: Sequence[str], seats: int = 2, games: int = 40, seed: int = 1, edition: str = "goliath"
) -> Standings:
    """A whole run in which players win as often as their place in the list is high."""
    plan = Plan(pairings=matrix(keys, seats), ruleset=EDITIONS[edition], games=games, seed=seed)
    rng = Random(seed)
    results = []
    for index, pairing in enumerate(plan.pairings):
        weights = [1 + keys.index(key) for key in pairing.lineup]
        for deal in range(plan.deals(index)):
            games_of_deal = []
            for _ in range(plan.rotations(index, deal)):
                (winner,) = rng.choices(range(seats), weights)
                lost = [-rng.randrange(1, 60) for _ in range(seats)]
                lost[winner] = 0
                lost[winner] = -sum(lost)
                game = GameResult((winner,), tuple(lost), (20,) * seats, (9,) * seats, "out")
                games_of_deal.append(game)
            results.append(DealResult(index, deal, tuple(games_of_deal)))
    return Standings.new(plan, results)
