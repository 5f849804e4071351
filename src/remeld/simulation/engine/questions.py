"""What players ask the search: the best play, any play, whether everything fits.

The search is the solver's own. Free rearrangement is what it answers; what that leaves out of the
joker rules of some editions is told in `docs/simulation.md`.
"""

from __future__ import annotations

from remeld.simulation.engine.memory import FACE, LAID, RACKS, ROW, STEP, TABLE, VALUE, Simulation
from remeld.solver import nocython as cython
from remeld.solver.arrays import SETS
from remeld.solver.kernel.memory import CAN, MUST, NEVER, RUN, WEIGHT
from remeld.solver.kernel.search import answer, set_up

LIMIT = cython.declare(cython.longlong, 1000000)


@cython.cfunc
@cython.nogil
def take_sets(s: Simulation) -> cython.longlong:
    """What the sets of the answer hold beyond what had to lie; how many tiles that are."""
    laid = s.arrays[LAID]
    sets = s.arrays[SETS]
    for cell in range(s.cells):
        laid[cell] = -s.arrays[MUST][cell]
    laid[s.cells] = -s.table_jokers
    for at in range(0, 4 * s.sets, 4):
        members = sets[at + 2]
        place = 0
        while members:
            if members & 1:
                if sets[at + 3] >> place & 1:
                    laid[s.cells] += 1
                elif sets[at] == RUN:
                    laid[(place - 1) * s.colours + sets[at + 1]] += 1
                else:
                    laid[(sets[at + 1] - 1) * s.colours + place] += 1
            members >>= 1
            place += 1
    total = 0
    for cell in range(s.cells + 1):
        total += laid[cell]
    return total


@cython.cfunc
@cython.nogil
def pose(
    s: Simulation, seat: cython.longlong, table: cython.longlong, objective: cython.longlong
) -> cython.longlong:
    """Write a question down: a seat's rack beside the table, or alone where `table` is 0."""
    must = s.arrays[MUST]
    can = s.arrays[CAN]
    weight = s.arrays[WEIGHT]
    rack = seat * ROW
    for cell in range(s.cells):
        must[cell] = s.arrays[TABLE][cell] if table else 0
        can[cell] = must[cell] + s.arrays[RACKS][rack + cell]
        weight[cell] = STEP * s.arrays[FACE][cell] if objective == VALUE else STEP
    s.table_jokers = s.arrays[TABLE][s.cells] if table else 0
    s.jokers = s.table_jokers + s.arrays[RACKS][rack + s.cells]
    s.joker_weight = (STEP * s.arrays[FACE][s.cells] if objective == VALUE else STEP) - 1
    s.need = 0
    s.limit = LIMIT
    s.any = 0
    return set_up(s, 0)


@cython.cfunc
@cython.nogil
def any_play(s: Simulation, seat: cython.longlong) -> cython.longlong:
    """Whether a seat can lay a tile onto the table; `take_sets` then tells one such play."""
    pose(s, seat, 1, 0)
    # Without a joker on the rack the search has bounds of its own for this question.
    s.any = 1 if s.jokers == s.table_jokers and not s.strict else 0
    answer(s, 0, 1)
    return s.found


@cython.cfunc
@cython.nogil
def best_play(
    s: Simulation, seat: cython.longlong, table: cython.longlong, objective: cython.longlong
) -> cython.longlong:
    """Lay as much as can be; how many tiles that are."""
    pose(s, seat, table, objective)
    answer(s, 0, -NEVER)
    return take_sets(s) if s.found else 0


@cython.cfunc
@cython.nogil
def lonely(s: Simulation, cell: cython.longlong) -> cython.longlong:
    """Whether a tile can lie in no set at all with what lies there."""
    can = s.arrays[CAN]
    number = cell // s.colours
    first = number * s.colours
    held = s.jokers
    for other in range(first, first + s.colours):
        if can[other]:
            held += 1
    if held >= 3:
        return 0
    # The jokers that a run around it needs, from two below to two above.
    a = 1 if number > 1 and can[cell - 2 * s.colours] else 0
    b = 1 if number > 0 and can[cell - s.colours] else 0
    c = 1 if number < s.numbers - 1 and can[cell + s.colours] else 0
    d = 1 if number < s.numbers - 2 and can[cell + 2 * s.colours] else 0
    most = a + b
    if b + c > most:
        most = b + c
    if c + d > most:
        most = c + d
    return 1 if most + s.jokers < 2 else 0


