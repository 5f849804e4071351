"""Teach a small player by policy gradient, on a processor, with nothing but NumPy.

    pip install "remeld[rl]"
    python examples/train.py --games 2000 --test 1000 --curve curve.svg

In each turn the player is shown the legal plays with a few features, and may draw instead. A small
network of two layers gives a weight to each of these, and a softmax over the legal ones draws one.
After each batch of games the weights of what was done in games won go up, and of what was done in
games lost go down (REINFORCE, with the batch's mean as its baseline, by Adam's steps). It prints
the share of games won, batch by batch, and in the end over fresh deals, beside two players that do
not learn: `random`, which takes any legal play or draws, each as likely as the others, and is the
opponent, too; and `most`, which lays as many tiles as it may.
"""

import argparse
import time
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any, TypeAlias

import numpy as np
from numpy.typing import NDArray

from remeld.envs import PlayFeatures
from remeld.envs.gymnasium_env import TileRummyEnv

Floats: TypeAlias = NDArray[np.float64]
Act: TypeAlias = Callable[[Floats], int]
BATCH = 25
RATE = 0.1
HIDDEN = 16
ENOUGH = 1.96
"""So many standard errors make an interval of 95 %."""
KINDS = 53
SCALES = np.array([14, 100, 1, 14, 100, 1, 1])
"""What the features of a play are divided by, to be numbers near 1."""
FEATURES = len(PlayFeatures._fields) + 5


def choices(seen: NDArray[np.uint8], info: dict[str, Any]) -> Floats:
    """A row for each legal choice, the plays first: what it does, whether it draws, how it stands.

    Drawing comes last, where it is legal.
    """
    mask, plays = info["action_mask"], info["plays"]
    number, draws = int(mask[:-1].sum()), int(mask[-1])
    rows = np.zeros((number + draws, FEATURES))
    told = len(PlayFeatures._fields)
    rows[:number, :told] = plays[:number, :told] / SCALES
    held = int(seen[3 * KINDS])
    values = seen[: KINDS - 1] @ np.repeat(np.arange(1, 14), 4) + 30 * seen[KINDS - 1]
    if draws:
        rows[number, [3, 4, told]] = (held + 1) / 14, values / 100, 1
    others = seen[3 * KINDS + 2 : -3 : 2].min()
    rows[:, told + 1 :] = held / 14, others / 14, seen[-3] / 100, seen[3 * KINDS + 1]
    return rows


def action_of(row: int, info: dict[str, Any]) -> int:
    """The action of a row: that of its play, or to draw."""
    mask = info["action_mask"]
    return row if row < int(mask[:-1].sum()) else len(mask) - 1


class Learner:
    """The network, and what Adam remembers of its slopes."""

    def __init__(self, seed: int) -> None:
        self.rng = np.random.default_rng(seed)
        shapes = ((FEATURES, HIDDEN), (HIDDEN, 1), (FEATURES, 1))
        self.weights = [self.rng.normal(0, 0.3, shapes[0]), *map(np.zeros, shapes[1:])]
        self.mean = [np.zeros_like(each) for each in self.weights]
        self.spread = [np.zeros_like(each) for each in self.weights]
        self.steps = 0

    def chances(self, rows: Floats) -> Floats:
        """How likely it takes each choice."""
        first, second, direct = self.weights
        weights = (np.tanh(rows @ first) @ second + rows @ direct)[:, 0]
        grown = np.exp(weights - weights.max())
        return np.asarray(grown / grown.sum())

    def act(self, rows: Floats) -> int:
        """The choice that it likes best."""
        return int(self.chances(rows).argmax())

    def draw(self, rows: Floats) -> int:
        """A choice as likely as it likes it."""
        return int(self.rng.choice(len(rows), p=self.chances(rows)))

    def slopes(self, rows: Floats, taken: int) -> list[Floats]:
        """How to make a choice likelier."""
        first, second, _ = self.weights
        missing = -self.chances(rows)
        missing[taken] += 1
        inner = np.tanh(rows @ first)
        back = missing[:, None] @ second.T * (1 - inner**2)
        return [rows.T @ back, inner.T @ missing[:, None], rows.T @ missing[:, None]]

    def learn(self, slopes: Sequence[Floats]) -> None:
        """One step of Adam up the slopes."""
        self.steps += 1
        for number, slope in enumerate(slopes):
            self.mean[number] += 0.1 * (slope - self.mean[number])
            self.spread[number] += 0.01 * (slope**2 - self.spread[number])
            mean = self.mean[number] / (1 - 0.9**self.steps)
            spread = self.spread[number] / (1 - 0.99**self.steps)
            self.weights[number] += RATE * mean / (np.sqrt(spread) + 1e-8)


