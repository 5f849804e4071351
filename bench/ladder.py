"""The ladder: how often each level beats those below it, in real games.

`python -m bench.ladder --edition broadway --players 2` plays every level against the next, on the
same deals in every seat, and prints shares of wins with 95 % intervals clustered by deal. With
three or four players one of the stronger sits among the weaker, and one of the weaker among the
stronger. `--apart 7` plays all of them, and then prints the whole matrix. What was played is kept
under `build/ladder`, and a run that was stopped goes on when the same command is given again.
"""

import argparse
from collections.abc import Iterator
from itertools import combinations
from pathlib import Path

from remeld.arena import Pairing, Plan, PlayerTally, Standings, make_crew, run
from remeld.bots.ladder import LADDER
from remeld.rules import EDITIONS

LEVELS = tuple(LADDER)


def pairings(seats: int, apart: int, levels: tuple[str, ...] = LEVELS) -> tuple[Pairing, ...]:
    """The stronger one first, neighbours before all others; both ways round with more than two."""
    found = []
    for weaker, stronger in sorted(
        combinations(levels, 2), key=lambda two: levels.index(two[1]) - levels.index(two[0])
    ):
        if levels.index(stronger) - levels.index(weaker) <= apart:
            found.append(Pairing((stronger, *[weaker] * (seats - 1))))
            if seats > 2:
                found.append(Pairing((weaker, *[stronger] * (seats - 1))))
    return tuple(found)


def told(player: PlayerTally) -> str:
    """A share of wins and points a game."""
    low, high = player.win_share_interval
    return (
        f"{100 * player.win_share:.0f} ({100 * low:.0f}–{100 * high:.0f}) | "
        f"{player.points.mean:+.0f}"
    )


def lines(standings: Standings) -> Iterator[str]:
    """A table of what was played."""
    yield "| one | among | games | wins in percent | points a game |"
    yield "|---|---|---|---|---|"
    for tally in standings.tallies:
        if tally.games > 1:
            one, other = tally.pairing.lineup[:2]
            yield f"| {one} | {other} | {tally.games} | {told(tally.players[0])} |"


def matrix_lines(standings: Standings) -> Iterator[str]:
    """Shares of wins in percent: one of the row among players of the column."""
    shares: dict[tuple[str, ...], float] = {}
    for tally in standings.tallies:
        one, other, *more = tally.pairing.lineup
        shares[one, other] = tally.players[0].win_share
        if not more:
            shares[other, one] = tally.players[1].win_share
    yield "| one, among | " + " | ".join(LEVELS) + " |"
    yield "|---" * (1 + len(LEVELS)) + "|"
    for one in LEVELS:
        cells = [f"{100 * shares[one, other]:.0f}" if one != other else "–" for other in LEVELS]
        yield f"| {one} | " + " | ".join(cells) + " |"


def main() -> None:
    """Play what is left, and tell."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--edition", choices=EDITIONS, default="broadway")
    parser.add_argument("--players", type=int, choices=(2, 3, 4), default=2)
    parser.add_argument("--apart", type=int, default=1, help="how many levels at most")
    parser.add_argument("--levels", nargs="+", choices=LEVELS, default=LEVELS)
    parser.add_argument("--games", type=int, default=60, help="of each two levels")
    parser.add_argument("--seed", type=int, default=9000)
    parser.add_argument("--workers", type=int, default=1)
    parser.add_argument("--results", type=Path, default=Path("build/ladder"))
    asked = parser.parse_args()
    levels = tuple(level for level in LEVELS if level in asked.levels)
    plan = Plan(
        pairings=pairings(asked.players, asked.apart, levels),
        ruleset=EDITIONS[asked.edition],
        games=asked.games,
        seed=asked.seed,
        verify=20,
    )
    asked.results.mkdir(parents=True, exist_ok=True)
    parts = (asked.edition, asked.players, asked.apart, asked.games, asked.seed, *levels)
    crew = make_crew(asked.workers)
    try:
        standings = run(plan, crew, asked.results / f"{'-'.join(map(str, parts))}.jsonl")
    finally:
        crew.close()
    print(f"{asked.edition}, {asked.players} players, seed {asked.seed}\n")
    print("\n".join(lines(standings)))
    if asked.apart >= len(LEVELS) - 1 and levels == LEVELS:
        print()
        print("\n".join(matrix_lines(standings)))


if __name__ == "__main__":
    main()
