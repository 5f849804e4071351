"""Teach a small player by masked policy gradient, on a processor, with nothing but NumPy.

    pip install "remeld[rl]"
    python examples/train.py --games 5000 --test 1000 --curve curve.csv

Many games are played side by side (`TileGames`), tile by tile: the learner has seat 0, and the
opponent takes any legal action, each as likely as the others. The learner knows four sorts of
action: lay a tile, lay a joker, play what is laid, draw. A matrix gives each sort a weight from a
few numbers of what it sees, the mask takes out what is not legal, and a softmax draws an action.
After each batch of games the weights of what was done in games won go up, and of what was done in
games lost go down (REINFORCE, with the mean of the batch as its baseline, by Adam's steps, which
become smaller towards the end).

It prints the share of games won, batch by batch, and in the end over fresh deals, where it takes
the sort of action that it likes best: beside itself while it still draws its actions (`drawn`), and
two players that do not learn: `random` itself, and `most`, which lays whatever it may.
"""

import argparse
import time
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path
from typing import TypeAlias

import numpy as np
from numpy.typing import NDArray

from remeld.envs import NO_ACTION, TileGames
from remeld.rules import edition
from remeld.solver.kernel import reaches

Floats: TypeAlias = NDArray[np.float64]
Bytes: TypeAlias = NDArray[np.uint8]
Act: TypeAlias = Callable[[Floats, Bytes], NDArray[np.int64]]
"""From features and masks of some games to an action for each."""

BATCH = 128
"""So many games are played side by side, each to its end."""
RATE = 0.3
SORTS = 4
FEATURES = 8
SHAPE = (4, 13, 4, 13)
"""Colours, numbers, the largest group and the longest run of every printed edition."""
ENOUGH = 1.96
"""So many standard errors make an interval of 95 %."""
FRESH = 1 << 40
"""Seeds from here on are those of the test."""


def sorts(actions: int) -> Bytes:
    """For each action 1 at its sort: lay a tile, lay a joker, play what is laid, draw."""
    found = np.zeros((actions, SORTS), np.uint8)
    found[:-3, 0] = found[-3, 1] = found[-2, 2] = found[-1, 3] = 1
    return found


def fits(counts: Bytes) -> bool:
    """Whether a whole rack can be laid, by a question to the solver.

    Of each kind there are so many on the rack, laid in this turn, and on the table. What the
    edition's joker rules forbid is not looked at: this is a hint, and the mask has the last word.
    """
    rack, laid, table = counts
    return reaches(SHAPE, bytes(table + laid), bytes(rack), int(rack.sum()), limit=100_000)[1]


def features(seen: Bytes, mask: Bytes) -> Floats:
    """A few numbers near 1 of what each seat on turn sees."""
    kinds = mask.shape[1] - 2
    rack, laid = seen[:, :kinds], seen[:, kinds : 2 * kinds]
    left = rack.sum(axis=1)
    may = (rack * mask[:, :kinds]).sum(axis=1) / np.maximum(left, 1)
    found = np.empty((len(seen), FEATURES))
    found[:, 0] = 1
    found[:, 1] = seen[:, 3 * kinds + 1]  # whether it has melded
    found[:, 2] = may  # the part of the rack of which each tile may be laid
    found[:, 3] = may == 1
    for row in np.flatnonzero(may == 1):
        found[row, 3] = fits(seen[row, : 3 * kinds].reshape(3, kinds))  # the whole rack
    found[:, 4] = laid.any(axis=1)
    found[:, 5] = left / 14
    found[:, 6] = seen[:, 3 * kinds + 2] / 14  # what the next player holds
    found[:, 7] = seen[:, -3] / 100  # the pool
    return found


class Learner:
    """The matrix, and what Adam remembers of its slopes."""

    def __init__(self, actions: int, seed: int) -> None:
        self.sorts = sorts(actions)
        self.weights = np.zeros((FEATURES, SORTS))
        self.mean = np.zeros_like(self.weights)
        self.spread = np.zeros_like(self.weights)
        self.steps = 0
        self.rng = np.random.default_rng(seed)

    def chances(self, told: Floats, mask: Bytes) -> Floats:
        """How likely it takes each action: none that is masked."""
        weights = np.where(mask == 1, told @ self.weights @ self.sorts.T, -np.inf)
        grown = np.exp(weights - weights.max(axis=1, keepdims=True))
        return np.asarray(grown / grown.sum(axis=1, keepdims=True))

    def draw(self, told: Floats, mask: Bytes) -> NDArray[np.int64]:
        """Actions as likely as it likes them."""
        below = self.chances(told, mask).cumsum(axis=1)
        return np.asarray((below > self.rng.random((len(told), 1)) * below[:, -1:]).argmax(axis=1))

    def best(self, told: Floats, mask: Bytes) -> NDArray[np.int64]:
        """Any action of the sort that it would most likely take."""
        liked = (self.chances(told, mask) @ self.sorts).argmax(axis=1)
        legal = mask * self.sorts[:, liked].T
        return np.asarray((legal * self.rng.random(mask.shape)).argmax(axis=1))

    def slopes(self, told: Floats, mask: Bytes, taken: NDArray[np.int64]) -> Floats:
        """How to make each of the actions likelier."""
        missing = -self.chances(told, mask)
        missing[np.arange(len(taken)), taken] += 1
        by_sort = missing @ self.sorts
        return told[:, :, None] * by_sort[:, None, :]

    def learn(self, slope: Floats, rate: float) -> None:
        """One step of Adam up the slope."""
        self.steps += 1
        self.mean += 0.1 * (slope - self.mean)
        self.spread += 0.01 * (slope**2 - self.spread)
        mean = self.mean / (1 - 0.9**self.steps)
        spread = self.spread / (1 - 0.99**self.steps)
        self.weights += rate * mean / (np.sqrt(spread) + 1e-8)


