"""How the harm of groups is shared out among the colours, which are looked at one by one.

Every joker has to pay a toll, and every rack tile that is not laid has a price: all plays pay the
same tolls and prices in the end.
"""

from __future__ import annotations

from remeld.solver import nocython as cython
from remeld.solver.arrays import lesser, make_room
from remeld.solver.least_kernel.graph import look_up_cell
from remeld.solver.least_kernel.groups import least_with_toll
from remeld.solver.least_kernel.memory import (
    BARE,
    BY_LAID,
    BY_TILES,
    CAN,
    CELL,
    CELL_END,
    CHOICE_GROUPS,
    CHOICE_HARM,
    CHOICES,
    CHOICES_END,
    FEWEST,
    MOST_GROUPS,
    MUST,
    NEVER,
    NODE_BACK,
    NODE_END,
    NODE_FIRST,
    NODE_HARM,
    RADIX,
    SHARE,
    WAY_HARM,
    WAY_LAID,
    WAY_NEXT,
    WEIGHT,
    Work,
)


@cython.cfunc
@cython.nogil
def _look_up_laid(w: Work, number: cython.longlong, cell: cython.longlong) -> cython.longlong:
    """Note by what is laid in runs what a cell costs."""
    look_up_cell(w, number, cell)
    by_tiles = w.arrays[BY_TILES]
    for tiles in range(w.arrays[CAN][cell] + 1):
        cost = by_tiles[8 + tiles] + by_tiles[16 + tiles]
        for jokers in range(w.jokers + 1):
            w.arrays[BY_LAID][tiles | jokers << 3] = cost + w.toll * jokers
    return 0


@cython.cfunc
@cython.nogil
def look_back(w: Work, number: cython.longlong, colour: cython.longlong) -> cython.longlong:
    """The least harm from each node of a cell on."""
    cell: cython.longlong = number * w.colours + colour
    _look_up_laid(w, number, cell)
    back = w.arrays[NODE_BACK]
    by_laid = w.arrays[BY_LAID]
    way_laid = w.arrays[WAY_LAID]
    way_harm = w.arrays[WAY_HARM]
    way_next = w.arrays[WAY_NEXT]
    for node in range(w.arrays[CELL][cell], w.arrays[CELL_END][cell]):
        best = NEVER
        for way in range(w.arrays[NODE_FIRST][node], w.arrays[NODE_END][node]):
            value = way_harm[way] + back[way_next[way]] + by_laid[way_laid[way]]
            if value < best:
                best = value
        back[node] = best
    return 0


@cython.cfunc
@cython.nogil
def look_forward(w: Work, number: cython.longlong, colour: cython.longlong) -> cython.longlong:
    """The least harm up to each node of the cell that follows."""
    cell: cython.longlong = number * w.colours + colour
    _look_up_laid(w, number, cell)
    harm = w.arrays[NODE_HARM]
    by_laid = w.arrays[BY_LAID]
    way_laid = w.arrays[WAY_LAID]
    way_harm = w.arrays[WAY_HARM]
    way_next = w.arrays[WAY_NEXT]
    after = cell + w.colours
    for node in range(w.arrays[CELL][after], w.arrays[CELL_END][after]):
        harm[node] = NEVER
    for node in range(w.arrays[CELL][cell], w.arrays[CELL_END][cell]):
        here = harm[node]
        if here >= NEVER:
            continue
        for way in range(w.arrays[NODE_FIRST][node], w.arrays[NODE_END][node]):
            value = way_harm[way] + here + by_laid[way_laid[way]]
            # Written in any case: whether it is less, no processor can guess.
            harm[way_next[way]] = lesser(value, harm[way_next[way]])
    return 0


