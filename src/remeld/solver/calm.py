# cython: language_level=3, boundscheck=False, wraparound=False, cdivision=True
# cython: initializedcheck=False, nonecheck=False
"""The second search: of all plays of a given worth, one that disturbs the table least.

Like the kernel it walks the numbers upwards and remembers the open runs of every colour. Here an
open run also knows what it is to the old table. It *follows* an old run if it has repeated it so
far: it stands unchanged if it ends where that one ends. It may be the *home* of an old run, its
*owner*: tiles of the owner that are laid here stay. Its *debt* says how many jokers its owners
still miss, or, below nought, how many jokers in it nobody has claimed. Every open run goes on at
the next number; whether it ends is decided when a tile is laid.

The harm of a play is a sum over numbers and colours: TOUCH for every old set that does not stand
unchanged and one for every tile that has moved. One tile of a set stays in any case. So harm is
first charged in full, and each tile that stays with its set after the first takes one off.

Why nothing is missed, although not every choice is tried: two old runs with the same home lie in
it one after the other, since a tile that both could claim counts once whoever claims it. The
second takes over where the first ends, or has a joker. (Where jokers make them take turns, that
may not be enough; then the answer is not called sound, see `_take_turns`.) Three times harm is a
lower bound only, since nobody checks that a set has a single home: a tile and a joker of an old
run in one group; of an old group in one run; two jokers of a set that lie together elsewhere. So
whoever asks counts the moved tiles once more: if they are as few as the bound says, nothing
better exists. If not, `homes` tells which homes an old set with jokers may have: any, one of its
own kind (then harm is exact), or only such a strange one.

The search goes from coarse to fine, and raises its limit by a few touched sets at a time:

* The *coarse* graph of a colour counts touched sets only. A lower bound comes from looking at
  the colours one by one, if the harm of groups is shared out among their colours, every joker
  has to pay a toll, and every rack tile that is not laid has a price: all plays pay the same
  tolls and prices in the end. Shares and toll are bettered as long as the bound rises by it.
* If the bound does not forbid it, a sweep over all colours together tells whether so few touched
  sets are enough. States from which the bound is beyond the limit are dropped.
* Then the *fine* graph, with homes and moved tiles, is built along what the coarse one has left.
"""

from __future__ import annotations

from collections.abc import Sequence

from remeld.solver import nocython as cython

if cython.compiled:
    import cython  # type: ignore[import-untyped, no-redef]
    from cython.cimports.libc.stdlib import free, realloc  # type: ignore[import-untyped]

__all__ = ["ANY", "COMPILED", "OWN", "STRANGE", "Calm", "OldSet", "calm"]

COMPILED = cython.compiled

# A set as the kernel writes it: kind, colour or number, members as bits, jokers as bits.
SetBits = tuple[int, int, int, int]
# The same for an old set, but of a group: the colours of its tiles, and how many jokers.
OldSet = tuple[int, int, int, int]
# The sets, or None; touched sets and, as a lower bound, moved tiles; whether that is a bound for
# all plays of the given worth; the effort.
Calm = tuple[list[SetBits] | None, tuple[int, int], bool, int]

# Which homes an old set may have.
ANY = 0
OWN = 1
STRANGE = 2

TOUCH = cython.declare(cython.longlong, 1 << 12)
NEVER = cython.declare(cython.longlong, 1 << 50)
UNKNOWN = cython.declare(cython.longlong, -(1 << 50))
MIX = cython.declare(cython.ulonglong, 0x1E3779B97F4A7C15)
ROUNDS = cython.declare(cython.longlong, 10)
AHEAD = cython.declare(cython.longlong, 2)

# A node, as bits: five open runs of eleven bits, then the old runs whose home is over, by slot.
SLOTS = cython.declare(cython.longlong, 7)
OPEN_MAX = cython.declare(cython.longlong, 5)
RUN_BITS = cython.declare(cython.longlong, 11)
USED = cython.declare(cython.longlong, 55)
# What was done with a run: a tile or a joker laid; it goes on.
TILE = cython.declare(cython.longlong, 1)
WILD = cython.declare(cython.longlong, 2)
GOES_ON = cython.declare(cython.longlong, 4)
# An old run at a number: there, as a tile, its first, its last; all its jokers << 4, and those
# up to here << 8.
IS_TILE = cython.declare(cython.longlong, 2)
IS_FIRST = cython.declare(cython.longlong, 4)
IS_LAST = cython.declare(cython.longlong, 8)

# The arrays of a search. Numbers count from 0 in here; a cell is number * colours + colour.
# By cell: tiles that must lie, tiles that can, the weight of a rack tile, the harm before any
# old run is followed (the coarse one from 128 on), jokers of old groups with a tile here, whether
# an old set with jokers comes later.
MUST = cython.declare(cython.longlong, 0)
CAN = cython.declare(cython.longlong, 1)
WEIGHT = cython.declare(cython.longlong, 2)
POTENTIAL = cython.declare(cython.longlong, 3)
GROUP_JOKERS = cython.declare(cython.longlong, 4)
LATER_JOKERS = cython.declare(cython.longlong, 5)
# By cell, eight to each: the share of harm by tiles in groups, as it was at first, as it was
# best; the old runs by slot.
SHARE = cython.declare(cython.longlong, 6)
FIRST_SHARE = cython.declare(cython.longlong, 7)
BEST_SHARE = cython.declare(cython.longlong, 8)
OLD = cython.declare(cython.longlong, 9)
# By number: the most groups, where its old groups begin, their harm, where the harms of its new
# groups begin; and these, by tiles (a digit for each colour, RADIX) and jokers.
MOST_GROUPS = cython.declare(cython.longlong, 10)
OLD_GROUPS = cython.declare(cython.longlong, 11)
GROUPS_LOST = cython.declare(cython.longlong, 12)
GROUP_BASE = cython.declare(cython.longlong, 13)
GROUP_HARM = cython.declare(cython.longlong, 14)
RADIX = cython.declare(cython.longlong, 15)
# Old groups: colours as bits, jokers. A tile of an old run with jokers counts as one with bit 8.
OLD_MASK = cython.declare(cython.longlong, 16)
OLD_JOKERS = cython.declare(cython.longlong, 17)
# By cell (the fine graph from 128 on): its first node and the one after its last.
CELL = cython.declare(cython.longlong, 18)
CELL_END = cython.declare(cython.longlong, 19)
# A node: its runs; its ways from the first to before the last that is alive, or before the end;
# the fewest jokers, least harm and least worth not laid up to it; the least harm after it.
NODE_RUNS = cython.declare(cython.longlong, 20)
NODE_FIRST = cython.declare(cython.longlong, 21)
NODE_LAST = cython.declare(cython.longlong, 22)
NODE_END = cython.declare(cython.longlong, 23)
NODE_JOKERS = cython.declare(cython.longlong, 24)
NODE_HARM = cython.declare(cython.longlong, 25)
NODE_LACK = cython.declare(cython.longlong, 26)
NODE_BACK = cython.declare(cython.longlong, 27)
NODE_CELL = cython.declare(cython.longlong, 28)
NODE_COARSE = cython.declare(cython.longlong, 29)
NODE_GOOD = cython.declare(cython.longlong, 30)
# By node and jokers left: the least harm after it, and the least worth not laid.
HOPE_HARM = cython.declare(cython.longlong, 31)
HOPE_LACK = cython.declare(cython.longlong, 32)
# A way: the node it leads to, tiles and jokers in runs, the harm.
WAY_NEXT = cython.declare(cython.longlong, 33)
WAY_TILES = cython.declare(cython.longlong, 34)
WAY_JOKERS = cython.declare(cython.longlong, 35)
WAY_HARM = cython.declare(cython.longlong, 36)
# A state of all colours: its nodes and jokers as a key, worth not laid, harm, the state it came
# from, by which ways and with which tiles and jokers in groups.
STATE_KEY = cython.declare(cython.longlong, 37)
STATE_LACK = cython.declare(cython.longlong, 38)
STATE_HARM = cython.declare(cython.longlong, 39)
STATE_FROM = cython.declare(cython.longlong, 40)
STATE_WAYS = cython.declare(cython.longlong, 41)
STATE_GROUPS = cython.declare(cython.longlong, 42)
# Hash tables of states, of coarse and of fine nodes.
HASHED = cython.declare(cython.longlong, 43)
COARSE_HASHED = cython.declare(cython.longlong, 44)
FINE_HASHED = cython.declare(cython.longlong, 45)
# Scratch: the open runs of a node, those after it, the same sorted, what was done; by tiles in
# runs: price, best share, worth not laid, least harm; by colour and tiles in groups: least harm
# without share, with everything (from 64 on: of the colour alone).
RUNS = cython.declare(cython.longlong, 46)
OUT = cython.declare(cython.longlong, 47)
SORTED = cython.declare(cython.longlong, 48)
LOG = cython.declare(cython.longlong, 49)
BY_TILES = cython.declare(cython.longlong, 50)
BARE = cython.declare(cython.longlong, 51)
FEWEST = cython.declare(cython.longlong, 52)
# Scratch for groups: those in the making, what is claimed in them, the best. Then the path, the
# open runs while sets are dealt, and the sets.
NEW_MASK = cython.declare(cython.longlong, 53)
NEW_JOKERS = cython.declare(cython.longlong, 54)
CLAIMED = cython.declare(cython.longlong, 55)
BEST_NEW = cython.declare(cython.longlong, 56)
PATH = cython.declare(cython.longlong, 57)
LINE = cython.declare(cython.longlong, 58)
SETS = cython.declare(cython.longlong, 59)
# The links between the states of the coarse sweep: from, to, harm. Then its states that are any
# good, by number and key, in a hash table: number and key, harm that must still follow.
LINK_FROM = cython.declare(cython.longlong, 60)
LINK_TO = cython.declare(cython.longlong, 61)
LINK_HARM = cython.declare(cython.longlong, 62)
STATE_BACK = cython.declare(cython.longlong, 63)
KNOWN_KEY = cython.declare(cython.longlong, 64)
KNOWN_BACK = cython.declare(cython.longlong, 65)
LAYER = cython.declare(cython.longlong, 66)
# By cell, eight to each: the least share that tiles outside runs can have, by tiles in runs.
LEAST_SHARE = cython.declare(cython.longlong, 67)
ARRAYS = cython.declare(cython.longlong, 68)


