"""Steps a second of the environments, beside two others; and long runs of what the tests sample.

    python -m bench.envs                   steps a second, each with observation and mask
    python -m bench.envs --masks 10000     masks of so many random turns beside brute force
    python -m bench.envs --games 20000     so many random games of each edition, or of
                                           `--editions goliath,lanmi`, every invariant checked
    [--seed N] [--steps N]

Everybody plays at random by the mask. The others are PettingZoo's `connect_four` and RLCard's
`gin-rummy` (`pip install rlcard`); what is not installed is left out, and said so. Rates are per
second of processor time; for the vectorised form, whose games run in processes, of the clock.
"""

import argparse
import random
import time
from collections.abc import Callable
from functools import partial
from typing import Any

import gymnasium
import numpy as np

from remeld.envs import TileGame, pettingzoo_env
from remeld.envs.gymnasium_env import TileRummyEnv
from remeld.rules import EDITIONS
from tests.envs.checks import counted_troubles, mask_troubles, random_games, turns

VERIFIED = 100
"""One game in so many is played again by the referee, and its record is verified."""
BLOCK = 1000
"""After so many games it tells how far it has come."""


def core(steps: int, seed: int, edition: str) -> None:
    """The core alone: bytes, no arrays."""
    dice = random.Random(seed)
    game = TileGame(EDITIONS[edition], players=2, seed=seed)
    for step in range(steps):
        if game.ended:
            game = TileGame(EDITIONS[edition], players=2, seed=seed + step)
        game.observe(game.seat)
        game.step_at_random(dice)


def aec(make: Callable[[], Any], steps: int, seed: int) -> None:
    """Any PettingZoo environment, its mask where it keeps it."""
    dice = np.random.default_rng(seed)
    env = make()
    left = steps
    while left > 0:
        env.reset(seed=seed + left)
        for _ in env.agent_iter():
            seen, _, terminated, truncated, info = env.last()
            if terminated or truncated:
                env.step(None)
                continue
            mask = seen["action_mask"] if isinstance(seen, dict) else info["action_mask"]
            env.step(int(dice.choice(np.flatnonzero(mask))))
            left -= 1


def gin_rummy(steps: int, seed: int) -> None:
    """RLCard's game, state by state."""
    import rlcard  # type: ignore[import-not-found,import-untyped,unused-ignore]

    dice = random.Random(seed)
    env = rlcard.make("gin-rummy", config={"seed": seed})
    left = steps
    while left > 0:
        state, _ = env.reset()
        while not env.is_over():
            state, _ = env.step(dice.choice(list(state["legal_actions"])))
            left -= 1


def vectorised(steps: int, seed: int, games: int) -> None:
    """So many games at once, each in a process of its own, by Gymnasium."""
    make = partial(TileRummyEnv, opponents=["random"])
    env = gymnasium.vector.AsyncVectorEnv([make] * games)
    dice = np.random.default_rng(seed)
    _, info = env.reset(seed=seed)
    for _ in range(steps // games):
        # In a game that is over any action will do: it is the step that deals anew.
        likely = info["action_mask"] * dice.random(info["action_mask"].shape)
        _, _, _, _, info = env.step(likely.argmax(axis=1))
    env.close()


def rate(name: str, play: Callable[[], None], steps: int, clock: Callable[[], float]) -> None:
    """Print how many steps a second it takes."""
    start = clock()
    try:
        play()
    except ImportError as error:
        print(f"{name:36} left out: {error}")
        return
    print(f"{name:36} {steps / (clock() - start):8.0f} steps a second", flush=True)


def speeds(steps: int, seed: int) -> None:
    """Steps a second of all, one after the other."""
    used, wall = time.process_time, time.monotonic
    for edition in sorted(EDITIONS):
        rate(f"core, {edition}", partial(core, steps, seed, edition), steps, used)
    for actions in ("tiles", "plays"):
        make = partial(pettingzoo_env.raw_env, actions=actions)
        rate(f"PettingZoo, goliath, {actions}", partial(aec, make, steps, seed), steps, used)

    def connect_four() -> None:
        from pettingzoo.classic import connect_four_v3

        aec(connect_four_v3.raw_env, steps, seed)

    rate("PettingZoo's connect_four", connect_four, steps, used)
    rate("RLCard's gin-rummy", partial(gin_rummy, steps, seed), steps, used)
    for games in (1, 2, 8):
        name = f"Gymnasium, vectorised, {games} games"
        rate(name, partial(vectorised, steps, seed, games), steps, wall)


def masks(number: int, seed: int) -> None:
    """Masks of random turns, laid at random to their end, both ways, beside brute force."""
    dice = random.Random(seed)
    wrong = 0
    for turn in turns(seed, number):
        for told in (*mask_troubles(turn, dice), *counted_troubles(turn, dice)):
            wrong += 1
            print(told, flush=True)
    print(f"masks of {number} turns beside brute force, each both ways: {wrong} differ")
    raise SystemExit(wrong > 0)


def games(number: int, seed: int, editions: list[str]) -> None:
    """Random games of editions, in equal parts with two to four players, all invariants checked."""
    for edition in editions:
        steps = played = 0
        for players in (2, 3, 4):
            share = (number - played) // (5 - players)
            for first in range(0, share, BLOCK):
                block = min(BLOCK, share - first)
                steps += random_games(edition, players, block, seed + first, replay=VERIFIED)
                played += block
                told = f"{edition}: {played} games, {steps} steps, no breach"
                print(f"{told}, {time.process_time():.0f} s", flush=True)


def main() -> None:
    """Do what was asked for."""
    parser = argparse.ArgumentParser(prog="python -m bench.envs")
    parser.add_argument("--masks", type=int)
    parser.add_argument("--games", type=int)
    parser.add_argument("--editions", default=",".join(sorted(EDITIONS)))
    parser.add_argument("--steps", type=int, default=3000)
    parser.add_argument("--seed", type=int, default=1)
    options = parser.parse_args()
    if options.masks:
        masks(options.masks, options.seed)
    elif options.games:
        games(options.games, options.seed, options.editions.split(","))
    else:
        speeds(options.steps, options.seed)


if __name__ == "__main__":
    main()
