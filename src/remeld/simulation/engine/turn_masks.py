"""What a seat knows from turn to turn: until somebody else changes the table, it stays true."""

from __future__ import annotations

from remeld.simulation.engine.known import (
    KNOWN_RACK,
    KNOWN_TABLE,
    MAY_NOT,
    NEVER_SEEN,
    UNASKED,
    known_play,
    note,
    noted,
    play_at,
    read_sets,
    write_play,
)
from remeld.simulation.engine.masks import ask_melded, is_free
from remeld.simulation.engine.memory import DOWN, GAMES, LAID, MELDED, RACKS, ROW, Simulation
from remeld.simulation.engine.opening_masks import ask_opening
from remeld.solver import nocython as cython


@cython.cfunc
@cython.nogil
def ask(s: Simulation) -> cython.longlong:
    """Find out all kinds of the seat on turn; 0 if some must be left open."""
    return ask_melded(s) if s.arrays[MELDED][s.turn] else ask_opening(s)


@cython.cfunc
@cython.nogil
def ask_anew(s: Simulation) -> cython.longlong:
    """Ask for the kinds of a turn that begins; 0 if some must be left open.

    Where the table is as it was in the seat's last turn, only plays with what it drew are new.
    """
    games = s.arrays[GAMES]
    before = s.known + KNOWN_RACK
    rack = s.turn * ROW
    table = s.version
    if not s.open_meld and not s.arrays[MELDED][s.turn]:
        table = -1
    anew = 0 if games[s.known + KNOWN_TABLE] == table else 1
    for cell in range(s.cells + 1):
        if games[before + cell] and s.arrays[RACKS][rack + cell] > games[before + cell]:
            anew = 1
    if anew:
        _forget_all(s)
    for cell in range(s.cells + 1):
        if not s.arrays[RACKS][rack + cell]:
            note(s, cell, MAY_NOT)
        elif anew or not games[before + cell]:
            note(s, cell, UNASKED)
    told = ask(s)
    new = 0
    for cell in range(s.cells + 1):
        if not games[before + cell] and noted(s, cell) != MAY_NOT:
            new = 1
    if new and not anew:
        # Plays with what was drawn may hold what could not be laid before.
        for cell in range(s.cells + 1):
            if s.arrays[RACKS][rack + cell] and noted(s, cell) == MAY_NOT:
                note(s, cell, UNASKED)
        told = ask(s)
    for cell in range(s.cells + 1):
        games[before + cell] = s.arrays[RACKS][rack + cell]
    games[s.known + KNOWN_TABLE] = table if told else NEVER_SEEN
    return told


@cython.cfunc
@cython.nogil
def _forget_all(s: Simulation) -> cython.longlong:
    """Know nothing but the play from which all others grow, which lays nothing."""
    s.arrays[GAMES][s.known] = 0
    s.sets = 0
    if is_free(s) and read_sets(s, s.table_sets):
        for cell in range(s.cells + 1):
            s.arrays[LAID][cell] = 0
        write_play(s, 0, 1)
        s.arrays[GAMES][s.known] = 1
    return 0


@cython.cfunc
@cython.nogil
def carry_over(s: Simulation) -> cython.longlong:
    """What is laid becomes part of the table: note its sets, and keep what its seat knows.

    Whatever could be laid with it can still be laid, until somebody else changes the table.
    """
    games = s.arrays[GAMES]
    number = known_play(s)
    at = play_at(s, number) + ROW
    games[s.table_sets] = games[at] if number >= 0 else -1
    for i in range(1, games[s.table_sets] + 1):
        games[s.table_sets + i] = games[at + i]
    if not is_free(s) or (s.careful and s.arrays[DOWN][s.cells]):
        return 0
    for cell in range(s.cells + 1):
        games[s.known + KNOWN_RACK + cell] -= s.arrays[DOWN][cell]
        for i in range(games[s.known]):
            games[play_at(s, i) + cell] -= s.arrays[DOWN][cell]
    games[s.known + KNOWN_TABLE] = s.version
    return 0
