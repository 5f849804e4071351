"""The oracle's own idea of a set, and of all the sets that tiles can make."""

from collections import Counter
from collections.abc import Iterator, Sequence
from functools import lru_cache
from itertools import combinations, product
from typing import NamedTuple

from remeld.rules import JOKER, Ruleset, Tile, TileSet

LETTERS = "krbogp"


class Reading(NamedTuple):
    """A set with what each of its tiles may stand for, in the order in which they lie."""

    kind: str
    means: tuple[frozenset[Tile], ...]
    value: int


def printed(tile: Tile) -> Tile:
    return Tile("j", 0, joker=True) if tile.joker else tile


def is_set(kind: str, means: Sequence[Tile], rules: Ruleset) -> bool:
    """Whether tiles without jokers are a legal group or a legal run."""
    numbers = {tile.number for tile in means}
    colours = {tile.colour for tile in means}
    if len(means) < rules.min_set:
        return False
    if kind == "group":
        small = len(means) <= rules.group_max
        return small and len(numbers) == 1 and len(colours) == len(means)
    if len(means) > rules.run_max or len(colours) > 1 or len(numbers) < len(means):
        return False
    starts = range(1, rules.numbers + 1)
    return any(numbers == set(line(start, len(means), rules)) for start in starts)


def line(start: int, size: int, rules: Ruleset) -> list[int]:
    """The numbers of a run; none where it would go beyond the last number."""
    numbers = list(range(start, start + size))
    return numbers if numbers[-1] <= rules.numbers else []


@lru_cache(maxsize=1 << 16)
def read(tiles: TileSet, rules: Ruleset) -> tuple[Reading, ...]:
    """Every reading of the tiles as they lie."""
    if all(tile.joker for tile in tiles):
        return ()
    return (*read_run(tiles, rules), *read_group(tiles, rules))


def read_run(tiles: TileSet, rules: Ruleset) -> Iterator[Reading]:
    """A joker that was not declared stands for the number of its place."""
    if JOKER not in tiles:
        lines = [tuple(Tile(*tile[:2]) for tile in tiles)]
    else:
        colours = {tile.colour for tile in tiles if tile != JOKER}
        lines = [
            tuple(Tile(colour, number) for number in line(start, len(tiles), rules))
            for colour, start in product(sorted(colours), range(1, rules.numbers + 1))
        ]
    for means in lines:
        if means and is_set("run", means, rules) and fits(tiles, means):
            each = tuple(frozenset([tile]) for tile in means)
            yield Reading("run", each, sum(tile.number for tile in means))


def fits(tiles: TileSet, means: TileSet) -> bool:
    pairs = zip(tiles, means, strict=True)
    return all(tile == JOKER or tile[:2] == meant[:2] for tile, meant in pairs)


def read_group(tiles: TileSet, rules: Ruleset) -> Iterator[Reading]:
    """A joker stands for any colour that is missing, whatever was said of its colour."""
    known = [Tile(*tile[:2]) for tile in tiles if tile != JOKER]
    number = known[0].number
    held = {tile.colour for tile in known}
    others = [Tile(colour, number) for colour in LETTERS[: rules.colours] if colour not in held]
    means = known + others[: tiles.count(JOKER)]
    if len(means) == len(tiles) and is_set("group", means, rules):
        real = {tile for tile in tiles if not tile.joker}
        missing = frozenset(
            tile for tile in (Tile(c, number) for c in LETTERS[: rules.colours]) if tile not in real
        )
        each = tuple(missing if tile.joker else frozenset([tile]) for tile in tiles)
        yield Reading("group", each, number * len(tiles))


def value(tiles: TileSet, rules: Ruleset) -> int:
    return max(reading.value for reading in read(tiles, rules))


@lru_cache(maxsize=64)
def shapes(rules: Ruleset) -> tuple[TileSet, ...]:
    """Every legal set without jokers."""
    letters, numbers = LETTERS[: rules.colours], range(1, rules.numbers + 1)
    sizes = range(rules.min_set, max(rules.run_max, rules.group_max) + 1)
    runs = {
        tuple(Tile(colour, number) for number in line(start, size, rules))
        for size, colour, start in product(sizes, letters, numbers)
    }
    groups = {
        tuple(Tile(colour, number) for colour in colours)
        for size, number in product(sizes, numbers)
        for colours in combinations(letters, size)
    }
    found = {tiles for tiles in runs if is_set("run", tiles, rules)}
    return tuple(sorted(found | {tiles for tiles in groups if is_set("group", tiles, rules)}))


def sets_from(rules: Ruleset, tiles: Counter[Tile]) -> set[TileSet]:
    """Every legal set from the tiles, with its jokers declared."""
    found = set()
    for shape in shapes(rules):
        absent = sum(tiles[tile] == 0 for tile in shape)
        if absent > tiles[JOKER] or absent == len(shape):
            continue
        for jokers in product((False, True), repeat=len(shape)):
            chosen = tuple(
                Tile(*tile[:2], joker=joker) for tile, joker in zip(shape, jokers, strict=True)
            )
            if not all(jokers) and Counter(printed(tile) for tile in chosen) <= tiles:
                found.add(chosen)
    return found
