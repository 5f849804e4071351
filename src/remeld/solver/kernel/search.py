"""The door of the kernel: the question is read, searched, and answered in sets."""

from __future__ import annotations

from collections.abc import Sequence

from remeld.solver import nocython as cython
from remeld.solver.arrays import Idle, lesser, make_idle, packed_set, take_idle
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


_idle = cython.declare(Idle, Idle())


def solve(
    shape: tuple[int, int, int, int],
    table: Sequence[int],
    rack: Sequence[int],
    table_jokers: cython.longlong,
    rack_jokers: cython.longlong,
    weights: Sequence[int],
    joker_weight: cython.longlong,
    need: cython.longlong = 0,
    floor: int | None = None,
    enough: int | None = None,
    limit: cython.longlong = 500_000,
    joker_points: bool = False,
) -> Answer:
    """The best play: all table tiles and some rack tiles, in sets.

    `shape` is colours (1–6), numbers (3–13), the largest group and the longest run. Counts and
    weights are by (number - 1) * colours + colour. The value of a play is the sum of the weights
    of the rack tiles laid, none of which is negative, and `joker_weight` for each rack joker.

    `need` asks for sets worth so many points in all (an initial meld, without a table). With
    `joker_points` a joker also counts the number that it stands for. Only plays worth more than
    `floor` are looked for; one worth `enough` ends the search. After `limit` states it gives up
    and tells what it has found.

    The answer tells whether it is proved, the value or None, the sets, packed, and the states
    looked at. The colours 0, 1 and 2 of number 3, and a joker, of which no more than four fit:

    >>> table, rack = [0] * 52, [0] * 52
    >>> table[8:11] = [1, 1, 1]
    >>> proved, value, sets, states = solve((4, 13, 4, 13), table, rack, 0, 1, [1] * 52, 1)
    >>> proved, value, sets == [1 << 40 | 3 << 32 | 15 << 16 | 8]
    (True, 1, True)
    """
    w: Work
    i: cython.longlong
    low: cython.longlong = NEVER if floor is None else floor
    high: cython.longlong = -NEVER if enough is None else enough
    proved: cython.longlong
    sets: list[int] = []
    worth: tuple[int, ...] = tuple(weights)
    held: bytes = _as_bytes(table)
    more: bytes = _as_bytes(rack)
    fits: cython.longlong
    cells: cython.longlong
    w = _work()
    cells = _read_shape(w, shape)
    if not cells or not len(held) == len(more) == len(worth) == cells:
        _refuse(shape, table, rack, weights)
    fits = _read_counts(
        w, cells, cython.cast(cython.p_uchar, held), cython.cast(cython.p_uchar, more)
    )
    _read_jokers(w, table_jokers, rack_jokers)
    w.joker_weight = joker_weight
    w.need = need
    if need < 0:
        raise ValueError("points may not be negative")
    w.limit = limit
    if worth is not w.weights:
        for i in range(cells):
            w.arrays[WEIGHT][i] = worth[i]
            if not 0 <= w.arrays[WEIGHT][i] < HEAVY:
                fits = 0
    if not fits or not -HEAVY < joker_weight < HEAVY:
        _refuse(shape, table, rack, weights)
    w.weights = worth
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
        for i in range(w.sets):
            sets.append(packed_set(w, i))
    states = w.spent
    _give_back(w)
    return proved != 0, value, sets, states


def reaches(
    shape: tuple[int, int, int, int],
    table: bytes,
    rack: bytes,
    tiles: cython.longlong,
    limit: cython.longlong,
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
    held: cython.p_uchar = cython.cast(cython.p_uchar, table)
    more: cython.p_uchar = cython.cast(cython.p_uchar, rack)
    w = _work()
    cells = _read_shape(w, shape)
    fits: cython.longlong = 0
    if cells and len(table) == len(rack) == cells + 1:
        fits = _read_counts(w, cells, held, more)
    if not fits:
        cells = shape[0] * shape[1]
        _refuse(shape, table[:cells], rack[:cells], table[:cells])
    _read_jokers(w, held[cells], more[cells])
    w.joker_weight = 1
    w.need = 0
    w.limit = limit
    w.weights = ()
    for i in range(cells):
        w.arrays[WEIGHT][i] = 1
    set_up(w, 0)
    w.any = 1 if low == 0 and w.jokers == w.table_jokers and not w.strict else 0
    with cython.nogil:
        proved = answer(w, low, low + 1)
    found = w.found
    states = w.spent
    _give_back(w)
    return proved != 0, found != 0, states


@cython.cfunc
def _work() -> Work:
    """Memory of a search that is over, or new; another thread may be quicker."""
    idle = take_idle(_idle)
    return Work() if idle is None else cython.cast(Work, idle)


@cython.cfunc
def _give_back(w: Work) -> cython.longlong:
    """Keep the memory for the next search, unless it is very large."""
    if w.rooms[STATE_KEY] < 1 << 16:
        make_idle(_idle, w)
    return 0


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
def _as_bytes(counts: Sequence[int]) -> bytes:
    """The counts as bytes; none where one is negative, or very large."""
    if isinstance(counts, bytes):
        return counts
    try:
        return bytes(counts)
    except ValueError:
        return b""


@cython.cfunc
def _read_shape(w: Work, shape: tuple[int, int, int, int]) -> cython.longlong:
    """Write the shape down; its cells, or 0 where the search is not made for it."""
    if shape is w.shape:
        return w.colours * w.numbers
    w.colours, w.numbers, w.group_max, w.run_max = shape
    if not (1 <= w.colours <= 6 and 3 <= w.numbers <= 13 and w.group_max >= 3 and w.run_max >= 3):
        return 0
    w.shape = shape
    return w.colours * w.numbers


@cython.cfunc
@cython.nogil
def _read_counts(
    w: Work, cells: cython.longlong, table: cython.p_uchar, rack: cython.p_uchar
) -> cython.longlong:
    """Write the counts down; 0 where the search is not made for them."""
    fits = 1
    for i in range(cells):
        w.arrays[MUST][i] = table[i]
        w.arrays[CAN][i] = w.arrays[MUST][i] + rack[i]
        if w.arrays[CAN][i] > 8:
            fits = 0
    return fits


@cython.cfunc
def _read_jokers(w: Work, table: cython.longlong, rack: cython.longlong) -> cython.longlong:
    """Write down how many jokers there are; more than four find no room in a key."""
    if not (0 <= table <= 4 and 0 <= rack <= 4 - table):
        raise ValueError(f"{table} and {rack} jokers, but at most 4 are possible")
    w.table_jokers = table
    w.jokers = table + rack
    return 0


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