def lesson(env: TileRummyEnv, learner: Learner) -> tuple[list[Floats], float]:
    """One game: how to make its choices likelier, and its reward."""
    seen, info = env.reset()
    total = [np.zeros_like(each) for each in learner.weights]
    over, reward = False, 0.0
    while not over:
        rows = choices(seen, info)
        taken = learner.draw(rows)
        # Where there is no choice there is nothing to learn.
        for sum_, slope in zip(total, learner.slopes(rows, taken), strict=True):
            sum_ += slope if len(rows) > 1 else 0
        seen, reward, over, _, info = env.step(action_of(taken, info))
    return total, reward


def won(env: TileRummyEnv, act: Act, games: int, seed: int) -> tuple[float, float]:
    """The share of games won over fresh deals, and half of its interval of 95 %."""
    wins = 0.0
    for game in range(games):
        seen, info = env.reset(seed=seed + game)
        over, reward = False, 0.0
        while not over:
            seen, reward, over, _, info = env.step(action_of(act(choices(seen, info)), info))
        wins += (reward + 1) / 2
    share = wins / games
    return share, ENOUGH * (share * (1 - share) / games) ** 0.5


def picture(shares: Sequence[float]) -> str:
    """The share of games won in each batch, as SVG."""
    games = len(shares) * BATCH
    points = [
        f"{60 + 620 * (number + 1) / len(shares):.1f} {240 - 200 * share:.1f}"
        for number, share in enumerate(shares)
    ]
    title = "Share of games won against a random player, batch by batch"
    lines = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 700 280" role="img" '
        f'aria-label="{title}">',
        "<style>text { font: 12px sans-serif; fill: #333 } .grid { stroke: #ccc }",
        "@media (prefers-color-scheme: dark) { text { fill: #ddd } .grid { stroke: #444 } }",
        "</style>",
        f'<text x="60" y="20">{title}</text>',
    ]
    for share in (0.0, 0.25, 0.5, 0.75, 1.0):
        height = 240 - 200 * share
        lines.append(f'<path class="grid" d="M60 {height:.0f}h620"/>')
        lines.append(f'<text x="52" y="{height + 4:.0f}" text-anchor="end">{share:.2f}</text>')
    for part in range(5):
        where, number = 60 + 155 * part, games * part // 4
        lines.append(f'<text x="{where}" y="258" text-anchor="middle">{number}</text>')
    lines.append('<text x="370" y="275" text-anchor="middle">games played</text>')
    drawn = f"M{'L'.join(points)}"
    lines.append(f'<path fill="none" stroke="#2a9d6f" stroke-width="2" d="{drawn}"/>')
    return "\n".join([*lines, "</svg>", ""])


def main() -> None:
    """Teach, and tell how it went."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--games", type=int, default=2000)
    parser.add_argument("--test", type=int, default=1000, help="games of the test")
    parser.add_argument("--edition", default="goliath")
    parser.add_argument("--opponent", default="random")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--curve", type=Path, help="where to draw how it went")
    options = parser.parse_args()
    env = TileRummyEnv(edition=options.edition, opponents=[options.opponent], actions="plays")
    env.reset(seed=options.seed)
    learner = Learner(options.seed)
    shares = []
    for batch in range(options.games // BATCH):
        lessons = [lesson(env, learner) for _ in range(BATCH)]
        baseline = float(np.mean([reward for _, reward in lessons]))
        better = [np.zeros_like(each) for each in learner.weights]
        for slopes, reward in lessons:
            for sum_, slope in zip(better, slopes, strict=True):
                sum_ += (reward - baseline) * slope / BATCH
        learner.learn(better)
        shares.append((baseline + 1) / 2)
        games = (batch + 1) * BATCH
        print(f"{games} games, {time.process_time():.0f} s: {shares[-1]:.2f}", flush=True)
    if options.curve:
        options.curve.write_text(picture(shares), encoding="utf-8")
    dice = np.random.default_rng(options.seed)
    players: dict[str, Act] = {
        "learner": learner.act,
        "most": lambda rows: int(rows[:, 0].argmax()),
        "random": lambda rows: int(dice.integers(len(rows))),
    }
    for name, act in players.items():
        share, half = won(env, act, options.test, seed=1_000_000)
        told = f"{share:.3f} ± {half:.3f} of {options.test} games"
        print(f"{name} won {told}, {time.process_time():.0f} s", flush=True)


if __name__ == "__main__":
    main()
