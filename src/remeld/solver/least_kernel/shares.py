"""A lower bound from the colours one by one: the harm of groups is shared out among them.

Every joker has to pay a toll, and every rack tile that is not laid has a price: all plays pay the
same tolls and prices in the end. Shares and toll are bettered as long as the bound rises by it.
"""

from __future__ import annotations

from remeld.solver import nocython as cython
from remeld.solver.least_kernel.graph import look_up_cell
from remeld.solver.least_kernel.groups import least_with_toll, set_toll
from remeld.solver.least_kernel.memory import (
    BARE,
    BEST_SHARE,
    BY_TILES,
    CAN,
    CELL,
    CELL_END,
    FEWEST,
    FIRST_SHARE,
    MORE_ROUNDS,
    MOST_GROUPS,
    MUST,
    NEVER,
    NODE_BACK,
    NODE_END,
    NODE_FIRST,
    NODE_HARM,
    RADIX,
    ROUNDS,
    SHARE,
    TOUCH,
    WAY_HARM,
    WAY_JOKERS,
    WAY_NEXT,
    WAY_TILES,
    WEIGHT,
    Work,
    lesser,
    paid_by_all,
)


@cython.cfunc
@cython.nogil
def _look_back(w: Work, number: cython.longlong, colour: cython.longlong) -> cython.longlong:
    """The least harm from each node of a cell on."""
    cell: cython.longlong = number * w.colours + colour
    look_up_cell(w, number, cell)
    back = w.arrays[NODE_BACK]
    by_tiles = w.arrays[BY_TILES]
    for node in range(w.arrays[CELL][cell], w.arrays[CELL_END][cell]):
        best = NEVER
        for way in range(w.arrays[NODE_FIRST][node], w.arrays[NODE_END][node]):
            tiles = w.arrays[WAY_TILES][way]
            value = w.arrays[WAY_HARM][way] + by_tiles[8 + tiles] + by_tiles[16 + tiles]
            value += w.toll * w.arrays[WAY_JOKERS][way] + back[w.arrays[WAY_NEXT][way]]
            if value < best:
                best = value
        back[node] = best
    return 0


@cython.cfunc
@cython.nogil
def _look_forward(w: Work, number: cython.longlong, colour: cython.longlong) -> cython.longlong:
    """The least harm up to each node of the cell that follows."""
    cell: cython.longlong = number * w.colours + colour
    look_up_cell(w, number, cell)
    harm = w.arrays[NODE_HARM]
    by_tiles = w.arrays[BY_TILES]
    after = cell + w.colours
    for node in range(w.arrays[CELL][after], w.arrays[CELL_END][after]):
        harm[node] = NEVER
    for node in range(w.arrays[CELL][cell], w.arrays[CELL_END][cell]):
        for way in range(w.arrays[NODE_FIRST][node], w.arrays[NODE_END][node]):
            tiles = w.arrays[WAY_TILES][way]
            value = w.arrays[WAY_HARM][way] + by_tiles[8 + tiles] + by_tiles[16 + tiles]
            value += w.toll * w.arrays[WAY_JOKERS][way] + harm[node]
            after = w.arrays[WAY_NEXT][way]
            if value < harm[after]:
                harm[after] = value
    return 0


@cython.cfunc
@cython.nogil
def _look_around(w: Work, number: cython.longlong, colour: cython.longlong) -> cython.longlong:
    """The least harm of a colour by its tiles in groups here, their share not counted."""
    cell: cython.longlong = number * w.colours + colour
    can = w.arrays[CAN][cell]
    by_tiles = w.arrays[BY_TILES]
    bare = w.arrays[BARE]
    for tiles in range(8):
        bare[8 * colour + tiles] = by_tiles[32 + tiles] = NEVER
    for node in range(w.arrays[CELL][cell], w.arrays[CELL_END][cell]):
        for way in range(w.arrays[NODE_FIRST][node], w.arrays[NODE_END][node]):
            tiles = w.arrays[WAY_TILES][way]
            value = w.arrays[WAY_HARM][way] + w.toll * w.arrays[WAY_JOKERS][way]
            value += w.arrays[NODE_HARM][node] + w.arrays[NODE_BACK][w.arrays[WAY_NEXT][way]]
            if value < by_tiles[32 + tiles]:
                by_tiles[32 + tiles] = value
    for tiles in range(can + 1):
        value = by_tiles[32 + tiles] + w.price * w.arrays[WEIGHT][cell] * (can - tiles)
        low = w.arrays[MUST][cell] - tiles
        if low < 0:
            low = 0
        for g in range(low, lesser(can - tiles, w.arrays[MOST_GROUPS][number]) + 1):
            if w.arrays[WEIGHT][cell] * (can - tiles - g) > w.slack:
                continue
            if value < bare[8 * colour + g] and w.arrays[SHARE][8 * cell + g] < NEVER:
                bare[8 * colour + g] = value
    return 0


@cython.cfunc
@cython.nogil
def _marry(
    w: Work,
    number: cython.longlong,
    colour: cython.longlong,
    place: cython.longlong,
    groups: cython.longlong,
    harm: cython.longlong,
) -> cython.longlong:
    """Note for every colour and its tiles in groups the least harm of all colours together.

    The least of it, with what the colours before have chosen.
    """
    if colour == w.colours:
        w.effort += 1
        value = least_with_toll(w, number, place, groups)
        return value if value >= NEVER else value + harm
    cell = number * w.colours + colour
    bare = w.arrays[BARE]
    fewest = w.arrays[FEWEST]
    least = NEVER
    for g in range(w.arrays[CAN][cell] + 1):
        value = bare[8 * colour + g]
        if value < NEVER:
            value += harm - w.price * w.arrays[WEIGHT][cell] * g
            value = _marry(w, number, colour + 1, place, groups | g << 4 * colour, value)
            if value < fewest[8 * colour + g]:
                fewest[8 * colour + g] = value
            if value < least:
                least = value
        place += w.arrays[RADIX][cell]
    return least


