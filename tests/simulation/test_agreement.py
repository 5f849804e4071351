"""Simulated games beside real ones of the same deals: `bench/simulation.py` plays many more."""

from statistics import mean, stdev

import pytest

from remeld.notation import parse_position, parse_rack
from remeld.rules import view
from remeld.simulation import SimulatedGame, choose, play_out
from tests.simulation.real_games import new_game, play_greedily


def both(edition: str, seats: int, seed: int) -> tuple[SimulatedGame, tuple[object, ...]]:
    """A simulated game, and of the real one: turns, plays, winners and points."""
    game = new_game(edition, seats, seed)
    assert game.state.starter is not None
    (played,) = play_out(game.position, ["greedy"] * seats, starter=game.state.starter)
    turns = plays = 0
    while not game.state.ended:
        game, laid = play_greedily(game)
        turns += 1
        plays += laid
    return played, (turns, plays, game.state.ended.winners, game.state.ended.points)


@pytest.mark.parametrize("seats", [2, 4])
def test_where_jokers_are_free_games_are_the_same_turn_by_turn(seats: int) -> None:
    """The table is closed in the turn of the meld, so even among equal plays the same is chosen."""
    for seed in range(8):
        played, real = both("babyboom", seats, seed)
        assert (played.turns, sum(played.plays), played.winners, played.points) == real


@pytest.mark.parametrize("edition", ["goliath", "broadway", "john-adams", "lanmi"])
def test_elsewhere_they_are_as_long(edition: str) -> None:
    apart = []
    for seed in range(12):
        played, (turns, *_) = both(edition, 2 + seed % 3, seed)
        assert isinstance(turns, int)
        apart.append(turns - played.turns)
    assert abs(mean(apart)) <= 1 + 3 * stdev(apart) / len(apart) ** 0.5


def test_a_joker_in_a_frozen_set_stays_what_it_stands_for() -> None:
    """The rack's b5 could take its place elsewhere, where it would join the red run."""
    told = (
        "remeld-position 1; rules {}; turn 0; pool k1; table b4 j b6, r9-12; melded b5 k3; new r1"
    )
    laid = {
        edition: choose(view(parse_position(told.format(edition)), 0), "greedy")
        for edition in ("goliath", "lanmi")
    }
    assert laid == {"goliath": parse_rack("b5"), "lanmi": ()}