@cython.final
@cython.cclass
class Work:
    """The question of a search and all its memory."""

    arrays: cython.pp_longlong
    rooms: cython.p_longlong
    index: dict[int, int]
    nodes_by_runs: dict[int, int]
    known: dict[int, int]
    # the question: `slack` is the worth that is not laid, `pairs` whether an old set has jokers
    colours: cython.longlong
    numbers: cython.longlong
    group_max: cython.longlong
    jokers: cython.longlong
    slack: cython.longlong
    movable: cython.longlong
    pairs: cython.longlong
    sound: cython.longlong
    # how it is searched: the harm allowed (tolls and prices included), what a joker pays, what
    # a unit of worth not laid costs; where the cells of the graph at work are
    limit: cython.longlong
    toll: cython.longlong
    price: cython.longlong
    coarse: cython.longlong
    at: cython.longlong
    most_effort: cython.longlong
    stop: cython.longlong
    effort: cython.longlong
    cut: cython.longlong
    # the node and cell at which ways are made
    number: cython.longlong
    cell: cython.longlong
    node: cython.longlong
    open: cython.longlong
    wild: cython.longlong
    next_most: cython.longlong
    base: cython.longlong
    least_here: cython.longlong
    coarse_node: cython.longlong
    least_hope: cython.longlong
    # the way whose log is wanted, 0 until it is found; -1 while ways are made
    traced: cython.longlong
    want_runs: cython.longlong
    want_tiles: cython.longlong
    want_jokers: cython.longlong
    want_harm: cython.longlong
    # how far it has come
    id_bits: cython.longlong
    nodes: cython.longlong
    ways: cython.longlong
    coarse_nodes: cython.longlong
    coarse_ways: cython.longlong
    states: cython.longlong
    layer_start: cython.longlong
    hash_mask: cython.longlong
    coarse_mask: cython.longlong
    fine_mask: cython.longlong
    links: cython.longlong
    known_mask: cython.longlong
    sets: cython.longlong
    best_groups: cython.longlong
    best_count: cython.longlong

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
            self.nodes_by_runs = {}
            self.known = {}
        _make_room(self, 0, ARRAYS, 256)
        _make_room(self, SHARE, OLD + 1, 8 * 6 * 13)
        _make_room(self, LEAST_SHARE, LEAST_SHARE + 1, 8 * 6 * 13)
        _make_room(self, HASHED, FINE_HASHED + 1, 1024)

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


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
@cython.locals(count=cython.longlong)
def _ones(bits: cython.longlong) -> cython.longlong:
    count = 0
    while bits:
        bits &= bits - 1
        count += 1
    return count


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
@cython.locals(i=cython.longlong)
def _forget(w: Work, table: cython.longlong, mask: cython.longlong) -> cython.longlong:
    """Empty a hash table."""
    if cython.compiled:
        for i in range(mask + 1):
            w.arrays[table][i] = -1
    return 0


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def _free(w: Work) -> cython.longlong:
    """What every play pays in tolls and prices."""
    return w.toll * w.jokers + w.price * w.slack


