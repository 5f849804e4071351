"""PettingZoo's environment passes PettingZoo's own tests; agents leave it one by one."""

import pickle
import warnings
from copy import deepcopy
from functools import partial
from types import SimpleNamespace
from typing import Any

import numpy as np
import pytest
from pettingzoo.utils.env_logger import EnvLogger

from remeld.envs import TileGame, pettingzoo_env
from remeld.envs.arrays import ActionForm
from remeld.envs.counted_game import CountedGame
from remeld.envs.pettingzoo_env import TileRummyAEC
from remeld.match import verify
from remeld.notation import parse_position, parse_rack
from remeld.rules import EDITIONS
from remeld.solver import could_play

with warnings.catch_warnings():
    # Where pygame is installed, too, their tests import their own games by names of before.
    warnings.simplefilter("ignore", DeprecationWarning)
    from pettingzoo.test import (
        api_test,
        max_cycles_test,
        parallel_api_test,
        parallel_seed_test,
        render_test,
        seed_test,
    )

FORMS: list[ActionForm] = ["tiles", "plays"]
KINDS = [
    {"edition": "goliath", "players": 2, "actions": "tiles"},
    {"edition": "babyboom", "players": 3, "actions": "plays"},
    {"edition": "broadway", "players": 4, "actions": "tiles"},
    {"edition": "john-adams", "players": 4, "actions": "plays"},
    {"edition": "lanmi", "players": 3, "actions": "tiles"},
    {"edition": "goliath(jokers=4,hand=10)", "players": 2, "actions": "tiles"},
    {"edition": EDITIONS["broadway"].replace(drawn_tile_playable=True), "players": 3},
]


@pytest.fixture(autouse=True)
def _no_word_of_warning() -> Any:
    """PettingZoo tells of an illegal action in a log of its own."""
    EnvLogger.flush()
    yield
    assert EnvLogger.mqueue == []


@pytest.mark.parametrize("kind", KINDS)
def test_pettingzoo_checks_the_environment(kind: dict[str, Any]) -> None:
    make = partial(pettingzoo_env.env, **kind)
    api_test(make(), num_cycles=60)
    seed_test(make, num_cycles=50)
    render_test(make)


@pytest.mark.parametrize("kind", KINDS)
def test_pettingzoo_checks_the_parallel_form(kind: dict[str, Any]) -> None:
    make = partial(pettingzoo_env.parallel_env, **kind)
    parallel_api_test(make(), num_cycles=30)
    parallel_api_test(make(max_cycles=7))
    parallel_seed_test(make, num_cycles=50)


def test_pettingzoo_checks_when_agents_leave() -> None:
    max_cycles_test(pettingzoo_env)


@pytest.mark.parametrize("kind", KINDS)
def test_pettingzoo_checks_it_in_every_form(kind: dict[str, Any]) -> None:
    """From a seed, as by whole plays a game may be over before anybody has acted four times."""

    def seeded(make: Any, max_cycles: int) -> Any:
        env = make(max_cycles=max_cycles, **kind)
        env.reset(seed=1)
        for agent in env.possible_agents:
            env.action_space(agent).seed(1)
        return env

    max_cycles_test(
        SimpleNamespace(
            env=partial(seeded, pettingzoo_env.env),
            parallel_env=partial(seeded, pettingzoo_env.parallel_env),
        )
    )


@pytest.mark.parametrize("kind", KINDS)
def test_agents_that_leave_one_by_one_pass_the_api_test(kind: dict[str, Any]) -> None:
    for cycles in (1, 2, 9):
        api_test(pettingzoo_env.env(max_cycles=cycles, **kind))


