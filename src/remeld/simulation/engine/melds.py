"""Sets that a rack can make by itself, and the smallest choice of them that is worth enough.

A pattern is a set of cells: a run of three to five, since a longer one can be cut, or a group. A
joker is used only where the rack has no tile of the cell, since otherwise the two change places.
"""

from __future__ import annotations

from remeld.simulation.engine.memory import BEST, FACE, PATTERNS, SPARE, Simulation
from remeld.solver import nocython as cython
from remeld.solver.arrays import lesser, make_room

FAR_TOO_MANY = cython.declare(cython.longlong, 1 << 40)
# More than any meld is worth; a cost is tiles, then jokers, then what is not worth as much.
WORTH = cython.declare(cython.longlong, 4095)
LONGEST_RUN = cython.declare(cython.longlong, 5)


@cython.cfunc
@cython.nogil
def _add_run(
    s: Simulation, size: cython.longlong, first: cython.longlong, step: cython.longlong
) -> cython.longlong:
    """Add the run whose cells begin at `first`."""
    make_room(s, PATTERNS, PATTERNS + 1, 8 * s.patterns + 8)
    pattern = s.arrays[PATTERNS]
    at = 8 * s.patterns
    pattern[at] = size
    missing = 0
    for i in range(size):
        cell = first + i * step
        pattern[at + 2 + i] = cell
        if s.arrays[SPARE][cell] == 0:
            missing += 1
    if missing <= s.arrays[SPARE][s.cells] and missing < size:
        s.patterns += 1
    return 0


@cython.cfunc
@cython.nogil
def _add_group(s: Simulation, number: cython.longlong, colours: cython.longlong) -> cython.longlong:
    """Add the group of a number with these colours."""
    make_room(s, PATTERNS, PATTERNS + 1, 8 * s.patterns + 8)
    pattern = s.arrays[PATTERNS]
    at = 8 * s.patterns
    size = 0
    missing = 0
    for colour in range(s.colours):
        if colours >> colour & 1:
            cell = number * s.colours + colour
            if s.arrays[SPARE][cell] == 0:
                missing += 1
            if size < 6:
                pattern[at + 2 + size] = cell
            size += 1
    pattern[at] = size
    if size < 3 or size > lesser(s.group_max, s.colours) or missing == size:
        return 0
    if missing <= s.arrays[SPARE][s.cells]:
        s.patterns += 1
    return 0


@cython.cfunc
@cython.nogil
def find_patterns(s: Simulation, array: cython.longlong, rack: cython.longlong) -> cython.longlong:
    """Find every set that a rack can make, small ones of high numbers first; leave it to spare."""
    for cell in range(s.cells + 1):
        s.arrays[SPARE][cell] = s.arrays[array][rack + cell]
    s.patterns = 0
    for size in range(3, lesser(s.run_max, LONGEST_RUN) + 1):
        for number in range(s.numbers - size, -1, -1):
            for colour in range(s.colours):
                _add_run(s, size, number * s.colours + colour, s.colours)
        if size == 3:
            for number in range(s.numbers - 1, -1, -1):
                held = s.arrays[SPARE][s.cells]
                for colour in range(s.colours):
                    held += 1 if s.arrays[SPARE][number * s.colours + colour] else 0
                if held < 3:
                    continue
                for colours in range(7, 1 << s.colours):
                    _add_group(s, number, colours)
    for i in range(s.patterns):
        at = 8 * i
        points = 0
        for j in range(s.arrays[PATTERNS][at]):
            points += s.arrays[FACE][s.arrays[PATTERNS][at + 2 + j]]
        s.arrays[PATTERNS][at + 1] = points
    return s.patterns


@cython.cfunc
@cython.nogil
def take_pattern(s: Simulation, pattern: cython.longlong) -> cython.longlong:
    """Take a pattern's tiles from what is spare; how many jokers that takes, -1 if it cannot be.

    Where a joker stands for a tile, that cell goes below zero until `give_back`.
    """
    spare = s.arrays[SPARE]
    cells = s.arrays[PATTERNS]
    at = 8 * pattern
    jokers = 0
    for i in range(at + 2, at + 2 + cells[at]):
        if spare[cells[i]] <= 0:
            jokers += 1
    if jokers > spare[s.cells] or jokers == cells[at]:
        return -1
    for i in range(at + 2, at + 2 + cells[at]):
        spare[cells[i]] -= 1
    spare[s.cells] -= jokers
    return jokers


@cython.cfunc
@cython.nogil
def give_back(s: Simulation, pattern: cython.longlong, jokers: cython.longlong) -> cython.longlong:
    """Undo `take_pattern`."""
    at = 8 * pattern
    for i in range(at + 2, at + 2 + s.arrays[PATTERNS][at]):
        s.arrays[SPARE][s.arrays[PATTERNS][i]] += 1
    s.arrays[SPARE][s.cells] += jokers
    return 0


@cython.cfunc
@cython.nogil
def _fewest(
    s: Simulation,
    first: cython.longlong,
    tiles: cython.longlong,
    jokers: cython.longlong,
    points: cython.longlong,
) -> cython.longlong:
    """Try every choice of patterns from `first` on; the best is left where the best is kept."""
    for pattern in range(first, s.patterns):
        more = tiles + s.arrays[PATTERNS][8 * pattern]
        if (more << 16) - WORTH > s.least:
            continue
        used = take_pattern(s, pattern)
        if used < 0:
            continue
        total = points + s.arrays[PATTERNS][8 * pattern + 1]
        if total >= s.meld_min:
            cost = (more << 16) + (jokers + used << 12) - total
            if cost < s.least:
                s.least = cost
                for cell in range(s.cells + 1):
                    spare = s.arrays[SPARE][cell]
                    s.arrays[BEST][cell] = spare if spare > 0 else 0
        else:
            _fewest(s, pattern, more, jokers + used, total)
        give_back(s, pattern, used)
    return 0


@cython.cfunc
@cython.nogil
def fewest_tiles(s: Simulation, array: cython.longlong, rack: cython.longlong) -> cython.longlong:
    """The fewest tiles of a rack that make an initial meld, 0 if there is none.

    Of those the one with fewest jokers, then the one worth most. What is left of the rack is kept
    as the best.
    """
    s.least = FAR_TOO_MANY
    if find_patterns(s, array, rack):
        _fewest(s, 0, 0, 0, 0)
    if s.least == FAR_TOO_MANY:
        return 0
    return s.least + WORTH >> 16
