"""Means with intervals that are clustered by deal: known answers, and coins that are thrown."""

import math
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from remeld.arena import Clusters, t_quantile


def added(deals: list[tuple[int, int]]) -> Clusters:
    clusters = Clusters()
    for total, games in deals:
        clusters.add(total, games)
    return clusters


@pytest.mark.parametrize(
    ("freedom", "expected"),
    [(1, 12.7062), (2, 4.3027), (3, 3.1824), (9, 2.2622), (30, 2.0423), (120, 1.9799)],
)
def test_students_t_is_as_the_tables_have_it(freedom: int, expected: float) -> None:
    assert t_quantile(freedom) == pytest.approx(expected, abs=1e-4)


def test_where_every_deal_is_one_game_it_is_the_usual_interval() -> None:
    values = [3, -1, 4, 1, -5, 9, 2, 6]
    clusters = added([(value, 1) for value in values])
    mean = sum(values) / len(values)
    variance = sum((value - mean) ** 2 for value in values) / (len(values) - 1)
    reach = 2.364624 * math.sqrt(variance / len(values))
    assert clusters.mean == mean
    assert clusters.interval() == pytest.approx((mean - reach, mean + reach), abs=1e-4)


def test_games_that_only_repeat_each_other_are_worth_one() -> None:
    values = [3, -1, 4, 1, -5, 9]
    once = added([(value, 1) for value in values])
    four_times = added([(4 * value, 4) for value in values])
    assert four_times.interval() == pytest.approx(once.interval())


@given(st.lists(st.tuples(st.integers(-500, 500), st.integers(1, 6)), min_size=2, max_size=30))
def test_the_deviation_is_what_its_definition_says(deals: list[tuple[int, int]]) -> None:
    clusters = added(deals)
    mean = sum(total for total, _ in deals) / sum(games for _, games in deals)
    expected = sum((total - mean * games) ** 2 for total, games in deals)
    assert clusters.deviation() == pytest.approx(expected, rel=1e-9, abs=1e-6)


@given(st.lists(st.integers(0, 4), min_size=1, max_size=40), st.randoms())
def test_a_share_lies_in_its_interval_whatever_the_order(won: list[int], rng: Random) -> None:
    clusters = added([(each, 4) for each in won])
    low, high = clusters.share_interval(1)
    assert 0 <= low <= clusters.mean + 1e-12
    assert clusters.mean - 1e-12 <= high <= 1
    rng.shuffle(won)
    assert added([(each, 4) for each in won]).share_interval(1) == (low, high)


def test_one_deal_says_nothing() -> None:
    assert added([(2, 2)]).share_interval(1) == (0, 1)
    assert added([(2, 2)]).interval() == (-math.inf, math.inf)


def test_all_games_won_is_not_taken_for_certainty() -> None:
    low, high = added([(2, 2)] * 30).share_interval(1)
    assert (round(low, 2), high) == (0.88, 1)
    low, high = added([(1, 2)] * 30).share_interval(1)
    assert low < 0.47
    assert high > 0.53


RUNS = 600


@pytest.mark.parametrize(
    ("share", "alike", "deals"),
    [(0.5, 0.0, 60), (0.5, 0.6, 60), (0.7, 0.9, 40), (0.25, -0.5, 80), (0.97, 0.3, 200)],
)
def test_coins_are_in_their_interval_95_times_of_100(
    share: float, alike: float, deals: int
) -> None:
    """Two games a deal that are alike, or unlike, as often as given; 600 runs, fixed seed."""
    rng = Random(f"{share} {alike}")

    def deal() -> int:
        first = rng.random()
        # Below zero: what is good for the one game is bad for the other.
        tied = first if alike > 0 else 1 - first
        second = tied if rng.random() < abs(alike) else rng.random()
        return (first < share) + (second < share)

    inside = wide = 0
    for _ in range(RUNS):
        clusters = added([(deal(), 2) for _ in range(deals)])
        low, high = clusters.share_interval(1)
        inside += low <= share <= high
        low, high = clusters.interval()
        wide += low <= share <= high
    # A true 95 % is seen between 92.5 and 97.5 in 99.5 of 100 such tests.
    assert 0.925 <= inside / RUNS <= 0.98
    assert wide / RUNS >= 0.9


def test_an_interval_that_ignored_deals_would_be_wrong() -> None:
    """The same coins counted game by game: far too narrow where games of a deal are alike."""
    rng = Random(5)
    inside = 0
    for _ in range(RUNS):
        won = [4 * (rng.random() < 0.5) for _ in range(50)]
        games = [(each // 4, 1) for each in won for _ in range(4)]
        low, high = added(games).share_interval(1)
        inside += low <= 0.5 <= high
    assert inside / RUNS < 0.8
