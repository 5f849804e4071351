"""Whether any rack tile can be laid: the most hopeful state is followed first, and none twice.

So a play is found early where there is one, and where there is none, each state has been looked at
once.
"""

from __future__ import annotations

from remeld.solver import nocython as cython
from remeld.solver.arrays import lesser
from remeld.solver.kernel.any_runs import JOKERS_AT, LONGER_AT, NEXT_MASK, TILES_AT
from remeld.solver.kernel.groups import best_groups
from remeld.solver.kernel.layers import first_state, keep_state, note_path
from remeld.solver.kernel.memory import (
    CELL,
    FAR,
    FIELD,
    FRAMES,
    GROUP_BASE,
    GROUP_LAID,
    GROUP_VALUE,
    LAYER,
    NEVER,
    NODE_EASE,
    NODE_FIRST,
    NODE_HOPE,
    NODE_LAST,
    PATH_KEY,
    PATH_WAY,
    RADIX,
    RANK_BITS,
    STATE_KEY,
    STATE_RANK,
    STATE_VALUE,
    WAY_JOKERS,
    WAY_LONGER,
    WAY_NEXT,
    WAY_RACK,
    WAY_TABLE,
    WAY_TILES,
    Work,
)


@cython.cfunc
@cython.nogil
def _expand_any(w: Work, state: cython.longlong, number: cython.longlong) -> cython.longlong:
    """What `sweep` does to expand a state; here only the jokers set bounds.

    Most colours have one way only, so that just the others have a frame, of eight numbers: the next
    way to try, the end of its ways, its first way, what the frames after it need; and, of all that
    is chosen before it, jokers, need, code of the tiles in runs, key of the goals. From 64 on stand
    the packed ways of what is chosen, from 80 on what the cheapest rack tile needs beyond that of
    the frames from this one on, from 96 on that of what is chosen, from 112 on the frames' colours.
    """
    colours = w.colours
    bits = w.id_bits
    mask = (1 << bits) - 1
    key = w.arrays[STATE_KEY][state]
    left = 2 * (w.jokers - (key >> bits * colours & 7))
    f = w.arrays[FRAMES]
    way_next = w.arrays[WAY_NEXT]
    table = w.arrays[WAY_TABLE]
    rack = w.arrays[WAY_RACK]
    base = number * colours
    cells = w.arrays[CELL]
    radix = w.arrays[RADIX]
    jokers = 0
    need = 0
    code: cython.longlong = 0
    goals: cython.longlong = 0
    frames = 0
    # A state that has laid a rack tile needs no other.
    more = FAR if w.arrays[STATE_VALUE][state] == 0 else 0
    for colour in range(colours):
        node = cells[base + colour] + (key >> bits * colour & mask)
        way = w.arrays[NODE_FIRST][node]
        if w.arrays[NODE_LAST][node] - way != 1:
            at = 8 * frames
            f[at] = f[at + 2] = way
            f[at + 1] = w.arrays[NODE_LAST][node]
            f[at + 3] = node
            f[112 + frames] = colour
            frames += 1
            continue
        packed = way_next[way]
        need += table[way]
        rest = rack[way] - table[way]
        if rest < more:
            more = rest
        jokers += packed >> JOKERS_AT & 15
        code += (packed >> TILES_AT & 15) * radix[base + colour]
        goals |= (packed & NEXT_MASK) << bits * colour
    if frames == 0:
        if need + more <= left:
            _close_any(w, state, number, jokers, code, goals, 0)
        return 0
    f[4] = jokers
    f[5] = need
    f[6] = code
    f[7] = goals
    f[64] = 0
    f[96] = more
    # What the frames need, from the last one on.
    rest = 0
    more = FAR
    for i in range(frames - 1, -1, -1):
        node = f[8 * i + 3]
        f[8 * i + 3] = rest
        f[81 + i] = more
        need = w.arrays[NODE_HOPE][2 * node]
        rest += need
        need = w.arrays[NODE_HOPE][2 * node + 1] - need
        if need < more:
            more = need
    if f[5] + rest + lesser(more, f[96]) > left:
        return 0
    i = 0
    while i >= 0:
        at = 8 * i
        way = f[at]
        if way == f[at + 1]:
            i -= 1
            continue
        f[at] = way + 1
        need = f[at + 5] + table[way]
        more = rack[way] - table[way]
        if f[96 + i] < more:
            more = f[96 + i]
        rest = f[81 + i]
        if need + f[at + 3] + (more if more < rest else rest) > left:
            continue
        packed = way_next[way]
        colour = f[112 + i]
        jokers = f[at + 4] + (packed >> JOKERS_AT & 15)
        code = f[at + 6] + (packed >> TILES_AT & 15) * radix[base + colour]
        goals = f[at + 7] | (packed & NEXT_MASK) << bits * colour
        ways = f[64 + i] | way - f[at + 2] << 8 * colour
        i += 1
        if i == frames:
            _close_any(w, state, number, jokers, code, goals, ways)
            i -= 1
            continue
        f[at + 8] = f[at + 10]
        f[at + 12] = jokers
        f[at + 13] = need
        f[at + 14] = code
        f[at + 15] = goals
        f[64 + i] = ways
        f[96 + i] = more
    return 0


