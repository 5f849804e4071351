"""All plays of small positions, against trying every selection of rack tiles."""

import itertools
import random
from itertools import islice

import pytest

from remeld.solver.budget import Budget
from remeld.solver.free_plays import all_laid
from tests.solver.oracles import Position, brute
from tests.solver.random_positions import arguments, large, small


def by_trying(p: Position) -> list[tuple[tuple[int, ...], int]]:
    """Every selection that makes sets together with the whole table."""
    found = []
    for laid in itertools.product(*(range(count + 1) for count in p.rack)):
        for jokers in range(p.rack_jokers + 1):
            table = tuple(t + n for t, n in zip(p.table, laid, strict=True))
            after = Position(
                p.colours, p.numbers, p.group_max, p.run_max, table, tuple(0 for _ in table),
                p.table_jokers + jokers, 0, p.weights, 0,
            )  # fmt: skip
            if sum(laid) + jokers and brute(after) is not None:
                found.append((laid, jokers))
    return found


@pytest.mark.slow
@pytest.mark.parametrize("seed", range(6))
def test_all_plays_of_small_positions(seed: int) -> None:
    rng = random.Random(f"plays {seed}")
    compared = 0
    while compared < 12:
        p = small(rng)
        if sum(p.rack) > 7:
            continue
        budget = Budget(1_000_000)
        plays = list(all_laid(*arguments(p)[:5], budget))
        assert budget.proved
        assert len(plays) == len(set(plays))
        assert sorted(plays) == sorted(by_trying(p))
        compared += 1


def test_plays_are_found_one_by_one_until_the_budget_is_spent() -> None:
    rng = random.Random("cut off")
    p = large(rng)
    while len(list(islice(all_laid(*arguments(p)[:5], Budget(1_000_000)), 50))) < 50:
        p = large(rng)
    budget = Budget(1_000_000)
    plays = list(islice(all_laid(*arguments(p)[:5], budget), 20))
    assert (len(plays), len(set(plays)), budget.proved) == (20, 20, True)
    budget = Budget(500)
    plays = list(all_laid(*arguments(p)[:5], budget))
    assert not budget.proved
    # What is asked after the budget was spent is one question at most.
    assert budget.left > -500
