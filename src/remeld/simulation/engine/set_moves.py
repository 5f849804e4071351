"""How tiles come to the sets at hand and go from them, one by one, so that all stay sets.

A tile joins a set at its end, as its fourth colour, in place of a joker that moves on, or cuts a
run in two. A set spares a tile where what is left of it are sets; it frees its joker for another
tile of the rack.
"""

from __future__ import annotations

from remeld.simulation.engine.memory import JOIN, LAID, RACKS, ROW, SPARES, Simulation
from remeld.solver import nocython as cython
from remeld.solver.arrays import SETS, add_set, lesser
from remeld.solver.kernel.memory import GROUP, RUN


@cython.cfunc
@cython.nogil
def look(s: Simulation) -> cython.longlong:
    """Note for every kind a set that it can join, and one that can spare it: its number + 1."""
    for cell in range(s.cells + 1):
        s.arrays[JOIN][cell] = 0
        s.arrays[SPARES][cell] = 0
    for at in range(0, 4 * s.sets, 4):
        if s.arrays[SETS][at] == RUN:
            _look_at_run(s, at)
        else:
            _look_at_group(s, at)
    return 0


@cython.cfunc
@cython.nogil
def _look_at_run(s: Simulation, at: cython.longlong) -> cython.longlong:
    join = s.arrays[JOIN]
    colour = s.arrays[SETS][at + 1]
    members = s.arrays[SETS][at + 2]
    jokers = s.arrays[SETS][at + 3]
    mark = at // 4 + 1
    low = 1
    while not members >> low & 1:
        low += 1
    high = low
    while members >> high + 1 & 1:
        high += 1
    cell = (low - 1) * s.colours + colour
    if low > 1:
        join[cell - s.colours] = mark
    if high < s.numbers:
        join[high * s.colours + colour] = mark
    room = 1 if high - low + 1 < s.numbers else 0
    if room:
        join[s.cells] = mark
    for place in range(low, high + 1):
        before = place - low
        after = high - place
        inside = 1 if before >= 2 and after >= 2 else 0
        ends = 1 if before == 0 or after == 0 or (before >= 3 and after >= 3) else 0
        joker = jokers >> place & 1
        if inside or (joker and room):
            join[cell] = mark
        if ends and high - low >= 3:
            s.arrays[SPARES][s.cells if joker else cell] = mark
        cell += s.colours
    return 0


@cython.cfunc
@cython.nogil
def _look_at_group(s: Simulation, at: cython.longlong) -> cython.longlong:
    members = s.arrays[SETS][at + 2]
    jokers = s.arrays[SETS][at + 3]
    cell = (s.arrays[SETS][at + 1] - 1) * s.colours
    mark = at // 4 + 1
    size = 0
    for colour in range(s.colours):
        size += members >> colour & 1
    if size < lesser(s.group_max, s.colours):
        s.arrays[JOIN][s.cells] = mark
        for colour in range(s.colours):
            if not members & ~jokers & 1 << colour:
                s.arrays[JOIN][cell + colour] = mark
    if size > 3:
        for colour in range(s.colours):
            if jokers >> colour & 1:
                s.arrays[SPARES][s.cells] = mark
            elif members >> colour & 1:
                s.arrays[SPARES][cell + colour] = mark
    return 0


