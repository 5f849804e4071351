"""How much a play disturbs the table: the tiles that do not stay with their set.

Of an old set that does not stand unchanged, the largest part that still lies together in one new
set stays; every other tile of it has *moved*. A set that only grows moves nothing: `b4 b5 b6` in
`b3 b4 b5 b6` stays whole. Splitting `r4 r5 r6 r7 r8` into `r4 r5 r6` and `r6 r7 r8` with a second
r6 moves two tiles, the smaller part. Taking the fourth tile of a group moves one. Copies are
alike, and of all assignments of copies the one counts that moves least.
"""

from collections import Counter
from collections.abc import Sequence

from remeld.rules import Tile, TileSet, count

__all__ = ["moved_tiles"]


def moved_tiles(old: Sequence[TileSet], new: Sequence[TileSet]) -> int:
    """How many tiles of the old sets have moved in the new ones.

    >>> from remeld.notation import parse_table
    >>> moved_tiles(parse_table("r4-8"), parse_table("r4-6, r6-8"))
    2
    >>> moved_tiles(parse_table("k4 r4 b4 o4"), parse_table("k4 r4 o4, b3-6"))
    1
    """
    olds, news = [count(tiles) for tiles in old], [count(tiles) for tiles in new]
    return sum(map(len, old)) - _staying(olds, [Counter(each) for each in news])


def _staying(olds: list[Counter[Tile]], news: list[Counter[Tile]]) -> int:
    """The most tiles that can stay: each old set has one home, each place one tile."""
    if not olds:
        return 0
    first, rest = olds[0], olds[1:]
    bound = [max(((each & home).total() for home in news), default=0) for each in rest]
    best = 0
    homes = sorted(range(len(news)), key=lambda index: -(first & news[index]).total())
    for index in homes:
        here = first & news[index]
        if here.total() + sum(bound) <= best:
            break
        news[index] -= here
        best = max(best, here.total() + _staying(rest, news))
        news[index] += here
    return best
