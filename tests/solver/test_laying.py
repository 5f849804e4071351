"""All plays of small positions, against trying every selection of rack tiles."""

import itertools
import random

import pytest

from remeld.solver.laying import all_laid
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


@pytest.mark.parametrize("seed", range(8))
def test_all_plays_of_small_positions(seed: int) -> None:
    rng = random.Random(f"plays {seed}")
    compared = 0
    while compared < 12:
        p = small(rng)
        if sum(p.rack) > 7:
            continue
        plays, complete = all_laid(*arguments(p)[:5])
        assert complete
        assert len(plays) == len(set(plays))
        assert sorted(plays) == sorted(by_trying(p))
        compared += 1


def test_more_plays_than_asked_for_are_cut_off() -> None:
    rng = random.Random("cut off")
    p = large(rng)
    while len(all_laid(*arguments(p)[:5], most=50)[0]) < 50:
        p = large(rng)
    plays, complete = all_laid(*arguments(p)[:5], most=20)
    assert (len(plays), len(set(plays)), complete) == (20, 20, False)
    plays, complete = all_laid(*arguments(p)[:5], limit=500)
    assert not complete
