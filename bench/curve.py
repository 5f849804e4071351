"""Time against tiles on the table and in the rack, as numbers: docs/plots.py draws them."""

import math
import time
from collections.abc import Iterator
from typing import NamedTuple

from bench.positions import Case, random_position
from docs.plots import ALLOWED
from remeld.rules import EDITIONS, Ruleset
from remeld.solver import best_play

__all__ = ["measure_curve"]

TABLES = (0, 20, 40, 60, 80, 100)
RACKS = (1, 5, 10, 15, 20, 30, 40)
JOKERS = (0, 1, 2, 4)
SEEDS = 3
FREE = EDITIONS["goliath"]
BOXES = {"106 tiles": (2, ALLOWED["106 tiles"]), "160 tiles": (3, ALLOWED["160 tiles"])}
"""Copies of every tile, and the milliseconds that are allowed."""


class Point(NamedTuple):
    """A position of the curve and what it took, in milliseconds of the processor."""

    table: int
    rack: int
    jokers: int
    took: float


def measure_curve() -> tuple[str, dict[str, tuple[int, float]]]:
    """The numbers, and for each box the milliseconds allowed and the most that was needed."""
    worst: dict[str, tuple[int, float]] = {}
    lines = ["box,by,jokers,tiles,ms"]
    for box, (copies, allowed) in BOXES.items():
        points = list(_points(FREE.replace(copies=copies, jokers=4)))
        worst[box] = (allowed, max(point.took for point in points))
        lines += _slowest(points, box, "table", TABLES)
        lines += _slowest(points, box, "rack", RACKS)
    return "\n".join(lines) + "\n", worst


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


def _slowest(points: list[Point], box: str, by: str, places: tuple[int, ...]) -> Iterator[str]:
    """A line for each number of jokers and each place on the axis."""
    for jokers in JOKERS:
        for place in places:
            some = [p.took for p in points if p.jokers == jokers and getattr(p, by) == place]
            yield f"{box},{by},{jokers},{place},{max(some):.3g}"
