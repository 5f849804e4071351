"""The door of the kernel of least disturbance: the limit is raised until a play is found."""

from __future__ import annotations

from remeld.solver import nocython as cython
from remeld.solver.arrays import (
    SETS,
    Idle,
    lesser,
    make_idle,
    make_room,
    packed_set,
    take_idle,
    unpack_set,
)
from remeld.solver.least_kernel.changes import compare_sets, count_moved
from remeld.solver.least_kernel.graph import build_graphs, drop_dead, hope_all
from remeld.solver.least_kernel.known import keep_known
from remeld.solver.least_kernel.layout import lay_out
from remeld.solver.least_kernel.memory import (
    AHEAD,
    BEAM,
    CAN,
    CHANGED,
    FIRST_SHARE,
    HOME,
    MADE,
    MANY_WAYS,
    MUST,
    NEVER,
    OLD_SETS,
    OLD_SLOT,
    SHARE,
    STATE_HARM,
    STATE_KEY,
    STATE_LACK,
    TOUCH,
    WAY_NEXT,
    WEIGHT,
    Answer,
    Work,
    paid_by_all,
)
from remeld.solver.least_kernel.rounds import (
    copy_shares,
    first_bound,
    sharpen,
    sharpen_more,
    widen,
)
from remeld.solver.least_kernel.sets import deal_sets
from remeld.solver.least_kernel.sweep import sweep_numbers


@cython.cfunc
@cython.nogil
def _search(w: Work, touched: cython.longlong, most: cython.longlong) -> cython.longlong:
    """Raise the limit by some sets; 1 for a play, -1 if there is none, -2 if it was too much."""
    copy_shares(w, FIRST_SHARE, SHARE)
    w.limit = lesser((most + 1) * TOUCH, w.below + w.jokers) + paid_by_all(w)
    w.stop = w.most_effort
    w.scope = NEVER
    found = build_graphs(w, 1)
    if found <= 0:
        return found - 1
    top = lesser(most * TOUCH + w.movable, w.below + w.jokers)
    # An easy question needs no sharp bound. Where there are many ways, it is hard.
    sharp: cython.longlong = w.ways > MANY_WAYS
    bound = sharpen(w, top - TOUCH) if sharp else first_bound(w)
    # A sweep finds the fewest sets below its limit. Without a sharp bound a few more hardly make
    # it longer, and save sweeps in vain.
    ahead: cython.longlong = 0 if sharp else AHEAD
    if w.scope >= NEVER:
        w.limit = top + paid_by_all(w)
        found = hope_all(w)
        if found <= 0:
            return found - 1
        drop_dead(w, NEVER)
    while touched <= most:
        if touched > w.scope:
            bound = w.scope * TOUCH + w.movable + 1
            widen(w)
        if bound > touched * TOUCH + w.movable:
            touched += 1
            continue
        limit = lesser((touched + ahead) * TOUCH + w.movable, top) + paid_by_all(w)
        found = 1
        # Shares that are bettered leave another limit behind: then all hopes are new.
        if limit != w.limit:
            w.limit = limit
            found = hope_all(w)
        if found < 0:
            return -2
        if found:
            # Try for a while, then with a sharper bound.
            w.stop = w.most_effort
            if sharp < 2:
                w.stop = w.effort + (1500 if sharp else lesser(w.ways, 300))
            w.beam = NEVER
            found = sweep_numbers(w)
            if found >= 0:
                w.stop = w.most_effort
                w.least = w.arrays[STATE_HARM][found] - paid_by_all(w)
                return _better(w, found)
            if found == -2:
                if sharp == 2:
                    return -2
                bound = sharpen_more(w, touched) if sharp else sharpen(w, top - TOUCH)
                sharp += 1
                ahead = 0
                continue
        touched += 1 + ahead
    return -1


