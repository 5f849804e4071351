"""The turn of a seat that has not melded: sets of its own that are worth enough.

Where the table opens once they lie there, every smallest choice of sets is tried as the meld, and
what follows is an ordinary turn with one more condition: a joker of the meld counts as the tile
that it stands for.
"""

from __future__ import annotations

from remeld.simulation.engine.melds import fewest_tiles, find_patterns, give_back, take_pattern
from remeld.simulation.engine.memory import (
    BEST,
    LAID,
    PATTERNS,
    RACKS,
    ROW,
    STEP,
    THOUGHT,
    TILES,
    TRIED,
    Simulation,
)
from remeld.simulation.engine.questions import pose, take_sets
from remeld.solver import nocython as cython
from remeld.solver.kernel.memory import CAN, MUST, NEVER
from remeld.solver.kernel.search import answer, set_up

MOST_MELDS = cython.declare(cython.longlong, 400)


@cython.cfunc
@cython.nogil
def open_with_fewest(s: Simulation, seat: cython.longlong) -> cython.longlong:
    """Lay the fewest tiles that make an initial meld; how many."""
    tiles = fewest_tiles(s, RACKS, seat * ROW)
    for cell in range(s.cells + 1):
        s.arrays[LAID][cell] = 0
        if tiles:
            s.arrays[LAID][cell] = s.arrays[RACKS][seat * ROW + cell] - s.arrays[BEST][cell]
    return tiles


@cython.cfunc
@cython.nogil
def open_with_most(s: Simulation, seat: cython.longlong) -> cython.longlong:
    """Lay the most tiles that can be laid in the turn of the initial meld; how many."""
    if not fewest_tiles(s, RACKS, seat * ROW):
        return 0
    if not s.open_meld:
        return _closed(s, seat)
    pose(s, seat, 1, TILES)
    answer(s, 0, -NEVER)
    s.most = take_sets(s)
    s.bound = s.best
    for cell in range(s.cells + 1):
        s.arrays[THOUGHT][cell] = s.arrays[LAID][cell]
    jokers = s.arrays[THOUGHT][s.cells]
    s.arrays[THOUGHT][s.cells] = 0
    # Nobody can lay more than who need not meld. Mostly what that one lays holds a meld.
    if fewest_tiles(s, THOUGHT, 0):
        s.arrays[THOUGHT][s.cells] = jokers
        for cell in range(s.cells + 1):
            s.arrays[LAID][cell] = s.arrays[THOUGHT][cell]
        return s.most
    return _after_every_meld(s, seat)


@cython.cfunc
@cython.nogil
def _closed(s: Simulation, seat: cython.longlong) -> cython.longlong:
    """The most tiles from the rack alone in sets that are worth enough."""
    pose(s, seat, 0, TILES)
    s.need = s.meld_min
    set_up(s, 0)
    answer(s, 0, -NEVER)
    tiles = take_sets(s) if s.found else 0
    s.need = 0
    return tiles


@cython.cfunc
@cython.nogil
def _after_every_meld(s: Simulation, seat: cython.longlong) -> cython.longlong:
    """Try the smallest melds, and after each the best ordinary turn."""
    s.melds = 0
    s.tried = 0
    s.least = 0
    find_patterns(s, RACKS, seat * ROW)
    _try(s, seat, 0, 0)
    total = 0
    for cell in range(s.cells + 1):
        s.arrays[LAID][cell] = s.arrays[BEST][cell]
        total += s.arrays[BEST][cell]
    return total


@cython.cfunc
@cython.nogil
def _try(
    s: Simulation, seat: cython.longlong, first: cython.longlong, points: cython.longlong
) -> cython.longlong:
    """Add one pattern more to the meld, each in turn; `least` is the best worth so far."""
    for pattern in range(first, s.patterns):
        if s.melds >= MOST_MELDS or s.least >= s.bound:
            return 0
        jokers = take_pattern(s, pattern)
        if jokers < 0:
            continue
        s.arrays[TRIED][s.tried] = pattern
        s.tried += 1
        total = points + s.arrays[PATTERNS][8 * pattern + 1]
        if total >= s.meld_min:
            s.melds += 1
            _after_meld(s, seat)
        else:
            _try(s, seat, pattern, total)
        s.tried -= 1
        give_back(s, pattern, jokers)
    return 0


@cython.cfunc
@cython.nogil
def _after_meld(s: Simulation, seat: cython.longlong) -> cython.longlong:
    """The best ordinary turn after the patterns that are tried, if it is the best so far."""
    rack = seat * ROW
    cells = s.arrays[PATTERNS]
    pose(s, seat, 1, TILES)
    melded = 0
    for i in range(s.tried):
        at = 8 * s.arrays[TRIED][i]
        for j in range(at + 2, at + 2 + cells[at]):
            s.arrays[MUST][cells[j]] += 1
        melded += cells[at]
    # Jokers that stand for tiles lie there as those, beside what is left of the rack.
    used = 0
    for cell in range(s.cells):
        spare = s.arrays[CAN][cell] - s.arrays[MUST][cell]
        if spare < 0:
            used -= spare
            spare = 0
        s.arrays[CAN][cell] = s.arrays[MUST][cell] + spare
    s.jokers -= used
    set_up(s, 0)
    worth = STEP * melded - used
    answer(s, s.least - worth if s.least > worth else -1, -NEVER)
    if not s.found or s.best + worth <= s.least:
        return 0
    s.least = s.best + worth
    take_sets(s)
    for cell in range(s.cells + 1):
        s.arrays[BEST][cell] = s.arrays[LAID][cell]
    for i in range(s.tried):
        at = 8 * s.arrays[TRIED][i]
        for j in range(at + 2, at + 2 + cells[at]):
            s.arrays[BEST][cells[j]] += 1
    # More than the rack holds is what jokers stand for.
    for cell in range(s.cells):
        over = s.arrays[BEST][cell] - s.arrays[RACKS][rack + cell]
        if over > 0:
            s.arrays[BEST][cell] -= over
            s.arrays[BEST][s.cells] += over
    return 0
