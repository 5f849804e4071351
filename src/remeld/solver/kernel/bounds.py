"""What a colour can still hope for: the bounds of the search.

A colour alone could lay at most so much if groups took whatever they might; the sum over the
colours bounds what a state can reach.

Where `any` rack tile will do, the bounds are others (see `any_bounds`).
"""

from __future__ import annotations

from remeld.solver import nocython as cython
from remeld.solver.arrays import make_room
from remeld.solver.kernel.any_bounds import prepare_any
from remeld.solver.kernel.memory import (
    CAN,
    CELL,
    GROUP_BASE,
    GROUP_LAID,
    GROUP_VALUE,
    JOKER_AT,
    JOKER_FROM,
    LACK,
    MUST,
    NEVER,
    NODE_FIRST,
    NODE_HOPE,
    NODE_JOKERS,
    NODE_LAST,
    RADIX,
    WAY_ALONE,
    WAY_GROUPED,
    WAY_JOKERS,
    WAY_LONGER,
    WAY_NEXT,
    WAY_TILES,
    WEIGHT,
    Work,
)
from remeld.solver.kernel.runs import build


@cython.cfunc
@cython.nogil
def _hope(
    w: Work,
    node: cython.longlong,
    number: cython.longlong,
    colour: cython.longlong,
    goal: cython.longlong,
) -> cython.longlong:
    """The most that a colour can lay from a node on, by jokers, if groups had no other limits.

    Ways that lead nowhere even then are struck out.
    """
    cell = number * w.colours + colour
    can = w.arrays[CAN][cell]
    must = w.arrays[MUST][cell]
    weight = w.arrays[WEIGHT][cell]
    lack = w.arrays[LACK][cell]
    hope = w.arrays[NODE_HOPE]
    way_next = w.arrays[WAY_NEXT]
    way_tiles = w.arrays[WAY_TILES]
    way_jokers = w.arrays[WAY_JOKERS]
    sorts = w.jokers + 1
    mine = node * sorts
    most = w.jokers - w.arrays[NODE_JOKERS][node]
    kept = w.arrays[NODE_FIRST][node]
    for i in range(sorts):
        hope[mine + i] = NEVER
    for way in range(kept, w.arrays[NODE_LAST][node]):
        tiles = way_tiles[way]
        then = (goal + way_next[way]) * sorts
        alive = 0
        # Groups take all that runs leave, or, where they need jokers, some of it.
        laid = can if lack == 0 else (must if must > tiles else tiles)
        while laid <= can:
            value = weight * (laid - must)
            jokers = way_jokers[way] + (laid - tiles) * lack
            for i in range(jokers, most + 1):
                if hope[then + i - jokers] != NEVER:
                    alive = 1
                    if hope[then + i - jokers] + value > hope[mine + i]:
                        hope[mine + i] = hope[then + i - jokers] + value
            laid += 1
        if not alive:
            continue
        way_next[kept] = way_next[way]
        way_tiles[kept] = tiles
        way_jokers[kept] = way_jokers[way]
        w.arrays[WAY_LONGER][kept] = w.arrays[WAY_LONGER][way]
        w.arrays[WAY_GROUPED][kept] = weight * (can - must)
        w.arrays[WAY_ALONE][kept] = NEVER if tiles < must else weight * (tiles - must)
        kept += 1
    w.arrays[NODE_LAST][node] = kept
    return 0


@cython.cfunc
@cython.nogil
def _lay_out_groups(w: Work) -> cython.longlong:
    """Number the choices of tiles in runs, and note what groups lack of each number."""
    one: cython.longlong = 1
    total = 0
    for number in range(w.numbers):
        first = number * w.colours
        colours = 0
        for cell in range(first, first + w.colours):
            if w.arrays[CAN][cell] > 0:
                colours += 1
        size = 1
        for colour in range(w.colours):
            can = w.arrays[CAN][first + colour]
            # Low bits number the choices without gaps, four high ones say a colour's tiles.
            w.arrays[RADIX][first + colour] = size + (one << 32 + 4 * colour)
            size *= can + 1
            lack = 3 - colours if can > 0 else 2 - colours
            if lack < 0:
                lack = 0
            w.arrays[LACK][first + colour] = 99 if lack > w.jokers or w.group_max < 3 else lack
        w.arrays[GROUP_BASE][number] = total
        total += size * (w.jokers + 1)
    make_room(w, GROUP_VALUE, GROUP_LAID + 1, total)
    laid = w.arrays[GROUP_LAID]
    for cell in range(total):
        laid[cell] = -1
    return 0


@cython.cfunc
@cython.nogil
def prepare(w: Work) -> cython.longlong:
    """Build the nodes and ways of every colour and lay out the groups; 0 if it is too much.

    -1 if nothing can be found.
    """
    _lay_out_groups(w)
    if w.any:
        return prepare_any(w)
    w.again = 0
    w.arrays[JOKER_FROM][w.numbers] = 0
    for number in range(w.numbers - 1, -1, -1):
        worth = w.arrays[JOKER_AT][number]
        if worth < w.arrays[JOKER_FROM][number + 1]:
            worth = w.arrays[JOKER_FROM][number + 1]
        w.arrays[JOKER_FROM][number] = worth
    cells = w.arrays[CELL]
    widest = 1
    ways = 0
    w.nodes = 0
    w.ways = 0
    for colour in range(w.colours):
        size = build(w, colour)
        if size > widest:
            widest = size
        for number in range(w.numbers - 1, -1, -1):
            goal = cells[(number + 1) * w.colours + colour]
            for node in range(cells[number * w.colours + colour], goal):
                _hope(w, node, number, colour, goal)
                size = w.arrays[NODE_LAST][node] - w.arrays[NODE_FIRST][node]
                if size > ways:
                    ways = size
    bits = 1
    while (1 << bits) < widest:
        bits += 1
    w.id_bits = bits
    # A state's key: its nodes, its jokers and its points.
    bits = bits * w.colours + 3
    while w.need >> (bits - w.id_bits * w.colours - 3):
        bits += 1
    return 1 if bits < 63 and ways < 256 else 0