@cython.cfunc
@cython.nogil
def _better(w: Work, state: cython.longlong) -> cython.longlong:
    """Take the play that the coarse sweep has found, or a better one if there may be any."""
    deal_sets(w, state)
    # More open runs than fit into a node may have been tried while the path was followed.
    w.cut = 0
    harm = compare_sets(w, w.olds) * TOUCH
    harm += count_moved(w)
    w.lack = w.arrays[STATE_LACK][state]
    if harm >= w.below or w.lack < w.slack:
        keep_known(w, state)
        return _refine(w)
    w.harm = harm
    if harm == w.least:
        # Nothing was refined, so whoever asks again starts anew.
        w.least = NEVER
        return 1
    keep_known(w, state)
    w.below = harm
    if _refine(w) == -2:
        w.sound = 0
    return 1


@cython.cfunc
@cython.nogil
def _refine(w: Work) -> cython.longlong:
    """Find the fewest moved tiles, now that the fewest touched sets are known."""
    # Jokers that somebody may yet claim can make it a little less than whole sets. Masked, since
    # below nought C would divide otherwise than Python.
    top = lesser((w.least + TOUCH // 2 & -TOUCH) + w.movable, w.below - 1)
    # What is allowed hardly matters to the graph, and much to the sweep.
    w.limit = top + paid_by_all(w)
    found = build_graphs(w, 0)
    if found <= 0:
        return found - 1
    if top == w.below - 1:
        # One that is nearly as good is known: nobody expects a better one.
        return _sweep_to(w, top, NEVER)
    more = 4
    while True:
        limit = lesser(top, w.least + more)
        found = _sweep_to(w, limit, BEAM)
        if found == 1 and w.dropped:
            # A good play is known: is there a better one?
            if _sweep_to(w, w.harm - 1, NEVER) == -2:
                w.sound = 0
            return 1
        if found == -1 and limit == top and w.dropped:
            return _sweep_to(w, top, NEVER)
        if found != -1 or limit == top:
            return found
        more *= 2


@cython.cfunc
@cython.nogil
def _sweep_to(w: Work, limit: cython.longlong, beam: cython.longlong) -> cython.longlong:
    """Take a play that harms no more than this, if there is one: 1, else -1, or -2."""
    w.limit = limit + paid_by_all(w)
    w.beam = beam
    w.dropped = 0
    found = hope_all(w)
    if found < 0:
        return -2
    found = sweep_numbers(w) if found else -1
    if found < 0:
        return found
    w.harm = w.arrays[STATE_HARM][found] - paid_by_all(w)
    w.lack = w.arrays[STATE_LACK][found]
    deal_sets(w, found)
    return 1


_idle = cython.declare(Idle, Idle())


def prepare(
    shape: tuple[int, int, int],
    table: bytes,
    rack: bytes,
    jokers: cython.longlong,
    weights: tuple[int, ...],
    lack: cython.longlong,
    old: list[int],
    now: list[int],
) -> Work:
    """A question: plays with so many jokers that leave rack tiles worth `lack` on the rack.

    `old` are the sets of the table, `now` those of a play that is known.

    `shape` is colours (1-6), numbers (3-13) and the largest group; runs may be of any length.
    Counts, a byte for each, and weights are by (number - 1) * colours + colour. Sets are packed.
    """
    w: Work
    i: cython.longlong
    here: cython.longlong
    tiles: cython.longlong = 0
    total: cython.longlong = 0
    cells: cython.longlong
    a: cython.pp_longlong
    held: cython.p_uchar = cython.cast(cython.p_uchar, table)
    more: cython.p_uchar = cython.cast(cython.p_uchar, rack)
    idle = take_idle(_idle)
    w = Work() if idle is None else cython.cast(Work, idle)
    w.colours, w.numbers, w.group_max = shape
    cells = w.colours * w.numbers
    if not len(table) == len(rack) == len(weights) == cells:
        raise ValueError(f"table, rack and weights need {cells} numbers each")
    w.jokers = jokers
    w.slack = lack
    w.kept_pairs = -1
    w.least = NEVER
    w.held = 0
    w.olds = len(old)
    make_room(w, OLD_SETS, OLD_SETS + 1, 4 * w.olds)
    make_room(w, HOME, OLD_SLOT + 1, w.olds)
    for i in range(w.olds):
        w.held |= unpack_set(w, OLD_SETS, i, old[i])
    # Small tables are quick to empty, and a hard question before this one is no reason for more.
    w.hash_mask = w.coarse_mask = w.fine_mask = 1023
    w.id_bits = lesser(13, 55 // w.colours)
    a = w.arrays
    if weights is not w.weights:
        for i in range(cells):
            a[WEIGHT][i] = weights[i]
        w.weights = weights
    for i in range(cells):
        here = more[i]
        a[MUST][i] = held[i]
        a[CAN][i] = a[MUST][i] + here
        tiles += here
        total += here * a[WEIGHT][i]
    w.sets = len(now)
    make_room(w, SETS, SETS + 1, 4 * w.sets)
    for i in range(w.sets):
        unpack_set(w, SETS, i, now[i])
    w.most = compare_sets(w, w.olds)
    w.price = 0
    w.toll = TOUCH // 2
    if lack:
        # Two sets are touched for a tile, and a joker is worth two tiles: bounds are sharp then.
        w.price = 2 * TOUCH * tiles // total
        w.toll = 3 * TOUCH
    return w


def release(w: Work) -> None:
    """Give the memory of a question back, for the next one."""
    if w.rooms[STATE_KEY] < 1 << 16 and w.rooms[WAY_NEXT] < 1 << 18:
        make_idle(_idle, w)


def solve(
    w: Work,
    homes: bytes,
    limit: cython.longlong,
    fewest: cython.longlong = 0,
    below: tuple[int, int] | None = None,
) -> Answer:
    """Of all plays that the question asks for, the least disturbing.

    If there is a play of more worth, it is found instead. `homes` are ANY, OWN or STRANGE, a byte
    for each old set. It is known that the best play touches so many sets as `fewest`. Only plays
    that disturb less than `below` are looked for, and if there is none, that is the bound. A
    question that was answered for ANY home may be asked again for others, with `below`: it need
    not start anew.

    A run `r5 r6 r7` on the table, to which the rack adds `r8`:

    >>> from remeld.solver.least_kernel import ANY
    >>> table, rack = bytearray(52), bytearray(52)
    >>> table[17] = table[21] = table[25] = rack[29] = 1
    >>> run = 1 << 32 | 0b11100000 << 16
    >>> work = prepare((4, 13, 4), bytes(table), bytes(rack), 0, (1,) * 52, 0, [run], [])
    >>> solve(work, bytes([ANY]), 999)[:5]
    ([4326424576], [0], 0, (1, 0), True)
    """
    found: cython.longlong = -2
    high: cython.longlong = w.most
    i: cython.longlong
    harm: cython.longlong = 0
    moved: cython.longlong = 0
    sets_below: cython.longlong
    tiles_below: cython.longlong
    home: cython.p_uchar = cython.cast(cython.p_uchar, homes)
    sets: list[int] | None = None
    touched: list[int] = []
    if len(homes) != w.olds:
        raise ValueError(f"{len(homes)} homes for {w.olds} old sets")
    for i in range(w.olds):
        w.arrays[HOME][i] = home[i]
    w.most_effort = w.stop = limit
    w.effort = w.cut = 0
    w.below = NEVER // 2
    if below is not None:
        sets_below, tiles_below = below
        w.below = sets_below * TOUCH + tiles_below
        high = lesser(high, sets_below)
    with cython.nogil:
        if lay_out(w):
            found = _search(w, fewest, high) if w.least == NEVER else _refine(w)
        if found > 0:
            compare_sets(w, w.olds)
            harm = w.harm
            # Without old jokers the bound is exact.
            moved = count_moved(w) if w.held else harm & TOUCH - 1
            # A play of more worth says nothing about the others.
            if w.lack != w.slack:
                w.sound = 0
    if found > 0:
        sets = []
        for i in range(w.made):
            sets.append(packed_set(w, w.arrays[MADE][i]))
        for i in range(w.changed):
            touched.append(w.arrays[CHANGED][i])
    elif found == -1 and below is not None:
        harm = w.below
    else:
        w.sound = 0
    # Rounded down, also below nought.
    rest = harm & TOUCH - 1
    bound = ((harm - rest) // TOUCH, rest)
    return sets, touched, moved, bound, w.sound != 0, w.effort
