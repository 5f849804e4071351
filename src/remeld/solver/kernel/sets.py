"""From the path of the sweep to sets: tiles and jokers are dealt out to runs and groups."""

from __future__ import annotations

from remeld.solver import nocython as cython
from remeld.solver.arrays import SETS, add_set, lesser
from remeld.solver.kernel.groups import best_groups, fill_groups
from remeld.solver.kernel.memory import (
    CELL,
    GROUP,
    NODE_FIRST,
    PATH_KEY,
    PATH_WAY,
    RADIX,
    RUN,
    RUNS,
    SCRATCH,
    WAY_JOKERS,
    WAY_LONGER,
    WAY_TILES,
    Work,
)


@cython.cfunc
@cython.nogil
def ones(bits: cython.longlong) -> cython.longlong:
    """How many bits are set."""
    if not cython.compiled:
        return bits.bit_count()
    count = 0
    while bits:
        bits &= bits - 1
        count += 1
    return count


@cython.cfunc
@cython.nogil
def deal_sets(w: Work) -> cython.longlong:
    """Make the sets of the best path."""
    w.sets = 0
    for colour in range(w.colours):
        w.arrays[RUNS][32 * colour] = 0
    for number in range(w.numbers):
        code = 0
        for colour in range(w.colours):
            node = w.arrays[PATH_KEY][number] >> (w.id_bits * colour)
            node = w.arrays[CELL][number * w.colours + colour] + (node & ((1 << w.id_bits) - 1))
            way = (w.arrays[PATH_WAY][number + 1] >> (8 * colour)) & 255
            way += w.arrays[NODE_FIRST][node]
            code += w.arrays[WAY_TILES][way] * w.arrays[RADIX][number * w.colours + colour]
            _go_on(w, number, colour, way)
        _deal_groups(w, number, code, w.arrays[PATH_WAY][number + 1] >> 48)
    for colour in range(w.colours):
        for i in range(w.arrays[RUNS][32 * colour]):
            node = 32 * colour + 2 + 2 * i
            add_set(w, RUN, colour, w.arrays[RUNS][node], w.arrays[RUNS][node + 1])
    return 0


@cython.cfunc
@cython.nogil
def _go_on(
    w: Work, number: cython.longlong, colour: cython.longlong, way: cython.longlong
) -> cython.longlong:
    """Lengthen a colour's open runs, end some, start some.

    Tiles go first to runs of jokers alone, the longest first, then to new runs. So these stand
    last, and the jokers are given out from the front.
    """
    runs = w.arrays[RUNS]
    bare = w.arrays[SCRATCH]
    base = 32 * colour + 2
    jokers = w.arrays[WAY_JOKERS][way]
    size = w.arrays[WAY_TILES][way] + jokers
    go3 = w.arrays[WAY_LONGER][way] & 15
    go4 = w.arrays[WAY_LONGER][way] >> 4
    bit = 1 << (number + 1)
    bares = 0
    kept = 0
    for i in range(base, base + 2 * runs[base - 2], 2):
        if runs[i] == runs[i + 1]:
            # All end here, so that more members, from further below, are a larger number.
            j = bares
            while j > 0 and bare[j - 1] > runs[i]:
                bare[j] = bare[j - 1]
                j -= 1
            bare[j] = runs[i]
            bares += 1
            continue
        length = ones(runs[i])
        if length >= 3:
            if w.exact == 5 and length == 4 and go4 > 0:
                go4 -= 1
            elif go3 > 0 and (w.exact == 0 or length == 3):
                go3 -= 1
            else:
                add_set(w, RUN, colour, runs[i], runs[i + 1])
                continue
        runs[base + 2 * kept] = runs[i]
        runs[base + 2 * kept + 1] = runs[i + 1]
        kept += 1
    for j in range(kept + bares - size, bares):
        i = base + 2 * kept
        runs[i] = runs[i + 1] = bare[j] if j >= 0 else 0
        kept += 1
    for i in range(base, base + 2 * kept, 2):
        runs[i] |= bit
        if jokers > 0:
            jokers -= 1
            runs[i + 1] |= bit
    runs[base - 2] = kept
    return 0


@cython.cfunc
@cython.nogil
def _deal_groups(
    w: Work, number: cython.longlong, code: cython.longlong, jokers: cython.longlong
) -> cython.longlong:
    """Deal the tiles that groups take out to them, colour by colour, in turn."""
    count = best_groups(w, number, code, jokers)
    if count <= 0:
        return 0
    fill_groups(w, number, code, jokers, count)
    first = w.sets
    turn = 0
    for _ in range(count):
        add_set(w, GROUP, number + 1, 0, 0)
    for colour in range(w.colours):
        for _ in range(w.arrays[SCRATCH][colour]):
            w.arrays[SETS][4 * (first + turn % count) + 2] |= 1 << colour
            turn += 1
    for _ in range(jokers):
        _lay_on_group(w, first + turn % count)
        turn += 1
    return 0


@cython.cfunc
@cython.nogil
def _lay_on_group(w: Work, group: cython.longlong) -> cython.longlong:
    """Lay a joker onto a group, for the first colour that it lacks."""
    bit = 1
    while w.arrays[SETS][4 * group + 2] & bit:
        bit <<= 1
    w.arrays[SETS][4 * group + 2] |= bit
    w.arrays[SETS][4 * group + 3] |= bit
    return 1


@cython.cfunc
@cython.nogil
def lay_spare(w: Work) -> cython.longlong:
    """Lay one more joker onto a set with room; 1 if there was one."""
    sets = w.arrays[SETS]
    for i in range(0, 4 * w.sets, 4):
        size = ones(sets[i + 2])
        if sets[i] == GROUP:
            if size < w.group_max:
                return _lay_on_group(w, i // 4)
        elif size < w.run_max:
            lowest = sets[i + 2] & -sets[i + 2]
            bit = lowest >> 1 if sets[i + 2] >> w.numbers else lowest << size
            sets[i + 2] |= bit
            sets[i + 3] |= bit
            return 1
    # A run of six or more has room once it is cut in two.
    for i in range(0, 4 * w.sets, 4):
        if sets[i] == RUN and ones(sets[i + 2]) >= 6:
            bit = (sets[i + 2] & -sets[i + 2]) * 7
            if (bit & ~sets[i + 3]) and (sets[i + 2] & ~bit & ~sets[i + 3]):
                add_set(w, RUN, sets[i + 1], sets[i + 2] & ~bit, sets[i + 3] & ~bit)
                sets = w.arrays[SETS]
                sets[i + 2] &= bit
                sets[i + 3] &= bit
                return lay_spare(w)
    return 0


@cython.cfunc
@cython.nogil
def cut_runs(w: Work) -> cython.longlong:
    """Cut runs that are too long, so that each part keeps a tile that is no joker."""
    i = 0
    while i < 4 * w.sets:
        held = w.arrays[SETS][i + 2]
        jokers = w.arrays[SETS][i + 3]
        size = ones(held)
        if w.arrays[SETS][i] == RUN and size > w.run_max:
            head = 0
            for take in range(lesser(w.run_max, size - 3), 2, -1):
                head = (held & -held) * ((1 << take) - 1)
                if (head & ~jokers) and (held & ~head & ~jokers):
                    break
            add_set(w, RUN, w.arrays[SETS][i + 1], held & ~head, jokers & ~head)
            w.arrays[SETS][i + 2] = head
            w.arrays[SETS][i + 3] = jokers & head
        i += 4
    return 0
