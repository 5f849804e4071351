"""How fast the solver is, side by side with the nearest peer, in one run.

    python -m bench.solver [--passes 3] [--games 6] [--no-peer]

Every solver answers every position in turn, pass after pass; of each position the median over
the passes counts. Prints tables; `docs/figures.md` holds the latest ones.
"""

import argparse
import os
import platform
import statistics
import time
from collections.abc import Callable, Sequence

from bench.peers import peer
from bench.positions import Case, collection, game_positions
from remeld.rules import EDITIONS, Ruleset
from remeld.solver import COMPILED, best_play, can_go_out, can_play

Solver = Callable[[Case], int]
FREE = EDITIONS["goliath"]


def laid(ruleset: Ruleset, *, melded: bool = True, least: bool = False) -> Solver:
    """Our public function as a benchmark wants it: how many tiles are laid."""

    def solve(case: Case) -> int:
        play = best_play(ruleset, case.table, case.rack, melded=melded, least=least)
        return play.tiles_played

    return solve


def measure(
    solvers: dict[str, Solver], cases: Sequence[Case], passes: int
) -> tuple[dict[str, list[float]], dict[str, int]]:
    """Milliseconds by solver and case, and how many answers are not the proven optimum."""
    times: dict[str, list[list[float]]] = {name: [[] for _ in cases] for name in solvers}
    wrong = dict.fromkeys(solvers, 0)
    for turn in range(passes):
        for number, case in enumerate(cases):
            for name, solve in solvers.items():
                start = time.perf_counter()
                tiles = solve(case)
                times[name][number].append((time.perf_counter() - start) * 1000)
                if turn == 0 and case.tiles is not None and tiles != case.tiles:
                    wrong[name] += 1
    return {n: [statistics.median(each) for each in all_] for n, all_ in times.items()}, wrong


def summary(times: list[float]) -> tuple[float, float, float]:
    """Median, 95th percentile and worst."""
    ordered = sorted(times)
    return statistics.median(ordered), ordered[int(len(ordered) * 0.95)], ordered[-1]


def report(title: str, times: dict[str, list[float]], wrong: dict[str, int], cases: int) -> None:
    """One table: each solver's times, and how much faster than the peers we are."""
    print(f"\n## {title} ({cases} positions)\n")
    print("| solver | median ms | p95 ms | worst ms | wrong |\n|---|---|---|---|---|")
    for name, each in times.items():
        middle, high, worst = summary(each)
        print(f"| {name} | {middle:.3f} | {high:.3f} | {worst:.3f} | {wrong[name]} |")
    for other in [name for name in times if name.startswith("rummikub-solver")]:
        theirs = summary(times[other])
        for name in [name for name in times if not name.startswith("rummikub-solver")]:
            factors = [a / b for a, b in zip(theirs, summary(times[name]), strict=True)]
            shown = " / ".join(f"{factor:.1f}" for factor in factors)
            print(f"\n{name}: {shown} times faster than {other} (median / p95 / worst)")


def plays_first(cases: Sequence[Case], ask: Solver, answer: bool) -> list[Case]:
    """The cases in which a yes-or-no question has that answer."""
    return [case for case in cases if bool(ask(case)) == answer]


def main() -> None:
    """Measure and print."""
    options = argparse.ArgumentParser(description=__doc__)
    options.add_argument("--passes", type=int, default=3)
    options.add_argument("--games", type=int, default=6)
    options.add_argument("--no-peer", action="store_true", help="measure our own functions only")
    given = options.parse_args()
    kernel = "compiled" if COMPILED else "plain Python"
    load = os.getloadavg()[0]
    print(f"Python {platform.python_version()}, {os.cpu_count()} cores, load {load:.1f}, {kernel}")
    peers: dict[str, Solver] = {}
    if not given.no_peer:
        peers = {
            "rummikub-solver GLPK_MI": peer("GLPK_MI"),
            "rummikub-solver HiGHS": peer("HIGHS"),
        }
    collected = collection()
    games = game_positions(FREE, given.games, seed=1)
    for title, cases in (("The collection", collected), ("Whole games", games)):
        ours = {
            "best_play": laid(FREE),
            "best_play, least disturbing, steps": laid(FREE, least=True),
        }
        report(title, *measure(ours | peers, cases, given.passes), len(cases))
    editions: dict[str, Solver] = {key: laid(rules) for key, rules in EDITIONS.items()}
    report(
        "Editions",
        measure(editions, collected, given.passes)[0],
        dict.fromkeys(editions, 0),
        len(collected),
    )
    melds: dict[str, Solver] = {
        f"{key}, initial meld": laid(rules, melded=False) for key, rules in EDITIONS.items()
    }
    report(
        "Initial melds",
        measure(melds, collected, given.passes)[0],
        dict.fromkeys(melds, 0),
        len(collected),
    )
    questions: dict[str, Solver] = {
        "best_play": laid(FREE),
        "can_play": lambda case: can_play(FREE, case.table, case.rack),
        "can_go_out": lambda case: can_go_out(FREE, case.table, case.rack),
    }
    everything = [*collected, *games]
    for name in ("can_play", "can_go_out"):
        pair = {"best_play": questions["best_play"], name: questions[name]}
        for answer in (True, False):
            cases = plays_first(everything, questions[name], answer)
            if cases:
                times, _ = measure(pair, cases, given.passes)
                report(
                    f"{name}: {'yes' if answer else 'no'}",
                    times,
                    dict.fromkeys(pair, 0),
                    len(cases),
                )


if __name__ == "__main__":
    main()
