"""Tests that may stop at any time: their errors are counted with thrown coins."""

from collections import Counter
from fractions import Fraction
from math import exp
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from remeld.arena import Clusters, Shares, StopTest
from remeld.arena.sequential import ERROR

TEST = StopTest(Fraction(1, 2), Fraction(3, 5))
RUNS, DEALS = 200, 250


def deal(rng: Random, share: float) -> Fraction:
    """A deal of two games that are alike half of the time."""
    first = rng.random()
    second = first if rng.random() < 0.5 else rng.random()
    return Fraction((first < share) + (second < share), 2)


def verdicts(share: float) -> Counter[str | None]:
    """What comes of looking after every deal and stopping at the first word."""
    rng = Random(f"sequential {share}")
    found: Counter[str | None] = Counter()
    for _ in range(RUNS):
        shares = Shares()
        said = None
        for _ in range(DEALS):
            shares.add(deal(rng, share))
            said = TEST.verdict(shares)
            if said:
                break
        found[said] += 1
    return found


# 200 runs with a chance of 5 % each: more than 19 are seen in one of 500 such tests.
MOST_WRONG = 19


def test_who_is_at_the_lower_bound_is_rarely_called_above() -> None:
    assert verdicts(0.5)["above"] <= MOST_WRONG


def test_who_is_at_the_upper_bound_is_rarely_called_below() -> None:
    assert verdicts(0.6)["below"] <= MOST_WRONG


def test_who_is_clearly_better_is_found_out_soon() -> None:
    found = verdicts(0.75)
    assert found["above"] >= 0.98 * RUNS
    assert found["below"] == 0


def test_looking_often_with_a_usual_interval_would_be_wrong() -> None:
    """Why all this is needed: the interval of a fixed number of games, looked at after each."""
    rng, wrong = Random(3), 0
    for _ in range(100):
        clusters = Clusters()
        for number in range(300):
            clusters.add(int(2 * deal(rng, 0.5)), 2)
            low, high = clusters.share_interval(1) if number >= 20 else (0.0, 1.0)
            if not low <= 0.5 <= high:
                wrong += 1
                break
    assert wrong / 100 > 3 * ERROR


@pytest.mark.parametrize("share", [0.1, 0.5, 0.8])
def test_the_interval_holds_at_all_times_together(share: float) -> None:
    rng = Random(f"band {share}")
    lost = 0
    for _ in range(100):
        shares = Shares()
        for number in range(200):
            shares.add(deal(rng, share))
            if number % 20 == 19:
                low, high = shares.interval()
                if not low <= share <= high:
                    lost += 1
                    break
    # 100 runs with 5 %: more than 12 in one of 500 such tests.
    assert lost <= 12


SEEN = st.lists(st.integers(0, 4).map(lambda won: Fraction(won, 4)), min_size=1, max_size=60)


@given(SEEN)
def test_the_mean_lies_inside_and_the_interval_shrinks_with_the_error(seen: list[Fraction]) -> None:
    shares = Shares(Counter(seen))
    mean = float(sum(seen) / len(seen))
    low, high = shares.interval()
    assert low <= mean <= high
    wide_low, wide_high = shares.interval(error=0.01)
    assert wide_low <= low
    assert high <= wide_high


@given(SEEN, st.floats(0.05, 0.95))
def test_a_fair_bet_has_no_gain_on_average(seen: list[Fraction], mean: float) -> None:
    """One more deal: the capital is a martingale, which is the whole proof."""
    before = exp(Shares(Counter(seen)).gain_above(mean))
    won = exp(Shares(Counter([*seen, Fraction(1)])).gain_above(mean))
    lost = exp(Shares(Counter([*seen, Fraction(0)])).gain_above(mean))
    assert mean * won + (1 - mean) * lost == pytest.approx(before, rel=1e-6)


@given(SEEN, st.floats(0.05, 0.95))
def test_above_and_below_are_mirror_images(seen: list[Fraction], mean: float) -> None:
    turned = Counter(1 - each for each in seen)
    above = Shares(Counter(seen)).gain_above(mean)
    assert above == pytest.approx(Shares(turned).gain_below(1 - mean), rel=1e-9, abs=1e-9)
