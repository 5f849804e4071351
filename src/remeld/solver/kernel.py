# cython: language_level=3, boundscheck=False, wraparound=False, cdivision=True
# cython: initializedcheck=False, nonecheck=False
"""The search: which rack tiles can be laid, and how all tiles then lie in sets.

The kernel knows small integers only: colours 0 to C-1, numbers 1 to N, counts, jokers. It walks
the numbers upwards. Between two numbers it remembers, for each colour, how many runs are open
with one tile, with two, and with three or more; a run of three or more may go on or end. At a
number each colour gives some of its tiles to its runs, and what is left must (table) or may
(rack) go into groups of that number, which counting alone decides. Two sweeps that differ only
in which copy of a tile lies where are one sweep here.

Why nothing is missed, although not every choice is tried:

* A run of three or more that goes on can do all that a new run could, so no run is started
  while one could go on. How many tiles a colour gives to runs thus decides what is open next.
* Where a joker stands in a run and a tile of that kind lies in a group or on the rack, the two
  change places. So a joker stands in a run only when the runs have all tiles of that kind.
* A run that starts with a joker reaches the last number: otherwise the joker moves to its other
  end. It starts at most four numbers before, since a longer one can be cut, and its jokers laid
  at the end of the first part.
* A joker that lengthens a run of three or more is followed by a tile, or the first point
  applies to a run that starts with jokers near the last number. Any other such joker is spare,
  and so is one on a group of three. Spare jokers are laid in the end onto any set with room.

The last three points may leave a joker without a place, or give points away. So where a spare
joker finds no room, where jokers count what they stand for, and where runs may not be long, the
search is `strict`: it places every joker itself and takes no such short cut, except that a run
that starts with a joker still reaches the last number.

The search keeps the `width` most hopeful states of every number. Their hope is a bound: what
each colour could still lay if groups took whatever they might. If a state was dropped that
hoped for more than was found, the search starts again, wider; otherwise the best is proved.

Where `any` rack tile will do, and the rack has no joker, the bound is another one, cheaper and
sharper: the jokers that all colours need for what must still be laid, and for a rack tile if none
was laid so far. There are only so many.
"""

from __future__ import annotations

from collections.abc import Sequence

from remeld.solver import nocython as cython

if cython.compiled:
    import cython  # type: ignore[import-untyped, no-redef]
    from cython.cimports.libc.stdlib import free, realloc  # type: ignore[import-untyped]

__all__ = ["COMPILED", "Answer", "SetBits", "reaches", "solve"]

COMPILED = cython.compiled

# A set: 0 for a run, its colour, and as bits its numbers and which of them are jokers; or 1 for
# a group, its number, and as bits its colours and which of them are jokers.
SetBits = tuple[int, int, int, int]
# Whether it is proved, the value or None if nothing was found, the sets, the states looked at.
Answer = tuple[bool, int | None, list[SetBits], int]

RUN = cython.declare(cython.longlong, 0)
GROUP = cython.declare(cython.longlong, 1)
NEVER = cython.declare(cython.longlong, -(1 << 60))
HEAVY = cython.declare(cython.longlong, 1 << 40)
FIELD = cython.declare(cython.longlong, (1 << 32) - 1)
FIRST_WIDTH = cython.declare(cython.longlong, 12)
WIDER = cython.declare(cython.longlong, 8)
# More half jokers than there ever are.
FAR = cython.declare(cython.longlong, 1000)
RANK_BITS = cython.declare(cython.longlong, 10)
MIX = cython.declare(cython.ulonglong, 0x1E3779B97F4A7C15)

# The arrays of a search. Numbers count from 0 in here; a cell is number * colours + colour.
# By cell: tiles that must lie, tiles that can, the weight of a rack tile, where the cell's nodes
# begin, jokers that a tile in a group needs beside it, and the factor of its digit.
MUST = cython.declare(cython.longlong, 0)
CAN = cython.declare(cython.longlong, 1)
WEIGHT = cython.declare(cython.longlong, 2)
CELL = cython.declare(cython.longlong, 3)
LACK = cython.declare(cython.longlong, 4)
RADIX = cython.declare(cython.longlong, 5)
# By number: what a joker there is worth, the most it is worth from there on, where the number's
# groups begin, where its states begin, and the best path.
JOKER_AT = cython.declare(cython.longlong, 6)
JOKER_FROM = cython.declare(cython.longlong, 7)
GROUP_BASE = cython.declare(cython.longlong, 8)
LAYER = cython.declare(cython.longlong, 9)
PATH_KEY = cython.declare(cython.longlong, 10)
PATH_WAY = cython.declare(cython.longlong, 11)
# A node is a state of one colour's open runs before a number: the runs, its ways on from the
# first to before the last, the fewest jokers it took, what its colour can hope for (by jokers).
# Where any rack tile will do, jokers count in halves, and in place of hope stand the fewest that
# the colour still needs: for its table tiles, and for those and a rack tile.
NODE_RUNS = cython.declare(cython.longlong, 12)
NODE_FIRST = cython.declare(cython.longlong, 13)
NODE_LAST = cython.declare(cython.longlong, 14)
NODE_JOKERS = cython.declare(cython.longlong, 15)
NODE_HOPE = cython.declare(cython.longlong, 16)
# A way leads from a node to one of the next number: to which, tiles and jokers in runs, runs of
# three and of four that go on, and the most the tiles here are worth without and with groups.
WAY_NEXT = cython.declare(cython.longlong, 17)
WAY_TILES = cython.declare(cython.longlong, 18)
WAY_JOKERS = cython.declare(cython.longlong, 19)
WAY_LONGER = cython.declare(cython.longlong, 20)
WAY_ALONE = cython.declare(cython.longlong, 21)
WAY_GROUPED = cython.declare(cython.longlong, 22)
# Where any rack tile will do, these two are what the colour needs from the way on, as in nodes.
WAY_TABLE = cython.declare(cython.longlong, 21)
WAY_RACK = cython.declare(cython.longlong, 22)
# The best groups of a number, by the tiles in runs and by jokers: value and number of the rack
# tiles laid at that number, -1 where not yet known.
GROUP_VALUE = cython.declare(cython.longlong, 23)
GROUP_LAID = cython.declare(cython.longlong, 24)
# A search state: a node for every colour, jokers and points in one key; value so far, value to
# hope for, the state it came from and by which ways.
STATE_KEY = cython.declare(cython.longlong, 25)
STATE_VALUE = cython.declare(cython.longlong, 26)
STATE_RANK = cython.declare(cython.longlong, 27)
STATE_FROM = cython.declare(cython.longlong, 28)
STATE_WAY = cython.declare(cython.longlong, 29)
# The hash table of a layer, scratch memory, the colours' open runs and the sets when dealing.
HASHED = cython.declare(cython.longlong, 30)
SCRATCH = cython.declare(cython.longlong, 31)
FRAMES = cython.declare(cython.longlong, 32)
RUNS = cython.declare(cython.longlong, 33)
SETS = cython.declare(cython.longlong, 34)
NODE_EASE = cython.declare(cython.longlong, 35)
# Where any rack tile will do: the half jokers that a colour's tiles in groups need, sixteen for
# each number.
PRICE = cython.declare(cython.longlong, 36)
ARRAYS = cython.declare(cython.longlong, 37)


