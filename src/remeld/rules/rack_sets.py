"""Sets from a handful of tiles alone, each with its value.

Used for the initial meld, where only tiles of the own rack count.
"""

from collections import Counter
from collections.abc import Iterator, Set
from itertools import combinations

from remeld.rules.sets import Shape
from remeld.rules.tiles import COLOURS, JOKER, Tile, TileSet

__all__ = ["Valued", "sets_with"]

Valued = tuple[TileSet, int]
"""A set and its value."""


def sets_with(
    tile: Tile, tiles: Counter[Tile], shape: Shape, stand_for: Set[Tile] | None = None
) -> Iterator[Valued]:
    """Every legal set from `tiles` in which `tile` is the first of its numbered tiles.

    "First" is the order of numbers, then of colours. Each set comes with its value. Where
    `stand_for` is given, jokers stand for one of these.

    >>> from remeld.notation import format_table, parse_rack
    >>> from remeld.rules import EDITIONS
    >>> tiles = Counter(parse_rack("r5 r6 r7 b5 k5"))
    >>> for found, value in sets_with(Tile("k", 5), tiles, EDITIONS["goliath"].shape):
    ...     print(format_table([found]), value)
    k5 r5 b5 15
    """
    yield from _groups_with(tile, tiles, shape, stand_for)
    yield from _runs_with(tile, tiles, shape, stand_for)


def _groups_with(
    tile: Tile, tiles: Counter[Tile], shape: Shape, stand_for: Set[Tile] | None
) -> Iterator[Valued]:
    later = COLOURS[COLOURS.index(tile.colour) + 1 : shape.colours]
    others = [Tile(c, tile.number) for c in later if tiles[Tile(c, tile.number)]]
    most = min(shape.group_max, shape.colours)
    for size in range(shape.min_set, most + 1):
        for jokers in range(min(tiles[JOKER], size - 1) + 1):
            for chosen in combinations(others, size - 1 - jokers):
                held = (tile, *chosen)
                if not jokers or stand_for is None or _may_join(held, stand_for):
                    yield (*held, *[JOKER] * jokers), size * tile.number


def _may_join(held: TileSet, stand_for: Set[Tile]) -> bool:
    """Whether a joker may stand for a tile that this group lacks."""
    return any(each.number == held[0].number and each not in held for each in stand_for)


def _runs_with(
    tile: Tile, tiles: Counter[Tile], shape: Shape, stand_for: Set[Tile] | None
) -> Iterator[Valued]:
    longest = min(shape.run_max, shape.numbers)
    for before in range(tiles[JOKER] + 1):
        start = tile.number - before
        if start < 1 and not shape.run_wrap:
            return
        first = Tile(tile.colour, _wrapped(start, shape))
        if before and stand_for is not None and first not in stand_for:
            return
        run: list[Tile] = [JOKER] * before + [tile]
        value = sum(_wrapped(start + step, shape) for step in range(before + 1))
        jokers = tiles[JOKER] - before
        yield from _extended(run, start, value, jokers, tiles, shape, longest, stand_for)


def _extended(
    run: list[Tile],
    start: int,
    value: int,
    jokers: int,
    tiles: Counter[Tile],
    shape: Shape,
    longest: int,
    stand_for: Set[Tile] | None,
) -> Iterator[Valued]:
    """The run itself if it is long enough, and every longer one."""
    if shape.min_set <= len(run) <= longest:
        yield tuple(run), value
    number = start + len(run)
    if len(run) >= longest or (number > shape.numbers and not shape.run_wrap):
        return
    colour = next(tile.colour for tile in run if not tile.joker)
    number = _wrapped(number, shape)
    tile, more = Tile(colour, number), value + number
    if tiles[tile]:
        longer = [*run, tile]
        yield from _extended(longer, start, more, jokers, tiles, shape, longest, stand_for)
    if jokers and (stand_for is None or tile in stand_for):
        longer = [*run, JOKER]
        yield from _extended(longer, start, more, jokers - 1, tiles, shape, longest, stand_for)


def _wrapped(number: int, shape: Shape) -> int:
    return (number - 1) % shape.numbers + 1
