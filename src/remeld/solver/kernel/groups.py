"""The groups of a number: counting alone decides whether they exist."""

from __future__ import annotations

from remeld.solver import nocython as cython
from remeld.solver.arrays import lesser
from remeld.solver.kernel.memory import (
    CAN,
    FIELD,
    GROUP_BASE,
    GROUP_LAID,
    GROUP_VALUE,
    MUST,
    NEVER,
    SCRATCH,
    WEIGHT,
    Work,
)


@cython.cfunc
@cython.nogil
def fill_groups(
    w: Work,
    number: cython.longlong,
    code: cython.longlong,
    jokers: cython.longlong,
    sets: cython.longlong,
) -> cython.longlong:
    """Choose the tiles for so many groups with so many jokers; the value laid, or NEVER.

    Groups exist if no colour has more tiles than there are groups, and three to `group_max` come
    to each: dealt out in turn, the tiles of a colour fall into different groups, and the sizes
    differ by one at most. What each colour gives is left in the scratch array, the sum at 16.
    """
    taken = w.arrays[SCRATCH]
    total = 0
    value = 0
    for colour in range(w.colours):
        cell = number * w.colours + colour
        left = code >> 32 + 4 * colour & 15
        taken[8 + colour] = w.arrays[MUST][cell] - left
        taken[colour] = lesser(w.arrays[CAN][cell] - left, sets)
        if taken[8 + colour] > taken[colour]:
            return NEVER
        total += taken[colour]
        value += w.arrays[WEIGHT][cell] * (left + taken[colour] - w.arrays[MUST][cell])
    while total + jokers > w.group_max * sets:
        # Too many: the cheapest rack tile stays where it is.
        pick = -1
        for colour in range(w.colours):
            if taken[colour] > 0 and taken[colour] > taken[8 + colour]:
                cell = number * w.colours + colour
                if pick < 0 or w.arrays[WEIGHT][cell] < w.arrays[WEIGHT][pick]:
                    pick = cell
        if pick < 0:
            return NEVER
        taken[pick - number * w.colours] -= 1
        total -= 1
        value -= w.arrays[WEIGHT][pick]
    if total < sets or total + jokers < 3 * sets:
        return NEVER
    if jokers > 0 and not w.strict and total + jokers > 3 * sets:
        return NEVER
    taken[16] = total
    return value


@cython.cfunc
@cython.nogil
def best_groups(
    w: Work, number: cython.longlong, code: cython.longlong, jokers: cython.longlong
) -> cython.longlong:
    """How many groups are best, given the tiles in runs and the jokers for groups; noted."""
    best = NEVER
    best_sets = -1
    laid = -1
    tiles = 0
    fewest = 0
    total = jokers
    place = w.arrays[GROUP_BASE][number] + (code & FIELD) * (w.jokers + 1) + jokers
    for colour in range(w.colours):
        rest = code >> 32 + 4 * colour & 15
        must = w.arrays[MUST][number * w.colours + colour] - rest
        tiles -= must
        total += w.arrays[CAN][number * w.colours + colour] - rest
        if must > fewest:
            fewest = must
    # A colour that has to lay so many tiles needs as many groups.
    for sets in range(fewest, total // 3 + 1):
        value = fill_groups(w, number, code, jokers, sets)
        if value != NEVER and (value > best or (value == best and w.arrays[SCRATCH][16] > laid)):
            best = value
            best_sets = sets
            laid = w.arrays[SCRATCH][16]
    w.arrays[GROUP_VALUE][place] = best
    w.arrays[GROUP_LAID][place] = tiles + laid if best != NEVER else 0
    return best_sets