@cython.final
@cython.cclass
class Work:
    """The question of a search and all its memory."""

    arrays: cython.pp_longlong
    rooms: cython.p_longlong
    index: dict[int, int]
    # the question
    colours: cython.longlong
    numbers: cython.longlong
    group_max: cython.longlong
    run_max: cython.longlong
    jokers: cython.longlong
    table_jokers: cython.longlong
    joker_weight: cython.longlong
    need: cython.longlong
    enough: cython.longlong
    limit: cython.longlong
    # how it is searched: every joker placed, any rack tile will do, jokers' weight counted on the
    # way, lengths of runs told apart up to this; groups only, or with a run at least
    strict: cython.longlong
    any: cython.longlong
    counted: cython.longlong
    exact: cython.longlong
    no_runs: cython.longlong
    need_run: cython.longlong
    # how far it has come
    halves: cython.longlong
    id_bits: cython.longlong
    nodes: cython.longlong
    ways: cython.longlong
    states: cython.longlong
    layer_start: cython.longlong
    hash_mask: cython.longlong
    sets: cython.longlong
    spent: cython.longlong
    found: cython.longlong
    best: cython.longlong
    dropped: cython.longlong

    def __init__(self) -> None:
        i: cython.longlong
        if cython.compiled:
            self.arrays = cython.cast(cython.pp_longlong, realloc(cython.NULL, ARRAYS * 8))
            self.rooms = cython.cast(cython.p_longlong, realloc(cython.NULL, ARRAYS * 8))
            for i in range(ARRAYS):
                self.arrays[i] = cython.NULL
                self.rooms[i] = 0
        else:
            self.arrays = [[] for _ in range(ARRAYS)]
            self.rooms = [0] * ARRAYS
            self.index = {}
        _make_room(self, 0, ARRAYS, 256)
        _make_room(self, HASHED, HASHED + 1, 1024)

    if cython.compiled:

        def __dealloc__(self):  # type: ignore[no-untyped-def]
            i: cython.longlong
            for i in range(ARRAYS):
                free(self.arrays[i])
            free(self.arrays)
            free(self.rooms)


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
@cython.locals(i=cython.longlong, room=cython.longlong)
def _make_room(
    w: Work, first: cython.longlong, end: cython.longlong, size: cython.longlong
) -> cython.longlong:
    """Let the arrays from `first` to before `end` hold at least `size` numbers each."""
    for i in range(first, end):
        room = w.rooms[i]
        if size <= room:
            continue
        room = size + size // 2
        if cython.compiled:
            w.arrays[i] = cython.cast(cython.p_longlong, realloc(w.arrays[i], room * 8))
        else:
            w.arrays[i].extend([0] * (room - w.rooms[i]))
        w.rooms[i] = room
    return 0


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def _least(a: cython.longlong, b: cython.longlong) -> cython.longlong:
    return a if a < b else b


