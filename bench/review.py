"""The review beside the solver and the referee, and what it costs: `python -m bench.review`.

Turns of games between people-like players, editions and numbers of players in turn. What a review
calls possible must be a legal turn that lays so many tiles, the least disturbing best play must lay
as many, going out must be possible exactly where it says so, and no play of those that are listed
may lay more tiles or more value. Some turns are estimated, too, for the processor time.
"""

import argparse
import time
from collections.abc import Iterator
from random import Random
from statistics import fmean, quantiles

from remeld.bots import NO_LIMIT, player
from remeld.match import Game, Record, Setup, secret_from_seed
from remeld.rules import EDITIONS, judge, rack_value
from remeld.solver import all_plays, best_play, can_go_out, could_play
from remeld.study import ReviewedTurn, estimated, looked_at

STYLES = ("bounded-3", "bounded-6", "greedy", "trimm")
LISTED = 60
"""Plays that are listed of each turn."""


def reviewed(seed: int) -> list[ReviewedTurn]:
    """The turns of a game, with the exact part of their review."""
    rng = Random(f"review {seed}")
    rules = EDITIONS[list(EDITIONS)[seed % len(EDITIONS)]]
    keys = [rng.choice(STYLES) for _ in range(2 + seed % 3)]
    setup = Setup(ruleset=rules, players=tuple(keys), time_limit_sec=None)
    game = Game.start(setup, secret_from_seed(seed), 0, could_play)
    while not game.state.ended:
        seat = game.state.turn
        move = player(keys[seat]).decide(game.view(seat), NO_LIMIT, rng).move
        game = game.move(seat, move, 0)
    return looked_at(Record(game.state.setup, game.log))


def faults(each: ReviewedTurn) -> Iterator[str]:
    """What a review says otherwise than the solver and the referee."""
    turn, exact = each.turn, each.exact
    rules, table, rack, melded = turn.view.ruleset, turn.view.table, turn.rack, turn.melded
    possible = exact.possible
    if possible.tiles:
        verdict = judge(rules, table, possible.table, rack, melded=melded)
        if not verdict.legal or verdict.tiles_played != possible.tiles:
            yield "the referee refuses it"
    if best_play(rules, table, rack, melded=melded).tiles_played != possible.tiles:
        yield "the best play lays another number of tiles"
    if can_go_out(rules, table, rack, melded=melded) != exact.could_go_out:
        yield "going out"
    plays = all_plays(rules, table, rack, melded=melded, most=LISTED)
    tiles = max(map(len, plays.plays), default=0)
    value = max((rack_value(rules, play) for play in plays.plays), default=0)
    if tiles > possible.tiles or value > possible.value:
        yield "a play that is listed lays more"
    if not plays.cut_off and (tiles, value) != (possible.tiles, possible.value):
        yield "no play that is listed lays as much"


def main() -> int:
    """Compare so many turns; 1 if any differs."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--positions", type=int, default=10_000)
    parser.add_argument("--estimates", type=int, default=100)
    asked = parser.parse_args()
    turns: list[ReviewedTurn] = []
    seed = 0
    wrong = 0
    while len(turns) < asked.positions:
        seed += 1
        found = reviewed(seed)[: asked.positions - len(turns)]
        turns += found
        for each in found:
            for fault in faults(each):
                wrong += 1
                print(f"game {seed}, turn {each.turn.number}: {fault}")
    print(f"{len(turns)} turns of {seed} games, {wrong} faults")
    times = []
    for each in Random(1).sample(turns, min(asked.estimates, len(turns))):
        begun = time.process_time()
        estimated(each)
        times.append(1000 * (time.process_time() - begun))
    if len(times) > 1:
        tenths = quantiles(times, n=20)
        print(
            f"an estimate: {fmean(times):.0f} ms of processor, 95 % below {tenths[-1]:.0f}, "
            f"at most {max(times):.0f}; {len(times)} turns"
        )
    return min(wrong, 1)


if __name__ == "__main__":
    raise SystemExit(main())
