"""The door of the kernel: the question is read, searched, and answered in sets."""

from __future__ import annotations

from collections.abc import Sequence

from remeld.solver import nocython as cython
from remeld.solver.arrays import SETS, lesser
from remeld.solver.kernel.memory import (
    CAN,
    HEAVY,
    JOKER_AT,
    MUST,
    NEVER,
    PATH_KEY,
    STATE_KEY,
    WEIGHT,
    Answer,
    SetBits,
    Work,
)
from remeld.solver.kernel.sets import cut_runs, deal_sets, lay_spare
from remeld.solver.kernel.sweep import sweep_until_proved


@cython.cfunc
@cython.nogil
def _relaxed(w: Work, floor: cython.longlong, enough: cython.longlong) -> cython.longlong:
    """Search, make the sets and lay the spare jokers: 1 proved, 0 not, -1 they find no room."""
    wanted = w.table_jokers
    bonus = 0
    if w.joker_weight > 0:
        # Every rack joker can be laid, as long as there is room.
        wanted = w.jokers
        bonus = w.joker_weight * (w.jokers - w.table_jokers)
    proved = sweep_until_proved(w, floor - bonus, enough - bonus)
    if not w.found:
        return proved
    w.best += bonus
    deal_sets(w)
    used = (w.arrays[PATH_KEY][w.numbers] >> (w.id_bits * w.colours)) & 7
    while used < wanted:
        if not lay_spare(w):
            return -1
        used += 1
    return proved


@cython.cfunc
@cython.nogil
def _strict(w: Work, floor: cython.longlong, enough: cython.longlong) -> cython.longlong:
    proved: cython.longlong = sweep_until_proved(w, floor, enough)
    if w.found:
        deal_sets(w)
    return proved


@cython.cfunc
@cython.nogil
def answer(w: Work, floor: cython.longlong, enough: cython.longlong) -> cython.longlong:
    """Search and make the sets, by whichever search it takes."""
    w.spent = 0
    w.no_runs = 0
    w.need_run = 0
    if w.strict:
        return _strict(w, floor, enough)
    proved = _relaxed(w, floor, enough)
    if proved >= 0:
        return proved
    # A run has room for any joker. So either there is none, or jokers may still be spare.
    w.any = 0
    w.strict = 1
    w.no_runs = 1
    grouped = _strict(w, floor, enough)
    best = w.best
    w.strict = 0
    w.no_runs = 0
    w.need_run = w.need = 1
    first = w.found
    proved = _relaxed(w, best, enough)
    w.need_run = w.need = 0
    if proved >= 0 and (w.found or not first):
        return proved & grouped
    w.strict = 1
    if proved >= 0:
        # The groups were better: make their sets once more.
        w.no_runs = 1
        return _strict(w, floor, enough) & proved
    return _strict(w, floor, enough)


_idle: list[Work] = []


def solve(
    shape: tuple[int, int, int, int],
    table: Sequence[int],
    rack: Sequence[int],
    table_jokers: int,
    rack_jokers: int,
    weights: Sequence[int],
    joker_weight: int,
    *,
    need: int = 0,
    joker_points: bool = False,
    floor: int | None = None,
    enough: int | None = None,
    limit: int = 500_000,
) -> Answer:
    """The best play: all table tiles and some rack tiles, in sets.

    `shape` is colours (1–6), numbers (3–13), the largest group and the longest run. Counts and
    weights are by (number - 1) * colours + colour. The value of a play is the sum of the weights
    of the rack tiles laid, none of which is negative, and `joker_weight` for each rack joker.

    `need` asks for sets worth so many points in all (an initial meld, without a table). With
    `joker_points` a joker also counts the number that it stands for. Only plays worth more than
    `floor` are looked for; one worth `enough` ends the search. After `limit` states it gives up
    and tells what it has found.

    The answer tells whether it is proved, the value or None, the sets and the states looked at.
    The colours 0, 1 and 2 of number 3, and a joker, of which no more than four fit:

    >>> table, rack = [0] * 52, [0] * 52
    >>> table[8:11] = [1, 1, 1]
    >>> solve((4, 13, 4, 13), table, rack, 0, 1, [1] * 52, 1)[:3]
    (True, 1, [(1, 3, 15, 8)])
    """
    w: Work
    i: cython.longlong
    low: cython.longlong = NEVER if floor is None else floor
    high: cython.longlong = -NEVER if enough is None else enough
    proved: cython.longlong
    sets: list[SetBits] = []
    s: cython.p_longlong
    worth: list[int] = list(weights)
    fits: cython.longlong
    w = _work()
    try:
        fits = _read(w, shape, bytes(table), bytes(rack))
    except ValueError:
        # A count is negative, or very large.
        fits = 0
    i = w.colours * w.numbers
    if not fits or not len(table) == len(rack) == len(worth) == i:
        _refuse(shape, table, rack, weights)
    w.table_jokers = table_jokers
    w.jokers = table_jokers + rack_jokers
    if w.table_jokers < 0 or w.jokers < w.table_jokers or w.jokers > 4:
        raise ValueError(f"{table_jokers} and {rack_jokers} jokers, but at most 4 are possible")
    w.joker_weight = joker_weight
    w.need = need
    if w.need < 0:
        raise ValueError("points may not be negative")
    w.limit = limit
    for i in range(w.colours * w.numbers):
        w.arrays[WEIGHT][i] = worth[i]
        if not 0 <= w.arrays[WEIGHT][i] < HEAVY:
            fits = 0
    if not fits or not -HEAVY < w.joker_weight < HEAVY:
        _refuse(shape, table, rack, weights)
    w.any = 0
    set_up(w, 1 if joker_points else 0)
    with cython.nogil:
        proved = answer(w, low, high)
        if w.found:
            cut_runs(w)
    if w.exact == 5 and w.run_max > 5 and (joker_points or need > 0):
        # Cutting a run of six may cost points, and this is the one search that relies on it.
        proved = 0
    value = None
    if w.found:
        value = w.best
        s = w.arrays[SETS]
        for i in range(0, 4 * w.sets, 4):
            sets.append((s[i], s[i + 1], s[i + 2], s[i + 3]))
    states = w.spent
    if w.rooms[STATE_KEY] < 1 << 16:
        _idle.append(w)
    return bool(proved), value, sets, states


