"""How long the referee takes at worst: turns made to be hard, by house rules of every mixture.

    python -m bench.referee_worst [--seconds 60] [--seed 1] [--worst 10] [--rules goliath ...]

A turn is hard where much has to be tried: many jokers and equal tiles on a full table that is laid
anew, in a first turn for which the table opens. Half of the time such turns are made at random
(full tables, long runs with all jokers, the whole box), half of the time one of the hardest so far
is changed a little, and kept if it is harder. All sets are legal before and after; the turns need
not be. Times are milliseconds of the processor, of the quickest of three tries, so that other work
on the machine hardly changes them.
"""

import argparse
import heapq
import time
from collections import Counter
from collections.abc import Callable, Iterator
from itertools import count as numbers_from
from random import Random
from typing import NamedTuple

from remeld.notation import format_rack, format_ruleset, format_table, parse_ruleset
from remeld.rules import COLOURS, EDITIONS, JOKER, Rack, Ruleset, Table, Tile, TileSet, judge
from remeld.rules.errors import RemeldError
from remeld.rules.sets import readings
from remeld.server.tables.agreed_rules import check_jokers

LIMIT_MS = 50
KEPT = 40
"""So many of the hardest turns are changed further."""
PRESCRIBED: list[Ruleset] = []
"""The rules that were asked for, if any were."""


class Turn(NamedTuple):
    """One question to the referee."""

    rules: Ruleset
    before: Table
    after: Table
    melded: bool

    @property
    def rack(self) -> Rack:
        """The tiles that are laid; others do not matter."""
        old = Counter(_plain(tile) for tiles in self.before for tile in tiles)
        new = Counter(_plain(tile) for tiles in self.after for tile in tiles)
        return tuple((new - old).elements())

    def __str__(self) -> str:
        return (
            f"{format_ruleset(self.rules)} {'melded' if self.melded else 'not melded'}\n"
            f"  before: {format_table(self.before)}\n"
            f"  after:  {format_table(self.after)}\n"
            f"  rack:   {format_rack(self.rack)}"
        )


def _plain(tile: Tile) -> Tile:
    return tile.plain


def milliseconds(turn: Turn) -> float:
    """What judging takes: the quickest of three tries if one is long."""
    best = float("inf")
    for _ in range(3):
        start = time.process_time()
        judge(turn.rules, turn.before, turn.after, turn.rack, melded=turn.melded)
        best = min(best, (time.process_time() - start) * 1000)
        if best < LIMIT_MS / 10:
            break
    return best


def any_rules(rng: Random) -> Ruleset:
    """House rules that a new table may have, of any mixture, or those that were asked for."""
    if PRESCRIBED:
        return rng.choice(PRESCRIBED)
    while True:
        rules = EDITIONS["broadway"].replace(
            hand=1,
            numbers=rng.choice((5, 6, 9, 13, 13, 13)),
            colours=rng.choice((2, 3, 4, 4, 5, 6, 6)),
            copies=rng.choice((1, 2, 2, 3, 4, 4)),
            jokers=rng.choice((1, 2, 2, 2, 3, 4, 4)),
            group_max=rng.choice((3, 4, 6)),
            run_max=rng.choice((5, 8, 13, 13)),
            meld_min=rng.choice((0, 1, 15, 30, 30, 50, 80, 100)),
            table_in_meld_turn=rng.choice(("closed", "openAfterMeld", "openAfterMeld")),
            joker_freeing=rng.choice(("exactSwap", "anyLegal")),
            joker_swap_from=rng.choice(("rackOrTable", "rackOnly")),
            joker_set_frozen=rng.random() < 0.4,
            joker_floats=rng.random() < 0.5,
            freed_joker_target=rng.choice(("newSet", "anySet", "newSetWithRackTiles")),
        )
        if allowed(rules):
            return rules


def allowed(rules: Ruleset) -> bool:
    """Whether a new table may have these rules."""
    try:
        check_jokers(rules)
    except RemeldError:
        return False
    return True


def a_set(rng: Random, rules: Ruleset, left: Counter[Tile], seed: Tile, eager: float) -> TileSet:
    """A set with this tile of what is left, jokers as `eager` says; empty if none came about."""
    colours = COLOURS[: rules.colours]
    most = min(rules.group_max, rules.colours)
    if most >= rules.min_set and rng.random() < 0.5:
        others = [colour for colour in colours if colour != seed.colour]
        rng.shuffle(others)
        means = [seed, *(Tile(colour, seed.number) for colour in others)]
        size = rng.choice((3, 3, most))
    else:
        size = min(rng.choice((3, 3, 4, 5, 6, 8, 13)), rules.numbers, rules.run_max)
        start = max(1, min(seed.number - rng.randrange(size), rules.numbers - size + 1))
        means = [Tile(seed.colour, start + step) for step in range(size)]
    free, laid = Counter(left), list[Tile]()
    for tile in means:
        use = JOKER if free[JOKER] and (not free[tile] or rng.random() < eager) else tile
        if free[use] and len(laid) < size:
            free[use] -= 1
            laid.append(use)
        elif means[0].number != means[-1].number:
            break
    tiles = tuple(laid)
    return tiles if readings_of(tiles, rules) else ()