# -- the ways of one colour over one number ------------------------------------------------------


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def _run(
    w: Work,
    size: cython.longlong,
    pure: cython.longlong,
    follows: cython.longlong,
    owner: cython.longlong,
    debt: cython.longlong,
) -> cython.longlong:
    """An open run as bits: size up to three, of jokers alone, follows its owner, owner, debt."""
    if w.coarse:
        return size | pure << 2 | follows << 3 | (owner if follows else 0) << 4 | 4 << 7
    if w.jokers == 0 or (debt < 0 and not w.pairs and not w.arrays[LATER_JOKERS][w.cell]):
        debt = 0
    if debt > 4:
        debt = 4
    return size | pure << 2 | follows << 3 | owner << 4 | debt + 4 << 7


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
@cython.locals(
    run=cython.longlong, size=cython.longlong, pure=cython.longlong, follows=cython.longlong,
    owner=cython.longlong, debt=cython.longlong, code=cython.longlong, held=cython.longlong,
    seen=cython.longlong, owed=cython.longlong, claim=cython.longlong, slot=cython.longlong,
    other=cython.longlong,
)  # fmt: skip
def _extend(
    w: Work,
    i: cython.longlong,
    tiles: cython.longlong,
    wild: cython.longlong,
    harm: cython.longlong,
    taken: cython.longlong,
    out: cython.longlong,
) -> cython.longlong:
    """Lay a tile or a joker on the i-th open run and on those after it, in every way.

    So far `tiles` and `wild` jokers are laid, the old runs in `taken` have found a home, and
    `out` runs go on.
    """
    if i == w.open:
        if w.traced < 0 and harm + w.toll * wild + w.least_here + w.least_hope > w.base:
            return 0
        return _begin(w, 1, tiles, wild, harm, taken, out, i)
    run = w.arrays[RUNS][i]
    size = _least((run & 3) + 1, 3)
    pure = run >> 2 & 1
    follows = run >> 3 & 1
    owner = run >> 4 & 7
    debt = (run >> 7 & 15) - 4
    code = w.arrays[OLD][8 * w.cell + owner] if owner else 0
    held = code >> 4 & 15
    seen = code >> 8 & 15
    if tiles < w.arrays[CAN][w.cell]:
        if follows and code & IS_TILE:
            _follow(w, i, tiles + 1, wild, harm, taken, out, size, owner, TILE)
        elif w.coarse:
            _settle(w, i, tiles + 1, wild, harm, taken, out, size, 0, 0, 0, TILE)
        elif code & IS_TILE:
            _settle(w, i, tiles + 1, wild, harm - 1, taken, out, size, 0, owner, debt, TILE)
        else:
            owed = held - seen + 1 if follows else debt
            for slot in range(1, SLOTS + 1):
                other = w.arrays[OLD][8 * w.cell + slot]
                if other & IS_TILE and not taken >> slot & 1:
                    other = other >> 4 & 15
                    claim = _least(other, -owed if owed < 0 else 0)
                    _settle(
                        w, i, tiles + 1, wild, harm - claim, taken | 1 << slot, out,
                        size, 0, slot, owed + other, TILE,
                    )  # fmt: skip
            other = w.arrays[GROUP_JOKERS][w.cell]
            claim = _least(other, -owed if owed < 0 else 0)
            _settle(
                w, i, tiles + 1, wild, harm - claim, taken, out, size, 0, owner, owed + other, TILE
            )
    if wild < w.wild:
        if follows and not code & IS_TILE:
            _follow(w, i, tiles, wild + 1, harm, taken, out, size, owner, WILD)
        elif w.coarse:
            _settle(w, i, tiles, wild + 1, harm, taken, out, size, pure, 0, 0, WILD)
        else:
            owed = held - seen if follows else debt
            if owed > 0:
                harm -= 1
            _settle(w, i, tiles, wild + 1, harm, taken, out, size, pure, owner, owed - 1, WILD)
    return 0


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def _follow(
    w: Work,
    i: cython.longlong,
    tiles: cython.longlong,
    wild: cython.longlong,
    harm: cython.longlong,
    taken: cython.longlong,
    out: cython.longlong,
    size: cython.longlong,
    owner: cython.longlong,
    kind: cython.longlong,
) -> cython.longlong:
    """The run repeats its owner: it ends unchanged, goes on, or ends."""
    if not w.coarse:
        harm -= 1
    if w.arrays[OLD][8 * w.cell + owner] & IS_LAST:
        w.arrays[LOG][i] = kind
        _extend(w, i + 1, tiles, wild, harm - TOUCH, taken, out)
        return _go_on(w, i, tiles, wild, harm, taken, out, kind, _run(w, size, 0, 0, 0, 0))
    _go_on(w, i, tiles, wild, harm, taken, out, kind, _run(w, size, 0, 1, owner, 0))
    if size == 3:
        w.arrays[LOG][i] = kind
        _extend(w, i + 1, tiles, wild, harm, taken, out)
    return 0


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def _settle(
    w: Work,
    i: cython.longlong,
    tiles: cython.longlong,
    wild: cython.longlong,
    harm: cython.longlong,
    taken: cython.longlong,
    out: cython.longlong,
    size: cython.longlong,
    pure: cython.longlong,
    owner: cython.longlong,
    debt: cython.longlong,
    kind: cython.longlong,
) -> cython.longlong:
    """The run goes on, or ends here if it is long enough."""
    if owner and w.arrays[OLD][8 * w.cell + owner] & IS_LAST:
        owner = 0
    _go_on(w, i, tiles, wild, harm, taken, out, kind, _run(w, size, pure, 0, owner, debt))
    if size == 3 and not pure:
        if w.pairs and debt < -1:
            harm += debt + 1
        w.arrays[LOG][i] = kind
        _extend(w, i + 1, tiles, wild, harm, taken, out)
    return 0


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def _go_on(
    w: Work,
    i: cython.longlong,
    tiles: cython.longlong,
    wild: cython.longlong,
    harm: cython.longlong,
    taken: cython.longlong,
    out: cython.longlong,
    kind: cython.longlong,
    run: cython.longlong,
) -> cython.longlong:
    if _has_room(w, out):
        w.arrays[OUT][out] = run
        w.arrays[LOG][i] = kind | GOES_ON | run << 3
        _extend(w, i + 1, tiles, wild, harm, taken, out + 1)
    return 0


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def _has_room(w: Work, out: cython.longlong) -> cython.longlong:
    """Whether one more run than `out` can go on; more than fit into a node is noted."""
    if out >= w.next_most:
        return 0
    if out >= OPEN_MAX:
        w.cut = 1
        return 0
    return 1


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
@cython.locals(code=cython.longlong, run=cython.longlong)
def _begin(
    w: Work,
    slot: cython.longlong,
    tiles: cython.longlong,
    wild: cython.longlong,
    harm: cython.longlong,
    taken: cython.longlong,
    out: cython.longlong,
    done: cython.longlong,
) -> cython.longlong:
    """Start runs that are the home of an old run, in every way; then the others."""
    if w.number > w.numbers - 3:
        return _arrive(w, tiles, wild, harm, taken, out, done)
    code = 0
    while slot <= SLOTS:
        code = w.arrays[OLD][8 * w.cell + slot]
        if code and not taken >> slot & 1 and (code & IS_FIRST or not w.coarse):
            break
        slot += 1
    if slot > SLOTS:
        return _begin_others(w, tiles, wild, harm, taken, out, done)
    if code & IS_TILE:
        if tiles < w.arrays[CAN][w.cell] and _has_room(w, out):
            if code & IS_FIRST:
                run = _run(w, 1, 0, 1, slot, 0)
            else:
                run = _run(w, 1, 0, 0, 0 if code & IS_LAST else slot, code >> 4 & 15)
            w.arrays[OUT][out] = run
            w.arrays[LOG][done] = TILE | GOES_ON | run << 3
            _begin(w, slot + 1, tiles + 1, wild, harm, taken | 1 << slot, out + 1, done + 1)
    elif code & IS_FIRST and wild < w.wild and _has_room(w, out):
        run = _run(w, 1, 0, 1, slot, 0)
        w.arrays[OUT][out] = run
        w.arrays[LOG][done] = WILD | GOES_ON | run << 3
        _begin(w, slot + 1, tiles, wild + 1, harm, taken | 1 << slot, out + 1, done + 1)
    return _begin(w, slot + 1, tiles, wild, harm, taken, out, done)


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
@cython.locals(
    more=cython.longlong, jokers=cython.longlong, plain=cython.longlong, bare=cython.longlong,
    k=cython.longlong, log=cython.longlong,
)  # fmt: skip
def _begin_others(
    w: Work,
    tiles: cython.longlong,
    wild: cython.longlong,
    harm: cython.longlong,
    taken: cython.longlong,
    out: cython.longlong,
    done: cython.longlong,
) -> cython.longlong:
    plain = _run(w, 1, 0, 0, 0, w.arrays[GROUP_JOKERS][w.cell])
    bare = _run(w, 1, 1 if w.jokers > 2 else 0, 0, 0, -1)
    for more in range(w.arrays[CAN][w.cell] - tiles + 1):
        for jokers in range(w.wild - wild + 1):
            if more + jokers and not _has_room(w, out + more + jokers - 1):
                break
            for k in range(more + jokers):
                w.arrays[OUT][out + k] = plain if k < more else bare
                log = TILE | plain << 3 if k < more else WILD | bare << 3
                w.arrays[LOG][done + k] = log | GOES_ON
            _arrive(
                w, tiles + more, wild + jokers, harm, taken, out + more + jokers,
                done + more + jokers,
            )  # fmt: skip
    return 0


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
@cython.locals(
    lack=cython.longlong, total=cython.longlong, runs=cython.longlong, i=cython.longlong,
    j=cython.longlong, next_cell=cython.longlong, first=cython.longlong,
)  # fmt: skip
def _arrive(
    w: Work,
    tiles: cython.longlong,
    wild: cython.longlong,
    harm: cython.longlong,
    taken: cython.longlong,
    out: cython.longlong,
    done: cython.longlong,
) -> cython.longlong:
    """All is decided for this number: add the way, unless it cannot lead anywhere."""
    if w.traced >= 0:
        return _trace(w, tiles, wild, harm, taken, out, done)
    w.effort += 1
    total = w.arrays[BY_TILES][16 + tiles]
    if total >= NEVER:
        return 0
    total += harm + w.toll * wild + w.arrays[BY_TILES][8 + tiles]
    lack = w.arrays[NODE_LACK][w.node] + w.arrays[BY_TILES][24 + tiles]
    if total + w.least_hope > w.base or lack > w.slack:
        return 0
    if out and out > w.next_most - wild:
        return 0
    next_cell = w.at + w.cell + w.colours
    runs = _packed(w, taken, out)
    if not w.coarse and total + _coarse_hope(w, out, wild) > w.base:
        return 0
    total += w.arrays[NODE_HARM][w.node]
    j = _node(w, runs, next_cell)
    i = w.arrays[NODE_JOKERS][w.node] + wild
    if i < w.arrays[NODE_JOKERS][j]:
        w.arrays[NODE_JOKERS][j] = i
    if total < w.arrays[NODE_HARM][j]:
        w.arrays[NODE_HARM][j] = total
    if lack < w.arrays[NODE_LACK][j]:
        w.arrays[NODE_LACK][j] = lack
    first = w.arrays[NODE_FIRST][w.node]
    for i in range(first, w.ways):
        if (
            w.arrays[WAY_NEXT][i] == j
            and w.arrays[WAY_TILES][i] == tiles
            and w.arrays[WAY_JOKERS][i] == wild
        ):
            if harm < w.arrays[WAY_HARM][i]:
                w.arrays[WAY_HARM][i] = harm
            return 0
    i = w.ways
    if i >= w.rooms[WAY_NEXT]:
        _make_room(w, WAY_NEXT, WAY_HARM + 1, i + 1)
    w.arrays[WAY_NEXT][i] = j
    w.arrays[WAY_TILES][i] = tiles
    w.arrays[WAY_JOKERS][i] = wild
    w.arrays[WAY_HARM][i] = harm
    w.ways += 1
    return 0


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
@cython.locals(i=cython.longlong, runs=cython.longlong)
def _trace(
    w: Work,
    tiles: cython.longlong,
    wild: cython.longlong,
    harm: cython.longlong,
    taken: cython.longlong,
    out: cython.longlong,
    done: cython.longlong,
) -> cython.longlong:
    """Keep the log if this is the way that is wanted."""
    if w.traced or tiles != w.want_tiles or wild != w.want_jokers or harm != w.want_harm:
        return 0
    runs = _packed(w, taken, out)
    if runs == w.want_runs:
        w.traced = done + 1
        for i in range(done):
            w.arrays[PATH][64 + i] = w.arrays[LOG][i]
    return 0


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
@cython.locals(
    i=cython.longlong, j=cython.longlong, run=cython.longlong, runs=cython.longlong,
    code=cython.longlong, ordered=cython.p_longlong, one=cython.longlong,
)  # fmt: skip
def _packed(w: Work, taken: cython.longlong, out: cython.longlong) -> cython.longlong:
    """The runs that go on, and the old runs whose home is over, as a node's bits."""
    ordered = w.arrays[SORTED]
    runs = 0
    one = 1
    for i in range(out):
        run = w.arrays[OUT][i]
        taken &= ~(1 << (run >> 4 & 7))
        j = i
        while j > 0 and ordered[j - 1] < run:
            ordered[j] = ordered[j - 1]
            j -= 1
        ordered[j] = run
    for i in range(out):
        runs |= ordered[i] << RUN_BITS * i
    if not w.coarse:
        for i in range(1, SLOTS + 1):
            if taken >> i & 1:
                code = w.arrays[OLD][8 * w.cell + i]
                if code and not code & IS_LAST:
                    runs |= one << USED + i - 1
    return runs


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
@cython.locals(
    i=cython.longlong, j=cython.longlong, run=cython.longlong, runs=cython.longlong,
    ordered=cython.p_longlong, node=cython.longlong,
)  # fmt: skip
def _coarse_hope(w: Work, out: cython.longlong, wild: cython.longlong) -> cython.longlong:
    """What the coarse graph says about the runs that go on; jokers may yet be claimed."""
    ordered = w.arrays[SORTED]
    runs = 0
    for i in range(out):
        run = w.arrays[OUT][i]
        run = run & 127 | 4 << 7 if run >> 3 & 1 else run & 7 | 4 << 7
        j = i
        while j > 0 and ordered[j - 1] < run:
            ordered[j] = ordered[j - 1]
            j -= 1
        ordered[j] = run
    for i in range(out):
        runs |= ordered[i] << RUN_BITS * i
    node = _find(w, COARSE_HASHED, w.coarse_mask, runs, w.cell + w.colours)
    if node < 0 or w.arrays[NODE_GOOD][node] - w.jokers > w.limit:
        return NEVER
    w.coarse_node = node
    i = node * (w.jokers + 1) + w.wild - wild
    return w.arrays[HOPE_HARM][i] - w.jokers


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
@cython.locals(slot=cython.longlong, i=cython.longlong, first=cython.longlong, end=cython.longlong)
def _find(
    w: Work,
    table: cython.longlong,
    mask: cython.longlong,
    runs: cython.longlong,
    cell: cython.longlong,
) -> cython.longlong:
    """The node of a cell with these runs; if there is none, -1 less its place in the table."""
    if not cython.compiled:
        return w.nodes_by_runs.get(runs << 8 | cell, -1)
    first = w.arrays[CELL][cell]
    end = w.arrays[CELL_END][cell]
    slot = _slot(runs * 31 + cell, mask)
    i = w.arrays[table][slot]
    while i >= 0:
        if first <= i < end and w.arrays[NODE_RUNS][i] == runs:
            return i
        slot = slot + 1 & mask
        i = w.arrays[table][slot]
    return -1 - slot


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
@cython.locals(i=cython.longlong, table=cython.longlong, mask=cython.longlong)
def _node(w: Work, runs: cython.longlong, cell: cython.longlong) -> cython.longlong:
    """The node of the newest cell with these runs, made if need be."""
    table = COARSE_HASHED if w.coarse else FINE_HASHED
    mask = w.coarse_mask if w.coarse else w.fine_mask
    i = _find(w, table, mask, runs, cell)
    if i >= 0:
        return i
    if cython.compiled:
        w.arrays[table][-1 - i] = w.nodes
    else:
        w.nodes_by_runs[runs << 8 | cell] = w.nodes
    i = w.nodes
    if i >= w.rooms[NODE_RUNS]:
        _make_room(w, NODE_RUNS, NODE_GOOD + 1, i + 1)
    w.arrays[NODE_RUNS][i] = runs
    w.arrays[NODE_CELL][i] = cell
    w.arrays[NODE_COARSE][i] = w.coarse_node
    w.arrays[NODE_JOKERS][i] = w.arrays[NODE_HARM][i] = w.arrays[NODE_LACK][i] = NEVER
    w.nodes = i + 1
    w.arrays[CELL_END][cell] = i + 1
    return i


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
@cython.locals(i=cython.longlong, table=cython.longlong, mask=cython.longlong, slot=cython.longlong)
def _grow_table(w: Work, first: cython.longlong) -> cython.longlong:
    """Give the node table of the graph that begins at `first` four times its room."""
    if not cython.compiled:
        return 0
    table = COARSE_HASHED if w.coarse else FINE_HASHED
    mask = 4 * (w.coarse_mask if w.coarse else w.fine_mask) + 3
    _make_room(w, table, table + 1, mask + 1)
    _forget(w, table, mask)
    for i in range(first, w.nodes):
        slot = _slot(w.arrays[NODE_RUNS][i] * 31 + w.arrays[NODE_CELL][i], mask)
        while w.arrays[table][slot] >= 0:
            slot = slot + 1 & mask
        w.arrays[table][slot] = i
    if w.coarse:
        w.coarse_mask = mask
    else:
        w.fine_mask = mask
    return 0


