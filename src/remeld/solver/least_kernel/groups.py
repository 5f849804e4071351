"""The groups of a number: of all ways to cut its tiles, one that harms least."""

from __future__ import annotations

from remeld.solver import nocython as cython
from remeld.solver.arrays import lesser
from remeld.solver.least_kernel.memory import (
    BEST_NEW,
    CLAIMED,
    GROUP_BASE,
    GROUP_HARM,
    GROUP_LEAST,
    GROUP_PAIRS,
    GROUPS_LOST,
    NEVER,
    NEW_JOKERS,
    NEW_MASK,
    OLD_GROUPS,
    OLD_JOKERS,
    OLD_MASK,
    TOUCH,
    UNKNOWN,
    Work,
    ones,
)


@cython.cfunc
@cython.nogil
def _homes(
    w: Work, old: cython.longlong, last: cython.longlong, count: cython.longlong
) -> cython.longlong:
    """The most tiles that stay beyond one for each old group, from the old-th one on.

    What is claimed in each new group: colours as bits (-1 where it is an old one), and jokers. In
    the coarse search jokers of old groups are not charged, and so none of them stays.
    """
    while old < last and w.arrays[OLD_MASK][old] < 0:
        old += 1
    if old == last:
        best = 0
        if w.pairs & GROUP_PAIRS:
            for home in range(count):
                unclaimed = w.arrays[NEW_JOKERS][home] - w.arrays[CLAIMED][2 * home + 1]
                if unclaimed > 1:
                    best += unclaimed - 1
        return best
    best = _homes(w, old + 1, last, count)
    for home in range(count):
        keep = w.arrays[CLAIMED][2 * home]
        wild = w.arrays[CLAIMED][2 * home + 1]
        joined = w.arrays[OLD_MASK][old] & w.arrays[NEW_MASK][home] & ~keep
        if keep < 0 or joined == 0:
            continue
        gain = 0
        if not w.coarse or w.arrays[OLD_MASK][old] & 256:
            gain = lesser(w.arrays[OLD_JOKERS][old], w.arrays[NEW_JOKERS][home] - wild)
        w.arrays[CLAIMED][2 * home] = keep | joined
        w.arrays[CLAIMED][2 * home + 1] = wild + gain
        value = ones(joined) + gain - 1 + _homes(w, old + 1, last, count)
        w.arrays[CLAIMED][2 * home] = keep
        w.arrays[CLAIMED][2 * home + 1] = wild
        if value > best:
            best = value
    return best


@cython.cfunc
@cython.nogil
def _weigh(w: Work, count: cython.longlong) -> cython.longlong:
    """The harm of the groups that were made; kept if it is less than the best so far."""
    first = w.arrays[OLD_GROUPS][w.number]
    last = w.arrays[OLD_GROUPS][w.number + 1]
    harm = w.arrays[GROUPS_LOST][w.number + 16 * w.coarse]
    for home in range(count):
        w.arrays[CLAIMED][2 * home] = 0
        w.arrays[CLAIMED][2 * home + 1] = 0
        for old in range(first, last):
            # Groups that stand are struck out of both lists while the others are counted.
            if (
                w.arrays[OLD_MASK][old] == w.arrays[NEW_MASK][home]
                and w.arrays[OLD_JOKERS][old] == w.arrays[NEW_JOKERS][home]
            ):
                harm -= TOUCH - 1 + ones(w.arrays[OLD_MASK][old])
                if not w.coarse:
                    harm -= w.arrays[OLD_JOKERS][old]
                w.arrays[OLD_MASK][old] = -1 - w.arrays[OLD_MASK][old]
                w.arrays[CLAIMED][2 * home] = -1
                w.arrays[CLAIMED][2 * home + 1] = w.arrays[NEW_JOKERS][home]
                break
    harm -= _homes(w, first, last, count)
    for old in range(first, last):
        if w.arrays[OLD_MASK][old] < 0:
            w.arrays[OLD_MASK][old] = -1 - w.arrays[OLD_MASK][old]
    if harm < w.best_groups:
        w.best_groups = harm
        w.best_count = count
        for i in range(count):
            w.arrays[BEST_NEW][2 * i] = w.arrays[NEW_MASK][i]
            w.arrays[BEST_NEW][2 * i + 1] = w.arrays[NEW_JOKERS][i]
    return 0


