"""What a seat knows of its turn: of each kind whether it may be laid, and plays with their sets.

A play is the counts of what it lays, what was laid so far among them, and the sets that table and
play make together, one number each; where these are not known, their number is -1.
"""

from __future__ import annotations

from remeld.simulation.engine.memory import DOWN, GAMES, LAID, ROW, Simulation
from remeld.solver import nocython as cython
from remeld.solver.arrays import SETS, add_set

# How many plays, of which table, what of each kind, the rack then, the plays; and of a play, after
# its counts, how many sets, and these.
KNOWN_TABLE = cython.declare(cython.longlong, 1)
KINDS = cython.declare(cython.longlong, 2)
KNOWN_RACK = cython.declare(cython.longlong, 82)
KNOWN_PLAYS = cython.declare(cython.longlong, 162)
MOST_KNOWN = cython.declare(cython.longlong, 6)
MOST_SETS = cython.declare(cython.longlong, 47)
PLAY_SIZE = cython.declare(cython.longlong, 128)
KNOWN_SIZE = cython.declare(cython.longlong, 930)

# No table is numbered so.
NEVER_SEEN = cython.declare(cython.longlong, -2)

# What is known of a kind: nothing yet, that it may be laid, that it may not; and while melds are
# tried, that it might be.
UNASKED = cython.declare(cython.longlong, 0)
MAY = cython.declare(cython.longlong, 1)
MAY_NOT = cython.declare(cython.longlong, 2)
MIGHT = cython.declare(cython.longlong, 3)


@cython.cfunc
@cython.nogil
def note(s: Simulation, cell: cython.longlong, what: cython.longlong) -> cython.longlong:
    """Note what is known of a kind."""
    s.arrays[GAMES][s.known + KINDS + cell] = what
    return 0


@cython.cfunc
@cython.nogil
def noted(s: Simulation, cell: cython.longlong) -> cython.longlong:
    """What is known of a kind."""
    return s.arrays[GAMES][s.known + KINDS + cell]


@cython.cfunc
@cython.nogil
def change_notes(s: Simulation, old: cython.longlong, new: cython.longlong) -> cython.longlong:
    """Note something else of all kinds of which this is known; how many."""
    number = 0
    for cell in range(s.cells + 1):
        if noted(s, cell) == old:
            note(s, cell, new)
            number += 1
    return number


@cython.cfunc
@cython.nogil
def count_unasked(s: Simulation) -> cython.longlong:
    """How many kinds nothing is known of."""
    number = 0
    for cell in range(s.cells + 1):
        number += 1 if noted(s, cell) == UNASKED else 0
    return number


@cython.cfunc
@cython.nogil
def write_sets(s: Simulation, at: cython.longlong, whole: cython.longlong) -> cython.longlong:
    """Write the sets at hand down in the games' array, or that they are not known."""
    games = s.arrays[GAMES]
    sets = s.arrays[SETS]
    games[at] = s.sets if whole and s.sets <= MOST_SETS else -1
    for i in range(games[at]):
        packed = sets[4 * i] | sets[4 * i + 1] << 1
        games[at + 1 + i] = packed | sets[4 * i + 2] << 8 | sets[4 * i + 3] << 32
    return games[at]


@cython.cfunc
@cython.nogil
def read_sets(s: Simulation, at: cython.longlong) -> cython.longlong:
    """Add the sets that are written down there to those at hand; 0 if they are not known."""
    games = s.arrays[GAMES]
    for i in range(games[at]):
        packed = games[at + 1 + i]
        add_set(s, packed & 1, packed >> 1 & 127, packed >> 8 & 0xFFFFFF, packed >> 32)
    return 0 if games[at] < 0 else 1


@cython.cfunc
@cython.nogil
def play_at(s: Simulation, number: cython.longlong) -> cython.longlong:
    """Where a play is written down."""
    return s.known + KNOWN_PLAYS + PLAY_SIZE * number


@cython.cfunc
@cython.nogil
def keep_play(s: Simulation, whole: cython.longlong) -> cython.longlong:
    """Keep a play, which lies where tiles are laid; its kinds may be laid.

    Its sets are those at hand, if these are the `whole` table.
    """
    games = s.arrays[GAMES]
    count = games[s.known]
    for cell in range(s.cells + 1):
        if s.arrays[LAID][cell] > s.arrays[DOWN][cell]:
            note(s, cell, MAY)
    if count < MOST_KNOWN:
        write_play(s, count, whole)
        games[s.known] = count + 1
    return 0


@cython.cfunc
@cython.nogil
def write_play(s: Simulation, number: cython.longlong, whole: cython.longlong) -> cython.longlong:
    """Write down what is laid as the play of that number."""
    at = play_at(s, number)
    for cell in range(s.cells + 1):
        s.arrays[GAMES][at + cell] = s.arrays[LAID][cell]
    return write_sets(s, at + ROW, whole)


@cython.cfunc
@cython.nogil
def read_play(s: Simulation, number: cython.longlong) -> cython.longlong:
    """Take a play to hand; 0 if its sets are not known."""
    at = play_at(s, number)
    for cell in range(s.cells + 1):
        s.arrays[LAID][cell] = s.arrays[GAMES][at + cell]
    s.sets = 0
    return read_sets(s, at + ROW)


@cython.cfunc
@cython.nogil
def known_play(s: Simulation) -> cython.longlong:
    """The number of a known play that is what is laid so far, or -1."""
    games = s.arrays[GAMES]
    found = -1
    for number in range(games[s.known]):
        at = play_at(s, number)
        same = 1
        for cell in range(s.cells + 1):
            if games[at + cell] != s.arrays[DOWN][cell]:
                same = 0
                break
        if same and (found < 0 or games[at + ROW] >= 0):
            found = number
    return found
