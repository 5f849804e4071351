"""`--fast`: the compiled simulation plays the games of the referee, or is refused."""

import dataclasses

import pytest

from remeld.arena import Pairing, Plan, fast_game, make_crew, play_deal, play_game, run
from remeld.rules import EDITIONS, RemeldError


def plan_of(*keys: str, edition: str = "goliath", games: int = 40) -> Plan:
    return Plan(
        pairings=(Pairing(keys),), ruleset=EDITIONS[edition], games=games, seed=5, fast=True
    )


@pytest.mark.parametrize(
    ("edition", "keys", "least"),
    [("babyboom", ("greedy", "rack-sets"), 12), ("goliath", ("greedy", "greedy"), 8)],
)
def test_results_are_those_of_the_same_deal_through_the_referee(
    edition: str, keys: tuple[str, ...], least: int
) -> None:
    """In goliath it may choose another of equally many tiles, so most games are equal, not all."""
    plan = plan_of(*keys, edition=edition)
    same = 0
    for deal in range(12):
        fast, real = fast_game(plan, 0, deal, 0), play_game(plan, 0, deal, 0)[1]
        assert sum(fast.points) == 0
        assert len(fast.turns) == len(real.turns)
        same += fast == real
    assert same >= least


def test_any_number_of_workers_plays_the_same() -> None:
    plan = plan_of("leaky-10", "greedy", "hoard", games=30)
    two = make_crew(2)
    try:
        assert run(plan, two).results == run(plan, make_crew(1)).results
    finally:
        two.close()
    assert play_deal(plan, 0, 3).games == tuple(fast_game(plan, 0, 3, turn) for turn in range(3))


@pytest.mark.parametrize(
    ("plan", "code"),
    [
        (plan_of("greedy", "hoard", edition="broadway"), "fast-not-exact"),
        (plan_of("greedy", "bounded-3"), "fast-player"),
        (
            dataclasses.replace(
                plan_of("greedy", "hoard"), ruleset=EDITIONS["goliath"].replace(jokers=4)
            ),
            "fast-not-exact",
        ),
    ],
)
def test_where_it_is_not_exact_it_is_refused(plan: Plan, code: str) -> None:
    with pytest.raises(RemeldError) as caught:
        run(plan, make_crew(1))
    assert caught.value.code == code
