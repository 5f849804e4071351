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
    places: dict[TileSet, list[int]] = {}
    for place, tiles in enumerate(sets):
        places.setdefault(_alike(tiles), []).append(place)
    touched, old = [], set()
    for index, tiles in enumerate(table):
        found = places.get(_alike(tiles))
        if found:
            old.add(found.pop())
        else:
            touched.append(index)
    return tuple(touched), [tiles for place, tiles in enumerate(sets) if place not in old]


def _alike(tiles: TileSet) -> TileSet:
    """The same for sets that are the same: the order of a group means nothing."""
    plain = tuple(tile.plain for tile in tiles)
    numbers = {tile.number for tile in plain if not tile.joker}
    return plain if len(numbers) > 1 else tuple(sorted(plain))
