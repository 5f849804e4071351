"""Whether a play is seen at a glance: tiles go beside sets as they lie, one at most must move."""

from collections.abc import Iterator
from itertools import combinations

from remeld.rules import JOKER, Rack, Table, TileSet, plain, without

__all__ = ["seen_at_a_glance"]


def seen_at_a_glance(table: Table, laid: Rack) -> bool:
    """Whether tiles can be laid so that at most one tile of the table comes into another set.

    What an edition forbids jokers is not minded: what is seen and not allowed is no puzzle either.

    >>> from remeld.notation import parse_rack, parse_table
    >>> table = parse_table("b4-7, k7 r7 o7")
    >>> seen_at_a_glance(table, parse_rack("b3 b8")), seen_at_a_glance(table, parse_rack("k3 r7"))
    (True, False)
    >>> seen_at_a_glance(parse_table("b4-7, o3-6"), parse_rack("r6 k6"))
    True
    """
    tiles = tuple(sorted(plain(laid)))
    sets = [tuple(sorted(plain(each))) for each in table]
    if _fit(sets, tiles):
        return True
    for place, each in enumerate(sets):
        for tile in set(each):
            rest = tuple(without(each, (tile,)))
            more = tuple(sorted((*tiles, tile)))
            if _is_set(rest) and _fit([*sets[:place], rest, *sets[place + 1 :]], more):
                return True
    return False


def _fit(sets: list[Rack], tiles: Rack) -> bool:
    """Whether all tiles can be laid while every set only grows, in any of all ways there are."""
    begun = tuple(sorted(sets)), tiles
    met, waiting = {begun}, [begun]
    while waiting:
        lying, rest = waiting.pop()
        if not rest:
            return True
        for following in _steps(lying, rest):
            if following not in met:
                met.add(following)
                waiting.append(following)
    return False


def _steps(sets: tuple[Rack, ...], tiles: Rack) -> Iterator[tuple[tuple[Rack, ...], Rack]]:
    """One tile beside a set, or three as a new one."""
    for tile in dict.fromkeys(tiles):
        rest = tuple(without(tiles, (tile,)))
        for place, each in enumerate(sets):
            grown = tuple(sorted((*each, tile)))
            if _is_set(grown):
                yield tuple(sorted((*sets[:place], grown, *sets[place + 1 :]))), rest
    for new in dict.fromkeys(combinations(tiles, 3)):
        if _is_set(new):
            yield tuple(sorted((*sets, new))), tuple(without(tiles, new))


def _is_set(tiles: TileSet) -> bool:
    """Whether tiles, in any order, can be a group or a run; a joker is any tile."""
    real = [tile for tile in tiles if tile != JOKER]
    numbers, colours = {tile.number for tile in real}, {tile.colour for tile in real}
    if len(tiles) < 3 or not real:
        return False
    if len(numbers) == 1:
        return len(tiles) <= 4 and len(colours) == len(real)
    apart = max(numbers) - min(numbers)
    return len(colours) == 1 and len(numbers) == len(real) and apart < len(tiles)