@cython.cfunc
@cython.nogil
def _balance(w: Work, number: cython.longlong) -> cython.longlong:
    """Share out the harm of a number's groups anew, as its colours can bear it; the bound.

    All colours get an equal part of the least harm of all of them together.
    """
    for c in range(w.colours):
        _look_around(w, number, c)
    for g in range(8 * w.colours):
        w.arrays[FEWEST][g] = NEVER
    best = _marry(w, number, 0, 0, 0, 0)
    if best > w.limit:
        return best
    for c in range(w.colours):
        cell = number * w.colours + c
        for g in range(8):
            value = w.arrays[FEWEST][8 * c + g]
            if value > w.limit:
                w.arrays[SHARE][8 * cell + g] = NEVER
                continue
            part = value // w.colours if value >= 0 else -((w.colours - 1 - value) // w.colours)
            w.arrays[SHARE][8 * cell + g] = part - w.arrays[BARE][8 * c + g]
    return best


@cython.cfunc
@cython.nogil
def _round(w: Work) -> cython.longlong:
    """Share out anew, number by number, upwards and downwards; the bound."""
    bound = 0
    for number in range(w.numbers):
        bound = _balance(w, number)
        if bound > w.limit:
            return bound
        for c in range(w.colours):
            _look_forward(w, number, c)
    for number in range(w.numbers - 1, -1, -1):
        bound = _balance(w, number)
        if bound > w.limit:
            return bound
        for c in range(w.colours):
            _look_back(w, number, c)
    return bound


@cython.cfunc
@cython.nogil
def _nothing_follows(w: Work) -> cython.longlong:
    """After the last number there is no harm."""
    for c in range(w.colours):
        cell = w.numbers * w.colours + c
        for i in range(w.arrays[CELL][cell], w.arrays[CELL_END][cell]):
            w.arrays[NODE_BACK][i] = 0
    return 0


@cython.cfunc
@cython.nogil
def first_bound(w: Work) -> cython.longlong:
    """A lower bound, tolls and prices taken off, from sharing out once, downwards.

    The harm up to each node is known from building the graph, and that is half of the work.
    """
    _nothing_follows(w)
    w.limit = NEVER // 2
    bound = 0
    for number in range(w.numbers - 1, -1, -1):
        bound = _balance(w, number)
        if bound > w.limit:
            return bound
        for c in range(w.colours):
            _look_back(w, number, c)
    for c in range(w.colours):
        w.arrays[FEWEST][64 + c] = w.arrays[NODE_BACK][w.arrays[CELL][c]]
        for number in range(w.numbers):
            _look_forward(w, number, c)
    return bound - paid_by_all(w)


@cython.cfunc
@cython.nogil
def copy_shares(w: Work, source: cython.longlong, target: cython.longlong) -> cython.longlong:
    """Copy the shares of all cells from one array into another."""
    for i in range(8 * w.colours * w.numbers):
        w.arrays[target][i] = w.arrays[source][i]
    return 0


@cython.cfunc
@cython.nogil
def _alone(w: Work) -> cython.longlong:
    """The least harm of the colours one by one, tolls and prices taken off."""
    total = -paid_by_all(w)
    for c in range(w.colours):
        for number in range(w.numbers - 1, -1, -1):
            _look_back(w, number, c)
        w.arrays[FEWEST][64 + c] = w.arrays[NODE_BACK][w.arrays[CELL][c]]
        total += w.arrays[FEWEST][64 + c]
    return total


@cython.cfunc
@cython.nogil
def sharpen(w: Work, enough: cython.longlong) -> cython.longlong:
    """Raise the lower bound, tolls and prices taken off, as far as a few rounds do."""
    _nothing_follows(w)
    w.limit = NEVER // 2
    # What was shared out in one direction only is a bad start for more.
    copy_shares(w, FIRST_SHARE, SHARE)
    _alone(w)
    _round(w)
    best = -NEVER
    raising = 1 if w.jokers else 0
    for _ in range(ROUNDS):
        bound = _round(w) - paid_by_all(w)
        if raising and bound < best + TOUCH // 32:
            # The toll was too high: back to the one before.
            raising = 0
            set_toll(w, w.toll - w.toll // 3)
            copy_shares(w, BEST_SHARE, SHARE)
            _alone(w)
            continue
        if bound < best + TOUCH // 32:
            break
        best = bound
        if bound > enough:
            break
        if raising:
            copy_shares(w, SHARE, BEST_SHARE)
            set_toll(w, w.toll + w.toll // 2)
            _alone(w)
    _look_all(w)
    return best


@cython.cfunc
@cython.nogil
def sharpen_more(w: Work) -> cython.longlong:
    """Raise the bound on, in many rounds that do little each."""
    w.limit = NEVER // 2
    best = -NEVER
    for _ in range(MORE_ROUNDS):
        bound = _round(w) - paid_by_all(w)
        if bound < best + TOUCH // 256:
            break
        best = bound
    _look_all(w)
    return best


@cython.cfunc
@cython.nogil
def _look_all(w: Work) -> cython.longlong:
    """What each colour harms at least, and up to each node, with the shares as they are."""
    _alone(w)
    for c in range(w.colours):
        for number in range(w.numbers):
            _look_forward(w, number, c)
    return 0
