"""A question with its numbers counted from the other end.

Sets stay sets when every number changes places with the one as far from the other end. The search
walks the numbers upwards, and gives up once it is past the last tile that is wanted: so it is asked
from the end where these lie.
"""

from __future__ import annotations

from remeld.simulation.engine.memory import Simulation
from remeld.solver import nocython as cython
from remeld.solver.arrays import SETS
from remeld.solver.kernel.memory import CAN, MUST, RUN, WEIGHT


@cython.cfunc
@cython.nogil
def wanted_high(s: Simulation) -> cython.longlong:
    """Whether the tiles that are wanted lie nearer to the highest number."""
    balance = 0
    for cell in range(s.cells):
        if s.arrays[WEIGHT][cell] and s.arrays[CAN][cell] > s.arrays[MUST][cell]:
            balance += 2 * (cell // s.colours) + 1 - s.numbers
    return 1 if balance > 0 else 0


@cython.cfunc
@cython.nogil
def mirror_question(s: Simulation) -> cython.longlong:
    """Let all numbers of the question change places; the same once more undoes it."""
    for array in range(MUST, WEIGHT + 1):
        part = s.arrays[array]
        for number in range(s.numbers // 2):
            low = number * s.colours
            high = (s.numbers - 1 - number) * s.colours
            for colour in range(s.colours):
                there = part[high + colour]
                part[high + colour] = part[low + colour]
                part[low + colour] = there
    return 0


@cython.cfunc
@cython.nogil
def _mirrored(s: Simulation, bits: cython.longlong) -> cython.longlong:
    """The numbers of a run, as bits, seen from the other end."""
    one: cython.longlong = 1
    other: cython.longlong = 0
    for number in range(1, s.numbers + 1):
        if bits >> number & 1:
            other |= one << s.numbers + 1 - number
    return other


@cython.cfunc
@cython.nogil
def mirror_sets(s: Simulation) -> cython.longlong:
    """Let all numbers of the answer's sets change places."""
    sets = s.arrays[SETS]
    for at in range(0, 4 * s.sets, 4):
        if sets[at] == RUN:
            sets[at + 2] = _mirrored(s, sets[at + 2])
            sets[at + 3] = _mirrored(s, sets[at + 3])
        else:
            sets[at + 1] = s.numbers + 1 - sets[at + 1]
    return 0
