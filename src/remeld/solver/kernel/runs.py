"""The open runs of one colour: what they can be before each number, and how they go on.

Why nothing is missed, although not every choice is tried:

* A run of three or more that goes on can do all that a new run could, so no run is started
  while one could go on. How many tiles a colour gives to runs thus decides what is open next.
* Where a joker stands in a run and a tile of that kind lies in a group or on the rack, the two
  change places. So a joker stands in a run only when the runs have all tiles of that kind.
* A run that starts with a joker reaches the last number: otherwise the joker moves to its other
  end. It starts at most four numbers before, since a longer one can be cut, and its jokers laid
  at the end of the first part.
* A joker that lengthens a run of three or more is followed by a tile, or the first point
  applies to a run that starts with jokers near the last number. Any other such joker is spare,
  and so is one on a group of three. Spare jokers are laid in the end onto any set with room.

The last three points may leave a joker without a place, or give points away. So where a spare
joker finds no room, where jokers count what they stand for, and where runs may not be long, the
search is `strict`: it places every joker itself and takes no such short cut, except that a run
that starts with a joker still reaches the last number.
"""

from __future__ import annotations

from remeld.solver import nocython as cython
from remeld.solver.arrays import lesser, make_room
from remeld.solver.kernel.memory import (
    CAN,
    CELL,
    FAR,
    LACK,
    MUST,
    NEVER,
    NODE_EASE,
    NODE_FIRST,
    NODE_HOPE,
    NODE_JOKERS,
    NODE_LAST,
    NODE_RUNS,
    WAY_GROUPED,
    WAY_JOKERS,
    WAY_LONGER,
    WAY_NEXT,
    WAY_TILES,
    Work,
)


@cython.cfunc
@cython.nogil
def node_of(
    w: Work, first: cython.longlong, runs: cython.longlong, jokers: cython.longlong
) -> cython.longlong:
    """The place of a node in the cell that begins at `first`, which is the last cell so far."""
    node_runs = w.arrays[NODE_RUNS]
    for i in range(first, w.nodes):
        if node_runs[i] == runs:
            if jokers < w.arrays[NODE_JOKERS][i]:
                w.arrays[NODE_JOKERS][i] = jokers
            return i - first
    i = w.nodes
    if i >= w.rooms[NODE_RUNS]:
        make_room(w, NODE_RUNS, NODE_HOPE, i + 1)
        make_room(w, NODE_EASE, NODE_EASE + 1, i + 1)
    if (i + 1) * (w.jokers + 2) > w.rooms[NODE_HOPE]:
        make_room(w, NODE_HOPE, NODE_HOPE + 1, (i + 1) * (w.jokers + 2))
    w.arrays[NODE_RUNS][i] = runs
    w.arrays[NODE_JOKERS][i] = jokers
    # Of states with equal hope the one with more long runs and fewer short ones is tried first.
    w.arrays[NODE_EASE][i] = 64 + 3 * (runs >> 8 & 15) - (runs >> 4 & 15) - (runs & 15)
    w.nodes = i + 1
    return i - first


@cython.cfunc
@cython.nogil
def _way(
    w: Work,
    goal: cython.longlong,
    tiles: cython.longlong,
    jokers: cython.longlong,
    longer: cython.longlong,
) -> cython.longlong:
    i = w.ways
    if i >= w.rooms[WAY_NEXT]:
        make_room(w, WAY_NEXT, WAY_GROUPED + 1, i + 1)
    w.arrays[WAY_NEXT][i] = goal
    w.arrays[WAY_TILES][i] = tiles
    w.arrays[WAY_JOKERS][i] = jokers
    w.arrays[WAY_LONGER][i] = longer
    w.ways = i + 1
    return 0


@cython.cfunc
@cython.nogil
def _leave_plain(
    w: Work,
    node: cython.longlong,
    number: cython.longlong,
    colour: cython.longlong,
    goal: cython.longlong,
) -> cython.longlong:
    """What `_leave` does, for most questions: two jokers at most, and the search is not strict."""
    cell = number * w.colours + colour
    cans = w.arrays[CAN]
    can = cans[cell]
    runs = w.arrays[NODE_RUNS][node]
    spent = w.arrays[NODE_JOKERS][node]
    n1 = runs & 15
    n2 = runs >> 4 & 15
    n3 = runs >> 8
    last = w.numbers - 1
    forced = n1 + n2
    near = 1 if number >= last - 4 else 0
    follows = cans[cell + w.colours] if number < last else 0
    after = cans[cell + 2 * w.colours] if number < last - 1 else 0
    fewest = forced
    must = w.arrays[MUST][cell]
    # Where there can be no group, runs take all that must lie.
    if w.arrays[LACK][cell] == 99 and must > forced:
        fewest = must
    most = w.jokers - spent
    for size in range(fewest, can + most + 1):
        tiles = lesser(size, can)
        longer = lesser(n3, size - forced)
        starts = size - forced - longer
        left = most - (size - tiles)
        # A larger size would only make this worse.
        if starts > 0 and (number > last - 2 or (starts > tiles and not near)):
            break
        if starts + n1 > follows + left or starts > after + left:
            continue
        extra = size - (can if can > forced else forced)
        if near:
            extra -= starts
        if extra > (longer if near or follows > 0 else 0):
            break
        runs = starts | n1 << 4 | n2 + longer << 8
        extra = size - tiles
        _way(w, node_of(w, goal, runs, spent + extra), tiles, extra, longer)
    return 0


