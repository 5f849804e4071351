"""How often it came true: plain numbers by which raw shares of rollouts are corrected.

`python -m bench.calibration --report` prints them.
"""

from collections.abc import Mapping

from remeld.rules import View

__all__ = ["KNOTS", "calibrated", "is_one_world", "row_of"]

KNOTS: dict[str, tuple[float, ...]] = {
    "2": (0.068, 0.477, 0.95),
    "2 broadway": (0.06, 0.438, 0.945),
    "2 babyboom": (0.05, 0.464, 0.93),
    "2 lanmi": (0.124, 0.472, 0.894),
    "2 john-adams": (0.084, 0.542, 0.949),
    "2 goliath": (0.01, 0.495, 0.945),
    "2-ending": (0.174, 0.543, 0.833),
    "2-ending broadway": (0.124, 0.548, 0.821),
    "2-ending babyboom": (0.208, 0.574, 0.798),
    "2-ending lanmi": (0.208, 0.569, 0.805),
    "2-ending john-adams": (0.154, 0.532, 0.857),
    "2-ending goliath": (0.167, 0.504, 0.869),
    "3": (0.053, 0.484, 0.909),
    "3 broadway": (0.042, 0.502, 0.909),
    "3 babyboom": (0.013, 0.506, 0.958),
    "3 lanmi": (0.124, 0.426, 0.931),
    "3 john-adams": (0.005, 0.529, 0.918),
    "3 goliath": (0.053, 0.493, 0.966),
    "4": (0.025, 0.48, 0.907),
    "4 broadway": (0.005, 0.534, 0.92),
    "4 babyboom": (0.055, 0.495, 0.908),
    "4 lanmi": (0.048, 0.426, 0.913),
    "4 john-adams": (0.005, 0.515, 0.972),
    "4 goliath": (0.032, 0.472, 0.929),
    "one-world": (0.011, 0.5, 0.994),
    "one-world broadway": (0.005, 0.5, 0.995),
    "one-world babyboom": (0.005, 0.5, 0.995),
    "one-world lanmi": (0.056, 0.5, 0.945),
    "one-world john-adams": (0.005, 0.5, 0.995),
    "one-world goliath": (0.006, 0.5, 0.995),
}
"""By number of players, with two the ending apart, and for the one world that there is where two
play and the pool is empty; each for all editions, and for each of them. The first number of a row
is what is told where no game was won, the last where all were; the others lie at equal distances
between."""

ENDING = 10
"""With so many tiles to draw or fewer the patient policies begin to lay tiles."""


def is_one_world(view: View) -> bool:
    """Whether a seat knows all tiles: two play, and nothing is left to draw."""
    return len(view.rack_sizes) == 2 and not view.pool_size


def row_of(view: View) -> str:
    """The row of the table that holds for a view; house rules have that of their edition.

    With two players the ending has rows of its own: careful players hold tiles back there which the
    players of an estimate lay, and what these show is too sure of itself.
    """
    row = "one-world" if is_one_world(view) else str(min(4, len(view.rack_sizes)))
    if row == "2" and view.pool_size <= ENDING:
        row = "2-ending"
    own = f"{row} {view.ruleset.edition}"
    return own if own in KNOTS else row


def calibrated(share: float, row: str, rows: Mapping[str, tuple[float, ...]] = KNOTS) -> float:
    """The chance to win that a share of won rollouts stands for; in between on straight lines.

    >>> calibrated(0.5, "2") < calibrated(0.75, "2")
    True
    """
    knots = rows[row]
    place = share * (len(knots) - 1)
    low = min(int(place), len(knots) - 2)
    return knots[low] + (knots[low + 1] - knots[low]) * (place - low)
