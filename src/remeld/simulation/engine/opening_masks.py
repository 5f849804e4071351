"""Which tiles a seat may lay that has not melded: those of plays that hold an initial meld.

Where the table stays closed, sets of the rack alone must make enough points. Where it opens once
the meld lies there, a play is a meld, and whatever free rearrangement allows after it: what the
rack's sets alone do not tell is asked after every smallest meld. A joker of the meld counts as the
tile that it stands for, so it lies there as that tile.
"""

from __future__ import annotations

from remeld.simulation.engine.known import (
    MAY_NOT,
    UNASKED,
    change_notes,
    keep_play,
    noted,
)
from remeld.simulation.engine.mask_questions import lay_out, lies, search_all, search_any, weigh
from remeld.simulation.engine.masks import NOTHING, ask_between, ask_kinds, keeps
from remeld.simulation.engine.melds import fewest_tiles, find_patterns, give_back, take_pattern
from remeld.simulation.engine.memory import (
    DOWN,
    FACE,
    LAID,
    PATTERNS,
    RACKS,
    ROW,
    TABLE,
    THOUGHT,
    TRIED,
    Simulation,
)
from remeld.simulation.engine.questions import fits, take_sets
from remeld.solver import nocython as cython
from remeld.solver.kernel.memory import CAN, MUST

# So many melds are tried before the question is left open.
MOST_TRIED = cython.declare(cython.longlong, 3000)


@cython.cfunc
@cython.nogil
def _points_needed(s: Simulation) -> cython.longlong:
    """The points that the meld needs beside the tiles laid; jokers count where they lie."""
    points = s.meld_min
    for cell in range(s.cells):
        points -= s.arrays[DOWN][cell] * s.arrays[FACE][cell]
    return points if points > 0 else 0


@cython.cfunc
@cython.nogil
def ask_opening(s: Simulation) -> cython.longlong:
    """Find out all kinds of a seat that has not melded; 0 if some must be left open."""
    wild = s.arrays[RACKS][s.turn * ROW + s.cells]
    if s.down == 0 and not fewest_tiles(s, RACKS, s.turn * ROW):
        change_notes(s, UNASKED, MAY_NOT)
        return 1
    if not s.open_meld:
        ask_kinds(s, NOTHING, _points_needed(s), 1)
        change_notes(s, UNASKED, MAY_NOT)
        return 1
    if not ask_kinds(s, NOTHING, _points_needed(s), 0):
        return 1
    if not ask_between(s):
        return 1
    if s.careful and (wild or s.arrays[TABLE][s.cells]):
        return 0
    # A joker that is laid stands in a meld only for a tile that the rack has not, or it can be laid
    # onto some set, too. Where there may be no room for that, it is left to others.
    if s.arrays[DOWN][s.cells] and not _has_room(s):
        return 0
    return _ask_after_melds(s)


@cython.cfunc
@cython.nogil
def _has_room(s: Simulation) -> cython.longlong:
    """Whether the table surely cannot become groups of all colours and whole runs alone."""
    room = 0
    for number in range(s.numbers):
        most = 0
        least = s.copies
        for cell in range(number * s.colours, (number + 1) * s.colours):
            tiles = s.arrays[TABLE][cell]
            if tiles > most:
                most = tiles
            tiles += s.arrays[RACKS][s.turn * ROW + cell]
            if tiles < least:
                least = tiles
        if most > least:
            room = 1
    for colour in range(s.colours):
        whole = 1
        for number in range(s.numbers):
            cell = number * s.colours + colour
            if not s.arrays[TABLE][cell] + s.arrays[RACKS][s.turn * ROW + cell]:
                whole = 0
        if whole:
            room = 0
    return room


@cython.cfunc
@cython.nogil
def _ask_after_melds(s: Simulation) -> cython.longlong:
    """Ask for the kinds that free rearrangement has after every smallest meld."""
    s.melds = 0
    s.tried = 0
    find_patterns(s, RACKS, s.turn * ROW)
    _try_melds(s, 0, 0, 0)
    if s.melds >= MOST_TRIED:
        return 0
    change_notes(s, UNASKED, MAY_NOT)
    return 1


