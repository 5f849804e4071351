"""Whether a small value function can stand for the end of a rollout.

`python -m bench.leaf_value --edition broadway` plays games of the strongest simple policy to their
late phase and takes what one seat sees there. From it rollouts are played twice, left after some
rounds and played to the end, which is the same game by the same seed. A logistic function of what
is there when they are left is fitted to who won. Told is how much better than the mean it foretells
other games (Brier's score), and how well two turns of the same worlds are told apart by each.
"""

import argparse
import time
from collections.abc import Iterator, Sequence
from itertools import chain
from random import Random
from statistics import fmean, variance
from typing import NamedTuple

from bench.champion import Table
from remeld.bots.beliefs import barred_tiles
from remeld.bots.endings import must_play_at_the_end, patient_policy
from remeld.bots.leaf_value import chance, features
from remeld.bots.turns_to_try import turns_to_try
from remeld.rules import EDITIONS, View
from remeld.simulation import Candidate, SimulatedGame, choose, roll_out

LATE = 10
STEPS = 400
RATE = 0.5


class Leaf(NamedTuple):
    """A rollout that was left: what is there, and the share of the win in the end."""

    features: tuple[float, ...]
    share: float


def late_views(edition: str, players: int, seeds: range) -> Iterator[View]:
    """What a seat sees in the late phase of games, one turn of each."""
    rules = EDITIONS[edition]
    policy = patient_policy(rules)
    few = 0 if must_play_at_the_end(rules) else LATE
    for seed in seeds:
        table, rng = Table(rules, players, seed), Random(seed)
        wait = rng.randrange(5 * players)
        over = False
        while not over:
            view = table.view()
            if len(table.pool) <= few and all(table.melded):
                wait -= 1
                if wait < 0:
                    yield view
                    break
            over = table.move(choose(view, policy, seed=rng.getrandbits(40)))


def fit(leaves: Sequence[Leaf]) -> list[float]:
    """Weights by plain gradient descent."""
    weights = [0.0] * len(leaves[0].features)
    for _ in range(STEPS):
        slope = [0.0] * len(weights)
        for leaf in leaves:
            error = chance(weights, leaf.features) - leaf.share
            for place, value in enumerate(leaf.features):
                slope[place] += error * value / len(leaves)
        weights = [weight - RATE * by for weight, by in zip(weights, slope, strict=True)]
    return weights


def brier(leaves: Sequence[Leaf], guesses: Sequence[float]) -> float:
    """The mean squared error of guesses."""
    return fmean((leaf.share - guess) ** 2 for leaf, guess in zip(leaves, guesses, strict=True))


def main() -> None:
    """Play, fit, tell."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--edition", choices=EDITIONS, default="broadway")
    parser.add_argument("--players", type=int, nargs="+", default=[3, 4])
    parser.add_argument("--rounds", type=int, default=1)
    parser.add_argument("--views", type=int, default=60)
    parser.add_argument("--worlds", type=int, default=40)
    parser.add_argument("--seed", type=int, default=1)
    asked = parser.parse_args()
    policy = patient_policy(EDITIONS[asked.edition])
    spent = {"left": 0.0, "whole": 0.0}
    by_view: list[list[Leaf]] = []
    pairs: list[tuple[View, list[list[SimulatedGame]], list[list[SimulatedGame]]]] = []
    seeds = range(asked.seed, asked.seed + asked.views)
    streams = [late_views(asked.edition, players, seeds) for players in asked.players]
    # Of all numbers of players in turn, so that both halves have all of them.
    for view in chain.from_iterable(zip(*streams, strict=False)):
        players = len(view.rack_sizes)
        turns = turns_to_try(view, choose(view, policy), 8)[:2]
        tried = [Candidate(turn, policy) for turn in turns]
        names, barred = [policy] * players, barred_tiles(view)
        played = {}
        for key, stop in (("left", asked.rounds * players + 1), ("whole", 0)):
            began = time.process_time()
            played[key] = roll_out(
                view, tried, names, worlds=asked.worlds, barred=barred, turns=stop
            )
            spent[key] += time.process_time() - began
        by_view.append(
            [
                Leaf(features(view, left), whole.share(view.turn))
                for left, whole in zip(played["left"][0], played["whole"][0], strict=True)
                if not left.ended
            ]
        )
        if len(tried) > 1:
            pairs.append((view, played["left"], played["whole"]))
    half = len(by_view) // 2
    learnt = [leaf for leaves in by_view[:half] for leaf in leaves]
    held_out = [leaf for leaves in by_view[half:] for leaf in leaves]
    weights = fit(learnt)
    mean = fmean(leaf.share for leaf in learnt)
    plain = brier(held_out, [mean] * len(held_out))
    fitted = brier(held_out, [chance(weights, leaf.features) for leaf in held_out])
    everybody = "and".join(f" {players} " for players in asked.players)
    print(f"{asked.edition},{everybody}players, left after {asked.rounds} rounds")
    print(f"weights {tuple(round(weight, 2) for weight in weights)}")
    print(f"Brier of {len(held_out)} leaves: the mean {plain:.4f}, fitted {fitted:.4f}")
    print(f"a rollout takes {spent['left'] / spent['whole']:.2f} of the time of a whole one")
    tell_apart(pairs[len(pairs) // 2 :], weights, mean)


def tell_apart(
    pairs: Sequence[tuple[View, list[list[SimulatedGame]], list[list[SimulatedGame]]]],
    weights: Sequence[float],
    mean: float,
) -> None:
    """How much two turns of the same worlds differ, rollouts left or played to their end."""

    def worth(view: View, game: SimulatedGame, *, fitted: bool) -> float:
        if game.ended:
            return game.share(view.turn)
        return chance(weights, features(view, game)) if fitted else mean

    for name in ("whole", "left, the mean", "left, fitted"):
        spreads, signal = [], []
        for view, left, whole in pairs:
            fitted = name.endswith("fitted")
            apart = [
                worth(view, a, fitted=fitted) - worth(view, b, fitted=fitted)
                for a, b in zip(*(whole if name == "whole" else left), strict=True)
            ]
            shares = zip(*whole, strict=True)
            truth = fmean(a.share(view.turn) - b.share(view.turn) for a, b in shares)
            spreads.append(variance(apart))
            signal.append(fmean(apart) * truth)
        print(
            f"{name}: variance of a difference {fmean(spreads):.3f}, "
            f"product with that of whole ones {fmean(signal):+.4f}"
        )


if __name__ == "__main__":
    main()
