"""Jokers of the initial meld, where the table is free to be laid anew in the same turn.

Such a joker counts as what it stands for when the turn ends, so it stands for that all the time:
it is *pinned*, and the search takes it for one more tile of that kind. In the end one such tile is
the joker, that whose place disturbs the table least.
"""

from collections.abc import Iterator
from itertools import product

from remeld.rules import JOKER, Shape, Table, Tile, TileSet, readings, spread
from remeld.solver.moved import moved_tiles

__all__ = ["exchanged", "pinned", "unpinned"]

Pins = tuple[Tile, ...]
Taken = tuple[tuple[int, Tile], ...]
"""The pins that lie in old sets, with the numbers of those."""


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


def exchanged(
    table: Table, meld: Table, pins: Pins, shape: Shape
) -> Iterator[tuple[Table, Table, Taken]]:
    """Table and meld, also with pins in the place of old jokers that stand for the same.

    Jokers are alike, so an old set stands unchanged where a joker of the meld takes the place of
    its own, which is free to go then.

    >>> from remeld.notation import format_table, parse_table
    >>> table, meld = parse_table("k3 j k5 k6"), parse_table("k4 r4 b4")
    >>> for now, laid, taken in exchanged(table, meld, (Tile("k", 4),), Shape()):
    ...     print(format_table(now), "|", format_table(laid), "|", taken)
    k3 j k5 k6 | k4 r4 b4 | ()
    k3 k4 k5 k6 | j r4 b4 | ((0, Tile('k', 4)),)
    """
    yield table, meld, ()
    for index, tiles in enumerate(table):
        for reading in readings(tiles, shape):
            for place, meant in enumerate(reading.stands_for):
                if not reading.tiles[place].joker:
                    continue
                for pin in sorted(meant.intersection(pins)):
                    now = (*tiles[:place], pin, *tiles[place + 1 :])
                    others = _less(pins, pin)
                    rest = (*table[:index], now, *table[index + 1 :])
                    for after, laid, taken in exchanged(rest, _freed(meld, pin), others, shape):
                        yield after, laid, ((index, pin), *taken)


def _less(pins: Pins, pin: Tile) -> Pins:
    place = pins.index(pin)
    return pins[:place] + pins[place + 1 :]


def _freed(meld: Table, pin: Tile) -> Table:
    """The meld with a joker that may stand for anything in place of the pin."""
    index = next(n for n, tiles in enumerate(meld) if pin in tiles)
    tiles = tuple(JOKER if tile == pin else tile for tile in meld[index])
    return (*meld[:index], tiles, *meld[index + 1 :])


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
