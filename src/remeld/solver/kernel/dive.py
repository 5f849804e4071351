"""Whether any rack tile can be laid: the most hopeful state is followed first, and none twice.

So a play is found early where there is one, and where there is none, each state has been looked at
once.
"""

from __future__ import annotations

from remeld.solver import nocython as cython
from remeld.solver.arrays import lesser
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
    RADIX,
    RANK_BITS,
    STATE_KEY,
    STATE_RANK,
    STATE_VALUE,
    WAY_JOKERS,
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

    Frames hold other bounds: what the colours after it need, and what the choices before it do.
    What the cheapest rack tile needs beyond that stands after all frames: from 80 on that of the
    colours from this one on, from 96 on that of the choices before it.
    """
    colours = w.colours
    bits = w.id_bits
    mask = (1 << bits) - 1
    key = w.arrays[STATE_KEY][state]
    left = w.jokers - (key >> bits * colours & 7)
    f = w.arrays[FRAMES]
    needs = w.arrays[NODE_HOPE]
    way_next = w.arrays[WAY_NEXT]
    way_tiles = w.arrays[WAY_TILES]
    table = w.arrays[WAY_TABLE]
    rack = w.arrays[WAY_RACK]
    cells = w.arrays[CELL]
    radix = w.arrays[RADIX]
    base = number * colours
    # A state that has laid a rack tile needs no other.
    more = FAR if w.arrays[STATE_VALUE][state] == 0 else 0
    rest = 0
    f[96] = f[80 + colours] = more
    for colour in range(colours - 1, -1, -1):
        node = cells[base + colour] + ((key >> (bits * colour)) & mask)
        at = 8 * colour
        f[at] = w.arrays[NODE_FIRST][node]
        f[at + 1] = w.arrays[NODE_LAST][node]
        f[at + 2] = f[at]
        f[at + 3] = rest
        rest += needs[2 * node]
        more = lesser(more, needs[2 * node + 1] - needs[2 * node])
        f[80 + colour] = more
    if rest + more > 2 * left:
        return 0
    f[4] = 0
    f[5] = 0
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
        need = f[at + 5] + table[way]
        more = lesser(f[96 + colour], rack[way] - table[way])
        if need + f[at + 3] + lesser(more, f[81 + colour]) > 2 * left:
            continue
        f[97 + colour] = more
        f[at + 12] = f[at + 4] + w.arrays[WAY_JOKERS][way]
        f[at + 13] = need
        f[at + 14] = f[at + 6] + way_tiles[way] * radix[base + colour]
        f[at + 15] = f[at + 7] | way_next[way] << (bits * colour)
        f[65 + colour] = f[64 + colour] | (way - f[at + 2]) << (8 * colour)
        colour += 1
        if colour < colours:
            f[at + 8] = f[at + 10]
        else:
            _close_any(w, state, number, f[at + 12], f[at + 14], f[at + 15], f[64 + colour])
            colour -= 1
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
    needs = w.arrays[NODE_HOPE]
    need = 0
    more = FAR
    ease = 0
    known = -1
    for colour in range(w.colours):
        node = w.arrays[CELL][(number + 1) * w.colours + colour]
        node += (goals >> (bits * colour)) & ((1 << bits) - 1)
        need += needs[2 * node]
        more = lesser(more, needs[2 * node + 1] - needs[2 * node])
        ease += w.arrays[NODE_EASE][node]
    for extra in range(w.jokers - used - (need + 1) // 2 + 1):
        left = w.jokers - used - extra
        place = w.arrays[GROUP_BASE][number] + (code & FIELD) * (w.jokers + 1) + extra
        if w.arrays[GROUP_LAID][place] < 0:
            best_groups(w, number, code, extra)
        if w.arrays[GROUP_VALUE][place] == NEVER:
            continue
        laid = 1 if w.arrays[STATE_VALUE][state] + w.arrays[GROUP_VALUE][place] else 0
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
