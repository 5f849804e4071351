"""The graph of one colour: its nodes by number, its ways, and what it can hope for.

The coarse graph counts touched sets, and tiles that must move; the fine one, with homes and all
moved tiles, is built along what the coarse one has left.

Why no play harms less than its coarse harm: in a home of its colour, all tiles of an old run that
stay lie behind another one, so a run was open there, but for the first of them. If that one is not
the first tile of the old run, the first tile has moved, and counts nothing. Two old runs never
have the same place in a home, so of all tiles of old runs but their first ones no more can stay at
a number than runs are open. Elsewhere one tile stays at most. Groups are cut as they harm least
(`groups`). Jokers count where they take harm off, and never where they add some.
"""

from __future__ import annotations

from remeld.solver import nocython as cython
from remeld.solver.arrays import lesser, make_room
from remeld.solver.least_kernel.arrivals import extra_harm
from remeld.solver.least_kernel.groups import count_jokers
from remeld.solver.least_kernel.memory import (
    BY_TILES,
    CAN,
    CELL,
    CELL_END,
    COARSE_HASHED,
    FEWEST,
    FINE_HASHED,
    HOPE_EXTRA,
    HOPE_HARM,
    HOPE_LACK,
    IN_GROUPS,
    IS_FIRST,
    IS_LAST,
    LATER_TILES,
    LEAST_SHARE,
    MOST_GROUPS,
    MUST,
    NEVER,
    NODE_CELL,
    NODE_COARSE,
    NODE_END,
    NODE_EXTRA,
    NODE_FIRST,
    NODE_GOOD,
    NODE_HARM,
    NODE_JOKERS,
    NODE_LACK,
    NODE_LAST,
    NODE_RUNS,
    NODE_WHOLE,
    OLD,
    OPEN_MAX,
    POTENTIAL,
    RUN_BITS,
    RUNS,
    SHARE,
    SLOTS,
    USED,
    WAY_HARM,
    WAY_LAID,
    WAY_NEXT,
    WEIGHT,
    Work,
    empty_table,
    paid_by_all,
)
from remeld.solver.least_kernel.nodes import grow_table, node_of
from remeld.solver.least_kernel.ways import extend


@cython.cfunc
@cython.nogil
def look_up_cell(w: Work, number: cython.longlong, cell: cython.longlong) -> cython.longlong:
    """Note by its tiles in runs what a cell costs and how many can be in groups (see BY_TILES)."""
    can = w.arrays[CAN][cell]
    weight = w.arrays[WEIGHT][cell]
    by_tiles = w.arrays[BY_TILES]
    least = NEVER
    for tiles in range(can + 1):
        best = NEVER
        lack = NEVER
        in_groups = 0
        low = w.arrays[MUST][cell] - tiles
        if low < 0:
            low = 0
        for g in range(low, lesser(can - tiles, w.arrays[MOST_GROUPS][number]) + 1):
            share = w.arrays[SHARE][8 * cell + g]
            if share < NEVER and weight * (can - tiles - g) <= w.slack:
                lack = weight * (can - tiles - g)
                in_groups |= 1 << g
                if share < best:
                    best = share
        by_tiles[8 + tiles] = w.price * weight * (can - tiles)
        by_tiles[16 + tiles] = best
        by_tiles[24 + tiles] = lack
        by_tiles[40 + tiles] = in_groups
        if best < NEVER and best + by_tiles[8 + tiles] < least:
            least = best + by_tiles[8 + tiles]
    return least


@cython.cfunc
@cython.nogil
def _must_move(w: Work, cell: cython.longlong, runs: cython.longlong) -> cython.longlong:
    """How many tiles of old runs must move here: one stays in each open run at most."""
    moved = w.arrays[LATER_TILES][cell]
    while runs & 3 and moved:
        runs >>= RUN_BITS
        moved -= 1
    return moved


@cython.cfunc
@cython.nogil
def look_up_slots(w: Work) -> cython.longlong:
    """Note which old runs of the cell a run may begin with, and which go on after it."""
    w.begins = w.goes_on = 0
    for slot in range(1, SLOTS + 1):
        code = w.arrays[OLD][8 * w.cell + slot]
        if code and (code & IS_FIRST or not w.coarse):
            w.begins |= 1 << slot
        if code and not code & IS_LAST:
            w.goes_on |= 1 << slot
    return 0


