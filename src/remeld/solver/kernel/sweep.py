"""The sweep over the numbers, with all colours together.

It keeps the `width` most hopeful states of every number. If a state was dropped that hoped for
more than was found, it starts again, wider; otherwise the best is proved. Where any rack tile
will do there is a shorter way (see `dive`).
"""

from __future__ import annotations

from remeld.solver import nocython as cython
from remeld.solver.arrays import lesser
from remeld.solver.kernel.bounds import prepare
from remeld.solver.kernel.dive import dive
from remeld.solver.kernel.groups import best_groups
from remeld.solver.kernel.layers import first_state, keep_state, narrow, note_path
from remeld.solver.kernel.memory import (
    CELL,
    FIELD,
    FIRST_WIDTH,
    FRAMES,
    GROUP_BASE,
    GROUP_LAID,
    GROUP_VALUE,
    JOKER_AT,
    JOKER_FROM,
    LACK,
    LAYER,
    NEVER,
    NODE_EASE,
    NODE_FIRST,
    NODE_HOPE,
    NODE_LAST,
    RADIX,
    RANK_BITS,
    STATE_KEY,
    STATE_VALUE,
    WAY_ALONE,
    WAY_GROUPED,
    WAY_JOKERS,
    WAY_NEXT,
    WAY_TILES,
    WIDER,
    Work,
)


@cython.cfunc
@cython.nogil
def _from_rack(w: Work, now: cython.longlong, before: cython.longlong) -> cython.longlong:
    """How many of the jokers laid between `before` and `now` come from the rack."""
    if before < w.table_jokers:
        before = w.table_jokers
    return now - before if now > before else 0


@cython.cfunc
@cython.nogil
def _expand(w: Work, state: cython.longlong, number: cython.longlong) -> cython.longlong:
    """Walk every choice of ways, one for each colour, from a state over a number.

    The walk has a frame of eight numbers for each colour: the next way to try, the end of its
    ways, its first way, the hope of the colours after it; and, of the choices before it, jokers,
    bound, code of the tiles in runs, key of the goals. The packed ways come after all frames.
    """
    colours = w.colours
    sorts = w.jokers + 1
    bits = w.id_bits
    mask = (1 << bits) - 1
    key = w.arrays[STATE_KEY][state]
    used = (key >> (bits * colours)) & 7
    left = w.jokers - used
    f = w.arrays[FRAMES]
    hope = w.arrays[NODE_HOPE]
    way_next = w.arrays[WAY_NEXT]
    way_tiles = w.arrays[WAY_TILES]
    way_jokers = w.arrays[WAY_JOKERS]
    grouped = w.arrays[WAY_GROUPED]
    alone = w.arrays[WAY_ALONE]
    cells = w.arrays[CELL]
    lack = w.arrays[LACK]
    radix = w.arrays[RADIX]
    base = number * colours
    goals = base + colours
    rest = 0
    for colour in range(colours - 1, -1, -1):
        node = cells[base + colour] + ((key >> (bits * colour)) & mask)
        at = 8 * colour
        f[at] = w.arrays[NODE_FIRST][node]
        f[at + 1] = w.arrays[NODE_LAST][node]
        f[at + 2] = f[at]
        f[at + 3] = rest
        rest += hope[node * sorts + left]
    f[4] = 0
    f[5] = w.arrays[STATE_VALUE][state] + left * w.arrays[JOKER_FROM][number]
    if w.counted and w.joker_weight > 0:
        f[5] += w.joker_weight * _from_rack(w, w.jokers, used)
    f[6] = 0
    f[7] = 0
    f[64] = 0
    colour = 0
    while colour >= 0:
        at = 8 * colour
        way = f[at]
        if way == f[at + 1]:
            colour -= 1
            continue
        f[at] = way + 1
        jokers = f[at + 4] + way_jokers[way]
        if jokers > left:
            continue
        then = hope[(cells[goals + colour] + way_next[way]) * sorts + left - jokers]
        gain = grouped[way] if lack[base + colour] <= left - jokers else alone[way]
        if then == NEVER or gain == NEVER:
            continue
        bound = f[at + 5] + then + gain
        if bound + f[at + 3] <= w.best:
            continue
        f[at + 12] = jokers
        f[at + 13] = bound
        f[at + 14] = f[at + 6] + way_tiles[way] * radix[base + colour]
        f[at + 15] = f[at + 7] | way_next[way] << (bits * colour)
        f[65 + colour] = f[64 + colour] | (way - f[at + 2]) << (8 * colour)
        colour += 1
        if colour < colours:
            f[at + 8] = f[at + 10]
        else:
            _close(w, state, number, jokers, f[at + 14], f[at + 15], f[64 + colour])
            colour -= 1
    return 0


