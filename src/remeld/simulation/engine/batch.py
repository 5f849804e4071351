"""Many games at once, played tile by tile: actions go in, observations and masks come out.

An action lays one tile of a kind; the two after all kinds end the turn: one plays what is laid, the
other draws, or passes where nothing can be drawn. All games lie one after the other in one array,
and the one at hand is copied to where the other files look for it. Where games are stepped in
several threads, each thread has a memory with its share of them, numbered from `first_game` on;
what is shown of all games stands in the same bytes.

What the search alone cannot tell (see `masks`) is left open: whoever asked finds it out by the
solver and tells it by `set_mask`. Where the edition minds what becomes of jokers, and one lies on
the table, the new table must be told after every play, by `set_table`.
"""

from __future__ import annotations

from collections.abc import Sequence

from remeld.simulation.engine.game_memory import (
    GAME_SIZE,
    KNOWN_AT,
    POINTS_AT,
    POOL_AT,
    WON_AT,
    exchange,
    game_place,
    seen_size,
    show_seat,
    tell_sets,
)
from remeld.simulation.engine.game_views import NO_ACTION
from remeld.simulation.engine.known import (
    KNOWN_SIZE,
    KNOWN_TABLE,
    MAY,
    MAY_NOT,
    NEVER_SEEN,
    UNASKED,
    known_play,
    note,
    noted,
)
from remeld.simulation.engine.masks import completes, forget_plays
from remeld.simulation.engine.memory import (
    DOWN,
    GAMES,
    LAID,
    MELDED,
    OUT_TOLD,
    POINTS_TOLD,
    POOL,
    RACKS,
    ROW,
    SIZES,
    STILL,
    TABLE,
    TALLY,
    WON_TOLD,
    Simulation,
)
from remeld.simulation.engine.opening_masks import completes_opening
from remeld.simulation.engine.turn_masks import ask, ask_anew, carry_over
from remeld.simulation.engine.turns import finish_turn, must_play, score
from remeld.solver import nocython as cython
from remeld.solver.arrays import make_room

# How a game stands: its mask is known; left open; the new table must be told first; it is over.
READY = cython.declare(cython.longlong, 0)
OPEN = cython.declare(cython.longlong, 1)
NO_TABLE = cython.declare(cython.longlong, 2)
OVER = cython.declare(cython.longlong, 3)
# In a mask, until it is told: the search could not decide this.
LEFT_OPEN = cython.declare(cython.longlong, 2)


@cython.cfunc
@cython.nogil
def _show_mask(s: Simulation, game: cython.longlong, masks: cython.p_uchar) -> cython.longlong:
    """Write the mask of a turn, with what is left open marked so; how the game stands then."""
    at = game * (s.cells + 3)
    some = 0
    left = 0
    for cell in range(s.cells + 1):
        what = noted(s, cell)
        masks[at + cell] = 1 if what == MAY else 0
        some += masks[at + cell]
        if what == UNASKED:
            masks[at + cell] = LEFT_OPEN
            left = 1
    complete: cython.longlong = 0
    if s.down:
        # A turn that was begun can be ended: where no more can be laid, it is as it is.
        if (not some and not left) or known_play(s) >= 0:
            complete = 1
        elif s.arrays[MELDED][s.turn]:
            complete = completes(s)
        else:
            complete = completes_opening(s)
    masks[at + s.cells + 1] = LEFT_OPEN if complete < 0 else complete
    masks[at + s.cells + 2] = 0 if s.down or (some and must_play(s)) else 1
    return READY if complete >= 0 and not left else OPEN


@cython.cfunc
@cython.nogil
def _begin(s: Simulation, game: cython.longlong, masks: cython.p_uchar) -> cython.longlong:
    """Let a turn begin; how the game stands then."""
    s.known = game_place(s, game) + KNOWN_AT + KNOWN_SIZE * s.turn
    ask_anew(s)
    return _show_mask(s, game, masks)


@cython.cfunc
@cython.nogil
def _act(
    s: Simulation, game: cython.longlong, action: cython.longlong, masks: cython.p_uchar
) -> cython.longlong:
    """Carry out an action of the game at hand; how it stands then."""
    here = game_place(s, game)
    if action <= s.cells:
        s.arrays[DOWN][action] += 1
        s.down += 1
        forget_plays(s, action)
        ask(s)
        return _show_mask(s, game, masks)
    seat = s.turn
    tiles = s.down
    s.down = 0
    if tiles:
        s.version += 1
        carry_over(s)
    s.arrays[TALLY][OUT_TOLD] = 0
    for cell in range(s.cells + 1):
        s.arrays[LAID][cell] = s.arrays[DOWN][cell]
        s.arrays[DOWN][cell] = 0
    if finish_turn(s, seat, tiles):
        score(s)
        s.arrays[GAMES][here + WON_AT] = s.arrays[TALLY][WON_TOLD]
        for i in range(s.seats):
            s.arrays[GAMES][here + POINTS_AT + i] = s.arrays[TALLY][POINTS_TOLD + i]
        for i in range(s.cells + 3):
            masks[game * (s.cells + 3) + i] = 0
        return OVER
    if tiles and s.careful:
        if s.arrays[TABLE][s.cells]:
            return NO_TABLE
        # Without a joker any arrangement is as good as another.
        for cell in range(s.cells):
            s.arrays[STILL][cell] = s.arrays[TABLE][cell]
    return _begin(s, game, masks)


