"""Ratings by results, after Mark Glickman's Glicko-2: a player and a puzzle against each other.

The page has the same formula for what it keeps on a device (`web/src/state/glicko.ts`); both are
held to the numbers of `tests/data/ratings.json`.
"""

import math
from collections.abc import Callable
from typing import NamedTuple

__all__ = ["NEWCOMER", "GlickoRating", "rate", "untried"]

SCALE = 173.7178
CENTRE = 1500.0
TAU = 0.5
"""How fast the volatility may change."""
PRECISION = 1e-6
PUZZLE_DEVIATION = 180.0
"""How sure the estimate for a puzzle is that nobody has tried."""


class GlickoRating(NamedTuple):
    """A rating, how far it may be off, and how much it moves about."""

    rating: float
    deviation: float
    """The true value lies within two of it, very likely."""
    volatility: float


NEWCOMER = GlickoRating(1200.0, 350.0, 0.06)


def untried(difficulty: int) -> GlickoRating:
    """The rating of a puzzle that nobody has tried: its estimate.

    >>> untried(1274)
    GlickoRating(rating=1274.0, deviation=180.0, volatility=0.06)
    """
    return GlickoRating(float(difficulty), PUZZLE_DEVIATION, NEWCOMER.volatility)


def rate(
    player: GlickoRating, puzzle: GlickoRating, *, solved: bool
) -> tuple[GlickoRating, GlickoRating]:
    """Both after one result.

    >>> player, puzzle = rate(NEWCOMER, untried(1200), solved=True)
    >>> round(player.rating), round(puzzle.rating)
    (1374, 1144)
    """
    score = 1.0 if solved else 0.0
    return _after(player, puzzle, score), _after(puzzle, player, 1.0 - score)


def _after(own: GlickoRating, against: GlickoRating, score: float) -> GlickoRating:
    mu = (own.rating - CENTRE) / SCALE
    phi = own.deviation / SCALE
    g = 1 / math.sqrt(1 + 3 * (against.deviation / SCALE) ** 2 / math.pi**2)
    expected = 1 / (1 + math.exp(-g * (mu - (against.rating - CENTRE) / SCALE)))
    information = g * g * expected * (1 - expected)
    surprise = g * (score - expected)
    variance = 1 / information
    volatility = _moved(own.volatility, phi, variance, variance * surprise)
    before = math.hypot(phi, volatility)
    after = 1 / math.sqrt(1 / before**2 + information)
    rating = CENTRE + SCALE * (mu + after * after * surprise)
    return GlickoRating(rating, SCALE * after, volatility)


def _moved(volatility: float, phi: float, variance: float, delta: float) -> float:
    """The new volatility, by the method of the false position (step 5 of the paper)."""
    start = math.log(volatility * volatility)

    def off(x: float) -> float:
        e = math.exp(x)
        total = phi * phi + variance + e
        return e * (delta * delta - total) / (2 * total * total) - (x - start) / TAU**2

    a, b = start, _other_end(off, start, delta * delta - phi * phi - variance)
    fa, fb = off(a), off(b)
    while abs(b - a) > PRECISION:
        c = a + (a - b) * fa / (fb - fa)
        fc = off(c)
        if fc * fb <= 0:
            a, fa = b, fb
        else:
            fa /= 2
        b, fb = c, fc
    return math.exp(a / 2)


def _other_end(off: Callable[[float], float], start: float, surplus: float) -> float:
    if surplus > 0:
        return math.log(surplus)
    k = 1
    while off(start - k * TAU) < 0:
        k += 1
    return start - k * TAU