def readings_of(tiles: TileSet, rules: Ruleset) -> bool:
    """Whether these are a set."""
    return len(tiles) >= rules.min_set and bool(readings(tiles, rules.shape))


def pack(rng: Random, rules: Ruleset, left: Counter[Tile], tries: int, eager: float) -> Table:
    """Sets of what is left, as many as come about in so many tries."""
    table: list[TileSet] = []
    left = Counter(left)
    for _ in range(tries):
        kinds = [tile for tile in left if left[tile] and not tile.joker]
        if not kinds:
            break
        if table and rng.random() < 0.25:
            # Once more what lies there: equal sets are what makes copies hard to tell apart.
            tiles = rng.choice(table)
            tiles = tiles if Counter(tiles) <= left else ()
        else:
            tiles = a_set(rng, rules, left, rng.choice(kinds), eager)
        if tiles:
            left -= Counter(tiles)
            table.append(tiles)
    return tuple(table)


def long_runs(rng: Random, rules: Ruleset) -> Table:
    """Long runs with all the jokers, which can be cut in many ways, and short ones beside them."""
    left = Counter(rules.box.tiles())
    table: list[TileSet] = []
    for _ in range(rng.choice((4, 8, 12))):
        colour = rng.choice(COLOURS[: rules.colours])
        size = min(rules.run_max, rules.numbers, rng.choice((5, 10, 13) if left[JOKER] else (3, 5)))
        start = rng.randint(1, rules.numbers - size + 1)
        jokers = rng.sample(range(size), min(size - 1, rng.randint(0, left[JOKER])))
        tiles = tuple(JOKER if at in jokers else Tile(colour, start + at) for at in range(size))
        if Counter(tiles) <= left and readings_of(tiles, rules):
            left -= Counter(tiles)
            table.append(tiles)
    return tuple(table)


def whole_box(rng: Random, rules: Ruleset) -> Table:
    """As much of the box as comes about, jokers first."""
    left = Counter(rules.box.tiles())
    table: list[TileSet] = []
    while left[JOKER]:
        kinds = [tile for tile in left if left[tile] and not tile.joker]
        if tiles := a_set(rng, rules, left, rng.choice(kinds), rng.choice((0.2, 0.9))):
            left -= Counter(tiles)
            table.append(tiles)
    return (*table, *pack(rng, rules, left, 400, 0.0))


def relaid(rng: Random, rules: Ruleset, after: Table, *, melded: bool) -> Turn:
    """A turn with few tiles of the rack that lays some sets anew, those with jokers among them."""
    old = [tiles for tiles in after if JOKER in tiles or rng.random() < 0.2]
    left = Counter(tile for tiles in old for tile in tiles)
    before = [*pack(rng, rules, left, 60, rng.choice((0.2, 0.6)))]
    before += [tiles for tiles in after if tiles not in old]
    rng.shuffle(before)
    return Turn(rules, tuple(before), after, melded)


def random_turn(rng: Random) -> Turn:
    """A full table after the turn, and a table of some of its tiles before it."""
    rules = any_rules(rng)
    if rules.jokers and rng.random() < 0.2:
        return relaid(rng, rules, whole_box(rng, rules), melded=rng.random() < 0.6)
    if rng.random() < 0.3:
        return laid_from(rng, rules, long_runs(rng, rules), melded=rng.random() < 0.7)
    box = Counter(rules.box.tiles())
    if rng.random() < 0.5:
        # Few kinds, so that sets share many of them.
        near = rng.randint(1, rules.numbers)
        box = Counter({t: n for t, n in box.items() if t.joker or abs(t.number - near) < 4})
    after = pack(rng, rules, box, rng.choice((4, 10, 20, 60)), rng.choice((0.1, 0.3, 0.6)))
    return laid_from(rng, rules, after, melded=rng.random() < 0.4)


def laid_from(rng: Random, rules: Ruleset, after: Table, *, melded: bool) -> Turn:
    """A turn that ends with this table."""
    tiles = Counter(tile.plain for each in after for tile in each)
    kept = [each for each in after if rng.random() < 0.3]
    tiles -= Counter(tile.plain for each in kept for tile in each)
    before = pack(rng, rules, tiles, rng.choice((1, 4, 12, 40)), rng.choice((0.1, 0.4)))
    table = [*before, *kept]
    rng.shuffle(table)
    return Turn(rules, tuple(table), after, melded)


