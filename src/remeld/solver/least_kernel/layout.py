"""The old table as the search wants it: old runs by slot, old groups by number."""

from __future__ import annotations

from remeld.solver import nocython as cython
from remeld.solver.least_kernel.memory import (
    ANYWHERE,
    CAN,
    FIRST_SHARE,
    GROUP_JOKERS,
    HOME,
    IS_FIRST,
    IS_LAST,
    IS_TILE,
    LATER_JOKERS,
    LATER_TILES,
    OLD,
    OLD_RUNS,
    OLD_SETS,
    OLD_SLOT,
    OWN_HOME,
    POTENTIAL,
    SLOTS,
    STRANGE_HOME,
    TOUCH,
    WEIGHT,
    Work,
    ones,
)
from remeld.solver.least_kernel.old_groups import add_group, lay_groups


@cython.cfunc
@cython.nogil
def lay_out(w: Work) -> cython.longlong:
    """Write down the old sets by number and colour; 0 if there is no room for them."""
    a = w.arrays
    cells = w.colours * w.numbers
    for i in range(cells):
        a[POTENTIAL][i] = a[POTENTIAL][128 + i] = a[GROUP_JOKERS][i] = a[LATER_JOKERS][i] = 0
        a[LATER_TILES][i] = 0
    for i in range(8 * cells):
        a[FIRST_SHARE][i] = a[OLD][i] = 0
    w.movable = w.pairs = w.laid = 0
    w.sound = 1
    if not _lay_runs(w, _sort_sets(w)):
        return 0
    lay_groups(w)
    most = 0
    for i in range(8 * cells):
        # A tile in a group pays no price.
        a[FIRST_SHARE][i] -= w.price * a[WEIGHT][i >> 3] * (i & 7)
    for i in range(cells):
        if a[CAN][i] > most:
            most = a[CAN][i]
    return 1 if most < 8 else 0


@cython.cfunc
@cython.nogil
def _sort_sets(w: Work) -> cython.longlong:
    """Note the old groups as they come, and the old runs in order; how many runs there are."""
    a = w.arrays
    runs = 0
    for i in range(w.olds):
        key = a[OLD_SETS][4 * i + 1]
        members = a[OLD_SETS][4 * i + 2]
        jokers = a[OLD_SETS][4 * i + 3]
        home = a[HOME][i]
        if a[OLD_SETS][4 * i] == 1:
            add_group(w, key - 1, members & ~jokers, ones(jokers), home)
            w.movable += ones(members) - 1
            if ones(jokers) > 1 and home != OWN_HOME:
                w.pairs = ANYWHERE
            continue
        # Runs by where they begin, so that the first free slot is good enough.
        run = _first(members) << 40 | key << 36 | members << 20 | jokers << 4 | home
        k = runs
        while k > 0 and a[OLD_RUNS][k - 1] > run:
            a[OLD_RUNS][k] = a[OLD_RUNS][k - 1]
            k -= 1
        a[OLD_RUNS][k] = run
        runs += 1
    return runs


@cython.cfunc
@cython.nogil
def _first(members: cython.longlong) -> cython.longlong:
    """The place of the lowest number in a run, counted from 0."""
    first = 0
    while not members >> first + 1 & 1:
        first += 1
    return first


@cython.cfunc
@cython.nogil
def _lay_runs(w: Work, runs: cython.longlong) -> cython.longlong:
    """Write down the old runs; 0 if there is no room for them."""
    a = w.arrays
    for k in range(runs):
        run = a[OLD_RUNS][k]
        key = run >> 36 & 15
        members = run >> 20 & 0xFFFF
        jokers = run >> 4 & 0xFFFF
        slot = _lay_run(w, key, members, jokers, run & 15)
        if slot == 0:
            return 0
        a[OLD_SLOT][k] = slot
        for i in range(k):
            other = a[OLD_RUNS][i] >> 20 & 0xFFFF
            others = a[OLD_RUNS][i] >> 4 & 0xFFFF
            if a[OLD_RUNS][i] >> 36 & 15 == key and (jokers or others) and members & other:
                if _take_turns(members, jokers, other, others):
                    w.sound = 0
                # One owner may have the tiles and the other only its jokers in a home of both.
                if ones(jokers) > 1 or ones(others) > 1:
                    w.pairs |= 1 << key
    # Such a run can neither stand nor be the home of its own tiles. It keeps its slot.
    for k in range(runs):
        run = a[OLD_RUNS][k]
        if run & 15 == STRANGE_HOME:
            for i in range(w.numbers):
                if run >> 20 + i + 1 & 1:
                    a[OLD][8 * (i * w.colours + (run >> 36 & 15)) + a[OLD_SLOT][k]] = 0
    return 1


@cython.cfunc
@cython.nogil
def _lay_run(
    w: Work,
    colour: cython.longlong,
    members: cython.longlong,
    jokers: cython.longlong,
    home: cython.longlong,
) -> cython.longlong:
    """Write down an old run in the first slot that is free where it begins; 0 if none is."""
    a = w.arrays
    held = ones(jokers)
    first = _first(members)
    last = first
    while members >> last + 2:
        last += 1
    slot = 1
    while slot <= SLOTS and a[OLD][8 * (first * w.colours + colour) + slot]:
        slot += 1
    if slot > SLOTS:
        return 0
    w.movable += last - first
    if held > 1 and home != OWN_HOME:
        w.pairs = ANYWHERE
    seen = 0
    for n in range(first, last + 1):
        wild: cython.longlong = jokers >> n + 1 & 1
        seen += wild
        cell = n * w.colours + colour
        a[OLD][8 * cell + slot] = 1 | held << 4 | seen << 8
        if not wild:
            a[OLD][8 * cell + slot] |= IS_TILE
        a[POTENTIAL][cell] += n != first
        a[LATER_TILES][cell] += not wild and seen < n - first
        if held and not wild:
            for m in range(n):
                a[LATER_JOKERS][m * w.colours + colour] = 1
            if home != OWN_HOME:
                add_group(w, n, 1 << colour | 256, held, home)
    a[OLD][8 * (first * w.colours + colour) + slot] |= IS_FIRST
    a[OLD][8 * (last * w.colours + colour) + slot] |= IS_LAST
    # Charged where it begins, so that nobody goes on for long with what harms too much.
    cell = first * w.colours + colour
    a[POTENTIAL][cell] += TOUCH
    a[POTENTIAL][128 + cell] += TOUCH
    return slot


@cython.cfunc
@cython.nogil
def _take_turns(
    members: cython.longlong,
    jokers: cython.longlong,
    other: cython.longlong,
    others: cython.longlong,
) -> cython.longlong:
    """Whether two old runs may both lie in a new one so that one change of owner is too few.

    Tiles that only one of them has are claimed by it. Those of the first and then those of the
    second are no trouble; nor is a single tile more, since one tile of a set stays anyway.
    """
    turns = last = 0
    mine = members & ~(jokers | other & ~others)
    theirs = other & ~(others | members & ~jokers)
    for n in range(14):
        owner = 1 if mine >> n & 1 else 2 if theirs >> n & 1 else last
        if owner != last and last > 0:
            turns += 1
        last = owner
    if jokers and others:
        return 1 if turns > (0 if ones(jokers) + ones(others) > 2 else 1) else 0
    return 1 if turns > 1 and ones(mine if others else theirs) > 1 else 0
