"""The old groups by number, and the harm that their tiles share if they leave."""

from __future__ import annotations

from remeld.solver import nocython as cython
from remeld.solver.arrays import make_room
from remeld.solver.least_kernel.groups import set_toll
from remeld.solver.least_kernel.memory import (
    BARE,
    CAN,
    FIRST_SHARE,
    GROUP_BASE,
    GROUP_HARM,
    GROUP_JOKERS,
    GROUP_LEAST,
    GROUP_PAIRS,
    GROUPS_LOST,
    KEPT_GROUPS,
    KEPT_JOKERS,
    KEPT_MASK,
    LAID,
    LATER_JOKERS,
    MOST_GROUPS,
    OLD_GROUPS,
    OLD_JOKERS,
    OLD_MASK,
    OWN_HOME,
    RADIX,
    STRANGE_HOME,
    TOUCH,
    UNKNOWN,
    Work,
    ones,
)


@cython.cfunc
@cython.nogil
def add_group(
    w: Work,
    number: cython.longlong,
    mask: cython.longlong,
    jokers: cython.longlong,
    home: cython.longlong,
) -> cython.longlong:
    """Note an old group, or what counts as one (see OLD_MASK)."""
    make_room(w, LAID, LAID + 1, 4 * w.laid + 4)
    laid = w.arrays[LAID]
    laid[4 * w.laid] = number
    laid[4 * w.laid + 1] = mask
    laid[4 * w.laid + 2] = jokers
    laid[4 * w.laid + 3] = home
    w.laid += 1
    return 0


@cython.cfunc
@cython.nogil
def lay_groups(w: Work) -> cython.longlong:
    """Write down the old groups, and how much harm each of their tiles shares if it leaves."""
    a = w.arrays
    place = total = 0
    same = _keep_groups(w)
    for n in range(w.numbers):
        a[OLD_GROUPS][n] = place
        a[GROUPS_LOST][n] = a[GROUPS_LOST][16 + n] = 0
        a[GROUP_BASE][n] = total
        # By colour, how many old groups hold it, and their shares, the smallest first.
        for i in range(8 * w.colours):
            a[BARE][i] = 0
        for i in range(w.laid):
            if a[LAID][4 * i] != n:
                continue
            mask = a[LAID][4 * i + 1]
            held = a[LAID][4 * i + 2]
            home = a[LAID][4 * i + 3]
            if home != STRANGE_HOME or mask & 256:
                a[OLD_MASK][place] = mask
                a[OLD_JOKERS][place] = held
                place += 1
            if mask & 256:
                continue
            size = ones(mask)
            a[GROUPS_LOST][n] += TOUCH + size + held - 1
            a[GROUPS_LOST][16 + n] += TOUCH + size - 1
            share = (TOUCH + size - 1) // size
            for c in range(w.colours):
                if not mask >> c & 1:
                    continue
                k = a[BARE][8 * c] + 1
                a[BARE][8 * c] = k
                while k > 1 and a[BARE][8 * c + k - 1] > share:
                    a[BARE][8 * c + k] = a[BARE][8 * c + k - 1]
                    k -= 1
                a[BARE][8 * c + k] = share
                if held and home != OWN_HOME:
                    a[GROUP_JOKERS][n * w.colours + c] += held
                    for m in range(n):
                        a[LATER_JOKERS][m * w.colours + c] = 1
        there = tiles = 0
        radix = 1
        for c in range(w.colours):
            cell = n * w.colours + c
            a[RADIX][cell] = radix
            radix *= a[CAN][cell] + 1
            if a[CAN][cell] > 0:
                there += 1
            tiles += a[CAN][cell]
            share = 0
            for k in range(1, a[BARE][8 * c] + 1):
                share += a[BARE][8 * c + k]
                a[FIRST_SHARE][8 * cell + a[BARE][8 * c] - k] = share
        a[MOST_GROUPS][n] = (tiles + w.jokers) // 3 if there + w.jokers > 2 else 0
        there = total
        total += radix * (w.jokers + 1)
        make_room(w, GROUP_HARM, GROUP_LEAST + 1, total)
        if not same or not _is_kept(w, n, place):
            for i in range(there, total):
                w.arrays[GROUP_HARM][i] = UNKNOWN
    a[OLD_GROUPS][w.numbers] = place
    w.group_harms = total
    set_toll(w, w.toll)
    return 0


@cython.cfunc
@cython.nogil
def _keep_groups(w: Work) -> cython.longlong:
    """Keep what the harms of groups were worked out for; 0 if none of them can hold any more."""
    a = w.arrays
    make_room(w, OLD_MASK, OLD_JOKERS + 1, w.laid)
    make_room(w, KEPT_MASK, KEPT_JOKERS + 1, w.laid)
    pairs = 1 if w.pairs & GROUP_PAIRS else 0
    same = 1 if pairs == w.kept_pairs else 0
    w.kept_pairs = pairs
    if same:
        for i in range(w.numbers + 1):
            a[KEPT_GROUPS][i] = a[OLD_GROUPS][i]
        for i in range(a[OLD_GROUPS][w.numbers]):
            a[KEPT_MASK][i] = a[OLD_MASK][i]
            a[KEPT_JOKERS][i] = a[OLD_JOKERS][i]
    return same


@cython.cfunc
@cython.nogil
def _is_kept(w: Work, number: cython.longlong, end: cython.longlong) -> cython.longlong:
    """Whether the old groups of a number, which go on to before `end`, are those that were kept."""
    a = w.arrays
    first = a[OLD_GROUPS][number]
    kept = a[KEPT_GROUPS][number]
    if a[KEPT_GROUPS][number + 1] - kept != end - first:
        return 0
    for i in range(end - first):
        if a[OLD_MASK][first + i] != a[KEPT_MASK][kept + i]:
            return 0
        if a[OLD_JOKERS][first + i] != a[KEPT_JOKERS][kept + i]:
            return 0
    return 1
