"""All is decided for a colour at a number: the way on is kept, unless it leads nowhere."""

from __future__ import annotations

from remeld.solver import nocython as cython
from remeld.solver.arrays import make_room
from remeld.solver.least_kernel.memory import (
    BY_TILES,
    HOPE_HARM,
    LOG,
    NEVER,
    NODE_COARSE,
    NODE_EXTRA,
    NODE_FIRST,
    NODE_GOOD,
    NODE_HARM,
    NODE_JOKERS,
    NODE_LACK,
    NODE_LAST,
    NODE_NEWEST,
    NODE_RUNS,
    OUT,
    PATH,
    RUN_BITS,
    SORTED,
    TOUCH,
    USED,
    WAY_BEFORE,
    WAY_HARM,
    WAY_LAID,
    WAY_NEXT,
    Work,
)
from remeld.solver.least_kernel.nodes import node_of


@cython.cfunc
@cython.nogil
def arrive(
    w: Work,
    tiles: cython.longlong,
    wild: cython.longlong,
    harm: cython.longlong,
    taken: cython.longlong,
    out: cython.longlong,
    done: cython.longlong,
) -> cython.longlong:
    """All is decided for this number: add the way, unless it cannot lead anywhere."""
    if w.traced >= 0:
        return _trace(w, tiles, wild, harm, taken, out, done)
    w.effort += 1
    total = w.arrays[BY_TILES][16 + tiles]
    if total >= NEVER:
        return 0
    total += harm + w.toll * wild + w.arrays[BY_TILES][8 + tiles]
    lack = w.arrays[NODE_LACK][w.node] + w.arrays[BY_TILES][24 + tiles]
    if lack > w.slack or (w.coarse and total > w.base):
        return 0
    if out and out > w.next_most - wild:
        return 0
    next_cell = w.at + w.cell + w.colours
    laid = tiles | wild << 3
    extra = 0
    if not w.coarse:
        extra = w.arrays[NODE_EXTRA][w.node] + extra_harm(harm, w.must_move)
        if total + _coarse_hope(w, laid, out, extra) > w.base:
            return 0
    runs = _packed(w, taken, out)
    total += w.arrays[NODE_HARM][w.node]
    j = node_of(w, runs, next_cell)
    i = w.arrays[NODE_JOKERS][w.node] + wild
    if i < w.arrays[NODE_JOKERS][j]:
        w.arrays[NODE_JOKERS][j] = i
    if total < w.arrays[NODE_HARM][j]:
        w.arrays[NODE_HARM][j] = total
    if lack < w.arrays[NODE_LACK][j]:
        w.arrays[NODE_LACK][j] = lack
    if extra < w.arrays[NODE_EXTRA][j]:
        w.arrays[NODE_EXTRA][j] = extra
    first = w.arrays[NODE_FIRST][w.node]
    i = w.arrays[NODE_NEWEST][j]
    while i >= first:
        if w.arrays[WAY_LAID][i] == laid:
            if harm < w.arrays[WAY_HARM][i]:
                w.arrays[WAY_HARM][i] = harm
            return 0
        i = w.arrays[WAY_BEFORE][i]
    i = w.ways
    if i >= w.rooms[WAY_NEXT]:
        make_room(w, WAY_NEXT, WAY_BEFORE + 1, i + 1)
    w.arrays[WAY_BEFORE][i] = w.arrays[NODE_NEWEST][j]
    w.arrays[NODE_NEWEST][j] = i
    w.arrays[WAY_NEXT][i] = j
    w.arrays[WAY_LAID][i] = laid
    w.arrays[WAY_HARM][i] = harm
    w.ways += 1
    return 0


@cython.cfunc
@cython.nogil
def _trace(
    w: Work,
    tiles: cython.longlong,
    wild: cython.longlong,
    harm: cython.longlong,
    taken: cython.longlong,
    out: cython.longlong,
    done: cython.longlong,
) -> cython.longlong:
    """Keep the log if this is the way that is wanted."""
    if w.traced or tiles != w.want_tiles or wild != w.want_jokers or harm != w.want_harm:
        return 0
    runs = _packed(w, taken, out)
    if runs == w.want_runs:
        w.traced = done + 1
        for i in range(done):
            w.arrays[PATH][64 + i] = w.arrays[LOG][i]
    return 0


@cython.cfunc
@cython.nogil
def _packed(w: Work, taken: cython.longlong, out: cython.longlong) -> cython.longlong:
    """The runs that go on, and the old runs whose home is over, as a node's bits."""
    ordered = w.arrays[SORTED]
    runs = 0
    for i in range(out):
        run = w.arrays[OUT][i]
        taken &= ~(1 << (run >> 4 & 7))
        j = i
        while j > 0 and ordered[j - 1] < run:
            ordered[j] = ordered[j - 1]
            j -= 1
        ordered[j] = run
    for i in range(out):
        runs |= ordered[i] << RUN_BITS * i
    if not w.coarse:
        runs |= (taken & w.goes_on) << USED - 1
    return runs


@cython.cfunc
@cython.nogil
def extra_harm(harm: cython.longlong, moved: cython.longlong) -> cython.longlong:
    """How many tiles a way moves beyond those that the coarse graph has counted."""
    return (harm + TOUCH // 2 & TOUCH - 1) - TOUCH // 2 - moved


@cython.cfunc
@cython.nogil
def _coarse_hope(
    w: Work, laid: cython.longlong, out: cython.longlong, extra: cython.longlong
) -> cython.longlong:
    """What follows by the coarse graph, if it has such a way; jokers may yet be claimed."""
    ordered = w.arrays[SORTED]
    runs = 0
    for i in range(out):
        run = w.arrays[OUT][i]
        run = run & 127 | 4 << 7 if run >> 3 & 1 else run & 7 | 4 << 7
        j = i
        while j > 0 and ordered[j - 1] < run:
            ordered[j] = ordered[j - 1]
            j -= 1
        ordered[j] = run
    for i in range(out):
        runs |= ordered[i] << RUN_BITS * i
    here = w.arrays[NODE_COARSE][w.node]
    for way in range(w.arrays[NODE_FIRST][here], w.arrays[NODE_LAST][here]):
        node = w.arrays[WAY_NEXT][way]
        if w.arrays[WAY_LAID][way] == laid and w.arrays[NODE_RUNS][node] == runs:
            if w.arrays[NODE_GOOD][node] + extra - w.jokers > w.limit:
                break
            w.coarse_node = node
            i = node * (w.jokers + 1) + w.left - (laid >> 3)
            return w.arrays[HOPE_HARM][i] - w.jokers
    return NEVER
