"""From the path of the sweep to sets."""

from __future__ import annotations

from remeld.solver import nocython as cython
from remeld.solver.arrays import add_set
from remeld.solver.least_kernel.graph import leave, look_up_slots
from remeld.solver.least_kernel.groups import split_groups
from remeld.solver.least_kernel.memory import (
    BEST_NEW,
    CELL,
    GOES_ON,
    LINE,
    NEVER,
    NODE_FIRST,
    NODE_RUNS,
    PATH,
    STATE_FROM,
    STATE_GROUPS,
    STATE_KEY,
    STATE_WAYS,
    WAY_HARM,
    WAY_LAID,
    WAY_NEXT,
    WILD,
    Work,
)


@cython.cfunc
@cython.nogil
def _deal_runs(w: Work, colour: cython.longlong) -> cython.longlong:
    """Lay on the open runs of a colour what the log says; those that end become sets."""
    # Open runs lie in the line by colour as members and jokers, in the order of the node; those
    # that go on are sorted from 128 on.
    line = w.arrays[LINE]
    out = 0
    bit = 1 << w.number + 1
    for i in range(w.traced - 1):
        log = w.arrays[PATH][64 + i]
        members = bit
        wild = bit if log & WILD else 0
        if i < w.open:
            members |= line[16 * colour + 2 * i]
            wild |= line[16 * colour + 2 * i + 1]
        if not log & GOES_ON:
            add_set(w, 0, colour, members, wild)
            continue
        run = log >> 3
        j = out
        while j > 0 and line[128 + 3 * j - 3] < run:
            for k in range(3):
                line[128 + 3 * j + k] = line[128 + 3 * j - 3 + k]
            j -= 1
        line[128 + 3 * j] = run
        line[128 + 3 * j + 1] = members
        line[128 + 3 * j + 2] = wild
        out += 1
    for i in range(out):
        line[16 * colour + 2 * i] = line[128 + 3 * i + 1]
        line[16 * colour + 2 * i + 1] = line[128 + 3 * i + 2]
    return 0


@cython.cfunc
@cython.nogil
def _deal_groups(w: Work, number: cython.longlong, groups: cython.longlong) -> cython.longlong:
    if groups == 0:
        return 0
    w.best_groups = NEVER
    w.number = number
    # Whatever the search counts, the best cut is one that leaves jokers where they were, too.
    coarse = w.coarse
    w.coarse = 0
    split_groups(w, groups & 0xFFFFFF, groups >> 32, 0, NEVER)
    w.coarse = coarse
    for i in range(w.best_count):
        mask = w.arrays[BEST_NEW][2 * i]
        jokers = 0
        left = w.arrays[BEST_NEW][2 * i + 1]
        for c in range(w.colours):
            if left and not mask >> c & 1:
                jokers |= 1 << c
                left -= 1
        add_set(w, 1, number + 1, mask | jokers, jokers)
    return 0


@cython.cfunc
@cython.nogil
def deal_sets(w: Work, state: cython.longlong) -> cython.longlong:
    """Make the sets of the path that leads to a state."""
    w.sets = 0
    ids = (1 << w.id_bits) - 1
    for number in range(w.numbers, -1, -1):
        w.arrays[PATH][number] = state
        state = w.arrays[STATE_FROM][state]
    for number in range(w.numbers):
        came = w.arrays[STATE_KEY][w.arrays[PATH][number]]
        now = w.arrays[PATH][number + 1]
        for colour in range(w.colours):
            w.number = number
            w.colour = colour
            w.cell = number * w.colours + colour
            node = w.arrays[CELL][w.at + w.cell] + (came >> w.id_bits * colour & ids)
            way = w.arrays[STATE_WAYS][now] >> w.id_bits * colour & ids
            way += w.arrays[NODE_FIRST][node]
            w.want_runs = w.arrays[NODE_RUNS][w.arrays[WAY_NEXT][way]]
            w.want_tiles = w.arrays[WAY_LAID][way] & 7
            w.want_jokers = w.arrays[WAY_LAID][way] >> 3
            w.want_harm = w.arrays[WAY_HARM][way]
            w.traced = 0
            look_up_slots(w)
            leave(w, node, 0)
            _deal_runs(w, colour)
        _deal_groups(w, number, w.arrays[STATE_GROUPS][now])
    return 0
