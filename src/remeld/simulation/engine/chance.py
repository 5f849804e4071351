"""Chance: a small generator, so that the same seed gives the same game everywhere.

It is xorshift64*: the state is shifted and mixed with itself three times, and a product of it is
handed out. Compiled, numbers run over at 64 bits by themselves.
"""

from __future__ import annotations

from remeld.simulation.engine.memory import (
    BARRED,
    MOST_SEATS,
    OWNERS,
    POOL,
    RACKS,
    ROW,
    SIZES,
    UNSEEN,
    Simulation,
)
from remeld.solver import nocython as cython

SPREAD = cython.declare(cython.ulonglong, 0x2545F4914F6CDD1D)
OTHER = cython.declare(cython.ulonglong, 0x1E3779B97F4A7C15)


@cython.cfunc
@cython.nogil
def _word(number: cython.ulonglong) -> cython.ulonglong:
    """The number as it is in 64 bits."""
    if not cython.compiled:
        return number & ((1 << 64) - 1)
    return number


@cython.cfunc
@cython.nogil
def seed_chance(s: Simulation, seed: cython.ulonglong, stream: cython.ulonglong) -> cython.longlong:
    """Start the stream of that number that belongs to a seed."""
    state = _word(seed * SPREAD + (stream + 1) * OTHER)
    for _ in range(3):
        state = _word((state ^ state >> 29) * OTHER + SPREAD)
    s.chance = state ^ state >> 32
    if s.chance == 0:
        s.chance = 1
    return 0


@cython.cfunc
@cython.nogil
def below(s: Simulation, limit: cython.ulonglong) -> cython.longlong:
    """A number below the limit, which is small."""
    state = s.chance
    state = state ^ state >> 12
    state = _word(state ^ state << 25)
    state = state ^ state >> 27
    s.chance = state
    found: cython.longlong = cython.cast(
        cython.longlong, (_word(state * SPREAD) >> 32) * limit >> 32
    )
    return found


@cython.cfunc
@cython.nogil
def shuffle(
    s: Simulation, array: cython.longlong, first: cython.longlong, end: cython.longlong
) -> cython.longlong:
    """Put the numbers from `first` to before `end` of an array in any order."""
    order = s.arrays[array]
    for last in range(end - 1, first, -1):
        other = first + below(s, last - first + 1)
        kept = order[last]
        order[last] = order[other]
        order[other] = kept
    return 0


@cython.cfunc
@cython.nogil
def deal_box(s: Simulation) -> cython.longlong:
    """Shuffle the whole box and deal a hand to each seat."""
    pool = s.arrays[POOL]
    end = 0
    for cell in range(s.cells):
        for _ in range(s.copies):
            pool[end] = cell
            end += 1
    for _ in range(s.box_jokers):
        pool[end] = s.cells
        end += 1
    shuffle(s, POOL, 0, end)
    s.pool_at = 0
    s.pool_end = end
    for i in range(ROW * MOST_SEATS):
        s.arrays[RACKS][i] = 0
    for seat in range(s.seats):
        for _ in range(s.hand):
            s.arrays[RACKS][seat * ROW + pool[s.pool_at]] += 1
            s.pool_at += 1
        s.arrays[SIZES][seat] = s.hand
    return 0


@cython.cfunc
@cython.nogil
def gather_unseen(s: Simulation, seat: cython.longlong) -> cython.longlong:
    """Write down all tiles that a seat does not see, the others' racks and the pool; how many."""
    unseen = s.arrays[UNSEEN]
    end = 0
    for other in range(s.seats):
        if other != seat:
            for cell in range(s.cells + 1):
                for _ in range(s.arrays[RACKS][other * ROW + cell]):
                    unseen[end] = cell
                    end += 1
    for i in range(s.pool_at, s.pool_end):
        unseen[end] = s.arrays[POOL][i]
        end += 1
    # In one order, whoever holds what: nothing may follow from where a tile really lies.
    for i in range(1, end):
        cell = unseen[i]
        j = i
        while j > 0 and unseen[j - 1] > cell:
            unseen[j] = unseen[j - 1]
            j -= 1
        unseen[j] = cell
    return end


@cython.cfunc
@cython.nogil
def _draw_next(s: Simulation, seat: cython.longlong, end: cython.longlong) -> cython.longlong:
    """Exchange what would be drawn next for the tile that is known to be, any one of its kind."""
    unseen = s.arrays[UNSEEN]
    held = 0
    for other in range(s.seats):
        if other != seat:
            held += s.arrays[SIZES][other]
    copies = 0
    for i in range(end):
        if unseen[i] == s.drawn:
            copies += 1
    if copies == 0 or held >= end:
        return 0
    which = below(s, copies)
    for i in range(end):
        if unseen[i] == s.drawn:
            if which == 0:
                unseen[i] = unseen[held]
                unseen[held] = s.drawn
                return 1
            which -= 1
    return 0


@cython.cfunc
@cython.nogil
def _exchange_barred(s: Simulation, seat: cython.longlong, end: cython.longlong) -> cython.longlong:
    """Give tiles that their seat is thought not to hold to others, if some can take them."""
    unseen = s.arrays[UNSEEN]
    owners = s.arrays[OWNERS]
    barred = s.arrays[BARRED]
    at = 0
    # The pool is nobody's: the own seat, which is barred from nothing, stands for it.
    for other in range(s.seats):
        if other != seat:
            for _ in range(s.arrays[SIZES][other]):
                owners[at] = other * ROW
                at += 1
    for i in range(at, end):
        owners[i] = seat * ROW
    for i in range(at):
        if not barred[owners[i] + unseen[i]]:
            continue
        first = below(s, end)
        for step in range(end):
            j = first + step if first + step < end else first + step - end
            if not barred[owners[j] + unseen[i]] and not barred[owners[i] + unseen[j]]:
                cell = unseen[i]
                unseen[i] = unseen[j]
                unseen[j] = cell
                break
    return 0


@cython.cfunc
@cython.nogil
def deal_unseen(s: Simulation, seat: cython.longlong) -> cython.longlong:
    """Deal all that a seat does not see anew: to the other racks, the rest to the pool."""
    end = gather_unseen(s, seat)
    shuffle(s, UNSEEN, 0, end)
    if s.drawn >= 0:
        _draw_next(s, seat, end)
    _exchange_barred(s, seat, end)
    unseen = s.arrays[UNSEEN]
    at = 0
    for other in range(s.seats):
        if other == seat:
            continue
        rack = other * ROW
        for cell in range(s.cells + 1):
            s.arrays[RACKS][rack + cell] = 0
        for _ in range(s.arrays[SIZES][other]):
            s.arrays[RACKS][rack + unseen[at]] += 1
            at += 1
    s.pool_at = 0
    s.pool_end = end - at - s.absent
    for i in range(at, end - s.absent):
        s.arrays[POOL][i - at] = unseen[i]
    return 0
