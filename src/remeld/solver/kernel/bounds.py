"""What a colour can still hope for: the bounds of the search.

A colour alone could lay at most so much if groups took whatever they might; the sum over the
colours bounds what a state can reach.

Where `any` rack tile with a weight will do, and a rack joker has none, the bound is another one,
cheaper and sharper: the jokers that all colours need for what must still be laid, and for such a
tile if none was laid so far. There are only so many.
"""

from __future__ import annotations

from remeld.solver import nocython as cython
from remeld.solver.arrays import lesser, make_room
from remeld.solver.kernel.memory import (
    CAN,
    CELL,
    FAR,
    GROUP_BASE,
    GROUP_LAID,
    GROUP_VALUE,
    JOKER_AT,
    JOKER_FROM,
    LACK,
    MUST,
    NEVER,
    NODE_FIRST,
    NODE_HOPE,
    NODE_JOKERS,
    NODE_LAST,
    NODE_RUNS,
    PRICE,
    RADIX,
    WAY_ALONE,
    WAY_GROUPED,
    WAY_JOKERS,
    WAY_LONGER,
    WAY_NEXT,
    WAY_RACK,
    WAY_TABLE,
    WAY_TILES,
    WEIGHT,
    Work,
)
from remeld.solver.kernel.runs import leave, node_of


@cython.cfunc
@cython.nogil
def _hope(
    w: Work,
    node: cython.longlong,
    number: cython.longlong,
    colour: cython.longlong,
    goal: cython.longlong,
) -> cython.longlong:
    """The most that a colour can lay from a node on, by jokers, if groups had no other limits.

    Ways that lead nowhere even then are struck out.
    """
    cell = number * w.colours + colour
    can = w.arrays[CAN][cell]
    must = w.arrays[MUST][cell]
    weight = w.arrays[WEIGHT][cell]
    lack = w.arrays[LACK][cell]
    hope = w.arrays[NODE_HOPE]
    way_next = w.arrays[WAY_NEXT]
    way_tiles = w.arrays[WAY_TILES]
    way_jokers = w.arrays[WAY_JOKERS]
    sorts = w.jokers + 1
    mine = node * sorts
    most = w.jokers - w.arrays[NODE_JOKERS][node]
    kept = w.arrays[NODE_FIRST][node]
    for i in range(sorts):
        hope[mine + i] = NEVER
    for way in range(kept, w.arrays[NODE_LAST][node]):
        tiles = way_tiles[way]
        then = (goal + way_next[way]) * sorts
        alive = 0
        # Groups take all that runs leave, or, where they need jokers, some of it.
        laid = can if lack == 0 else (must if must > tiles else tiles)
        while laid <= can:
            value = weight * (laid - must)
            jokers = way_jokers[way] + (laid - tiles) * lack
            for i in range(jokers, most + 1):
                if hope[then + i - jokers] != NEVER:
                    alive = 1
                    if hope[then + i - jokers] + value > hope[mine + i]:
                        hope[mine + i] = hope[then + i - jokers] + value
            laid += 1
        if not alive:
            continue
        way_next[kept] = way_next[way]
        way_tiles[kept] = tiles
        way_jokers[kept] = way_jokers[way]
        w.arrays[WAY_LONGER][kept] = w.arrays[WAY_LONGER][way]
        w.arrays[WAY_GROUPED][kept] = weight * (can - must)
        w.arrays[WAY_ALONE][kept] = NEVER if tiles < must else weight * (tiles - must)
        kept += 1
    w.arrays[NODE_LAST][node] = kept
    return 0


@cython.cfunc
@cython.nogil
def _need(
    w: Work,
    node: cython.longlong,
    number: cython.longlong,
    colour: cython.longlong,
    goal: cython.longlong,
) -> cython.longlong:
    """The fewest half jokers that a colour needs from a node on, with and without a rack tile.

    It is a bound: each colour may think that groups take of the others whatever it likes. Ways
    that need more than there are lead nowhere and are struck out.
    """
    cell = number * w.colours + colour
    can = w.arrays[CAN][cell]
    must = w.arrays[MUST][cell]
    wanted = w.arrays[WEIGHT][cell]
    prices = w.arrays[PRICE]
    at = 16 * number
    needs = w.arrays[NODE_HOPE]
    way_next = w.arrays[WAY_NEXT]
    way_tiles = w.arrays[WAY_TILES]
    way_jokers = w.arrays[WAY_JOKERS]
    table = w.arrays[WAY_TABLE]
    rack = w.arrays[WAY_RACK]
    least = FAR
    more = FAR
    kept = w.arrays[NODE_FIRST][node]
    for way in range(kept, w.arrays[NODE_LAST][node]):
        tiles = way_tiles[way]
        then = 2 * (goal + way_next[way])
        a = needs[then] + 2 * way_jokers[way]
        b = needs[then + 1] + 2 * way_jokers[way]
        if tiles > must:
            if wanted:
                b = lesser(a, b)
        else:
            b += prices[at + must - tiles]
            if wanted and can > must:
                b = lesser(a + prices[at + must - tiles + 1], b)
            a += prices[at + must - tiles]
        if a > w.halves:
            continue
        way_next[kept] = way_next[way]
        way_tiles[kept] = tiles
        way_jokers[kept] = way_jokers[way]
        w.arrays[WAY_LONGER][kept] = w.arrays[WAY_LONGER][way]
        table[kept] = a
        rack[kept] = b
        kept += 1
        least = lesser(a, least)
        more = lesser(b, more)
    needs[2 * node] = least
    needs[2 * node + 1] = more
    w.arrays[NODE_LAST][node] = kept
    return 0


