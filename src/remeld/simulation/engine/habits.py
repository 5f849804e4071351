"""Greedy turns, and the habits that people advise to who lays as much as can be."""

from __future__ import annotations

from remeld.simulation.engine.memory import (
    LAID,
    RACKS,
    ROW,
    SIZES,
    TABLE,
    TILES,
    Simulation,
)
from remeld.simulation.engine.questions import any_play, best_play, fits, goes_out
from remeld.solver import nocython as cython
from remeld.solver.kernel.memory import CAN, MUST, WEIGHT


@cython.cfunc
@cython.nogil
def lay_nothing(s: Simulation) -> cython.longlong:
    """Draw, or pass."""
    for cell in range(s.cells + 1):
        s.arrays[LAID][cell] = 0
    return 0


@cython.cfunc
@cython.nogil
def lay_all(s: Simulation, seat: cython.longlong) -> cython.longlong:
    """Go out, if that is possible; how many tiles are laid."""
    if not goes_out(s, RACKS, seat * ROW, -1):
        return 0
    for cell in range(s.cells + 1):
        s.arrays[LAID][cell] = s.arrays[RACKS][seat * ROW + cell]
    return s.arrays[SIZES][seat]


@cython.cfunc
@cython.nogil
def lay_most(s: Simulation, seat: cython.longlong, objective: cython.longlong) -> cython.longlong:
    """Lay as much as can be, which mostly is nothing."""
    if not any_play(s, seat):
        return lay_nothing(s)
    return best_play(s, seat, 1, objective)


@cython.cfunc
@cython.nogil
def lay_without_jokers(
    s: Simulation, seat: cython.longlong, fewest: cython.longlong
) -> cython.longlong:
    """Lay as much as can be without the jokers, if that is so many tiles or more."""
    rack = seat * ROW
    jokers = s.arrays[RACKS][rack + s.cells]
    s.arrays[RACKS][rack + s.cells] = 0
    tiles = lay_most(s, seat, TILES)
    s.arrays[RACKS][rack + s.cells] = jokers
    return tiles if tiles >= fewest else lay_nothing(s)


@cython.cfunc
@cython.nogil
def lay_a_few(s: Simulation, seat: cython.longlong, fewest: cython.longlong) -> cython.longlong:
    """Lay as much as can be, if that is so many tiles or more, or all."""
    tiles = lay_most(s, seat, TILES)
    return tiles if tiles >= fewest or tiles == s.arrays[SIZES][seat] else lay_nothing(s)


@cython.cfunc
@cython.nogil
def lay_all_but_one(s: Simulation, seat: cython.longlong) -> cython.longlong:
    """Lay as much as can be but for one tile that then fits alone, to lay it in the next turn."""
    tiles = lay_most(s, seat, TILES)
    if tiles < 2 or tiles == s.arrays[SIZES][seat]:
        return tiles
    laid = s.arrays[LAID]
    for place in range(s.cells):
        cell = s.cells - 1 - place
        if not laid[cell]:
            continue
        for other in range(s.cells):
            lies = s.arrays[TABLE][other] + laid[other] - (1 if other == cell else 0)
            s.arrays[MUST][other] = s.arrays[CAN][other] = lies
            s.arrays[WEIGHT][other] = 0
        s.jokers = s.table_jokers = s.arrays[TABLE][s.cells] + laid[s.cells]
        if fits(s, -1):
            laid[cell] -= 1
            return tiles - 1
    return tiles


@cython.cfunc
@cython.nogil
def lay_without_pairs(s: Simulation, seat: cython.longlong) -> cython.longlong:
    """Lay as much as can be, but no single tile that with another one is two thirds of a set."""
    tiles = lay_most(s, seat, TILES)
    if tiles != 1 or s.arrays[SIZES][seat] == 1 or s.arrays[LAID][s.cells]:
        return tiles
    held = s.arrays[RACKS]
    rack = seat * ROW
    cell = 0
    while not s.arrays[LAID][cell]:
        cell += 1
    first = cell - cell % s.colours
    for other in range(first, first + s.colours):
        if other != cell and held[rack + other]:
            return lay_nothing(s)
    for step in range(-2, 3):
        other = cell + step * s.colours
        if step and 0 <= other < s.cells and held[rack + other]:
            return lay_nothing(s)
    return tiles
