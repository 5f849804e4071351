"""Chances beside results: expected calibration error, a fit on straight lines, tenths."""

from collections import defaultdict
from collections.abc import Mapping, Sequence
from random import Random
from statistics import fmean
from typing import NamedTuple

__all__ = ["Point", "ece", "ece_if_right", "fit", "table", "tenths"]

BINS = 10
AS_TOLD = (0.0, 0.5, 1.0)
"""The knots where told and came are the same."""
LEAST = 0.005
"""While a game goes on nobody's chance is nothing, and nobody's is certain."""
PRIOR = 20.0
"""So many positions stand at each knot from the start, so that few games do not decide alone."""


class Point(NamedTuple):
    """A chance that was told, the share of the win that came, and the game it was told in."""

    told: float
    won: float
    game: int


def bins(points: Sequence[Point]) -> list[list[Point]]:
    """The points by tenths of the chance."""
    found: list[list[Point]] = [[] for _ in range(BINS)]
    for point in points:
        found[min(int(point.told * BINS), BINS - 1)].append(point)
    return found


def ece(points: Sequence[Point]) -> float:
    """Expected calibration error: how far tenths are from what came, by their weight."""
    apart = [
        abs(sum(point.told - point.won for point in each)) / len(points) for each in bins(points)
    ]
    return sum(apart)


def ece_if_right(points: Sequence[Point], rounds: int = 200) -> float:
    """The error in the mean that chance alone makes, if every chance is right.

    All that went better or worse in a game than was told is turned round, or not, by a coin: turns
    of a game share its result, so that they are no chances of their own.
    """
    rng = Random(1)
    games = sorted({point.game for point in points})
    sums: list[dict[int, float]] = []
    for each in bins(points):
        sums.append(defaultdict(float))
        for told, won, game in each:
            sums[-1][game] += told - won
    found = []
    for _ in range(rounds):
        side = {game: rng.choice((-1, 1)) for game in games}
        apart = [abs(sum(side[game] * by for game, by in each.items())) for each in sums]
        found.append(sum(apart) / len(points))
    return fmean(found)


def fit(
    points: Sequence[Point], towards: Sequence[float] = AS_TOLD, prior: float = PRIOR
) -> tuple[float, ...]:
    """The straight lines between knots that come nearest to the results, never falling.

    `prior` positions at each knot draw it towards what stands there already.
    """
    size = len(towards)
    rows = [[0.0] * (size + 1) for _ in range(size)]
    for told, won, _ in points:
        place = told * (size - 1)
        low = min(int(place), size - 2)
        weights = {low: 1 - (place - low), low + 1: place - low}
        for one, weight in weights.items():
            rows[one][size] += weight * won
            for other, more in weights.items():
                rows[one][other] += weight * more
    for knot in range(size):
        rows[knot][knot] += prior
        rows[knot][size] += prior * towards[knot]
    for knot in range(size):
        for other in range(size):
            if other != knot:
                factor = rows[other][knot] / rows[knot][knot]
                rows[other] = [a - factor * b for a, b in zip(rows[other], rows[knot], strict=True)]
    found: list[float] = []
    for knot in range(size):
        value = min(1 - LEAST, max(LEAST, rows[knot][size] / rows[knot][knot]))
        found.append(round(max([value, *found]), 3))
    return tuple(found)


def table(points: Sequence[Point]) -> str:
    """A line for each tenth: how many, what was told, what came."""
    lines = ["\n| chance told | positions | told | came |", "|---|---|---|---|"]
    for number, each in enumerate(bins(points)):
        if each:
            told, won = fmean(p.told for p in each), fmean(p.won for p in each)
            span = f"{number / BINS:.1f} to {(number + 1) / BINS:.1f}"
            lines.append(f"| {span} | {len(each)} | {told:.3f} | {won:.3f} |")
    return "\n".join(lines) + "\n"


def tenths(drawn: Mapping[str, Sequence[Point]]) -> str:
    """The numbers of a figure as docs/data has them: a line for each tenth of each edition."""
    lines = ["edition,positions,told,came,share"]
    for name, points in drawn.items():
        for each in filter(None, bins(points)):
            told, won = fmean(p.told for p in each), fmean(p.won for p in each)
            share = len(each) / len(points)
            lines.append(f"{name},{len(points)},{told:.4f},{won:.4f},{share:.4f}")
    return "\n".join(lines) + "\n"