@cython.cfunc
@cython.nogil
def _price(w: Work, number: cython.longlong) -> cython.longlong:
    """The half jokers that a colour needs to have so many tiles in groups of this number.

    Halves, since in a group of two colours and a joker each of the two pays for half of it.
    """
    cans = w.arrays[CAN]
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
        w.arrays[PRICE][16 * number + tiles] = price
        tiles += 1
    return 0


@cython.cfunc
@cython.nogil
def prepare(w: Work) -> cython.longlong:
    """Build the nodes and ways of every colour and lay out the groups; 0 if it is too much.

    -1 if the colours need more jokers than there are, so that nothing can be found. Where the
    question is asked `again` with other weights, nodes and ways are still those.

    Where any rack tile will do, the colours that have such a tile come first: often they alone tell
    that none can be laid.
    """
    cells = w.arrays[CELL]
    most = 1
    one: cython.longlong = 1
    ways = 0
    total = 0
    wanted = 0
    w.arrays[JOKER_FROM][w.numbers] = 0
    for number in range(w.numbers - 1, -1, -1):
        worth = w.arrays[JOKER_AT][number]
        if worth < w.arrays[JOKER_FROM][number + 1]:
            worth = w.arrays[JOKER_FROM][number + 1]
        w.arrays[JOKER_FROM][number] = worth
        size = 1
        colours = 0
        for cell in range(number * w.colours, (number + 1) * w.colours):
            if w.arrays[CAN][cell] > 0:
                colours += 1
        for colour in range(w.colours):
            cell = number * w.colours + colour
            # Low bits number the choices without gaps, four high ones say a colour's tiles.
            w.arrays[RADIX][cell] = size + (one << 32 + 4 * colour)
            size *= w.arrays[CAN][cell] + 1
            if w.arrays[WEIGHT][cell] and w.arrays[CAN][cell] > w.arrays[MUST][cell]:
                wanted |= 1 << colour
            lack = 2 - colours
            if w.arrays[CAN][cell] > 0:
                lack += 1
            if lack < 0:
                lack = 0
            w.arrays[LACK][cell] = 99 if lack > w.jokers or w.group_max < 3 else lack
        if w.any:
            _price(w, number)
        w.arrays[GROUP_BASE][number] = total
        total += size * (w.jokers + 1)
    make_room(w, GROUP_VALUE, GROUP_LAID + 1, total)
    laid = w.arrays[GROUP_LAID]
    for cell in range(total):
        laid[cell] = -1
    again = w.again
    w.again = 0
    if not again:
        w.nodes = 0
        w.ways = 0
    w.halves = 2 * w.jokers
    # What the cheapest rack tile needs beyond the table's; the colours of which it is not known.
    more = FAR
    unknown = wanted
    for turn in range(2 * w.colours):
        colour = turn % w.colours
        early = 1 if wanted >> colour & 1 or not w.any else 0
        if early != (1 if turn < w.colours else 0):
            continue
        if not again:
            size = _build(w, colour)
            if size > most:
                most = size
        for number in range(w.numbers - 1, -1, -1):
            goal = cells[(number + 1) * w.colours + colour]
            for node in range(cells[number * w.colours + colour], goal):
                if w.any:
                    _need(w, node, number, colour, goal)
                else:
                    _hope(w, node, number, colour, goal)
                size = w.arrays[NODE_LAST][node] - w.arrays[NODE_FIRST][node]
                if size > ways:
                    ways = size
        if w.any:
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
    while (1 << bits) < most:
        bits += 1
    w.id_bits = bits
    # A state's key: its nodes, and its jokers and points, or where any rack tile will do, its
    # jokers, whether it has laid one, and its number.
    bits = bits * w.colours + (8 if w.any else 3)
    while w.need >> (bits - w.id_bits * w.colours - 3):
        bits += 1
    return 1 if bits < 63 and ways < 256 else 0


@cython.cfunc
@cython.nogil
def _build(w: Work, colour: cython.longlong) -> cython.longlong:
    """Add the nodes and ways of a colour; how many nodes a number has at most."""
    cells = w.arrays[CELL]
    most = 1
    first = w.nodes
    cells[colour] = first
    node_of(w, first, 0, 0)
    for number in range(w.numbers):
        goal = w.nodes
        cells[(number + 1) * w.colours + colour] = goal
        for node in range(first, goal):
            w.arrays[NODE_FIRST][node] = w.ways
            leave(w, node, number, colour, goal)
            w.arrays[NODE_LAST][node] = w.ways
        first = goal
        if w.nodes - goal > most:
            most = w.nodes - goal
    for node in range(first, w.nodes):
        # After the last number no run may be short or of jokers alone.
        size = w.arrays[NODE_RUNS][node] & ~(15 << 8 | 15 << 24)
        if w.any:
            w.arrays[NODE_HOPE][2 * node] = FAR if size else 0
            w.arrays[NODE_HOPE][2 * node + 1] = FAR
            continue
        for other in range(w.jokers + 1):
            w.arrays[NODE_HOPE][node * (w.jokers + 1) + other] = NEVER if size else 0
    return most
