"""How fast the solver is, side by side with the nearest peer, in one run.

    python -m bench.solver [--passes 5] [--games 6] [--no-peer] [--write]

In every pass each solver answers all positions, one solver after the other; of each position the
median over the passes counts. It takes a few minutes, and every table is printed as soon as it is
there. With `--write` the tables go into `docs/figures.md` and the curve into `docs/data/curve.csv`;
`python -m docs.make_figures` then draws both.
"""

import argparse
import gc
import importlib
import os
import platform
import statistics
import subprocess
import sys
import time
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import NamedTuple

from bench.curve import measure_curve
from bench.peers import peer
from bench.positions import Case, collection, game_positions
from remeld.rules import EDITIONS, Ruleset, spread
from remeld.solver import COMPILED, best_play, can_go_out, can_play, kernel
from remeld.solver.stock import STEP, Goal, Stock

Solver = Callable[[Case], int]
FREE = EDITIONS["goliath"]
DOCS = Path(__file__).parent.parent / "docs"
BEGIN, END = "<!-- bench.solver writes from here -->\n", "<!-- to here -->\n"
GLPK, HIGHS = "rummikub-solver, GLPK_MI", "rummikub-solver, HiGHS"
LEAST = "best_play, least disturbing, with steps"


class Times(NamedTuple):
    """Milliseconds of one solver by position: on the clock, and of the processor."""

    wall: list[float]
    cpu: list[float]
    wrong: int

    @property
    def summary(self) -> tuple[float, float, float]:
        """Median, 95th percentile and worst of the processor's time."""
        ordered = sorted(self.cpu)
        return statistics.median(ordered), ordered[int(len(ordered) * 0.95)], ordered[-1]


class Report:
    """Prints as it goes, and keeps what it printed."""

    def __init__(self) -> None:
        self.lines: list[str] = []
        self.bars: list[str] = []

    def say(self, *lines: str) -> None:
        """Print lines and keep them."""
        print(*lines, sep="\n", flush=True)
        self.lines += lines

    def table(self, title: str, times: dict[str, Times]) -> None:
        """One row for each solver."""
        count = len(next(iter(times.values())).cpu)
        self.say("", f"### {title} ({count} positions)", "")
        self.say("| | median ms | p95 ms | worst ms | median on the clock | wrong |")
        self.say("|---|---|---|---|---|---|")
        for name, each in times.items():
            middle, high, worst = each.summary
            clock = statistics.median(each.wall)
            row = f"| {name} | {middle:.3f} | {high:.2f} | {worst:.1f} | {clock:.3f} "
            self.say(row + f"| {each.wrong} |")

    def faster(
        self, times: dict[str, Times], ours: str, theirs: str, wanted: Sequence[float]
    ) -> None:
        """Compare two rows: median, p95 and worst."""
        if ours not in times or theirs not in times:
            return
        pairs = zip(times[theirs].summary, times[ours].summary, strict=True)
        factors = [a / b for a, b in pairs]
        shown = " / ".join(f"{factor:.1f}" for factor in factors[: len(wanted)])
        asked = " / ".join(f"{factor:g}" for factor in wanted)
        met = all(a >= b for a, b in zip(factors, wanted, strict=False))
        self.bar(f"{ours} against {theirs}: {shown} times faster, {asked} wanted", met)

    def bar(self, text: str, met: bool) -> None:
        """Note whether a mark is met."""
        line = f"- {'' if met else '**missed:** '}{text}"
        self.say("", line)
        self.bars.append(line)


def measure(solvers: dict[str, Solver], cases: Sequence[Case], passes: int) -> dict[str, Times]:
    """Let every solver answer every case, pass after pass."""
    wall: dict[str, list[list[float]]] = {name: [[] for _ in cases] for name in solvers}
    cpu: dict[str, list[list[float]]] = {name: [[] for _ in cases] for name in solvers}
    wrong = dict.fromkeys(solvers, 0)
    for turn in range(passes):
        for name, solve in solvers.items():
            gc.collect()
            gc.disable()
            for number, case in enumerate(cases):
                clock, processor = time.perf_counter(), time.process_time()
                tiles = solve(case)
                cpu[name][number].append((time.process_time() - processor) * 1000)
                wall[name][number].append((time.perf_counter() - clock) * 1000)
                wrong[name] += turn == 0 and case.tiles is not None and tiles != case.tiles
            gc.enable()
    return {
        name: Times(
            [statistics.median(each) for each in wall[name]],
            [statistics.median(each) for each in cpu[name]],
            wrong[name],
        )
        for name in solvers
    }


