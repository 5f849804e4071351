"""What the search works with: constants, arrays by index, the question."""

from __future__ import annotations

from remeld.solver import nocython as cython
from remeld.solver.arrays import Arrays, make_room

if cython.compiled:
    from cython.cimports.libc.string import memset  # type: ignore[import-untyped]

COMPILED = cython.compiled

# The sets that are not old ones, packed, or None, the places of the old sets that are touched, and
# how many tiles have moved; touched sets and moved tiles as a lower bound; whether that is one for
# all plays of the given worth; the effort.
Answer = tuple[list[int] | None, list[int], int, tuple[int, int], bool, int]

# Which homes an old set may have, also by the names under which others ask for them.
ANY_HOME = cython.declare(cython.longlong, 0)
OWN_HOME = cython.declare(cython.longlong, 1)
STRANGE_HOME = cython.declare(cython.longlong, 2)
ANY, OWN, STRANGE = ANY_HOME, OWN_HOME, STRANGE_HOME

TOUCH = cython.declare(cython.longlong, 1 << 12)
NEVER = cython.declare(cython.longlong, 1 << 50)
UNKNOWN = cython.declare(cython.longlong, -(1 << 50))
MIX = cython.declare(cython.ulonglong, 0x1E3779B97F4A7C15)
ROUNDS = cython.declare(cython.longlong, 12)
MORE_ROUNDS = cython.declare(cython.longlong, 60)
BEAM = cython.declare(cython.longlong, 100)
MANY_WAYS = cython.declare(cython.longlong, 500)
AHEAD = cython.declare(cython.longlong, 2)
MARGIN = cython.declare(cython.longlong, 3)

# A node, as bits: five open runs of eleven bits, then the old runs whose home is over, by slot.
SLOTS = cython.declare(cython.longlong, 7)
OPEN_MAX = cython.declare(cython.longlong, 5)
RUN_BITS = cython.declare(cython.longlong, 11)
# The most that one open run can take off at a number.
RUN_CLAIMS = cython.declare(cython.longlong, 32)
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

# Where two jokers of an old set may be all that stays of it.
GROUP_PAIRS = cython.declare(cython.longlong, 64)
ANYWHERE = cython.declare(cython.longlong, 127)

