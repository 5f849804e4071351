"""What the search works with: constants, arrays by index, the question.

Arrays are numbered, so that one function makes room in any of them.
"""

from __future__ import annotations

from remeld.solver import nocython as cython
from remeld.solver.arrays import Arrays, make_room

COMPILED = cython.compiled

# A set: 0 for a run, its colour, and as bits its numbers and which of them are jokers; or 1 for
# a group, its number, and as bits its colours and which of them are jokers. Packed, the four are
# one number (see `arrays`).
SetBits = tuple[int, int, int, int]
# Whether it is proved, the value or None if nothing was found, the sets, packed, the states looked
# at.
Answer = tuple[bool, int | None, list[int], int]

RUN = cython.declare(cython.longlong, 0)
GROUP = cython.declare(cython.longlong, 1)
NEVER = cython.declare(cython.longlong, -(1 << 60))
HEAVY = cython.declare(cython.longlong, 1 << 40)
FIELD = cython.declare(cython.longlong, (1 << 32) - 1)
FIRST_WIDTH = cython.declare(cython.longlong, 12)
WIDER = cython.declare(cython.longlong, 8)
# So many slots the hash table has at first; a power of two.
FIRST_SLOTS = cython.declare(cython.longlong, 128)
# More half jokers than there ever are.
FAR = cython.declare(cython.longlong, 1000)
RANK_BITS = cython.declare(cython.longlong, 10)
MIX = cython.declare(cython.ulonglong, 0x1E3779B97F4A7C15)

# The arrays of a search. Numbers count from 0 in here; a cell is number * colours + colour.
# By cell: tiles that must lie, tiles that can, the weight of a rack tile, where the cell's nodes
# begin, jokers that a tile in a group needs beside it, and the factor of its digit.
MUST = cython.declare(cython.longlong, 1)
CAN = cython.declare(cython.longlong, 2)
WEIGHT = cython.declare(cython.longlong, 3)
CELL = cython.declare(cython.longlong, 4)
LACK = cython.declare(cython.longlong, 5)
RADIX = cython.declare(cython.longlong, 6)
# By number: what a joker there is worth, the most it is worth from there on, where the number's
# groups begin, where its states begin, and the best path.
JOKER_AT = cython.declare(cython.longlong, 7)
JOKER_FROM = cython.declare(cython.longlong, 8)
GROUP_BASE = cython.declare(cython.longlong, 9)
LAYER = cython.declare(cython.longlong, 10)
PATH_KEY = cython.declare(cython.longlong, 11)
PATH_WAY = cython.declare(cython.longlong, 12)
# A node is a state of one colour's open runs before a number: the runs, its ways on from the
# first to before the last, the fewest jokers it took, what its colour can hope for (by jokers).
# Where any rack tile will do, jokers count in halves, and in place of hope stand the fewest that
# the colour still needs: for its table tiles, and for those and a rack tile.
NODE_RUNS = cython.declare(cython.longlong, 13)
NODE_FIRST = cython.declare(cython.longlong, 14)
NODE_LAST = cython.declare(cython.longlong, 15)
NODE_JOKERS = cython.declare(cython.longlong, 16)
NODE_HOPE = cython.declare(cython.longlong, 17)
# A way leads from a node to one of the next number: to which, tiles and jokers in runs, runs of
# three and of four that go on, and the most the tiles here are worth without and with groups.
WAY_NEXT = cython.declare(cython.longlong, 18)
WAY_TILES = cython.declare(cython.longlong, 19)
WAY_JOKERS = cython.declare(cython.longlong, 20)
WAY_LONGER = cython.declare(cython.longlong, 21)
WAY_ALONE = cython.declare(cython.longlong, 22)
WAY_GROUPED = cython.declare(cython.longlong, 23)
# Where any rack tile will do, the first of these holds all, packed (see `any_bounds`), and the last
# two are what the colour needs from the way on, as in nodes.
WAY_TABLE = cython.declare(cython.longlong, 22)
WAY_RACK = cython.declare(cython.longlong, 23)
# The best groups of a number, by the tiles in runs and by jokers: value and number of the rack
# tiles laid at that number, -1 where not yet known.
GROUP_VALUE = cython.declare(cython.longlong, 24)
GROUP_LAID = cython.declare(cython.longlong, 25)
# A search state: a node for every colour, jokers and points in one key; value so far, value to
# hope for, the state it came from and by which ways.
STATE_KEY = cython.declare(cython.longlong, 26)
STATE_VALUE = cython.declare(cython.longlong, 27)
STATE_RANK = cython.declare(cython.longlong, 28)
STATE_FROM = cython.declare(cython.longlong, 29)
STATE_WAY = cython.declare(cython.longlong, 30)
# The hash table of a layer, scratch memory, the colours' open runs and the sets when dealing.
HASHED = cython.declare(cython.longlong, 31)
SCRATCH = cython.declare(cython.longlong, 32)
FRAMES = cython.declare(cython.longlong, 33)
RUNS = cython.declare(cython.longlong, 34)
NODE_EASE = cython.declare(cython.longlong, 35)
# Where any rack tile will do: the half jokers that a colour's tiles in groups need, sixteen for
# each number.
PRICE = cython.declare(cython.longlong, 36)
# By the open runs of a colour: where their node is, if it is one of the cell at hand.
NODE_PLACE = cython.declare(cython.longlong, 37)
ARRAYS = cython.declare(cython.longlong, 38)


@cython.cclass
class Work(Arrays):
    """The question of a search and all its memory; who adds to it may want more arrays."""

    index: dict[int, int]
    # the question; shape and weights as they were read last: the same tuple need not be read again
    shape: tuple[int, int, int, int]
    weights: tuple[int, ...]
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
    # how it is searched: every joker placed, any rack tile will do, that asked once more with other
    # weights, jokers' weight counted on the way, lengths of runs told apart up to this; groups
    # only, or with a run at least
    strict: cython.longlong
    any: cython.longlong
    again: cython.longlong
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
    spent: cython.longlong
    found: cython.longlong
    best: cython.longlong
    dropped: cython.longlong

    def __init__(self, count: int = ARRAYS) -> None:
        Arrays.__init__(self, count)
        if not cython.compiled:
            self.index = {}
        self.shape = (0, 0, 0, 0)
        self.weights = ()
        self.again = 0
        make_room(self, HASHED, HASHED + 1, 1024)
        make_room(self, NODE_PLACE, NODE_PLACE + 1, 4096)
