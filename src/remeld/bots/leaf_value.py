"""How likely a seat wins a game that a rollout has left: a small function of plain numbers.

`python -m bench.leaf_value` fits the weights to games of our own, and tells what they are worth.
"""

from collections.abc import Sequence
from math import exp
from statistics import fmean

from remeld.rules import View
from remeld.simulation import SimulatedGame

__all__ = ["chance", "features", "win_chance"]

WEIGHTS = (-0.61, 0.55, -0.14, 0.99, -0.21, -1.48, 0.57, 1.21)
"""Of the features, in their order; where passing is free. Elsewhere none proved itself."""


def features(view: View, game: SimulatedGame) -> tuple[float, ...]:
    """Of a rollout that was left: tiles, their value and how many are stuck, against the others."""
    seat = view.turn
    drawn = view.ruleset.draw_per_no_play if view.pool_size else 0
    sizes = [
        size - game.tiles[each] + drawn * (game.turns_by_seat[each] - game.plays[each])
        for each, size in enumerate(view.rack_sizes)
    ]
    size, sizes = _apart(sizes, seat)
    left, lefts = _apart(game.left, seat)
    stuck, stucks = _apart(game.stuck, seat)
    return (
        1.0,
        (size - fmean(sizes)) / 5,
        (size - min(sizes)) / 5,
        (left - fmean(lefts)) / 50,
        (left - min(lefts)) / 50,
        stuck / 5,
        fmean(stucks) / 5,
        min(stucks) / 5,
    )


def _apart(numbers: Sequence[int], seat: int) -> tuple[int, list[int]]:
    """The own number, and those of the others."""
    return numbers[seat], [each for other, each in enumerate(numbers) if other != seat]


def chance(weights: Sequence[float], values: Sequence[float]) -> float:
    """The logistic function.

    >>> chance((0.0, 1.0), (1.0, 0.0))
    0.5
    """
    return 1 / (1 + exp(-sum(a * b for a, b in zip(weights, values, strict=True))))


def win_chance(view: View, game: SimulatedGame) -> float:
    """How likely the view's seat wins the game that was left.

    >>> from remeld.notation import parse_rack, parse_table
    >>> from remeld.rules import EDITIONS
    >>> from remeld.simulation import Candidate, roll_out
    >>> def after(rack: str) -> float:
    ...     view = View(
    ...         ruleset=EDITIONS["goliath"].replace(jokers=0), seat=0, rack=parse_rack(rack),
    ...         rack_sizes=(6, 8, 8), melded=(True, True, True), table=parse_table("b4-6"),
    ...         pool_size=0, turn=0,
    ...     )
    ...     tried = [Candidate((), "trimm")]
    ...     ((game,),) = roll_out(view, tried, ["trimm"] * 3, worlds=1, turns=1)
    ...     return win_chance(view, game)
    >>> after("b3 b7-9 k3 k4") > after("b1 k3 o5 r7 k9 o11")
    True
    """
    return chance(WEIGHTS, features(view, game))
