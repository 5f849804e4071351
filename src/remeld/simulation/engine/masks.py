"""Which tiles the seat on turn may lay next: those that some legal play holds with all laid so far.

Nothing is known of a kind of tile until a play that holds it is found, or until it is proved that
there is none; what cannot be laid now cannot be laid later in the turn. Known plays grow as far as
can be seen; one question asks for all kinds that are left together, so that few answer a mask. What
was found is kept until somebody else changes the table.

Where the edition minds what becomes of jokers, and some lie on the table, two questions bound the
answer: with their sets left as they are, and with all of it free. What lies between is left open,
unless it is seen that the jokers lie as they may (`joker_places`).
"""

from __future__ import annotations

from remeld.simulation.engine.grown_sets import FROZEN, ask_grown, lies_grown, only_grow
from remeld.simulation.engine.growth import grow, grow_with
from remeld.simulation.engine.joker_places import NEW_SET, lie_well
from remeld.simulation.engine.known import (
    MAY,
    MAY_NOT,
    MIGHT,
    PLAY_SIZE,
    UNASKED,
    change_notes,
    count_unasked,
    keep_play,
    note,
    noted,
    play_at,
    read_sets,
    write_play,
)
from remeld.simulation.engine.mask_questions import (
    lay_out,
    lies,
    search_all,
    search_any,
    weigh,
)
from remeld.simulation.engine.memory import (
    DOWN,
    GAMES,
    LAID,
    MELDED,
    RACKS,
    ROW,
    STILL,
    TABLE,
    Simulation,
)
from remeld.simulation.engine.questions import lonely, take_sets
from remeld.solver import nocython as cython
from remeld.solver.kernel.memory import WEIGHT

# No table, in place of an array.
NOTHING = cython.declare(cython.longlong, 0)


@cython.cfunc
@cython.nogil
def _keep_found(s: Simulation, table: cython.longlong) -> cython.longlong:
    """Keep the play that the search has found with this table."""
    old = s.arrays[table][s.cells] if table else 0
    must = s.table_jokers - old
    take_sets(s)
    for cell in range(s.cells):
        s.arrays[LAID][cell] += s.arrays[DOWN][cell]
    s.arrays[LAID][s.cells] += must
    return keep_play(s, _whole_table(s, table))


@cython.cfunc
@cython.nogil
def _whole_table(s: Simulation, table: cython.longlong) -> cython.longlong:
    """Whether the sets at hand, found with this table, are all sets; those of the table join."""
    if table == NOTHING:
        return read_sets(s, s.table_sets)
    return 1 if table == TABLE else 0


@cython.cfunc
@cython.nogil
def ask_kinds(
    s: Simulation, table: cython.longlong, need: cython.longlong, final: cython.longlong
) -> cython.longlong:
    """Find plays until every kind is in one, or in none; how many kinds are in none.

    Where that is `final`, kinds that can lie in no set at all are passed over at once.
    """
    again = 0
    found = 1
    while found:
        if again:
            _keep_found(s, table)
        lay_out(s, table)
        if final:
            for cell in range(s.cells):
                if noted(s, cell) == UNASKED and lonely(s, cell):
                    note(s, cell, MAY_NOT)
        if table == TABLE:
            grow(s)
        found = search_any(s, need, again) if weigh(s) else 0
        again = 1
    if noted(s, s.cells) == UNASKED:
        lay_out(s, table)
        s.table_jokers += 1
        if search_all(s, need):
            _keep_found(s, table)
    return count_unasked(s)


@cython.cfunc
@cython.nogil
def _take_found(s: Simulation) -> cython.longlong:
    """Note what the play that the search has found with the table lays; its kinds are known then.

    They may be laid where the jokers surely lie well, else they might be.
    """
    must = s.table_jokers - s.arrays[TABLE][s.cells]
    take_sets(s)
    for cell in range(s.cells):
        s.arrays[LAID][cell] += s.arrays[DOWN][cell]
    s.arrays[LAID][s.cells] += must
    if s.arrays[MELDED][s.turn] and lie_well(s):
        return keep_play(s, 0)
    for cell in range(s.cells + 1):
        if s.arrays[LAID][cell] > s.arrays[DOWN][cell] and noted(s, cell) == UNASKED:
            note(s, cell, MIGHT)
    return 0


@cython.cfunc
@cython.nogil
def ask_between(s: Simulation) -> cython.longlong:
    """Find the kinds that free rearrangement does not have; how many are left unknown."""
    found = 1
    again = 0
    while found:
        lay_out(s, TABLE)
        found = search_any(s, 0, again) if weigh(s) else 0
        again = 1
        if found:
            _take_found(s)
    if noted(s, s.cells) == UNASKED:
        lay_out(s, TABLE)
        s.table_jokers += 1
        if search_all(s, 0):
            _take_found(s)
    change_notes(s, UNASKED, MAY_NOT)
    return change_notes(s, MIGHT, UNASKED)


