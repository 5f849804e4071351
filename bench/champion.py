"""The champion's thinking against simple policies, in simulated games.

`python -m bench.champion --edition broadway --against trimm --games 100 --rollouts 400` plays each
deal with the champion in every seat; with `--reverse` one of the policy sits among champions, and
wins and points are its own. A simulated game takes a fraction of a real one's time;
`remeld arena` has the last word. How long its turns took, in processor time, is told too: with
`--limit 50ms` by how much a limit is overrun.
"""

import argparse
import time
from math import inf
from random import Random
from statistics import mean, quantiles, stdev

from remeld.bots.player import Limit
from remeld.bots.thinking import think
from remeld.rules import EDITIONS, PastMove, Rack, Ruleset, View, score_game, without
from remeld.simulation import choose


class Table:
    """A simulated game: the table is one heap, since only its tiles matter."""

    def __init__(self, rules: Ruleset, players: int, seed: int) -> None:
        self.rules = rules.sized_for(players)
        tiles = list(self.rules.box.tiles())
        Random(seed).shuffle(tiles)
        hand = self.rules.hand
        self.racks: list[Rack] = [
            tuple(tiles[hand * seat : hand * (seat + 1)]) for seat in range(players)
        ]
        self.pool = tiles[hand * players :]
        self.heap: Rack = ()
        self.melded = [False] * players
        self.turn = self.starter = seed % players
        self.passes = 0
        self.past: list[PastMove] = []

    def view(self) -> View:
        """What the seat on turn sees."""
        return View(
            ruleset=self.rules,
            seat=self.turn,
            rack=self.racks[self.turn],
            rack_sizes=tuple(map(len, self.racks)),
            melded=tuple(self.melded),
            table=(self.heap,) if self.heap else (),
            pool_size=len(self.pool),
            turn=self.turn,
            passes=self.passes,
            past=tuple(self.past),
        )

    def move(self, laid: Rack) -> bool:
        """Carry a turn out; whether the game is over."""
        seat = self.turn
        self.turn = (seat + 1) % len(self.racks)
        self.past.append(PastMove(seat=seat, laid=laid, drew=0 if laid or not self.pool else 1))
        if laid:
            self.racks[seat] = without(self.racks[seat], laid)
            self.heap += laid
            self.melded[seat] = True
            self.passes = 0
            return not self.racks[seat]
        if self.pool:
            self.racks[seat] += (self.pool.pop(0),)
            return False
        self.passes += 1
        ends_now = self.rules.pool_empty == "endWhenDrawImpossible"
        return ends_now or self.passes >= len(self.racks)


def play(
    rules: Ruleset,
    players: int,
    seat: int,
    against: str,
    seed: int,
    limit: Limit,
    times: list[float],
    *,
    reverse: bool,
) -> tuple[float, int, int]:
    """One game: the seat's share of the win, its points, and how often a champion left its base.

    The processor time of each turn in which a champion could think is added to `times`.
    """
    table = Table(rules, players, seed)
    rng = Random(seed)
    left_base = 0
    over = False
    while not over:
        if (table.turn == seat) != reverse:
            begun = time.process_time()
            thought = think(table.view(), limit, rng)
            if not table.pool and table.melded[table.turn]:
                times.append(time.process_time() - begun)
            left_base += thought.laid != thought.base
            laid = thought.laid
        else:
            laid = choose(table.view(), against, seed=rng.getrandbits(48))
        over = table.move(laid)
    out = [each for each, rack in enumerate(table.racks) if not rack]
    score = score_game(table.rules, table.racks, out[0] if out else None, table.starter)
    share = 1 / len(score.winners) if seat in score.winners else 0.0
    return share, score.points[seat], left_base


def main() -> None:
    """Play and tell."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--edition", choices=EDITIONS, default="broadway")
    parser.add_argument("--players", type=int, default=2)
    parser.add_argument("--against", nargs="+", default=["trimm"])
    parser.add_argument("--reverse", action="store_true", help="one of the policy among champions")
    parser.add_argument("--deals", type=int, default=50)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--limit", default="400r")
    parser.add_argument("--seconds", type=float, default=3600.0, help="of processor time, each")
    asked = parser.parse_args()
    limit = Limit.read(asked.limit)
    for against in asked.against:
        stop = time.process_time() + asked.seconds
        shares, points, left = [], [], []
        times: list[float] = []
        started = time.process_time()
        for seed in range(asked.seed, asked.seed + asked.deals):
            rows = [
                play(
                    EDITIONS[asked.edition],
                    asked.players,
                    seat,
                    against,
                    seed,
                    limit,
                    times,
                    reverse=asked.reverse,
                )
                for seat in range(asked.players)
            ]
            shares.append(mean(row[0] for row in rows))
            points.append(mean(row[1] for row in rows))
            left.append(mean(row[2] for row in rows))
            if time.process_time() > stop:
                break
        spent = (time.process_time() - started) / (len(shares) * asked.players)
        wide, spread = (
            1.96 * stdev(each) / len(each) ** 0.5 if len(each) > 1 else inf
            for each in (shares, points)
        )
        print(
            f"{asked.edition} {asked.players}p {asked.limit} "
            f"{f'{against} among champions' if asked.reverse else f'against {against}'}: "
            f"{100 * mean(shares):.1f} ± {100 * wide:.1f} %, {mean(points):+.1f} ± {spread:.1f} "
            f"points, {len(shares)} deals, {mean(left):.1f} turns unlike the base policy, "
            f"{spent:.2f} s a game",
            flush=True,
        )
        if len(times) > 1:
            cuts = [1000 * cut for cut in quantiles(times, n=100, method="inclusive")]
            print(
                f"  {len(times)} turns with an empty pool: {cuts[49]:.0f} ms in the middle, "
                f"{cuts[89]:.0f} of nine in ten, {cuts[98]:.0f} of 99 in a hundred, "
                f"{1000 * max(times):.0f} at most",
                flush=True,
            )


if __name__ == "__main__":
    main()
