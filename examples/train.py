"""Teach a small player by policy gradient, on a processor, with nothing but NumPy.

    pip install "remeld[rl]"
    python examples/train.py --games 1500 --test 400

The player is one matrix: what it sees, times the matrix, gives a weight for each action, and the
mask takes out what is not legal (a masked softmax). After each batch of games the weights of what
was done in games won go up, and of what was done in games lost go down (REINFORCE, with the batch's
mean as its baseline, by Adam's steps). It prints the share of games won, batch by batch, and in the
end over fresh deals, beside two players that do not learn: `random`, which takes any legal action,
and `most`, which lays whatever it may before it ends its turn.
"""

import argparse
import time
from collections.abc import Callable
from typing import Any, TypeAlias

import numpy as np
from numpy.typing import NDArray

from remeld.envs.gymnasium_env import TileRummyEnv

Floats: TypeAlias = NDArray[np.float64]
Act: TypeAlias = Callable[[NDArray[np.uint8], NDArray[Any]], int]
BATCH = 50
RATE = 0.02
ENOUGH = 1.96
"""So many standard errors make an interval of 95 %."""


class Learner:
    """The matrix, and what Adam remembers of its slopes."""

    def __init__(self, seen: int, actions: int, seed: int) -> None:
        self.weights = np.zeros((seen + 1, actions))
        self.mean = np.zeros_like(self.weights)
        self.spread = np.zeros_like(self.weights)
        self.steps = 0
        self.rng = np.random.default_rng(seed)

    def features(self, seen: NDArray[np.uint8]) -> Floats:
        """What it sees in numbers near 1, and a 1 for what never changes."""
        return np.append(np.minimum(seen / 4.0, 4.0), 1.0)

    def chances(self, features: Floats, mask: NDArray[Any]) -> Floats:
        """How likely it takes each action: none that is masked."""
        weights = np.where(mask == 1, features @ self.weights, -np.inf)
        grown = np.exp(weights - weights.max())
        return np.asarray(grown / grown.sum())

    def act(self, seen: NDArray[np.uint8], mask: NDArray[Any]) -> int:
        """The action that it likes best."""
        return int(self.chances(self.features(seen), mask).argmax())

    def learn(self, slope: Floats) -> None:
        """One step of Adam up the slope."""
        self.steps += 1
        self.mean += 0.1 * (slope - self.mean)
        self.spread += 0.01 * (slope**2 - self.spread)
        mean = self.mean / (1 - 0.9**self.steps)
        spread = self.spread / (1 - 0.99**self.steps)
        self.weights += RATE * mean / (np.sqrt(spread) + 1e-8)


def lesson(env: TileRummyEnv, learner: Learner) -> tuple[Floats, float]:
    """One game: how to make its actions likelier, and its reward."""
    seen, info = env.reset()
    slope = np.zeros_like(learner.weights)
    over, reward = False, 0.0
    while not over:
        mask = info["action_mask"]
        if mask.sum() == 1:
            # Where there is no choice there is nothing to learn.
            action = int(mask.argmax())
        else:
            features = learner.features(seen)
            chances = learner.chances(features, mask)
            action = int(learner.rng.choice(len(chances), p=chances))
            chances[action] -= 1
            slope -= np.outer(features, chances)
        seen, reward, over, _, info = env.step(action)
    return slope, reward


def won(env: TileRummyEnv, act: Act, games: int, seed: int) -> tuple[float, float]:
    """The share of games won over fresh deals, and half of its interval of 95 %."""
    wins = 0.0
    for game in range(games):
        seen, info = env.reset(seed=seed + game)
        over, reward = False, 0.0
        while not over:
            seen, reward, over, _, info = env.step(act(seen, info["action_mask"]))
        wins += (reward + 1) / 2
    share = wins / games
    return share, ENOUGH * (share * (1 - share) / games) ** 0.5


def main() -> None:
    """Teach, and tell how it went."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--games", type=int, default=1500)
    parser.add_argument("--test", type=int, default=400, help="games of the test")
    parser.add_argument("--edition", default="goliath")
    parser.add_argument("--opponent", default="random")
    parser.add_argument("--seed", type=int, default=1)
    options = parser.parse_args()
    env = TileRummyEnv(edition=options.edition, opponents=[options.opponent])
    env.reset(seed=options.seed)
    sizes = env.game.encoding.size, env.game.encoding.actions
    learner = Learner(*sizes, options.seed)
    for batch in range(options.games // BATCH):
        slopes, rewards = zip(*(lesson(env, learner) for _ in range(BATCH)), strict=True)
        baseline = float(np.mean(rewards))
        better = sum(
            (reward - baseline) * slope for slope, reward in zip(slopes, rewards, strict=True)
        )
        learner.learn(np.asarray(better) / BATCH)
        games = (batch + 1) * BATCH
        print(f"{games} games, {time.process_time():.0f} s: {(baseline + 1) / 2:.2f}", flush=True)
    dice = np.random.default_rng(options.seed)
    players: dict[str, Act] = {
        "learner": learner.act,
        "most": lambda _, mask: int(mask.argmax()),
        "random": lambda _, mask: int(dice.choice(np.flatnonzero(mask))),
    }
    for name, act in players.items():
        share, half = won(env, act, options.test, seed=1_000_000)
        print(f"{name} won {share:.3f} ± {half:.3f} of {options.test} games")


if __name__ == "__main__":
    main()
