"""Jokers of the initial meld, where the table is free to be laid anew in the same turn.

Such a joker counts as what it stands for when the turn ends, so it stands for that all the time:
it is *pinned*, and the search takes it for one more tile of that kind. In the end one such tile is
the joker, that whose place disturbs the table least.
"""

from collections.abc import Iterator
from itertools import product

from remeld.rules import JOKER, Shape, Table, Tile, TileSet, readings, spread
from remeld.solver.moved import moved_tiles

__all__ = ["pinned", "unpinned"]

Pins = tuple[Tile, ...]


def pinned(meld: Table, shape: Shape) -> Iterator[tuple[Table, Pins]]:
    """The meld with its jokers as tiles, and those tiles, for all that they can stand for.

    >>> from remeld.notation import format_rack, format_table, parse_table
    >>> for sets, pins in pinned(parse_table("k10 r10 j, b1 b2 b3"), Shape()):
    ...     print(format_table(sets), "|", format_rack(pins))
    k10 r10 b10, b1 b2 b3 | b10
    k10 r10 o10, b1 b2 b3 | o10
    """
    for told in product(*(readings(tiles, shape) for tiles in meld)):
        meant = [sorted(each) for reading in told for each in reading.stands_for]
        jokers = [tile.joker for reading in told for tile in reading.tiles]
        for tiles in product(*meant):
            left = iter(tiles)
            sets = tuple(tuple(next(left) for _ in reading.tiles) for reading in told)
            if all(len(set(each)) == len(each) for each in sets):
                yield (
                    sets,
                    tuple(sorted(t for t, joker in zip(tiles, jokers, strict=True) if joker)),
                )


def unpinned(old: Table, sets: list[TileSet], pins: Pins) -> tuple[list[TileSet], int] | None:
    """The sets with jokers where tiles were pinned, and how many tiles of the old sets move.

    None where only jokers would lie together.
    """
    places = [[n for n, tiles in enumerate(sets) if pin in tiles] for pin in pins]
    best: tuple[list[TileSet], int] | None = None
    for chosen in product(*places):
        new = list(sets)
        for pin, n in zip(pins, chosen, strict=True):
            new[n] = tuple(JOKER if tile == pin else tile for tile in new[n])
        jokers = spread(tuple(new)).count(JOKER) - spread(tuple(sets)).count(JOKER)
        if jokers < len(pins) or any(all(tile.joker for tile in tiles) for tiles in new):
            continue
        moved = moved_tiles(old, new)
        if best is None or moved < best[1]:
            best = new, moved
    return best
