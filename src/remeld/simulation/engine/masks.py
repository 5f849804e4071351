"""Which tiles the seat on turn may lay next: those that some legal play holds with all laid so far.

Nothing is known of a kind of tile until a play that holds it is found, or until it is proved that
there is none; what cannot be laid now cannot be laid later in the turn. One question asks for all
such kinds together, so that few answer a mask. What was found is kept until the table changes.

Where the edition minds what becomes of jokers, and some lie on the table, two questions bound the
answer: with their sets left as they are, and with all of it free. What lies between is left open.
"""

from __future__ import annotations

from remeld.simulation.engine.memory import (
    DOWN,
    GAMES,
    LAID,
    RACKS,
    ROW,
    STILL,
    TABLE,
    Simulation,
)
from remeld.simulation.engine.questions import LIMIT, fits, lonely, take_sets
from remeld.solver import nocython as cython
from remeld.solver.kernel.memory import CAN, MUST, WEIGHT
from remeld.solver.kernel.search import answer, set_up

# What a seat knows: how many plays, of which table, what of each kind, its rack then, the plays.
KNOWN_TABLE = cython.declare(cython.longlong, 1)
KINDS = cython.declare(cython.longlong, 2)
KNOWN_RACK = cython.declare(cython.longlong, 82)
KNOWN_PLAYS = cython.declare(cython.longlong, 162)
MOST_KNOWN = cython.declare(cython.longlong, 6)
KNOWN_SIZE = cython.declare(cython.longlong, 642)

# What is known of a kind: nothing yet, that it may be laid, that it may not; and while melds are
# tried, that it might be.
UNASKED = cython.declare(cython.longlong, 0)
MAY = cython.declare(cython.longlong, 1)
MAY_NOT = cython.declare(cython.longlong, 2)
MIGHT = cython.declare(cython.longlong, 3)

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
def search_any(s: Simulation, need: cython.longlong) -> cython.longlong:
    """Whether a play has a kind that counts, and makes so many points."""
    s.need = need
    set_up(s, 0)
    s.any = 0 if s.strict else 1
    answer(s, 0, 1)
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
def keep_play(s: Simulation) -> cython.longlong:
    """Keep a play, which lies where tiles are laid; its kinds may be laid."""
    games = s.arrays[GAMES]
    count = games[s.known]
    at = s.known + KNOWN_PLAYS + ROW * count
    for cell in range(s.cells + 1):
        if s.arrays[LAID][cell] > s.arrays[DOWN][cell]:
            note(s, cell, MAY)
        if count < MOST_KNOWN:
            games[at + cell] = s.arrays[LAID][cell]
    if count < MOST_KNOWN:
        games[s.known] = count + 1
    return 0


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
    return keep_play(s)


@cython.cfunc
@cython.nogil
def ask_kinds(
    s: Simulation, table: cython.longlong, need: cython.longlong, final: cython.longlong
) -> cython.longlong:
    """Find plays until every kind is in one, or in none; how many kinds are in none.

    Where that is `final`, kinds that can lie in no set at all are passed over at once.
    """
    wild = 1
    while wild or search_any(s, need):
        if not wild:
            _keep_found(s, table)
        wild = 0
        lay_out(s, table)
        if final:
            for cell in range(s.cells):
                if noted(s, cell) == UNASKED and lonely(s, cell):
                    note(s, cell, MAY_NOT)
        if not weigh(s):
            break
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
    if weigh(s) and search_any(s, 0):
        return 1
    if noted(s, s.cells) != UNASKED:
        return 0
    lay_out(s, TABLE)
    s.table_jokers += 1
    return search_all(s, 0)


@cython.cfunc
@cython.nogil
def ask_melded(s: Simulation) -> cython.longlong:
    """Find out all kinds of a seat that has melded; 0 if some must be left open."""
    if not s.careful or not s.arrays[TABLE][s.cells]:
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
def is_known_play(s: Simulation) -> cython.longlong:
    """Whether what is laid so far is a play that was found."""
    games = s.arrays[GAMES]
    for number in range(games[s.known]):
        at = s.known + KNOWN_PLAYS + ROW * number
        same = 1
        for cell in range(s.cells + 1):
            if games[at + cell] != s.arrays[DOWN][cell]:
                same = 0
        if same:
            return 1
    return 0


@cython.cfunc
@cython.nogil
def completes(s: Simulation) -> cython.longlong:
    """Whether a seat that has melded may play what is laid so far: 1, 0, or -1 left open."""
    if not s.careful or not s.arrays[TABLE][s.cells]:
        return lies(s, TABLE, 0)
    if lies(s, STILL, 0):
        return 1
    return -1 if lies(s, TABLE, 0) else 0


@cython.cfunc
@cython.nogil
def forget_plays(s: Simulation) -> cython.longlong:
    """After one more tile is laid, forget the plays that do not hold it, and what they told."""
    games = s.arrays[GAMES]
    plays = s.known + KNOWN_PLAYS
    kept = 0
    for cell in range(s.cells + 1):
        if s.arrays[RACKS][s.turn * ROW + cell] == s.arrays[DOWN][cell]:
            note(s, cell, MAY_NOT)
    change_notes(s, MAY, UNASKED)
    for number in range(games[s.known]):
        holds = 1
        for cell in range(s.cells + 1):
            if games[plays + ROW * number + cell] < s.arrays[DOWN][cell]:
                holds = 0
        if not holds:
            continue
        for cell in range(s.cells + 1):
            tiles = games[plays + ROW * number + cell]
            games[plays + ROW * kept + cell] = tiles
            if tiles > s.arrays[DOWN][cell]:
                note(s, cell, MAY)
        kept += 1
    games[s.known] = kept
    return kept
