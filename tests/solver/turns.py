"""Small random turns for the brute-force oracle, and the comparison with it.

    python -m tests.solver.turns 1000000 [SEED] [EDITION]

compares so many turns of all editions (or of one) and prints every disagreement.
"""

import random
import sys
from typing import NamedTuple

from remeld.notation import format_rack, format_ruleset, format_table
from remeld.rules import (
    EDITIONS,
    JOKER,
    Rack,
    Ruleset,
    Table,
    Tile,
    TileSet,
    count,
    judge,
    plain,
    readings,
)
from remeld.solver import Objective, Solution, best_play, replay_steps
from tests.solver.brute import Best, best_turn, disturbance


class Turn(NamedTuple):
    """A question for the solver and the oracle."""

    rules: Ruleset
    table: Table
    rack: Rack
    melded: bool
    objective: Objective

    def __str__(self) -> str:
        told = "melded" if self.melded else "not melded"
        table, rack = format_table(self.table), format_rack(self.rack)
        return f"{format_ruleset(self.rules)}, {told}, {self.objective}: {table} | {rack}"


def random_turn(dice: random.Random, rules: Ruleset) -> Turn:
    """A table of up to three sets close together, with jokers, and a rack of tiles near them."""
    melded = dice.random() < 0.75
    if not melded:
        rules = rules.replace(meld_min=dice.choice([12, 20, 30]))
    low = dice.randint(1, 10)
    high = min(rules.numbers, low + 3)
    left = count(rules.box.tiles())
    table: list[TileSet] = []
    for _ in range(dice.randint(1, 3)):
        for _ in range(30):
            tiles = _random_set(dice, low, high)
            small = sum(map(len, table)) + len(tiles) <= 11
            if small and not count(tiles) - left and readings(tiles, rules.shape):
                left -= count(tiles)
                table.append(tiles)
                break
    near = [t for t in left.elements() if t.joker or low - 1 <= t.number <= high + 1]
    dice.shuffle(near)
    rack = near[: dice.randint(1, 4)]
    if dice.random() < 0.3 and left[JOKER] > rack.count(JOKER):
        rack.append(JOKER)
    objectives: list[Objective] = ["tiles", "tiles", "value", "out"]
    return Turn(rules, tuple(table), tuple(rack), melded, dice.choice(objectives))


def _random_set(dice: random.Random, low: int, high: int) -> TileSet:
    if dice.random() < 0.5:
        colour = dice.choice("krbo")
        start, size = dice.randint(low, max(low, high - 2)), dice.choice([3, 3, 3, 4, 5])
        tiles = [Tile(colour, start + step) for step in range(size)]
    else:
        number = dice.randint(low, high)
        tiles = [Tile(colour, number) for colour in dice.sample("krbo", dice.choice([3, 3, 4]))]
    return tuple(JOKER if dice.random() < 0.18 else tile for tile in tiles)


def key(turn: Turn, answer: Solution) -> Best | None:
    """The answer as the oracle would tell it."""
    if not answer.played:
        return None
    by_value = turn.objective == "value"
    worth = answer.value_played if by_value else answer.tiles_played
    jokers = sum(tile.joker for tile in answer.played)
    return Best(worth, jokers, *disturbance(turn.rules, turn.table, answer.table))


def compare(turn: Turn) -> str:
    """What is wrong with the solver's answer; empty if nothing is."""
    rules, table, rack, melded, objective = turn
    answer = best_play(rules, table, rack, melded=melded, objective=objective)
    if not (answer.optimal and answer.least_disturbing):
        return f"{turn}: not proved"
    if answer.played and not judge(rules, table, answer.table, rack, melded=melded).legal:
        return f"{turn}: the referee refuses {format_table(answer.table)}"
    if _sorted(replay_steps(table, answer.steps)) != _sorted(answer.table):
        return f"{turn}: the steps do not lead to {format_table(answer.table)}"
    wanted = best_turn(rules, table, rack, melded=melded, objective=objective)
    found = key(turn, answer)
    return "" if found == wanted else f"{turn}: {wanted} wanted, {found} found"


def _sorted(table: Table) -> list[TileSet]:
    return sorted(plain(tiles) for tiles in table)


def main() -> None:
    """Compare until the number given is reached."""
    number = int(sys.argv[1])
    dice = random.Random(sys.argv[2] if len(sys.argv) > 2 else "0")
    editions = sys.argv[3:4] or list(EDITIONS)
    wrong = 0
    for turn in range(number):
        trouble = compare(random_turn(dice, EDITIONS[editions[turn % len(editions)]]))
        if trouble:
            wrong += 1
            print(trouble, flush=True)
        if turn % 10_000 == 9_999:
            print(f"{turn + 1} turns, {wrong} wrong", flush=True)
    print(f"{number} turns, {wrong} wrong")
    sys.exit(1 if wrong else 0)


if __name__ == "__main__":
    main()