@cython.cfunc
@cython.nogil
def leave(w: Work, node: cython.longlong, most: cython.longlong) -> cython.longlong:
    """Make every way on from a node by which the colour harms at most so much."""
    runs = w.arrays[NODE_RUNS][node]
    w.node = node
    w.left = w.wild = w.jokers - w.arrays[NODE_JOKERS][node]
    w.can = w.arrays[CAN][w.cell]
    w.next_most = w.third_most = 0
    if w.number < w.numbers - 1:
        w.next_most = w.arrays[CAN][w.cell + w.colours] + w.left
    if w.number < w.numbers - 2:
        w.third_most = w.arrays[CAN][w.cell + 2 * w.colours] + w.left
    w.base = most - w.arrays[NODE_HARM][node]
    w.most_here = NEVER
    w.most_open = NEVER
    if w.traced < 0:
        # Who begins to repeat an old run takes off what was charged for it.
        w.most_here = w.base - (w.least_here if w.coarse else _narrow(w))
        w.most_here += w.arrays[POTENTIAL][128 + w.cell]
    taken = (runs >> USED & 127) << 1
    w.open = 0
    for i in range(OPEN_MAX):
        run = runs >> RUN_BITS * i & 2047
        if run == 0:
            break
        w.arrays[RUNS][i] = run
        if run >> 4 & 7:
            taken |= 1 << (run >> 4 & 7)
        w.open += 1
    harm = w.arrays[POTENTIAL][w.cell]
    w.must_move = _must_move(w, w.cell, runs)
    if w.coarse:
        harm = w.arrays[POTENTIAL][128 + w.cell] + w.must_move
    return extend(w, 0, 0, 0, harm, taken, 0)


@cython.cfunc
@cython.nogil
def _narrow(w: Work) -> cython.longlong:
    """Lay no more from a node than the coarse one’s living ways; the least that follows."""
    here = w.arrays[NODE_COARSE][w.node]
    by_tiles = w.arrays[BY_TILES]
    good = w.limit + w.jokers - w.arrays[NODE_EXTRA][w.node]
    least = NEVER
    w.can = w.wild = w.most_open = 0
    for way in range(w.arrays[NODE_FIRST][here], w.arrays[NODE_LAST][here]):
        tiles = w.arrays[WAY_LAID][way] & 7
        jokers = w.arrays[WAY_LAID][way] >> 3
        then = w.arrays[WAY_NEXT][way]
        if jokers > w.left or w.arrays[NODE_GOOD][then] > good:
            continue
        if tiles > w.can:
            w.can = tiles
        if jokers > w.wild:
            w.wild = jokers
        while w.arrays[NODE_RUNS][then] >> RUN_BITS * w.most_open:
            w.most_open += 1
        then = then * (w.jokers + 1) + w.left - jokers
        value = by_tiles[8 + tiles] + by_tiles[16 + tiles] + w.toll * jokers
        least = lesser(least, value + w.arrays[HOPE_HARM][then])
    return least - w.jokers


