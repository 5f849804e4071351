"""The nodes of a graph: each set of open runs once, found by hashing."""

from __future__ import annotations

from remeld.solver import nocython as cython
from remeld.solver.arrays import make_room
from remeld.solver.least_kernel.memory import (
    CELL,
    CELL_END,
    COARSE_HASHED,
    FINE_HASHED,
    NEVER,
    NODE_CELL,
    NODE_COARSE,
    NODE_EXTRA,
    NODE_HARM,
    NODE_JOKERS,
    NODE_LACK,
    NODE_NEWEST,
    NODE_RUNS,
    Work,
    empty_table,
    slot_of,
)


@cython.cfunc
@cython.nogil
def find_node(
    w: Work,
    table: cython.longlong,
    mask: cython.longlong,
    runs: cython.longlong,
    cell: cython.longlong,
) -> cython.longlong:
    """The node of a cell with these runs; if there is none, -1 less its place in the table."""
    if not cython.compiled:
        return w.nodes_by_runs.get(runs << 8 | cell, -1)
    first = w.arrays[CELL][cell]
    end = w.arrays[CELL_END][cell]
    slot = slot_of(runs * 31 + cell, mask)
    i = w.arrays[table][slot]
    while i >= 0:
        if first <= i < end and w.arrays[NODE_RUNS][i] == runs:
            return i
        slot = slot + 1 & mask
        i = w.arrays[table][slot]
    return -1 - slot


@cython.cfunc
@cython.nogil
def node_of(w: Work, runs: cython.longlong, cell: cython.longlong) -> cython.longlong:
    """The node of the newest cell with these runs, made if need be."""
    table = COARSE_HASHED if w.coarse else FINE_HASHED
    mask = w.coarse_mask if w.coarse else w.fine_mask
    i = find_node(w, table, mask, runs, cell)
    if i >= 0:
        return i
    if cython.compiled:
        w.arrays[table][-1 - i] = w.nodes
    else:
        w.nodes_by_runs[runs << 8 | cell] = w.nodes
    i = w.nodes
    if i >= w.rooms[NODE_RUNS]:
        make_room(w, NODE_RUNS, NODE_NEWEST + 1, i + 1)
    w.arrays[NODE_RUNS][i] = runs
    w.arrays[NODE_CELL][i] = cell
    w.arrays[NODE_COARSE][i] = w.coarse_node
    w.arrays[NODE_JOKERS][i] = w.arrays[NODE_HARM][i] = w.arrays[NODE_LACK][i] = NEVER
    w.arrays[NODE_EXTRA][i] = NEVER
    w.arrays[NODE_NEWEST][i] = -1
    w.nodes = i + 1
    w.arrays[CELL_END][cell] = i + 1
    return i


@cython.cfunc
@cython.nogil
def grow_table(w: Work, first: cython.longlong) -> cython.longlong:
    """Give the node table of the graph that begins at `first` four times its room."""
    if not cython.compiled:
        return 0
    table = COARSE_HASHED if w.coarse else FINE_HASHED
    mask = 4 * (w.coarse_mask if w.coarse else w.fine_mask) + 3
    make_room(w, table, table + 1, mask + 1)
    empty_table(w, table, mask)
    for i in range(first, w.nodes):
        slot = slot_of(w.arrays[NODE_RUNS][i] * 31 + w.arrays[NODE_CELL][i], mask)
        while w.arrays[table][slot] >= 0:
            slot = slot + 1 & mask
        w.arrays[table][slot] = i
    if w.coarse:
        w.coarse_mask = mask
    else:
        w.fine_mask = mask
    return 0