# -- the graph of one colour ---------------------------------------------------------------------


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
@cython.locals(
    tiles=cython.longlong, g=cython.longlong, can=cython.longlong, best=cython.longlong,
    lack=cython.longlong, by_tiles=cython.p_longlong, share=cython.longlong,
    weight=cython.longlong, low=cython.longlong, least=cython.longlong,
)  # fmt: skip
def _look_up(w: Work, number: cython.longlong, cell: cython.longlong) -> cython.longlong:
    """Note what a cell costs by its tiles in runs: price, best share, worth not laid."""
    can = w.arrays[CAN][cell]
    weight = w.arrays[WEIGHT][cell]
    by_tiles = w.arrays[BY_TILES]
    least = NEVER
    for tiles in range(can + 1):
        best = NEVER
        lack = NEVER
        low = w.arrays[MUST][cell] - tiles
        if low < 0:
            low = 0
        for g in range(low, _least(can - tiles, w.arrays[MOST_GROUPS][number]) + 1):
            share = w.arrays[SHARE][8 * cell + g]
            if share < NEVER and weight * (can - tiles - g) <= w.slack:
                lack = weight * (can - tiles - g)
                if share < best:
                    best = share
        by_tiles[8 + tiles] = w.price * weight * (can - tiles)
        by_tiles[16 + tiles] = best
        by_tiles[24 + tiles] = lack
        if best < NEVER and best + by_tiles[8 + tiles] < least:
            least = best + by_tiles[8 + tiles]
    return least


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
@cython.locals(runs=cython.longlong, i=cython.longlong, taken=cython.longlong, run=cython.longlong)
def _leave(w: Work, node: cython.longlong, most: cython.longlong) -> cython.longlong:
    """Make every way on from a node by which the colour harms at most so much."""
    runs = w.arrays[NODE_RUNS][node]
    w.node = node
    w.wild = w.jokers - w.arrays[NODE_JOKERS][node]
    w.next_most = 0
    if w.number < w.numbers - 1:
        w.next_most = w.arrays[CAN][w.cell + w.colours] + w.wild
    w.base = most - w.arrays[NODE_HARM][node]
    taken = (runs >> USED & 127) << 1
    w.open = 0
    for i in range(OPEN_MAX):
        run = runs >> RUN_BITS * i & 2047
        if run == 0:
            break
        w.arrays[RUNS][i] = run
        if run >> 4 & 7:
            taken |= 1 << (run >> 4 & 7)
        w.open += 1
    return _extend(w, 0, 0, 0, w.arrays[POTENTIAL][128 * w.coarse + w.cell], taken, 0)


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
@cython.locals(
    colour=cython.longlong, number=cython.longlong, node=cython.longlong, first=cython.longlong,
    i=cython.longlong, most=cython.longlong, cell=cython.longlong, start=cython.longlong,
    others=cython.longlong, sorts=cython.longlong,
)  # fmt: skip
def _build(w: Work, coarse: cython.longlong) -> cython.longlong:
    """Build the graph of every colour; 0 if there is no way at all, -1 if there are too many."""
    sorts = w.jokers + 1
    w.coarse = coarse
    w.at = 0
    w.traced = -1
    if coarse:
        w.nodes = w.ways = 0
        _forget(w, COARSE_HASHED, w.coarse_mask)
        if not cython.compiled:
            w.nodes_by_runs.clear()
    else:
        w.at = 128
        w.nodes = w.coarse_nodes
        w.ways = w.coarse_ways
        _forget(w, FINE_HASHED, w.fine_mask)
        if not cython.compiled:
            for number in range(w.numbers + 1):
                for colour in range(w.colours):
                    cell = 128 + number * w.colours + colour
                    for i in range(w.arrays[CELL][cell], w.arrays[CELL_END][cell]):
                        if i < len(w.arrays[NODE_RUNS]):
                            w.nodes_by_runs.pop(w.arrays[NODE_RUNS][i] << 8 | cell, None)
    start = w.nodes
    others = 0
    if not coarse:
        for colour in range(w.colours):
            others += w.arrays[FEWEST][64 + colour]
    for cell in range(w.at, w.at + (w.numbers + 1) * w.colours):
        w.arrays[CELL][cell] = w.arrays[CELL_END][cell] = 0
    for colour in range(w.colours):
        most = w.limit
        if not coarse:
            most -= others - w.arrays[FEWEST][64 + colour]
        w.arrays[CELL][w.at + colour] = w.nodes
        w.coarse_node = w.arrays[CELL][colour]
        node = _node(w, 0, w.at + colour)
        w.arrays[NODE_JOKERS][node] = w.arrays[NODE_HARM][node] = w.arrays[NODE_LACK][node] = 0
        for number in range(w.numbers):
            w.number = number
            w.cell = number * w.colours + colour
            cell = w.at + w.cell
            w.arrays[CELL][cell + w.colours] = w.arrays[CELL_END][cell + w.colours] = w.nodes
            w.least_here = _look_up(w, number, w.cell)
            w.least_hope = 0
            if not coarse:
                w.least_hope = NEVER
                i = w.cell + w.colours
                for node in range(w.arrays[CELL][i], w.arrays[CELL_END][i]):
                    if w.arrays[HOPE_HARM][node * sorts + w.jokers] < w.least_hope:
                        w.least_hope = w.arrays[HOPE_HARM][node * sorts + w.jokers]
                w.least_hope -= w.jokers
            for node in range(w.arrays[CELL][cell], w.arrays[CELL_END][cell]):
                w.arrays[NODE_FIRST][node] = w.ways
                _leave(w, node, most)
                w.arrays[NODE_LAST][node] = w.arrays[NODE_END][node] = w.ways
                if 2 * (w.nodes - start) > (w.coarse_mask if coarse else w.fine_mask):
                    _grow_table(w, start)
            first = w.nodes - w.arrays[CELL][cell + w.colours]
            if first == 0:
                return 0
            if first >> w.id_bits or w.effort > w.most_effort:
                return -1
    if coarse:
        w.coarse_nodes = w.nodes
        w.coarse_ways = w.ways
    return -1 if w.cut else 1


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
@cython.locals(
    sorts=cython.longlong, mine=cython.longlong, then=cython.longlong, kept=cython.longlong,
    way=cython.longlong, tiles=cython.longlong, jokers=cython.longlong, alive=cython.longlong,
    i=cython.longlong, harm=cython.longlong, lack=cython.longlong, value=cython.longlong,
    hope_harm=cython.p_longlong, hope_lack=cython.p_longlong, k=cython.longlong,
)  # fmt: skip
def _hope(w: Work, node: cython.longlong, most: cython.longlong) -> cython.longlong:
    """The least a colour can harm and lack from a node on, by jokers; living ways come first."""
    sorts = w.jokers + 1
    mine = node * sorts
    hope_harm = w.arrays[HOPE_HARM]
    hope_lack = w.arrays[HOPE_LACK]
    for i in range(sorts):
        hope_harm[mine + i] = hope_lack[mine + i] = NEVER
    most -= w.arrays[NODE_HARM][node]
    kept = w.arrays[NODE_FIRST][node]
    for way in range(kept, w.arrays[NODE_END][node]):
        tiles = w.arrays[WAY_TILES][way]
        jokers = w.arrays[WAY_JOKERS][way]
        harm = w.arrays[BY_TILES][16 + tiles]
        if harm >= NEVER:
            continue
        harm += w.arrays[WAY_HARM][way] + w.toll * jokers + w.arrays[BY_TILES][8 + tiles]
        lack = w.arrays[BY_TILES][24 + tiles]
        then = w.arrays[WAY_NEXT][way] * sorts - jokers
        alive = 0
        for i in range(jokers, sorts):
            value = hope_harm[then + i] + harm
            k = hope_lack[then + i] + lack
            if value <= most and k + w.arrays[NODE_LACK][node] <= w.slack:
                alive = 1
                if value < hope_harm[mine + i]:
                    hope_harm[mine + i] = value
                if k < hope_lack[mine + i]:
                    hope_lack[mine + i] = k
        if alive:
            for i in range(WAY_NEXT, WAY_HARM + 1):
                value = w.arrays[i][kept]
                w.arrays[i][kept] = w.arrays[i][way]
                w.arrays[i][way] = value
            kept += 1
    w.arrays[NODE_LAST][node] = kept
    return 0


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
@cython.locals(
    colour=cython.longlong, number=cython.longlong, node=cython.longlong, i=cython.longlong,
    cell=cython.longlong, sorts=cython.longlong, others=cython.longlong, ways=cython.longlong,
)  # fmt: skip
def _hopes(w: Work) -> cython.longlong:
    """What each colour can hope for from every node; 0 if there is no way at all."""
    sorts = w.jokers + 1
    _make_room(w, HOPE_HARM, HOPE_LACK + 1, w.nodes * sorts)
    others = 0
    for colour in range(w.colours):
        others += w.arrays[FEWEST][64 + colour]
    for colour in range(w.colours):
        cell = w.at + w.numbers * w.colours + colour
        for i in range(w.arrays[CELL][cell] * sorts, w.arrays[CELL_END][cell] * sorts):
            w.arrays[HOPE_HARM][i] = w.arrays[HOPE_LACK][i] = 0
        for number in range(w.numbers - 1, -1, -1):
            cell = number * w.colours + colour
            _look_up(w, number, cell)
            for i in range(w.arrays[CAN][cell] + 1):
                w.arrays[LEAST_SHARE][8 * cell + i] = w.arrays[BY_TILES][16 + i]
            for node in range(w.arrays[CELL][w.at + cell], w.arrays[CELL_END][w.at + cell]):
                _hope(w, node, w.limit - others + w.arrays[FEWEST][64 + colour])
                ways = w.arrays[NODE_LAST][node] - w.arrays[NODE_FIRST][node]
                if ways >> w.id_bits:
                    return -1
        if w.arrays[HOPE_HARM][w.arrays[CELL][w.at + colour] * sorts + w.jokers] >= NEVER:
            return 0
    return 1


