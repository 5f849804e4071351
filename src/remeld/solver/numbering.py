"""Which new set is which old one: sets keep their places, so that people can follow a play."""

from collections.abc import Sequence

from remeld.rules import Table, TileSet, count

__all__ = ["number_sets", "untouched"]


def number_sets(
    table: Table, touched: Sequence[int], sets: Sequence[TileSet]
) -> dict[int, TileSet]:
    """The new sets by number: that of the touched old set they share most with, or a new one."""
    pairs = sorted(
        ((count(table[index]) & count(tiles)).total(), -index, -place)
        for index in touched
        for place, tiles in enumerate(sets)
    )
    numbers: dict[int, int] = {}
    taken: set[int] = set()
    for shared, index, place in reversed(pairs):
        if shared and -index not in taken and -place not in numbers:
            taken.add(-index)
            numbers[-place] = -index
    following = len(table)
    found = {}
    for place, tiles in enumerate(sets):
        if place in numbers:
            found[numbers[place]] = tiles
        else:
            found[following] = tiles
            following += 1
    return found


def untouched(table: Table, sets: list[TileSet]) -> tuple[tuple[int, ...], list[TileSet]]:
    """The old sets that are not among the new ones, and the new ones that are not old."""
    new = list(sets)
    touched = []
    for index, tiles in enumerate(table):
        alike = tuple(tile.plain for tile in tiles)
        if alike in new:
            new.remove(alike)
        else:
            touched.append(index)
    return tuple(touched), new