@cython.cfunc
@cython.nogil
def _try_melds(
    s: Simulation, first: cython.longlong, points: cython.longlong, exact: cython.longlong
) -> cython.longlong:
    """Add one set more to the meld, each in turn; 0 once everything is known.

    What is asked is whether just what is laid is a play, if that is `exact`, else for all kinds.
    """
    for pattern in range(first, s.patterns):
        jokers = take_pattern(s, pattern)
        if jokers < 0:
            continue
        s.arrays[TRIED][s.tried] = pattern
        s.tried += 1
        total = points + s.arrays[PATTERNS][8 * pattern + 1]
        more = 1
        if total < s.meld_min:
            more = _try_melds(s, pattern, total, exact)
        elif exact:
            s.melds += 1
            more = 0 if _fits_with_meld(s) else 1
        else:
            s.melds += 1
            while more and _ask_with_meld(s):
                more = 1 if weigh(s) or noted(s, s.cells) == UNASKED else 0
        s.tried -= 1
        give_back(s, pattern, jokers)
        if not more or s.melds >= MOST_TRIED:
            return 0
    return 1


@cython.cfunc
@cython.nogil
def _ask_with_meld(s: Simulation) -> cython.longlong:
    """Find a play with the meld that is tried and a kind of which nothing is known; 1 if found."""
    laid = s.arrays[DOWN][s.cells]
    used = _lay_meld(s, RACKS, s.turn * ROW, laid)
    inside = 1 if used > laid and noted(s, s.cells) == UNASKED else 0
    for cell in range(s.cells):
        if noted(s, cell) == UNASKED and s.arrays[THOUGHT][cell] > s.arrays[DOWN][cell]:
            inside = 1
    found = 0
    if inside:
        found = search_all(s, 0)
    elif weigh(s):
        found = search_any(s, 0, 0)
    if not found and not inside and noted(s, s.cells) == UNASKED:
        _lay_meld(s, RACKS, s.turn * ROW, laid + 1)
        found = search_all(s, 0)
    if not found:
        return 0
    must = s.table_jokers - s.arrays[TABLE][s.cells]
    take_sets(s)
    for cell in range(s.cells):
        s.arrays[LAID][cell] += s.arrays[THOUGHT][cell]
    s.arrays[LAID][s.cells] += used + must
    # A joker of the meld lies here as the tile that it stands for.
    return 1 + keep_play(s, 0 if used else 1)


@cython.cfunc
@cython.nogil
def _fits_with_meld(s: Simulation) -> cython.longlong:
    """Whether just what is laid is a play with the meld that is tried."""
    _lay_meld(s, DOWN, 0, s.arrays[DOWN][s.cells])
    for cell in range(s.cells):
        s.arrays[CAN][cell] = s.arrays[MUST][cell]
    s.jokers = s.table_jokers
    return fits(s, -1)


@cython.cfunc
@cython.nogil
def _lay_meld(
    s: Simulation,
    array: cython.longlong,
    rack: cython.longlong,
    jokers: cython.longlong,
) -> cython.longlong:
    """Write the question down with the meld, made of a rack, beside the table; its jokers.

    So many jokers are laid at least. What must be laid of the rack, the meld and what is laid so
    far, is left to be thought of.
    """
    lay_out(s, TABLE)
    sets = s.arrays[PATTERNS]
    meld = s.arrays[THOUGHT]
    for cell in range(s.cells):
        meld[cell] = 0
    for i in range(s.tried):
        at = 8 * s.arrays[TRIED][i]
        for j in range(at + 2, at + 2 + sets[at]):
            meld[sets[j]] += 1
    used = 0
    for cell in range(s.cells):
        held = s.arrays[array][rack + cell]
        wild = meld[cell] - held
        if wild > 0:
            meld[cell] = held
            used += wild
        else:
            wild = 0
        if meld[cell] < s.arrays[DOWN][cell]:
            meld[cell] = s.arrays[DOWN][cell]
        s.arrays[MUST][cell] = s.arrays[TABLE][cell] + meld[cell] + wild
        s.arrays[CAN][cell] += wild
    s.jokers -= used
    s.table_jokers = s.arrays[TABLE][s.cells]
    if jokers > used:
        s.table_jokers += jokers - used
    return used


@cython.cfunc
@cython.nogil
def completes_opening(s: Simulation) -> cython.longlong:
    """Whether what is laid so far is a play with its initial meld: 1, 0, or -1 left open."""
    # Most that is laid so far is too little to look any further.
    most = s.arrays[DOWN][s.cells] * s.numbers
    if s.down < 3 or _points_needed(s) > most or not fewest_tiles(s, DOWN, 0):
        return 0
    if keeps(s, NOTHING, _points_needed(s)):
        return 1
    if not s.open_meld or not lies(s, TABLE, 0):
        return 0
    if s.careful and (s.arrays[DOWN][s.cells] or s.arrays[TABLE][s.cells]):
        return -1
    if not s.arrays[DOWN][s.cells]:
        return 1
    s.melds = 0
    s.tried = 0
    find_patterns(s, DOWN, 0)
    if _try_melds(s, 0, 0, 1):
        return 0
    return -1 if s.melds >= MOST_TRIED else 1
