"""How often it came true: plain numbers by which raw shares of rollouts are corrected.

`python -m bench.calibration --report` prints them.
"""

from remeld.rules import View

__all__ = ["KNOTS", "calibrated", "is_one_world", "row_of"]

KNOTS: dict[str, tuple[float, ...]] = {
    "2": (0.125, 0.476, 0.91),
    "3": (0.067, 0.467, 0.944),
    "4": (0.067, 0.47, 0.919),
    "one-world": (0.026, 0.5, 0.969),
}
"""By number of players, and for the one world that there is where two play and the pool is empty.
The first number of a row is what is told where no game was won, the last where all were; the others
lie at equal distances between."""


def is_one_world(view: View) -> bool:
    """Whether a seat knows all tiles: two play, and nothing is left to draw."""
    return len(view.rack_sizes) == 2 and not view.pool_size


def row_of(view: View) -> str:
    """The row of the table that holds for a view."""
    return "one-world" if is_one_world(view) else str(min(4, len(view.rack_sizes)))


def calibrated(share: float, row: str) -> float:
    """The chance to win that a share of won rollouts stands for; in between on straight lines.

    >>> calibrated(0.5, "2") < calibrated(0.75, "2")
    True
    """
    knots = KNOTS[row]
    place = share * (len(knots) - 1)
    low = min(int(place), len(knots) - 2)
    return knots[low] + (knots[low + 1] - knots[low]) * (place - low)