# The arrays of a search. Numbers count from 0 in here; a cell is number * colours + colour.
# By cell: tiles that must lie, tiles that can, the weight of a rack tile, the harm before any
# old run is followed (from 128 on of touched sets alone), jokers of old groups with a tile here,
# whether an old set with jokers comes later.
MUST = cython.declare(cython.longlong, 1)
CAN = cython.declare(cython.longlong, 2)
WEIGHT = cython.declare(cython.longlong, 3)
POTENTIAL = cython.declare(cython.longlong, 4)
GROUP_JOKERS = cython.declare(cython.longlong, 5)
LATER_JOKERS = cython.declare(cython.longlong, 6)
# By cell, eight to each: the share of harm by tiles in groups, as it was at first, as it was
# best; the old runs by slot.
SHARE = cython.declare(cython.longlong, 7)
FIRST_SHARE = cython.declare(cython.longlong, 8)
BEST_SHARE = cython.declare(cython.longlong, 9)
OLD = cython.declare(cython.longlong, 10)
# By number: the most groups, where its old groups begin, their harm (from 16 on without their
# jokers, as the coarse search counts it), where the harms of its new groups begin; and these, by
# tiles (a digit for each colour, RADIX) and jokers; the least with any number of jokers, tolls
# included.
MOST_GROUPS = cython.declare(cython.longlong, 11)
OLD_GROUPS = cython.declare(cython.longlong, 12)
GROUPS_LOST = cython.declare(cython.longlong, 13)
GROUP_BASE = cython.declare(cython.longlong, 14)
GROUP_HARM = cython.declare(cython.longlong, 15)
GROUP_LEAST = cython.declare(cython.longlong, 16)
RADIX = cython.declare(cython.longlong, 17)
# Old groups: colours as bits, jokers. A tile of an old run with jokers counts as one with bit 8.
OLD_MASK = cython.declare(cython.longlong, 18)
OLD_JOKERS = cython.declare(cython.longlong, 19)
# By cell (the fine graph from 128 on): its first node and the one after its last.
CELL = cython.declare(cython.longlong, 20)
CELL_END = cython.declare(cython.longlong, 21)
# A node: its runs; its ways from the first to before the last that is alive, before the end, or,
# with those that were left out, before the end of the whole; the fewest jokers, least harm and
# least worth not laid up to it; the least harm after it; its cell; of a fine one the coarse one
# that it belongs to; of a coarse one the least harm of a play through it; of a fine one the fewest
# moved tiles up to it that the coarse graph has not counted; the newest way that leads to it.
NODE_RUNS = cython.declare(cython.longlong, 22)
NODE_FIRST = cython.declare(cython.longlong, 23)
NODE_LAST = cython.declare(cython.longlong, 24)
NODE_END = cython.declare(cython.longlong, 25)
NODE_WHOLE = cython.declare(cython.longlong, 26)
NODE_JOKERS = cython.declare(cython.longlong, 27)
NODE_HARM = cython.declare(cython.longlong, 28)
NODE_LACK = cython.declare(cython.longlong, 29)
NODE_BACK = cython.declare(cython.longlong, 30)
NODE_CELL = cython.declare(cython.longlong, 31)
NODE_COARSE = cython.declare(cython.longlong, 32)
NODE_GOOD = cython.declare(cython.longlong, 33)
NODE_EXTRA = cython.declare(cython.longlong, 34)
NODE_NEWEST = cython.declare(cython.longlong, 35)
# By node and jokers left: the least harm after it, the least worth not laid, and the fewest moved
# tiles that the coarse graph has not counted.
HOPE_HARM = cython.declare(cython.longlong, 36)
HOPE_LACK = cython.declare(cython.longlong, 37)
HOPE_EXTRA = cython.declare(cython.longlong, 38)
# A way: the node it leads to, tiles (and eight times the jokers) laid in runs, the harm; the way
# before it to the same node, while ways are made.
WAY_NEXT = cython.declare(cython.longlong, 39)
WAY_LAID = cython.declare(cython.longlong, 40)
WAY_HARM = cython.declare(cython.longlong, 41)
WAY_BEFORE = cython.declare(cython.longlong, 42)
# A state of all colours: its nodes and jokers as a key, worth not laid, harm, the state it came
# from, by which ways and with which tiles and jokers in groups; in the fine sweep the least harm
# of a play through it.
STATE_KEY = cython.declare(cython.longlong, 43)
STATE_LACK = cython.declare(cython.longlong, 44)
STATE_HARM = cython.declare(cython.longlong, 45)
STATE_FROM = cython.declare(cython.longlong, 46)
STATE_WAYS = cython.declare(cython.longlong, 47)
STATE_GROUPS = cython.declare(cython.longlong, 48)
STATE_BOUND = cython.declare(cython.longlong, 49)
# Hash tables of states, of coarse and of fine nodes.
HASHED = cython.declare(cython.longlong, 50)
COARSE_HASHED = cython.declare(cython.longlong, 51)
FINE_HASHED = cython.declare(cython.longlong, 52)
# Scratch: the open runs of a node, those after it, the same sorted, what was done; by tiles in
# runs: price, best share, worth not laid, least harm, how many others can be in groups, as bits;
# by what is laid in runs (as in a way): what that costs, and from 128 on the least harm with it;
# by colour and tiles in groups: least harm without share, with everything (from 128 on the first
# with its price, from 64 on by colour: the harm of it alone, from 72 on its moved tiles that the
# coarse graph has not counted).
RUNS = cython.declare(cython.longlong, 53)
OUT = cython.declare(cython.longlong, 54)
SORTED = cython.declare(cython.longlong, 55)
LOG = cython.declare(cython.longlong, 56)
BY_TILES = cython.declare(cython.longlong, 57)
BY_LAID = cython.declare(cython.longlong, 58)
BARE = cython.declare(cython.longlong, 59)
FEWEST = cython.declare(cython.longlong, 60)
# Scratch for groups: those in the making, what is claimed in them, the best. Then the path, the
# open runs while sets are dealt, and the sets.
NEW_MASK = cython.declare(cython.longlong, 61)
NEW_JOKERS = cython.declare(cython.longlong, 62)
CLAIMED = cython.declare(cython.longlong, 63)
BEST_NEW = cython.declare(cython.longlong, 64)
PATH = cython.declare(cython.longlong, 65)
LINE = cython.declare(cython.longlong, 66)
# The links between the states of the coarse sweep: from, to, harm. Then its states that are any
# good, by number and key, in a hash table: number and key, harm that must still follow.
LINK_FROM = cython.declare(cython.longlong, 67)
LINK_TO = cython.declare(cython.longlong, 68)
LINK_HARM = cython.declare(cython.longlong, 69)
STATE_BACK = cython.declare(cython.longlong, 70)
KNOWN_KEY = cython.declare(cython.longlong, 71)
KNOWN_BACK = cython.declare(cython.longlong, 72)
LAYER = cython.declare(cython.longlong, 73)
# By cell, eight to each: the least share that tiles outside runs can have, by tiles in runs.
LEAST_SHARE = cython.declare(cython.longlong, 74)
# By colour and tiles in groups of the colours up to it: how much more harm the groups of a number
# do, whatever the other colours give, than is shared out.
EXCESS = cython.declare(cython.longlong, 75)
# By cell: how many of its tiles can be in groups, as bits.
IN_GROUPS = cython.declare(cython.longlong, 76)
# What all colours of a number can put in groups together, as it is listed for the rounds: where
# the list of a number begins and ends, the tiles, the least harm with tolls.
CHOICES = cython.declare(cython.longlong, 77)
CHOICES_END = cython.declare(cython.longlong, 78)
CHOICE_GROUPS = cython.declare(cython.longlong, 79)
CHOICE_HARM = cython.declare(cython.longlong, 80)
# All old sets as the kernel writes sets. Then, of what a play changes: the old sets, by place; the
# new ones, by place, and what of them nobody has claimed, tiles as bits and jokers; the old sets in
# the order in which they look for homes; the most tiles that can stay from each of them on.
OLD_SETS = cython.declare(cython.longlong, 81)
CHANGED = cython.declare(cython.longlong, 82)
MADE = cython.declare(cython.longlong, 83)
FREE_TILES = cython.declare(cython.longlong, 84)
FREE_JOKERS = cython.declare(cython.longlong, 85)
ORDER = cython.declare(cython.longlong, 86)
MOST_STAY = cython.declare(cython.longlong, 87)
# By cell: how many old runs have a tile here that is not their first tile.
LATER_TILES = cython.declare(cython.longlong, 88)
# By old set: which homes it may have. The old runs in the order in which they begin, packed, and
# their slots. Old groups in the order in which they were met, four numbers each: number, mask,
# jokers, homes.
HOME = cython.declare(cython.longlong, 89)
OLD_RUNS = cython.declare(cython.longlong, 90)
OLD_SLOT = cython.declare(cython.longlong, 91)
LAID = cython.declare(cython.longlong, 92)
# What the harms of groups were worked out for: as OLD_GROUPS, OLD_MASK and OLD_JOKERS.
KEPT_GROUPS = cython.declare(cython.longlong, 93)
KEPT_MASK = cython.declare(cython.longlong, 94)
KEPT_JOKERS = cython.declare(cython.longlong, 95)
ARRAYS = cython.declare(cython.longlong, 96)