@cython.cfunc
@cython.nogil
def build_graphs(w: Work, coarse: cython.longlong) -> cython.longlong:
    """Build the graph of every colour; 0 if there is no way at all, -1 if there are too many."""
    w.coarse = coarse
    w.at = 0
    w.traced = -1
    if coarse:
        w.nodes = w.ways = 0
        empty_table(w, COARSE_HASHED, w.coarse_mask)
        if not cython.compiled:
            w.nodes_by_runs.clear()
    else:
        if w.least < NEVER and w.held:
            count_jokers(w)
        w.at = 128
        w.nodes = w.coarse_nodes
        w.ways = w.coarse_ways
        empty_table(w, FINE_HASHED, w.fine_mask)
        if not cython.compiled:
            for number in range(w.numbers + 1):
                for colour in range(w.colours):
                    cell = 128 + number * w.colours + colour
                    for i in range(w.arrays[CELL][cell], w.arrays[CELL_END][cell]):
                        if i < len(w.arrays[NODE_RUNS]):
                            w.nodes_by_runs.pop(w.arrays[NODE_RUNS][i] << 8 | cell, None)
    start = w.nodes
    others = 0
    moved = 0
    if not coarse:
        for colour in range(w.colours):
            others += w.arrays[FEWEST][64 + colour]
    for cell in range(w.at, w.at + (w.numbers + 1) * w.colours):
        w.arrays[CELL][cell] = w.arrays[CELL_END][cell] = 0
    for colour in range(w.colours):
        w.colour = colour
        most = w.limit
        if not coarse:
            most -= others - w.arrays[FEWEST][64 + colour]
        w.arrays[CELL][w.at + colour] = w.nodes
        w.coarse_node = w.arrays[CELL][colour]
        node = node_of(w, 0, w.at + colour)
        w.arrays[NODE_JOKERS][node] = w.arrays[NODE_HARM][node] = w.arrays[NODE_LACK][node] = 0
        w.arrays[NODE_EXTRA][node] = 0
        for number in range(w.numbers):
            w.number = number
            w.cell = number * w.colours + colour
            cell = w.at + w.cell
            w.arrays[CELL][cell + w.colours] = w.arrays[CELL_END][cell + w.colours] = w.nodes
            w.least_here = look_up_cell(w, number, w.cell)
            look_up_slots(w)
            for node in range(w.arrays[CELL][cell], w.arrays[CELL_END][cell]):
                w.arrays[NODE_FIRST][node] = w.ways
                leave(w, node, most)
                w.arrays[NODE_LAST][node] = w.arrays[NODE_END][node] = w.ways
                w.arrays[NODE_WHOLE][node] = w.ways
                if 2 * (w.nodes - start) > (w.coarse_mask if coarse else w.fine_mask):
                    grow_table(w, start)
            first = w.nodes - w.arrays[CELL][cell + w.colours]
            if first == 0:
                return 0
            if first >> w.id_bits or w.effort > w.most_effort:
                return -1
        least = NEVER
        for node in range(w.arrays[CELL][cell + w.colours], w.nodes):
            least = lesser(least, w.arrays[NODE_EXTRA][node])
        w.arrays[FEWEST][72 + colour] = least
        if not coarse:
            # Nothing but jokers that are claimed moves fewer tiles than the coarse graph says.
            moved += least
            if w.least + paid_by_all(w) + moved - w.jokers > w.limit:
                return 0
    if coarse:
        w.coarse_nodes = w.nodes
        w.coarse_ways = w.ways
    return -1 if w.cut else 1


@cython.cfunc
@cython.nogil
def _hope(
    w: Work, node: cython.longlong, most: cython.longlong, others: cython.longlong
) -> cython.longlong:
    """The least a colour can harm and lack from a node on, by jokers; living ways come first.

    It returns how many tiles of the cell can be in groups, as bits.
    """
    sorts = w.jokers + 1
    mine = node * sorts
    hope_harm = w.arrays[HOPE_HARM]
    hope_lack = w.arrays[HOPE_LACK]
    hope_extra = w.arrays[HOPE_EXTRA]
    for i in range(sorts):
        hope_harm[mine + i] = hope_lack[mine + i] = hope_extra[mine + i] = NEVER
    most -= w.arrays[NODE_HARM][node]
    if most < -NEVER // 2:
        # Nothing leads to this node any more.
        w.arrays[NODE_LAST][node] = w.arrays[NODE_FIRST][node]
        return 0
    slack = w.slack - w.arrays[NODE_LACK][node]
    kept = w.arrays[NODE_FIRST][node]
    moved = 0
    if not w.coarse:
        moved = _must_move(w, w.arrays[NODE_CELL][node] - w.at, w.arrays[NODE_RUNS][node])
    in_groups = 0
    by_tiles = w.arrays[BY_TILES]
    way_laid = w.arrays[WAY_LAID]
    way_harm = w.arrays[WAY_HARM]
    way_next = w.arrays[WAY_NEXT]
    for way in range(kept, w.arrays[NODE_END][node]):
        tiles = way_laid[way] & 7
        jokers = way_laid[way] >> 3
        harm = by_tiles[16 + tiles]
        if harm >= NEVER:
            continue
        harm += way_harm[way] + w.toll * jokers + by_tiles[8 + tiles]
        lack = by_tiles[24 + tiles]
        then = way_next[way]
        extra = 0
        spare = NEVER
        if not w.coarse:
            extra = extra_harm(way_harm[way], moved)
            spare = w.limit - others - w.arrays[NODE_GOOD][w.arrays[NODE_COARSE][then]]
            spare -= w.arrays[NODE_EXTRA][node] + extra
        then = then * sorts - jokers
        alive = 0
        for i in range(jokers, sorts):
            value = hope_harm[then + i] + harm
            k = hope_lack[then + i] + lack
            if value <= most and k <= slack and (w.coarse or hope_extra[then + i] <= spare):
                alive = 1
                hope_harm[mine + i] = lesser(value, hope_harm[mine + i])
                hope_lack[mine + i] = lesser(k, hope_lack[mine + i])
                if not w.coarse:
                    more = hope_extra[then + i] + extra
                    hope_extra[mine + i] = lesser(more, hope_extra[mine + i])
        if alive:
            in_groups |= by_tiles[40 + tiles]
            if kept < way:
                for i in range(WAY_NEXT, WAY_HARM + 1):
                    value = w.arrays[i][kept]
                    w.arrays[i][kept] = w.arrays[i][way]
                    w.arrays[i][way] = value
            kept += 1
    w.arrays[NODE_LAST][node] = kept
    return in_groups


