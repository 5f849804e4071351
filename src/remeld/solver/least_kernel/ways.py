"""The ways of one colour over one number: which runs go on, which end, which begin.

Why nothing is missed, although not every choice is tried: two old runs with the same home lie in
it one after the other, since a tile that both could claim counts once whoever claims it. The
second takes over where the first ends, or has a joker. (Where jokers make them take turns, that
may not be enough; then the answer is not called sound, see `layout`.)
"""

from __future__ import annotations

from remeld.solver import nocython as cython
from remeld.solver.arrays import lesser
from remeld.solver.least_kernel.arrivals import arrive
from remeld.solver.least_kernel.memory import (
    GOES_ON,
    GROUP_JOKERS,
    IS_FIRST,
    IS_LAST,
    IS_TILE,
    LATER_JOKERS,
    LOG,
    OLD,
    OPEN_MAX,
    OUT,
    RUN_CLAIMS,
    RUNS,
    SLOTS,
    TILE,
    TOUCH,
    WILD,
    Work,
)


@cython.cfunc
@cython.nogil
def _run(
    w: Work,
    size: cython.longlong,
    pure: cython.longlong,
    follows: cython.longlong,
    owner: cython.longlong,
    debt: cython.longlong,
) -> cython.longlong:
    """An open run as bits: size up to three, of jokers alone, follows its owner, owner, debt."""
    if w.coarse:
        return size | pure << 2 | follows << 3 | (owner if follows else 0) << 4 | 4 << 7
    claimed = w.pairs >> w.colour & 1 or w.arrays[LATER_JOKERS][w.cell]
    if w.jokers == 0 or (debt < 0 and not claimed):
        debt = 0
    if debt > 4:
        debt = 4
    return size | pure << 2 | follows << 3 | owner << 4 | debt + 4 << 7


@cython.cfunc
@cython.nogil
def extend(
    w: Work,
    i: cython.longlong,
    tiles: cython.longlong,
    wild: cython.longlong,
    harm: cython.longlong,
    taken: cython.longlong,
    out: cython.longlong,
) -> cython.longlong:
    """Lay a tile or a joker on the i-th open run and on those after it, in every way.

    So far `tiles` and `wild` jokers are laid, the old runs in `taken` have found a home, and
    `out` runs go on.
    """
    # A run takes off a few tiles that stay, or jokers that are claimed: far less than a set.
    if harm - (w.open - i) * RUN_CLAIMS > w.most_here:
        return 0
    if i == w.open:
        return _begin(w, 1, tiles, wild, harm, taken, out, i)
    run = w.arrays[RUNS][i]
    size = lesser((run & 3) + 1, 3)
    pure = run >> 2 & 1
    follows = run >> 3 & 1
    owner = run >> 4 & 7
    debt = (run >> 7 & 15) - 4
    code = w.arrays[OLD][8 * w.cell + owner] if owner else 0
    held = code >> 4 & 15
    seen = code >> 8 & 15
    # The harm if it repeats its owner no more.
    left = harm + TOUCH if follows else harm
    if tiles < w.can:
        if follows and code & IS_TILE:
            follower = _run(w, size, 0, 1, owner, 0)
            _follow(w, i, tiles + 1, wild, harm, taken, out, follower, TILE)
        elif w.coarse:
            _settle(w, i, tiles + 1, wild, left, taken, out, _run(w, size, 0, 0, 0, 0), TILE)
        elif code & IS_TILE:
            longer = _run(w, size, 0, 0, owner, debt)
            _settle(w, i, tiles + 1, wild, harm - 1, taken, out, longer, TILE)
        else:
            owed = held - seen + 1 if follows else debt
            for slot in range(1, SLOTS + 1):
                other = w.arrays[OLD][8 * w.cell + slot]
                if other & IS_TILE and not taken >> slot & 1:
                    other = other >> 4 & 15
                    claim = lesser(other, -owed if owed < 0 else 0)
                    longer = _run(w, size, 0, 0, slot, owed + other)
                    _settle(
                        w, i, tiles + 1, wild, left - claim, taken | 1 << slot, out, longer, TILE
                    )
            other = w.arrays[GROUP_JOKERS][w.cell]
            claim = lesser(other, -owed if owed < 0 else 0)
            longer = _run(w, size, 0, 0, owner, owed + other)
            _settle(w, i, tiles + 1, wild, left - claim, taken, out, longer, TILE)
    if wild < w.wild:
        if follows and not code & IS_TILE:
            follower = _run(w, size, pure, 1, owner, 0)
            _follow(w, i, tiles, wild + 1, harm, taken, out, follower, WILD)
        elif w.coarse:
            _settle(w, i, tiles, wild + 1, left, taken, out, _run(w, size, pure, 0, 0, 0), WILD)
        else:
            owed = held - seen if follows else debt
            if owed > 0:
                left -= 1
            longer = _run(w, size, pure, 0, owner, owed - 1)
            _settle(w, i, tiles, wild + 1, left, taken, out, longer, WILD)
    return 0