@cython.cfunc
@cython.nogil
def leave(
    w: Work,
    node: cython.longlong,
    number: cython.longlong,
    colour: cython.longlong,
    goal: cython.longlong,
) -> cython.longlong:
    """Add every way on from a node; `goal` is where the next cell's nodes begin."""
    if not w.strict and w.jokers < 3:
        return _leave_plain(w, node, number, colour, goal)
    cell = number * w.colours + colour
    can = w.arrays[CAN][cell]
    runs = w.arrays[NODE_RUNS][node]
    spent = w.arrays[NODE_JOKERS][node]
    # Open runs of one, two, three (or more) tiles; those of jokers alone so far, which are told
    # apart only where three jokers could make a set of nothing else; runs of four and of four
    # jokers, told apart only where lengths count.
    n1 = runs & 15
    n2 = (runs >> 4) & 15
    n3 = (runs >> 8) & 15
    p1 = (runs >> 12) & 15
    p2 = (runs >> 16) & 15
    p3 = (runs >> 20) & 15
    n4 = (runs >> 24) & 15
    p4 = (runs >> 28) & 15
    last = w.numbers - 1
    forced = n1 + n2 + p1 + p2 + p3 + p4
    near = 1 if number >= last - 4 else 0
    # What the next number and the one after it have for runs that are still short.
    follows = w.arrays[CAN][cell + w.colours] if number < last else 0
    after = w.arrays[CAN][cell + 2 * w.colours] if number < last - 1 else 0
    for size in range(forced, can + w.jokers - spent + 1):
        full = lesser(size, can)
        most = lesser(n3 + n4, size - forced)
        for longer in range(most, (0 if w.exact else most) - 1, -1):
            starts = size - forced - longer
            if starts > 0 and (number > last - 2 or w.no_runs):
                continue
            for go4 in range(lesser(n4, longer) + 1):
                go3 = longer - go4
                if go3 > n3:
                    continue
                for tiles in range(full, (0 if w.strict else full) - 1, -1):
                    jokers = size - tiles
                    if jokers > w.jokers - spent:
                        break
                    # Tiles go first to runs of jokers alone, then to new runs.
                    r4 = lesser(tiles, p4)
                    left = tiles - r4
                    r3 = lesser(left, p3)
                    left -= r3
                    r2 = lesser(left, p2)
                    left -= r2
                    r1 = lesser(left, p1)
                    left -= r1
                    bare = starts - lesser(starts, left)
                    if bare > 0 and not near:
                        continue
                    # What is shorter than three must go on.
                    left = w.jokers - spent - jokers
                    if starts + n1 + p1 > follows + left or starts > after + left:
                        continue
                    if not w.strict:
                        extra = size - (can if can > forced else forced)
                        if near:
                            extra -= starts
                        if extra > (longer if near or follows > 0 else 0):
                            continue
                    if w.exact and (
                        p4 > r4 or (w.exact < 5 and p3 > r3) or (w.exact < 4 and p2 > r2)
                    ):
                        continue
                    left = n2
                    if w.jokers < 3:
                        runs = starts | n1 << 4
                    else:
                        left += r2
                        runs = starts - bare | n1 + r1 << 4
                        runs |= bare << 12 | p1 - r1 << 16 | p2 - r2 << 20
                    if w.exact == 0:
                        runs |= left + longer + r3 << 8
                        runs += p3 - r3 << 20
                    elif w.exact == 4:
                        runs |= left << 8
                    elif w.exact == 5:
                        runs |= left << 8 | go3 + r3 << 24 | p3 - r3 << 28
                    _way(w, node_of(w, goal, runs, spent + jokers), tiles, jokers, go3 | go4 << 4)
    return 0


@cython.cfunc
@cython.nogil
def build(w: Work, colour: cython.longlong) -> cython.longlong:
    """Add the nodes and ways of a colour; how many nodes a number has at most."""
    cells = w.arrays[CELL]
    most = 1
    first = w.nodes
    cells[colour] = first
    node_of(w, first, 0, 0)
    for number in range(w.numbers):
        goal = w.nodes
        cells[(number + 1) * w.colours + colour] = goal
        for node in range(first, goal):
            w.arrays[NODE_FIRST][node] = w.ways
            leave(w, node, number, colour, goal)
            w.arrays[NODE_LAST][node] = w.ways
        first = goal
        if w.nodes - goal > most:
            most = w.nodes - goal
    for node in range(first, w.nodes):
        # After the last number no run may be short or of jokers alone.
        size = w.arrays[NODE_RUNS][node] & ~(15 << 8 | 15 << 24)
        if w.any:
            w.arrays[NODE_HOPE][2 * node] = FAR if size else 0
            w.arrays[NODE_HOPE][2 * node + 1] = FAR
            continue
        for other in range(w.jokers + 1):
            w.arrays[NODE_HOPE][node * (w.jokers + 1) + other] = NEVER if size else 0
    return most