@cython.cfunc
@cython.nogil
def _look_around(w: Work, number: cython.longlong, colour: cython.longlong) -> cython.longlong:
    """The least harm of a colour by its tiles in groups here, their share not counted."""
    cell: cython.longlong = number * w.colours + colour
    can = w.arrays[CAN][cell]
    by_tiles = w.arrays[BY_TILES]
    by_laid = w.arrays[BY_LAID]
    bare = w.arrays[BARE]
    back = w.arrays[NODE_BACK]
    way_laid = w.arrays[WAY_LAID]
    way_harm = w.arrays[WAY_HARM]
    way_next = w.arrays[WAY_NEXT]
    for tiles in range(can + 1):
        for jokers in range(w.jokers + 1):
            by_laid[128 + (tiles | jokers << 3)] = NEVER
    for node in range(w.arrays[CELL][cell], w.arrays[CELL_END][cell]):
        here = w.arrays[NODE_HARM][node]
        if here >= NEVER:
            continue
        for way in range(w.arrays[NODE_FIRST][node], w.arrays[NODE_END][node]):
            value = way_harm[way] + here + back[way_next[way]]
            by_laid[128 + way_laid[way]] = lesser(value, by_laid[128 + way_laid[way]])
    for tiles in range(can + 1):
        bare[8 * colour + tiles] = NEVER
        value = by_laid[128 + tiles]
        for jokers in range(1, w.jokers + 1):
            value = lesser(value, by_laid[128 + (tiles | jokers << 3)] + w.toll * jokers)
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
def _list_choices(
    w: Work,
    number: cython.longlong,
    colour: cython.longlong,
    place: cython.longlong,
    groups: cython.longlong,
) -> cython.longlong:
    """List what all colours of a number can put in groups together, with its least harm."""
    if colour == w.colours:
        value = least_with_toll(w, number, place, groups)
        if value < NEVER:
            if w.listed >= w.rooms[CHOICE_HARM]:
                make_room(w, CHOICE_GROUPS, CHOICE_HARM + 1, w.listed + 1)
            w.arrays[CHOICE_GROUPS][w.listed] = groups
            w.arrays[CHOICE_HARM][w.listed] = value
            w.listed += 1
        return 0
    cell = number * w.colours + colour
    for g in range(w.arrays[CAN][cell] + 1):
        if w.arrays[BARE][8 * colour + g] < NEVER:
            _list_choices(w, number, colour + 1, place, groups | g << 4 * colour)
        place += w.arrays[RADIX][cell]
    return 0


@cython.cfunc
@cython.nogil
def list_anew(w: Work) -> cython.longlong:
    """Forget the lists: there is another toll, or ways that were thought dead are not."""
    w.listed = 0
    for number in range(w.numbers):
        w.arrays[CHOICES_END][number] = -1
    return 0


@cython.cfunc
@cython.nogil
def _marry(w: Work, number: cython.longlong) -> cython.longlong:
    """Note for every colour and its tiles in groups the least harm of all colours together.

    It returns the least of all.
    """
    if w.arrays[CHOICES_END][number] < 0:
        w.arrays[CHOICES][number] = w.listed
        _list_choices(w, number, 0, 0, 0)
        w.arrays[CHOICES_END][number] = w.listed
    fewest = w.arrays[FEWEST]
    for c in range(w.colours):
        price = w.price * w.arrays[WEIGHT][number * w.colours + c]
        for g in range(w.arrays[CAN][number * w.colours + c] + 1):
            fewest[8 * c + g] = NEVER
            fewest[128 + 8 * c + g] = w.arrays[BARE][8 * c + g] - price * g
    least = NEVER
    w.effort += w.arrays[CHOICES_END][number] - w.arrays[CHOICES][number]
    choice_groups = w.arrays[CHOICE_GROUPS]
    choice_harm = w.arrays[CHOICE_HARM]
    last = w.colours - 1
    i = w.arrays[CHOICES][number]
    end = w.arrays[CHOICES_END][number]
    while i < end:
        # The list counts up the tiles of the last colour first: what others give stays the same.
        others = choice_groups[i] & (1 << 4 * last) - 1
        given = 0
        for c in range(last):
            given += fewest[128 + 8 * c + (others >> 4 * c & 15)]
        best = NEVER
        while i < end and choice_groups[i] & (1 << 4 * last) - 1 == others:
            g = choice_groups[i] >> 4 * last
            value = choice_harm[i] + fewest[128 + 8 * last + g] + given
            best = lesser(best, value)
            fewest[8 * last + g] = lesser(fewest[8 * last + g], value)
            i += 1
        least = lesser(least, best)
        for c in range(last):
            g = 8 * c + (others >> 4 * c & 15)
            fewest[g] = lesser(fewest[g], best)
    return least


@cython.cfunc
@cython.nogil
def balance(w: Work, number: cython.longlong) -> cython.longlong:
    """Share out the harm of a number's groups anew, as its colours can bear it; the bound.

    All colours get an equal part of the least harm of all of them together.
    """
    for c in range(w.colours):
        _look_around(w, number, c)
    best = _marry(w, number)
    if best > w.limit:
        return best
    for c in range(w.colours):
        cell = number * w.colours + c
        for g in range(w.arrays[CAN][cell] + 1):
            value = w.arrays[FEWEST][8 * c + g]
            if value > w.limit:
                w.arrays[SHARE][8 * cell + g] = NEVER
                continue
            part = value // w.colours if value >= 0 else -((w.colours - 1 - value) // w.colours)
            w.arrays[SHARE][8 * cell + g] = part - w.arrays[BARE][8 * c + g]
    return best