@cython.cfunc
@cython.nogil
def fits(s: Simulation, cell: cython.longlong) -> cython.longlong:
    """Whether all that is written down fits into sets; `cell` is looked at first, or all for -1."""
    can = s.arrays[CAN]
    if cell >= 0:
        if cell < s.cells and lonely(s, cell):
            return 0
    else:
        for other in range(s.cells):
            if can[other] and lonely(s, other):
                return 0
    s.joker_weight = 0
    s.need = 0
    s.limit = LIMIT
    s.any = 0
    set_up(s, 0)
    # One tile is thought of as on a rack, for the sharper bounds of whether any can be laid; its
    # colour comes first.
    last = cell if 0 <= cell < s.cells else s.cells - 1
    while last >= 0 and not can[last]:
        last -= 1
    if s.strict or last < 0:
        answer(s, -1, 0)
        return s.found
    s.any = 1
    s.arrays[MUST][last] -= 1
    s.arrays[WEIGHT][last] = 1
    answer(s, 0, 1)
    s.arrays[WEIGHT][last] = 0
    return s.found


@cython.cfunc
@cython.nogil
def name_jokers(s: Simulation) -> cython.longlong:
    """Let the jokers on the table be the tiles that they stand for, in some sets of it."""
    table = s.arrays[TABLE]
    for cell in range(s.cells):
        s.arrays[MUST][cell] = s.arrays[CAN][cell] = table[cell]
        s.arrays[WEIGHT][cell] = 0
    s.jokers = s.table_jokers = table[s.cells]
    s.joker_weight = 0
    s.need = 0
    s.limit = LIMIT
    s.any = 0
    set_up(s, 0)
    answer(s, -1, 0)
    if not s.found:
        return 0
    sets = s.arrays[SETS]
    for at in range(0, 4 * s.sets, 4):
        jokers = sets[at + 3]
        place = 0
        while jokers:
            if jokers & 1:
                table[s.cells] -= 1
                if sets[at] == RUN:
                    table[(place - 1) * s.colours + sets[at + 1]] += 1
                else:
                    table[(sets[at + 1] - 1) * s.colours + place] += 1
            jokers >>= 1
            place += 1
    return 1


@cython.cfunc
@cython.nogil
def goes_out(
    s: Simulation, array: cython.longlong, rack: cython.longlong, laid: cython.longlong
) -> cython.longlong:
    """Whether a rack, from `rack` on in an array, fits onto the table whole.

    `laid` is a cell of which one more tile lies on the table by then, or -1.
    """
    must = s.arrays[MUST]
    can = s.arrays[CAN]
    held = s.arrays[array]
    for cell in range(s.cells):
        must[cell] = can[cell] = s.arrays[TABLE][cell] + held[rack + cell]
        s.arrays[WEIGHT][cell] = 0
    s.table_jokers = s.arrays[TABLE][s.cells] + held[rack + s.cells]
    if laid >= 0:
        if laid < s.cells:
            must[laid] += 1
            can[laid] += 1
        else:
            s.table_jokers += 1
    s.jokers = s.table_jokers
    return fits(s, -1)


@cython.cfunc
@cython.nogil
def fits_alone(s: Simulation, cell: cython.longlong) -> cython.longlong:
    """Whether a single tile can be laid onto the table."""
    must = s.arrays[MUST]
    can = s.arrays[CAN]
    for other in range(s.cells):
        must[other] = can[other] = s.arrays[TABLE][other]
        s.arrays[WEIGHT][other] = 0
    s.table_jokers = s.arrays[TABLE][s.cells]
    if cell < s.cells:
        must[cell] += 1
        can[cell] += 1
    else:
        s.table_jokers += 1
    s.jokers = s.table_jokers
    return fits(s, cell)
