"""Which tiles the seat on turn may lay next: those that some legal play holds with all laid so far.

Nothing is known of a kind of tile until a play that holds it is found, or until it is proved that
there is none; what cannot be laid now cannot be laid later in the turn. Known plays grow as far as
can be seen; one question asks for all kinds that are left together, so that few answer a mask. What
was found is kept until somebody else changes the table.

Where the edition minds what becomes of jokers, and some lie on the table, two questions bound the
answer: with their sets left as they are, and with all of it free. What lies between is left open.
"""

from __future__ import annotations

from remeld.simulation.engine.growth import grow, grow_with
from remeld.simulation.engine.known import (
    KINDS,
    MAY,
    MAY_NOT,
    PLAY_SIZE,
    UNASKED,
    change_notes,
    keep_play,
    note,
    noted,
    play_at,
    read_sets,
    write_play,
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
from remeld.simulation.engine.mirror import mirror_question, mirror_sets, wanted_high
from remeld.simulation.engine.questions import LIMIT, fits, lonely, take_sets
from remeld.solver import nocython as cython
from remeld.solver.kernel.memory import CAN, MUST, WEIGHT
from remeld.solver.kernel.search import answer, set_up

# No table, in place of an array.
NOTHING = cython.declare(cython.longlong, 0)


@cython.cfunc
@cython.nogil
def lay_out(s: Simulation, table: cython.longlong) -> cython.longlong:
    """Write a question down: what must lie is a table and what is laid; the rack may, unweighed."""
    must = s.arrays[MUST]
    can = s.arrays[CAN]
    before = s.arrays[table]
    rack = s.turn * ROW
    for cell in range(s.cells):
        old = before[cell] if table else 0
        must[cell] = old + s.arrays[DOWN][cell]
        can[cell] = old + s.arrays[RACKS][rack + cell]
        s.arrays[WEIGHT][cell] = 0
    old = before[s.cells] if table else 0
    s.table_jokers = old + s.arrays[DOWN][s.cells]
    s.jokers = old + s.arrays[RACKS][rack + s.cells]
    s.joker_weight = 0
    s.limit = LIMIT
    s.need = 0
    return 0


@cython.cfunc
@cython.nogil
def weigh(s: Simulation) -> cython.longlong:
    """Let those kinds count of which nothing is known; how many, the joker left out."""
    number = 0
    for cell in range(s.cells):
        if s.arrays[GAMES][s.known + KINDS + cell] == UNASKED:
            s.arrays[WEIGHT][cell] = 1
            number += 1
    return number


@cython.cfunc
@cython.nogil
def search_any(s: Simulation, need: cython.longlong, again: cython.longlong) -> cython.longlong:
    """Whether a play has a kind that counts, and makes so many points.

    It is asked `again` if the question before was the same, but for what counts.
    """
    s.need = need
    # Unless the answer took another search.
    again = again and s.any
    set_up(s, 0)
    s.any = 0 if s.strict else 1
    s.again = again and s.any
    if not s.again:
        s.mirrored = wanted_high(s) if s.any else 0
    mirrored = s.mirrored
    if mirrored:
        mirror_question(s)
    answer(s, 0, 1)
    if mirrored:
        mirror_question(s)
        if s.found:
            mirror_sets(s)
    s.need = 0
    return s.found


@cython.cfunc
@cython.nogil
def search_all(s: Simulation, need: cython.longlong) -> cython.longlong:
    """Whether all that must lie can lie in sets, and make so many points."""
    s.need = need
    set_up(s, 0)
    s.any = 0
    answer(s, -1, 0)
    s.need = 0
    return s.found


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
    left = 0
    for cell in range(s.cells + 1):
        left += 1 if noted(s, cell) == UNASKED else 0
    return left


@cython.cfunc
@cython.nogil
def is_possible(s: Simulation) -> cython.longlong:
    """Whether free rearrangement has a play with a kind of which nothing is known."""
    lay_out(s, TABLE)
    if weigh(s) and search_any(s, 0, 0):
        return 1
    if noted(s, s.cells) != UNASKED:
        return 0
    lay_out(s, TABLE)
    s.table_jokers += 1
    return search_all(s, 0)


@cython.cfunc
@cython.nogil
def is_free(s: Simulation) -> cython.longlong:
    """Whether the seat on turn may rearrange the whole table as it likes."""
    if not s.arrays[MELDED][s.turn]:
        return 0
    return 0 if s.careful and s.arrays[TABLE][s.cells] else 1


@cython.cfunc
@cython.nogil
def ask_melded(s: Simulation) -> cython.longlong:
    """Find out all kinds of a seat that has melded; 0 if some must be left open."""
    if is_free(s):
        ask_kinds(s, TABLE, 0, 1)
    elif ask_kinds(s, STILL, 0, 0) and is_possible(s):
        return 0
    change_notes(s, UNASKED, MAY_NOT)
    return 1


@cython.cfunc
@cython.nogil
def lies(s: Simulation, table: cython.longlong, need: cython.longlong) -> cython.longlong:
    """Whether just what is laid so far can lie with a table, and make so many points."""
    lay_out(s, table)
    for cell in range(s.cells):
        s.arrays[CAN][cell] = s.arrays[MUST][cell]
    s.jokers = s.table_jokers
    return search_all(s, need) if need else fits(s, -1)


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
    return -1 if lies(s, TABLE, 0) else 0


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
