"""Games on counts: the same as those through the referee, compiled or not."""

import importlib.util
import random
from collections.abc import Iterator
from pathlib import Path

import pytest

from remeld.envs import NO_ACTION, IllegalActionError, TileGame, TileGames, packing, tile_games
from remeld.notation import parse_position
from remeld.rules import EDITIONS
from tests.envs.checks import NAMES, counted_troubles, turns

ENGINE = Path(__file__).parents[2] / "src/remeld/simulation/engine/__init__.py"


def compare(edition: str, players: int, seed: int, most: int = 1000) -> None:
    """Play one game both ways, at random, and compare all that is seen of it."""
    dice = random.Random(seed)
    game = TileGame(EDITIONS[edition], players=players, seed=seed)
    games = TileGames(EDITIONS[edition], players=players, seeds=[seed])
    for step in range(most):
        if game.ended:
            break
        where = f"{edition}, {players} players, seed {seed}, step {step}"
        mask = game.mask()
        assert games.seat(0) == game.seat, where
        assert games.mask(0) == mask, f"{where}: {game.show()}"
        assert games.observations == game.observe(game.seat), where
        other = (game.seat + 1) % players
        assert games.observe(0, other) == game.observe(other), where
        action = dice.choice([action for action, may in enumerate(mask) if may])
        game.step(action)
        games.step([action])
    if game.ended:
        assert games.over == [0]
        assert (games.points(0), games.rewards(0)) == (game.points, game.rewards)
        assert not any(games.masks)


@pytest.mark.parametrize("number", range(10))
def test_counts_play_the_games_of_the_referee(number: int) -> None:
    compare(NAMES[number % 5], players=2 + number % 3, seed=100 + number)


@pytest.fixture
def plain_engine(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Games on counts are played by the engine as plain Python."""
    spec = importlib.util.spec_from_file_location("plain.engine", ENGINE)
    assert spec
    assert spec.loader
    plain = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(plain)
    assert not plain.COMPILED
    monkeypatch.setattr(tile_games, "engine", plain)
    monkeypatch.setattr(packing, "engine", plain)
    monkeypatch.setattr("remeld.simulation.numbers.Simulation", plain.Simulation)
    monkeypatch.setattr("remeld.simulation.numbers.set_rules", plain.set_rules)
    monkeypatch.setattr("remeld.simulation.numbers._idle", [])
    packing._memory.cache_clear()
    yield
    packing._memory.cache_clear()


@pytest.mark.usefixtures("plain_engine")
@pytest.mark.parametrize("edition", ["babyboom", "goliath", "lanmi"])
def test_plain_python_plays_them_too(edition: str) -> None:
    compare(edition, players=2, seed=3, most=12)


@pytest.mark.usefixtures("plain_engine")
@pytest.mark.parametrize("edition", ["broadway", "lanmi"])
def test_plain_python_knows_where_jokers_may_lie(edition: str) -> None:
    """Tables with jokers, which take more than the search."""
    dice = random.Random(8)
    asked = 0
    for turn in turns(9, 400):
        wild = any(tile.joker for tiles in turn.table for tile in tiles)
        if turn.rules.edition == edition and turn.melded and wild:
            asked += 1
            assert list(counted_troubles(turn, dice)) == []
    assert asked > 5


def test_masks_equal_brute_force() -> None:
    dice = random.Random(1)
    assert [told for turn in turns(5, 100) for told in counted_troubles(turn, dice)] == []


def test_games_go_on_side_by_side() -> None:
    """What is done in one game changes nothing in another, and a game that is let be stays so."""
    dice = random.Random(4)
    seeds = [1, 2, 3]
    games = TileGames(EDITIONS["goliath"], players=2, seeds=seeds)
    alone = [TileGames(EDITIONS["goliath"], players=2, seeds=[seed]) for seed in seeds]
    for _ in range(60):
        actions = []
        for number, each in enumerate(alone):
            legal = [action for action, may in enumerate(games.mask(number)) if may]
            action = dice.choice([*legal, NO_ACTION]) if legal else NO_ACTION
            actions.append(action)
            each.step([action])
        games.step(actions)
        assert games.masks == b"".join(each.mask(0) for each in alone)
        assert games.observations == b"".join(each.observations for each in alone)


@pytest.mark.parametrize("edition", ["goliath", "lanmi"])
def test_threads_play_the_same_games(edition: str) -> None:
    """However many threads there are, also more than games, and when games are dealt anew."""
    dice = random.Random(6)
    batches = [
        TileGames(EDITIONS[edition], players=2, seeds=range(7), threads=threads)
        for threads in (1, 2, 3, 9)
    ]
    first, ended = batches[0], 0
    for step in range(300 if edition == "goliath" else 60):
        legal = [[a for a, may in enumerate(first.mask(game)) if may] for game in range(7)]
        actions = [dice.choice(each) for each in legal]
        for games in batches:
            games.step(actions)
            assert games.over == first.over
            assert [games.points(game) for game in games.over] == [
                first.points(game) for game in first.over
            ]
            assert [games.seat(game) for game in range(7)] == [
                first.seat(game) for game in range(7)
            ]
            assert (games.masks, games.observations) == (first.masks, first.observations)
        for game in list(first.over):
            ended += 1
            for games in batches:
                games.deal(game, 100 + step)
    assert ended or edition == "lanmi"


@pytest.mark.parametrize("threads", [1, 2])
def test_what_is_not_allowed_changes_nothing(threads: int) -> None:
    games = TileGames(EDITIONS["goliath"], players=2, seeds=[5, 5], threads=threads)
    before = bytes(games.observations), bytes(games.masks)
    draw = games.encoding.draw
    for action in (0, games.encoding.commit, games.encoding.actions, 254, 256, -1):
        with pytest.raises(IllegalActionError, match=f"game 1: action {action}.*allowed: 54"):
            games.step([draw, action])
        assert (bytes(games.observations), bytes(games.masks)) == before
    with pytest.raises(ValueError, match="1 actions for 2 games"):
        games.step([draw])


def test_a_position_is_gone_on_from() -> None:
    text = "remeld-position 1; rules goliath; turn 1; pool k1; table b4-6; new j; melded b7 b8"
    games = TileGames(EDITIONS["goliath"], players=2, seeds=[1])
    games.put(0, parse_position(text))
    laid = [kind for kind, may in enumerate(games.mask(0)) if may]
    assert [games.encoding.told(kind) for kind in laid] == ["b7", "b8", "draw"]
    for action in (*laid[:2], games.encoding.commit):
        games.step([action])
    assert (games.over, games.points(0), games.rewards(0)) == ([0], (-30, 30), (-1, 1))
    other = parse_position(text.replace("goliath", "lanmi"))
    with pytest.raises(ValueError, match="position has other rules"):
        games.put(0, other)


def test_options_that_cannot_be_are_named() -> None:
    with pytest.raises(ValueError, match="players is 5, but must be 2 to 4"):
        TileGames(EDITIONS["goliath"], players=5, seeds=[1])
    with pytest.raises(ValueError, match="seeds is empty"):
        TileGames(EDITIONS["goliath"], players=2, seeds=[])
    with pytest.raises(ValueError, match="threads is 0, but must be at least 1"):
        TileGames(EDITIONS["goliath"], players=2, seeds=[1], threads=0)
    rules = EDITIONS["goliath"].replace(drawn_tile_playable=True)
    with pytest.raises(ValueError, match="drawn tile"):
        TileGames(rules, players=2, seeds=[1])