@cython.cfunc
@cython.nogil
def _follow(
    w: Work,
    i: cython.longlong,
    tiles: cython.longlong,
    wild: cython.longlong,
    harm: cython.longlong,
    taken: cython.longlong,
    out: cython.longlong,
    run: cython.longlong,
    kind: cython.longlong,
) -> cython.longlong:
    """The run repeats its owner: it ends unchanged, goes on, or ends."""
    if not w.coarse:
        harm -= 1
    if w.arrays[OLD][8 * w.cell + (run >> 4 & 7)] & IS_LAST:
        _end(w, i, tiles, wild, harm, taken, out, kind)
        run = _run(w, run & 3, 0, 0, 0, 0)
        return _go_on(w, i, tiles, wild, harm + TOUCH, taken, out, kind, run)
    _go_on(w, i, tiles, wild, harm, taken, out, kind, run)
    if run & 7 == 3:
        _end(w, i, tiles, wild, harm + TOUCH, taken, out, kind)
    return 0


@cython.cfunc
@cython.nogil
def _settle(
    w: Work,
    i: cython.longlong,
    tiles: cython.longlong,
    wild: cython.longlong,
    harm: cython.longlong,
    taken: cython.longlong,
    out: cython.longlong,
    run: cython.longlong,
    kind: cython.longlong,
) -> cython.longlong:
    """The run goes on, or ends here if it is long enough."""
    if run >> 4 & 7 and w.arrays[OLD][8 * w.cell + (run >> 4 & 7)] & IS_LAST:
        run &= ~(7 << 4)
    _go_on(w, i, tiles, wild, harm, taken, out, kind, run)
    # Three or more tiles, not of jokers alone.
    if run & 7 == 3:
        debt = (run >> 7 & 15) - 4
        if w.pairs >> w.colour & 1 and debt < -1:
            harm += debt + 1
        _end(w, i, tiles, wild, harm, taken, out, kind)
    return 0


@cython.cfunc
@cython.nogil
def _go_on(
    w: Work,
    i: cython.longlong,
    tiles: cython.longlong,
    wild: cython.longlong,
    harm: cython.longlong,
    taken: cython.longlong,
    out: cython.longlong,
    kind: cython.longlong,
    run: cython.longlong,
) -> cython.longlong:
    if _has_room(w, out, wild) and _in_order(w, i, kind | GOES_ON | run << 3):
        w.arrays[OUT][out] = run
        extend(w, i + 1, tiles, wild, harm, taken, out + 1)
    return 0


@cython.cfunc
@cython.nogil
def _end(
    w: Work,
    i: cython.longlong,
    tiles: cython.longlong,
    wild: cython.longlong,
    harm: cython.longlong,
    taken: cython.longlong,
    out: cython.longlong,
    kind: cython.longlong,
) -> cython.longlong:
    if _in_order(w, i, kind):
        extend(w, i + 1, tiles, wild, harm, taken, out)
    return 0


