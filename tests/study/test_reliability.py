"""What measures winning chances: errors are seen where there are some, and a fit undoes them."""

from random import Random
from statistics import fmean

import pytest

from bench.reliability import Point, ece, ece_if_right, fit


def told(count: int, seed: int, *, too_sure: float) -> list[Point]:
    """Chances that are told further from a half than they come true, each in a game of its own."""
    rng = Random(seed)
    points = []
    for game in range(count):
        chance = rng.random()
        right = 0.5 + (chance - 0.5) * too_sure
        points.append(Point(chance, float(rng.random() < right), game))
    return points


def test_right_chances_have_no_more_error_than_chance_makes() -> None:
    points = told(4000, 1, too_sure=1.0)
    assert ece(points) < 2 * ece_if_right(points)


def test_chance_makes_as_much_as_it_does_where_chances_are_right() -> None:
    errors = [ece(told(1000, seed, too_sure=1.0)) for seed in range(30)]
    assert ece_if_right(told(1000, 30, too_sure=1.0)) == pytest.approx(fmean(errors), rel=0.15)


def test_turns_of_one_game_are_no_chances_of_their_own() -> None:
    points = told(500, 4, too_sure=1.0)
    # Four turns of each game with the same chance and result say no more than one.
    assert ece_if_right(points * 4) == pytest.approx(ece_if_right(points))
    apart = [point._replace(game=number) for number, point in enumerate(points * 4)]
    assert ece_if_right(apart) == pytest.approx(ece_if_right(points) / 2, rel=0.2)


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
