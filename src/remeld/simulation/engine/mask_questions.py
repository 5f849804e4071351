"""The questions of masks: what must lie, what may, which kinds count."""

from __future__ import annotations

from remeld.simulation.engine.known import KINDS, UNASKED
from remeld.simulation.engine.memory import DOWN, GAMES, RACKS, ROW, Simulation
from remeld.simulation.engine.mirror import mirror_question, mirror_sets, wanted_high
from remeld.simulation.engine.questions import LIMIT, fits, lonely
from remeld.solver import nocython as cython
from remeld.solver.kernel.memory import CAN, MUST, WEIGHT
from remeld.solver.kernel.search import answer, set_up


@cython.cfunc
@cython.nogil
def lay_out(s: Simulation, table: cython.longlong) -> cython.longlong:
    """Write a question down: what must lie is a table and what is laid; the rack may, unweighed."""
    must = s.arrays[MUST]
    can = s.arrays[CAN]
    before = s.arrays[table]
    rack = s.turn * ROW
    for cell in range(s.cells):
        old = before[cell] if table else 0
        must[cell] = old + s.arrays[DOWN][cell]
        can[cell] = old + s.arrays[RACKS][rack + cell]
        s.arrays[WEIGHT][cell] = 0
    old = before[s.cells] if table else 0
    s.table_jokers = old + s.arrays[DOWN][s.cells]
    s.jokers = old + s.arrays[RACKS][rack + s.cells]
    s.joker_weight = 0
    s.limit = LIMIT
    s.need = 0
    return 0


@cython.cfunc
@cython.nogil
def weigh(s: Simulation) -> cython.longlong:
    """Let those kinds count of which nothing is known; how many, the joker left out."""
    number = 0
    for cell in range(s.cells):
        if s.arrays[GAMES][s.known + KINDS + cell] == UNASKED:
            s.arrays[WEIGHT][cell] = 1
            number += 1
    return number


@cython.cfunc
@cython.nogil
def search_any(s: Simulation, need: cython.longlong, again: cython.longlong) -> cython.longlong:
    """Whether a play has a kind that counts, and makes so many points.

    It is asked `again` if the question before was the same, but for what counts.
    """
    s.need = need
    # Unless the answer took another search.
    again = again and s.any
    set_up(s, 0)
    s.any = 0 if s.strict else 1
    s.again = again and s.any
    if not s.again:
        s.mirrored = wanted_high(s) if s.any else 0
    mirrored = s.mirrored
    if mirrored:
        mirror_question(s)
    answer(s, 0, 1)
    if mirrored:
        mirror_question(s)
        if s.found:
            mirror_sets(s)
    s.need = 0
    return s.found


@cython.cfunc
@cython.nogil
def search_all(s: Simulation, need: cython.longlong) -> cython.longlong:
    """Whether all that must lie can lie in sets, and make so many points."""
    s.need = need
    set_up(s, 0)
    s.any = 0
    answer(s, -1, 0)
    s.need = 0
    return s.found


@cython.cfunc
@cython.nogil
def lies(s: Simulation, table: cython.longlong, need: cython.longlong) -> cython.longlong:
    """Whether just what is laid so far can lie with a table, and make so many points."""
    lay_out(s, table)
    for cell in range(s.cells):
        s.arrays[CAN][cell] = s.arrays[MUST][cell]
    s.jokers = s.table_jokers
    if need:
        return search_all(s, need)
    # The tiles of the table lie in sets: if something has no place, it is what is laid.
    last = -1
    for cell in range(s.cells):
        if s.arrays[DOWN][cell]:
            if lonely(s, cell):
                return 0
            last = cell
    return fits(s, last)