# -- sharing out the harm of groups --------------------------------------------------------------


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
@cython.locals(
    node=cython.longlong, way=cython.longlong, value=cython.longlong, best=cython.longlong,
    tiles=cython.longlong, back=cython.p_longlong, by_tiles=cython.p_longlong,
)  # fmt: skip
def _look_back(w: Work, number: cython.longlong, colour: cython.longlong) -> cython.longlong:
    """The least harm from each node of a cell on."""
    cell: cython.longlong = number * w.colours + colour
    _look_up(w, number, cell)
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
@cython.exceptval(check=False)
@cython.locals(
    node=cython.longlong, way=cython.longlong, value=cython.longlong, tiles=cython.longlong,
    harm=cython.p_longlong, by_tiles=cython.p_longlong, after=cython.longlong,
)  # fmt: skip
def _look_forward(w: Work, number: cython.longlong, colour: cython.longlong) -> cython.longlong:
    """The least harm up to each node of the cell that follows."""
    cell: cython.longlong = number * w.colours + colour
    _look_up(w, number, cell)
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
@cython.exceptval(check=False)
@cython.locals(
    node=cython.longlong, way=cython.longlong, value=cython.longlong, tiles=cython.longlong,
    g=cython.longlong, low=cython.longlong, can=cython.longlong, by_tiles=cython.p_longlong,
    bare=cython.p_longlong,
)  # fmt: skip
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
        for g in range(low, _least(can - tiles, w.arrays[MOST_GROUPS][number]) + 1):
            if w.arrays[WEIGHT][cell] * (can - tiles - g) > w.slack:
                continue
            if value < bare[8 * colour + g] and w.arrays[SHARE][8 * cell + g] < NEVER:
                bare[8 * colour + g] = value
    return 0


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
@cython.locals(
    g=cython.longlong, value=cython.longlong, jokers=cython.longlong, best=cython.longlong,
    c=cython.longlong, place=cython.longlong,
)  # fmt: skip
def _marry(
    w: Work,
    number: cython.longlong,
    colour: cython.longlong,
    groups: cython.longlong,
    harm: cython.longlong,
) -> cython.longlong:
    """Note for every colour and its tiles in groups the least harm of all colours together."""
    if colour == w.colours:
        w.effort += 1
        best = NEVER
        place = _groups_at(w, number, groups)
        for jokers in range(w.jokers + 1):
            value = w.arrays[GROUP_HARM][place + jokers]
            if value == UNKNOWN:
                value = _groups(w, number, groups, jokers, place)
            value += w.toll * jokers
            if value < best:
                best = value
        if best < NEVER:
            best += harm
            for c in range(w.colours):
                g = 8 * c + (groups >> 4 * c & 15)
                if best < w.arrays[FEWEST][g]:
                    w.arrays[FEWEST][g] = best
        return 0
    for g in range(w.arrays[CAN][number * w.colours + colour] + 1):
        value = w.arrays[BARE][8 * colour + g]
        if value < NEVER:
            value -= w.price * w.arrays[WEIGHT][number * w.colours + colour] * g
            _marry(w, number, colour + 1, groups | g << 4 * colour, harm + value)
    return 0


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
@cython.locals(
    c=cython.longlong, g=cython.longlong, best=cython.longlong, value=cython.longlong,
    cell=cython.longlong, part=cython.longlong,
)  # fmt: skip
def _balance(w: Work, number: cython.longlong) -> cython.longlong:
    """Share out the harm of a number's groups anew, as its colours can bear it; the bound.

    All colours get an equal part of the least harm of all of them together.
    """
    for c in range(w.colours):
        _look_around(w, number, c)
    for g in range(8 * w.colours):
        w.arrays[FEWEST][g] = NEVER
    _marry(w, number, 0, 0, 0)
    best = NEVER
    for g in range(8):
        if w.arrays[FEWEST][g] < best:
            best = w.arrays[FEWEST][g]
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
@cython.exceptval(check=False)
@cython.locals(number=cython.longlong, c=cython.longlong, bound=cython.longlong)
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
@cython.exceptval(check=False)
@cython.locals(
    number=cython.longlong, c=cython.longlong, bound=cython.longlong, i=cython.longlong,
    cell=cython.longlong,
)  # fmt: skip
def _first_bound(w: Work) -> cython.longlong:
    """A lower bound, tolls and prices taken off, from sharing out once, downwards.

    The harm up to each node is known from building the graph, and that is half of the work.
    """
    for c in range(w.colours):
        cell = w.numbers * w.colours + c
        for i in range(w.arrays[CELL][cell], w.arrays[CELL_END][cell]):
            w.arrays[NODE_BACK][i] = 0
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
    return bound - _free(w)


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
@cython.locals(i=cython.longlong)
def _copy_shares(w: Work, source: cython.longlong, target: cython.longlong) -> cython.longlong:
    for i in range(8 * w.colours * w.numbers):
        w.arrays[target][i] = w.arrays[source][i]
    return 0


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
@cython.locals(number=cython.longlong, c=cython.longlong, total=cython.longlong)
def _alone(w: Work) -> cython.longlong:
    """The least harm of the colours one by one, tolls and prices taken off."""
    total = -_free(w)
    for c in range(w.colours):
        for number in range(w.numbers - 1, -1, -1):
            _look_back(w, number, c)
        w.arrays[FEWEST][64 + c] = w.arrays[NODE_BACK][w.arrays[CELL][c]]
        total += w.arrays[FEWEST][64 + c]
    return total


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
@cython.locals(
    number=cython.longlong, c=cython.longlong, bound=cython.longlong, best=cython.longlong,
    raising=cython.longlong,
)  # fmt: skip
def _sharpen(w: Work) -> cython.longlong:
    """Raise the lower bound, tolls and prices taken off, as far as rounds are worth it."""
    w.limit = NEVER // 2
    # What was shared out in one direction only is a bad start for more.
    _copy_shares(w, FIRST_SHARE, SHARE)
    _alone(w)
    _round(w)
    best = -NEVER
    raising = 1 if w.jokers else 0
    for _ in range(ROUNDS):
        _alone(w)
        bound = _round(w) - _free(w)
        if raising and bound < best:
            # The toll was too high: back to the one before.
            raising = 0
            w.toll -= w.toll // 3
            _copy_shares(w, BEST_SHARE, SHARE)
            continue
        if bound < best + TOUCH // 32:
            break
        best = bound
        if bound > 0 and bound + TOUCH // 64 & TOUCH - 1 < TOUCH // 16:
            # As good as a whole number of sets: hardly more to be had.
            break
        if raising:
            _copy_shares(w, SHARE, BEST_SHARE)
            w.toll += w.toll // 2
    _alone(w)
    for c in range(w.colours):
        for number in range(w.numbers):
            _look_forward(w, number, c)
    return best


