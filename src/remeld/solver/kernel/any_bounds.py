"""The bounds of the search where any rack tile with a weight will do, and a rack joker has none.

They are the jokers that each colour needs for what must still be laid, and for such a tile if none
was laid so far. There are only so many. Jokers count in halves, since in a group of two colours and
a joker each of the two pays for half of it.
"""

from __future__ import annotations

from remeld.solver import nocython as cython
from remeld.solver.arrays import lesser
from remeld.solver.kernel.any_runs import (
    COST_AT,
    JOKERS_AT,
    NEXT_MASK,
    TILES_AT,
    build_packed,
    build_plain,
)
from remeld.solver.kernel.memory import (
    CAN,
    CELL,
    FAR,
    MUST,
    NODE_FIRST,
    NODE_HOPE,
    NODE_LAST,
    PRICE,
    WAY_NEXT,
    WAY_RACK,
    WAY_TABLE,
    WEIGHT,
    Work,
)


@cython.cfunc
@cython.nogil
def _price(w: Work, number: cython.longlong) -> cython.longlong:
    """The half jokers that a colour needs to have so many tiles in groups of this number."""
    cans = w.arrays[CAN]
    prices = w.arrays[PRICE]
    first = number * w.colours
    most = 1
    tiles = 0
    while tiles <= most:
        # Other colours give each of these groups one tile at most.
        others = -tiles
        for cell in range(first, first + w.colours):
            others += lesser(cans[cell], tiles)
            if cans[cell] > most:
                most = cans[cell]
        # With two tiles of other colours a group needs no joker, with one it shares one joker
        # with that, and alone it needs two.
        price = 0
        if w.group_max < 3 and tiles:
            price = FAR
        elif others < tiles:
            price = 4 * tiles - 3 * others
        elif others < 2 * tiles:
            price = 2 * tiles - others
        prices[16 * number + tiles] = price
        tiles += 1
    return 0


@cython.cfunc
@cython.nogil
def _need(w: Work, colour: cython.longlong) -> cython.longlong:
    """The fewest half jokers that a colour needs from each node on, with and without a rack tile.

    It is a bound: each colour may think that groups take of the others whatever it likes. Ways
    that need more than there are lead nowhere and are struck out.
    """
    cells = w.arrays[CELL]
    needs = w.arrays[NODE_HOPE]
    node_first = w.arrays[NODE_FIRST]
    node_last = w.arrays[NODE_LAST]
    way_next = w.arrays[WAY_NEXT]
    table = w.arrays[WAY_TABLE]
    rack = w.arrays[WAY_RACK]
    prices = w.arrays[PRICE]
    halves = w.halves
    for number in range(w.numbers - 1, -1, -1):
        cell = number * w.colours + colour
        goal = cells[cell + w.colours]
        must = w.arrays[MUST][cell]
        wanted = 1 if w.arrays[WEIGHT][cell] and w.arrays[CAN][cell] > must else 0
        at = 16 * number + 1 + must
        for node in range(cells[cell], goal):
            least = FAR
            more = FAR
            kept = node_first[node]
            for way in range(kept, node_last[node]):
                packed = way_next[way]
                then = 2 * (goal + (packed & NEXT_MASK))
                a = needs[then] + (packed >> COST_AT)
                if a > halves:
                    continue
                b = needs[then + 1] + (packed >> COST_AT)
                if wanted:
                    tiles = packed >> TILES_AT & 15
                    other = a
                    if tiles <= must:
                        other = needs[then] + 2 * (packed >> JOKERS_AT & 15) + prices[at - tiles]
                    if other < b:
                        b = other
                way_next[kept] = packed
                table[kept] = a
                rack[kept] = b
                kept += 1
                if a < least:
                    least = a
                if b < more:
                    more = b
            needs[2 * node] = least
            needs[2 * node + 1] = more
            node_last[node] = kept
    return 0


@cython.cfunc
@cython.nogil
def prepare_any(w: Work) -> cython.longlong:
    """Build the nodes and ways of every colour; 0 if it is too much.

    -1 if the colours need more jokers than there are, so that nothing can be found. Where the
    question is asked `again` with other weights, nodes and ways are still those.

    The colours that have a rack tile with a weight come first: often they alone tell that none can
    be laid.
    """
    cells = w.arrays[CELL]
    wanted = 0
    for cell in range(w.numbers * w.colours):
        if w.arrays[WEIGHT][cell] and w.arrays[CAN][cell] > w.arrays[MUST][cell]:
            wanted |= 1 << cell % w.colours
    again = w.again
    w.again = 0
    if not again:
        w.nodes = 0
        w.ways = 0
        for number in range(w.numbers):
            _price(w, number)
    w.halves = 2 * w.jokers
    # What the cheapest rack tile needs beyond the table's; the colours of which it is not known.
    more = FAR
    unknown = wanted
    widest = 1
    for turn in range(2 * w.colours):
        colour = turn % w.colours
        if (wanted >> colour & 1) != (1 if turn < w.colours else 0):
            continue
        if not again:
            size = build_plain(w, colour) if w.jokers < 3 else build_packed(w, colour)
            if size > widest:
                widest = size
        _need(w, colour)
        # What this colour needs in any case the others cannot have.
        needs = w.arrays[NODE_HOPE]
        first = 2 * cells[colour]
        w.halves -= needs[first]
        more = lesser(more, needs[first + 1] - needs[first])
        unknown &= ~(1 << colour)
        if w.halves < 0 or (not unknown and more > w.halves):
            return -1
    if again:
        return 1
    bits = 1
    while (1 << bits) < widest:
        bits += 1
    w.id_bits = bits
    # A state's key: its nodes, its jokers, whether it has laid a rack tile, and its number.
    return 1 if bits * w.colours + 8 < 63 else 0
