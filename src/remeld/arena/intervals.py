"""95 % intervals for means of games that come in deals: games of one deal are not independent.

All sums are whole numbers, so that they are the same in whatever order deals are added.
"""

import math
from dataclasses import dataclass
from functools import cache
from statistics import NormalDist
from typing import NamedTuple

__all__ = ["CONFIDENCE", "Clusters", "Interval", "t_quantile"]

CONFIDENCE = 0.95


class Interval(NamedTuple):
    """From where to where the true value lies, in 95 of 100 such measurements."""

    low: float
    high: float


@dataclass(slots=True)
class Clusters:
    """What some games came to, deal by deal: the sums from which mean and interval follow."""

    deals: int = 0
    games: int = 0
    total: int = 0
    _squares: int = 0
    _products: int = 0
    _sizes: int = 0

    def add(self, total: int, games: int) -> None:
        """Add one deal: what its games came to together, and how many they were."""
        self.deals += 1
        self.games += games
        self.total += total
        self._squares += total * total
        self._products += total * games
        self._sizes += games * games

    @property
    def mean(self) -> float:
        """The mean of a game."""
        return self.total / self.games

    def deviation(self) -> float:
        """The sum of the squares by which deals differ from what the mean lets expect."""
        games, total = self.games, self.total
        exact = games * games * self._squares - 2 * games * total * self._products
        return (exact + total * total * self._sizes) / (games * games)

    def error(self, least: float = 0.0) -> float:
        """The standard error of the mean, clustered by deal.

        `least`: take the sum of squares for at least as much.
        """
        if self.deals < 2:
            return math.inf
        squares = max(self.deviation(), least)
        return math.sqrt(squares * self.deals / (self.deals - 1)) / self.games

    def interval(self) -> Interval:
        """The interval of a mean that has no bounds, such as points.

        >>> points = Clusters()
        >>> for both_games in (10, -4, 6, 0):
        ...     points.add(both_games, games=2)
        >>> points.mean, [round(bound, 2) for bound in points.interval()]
        (1.5, [-3.45, 6.45])
        """
        reach = t_quantile(self.deals - 1) * self.error() if self.deals > 1 else math.inf
        return Interval(self.mean - reach, self.mean + reach)

    def share_interval(self, whole: int) -> Interval:
        """The interval of a share: `whole` is what a game comes to that is won alone.

        Wilson's interval for as many independent games as would be as exact as these deals are.
        Where every game was won, or none, each deal counts as one game.

        >>> wins = Clusters()
        >>> for won in (2, 1, 2, 2, 1, 2):
        ...     wins.add(won, games=2)
        >>> round(wins.mean, 3), [round(bound, 3) for bound in wins.share_interval(whole=1)]
        (0.833, [0.47, 0.966])
        """
        if self.deals < 2:
            return Interval(0.0, 1.0)
        share = self.mean / whole
        spread = share * (1 - share)
        # That all deals came out alike may be chance: as if one game of one deal had not.
        error = self.error(least=whole * whole) / whole
        worth = spread / (error * error) if spread > 0 else float(self.deals)
        t = t_quantile(self.deals - 1)
        t_squared = t * t
        centre = (share + t_squared / (2 * worth)) / (1 + t_squared / worth)
        reach = t * math.sqrt(spread / worth + t_squared / (4 * worth * worth))
        reach /= 1 + t_squared / worth
        return Interval(max(0.0, centre - reach), min(1.0, centre + reach))


@cache
def t_quantile(freedom: int, confidence: float = CONFIDENCE) -> float:
    """Student's t: how many standard errors the interval reaches to either side.

    >>> [round(t_quantile(freedom), 3) for freedom in (1, 2, 5, 30, 10_000)]
    [12.706, 4.303, 2.571, 2.042, 1.96]
    """
    tail = (1 - confidence) / 2
    if freedom > 1000:
        return NormalDist().inv_cdf(1 - tail)
    low, high = 0.0, 1000.0
    while high - low > 1e-9:
        middle = (low + high) / 2
        if _t_tail(middle, freedom) > tail:
            low = middle
        else:
            high = middle
    return high


def _t_tail(t: float, freedom: int) -> float:
    """How likely Student's t is above this, by the finite sums for whole degrees of freedom."""
    angle = math.atan2(t, math.sqrt(freedom))
    cosine = math.cos(angle) ** 2
    term = 1.0 if freedom % 2 == 0 else math.cos(angle)
    total = term if freedom > 1 else 0.0
    for step in range(2 if freedom % 2 == 0 else 3, freedom - 1, 2):
        term *= cosine * (step - 1) / step
        total += term
    if freedom % 2 == 0:
        inside = math.sin(angle) * total
    else:
        inside = 2 / math.pi * (angle + math.sin(angle) * total)
    return (1 - inside) / 2
