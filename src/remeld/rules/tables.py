"""Tables: comparing two of them set by set, and taking tiles off a rack."""

from collections import Counter
from collections.abc import Iterable

from remeld.rules.ruleset import Ruleset
from remeld.rules.sets import Reading, readings
from remeld.rules.tiles import Rack, Table, Tile, TileSet, count, minus, plain, spread

__all__ = ["but_the_same", "compare", "gained_and_lost", "in_order", "same_table", "without"]


def same_table(ruleset: Ruleset, one: Table, other: Table) -> bool:
    """Whether two tables are the same, whatever the order of their sets.

    >>> from remeld.notation import parse_table
    >>> from remeld.rules import EDITIONS
    >>> one, other = parse_table("b4 b5 b6, k1 r1 o1"), parse_table("o1 k1 r1, b4 b5 b6")
    >>> same_table(EDITIONS["goliath"], one, other)
    True
    """
    return len(one) == len(other) and not compare(ruleset, one, other)[0]


def in_order(ruleset: Ruleset, table: Table) -> Table:
    """The table with every run in rising order; declared jokers stay declared.

    >>> from remeld.notation import format_table, parse_table
    >>> from remeld.rules import EDITIONS
    >>> format_table(in_order(EDITIONS["goliath"], parse_table("b6 b4 b5, r9 j=r7 r8")))
    'b4 b5 b6, j=r7 r8 r9'
    """
    shape = ruleset.shape
    return tuple([_rising(tiles, readings(tiles, shape)) for tiles in table])


def _rising(tiles: TileSet, found: tuple[Reading, ...]) -> TileSet:
    # Most runs lie in order already.
    if not found or found[0].kind != "run" or found[0].tiles == tiles:
        return tiles
    return found[0].tiles if all(tile.declared for tile in tiles) else tiles


def without(rack: Rack, tiles: Iterable[Tile]) -> Rack:
    """The rack without these tiles, in its own order.

    >>> without((Tile("r", 5), Tile("k", 1), Tile("r", 5)), [Tile("r", 5)])
    (Tile('k', 1), Tile('r', 5))
    """
    gone = Counter(plain(tiles))
    kept = []
    for tile in rack:
        if gone[tile]:
            gone[tile] -= 1
        else:
            kept.append(tile)
    return tuple(kept)


def gained_and_lost(before: Table, after: Table) -> tuple[Counter[Tile], Counter[Tile]]:
    """The tiles that a table has gained in a turn, and those that it has lost.

    >>> from remeld.notation import parse_table
    >>> gained, lost = gained_and_lost(parse_table("b4 b5 b6"), parse_table("b3 b4 b5"))
    >>> [*gained], [*lost]
    ([Tile('b', 3)], [Tile('b', 6)])
    """
    # Most sets stand as they were: those need no count.
    old, new = set(before), set(after)
    if len(old) == len(before) and len(new) == len(after):
        gone, made = but_the_same(before, after)
        before = tuple([tiles for tiles in gone if tiles not in new])
        after = tuple([tiles for tiles in made if tiles not in old])
    had, has = count(spread(before)), count(spread(after))
    return minus(has, had), minus(had, has)


def but_the_same(before: Table, after: Table) -> tuple[Table, Table]:
    """Both tables without sets that are one and the same object in both: most stand as they were.

    A quick look, which may leave sets that are equal, but never takes one from one table alone.

    >>> one, other, third = (Tile("r", 5),), (Tile("r", 6),), (Tile("r", 7),)
    >>> but_the_same((one, other), (third, one))
    (((Tile('r', 6),),), ((Tile('r', 7),),))
    """
    old, new = set(map(id, before)), set(map(id, after))
    if len(old) < len(before) or len(new) < len(after):
        return before, after
    return (
        tuple([tiles for tiles in before if id(tiles) not in new]),
        tuple([tiles for tiles in after if id(tiles) not in old]),
    )


def compare(ruleset: Ruleset, before: Table, after: Table) -> tuple[Table, list[int]]:
    """The old sets that do not stand unchanged, and the places of the sets that are new."""
    places: dict[TileSet, list[int]] = {}
    for index, tiles in enumerate(after):
        places.setdefault(tiles, []).append(index)
    rest = [tiles for tiles in before if not _take(places, tiles)]
    new = sorted(index for found in places.values() for index in found)
    changed = []
    for tiles in rest:
        match = next((i for i in new if _alike(ruleset, tiles, after[i])), None)
        if match is None:
            changed.append(tiles)
        else:
            new.remove(match)
    return tuple(changed), new


def _take(places: dict[TileSet, list[int]], tiles: TileSet) -> bool:
    return bool(places.get(tiles)) and places[tiles].pop(0) >= 0


def _alike(ruleset: Ruleset, one: TileSet, other: TileSet) -> bool:
    """The same tiles, and every joker still standing for the same."""
    if sorted(plain(one)) != sorted(plain(other)):
        return False
    identities = [
        {(r.kind, frozenset(Counter(r.stands_for).items())) for r in readings(t, ruleset.shape)}
        for t in (one, other)
    ]
    return bool(identities[0] & identities[1])
