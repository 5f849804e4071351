"""Which new set is which old one: sets keep their places, so that people can follow a play."""

from collections.abc import Sequence
from functools import lru_cache

from remeld.rules import Table, TileSet, plain
from remeld.solver.parts import part

__all__ = ["number_sets", "untouched"]


def number_sets(
    table: Table, touched: Sequence[int], sets: Sequence[TileSet]
) -> dict[int, TileSet]:
    """The new sets by number: that of the touched old set they share most with, or a new one."""
    parts = [part(tiles) for tiles in sets]
    pairs = []
    for index in touched:
        own = part(table[index])
        for place, new in enumerate(parts):
            shared = own.shared(new)
            if shared:
                pairs.append((-shared, index, place))
    numbers: dict[int, int] = {}
    taken: set[int] = set()
    for _, index, place in sorted(pairs):
        if index not in taken and place not in numbers:
            taken.add(index)
            numbers[place] = index
    following = len(table)
    found = {}
    for place, tiles in enumerate(sets):
        if place in numbers:
            index = numbers[place]
            found[index] = _in_old_order(table[index], tiles)
        else:
            found[following] = tiles
            following += 1
    return found


def _in_old_order(old: TileSet, new: TileSet) -> TileSet:
    """A group that grew or shrank, as it lay before, what is new at its end."""
    if not (_is_group(old) and _is_group(new)):
        return new
    stays, _ = part(new).split(plain(old))
    _, comes = part(old).split(new)
    return stays + comes


def _is_group(tiles: TileSet) -> bool:
    """Whether it can be nothing but a group."""
    return len({tile.colour for tile in tiles if not tile.joker}) > 1


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


@lru_cache(maxsize=1 << 14)
def _alike(tiles: TileSet) -> TileSet:
    """The same for sets that are the same: the order of a group means nothing."""
    numbers = {tile.number for tile in tiles if not tile.joker}
    return plain(tiles) if len(numbers) > 1 else tuple(sorted(plain(tiles)))
