"""The old table as the second search wants it: old runs by slot, old groups by number."""

from __future__ import annotations

from remeld.solver import nocython as cython
from remeld.solver.arrays import make_room
from remeld.solver.least_kernel.groups import set_toll
from remeld.solver.least_kernel.memory import (
    ANYWHERE,
    BARE,
    CAN,
    FIRST_SHARE,
    GROUP_BASE,
    GROUP_HARM,
    GROUP_JOKERS,
    GROUP_LEAST,
    GROUP_PAIRS,
    GROUPS_LOST,
    IS_FIRST,
    IS_LAST,
    IS_TILE,
    LATER_JOKERS,
    LATER_TILES,
    MOST_GROUPS,
    OLD,
    OLD_GROUPS,
    OLD_JOKERS,
    OLD_MASK,
    OWN,
    POTENTIAL,
    RADIX,
    SLOTS,
    STRANGE,
    TOUCH,
    UNKNOWN,
    WEIGHT,
    SetBits,
    Work,
    ones,
)


def lay_out(w: Work, homes: list[int]) -> bool:
    """Write down the old sets by number and colour; False if there is no room for them."""
    a: cython.pp_longlong = w.arrays
    i: cython.longlong
    k: cython.longlong
    kind: cython.longlong
    key: cython.longlong
    members: cython.longlong
    jokers: cython.longlong
    home: cython.longlong
    cells: cython.longlong = w.colours * w.numbers
    for i in range(cells):
        a[POTENTIAL][i] = a[POTENTIAL][128 + i] = a[GROUP_JOKERS][i] = a[LATER_JOKERS][i] = 0
        a[LATER_TILES][i] = 0
    for i in range(8 * cells):
        a[FIRST_SHARE][i] = a[OLD][i] = 0
    w.movable = w.pairs = 0
    w.sound = 1
    old: list[SetBits] = w.old
    groups: list[list[tuple[int, int, int]]] = [[] for _ in range(w.numbers)]
    runs = []
    strange: list[tuple[int, int, int]] = []
    for k in range(len(old)):
        kind, key, members, jokers = old[k]
        home = homes[k]
        if kind == 1:
            groups[key - 1].append((members & ~jokers, ones(jokers), home))
            w.movable += ones(members) - 1
            if ones(jokers) > 1 and home != OWN:
                w.pairs = ANYWHERE
        else:
            runs.append((members & -members, key, members, jokers, home))
    # Runs by where they begin, so that the first free slot is good enough.
    runs.sort()
    for k in range(len(runs)):
        _, key, members, jokers, home = runs[k]
        slot: cython.longlong = _lay_run(w, key, members, jokers, home, groups)
        if slot == 0:
            return False
        if home == STRANGE:
            strange.append((key, members, slot))
        for i in range(k):
            _, colour, other, others, _ = runs[i]
            if colour == key and (jokers or others) and members & other:
                w.sound &= not _take_turns(members, jokers, other, others)
                # One owner may have the tiles and the other only its jokers in a home of both.
                if ones(jokers) > 1 or ones(others) > 1:
                    w.pairs |= 1 << key
    # Such a run can neither stand nor be the home of its own tiles. It keeps its slot.
    for key, members, slot in strange:
        for i in range(w.numbers):
            if members >> i + 1 & 1:
                a[OLD][8 * (i * w.colours + key) + slot] = 0
    _lay_groups(w, groups)
    most: cython.longlong = 0
    for i in range(8 * cells):
        # A tile in a group pays no price.
        a[FIRST_SHARE][i] -= w.price * a[WEIGHT][i >> 3] * (i & 7)
    for i in range(cells):
        if a[CAN][i] > most:
            most = a[CAN][i]
    return most < 8


