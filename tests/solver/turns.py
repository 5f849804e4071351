"""Small random turns for the brute-force oracle, and the comparison with it.

    python -m tests.solver.turns 1000000 [SEED] [EDITION] [--house] [--workers 2] [--first BLOCK]

compares so many turns of all editions (or of one) and prints every disagreement; `--house` changes
their tiles, sets and melds as a house may. Turns come in blocks of a thousand, each with dice of
its own: `1000 SEED --first 17` looks at block 17 again, and a run that was broken off after it goes
on with `--first 18`.
"""

import argparse
import random
import sys
import time
from collections import Counter
from collections.abc import Iterator, Sequence
from functools import cache, partial
from itertools import chain
from multiprocessing import Pool
from typing import NamedTuple

from remeld.notation import format_rack, format_ruleset, format_table
from remeld.rules import (
    EDITIONS,
    JOKER,
    Box,
    Rack,
    Ruleset,
    Table,
    Tile,
    TileSet,
    judge,
    plain,
    readings,
)
from remeld.solver import (
    Objective,
    Solution,
    best_play,
    can_go_out,
    can_play,
    replay_steps,
)
from tests.solver.brute import Best, Turns, jokers_in
from tests.solver.heaps import count

BLOCK = 1000


class Turn(NamedTuple):
    """A question for the solver and the oracle."""

    rules: Ruleset
    table: Table
    rack: Rack
    melded: bool
    objective: Objective
    least: bool = True
    """Whether the play is to be the least disturbing; if not, only speed counts."""

    def __str__(self) -> str:
        told = "melded" if self.melded else "not melded"
        least = "least" if self.least else "quick"
        table, rack = format_table(self.table), format_rack(self.rack)
        return f"{format_ruleset(self.rules)}, {told}, {self.objective}, {least}: {table} | {rack}"


@cache
def _full(box: Box) -> Counter[Tile]:
    return count(box.tiles())


@cache
def _with_meld(rules: Ruleset, meld_min: int) -> Ruleset:
    return rules.replace(meld_min=meld_min)


HOUSE: dict[str, list[object]] = {
    "jokers": [1, 2, 3, 4],
    "copies": [1, 2, 3],
    "numbers": [7, 13],
    "group_max": [3, 4, 5],
    "run_max": [5, 6, 7, 13],
    "rack_joker_value": [0, 1, 30],
    "table_in_meld_turn": ["closed", "openAfterMeld"],
}


def in_a_house(dice: random.Random, rules: Ruleset) -> Ruleset:
    """The rules with some changed that every house may change; the joker rules stay."""
    changes = {name: dice.choice(values) for name, values in HOUSE.items() if dice.random() < 0.4}
    return rules.replace(**changes, hand=1)


def random_turn(dice: random.Random, rules: Ruleset, melds: Sequence[int] = (12, 20, 30)) -> Turn:
    """A table of up to three sets close together, with jokers, and a rack of tiles near them.

    Some sets lie there twice, some runs in any order. Most positions are tight: few tiles of few
    colours and numbers. Before the meld most racks hold a set, or most of one, and one of `melds`
    must be reached. One position in eight is from the large box, where the edition has one.
    """
    tight = dice.random() < 0.7
    if dice.random() < 0.125:
        rules = rules.sized_for(rules.players_max)
    melded = dice.random() < 0.7
    if not melded:
        rules = _with_meld(rules, dice.choice(melds))
    low = dice.randint(1, rules.numbers - 3)
    high = min(rules.numbers, low + (2 if tight else 3))
    colours = dice.sample("krbo", 3) if tight else list("krbo")
    left = _full(rules.box).copy()
    table: list[TileSet] = []
    for _ in range(dice.choice([0, 1, 1, 2, 2, 3, 3] if melded else [0, 1, 1, 2])):
        for _ in range(30):
            again = bool(table) and dice.random() < 0.15
            tiles = dice.choice(table) if again else _random_set(dice, colours, low, high)
            small = sum(map(len, table)) + len(tiles) <= (7 if tight else 11)
            if small and count(tiles) <= left and readings(tiles, rules.shape):
                left.subtract(tiles)
                table.append(tiles)
                break
    rack: list[Tile] = []
    if dice.random() < (0.15 if melded else 0.8):
        rack = [tile for tile in set(_random_set(dice, colours, low, high)) if left[tile]]
        rack.sort()
        left.subtract(rack)
    numbers = range(max(1, low - 1), min(rules.numbers, high + 1) + 1)
    near = [JOKER, *(Tile(colour, number) for colour in colours for number in numbers)]
    near = [tile for tile in near for _ in range(left[tile])]
    rack += dice.sample(near, dice.randint(0 if rack else 1, 3 if rack or tight else 4))
    if dice.random() < 0.2 and rack.count(JOKER) < left[JOKER]:
        rack.append(JOKER)
    dice.shuffle(rack)
    objectives: list[Objective] = ["tiles", "tiles", "value", "out"]
    least = dice.random() < 0.8
    table = [_disordered(dice, tiles, rules) if dice.random() < 0.1 else tiles for tiles in table]
    return Turn(rules, tuple(table), tuple(rack), melded, dice.choice(objectives), least)


def _disordered(dice: random.Random, tiles: TileSet, rules: Ruleset) -> TileSet:
    """A run in any order: its jokers must tell then what they stand for."""
    told = readings(tiles, rules.shape)[0]
    return tuple(dice.sample(told.tiles, len(tiles))) if told.kind == "run" else tiles