@cython.cfunc
@cython.nogil
def _close(
    w: Work,
    state: cython.longlong,
    number: cython.longlong,
    jokers: cython.longlong,
    code: cython.longlong,
    goals: cython.longlong,
    ways: cython.longlong,
) -> cython.longlong:
    """Every colour has its way over a number: give groups each number of jokers in turn."""
    bits = w.id_bits
    before = w.arrays[STATE_KEY][state] >> (bits * w.colours)
    used = before & 7
    for extra in range(w.jokers - used - jokers + 1):
        place = w.arrays[GROUP_BASE][number] + (code & FIELD) * (w.jokers + 1) + extra
        if w.arrays[GROUP_LAID][place] < 0:
            best_groups(w, number, code, extra)
        if w.arrays[GROUP_VALUE][place] == NEVER:
            continue
        now = used + jokers + extra
        left = w.jokers - now
        value = w.arrays[STATE_VALUE][state] + w.arrays[GROUP_VALUE][place]
        value += (jokers + extra) * w.arrays[JOKER_AT][number]
        then = left * w.arrays[JOKER_FROM][number + 1]
        if w.counted:
            value += w.joker_weight * _from_rack(w, now, used)
            if w.joker_weight > 0:
                then += w.joker_weight * _from_rack(w, w.jokers, now)
        bound = value + then
        for colour in range(w.colours):
            node = w.arrays[CELL][(number + 1) * w.colours + colour]
            node += (goals >> (bits * colour)) & ((1 << bits) - 1)
            then = w.arrays[NODE_HOPE][node * (w.jokers + 1) + left]
            if then == NEVER:
                bound = NEVER
                break
            bound += then
        if bound <= w.best:
            continue
        key = now
        ease = 8 * left
        for colour in range(w.colours):
            node = w.arrays[CELL][(number + 1) * w.colours + colour]
            node += (goals >> (bits * colour)) & ((1 << bits) - 1)
            ease += w.arrays[NODE_EASE][node]
        if w.need > 0:
            points = (number + 1) * (w.arrays[GROUP_LAID][place] + jokers + extra)
            if w.need_run:
                points = code + jokers
            key |= lesser((before >> 3) + points, w.need) << 3
        keep_state(
            w,
            goals | key << (bits * w.colours),
            value,
            (bound << RANK_BITS) + ease,
            state,
            ways | extra << 48,
        )
    return 0


@cython.cfunc
@cython.nogil
def _sweep(w: Work, width: cython.longlong) -> cython.longlong:
    """Walk all numbers, keeping so many states of each; note the best end. 0 if cut short."""
    layer = w.arrays[LAYER]
    top = -1
    w.dropped = 4 * NEVER
    layer[0] = 0
    first_state(w)
    for number in range(w.numbers):
        layer[number + 1] = w.states
        w.layer_start = w.states
        if not cython.compiled:
            w.index = {}
        for state in range(layer[number], layer[number + 1]):
            _expand(w, state, number)
            if w.spent + w.states > w.limit:
                w.spent += w.states
                return 0
        narrow(w, width)
    w.spent += w.states
    for state in range(layer[w.numbers], w.states):
        rest = w.arrays[STATE_KEY][state] >> (w.id_bits * w.colours)
        if (w.strict and rest & 7 < w.table_jokers) or rest >> 3 < w.need:
            continue
        if w.arrays[STATE_VALUE][state] > w.best:
            w.best = w.arrays[STATE_VALUE][state]
            top = state
    if top >= 0:
        note_path(w, top)
    return 1


@cython.cfunc
@cython.nogil
def sweep_until_proved(w: Work, floor: cython.longlong, enough: cython.longlong) -> cython.longlong:
    """Find the best play worth more than `floor`; 1 if proved, or if worth `enough`."""
    width = FIRST_WIDTH
    w.best = floor
    w.found = 0
    w.counted = 1 if w.strict or w.joker_weight < 0 else 0
    prepared = prepare(w)
    if prepared <= 0:
        return -prepared
    if w.any:
        return dive(w)
    while _sweep(w, width):
        if w.dropped <= w.best or (w.found and w.best >= enough):
            return 1
        width *= WIDER
    return 0
