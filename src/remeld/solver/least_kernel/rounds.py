"""A lower bound from the colours one by one: shares and toll are bettered as long as it rises.

In a large graph most ways are of use to plays alone that touch far more sets than need be. So ways
are left out (`_thin`) that no play with few sets can take, and taken in again (`widen`) if there is
no such play.
"""

from __future__ import annotations

from remeld.solver import nocython as cython
from remeld.solver.least_kernel.graph import drop_dead, hope_all, take_all
from remeld.solver.least_kernel.groups import set_toll
from remeld.solver.least_kernel.memory import (
    BEST_SHARE,
    CELL,
    CELL_END,
    FEWEST,
    FIRST_SHARE,
    MANY_WAYS,
    MARGIN,
    MORE_ROUNDS,
    NEVER,
    NODE_BACK,
    ROUNDS,
    SHARE,
    TOUCH,
    Work,
    paid_by_all,
)
from remeld.solver.least_kernel.shares import balance, list_anew, look_back, look_forward


@cython.cfunc
@cython.nogil
def _round(w: Work) -> cython.longlong:
    """Share out anew, number by number, upwards and downwards; the bound."""
    bound = 0
    for number in range(w.numbers):
        bound = balance(w, number)
        if bound > w.limit:
            return bound
        for c in range(w.colours):
            look_forward(w, number, c)
    for number in range(w.numbers - 1, -1, -1):
        # Of the last number all is shared out as it should be.
        if number < w.numbers - 1:
            bound = balance(w, number)
            if bound > w.limit:
                return bound
        for c in range(w.colours):
            look_back(w, number, c)
    return bound


@cython.cfunc
@cython.nogil
def _nothing_follows(w: Work) -> cython.longlong:
    """After the last number there is no harm."""
    for c in range(w.colours):
        cell = w.numbers * w.colours + c
        for i in range(w.arrays[CELL][cell], w.arrays[CELL_END][cell]):
            w.arrays[NODE_BACK][i] = 0
    return 0


@cython.cfunc
@cython.nogil
def first_bound(w: Work) -> cython.longlong:
    """A lower bound, tolls and prices taken off, from sharing out once, downwards.

    The harm up to each node is known from building the graph, and that is half of the work.
    """
    _nothing_follows(w)
    list_anew(w)
    w.limit = NEVER // 2
    bound = 0
    for number in range(w.numbers - 1, -1, -1):
        bound = balance(w, number)
        if bound > w.limit:
            return bound
        for c in range(w.colours):
            look_back(w, number, c)
    for c in range(w.colours):
        w.arrays[FEWEST][64 + c] = w.arrays[NODE_BACK][w.arrays[CELL][c]]
        for number in range(w.numbers):
            look_forward(w, number, c)
    return bound - paid_by_all(w)


@cython.cfunc
@cython.nogil
def copy_shares(w: Work, source: cython.longlong, target: cython.longlong) -> cython.longlong:
    """Copy the shares of all cells from one array into another."""
    for i in range(8 * w.colours * w.numbers):
        w.arrays[target][i] = w.arrays[source][i]
    return 0


@cython.cfunc
@cython.nogil
def _alone(w: Work) -> cython.longlong:
    """The least harm of the colours one by one, tolls and prices taken off."""
    total = -paid_by_all(w)
    for c in range(w.colours):
        for number in range(w.numbers - 1, -1, -1):
            look_back(w, number, c)
        w.arrays[FEWEST][64 + c] = w.arrays[NODE_BACK][w.arrays[CELL][c]]
        total += w.arrays[FEWEST][64 + c]
    return total


@cython.cfunc
@cython.nogil
def sharpen(w: Work, enough: cython.longlong) -> cython.longlong:
    """Raise the lower bound, tolls and prices taken off, as far as a few rounds do."""
    _nothing_follows(w)
    list_anew(w)
    w.limit = NEVER // 2
    # What was shared out in one direction only is a bad start for more.
    copy_shares(w, FIRST_SHARE, SHARE)
    _alone(w)
    _round(w)
    best = -NEVER
    raising = 1 if w.jokers else 0
    for _ in range(ROUNDS):
        bound = _round(w) - paid_by_all(w)
        if raising and bound < best + TOUCH // 12:
            # The toll was too high: back to the one before.
            raising = 0
            set_toll(w, w.toll - w.toll // 3)
            list_anew(w)
            copy_shares(w, BEST_SHARE, SHARE)
            if w.ways <= MANY_WAYS:
                _alone(w)
            # A bound may lie below nought, and C would divide it otherwise than Python.
            elif _thin(w, (best // TOUCH if best > 0 else 0) + MARGIN) == 0:
                return NEVER
            continue
        if bound < best + TOUCH // 12:
            break
        best = bound
        if bound > enough:
            break
        if raising:
            copy_shares(w, SHARE, BEST_SHARE)
            set_toll(w, w.toll + w.toll // 2)
            list_anew(w)
            _alone(w)
    _look_all(w)
    return best


@cython.cfunc
@cython.nogil
def _thin(w: Work, scope: cython.longlong) -> cython.longlong:
    """Go on with those ways alone by which a play may touch at most so many sets; 0 if none.

    If there are too many ways to tell, that shows again later.
    """
    _look_all(w)
    w.limit = scope * TOUCH + w.movable + paid_by_all(w)
    alive: cython.longlong = hope_all(w)
    w.limit = NEVER // 2
    if alive >= 0:
        drop_dead(w, scope)
    return alive


@cython.cfunc
@cython.nogil
def widen(w: Work) -> cython.longlong:
    """Go on with all ways, and the shares as they were when some were left out."""
    take_all(w)
    copy_shares(w, BEST_SHARE, SHARE)
    list_anew(w)
    return _look_all(w)


@cython.cfunc
@cython.nogil
def sharpen_more(w: Work, scope: cython.longlong) -> cython.longlong:
    """Raise the bound on, in many rounds that do little each."""
    if w.scope >= NEVER:
        copy_shares(w, SHARE, BEST_SHARE)
    drop_dead(w, scope)
    list_anew(w)
    w.limit = NEVER // 2
    best = -NEVER
    for _ in range(MORE_ROUNDS):
        bound = _round(w) - paid_by_all(w)
        if bound < best + TOUCH // 256:
            break
        best = bound
    _look_all(w)
    return best


@cython.cfunc
@cython.nogil
def _look_all(w: Work) -> cython.longlong:
    """What each colour harms at least, and up to each node, with the shares as they are."""
    _alone(w)
    for c in range(w.colours):
        for number in range(w.numbers):
            look_forward(w, number, c)
    return 0
