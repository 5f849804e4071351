"""Sets from a handful of tiles alone: what is the most they are worth, and in which ways.

Used for the initial meld, where only tiles of the own rack count.
"""

from collections import Counter
from collections.abc import Callable, Iterator
from itertools import combinations, repeat
from operator import itemgetter

from remeld.rules.sets import Shape, readings
from remeld.rules.tiles import COLOURS, JOKER, Table, Tile, TileSet

__all__ = ["Fits", "Valued", "best_meld", "melds_worth", "sets_with"]

Valued = tuple[TileSet, int]
"""A set and its value."""
Chosen = tuple[int, tuple[Valued, ...]]
"""What sets are worth together, and each of them with its value."""
Fits = Callable[[tuple[Valued, ...]], bool]
"""Whether the jokers of these sets may stand for what they stand for in them."""


def sets_with(tile: Tile, tiles: Counter[Tile], shape: Shape) -> Iterator[Valued]:
    """Every legal set from `tiles` in which `tile` is the first of its numbered tiles.

    "First" is the order of numbers, then of colours. Each set comes with its value.

    >>> from remeld.notation import format_table, parse_rack
    >>> from remeld.rules import EDITIONS
    >>> tiles = Counter(parse_rack("r5 r6 r7 b5 k5"))
    >>> for found, value in sets_with(Tile("k", 5), tiles, EDITIONS["goliath"].shape):
    ...     print(format_table([found]), value)
    k5 r5 b5 15
    """
    yield from _groups_with(tile, tiles, shape)
    yield from _runs_with(tile, tiles, shape)


def _groups_with(tile: Tile, tiles: Counter[Tile], shape: Shape) -> Iterator[Valued]:
    later = COLOURS[COLOURS.index(tile.colour) + 1 : shape.colours]
    others = [Tile(c, tile.number) for c in later if tiles[Tile(c, tile.number)]]
    most = min(shape.group_max, shape.colours)
    for size in range(shape.min_set, most + 1):
        for jokers in range(min(tiles[JOKER], size - 1) + 1):
            for chosen in combinations(others, size - 1 - jokers):
                yield (tile, *chosen, *[JOKER] * jokers), size * tile.number


def _runs_with(tile: Tile, tiles: Counter[Tile], shape: Shape) -> Iterator[Valued]:
    longest = min(shape.run_max, shape.numbers)
    for before in range(tiles[JOKER] + 1):
        start = tile.number - before
        run: list[Tile] = [JOKER] * before + [tile]
        value = sum(_wrapped(start + step, shape) for step in range(before + 1))
        jokers = tiles[JOKER] - before
        if not shape.run_wrap and start < 1:
            return
        yield from _extended(run, start, value, jokers, tiles, shape, longest)


def _extended(
    run: list[Tile],
    start: int,
    value: int,
    jokers: int,
    tiles: Counter[Tile],
    shape: Shape,
    longest: int,
) -> Iterator[Valued]:
    """The run itself if it is long enough, and every longer one."""
    if shape.min_set <= len(run) <= longest:
        yield tuple(run), value
    number = start + len(run)
    if len(run) >= longest or (number > shape.numbers and not shape.run_wrap):
        return
    colour = next(tile.colour for tile in run if not tile.joker)
    number = _wrapped(number, shape)
    if tiles[Tile(colour, number)]:
        longer = [*run, Tile(colour, number)]
        yield from _extended(longer, start, value + number, jokers, tiles, shape, longest)
    if jokers:
        longer = [*run, JOKER]
        yield from _extended(longer, start, value + number, jokers - 1, tiles, shape, longest)


def _wrapped(number: int, shape: Shape) -> int:
    return (number - 1) % shape.numbers + 1


