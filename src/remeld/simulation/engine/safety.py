"""Whether a tile that is laid lets somebody out: known, or thought of in several worlds."""

from __future__ import annotations

from remeld.simulation.engine.chance import deal_unseen, gather_unseen, shuffle
from remeld.simulation.engine.memory import (
    MELDED,
    RACKS,
    ROW,
    SIZES,
    THOUGHT,
    UNSEEN,
    Simulation,
)
from remeld.simulation.engine.questions import goes_out
from remeld.solver import nocython as cython

WORLDS = cython.declare(cython.longlong, 12)
WARY_WORLDS = cython.declare(cython.longlong, 100)
# How somebody looks whether a tile lets another out: not at all, where the rack follows, in a few
# worlds, or in many that agree with what the others did not do.
CARELESS = cython.declare(cython.longlong, 0)
WHERE_KNOWN = cython.declare(cython.longlong, 1)
IN_WORLDS = cython.declare(cython.longlong, 2)
WARILY = cython.declare(cython.longlong, 3)
MOST_DEALS = cython.declare(cython.longlong, 20)


@cython.cfunc
@cython.nogil
def racks_are_known(s: Simulation) -> cython.longlong:
    """Whether a player can tell the other's rack: two play, and nothing is left to draw."""
    return 1 if s.seats == 2 and s.pool_at == s.pool_end else 0


@cython.cfunc
@cython.nogil
def lets_out(
    s: Simulation, seat: cython.longlong, cell: cython.longlong, care: cython.longlong
) -> cython.longlong:
    """Whether somebody who has melded goes out after this tile, as far as the seat looks."""
    if care == CARELESS:
        return 0
    if racks_are_known(s):
        other = 1 - seat
        return goes_out(s, RACKS, other * ROW, cell) if s.arrays[MELDED][other] else 0
    return 0 if care == WHERE_KNOWN else _lets_out_in_worlds(s, seat, cell, care)


@cython.cfunc
@cython.nogil
def _lets_out_in_worlds(
    s: Simulation, seat: cython.longlong, cell: cython.longlong, care: cython.longlong
) -> cython.longlong:
    """Whether that happens in one of the worlds thought of."""
    end = gather_unseen(s, seat)
    for _ in range(WARY_WORLDS if care == WARILY else WORLDS):
        shuffle(s, UNSEEN, 0, end)
        at = 0
        for other in range(s.seats):
            if other == seat:
                continue
            if s.arrays[MELDED][other]:
                for i in range(s.cells + 1):
                    s.arrays[THOUGHT][i] = 0
                for i in range(at, at + s.arrays[SIZES][other]):
                    s.arrays[THOUGHT][s.arrays[UNSEEN][i]] += 1
                # Who could go out without the tile would most likely have done so before.
                if goes_out(s, THOUGHT, 0, cell) and (
                    care == IN_WORLDS or not goes_out(s, THOUGHT, 0, -1)
                ):
                    return 1
            at += s.arrays[SIZES][other]
    return 0


@cython.cfunc
@cython.nogil
def deal_believed(s: Simulation, seat: cython.longlong) -> cython.longlong:
    """Deal all that a seat does not see anew, mostly so that nobody else could go out at once.

    Who could would most likely have done so before.
    """
    for _ in range(1 if racks_are_known(s) else MOST_DEALS):
        deal_unseen(s, seat)
        believed = 1
        for other in range(s.seats):
            if believed and other != seat and s.arrays[MELDED][other]:
                believed = 1 - goes_out(s, RACKS, other * ROW, -1)
        if believed:
            return 1
    return 0
