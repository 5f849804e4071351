"""Whether a tile that is laid lets somebody out: known, or thought of in several worlds."""

from __future__ import annotations

from remeld.simulation.engine.chance import gather_unseen, shuffle
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


@cython.cfunc
@cython.nogil
def racks_are_known(s: Simulation) -> cython.longlong:
    """Whether a player can tell the other's rack: two play, and nothing is left to draw."""
    return 1 if s.seats == 2 and s.pool_at == s.pool_end else 0


@cython.cfunc
@cython.nogil
def lets_known_out(s: Simulation, seat: cython.longlong, cell: cython.longlong) -> cython.longlong:
    """Whether the other one goes out after this tile, the racks being known."""
    other = 1 - seat
    if not s.arrays[MELDED][other]:
        return 0
    return goes_out(s, RACKS, other * ROW, cell)


@cython.cfunc
@cython.nogil
def lets_out(s: Simulation, seat: cython.longlong, cell: cython.longlong) -> cython.longlong:
    """Whether somebody who has melded goes out after this tile in one of the worlds thought of."""
    if racks_are_known(s):
        return lets_known_out(s, seat, cell)
    end = gather_unseen(s, seat)
    for _ in range(WORLDS):
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
                if goes_out(s, THOUGHT, 0, cell):
                    return 1
            at += s.arrays[SIZES][other]
    return 0