@cython.cfunc
@cython.nogil
def join(s: Simulation, at: cython.longlong, cell: cython.longlong) -> cython.longlong:
    """Lay a tile onto the set at that place, which has room for it."""
    sets = s.arrays[SETS]
    members = sets[at + 2]
    one: cython.longlong = 1
    bit = one << (cell // s.colours + 1 if sets[at] == RUN else cell % s.colours)
    wild = 1 if cell == s.cells else 0
    if not wild and not members & bit:
        sets[at + 2] |= bit
        return 0
    room = 1 if sets[at] == GROUP or members != (2 << s.numbers) - 2 else 0
    if wild or (sets[at + 3] & bit and room):
        # The tile takes the place of a joker, which moves on.
        if not wild:
            sets[at + 3] &= ~bit
        bit = 1 if sets[at] == GROUP else members & -members
        while members & bit:
            bit <<= 1
        if sets[at] == RUN and bit >> s.numbers + 1:
            bit = (members & -members) >> 1
        sets[at + 2] |= bit
        sets[at + 3] |= bit
        return 0
    # It cuts the run in two.
    upper = members & ~(bit - 1)
    jokers = sets[at + 3] & upper
    sets[at + 2] = members & (2 * bit - 1)
    sets[at + 3] &= bit - 1
    return add_set(s, RUN, sets[at + 1], upper, jokers)


@cython.cfunc
@cython.nogil
def spare(s: Simulation, at: cython.longlong, cell: cython.longlong) -> cython.longlong:
    """Take a tile from the set at that place, which can spare it."""
    sets = s.arrays[SETS]
    members = sets[at + 2]
    jokers = sets[at + 3]
    one: cython.longlong = 1
    if cell < s.cells:
        bit = one << (cell // s.colours + 1 if sets[at] == RUN else cell % s.colours)
    elif sets[at] == GROUP:
        bit = jokers & -jokers
    else:
        bit = _free_joker(members, jokers)
    below = members & (bit - 1)
    above = members & ~(2 * bit - 1)
    sets[at + 2] = below | above
    sets[at + 3] = jokers & ~bit
    if sets[at] == RUN and below and above:
        sets[at + 2] = below
        sets[at + 3] = jokers & below
        add_set(s, RUN, sets[at + 1], above, jokers & above)
    return 0


@cython.cfunc
@cython.nogil
def _whole(members: cython.longlong) -> cython.longlong:
    """Whether this part of a run is a run, or nothing."""
    return 1 if not members or members & 4 * (members & -members) else 0


@cython.cfunc
@cython.nogil
def _free_joker(members: cython.longlong, jokers: cython.longlong) -> cython.longlong:
    """The joker of a run that leaves runs or nothing on either side."""
    bit = members & -members
    while bit & members:
        below = members & (bit - 1)
        above = members & ~(2 * bit - 1)
        if jokers & bit and _whole(below) and _whole(above):
            return bit
        bit <<= 1
    return 0


@cython.cfunc
@cython.nogil
def _free_by(
    s: Simulation, at: cython.longlong, joker: cython.longlong, cell: cython.longlong
) -> cython.longlong:
    """Lay a tile of the rack onto the set at that place, and take its joker; 0 if it has none."""
    if s.arrays[RACKS][s.turn * ROW + cell] <= s.arrays[LAID][cell]:
        return 0
    one: cython.longlong = 1
    sets = s.arrays[SETS]
    bit = one << (cell // s.colours + 1 if sets[at] == RUN else cell % s.colours)
    sets[at + 2] = sets[at + 2] & ~joker | bit
    sets[at + 3] &= ~joker
    s.arrays[LAID][cell] += 1
    return 1


@cython.cfunc
@cython.nogil
def _free(s: Simulation, at: cython.longlong) -> cython.longlong:
    """Take a joker from the set at that place, by a tile of the rack; 0 if there is none."""
    sets = s.arrays[SETS]
    members = sets[at + 2]
    joker = sets[at + 3] & -sets[at + 3]
    if sets[at] == GROUP:
        for colour in range(s.colours):
            bit = 1 << colour
            cell = (sets[at + 1] - 1) * s.colours + colour
            if members & bit and not sets[at + 3] & bit:
                continue
            if _free_by(s, at, bit if members & bit else joker, cell):
                return 1
        return 0
    low = members & -members
    high = members & ~(members >> 1)
    place = 0
    while joker >> place + 1:
        place += 1
    cell = (place - 1) * s.colours + sets[at + 1]
    if _free_by(s, at, joker, cell):
        return 1
    length = 0
    while low << length <= high:
        length += 1
    # At one end, it can go once the other end is longer.
    if joker == low and not high >> s.numbers & 1:
        return _free_by(s, at, joker, cell + length * s.colours)
    if joker == high and low > 2:
        return _free_by(s, at, joker, cell - length * s.colours)
    return 0


@cython.cfunc
@cython.nogil
def free_any(s: Simulation) -> cython.longlong:
    """Take any joker that a tile of the rack frees; 0 if there is none."""
    for at in range(0, 4 * s.sets, 4):
        if s.arrays[SETS][at + 3] and _free(s, at):
            return 1
    return 0
