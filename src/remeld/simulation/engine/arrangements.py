"""How the table lies after a play where jokers lie there, without asking the solver."""

from __future__ import annotations

from collections.abc import Sequence

from remeld.simulation.engine.batch import set_games
from remeld.simulation.engine.game_memory import tell_sets
from remeld.simulation.engine.grown_sets import GROWTH_AT
from remeld.simulation.engine.joker_places import lie_well
from remeld.simulation.engine.mask_questions import lies
from remeld.simulation.engine.memory import (
    DOWN,
    GAMES,
    LAID,
    MELDED,
    RACKS,
    STILL,
    TABLE,
    Simulation,
)
from remeld.solver import nocython as cython
from remeld.solver.arrays import SETS


def arrange_laid(
    s: Simulation, table: bytes, still: bytes, sets: Sequence[int], laid: bytes, careful: int
) -> list[tuple[int, int, int, int]] | None:
    """The sets that a melded seat makes of the table by laying just these tiles, no joker of them.

    Counts are by cell: of the table, of what lies there without a joker, of what is laid. The sets
    of the table are packed (see `known`); those with a joker stay as they are if they can, and are
    told again. None if no way is seen by which the jokers surely lie as they may.
    """
    cell: cython.longlong
    i: cython.longlong
    packed: cython.longlong
    found: cython.longlong = 1
    set_games(s, 0, 1, 1, careful)
    s.turn = 0
    s.down = 0
    s.table_sets = 0
    s.arrays[GAMES][0] = -1
    s.arrays[GAMES][GROWTH_AT] = 0
    s.arrays[MELDED][0] = 1
    tell_sets(s, sets, ())
    for cell in range(s.cells + 1):
        s.arrays[TABLE][cell] = table[cell]
        s.arrays[STILL][cell] = still[cell]
        s.arrays[DOWN][cell] = laid[cell]
        s.arrays[LAID][cell] = laid[cell]
        s.arrays[RACKS][cell] = laid[cell]
        s.down += laid[cell]
    made: list[tuple[int, int, int, int]] = []
    if lies(s, STILL, 0):
        for i in range(len(sets)):
            packed = sets[i]
            if packed >> 32:
                made.append((packed & 1, packed >> 1 & 127, packed >> 8 & 0xFFFFFF, packed >> 32))
    else:
        found = 1 if lies(s, TABLE, 0) and lie_well(s) else 0
    if not found:
        return None
    for i in range(0, 4 * s.sets, 4):
        made.append(
            (s.arrays[SETS][i], s.arrays[SETS][i + 1], s.arrays[SETS][i + 2], s.arrays[SETS][i + 3])
        )
    return made
