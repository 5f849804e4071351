"""A hundred thousand real games of every edition, watched for what must always hold.

`python -m bench.invariants` lets twelve simple policies play in the arena, in every edition and
with every number of players it allows, on the same deals in every seat. In nine games of ten one of
them sits among players who lay all they can, or who lay only sets of their racks: such games are
quick. In every tenth any of them sits among copies of any other, so that many end with an empty
pool. After every turn all tiles must be there, at the end the points must add up, and the record of
every game is written, read and verified. A breach ends it and names the game.

The editions take turns, a thousand games each, so that all of them grow together. What was played
is kept under `build/invariants`, a file for each edition and number of players that
`remeld arena --results FILE` reads too; a run that was stopped goes on when the same command is
given again. `--told` prints how far it is and plays nothing; with `--editions goliath,lanmi` it
plays those alone, so that several processes can share the work.
"""

import argparse
import time
from collections import Counter
from collections.abc import Iterator
from pathlib import Path

from remeld.arena import Pairing, Plan, Standings, make_crew, matrix, read_results, run
from remeld.rules import EDITIONS

PLAYERS = (
    "rack-sets",
    "bounded-0",
    "bounded-6",
    "greedy",
    "hoard",
    "hoardmin",
    "dump4",
    "trimm",
    "hsafe",
    "hold8",
    "threat2",
    "leaky-10",
)
"""`bounded-1` and `bounded-3` are left out: one game of theirs costs as much as ten others."""
QUICK = ("greedy", "rack-sets")
"""Among these most games are played."""
AT_ONCE = 1000
"""How many games of a plan are played before the next one has its turn."""


def plans(games: int, seed: int) -> Iterator[tuple[str, Plan]]:
    """For each edition and number of players a plan with its name: so many games of an edition."""
    for key, rules in EDITIONS.items():
        sizes = range(rules.players_min, rules.players_max + 1)
        for seats in sizes:
            quick = tuple(
                Pairing((one, *[other] * (seats - 1))) for one in PLAYERS for other in QUICK
            )
            for name, pairings, tenths in (("quick", quick, 9), ("any", matrix(PLAYERS, seats), 1)):
                each = -(-games * tenths // (10 * len(sizes) * len(pairings)))
                yield (
                    f"{key}-{seats}-{name}",
                    Plan(pairings=pairings, ruleset=rules, games=each, seed=seed, verify=1),
                )


class EnoughError(Exception):
    """It is the next one's turn."""


def visit(plan: Plan, file: Path) -> bool:
    """Play some games of a plan; whether some are left."""
    before: int | None = None

    def told(standings: Standings) -> None:
        nonlocal before
        before = standings.games if before is None else before
        if standings.games - before >= AT_ONCE and not standings.done:
            raise EnoughError

    try:
        run(plan, make_crew(1), file, told)
    except EnoughError:
        return True
    return False


def report(games: int, seed: int, folder: Path) -> Iterator[str]:
    """How many games of each edition there are, by number of players."""
    yield "| edition | games | by number of players | blocked | turns of a game |"
    yield "|---|---|---|---|---|"
    for key in EDITIONS:
        found: Counter[int] = Counter()
        blocked = turns = 0
        for name, plan in plans(games, seed):
            file = folder / f"{name}.jsonl"
            if plan.ruleset is EDITIONS[key] and file.exists():
                played = [game for deal in read_results(file)[1] for game in deal.games]
                found[plan.seats] += len(played)
                blocked += sum(game.end == "blocked" for game in played)
                turns += sum(sum(game.turns) for game in played)
        if total := sum(found.values()):
            sizes = ", ".join(f"{seats}: {number:,}" for seats, number in found.items())
            yield f"| {key} | {total:,} | {sizes} | {blocked:,} | {turns / total:.1f} |"


def main() -> None:
    """Play what is left, and tell."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=100_000, help="of each edition, at least")
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--editions", default=",".join(EDITIONS), help="to play, by their keys")
    parser.add_argument("--results", type=Path, default=Path("build/invariants"))
    parser.add_argument("--told", action="store_true", help="tell what was played, play nothing")
    asked = parser.parse_args()
    asked.results.mkdir(parents=True, exist_ok=True)
    wanted = {EDITIONS[key] for key in asked.editions.split(",")}
    all_plans = plans(asked.games, asked.seed)
    left = [] if asked.told else [each for each in all_plans if each[1].ruleset in wanted]
    while left:
        left = [each for each in left if visit(each[1], asked.results / f"{each[0]}.jsonl")]
    print("\n".join(report(asked.games, asked.seed, asked.results)))
    if not asked.told:
        print(f"{time.process_time() / 3600:.2f} hours of the processor")


if __name__ == "__main__":
    main()
