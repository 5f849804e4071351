"""How much a play disturbs the table: the tiles that do not stay with their set.

Of an old set that does not stand unchanged, the largest part that still lies together in one new
set stays; every other tile of it has *moved*. A set that only grows moves nothing: `b4 b5 b6` in
`b3 b4 b5 b6` stays whole. Splitting `r4 r5 r6 r7 r8` into `r4 r5 r6` and `r6 r7 r8` with a second
r6 moves two tiles, the smaller part. Taking the fourth tile of a group moves one. Copies are
alike, and of all assignments of copies the one counts that moves least.
"""

from collections.abc import Sequence

from remeld.rules import TileSet
from remeld.solver.encoding import less, part

__all__ = ["moved_tiles"]


def moved_tiles(old: Sequence[TileSet], new: Sequence[TileSet]) -> int:
    """How many tiles of the old sets have moved in the new ones, where all of them lie.

    >>> from remeld.notation import parse_table
    >>> moved_tiles(parse_table("r4-8"), parse_table("r4-6, r6-8"))
    2
    >>> moved_tiles(parse_table("k4 r4 b4 o4"), parse_table("k4 r4 o4, b3-6"))
    1
    """
    news = [part(tiles) for tiles in new]
    olds = [part(tiles) for tiles in old]
    shared = [[(own & home).bit_count() for home in news] for own in olds]
    most = [max(each) for each in shared]
    best = [each.index(stay) for each, stay in zip(shared, most, strict=True)]
    if len(set(best)) == len(best):
        # Mostly no two old sets want the same home: then each has its best one.
        return sum([own.bit_count() for own in olds]) - sum(most)
    # One tile of a set stays wherever it lies, so only a home for two or more is worth a thought.
    homes = [
        (own, [n for n, here in enumerate(each) if here > 1])
        for own, each in zip(olds, shared, strict=True)
    ]
    # The sets with the fewest choices come first.
    homes.sort(key=lambda choice: len(choice[1]))
    staying = [max([(own & news[n]).bit_count() for n in where], default=1) for own, where in homes]
    most = [sum(staying[index:]) for index in range(len(homes) + 1)]
    return sum(map(len, old)) - _staying(homes, most, 0, news, 0)


def _staying(
    homes: list[tuple[int, list[int]]], most: list[int], index: int, news: list[int], least: int
) -> int:
    """The most tiles that stay from the index-th set on; anything if that is not above `least`.

    Each old set has one home, and each place in it holds one tile.
    """
    if index == len(homes):
        return 0
    own, where = homes[index]
    best = 0
    for place in sorted(where, key=lambda place: -(own & news[place]).bit_count()):
        if best == most[index]:
            return best
        home = news[place]
        here = (own & home).bit_count()
        if here < 2 or here + most[index + 1] <= max(best, least):
            break
        news[place] = less(home, own)
        best = max(best, here + _staying(homes, most, index + 1, news, max(best, least) - here))
        news[place] = home
    if 1 + most[index + 1] > max(best, least):
        best = max(best, 1 + _staying(homes, most, index + 1, news, max(best, least) - 1))
    return best