def changed(rng: Random, turn: Turn) -> Turn:
    """The turn with a small change: other rules, other sets, less or more of them."""
    rules, before, after, melded = turn
    kind = rng.randrange(6)
    if kind == 0 and PRESCRIBED:
        alike = [r for r in PRESCRIBED if (r.box, r.shape) == (rules.box, rules.shape)]
        return turn._replace(rules=rng.choice(alike))
    if kind == 0:
        name = rng.choice(
            (
                "meld_min",
                "table_in_meld_turn",
                "joker_freeing",
                "joker_swap_from",
                "joker_set_frozen",
                "joker_floats",
                "freed_joker_target",
            )
        )
        return Turn(rules.replace(**{name: getattr(any_rules(rng), name)}), before, after, melded)
    if kind == 1:
        gone = rng.randrange(len(before) or 1)
        return Turn(rules, before[:gone] + before[gone + 1 :], after, melded)
    if kind == 2:
        return laid_from(rng, rules, after, melded=melded)
    if kind == 3:
        some = set(rng.sample(range(len(before)), len(before) // 2))
        kept = tuple(tiles for at, tiles in enumerate(before) if at in some)
        left = Counter(t.plain for each in after for t in each)
        left -= Counter(t.plain for each in kept for t in each)
        return Turn(rules, kept + pack(rng, rules, left, 20, 0.3), after, melded)
    if kind == 4:
        left = Counter(rules.box.tiles()) - Counter(t.plain for each in after for t in each)
        return Turn(rules, before, after + pack(rng, rules, left, 2, 0.3), melded)
    some = set(rng.sample(range(len(after)), len(after) // 2))
    keep = tuple(tiles for at, tiles in enumerate(after) if at in some)
    old = Counter(t.plain for each in before for t in each)
    left = Counter(t.plain for each in after for t in each)
    left -= Counter(t.plain for each in keep for t in each)
    new = keep + pack(rng, rules, left, 30, 0.3)
    rest = old - Counter(t.plain for each in new for t in each)
    return Turn(rules, before, after if rest else new, melded)


def turns(rng: Random, hardest: list[tuple[float, int, Turn]], only: str) -> Iterator[Turn]:
    """Ever more turns, half of them near one of the hardest so far."""
    while True:
        if hardest and rng.random() < 0.5:
            turn = rng.choice(hardest)[2]
            for _ in range(rng.choice((1, 1, 2))):
                turn = changed(rng, turn)
        else:
            turn = random_turn(rng)
        if only != "all":
            turn = turn._replace(melded=only == "later")
        if turn.before != turn.after and turn.rack and allowed(turn.rules):
            yield turn


def search(
    rng: Random, seconds: float, only: str = "all", measure: Callable[[Turn], float] = milliseconds
) -> tuple[list[float], list[tuple[float, int, Turn]]]:
    """All times, and the hardest turns that were found in so many seconds of the processor."""
    hardest: list[tuple[float, int, Turn]] = []
    times: list[float] = []
    start, ids = time.process_time(), numbers_from()
    for turn in turns(rng, hardest, only):
        if time.process_time() - start > seconds:
            break
        spent = measure(turn)
        times.append(spent)
        entry = (spent, next(ids), turn)
        if len(hardest) < KEPT:
            heapq.heappush(hardest, entry)
        elif spent > hardest[0][0]:
            heapq.heapreplace(hardest, entry)
    return times, sorted(hardest, reverse=True)


def main() -> None:
    """Search and print."""
    options = argparse.ArgumentParser(description=__doc__)
    options.add_argument("--seconds", type=float, default=60.0)
    options.add_argument("--seed", default="1")
    options.add_argument("--worst", type=int, default=10, help="how many to show")
    options.add_argument("--only", choices=("all", "first", "later"), default="all")
    options.add_argument("--rules", action="append", default=[], help="these, not any mixture")
    given = options.parse_args()
    PRESCRIBED.extend(map(parse_ruleset, given.rules))
    times, hardest = search(Random(given.seed), given.seconds, given.only)
    for spent, _, turn in hardest[: given.worst]:
        print(f"{spent:.1f} ms: {turn}")
    times.sort()
    over = sum(spent > LIMIT_MS for spent in times)
    print(f"\n{len(times):,} turns: median {times[len(times) // 2]:.2f} ms, ", end="")
    print(f"p99.9 {times[len(times) * 999 // 1000]:.1f} ms, worst {times[-1]:.1f} ms, ", end="")
    print(f"{over:,} over {LIMIT_MS} ms")


if __name__ == "__main__":
    main()
