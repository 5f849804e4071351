"""How one of many games lies in memory, and what a seat sees of it."""

from __future__ import annotations

from collections.abc import Sequence

from remeld.simulation.engine.grown_sets import GROWTH_AT, MOST_GROWTH
from remeld.simulation.engine.known import KNOWN_SIZE, MOST_SETS
from remeld.simulation.engine.memory import (
    DOWN,
    GAMES,
    MELDED,
    MOST_SEATS,
    POOL,
    RACKS,
    ROW,
    SIZES,
    STILL,
    TABLE,
    Simulation,
)
from remeld.solver import nocython as cython

# Where the parts of a game begin: racks, table, what is laid, what lies without a joker, sizes and
# who has melded, numbers, winners and points in the end, the pool, what each seat knows, the sets
# of the table, and how those with jokers can grow.
TABLE_AT = cython.declare(cython.longlong, 480)
DOWN_AT = cython.declare(cython.longlong, 560)
STILL_AT = cython.declare(cython.longlong, 640)
SEATS_AT = cython.declare(cython.longlong, 720)
FIELDS_AT = cython.declare(cython.longlong, 732)
WON_AT = cython.declare(cython.longlong, 741)
POINTS_AT = cython.declare(cython.longlong, 742)
POOL_AT = cython.declare(cython.longlong, 748)
KNOWN_AT = cython.declare(cython.longlong, 1068)
TABLE_SETS_AT = cython.declare(cython.longlong, 6648)
GAME_SIZE = cython.declare(cython.longlong, 6776)


@cython.cfunc
@cython.nogil
def _copy(
    s: Simulation,
    array: cython.longlong,
    at: cython.longlong,
    size: cython.longlong,
    back: cython.longlong,
) -> cython.longlong:
    """Copy a part of a game to its array, or back."""
    part = s.arrays[array]
    games = s.arrays[GAMES]
    if back:
        for i in range(size):
            games[at + i] = part[i]
    else:
        for i in range(size):
            part[i] = games[at + i]
    return 0


@cython.cfunc
@cython.nogil
def game_place(s: Simulation, game: cython.longlong) -> cython.longlong:
    """Where a game begins in the array of this memory's share."""
    return (game - s.first_game) * GAME_SIZE


@cython.cfunc
@cython.nogil
def exchange(s: Simulation, game: cython.longlong, back: cython.longlong) -> cython.longlong:
    """Take a game to hand, or put it back."""
    here = game_place(s, game)
    cells = s.cells + 1
    for seat in range(s.seats):
        at = seat * ROW
        if back:
            for i in range(at, at + cells):
                s.arrays[GAMES][here + i] = s.arrays[RACKS][i]
        else:
            for i in range(at, at + cells):
                s.arrays[RACKS][i] = s.arrays[GAMES][here + i]
    _copy(s, TABLE, here + TABLE_AT, cells, back)
    _copy(s, DOWN, here + DOWN_AT, cells, back)
    _copy(s, STILL, here + STILL_AT, cells, back)
    _copy(s, SIZES, here + SEATS_AT, s.seats, back)
    _copy(s, MELDED, here + SEATS_AT + MOST_SEATS, s.seats, back)
    fields = here + FIELDS_AT
    games = s.arrays[GAMES]
    if back:
        games[fields] = s.turn
        games[fields + 1] = s.starter
        games[fields + 2] = s.passes
        games[fields + 3] = s.pool_at
        games[fields + 4] = s.pool_end
        games[fields + 5] = s.down
        games[fields + 6] = s.version
        return 0
    s.turn = games[fields]
    s.starter = games[fields + 1]
    s.passes = games[fields + 2]
    s.pool_at = games[fields + 3]
    s.pool_end = games[fields + 4]
    s.down = games[fields + 5]
    s.version = games[fields + 6]
    s.known = here + KNOWN_AT + KNOWN_SIZE * s.turn
    s.table_sets = here + TABLE_SETS_AT
    return _copy(s, POOL, here + POOL_AT, s.pool_end, 0)


@cython.cfunc
@cython.nogil
def show_seat(
    s: Simulation, at: cython.longlong, viewer: cython.longlong, seen: cython.p_uchar
) -> cython.longlong:
    """Write what a seat sees, from a place on (see `remeld.envs.encoding`)."""
    kinds = s.cells + 1
    for cell in range(kinds):
        laid = s.arrays[DOWN][cell] if viewer == s.turn else 0
        seen[at + cell] = s.arrays[RACKS][viewer * ROW + cell] - laid
        seen[at + kinds + cell] = laid
        seen[at + 2 * kinds + cell] = s.arrays[TABLE][cell]
    at += 3 * kinds
    for step in range(s.seats):
        seat = (viewer + step) % s.seats
        seen[at] = s.arrays[SIZES][seat]
        seen[at + 1] = s.arrays[MELDED][seat]
        at += 2
    seen[at] = s.pool_end - s.pool_at
    seen[at + 1] = 0
    seen[at + 2] = s.passes
    return 0


@cython.cfunc
@cython.nogil
def seen_size(s: Simulation) -> cython.longlong:
    """How many bytes a seat sees."""
    return 3 * (s.cells + 1) + 2 * s.seats + 3


@cython.cfunc
def tell_sets(s: Simulation, sets: Sequence[int], growth: Sequence[int]) -> cython.longlong:
    """Note the sets of the table of the game at hand, if any are told, and how some can grow."""
    i: cython.longlong
    if 0 < len(sets) <= MOST_SETS:
        s.arrays[GAMES][s.table_sets] = len(sets)
        for i in range(len(sets)):
            s.arrays[GAMES][s.table_sets + 1 + i] = sets[i]
    s.arrays[GAMES][s.table_sets + GROWTH_AT] = 0
    if 0 < len(growth) < MOST_GROWTH:
        s.arrays[GAMES][s.table_sets + GROWTH_AT] = len(growth) + 1
        for i in range(len(growth)):
            s.arrays[GAMES][s.table_sets + GROWTH_AT + 1 + i] = growth[i]
    return 0