@cython.cfunc
def _lay_run(
    w: Work,
    colour: cython.longlong,
    members: cython.longlong,
    jokers: cython.longlong,
    home: cython.longlong,
    groups: list[list[tuple[int, int, int]]],
) -> cython.longlong:
    """Write down an old run in the first slot that is free where it begins; 0 if none is."""
    a = w.arrays
    held = ones(jokers)
    first = 0
    while not members >> first + 1 & 1:
        first += 1
    last = first
    while members >> last + 2:
        last += 1
    slot = 1
    while slot <= SLOTS and a[OLD][8 * (first * w.colours + colour) + slot]:
        slot += 1
    if slot > SLOTS:
        return 0
    w.movable += last - first
    if held > 1 and home != OWN:
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
            if home != OWN:
                groups[n].append((1 << colour | 256, held, home))
    a[OLD][8 * (first * w.colours + colour) + slot] |= IS_FIRST
    a[OLD][8 * (last * w.colours + colour) + slot] |= IS_LAST
    # Charged where it begins, so that nobody goes on for long with what harms too much.
    cell = first * w.colours + colour
    a[POTENTIAL][cell] += TOUCH
    a[POTENTIAL][128 + cell] += TOUCH
    return slot


@cython.cfunc
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
        return turns > (0 if ones(jokers) + ones(others) > 2 else 1)
    return turns > 1 and ones(mine if others else theirs) > 1


@cython.cfunc
def _lay_groups(w: Work, groups: list[list[tuple[int, int, int]]]) -> cython.longlong:
    """Write down the old groups, and how much harm each of their tiles shares if it leaves."""
    a = w.arrays
    mask: cython.longlong
    held: cython.longlong
    home: cython.longlong
    place = total = 0
    laid: list[list[tuple[int, int]]] = [
        [(mask, held) for mask, held, home in each if home != STRANGE or mask & 256]
        for each in groups
    ]
    if w.pairs & GROUP_PAIRS:
        laid.append([])
    same: cython.longlong = len(laid) == len(w.laid)
    for n in range(w.numbers):
        a[OLD_GROUPS][n] = place
        a[GROUPS_LOST][n] = a[GROUPS_LOST][16 + n] = 0
        a[GROUP_BASE][n] = total
        # By colour, how many old groups hold it, and their shares, the smallest first.
        for i in range(8 * w.colours):
            a[BARE][i] = 0
        for mask, held, home in groups[n]:
            if home != STRANGE or mask & 256:
                a[OLD_MASK][place] = mask
                a[OLD_JOKERS][place] = held
                place += 1
            if mask & 256:
                continue
            size = ones(mask)
            a[GROUPS_LOST][n] += TOUCH + size + held - 1
            a[GROUPS_LOST][16 + n] += TOUCH + size - 1
            share = (TOUCH + size - 1) // size
            for c in range(w.colours):
                if not mask >> c & 1:
                    continue
                k = a[BARE][8 * c] + 1
                a[BARE][8 * c] = k
                while k > 1 and a[BARE][8 * c + k - 1] > share:
                    a[BARE][8 * c + k] = a[BARE][8 * c + k - 1]
                    k -= 1
                a[BARE][8 * c + k] = share
                if held and home != OWN:
                    a[GROUP_JOKERS][n * w.colours + c] += held
                    for m in range(n):
                        a[LATER_JOKERS][m * w.colours + c] = 1
        there = tiles = 0
        radix = 1
        for c in range(w.colours):
            cell = n * w.colours + c
            a[RADIX][cell] = radix
            radix *= a[CAN][cell] + 1
            if a[CAN][cell] > 0:
                there += 1
            tiles += a[CAN][cell]
            share = 0
            for k in range(1, a[BARE][8 * c] + 1):
                share += a[BARE][8 * c + k]
                a[FIRST_SHARE][8 * cell + a[BARE][8 * c] - k] = share
        a[MOST_GROUPS][n] = (tiles + w.jokers) // 3 if there + w.jokers > 2 else 0
        there = total
        total += radix * (w.jokers + 1)
        make_room(w, GROUP_HARM, GROUP_LEAST + 1, total)
        if not same or laid[n] != w.laid[n]:
            for i in range(there, total):
                w.arrays[GROUP_HARM][i] = UNKNOWN
    a[OLD_GROUPS][w.numbers] = place
    w.laid = laid
    w.group_harms = total
    set_toll(w, w.toll)
    return 0
