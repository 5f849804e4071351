"""Which tiles of a table are new, for pictures that mark them."""

from collections import Counter
from collections.abc import Sequence
from typing import TYPE_CHECKING

from remeld.notation.pictures import Marks
from remeld.rules import JOKER, Table, Tile, TileSet, count

if TYPE_CHECKING:
    from remeld.solver import Step

__all__ = ["fresh_tiles", "fresh_tiles_by_steps"]


def fresh_tiles(before: Table, after: Table) -> Marks:
    """Which tiles of a new table are new, as far as tables tell: in sets that have changed first.

    >>> from remeld.notation import parse_table
    >>> [dict(each) for each in fresh_tiles(parse_table("b4-6"), parse_table("b4-6, k8 r8 o8"))]
    [{}, {Tile('k', 8): 1, Tile('r', 8): 1, Tile('o', 8): 1}]
    """
    laid = count(tile for tiles in after for tile in tiles)
    laid -= count(tile for tiles in before for tile in tiles)
    kept = Counter(map(_alike, before))
    marks = []
    for tiles in after:
        same = kept[_alike(tiles)] > 0
        kept[_alike(tiles)] -= same
        mark = Counter[Tile]() if same else count(tiles) & laid
        laid -= mark
        marks.append(mark)
    return marks


def _alike(tiles: TileSet) -> tuple[Tile, ...]:
    return tuple(sorted(tile.plain for tile in tiles))


def fresh_tiles_by_steps(before: Table, steps: "Sequence[Step]") -> Marks:
    """The same where it is known which hand moved which tile.

    >>> from remeld.notation import parse_rack, parse_table
    >>> from remeld.rules import EDITIONS
    >>> from remeld.solver import best_play
    >>> table = parse_table("k4 r4 b4 o4")
    >>> play = best_play(EDITIONS["goliath"], table, parse_rack("b3 b5"))
    >>> [dict(each) for each in fresh_tiles_by_steps(table, play.steps)]
    [{}, {Tile('b', 3): 1, Tile('b', 5): 1}]
    """
    lies = {number: count(tiles) for number, tiles in enumerate(before)}
    fresh: dict[int, Counter[Tile]] = {}
    for step in steps:
        if step.source is None:
            fresh.setdefault(step.target, Counter()).update(count(step.tiles))
        elif step.kind != "shift":
            lies[step.source] -= count(step.tiles)
        if step.joker_to is not None:
            lies[step.joker_to] = lies.get(step.joker_to, Counter()) + count([JOKER])
        lies[step.target] = count(step.result)
    return [fresh.get(number, Counter()) for number, tiles in sorted(lies.items()) if tiles.total()]
