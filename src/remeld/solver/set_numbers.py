"""Which new set is which old one: sets keep their places, so that people can follow a play."""

from collections.abc import Iterable, Mapping, Sequence
from itertools import combinations, product

from remeld.rules import Table, TileSet, plain
from remeld.solver.encoding import NO_JOKER, RISING, is_group, split, those

__all__ = ["lookalikes", "number_sets", "untouched"]


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
    if own | whole <= NO_JOKER and RISING[own] == old and RISING[whole] == new:
        return RISING[own & whole] + RISING[whole & ~own]
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


def lookalikes(touched: Sequence[int], old: Sequence[int], table: Table) -> list[tuple[int, ...]]:
    """Other choices of touched sets: of those that are the same but are written otherwise.

    `old` has for each set of the table what is the same for sets that are the same.

    >>> from remeld.notation import parse_table
    >>> lookalikes([1, 2], [7, 7, 5], parse_table("j j k8, k8 j=k9 j=k10, r1-3"))
    [(0, 2)]
    """
    if len(set(old)) == len(old):
        return []
    alike: dict[int, list[int]] = {}
    for index, each in enumerate(old):
        alike.setdefault(each, []).append(index)
    choices = []
    for places in alike.values():
        now = tuple(index for index in places if index in touched)
        # Of sets that are written alike any will do.
        by_form = {
            tuple(sorted(table[n] for n in each)): each for each in combinations(places, len(now))
        }
        by_form[tuple(sorted(table[n] for n in now))] = now
        choices.append(list(by_form.values()))
    found = [
        tuple(sorted(index for each in choice for index in each)) for choice in product(*choices)
    ]
    return [each for each in found if each != tuple(touched)]
