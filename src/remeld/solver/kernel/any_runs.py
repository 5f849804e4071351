"""The open runs of one colour, where any rack tile with a weight will do.

Most questions of a game are of this kind, and what a colour can do alone is most of their work. So
a way is one number here: the node that it leads to, jokers and tiles in runs, runs that go on, and
the half jokers that it takes at its number (see `any_bounds`). Which ways there are is told in
`runs`.
"""

from __future__ import annotations

from remeld.solver import nocython as cython
from remeld.solver.arrays import make_room
from remeld.solver.kernel.memory import (
    CAN,
    CELL,
    FAR,
    LACK,
    MUST,
    NODE_EASE,
    NODE_FIRST,
    NODE_HOPE,
    NODE_JOKERS,
    NODE_LAST,
    NODE_PLACE,
    NODE_RUNS,
    PRICE,
    WAY_GROUPED,
    WAY_JOKERS,
    WAY_LONGER,
    WAY_NEXT,
    WAY_TILES,
    Work,
)
from remeld.solver.kernel.runs import build

# Where the parts of a way begin, as bits after those of the node that it leads to.
NEXT_MASK = cython.declare(cython.longlong, 0xFFFF)
JOKERS_AT = cython.declare(cython.longlong, 16)
TILES_AT = cython.declare(cython.longlong, 20)
LONGER_AT = cython.declare(cython.longlong, 24)
COST_AT = cython.declare(cython.longlong, 32)


@cython.cfunc
@cython.nogil
def build_plain(w: Work, colour: cython.longlong) -> cython.longlong:
    """What `build` does with two jokers at most; ways that groups make too dear are left out."""
    colours = w.colours
    halves = w.halves
    cells = w.arrays[CELL]
    cans = w.arrays[CAN]
    prices = w.arrays[PRICE]
    place = w.arrays[NODE_PLACE]
    last = w.numbers - 1
    nodes = w.nodes
    ways = w.ways
    widest = 1
    first = nodes
    cells[colour] = first
    make_room(w, NODE_RUNS, NODE_HOPE, first + 1)
    make_room(w, NODE_EASE, NODE_EASE + 1, first + 1)
    w.arrays[NODE_RUNS][first] = 0
    w.arrays[NODE_JOKERS][first] = 0
    nodes += 1
    for number in range(w.numbers):
        cell = number * colours + colour
        goal = nodes
        cells[cell + colours] = goal
        can = cans[cell]
        must = w.arrays[MUST][cell]
        # More than there can be.
        size = nodes + (goal - first) * (can + w.jokers + 1)
        if size > w.rooms[NODE_RUNS]:
            make_room(w, NODE_RUNS, NODE_HOPE, size)
            make_room(w, NODE_EASE, NODE_EASE + 1, size)
        size += ways - nodes
        if size > w.rooms[WAY_NEXT]:
            make_room(w, WAY_NEXT, WAY_GROUPED + 1, size)
        node_runs = w.arrays[NODE_RUNS]
        node_jokers = w.arrays[NODE_JOKERS]
        way_next = w.arrays[WAY_NEXT]
        near = 1 if number >= last - 4 else 0
        follows = cans[cell + colours] if number < last else 0
        after = cans[cell + 2 * colours] if number < last - 1 else 0
        room = 1 if number < last - 1 else 0
        # Where there can be no group, runs take all that must lie.
        least = must if w.arrays[LACK][cell] == 99 else 0
        at = 16 * number + must
        for node in range(first, goal):
            w.arrays[NODE_FIRST][node] = ways
            runs = node_runs[node]
            spent = node_jokers[node]
            n1 = runs & 15
            n2 = runs >> 4 & 15
            n3 = runs >> 8
            forced = n1 + n2
            fewest = least if least > forced else forced
            for size in range(fewest, can + (halves - spent) // 2 + 1):
                tiles = size if size < can else can
                # Groups take the other table tiles.
                price = prices[at - tiles] if must > tiles else 0
                left = halves - spent - price
                if left < 0:
                    continue
                longer = size - forced
                if longer > n3:
                    longer = n3
                starts = size - forced - longer
                jokers = size - tiles
                left = left // 2 - jokers
                if jokers:
                    # A larger size would only make this worse.
                    extra = jokers if can > forced else size - forced
                    if near:
                        extra -= starts
                    elif starts > tiles:
                        break
                    if extra > (longer if near or follows > 0 else 0):
                        break
                # What is short needs more; one condition is guessed better than two.
                if (starts + n1 > follows + left) | (starts > room * (after + left)):
                    continue
                runs = starts | n1 << 4 | n2 + longer << 8
                price += 2 * jokers
                # What an earlier cell or question left in the place is not of this cell.
                i = place[runs]
                if i < goal or i >= nodes or node_runs[i] != runs:
                    i = nodes
                    nodes += 1
                    place[runs] = i
                    node_runs[i] = runs
                    node_jokers[i] = spent + price
                    # Of states with equal hope the one with more long runs is tried first.
                    w.arrays[NODE_EASE][i] = 64 + 3 * (n2 + longer) - n1 - starts
                elif spent + price < node_jokers[i]:
                    node_jokers[i] = spent + price
                way_next[ways] = (
                    i - goal
                    | jokers << JOKERS_AT
                    | tiles << TILES_AT
                    | longer << LONGER_AT
                    | price << COST_AT
                )
                ways += 1
            w.arrays[NODE_LAST][node] = ways
        first = goal
        if nodes - goal > widest:
            widest = nodes - goal
    make_room(w, NODE_HOPE, NODE_HOPE + 1, 2 * nodes)
    for node in range(first, nodes):
        # After the last number no run may be short.
        w.arrays[NODE_HOPE][2 * node] = FAR if w.arrays[NODE_RUNS][node] & 255 else 0
        w.arrays[NODE_HOPE][2 * node + 1] = FAR
    w.nodes = nodes
    w.ways = ways
    return widest


@cython.cfunc
@cython.nogil
def build_packed(w: Work, colour: cython.longlong) -> cython.longlong:
    """What `build_plain` does, with any number of jokers."""
    prices = w.arrays[PRICE]
    widest: cython.longlong = build(w, colour)
    for number in range(w.numbers):
        cell = number * w.colours + colour
        must = w.arrays[MUST][cell]
        for node in range(w.arrays[CELL][cell], w.arrays[CELL][cell + w.colours]):
            for way in range(w.arrays[NODE_FIRST][node], w.arrays[NODE_LAST][node]):
                tiles = w.arrays[WAY_TILES][way]
                jokers = w.arrays[WAY_JOKERS][way]
                cost = 2 * jokers
                if must > tiles:
                    cost += prices[16 * number + must - tiles]
                w.arrays[WAY_NEXT][way] |= (
                    jokers << JOKERS_AT
                    | tiles << TILES_AT
                    | w.arrays[WAY_LONGER][way] << LONGER_AT
                    | cost << COST_AT
                )
    return widest
