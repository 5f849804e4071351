"""Turn after turn until the end, and what each seat gets then."""

from __future__ import annotations

from remeld.simulation.engine.memory import (
    AT_ONCE,
    FACE,
    FEWEST,
    LAID,
    LEFT_TOLD,
    MELDED,
    MUST_PLAY,
    NO_DRAW,
    NOBODY,
    NOT_OVER,
    OPENED_TOLD,
    OUT_TOLD,
    PLAYS_TOLD,
    POINTS_TOLD,
    POOL,
    RACKS,
    ROW,
    SEAT_TURNS_TOLD,
    SIZES,
    TABLE,
    TALLY,
    TILES_TOLD,
    TURNS_TOLD,
    WON_TOLD,
    Simulation,
)
from remeld.simulation.engine.policies import decide, little_play
from remeld.simulation.engine.questions import name_jokers
from remeld.solver import nocython as cython


@cython.cfunc
@cython.nogil
def lay(s: Simulation, seat: cython.longlong) -> cython.longlong:
    """Move what is laid from a rack to the table; how many tiles the rack still has."""
    total = 0
    for cell in range(s.cells + 1):
        tiles = s.arrays[LAID][cell]
        s.arrays[TABLE][cell] += tiles
        s.arrays[RACKS][seat * ROW + cell] -= tiles
        total += tiles
    s.arrays[SIZES][seat] -= total
    if not s.arrays[MELDED][seat]:
        s.arrays[MELDED][seat] = 1
        s.arrays[TALLY][OPENED_TOLD + seat] = s.arrays[TALLY][SEAT_TURNS_TOLD + seat]
    s.passes = 0
    s.arrays[TALLY][PLAYS_TOLD + seat] += 1
    s.arrays[TALLY][TILES_TOLD + seat] += total
    if s.stay and s.arrays[LAID][s.cells] and s.arrays[SIZES][seat]:
        name_jokers(s)
    return s.arrays[SIZES][seat]


@cython.cfunc
@cython.nogil
def finish_turn(s: Simulation, seat: cython.longlong, tiles: cython.longlong) -> cython.longlong:
    """Carry out a turn in which so many tiles are laid, and hand on; 1 if the game is over."""
    s.arrays[TALLY][TURNS_TOLD] += 1
    s.arrays[TALLY][SEAT_TURNS_TOLD + seat] += 1
    s.turn = seat + 1 if seat + 1 < s.seats else 0
    if tiles:
        if lay(s, seat) == 0:
            s.arrays[TALLY][OUT_TOLD] = 1
            s.arrays[TALLY][WON_TOLD] = 1 << seat
            return 1
        return 0
    if s.pool_at == s.pool_end:
        s.passes += 1
        return 1 if s.ending == NO_DRAW or s.passes >= s.seats else 0
    for _ in range(s.draws):
        if s.pool_at < s.pool_end:
            s.arrays[RACKS][seat * ROW + s.arrays[POOL][s.pool_at]] += 1
            s.arrays[SIZES][seat] += 1
            s.pool_at += 1
    return 1 if s.ending == AT_ONCE and s.pool_at == s.pool_end else 0


@cython.cfunc
@cython.nogil
def must_play(s: Simulation) -> cython.longlong:
    """Whether who can play must."""
    return 1 if s.forced or (s.ending == MUST_PLAY and s.pool_at == s.pool_end) else 0


@cython.cfunc
@cython.nogil
def _leave(s: Simulation) -> cython.longlong:
    """Leave a game before its end: what racks are worth."""
    score(s)
    s.arrays[TALLY][OUT_TOLD] = NOT_OVER
    return 0


@cython.cfunc
@cython.nogil
def play_on(s: Simulation) -> cython.longlong:
    """Play until the game is over, and score it, or until it is left."""
    over: cython.longlong = 0
    while not over:
        if s.most_turns and s.arrays[TALLY][TURNS_TOLD] >= s.most_turns:
            return _leave(s)
        seat = s.turn
        tiles = decide(s, seat)
        if not tiles and s.arrays[MELDED][seat] and must_play(s):
            tiles = little_play(s, seat)
        over = finish_turn(s, seat, tiles)
    return score(s)


@cython.cfunc
@cython.nogil
def score(s: Simulation) -> cython.longlong:
    """Losers lose their racks, the winner gains what they lose; blocked, the lightest wins."""
    tally = s.arrays[TALLY]
    lowest = -1
    total = 0
    for seat in range(s.seats):
        value = 0
        for cell in range(s.cells + 1):
            value += s.arrays[RACKS][seat * ROW + cell] * s.arrays[FACE][cell]
        tally[LEFT_TOLD + seat] = value
        total += value
        if lowest < 0 or value < lowest:
            lowest = value
    if tally[OUT_TOLD]:
        for seat in range(s.seats):
            won = tally[WON_TOLD] >> seat & 1
            tally[POINTS_TOLD + seat] = total if won else -tally[LEFT_TOLD + seat]
        return 0
    return _score_blocked(s, lowest, total)


@cython.cfunc
@cython.nogil
def _score_blocked(
    s: Simulation, lowest: cython.longlong, total: cython.longlong
) -> cython.longlong:
    tally = s.arrays[TALLY]
    winners = 0
    count = 0
    fewest = -1
    for seat in range(s.seats):
        if tally[LEFT_TOLD + seat] == lowest:
            winners |= 1 << seat
            count += 1
            if fewest < 0 or s.arrays[SIZES][seat] < fewest:
                fewest = s.arrays[SIZES][seat]
    if count > 1 and s.tie == FEWEST:
        for seat in range(s.seats):
            if winners >> seat & 1 and s.arrays[SIZES][seat] > fewest:
                winners &= ~(1 << seat)
                count -= 1
    if count > 1 and s.tie == NOBODY:
        winners = 0
        for seat in range(s.seats):
            tally[POINTS_TOLD + seat] = 0
        tally[WON_TOLD] = 0
        return 0
    share = (total - s.seats * lowest) // count
    over = (total - s.seats * lowest) % count
    for step in range(s.seats):
        seat = (s.starter + step) % s.seats
        if winners >> seat & 1:
            tally[POINTS_TOLD + seat] = share
            if over > 0:
                tally[POINTS_TOLD + seat] += 1
                over -= 1
        else:
            tally[POINTS_TOLD + seat] = lowest - tally[LEFT_TOLD + seat]
    tally[WON_TOLD] = winners
    return 0