def reaches(
    shape: tuple[int, int, int, int], table: bytes, rack: bytes, tiles: int, limit: int
) -> tuple[bool, bool, int]:
    """Whether it is proved, whether a play lays so many tiles, the states looked at.

    Counts are those of `solve`, a byte for each, and a last one for the jokers.

    >>> table = bytes(8) + b"\\1\\1\\1" + bytes(42)
    >>> reaches((4, 13, 4, 13), table, bytes(52) + b"\\1", 1, limit=1000)[:2]
    (True, True)
    """
    w: Work
    i: cython.longlong
    cells: cython.longlong
    proved: cython.longlong
    low: cython.longlong = tiles - 1
    w = _work()
    cells = shape[0] * shape[1]
    if not len(table) == len(rack) == cells + 1 or not _read(w, shape, table, rack):
        _refuse(shape, table[:cells], rack[:cells], table[:cells])
    w.table_jokers = table[cells]
    w.jokers = w.table_jokers + rack[cells]
    w.joker_weight = 1
    w.need = 0
    w.limit = limit
    for i in range(w.colours * w.numbers):
        w.arrays[WEIGHT][i] = 1
    set_up(w, 0)
    w.any = 1 if low == 0 and w.jokers == w.table_jokers and not w.strict else 0
    with cython.nogil:
        proved = answer(w, low, low + 1)
    found = bool(w.found)
    states = w.spent
    if w.rooms[STATE_KEY] < 1 << 16:
        _idle.append(w)
    return bool(proved), found, states


@cython.cfunc
def _work() -> Work:
    """Memory of a search that is over, or new; another thread may be quicker."""
    try:
        return _idle.pop()
    except IndexError:
        return Work()


@cython.cfunc
@cython.nogil
def set_up(w: Work, joker_points: cython.longlong) -> cython.longlong:
    """See which search the question needs."""
    w.group_max = lesser(w.group_max, w.colours)
    w.run_max = lesser(w.run_max, w.numbers)
    for i in range(w.numbers):
        w.arrays[JOKER_AT][i] = i + 1 if joker_points else 0
    # Lengths of runs beyond three matter only where runs may be too long and cannot be cut, as
    # they are too short or a part would be of jokers alone.
    w.exact = 0
    if w.run_max < 5 or (w.run_max < w.numbers and 2 < w.jokers > w.run_max - 3):
        w.exact = lesser(w.run_max, 5)
    w.strict = 1 if joker_points or w.need > 0 or w.exact > 0 else 0
    return 0


@cython.cfunc
def _read(w: Work, shape: tuple[int, int, int, int], table: bytes, rack: bytes) -> cython.longlong:
    """Write the counts down; 0 where the search is not made for them."""
    w.colours, w.numbers, w.group_max, w.run_max = shape
    cells = w.colours * w.numbers
    if not (1 <= w.colours <= 6 and 3 <= w.numbers <= 13 and w.group_max >= 3 and w.run_max >= 3):
        return 0
    if len(table) < cells or len(rack) < cells:
        return 0
    fits = 1
    for i in range(cells):
        w.arrays[MUST][i] = table[i]
        w.arrays[CAN][i] = w.arrays[MUST][i] + rack[i]
        if w.arrays[CAN][i] > 8:
            fits = 0
    return fits


def _refuse(
    shape: tuple[int, int, int, int],
    table: Sequence[int],
    rack: Sequence[int],
    weights: Sequence[int],
) -> None:
    """Say what the search is not made for."""
    colours, numbers, group_max, run_max = shape
    if not (1 <= colours <= 6 and 3 <= numbers <= 13 and group_max >= 3 and run_max >= 3):
        raise ValueError(f"no such shape: {shape}")
    cells = colours * numbers
    if (len(table), len(rack), len(weights)) != (cells, cells, cells):
        raise ValueError(f"table, rack and weights need {cells} numbers each")
    if min(*table, *rack, *weights) < 0:
        raise ValueError("counts and weights may not be negative")
    if max(map(sum, zip(table, rack, strict=True))) > 8:
        raise ValueError("more than eight tiles of a kind")
    raise ValueError("weights must be smaller than 2 to the power of 40")
