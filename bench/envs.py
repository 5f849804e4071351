"""Steps a second of the environments, beside two others; and long runs of what the tests sample.

    python -m bench.envs                   steps a second, each with observation and mask;
                                           `--only "connect|counts"` of these alone
    python -m bench.envs --masks 10000     masks of so many random turns beside brute force
    python -m bench.envs --games 20000     so many random games of each edition, or of
                                           `--editions goliath,lanmi`, every invariant checked
    [--seed N] [--steps N]

Everybody plays at random by the mask. The others are PettingZoo's `connect_four` and RLCard's
`gin-rummy` (`pip install rlcard`); what is not installed is left out, and said so. Rates are per
second of processor time. Where a name says so they are by the clock: threads share the processors,
one for each processor that the machine has, so what else runs there is in such a rate.
"""

import argparse
import os
import random
import time
from collections.abc import Callable
from functools import partial
from itertools import count
from typing import Any

import numpy as np

from remeld.envs import TileGame, TileGames, gymnasium_env, pettingzoo_env
from remeld.rules import EDITIONS
from tests.envs.checks import counted_troubles, mask_troubles, random_games, turns

VERIFIED = 100
"""One game in so many is played again by the referee, and its record is verified."""
MANY = 64
"""So many games are played at once."""
FOR_THREADS = 256
"""So many are played at once where threads share them, however many threads."""
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


def aec(steps: int, seed: int, make: Callable[[], Any]) -> None:
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


def gym(steps: int, seed: int, edition: str) -> None:
    """A learner against a random player; only its own steps count."""
    dice = np.random.default_rng(seed)
    env = gymnasium_env.TileRummyEnv(edition=edition, opponents=["random"])
    _, info = env.reset(seed=seed)
    for left in range(steps, 0, -1):
        action = int(dice.choice(np.flatnonzero(info["action_mask"])))
        _, _, done, _, info = env.step(action)
        if done:
            _, info = env.reset(seed=seed + left)


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


def on_counts(steps: int, seed: int, edition: str, games: int, threads: int = 1) -> None:
    """So many games side by side on counts, dealt anew where they end; arrays by NumPy."""
    dice = np.random.default_rng(seed)
    seeds = range(seed, seed + games)
    many = TileGames(EDITIONS[edition], players=2, seeds=seeds, threads=threads)
    fresh = count(seed + games)
    masks = np.frombuffer(many.masks, np.uint8).reshape(games, -1)
    for _ in range(steps // games):
        # Never 0 where it is allowed.
        likely = masks * (1 + dice.random(masks.shape, np.float32))
        many.step(likely.argmax(axis=1).astype(np.uint8).tobytes())
        for game in many.over:
            many.deal(game, next(fresh))


def connect_four(steps: int, seed: int) -> None:
    """PettingZoo's game."""
    from pettingzoo.classic import connect_four_v3

    aec(steps, seed, connect_four_v3.raw_env)


def speeds(steps: int, seed: int, only: str) -> None:
    """Steps a second of all whose names hold one of these words, one after the other."""

    def rate(
        name: str,
        play: Callable[..., None],
        number: int = steps,
        *,
        wall: bool = False,
        **told: Any,
    ) -> None:
        if not any(word in name for word in only.split("|")):
            return
        clock = time.monotonic if wall else time.process_time
        try:
            # Imports are not counted.
            play(1, seed, **told)
        except ImportError as error:
            print(f"{name:48} left out: {error}")
            return
        start = clock()
        play(number, seed, **told)
        print(f"{name:48} {number / (clock() - start):8.0f} steps a second", flush=True)

    for edition in sorted(EDITIONS):
        rate(f"core, {edition}", core, edition=edition)
    for edition in sorted(EDITIONS):
        make = partial(pettingzoo_env.raw_env, edition=edition)
        rate(f"PettingZoo, {edition}, tiles", aec, make=make)
        rate(f"Gymnasium, {edition}, tiles", gym, edition=edition)
    make = partial(pettingzoo_env.raw_env, actions="plays")
    rate("PettingZoo, goliath, plays", aec, make=make)
    rate("PettingZoo's connect_four", connect_four, steps * 10)
    rate("RLCard's gin-rummy", gin_rummy, steps * 10)
    for edition in sorted(EDITIONS):
        rate(f"on counts, {edition}, 1 at once", on_counts, edition=edition, games=1)
        # So many that every game comes to its end several times.
        name = f"on counts, {edition}, {MANY} at once"
        rate(name, on_counts, steps * 10, edition=edition, games=MANY)
    # By the clock, the others in the same run: they have one thread each.
    rate("by the clock, PettingZoo's connect_four", connect_four, steps * 10, wall=True)
    rate("by the clock, RLCard's gin-rummy", gin_rummy, steps * 10, wall=True)
    threads = os.cpu_count() or 1
    # In the other editions the solver has a large part of each step, in one thread.
    for edition in ("babyboom", "goliath"):
        for number in (1, threads):
            told = {"edition": edition, "games": FOR_THREADS, "threads": number}
            name = f"by the clock, {edition}, {FOR_THREADS} in {number} threads"
            rate(name, on_counts, steps * 100, wall=True, **told)


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
    parser.add_argument("--only", default="", help="words of the names to measure")
    parser.add_argument("--seed", type=int, default=1)
    options = parser.parse_args()
    if options.masks:
        masks(options.masks, options.seed)
    elif options.games:
        games(options.games, options.seed, options.editions.split(","))
    else:
        speeds(options.steps, options.seed, options.only)


if __name__ == "__main__":
    main()
