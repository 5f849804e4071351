"""What the others do not hold, by what they did not lay.

Near the end everybody who holds back lays one tile a turn, the highest that fits. So whoever lays
a low one holds none of the higher ones that fitted then; and where who can play must, whoever
passes holds none that fitted at all.
"""

from collections import Counter
from collections.abc import Sequence
from functools import lru_cache

from remeld.rules import COLOURS, Rack, Ruleset, Tile, View, count, spread
from remeld.simulation import fitting_tiles

__all__ = ["barred_tiles"]

LATE = 10
"""With so many tiles in the pool or fewer, who holds back lays tiles one by one."""
MOST_MOVES = 64
"""So many turns are looked back."""


def barred_tiles(view: View) -> Sequence[frozenset[Tile]]:
    """For each seat the kinds of tiles that it is thought not to hold.

    >>> from remeld.notation import parse_rack, parse_table
    >>> from remeld.rules import EDITIONS, PastMove
    >>> view = View(
    ...     ruleset=EDITIONS["john-adams"], seat=0, rack=parse_rack("k1"), rack_sizes=(1, 5),
    ...     melded=(True, True), table=parse_table("b3-6"), pool_size=0, turn=0,
    ...     past=(PastMove(seat=1, laid=parse_rack("b3")),),
    ... )
    >>> barred_tiles(view)
    (frozenset(), frozenset({Tile('b', 7)}))
    """
    barred: list[set[Tile]] = [set() for _ in view.rack_sizes]
    unlike: set[int] = set()
    must = view.ruleset.must_play_if_able(0)
    for seat, laid, drew, heap in _late_turns(view):
        if drew:
            # What was drawn may be anything.
            barred[seat] = set()
        elif len(laid) == 1:
            if laid[0] in barred[seat]:
                # Somebody who does not lay the highest first.
                unlike.add(seat)
                barred[seat] = set()
            if seat not in unlike:
                rank = _rank(laid[0])
                barred[seat] |= {
                    tile for tile in _fitting(view.ruleset, heap) if _rank(tile) > rank
                }
        elif not laid and must:
            barred[seat] |= {*_fitting(view.ruleset, heap)}
    return tuple(map(frozenset, barred))


def _late_turns(view: View) -> list[tuple[int, Rack, int, Rack]]:
    """The others' turns near the end, the oldest first: seat, laid, drawn, the table before."""
    heap: Counter[Tile] = count(spread(view.table))
    pool = view.pool_size
    found = []
    for move in reversed(view.past[-MOST_MOVES:]):
        heap = heap - count(move.laid)
        pool += move.drew
        if pool > LATE or move.taken:
            break
        if move.seat != view.turn:
            found.append((move.seat, move.laid, move.drew, tuple(sorted(heap.elements()))))
    return found[::-1]


def _rank(tile: Tile) -> tuple[bool, int, int]:
    return (not tile.joker, tile.number, COLOURS.find(tile.colour))


@lru_cache(maxsize=2048)
def _fitting(rules: Ruleset, heap: Rack) -> Rack:
    """As the simulation says; one turn's answer is asked for again in the next."""
    return fitting_tiles(rules, heap)