# -- the runs of one colour ----------------------------------------------------------------------


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
@cython.locals(i=cython.longlong, node_runs=cython.p_longlong)
def _node(
    w: Work, first: cython.longlong, runs: cython.longlong, jokers: cython.longlong
) -> cython.longlong:
    """The place of a node in the cell that begins at `first`, which is the last cell so far."""
    node_runs = w.arrays[NODE_RUNS]
    for i in range(first, w.nodes):
        if node_runs[i] == runs:
            if jokers < w.arrays[NODE_JOKERS][i]:
                w.arrays[NODE_JOKERS][i] = jokers
            return i - first
    i = w.nodes
    if i >= w.rooms[NODE_RUNS]:
        _make_room(w, NODE_RUNS, NODE_HOPE, i + 1)
        _make_room(w, NODE_EASE, NODE_EASE + 1, i + 1)
    if (i + 1) * (w.jokers + 2) > w.rooms[NODE_HOPE]:
        _make_room(w, NODE_HOPE, NODE_HOPE + 1, (i + 1) * (w.jokers + 2))
    w.arrays[NODE_RUNS][i] = runs
    w.arrays[NODE_JOKERS][i] = jokers
    # Of states with equal hope the one with more long runs and fewer short ones is tried first.
    w.arrays[NODE_EASE][i] = 64 + 3 * (runs >> 8 & 15) - (runs >> 4 & 15) - (runs & 15)
    w.nodes = i + 1
    return i - first


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
@cython.locals(i=cython.longlong)
def _way(
    w: Work,
    goal: cython.longlong,
    tiles: cython.longlong,
    jokers: cython.longlong,
    longer: cython.longlong,
) -> cython.longlong:
    i = w.ways
    if i >= w.rooms[WAY_NEXT]:
        _make_room(w, WAY_NEXT, WAY_GROUPED + 1, i + 1)
    w.arrays[WAY_NEXT][i] = goal
    w.arrays[WAY_TILES][i] = tiles
    w.arrays[WAY_JOKERS][i] = jokers
    w.arrays[WAY_LONGER][i] = longer
    w.ways = i + 1
    return 0


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
@cython.locals(
    cell=cython.longlong, can=cython.longlong, runs=cython.longlong, spent=cython.longlong,
    n1=cython.longlong, n2=cython.longlong, n3=cython.longlong, last=cython.longlong,
    forced=cython.longlong, near=cython.longlong, follows=cython.longlong, after=cython.longlong,
    size=cython.longlong, longer=cython.longlong, starts=cython.longlong, tiles=cython.longlong,
    left=cython.longlong, extra=cython.longlong, fewest=cython.longlong, most=cython.longlong,
    must=cython.longlong, price=cython.longlong, spends=cython.longlong,
)  # fmt: skip
def _leave_plain(
    w: Work,
    node: cython.longlong,
    number: cython.longlong,
    colour: cython.longlong,
    goal: cython.longlong,
) -> cython.longlong:
    """What `_leave` does, for most questions: two jokers at most, and the search is not strict."""
    cell = number * w.colours + colour
    can = w.arrays[CAN][cell]
    runs = w.arrays[NODE_RUNS][node]
    spent = w.arrays[NODE_JOKERS][node]
    n1 = runs & 15
    n2 = runs >> 4 & 15
    n3 = runs >> 8
    last = w.numbers - 1
    forced = n1 + n2
    near = 1 if number >= last - 4 else 0
    follows = w.arrays[CAN][cell + w.colours] if number < last else 0
    after = w.arrays[CAN][cell + 2 * w.colours] if number < last - 1 else 0
    fewest = forced
    must = w.arrays[MUST][cell]
    # Where there can be no group, runs take all that must lie.
    if w.arrays[LACK][cell] == 99 and must > forced:
        fewest = must
    price = 0
    most = (w.halves - spent) // 2 if w.any else w.jokers - spent
    for size in range(fewest, can + most + 1):
        tiles = _least(size, can)
        if w.any:
            # Groups take the other table tiles.
            price = w.arrays[PRICE][16 * number + must - tiles] if must > tiles else 0
            if spent + price > w.halves:
                continue
            most = (w.halves - spent - price) // 2
        longer = _least(n3, size - forced)
        starts = size - forced - longer
        left = most - (size - tiles)
        # A larger size would only make this worse.
        if starts > 0 and (number > last - 2 or (starts > tiles and not near)):
            break
        if starts + n1 > follows + left or starts > after + left:
            continue
        extra = size - (can if can > forced else forced)
        if near:
            extra -= starts
        if extra > (longer if near or follows > 0 else 0):
            break
        runs = starts | n1 << 4 | n2 + longer << 8
        extra = size - tiles
        spends = spent + price + 2 * extra if w.any else spent + extra
        _way(w, _node(w, goal, runs, spends), tiles, extra, longer)
    return 0


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
@cython.locals(
    cell=cython.longlong, can=cython.longlong, runs=cython.longlong, spent=cython.longlong,
    n1=cython.longlong, n2=cython.longlong, n3=cython.longlong, n4=cython.longlong,
    p1=cython.longlong, p2=cython.longlong, p3=cython.longlong, p4=cython.longlong,
    r1=cython.longlong, r2=cython.longlong, r3=cython.longlong, r4=cython.longlong,
    last=cython.longlong, forced=cython.longlong, near=cython.longlong, follows=cython.longlong,
    size=cython.longlong, longer=cython.longlong, most=cython.longlong, starts=cython.longlong,
    go3=cython.longlong, go4=cython.longlong, tiles=cython.longlong, jokers=cython.longlong,
    left=cython.longlong, bare=cython.longlong, extra=cython.longlong, full=cython.longlong,
    after=cython.longlong,
)  # fmt: skip
def _leave(
    w: Work,
    node: cython.longlong,
    number: cython.longlong,
    colour: cython.longlong,
    goal: cython.longlong,
) -> cython.longlong:
    """Add every way on from a node; `goal` is where the next cell's nodes begin."""
    if not w.strict and w.jokers < 3:
        return _leave_plain(w, node, number, colour, goal)
    cell = number * w.colours + colour
    can = w.arrays[CAN][cell]
    runs = w.arrays[NODE_RUNS][node]
    spent = w.arrays[NODE_JOKERS][node]
    # Open runs of one, two, three (or more) tiles; those of jokers alone so far, which are told
    # apart only where three jokers could make a set of nothing else; runs of four and of four
    # jokers, told apart only where lengths count.
    n1 = runs & 15
    n2 = (runs >> 4) & 15
    n3 = (runs >> 8) & 15
    p1 = (runs >> 12) & 15
    p2 = (runs >> 16) & 15
    p3 = (runs >> 20) & 15
    n4 = (runs >> 24) & 15
    p4 = (runs >> 28) & 15
    last = w.numbers - 1
    forced = n1 + n2 + p1 + p2 + p3 + p4
    near = 1 if number >= last - 4 else 0
    # What the next number and the one after it have for runs that are still short.
    follows = w.arrays[CAN][cell + w.colours] if number < last else 0
    after = w.arrays[CAN][cell + 2 * w.colours] if number < last - 1 else 0
    for size in range(forced, can + w.jokers - spent + 1):
        full = _least(size, can)
        most = _least(n3 + n4, size - forced)
        for longer in range(most, (0 if w.exact else most) - 1, -1):
            starts = size - forced - longer
            if starts > 0 and (number > last - 2 or w.no_runs):
                continue
            for go4 in range(_least(n4, longer) + 1):
                go3 = longer - go4
                if go3 > n3:
                    continue
                for tiles in range(full, (0 if w.strict else full) - 1, -1):
                    jokers = size - tiles
                    if jokers > w.jokers - spent:
                        break
                    # Tiles go first to runs of jokers alone, then to new runs.
                    r4 = _least(tiles, p4)
                    left = tiles - r4
                    r3 = _least(left, p3)
                    left -= r3
                    r2 = _least(left, p2)
                    left -= r2
                    r1 = _least(left, p1)
                    left -= r1
                    bare = starts - _least(starts, left)
                    if bare > 0 and not near:
                        continue
                    # What is shorter than three must go on.
                    left = w.jokers - spent - jokers
                    if starts + n1 + p1 > follows + left or starts > after + left:
                        continue
                    if not w.strict:
                        extra = size - (can if can > forced else forced)
                        if near:
                            extra -= starts
                        if extra > (longer if near or follows > 0 else 0):
                            continue
                    if w.exact and (
                        p4 > r4 or (w.exact < 5 and p3 > r3) or (w.exact < 4 and p2 > r2)
                    ):
                        continue
                    left = n2
                    if w.jokers < 3:
                        runs = starts | n1 << 4
                    else:
                        left += r2
                        runs = starts - bare | n1 + r1 << 4
                        runs |= bare << 12 | p1 - r1 << 16 | p2 - r2 << 20
                    if w.exact == 0:
                        runs |= left + longer + r3 << 8
                        runs += p3 - r3 << 20
                    elif w.exact == 4:
                        runs |= left << 8
                    elif w.exact == 5:
                        runs |= left << 8 | go3 + r3 << 24 | p3 - r3 << 28
                    _way(w, _node(w, goal, runs, spent + jokers), tiles, jokers, go3 | go4 << 4)
    return 0


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
@cython.locals(
    cell=cython.longlong, can=cython.longlong, must=cython.longlong, weight=cython.longlong,
    lack=cython.longlong, hope=cython.p_longlong, mine=cython.longlong, then=cython.longlong,
    kept=cython.longlong, way=cython.longlong, tiles=cython.longlong, laid=cython.longlong,
    jokers=cython.longlong, value=cython.longlong, alive=cython.longlong, i=cython.longlong,
    sorts=cython.longlong, most=cython.longlong, way_tiles=cython.p_longlong,
    way_next=cython.p_longlong, way_jokers=cython.p_longlong,
)  # fmt: skip
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
@cython.exceptval(check=False)
@cython.locals(
    cell=cython.longlong, can=cython.longlong, must=cython.longlong, at=cython.longlong,
    prices=cython.p_longlong, needs=cython.p_longlong, kept=cython.longlong, way=cython.longlong,
    tiles=cython.longlong, then=cython.longlong, a=cython.longlong, b=cython.longlong,
    least=cython.longlong, more=cython.longlong, way_tiles=cython.p_longlong,
    way_next=cython.p_longlong, way_jokers=cython.p_longlong, table=cython.p_longlong,
    rack=cython.p_longlong,
)  # fmt: skip
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
            b = _least(a, b)
        else:
            b += prices[at + must - tiles]
            if can > must:
                b = _least(a + prices[at + must - tiles + 1], b)
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
        least = _least(a, least)
        more = _least(b, more)
    needs[2 * node] = least
    needs[2 * node + 1] = more
    w.arrays[NODE_LAST][node] = kept
    return 0


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
@cython.locals(
    first=cython.longlong, cell=cython.longlong, tiles=cython.longlong, others=cython.longlong,
    most=cython.longlong, price=cython.longlong, cans=cython.p_longlong,
)  # fmt: skip
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
            others += _least(cans[cell], tiles)
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
@cython.exceptval(check=False)
@cython.locals(
    number=cython.longlong, colour=cython.longlong, other=cython.longlong, cell=cython.longlong,
    node=cython.longlong, first=cython.longlong, goal=cython.longlong, size=cython.longlong,
    lack=cython.longlong, most=cython.longlong, total=cython.longlong, ways=cython.longlong,
    cells=cython.p_longlong, worth=cython.longlong, bits=cython.longlong, one=cython.longlong,
    laid=cython.p_longlong, colours=cython.longlong,
)  # fmt: skip
def _prepare(w: Work) -> cython.longlong:
    """Build the nodes and ways of every colour and lay out the groups; 0 if it is too much."""
    cells = w.arrays[CELL]
    most = 1
    one = 1
    ways = 0
    total = 0
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
    _make_room(w, GROUP_VALUE, GROUP_LAID + 1, total)
    laid = w.arrays[GROUP_LAID]
    for cell in range(total):
        laid[cell] = -1
    w.nodes = 0
    w.ways = 0
    w.halves = 2 * w.jokers
    for colour in range(w.colours):
        first = w.nodes
        cells[colour] = first
        _node(w, first, 0, 0)
        for number in range(w.numbers):
            goal = w.nodes
            cells[(number + 1) * w.colours + colour] = goal
            for node in range(first, goal):
                w.arrays[NODE_FIRST][node] = w.ways
                _leave(w, node, number, colour, goal)
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
            w.halves -= w.arrays[NODE_HOPE][2 * cells[colour]]
    bits = 1
    while (1 << bits) < most:
        bits += 1
    w.id_bits = bits
    bits = bits * w.colours + 3
    while w.need >> (bits - w.id_bits * w.colours - 3):
        bits += 1
    return 1 if bits < 63 and ways < 256 else 0


