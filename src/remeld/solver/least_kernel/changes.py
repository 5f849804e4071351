"""What a play changes: the old sets that it touches, the sets that it makes, the tiles that move.

`moved` counts the same with tiles instead of bits, and is the check of this.
"""

from __future__ import annotations

from remeld.solver import nocython as cython
from remeld.solver.arrays import SETS, lesser, make_room
from remeld.solver.least_kernel.memory import (
    CHANGED,
    FREE_JOKERS,
    FREE_TILES,
    MADE,
    MOST_STAY,
    OLD_SETS,
    ORDER,
    Work,
    ones,
)


@cython.cfunc
@cython.nogil
def _is_same(w: Work, old: cython.longlong, new: cython.longlong) -> cython.longlong:
    """Whether an old set and a new one are the same, however the jokers of a group are read."""
    before = w.arrays[OLD_SETS]
    now = w.arrays[SETS]
    held = before[4 * old + 3]
    jokers = now[4 * new + 3]
    mine = before[4 * old + 2] & ~held
    tiles = now[4 * new + 2] & ~jokers
    if before[4 * old] == now[4 * new] and before[4 * old + 1] == now[4 * new + 1]:
        if mine == tiles and (held == jokers or now[4 * new] == 1 or tiles & tiles - 1 == 0):
            return ones(held) == ones(jokers)
        return 0
    # One tile with jokers is a run as well as a group.
    if mine & mine - 1 or tiles & tiles - 1 or before[4 * old] == now[4 * new]:
        return 0
    return (
        mine == 1 << now[4 * new + 1]
        and tiles == 1 << before[4 * old + 1]
        and ones(held) == ones(jokers)
    )


@cython.cfunc
@cython.nogil
def compare_sets(w: Work, old: cython.longlong) -> cython.longlong:
    """Note which of so many old sets are not among the sets, and which sets are not old."""
    make_room(w, CHANGED, MOST_STAY + 1, old + w.sets + 1)
    for new in range(w.sets):
        w.arrays[FREE_TILES][new] = 1
    w.changed = w.made = 0
    for i in range(old):
        new = 0
        while new < w.sets and not (w.arrays[FREE_TILES][new] and _is_same(w, i, new)):
            new += 1
        if new < w.sets:
            w.arrays[FREE_TILES][new] = 0
        else:
            w.arrays[CHANGED][w.changed] = i
            w.changed += 1
    for new in range(w.sets):
        if w.arrays[FREE_TILES][new]:
            w.arrays[MADE][w.made] = new
            w.made += 1
    return w.changed


@cython.cfunc
@cython.nogil
def _shared(w: Work, old: cython.longlong, place: cython.longlong) -> cython.longlong:
    """The tiles of an old set that are free in a new one, as bits of the new one."""
    before = w.arrays[OLD_SETS]
    now = w.arrays[SETS]
    new = 4 * w.arrays[MADE][place]
    old *= 4
    tiles = before[old + 2] & ~before[old + 3]
    if before[old] != now[new]:
        tiles = (tiles >> now[new + 1] & 1) << before[old + 1]
    elif before[old + 1] != now[new + 1]:
        return 0
    return tiles & w.arrays[FREE_TILES][place]


@cython.cfunc
@cython.nogil
def _stays(w: Work, old: cython.longlong, place: cython.longlong) -> cython.longlong:
    """How many tiles of an old set stay if a new one is its home."""
    jokers = lesser(ones(w.arrays[OLD_SETS][4 * old + 3]), w.arrays[FREE_JOKERS][place])
    return ones(_shared(w, old, place)) + jokers


@cython.cfunc
@cython.nogil
def _all_staying(w: Work, index: cython.longlong, least: cython.longlong) -> cython.longlong:
    """The most tiles that stay from the index-th set on; anything if that is not above `least`.

    Each old set has one home, and each place in it holds one tile; one tile stays in any case.
    """
    if index == w.changed:
        return 0
    old = w.arrays[ORDER][index]
    most = w.arrays[MOST_STAY][index + 1]
    best = 0
    for place in range(w.made):
        here = _stays(w, old, place)
        if here < 2 or here + most <= best or here + most <= least:
            continue
        shared = _shared(w, old, place)
        jokers = here - ones(shared)
        w.arrays[FREE_TILES][place] ^= shared
        w.arrays[FREE_JOKERS][place] -= jokers
        value = here + _all_staying(w, index + 1, (best if best > least else least) - here)
        w.arrays[FREE_TILES][place] |= shared
        w.arrays[FREE_JOKERS][place] += jokers
        if value > best:
            best = value
            if best == w.arrays[MOST_STAY][index]:
                return best
    if 1 + most > best and 1 + most > least:
        value = 1 + _all_staying(w, index + 1, (best if best > least else least) - 1)
        if value > best:
            best = value
    return best


@cython.cfunc
@cython.nogil
def count_moved(w: Work) -> cython.longlong:
    """How many tiles of the changed sets have moved."""
    total = 0
    for place in range(w.made):
        new = 4 * w.arrays[MADE][place]
        jokers = w.arrays[SETS][new + 3]
        w.arrays[FREE_TILES][place] = w.arrays[SETS][new + 2] & ~jokers
        w.arrays[FREE_JOKERS][place] = ones(jokers)
    # The sets with the fewest choices come first; until all are known, MOST_STAY counts choices.
    for i in range(w.changed):
        old = w.arrays[CHANGED][i]
        total += ones(w.arrays[OLD_SETS][4 * old + 2])
        choices = 0
        for place in range(w.made):
            if _stays(w, old, place) > 1:
                choices += 1
        k = i
        while k > 0 and w.arrays[MOST_STAY][k - 1] > choices:
            w.arrays[MOST_STAY][k] = w.arrays[MOST_STAY][k - 1]
            w.arrays[ORDER][k] = w.arrays[ORDER][k - 1]
            k -= 1
        w.arrays[MOST_STAY][k] = choices
        w.arrays[ORDER][k] = old
    w.arrays[MOST_STAY][w.changed] = 0
    for i in range(w.changed - 1, -1, -1):
        most = 1
        for place in range(w.made):
            here = _stays(w, w.arrays[ORDER][i], place)
            if here > most:
                most = here
        w.arrays[MOST_STAY][i] = w.arrays[MOST_STAY][i + 1] + most
    return total - _all_staying(w, 0, 0)
