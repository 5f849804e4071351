"""Long runs cut into shorter ones: tiles lie in the same place either way.

The joker rules ask what lies in one set with a joker. A run that could as well lie there as two
counts as cut wherever that helps the player, so that pushing runs together never makes a legal
turn illegal.
"""

from collections.abc import Iterable, Iterator
from functools import lru_cache
from itertools import islice, pairwise, product

from remeld.rules.joker_places import RunPart
from remeld.rules.sets import Shape, readings
from remeld.rules.tiles import JOKER, Table, Tile, TileSet, plain

__all__ = ["cut_into", "cut_tables"]

MOST_CUTS = 1_000
"""How many ways are looked at: more than two long runs with jokers have, and few enough that
nobody can stop a referee with a box of four jokers."""
Beside = tuple[frozenset[Tile], ...]
"""For each part of a run that holds jokers, tiles that lie in it."""


def cut_tables(before: Table, after: Table, shape: Shape) -> Iterator[Table]:
    """The new table with its runs that hold jokers cut in every way that makes a difference.

    The table as it lies is not among them.

    >>> from remeld.notation import format_table, parse_table
    >>> before = parse_table("r4 r5 r6, b3 r3 j")
    >>> after = parse_table("r4 r5 r6 r7 r8 j, b3 r3 o3")
    >>> [format_table(table) for table in cut_tables(before, after, Shape())]
    ['r4 r5 r6, r7 r8 j=r9, b3 r3 o3']
    """
    choices = [sorted(_cuts(before, tiles, shape), key=_with_jokers) for tiles in after]
    for parts in islice(product(*choices), MOST_CUTS):
        if any(len(cut) > 1 for cut in parts):
            yield tuple(tiles for cut in parts for tiles in cut)


def cut_into(after: Table, parts: Iterable[RunPart], shape: Shape) -> Iterator[Table]:
    """The new table cut where these parts of its runs begin and end, if all pieces are sets.

    >>> from remeld.notation import format_table, parse_table
    >>> after = parse_table("r4 r5 r6 r7 r8 j, b3 r3 o3")
    >>> [format_table(table) for table in cut_into(after, [RunPart(0, 3, 3)], Shape())]
    ['r4 r5 r6, r7 r8 j=r9, b3 r3 o3']
    """
    table: list[TileSet] = []
    at: dict[int, set[int]] = {}
    for part in parts:
        at.setdefault(part.set, {0}).update((part.start, part.start + part.size))
    for index, tiles in enumerate(after):
        run = next((r.tiles for r in readings(tiles, shape) if r.kind == "run"), tiles)
        ends = sorted(at.get(index, {0}) | {len(tiles)})
        table += [run[start:end] for start, end in pairwise(ends)] if len(ends) > 2 else [tiles]
    if len(table) > len(after) and all(readings(tiles, shape) for tiles in table):
        yield tuple(table)


def _with_jokers(cut: Table) -> int:
    """How many tiles lie in one set with a joker: where they are few, a joker mostly may lie."""
    return sum(len(part) for part in cut if JOKER in plain(part))


def _cuts(before: Table, tiles: TileSet, shape: Shape) -> Iterator[Table]:
    """The set as it lies, and its cuts, one for each way that old tiles can lie with a joker."""
    yield (tiles,)
    if len(tiles) < 2 * shape.min_set or not any(tile.joker for tile in tiles):
        return
    run = next((r.tiles for r in readings(tiles, shape) if r.kind == "run"), None)
    if run is None:
        return
    old = {tile for each in before for tile in each} | {tile for tile in run if tile.joker}
    seen: set[Beside] = set()
    for parts, with_jokers in _all_parts(run, shape.min_set):
        # Which tiles that lay on the table lie in one set with which jokers.
        beside = tuple([each & old for each in with_jokers])
        if beside not in seen:
            seen.add(beside)
            if len(parts) > 1:
                yield parts


@lru_cache(maxsize=1 << 10)
def _all_parts(run: TileSet, shortest: int) -> tuple[tuple[Table, Beside], ...]:
    """The run and every way to cut it, each with its parts that hold jokers."""
    return tuple(
        (parts, tuple(frozenset(part) for part in parts if JOKER in plain(part)))
        for parts in _parts(run, shortest)
    )


def _parts(run: TileSet, shortest: int) -> Iterator[Table]:
    """The run, and every way to cut it into runs; jokers alone are none."""
    if not all(tile.joker for tile in run):
        yield (run,)
    for size in range(shortest, len(run) - shortest + 1):
        if not all(tile.joker for tile in run[:size]):
            for rest in _parts(run[size:], shortest):
                yield (run[:size], *rest)
