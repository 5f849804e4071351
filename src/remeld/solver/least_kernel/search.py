"""The door of the second kernel: the limit is raised until a play is found."""

from __future__ import annotations

from collections.abc import Sequence

from remeld.solver import nocython as cython
from remeld.solver.least_kernel.graph import build_graphs, hope_all
from remeld.solver.least_kernel.layout import lay_out
from remeld.solver.least_kernel.memory import (
    AHEAD,
    CAN,
    FIRST_SHARE,
    MUST,
    SETS,
    SHARE,
    STATE_HARM,
    STATE_KEY,
    STATE_LACK,
    TOUCH,
    WAY_NEXT,
    WEIGHT,
    Answer,
    OldSet,
    Work,
    lesser,
    paid_by_all,
)
from remeld.solver.least_kernel.sets import deal_sets
from remeld.solver.least_kernel.shares import copy_shares, first_bound, sharpen
from remeld.solver.least_kernel.sweep import keep_known, sweep_numbers


@cython.cfunc
@cython.nogil
def _search(w: Work, touched: cython.longlong, most: cython.longlong) -> cython.longlong:
    """Raise the limit by some sets; the last state, -1 if there is none, -2 if it was too much."""
    sharp: cython.longlong = 0
    # A sweep finds the fewest sets below its limit. Without a sharp bound a few more hardly make
    # it longer, and save sweeps in vain.
    ahead: cython.longlong = AHEAD
    copy_shares(w, FIRST_SHARE, SHARE)
    w.limit = (most + 1) * TOUCH + paid_by_all(w)
    w.stop = w.most_effort
    found = build_graphs(w, 1)
    if found <= 0:
        return found - 1
    bound = first_bound(w)
    while touched <= most:
        if bound > touched * TOUCH + w.movable:
            touched += 1
            continue
        w.limit = (touched + ahead) * TOUCH + w.movable + paid_by_all(w)
        found = hope_all(w)
        if found < 0:
            return -2
        if found:
            # An easy question needs no sharp bound: try for a while without one.
            w.stop = w.most_effort if sharp else w.effort + w.ways + lesser(w.ways, 1000)
            found = sweep_numbers(w)
            if found >= 0:
                w.stop = w.most_effort
                return _refine(w, found)
            if found == -2:
                if sharp:
                    return -2
                sharp = 1
                ahead = 0
                bound = sharpen(w)
                continue
        touched += 1 + ahead
    return -1


@cython.cfunc
@cython.nogil
def _refine(w: Work, last: cython.longlong) -> cython.longlong:
    """Find the fewest moved tiles, now that the fewest touched sets are known."""
    least = w.arrays[STATE_HARM][last] - paid_by_all(w)
    # Jokers that somebody may yet claim can make it a little less than whole sets.
    top = (least + TOUCH // 2) // TOUCH * TOUCH + w.movable
    more = 4
    keep_known(w, last)
    while True:
        w.limit = lesser(top, least + more) + paid_by_all(w)
        found = build_graphs(w, 0)
        if found > 0:
            found = hope_all(w)
        if found < 0:
            return -2
        found = sweep_numbers(w) if found else -1
        if found >= 0:
            deal_sets(w, found)
        if found != -1 or w.limit == top + paid_by_all(w):
            return found
        more *= 8


_idle: list[Work] = []


def solve(
    shape: tuple[int, int, int],
    table: Sequence[int],
    rack: Sequence[int],
    jokers: int,
    weights: list[int],
    lack: int,
    old: list[OldSet],
    homes: list[int],
    *,
    fewest: int = 0,
    limit: int,
) -> Answer:
    """Of all plays with these jokers that leave rack tiles worth `lack`, the least disturbing.

    `shape` is colours (1-6), numbers (3-13) and the largest group; runs may be of any length.
    Counts and weights are by (number - 1) * colours + colour. If there is a play of more worth,
    it is found instead. `homes` are ANY, OWN or STRANGE for each old set; it is known that so many
    sets as `fewest` are touched. A run `r5 r6 r7` on the table, to which the rack adds `r8`:

    >>> table, rack = [0] * 52, [0] * 52
    >>> table[17] = table[21] = table[25] = rack[29] = 1
    >>> solve((4, 13, 4), table, rack, 0, [1] * 52, 0, [(0, 1, 0b11100000, 0)], [0], limit=999)[:3]
    ([(0, 1, 480, 0)], (1, 0), True)
    """
    w: Work
    i: cython.longlong
    found: cython.longlong = -2
    most: cython.longlong = len(old)
    low: cython.longlong = fewest
    here: cython.longlong
    tiles: cython.longlong = 0
    total: cython.longlong = 0
    s: cython.p_longlong
    held: bytes = bytes(table)
    more: bytes = bytes(rack)
    try:
        w = _idle.pop()
    except IndexError:
        w = Work()
    w.colours, w.numbers, w.group_max = shape
    w.jokers = jokers
    w.slack = lack
    w.most_effort = limit
    w.effort = w.cut = 0
    # Small tables are quick to empty, and a hard question before this one is no reason for more.
    w.hash_mask = w.coarse_mask = w.fine_mask = 1023
    w.id_bits = lesser(13, 55 // w.colours)
    for i in range(w.colours * w.numbers):
        here = more[i]
        w.arrays[MUST][i] = held[i]
        w.arrays[CAN][i] = w.arrays[MUST][i] + here
        w.arrays[WEIGHT][i] = weights[i]
        tiles += here
        total += here * w.arrays[WEIGHT][i]
    w.price = 0
    w.toll = TOUCH // 2
    if lack:
        # Two sets are touched for a tile, and a joker is worth two tiles: bounds are sharp then.
        w.price = 2 * TOUCH * tiles // total
        w.toll = 2 * TOUCH
    if lay_out(w, old, homes):
        with cython.nogil:
            found = _search(w, low, most)
    sets = None
    harm = 0
    if found >= 0:
        s = w.arrays[SETS]
        sets = [(s[i], s[i + 1], s[i + 2], s[i + 3]) for i in range(0, 4 * w.sets, 4)]
        harm = w.arrays[STATE_HARM][found] - paid_by_all(w)
        # A play of more worth says nothing about the others.
        w.sound &= w.arrays[STATE_LACK][found] == w.slack
    if w.rooms[STATE_KEY] < 1 << 16 and w.rooms[WAY_NEXT] < 1 << 18:
        _idle.append(w)
    return sets, divmod(harm, TOUCH), bool(w.sound), w.effort