def _random_set(dice: random.Random, colours: list[str], low: int, high: int) -> TileSet:
    if dice.random() < 0.5:
        colour = dice.choice(colours)
        start, size = dice.randint(low, max(low, high - 2)), dice.choice([3, 3, 3, 4, 5])
        tiles = [Tile(colour, start + step) for step in range(size)]
    else:
        number = dice.randint(low, high)
        size = min(dice.choice([3, 3, 4]), len(colours))
        tiles = [Tile(colour, number) for colour in dice.sample(colours, size)]
    return tuple(JOKER if dice.random() < 0.18 else tile for tile in tiles)


class Compared(NamedTuple):
    """The oracle's best turn, and what is wrong with the solver's answers; empty if nothing is."""

    best: Best | None
    trouble: str
    proved: bool
    """Whether the solver says that its play is the least disturbing, where it was asked to."""


def compare(turn: Turn) -> Compared:
    """Ask the oracle and the solver."""
    turns = Turns(turn.rules, turn.table, turn.rack, melded=turn.melded)
    best = turns.best(turn.objective)
    proved = True
    try:
        play = best_play(*turn[:3], melded=turn.melded, objective=turn.objective, least=turn.least)
        proved = play.least_disturbing or not turn.least
        trouble = next(_troubles(turn, turns, best, play), "")
    except Exception as error:
        trouble = repr(error)
    return Compared(best, f"{turn}: {trouble}" if trouble else "", proved)


def _troubles(turn: Turn, turns: Turns, best: Best | None, play: Solution) -> Iterator[str]:
    rules, table, rack, melded, objective, least = turn
    if not play.optimal:
        yield "not proved"
    if count(play.played + play.rack) != count(rack):
        yield f"of the rack it makes {format_rack(play.played)} and {format_rack(play.rack)}"
    if count(chain(*play.table)) != count(chain(*table, play.played)):
        yield f"{format_rack(play.played)} does not lead to {format_table(play.table)}"
    found = Best(
        turns.worth(play.played, objective),
        jokers_in(play.played),
        # Where it does not claim to disturb the table least, it need not.
        *(turns.disturbance(play.table) if play.least_disturbing or not best else best[2:]),
    )
    if (found if play.played else None) != best:
        yield f"{best} wanted, {found} found"
    if (play.tiles_played, play.value_played) != (
        len(play.played),
        turns.worth(play.played, "value"),
    ):
        yield f"{format_rack(play.played)} counts as {play.tiles_played}, {play.value_played}"
    if play.played and not judge(rules, table, play.table, rack, melded=melded).legal:
        yield f"the referee refuses {format_table(play.table)}"
    if play.played and not turns.legal(play.played, play.table):
        yield f"the oracle refuses {format_table(play.table)}"
    if least and _sorted(replay_steps(table, play.steps)) != _sorted(play.table):
        yield f"the steps do not lead to {format_table(play.table)}"
    if not least:
        ask = can_go_out if objective == "out" else can_play
        if ask(rules, table, rack, melded=melded) != (best is not None):
            yield f"{ask.__name__} denies {best}"


def _sorted(table: Table) -> list[TileSet]:
    return sorted(plain(tiles) for tiles in table)


def house_turn(dice: random.Random, rules: Ruleset) -> Turn:
    """A random turn in a house of its own rules."""
    return random_turn(dice, in_a_house(dice, rules), (0, 12, 30))


def compare_block(
    seed: str, editions: list[str], house: bool, block: int
) -> tuple[int, Counter[str]]:
    """Compare a thousand turns; say what is wrong, and count what was looked at."""
    dice = random.Random(f"{seed} {block}")
    make = house_turn if house else random_turn
    seen: Counter[str] = Counter()
    for number in range(BLOCK):
        edition = editions[number % len(editions)]
        turn = make(dice, EDITIONS[edition])
        best, trouble, proved = compare(turn)
        if trouble or not proved:
            print(f"block {block}: {trouble or f'{turn}: not proved least'}", flush=True)
        seen += Counter(
            {
                "turns": 1,
                "wrong": bool(trouble),
                "not proved least": not proved,
                edition: 1,
                "before the meld": not turn.melded,
                f"for {turn.objective}": 1,
                "least disturbing": turn.least,
                "of the large box": turn.rules.jokers > EDITIONS[edition].jokers,
                "with jokers on the table": any(tile.joker for tile in chain(*turn.table)),
                "with a play": best is not None,
                "that touch the table": best is not None and best.touched > 0,
            }
        )
    return block, seen


def main() -> None:
    """Compare until the number given is reached."""
    parser = argparse.ArgumentParser(prog="python -m tests.solver.turns")
    parser.add_argument("number", type=int)
    parser.add_argument("seed", nargs="?", default="0")
    parser.add_argument("edition", nargs="?", choices=list(EDITIONS))
    parser.add_argument("--house", action="store_true")
    parser.add_argument("--workers", type=int, default=1)
    parser.add_argument("--first", type=int, default=0, metavar="BLOCK")
    args = parser.parse_args()
    editions = [args.edition] if args.edition else list(EDITIONS)
    blocks = range(args.first, args.first + -(-args.number // BLOCK))
    work = partial(compare_block, args.seed, editions, args.house)
    seen: Counter[str] = Counter()
    start = time.monotonic()
    with Pool(args.workers) as pool:
        for block, more in pool.imap(work, blocks):
            seen += more
            rate = seen["turns"] / (time.monotonic() - start)
            print(f"blocks {args.first} to {block}: {_told(seen)}, {rate:.0f} a second", flush=True)
    print(", ".join(f"{number} {what}" for what, number in seen.items()))
    print(_told(seen))
    sys.exit(1 if seen["wrong"] else 0)


def _told(seen: Counter[str]) -> str:
    return ", ".join(f"{seen[what]} {what}" for what in ("turns", "wrong", "not proved least"))


if __name__ == "__main__":
    main()