def set_games(s: Simulation, first: int, games: int, seats: int, careful: int) -> None:
    """Make room for so many games, numbered from `first` on.

    They are `careful` where the edition minds what becomes of jokers: 2 where a freed one needs a
    new set, 3 where their sets are frozen, 1 where the rule is another.
    """
    make_room(s, GAMES, GAMES + 1, games * GAME_SIZE)
    s.first_game = first
    s.last_game = first + games
    s.seats = seats
    s.careful = careful
    # Here the solver minds what becomes of jokers, so they are what they are.
    s.stay = 0
    s.growing = 1 if s.run_max >= s.numbers and s.box_jokers <= 2 else 0


def set_game(
    s: Simulation,
    game: int,
    counts: Sequence[bytes],
    sets: Sequence[int],
    growth: Sequence[int],
    pool: bytes,
    melded: Sequence[bool],
    turn: int,
    starter: int,
    seen: bytearray,
    masks: bytearray,
) -> int:
    """Let a game begin; how it stands then.

    Counts by cell are those of the table, of what lies there without a joker, and of the racks. The
    sets of the table are packed as in `known`; none are told where they do not matter. The cells of
    the pool are in order.
    """
    i: cython.longlong
    cell: cython.longlong
    number: cython.longlong = game
    here: cython.longlong = game_place(s, number)
    show_seen: cython.p_uchar = seen
    show_masks: cython.p_uchar = masks
    held: bytes
    for i in range(GAME_SIZE):
        s.arrays[GAMES][here + i] = 0
    exchange(s, number, 0)
    s.pool_end = len(pool)
    for i in range(s.pool_end):
        s.arrays[POOL][i] = pool[i]
        s.arrays[GAMES][here + POOL_AT + i] = pool[i]
    held = counts[0]
    for cell in range(s.cells + 1):
        s.arrays[TABLE][cell] = held[cell]
        if held[cell]:
            s.arrays[GAMES][s.table_sets] = -1
    tell_sets(s, sets, growth)
    held = counts[1]
    for cell in range(s.cells + 1):
        s.arrays[STILL][cell] = held[cell]
    for i in range(s.seats):
        held = counts[2 + i]
        for cell in range(s.cells + 1):
            s.arrays[RACKS][i * ROW + cell] = held[cell]
            s.arrays[SIZES][i] += held[cell]
        s.arrays[MELDED][i] = 1 if melded[i] else 0
        s.arrays[GAMES][here + KNOWN_AT + KNOWN_SIZE * i + KNOWN_TABLE] = NEVER_SEEN
    s.turn = turn
    s.starter = starter
    return _begin_shown(s, number, show_seen, show_masks)


@cython.cfunc
def _begin_shown(
    s: Simulation, game: cython.longlong, seen: cython.p_uchar, masks: cython.p_uchar
) -> cython.longlong:
    """Let a turn begin, show it, and put the game back."""
    stands = _begin(s, game, masks)
    show_seat(s, game * seen_size(s), s.turn, seen)
    exchange(s, game, 1)
    return stands


def step_games(
    s: Simulation, actions: bytearray, seen: bytearray, masks: bytearray, stand: bytearray
) -> None:
    """Carry out an action, which is allowed, of each game of this memory's share.

    How each of them stands is written down; 255 lets a game be.
    """
    game: cython.longlong
    action: cython.longlong
    do: cython.p_uchar = actions
    show_seen: cython.p_uchar = seen
    show_masks: cython.p_uchar = masks
    stands: cython.p_uchar = stand
    with cython.nogil:
        for game in range(s.first_game, s.last_game):
            action = do[game]
            if action == NO_ACTION:
                continue
            exchange(s, game, 0)
            stands[game] = _act(s, game, action, show_masks)
            show_seat(s, game * seen_size(s), s.turn, show_seen)
            exchange(s, game, 1)


def set_table(
    s: Simulation,
    game: int,
    still: bytes,
    sets: Sequence[int],
    growth: Sequence[int],
    seen: bytearray,
    masks: bytearray,
) -> int:
    """Tell the sets of the new table and which of its tiles lie without a joker; how it stands.

    With that the turn begins.
    """
    cell: cython.longlong
    number: cython.longlong = game
    show_seen: cython.p_uchar = seen
    show_masks: cython.p_uchar = masks
    exchange(s, number, 0)
    for cell in range(s.cells + 1):
        s.arrays[STILL][cell] = still[cell]
    s.arrays[GAMES][s.table_sets] = -1
    tell_sets(s, sets, growth)
    return _begin_shown(s, number, show_seen, show_masks)


def set_mask(s: Simulation, game: int, kinds: bytes, complete: bool, masks: bytearray) -> None:
    """Tell the mask of a turn that was left open: the kinds, and whether it may end so."""
    cell: cython.longlong
    number: cython.longlong = game
    show_masks: cython.p_uchar = masks
    exchange(s, number, 0)
    at = number * (s.cells + 3)
    some = 0
    for cell in range(s.cells + 1):
        show_masks[at + cell] = kinds[cell]
        some += kinds[cell]
        note(s, cell, MAY if kinds[cell] else MAY_NOT)
    show_masks[at + s.cells + 1] = 1 if complete else 0
    show_masks[at + s.cells + 2] = 0 if s.down or (some and must_play(s)) else 1
    s.arrays[GAMES][s.known + KNOWN_TABLE] = NEVER_SEEN
