"""Tests that may stop at any time, and intervals that stay true however often one looks.

Somebody bets on the share of each deal (a number from 0 to 1) against a bank that believes its mean
to be `m`. If the bank is right, no way of betting multiplies the stake by 20 with a probability
above 1/20, at any time at all (Ville's inequality). So when the stake has become that large, the
belief is refuted with an error of at most 5 %, whenever one stops. Nothing is assumed of how shares
vary: games of one deal may depend on each other as they like, only deals are independent.

The stake is spread evenly over bets of several sizes (`SIZES`), so no size need be guessed, and the
order of the deals does not matter.
"""

import math
from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass, field
from fractions import Fraction
from typing import Literal, TypeAlias

from remeld.arena.intervals import Interval

__all__ = ["ERROR", "Shares", "StopTest", "Verdict"]

ERROR = 0.05
SIZES = tuple(0.95 * 0.6**step for step in range(14))
"""The parts of the largest possible bet that are laid."""

Verdict: TypeAlias = Literal["above", "below"]


@dataclass(slots=True)
class Shares:
    """The shares of the deals so far: how often each occurred."""

    seen: Counter[Fraction] = field(default_factory=Counter)

    def add(self, share: Fraction) -> None:
        """Add one deal: the part of its games that was won."""
        self.seen[share] += 1

    def interval(self, error: float = ERROR) -> Interval:
        """Where the mean lies at all times together, with an error of at most 5 %.

        >>> shares = Shares(Counter({Fraction(1): 30, Fraction(1, 2): 50, Fraction(0): 20}))
        >>> [round(bound, 2) for bound in shares.interval()]
        [0.43, 0.67]
        """
        goal = math.log(2 / error)
        low = _border(lambda mean: self.gain_above(mean) >= goal)
        high = 1 - _border(lambda mean: self.gain_below(1 - mean) >= goal)
        return Interval(low, high)

    def gain_above(self, mean: float) -> float:
        """The logarithm of what a stake has become that was laid on "more than this"."""
        return _gain([(float(share) / mean - 1, times) for share, times in self.seen.items()])

    def gain_below(self, mean: float) -> float:
        """The logarithm of what a stake has become that was laid on "less than this"."""
        rest = 1 - mean
        return _gain([((1 - float(share)) / rest - 1, times) for share, times in self.seen.items()])


def _gain(payments: list[tuple[float, int]]) -> float:
    """What bets of all sizes have brought, where each share pays so much, so many times."""
    sums = [
        sum(times * math.log1p(size * pays) for pays, times in sorted(payments)) for size in SIZES
    ]
    most = max(sums)
    return most + math.log(sum(math.exp(each - most) for each in sums) / len(SIZES))


def _border(refuted: Callable[[float], bool]) -> float:
    """The largest mean that is refuted: what is below it is refuted, too."""
    low, high = 0.0, 1.0
    for _ in range(40):
        middle = (low + high) / 2
        if refuted(middle):
            low = middle
        else:
            high = middle
    return low


@dataclass(frozen=True, slots=True)
class StopTest:
    """What decides whether to stop: is the share above `low`, or is it below `high`?

    Between the two either answer is right. Whoever is at `low` or worse is called "above", and who
    is at `high` or better "below", with a probability of at most `ERROR` each.
    """

    low: Fraction
    high: Fraction

    def verdict(self, shares: Shares) -> Verdict | None:
        """What is certain enough after these deals; None as long as nothing is.

        >>> question = StopTest(Fraction(1, 2), Fraction(11, 20))
        >>> shares = Shares(Counter({Fraction(1): 60, Fraction(1, 2): 50, Fraction(0): 20}))
        >>> question.verdict(shares)
        'above'
        """
        goal = math.log(1 / ERROR)
        if shares.gain_above(float(self.low)) >= goal:
            return "above"
        if shares.gain_below(float(self.high)) >= goal:
            return "below"
        return None