def drawn_at_random(env: TileRummyAEC, seed: int) -> dict[str, int]:
    """Play a game by unmasked samples and tell how often each agent acted; check each step."""
    env.reset(seed=seed)
    total = env.game.encoding.ruleset.box.total
    kinds = env.game.encoding.kinds
    acted = dict.fromkeys(env.possible_agents, 0)
    for agent in env.possible_agents:
        env.action_space(agent).seed(seed)
    for agent in env.agent_iter():
        seen, _, terminated, truncated, info = env.last()
        tiles = sum(seen[2 * kinds : 3 * kinds]) + sum(seen[3 * kinds : -3 : 2]) + seen[-3]
        assert tiles == total
        assert env.agents == [each for each in env.possible_agents if each in env.infos]
        over = env.game.ended or all(env.truncations.values())
        may = [each for each in env.agents if env.infos[each]["action_mask"].any()]
        assert may == ([] if over else [env.possible_agents[env.game.seat]])
        if terminated or truncated:
            assert not info["action_mask"].any()
            env.step(None)
            continue
        action = env.action_space(agent).sample()
        assert info["action_mask"][action]
        acted[agent] += 1
        env.step(action)
    return acted


@pytest.mark.parametrize("actions", FORMS)
@pytest.mark.parametrize("edition", sorted(EDITIONS))
def test_every_agent_acts_so_often(edition: str, actions: ActionForm) -> None:
    whole = 0
    for seed in range(6):
        cycles = 1 + seed * (5 if actions == "tiles" else 1)
        players = 2 + seed % 3
        env = pettingzoo_env.raw_env(
            edition=edition, players=players, actions=actions, max_cycles=cycles
        )
        acted = drawn_at_random(env, seed)
        assert max(acted.values()) <= cycles
        assert env.game.ended or set(acted.values()) == {cycles}
        whole += not env.game.ended
        if isinstance(env.game, TileGame):
            assert verify(env.game.game.record, could_play).good
    assert whole


@pytest.mark.parametrize("edition", sorted(EDITIONS))
def test_whatever_is_sampled_is_legal(edition: str) -> None:
    """Over whole games, without a limit."""
    env = pettingzoo_env.raw_env(edition=edition, players=3)
    drawn_at_random(env, 3)
    assert env.game.ended
    assert not env.agents


def test_who_is_not_on_turn_gets_any_number() -> None:
    env = pettingzoo_env.raw_env()
    env.reset(seed=1)
    waiting = next(agent for agent in env.agents if agent != env.agent_selection)
    space = env.action_space(waiting)
    assert len({int(space.sample()) for _ in range(200)}) > 20
    only = np.zeros(space.n, np.int8)
    only[7] = 1
    assert space.sample(only) == 7
    assert space.sample(probability=only.astype(np.float64)) == 7


@pytest.mark.parametrize("counted", [True, False])
def test_a_turn_that_was_begun_is_ended(counted: bool) -> None:
    """Who is out of actions in the middle of a turn lays what has to be laid, and no more."""
    env = pettingzoo_env.raw_env(max_cycles=1)
    env.counted = counted
    kinds = env.game.encoding.kinds
    tiles = np.flatnonzero(0)
    for seed in range(200):
        env.reset(seed=seed)
        tiles = np.flatnonzero(env.infos[env.agent_selection]["action_mask"][:kinds])
        if len(tiles):
            break
    agent, tile = env.agent_selection, int(tiles[0])
    env.step(tile)
    assert (env.agent_selection, env.truncations[agent]) == (agent, True)
    seen = env.observe(agent)
    assert env.game.seat != env.possible_agents.index(agent)
    assert seen[2 * kinds + tile] == 1
    assert not seen[kinds : 2 * kinds].any()
    env.step(None)
    assert agent not in env.agents
    assert env.infos[env.agent_selection]["action_mask"].any()