@cython.cfunc
@cython.nogil
def _in_order(w: Work, i: cython.longlong, log: cython.longlong) -> cython.longlong:
    """Log what was done with the i-th open run, unless that gives what was met before.

    Of two runs that are alike the first has the smaller entry. In the coarse graph runs that follow
    none are alike but for their size: tiles go to the first ones, and the last ones end.
    """
    if i:
        run = w.arrays[RUNS][i]
        before = w.arrays[RUNS][i - 1]
        done = w.arrays[LOG][i - 1]
        if w.coarse and w.jokers < 3 and not before >> 3 & 1:
            if log & WILD < done & WILD or (log & GOES_ON > done & GOES_ON and run & 2):
                return 0
        elif run == before and log < done:
            return 0
    w.arrays[LOG][i] = log
    return 1


@cython.cfunc
@cython.nogil
def _may_begin(
    w: Work, out: cython.longlong, wild: cython.longlong, done: cython.longlong
) -> cython.longlong:
    """Whether one more run can begin: it needs three numbers."""
    return done - w.open < w.third_most - wild and _has_room(w, out, wild)


@cython.cfunc
@cython.nogil
def _has_room(w: Work, out: cython.longlong, wild: cython.longlong) -> cython.longlong:
    """Whether one more run than `out` can go on; more than fit into a node is noted."""
    if out >= w.next_most - wild or out >= w.most_open:
        return 0
    if out >= OPEN_MAX:
        w.cut = 1
        return 0
    return 1


@cython.cfunc
@cython.nogil
def _begin(
    w: Work,
    slot: cython.longlong,
    tiles: cython.longlong,
    wild: cython.longlong,
    harm: cython.longlong,
    taken: cython.longlong,
    out: cython.longlong,
    done: cython.longlong,
) -> cython.longlong:
    """Start runs that are the home of an old run, in every way; then the others."""
    if w.number > w.numbers - 3:
        return arrive(w, tiles, wild, harm, taken, out, done)
    left = (w.begins & ~taken) >> slot
    if left == 0:
        return _begin_others(w, tiles, wild, harm, taken, out, done)
    while not left & 1:
        left >>= 1
        slot += 1
    code = w.arrays[OLD][8 * w.cell + slot]
    if code & IS_TILE:
        if tiles < w.can and _may_begin(w, out, wild, done):
            if code & IS_FIRST:
                run = _run(w, 1, 0, 1, slot, 0)
            else:
                run = _run(w, 1, 0, 0, 0 if code & IS_LAST else slot, code >> 4 & 15)
            w.arrays[OUT][out] = run
            w.arrays[LOG][done] = TILE | GOES_ON | run << 3
            _begin(
                w, slot + 1, tiles + 1, wild, harm - TOUCH if code & IS_FIRST else harm,
                taken | 1 << slot, out + 1, done + 1,
            )  # fmt: skip
    elif code & IS_FIRST and wild < w.wild and _may_begin(w, out, wild + 1, done):
        run = _run(w, 1, 1 if w.jokers > 2 else 0, 1, slot, 0)
        w.arrays[OUT][out] = run
        w.arrays[LOG][done] = WILD | GOES_ON | run << 3
        _begin(w, slot + 1, tiles, wild + 1, harm - TOUCH, taken | 1 << slot, out + 1, done + 1)
    return _begin(w, slot + 1, tiles, wild, harm, taken, out, done)


@cython.cfunc
@cython.nogil
def _begin_others(
    w: Work,
    tiles: cython.longlong,
    wild: cython.longlong,
    harm: cython.longlong,
    taken: cython.longlong,
    out: cython.longlong,
    done: cython.longlong,
) -> cython.longlong:
    plain = _run(w, 1, 0, 0, 0, w.arrays[GROUP_JOKERS][w.cell])
    bare = _run(w, 1, 1 if w.jokers > 2 else 0, 0, 0, -1)
    for more in range(w.can - tiles + 1):
        for jokers in range(w.wild - wild + 1):
            k = more + jokers - 1
            if k >= 0 and not _may_begin(w, out + k, wild + jokers, done + k):
                break
            for k in range(more + jokers):
                w.arrays[OUT][out + k] = plain if k < more else bare
                log = TILE | plain << 3 if k < more else WILD | bare << 3
                w.arrays[LOG][done + k] = log | GOES_ON
            arrive(
                w, tiles + more, wild + jokers, harm, taken, out + more + jokers,
                done + more + jokers,
            )  # fmt: skip
    return 0
