"""What the coarse sweep has learnt about each state: the harm that must still follow it."""

from __future__ import annotations

from remeld.solver import nocython as cython
from remeld.solver.arrays import make_room
from remeld.solver.least_kernel.memory import (
    CELL,
    KNOWN_BACK,
    KNOWN_KEY,
    LAYER,
    LINK_FROM,
    LINK_HARM,
    LINK_TO,
    NEVER,
    NODE_GOOD,
    STATE_BACK,
    STATE_HARM,
    STATE_KEY,
    Work,
    empty_table,
    slot_of,
)


@cython.cfunc
@cython.nogil
def keep_known(w: Work, last: cython.longlong) -> cython.longlong:
    """Keep of the coarse sweep what harm must still follow each state, by number and key."""
    make_room(w, STATE_BACK, STATE_BACK + 1, w.states)
    for i in range(w.states):
        w.arrays[STATE_BACK][i] = NEVER
    w.arrays[STATE_BACK][last] = 0
    for i in range(w.links - 1, -1, -1):
        back = w.arrays[STATE_BACK][w.arrays[LINK_TO][i]] + w.arrays[LINK_HARM][i]
        if back < w.arrays[STATE_BACK][w.arrays[LINK_FROM][i]]:
            w.arrays[STATE_BACK][w.arrays[LINK_FROM][i]] = back
    if not cython.compiled:
        w.known.clear()
    else:
        w.known_mask = 1023
        while w.known_mask < 2 * w.states:
            w.known_mask = 2 * w.known_mask + 1
        make_room(w, KNOWN_KEY, KNOWN_BACK + 1, w.known_mask + 1)
        empty_table(w, KNOWN_KEY, w.known_mask)
    for i in range(w.coarse_nodes):
        w.arrays[NODE_GOOD][i] = NEVER
    for number in range(w.numbers + 1):
        end = w.arrays[LAYER][number + 1] if number < w.numbers else w.states
        for state in range(w.arrays[LAYER][number], end):
            back = w.arrays[STATE_BACK][state] + w.arrays[STATE_HARM][state]
            if back >= NEVER:
                continue
            for c in range(w.colours):
                i = w.arrays[STATE_KEY][state] >> w.id_bits * c & (1 << w.id_bits) - 1
                i += w.arrays[CELL][number * w.colours + c]
                if back < w.arrays[NODE_GOOD][i]:
                    w.arrays[NODE_GOOD][i] = back
            key = number << 58 | w.arrays[STATE_KEY][state]
            if not cython.compiled:
                w.known[key] = w.arrays[STATE_BACK][state]
                continue
            slot = slot_of(key, w.known_mask)
            while w.arrays[KNOWN_KEY][slot] >= 0:
                slot = slot + 1 & w.known_mask
            w.arrays[KNOWN_KEY][slot] = key
            w.arrays[KNOWN_BACK][slot] = w.arrays[STATE_BACK][state]
    return 0


@cython.cfunc
@cython.nogil
def known_harm(w: Work, key: cython.longlong) -> cython.longlong:
    """The harm that must still follow by the coarse sweep."""
    if not cython.compiled:
        return w.known.get(key, NEVER)
    slot = slot_of(key, w.known_mask)
    while w.arrays[KNOWN_KEY][slot] >= 0:
        if w.arrays[KNOWN_KEY][slot] == key:
            return w.arrays[KNOWN_BACK][slot]
        slot = slot + 1 & w.known_mask
    return NEVER
