"""What measures winning chances: errors are seen where there are some, and a fit undoes them."""

from random import Random

import pytest

from bench.reliability import Point, ece, ece_if_right, fit


def told(count: int, seed: int, *, too_sure: float) -> list[Point]:
    """Chances that are told further from a half than they come true."""
    rng = Random(seed)
    points = []
    for _ in range(count):
        chance = rng.random()
        right = 0.5 + (chance - 0.5) * too_sure
        points.append(Point(chance, float(rng.random() < right)))
    return points


def test_right_chances_have_no_more_error_than_chance_makes() -> None:
    points = told(4000, 1, too_sure=1.0)
    assert ece(points) < 2 * ece_if_right(points)


def test_an_error_is_seen_and_the_fit_undoes_it() -> None:
    points = told(4000, 2, too_sure=0.6)
    # A quarter in the mean from the middle, of which four tenths are wrong.
    assert ece(points) == pytest.approx(0.1, abs=0.02)
    low, middle, high = fit(points)
    assert (low, middle, high) == pytest.approx((0.2, 0.5, 0.8), abs=0.05)


def test_few_positions_move_a_row_little_and_many_move_it() -> None:
    base = (0.1, 0.5, 0.9)
    few, many = (fit(told(n, 3, too_sure=0.2), base, prior=100) for n in (10, 4000))
    assert few == pytest.approx(base, abs=0.05)
    assert many[0] > 0.3
    assert fit([], base, prior=100) == base
