"""Ratings: one number for each player from all games of a run, by openskill's Plackett-Luce model.

A rating believes that strength is one number, which the matrix may contradict: read both. The
model goes from game to game and the last ones weigh most; so a rating here is the mean over several
orders of the games.
"""

from collections.abc import Iterable
from dataclasses import dataclass
from random import Random
from typing import Any

from remeld.arena.game_results import DealResult, GameResult
from remeld.arena.plan import Plan

__all__ = ["Rating", "rate"]

MOST_PASSES = 20
MOST_UPDATES = 60_000
"""Games that are rated in all orders together: a few seconds."""


@dataclass(frozen=True, slots=True)
class Rating:
    """How strong a player is, and how sure that is; everybody begins at 25."""

    key: str
    mu: float
    sigma: float


def rate(plan: Plan, results: Iterable[DealResult]) -> tuple[Rating, ...]:
    """The ratings of all players, the strongest first.

    >>> from remeld.arena import GameResult, matrix
    >>> from remeld.rules import EDITIONS
    >>> pairings = matrix(["a", "b"], seats=2)
    >>> plan = Plan(pairings=pairings, ruleset=EDITIONS["goliath"], games=20, seed=7)
    >>> game = GameResult((1,), (-12, 12), (20, 19), (9, 8), "out")
    >>> [rating.key for rating in rate(plan, [DealResult(0, 0, (game, game))])]
    ['b', 'a']
    """
    from openskill.models import PlackettLuce

    # Players of the arena do not change, so nothing is added to what is not known of them.
    model = PlackettLuce(tau=0.0)
    games = [(plan.pairings[each.pairing].lineup, game) for each in results for game in each.games]
    sums = {key: [0.0, 0.0] for key in plan.players}
    passes = max(1, min(MOST_PASSES, MOST_UPDATES // max(1, len(games))))
    for number in range(passes):
        Random(number).shuffle(games)
        rated = _rated_in_order(model, plan, games)
        for key, (mu, sigma) in rated.items():
            sums[key][0] += mu / passes
            sums[key][1] += sigma / passes
    found = [Rating(key, mu, sigma) for key, (mu, sigma) in sums.items()]
    return tuple(sorted(found, key=lambda each: (-each.mu, each.key)))


def _rated_in_order(
    model: Any, plan: Plan, games: list[tuple[tuple[str, ...], GameResult]]
) -> dict[str, tuple[float, float]]:
    ratings = {key: model.rating() for key in plan.players}
    for lineup, game in games:
        teams = [[ratings[key]] for key in lineup]
        ranks = [1.0 if index in game.winners else 2.0 for index in range(len(lineup))]
        rated = [new for (new,) in model.rate(teams, ranks=ranks)]
        for key in set(lineup):
            # Copies of a player learn the mean of what each of them would.
            copies = [new for name, new in zip(lineup, rated, strict=True) if name == key]
            mu = sum(each.mu for each in copies) / len(copies)
            sigma = sum(each.sigma for each in copies) / len(copies)
            ratings[key] = model.rating(mu=mu, sigma=sigma)
    return {key: (each.mu, each.sigma) for key, each in ratings.items()}
