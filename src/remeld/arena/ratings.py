"""Ratings: one number for each player from all games of a run, by openskill's Plackett-Luce model.

A rating believes that strength is one number, which the matrix may contradict: read both.
"""

from collections.abc import Iterable
from dataclasses import dataclass

from remeld.arena.game_results import DealResult
from remeld.arena.plan import Plan

__all__ = ["Rating", "rate"]


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

    model = PlackettLuce()
    ratings = {key: model.rating(name=key) for key in plan.players}
    # Deal by deal, so that no pairing comes before all others: what came last weighs most.
    for result in sorted(results, key=lambda each: (each.deal, each.pairing)):
        lineup = plan.pairings[result.pairing].lineup
        for game in result.games:
            teams = [[ratings[key]] for key in lineup]
            ranks = [1.0 if index in game.winners else 2.0 for index in range(len(lineup))]
            rated = [new for (new,) in model.rate(teams, ranks=ranks)]
            for key in set(lineup):
                # Copies of a player learn the mean of what each of them would.
                copies = [new for name, new in zip(lineup, rated, strict=True) if name == key]
                mu = sum(each.mu for each in copies) / len(copies)
                sigma = sum(each.sigma for each in copies) / len(copies)
                ratings[key] = model.rating(mu=mu, sigma=sigma, name=key)
    found = [Rating(key, each.mu, each.sigma) for key, each in ratings.items()]
    return tuple(sorted(found, key=lambda each: (-each.mu, each.key)))