def laid(ruleset: Ruleset, *, melded: bool = True, least: bool = False) -> Solver:
    """Our public function: how many tiles are laid."""

    def solve(case: Case) -> int:
        play = best_play(ruleset, case.table, case.rack, melded=melded, least=least)
        return play.tiles_played

    return solve


def by_kernel(module: object, cases: Sequence[Case]) -> Solver:
    """The kernel alone, compiled or not: how many tiles are laid."""
    goal = Goal.tiles(FREE)
    stocks = {case.name: Stock.of(goal, spread(case.table), case.rack) for case in cases}
    shape = (FREE.colours, FREE.numbers, FREE.group_max, FREE.run_max)
    counts = {
        name: (bytes(stock.must), bytes(stock.may), stock.must_jokers, stock.may_jokers)
        for name, stock in stocks.items()
    }

    def solve(case: Case) -> int:
        answer = module.solve(  # type: ignore[attr-defined]
            shape, *counts[case.name], goal.weights, goal.joker, limit=10_000_000
        )
        # A tile weighs a step, and a joker a little less.
        worth: int = answer[1]
        return -(-worth // STEP)

    return solve


def plain_kernel() -> object:
    """The kernel as plain Python, whether or not it is compiled."""
    return importlib.import_module("remeld.solver.kernel.search")


def against_peers(report: Report, title: str, cases: list[Case], passes: int, peers: bool) -> None:
    """The same positions through our functions and through the peer."""
    solvers: dict[str, Solver] = {
        "the kernel": by_kernel(kernel, cases),
        "best_play": laid(FREE),
        LEAST: laid(FREE, least=True),
    }
    if peers:
        solvers |= {GLPK: peer("GLPK_MI"), HIGHS: peer("HIGHS")}
    times = measure(solvers, cases, passes)
    report.table(title, times)
    report.faster(times, "the kernel", GLPK, (60, 20, 5))
    report.faster(times, "best_play", GLPK, (30, 15, 5))
    report.faster(times, "best_play", HIGHS, (120, 100, 40))
    report.faster(times, LEAST, GLPK, (10, 1))
    slower = [a / b for a, b in zip(times[LEAST].summary, times["best_play"].summary, strict=True)]
    report.bar(
        f"{LEAST} against best_play: {slower[0]:.1f} / {slower[1]:.1f} times as long,"
        " 3 / 5 allowed",
        slower[0] <= 3 and slower[1] <= 5,
    )
    worst = times[LEAST].summary[2]
    report.bar(f"{LEAST}: {worst:.1f} ms at most, 50 allowed", worst <= 50)
    shown = [best_play(FREE, case.table, case.rack) for case in cases]
    proved = sum(play.optimal and play.least_disturbing for play in shown)
    report.bar(f"proved best and least disturbing: {proved} of {len(cases)}", proved == len(cases))


def editions(report: Report, cases: list[Case], passes: int) -> None:
    """Every edition, after and before the initial meld."""
    for melded, title in ((True, "The editions"), (False, "The editions before the initial meld")):
        solvers: dict[str, Solver] = {
            edition: laid(rules, melded=melded) for edition, rules in EDITIONS.items()
        }
        solvers["goliath, melded"] = laid(FREE)
        # The collection's optima hold for free rearrangement only.
        unknown = [case._replace(tiles=None) for case in cases]
        times = measure(solvers, unknown, passes)
        report.table(title, times)
        free = times["goliath, melded"].summary[0]
        slowest = max(times[edition].summary[0] for edition in EDITIONS) / free
        report.bar(
            f"the slowest edition takes {slowest:.1f} times as long as free rearrangement at the"
            " median, 10 allowed",
            slowest <= 10,
        )


def questions(report: Report, cases: list[Case], passes: int) -> None:
    """The yes-or-no questions against `best_play`, by answer."""
    asked: dict[str, Solver] = {
        "can_play": lambda case: can_play(FREE, case.table, case.rack),
        "can_go_out": lambda case: can_go_out(FREE, case.table, case.rack),
    }
    for name, ask in asked.items():
        for answer, wanted in ((True, 1), (False, 2)):
            some = [c._replace(tiles=None) for c in cases if bool(ask(c)) == answer]
            times = measure({name: ask, "best_play": laid(FREE)}, some, passes)
            report.table(f"{name}, the answer being {'yes' if answer else 'no'}", times)
            report.faster(times, name, "best_play", (wanted,))


def plain_python(report: Report, cases: list[Case], peers: bool) -> None:
    """The kernel without a compiler."""
    solvers: dict[str, Solver] = {"the kernel in plain Python": by_kernel(plain_kernel(), cases)}
    if peers:
        solvers[HIGHS] = peer("HIGHS")
    times = measure(solvers, cases, 1)
    report.table("Without a compiler, whole games", times)
    report.faster(times, "the kernel in plain Python", HIGHS, (1,))


def start_and_memory(report: Report) -> None:
    """Import time and memory, each in a process of its own."""
    importing = (
        "import remeld.rules, time; start = time.process_time(); import remeld.solver;"
        "print((time.process_time() - start) * 1000)"
    )
    took = statistics.median(float(_python(importing)) for _ in range(7))
    solving = """
import re
from bench.positions import collection
from remeld.rules import EDITIONS
from remeld.solver import best_play

def used(what):
    return int(re.search(what + r":\\s+(\\d+)", open("/proc/self/status").read())[1])

cases = collection()
open("/proc/self/clear_refs", "w").write("5")
before = used("VmRSS")
for case in cases:
    best_play(EDITIONS["goliath"], case.table, case.rack)
print((used("VmHWM") - before) / 1024)
"""
    memory = float(_python(solving))
    report.say("", "### Start and memory")
    report.bar(f"importing the room: {took:.0f} ms, 50 allowed", took <= 50)
    report.bar(
        f"memory that solving the whole collection adds: {memory:.1f} MB, 30 allowed", memory <= 30
    )


def _python(code: str) -> str:
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    return done.stdout


def machine() -> str:
    """What it ran on."""
    cpuinfo = Path("/proc/cpuinfo")
    names = cpuinfo.read_text().splitlines() if cpuinfo.exists() else []
    model = next((n.split(":", 1)[1].strip() for n in names if n.startswith("model name")), "")
    built = "compiled" if COMPILED else "plain Python"
    return f"{model or platform.machine()}, {os.cpu_count()} cores, CPython " + (
        f"{platform.python_version()}, kernel {built}, load {os.getloadavg()[0]:.1f} at the start"
    )


def main() -> None:
    """Measure, print, and write if asked to."""
    options = argparse.ArgumentParser(description=__doc__)
    options.add_argument("--passes", type=int, default=5)
    options.add_argument("--games", type=int, default=6)
    options.add_argument("--no-peer", action="store_true", help="measure our own functions only")
    options.add_argument("--write", action="store_true", help="put the figures into docs/")
    given = options.parse_args()
    report, peers = Report(), not given.no_peer
    begun = time.perf_counter()
    report.say(
        f"Measured on {machine()}. Milliseconds of the processor, unless the clock is named."
    )
    collected = collection()
    games = game_positions(FREE, given.games, seed=1)
    against_peers(report, "The collection", collected, given.passes, peers)
    against_peers(report, "Whole games", games, given.passes, peers)
    editions(report, collected, given.passes)
    questions(report, [*collected, *games], given.passes)
    plain_python(report, games, peers)
    start_and_memory(report)
    report.say("", "### Time against tiles", "")
    numbers, worst = measure_curve()
    for box, (allowed, took) in worst.items():
        report.bar(f"{box}: {took:.1f} ms at most, {allowed} allowed", took <= allowed)
    print(f"\nAll of it took {(time.perf_counter() - begun) / 60:.1f} minutes.")
    if given.write:
        (DOCS / "data" / "curve.csv").write_text(numbers, encoding="utf-8")
        figures = DOCS / "figures.md"
        text = figures.read_text(encoding="utf-8")
        before, rest = text.split(BEGIN)
        after = rest.split(END)[1]
        curve = "\n![Milliseconds against tiles on the table and in the rack](curve.svg)\n"
        written = "\n".join(report.lines) + "\n" + curve
        figures.write_text(before + BEGIN + written + END + after, encoding="utf-8")


if __name__ == "__main__":
    main()