@cython.cfunc
@cython.nogil
def is_free(s: Simulation) -> cython.longlong:
    """Whether the seat on turn may rearrange the whole table as it likes."""
    if not s.arrays[MELDED][s.turn]:
        return 0
    return 0 if s.careful and s.arrays[TABLE][s.cells] else 1


@cython.cfunc
@cython.nogil
def _ask_one_by_one(s: Simulation) -> cython.longlong:
    """Look for other plays with each kind that is left: their jokers may lie well; how many are."""
    left = 0
    for cell in range(s.cells):
        if noted(s, cell) != UNASKED:
            continue
        s.arrays[DOWN][cell] += 1
        found = lies(s, TABLE, 0)
        for other in range(s.cells + 1):
            s.arrays[LAID][other] = s.arrays[DOWN][other]
        s.arrays[DOWN][cell] -= 1
        if found and lie_well(s):
            keep_play(s, 0)
            continue
        lay_out(s, TABLE)
        s.arrays[WEIGHT][cell] = 1
        if search_any(s, 0, 0):
            _take_found(s)
            change_notes(s, MIGHT, UNASKED)
        left += 1 if noted(s, cell) == UNASKED else 0
    return left + (1 if noted(s, s.cells) == UNASKED else 0)


@cython.cfunc
@cython.nogil
def _ask_careful(s: Simulation) -> cython.longlong:
    """Find out the kinds where jokers lie on the table; 0 if some must be left open."""
    left = ask_kinds(s, STILL, 0, 0)
    if left and s.careful == FROZEN:
        left = ask_grown(s)
        if left and only_grow(s, RACKS, s.turn * ROW):
            left = 0
            change_notes(s, UNASKED, MAY_NOT)
    if left:
        left = ask_between(s)
    if left and s.careful == NEW_SET:
        left = ask_grown(s) and _ask_one_by_one(s)
    return 0 if left else 1


@cython.cfunc
@cython.nogil
def ask_melded(s: Simulation) -> cython.longlong:
    """Find out all kinds of a seat that has melded; 0 if some must be left open."""
    if not is_free(s):
        return _ask_careful(s)
    ask_kinds(s, TABLE, 0, 1)
    change_notes(s, UNASKED, MAY_NOT)
    return 1


@cython.cfunc
@cython.nogil
def keeps(s: Simulation, table: cython.longlong, need: cython.longlong) -> cython.longlong:
    """What `lies` tells; where it can lie, the play is kept."""
    if not lies(s, table, need):
        return 0
    for cell in range(s.cells + 1):
        s.arrays[LAID][cell] = s.arrays[DOWN][cell]
    keep_play(s, _whole_table(s, table))
    return 1


@cython.cfunc
@cython.nogil
def completes(s: Simulation) -> cython.longlong:
    """Whether a seat that has melded may play what is laid so far: 1, 0, or -1 left open."""
    if is_free(s):
        return keeps(s, TABLE, 0)
    if lies(s, STILL, 0):
        return 1
    if s.careful == FROZEN:
        if lies_grown(s):
            return 1
        if only_grow(s, DOWN, 0):
            return 0
    if not lies(s, TABLE, 0):
        return 0
    for cell in range(s.cells + 1):
        s.arrays[LAID][cell] = s.arrays[DOWN][cell]
    return 1 if lie_well(s) else -1


@cython.cfunc
@cython.nogil
def forget_plays(s: Simulation, laid: cython.longlong) -> cython.longlong:
    """After one more tile is laid, forget the plays that do not hold it, and what they told.

    Where it can be seen how such a play holds the tile, too, that play is kept.
    """
    games = s.arrays[GAMES]
    kept = 0
    for cell in range(s.cells + 1):
        if s.arrays[RACKS][s.turn * ROW + cell] == s.arrays[DOWN][cell]:
            note(s, cell, MAY_NOT)
    change_notes(s, MAY, UNASKED)
    free = is_free(s)
    for number in range(games[s.known]):
        at = play_at(s, number)
        if games[at + laid] >= s.arrays[DOWN][laid]:
            to = play_at(s, kept)
            if to < at:
                for i in range(PLAY_SIZE):
                    games[to + i] = games[at + i]
        elif free and grow_with(s, number, laid):
            write_play(s, kept, 1)
            to = play_at(s, kept)
        else:
            continue
        for cell in range(s.cells + 1):
            if games[to + cell] > s.arrays[DOWN][cell]:
                note(s, cell, MAY)
        kept += 1
    games[s.known] = kept
    return kept