@cython.cfunc
@cython.nogil
def split_groups(
    w: Work,
    left: cython.longlong,
    jokers: cython.longlong,
    count: cython.longlong,
    bound: cython.longlong,
) -> cython.longlong:
    """Cut the tiles that are left (four bits for each colour) into groups, in every way."""
    if left == 0:
        if jokers == 0:
            _weigh(w, count)
        return 0
    colour = 0
    while not left >> 4 * colour & 15:
        colour += 1
    lowest = 1 << colour
    others = 0
    for c in range(colour + 1, w.colours):
        if left >> 4 * c & 15:
            others |= 1 << c
    if count and w.arrays[NEW_MASK][count - 1] & -w.arrays[NEW_MASK][count - 1] != lowest:
        bound = NEVER
    part = others
    while True:
        mask = part | lowest
        size = ones(mask)
        for wild in range(3 - size if size < 3 else 0, lesser(jokers, w.group_max - size) + 1):
            code = mask << 3 | wild
            if code > bound:
                continue
            rest = left
            for c in range(w.colours):
                if mask >> c & 1:
                    rest -= 1 << 4 * c
            w.arrays[NEW_MASK][count] = mask
            w.arrays[NEW_JOKERS][count] = wild
            split_groups(w, rest, jokers - wild, count + 1, code)
        if part == 0:
            break
        part = (part - 1) & others
    return 0


@cython.cfunc
@cython.nogil
def least_groups(
    w: Work,
    number: cython.longlong,
    left: cython.longlong,
    jokers: cython.longlong,
    place: cython.longlong,
) -> cython.longlong:
    """The least harm of groups of these tiles and jokers, now noted; NEVER if there are none."""
    total = jokers
    most = 0
    for c in range(w.colours):
        n = left >> 4 * c & 15
        total += n
        if n > most:
            most = n
    w.best_groups = NEVER
    fits = 0
    for sets in range(most, total // 3 + 1):
        if total <= w.group_max * sets and total - jokers >= sets:
            fits = 1
    lone: cython.longlong = w.arrays[OLD_GROUPS][number] == w.arrays[OLD_GROUPS][number + 1]
    if fits and lone and not w.pairs & GROUP_PAIRS:
        # No old group can have its home here, so all ways to cut them are alike.
        w.best_groups = w.arrays[GROUPS_LOST][number + 16 * w.coarse]
    elif fits:
        w.number = number
        split_groups(w, left, jokers, 0, NEVER)
    w.arrays[GROUP_HARM][place + jokers] = w.best_groups
    return w.best_groups


@cython.cfunc
@cython.nogil
def least_with_toll(
    w: Work, number: cython.longlong, place: cython.longlong, groups: cython.longlong
) -> cython.longlong:
    """The least harm of groups of these tiles with however many jokers, and what those pay."""
    at = w.arrays[GROUP_BASE][number] + place * (w.jokers + 1)
    least = w.arrays[GROUP_LEAST][at]
    if least == UNKNOWN:
        least = NEVER
        for jokers in range(w.jokers + 1):
            # Nothing but jokers that are claimed takes more off than was charged.
            if w.toll * jokers - w.jokers >= least:
                break
            value = w.arrays[GROUP_HARM][at + jokers]
            if value == UNKNOWN:
                value = least_groups(w, number, groups, jokers, at)
            least = lesser(least, value + w.toll * jokers)
        w.arrays[GROUP_LEAST][at] = least
    return least


@cython.cfunc
@cython.nogil
def count_jokers(w: Work) -> cython.longlong:
    """Forget the coarse harms of groups, where old groups have jokers: these count from now on."""
    for number in range(w.numbers):
        held = 0
        for old in range(w.arrays[OLD_GROUPS][number], w.arrays[OLD_GROUPS][number + 1]):
            if not w.arrays[OLD_MASK][old] & 256:
                held |= w.arrays[OLD_JOKERS][old]
        if held:
            end = w.arrays[GROUP_BASE][number + 1] if number < w.numbers - 1 else w.group_harms
            for i in range(w.arrays[GROUP_BASE][number], end):
                w.arrays[GROUP_HARM][i] = UNKNOWN
    return set_toll(w, w.toll)


@cython.cfunc
@cython.nogil
def set_toll(w: Work, toll: cython.longlong) -> cython.longlong:
    """Let every joker pay another toll."""
    w.toll = toll
    for i in range(w.group_harms):
        w.arrays[GROUP_LEAST][i] = UNKNOWN
    return 0
