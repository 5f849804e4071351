"""The adapters pass the checks of those who made the interfaces, without a warning."""

import pickle
import random
import subprocess
import sys
from copy import deepcopy
from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env

from remeld.envs import TileGame, gymnasium_env, pettingzoo_env
from remeld.envs.arrays import ActionForm
from remeld.envs.tile_game import IllegalActionError
from remeld.rules import EDITIONS, Ruleset

FORMS: list[ActionForm] = ["tiles", "plays"]


@pytest.mark.parametrize("actions", FORMS)
@pytest.mark.parametrize("opponents", [["random"], ["greedy", "random", "easy"]])
def test_gymnasium_checks_the_environment(actions: ActionForm, opponents: list[str]) -> None:
    env = gymnasium.make("remeld/TileRummy-v0", opponents=opponents, actions=actions)
    check_env(env.unwrapped)


@pytest.mark.parametrize("actions", FORMS)
def test_whatever_is_sampled_is_legal(actions: ActionForm) -> None:
    env = gymnasium.make("remeld/TileRummy-v0", opponents=["random"], actions=actions)
    env.action_space.seed(8)
    for seed in range(3):
        _, info = env.reset(seed=seed)
        done = False
        while not done:
            _, _, done, _, info = env.step(env.action_space.sample())
        assert "points" in info


@pytest.mark.parametrize("opponents", [["random"], ["greedy"]])
def test_a_copy_goes_on_alone(opponents: list[str]) -> None:
    env = gymnasium_env.TileRummyEnv(opponents=opponents)
    env.reset(seed=3)
    env.action_space.seed(3)
    for _ in range(5):
        env.step(env.action_space.sample())
    others = [deepcopy(env), pickle.loads(pickle.dumps(env))]
    done = False
    while not done:
        action = env.action_space.sample()
        seen, reward, done, _, info = env.step(action)
        for other in others:
            assert other.action_space.sample() == action
            found, *told = other.step(action)
            assert np.array_equal(found, seen)
            assert told[:2] == [reward, done]
            assert np.array_equal(told[3]["action_mask"], info["action_mask"])


@pytest.mark.parametrize("actions", FORMS)
def test_an_episode_is_a_game(actions: ActionForm) -> None:
    env = gymnasium_env.TileRummyEnv(opponents=["easy"], actions=actions, render_mode="ansi")
    seen, info = env.reset(seed=3)
    env.action_space.seed(3)
    done = False
    reward = 0.0
    while not done:
        assert info["action_mask"].any()
        seen, reward, done, cut, info = env.step(env.action_space.sample(info["action_mask"]))
        assert not cut
        assert env.observation_space.contains(seen)
    assert reward == env.game.rewards[0] != 0
    assert info["points"] == env.game.points
    assert not info["action_mask"].any()
    assert (env.render() or "").startswith("table: ")
    with pytest.raises(gymnasium.error.ResetNeeded, match="call reset"):
        env.step(0)


@pytest.mark.parametrize("actions", FORMS)
def test_an_illegal_action_ends_the_episode(actions: ActionForm) -> None:
    env = gymnasium_env.TileRummyEnv(opponents=["greedy"], actions=actions)
    seen, info = env.reset(seed=3)
    assert isinstance(env.game, TileGame)
    before = env.game.game
    illegal = int(np.flatnonzero(info["action_mask"] == 0)[0])
    after, reward, done, _, info = env.step(illegal)
    assert (reward, done) == (-1, True)
    assert f"action {illegal}" in info["illegal"]
    assert env.game.game is before
    assert np.array_equal(after, seen)


@pytest.mark.parametrize(
    "edition", ["goliath(jokers=4)", EDITIONS["lanmi"].replace(drawn_tile_playable=True)]
)
@pytest.mark.parametrize("opponents", [["random"], ["greedy", "easy"]])
def test_a_house_plays_by_its_own_rules(edition: str | Ruleset, opponents: list[str]) -> None:
    env = gymnasium.make("remeld/TileRummy-v0", edition=edition, opponents=opponents)
    check_env(env.unwrapped)
    inner = env.unwrapped
    assert isinstance(inner, gymnasium_env.TileRummyEnv)
    # The engine knows no tile that is played as soon as it is drawn: then the referee sits there.
    counted = opponents == ["random"] and not inner.ruleset.drawn_tile_playable
    assert isinstance(inner.game, TileGame) is not counted
    assert str(inner.ruleset) == str(edition)


@pytest.mark.parametrize("make", [gymnasium_env.TileRummyEnv, pettingzoo_env.raw_env])
@pytest.mark.parametrize(
    ("edition", "words"),
    [
        ("goliat", "there is no edition 'goliat'"),
        ("goliath(joker=4)", "unknown rule 'joker' at character 9"),
        ("goliath(jokers=9)", "jokers is 9, but may be 0–4"),
        (5, "edition is 5, but must be an edition like 'goliath'"),
    ],
)
def test_rules_that_cannot_be_are_named(make: Any, edition: object, words: str) -> None:
    with pytest.raises((ValueError, TypeError), match=words):
        make(edition=edition)


