"""Plays in which sets with jokers stay together and grow: so much every edition allows.

Where such sets are frozen nothing else is allowed, unless the rack has a tile for which a joker of
the table stands, or a joker of its own: then what is not found here is left open. Two more tiles on
each side of a run are enough, for three would make a run of their own.

How each set with a joker can grow is told from outside, in one list of numbers: whether all of them
are read in one way only, the kinds for which their jokers stand, and of each set how many tiles it
has room for, and rows of kinds: the first, the step to the next, how many. What joins a set comes
from the front of its rows.
"""

from __future__ import annotations

from remeld.simulation.engine.known import UNASKED, count_unasked, keep_play, noted
from remeld.simulation.engine.mask_questions import lay_out, search_all, search_any, weigh
from remeld.simulation.engine.memory import (
    DOWN,
    GAMES,
    GROWN,
    LAID,
    RACKS,
    ROW,
    STILL,
    Simulation,
)
from remeld.simulation.engine.questions import fits, take_sets
from remeld.solver import nocython as cython
from remeld.solver.kernel.memory import CAN, MUST

# How careful a game is with jokers, where sets with jokers are frozen.
FROZEN = cython.declare(cython.longlong, 3)
# From where the sets of the table are noted, their growth is so far away; its room.
GROWTH_AT = cython.declare(cython.longlong, 48)
MOST_GROWTH = cython.declare(cython.longlong, 80)


@cython.cfunc
@cython.nogil
def only_grow(s: Simulation, array: cython.longlong, rack: cython.longlong) -> cython.longlong:
    """Whether these tiles of a rack leave nothing to sets with jokers but to grow by tiles."""
    games = s.arrays[GAMES]
    at = s.table_sets + GROWTH_AT
    held = s.arrays[array]
    if games[at] <= 0 or not games[at + 1] or held[rack + s.cells]:
        return 0
    for i in range(at + 3, at + 3 + games[at + 2]):
        if held[rack + games[i]]:
            return 0
    return 1


@cython.cfunc
@cython.nogil
def _take_grown(s: Simulation) -> cython.longlong:
    """Take what joins sets with jokers from what must lie or may; 1 if a new kind is among it."""
    new = 0
    for cell in range(s.cells):
        s.arrays[LAID][cell] = 0
        for _ in range(s.arrays[GROWN][cell]):
            s.arrays[CAN][cell] -= 1
            if s.arrays[MUST][cell]:
                s.arrays[MUST][cell] -= 1
                continue
            s.arrays[LAID][cell] += 1
            if noted(s, cell) == UNASKED:
                new = 1
    return new


@cython.cfunc
@cython.nogil
def _keep_grown(s: Simulation) -> cython.longlong:
    """Keep the play that the search has found beside the sets that grow."""
    wild = s.table_jokers - s.arrays[STILL][s.cells]
    take_sets(s)
    for cell in range(s.cells):
        must = s.arrays[STILL][cell] + s.arrays[DOWN][cell]
        more = s.arrays[GROWN][cell] - must
        s.arrays[LAID][cell] += s.arrays[DOWN][cell] + (more if more > 0 else 0)
    s.arrays[LAID][s.cells] += wild
    return keep_play(s, 0)


@cython.cfunc
@cython.nogil
def _ask_with_grown(s: Simulation) -> cython.longlong:
    """Find plays beside the sets as they have grown; whether nothing is left to find."""
    lay_out(s, STILL)
    if _take_grown(s):
        if not search_all(s, 0):
            return 0
        _keep_grown(s)
    found = 1
    left = 1
    while found:
        lay_out(s, STILL)
        _take_grown(s)
        left = weigh(s)
        found = search_any(s, 0, 0) if left else 0
        if found:
            _keep_grown(s)
    return 0 if left else 1


@cython.cfunc
@cython.nogil
def _fits_with_grown(s: Simulation) -> cython.longlong:
    """Whether just what is laid lies beside the sets as they have grown."""
    lay_out(s, STILL)
    for cell in range(s.cells):
        s.arrays[MUST][cell] -= s.arrays[GROWN][cell]
        s.arrays[CAN][cell] = s.arrays[MUST][cell]
        if s.arrays[MUST][cell] < 0:
            return 0
    s.jokers = s.table_jokers
    return fits(s, -1)


@cython.cfunc
@cython.nogil
def _grow_row(
    s: Simulation,
    at: cython.longlong,
    rows: cython.longlong,
    room: cython.longlong,
    tiles: cython.longlong,
    exact: cython.longlong,
) -> cython.longlong:
    """Try every growth from this row on; 1 once nothing is left to find.

    `rows` are left of the set at hand, which has `room`; so many `tiles` have joined sets so far.
    """
    games = s.arrays[GAMES]
    if not rows:
        if at < s.table_sets + GROWTH_AT + games[s.table_sets + GROWTH_AT]:
            return _grow_row(s, at + 2, games[at + 1], games[at], tiles, exact)
        if not tiles:
            return 0
        return _fits_with_grown(s) if exact else _ask_with_grown(s)
    done = _grow_row(s, at + 3, rows - 1, room, tiles, exact)
    joined = 0
    cell = games[at]
    while not done and joined < games[at + 2] and joined < room:
        held = s.arrays[DOWN][cell] if exact else s.arrays[RACKS][s.turn * ROW + cell]
        if held + s.arrays[STILL][cell] <= s.arrays[GROWN][cell]:
            break
        s.arrays[GROWN][cell] += 1
        joined += 1
        cell += games[at + 1]
        done = _grow_row(s, at + 3, rows - 1, room - joined, tiles + joined, exact)
    while joined:
        cell -= games[at + 1]
        s.arrays[GROWN][cell] -= 1
        joined -= 1
    return done


@cython.cfunc
@cython.nogil
def _grow_all(s: Simulation, exact: cython.longlong) -> cython.longlong:
    games = s.arrays[GAMES]
    at = s.table_sets + GROWTH_AT
    if games[at] <= 0:
        return 0
    for cell in range(s.cells + 1):
        s.arrays[GROWN][cell] = 0
    return _grow_row(s, at + 3 + games[at + 2], 0, 0, 0, exact)


@cython.cfunc
@cython.nogil
def ask_grown(s: Simulation) -> cython.longlong:
    """Find plays in which sets with jokers grow; how many kinds are left."""
    _grow_all(s, 0)
    return count_unasked(s)


@cython.cfunc
@cython.nogil
def lies_grown(s: Simulation) -> cython.longlong:
    """Whether just what is laid is a play in which sets with jokers grow."""
    return _grow_all(s, 1)
