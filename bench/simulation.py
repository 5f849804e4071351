"""How fast games are simulated, and how like real ones they are.

`python -m bench.simulation` measures games and rollouts a second of processor time, and real games
by the referee beside them. `--agreement` plays the same deals by the referee and by the simulation
and tells by how much they differ, with 95 % intervals.
"""

import argparse
import time
from collections.abc import Callable, Sequence
from statistics import mean, stdev

from remeld.rules import EDITIONS, View, view
from remeld.simulation import COMPILED, Candidate, games, play_out, roll_out
from tests.simulation.real_games import new_game, play_greedily


def rate(done: Callable[[int], object], seconds: float) -> float:
    """How often a second of processor time something can be done; it is told how often to."""
    done(1)
    count, spent = 0, 0.0
    while spent < seconds:
        started = time.process_time()
        done(max(1, count // 2))
        spent += time.process_time() - started
        count += max(1, count // 2)
    return count / spent


def whole_games(seconds: float) -> None:
    """Whole games by edition, players and policy."""
    rows: list[tuple[str, Sequence[str]]] = [
        ("goliath", ["greedy"] * 2),
        ("goliath", ["greedy"] * 4),
        ("broadway", ["greedy"] * 4),
        ("lanmi", ["greedy"] * 4),
        ("broadway", ["hoardmin", "trimm"]),
        ("broadway", ["trimm-safe", "trimm"]),
        ("john-adams", ["hoardmin", "hoardmin"]),
        ("john-adams", ["hsafe"] * 2),
    ]
    print("| edition | policies | games a second |\n|---|---|---|")
    for edition, policies in rows:

        def play(count: int, edition: str = edition, policies: Sequence[str] = policies) -> object:
            return games(EDITIONS[edition], policies, count=count, seed=count)

        print(f"| {edition} | {', '.join(policies)} | {rate(play, seconds):,.0f} |", flush=True)


def in_the_middle(edition: str) -> View:
    """What the seat on turn sees after 40 turns of the first game that lasts so long."""
    for seed in range(1, 100):
        game = new_game(edition, 2, seed)
        for turn in range(40):
            if not game.state.ended:
                game, _ = play_greedily(game, lay=turn % 3 == 0)
        if not game.state.ended:
            return view(game.position, game.state.turn)
    raise ValueError("no game of a hundred lasts so long")


def rollouts(seconds: float) -> None:
    """Rollouts from the middle of a game."""
    print("\n| edition | policies | rollouts a second from the 40th turn |\n|---|---|---|")
    for edition, policy in (
        ("goliath", "greedy"),
        ("broadway", "hoardmin"),
        ("broadway", "trimm"),
        ("john-adams", "hoardmin"),
    ):
        seen = in_the_middle(edition)

        def roll(count: int, seen: View = seen, policy: str = policy) -> object:
            return roll_out(seen, [Candidate((), policy)], [policy] * 2, worlds=count)

        print(f"| {edition} | {policy} | {rate(roll, seconds):,.0f} |", flush=True)


def real_games(count: int) -> None:
    """The same by the referee."""
    print("\n| edition | seats | real games a second, greedy |\n|---|---|---|")
    for edition, seats in (("goliath", 2), ("broadway", 4), ("lanmi", 4)):
        started = time.process_time()
        for seed in range(count):
            game = new_game(edition, seats, seed)
            while not game.state.ended:
                game, _ = play_greedily(game)
        spent = time.process_time() - started
        print(f"| {edition} | {seats} | {count / spent:,.1f} |", flush=True)


def agreement(count: int, rules: Sequence[str]) -> None:
    """Real less simulated games of the same deals: turns, plays, wins and points of seat 0."""
    print("| edition | seats | deals | the same | turns | plays | wins | points |")
    print("|---|---|---|---|---|---|---|---|")
    for edition in rules:
        for seats in (2, 4):
            apart = []
            for seed in range(count):
                game = new_game(edition, seats, seed)
                (told,) = play_out(
                    game.position, ["greedy"] * seats, starter=game.state.starter or 0
                )
                turns = plays = 0
                while not game.state.ended:
                    game, laid = play_greedily(game)
                    turns, plays = turns + 1, plays + laid
                real = game.state.ended
                won = 1 / len(real.winners) if 0 in real.winners else 0.0
                apart.append(
                    (
                        turns - told.turns,
                        plays - sum(told.plays),
                        won - told.share(0),
                        real.points[0] - told.points[0],
                    )
                )
            same = sum(row == (0, 0, 0, 0) for row in apart)
            cells = [
                f"{mean(column):+.2f} ± {1.96 * stdev(column) / count**0.5:.2f}"
                for column in zip(*apart, strict=True)
            ]
            print(f"| {edition} | {seats} | {count} | {same} | {' | '.join(cells)} |", flush=True)


def main() -> None:
    """Measure."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--agreement", type=int, nargs="?", const=200, metavar="DEALS")
    parser.add_argument(
        "--rules", nargs="+", default=[*EDITIONS], help='for it: editions, or "lanmi(jokers=0)"'
    )
    parser.add_argument("--seconds", type=float, default=2.0, help="for each row")
    parser.add_argument("--real", type=int, default=40, metavar="GAMES")
    asked = parser.parse_args()
    if asked.agreement:
        agreement(asked.agreement, asked.rules)
        return
    print("compiled" if COMPILED else "plain Python", end="\n\n")
    whole_games(asked.seconds)
    rollouts(asked.seconds)
    real_games(asked.real)


if __name__ == "__main__":
    main()
