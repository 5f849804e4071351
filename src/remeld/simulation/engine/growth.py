"""Plays that are seen without a search: a tile of the rack is laid onto the sets of a known play.

It joins one of them, or makes a set of its own with two others, from the rack or from sets that can
spare them, if need be a joker for which the rack has another tile. What is not seen so is left to
the search: here nothing is proved.
"""

from __future__ import annotations

from remeld.simulation.engine.known import (
    MAY,
    UNASKED,
    keep_play,
    note,
    noted,
    play_at,
    read_play,
)
from remeld.simulation.engine.memory import (
    GAMES,
    JOIN,
    LAID,
    RACKS,
    ROW,
    SPARES,
    WANTED,
    Simulation,
)
from remeld.simulation.engine.set_moves import free_any, join, look, spare
from remeld.solver import nocython as cython
from remeld.solver.arrays import add_set
from remeld.solver.kernel.memory import GROUP, RUN

# From the rack, in place of the number of a set.
OWN = cython.declare(cython.longlong, -1)


@cython.cfunc
@cython.nogil
def _source(s: Simulation, cell: cython.longlong) -> cython.longlong:
    """From where a tile can be had: the rack, the set that can spare it (+ 1), or 0."""
    if s.arrays[RACKS][s.turn * ROW + cell] > s.arrays[LAID][cell]:
        return OWN
    return s.arrays[SPARES][cell]


@cython.cfunc
@cython.nogil
def _fetch(s: Simulation, cell: cython.longlong, source: cython.longlong) -> cython.longlong:
    if source == OWN:
        s.arrays[LAID][cell] += 1
        return 0
    return spare(s, 4 * source - 4, cell)


@cython.cfunc
@cython.nogil
def _make(
    s: Simulation,
    cell: cython.longlong,
    kind: cython.longlong,
    key: cython.longlong,
    bit: cython.longlong,
    x: cython.longlong,
    x_bit: cython.longlong,
    y: cython.longlong,
    y_bit: cython.longlong,
) -> cython.longlong:
    """Make a set with two others, of which a joker may be one; 0 if they cannot be had."""
    jokers: cython.longlong = 0
    from_x = _source(s, x)
    from_y = _source(s, y)
    if not from_x and not from_y:
        return 0
    if not from_x or not from_y:
        jokers = y_bit if from_x else x_bit
        if not from_x:
            x = y
            from_x = from_y
        y = s.cells
        from_y = _source(s, y)
    if from_x == from_y and from_x != OWN:
        return 0
    if from_y:
        _fetch(s, y, from_y)
        _fetch(s, x, from_x)
    elif from_x != OWN:
        return 0
    else:
        # The tiles of this set are not there for anything else.
        s.arrays[LAID][cell] += 1
        s.arrays[LAID][x] += 1
        found = free_any(s)
        s.arrays[LAID][cell] -= 1
        if not found:
            s.arrays[LAID][x] -= 1
            return 0
    add_set(s, kind, key, bit | x_bit | y_bit, jokers)
    return 1


@cython.cfunc
@cython.nogil
def lay_one(s: Simulation, cell: cython.longlong) -> cython.longlong:
    """Lay one more tile of a kind onto the sets at hand, maybe with others; 0 if none is seen."""
    found = 0
    one: cython.longlong = 1
    if s.arrays[JOIN][cell]:
        join(s, 4 * s.arrays[JOIN][cell] - 4, cell)
        found = 1
    elif cell < s.cells:
        number = cell // s.colours
        colour = cell % s.colours
        bit = one << number + 1
        if number > 1:
            low = cell - 2 * s.colours
            found = _make(s, cell, RUN, colour, bit, low, bit >> 2, low + s.colours, bit >> 1)
        if not found and 0 < number < s.numbers - 1:
            low = cell - s.colours
            found = _make(s, cell, RUN, colour, bit, low, bit >> 1, cell + s.colours, bit << 1)
        if not found and number < s.numbers - 2:
            low = cell + s.colours
            found = _make(s, cell, RUN, colour, bit, low, bit << 1, low + s.colours, bit << 2)
        bit = one << colour
        low = number * s.colours
        for x in range(s.colours if s.group_max >= 3 else 0):
            for y in range(x + 1, s.colours):
                if not found and x != colour and y != colour:
                    found = _make(
                        s, cell, GROUP, number + 1, bit, low + x, one << x, low + y, one << y
                    )
    if found:
        s.arrays[LAID][cell] += 1
    return found


@cython.cfunc
@cython.nogil
def grow_with(s: Simulation, number: cython.longlong, cell: cython.longlong) -> cython.longlong:
    """Take a known play to hand and lay one more tile with it; 0 if none is seen."""
    if not s.growing or not read_play(s, number):
        return 0
    look(s)
    return lay_one(s, cell)


@cython.cfunc
@cython.nogil
def _find_wanted(s: Simulation) -> cython.longlong:
    """Note the kinds of which nothing is known; how many."""
    number = 0
    for cell in range(s.cells + 1):
        if noted(s, cell) == UNASKED:
            s.arrays[WANTED][number] = cell
            number += 1
    return number


@cython.cfunc
@cython.nogil
def grow(s: Simulation) -> cython.longlong:
    """Let known plays grow by kinds of which nothing is known.

    The largest grows as far as it can, so that one play answers for many kinds; then each, as it
    was, by one of the kinds that are left.
    """
    games = s.arrays[GAMES]
    wanted = _find_wanted(s) if s.growing else 0
    if not wanted:
        return 0
    largest = -1
    most = -1
    count = games[s.known]
    for number in range(count):
        at = play_at(s, number)
        if games[at + ROW] >= 0:
            tiles = 0
            for cell in range(s.cells + 1):
                tiles += games[at + cell]
            if tiles > most:
                most = tiles
                largest = number
    if largest < 0:
        return 0
    rack = s.turn * ROW
    read_play(s, largest)
    look(s)
    more = 1
    grown = 0
    while more:
        more = 0
        for i in range(wanted):
            cell = s.arrays[WANTED][i]
            if (
                noted(s, cell) == UNASKED
                and s.arrays[RACKS][rack + cell] > s.arrays[LAID][cell]
                and lay_one(s, cell)
            ):
                note(s, cell, MAY)
                look(s)
                more = grown = 1
    if grown:
        keep_play(s, 1)
        wanted = _find_wanted(s)
    for number in range(count if wanted else 0):
        if (number == largest and not grown) or not read_play(s, number):
            continue
        look(s)
        for i in range(wanted):
            cell = s.arrays[WANTED][i]
            if (
                noted(s, cell) == UNASKED
                and s.arrays[RACKS][rack + cell] > s.arrays[LAID][cell]
                and lay_one(s, cell)
            ):
                keep_play(s, 1)
                read_play(s, number)
                look(s)
    return 0