@cython.cfunc
@cython.nogil
def _close_any(
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
    used = (w.arrays[STATE_KEY][state] >> (bits * w.colours) & 7) + jokers
    place = w.arrays[GROUP_BASE][number] + (code & FIELD) * (w.jokers + 1)
    if w.arrays[GROUP_LAID][place] < 0:
        best_groups(w, number, code, 0)
    if used == w.jokers and w.arrays[GROUP_VALUE][place] == NEVER:
        return 0
    needs = w.arrays[NODE_HOPE]
    cells = w.arrays[CELL]
    first = (number + 1) * w.colours
    mask = (1 << bits) - 1
    need = 0
    more = FAR
    ease = 0
    known = -1
    for colour in range(w.colours):
        node = cells[first + colour] + (goals >> bits * colour & mask)
        a = needs[2 * node]
        need += a
        more = lesser(more, needs[2 * node + 1] - a)
        ease += w.arrays[NODE_EASE][node]
    for extra in range(w.jokers - used - (need + 1) // 2 + 1):
        left = w.jokers - used - extra
        if w.arrays[GROUP_LAID][place + extra] < 0:
            best_groups(w, number, code, extra)
        if w.arrays[GROUP_VALUE][place + extra] == NEVER:
            continue
        laid = 1 if w.arrays[STATE_VALUE][state] + w.arrays[GROUP_VALUE][place + extra] else 0
        # With more jokers in groups and nothing else gained, it is no better than before.
        if laid <= known or (not laid and need + more > 2 * left):
            continue
        known = laid
        # States of all numbers lie together, so a key says its number.
        key = used + extra | laid << 3 | number + 1 << 4
        keep_state(
            w,
            goals | key << (bits * w.colours),
            laid,
            (laid << RANK_BITS) + ease + 8 * left,
            state,
            ways | extra << 48,
        )
    return 0


@cython.cfunc
@cython.nogil
def _unpack_path(w: Work) -> cython.longlong:
    """Write the ways of the path down in parts, as those expect it who make sets of it."""
    for number in range(w.numbers):
        for colour in range(w.colours):
            node = w.arrays[PATH_KEY][number] >> (w.id_bits * colour)
            node = w.arrays[CELL][number * w.colours + colour] + (node & ((1 << w.id_bits) - 1))
            way = w.arrays[PATH_WAY][number + 1] >> (8 * colour) & 255
            way += w.arrays[NODE_FIRST][node]
            packed = w.arrays[WAY_NEXT][way]
            w.arrays[WAY_TILES][way] = packed >> TILES_AT & 15
            w.arrays[WAY_JOKERS][way] = packed >> JOKERS_AT & 15
            w.arrays[WAY_LONGER][way] = packed >> LONGER_AT & 255
    return 0


@cython.cfunc
@cython.nogil
def dive(w: Work) -> cython.longlong:
    """Follow states until one comes to the end, or none is left; 0 if cut short.

    The states that one leads to lie together: `LAYER` says for each number where those begin and
    end from which the next one is taken.
    """
    layer = w.arrays[LAYER]
    first_state(w)
    w.arrays[STATE_RANK][0] = 0
    layer[0] = 0
    layer[1] = 1
    number: cython.longlong = 0
    while number >= 0:
        ranks = w.arrays[STATE_RANK]
        top = layer[2 * number]
        for state in range(top + 1, layer[2 * number + 1]):
            if ranks[state] > ranks[top]:
                top = state
        if ranks[top] < 0:
            number -= 1
            continue
        if number == w.numbers:
            w.best = 1
            note_path(w, top)
            _unpack_path(w)
            break
        ranks[top] = -1
        before = w.states
        _expand_any(w, top, number)
        if w.states > before:
            number += 1
            layer[2 * number] = before
            layer[2 * number + 1] = w.states
        if w.spent + w.states > w.limit:
            w.spent += w.states
            return 0
    w.spent += w.states
    return 1
