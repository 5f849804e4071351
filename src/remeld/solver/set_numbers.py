"""Which new set is which old one: sets keep their places, so that people can follow a play."""

from collections.abc import Iterable, Mapping, Sequence

from remeld.rules import Table, TileSet, plain
from remeld.solver.encoding import is_group, split, those

__all__ = ["number_sets", "untouched"]


def number_sets(
    table: Table, olds: Mapping[int, int], sets: Sequence[TileSet], parts: Sequence[int]
) -> tuple[dict[int, TileSet], dict[int, int]]:
    """The new sets by number: that of the touched old set they share most with, or a new one.

    `olds` are the touched sets and `parts` the new ones as parts, and so is the second answer.
    """
    pairs = [
        (-both.bit_count(), index, place)
        for index, own in olds.items()
        for place, new in enumerate(parts)
        if (both := own & new)
    ]
    numbers: dict[int, int] = {}
    taken: set[int] = set()
    for _, index, place in sorted(pairs):
        if index not in taken and place not in numbers:
            taken.add(index)
            numbers[place] = index
    following = len(table)
    found, whole = {}, {}
    for place, tiles in enumerate(sets):
        if place in numbers:
            index = numbers[place]
            if is_group(olds[index]) and is_group(parts[place]):
                tiles = _in_old_order(table[index], olds[index], tiles, parts[place])
        else:
            index = following
            following += 1
        found[index] = tiles
        whole[index] = parts[place]
    return found, whole


def _in_old_order(old: TileSet, own: int, new: TileSet, whole: int) -> TileSet:
    """A group that grew or shrank, as it lay before, what is new at its end."""
    return those(whole, plain(old)) + split(own, new)[1]


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
