"""Time against tiles on the table and in the rack, as numbers and as a picture."""

import math
import time
from collections.abc import Iterator
from typing import NamedTuple

from bench.positions import Case, random_position
from remeld.rules import EDITIONS, Ruleset
from remeld.solver import best_play

__all__ = ["measure_curve"]

TABLES = (0, 20, 40, 60, 80, 100)
RACKS = (1, 5, 10, 15, 20, 30, 40)
JOKERS = (0, 1, 2, 4)
SEEDS = 3
COLOURS = {0: "#5b8def", 1: "#2a9d6f", 2: "#d98e04", 4: "#d1495b"}
FREE = EDITIONS["goliath"]
BOXES = {"106 tiles": (2, 50), "160 tiles": (3, 500)}
"""Copies of every tile, and the milliseconds that are allowed."""


class Point(NamedTuple):
    """A position of the curve and what it took, in milliseconds of the processor."""

    table: int
    rack: int
    jokers: int
    took: float


def measure_curve() -> tuple[str, dict[str, tuple[int, float]]]:
    """The picture, and for each box the milliseconds allowed and the most that was needed."""
    worst: dict[str, tuple[int, float]] = {}
    panels: list[str] = []
    for number, (box, (copies, allowed)) in enumerate(BOXES.items()):
        points = list(_points(FREE.replace(copies=copies, jokers=4)))
        worst[box] = (allowed, max(point.took for point in points))
        panels += _panel(points, "table", f"{box}, by tiles on the table", 0, number, allowed)
        panels += _panel(points, "rack", f"{box}, by tiles in the rack", 1, number, allowed)
    return _picture(panels), worst


def _points(ruleset: Ruleset) -> Iterator[Point]:
    for tiles in TABLES:
        for rack in RACKS:
            for jokers in JOKERS:
                for seed in range(SEEDS):
                    case = random_position(ruleset, tiles, rack, min(jokers, rack), seed)
                    yield Point(tiles, rack, jokers, _took(ruleset, case))


def _took(ruleset: Ruleset, case: Case) -> float:
    """The better of two goes: the first may have to get memory."""
    took = math.inf
    for _ in range(2):
        start = time.process_time()
        play = best_play(ruleset, case.table, case.rack, least=False)
        took = min(took, (time.process_time() - start) * 1000)
        assert play.optimal, case
    return took


def _panel(
    points: list[Point], by: str, title: str, column: int, row: int, allowed: int
) -> Iterator[str]:
    """One drawing: the slowest position for each place on the axis, a line for each joker."""
    left, top = 60 + 380 * column, 50 + 250 * row
    places = TABLES if by == "table" else RACKS
    yield f'<text class="title" x="{left}" y="{top - 14}">{title}</text>'
    for exponent in range(-1, 4):
        y = _height(10.0**exponent, top)
        yield f'<path class="grid" d="M{left} {y:.1f}h300"/>'
        yield f'<text x="{left - 8}" y="{y + 4:.1f}" text-anchor="end">{10.0**exponent:g}</text>'
    for place in places:
        x = left + 300 * place / places[-1]
        yield f'<text x="{x:.1f}" y="{top + 196}" text-anchor="middle">{place}</text>'
    yield f'<path class="bar" d="M{left} {_height(allowed, top):.1f}h300"/>'
    for jokers in JOKERS:
        line = []
        for place in places:
            some = [p.took for p in points if p.jokers == jokers and getattr(p, by) == place]
            line.append(f"{left + 300 * place / places[-1]:.1f} {_height(max(some), top):.1f}")
        path = "L".join(line)
        yield f'<path fill="none" stroke="{COLOURS[jokers]}" stroke-width="2" d="M{path}"/>'


def _height(took: float, top: int) -> float:
    """From 0.03 to 1,000 milliseconds, every factor alike."""
    share = (math.log10(max(took, 0.03)) - math.log10(0.03)) / (3 - math.log10(0.03))
    return top + 180 * (1 - share)


def _picture(panels: list[str]) -> str:
    names = []
    for place, jokers in enumerate(JOKERS):
        x = 60 + 90 * place
        names.append(f'<path stroke="{COLOURS[jokers]}" stroke-width="2" d="M{x} 546h18"/>')
        word = "joker" if jokers == 1 else "jokers"
        names.append(f'<text x="{x + 24}" y="550">{jokers} {word}</text>')
    names.append('<path class="bar" d="M440 546h18"/><text x="464" y="550">allowed</text>')
    return "\n".join(
        [
            '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 760 570" role="img"'
            ' aria-label="Milliseconds of the slowest position">',
            "<style>text { font: 12px sans-serif; fill: #333 } .title { font-weight: bold }"
            " .grid { stroke: #ccc } .bar { stroke: #888; stroke-dasharray: 5 4 }"
            " @media (prefers-color-scheme: dark) { text { fill: #ddd } .grid { stroke: #444 } }"
            "</style>",
            '<text x="60" y="16">Milliseconds of the slowest position, the scale growing tenfold'
            " with every line</text>",
            *panels,
            *names,
            "</svg>",
            "",
        ]
    )
