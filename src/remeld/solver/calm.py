# cython: language_level=3, boundscheck=False, wraparound=False, cdivision=True
# cython: initializedcheck=False, nonecheck=False
"""The second search: of all plays of a given worth, one that disturbs the table least.

Like the kernel it walks the numbers upwards, colour by colour, and remembers the open runs. Here
an open run also knows what it is to the old table: whether it has repeated an old run so far
(it *follows* it, and stands unchanged if it ends where that one ends), which old run has its home
in it (its *owner*: tiles of the owner that are laid here stay), and how many of its jokers nobody
claims or how many jokers its owners still miss (its *debt*). Every open run goes on at the next
number: whether it ends is decided when a tile is laid.

What a play harms is a sum over the cells: TOUCH for every old set that does not stand unchanged,
and one for every tile that has moved. A set that is touched keeps one tile in any case. So each
tile that stays with its set after the first takes one off, and a set that stands takes off TOUCH.
As all jokers lie on the table in the end, half of TOUCH can be charged to each joker that lies in
no unchanged set, and taken off its old set: the sum is the same, but bounds become sharper.

Three times the harm is only a lower bound, since who is whose home is not checked: a tile and a
joker of an old run in one group; of an old group in one run; and two jokers of a set that lie
together elsewhere. Whoever asks has to count once more, and knows the bound.

What a state can still lack (worth not laid) and harm is bounded by the colours one by one, groups
taking whatever they might. States beyond the limit are dropped; the limit is raised set by set.
"""

from __future__ import annotations

from collections.abc import Sequence

from remeld.solver import nocython as cython

if cython.compiled:
    import cython  # type: ignore[import-untyped, no-redef]
    from cython.cimports.libc.stdlib import free, realloc  # type: ignore[import-untyped]

__all__ = ["COMPILED", "Calm", "calm"]

COMPILED = cython.compiled

# A set as the kernel writes it; of an old group the jokers are counted, not told by colour.
SetBits = tuple[int, int, int, int]
# The sets or None, the harm (touched sets, moved tiles) as a lower bound, the states looked at.
Calm = tuple[list[SetBits] | None, tuple[int, int], int]

TOUCH = cython.declare(cython.longlong, 1 << 12)
FREED = cython.declare(cython.longlong, 1 << 11)
NEVER = cython.declare(cython.longlong, 1 << 50)
MIX = cython.declare(cython.ulonglong, 0x1E3779B97F4A7C15)
SLOTS = cython.declare(cython.longlong, 7)
OPEN_MAX = cython.declare(cython.longlong, 5)
RUN_BITS = cython.declare(cython.longlong, 11)
USED = cython.declare(cython.longlong, 55)

# By cell (number * colours + colour): tiles that must lie, that can, weight of a rack tile; the
# harm if no old run here were followed; jokers of old groups with a tile here; whether an old set
# with jokers comes later in this colour; harm by tiles in groups (eight to a cell), as a share;
# old runs by slot (eight to a cell): 1 there, 2 a tile, 4 first, 8 last, jokers in all << 4,
# jokers up to here << 8.
MUST = cython.declare(cython.longlong, 0)
CAN = cython.declare(cython.longlong, 1)
WEIGHT = cython.declare(cython.longlong, 2)
POTENTIAL = cython.declare(cython.longlong, 3)
GROUP_JOKERS = cython.declare(cython.longlong, 4)
LATER_JOKERS = cython.declare(cython.longlong, 5)
SHARE = cython.declare(cython.longlong, 6)
OLD = cython.declare(cython.longlong, 7)
# By number: most groups, where its old groups begin, where its group harms begin.
MOST_GROUPS = cython.declare(cython.longlong, 8)
OLD_GROUPS = cython.declare(cython.longlong, 9)
GROUP_BASE = cython.declare(cython.longlong, 10)
GROUP_LOST = cython.declare(cython.longlong, 11)
RADIX = cython.declare(cython.longlong, 12)
GROUP_HARM = cython.declare(cython.longlong, 13)
# Old groups: colours as bits, jokers, and what it counts if it stands.
OLD_MASK = cython.declare(cython.longlong, 14)
OLD_JOKERS = cython.declare(cython.longlong, 15)
# Nodes of a colour before a number.
CELL = cython.declare(cython.longlong, 16)
NODE_RUNS = cython.declare(cython.longlong, 17)
NODE_FIRST = cython.declare(cython.longlong, 18)
NODE_LAST = cython.declare(cython.longlong, 19)
NODE_JOKERS = cython.declare(cython.longlong, 20)
NODE_HARM = cython.declare(cython.longlong, 21)
NODE_LACK = cython.declare(cython.longlong, 22)
HOPE_HARM = cython.declare(cython.longlong, 23)
HOPE_LACK = cython.declare(cython.longlong, 24)
# Ways on from a node.
WAY_NEXT = cython.declare(cython.longlong, 25)
WAY_TILES = cython.declare(cython.longlong, 26)
WAY_JOKERS = cython.declare(cython.longlong, 27)
WAY_HARM = cython.declare(cython.longlong, 28)
# Search states.
STATE_KEY = cython.declare(cython.longlong, 29)
STATE_LACK = cython.declare(cython.longlong, 30)
STATE_HARM = cython.declare(cython.longlong, 31)
STATE_FROM = cython.declare(cython.longlong, 32)
STATE_WAYS = cython.declare(cython.longlong, 33)
STATE_GROUPS = cython.declare(cython.longlong, 34)
LAYER = cython.declare(cython.longlong, 35)
HASHED = cython.declare(cython.longlong, 36)
# Scratch: open runs of a node, those of the next, what was done with each; new groups in the
# making and the best; sets, and open sets by colour.
RUNS = cython.declare(cython.longlong, 37)
OUT = cython.declare(cython.longlong, 38)
LOG = cython.declare(cython.longlong, 39)
NEW_MASK = cython.declare(cython.longlong, 40)
NEW_JOKERS = cython.declare(cython.longlong, 41)
BEST_NEW = cython.declare(cython.longlong, 42)
CLAIMED = cython.declare(cython.longlong, 43)
SETS = cython.declare(cython.longlong, 44)
PATH = cython.declare(cython.longlong, 45)
LINE = cython.declare(cython.longlong, 46)
SORTED = cython.declare(cython.longlong, 47)
NODE_BACK = cython.declare(cython.longlong, 48)
BARE = cython.declare(cython.longlong, 49)
FEWEST = cython.declare(cython.longlong, 50)
PICK = cython.declare(cython.longlong, 51)
SHARE0 = cython.declare(cython.longlong, 52)
ARRAYS = cython.declare(cython.longlong, 53)