@pytest.mark.parametrize(("pool", "laid"), [("pool", 1), ("pool k1 k2 k3", 0)])
def test_a_seat_without_an_agent_draws_unless_it_must_play(pool: str, laid: int) -> None:
    """Where nothing is left to draw, who can play must, though its agent is out."""
    env = pettingzoo_env.raw_env(edition="john-adams", max_cycles=2)
    env.reset(seed=1)
    game = env.game
    assert isinstance(game, CountedGame)
    rules, seats = f"rules john-adams; turn 0; {pool}; table b4-6", "melded b7 b8 k1; melded r9"
    game.games.put(0, parse_position(f"remeld-position 1; {rules}; {seats}"))
    env.agent_selection, env.acted = "seat_0", {"seat_0": 1, "seat_1": 0}
    b7, b8 = (game.encoding.cells[tile] for tile in parse_rack("b7 b8"))
    env.step(b7)
    env.step(None)
    assert env.agents == ["seat_1"]
    assert env.observe("seat_1")[2 * game.encoding.kinds + b8] == 0
    env.step(game.encoding.draw)
    assert env.observe("seat_1")[2 * game.encoding.kinds + b8] == laid
    assert env.observe("seat_0")[3 * game.encoding.kinds] == (1 if laid else 3)
    assert env.agent_selection == "seat_1"
    assert not env.truncations["seat_1"]


def test_those_still_there_are_rewarded() -> None:
    """Games that end after some agents have left, but not all."""
    env = pettingzoo_env.raw_env(players=3, max_cycles=40)
    found = 0
    for seed in range(30):
        env.reset(seed=seed)
        for agent in env.possible_agents:
            env.action_space(agent).seed(seed)
        told, left = {}, []
        for agent in env.agent_iter():
            _, reward, terminated, truncated, info = env.last()
            if terminated:
                told[agent] = (reward, info["points"])
            elif truncated:
                assert reward == 0
                assert "points" not in info
                left.append(agent)
            env.step(None if terminated or truncated else env.action_space(agent).sample())
        ends = zip(env.game.rewards, env.game.points, strict=False)
        every = dict(zip(env.possible_agents, ends, strict=False))
        assert told == {agent: end for agent, end in every.items() if agent not in left}
        found += 0 < len(left) < len(env.possible_agents)
    assert found


def test_in_the_parallel_form_only_who_is_on_turn_can_break_a_rule() -> None:
    env = pettingzoo_env.parallel_env(players=3)
    _, infos = env.reset(seed=1)
    on_turn = next(agent for agent in env.agents if infos[agent]["action_mask"].any())
    legal = int(np.flatnonzero(infos[on_turn]["action_mask"])[-1])
    _, rewards, _, _, infos = env.step(
        {agent: legal if agent == on_turn else 1 for agent in env.agents}
    )
    assert set(rewards.values()) == {0}
    on_turn = infos[on_turn]["active_agent"]
    illegal = int(np.flatnonzero(infos[on_turn]["action_mask"] == 0)[0])
    _, rewards, terminated, _, _ = env.step(dict.fromkeys(env.agents, illegal))
    assert rewards == {agent: -1 if agent == on_turn else 0 for agent in env.possible_agents}
    assert all(terminated.values())
    assert not env.agents
    assert len(EnvLogger.mqueue) == 1
    EnvLogger.flush()


@pytest.mark.parametrize("actions", FORMS)
@pytest.mark.parametrize("make", [pettingzoo_env.env, pettingzoo_env.raw_env])
def test_a_copy_goes_on_alone(make: Any, actions: ActionForm) -> None:
    env = make(actions=actions, players=3, max_cycles=12)
    env.reset(seed=4)
    for agent in env.possible_agents:
        env.action_space(agent).seed(4)
    for _ in range(9):
        env.step(env.action_space(env.agent_selection).sample())
    others = [deepcopy(env), pickle.loads(pickle.dumps(env))]
    for agent in env.agent_iter():
        seen, *_, info = env.last()
        out = env.terminations[agent] or env.truncations[agent]
        action = None if out else env.action_space(agent).sample()
        for other in others:
            assert other.agent_selection == agent
            assert np.array_equal(other.last()[0], seen)
            assert np.array_equal(other.infos[agent]["action_mask"], info["action_mask"])
            assert out or other.action_space(agent).sample() == action
            other.step(action)
        env.step(action)
    assert not any(other.agents for other in others)