def best_meld(
    tiles: Counter[Tile],
    shape: Shape,
    enough: int,
    steps: Iterator[object] | None = None,
    fits: Fits | None = None,
) -> tuple[int, Table]:
    """The largest value of disjoint sets from the tiles, and the sets.

    The search ends where the value is `enough`, or with the `steps`, where they are given. Sets
    with jokers count only where they `fit` together.

    >>> hand = Counter([Tile("k", 10), Tile("r", 10), JOKER, Tile("b", 1)])
    >>> best_meld(hand, Shape(), enough=30)[0]
    30
    """
    kinds = sorted((tile for tile in tiles if not tile.joker), key=_order)
    known: dict[object, Chosen] = {}
    left_steps = repeat(None) if steps is None else steps
    end = object()

    def most(left: Counter[Tile], jokered: tuple[Valued, ...]) -> Chosen:
        tile = next((tile for tile in kinds if left[tile]), None)
        if tile is None or next(left_steps, end) is end:
            return 0, ()
        key = (*[left[kind] for kind in kinds], left[JOKER], jokered)
        if key not in known:
            best: Chosen = (0, ())
            for used, value in sets_with(tile, left, shape):
                now = _jokered(jokered, (used, value), fits)
                if now is None:
                    continue
                rest, sets = most(left - Counter(used), now)
                if value + rest > best[0]:
                    best = value + rest, ((used, value), *sets)
                if best[0] >= enough:
                    return best
            known[key] = max(best, most(left - Counter([tile]), jokered), key=itemgetter(0))
        return known[key]

    points, chosen = most(Counter(tiles), ())
    return points, tuple(_read_as(used, value, shape) for used, value in chosen)


def melds_worth(
    tiles: Counter[Tile],
    shape: Shape,
    needed: int,
    *,
    lean: bool = True,
    steps: Iterator[object] | None = None,
    fits: Fits | None = None,
) -> Iterator[Table]:
    """Every choice of disjoint sets worth at least `needed`; if `lean`, it needs each of its sets.

    Lean choices that differ only in how jokerless tiles are cut into sets come once. Each step
    of the search takes one of the `steps`, and it ends with them, where they are given. Sets with
    jokers are chosen only where they `fit` together.

    >>> from remeld.notation import format_table, parse_rack
    >>> from remeld.rules import EDITIONS
    >>> tiles = Counter(parse_rack("k10 r10 b10 b11 b12"))
    >>> [format_table(meld) for meld in melds_worth(tiles, EDITIONS["goliath"].shape, 30)]
    ['k10 r10 b10', 'b10 b11 b12']
    """
    seen: set[object] = set()
    left_steps = repeat(None) if steps is None else steps
    end = object()

    def choose(
        left: Counter[Tile], chosen: list[Valued], jokered: tuple[Valued, ...]
    ) -> Iterator[Table]:
        if next(left_steps, end) is end:
            return
        total = sum(value for _, value in chosen)
        if total >= needed:
            if not lean or all(total - value < needed for _, value in chosen):
                yield tuple(_read_as(used, value, shape) for used, value in chosen)
            if lean:
                return
        numbered = sorted((t for t in left if left[t] and not t.joker), key=_order)
        if not numbered:
            return
        tile = numbered[0]
        for used, value in sets_with(tile, left, shape):
            now = _jokered(jokered, (used, value), fits)
            if now is not None:
                yield from choose(left - Counter(used), [*chosen, (used, value)], now)
        yield from choose(left - Counter([tile]), chosen, jokered)

    for meld in choose(Counter(tiles), [], ()):
        jokered = sorted(used for used in meld if any(tile.joker for tile in used))
        jokerless = Counter(tile for used in meld if used not in jokered for tile in used)
        key = (tuple(jokered), frozenset(jokerless.items())) if lean else tuple(sorted(meld))
        if key not in seen:
            seen.add(key)
            yield meld


def _jokered(
    jokered: tuple[Valued, ...], one: Valued, fits: Fits | None
) -> tuple[Valued, ...] | None:
    """The sets with jokers, and this one if it has any; None if they do not fit together."""
    if fits is None or JOKER not in one[0]:
        return jokered
    now = (*jokered, one)
    return now if fits(now) else None


def _read_as(tiles: TileSet, value: int, shape: Shape) -> TileSet:
    """The set, its jokers declared where it must be read as a run to be worth as much."""
    worth = [reading for reading in readings(tiles, shape) if reading.value >= value]
    return tiles if len(worth) == len(readings(tiles, shape)) else worth[0].tiles


def _order(tile: Tile) -> tuple[int, int]:
    return tile.number, COLOURS.index(tile.colour)
