"""Chances beside results: expected calibration error, a fit on straight lines, a plot."""

from collections.abc import Mapping, Sequence
from random import Random
from statistics import fmean
from typing import NamedTuple

__all__ = ["Point", "ece", "ece_if_right", "fit", "plot", "table"]

BINS = 10
KNOTS = 3
PRIOR = 20.0
"""So many positions in which told and came are the same stand at each knot from the start."""


class Point(NamedTuple):
    """A chance that was told, and the share of the win that came."""

    told: float
    won: float


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


def ece_if_right(points: Sequence[Point], rounds: int = 100) -> float:
    """The error in the mean if every chance came true as often as told, each for itself.

    Turns of one game share its result, so that chance alone makes a little more than this.
    """
    rng = Random(1)
    found = []
    for _ in range(rounds):
        found.append(ece([Point(told, float(rng.random() < told)) for told, _ in points]))
    return fmean(found)


def fit(points: Sequence[Point]) -> tuple[float, ...]:
    """The straight lines between knots that come nearest to the results, never falling."""
    size = KNOTS
    rows = [[0.0] * (size + 1) for _ in range(size)]
    for told, won in points:
        place = told * (size - 1)
        low = min(int(place), size - 2)
        weights = {low: 1 - (place - low), low + 1: place - low}
        for one, weight in weights.items():
            rows[one][size] += weight * won
            for other, more in weights.items():
                rows[one][other] += weight * more
    for knot in range(size):
        rows[knot][knot] += PRIOR
        rows[knot][size] += PRIOR * knot / (size - 1)
    for knot in range(size):
        for other in range(size):
            if other != knot:
                factor = rows[other][knot] / rows[knot][knot]
                rows[other] = [a - factor * b for a, b in zip(rows[other], rows[knot], strict=True)]
    found: list[float] = []
    for knot in range(size):
        value = min(1.0, max(0.0, rows[knot][size] / rows[knot][knot]))
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


SIZE, EDGE = 160, 30


def plot(drawn: Mapping[str, Sequence[Point]], players: int) -> str:
    """A small picture for each edition: told to the right, came upwards, a dot for each tenth."""
    width = len(drawn) * (SIZE + EDGE) + EDGE
    height = SIZE + 3 * EDGE
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}" '
        'font-family="sans-serif" font-size="12">',
        f"<title>Winning chances told and come true, {players} players</title>",
        f'<rect width="{width}" height="{height}" fill="#fff"/>',
    ]
    for number, (name, points) in enumerate(drawn.items()):
        parts.append(_panel(EDGE + number * (SIZE + EDGE), EDGE, name, points))
    return "\n".join([*parts, "</svg>"]) + "\n"


def _panel(x: int, y: int, name: str, points: Sequence[Point]) -> str:
    parts = [
        f'<g transform="translate({x} {y})">',
        f'<rect width="{SIZE}" height="{SIZE}" fill="none" stroke="#777"/>',
        f'<path d="M0 {SIZE}L{SIZE} 0" stroke="#777" stroke-dasharray="3 3"/>',
        f'<text y="-8">{name}, {len(points)}</text>',
        f'<text y="{SIZE + 16}">0</text>',
        f'<text x="{SIZE}" y="{SIZE + 16}" text-anchor="end">1</text>',
    ]
    for each in bins(points):
        if each:
            told, won = fmean(p.told for p in each), fmean(p.won for p in each)
            area = max(2.0, 12 * (len(each) / len(points)) ** 0.5)
            parts.append(
                f'<circle cx="{told * SIZE:.1f}" cy="{(1 - won) * SIZE:.1f}" r="{area:.1f}" '
                'fill="#14508c" fill-opacity="0.7"/>'
            )
    return "\n".join([*parts, "</g>"])
