"""What wins: every simple policy against every other, by ending and number of players.

`python -m bench.strategy --edition broadway --players 2 --deals 200` prints the share of wins and
the points a game of one row player among column players. Each deal is played with the row player
in every seat; intervals are 95 %, clustered by deal. Games are simulated (`docs/simulation.md`).
"""

import argparse
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from statistics import mean, stdev

from remeld.rules import EDITIONS, Ruleset
from remeld.simulation import games

POLICIES = (
    "rack-sets",
    "greedy",
    "hold8",
    "leaky-10",
    "threat2",
    "dump4",
    "hoard",
    "hoardmin",
    "trimm",
    "trimm-safe",
    "hsafe",
)


def one_among(
    rules: Ruleset, row: str, column: str, players: int, deals: int, seed: int
) -> tuple[list[float], list[float]]:
    """The row player's share of wins and points in each deal, the mean over all seats."""
    seats = []
    for seat in range(players):
        names = [row if other == seat else column for other in range(players)]
        played = games(rules, names, count=deals, seed=seed)
        seats.append([(game.share(seat), float(game.points[seat])) for game in played])
    by_deal = list(zip(*seats, strict=True))
    wins = [mean(share for share, _ in deal) for deal in by_deal]
    points = [mean(points for _, points in deal) for deal in by_deal]
    return wins, points


def interval(values: Sequence[float]) -> tuple[float, float]:
    """The mean and half of its 95 % interval."""
    return mean(values), 1.96 * stdev(values) / len(values) ** 0.5


def cell(rules: Ruleset, row: str, column: str, players: int, deals: int, seed: int) -> str:
    """A cell of the matrix: wins in percent, points."""
    wins, points = one_among(rules, row, column, players, deals, seed)
    share, wide = interval(wins)
    gained, spread = interval(points)
    return f"{100 * share:.0f}±{100 * wide:.0f}/{gained:+.0f}±{spread:.0f}"


def main() -> None:
    """Print the matrix."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--edition", choices=EDITIONS, default="broadway")
    parser.add_argument("--players", type=int, default=2)
    parser.add_argument("--deals", type=int, default=100)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--rows", nargs="+", default=POLICIES)
    parser.add_argument("--columns", nargs="+", default=POLICIES)
    parser.add_argument("--workers", type=int, default=1)
    asked = parser.parse_args()
    rules = EDITIONS[asked.edition]
    print(f"{asked.edition}, {asked.players} players, {asked.deals} deals in every seat\n")
    print(f"| | {' | '.join(asked.columns)} |\n|---{'|---' * len(asked.columns)}|")
    with ThreadPoolExecutor(asked.workers) as pool:
        for row in asked.rows:
            cells = pool.map(
                lambda column, row=row: (
                    "–"
                    if row == column
                    else cell(rules, row, column, asked.players, asked.deals, asked.seed)
                ),
                asked.columns,
            )
            print(f"| {row} | {' | '.join(cells)} |", flush=True)


if __name__ == "__main__":
    main()