# -- groups --------------------------------------------------------------------------------------


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
@cython.locals(
    taken=cython.p_longlong, colour=cython.longlong, cell=cython.longlong, left=cython.longlong,
    total=cython.longlong, value=cython.longlong, pick=cython.longlong,
)  # fmt: skip
def _fill(
    w: Work,
    number: cython.longlong,
    code: cython.longlong,
    jokers: cython.longlong,
    sets: cython.longlong,
) -> cython.longlong:
    """Choose the tiles for so many groups with so many jokers; the value laid, or NEVER.

    Groups exist if no colour has more tiles than there are groups, and three to `group_max` come
    to each: dealt out in turn, the tiles of a colour fall into different groups, and the sizes
    differ by one at most. What each colour gives is left in the scratch array, the sum at 16.
    """
    taken = w.arrays[SCRATCH]
    total = 0
    value = 0
    for colour in range(w.colours):
        cell = number * w.colours + colour
        left = code >> 32 + 4 * colour & 15
        taken[8 + colour] = w.arrays[MUST][cell] - left
        taken[colour] = _least(w.arrays[CAN][cell] - left, sets)
        if taken[8 + colour] > taken[colour]:
            return NEVER
        total += taken[colour]
        value += w.arrays[WEIGHT][cell] * (left + taken[colour] - w.arrays[MUST][cell])
    while total + jokers > w.group_max * sets:
        # Too many: the cheapest rack tile stays where it is.
        pick = -1
        for colour in range(w.colours):
            if taken[colour] > 0 and taken[colour] > taken[8 + colour]:
                cell = number * w.colours + colour
                if pick < 0 or w.arrays[WEIGHT][cell] < w.arrays[WEIGHT][pick]:
                    pick = cell
        if pick < 0:
            return NEVER
        taken[pick - number * w.colours] -= 1
        total -= 1
        value -= w.arrays[WEIGHT][pick]
    if total < sets or total + jokers < 3 * sets:
        return NEVER
    if jokers > 0 and not w.strict and total + jokers > 3 * sets:
        return NEVER
    taken[16] = total
    return value


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
@cython.locals(
    sets=cython.longlong, best=cython.longlong, best_sets=cython.longlong, value=cython.longlong,
    laid=cython.longlong, tiles=cython.longlong, colour=cython.longlong, rest=cython.longlong,
    total=cython.longlong, place=cython.longlong, must=cython.longlong, fewest=cython.longlong,
)  # fmt: skip
def _groups(
    w: Work, number: cython.longlong, code: cython.longlong, jokers: cython.longlong
) -> cython.longlong:
    """How many groups are best, given the tiles in runs and the jokers for groups; noted."""
    best = NEVER
    best_sets = -1
    laid = -1
    tiles = 0
    fewest = 0
    total = jokers
    place = w.arrays[GROUP_BASE][number] + (code & FIELD) * (w.jokers + 1) + jokers
    for colour in range(w.colours):
        rest = code >> 32 + 4 * colour & 15
        must = w.arrays[MUST][number * w.colours + colour] - rest
        tiles -= must
        total += w.arrays[CAN][number * w.colours + colour] - rest
        if must > fewest:
            fewest = must
    # A colour that has to lay so many tiles needs as many groups.
    for sets in range(fewest, total // 3 + 1):
        value = _fill(w, number, code, jokers, sets)
        if value != NEVER and (value > best or (value == best and w.arrays[SCRATCH][16] > laid)):
            best = value
            best_sets = sets
            laid = w.arrays[SCRATCH][16]
    w.arrays[GROUP_VALUE][place] = best
    w.arrays[GROUP_LAID][place] = tiles + laid if best != NEVER else 0
    return best_sets


# -- the layers of states ------------------------------------------------------------------------


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
@cython.locals(mixed=cython.ulonglong)
def _slot(key: cython.ulonglong, mask: cython.longlong) -> cython.longlong:
    mixed = key * MIX
    place: cython.longlong = cython.cast(cython.longlong, mixed >> 24)
    return place & mask


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
@cython.locals(
    i=cython.longlong, slot=cython.longlong, mask=cython.longlong, hashed=cython.p_longlong,
    keys=cython.p_longlong,
)  # fmt: skip
def _keep(
    w: Work,
    key: cython.longlong,
    value: cython.longlong,
    rank: cython.longlong,
    came: cython.longlong,
    way: cython.longlong,
) -> cython.longlong:
    """Add a state to the newest layer, or better the one with the same key."""
    if cython.compiled:
        if 2 * (w.states - w.layer_start) > w.hash_mask:
            _rehash(w)
        mask = w.hash_mask
        hashed = w.arrays[HASHED]
        keys = w.arrays[STATE_KEY]
        slot = _slot(key, mask)
        # What an earlier layer left in the table counts as empty.
        i = hashed[slot]
        while i >= w.layer_start and keys[i] != key:
            slot = (slot + 1) & mask
            i = hashed[slot]
        if i < w.layer_start:
            i = w.states
            hashed[slot] = i
    else:
        i = w.index.setdefault(key, w.states)
    if i == w.states:
        if i >= w.rooms[STATE_KEY]:
            _make_room(w, STATE_KEY, STATE_WAY + 1, i + 1)
        w.arrays[STATE_KEY][i] = key
        w.states = i + 1
    elif value <= w.arrays[STATE_VALUE][i]:
        return 0
    w.arrays[STATE_VALUE][i] = value
    w.arrays[STATE_RANK][i] = rank
    w.arrays[STATE_FROM][i] = came
    w.arrays[STATE_WAY][i] = way
    return 0


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
@cython.locals(
    i=cython.longlong, slot=cython.longlong, mask=cython.longlong, hashed=cython.p_longlong,
    keys=cython.p_longlong,
)  # fmt: skip
def _rehash(w: Work) -> cython.longlong:
    """Give the hash table four times its room."""
    mask = 4 * w.hash_mask + 3
    _make_room(w, HASHED, HASHED + 1, mask + 1)
    w.hash_mask = mask
    _forget(w)
    keys = w.arrays[STATE_KEY]
    hashed = w.arrays[HASHED]
    for i in range(w.layer_start, w.states):
        slot = _slot(keys[i], mask)
        while hashed[slot] >= 0:
            slot = (slot + 1) & mask
        hashed[slot] = i
    return 0


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
@cython.locals(i=cython.longlong)
def _forget(w: Work) -> cython.longlong:
    """Empty the hash table; due where state numbers are given out a second time."""
    if cython.compiled:
        for i in range(w.hash_mask + 1):
            w.arrays[HASHED][i] = -1
    return 0


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
@cython.locals(
    ranks=cython.p_longlong, values=cython.p_longlong, low=cython.longlong, high=cython.longlong,
    a=cython.longlong, b=cython.longlong, i=cython.longlong, pivot=cython.longlong,
)  # fmt: skip
def _nth_rank(w: Work, nth: cython.longlong) -> cython.longlong:
    """The nth largest rank in the newest layer, by quickselect."""
    ranks = w.arrays[STATE_RANK]
    if not cython.compiled:
        return sorted(ranks[w.layer_start : w.states], reverse=True)[nth - 1]
    high = w.states - w.layer_start - 1
    low = 0
    _make_room(w, SCRATCH, SCRATCH + 1, high + 1)
    values = w.arrays[SCRATCH]
    for i in range(high + 1):
        values[i] = ranks[w.layer_start + i]
    while low < high:
        pivot = values[(low + high) // 2]
        a = low
        b = high
        while a <= b:
            while values[a] > pivot:
                a += 1
            while values[b] < pivot:
                b -= 1
            if a <= b:
                i = values[a]
                values[a] = values[b]
                values[b] = i
                a += 1
                b -= 1
        if nth - 1 <= b:
            high = b
        elif nth - 1 >= a:
            low = a
        else:
            break
    return values[nth - 1]


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
@cython.locals(
    ranks=cython.p_longlong, i=cython.longlong, to=cython.longlong, edge=cython.longlong,
    equal=cython.longlong, array=cython.longlong,
)  # fmt: skip
def _narrow(w: Work, width: cython.longlong) -> cython.longlong:
    """Keep the `width` states of the newest layer that rank highest; of equal ones the earlier."""
    ranks = w.arrays[STATE_RANK]
    if w.states - w.layer_start <= width:
        return 0
    edge = _nth_rank(w, width)
    equal = width
    for i in range(w.layer_start, w.states):
        if ranks[i] > edge:
            equal -= 1
    to = w.layer_start
    for i in range(w.layer_start, w.states):
        if ranks[i] == edge:
            equal -= 1
        if ranks[i] < edge or (ranks[i] == edge and equal < 0):
            if ranks[i] >> RANK_BITS > w.dropped:
                w.dropped = ranks[i] >> RANK_BITS
            continue
        for array in range(STATE_KEY, STATE_WAY + 1):
            w.arrays[array][to] = w.arrays[array][i]
        to += 1
    w.states = to
    return _forget(w)


# -- the sweep -----------------------------------------------------------------------------------


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def _from_rack(w: Work, now: cython.longlong, before: cython.longlong) -> cython.longlong:
    """How many of the jokers laid between `before` and `now` come from the rack."""
    if before < w.table_jokers:
        before = w.table_jokers
    return now - before if now > before else 0


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
@cython.locals(
    colours=cython.longlong, sorts=cython.longlong, bits=cython.longlong, mask=cython.longlong,
    key=cython.longlong, used=cython.longlong, left=cython.longlong, base=cython.longlong,
    frames=cython.p_longlong, f=cython.p_longlong, hope=cython.p_longlong,
    way_next=cython.p_longlong, way_jokers=cython.p_longlong, way_tiles=cython.p_longlong,
    grouped=cython.p_longlong, alone=cython.p_longlong, cells=cython.p_longlong,
    goals=cython.longlong, lack=cython.p_longlong, radix=cython.p_longlong,
    colour=cython.longlong, node=cython.longlong, way=cython.longlong, jokers=cython.longlong,
    then=cython.longlong, gain=cython.longlong, bound=cython.longlong, rest=cython.longlong,
    at=cython.longlong,
)  # fmt: skip
def _expand(w: Work, state: cython.longlong, number: cython.longlong) -> cython.longlong:
    """Walk every choice of ways, one for each colour, from a state over a number.

    The walk has a frame of eight numbers for each colour: the next way to try, the end of its
    ways, its first way, the hope of the colours after it; and, of the choices before it, jokers,
    bound, code of the tiles in runs, key of the goals. The packed ways come after all frames.
    """
    colours = w.colours
    sorts = w.jokers + 1
    bits = w.id_bits
    mask = (1 << bits) - 1
    key = w.arrays[STATE_KEY][state]
    used = (key >> (bits * colours)) & 7
    left = w.jokers - used
    f = w.arrays[FRAMES]
    hope = w.arrays[NODE_HOPE]
    way_next = w.arrays[WAY_NEXT]
    way_tiles = w.arrays[WAY_TILES]
    way_jokers = w.arrays[WAY_JOKERS]
    grouped = w.arrays[WAY_GROUPED]
    alone = w.arrays[WAY_ALONE]
    cells = w.arrays[CELL]
    lack = w.arrays[LACK]
    radix = w.arrays[RADIX]
    base = number * colours
    goals = base + colours
    rest = 0
    for colour in range(colours - 1, -1, -1):
        node = cells[base + colour] + ((key >> (bits * colour)) & mask)
        at = 8 * colour
        f[at] = w.arrays[NODE_FIRST][node]
        f[at + 1] = w.arrays[NODE_LAST][node]
        f[at + 2] = f[at]
        f[at + 3] = rest
        rest += hope[node * sorts + left]
    f[4] = 0
    f[5] = w.arrays[STATE_VALUE][state] + left * w.arrays[JOKER_FROM][number]
    if w.counted and w.joker_weight > 0:
        f[5] += w.joker_weight * _from_rack(w, w.jokers, used)
    f[6] = 0
    f[7] = 0
    f[64] = 0
    colour = 0
    while colour >= 0:
        at = 8 * colour
        way = f[at]
        if way == f[at + 1]:
            colour -= 1
            continue
        f[at] = way + 1
        jokers = f[at + 4] + way_jokers[way]
        if jokers > left:
            continue
        then = hope[(cells[goals + colour] + way_next[way]) * sorts + left - jokers]
        gain = grouped[way] if lack[base + colour] <= left - jokers else alone[way]
        if then == NEVER or gain == NEVER:
            continue
        bound = f[at + 5] + then + gain
        if bound + f[at + 3] <= w.best:
            continue
        f[at + 12] = jokers
        f[at + 13] = bound
        f[at + 14] = f[at + 6] + way_tiles[way] * radix[base + colour]
        f[at + 15] = f[at + 7] | way_next[way] << (bits * colour)
        f[65 + colour] = f[64 + colour] | (way - f[at + 2]) << (8 * colour)
        colour += 1
        if colour < colours:
            f[at + 8] = f[at + 10]
        else:
            _close(w, state, number, jokers, f[at + 14], f[at + 15], f[64 + colour])
            colour -= 1
    return 0


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
@cython.locals(
    colours=cython.longlong, bits=cython.longlong, mask=cython.longlong, key=cython.longlong,
    left=cython.longlong, base=cython.longlong, f=cython.p_longlong, needs=cython.p_longlong,
    way_next=cython.p_longlong, way_tiles=cython.p_longlong, table=cython.p_longlong,
    rack=cython.p_longlong, cells=cython.p_longlong, radix=cython.p_longlong,
    colour=cython.longlong, node=cython.longlong, way=cython.longlong, need=cython.longlong,
    more=cython.longlong, rest=cython.longlong, at=cython.longlong,
)  # fmt: skip
def _expand_any(w: Work, state: cython.longlong, number: cython.longlong) -> cython.longlong:
    """What `_expand` does, where any rack tile will do: only the jokers set bounds.

    Frames hold other bounds: what the colours after it need, and what the choices before it do.
    What the cheapest rack tile needs beyond that stands after all frames: from 80 on that of the
    colours from this one on, from 96 on that of the choices before it.
    """
    colours = w.colours
    bits = w.id_bits
    mask = (1 << bits) - 1
    key = w.arrays[STATE_KEY][state]
    left = w.jokers - (key >> bits * colours & 7)
    f = w.arrays[FRAMES]
    needs = w.arrays[NODE_HOPE]
    way_next = w.arrays[WAY_NEXT]
    way_tiles = w.arrays[WAY_TILES]
    table = w.arrays[WAY_TABLE]
    rack = w.arrays[WAY_RACK]
    cells = w.arrays[CELL]
    radix = w.arrays[RADIX]
    base = number * colours
    # A state that has laid a rack tile needs no other.
    more = FAR if w.arrays[STATE_VALUE][state] == 0 else 0
    rest = 0
    f[96] = f[80 + colours] = more
    for colour in range(colours - 1, -1, -1):
        node = cells[base + colour] + ((key >> (bits * colour)) & mask)
        at = 8 * colour
        f[at] = w.arrays[NODE_FIRST][node]
        f[at + 1] = w.arrays[NODE_LAST][node]
        f[at + 2] = f[at]
        f[at + 3] = rest
        rest += needs[2 * node]
        more = _least(more, needs[2 * node + 1] - needs[2 * node])
        f[80 + colour] = more
    if rest + more > 2 * left:
        return 0
    f[4] = 0
    f[5] = 0
    f[6] = 0
    f[7] = 0
    f[64] = 0
    colour = 0
    while colour >= 0:
        at = 8 * colour
        way = f[at]
        if way == f[at + 1]:
            colour -= 1
            continue
        f[at] = way + 1
        need = f[at + 5] + table[way]
        more = _least(f[96 + colour], rack[way] - table[way])
        if need + f[at + 3] + _least(more, f[81 + colour]) > 2 * left:
            continue
        f[97 + colour] = more
        f[at + 12] = f[at + 4] + w.arrays[WAY_JOKERS][way]
        f[at + 13] = need
        f[at + 14] = f[at + 6] + way_tiles[way] * radix[base + colour]
        f[at + 15] = f[at + 7] | way_next[way] << (bits * colour)
        f[65 + colour] = f[64 + colour] | (way - f[at + 2]) << (8 * colour)
        colour += 1
        if colour < colours:
            f[at + 8] = f[at + 10]
        else:
            _close_any(w, state, number, f[at + 12], f[at + 14], f[at + 15], f[64 + colour])
            colour -= 1
    return 0


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
@cython.locals(
    bits=cython.longlong, used=cython.longlong, left=cython.longlong, colour=cython.longlong,
    node=cython.longlong, extra=cython.longlong, place=cython.longlong, value=cython.longlong,
    needs=cython.p_longlong, need=cython.longlong, more=cython.longlong, ease=cython.longlong,
)  # fmt: skip
def _close_any(
    w: Work,
    state: cython.longlong,
    number: cython.longlong,
    jokers: cython.longlong,
    code: cython.longlong,
    goals: cython.longlong,
    ways: cython.longlong,
) -> cython.longlong:
    """What `_close` does, where any rack tile will do."""
    bits = w.id_bits
    used = (w.arrays[STATE_KEY][state] >> (bits * w.colours)) + jokers
    needs = w.arrays[NODE_HOPE]
    need = 0
    more = FAR
    ease = 0
    for colour in range(w.colours):
        node = w.arrays[CELL][(number + 1) * w.colours + colour]
        node += (goals >> (bits * colour)) & ((1 << bits) - 1)
        need += needs[2 * node]
        more = _least(more, needs[2 * node + 1] - needs[2 * node])
        ease += w.arrays[NODE_EASE][node]
    for extra in range(w.jokers - used - (need + 1) // 2 + 1):
        left = w.jokers - used - extra
        place = w.arrays[GROUP_BASE][number] + (code & FIELD) * (w.jokers + 1) + extra
        if w.arrays[GROUP_LAID][place] < 0:
            _groups(w, number, code, extra)
        if w.arrays[GROUP_VALUE][place] == NEVER:
            continue
        value = w.arrays[STATE_VALUE][state] + w.arrays[GROUP_VALUE][place]
        if value == 0 and need + more > 2 * left:
            continue
        _keep(
            w,
            goals | used + extra << (bits * w.colours),
            value,
            ((2 if value else 1) << RANK_BITS) + ease + 8 * left,
            state,
            ways | extra << 48,
        )
    return 0


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
@cython.locals(
    bits=cython.longlong, used=cython.longlong, left=cython.longlong, colour=cython.longlong,
    node=cython.longlong, extra=cython.longlong, place=cython.longlong, value=cython.longlong,
    bound=cython.longlong, then=cython.longlong, key=cython.longlong, points=cython.longlong,
    before=cython.longlong, now=cython.longlong, ease=cython.longlong,
)  # fmt: skip
def _close(
    w: Work,
    state: cython.longlong,
    number: cython.longlong,
    jokers: cython.longlong,
    code: cython.longlong,
    goals: cython.longlong,
    ways: cython.longlong,
) -> cython.longlong:
    """Every colour has its way over a number: give groups each number of jokers in turn."""
    bits = w.id_bits
    before = w.arrays[STATE_KEY][state] >> (bits * w.colours)
    used = before & 7
    for extra in range(w.jokers - used - jokers + 1):
        place = w.arrays[GROUP_BASE][number] + (code & FIELD) * (w.jokers + 1) + extra
        if w.arrays[GROUP_LAID][place] < 0:
            _groups(w, number, code, extra)
        if w.arrays[GROUP_VALUE][place] == NEVER:
            continue
        now = used + jokers + extra
        left = w.jokers - now
        value = w.arrays[STATE_VALUE][state] + w.arrays[GROUP_VALUE][place]
        value += (jokers + extra) * w.arrays[JOKER_AT][number]
        then = left * w.arrays[JOKER_FROM][number + 1]
        if w.counted:
            value += w.joker_weight * _from_rack(w, now, used)
            if w.joker_weight > 0:
                then += w.joker_weight * _from_rack(w, w.jokers, now)
        bound = value + then
        for colour in range(w.colours):
            node = w.arrays[CELL][(number + 1) * w.colours + colour]
            node += (goals >> (bits * colour)) & ((1 << bits) - 1)
            then = w.arrays[NODE_HOPE][node * (w.jokers + 1) + left]
            if then == NEVER:
                bound = NEVER
                break
            bound += then
        if bound <= w.best:
            continue
        key = now
        ease = 8 * left
        for colour in range(w.colours):
            node = w.arrays[CELL][(number + 1) * w.colours + colour]
            node += (goals >> (bits * colour)) & ((1 << bits) - 1)
            ease += w.arrays[NODE_EASE][node]
        if w.need > 0:
            points = (number + 1) * (w.arrays[GROUP_LAID][place] + jokers + extra)
            if w.need_run:
                points = code + jokers
            key |= _least((before >> 3) + points, w.need) << 3
        _keep(
            w,
            goals | key << (bits * w.colours),
            value,
            (bound << RANK_BITS) + ease,
            state,
            ways | extra << 48,
        )
    return 0


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
@cython.locals(
    layer=cython.p_longlong, number=cython.longlong, state=cython.longlong, rest=cython.longlong,
    top=cython.longlong,
)  # fmt: skip
def _sweep(w: Work, width: cython.longlong) -> cython.longlong:
    """Walk all numbers, keeping so many states of each; note the best end. 0 if cut short."""
    layer = w.arrays[LAYER]
    top = -1
    w.dropped = 4 * NEVER
    w.hash_mask = 1023
    w.states = 1
    layer[0] = 0
    w.arrays[STATE_KEY][0] = 0
    w.arrays[STATE_VALUE][0] = 0
    w.arrays[STATE_FROM][0] = 0
    _forget(w)
    for number in range(w.numbers):
        layer[number + 1] = w.states
        w.layer_start = w.states
        if not cython.compiled:
            w.index = {}
        for state in range(layer[number], layer[number + 1]):
            if w.any:
                _expand_any(w, state, number)
            else:
                _expand(w, state, number)
            if w.spent + w.states > w.limit:
                w.spent += w.states
                return 0
        _narrow(w, width)
    w.spent += w.states
    for state in range(layer[w.numbers], w.states):
        rest = w.arrays[STATE_KEY][state] >> (w.id_bits * w.colours)
        if (w.strict and rest & 7 < w.table_jokers) or rest >> 3 < w.need:
            continue
        if w.arrays[STATE_VALUE][state] > w.best:
            w.best = w.arrays[STATE_VALUE][state]
            top = state
    if top >= 0:
        w.found = 1
        for number in range(w.numbers, -1, -1):
            w.arrays[PATH_KEY][number] = w.arrays[STATE_KEY][top]
            w.arrays[PATH_WAY][number] = w.arrays[STATE_WAY][top]
            top = w.arrays[STATE_FROM][top]
    return 1


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
@cython.locals(width=cython.longlong)
def _search(w: Work, floor: cython.longlong, enough: cython.longlong) -> cython.longlong:
    """Find the best play worth more than `floor`; 1 if proved, or if worth `enough`."""
    width = FIRST_WIDTH
    w.best = floor
    w.found = 0
    w.counted = 1 if w.strict or w.joker_weight < 0 else 0
    if not _prepare(w):
        return 0
    while _sweep(w, width):
        if w.dropped <= w.best or (w.found and w.best >= enough):
            return 1
        width *= WIDER
    return 0


# -- from the path to sets -----------------------------------------------------------------------


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
@cython.locals(count=cython.longlong)
def _ones(bits: cython.longlong) -> cython.longlong:
    if not cython.compiled:
        return bits.bit_count()
    count = 0
    while bits:
        bits &= bits - 1
        count += 1
    return count


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
@cython.locals(i=cython.longlong)
def _add_set(
    w: Work,
    kind: cython.longlong,
    key: cython.longlong,
    held: cython.longlong,
    jokers: cython.longlong,
) -> cython.longlong:
    i = 4 * w.sets
    _make_room(w, SETS, SETS + 1, i + 4)
    w.arrays[SETS][i] = kind
    w.arrays[SETS][i + 1] = key
    w.arrays[SETS][i + 2] = held
    w.arrays[SETS][i + 3] = jokers
    w.sets += 1
    return 0


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
@cython.locals(
    number=cython.longlong, colour=cython.longlong, way=cython.longlong, node=cython.longlong,
    code=cython.longlong, i=cython.longlong,
)  # fmt: skip
def _deal(w: Work) -> cython.longlong:
    """Make the sets of the best path."""
    w.sets = 0
    for colour in range(w.colours):
        w.arrays[RUNS][32 * colour] = 0
    for number in range(w.numbers):
        code = 0
        for colour in range(w.colours):
            node = w.arrays[PATH_KEY][number] >> (w.id_bits * colour)
            node = w.arrays[CELL][number * w.colours + colour] + (node & ((1 << w.id_bits) - 1))
            way = (w.arrays[PATH_WAY][number + 1] >> (8 * colour)) & 255
            way += w.arrays[NODE_FIRST][node]
            code += w.arrays[WAY_TILES][way] * w.arrays[RADIX][number * w.colours + colour]
            _go_on(w, number, colour, way)
        _deal_groups(w, number, code, w.arrays[PATH_WAY][number + 1] >> 48)
    for colour in range(w.colours):
        for i in range(w.arrays[RUNS][32 * colour]):
            node = 32 * colour + 2 + 2 * i
            _add_set(w, RUN, colour, w.arrays[RUNS][node], w.arrays[RUNS][node + 1])
    return 0


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
@cython.locals(
    runs=cython.p_longlong, bare=cython.p_longlong, base=cython.longlong, bit=cython.longlong,
    jokers=cython.longlong, size=cython.longlong, go3=cython.longlong, go4=cython.longlong,
    bares=cython.longlong, kept=cython.longlong, i=cython.longlong, j=cython.longlong,
    length=cython.longlong,
)  # fmt: skip
def _go_on(
    w: Work, number: cython.longlong, colour: cython.longlong, way: cython.longlong
) -> cython.longlong:
    """Lengthen a colour's open runs, end some, start some.

    Tiles go first to runs of jokers alone, the longest first, then to new runs. So these stand
    last, and the jokers are given out from the front.
    """
    runs = w.arrays[RUNS]
    bare = w.arrays[SCRATCH]
    base = 32 * colour + 2
    jokers = w.arrays[WAY_JOKERS][way]
    size = w.arrays[WAY_TILES][way] + jokers
    go3 = w.arrays[WAY_LONGER][way] & 15
    go4 = w.arrays[WAY_LONGER][way] >> 4
    bit = 1 << (number + 1)
    bares = 0
    kept = 0
    for i in range(base, base + 2 * runs[base - 2], 2):
        if runs[i] == runs[i + 1]:
            # All end here, so that more members, from further below, are a larger number.
            j = bares
            while j > 0 and bare[j - 1] > runs[i]:
                bare[j] = bare[j - 1]
                j -= 1
            bare[j] = runs[i]
            bares += 1
            continue
        length = _ones(runs[i])
        if length >= 3:
            if w.exact == 5 and length == 4 and go4 > 0:
                go4 -= 1
            elif go3 > 0 and (w.exact == 0 or length == 3):
                go3 -= 1
            else:
                _add_set(w, RUN, colour, runs[i], runs[i + 1])
                continue
        runs[base + 2 * kept] = runs[i]
        runs[base + 2 * kept + 1] = runs[i + 1]
        kept += 1
    for j in range(kept + bares - size, bares):
        i = base + 2 * kept
        runs[i] = runs[i + 1] = bare[j] if j >= 0 else 0
        kept += 1
    for i in range(base, base + 2 * kept, 2):
        runs[i] |= bit
        if jokers > 0:
            jokers -= 1
            runs[i + 1] |= bit
    runs[base - 2] = kept
    return 0


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
@cython.locals(
    count=cython.longlong, first=cython.longlong, colour=cython.longlong, turn=cython.longlong
)  # fmt: skip
def _deal_groups(
    w: Work, number: cython.longlong, code: cython.longlong, jokers: cython.longlong
) -> cython.longlong:
    """Deal the tiles that groups take out to them, colour by colour, in turn."""
    count = _groups(w, number, code, jokers)
    if count <= 0:
        return 0
    _fill(w, number, code, jokers, count)
    first = w.sets
    turn = 0
    for _ in range(count):
        _add_set(w, GROUP, number + 1, 0, 0)
    for colour in range(w.colours):
        for _ in range(w.arrays[SCRATCH][colour]):
            w.arrays[SETS][4 * (first + turn % count) + 2] |= 1 << colour
            turn += 1
    for _ in range(jokers):
        _lay_on_group(w, first + turn % count)
        turn += 1
    return 0


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
@cython.locals(bit=cython.longlong)
def _lay_on_group(w: Work, group: cython.longlong) -> cython.longlong:
    """Lay a joker onto a group, for the first colour that it lacks."""
    bit = 1
    while w.arrays[SETS][4 * group + 2] & bit:
        bit <<= 1
    w.arrays[SETS][4 * group + 2] |= bit
    w.arrays[SETS][4 * group + 3] |= bit
    return 1


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
@cython.locals(
    sets=cython.p_longlong, size=cython.longlong, lowest=cython.longlong, bit=cython.longlong,
    i=cython.longlong,
)  # fmt: skip
def _lay_spare(w: Work) -> cython.longlong:
    """Lay one more joker onto a set with room; 1 if there was one."""
    sets = w.arrays[SETS]
    for i in range(0, 4 * w.sets, 4):
        size = _ones(sets[i + 2])
        if sets[i] == GROUP:
            if size < w.group_max:
                return _lay_on_group(w, i // 4)
        elif size < w.run_max:
            lowest = sets[i + 2] & -sets[i + 2]
            bit = lowest >> 1 if sets[i + 2] >> w.numbers else lowest << size
            sets[i + 2] |= bit
            sets[i + 3] |= bit
            return 1
    # A run of six or more has room once it is cut in two.
    for i in range(0, 4 * w.sets, 4):
        if sets[i] == RUN and _ones(sets[i + 2]) >= 6:
            bit = (sets[i + 2] & -sets[i + 2]) * 7
            if (bit & ~sets[i + 3]) and (sets[i + 2] & ~bit & ~sets[i + 3]):
                _add_set(w, RUN, sets[i + 1], sets[i + 2] & ~bit, sets[i + 3] & ~bit)
                sets = w.arrays[SETS]
                sets[i + 2] &= bit
                sets[i + 3] &= bit
                return _lay_spare(w)
    return 0


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
@cython.locals(
    i=cython.longlong, size=cython.longlong, take=cython.longlong, head=cython.longlong,
    held=cython.longlong, jokers=cython.longlong,
)  # fmt: skip
def _cut(w: Work) -> cython.longlong:
    """Cut runs that are too long, so that each part keeps a tile that is no joker."""
    i = 0
    while i < 4 * w.sets:
        held = w.arrays[SETS][i + 2]
        jokers = w.arrays[SETS][i + 3]
        size = _ones(held)
        if w.arrays[SETS][i] == RUN and size > w.run_max:
            head = 0
            for take in range(_least(w.run_max, size - 3), 2, -1):
                head = (held & -held) * ((1 << take) - 1)
                if (head & ~jokers) and (held & ~head & ~jokers):
                    break
            _add_set(w, RUN, w.arrays[SETS][i + 1], held & ~head, jokers & ~head)
            w.arrays[SETS][i + 2] = head
            w.arrays[SETS][i + 3] = jokers & head
        i += 4
    return 0


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
@cython.locals(
    bonus=cython.longlong, proved=cython.longlong, used=cython.longlong, wanted=cython.longlong
)
def _relaxed(w: Work, floor: cython.longlong, enough: cython.longlong) -> cython.longlong:
    """Search, make the sets and lay the spare jokers: 1 proved, 0 not, -1 they find no room."""
    wanted = w.table_jokers
    bonus = 0
    if w.joker_weight > 0:
        # Every rack joker can be laid, as long as there is room.
        wanted = w.jokers
        bonus = w.joker_weight * (w.jokers - w.table_jokers)
    proved = _search(w, floor - bonus, enough - bonus)
    if not w.found:
        return proved
    w.best += bonus
    _deal(w)
    used = (w.arrays[PATH_KEY][w.numbers] >> (w.id_bits * w.colours)) & 7
    while used < wanted:
        if not _lay_spare(w):
            return -1
        used += 1
    return proved


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def _strict(w: Work, floor: cython.longlong, enough: cython.longlong) -> cython.longlong:
    proved: cython.longlong = _search(w, floor, enough)
    if w.found:
        _deal(w)
    return proved


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
@cython.locals(
    proved=cython.longlong, grouped=cython.longlong, best=cython.longlong, first=cython.longlong
)
def _answer(w: Work, floor: cython.longlong, enough: cython.longlong) -> cython.longlong:
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


# -- the door ------------------------------------------------------------------------------------

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
    _set_up(w, 1 if joker_points else 0)
    with cython.nogil:
        proved = _answer(w, low, high)
        if w.found:
            _cut(w)
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
    _set_up(w, 0)
    w.any = 1 if low == 0 and w.jokers == w.table_jokers and not w.strict else 0
    with cython.nogil:
        proved = _answer(w, low, low + 1)
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
@cython.exceptval(check=False)
@cython.locals(i=cython.longlong)
def _set_up(w: Work, joker_points: cython.longlong) -> cython.longlong:
    """See which search the question needs."""
    w.group_max = _least(w.group_max, w.colours)
    w.run_max = _least(w.run_max, w.numbers)
    for i in range(w.numbers):
        w.arrays[JOKER_AT][i] = i + 1 if joker_points else 0
    # Lengths of runs beyond three matter only where runs may be too long and cannot be cut, as
    # they are too short or a part would be of jokers alone.
    w.exact = 0
    if w.run_max < 5 or (w.run_max < w.numbers and 2 < w.jokers > w.run_max - 3):
        w.exact = _least(w.run_max, 5)
    w.strict = 1 if joker_points or w.need > 0 or w.exact > 0 else 0
    return 0


@cython.cfunc
@cython.locals(i=cython.longlong, cells=cython.longlong, fits=cython.longlong)
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
