"""Who sits where."""

from collections import Counter

from hypothesis import given
from hypothesis import strategies as st

from remeld.arena import Pairing, Plan, dice, matrix, secret_of_deal
from remeld.rules import EDITIONS

LINEUPS = st.lists(st.sampled_from("abc"), min_size=2, max_size=6).map(tuple)


@given(LINEUPS)
def test_every_player_has_every_seat_once(lineup: tuple[str, ...]) -> None:
    pairing = Pairing(lineup)
    seats = len(lineup)
    all_turns = [pairing.seated(rotation) for rotation in range(seats)]
    assert len(set(all_turns)) == pairing.rotations
    assert len({*all_turns[: pairing.rotations]}) == pairing.rotations
    for seat in range(seats):
        # Over the rotations that differ each seat sees each player as often as every other seat.
        held = Counter(turn[seat] for turn in all_turns[: pairing.rotations])
        assert {key: times * seats for key, times in held.items()} == {
            key: times * pairing.rotations for key, times in Counter(lineup).items()
        }


@given(st.integers(2, 6), st.integers(2, 5))
def test_the_matrix_is_whole(seats: int, players: int) -> None:
    keys = [f"p{number}" for number in range(players)]
    lineups = [pairing.lineup for pairing in matrix(keys, seats)]
    found = {(lineup[0], lineup[1]) for lineup in lineups}
    if seats == 2:
        found |= {(column, row) for row, column in found}
    assert found == {(row, column) for row in keys for column in keys if row != column}
    assert all(len(lineup) == seats and len(set(lineup[1:])) == 1 for lineup in lineups)


@given(st.integers(1, 50), LINEUPS)
def test_a_plan_plays_exactly_so_many_games(games: int, lineup: tuple[str, ...]) -> None:
    plan = Plan(pairings=(Pairing(lineup),), ruleset=EDITIONS["babyboom"], games=games, seed=1)
    assert sum(plan.rotations(0, deal) for deal in range(plan.deals(0))) == games
    assert Plan.read(plan.document()) == plan


def test_nothing_is_left_to_chance_twice() -> None:
    places = [
        (seed, deal, turn, seat)
        for seed in (1, 2)
        for deal in (1, 2, 11)
        for turn in (0, 1)
        for seat in (0, 1)
    ]
    assert len({dice(*place).random() for place in places}) == len(places)
    assert len({secret_of_deal(seed, deal) for seed in range(9) for deal in range(99)}) == 891