class School:
    """Games side by side, of a player in seat 0 against a random one."""

    def __init__(self, key: str, seed: int) -> None:
        self.games = TileGames(edition(key), players=2, seeds=range(BATCH))
        self.next_seed = seed
        self.seen = np.frombuffer(self.games.observations, np.uint8).reshape(BATCH, -1)
        self.masks = np.frombuffer(self.games.masks, np.uint8).reshape(BATCH, -1)
        self.rng = np.random.default_rng(seed)

    def play(self, act: Act, learner: Learner | None = None) -> tuple[Floats, Floats]:
        """The rewards of a batch of games, and how to make their actions likelier."""
        slopes = np.zeros((BATCH, FEATURES, SORTS))
        for place in range(BATCH):
            self.games.deal(place, self.next_seed)
            self.next_seed += 1
        while self.masks.any():
            alive = self.masks.any(axis=1)
            seats = np.array([self.games.seat(place) for place in range(BATCH)])
            actions = (self.masks * self.rng.random(self.masks.shape)).argmax(axis=1)
            mine = np.flatnonzero((seats == 0) & alive)
            if len(mine):
                mask = self.masks[mine]
                told = features(self.seen[mine], mask)
                actions[mine] = act(told, mask)
                if learner:
                    slopes[mine] += learner.slopes(told, mask, actions[mine])
            self.games.step(np.where(alive, actions, NO_ACTION).tolist())
        return np.array([self.games.rewards(place)[0] for place in range(BATCH)]), slopes


def teach(learner: Learner, school: School, games: int) -> Iterator[float]:
    """Let it learn from so many games; the share that it won, batch by batch."""
    for played in range(0, games, BATCH):
        rewards, slopes = school.play(learner.draw, learner)
        better = (rewards - rewards.mean())[:, None, None] * slopes
        learner.learn(better.mean(axis=0), RATE * (1 - played / games))
        yield float((rewards.mean() + 1) / 2)


def won(key: str, act: Act, games: int) -> tuple[float, float, int]:
    """The share of games won over fresh deals, half of its interval of 95 %, and how many."""
    school = School(key, FRESH)
    rewards = np.concatenate([school.play(act)[0] for _ in range(-(-games // BATCH))])
    share = float((rewards.mean() + 1) / 2)
    return share, ENOUGH * (share * (1 - share) / len(rewards)) ** 0.5, len(rewards)


def numbers(shares: Sequence[float]) -> str:
    """The share of games won in each batch, for whatever draws curves."""
    lines = [f"{(place + 1) * BATCH},{share:g}" for place, share in enumerate(shares)]
    return "\n".join(["games,won", *lines, ""])


def main() -> None:
    """Teach, and tell how it went."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--games", type=int, default=5000)
    parser.add_argument("--test", type=int, default=1000, help="games of the test")
    parser.add_argument("--edition", default="goliath")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--curve", type=Path, help="where to write how it went, batch by batch")
    options = parser.parse_args()
    school = School(options.edition, options.seed << 20)
    learner = Learner(school.masks.shape[1], options.seed)
    shares: list[float] = []
    for share in teach(learner, school, options.games):
        shares.append(share)
        games = len(shares) * BATCH
        print(f"{games} games, {time.process_time():.0f} s: {share:.2f}", flush=True)
    if options.curve:
        options.curve.write_text(numbers(shares), encoding="utf-8")
    dice = np.random.default_rng(options.seed)
    players: dict[str, Act] = {
        "learner": learner.best,
        "drawn": learner.draw,
        "most": lambda _, mask: mask.argmax(axis=1),
        "random": lambda _, mask: (mask * dice.random(mask.shape)).argmax(axis=1),
    }
    for name, act in players.items():
        share, half, number = won(options.edition, act, options.test)
        told = f"{name} won {share:.3f} ± {half:.3f} of {number} games"
        print(f"{told}, {time.process_time():.0f} s", flush=True)


if __name__ == "__main__":
    main()