@pytest.mark.parametrize(
    "edition",
    ["babyboom", "broadway", "goliath(jokers=4,may_decline=false)", "lanmi(joker_floats=true)"],
)
def test_on_counts_it_shows_what_the_referee_would(edition: str) -> None:
    """A game of the adapters, action by action beside the same one through the referee."""
    env = pettingzoo_env.raw_env(edition=edition, players=3, render_mode="ansi")
    assert env.counted
    env.reset(seed=4)
    game = TileGame(env.ruleset, players=3, seed=int(np.random.default_rng(4).integers(1 << 63)))
    dice = random.Random(4)
    while not game.ended:
        agent = env.agent_selection
        assert agent == env.possible_agents[game.seat]
        assert bytes(env.infos[agent]["action_mask"]) == game.mask()
        for seat, each in enumerate(env.possible_agents):
            assert bytes(env.observe(each)) == game.observe(seat)
        # Sets may lie otherwise, and tiles of a rack in another order.
        lines = zip((env.render() or "").splitlines(), game.show().splitlines(), strict=True)
        assert [sorted(a.split()) == sorted(b.split()) for a, b in lines][1:] == [True] * 5
        illegal = game.mask().index(0)
        with pytest.raises(IllegalActionError, match=f"^action {illegal} "):
            env.step(illegal)
        action = dice.choice(np.flatnonzero(env.infos[agent]["action_mask"]).tolist())
        env.step(action)
        game.step(action)
    assert list(env.rewards.values()) == list(game.rewards)
    assert [info["points"] for info in env.infos.values()] == list(game.points)


def test_a_random_opponent_needs_no_referee() -> None:
    """What a learner is told in each form of game is the same."""
    env = gymnasium_env.TileRummyEnv(opponents=["random", "random"], edition="john-adams")
    other = gymnasium_env.TileRummyEnv(opponents=["random", "random"], edition="john-adams")
    other.counted, other.game = False, TileGame(other.ruleset, players=3, seed=0)
    for seed in (5, 6):
        told, judged = env.reset(seed=seed), other.reset(seed=seed)
        assert (env.counted, isinstance(other.game, TileGame)) == (True, True)
        done = False
        while not done:
            assert np.array_equal(told[0], judged[0])
            assert np.array_equal(told[1]["action_mask"], judged[1]["action_mask"])
            action = int(np.flatnonzero(told[1]["action_mask"])[-1])
            seen, reward, done, _, info = env.step(action)
            found, got, over, _, known = other.step(action)
            assert (reward, done, info.get("points")) == (got, over, known.get("points"))
            told, judged = (seen, info), (found, known)


def test_the_winner_is_rewarded() -> None:
    env = pettingzoo_env.raw_env(players=3)
    env.reset(seed=2)
    while not any(env.terminations.values()):
        info = env.infos[env.agent_selection]
        env.step(int(np.flatnonzero(info["action_mask"])[0]))
    assert env.rewards == dict(zip(env.possible_agents, env.game.rewards, strict=True))
    assert {info["points"] for info in env.infos.values()} == {*env.game.points}


def test_the_best_plays_are_shown_with_what_they_lay() -> None:
    env = gymnasium_env.TileRummyEnv(actions="plays")
    seed = next(s for s in range(50) if env.reset(seed=s)[1]["action_mask"][0])
    seen, info = env.reset(seed=seed)
    kinds = env.game.encoding.kinds
    rows = info["plays"][: int(info["action_mask"][:-1].sum())]
    assert (rows[:, 0] == rows[:, -kinds:].sum(axis=1)).all()
    assert (rows[:, -kinds:] <= seen[:kinds]).all()
    assert not info["plays"][len(rows) :].any()
    assert isinstance(env.game, TileGame)
    held = len(env.game.view(0).rack or ())
    env.step(0)
    assert env.game.ended or len(env.game.view(0).rack or ()) == held - rows[0, 0]


@pytest.mark.parametrize(
    ("options", "told"),
    [
        ({"actions": "moves"}, "actions is 'moves', but must be 'tiles' or 'plays'"),
        ({"render_mode": "human3d"}, "render_mode is 'human3d'"),
        ({"edition": "chess"}, "there is no edition 'chess'"),
    ],
)
def test_options_that_cannot_be_are_named(options: dict[str, Any], told: str) -> None:
    for make in (gymnasium_env.TileRummyEnv, pettingzoo_env.raw_env):
        with pytest.raises(Exception, match=told):
            make(**options)
    with pytest.raises(ValueError, match="max_cycles is 0"):
        pettingzoo_env.raw_env(max_cycles=0)
    with pytest.raises(TypeError, match="'float' object"):
        pettingzoo_env.env(max_cycles=1.5)
    with pytest.raises(TypeError, match="opponents is 'greedy', but must be a list"):
        gymnasium_env.TileRummyEnv(opponents="greedy")


@pytest.mark.parametrize("package", ["numpy", "gymnasium", "pettingzoo"])
def test_without_the_extra_it_says_what_to_install(package: str) -> None:
    module = "pettingzoo_env" if package == "pettingzoo" else "gymnasium_env"
    program = f"import sys; sys.modules[{package!r}] = None; import remeld.envs.{module}"
    found = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True)
    assert found.stderr.count("install it by") >= 1
    assert found.stderr.rstrip().endswith('install it by pip install "remeld[rl]"')


def test_the_core_needs_no_package() -> None:
    program = "import sys; sys.modules['numpy'] = None; import remeld.envs as e; e.TileGame"
    subprocess.run([sys.executable, "-c", program], check=True)


@pytest.mark.parametrize("action", [1.5, "1"])
def test_half_an_action_is_none(action: Any) -> None:
    """What is no whole number is refused as it is, not cut to one."""
    alone, together = gymnasium_env.TileRummyEnv(), pettingzoo_env.raw_env()
    alone.reset(seed=1)
    together.reset(seed=1)
    for env in (alone, together):
        with pytest.raises(TypeError, match="cannot be interpreted as an integer"):
            env.step(action)


@pytest.mark.parametrize("number", [0, 4])
def test_a_table_too_small_or_too_large_is_told_by_its_opponents(number: int) -> None:
    with pytest.raises(ValueError, match=f"^opponents are {number}, but must be 1 to 3 players"):
        gymnasium_env.TileRummyEnv(opponents=["random"] * number)
