"""The turns that the champion tries: few of the many that there are, each of another kind."""

from collections import Counter

from remeld.rules import Rack, Tile, View, count, sets_with
from remeld.simulation import choose, single_tiles

__all__ = ["turns_to_try"]

MOST_SETS = 6
"""So many sets of the rack are tried alone, and so many together."""


def turns_to_try(view: View, base: Rack, singles: int | None = None) -> list[Rack]:
    """The turns to try, the base policy's first, each once; so many single tiles at most.

    A pass, one tile, the most tiles, the most value, the sets of the rack. Where passing is free
    also some sets of the rack, one or several: enough to be the lightest, and no more than that.

    >>> from remeld.notation import parse_position
    >>> from remeld.rules import view
    >>> position = parse_position(
    ...     "remeld-position 1; rules goliath; turn 0; pool; table b4-6; melded b3 k9; new r1 j"
    ... )
    >>> turns_to_try(view(position, 0), ())
    [(), (Tile('b', 3),)]
    """
    must = view.ruleset.must_play_if_able(view.pool_size)
    turns = [base]
    if not must:
        turns.append(())
    tiles = sorted(single_tiles(view), key=lambda tile: (-tile.number, tile))
    turns += [(tile,) for tile in tiles[:singles]]
    turns += [choose(view, name) for name in ("dump99", "hold1", "rack-sets")]
    if must:
        turns = [turn for turn in turns if turn] or [()]
    else:
        turns += _dear_sets(view)
    unlike: dict[Rack, Rack] = {}
    for turn in turns:
        unlike.setdefault(tuple(sorted(turn)), turn)
    return [*unlike.values()]


def _dear_sets(view: View) -> list[Rack]:
    """The dearest sets of the rack without jokers, each alone; then the dearest two, three, …"""
    held = count(tile for tile in view.rack or () if not tile.joker)
    found = {
        tuple(sorted(tiles)): value
        for tile in held
        for tiles, value in sets_with(tile, held, view.ruleset.shape)
    }
    dearest = sorted(found, key=lambda tiles: (-found[tiles], tiles))
    together: list[Rack] = []
    left: Counter[Tile] = held
    for tiles in dearest:
        if not count(tiles) - left:
            left = left - count(tiles)
            together.append((*(together[-1] if together else ()), *tiles))
    return [*dearest[:MOST_SETS], *together[1:MOST_SETS]]