# -- groups --------------------------------------------------------------------------------------


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
@cython.locals(
    unclaimed=cython.longlong, home=cython.longlong, keep=cython.longlong, gain=cython.longlong,
    wild=cython.longlong, best=cython.longlong, value=cython.longlong, joined=cython.longlong,
)  # fmt: skip
def _homes(
    w: Work, old: cython.longlong, last: cython.longlong, count: cython.longlong
) -> cython.longlong:
    """The most tiles that stay beyond one for each old group, from the old-th one on.

    What is claimed in each new group: colours as bits (-1 where it is an old one), and jokers.
    """
    while old < last and w.arrays[OLD_MASK][old] < 0:
        old += 1
    if old == last:
        best = 0
        if w.pairs:
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
        gain = _least(w.arrays[OLD_JOKERS][old], w.arrays[NEW_JOKERS][home] - wild)
        w.arrays[CLAIMED][2 * home] = keep | joined
        w.arrays[CLAIMED][2 * home + 1] = wild + gain
        value = _ones(joined) + gain - 1 + _homes(w, old + 1, last, count)
        w.arrays[CLAIMED][2 * home] = keep
        w.arrays[CLAIMED][2 * home + 1] = wild
        if value > best:
            best = value
    return best


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
@cython.locals(
    first=cython.longlong, last=cython.longlong, old=cython.longlong, home=cython.longlong,
    harm=cython.longlong, i=cython.longlong,
)  # fmt: skip
def _weigh(w: Work, count: cython.longlong) -> cython.longlong:
    """The harm of the groups that were made; kept if it is less than the best so far."""
    first = w.arrays[OLD_GROUPS][w.number]
    last = w.arrays[OLD_GROUPS][w.number + 1]
    harm = w.arrays[GROUPS_LOST][w.number]
    for home in range(count):
        w.arrays[CLAIMED][2 * home] = 0
        w.arrays[CLAIMED][2 * home + 1] = 0
        for old in range(first, last):
            # Groups that stand are struck out of both lists while the others are counted.
            if (
                w.arrays[OLD_MASK][old] == w.arrays[NEW_MASK][home]
                and w.arrays[OLD_JOKERS][old] == w.arrays[NEW_JOKERS][home]
            ):
                harm -= TOUCH - 1 + _ones(w.arrays[OLD_MASK][old]) + w.arrays[OLD_JOKERS][old]
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
@cython.exceptval(check=False)
@cython.locals(
    colour=cython.longlong, others=cython.longlong, mask=cython.longlong, part=cython.longlong,
    size=cython.longlong, wild=cython.longlong, rest=cython.longlong, c=cython.longlong,
    code=cython.longlong, lowest=cython.longlong,
)  # fmt: skip
def _split(
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
        size = _ones(mask)
        for wild in range(3 - size if size < 3 else 0, _least(jokers, w.group_max - size) + 1):
            code = mask << 3 | wild
            if code > bound:
                continue
            rest = left
            for c in range(w.colours):
                if mask >> c & 1:
                    rest -= 1 << 4 * c
            w.arrays[NEW_MASK][count] = mask
            w.arrays[NEW_JOKERS][count] = wild
            _split(w, rest, jokers - wild, count + 1, code)
        if part == 0:
            break
        part = (part - 1) & others
    return 0


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
@cython.locals(place=cython.longlong, c=cython.longlong)
def _groups_at(w: Work, number: cython.longlong, left: cython.longlong) -> cython.longlong:
    """Where the harms of groups of these tiles are, by jokers."""
    place = 0
    for c in range(w.colours):
        place += (left >> 4 * c & 15) * w.arrays[RADIX][number * w.colours + c]
    return w.arrays[GROUP_BASE][number] + place * (w.jokers + 1)


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
@cython.locals(
    c=cython.longlong, total=cython.longlong, most=cython.longlong, n=cython.longlong,
    sets=cython.longlong, fits=cython.longlong,
)  # fmt: skip
def _groups(
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
    if fits:
        w.number = number
        _split(w, left, jokers, 0, NEVER)
    w.arrays[GROUP_HARM][place + jokers] = w.best_groups
    return w.best_groups


# -- all colours together ------------------------------------------------------------------------


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
@cython.locals(i=cython.longlong, slot=cython.longlong, mask=cython.longlong)
def _keep(
    w: Work,
    key: cython.longlong,
    lack: cython.longlong,
    harm: cython.longlong,
    came: cython.longlong,
    ways: cython.longlong,
    groups: cython.longlong,
) -> cython.longlong:
    """Add a state to the newest layer, or better the one with the same key."""
    if cython.compiled:
        if 2 * (w.states - w.layer_start) > w.hash_mask:
            _rehash(w)
        mask = w.hash_mask
        slot = _slot(key, mask)
        # What an earlier layer left in the table counts as empty.
        i = w.arrays[HASHED][slot]
        while i >= w.layer_start and w.arrays[STATE_KEY][i] != key:
            slot = slot + 1 & mask
            i = w.arrays[HASHED][slot]
        if i < w.layer_start:
            i = w.states
            w.arrays[HASHED][slot] = i
    else:
        i = w.index.setdefault(key, w.states)
    if i == w.states:
        if i >= w.rooms[STATE_KEY]:
            _make_room(w, STATE_KEY, STATE_GROUPS + 1, i + 1)
        w.arrays[STATE_KEY][i] = key
        w.states = i + 1
    elif lack > w.arrays[STATE_LACK][i] or (
        lack == w.arrays[STATE_LACK][i] and harm >= w.arrays[STATE_HARM][i]
    ):
        return i
    w.arrays[STATE_LACK][i] = lack
    w.arrays[STATE_HARM][i] = harm
    w.arrays[STATE_FROM][i] = came
    w.arrays[STATE_WAYS][i] = ways
    w.arrays[STATE_GROUPS][i] = groups
    return i


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
@cython.locals(i=cython.longlong, slot=cython.longlong, mask=cython.longlong)
def _rehash(w: Work) -> cython.longlong:
    """Give the table of states four times its room."""
    mask = 4 * w.hash_mask + 3
    _make_room(w, HASHED, HASHED + 1, mask + 1)
    w.hash_mask = mask
    _forget(w, HASHED, mask)
    for i in range(w.layer_start, w.states):
        slot = _slot(w.arrays[STATE_KEY][i], mask)
        while w.arrays[HASHED][slot] >= 0:
            slot = slot + 1 & mask
        w.arrays[HASHED][slot] = i
    return 0


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
@cython.locals(
    cell=cython.longlong, key=cython.longlong, node=cython.longlong, sorts=cython.longlong,
    way=cython.longlong, tiles=cython.longlong, jokers=cython.longlong, low=cython.longlong,
    g=cython.longlong, n_lack=cython.longlong, n_harm=cython.longlong, then=cython.longlong,
    r_lack=cython.longlong, r_harm=cython.longlong, share=cython.longlong, can=cython.longlong,
    weight=cython.longlong, goal=cython.longlong, shift=cython.longlong, must=cython.longlong,
    most=cython.longlong, first=cython.longlong, hope_lack=cython.p_longlong,
    hope_harm=cython.p_longlong, way_next=cython.p_longlong, way_tiles=cython.p_longlong,
    way_jokers=cython.p_longlong, way_harm=cython.p_longlong, part=cython.p_longlong,
)  # fmt: skip
def _choose(
    w: Work,
    state: cython.longlong,
    number: cython.longlong,
    colour: cython.longlong,
    to: cython.longlong,
    rest: cython.longlong,
    lack: cython.longlong,
    harm: cython.longlong,
    rest_lack: cython.longlong,
    rest_harm: cython.longlong,
    shares: cython.longlong,
    groups: cython.longlong,
    ways: cython.longlong,
) -> cython.longlong:
    """Choose the way of a colour and of those after it, then the groups.

    `rest` are the jokers left, `rest_lack` and `rest_harm` bounds on what is still to come.
    """
    if colour == w.colours:
        return _meet(w, state, number, to, rest, lack, harm - shares, groups, ways)
    cell = number * w.colours + colour
    key = w.arrays[STATE_KEY][state]
    shift = w.id_bits * colour
    node = w.arrays[CELL][w.at + cell] + (key >> shift & (1 << w.id_bits) - 1)
    goal = w.arrays[CELL][w.at + cell + w.colours]
    sorts = w.jokers + 1
    can = w.arrays[CAN][cell]
    must = w.arrays[MUST][cell]
    most = w.arrays[MOST_GROUPS][number]
    weight = w.arrays[WEIGHT][cell]
    hope_lack = w.arrays[HOPE_LACK]
    hope_harm = w.arrays[HOPE_HARM]
    way_next = w.arrays[WAY_NEXT]
    way_tiles = w.arrays[WAY_TILES]
    way_jokers = w.arrays[WAY_JOKERS]
    way_harm = w.arrays[WAY_HARM]
    part = w.arrays[SHARE]
    then = node * sorts + w.jokers - (key >> w.id_bits * w.colours)
    rest_lack -= hope_lack[then]
    rest_harm -= hope_harm[then]
    first = w.arrays[NODE_FIRST][node]
    for way in range(first, w.arrays[NODE_LAST][node]):
        jokers = way_jokers[way]
        if jokers > rest:
            continue
        then = way_next[way] * sorts + rest - jokers
        r_harm = rest_harm + hope_harm[then]
        tiles = way_tiles[way]
        n_harm = harm + way_harm[way] + w.toll * jokers + w.price * weight * (can - tiles)
        if n_harm + r_harm + w.arrays[LEAST_SHARE][8 * cell + tiles] > w.limit:
            continue
        r_lack = rest_lack + hope_lack[then]
        low = must - tiles if must > tiles else 0
        for g in range(_least(can - tiles, most), low - 1, -1):
            n_lack = lack + weight * (can - tiles - g)
            if n_lack + r_lack > w.slack:
                break
            share = part[8 * cell + g]
            if n_harm + share + r_harm > w.limit:
                continue
            _choose(
                w, state, number, colour + 1, to | way_next[way] - goal << shift,
                rest - jokers, n_lack, n_harm + share, r_lack, r_harm, shares + share,
                groups | g << 4 * colour, ways | way - first << shift,
            )  # fmt: skip
    return 0


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
@cython.locals(
    jokers=cython.longlong, cost=cython.longlong, h_lack=cython.longlong, h_harm=cython.longlong,
    c=cython.longlong, then=cython.longlong, cell=cython.longlong, known=cython.longlong,
    place=cython.longlong,
)  # fmt: skip
def _meet(
    w: Work,
    state: cython.longlong,
    number: cython.longlong,
    to: cython.longlong,
    rest: cython.longlong,
    lack: cython.longlong,
    harm: cython.longlong,
    groups: cython.longlong,
    ways: cython.longlong,
) -> cython.longlong:
    """Every colour has its way: see to the groups, and keep the state if it can still do."""
    w.effort += 1
    for c in range(w.colours):
        cell = number * w.colours + c
        harm -= w.price * w.arrays[WEIGHT][cell] * (groups >> 4 * c & 15)
    place = _groups_at(w, number, groups)
    for jokers in range(rest + 1):
        cost = w.arrays[GROUP_HARM][place + jokers]
        if cost == UNKNOWN:
            cost = _groups(w, number, groups, jokers, place)
        if cost >= NEVER:
            continue
        cost += w.toll * jokers
        h_lack = lack
        h_harm = harm + cost
        known = (number + 1) << 58 | w.jokers - rest + jokers << w.id_bits * w.colours
        for c in range(w.colours):
            cell = (number + 1) * w.colours + c
            then = (to >> w.id_bits * c & (1 << w.id_bits) - 1) + w.arrays[CELL][w.at + cell]
            known |= w.arrays[NODE_COARSE][then] - w.arrays[CELL][cell] << w.id_bits * c
            then = then * (w.jokers + 1) + rest - jokers
            h_lack += w.arrays[HOPE_LACK][then]
            h_harm += w.arrays[HOPE_HARM][then]
        if h_lack > w.slack or h_harm > w.limit:
            continue
        if not w.coarse and harm + cost + _known(w, known) - w.jokers > w.limit:
            continue
        then = _keep(
            w, to | w.jokers - rest + jokers << w.id_bits * w.colours, lack, harm + cost,
            state, ways, groups | jokers << 32,
        )  # fmt: skip
        if w.coarse:
            if w.links >= w.rooms[LINK_FROM]:
                _make_room(w, LINK_FROM, LINK_HARM + 1, w.links + 1)
            w.arrays[LINK_FROM][w.links] = state
            w.arrays[LINK_TO][w.links] = then
            w.arrays[LINK_HARM][w.links] = harm + cost - w.arrays[STATE_HARM][state]
            w.links += 1
    return 0


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
@cython.locals(
    number=cython.longlong, state=cython.longlong, end=cython.longlong, key=cython.longlong,
    c=cython.longlong, then=cython.longlong, left=cython.longlong, r_lack=cython.longlong,
    r_harm=cython.longlong, start=cython.longlong,
)  # fmt: skip
def _sweep(w: Work) -> cython.longlong:
    """Walk all numbers; the best last state, -1 if there is none, -2 if it was too much."""
    w.links = 0
    w.states = 0
    w.layer_start = 0
    _forget(w, HASHED, w.hash_mask)
    if not cython.compiled:
        w.index.clear()
    _keep(w, 0, 0, 0, -1, 0, 0)
    start = 0
    for number in range(w.numbers):
        end = w.states
        w.layer_start = end
        w.arrays[LAYER][number] = start
        if not cython.compiled:
            w.index.clear()
        for state in range(start, end):
            key = w.arrays[STATE_KEY][state]
            left = w.jokers - (key >> w.id_bits * w.colours)
            r_lack = 0
            r_harm = 0
            for c in range(w.colours):
                then = key >> w.id_bits * c & (1 << w.id_bits) - 1
                then += w.arrays[CELL][w.at + number * w.colours + c]
                then = then * (w.jokers + 1) + left
                r_lack += w.arrays[HOPE_LACK][then]
                r_harm += w.arrays[HOPE_HARM][then]
            _choose(
                w, state, number, 0, 0, left, w.arrays[STATE_LACK][state],
                w.arrays[STATE_HARM][state], r_lack, r_harm, 0, 0, 0,
            )  # fmt: skip
            if w.effort > w.stop:
                return -2
        start = end
    w.arrays[LAYER][w.numbers] = start
    for state in range(start, w.states):
        if w.arrays[STATE_KEY][state] >> w.id_bits * w.colours == w.jokers:
            return state
    return -1


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
@cython.locals(
    i=cython.longlong, back=cython.longlong, number=cython.longlong, state=cython.longlong,
    key=cython.longlong, slot=cython.longlong, end=cython.longlong, c=cython.longlong,
)  # fmt: skip
def _look_over(w: Work, last: cython.longlong) -> cython.longlong:
    """Keep of the coarse sweep what harm must still follow each state, by number and key."""
    _make_room(w, STATE_BACK, STATE_BACK + 1, w.states)
    for i in range(w.states):
        w.arrays[STATE_BACK][i] = NEVER
    w.arrays[STATE_BACK][last] = 0
    for i in range(w.links - 1, -1, -1):
        back = w.arrays[STATE_BACK][w.arrays[LINK_TO][i]] + w.arrays[LINK_HARM][i]
        if back < w.arrays[STATE_BACK][w.arrays[LINK_FROM][i]]:
            w.arrays[STATE_BACK][w.arrays[LINK_FROM][i]] = back
    if not cython.compiled:
        w.known.clear()
    else:
        w.known_mask = 1023
        while w.known_mask < 2 * w.states:
            w.known_mask = 2 * w.known_mask + 1
        _make_room(w, KNOWN_KEY, KNOWN_BACK + 1, w.known_mask + 1)
        _forget(w, KNOWN_KEY, w.known_mask)
    for i in range(w.coarse_nodes):
        w.arrays[NODE_GOOD][i] = NEVER
    for number in range(w.numbers + 1):
        end = w.arrays[LAYER][number + 1] if number < w.numbers else w.states
        for state in range(w.arrays[LAYER][number], end):
            back = w.arrays[STATE_BACK][state] + w.arrays[STATE_HARM][state]
            if back >= NEVER:
                continue
            for c in range(w.colours):
                i = w.arrays[STATE_KEY][state] >> w.id_bits * c & (1 << w.id_bits) - 1
                i += w.arrays[CELL][number * w.colours + c]
                if back < w.arrays[NODE_GOOD][i]:
                    w.arrays[NODE_GOOD][i] = back
            key = number << 58 | w.arrays[STATE_KEY][state]
            if not cython.compiled:
                w.known[key] = w.arrays[STATE_BACK][state]
                continue
            slot = _slot(key, w.known_mask)
            while w.arrays[KNOWN_KEY][slot] >= 0:
                slot = slot + 1 & w.known_mask
            w.arrays[KNOWN_KEY][slot] = key
            w.arrays[KNOWN_BACK][slot] = w.arrays[STATE_BACK][state]
    return 0


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
@cython.locals(slot=cython.longlong)
def _known(w: Work, key: cython.longlong) -> cython.longlong:
    """The harm that must still follow by the coarse sweep."""
    if not cython.compiled:
        return w.known.get(key, NEVER)
    slot = _slot(key, w.known_mask)
    while w.arrays[KNOWN_KEY][slot] >= 0:
        if w.arrays[KNOWN_KEY][slot] == key:
            return w.arrays[KNOWN_BACK][slot]
        slot = slot + 1 & w.known_mask
    return NEVER


# -- the sets ------------------------------------------------------------------------------------


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
@cython.locals(at=cython.longlong)
def _add_set(
    w: Work,
    kind: cython.longlong,
    key: cython.longlong,
    members: cython.longlong,
    jokers: cython.longlong,
) -> cython.longlong:
    at = 4 * w.sets
    _make_room(w, SETS, SETS + 1, at + 4)
    w.arrays[SETS][at] = kind
    w.arrays[SETS][at + 1] = key
    w.arrays[SETS][at + 2] = members
    w.arrays[SETS][at + 3] = jokers
    w.sets += 1
    return 0


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
@cython.locals(
    i=cython.longlong, j=cython.longlong, k=cython.longlong, out=cython.longlong,
    log=cython.longlong, bit=cython.longlong, members=cython.longlong, wild=cython.longlong,
    line=cython.p_longlong, run=cython.longlong,
)  # fmt: skip
def _deal_runs(w: Work, colour: cython.longlong) -> cython.longlong:
    """Lay on the open runs of a colour what the log says; those that end become sets."""
    # Open runs lie in the line by colour as members and jokers, in the order of the node; those
    # that go on are sorted from 128 on.
    line = w.arrays[LINE]
    out = 0
    bit = 1 << w.number + 1
    for i in range(w.traced - 1):
        log = w.arrays[PATH][64 + i]
        members = bit
        wild = bit if log & WILD else 0
        if i < w.open:
            members |= line[16 * colour + 2 * i]
            wild |= line[16 * colour + 2 * i + 1]
        if not log & GOES_ON:
            _add_set(w, 0, colour, members, wild)
            continue
        run = log >> 3
        j = out
        while j > 0 and line[128 + 3 * j - 3] < run:
            for k in range(3):
                line[128 + 3 * j + k] = line[128 + 3 * j - 3 + k]
            j -= 1
        line[128 + 3 * j] = run
        line[128 + 3 * j + 1] = members
        line[128 + 3 * j + 2] = wild
        out += 1
    for i in range(out):
        line[16 * colour + 2 * i] = line[128 + 3 * i + 1]
        line[16 * colour + 2 * i + 1] = line[128 + 3 * i + 2]
    return 0


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
@cython.locals(
    i=cython.longlong, c=cython.longlong, mask=cython.longlong, jokers=cython.longlong,
    left=cython.longlong,
)  # fmt: skip
def _deal_groups(w: Work, number: cython.longlong, groups: cython.longlong) -> cython.longlong:
    if groups == 0:
        return 0
    w.best_groups = NEVER
    w.number = number
    _split(w, groups & 0xFFFFFF, groups >> 32, 0, NEVER)
    for i in range(w.best_count):
        mask = w.arrays[BEST_NEW][2 * i]
        jokers = 0
        left = w.arrays[BEST_NEW][2 * i + 1]
        for c in range(w.colours):
            if left and not mask >> c & 1:
                jokers |= 1 << c
                left -= 1
        _add_set(w, 1, number + 1, mask | jokers, jokers)
    return 0


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
@cython.locals(
    number=cython.longlong, colour=cython.longlong, came=cython.longlong, now=cython.longlong,
    node=cython.longlong, way=cython.longlong, ids=cython.longlong,
)  # fmt: skip
def _deal(w: Work, state: cython.longlong) -> cython.longlong:
    """Make the sets of the path that leads to a state."""
    w.sets = 0
    ids = (1 << w.id_bits) - 1
    for number in range(w.numbers, -1, -1):
        w.arrays[PATH][number] = state
        state = w.arrays[STATE_FROM][state]
    for number in range(w.numbers):
        came = w.arrays[STATE_KEY][w.arrays[PATH][number]]
        now = w.arrays[PATH][number + 1]
        for colour in range(w.colours):
            w.number = number
            w.cell = number * w.colours + colour
            node = w.arrays[CELL][w.at + w.cell] + (came >> w.id_bits * colour & ids)
            way = w.arrays[STATE_WAYS][now] >> w.id_bits * colour & ids
            way += w.arrays[NODE_FIRST][node]
            w.want_runs = w.arrays[NODE_RUNS][w.arrays[WAY_NEXT][way]]
            w.want_tiles = w.arrays[WAY_TILES][way]
            w.want_jokers = w.arrays[WAY_JOKERS][way]
            w.want_harm = w.arrays[WAY_HARM][way]
            w.traced = 0
            _leave(w, node, 0)
            _deal_runs(w, colour)
        _deal_groups(w, number, w.arrays[STATE_GROUPS][now])
    return 0


# -- the door ------------------------------------------------------------------------------------


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
@cython.locals(found=cython.longlong, bound=cython.longlong)
def _search(w: Work, touched: cython.longlong, most: cython.longlong) -> cython.longlong:
    """Raise the limit by some sets; the last state, -1 if there is none, -2 if it was too much."""
    sharp: cython.longlong = 0
    # A sweep finds the fewest sets below its limit. Without a sharp bound a few more hardly make
    # it longer, and save sweeps in vain.
    ahead: cython.longlong = AHEAD
    _copy_shares(w, FIRST_SHARE, SHARE)
    w.limit = (most + 1) * TOUCH + _free(w)
    w.stop = w.most_effort
    found = _build(w, 1)
    if found <= 0:
        return found - 1
    bound = _first_bound(w)
    while touched <= most:
        if bound > touched * TOUCH + w.movable:
            touched += 1
            continue
        w.limit = (touched + ahead) * TOUCH + w.movable + _free(w)
        found = _hopes(w)
        if found < 0:
            return -2
        if found:
            # An easy question needs no sharp bound: try for a while without one.
            w.stop = w.most_effort if sharp else w.effort + w.ways + _least(w.ways, 1000)
            found = _sweep(w)
            if found >= 0:
                w.stop = w.most_effort
                return _refine(w, found)
            if found == -2:
                if sharp:
                    return -2
                sharp = 1
                ahead = 0
                bound = _sharpen(w)
                continue
        touched += 1 + ahead
    return -1


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
@cython.locals(
    found=cython.longlong, more=cython.longlong, least=cython.longlong, top=cython.longlong
)
def _refine(w: Work, last: cython.longlong) -> cython.longlong:
    """Find the fewest moved tiles, now that the fewest touched sets are known."""
    least = w.arrays[STATE_HARM][last] - _free(w)
    # Jokers that somebody may yet claim can make it a little less than whole sets.
    top = (least + TOUCH // 2) // TOUCH * TOUCH + w.movable
    more = 4
    _look_over(w, last)
    while True:
        w.limit = _least(top, least + more) + _free(w)
        found = _build(w, 0)
        if found > 0:
            found = _hopes(w)
        if found < 0:
            return -2
        found = _sweep(w) if found else -1
        if found >= 0:
            _deal(w, found)
        if found != -1 or w.limit == top + _free(w):
            return found
        more *= 8


_idle: list[Work] = []


def calm(
    shape: tuple[int, int, int],
    table: Sequence[int],
    rack: Sequence[int],
    jokers: int,
    weights: list[int],
    lack: int,
    old: list[OldSet],
    homes: list[int],
    *,
    fewest: int = 0,
    limit: int,
) -> Calm:
    """Of all plays with these jokers that leave rack tiles worth `lack`, the least disturbing.

    `shape` is colours (1-6), numbers (3-13) and the largest group; runs may be of any length.
    Counts and weights are by (number - 1) * colours + colour. If there is a play of more worth,
    it is found instead. `homes` are ANY, OWN or STRANGE for each old set; it is known that so many
    sets as `fewest` are touched. A run `r5 r6 r7` on the table, to which the rack adds `r8`:

    >>> table, rack = [0] * 52, [0] * 52
    >>> table[17] = table[21] = table[25] = rack[29] = 1
    >>> calm((4, 13, 4), table, rack, 0, [1] * 52, 0, [(0, 1, 0b11100000, 0)], [0], limit=999)[:3]
    ([(0, 1, 480, 0)], (1, 0), True)
    """
    w: Work
    i: cython.longlong
    found: cython.longlong = -2
    most: cython.longlong = len(old)
    low: cython.longlong = fewest
    here: cython.longlong
    tiles: cython.longlong = 0
    total: cython.longlong = 0
    s: cython.p_longlong
    held: bytes = bytes(table)
    more: bytes = bytes(rack)
    try:
        w = _idle.pop()
    except IndexError:
        w = Work()
    w.colours, w.numbers, w.group_max = shape
    w.jokers = jokers
    w.slack = lack
    w.most_effort = limit
    w.effort = w.cut = 0
    # Small tables are quick to empty, and a hard question before this one is no reason for more.
    w.hash_mask = w.coarse_mask = w.fine_mask = 1023
    w.id_bits = _least(13, 55 // w.colours)
    for i in range(w.colours * w.numbers):
        here = more[i]
        w.arrays[MUST][i] = held[i]
        w.arrays[CAN][i] = w.arrays[MUST][i] + here
        w.arrays[WEIGHT][i] = weights[i]
        tiles += here
        total += here * w.arrays[WEIGHT][i]
    w.price = 0
    w.toll = TOUCH // 2
    if lack:
        # Two sets are touched for a tile, and a joker is worth two tiles: bounds are sharp then.
        w.price = 2 * TOUCH * tiles // total
        w.toll = 2 * TOUCH
    if _lay_out(w, old, homes):
        with cython.nogil:
            found = _search(w, low, most)
    sets = None
    harm = 0
    if found >= 0:
        s = w.arrays[SETS]
        sets = [(s[i], s[i + 1], s[i + 2], s[i + 3]) for i in range(0, 4 * w.sets, 4)]
        harm = w.arrays[STATE_HARM][found] - _free(w)
        # A play of more worth says nothing about the others.
        w.sound &= w.arrays[STATE_LACK][found] == w.slack
    if w.rooms[STATE_KEY] < 1 << 16 and w.rooms[WAY_NEXT] < 1 << 18:
        _idle.append(w)
    return sets, divmod(harm, TOUCH), bool(w.sound), w.effort


def _lay_out(w: Work, old: list[OldSet], homes: list[int]) -> bool:
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
    for i in range(8 * cells):
        a[FIRST_SHARE][i] = a[OLD][i] = 0
    w.movable = w.pairs = 0
    w.sound = 1
    groups: list[list[tuple[int, int, int]]] = [[] for _ in range(w.numbers)]
    runs = []
    for k in range(len(old)):
        kind, key, members, jokers = old[k]
        home = homes[k]
        if kind == 1:
            groups[key - 1].append((members, jokers, home))
            w.movable += _ones(members) + jokers - 1
            w.pairs |= jokers > 1 and home != OWN
        else:
            runs.append((members & -members, key, members, jokers, home))
    # Runs by where they begin, so that the first free slot is good enough.
    runs.sort()
    for k in range(len(runs)):
        _, key, members, jokers, home = runs[k]
        if not _lay_run(w, key, members, jokers, home, groups):
            return False
        for i in range(k):
            _, colour, other, others, _ = runs[i]
            if colour == key and (jokers or others) and members & other:
                w.sound &= not _take_turns(members, jokers, other, others)
                # One owner may have the tiles and the other only its jokers in a home of both.
                w.pairs |= _ones(jokers) > 1 or _ones(others) > 1
    _lay_groups(w, groups)
    most: cython.longlong = 0
    for i in range(8 * cells):
        # A tile in a group pays no price.
        a[FIRST_SHARE][i] -= w.price * a[WEIGHT][i >> 3] * (i & 7)
    for i in range(cells):
        if a[CAN][i] > most:
            most = a[CAN][i]
    return most < 8


@cython.locals(
    n=cython.longlong, cell=cython.longlong, first=cython.longlong, last=cython.longlong,
    slot=cython.longlong, seen=cython.longlong, held=cython.longlong, wild=cython.longlong,
    m=cython.longlong, a=cython.pp_longlong,
)  # fmt: skip
@cython.cfunc
def _lay_run(
    w: Work,
    colour: cython.longlong,
    members: cython.longlong,
    jokers: cython.longlong,
    home: cython.longlong,
    groups: list[list[tuple[int, int, int]]],
) -> cython.longlong:
    """Write down an old run in the first slot that is free where it begins; 0 if there is none."""
    a = w.arrays
    held = _ones(jokers)
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
    w.pairs |= held > 1 and home != OWN
    seen = 0
    for n in range(first, last + 1):
        wild = jokers >> n + 1 & 1
        seen += wild
        cell = n * w.colours + colour
        if home != STRANGE:
            a[OLD][8 * cell + slot] = 1 | held << 4 | seen << 8
            if not wild:
                a[OLD][8 * cell + slot] |= IS_TILE
        a[POTENTIAL][cell] += n != first
        if held and not wild:
            for m in range(n):
                a[LATER_JOKERS][m * w.colours + colour] = 1
            if home != OWN:
                groups[n].append((1 << colour | 256, held, home))
    if home != STRANGE:
        a[OLD][8 * (first * w.colours + colour) + slot] |= IS_FIRST
        a[OLD][8 * (last * w.colours + colour) + slot] |= IS_LAST
    cell = last * w.colours + colour
    a[POTENTIAL][cell] += TOUCH
    a[POTENTIAL][128 + cell] += TOUCH
    return 1


@cython.cfunc
@cython.locals(
    n=cython.longlong, last=cython.longlong, turns=cython.longlong, owner=cython.longlong,
    mine=cython.longlong, theirs=cython.longlong,
)  # fmt: skip
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
        turns += owner != last and last > 0
        last = owner
    if jokers and others:
        return turns > (0 if _ones(jokers) + _ones(others) > 2 else 1)
    return turns > 1 and _ones(mine if others else theirs) > 1


@cython.cfunc
@cython.locals(
    i=cython.longlong, n=cython.longlong, c=cython.longlong, cell=cython.longlong,
    place=cython.longlong, total=cython.longlong, mask=cython.longlong, held=cython.longlong,
    home=cython.longlong, size=cython.longlong, m=cython.longlong, there=cython.longlong,
    tiles=cython.longlong, radix=cython.longlong, a=cython.pp_longlong, share=cython.longlong,
    g=cython.longlong, k=cython.longlong,
)  # fmt: skip
def _lay_groups(w: Work, groups: list[list[tuple[int, int, int]]]) -> cython.longlong:
    """Write down the old groups, and how much harm each of their tiles shares if it leaves."""
    a = w.arrays
    place = total = 0
    for n in range(w.numbers):
        a[OLD_GROUPS][n] = place
        a[GROUPS_LOST][n] = 0
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
            size = _ones(mask)
            a[GROUPS_LOST][n] += TOUCH + size + held - 1
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
            there += a[CAN][cell] > 0
            tiles += a[CAN][cell]
            share = 0
            for k in range(1, a[BARE][8 * c] + 1):
                share += a[BARE][8 * c + k]
                a[FIRST_SHARE][8 * cell + a[BARE][8 * c] - k] = share
        a[MOST_GROUPS][n] = (tiles + w.jokers) // 3 if there + w.jokers > 2 else 0
        total += radix * (w.jokers + 1)
    a[OLD_GROUPS][w.numbers] = place
    _make_room(w, GROUP_HARM, GROUP_HARM + 1, total)
    for i in range(total):
        w.arrays[GROUP_HARM][i] = UNKNOWN
    return 0
