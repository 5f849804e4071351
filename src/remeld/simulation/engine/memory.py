"""What a simulation works with: constants, arrays by index, and a search with a game in it.

A game is counts: how many tiles of each cell lie on the table and on each rack. A cell is
(number - 1) * colours + colour, and all jokers share the last one.
"""

from __future__ import annotations

from remeld.solver import nocython as cython
from remeld.solver.arrays import make_room
from remeld.solver.kernel.memory import Work

COMPILED = cython.compiled

# What a policy does. The numbers are those of `POLICIES` in `remeld.simulation.policies`.
RACK_SETS = cython.declare(cython.longlong, 0)
GREEDY = cython.declare(cython.longlong, 1)
HOARD = cython.declare(cython.longlong, 2)
HOARDMIN = cython.declare(cython.longlong, 3)
DUMP = cython.declare(cython.longlong, 4)
TRIMM = cython.declare(cython.longlong, 5)
HSAFE = cython.declare(cython.longlong, 6)
HOLD = cython.declare(cython.longlong, 7)
THREAT = cython.declare(cython.longlong, 8)
LEAKY = cython.declare(cython.longlong, 9)
TRIMM_SAFE = cython.declare(cython.longlong, 10)
TRIMM_WARY = cython.declare(cython.longlong, 11)
HOARD_WARY = cython.declare(cython.longlong, 12)
LATE = cython.declare(cython.longlong, 13)
LEAST = cython.declare(cython.longlong, 14)
SPARE_ONE = cython.declare(cython.longlong, 15)
PAIRS = cython.declare(cython.longlong, 16)
DEAR = cython.declare(cython.longlong, 17)

# How a game ends on an empty pool: by a circle of passes, which are free or only for those who
# cannot play, when somebody must draw and cannot, or with the last tile.
PLAY_ON = cython.declare(cython.longlong, 0)
MUST_PLAY = cython.declare(cython.longlong, 1)
NO_DRAW = cython.declare(cython.longlong, 2)
AT_ONCE = cython.declare(cython.longlong, 3)

# Who wins a blocked game that is tied: all of them, those with fewest tiles, or nobody.
SHARE = cython.declare(cython.longlong, 0)
FEWEST = cython.declare(cython.longlong, 1)
NOBODY = cython.declare(cython.longlong, 2)

# What is laid as much as possible: tiles or their value.
TILES = cython.declare(cython.longlong, 0)
VALUE = cython.declare(cython.longlong, 1)
# As in the solver: a tile weighs more than all jokers of a box can take away.
STEP = cython.declare(cython.longlong, 8)

# What is told of a game: whether somebody went out (2 where it was left before its end), the
# winners as bits, turns; and by seat, six numbers each: points, turns, turns with a play, tiles
# laid, the value left on the rack, the turn of its own in which it laid its initial meld, 0 for
# none, and where the game was left how many tiles it could not have laid then.
OUT_TOLD = cython.declare(cython.longlong, 0)
WON_TOLD = cython.declare(cython.longlong, 1)
TURNS_TOLD = cython.declare(cython.longlong, 2)
POINTS_TOLD = cython.declare(cython.longlong, 3)
SEAT_TURNS_TOLD = cython.declare(cython.longlong, 9)
PLAYS_TOLD = cython.declare(cython.longlong, 15)
TILES_TOLD = cython.declare(cython.longlong, 21)
LEFT_TOLD = cython.declare(cython.longlong, 27)
OPENED_TOLD = cython.declare(cython.longlong, 33)
ALL_TOLD = cython.declare(cython.longlong, 39)
NOT_OVER = cython.declare(cython.longlong, 2)