@cython.cfunc
@cython.nogil
def drop_dead(w: Work, scope: cython.longlong) -> cython.longlong:
    """Leave out the ways of the coarse graph that are dead for all who touch at most so many."""
    for node in range(w.coarse_nodes):
        w.arrays[NODE_END][node] = w.arrays[NODE_LAST][node]
    w.scope = scope
    return 0


@cython.cfunc
@cython.nogil
def take_all(w: Work) -> cython.longlong:
    """Take in again all that was left out of the coarse graph."""
    for node in range(w.coarse_nodes):
        w.arrays[NODE_END][node] = w.arrays[NODE_WHOLE][node]
    w.scope = NEVER
    return 0


@cython.cfunc
@cython.nogil
def hope_all(w: Work) -> cython.longlong:
    """What each colour can hope for from every node; 0 if there is no way at all."""
    sorts = w.jokers + 1
    make_room(w, HOPE_HARM, HOPE_EXTRA + 1, w.nodes * sorts)
    others = 0
    extra = 0
    for colour in range(w.colours):
        others += w.arrays[FEWEST][64 + colour]
        extra += w.arrays[FEWEST][72 + colour]
    for colour in range(w.colours):
        most = w.limit - others + w.arrays[FEWEST][64 + colour]
        # Nothing but jokers that are claimed moves fewer tiles than the coarse graph says.
        extras = extra - w.arrays[FEWEST][72 + colour]
        if extras < -w.jokers:
            extras = -w.jokers
        cell = w.at + w.numbers * w.colours + colour
        for i in range(w.arrays[CELL][cell] * sorts, w.arrays[CELL_END][cell] * sorts):
            w.arrays[HOPE_HARM][i] = w.arrays[HOPE_LACK][i] = w.arrays[HOPE_EXTRA][i] = 0
        for number in range(w.numbers - 1, -1, -1):
            cell = number * w.colours + colour
            look_up_cell(w, number, cell)
            for i in range(w.arrays[CAN][cell] + 1):
                w.arrays[LEAST_SHARE][8 * cell + i] = w.arrays[BY_TILES][16 + i]
            in_groups = 0
            for node in range(w.arrays[CELL][w.at + cell], w.arrays[CELL_END][w.at + cell]):
                in_groups |= _hope(w, node, most, extras)
                ways = w.arrays[NODE_LAST][node] - w.arrays[NODE_FIRST][node]
                if ways >> w.id_bits:
                    return -1
            w.arrays[IN_GROUPS][cell] = in_groups
        if w.arrays[HOPE_HARM][w.arrays[CELL][w.at + colour] * sorts + w.jokers] >= NEVER:
            return 0
    return 1
