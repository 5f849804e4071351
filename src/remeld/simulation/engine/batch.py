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

from remeld.simulation.engine.known import (
    KNOWN_SIZE,
    KNOWN_TABLE,
    MAY,
    NEVER_SEEN,
    known_play,
    noted,
)
from remeld.simulation.engine.masks import completes, forget_plays
from remeld.simulation.engine.memory import (
    DOWN,
    GAMES,
    LAID,
    MELDED,
    MOST_SEATS,
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

# Where the parts of a game begin: racks, table, what is laid, what lies without a joker, sizes and
# who has melded, numbers, whether the turn's masks are told from outside, winners and points in the
# end, the pool, what each seat knows, and the sets of the table.
TABLE_AT = cython.declare(cython.longlong, 480)
DOWN_AT = cython.declare(cython.longlong, 560)
STILL_AT = cython.declare(cython.longlong, 640)
SEATS_AT = cython.declare(cython.longlong, 720)
FIELDS_AT = cython.declare(cython.longlong, 732)
BY_HAND_AT = cython.declare(cython.longlong, 740)
WON_AT = cython.declare(cython.longlong, 741)
POINTS_AT = cython.declare(cython.longlong, 742)
POOL_AT = cython.declare(cython.longlong, 748)
KNOWN_AT = cython.declare(cython.longlong, 1068)
TABLE_SETS_AT = cython.declare(cython.longlong, 6648)
GAME_SIZE = cython.declare(cython.longlong, 6696)

# How a game stands: its mask is known; left open; the new table must be told first; it is over.
READY = cython.declare(cython.longlong, 0)
OPEN = cython.declare(cython.longlong, 1)
NO_TABLE = cython.declare(cython.longlong, 2)
OVER = cython.declare(cython.longlong, 3)
# In place of an action: this game is let be.
NO_ACTION = cython.declare(cython.longlong, 255)


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
def _place(s: Simulation, game: cython.longlong) -> cython.longlong:
    """Where a game begins in the array of this memory's share."""
    return (game - s.first_game) * GAME_SIZE


@cython.cfunc
@cython.nogil
def _exchange(s: Simulation, game: cython.longlong, back: cython.longlong) -> cython.longlong:
    """Take a game to hand, or put it back."""
    here = _place(s, game)
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
def _show_mask(s: Simulation, game: cython.longlong, masks: cython.p_uchar) -> cython.longlong:
    """Write the mask of a turn of which all kinds are known; how the game stands then."""
    at = game * (s.cells + 3)
    some = 0
    for cell in range(s.cells + 1):
        masks[at + cell] = 1 if noted(s, cell) == MAY else 0
        some += masks[at + cell]
    complete: cython.longlong = 0
    if s.down:
        # A turn that was begun can be ended: where no more can be laid, it is as it is.
        if not some or known_play(s) >= 0:
            complete = 1
        elif s.arrays[MELDED][s.turn]:
            complete = completes(s)
        else:
            complete = completes_opening(s)
    masks[at + s.cells + 1] = 1 if complete > 0 else 0
    masks[at + s.cells + 2] = 0 if s.down or (some and must_play(s)) else 1
    return READY if complete >= 0 else OPEN


@cython.cfunc
@cython.nogil
def _show(
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
def _begin(s: Simulation, game: cython.longlong, masks: cython.p_uchar) -> cython.longlong:
    """Let a turn begin; how the game stands then."""
    s.known = _place(s, game) + KNOWN_AT + KNOWN_SIZE * s.turn
    return _show_mask(s, game, masks) if ask_anew(s) else OPEN


@cython.cfunc
@cython.nogil
def _act(
    s: Simulation, game: cython.longlong, action: cython.longlong, masks: cython.p_uchar
) -> cython.longlong:
    """Carry out an action of the game at hand; how it stands then."""
    here = _place(s, game)
    if action <= s.cells:
        s.arrays[DOWN][action] += 1
        s.down += 1
        if s.arrays[GAMES][here + BY_HAND_AT]:
            return OPEN
        forget_plays(s, action)
        return _show_mask(s, game, masks) if ask(s) else OPEN
    seat = s.turn
    tiles = s.down
    s.down = 0
    if tiles:
        s.version += 1
        carry_over(s)
    s.arrays[GAMES][here + BY_HAND_AT] = 0
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


def set_games(s: Simulation, first: int, games: int, seats: int, careful: bool) -> None:
    """Make room for so many games, numbered from `first` on.

    They are `careful` where the edition minds what becomes of jokers.
    """
    make_room(s, GAMES, GAMES + 1, games * GAME_SIZE)
    s.first_game = first
    s.last_game = first + games
    s.seats = seats
    s.careful = 1 if careful else 0
    # Here the solver minds what becomes of jokers, so they are what they are.
    s.stay = 0
    s.growing = 1 if s.run_max >= s.numbers and s.box_jokers <= 2 else 0


def set_game(
    s: Simulation,
    game: int,
    counts: Sequence[bytes],
    pool: bytes,
    melded: Sequence[bool],
    turn: int,
    starter: int,
    seen: bytearray,
    masks: bytearray,
) -> int:
    """Let a game begin; how it stands then.

    Counts by cell are those of the table, of what lies there without a joker, and of the racks; the
    cells of the pool are in order.
    """
    i: cython.longlong
    cell: cython.longlong
    number: cython.longlong = game
    here: cython.longlong = _place(s, number)
    show_seen: cython.p_uchar = seen
    show_masks: cython.p_uchar = masks
    held: bytes
    for i in range(GAME_SIZE):
        s.arrays[GAMES][here + i] = 0
    _exchange(s, number, 0)
    s.pool_end = len(pool)
    for i in range(s.pool_end):
        s.arrays[POOL][i] = pool[i]
        s.arrays[GAMES][here + POOL_AT + i] = pool[i]
    held = counts[0]
    for cell in range(s.cells + 1):
        s.arrays[TABLE][cell] = held[cell]
        if held[cell]:
            s.arrays[GAMES][s.table_sets] = -1
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
    _show(s, game * _seen_size(s), s.turn, seen)
    _exchange(s, game, 1)
    return stands


@cython.cfunc
@cython.nogil
def _seen_size(s: Simulation) -> cython.longlong:
    return 3 * (s.cells + 1) + 2 * s.seats + 3


def refused_action(s: Simulation, actions: bytearray, masks: bytearray) -> int:
    """The first of all games whose action is not allowed, or -1; 255 lets a game be."""
    game: cython.longlong
    action: cython.longlong
    games: cython.longlong = len(actions)
    wide: cython.longlong = s.cells + 3
    do: cython.p_uchar = actions
    show_masks: cython.p_uchar = masks
    for game in range(games):
        action = do[game]
        if action != NO_ACTION and (action >= wide or not show_masks[game * wide + action]):
            return game
    return -1


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
            _exchange(s, game, 0)
            stands[game] = _act(s, game, action, show_masks)
            _show(s, game * _seen_size(s), s.turn, show_seen)
            _exchange(s, game, 1)


def set_table(s: Simulation, game: int, still: bytes, seen: bytearray, masks: bytearray) -> int:
    """Tell which tiles of the new table lie without a joker, and begin the turn; how it stands."""
    cell: cython.longlong
    number: cython.longlong = game
    show_seen: cython.p_uchar = seen
    show_masks: cython.p_uchar = masks
    _exchange(s, number, 0)
    for cell in range(s.cells + 1):
        s.arrays[STILL][cell] = still[cell]
    return _begin_shown(s, number, show_seen, show_masks)


def set_mask(s: Simulation, game: int, kinds: bytes, complete: bool, masks: bytearray) -> None:
    """Tell the mask of a turn that was left open: the kinds, and whether it may end so."""
    cell: cython.longlong
    number: cython.longlong = game
    show_masks: cython.p_uchar = masks
    _exchange(s, number, 0)
    at = number * (s.cells + 3)
    some = 0
    for cell in range(s.cells + 1):
        show_masks[at + cell] = kinds[cell]
        some += kinds[cell]
    show_masks[at + s.cells + 1] = 1 if complete else 0
    show_masks[at + s.cells + 2] = 0 if s.down or (some and must_play(s)) else 1
    s.arrays[GAMES][_place(s, number) + BY_HAND_AT] = 1
    s.arrays[GAMES][s.known + KNOWN_TABLE] = NEVER_SEEN


def show_game(s: Simulation, game: int, viewer: int) -> bytes:
    """What any seat sees of a game."""
    seen = bytearray(_seen_size(s))
    show_seen: cython.p_uchar = seen
    _exchange(s, game, 0)
    _show(s, 0, viewer, show_seen)
    return bytes(seen)


def game_numbers(s: Simulation, game: int) -> tuple[int, int, tuple[int, ...]]:
    """Whose turn it is, the winners as bits, and the points: of a game that is over."""
    i: cython.longlong
    here: cython.longlong = _place(s, game)
    points = []
    for i in range(s.seats):
        points.append(s.arrays[GAMES][here + POINTS_AT + i])
    return s.arrays[GAMES][here + FIELDS_AT], s.arrays[GAMES][here + WON_AT], tuple(points)
