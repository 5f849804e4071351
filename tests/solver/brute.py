"""Every turn there is, for small positions: the oracle of the solver's upper floors.

It shares nothing with the solver: all ways to cut tiles into sets are written down, every layout
of their jokers is tried, and the referee says which turns are legal.
"""

from collections import Counter
from collections.abc import Iterator
from functools import lru_cache
from itertools import combinations, product
from typing import NamedTuple

from remeld.rules import (
    JOKER,
    Rack,
    Reading,
    Ruleset,
    Table,
    Tile,
    TileSet,
    count,
    judge_checked,
    rack_value,
    readings,
    spread,
)


class Best(NamedTuple):
    """The key of the best turn: objective, jokers kept, sets standing, tiles staying."""

    objective: int
    jokers: int
    touched: int
    moved: int


def partitions(tiles: Counter[Tile], rules: Ruleset) -> Iterator[tuple[tuple[Tile, ...], ...]]:
    """All ways to cut the tiles into legal sets, each set as a sorted multiset."""
    left = sorted(tiles.elements())
    if not left:
        yield ()
        return
    first = next((tile for tile in left if not tile.joker), None)
    if first is None:
        return
    rest = list((tiles - Counter([first])).items())
    for others in _choices(rest, first, rules):
        used = tuple(sorted((first, *others)))
        if layouts(used, rules):
            for more in partitions(tiles - Counter(used), rules):
                yield (used, *more)


def _choices(
    rest: list[tuple[Tile, int]], first: Tile, rules: Ruleset
) -> Iterator[tuple[Tile, ...]]:
    """Tiles that could lie in one set with `first`: of its number, or of its colour."""
    jokers = dict(rest).get(JOKER, 0)
    numbered = [tile for tile, _ in rest if not tile.joker]
    group = [tile for tile in numbered if tile.number == first.number and tile != first]
    run = [tile for tile in numbered if tile.colour == first.colour and tile != first]
    seen = set()
    for pool in (group, run):
        for size in range(len(pool) + 1):
            for chosen in combinations(pool, size):
                for wild in range(jokers + 1):
                    found = (*chosen, *[JOKER] * wild)
                    if len(found) >= rules.min_set - 1 and found not in seen:
                        seen.add(found)
                        yield found


@lru_cache(maxsize=100_000)
def layouts(used: tuple[Tile, ...], rules: Ruleset) -> tuple[TileSet, ...]:
    """The orders in which the tiles are a set, one for each meaning of their jokers."""
    found: dict[object, TileSet] = {}
    numbered = [tile for tile in used if not tile.joker]
    if len(used) == len(numbered):
        orders: Iterator[TileSet] = iter([used])
    elif len({tile.colour for tile in numbered}) == 1 and len(used) <= rules.numbers:
        orders = _run_orders(numbered, len(used) - len(numbered), rules)
    else:
        orders = iter([used])
    for order in (*orders, tuple(sorted(used))):
        for reading in readings(order, rules.shape):
            told = (reading.kind, reading.stands_for if reading.kind == "run" else None)
            found.setdefault(told, reading.tiles if reading.kind == "run" else _declared(reading))
    return tuple(found.values())


def _declared(group: Reading) -> TileSet:
    """The group with its jokers told apart, so that nothing but a group can be read from it."""
    free = sorted(next((f for f in group.stands_for if len(f) > 1), frozenset[Tile]()))
    jokers = [tile._replace(joker=True) for tile in free]
    return tuple(jokers.pop() if tile.joker and jokers else tile for tile in group.tiles)


def _run_orders(numbered: list[Tile], jokers: int, rules: Ruleset) -> Iterator[TileSet]:
    numbers = {tile.number: tile for tile in numbered}
    size = len(numbered) + jokers
    for start in range(1, rules.numbers - size + 2):
        line = range(start, start + size)
        if all(number in line for number in numbers):
            yield tuple(numbers.get(number, JOKER) for number in line)


def turns(
    rules: Ruleset, table: Table, rack: Rack, *, melded: bool
) -> Iterator[tuple[Table, Rack]]:
    """Every legal turn: the new table and the tiles played."""
    kinds = list(count(rack).items())
    for numbers in product(*(range(most + 1) for _, most in kinds)):
        played = Counter({tile: n for (tile, _), n in zip(kinds, numbers, strict=True) if n})
        if not played:
            continue
        for cut in partitions(count(spread(table)) + played, rules):
            for after in product(*(layouts(used, rules) for used in cut)):
                if judge_checked(rules, table, after, rack, melded=melded).legal:
                    yield after, tuple(played.elements())


def disturbance(rules: Ruleset, table: Table, after: Table) -> tuple[int, int]:
    """Old sets that do not stand unchanged, and tiles of them that have moved."""
    left = list(after)
    changed = []
    for tiles in table:
        same = next((new for new in left if _meanings(new, rules) & _meanings(tiles, rules)), None)
        if same is None:
            changed.append(tiles)
        else:
            left.remove(same)
    new = [count(tiles) for tiles in left]
    return len(changed), sum(map(len, changed)) - _staying([count(t) for t in changed], new)


def _meanings(tiles: TileSet, rules: Ruleset) -> set[tuple[object, tuple[Tile, ...]]]:
    """What the set can be read as, with its tiles."""
    plain = tuple(sorted(tile.plain for tile in tiles))
    return {
        (reading.stands_for if reading.kind == "run" else "group", plain)
        for reading in readings(tiles, rules.shape)
    }


def _staying(old: list[Counter[Tile]], new: list[Counter[Tile]]) -> int:
    """The most tiles that stay with their set, by trying every home for every set."""
    best = 0
    for homes in product(range(len(new) or 1), repeat=len(old)):
        if not new:
            return 0
        room = [Counter(each) for each in new]
        stay = 0
        for tiles, home in zip(old, homes, strict=True):
            here = tiles & room[home]
            room[home] -= here
            stay += here.total()
        best = max(best, stay)
    return best


def best_turn(
    rules: Ruleset, table: Table, rack: Rack, *, melded: bool, objective: str
) -> Best | None:
    """The best key over all legal turns; None if there is no turn (or no way out)."""
    best: Best | None = None
    for after, played in turns(rules, table, rack, melded=melded):
        if objective == "out" and len(played) < len(rack):
            continue
        worth = rack_value(rules, played) if objective == "value" else len(played)
        jokers = sum(tile.joker for tile in played)
        if best and (-worth, jokers) > (-best.objective, best.jokers):
            continue
        touched, moved = disturbance(rules, table, after)
        key = Best(worth, jokers, touched, moved)
        if best is None or _order(key) < _order(best):
            best = key
    return best


def _order(key: Best) -> tuple[int, int, int, int]:
    return -key.objective, key.jokers, key.touched, key.moved
