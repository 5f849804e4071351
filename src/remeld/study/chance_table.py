"""How often it came true: plain numbers by which raw shares of rollouts are corrected.

`python -m bench.calibration --report` prints them.
"""

from remeld.rules import View

__all__ = ["KNOTS", "calibrated", "is_one_world", "row_of"]

KNOTS: dict[str, tuple[float, ...]] = {
    "2": (0.108, 0.49, 0.937),
    "2 broadway": (0.083, 0.456, 0.945),
    "2 babyboom": (0.104, 0.47, 0.936),
    "2 lanmi": (0.143, 0.489, 0.921),
    "2 john-adams": (0.115, 0.523, 0.947),
    "2 goliath": (0.107, 0.518, 0.931),
    "3": (0.046, 0.513, 0.906),
    "3 broadway": (0.047, 0.544, 0.905),
    "3 babyboom": (0.021, 0.534, 0.918),
    "3 lanmi": (0.097, 0.447, 0.856),
    "3 john-adams": (0.017, 0.533, 0.91),
    "3 goliath": (0.059, 0.511, 0.923),
    "4": (0.02, 0.47, 0.907),
    "4 broadway": (0.005, 0.502, 0.902),
    "4 babyboom": (0.029, 0.483, 0.899),
    "4 lanmi": (0.06, 0.392, 0.862),
    "4 john-adams": (0.005, 0.502, 0.937),
    "4 goliath": (0.049, 0.468, 0.921),
    "one-world": (0.005, 0.5, 0.995),
    "one-world broadway": (0.005, 0.5, 0.995),
    "one-world babyboom": (0.005, 0.5, 0.995),
    "one-world lanmi": (0.014, 0.5, 0.995),
    "one-world john-adams": (0.005, 0.5, 0.995),
    "one-world goliath": (0.005, 0.5, 0.995),
}
"""By number of players, and for the one world that there is where two play and the pool is empty;
each for all editions, and for each of them. The first number of a row is what is told where no game
was won, the last where all were; the others lie at equal distances between."""


def is_one_world(view: View) -> bool:
    """Whether a seat knows all tiles: two play, and nothing is left to draw."""
    return len(view.rack_sizes) == 2 and not view.pool_size


def row_of(view: View) -> str:
    """The row of the table that holds for a view; house rules have that of their edition."""
    row = "one-world" if is_one_world(view) else str(min(4, len(view.rack_sizes)))
    own = f"{row} {view.ruleset.edition}"
    return own if own in KNOTS else row


def calibrated(share: float, row: str) -> float:
    """The chance to win that a share of won rollouts stands for; in between on straight lines.

    >>> calibrated(0.5, "2") < calibrated(0.75, "2")
    True
    """
    knots = KNOTS[row]
    place = share * (len(knots) - 1)
    low = min(int(place), len(knots) - 2)
    return knots[low] + (knots[low + 1] - knots[low]) * (place - low)