@cython.final
@cython.cclass
class Work(Arrays):
    """The question of a search and all its memory."""

    index: dict[int, int]
    nodes_by_runs: dict[int, int]
    known: dict[int, int]
    # those that were read last: the same tuple need not be read again
    weights: tuple[int, ...]
    # the question: `slack` is the worth that is not laid; `pairs` tells by colour as bits in which
    # runs jokers that nobody claims may be what stays of an old set, and whether in groups
    colours: cython.longlong
    numbers: cython.longlong
    group_max: cython.longlong
    jokers: cython.longlong
    slack: cython.longlong
    movable: cython.longlong
    pairs: cython.longlong
    sound: cython.longlong
    # what the coarse search has found, where it is over: the least harm; else NEVER
    least: cython.longlong
    # plays that touch more sets than this may be missing in the coarse graph, which is thinned then
    scope: cython.longlong
    # how it is searched: the harm allowed (tolls and prices included), what is too much anyway,
    # what a joker pays, what a unit of worth not laid costs; where the cells of the graph at work
    # are
    limit: cython.longlong
    below: cython.longlong
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
    colour: cython.longlong
    node: cython.longlong
    open: cython.longlong
    next_most: cython.longlong
    third_most: cython.longlong
    base: cython.longlong
    least_here: cython.longlong
    must_move: cython.longlong
    coarse_node: cython.longlong
    # how many jokers are left there; how many tiles and jokers a way may lay, how many runs may
    # go on, and the harm, before tolls, prices and all that follows, with which it may do so
    left: cython.longlong
    can: cython.longlong
    wild: cython.longlong
    most_open: cython.longlong
    most_here: cython.longlong
    # old runs of the cell as bits by slot: those that a run may begin with, those that go on
    begins: cython.longlong
    goes_on: cython.longlong
    # the way whose log is wanted, 0 until it is found; -1 while ways are made
    traced: cython.longlong
    want_runs: cython.longlong
    want_tiles: cython.longlong
    want_jokers: cython.longlong
    want_harm: cython.longlong
    # how far it has come; the state from which the sweep goes on
    id_bits: cython.longlong
    nodes: cython.longlong
    ways: cython.longlong
    coarse_nodes: cython.longlong
    coarse_ways: cython.longlong
    states: cython.longlong
    state: cython.longlong
    layer_start: cython.longlong
    hash_mask: cython.longlong
    coarse_mask: cython.longlong
    fine_mask: cython.longlong
    links: cython.longlong
    # a sweep goes on from so many states of a number, the best ones; whether it has dropped others
    beam: cython.longlong
    dropped: cython.longlong
    # the play that was found
    harm: cython.longlong
    lack: cython.longlong
    choices: cython.longlong
    known_mask: cython.longlong
    group_harms: cython.longlong
    best_groups: cython.longlong
    best_count: cython.longlong
    # how many choices are listed
    listed: cython.longlong
    # how many old sets the play changes, and how many sets it makes
    changed: cython.longlong
    made: cython.longlong
    # how many old sets there are, and how many the known play changes; whether they hold jokers
    olds: cython.longlong
    most: cython.longlong
    held: cython.longlong
    # how many old groups are noted; whether the harms of groups are those with pairs in groups, or
    # -1 if none are known
    laid: cython.longlong
    kept_pairs: cython.longlong

    def __init__(self) -> None:
        Arrays.__init__(self, ARRAYS)
        if not cython.compiled:
            self.index = {}
            self.nodes_by_runs = {}
            self.known = {}
        self.weights = ()
        make_room(self, SHARE, OLD + 1, 8 * 6 * 13)
        make_room(self, LEAST_SHARE, LEAST_SHARE + 1, 8 * 6 * 13)
        make_room(self, HASHED, FINE_HASHED + 1, 1024)


@cython.cfunc
@cython.nogil
def ones(bits: cython.longlong) -> cython.longlong:
    """How many bits are set."""
    count = 0
    while bits:
        bits &= bits - 1
        count += 1
    return count


@cython.cfunc
@cython.nogil
def slot_of(key: cython.ulonglong, mask: cython.longlong) -> cython.longlong:
    """Where a key belongs in a hash table."""
    mixed = key * MIX
    place: cython.longlong = cython.cast(cython.longlong, mixed >> 24)
    return place & mask


@cython.cfunc
@cython.nogil
def empty_table(w: Work, table: cython.longlong, mask: cython.longlong) -> cython.longlong:
    """Empty a hash table: -1 is a number of ones alone, byte by byte."""
    if cython.compiled:
        memset(w.arrays[table], 255, (mask + 1) * 8)
    return 0


@cython.cfunc
@cython.nogil
def paid_by_all(w: Work) -> cython.longlong:
    """What every play pays in tolls and prices."""
    return w.toll * w.jokers + w.price * w.slack