# The arrays of a simulation come after those of a search. The table; the racks, ROW numbers for
# each seat; the pool in the order in which it is drawn; what is laid; what a cell is worth.
TABLE = cython.declare(cython.longlong, 38)
RACKS = cython.declare(cython.longlong, 39)
POOL = cython.declare(cython.longlong, 40)
LAID = cython.declare(cython.longlong, 41)
FACE = cython.declare(cython.longlong, 42)
# By seat: tiles on the rack, whether it has melded, its policy, and that one's number.
SIZES = cython.declare(cython.longlong, 43)
MELDED = cython.declare(cython.longlong, 44)
POLICY = cython.declare(cython.longlong, 45)
NUMBER = cython.declare(cython.longlong, 46)
# What has become of the game so far, and of all games, as it is told.
TALLY = cython.declare(cython.longlong, 47)
RESULTS = cython.declare(cython.longlong, 48)
# The position from which every game starts.
START = cython.declare(cython.longlong, 49)
# Sets that a rack can make, eight numbers each; what is left of the rack while they are tried;
# the sets that are tried; what the best of them lay; what the candidates of a rollout lay.
PATTERNS = cython.declare(cython.longlong, 50)
SPARE = cython.declare(cython.longlong, 51)
TRIED = cython.declare(cython.longlong, 52)
BEST = cython.declare(cython.longlong, 53)
CANDIDATES = cython.declare(cython.longlong, 54)
# Tiles that a seat does not see, and a rack that it thinks of.
UNSEEN = cython.declare(cython.longlong, 55)
THOUGHT = cython.declare(cython.longlong, 56)
# Many games at once (see `batch`): all of them, one after the other; what the seat on turn has laid
# so far; the tiles of the table that do not lie with a joker.
GAMES = cython.declare(cython.longlong, 57)
DOWN = cython.declare(cython.longlong, 58)
STILL = cython.declare(cython.longlong, 59)
# By cell, while a play grows: a set that a tile can join, and one that can spare it.
JOIN = cython.declare(cython.longlong, 60)
SPARES = cython.declare(cython.longlong, 61)
# The world in which candidates are tried; what each seat is thought not to hold, as the racks lie.
WORLD = cython.declare(cython.longlong, 62)
BARRED = cython.declare(cython.longlong, 63)
# Where the row of the seat begins that gets each of the tiles that are dealt anew.
OWNERS = cython.declare(cython.longlong, 64)
# The kinds of the rack that a play may grow by.
WANTED = cython.declare(cython.longlong, 65)
# By cell: tiles that join sets with jokers.
GROWN = cython.declare(cython.longlong, 66)
ALL_ARRAYS = cython.declare(cython.longlong, 67)

ROW = cython.declare(cython.longlong, 80)
MOST_SEATS = cython.declare(cython.longlong, 6)
MOST_TILES = cython.declare(cython.longlong, 320)


@cython.cclass
class Simulation(Work):
    """A game on counts, and the memory of the search that its players ask."""

    # the rules
    cells: cython.longlong
    copies: cython.longlong
    box_jokers: cython.longlong
    hand: cython.longlong
    meld_min: cython.longlong
    open_meld: cython.longlong
    ending: cython.longlong
    forced: cython.longlong
    draws: cython.longlong
    tie: cython.longlong
    # whether a joker on the table stays what it stood for when it was laid
    stay: cython.longlong
    # the game
    seats: cython.longlong
    turn: cython.longlong
    starter: cython.longlong
    passes: cython.longlong
    pool_at: cython.longlong
    pool_end: cython.longlong
    # tiles that a seat does not see and that are not in the game, so that nobody can draw them
    absent: cython.longlong
    # the cell of the tile that is drawn next, where a seat knows it, else -1
    drawn: cython.longlong
    # after how many turns a rollout is left, 0 for never
    most_turns: cython.longlong
    chance: cython.ulonglong
    # what is being looked for: sets to try, how many are tried, the best so far
    patterns: cython.longlong
    tried: cython.longlong
    melds: cython.longlong
    least: cython.longlong
    most: cython.longlong
    bound: cython.longlong
    # of many games those that lie here, by the numbers of the first and of the one after the last
    first_game: cython.longlong
    last_game: cython.longlong
    # of many games the one at hand: where what its seat on turn knows begins, where the sets of the
    # table, how many tiles that seat has laid, how often the table has changed; whether the edition
    # minds what becomes of jokers, and whether plays can grow without a search
    known: cython.longlong
    table_sets: cython.longlong
    down: cython.longlong
    version: cython.longlong
    careful: cython.longlong
    growing: cython.longlong
    # whether the last question for any kind was asked with its numbers from the other end
    mirrored: cython.longlong

    def __init__(self) -> None:
        Work.__init__(self, ALL_ARRAYS)
        self.drawn = -1
        self.most_turns = 0
        make_room(self, TABLE, ALL_ARRAYS, MOST_TILES)
        make_room(self, RACKS, RACKS + 1, ROW * MOST_SEATS)
        make_room(self, BARRED, BARRED + 1, ROW * MOST_SEATS)
        make_room(self, START, START + 1, 2 * ROW * MOST_SEATS + MOST_TILES)
        make_room(self, WORLD, WORLD + 1, 2 * ROW * MOST_SEATS + MOST_TILES)
