"""Games that are played tile by tile."""

from random import Random

import pytest

from remeld.bots import player
from remeld.envs import Encoding, IllegalActionError, TileGame
from remeld.rules import EDITIONS
from tests.envs.checks import random_game


def test_random_games_keep_the_rules() -> None:
    """Every edition twice, with two, three or four players; their records are verified."""
    for seed in range(10):
        assert random_game(seed, record=True) > 0


def test_the_same_seed_deals_the_same_tiles() -> None:
    games = [TileGame(EDITIONS["goliath"], players=3, seed=seed) for seed in (7, 7, 8)]
    one, same, other = (game.observe(game.seat) for game in games)
    assert one == same != other


def test_what_is_not_allowed_changes_nothing() -> None:
    game = TileGame(EDITIONS["goliath"], players=2, seed=5)
    before = game.observe(0), game.mask()
    for action in (0, game.encoding.commit, game.encoding.actions, -1):
        with pytest.raises(IllegalActionError, match=f"action {action}.* is not allowed: 54"):
            game.step(action)
        assert (game.observe(0), game.mask()) == before


def test_a_copy_goes_on_by_itself() -> None:
    game = TileGame(EDITIONS["goliath"], players=2, seed=2)
    kind = next(action for action, may in enumerate(game.mask()) if may)
    game.step(kind)
    other = game.copy()
    assert (other.observe(other.seat), other.mask()) == (game.observe(game.seat), game.mask())
    other.step(next(action for action, may in enumerate(other.mask()) if may))
    assert other.turn.laid != game.turn.laid


def test_another_rack_is_not_observed() -> None:
    """Two deals that differ in what is hidden look alike."""
    game = TileGame(EDITIONS["goliath"], players=2, seed=7)
    seen = game.observe(0)
    kinds = Encoding(EDITIONS["goliath"], 2).kinds
    rack = [0] * kinds
    for tile in game.game.state.racks[0]:
        rack[game.encoding.cells[tile]] += 1
    assert list(seen[:kinds]) == rack
    assert list(seen[kinds:]) == [0] * (2 * kinds) + [14, 0, 14, 0, 78, 0, 0]


def test_a_computer_player_takes_whole_turns() -> None:
    game = TileGame(EDITIONS["broadway"], players=4, seed=3)
    while not game.ended:
        game.let_decide(player("greedy"), Random(1))
    assert len(game.points) == 4
    assert sum(game.rewards) == pytest.approx(0)
    with pytest.raises(IllegalActionError, match="the game is over"):
        game.step(0)


def test_a_turn_that_has_begun_is_not_taken_over() -> None:
    game = TileGame(EDITIONS["goliath"], players=2, seed=2)
    game.step(next(action for action, may in enumerate(game.mask()) if may))
    with pytest.raises(ValueError, match="goes on so"):
        game.let_decide(player("greedy"), Random(1))


@pytest.mark.parametrize("players", [1, 5])
def test_two_to_four_play(players: int) -> None:
    with pytest.raises(ValueError, match=f"players is {players}, but must be 2 to 4"):
        TileGame(EDITIONS["goliath"], players=players, seed=1)
