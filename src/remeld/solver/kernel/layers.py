"""The states of a number, a layer: each key once, and of many states the most hopeful."""

from __future__ import annotations

from remeld.solver import nocython as cython
from remeld.solver.arrays import make_room
from remeld.solver.kernel.memory import (
    FIRST_SLOTS,
    HASHED,
    MIX,
    PATH_KEY,
    PATH_WAY,
    RANK_BITS,
    SCRATCH,
    STATE_FROM,
    STATE_KEY,
    STATE_RANK,
    STATE_VALUE,
    STATE_WAY,
    Work,
)


@cython.cfunc
@cython.nogil
def _slot(key: cython.ulonglong, mask: cython.longlong) -> cython.longlong:
    mixed = key * MIX
    place: cython.longlong = cython.cast(cython.longlong, mixed >> 24)
    return place & mask


@cython.cfunc
@cython.nogil
def keep_state(
    w: Work,
    key: cython.longlong,
    value: cython.longlong,
    rank: cython.longlong,
    came: cython.longlong,
    way: cython.longlong,
) -> cython.longlong:
    """Add a state to the newest layer, or better the one with the same key."""
    if cython.compiled:
        if 2 * (w.states - w.layer_start) > w.hash_mask:
            _rehash(w)
        mask = w.hash_mask
        hashed = w.arrays[HASHED]
        keys = w.arrays[STATE_KEY]
        slot = _slot(key, mask)
        # What an earlier layer left in the table counts as empty.
        i = hashed[slot]
        while i >= w.layer_start and keys[i] != key:
            slot = (slot + 1) & mask
            i = hashed[slot]
        if i < w.layer_start:
            i = w.states
            hashed[slot] = i
    else:
        i = w.index.setdefault(key, w.states)
    if i == w.states:
        if i >= w.rooms[STATE_KEY]:
            make_room(w, STATE_KEY, STATE_WAY + 1, i + 1)
        w.arrays[STATE_KEY][i] = key
        w.states = i + 1
    elif value <= w.arrays[STATE_VALUE][i]:
        return 0
    w.arrays[STATE_VALUE][i] = value
    w.arrays[STATE_RANK][i] = rank
    w.arrays[STATE_FROM][i] = came
    w.arrays[STATE_WAY][i] = way
    return 0


@cython.cfunc
@cython.nogil
def _rehash(w: Work) -> cython.longlong:
    """Give the hash table four times its room."""
    mask = 4 * w.hash_mask + 3
    make_room(w, HASHED, HASHED + 1, mask + 1)
    w.hash_mask = mask
    forget_states(w)
    keys = w.arrays[STATE_KEY]
    hashed = w.arrays[HASHED]
    for i in range(w.layer_start, w.states):
        slot = _slot(keys[i], mask)
        while hashed[slot] >= 0:
            slot = (slot + 1) & mask
        hashed[slot] = i
    return 0


@cython.cfunc
@cython.nogil
def forget_states(w: Work) -> cython.longlong:
    """Empty the hash table; due where state numbers are given out a second time."""
    if cython.compiled:
        for i in range(w.hash_mask + 1):
            w.arrays[HASHED][i] = -1
    return 0


@cython.cfunc
@cython.nogil
def _nth_rank(w: Work, nth: cython.longlong) -> cython.longlong:
    """The nth largest rank in the newest layer, by quickselect."""
    ranks = w.arrays[STATE_RANK]
    if not cython.compiled:
        return sorted(ranks[w.layer_start : w.states], reverse=True)[nth - 1]
    high = w.states - w.layer_start - 1
    low = 0
    make_room(w, SCRATCH, SCRATCH + 1, high + 1)
    values = w.arrays[SCRATCH]
    for i in range(high + 1):
        values[i] = ranks[w.layer_start + i]
    while low < high:
        pivot = values[(low + high) // 2]
        a = low
        b = high
        while a <= b:
            while values[a] > pivot:
                a += 1
            while values[b] < pivot:
                b -= 1
            if a <= b:
                i = values[a]
                values[a] = values[b]
                values[b] = i
                a += 1
                b -= 1
        if nth - 1 <= b:
            high = b
        elif nth - 1 >= a:
            low = a
        else:
            break
    return values[nth - 1]


@cython.cfunc
@cython.nogil
def narrow(w: Work, width: cython.longlong) -> cython.longlong:
    """Keep the `width` states of the newest layer that rank highest; of equal ones the earlier."""
    ranks = w.arrays[STATE_RANK]
    if w.states - w.layer_start <= width:
        return 0
    edge = _nth_rank(w, width)
    equal = width
    for i in range(w.layer_start, w.states):
        if ranks[i] > edge:
            equal -= 1
    to = w.layer_start
    for i in range(w.layer_start, w.states):
        if ranks[i] == edge:
            equal -= 1
        if ranks[i] < edge or (ranks[i] == edge and equal < 0):
            if ranks[i] >> RANK_BITS > w.dropped:
                w.dropped = ranks[i] >> RANK_BITS
            continue
        for array in range(STATE_KEY, STATE_WAY + 1):
            w.arrays[array][to] = w.arrays[array][i]
        to += 1
    w.states = to
    return forget_states(w)


@cython.cfunc
@cython.nogil
def first_state(w: Work) -> cython.longlong:
    """Begin with no state but the one before all numbers."""
    # Most questions have few states, and all of the table must be emptied.
    w.hash_mask = FIRST_SLOTS - 1
    w.layer_start = 0
    w.states = 1
    w.arrays[STATE_KEY][0] = 0
    w.arrays[STATE_VALUE][0] = 0
    w.arrays[STATE_FROM][0] = 0
    if not cython.compiled:
        w.index = {}
    return forget_states(w)


@cython.cfunc
@cython.nogil
def note_path(w: Work, state: cython.longlong) -> cython.longlong:
    """Note how the search came to its last state."""
    w.found = 1
    for number in range(w.numbers, -1, -1):
        w.arrays[PATH_KEY][number] = w.arrays[STATE_KEY][state]
        w.arrays[PATH_WAY][number] = w.arrays[STATE_WAY][state]
        state = w.arrays[STATE_FROM][state]
    return 0
