"""Long runs cut into shorter ones: tiles lie in the same place either way.

The joker rules ask what lies in one set with a joker. A run that could as well lie there as two
counts as cut wherever that helps the player, so that pushing runs together never makes a legal
turn illegal.
"""

from collections.abc import Iterator
from itertools import islice, product

from remeld.rules.sets import Shape, readings
from remeld.rules.tiles import JOKER, Table, Tile, TileSet, plain

__all__ = ["cut_tables"]

MOST_CUTS = 1_000
"""How many ways are looked at: more than two long runs with jokers have, and few enough that
nobody can stop a referee with a box of four jokers."""


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
    old = {tile for each in before for tile in each}
    seen = {_beside_jokers((run,), old)}
    for parts in _parts(run, shape.min_set):
        signature = _beside_jokers(parts, old)
        if signature not in seen:
            seen.add(signature)
            yield parts


def _parts(run: TileSet, shortest: int) -> Iterator[Table]:
    """The run, and every way to cut it into runs; jokers alone are none."""
    if not all(tile.joker for tile in run):
        yield (run,)
    for size in range(shortest, len(run) - shortest + 1):
        if not all(tile.joker for tile in run[:size]):
            for rest in _parts(run[size:], shortest):
                yield (run[:size], *rest)


def _beside_jokers(parts: Table, old: set[Tile]) -> tuple[frozenset[Tile], ...]:
    """Which tiles that lay on the table lie in one set with which jokers."""
    return tuple(
        frozenset(tile for tile in part if tile.joker or tile in old)
        for part in parts
        if JOKER in plain(part)
    )
