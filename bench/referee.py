"""How fast the referee is: turns judged, whole games, and the cold start of `remeld judge`.

    python bench/referee.py [--seconds 2]

Times are seconds of the processor, which other work on the machine hardly changes. Prints tables;
`docs/figures.md` holds the latest ones.
"""

import argparse
import os
import platform
import random
import statistics
import subprocess
import sys
import time
from collections.abc import Callable

from remeld.bots import easy_move, must_play
from remeld.match import Game, Setup, secret_from_seed
from remeld.rules import EDITIONS, Move, Play, Rack, Ruleset, Table, Tile, View, judge, view
from remeld.solver import best_play, could_play


def table_of(size: int, seed: int) -> tuple[Table, Rack]:
    """A legal table of about `size` tiles, and a rack with a tile that fits its last set."""
    starts = (1, 4, 7)
    runs = [tuple(Tile(c, start + i) for i in range(3)) for c in "krbo" for start in starts] * 2
    random.Random(seed).shuffle(runs)
    tens = [tuple(Tile(c, 10 + i) for i in range(3)) for c in "krbo"] * 2
    group = tuple(Tile(c, 13) for c in "krbo")
    table = [group, *tens[:-1], *runs][: size // 3 - 1] + tens[-1:]
    return tuple(table), (Tile("o", 13),)


def per_second(work: Callable[[], object], seconds: float) -> float:
    """How often `work` can be done in a second."""
    done, start = 0, time.process_time()
    while (spent := time.process_time() - start) < seconds:
        work()
        done += 1
    return done / spent


def judge_rate(ruleset: Ruleset, size: int, seconds: float) -> tuple[int, float]:
    """Tiles on the table, and turns judged per second: one tile added to one set."""
    table, rack = table_of(size, seed=size)
    after = (*table[:-1], table[-1] + rack)
    assert judge(ruleset, table, after, rack, melded=True).legal
    rate = per_second(lambda: judge(ruleset, table, after, rack, melded=True), seconds)
    return sum(map(len, table)), rate


def play_game(ruleset: Ruleset, players: int, seed: int) -> int:
    """Play a game of easy players and return the number of turns."""
    names = tuple(f"Player {seat}" for seat in range(players))
    setup = Setup(ruleset=ruleset, players=names, time_limit_sec=None)
    game = Game.start(setup, secret_from_seed(seed), at=0, oracle=could_play)
    turns = 0
    while not game.state.ended:
        seat = game.state.turn
        game = game.move(seat, chosen(view(game.position, seat)), at=turns)
        turns += 1
    return turns


def chosen(seen: View) -> Move:
    """The easy player's move; where it overlooks that it can play and must, the best one."""
    move = easy_move(seen)
    if isinstance(move, Play) or seen.rack is None or not must_play(seen):
        return move
    melded = seen.melded[seen.turn]
    return Play(best_play(seen.ruleset, seen.table, seen.rack, melded=melded, least=False).table)


def cold_start(runs: int) -> tuple[float, float]:
    """Median milliseconds of an empty Python, and of `remeld judge --json`, side by side."""
    nothing = [sys.executable, "-c", "pass"]
    judging = [sys.executable, "-m", "remeld", "judge", "--json", "--edition", "goliath"]
    judging += ["--rack", "b3 b8", "--before", "b4-6, k8 r8 o8", "--after", "b3-6, k8 r8 o8 b8"]
    times: tuple[list[float], list[float]] = ([], [])
    for _ in range(runs):
        for command, spent in zip((nothing, judging), times, strict=True):
            start = os.times()
            subprocess.run(command, check=True, capture_output=True)
            end = os.times()
            used = end.children_user + end.children_system
            used -= start.children_user + start.children_system
            spent.append(used * 1000)
    return statistics.median(times[0]), statistics.median(times[1])


def main() -> None:
    """Measure and print."""
    options = argparse.ArgumentParser(description=__doc__)
    options.add_argument("--seconds", type=float, default=2.0)
    options.add_argument("--runs", type=int, default=20, help="cold starts to take the median of")
    given = options.parse_args()
    print(f"{platform.python_implementation()} {platform.python_version()}, {os.cpu_count()} cores")
    print("\n| edition | tiles on the table | turns judged per second |\n|---|---|---|")
    for key in ("goliath", "broadway", "lanmi"):
        for size in (10, 50, 100):
            tiles, rate = judge_rate(EDITIONS[key], size, given.seconds)
            print(f"| {key} | {tiles} | {rate:,.0f} |")
    print("\n| edition | players | games of easy players per second | turns per game |")
    print("|---|---|---|---|")
    for key, players in (("goliath", 2), ("broadway", 4), ("lanmi", 4), ("john-adams", 6)):
        start, turns, games = time.process_time(), 0, 0
        while time.process_time() - start < given.seconds:
            turns += play_game(EDITIONS[key], players, games)
            games += 1
        rate = games / (time.process_time() - start)
        print(f"| {key} | {players} | {rate:,.1f} | {turns / games:,.0f} |")
    empty, judged = cold_start(given.runs)
    print(f"\nCold start: `python -c pass` {empty:.0f} ms, `remeld judge --json` {judged:.0f} ms,")
    print(f"{judged - empty:.0f} ms more.")


if __name__ == "__main__":
    main()
