"""Which new set is which old one: sets keep their places, so that people can follow a play."""

from collections.abc import Iterable, Sequence

from remeld.rules import Table, TileSet, plain
from remeld.solver.encoding import is_group, part, split

__all__ = ["number_sets", "untouched"]


def number_sets(
    table: Table, touched: Sequence[int], sets: Sequence[TileSet]
) -> dict[int, TileSet]:
    """The new sets by number: that of the touched old set they share most with, or a new one."""
    parts = list(enumerate(map(part, sets)))
    olds = [(index, part(table[index])) for index in touched]
    pairs = [
        (-(own & new).bit_count(), index, place)
        for index, own in olds
        for place, new in parts
        if own & new
    ]
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
    if not (is_group(part(old)) and is_group(part(new))):
        return new
    stays, _ = split(part(new), plain(old))
    _, comes = split(part(old), new)
    return stays + comes


def untouched(old: Iterable[int], new: Sequence[int]) -> tuple[list[int], list[int]]:
    """The old sets that are not among the new ones, and the new ones that are not old.

    Both are given by what is the same for sets that are the same, and told by their places.
    """
    single = {each: place for place, each in enumerate(new)}
    if len(single) == len(new):
        # Mostly no two new sets are the same.
        changed = [index for index, each in enumerate(old) if single.pop(each, None) is None]
        return changed, sorted(single.values())
    places: dict[int, list[int]] = {}
    for place, each in enumerate(new):
        places.setdefault(each, []).append(place)
    touched = []
    for index, each in enumerate(old):
        found = places.get(each)
        if found:
            found.pop()
        else:
            touched.append(index)
    return touched, sorted([place for found in places.values() for place in found])