TILE = cython.declare(cython.longlong, 1)
WILD = cython.declare(cython.longlong, 2)
GOES_ON = cython.declare(cython.longlong, 4)


@cython.final
@cython.cclass
class Work:
    """The question of a search and all its memory."""

    arrays: cython.pp_longlong
    rooms: cython.p_longlong
    index: dict[int, int]
    colours: cython.longlong
    numbers: cython.longlong
    group_max: cython.longlong
    jokers: cython.longlong
    slack: cython.longlong
    rounds: cython.longlong
    price: cython.longlong
    limit: cython.longlong
    pairs: cython.longlong
    effort: cython.longlong
    most_effort: cython.longlong
    cut: cython.longlong
    # the cell at which ways are made
    number: cython.longlong
    cell: cython.longlong
    open: cython.longlong
    goal: cython.longlong
    node: cython.longlong
    wild: cython.longlong
    base: cython.longlong
    want_next: cython.longlong
    want_tiles: cython.longlong
    want_jokers: cython.longlong
    want_harm: cython.longlong
    traced: cython.longlong
    # how far it has come
    id_bits: cython.longlong
    nodes: cython.longlong
    ways: cython.longlong
    states: cython.longlong
    layer_start: cython.longlong
    hash_mask: cython.longlong
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
        _make_room(self, 0, ARRAYS, 256)
        _make_room(self, SHARE, OLD + 1, 8 * 6 * 14)
        _make_room(self, SHARE0, SHARE0 + 1, 8 * 6 * 14)
        _make_room(self, HASHED, HASHED + 1, 1024)
        self.hash_mask = 1023

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
    if debt < 0 and not w.pairs and not w.arrays[LATER_JOKERS][w.cell]:
        debt = 0
    if w.jokers == 0:
        debt = 0
    if debt > 4:
        debt = 4
    return size | pure << 2 | follows << 3 | owner << 4 | (debt + 4) << 7


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
@cython.locals(
    run=cython.longlong, size=cython.longlong, pure=cython.longlong, follows=cython.longlong,
    owner=cython.longlong, debt=cython.longlong, code=cython.longlong, held=cython.longlong,
    seen=cython.longlong, more=cython.longlong, owed=cython.longlong, claim=cython.longlong,
    slot=cython.longlong, other=cython.longlong,
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
    """Lay a tile or a joker on the i-th open run and on those after it, in every way."""
    if i == w.open:
        if harm > w.base:
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
        if follows and code & 2:
            _follow(w, i, tiles + 1, wild, harm - 1, taken, out, size, owner, TILE)
        elif owner and code & 2:
            _settle(w, i, tiles + 1, wild, harm - 1, taken, out, size, 0, owner, debt, TILE)
        else:
            more = harm
            owed = debt
            if follows:
                more += FREED * (seen - 1)
                owed = held - seen + 1
            for slot in range(1, SLOTS + 1):
                other = w.arrays[OLD][8 * w.cell + slot]
                if other & 2 and not taken >> slot & 1:
                    claim = _least(other >> 4 & 15, -owed if owed < 0 else 0)
                    _settle(
                        w, i, tiles + 1, wild, more - claim, taken | 1 << slot, out,
                        size, 0, slot, owed + (other >> 4 & 15), TILE,
                    )  # fmt: skip
            claim = _least(w.arrays[GROUP_JOKERS][w.cell], -owed if owed < 0 else 0)
            owed += w.arrays[GROUP_JOKERS][w.cell]
            _settle(w, i, tiles + 1, wild, more - claim, taken, out, size, 0, owner, owed, TILE)
    if wild < w.wild:
        if follows and not code & 2:
            _follow(w, i, tiles, wild + 1, harm - 1, taken, out, size, owner, WILD)
        else:
            more = harm + FREED
            if follows:
                more += FREED * seen
                debt = held - seen
            if debt > 0:
                more -= 1
            _settle(w, i, tiles, wild + 1, more, taken, out, size, pure, owner, debt - 1, WILD)
    return 0


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
@cython.locals(code=cython.longlong, run=cython.longlong)
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
    """The run repeats its owner: it goes on so, or ends."""
    code = w.arrays[OLD][8 * w.cell + owner]
    if code & 8:
        w.arrays[LOG][i] = kind
        _extend(w, i + 1, tiles, wild, harm - TOUCH + FREED * (code >> 4 & 15), taken, out)
        if w.number < w.numbers - 1 and out < OPEN_MAX:
            run = _run(w, size, 0, 0, 0, 0)
            w.arrays[OUT][out] = run
            w.arrays[LOG][i] = kind | GOES_ON | run << 3
            _extend(w, i + 1, tiles, wild, harm + FREED * (code >> 4 & 15), taken, out + 1)
        return 0
    if out < OPEN_MAX:
        run = _run(w, size, 0, 1, owner, 0)
        w.arrays[OUT][out] = run
        w.arrays[LOG][i] = kind | GOES_ON | run << 3
        _extend(w, i + 1, tiles, wild, harm, taken, out + 1)
    else:
        w.cut = 1
    if size == 3:
        w.arrays[LOG][i] = kind
        _extend(w, i + 1, tiles, wild, harm + FREED * (code >> 8 & 15), taken, out)
    return 0


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
@cython.locals(run=cython.longlong)
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
    if owner and w.arrays[OLD][8 * w.cell + owner] & 8:
        owner = 0
    if w.number < w.numbers - 1:
        if out < OPEN_MAX:
            run = _run(w, size, pure, 0, owner, debt)
            w.arrays[OUT][out] = run
            w.arrays[LOG][i] = kind | GOES_ON | run << 3
            _extend(w, i + 1, tiles, wild, harm, taken, out + 1)
        else:
            w.cut = 1
    if size == 3 and not pure:
        if w.pairs and debt < -1:
            harm += debt + 1
        w.arrays[LOG][i] = kind
        _extend(w, i + 1, tiles, wild, harm, taken, out)
    return 0


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
    while slot <= SLOTS:
        code = w.arrays[OLD][8 * w.cell + slot]
        if code and not taken >> slot & 1:
            break
        slot += 1
    if slot > SLOTS:
        return _begin_others(w, tiles, wild, harm, taken, out, done)
    if out < OPEN_MAX:
        if code & 2 and tiles < w.arrays[CAN][w.cell]:
            if code & 4:
                run = _run(w, 1, 0, 1, slot, 0)
            else:
                run = _run(w, 1, 0, 0, 0 if code & 8 else slot, code >> 4 & 15)
            w.arrays[OUT][out] = run
            w.arrays[LOG][done] = TILE | GOES_ON | run << 3
            _begin(w, slot + 1, tiles + 1, wild, harm, taken | 1 << slot, out + 1, done + 1)
        elif code & 4 and not code & 2 and wild < w.wild:
            run = _run(w, 1, 0, 1, slot, 0)
            w.arrays[OUT][out] = run
            w.arrays[LOG][done] = WILD | GOES_ON | run << 3
            _begin(w, slot + 1, tiles, wild + 1, harm, taken | 1 << slot, out + 1, done + 1)
    else:
        w.cut = 1
    return _begin(w, slot + 1, tiles, wild, harm, taken, out, done)


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
@cython.locals(
    more=cython.longlong, jokers=cython.longlong, plain=cython.longlong, bare=cython.longlong,
    k=cython.longlong, harmed=cython.longlong, room=cython.longlong,
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
            harmed = harm + FREED * jokers
            if harmed > w.base:
                break
            room = out + more + jokers
            if room > OPEN_MAX:
                w.cut = 1
                break
            for k in range(more + jokers):
                w.arrays[OUT][out + k] = plain if k < more else bare
                w.arrays[LOG][done + k] = (
                    (TILE | plain << 3 if k < more else WILD | bare << 3) | GOES_ON
                )
            _arrive(w, tiles + more, wild + jokers, harmed, taken, room, done + more + jokers)
    return 0


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
@cython.locals(
    must=cython.longlong, can=cython.longlong, high=cython.longlong, lack=cython.longlong,
    runs=cython.longlong, used=cython.longlong, i=cython.longlong, j=cython.longlong,
    run=cython.longlong, code=cython.longlong, ordered=cython.p_longlong, total=cython.longlong,
    next_cell=cython.longlong, first=cython.longlong,
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
    must = w.arrays[MUST][w.cell]
    can = w.arrays[CAN][w.cell]
    high = _least(can - tiles, w.arrays[MOST_GROUPS][w.number])
    if must - tiles > high:
        return 0
    harm += w.price * w.arrays[WEIGHT][w.cell] * (can - tiles)
    total = harm + w.arrays[SHARE][8 * w.cell + high]
    if total > w.base:
        return 0
    lack = w.arrays[NODE_LACK][w.node] + w.arrays[WEIGHT][w.cell] * (can - tiles - high)
    if lack > w.slack:
        return 0
    next_cell = w.cell + w.colours
    if out and out > w.arrays[CAN][next_cell] + w.wild - wild:
        return 0
    ordered = w.arrays[SORTED]
    used = taken
    for i in range(out):
        run = w.arrays[OUT][i]
        used &= ~(1 << (run >> 4 & 7))
        j = i
        while j > 0 and ordered[j - 1] < run:
            ordered[j] = ordered[j - 1]
            j -= 1
        ordered[j] = run
    runs = 0
    for i in range(out):
        runs |= ordered[i] << (RUN_BITS * i)
    for i in range(1, SLOTS + 1):
        if used >> i & 1:
            code = w.arrays[OLD][8 * w.cell + i]
            if code & 1 and not code & 8:
                runs |= cython.cast(cython.longlong, 1) << (USED + i - 1)
    if w.traced >= 0:
        if runs == w.want_next and tiles == w.want_tiles and wild == w.want_jokers:
            if harm == w.want_harm and w.traced == 0:
                w.traced = done + 1
                for i in range(done):
                    w.arrays[PATH][64 + i] = w.arrays[LOG][i]
        return 0
    # the node
    j = w.goal
    while j < w.nodes and w.arrays[NODE_RUNS][j] != runs:
        j += 1
    total += w.arrays[NODE_HARM][w.node]
    if j == w.nodes:
        if j >= w.rooms[NODE_RUNS]:
            _make_room(w, NODE_RUNS, NODE_LACK + 1, j + 1)
            _make_room(w, NODE_BACK, NODE_BACK + 1, j + 1)
        w.nodes += 1
        w.arrays[NODE_RUNS][j] = runs
        w.arrays[NODE_JOKERS][j] = w.arrays[NODE_JOKERS][w.node] + wild
        w.arrays[NODE_HARM][j] = total
        w.arrays[NODE_LACK][j] = lack
    else:
        if w.arrays[NODE_JOKERS][w.node] + wild < w.arrays[NODE_JOKERS][j]:
            w.arrays[NODE_JOKERS][j] = w.arrays[NODE_JOKERS][w.node] + wild
        if total < w.arrays[NODE_HARM][j]:
            w.arrays[NODE_HARM][j] = total
        if lack < w.arrays[NODE_LACK][j]:
            w.arrays[NODE_LACK][j] = lack
    # the way
    first = w.arrays[NODE_FIRST][w.node]
    for i in range(first, w.ways):
        if (
            w.arrays[WAY_NEXT][i] == j - w.goal
            and w.arrays[WAY_TILES][i] == tiles
            and w.arrays[WAY_JOKERS][i] == wild
        ):
            if harm < w.arrays[WAY_HARM][i]:
                w.arrays[WAY_HARM][i] = harm
            return 0
    i = w.ways
    if i >= w.rooms[WAY_NEXT]:
        _make_room(w, WAY_NEXT, WAY_HARM + 1, i + 1)
    w.arrays[WAY_NEXT][i] = j - w.goal
    w.arrays[WAY_TILES][i] = tiles
    w.arrays[WAY_JOKERS][i] = wild
    w.arrays[WAY_HARM][i] = harm
    w.ways += 1
    return 0


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
@cython.locals(
    runs=cython.longlong, i=cython.longlong, taken=cython.longlong, run=cython.longlong
)
def _leave(w: Work, node: cython.longlong, most: cython.longlong) -> cython.longlong:
    """Make every way on from a node that does at most so much harm in all."""
    runs = w.arrays[NODE_RUNS][node]
    w.node = node
    w.wild = w.jokers - w.arrays[NODE_JOKERS][node]
    taken = (runs >> USED & 127) << 1
    i = 0
    while i < OPEN_MAX:
        run = runs >> (RUN_BITS * i) & 2047
        if run == 0:
            break
        w.arrays[RUNS][i] = run
        if run >> 4 & 7:
            taken |= 1 << (run >> 4 & 7)
        i += 1
    w.open = i
    # Later a joker may yet be claimed, which takes one off.
    w.base = most - w.arrays[NODE_HARM][node] + w.jokers
    return _extend(w, 0, 0, 0, w.arrays[POTENTIAL][w.cell], taken, 0)


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
@cython.locals(
    cell=cython.longlong, sorts=cython.longlong, mine=cython.longlong, then=cython.longlong,
    kept=cython.longlong, way=cython.longlong, tiles=cython.longlong, jokers=cython.longlong,
    high=cython.longlong, alive=cython.longlong, i=cython.longlong, harm=cython.longlong,
    lack=cython.longlong, value=cython.longlong, low=cython.longlong,
    hope_harm=cython.p_longlong, hope_lack=cython.p_longlong,
)  # fmt: skip
def _hope(
    w: Work, node: cython.longlong, goal: cython.longlong, most: cython.longlong
) -> cython.longlong:
    """The least a colour can harm and lack from a node on, by jokers; dead ways are struck out."""
    cell = w.cell
    sorts = w.jokers + 1
    mine = node * sorts
    hope_harm = w.arrays[HOPE_HARM]
    hope_lack = w.arrays[HOPE_LACK]
    for i in range(sorts):
        hope_harm[mine + i] = NEVER
        hope_lack[mine + i] = NEVER
    kept = w.arrays[NODE_FIRST][node]
    for way in range(kept, w.arrays[NODE_LAST][node]):
        tiles = w.arrays[WAY_TILES][way]
        jokers = w.arrays[WAY_JOKERS][way]
        then = (goal + w.arrays[WAY_NEXT][way]) * sorts
        low = w.arrays[MUST][cell] - tiles
        if low < 0:
            low = 0
        high = _least(w.arrays[CAN][cell] - tiles, w.arrays[MOST_GROUPS][w.number])
        harm = NEVER
        lack = NEVER
        for i in range(low, high + 1):
            value = w.arrays[SHARE][8 * cell + i]
            if value < NEVER:
                lack = w.arrays[WEIGHT][cell] * (w.arrays[CAN][cell] - tiles - i)
                if value < harm:
                    harm = value
        harm += w.arrays[WAY_HARM][way]
        alive = 0
        for i in range(jokers, sorts):
            value = hope_harm[then + i - jokers]
            if value + harm + w.arrays[NODE_HARM][node] <= most and (
                hope_lack[then + i - jokers] + lack + w.arrays[NODE_LACK][node] <= w.slack
            ):
                alive = 1
                if value + harm < hope_harm[mine + i]:
                    hope_harm[mine + i] = value + harm
                if hope_lack[then + i - jokers] + lack < hope_lack[mine + i]:
                    hope_lack[mine + i] = hope_lack[then + i - jokers] + lack
        if alive:
            w.arrays[WAY_NEXT][kept] = w.arrays[WAY_NEXT][way]
            w.arrays[WAY_TILES][kept] = tiles
            w.arrays[WAY_JOKERS][kept] = jokers
            w.arrays[WAY_HARM][kept] = w.arrays[WAY_HARM][way]
            kept += 1
    w.arrays[NODE_LAST][node] = kept
    return 0


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
@cython.locals(
    colour=cython.longlong, number=cython.longlong, node=cython.longlong, first=cython.longlong,
    goal=cython.longlong, i=cython.longlong, cells=cython.p_longlong, most=cython.longlong,
    ways=cython.longlong, sorts=cython.longlong,
)  # fmt: skip
def _prepare(w: Work) -> cython.longlong:
    """Build the nodes and ways of every colour; 0 if there is no way at all, -1 if too many."""
    cells = w.arrays[CELL]
    sorts = w.jokers + 1
    w.nodes = 0
    w.ways = 0
    w.traced = -1
    most = 1
    ways = 1
    for colour in range(w.colours):
        first = w.nodes
        cells[colour] = first
        if first >= w.rooms[NODE_RUNS]:
            _make_room(w, NODE_RUNS, NODE_LACK + 1, first + 1)
            _make_room(w, NODE_BACK, NODE_BACK + 1, first + 1)
        w.arrays[NODE_RUNS][first] = 0
        w.arrays[NODE_JOKERS][first] = 0
        w.arrays[NODE_HARM][first] = 0
        w.arrays[NODE_LACK][first] = 0
        w.nodes += 1
        for number in range(w.numbers):
            goal = w.nodes
            cells[(number + 1) * w.colours + colour] = goal
            w.number = number
            w.cell = number * w.colours + colour
            w.goal = goal
            for node in range(first, goal):
                w.arrays[NODE_FIRST][node] = w.ways
                _leave(w, node, w.limit)
                w.arrays[NODE_LAST][node] = w.ways
            if w.nodes == goal:
                return 0
            if w.nodes - goal > most:
                most = w.nodes - goal
            first = goal
    w.effort += w.nodes + w.ways // 4
    w.id_bits = 56 // w.colours
    if w.id_bits > 14:
        w.id_bits = 14
    return -1 if most >> w.id_bits else 1


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
@cython.locals(
    colour=cython.longlong, number=cython.longlong, node=cython.longlong, goal=cython.longlong,
    i=cython.longlong, cells=cython.p_longlong, sorts=cython.longlong, first=cython.longlong,
    last=cython.longlong,
)  # fmt: skip
def _hopes(w: Work, bound: cython.longlong) -> cython.longlong:
    """What each colour can hope for; 0 if there is no way at all."""
    cells = w.arrays[CELL]
    sorts = w.jokers + 1
    _make_room(w, HOPE_HARM, HOPE_LACK + 1, w.nodes * sorts)
    for colour in range(w.colours):
        first = cells[w.numbers * w.colours + colour]
        last = cells[colour + 1] if colour + 1 < w.colours else w.nodes
        for i in range(first * sorts, last * sorts):
            w.arrays[HOPE_HARM][i] = 0
            w.arrays[HOPE_LACK][i] = 0
        for number in range(w.numbers - 1, -1, -1):
            w.number = number
            w.cell = number * w.colours + colour
            goal = cells[w.cell + w.colours]
            for node in range(cells[w.cell], goal):
                _hope(w, node, goal, w.limit - bound + w.arrays[FEWEST][64 + colour])
                if w.arrays[NODE_LAST][node] - w.arrays[NODE_FIRST][node] >> w.id_bits:
                    return -1
        if w.arrays[HOPE_HARM][cells[colour] * sorts + w.jokers] >= NEVER:
            return 0
    return 1


# -- sharing out the harm of groups --------------------------------------------------------------


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
@cython.locals(
    cell=cython.longlong, node=cython.longlong, goal=cython.longlong, way=cython.longlong,
    tiles=cython.longlong, g=cython.longlong, low=cython.longlong, high=cython.longlong,
    value=cython.longlong, best=cython.longlong, harm=cython.longlong, can=cython.longlong,
    bare=cython.p_longlong, by_tiles=cython.p_longlong,
)  # fmt: skip
def _cheapest(
    w: Work, number: cython.longlong, colour: cython.longlong, what: cython.longlong
) -> cython.longlong:
    """Walk the ways of a cell with the shares as they are.

    0: the least harm of a whole colour by its tiles in groups here, share not counted.
    1: the least harm up to each node of the next number. 2: from each node of this one on.
    """
    cell = number * w.colours + colour
    goal = w.arrays[CELL][cell + w.colours]
    can = w.arrays[CAN][cell]
    bare = w.arrays[BARE]
    by_tiles = w.arrays[PICK]
    for tiles in range(can + 1):
        low = w.arrays[MUST][cell] - tiles
        if low < 0:
            low = 0
        high = _least(can - tiles, w.arrays[MOST_GROUPS][number])
        best = NEVER
        for g in range(low, high + 1):
            if w.arrays[SHARE][8 * cell + g] < best:
                best = w.arrays[SHARE][8 * cell + g]
        by_tiles[16 + tiles] = best
        by_tiles[24 + tiles] = NEVER
    if what == 1:
        for node in range(goal, w.arrays[FEWEST][128 + cell + w.colours]):
            w.arrays[NODE_HARM][node] = NEVER
    for node in range(w.arrays[CELL][cell], w.arrays[FEWEST][128 + cell]):
        best = NEVER
        harm = w.arrays[NODE_HARM][node]
        for way in range(w.arrays[NODE_FIRST][node], w.arrays[NODE_LAST][node]):
            tiles = w.arrays[WAY_TILES][way]
            value = w.arrays[WAY_HARM][way]
            if what == 1:
                value += harm + by_tiles[16 + tiles]
                if value < w.arrays[NODE_HARM][goal + w.arrays[WAY_NEXT][way]]:
                    w.arrays[NODE_HARM][goal + w.arrays[WAY_NEXT][way]] = value
                continue
            value += w.arrays[NODE_BACK][goal + w.arrays[WAY_NEXT][way]]
            if what == 2:
                value += by_tiles[16 + tiles]
                if value < best:
                    best = value
            elif value + harm < by_tiles[24 + tiles]:
                by_tiles[24 + tiles] = value + harm
        if what == 2:
            w.arrays[NODE_BACK][node] = best
    if what == 0:
        for g in range(8):
            bare[8 * colour + g] = NEVER
        for tiles in range(can + 1):
            low = w.arrays[MUST][cell] - tiles
            if low < 0:
                low = 0
            high = _least(can - tiles, w.arrays[MOST_GROUPS][number])
            for g in range(low, high + 1):
                if by_tiles[24 + tiles] < bare[8 * colour + g] and (
                    w.arrays[SHARE][8 * cell + g] < NEVER
                ):
                    bare[8 * colour + g] = by_tiles[24 + tiles]
    return 0


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
@cython.locals(
    g=cython.longlong, value=cython.longlong, jokers=cython.longlong, best=cython.longlong,
    c=cython.longlong,
)  # fmt: skip
def _marry(
    w: Work,
    number: cython.longlong,
    colour: cython.longlong,
    groups: cython.longlong,
    harm: cython.longlong,
) -> cython.longlong:
    """Note for every colour and number of tiles in groups the least harm in all."""
    if colour == w.colours:
        best = NEVER
        for jokers in range(w.jokers + 1):
            value = _groups(w, number, groups, jokers)
            if value < best:
                best = value
        if best < NEVER:
            best += harm
            for c in range(w.colours):
                g = 8 * c + (groups >> 4 * c & 15)
                if best < w.arrays[FEWEST][g]:
                    w.arrays[FEWEST][g] = best
        return 0
    for g in range(8):
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
    """Share out the harm of a number's groups anew, as its colours can bear it; the bound."""
    for c in range(w.colours):
        _cheapest(w, number, c, 0)
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
        w.arrays[FEWEST][64 + c] = NEVER
        for g in range(8):
            value = w.arrays[FEWEST][8 * c + g]
            if value > w.limit:
                w.arrays[SHARE][8 * cell + g] = NEVER
                continue
            part = value // w.colours if value >= 0 else -((w.colours - 1 - value) // w.colours)
            w.arrays[SHARE][8 * cell + g] = part - w.arrays[BARE][8 * c + g]
            if part < w.arrays[FEWEST][64 + c]:
                w.arrays[FEWEST][64 + c] = part
    return best


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
@cython.locals(
    number=cython.longlong, c=cython.longlong, bound=cython.longlong, last=cython.longlong,
    turn=cython.longlong, i=cython.longlong,
)  # fmt: skip
def _sharpen(w: Work) -> cython.longlong:
    """Raise the lower bound as far as it goes; it is told."""
    # where the nodes of a cell end
    for c in range(w.colours):
        for number in range(w.numbers):
            w.arrays[FEWEST][128 + number * w.colours + c] = w.arrays[CELL][
                (number + 1) * w.colours + c
            ]
        last = w.arrays[CELL][c + 1] if c + 1 < w.colours else w.nodes
        w.arrays[FEWEST][128 + w.numbers * w.colours + c] = last
        for i in range(w.arrays[CELL][w.numbers * w.colours + c], last):
            w.arrays[NODE_BACK][i] = 0
    for number in range(w.numbers - 1, -1, -1):
        for c in range(w.colours):
            _cheapest(w, number, c, 2)
    last = 0
    bound = 0
    for turn in range(w.rounds):
        for number in range(w.numbers):
            bound = _balance(w, number)
            if bound > w.limit:
                return bound
            for c in range(w.colours):
                _cheapest(w, number, c, 1)
        for number in range(w.numbers - 1, -1, -1):
            bound = _balance(w, number)
            if bound > w.limit:
                return bound
            for c in range(w.colours):
                _cheapest(w, number, c, 2)
        if bound < last + TOUCH // 16:
            break
        last = bound
    return bound


# -- groups --------------------------------------------------------------------------------------


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
@cython.locals(
    i=cython.longlong, count=cython.longlong, unclaimed=cython.longlong, old=cython.longlong,
    last=cython.longlong, home=cython.longlong, keep=cython.longlong, gain=cython.longlong,
    wild=cython.longlong, best=cython.longlong, value=cython.longlong, joined=cython.longlong,
)  # fmt: skip
def _homes(
    w: Work, old: cython.longlong, last: cython.longlong, count: cython.longlong
) -> cython.longlong:
    """The most tiles that stay beyond one for each old group, from the old-th one on.

    In the claimed array each new group has the colours that are claimed, the jokers claimed and
    whether it stands unchanged.
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
    harm = w.arrays[GROUP_LOST][w.number]
    for home in range(count):
        w.arrays[CLAIMED][2 * home] = 0
        w.arrays[CLAIMED][2 * home + 1] = 0
        harm += FREED * w.arrays[NEW_JOKERS][home]
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
@cython.locals(
    place=cython.longlong, c=cython.longlong, total=cython.longlong, most=cython.longlong,
    n=cython.longlong, sets=cython.longlong, fits=cython.longlong,
)  # fmt: skip
def _groups(
    w: Work, number: cython.longlong, left: cython.longlong, jokers: cython.longlong
) -> cython.longlong:
    """The least harm of groups of these tiles and jokers; NEVER if there are none."""
    place = 0
    total = jokers
    most = 0
    for c in range(w.colours):
        n = left >> 4 * c & 15
        place += n * w.arrays[RADIX][number * w.colours + c]
        total += n
        if n > most:
            most = n
    place = w.arrays[GROUP_BASE][number] + place * (w.jokers + 1) + jokers
    if w.arrays[GROUP_HARM][place] != -1:
        return w.arrays[GROUP_HARM][place]
    w.best_groups = NEVER
    fits = 0
    for sets in range(most, total // 3 + 1):
        if total <= w.group_max * sets and total - jokers >= sets:
            fits = 1
    if fits:
        w.number = number
        _split(w, left, jokers, 0, NEVER)
    w.arrays[GROUP_HARM][place] = w.best_groups
    return w.best_groups


# -- all colours together ------------------------------------------------------------------------


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
            _make_room(w, STATE_KEY, STATE_GROUPS + 1, i + 1)
        w.arrays[STATE_KEY][i] = key
        w.states = i + 1
    elif lack > w.arrays[STATE_LACK][i] or (
        lack == w.arrays[STATE_LACK][i] and harm >= w.arrays[STATE_HARM][i]
    ):
        return 0
    w.arrays[STATE_LACK][i] = lack
    w.arrays[STATE_HARM][i] = harm
    w.arrays[STATE_FROM][i] = came
    w.arrays[STATE_WAYS][i] = ways
    w.arrays[STATE_GROUPS][i] = groups
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
    cell=cython.longlong, key=cython.longlong, node=cython.longlong, sorts=cython.longlong,
    way=cython.longlong, tiles=cython.longlong, jokers=cython.longlong, low=cython.longlong,
    high=cython.longlong, g=cython.longlong, n_lack=cython.longlong, n_harm=cython.longlong,
    then=cython.longlong, r_lack=cython.longlong, r_harm=cython.longlong, share=cython.longlong,
    goal=cython.longlong, hope_harm=cython.p_longlong, hope_lack=cython.p_longlong,
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
    node = w.arrays[CELL][cell] + (key >> w.id_bits * colour & (1 << w.id_bits) - 1)
    goal = w.arrays[CELL][cell + w.colours]
    sorts = w.jokers + 1
    hope_harm = w.arrays[HOPE_HARM]
    hope_lack = w.arrays[HOPE_LACK]
    tiles = w.jokers - (key >> w.id_bits * w.colours)
    rest_lack -= hope_lack[node * sorts + tiles]
    rest_harm -= hope_harm[node * sorts + tiles]
    for way in range(w.arrays[NODE_FIRST][node], w.arrays[NODE_LAST][node]):
        jokers = w.arrays[WAY_JOKERS][way]
        if jokers > rest:
            continue
        tiles = w.arrays[WAY_TILES][way]
        then = (goal + w.arrays[WAY_NEXT][way]) * sorts + rest - jokers
        r_lack = rest_lack + hope_lack[then]
        r_harm = rest_harm + hope_harm[then]
        n_harm = harm + w.arrays[WAY_HARM][way]
        low = w.arrays[MUST][cell] - tiles
        if low < 0:
            low = 0
        high = _least(w.arrays[CAN][cell] - tiles, w.arrays[MOST_GROUPS][number])
        for g in range(high, low - 1, -1):
            n_lack = lack + w.arrays[WEIGHT][cell] * (w.arrays[CAN][cell] - tiles - g)
            share = w.arrays[SHARE][8 * cell + g]
            if n_lack + r_lack > w.slack:
                break
            if n_harm + share + r_harm > w.limit:
                continue
            _choose(
                w, state, number, colour + 1,
                to | w.arrays[WAY_NEXT][way] << w.id_bits * colour,
                rest - jokers, n_lack, n_harm + share, r_lack, r_harm, shares + share,
                groups | g << 4 * colour,
                ways | (way - w.arrays[NODE_FIRST][node]) << w.id_bits * colour,
            )  # fmt: skip
    return 0


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
@cython.locals(
    jokers=cython.longlong, cost=cython.longlong, h_lack=cython.longlong, h_harm=cython.longlong,
    c=cython.longlong, then=cython.longlong, cell=cython.longlong,
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
    for c in range(w.colours):
        cell = number * w.colours + c
        harm -= w.price * w.arrays[WEIGHT][cell] * (groups >> 4 * c & 15)
    for jokers in range(rest + 1):
        cost = _groups(w, number, groups, jokers)
        if cost >= NEVER:
            continue
        h_lack = lack
        h_harm = harm + cost
        for c in range(w.colours):
            then = (to >> w.id_bits * c & (1 << w.id_bits) - 1) + w.arrays[CELL][
                (number + 1) * w.colours + c
            ]
            h_lack += w.arrays[HOPE_LACK][then * (w.jokers + 1) + rest - jokers]
            h_harm += w.arrays[HOPE_HARM][then * (w.jokers + 1) + rest - jokers]
        if h_lack > w.slack or h_harm > w.limit:
            continue
        _keep(
            w, to | w.jokers - rest + jokers << w.id_bits * w.colours, lack, harm + cost,
            state, ways, groups | jokers << 32,
        )  # fmt: skip
    return 0


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
@cython.locals(
    number=cython.longlong, state=cython.longlong, end=cython.longlong, key=cython.longlong,
    c=cython.longlong, node=cython.longlong, left=cython.longlong, r_lack=cython.longlong,
    r_harm=cython.longlong, sorts=cython.longlong, start=cython.longlong,
)  # fmt: skip
def _sweep(w: Work) -> cython.longlong:
    """Walk all numbers; the best last state, -1 if there is none, -2 if it was too much."""
    sorts = w.jokers + 1
    w.states = 0
    w.layer_start = 0
    _forget(w)
    if not cython.compiled:
        w.index.clear()
    _keep(w, 0, 0, 0, -1, 0, 0)
    start = 0
    for number in range(w.numbers):
        end = w.states
        w.layer_start = end
        if not cython.compiled:
            w.index.clear()
        for state in range(start, end):
            key = w.arrays[STATE_KEY][state]
            left = w.jokers - (key >> w.id_bits * w.colours)
            r_lack = 0
            r_harm = 0
            for c in range(w.colours):
                node = (key >> w.id_bits * c & (1 << w.id_bits) - 1) + w.arrays[CELL][
                    number * w.colours + c
                ]
                r_lack += w.arrays[HOPE_LACK][node * sorts + left]
                r_harm += w.arrays[HOPE_HARM][node * sorts + left]
            _choose(
                w, state, number, 0, 0, left, w.arrays[STATE_LACK][state],
                w.arrays[STATE_HARM][state], r_lack, r_harm, 0, 0, 0,
            )  # fmt: skip
            if w.effort + w.states > w.most_effort:
                w.effort += w.states
                return -2
        start = end
    w.effort += w.states
    for state in range(start, w.states):
        if w.arrays[STATE_KEY][state] >> w.id_bits * w.colours == w.jokers:
            return state
    return -1


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
    # Open runs lie in the line as members, jokers; new ones are sorted into its second half.
    line = w.arrays[LINE]
    out = 0
    bit = 1 << (w.number + 1)
    for i in range(w.traced - 1):
        log = w.arrays[PATH][64 + i]
        members = bit
        wild = bit if log & WILD else 0
        if i < w.open:
            members |= line[20 * colour + 2 * i]
            wild |= line[20 * colour + 2 * i + 1]
        if not log & GOES_ON:
            _add_set(w, 0, colour, members, wild)
            continue
        run = log >> 3
        j = out
        while j > 0 and line[200 + 3 * j - 3] < run:
            for k in range(3):
                line[200 + 3 * j + k] = line[200 + 3 * j - 3 + k]
            j -= 1
        line[200 + 3 * j] = run
        line[200 + 3 * j + 1] = members
        line[200 + 3 * j + 2] = wild
        out += 1
    for i in range(out):
        line[20 * colour + 2 * i] = line[200 + 3 * i + 1]
        line[20 * colour + 2 * i + 1] = line[200 + 3 * i + 2]
    return 0


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
@cython.locals(
    i=cython.longlong, c=cython.longlong, mask=cython.longlong, free_colour=cython.longlong,
    jokers=cython.longlong, place=cython.longlong, left=cython.longlong, wild=cython.longlong,
)  # fmt: skip
def _deal_groups(w: Work, number: cython.longlong, groups: cython.longlong) -> cython.longlong:
    left = groups & 0xFFFFFF
    wild = groups >> 32
    if groups == 0:
        return 0
    w.best_groups = NEVER
    w.number = number
    _split(w, left, wild, 0, NEVER)
    for i in range(w.best_count):
        mask = w.arrays[BEST_NEW][2 * i]
        jokers = 0
        c = 0
        while _ones(jokers) < w.arrays[BEST_NEW][2 * i + 1]:
            if not mask >> c & 1:
                jokers |= 1 << c
            c += 1
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
        came = w.arrays[PATH][number]
        now = w.arrays[PATH][number + 1]
        for colour in range(w.colours):
            w.number = number
            w.cell = number * w.colours + colour
            node = w.arrays[CELL][w.cell] + (
                w.arrays[STATE_KEY][came] >> w.id_bits * colour & ids
            )
            way = w.arrays[NODE_FIRST][node] + (
                w.arrays[STATE_WAYS][now] >> w.id_bits * colour & ids
            )
            w.want_next = w.arrays[NODE_RUNS][
                w.arrays[CELL][w.cell + w.colours] + w.arrays[WAY_NEXT][way]
            ]
            w.want_tiles = w.arrays[WAY_TILES][way]
            w.want_jokers = w.arrays[WAY_JOKERS][way]
            w.want_harm = w.arrays[WAY_HARM][way]
            w.traced = 0
            _leave(w, node, w.limit)
            _deal_runs(w, colour)
        _deal_groups(w, number, w.arrays[STATE_GROUPS][now])
    return 0


# -- the door ------------------------------------------------------------------------------------


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
@cython.locals(
    found=cython.longlong, touched=cython.longlong, bound=cython.longlong, top=cython.longlong,
    more=cython.longlong,
)  # fmt: skip
def _search(w: Work, free_harm: cython.longlong, most: cython.longlong) -> cython.longlong:
    """Raise the limit set by set; the last state, -1 if there is none, -2 if it was too much."""
    touched = w.traced
    w.rounds = 4
    while touched <= most:
        top = (touched + 1) * TOUCH - 1 + free_harm
        w.limit = top
        found = _prepare(w)
        if found < 0:
            return -2
        if found == 0:
            touched += 1
            continue
        bound = _sharpen(w)
        print(touched, w.nodes, w.ways, (bound-free_harm) / TOUCH, (w.limit-free_harm)/TOUCH)
        if bound > top:
            touched += 1
            while (touched + 1) * TOUCH - 1 + free_harm < bound:
                touched += 1
            _unshare(w)
            continue
        more = 2
        while True:
            w.limit = _least(top, (bound if bound > touched * TOUCH + free_harm else touched * TOUCH + free_harm) + more)
            found = _hopes(w, bound)
            if found < 0:
                return -2
            if found > 0:
                found = _sweep(w)
                print("  sweep", (w.limit-free_harm)/TOUCH, w.states)
                if found >= 0:
                    _deal(w, found)
                if found != -1:
                    return found
            if w.limit == top:
                break
            more *= 4
        touched += 1
        _unshare(w)
    return -1


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
@cython.locals(i=cython.longlong)
def _unshare(w: Work) -> cython.longlong:
    for i in range(8 * w.colours * w.numbers):
        w.arrays[SHARE][i] = w.arrays[SHARE0][i]
    return 0


_idle: list[Work] = []


def calm(
    shape: tuple[int, int, int],
    table: Sequence[int],
    rack: Sequence[int],
    jokers: tuple[int, int],
    weights: Sequence[int],
    lack: int,
    old: Sequence[SetBits],
    *,
    least: int = 0,
    most: int,
    limit: int,
    price: int = 0,
) -> Calm:
    """Of all plays that leave rack tiles worth `lack`, one that disturbs the old sets least."""
    w: Work
    i: cython.longlong
    found: cython.longlong
    s: cython.p_longlong
    free_harm: cython.longlong = FREED * jokers[1] + price * lack
    upper: cython.longlong = most
    try:
        w = _idle.pop()
    except IndexError:
        w = Work()
    w.colours, w.numbers, w.group_max = shape
    w.jokers = sum(jokers)
    w.slack = lack
    w.price = price
    w.effort = 0
    w.most_effort = limit
    w.cut = 0
    w.traced = least
    for i in range(w.colours * w.numbers):
        w.arrays[MUST][i] = table[i]
        w.arrays[CAN][i] = table[i] + rack[i]
        w.arrays[WEIGHT][i] = weights[i]
    for i in range(w.colours):
        w.arrays[CAN][w.colours * w.numbers + i] = 0
    fits = _lay_out(w, old)
    found = -2
    if fits:
        with cython.nogil:
            found = _search(w, free_harm, upper)
    sets = None
    harm = 0
    if found >= 0:
        s = w.arrays[SETS]
        sets = [(s[i], s[i + 1], s[i + 2], s[i + 3]) for i in range(0, 4 * w.sets, 4)]
        harm = w.arrays[STATE_HARM][found] - FREED * jokers[1] - price * w.arrays[STATE_LACK][found]
    effort = w.effort
    stats.append((w.limit // TOUCH, w.nodes, w.ways, w.states, w.effort, w.cut, found))
    if w.rooms[STATE_KEY] < 1 << 18:
        _idle.append(w)
    return sets, divmod(harm, TOUCH), effort

stats = []

def _lay_out(w: Work, old: Sequence[SetBits]) -> bool:
    """Write down the old sets by cell."""
    a: cython.pp_longlong = w.arrays
    i: cython.longlong
    n: cython.longlong
    c: cython.longlong
    cell: cython.longlong
    cells: cython.longlong = w.colours * w.numbers
    for i in range(cells):
        a[POTENTIAL][i] = a[GROUP_JOKERS][i] = a[LATER_JOKERS][i] = 0
    for i in range(8 * cells):
        a[SHARE][i] = a[OLD][i] = 0
    groups: list[list[tuple[int, int]]] = [[] for _ in range(w.numbers)]
    ends = [[0] * (SLOTS + 1) for _ in range(w.colours)]
    w.pairs = 0
    for kind, key, members, jokers in sorted(old, key=_first):
        if kind == 1:
            held = jokers
            groups[key - 1].append((members, jokers))
        else:
            held = jokers.bit_count()
            first = (members & -members).bit_length() - 2
            last = members.bit_length() - 2
            slot = 1
            while slot <= SLOTS and ends[key][slot] > first:
                slot += 1
            if slot > SLOTS:
                return False
            ends[key][slot] = last + 1
            seen = 0
            for n in range(first, last + 1):
                wild = jokers >> n + 1 & 1
                seen += wild
                code = 1 | (not wild) << 1 | (n == first) << 2 | (n == last) << 3
                cell = n * w.colours + key
                a[OLD][8 * cell + slot] = code | held << 4 | seen << 8
                a[POTENTIAL][cell] += n != first
                if held and not wild:
                    groups[n].append((1 << key | 256, held))
            a[POTENTIAL][last * w.colours + key] += TOUCH - FREED * held
            if held:
                for n in range((members & ~jokers).bit_length() - 2):
                    a[LATER_JOKERS][n * w.colours + key] = 1
        if held > 1:
            w.pairs = 1
    place = total = 0
    for n in range(w.numbers):
        a[OLD_GROUPS][n] = place
        a[GROUP_LOST][n] = 0
        a[GROUP_BASE][n] = total
        shares: list[list[int]] = [[] for _ in range(w.colours)]
        for mask, held in groups[n]:
            a[OLD_MASK][place] = mask
            a[OLD_JOKERS][place] = held
            place += 1
            if mask & 256:
                continue
            size = mask.bit_count()
            a[GROUP_LOST][n] += TOUCH - FREED * held + size + held - 1
            for c in range(w.colours):
                if mask >> c & 1:
                    shares[c].append((TOUCH - FREED * held + size - 1) // size)
                    a[GROUP_JOKERS][n * w.colours + c] += held
                    if held:
                        for m in range(n):
                            a[LATER_JOKERS][m * w.colours + c] = 1
        there = size = 0
        radix = 1
        for c in range(w.colours):
            cell = n * w.colours + c
            if a[CAN][cell] > 7:
                return False
            a[RADIX][cell] = radix
            radix *= a[CAN][cell] + 1
            there += a[CAN][cell] > 0
            size += a[CAN][cell]
            shares[c].sort()
            for g in range(len(shares[c])):
                a[SHARE][8 * cell + g] = sum(shares[c][: len(shares[c]) - g])
        a[MOST_GROUPS][n] = (size + w.jokers) // 3 if there + w.jokers >= 3 else 0
        total += radix * (w.jokers + 1)
    a[OLD_GROUPS][w.numbers] = place
    _make_room(w, GROUP_HARM, GROUP_HARM + 1, total)
    for i in range(total):
        w.arrays[GROUP_HARM][i] = -1
    for i in range(8 * cells):
        w.arrays[SHARE][i] -= w.price * w.arrays[WEIGHT][i >> 3] * (i & 7)
        w.arrays[SHARE0][i] = w.arrays[SHARE][i]
    return True


def _first(bits: SetBits) -> int:
    return bits[2] & -bits[2] if bits[0] == 0 else 0
