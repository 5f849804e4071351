"""The door of the engine: rules, policies and a position go in, finished games come out.

What is asked is checked by `remeld.simulation`, which knows tiles and rules; here are numbers only.
"""

from __future__ import annotations

from collections.abc import Sequence

from remeld.simulation.engine.chance import deal_box, deal_unseen, seed_chance
from remeld.simulation.engine.memory import (
    ALL_TOLD,
    BARRED,
    CANDIDATES,
    FACE,
    LAID,
    MELDED,
    MOST_SEATS,
    NUMBER,
    POLICY,
    POOL,
    RACKS,
    RESULTS,
    ROW,
    SIZES,
    START,
    TABLE,
    TALLY,
    WORLD,
    Simulation,
)
from remeld.simulation.engine.policies import decide, little_play
from remeld.simulation.engine.questions import fits_alone
from remeld.simulation.engine.safety import deal_believed
from remeld.simulation.engine.turns import finish_turn, must_play, play_on, score
from remeld.solver import nocython as cython
from remeld.solver.arrays import make_room

# The streams of a seed: one shuffles, the other is the players'.
DEALING = cython.declare(cython.ulonglong, 0)
PLAYING = cython.declare(cython.ulonglong, 1)
# Where the parts of a kept position begin, after the racks.
KEPT_TABLE = cython.declare(cython.longlong, 480)
KEPT_SEATS = cython.declare(cython.longlong, 560)
KEPT_FIELDS = cython.declare(cython.longlong, 600)
KEPT_POOL = cython.declare(cython.longlong, 610)


def set_rules(s: Simulation, rules: Sequence[int]) -> None:
    """Colours, numbers, group and run at most, copies, jokers, hand, points of a meld, whether the
    table opens after it, how the game ends, whether who can play always must, tiles drawn, what
    a joker on a rack costs, how a tie is decided, and whether a joker on the table stays what
    it stands for."""
    i: cython.longlong
    s.colours, s.numbers, s.group_max, s.run_max, s.copies, s.box_jokers = rules[:6]
    s.hand, s.meld_min, s.open_meld, s.ending, s.forced, s.draws = rules[6:12]
    s.tie = rules[13]
    s.stay = rules[14]
    s.cells = s.colours * s.numbers
    for i in range(s.cells):
        s.arrays[FACE][i] = i // s.colours + 1
    s.arrays[FACE][s.cells] = rules[12]


def set_policies(s: Simulation, policies: Sequence[tuple[int, int]]) -> None:
    """The policy of each seat, and its number."""
    i: cython.longlong
    s.seats = len(policies)
    for i in range(s.seats):
        s.arrays[POLICY][i], s.arrays[NUMBER][i] = policies[i]


def set_position(
    s: Simulation,
    racks: Sequence[bytes],
    table: bytes,
    pool: bytes,
    melded: Sequence[bool],
    turn: int,
    starter: int,
    passes: int,
    absent: int = 0,
) -> None:
    """The position from which games start: counts by cell, and the cells of the pool in order.

    Of the pool so many tiles are `absent`: whoever deals what a seat does not see takes them away.
    """
    i: cython.longlong
    cell: cython.longlong
    rack: bytes
    s.pool_at = 0
    s.pool_end = len(pool)
    for i in range(s.pool_end):
        s.arrays[POOL][i] = pool[i]
    for i in range(s.seats):
        rack = racks[i]
        s.arrays[SIZES][i] = 0
        s.arrays[MELDED][i] = 1 if melded[i] else 0
        for cell in range(s.cells + 1):
            s.arrays[RACKS][i * ROW + cell] = rack[cell]
            s.arrays[SIZES][i] += rack[cell]
    for cell in range(s.cells + 1):
        s.arrays[TABLE][cell] = table[cell]
    s.turn = turn
    s.starter = starter
    s.passes = passes
    s.absent = absent
    _keep(s, START)


@cython.cfunc
@cython.nogil
def _keep(s: Simulation, array: cython.longlong) -> cython.longlong:
    """Write the position down."""
    kept = s.arrays[array]
    for i in range(ROW * s.seats):
        kept[i] = s.arrays[RACKS][i]
    for i in range(s.cells + 1):
        kept[KEPT_TABLE + i] = s.arrays[TABLE][i]
    for i in range(s.seats):
        kept[KEPT_SEATS + i] = s.arrays[SIZES][i]
        kept[KEPT_SEATS + MOST_SEATS + i] = s.arrays[MELDED][i]
    kept[KEPT_FIELDS] = s.turn
    kept[KEPT_FIELDS + 1] = s.passes
    kept[KEPT_FIELDS + 2] = s.pool_end - s.pool_at
    for i in range(s.pool_at, s.pool_end):
        kept[KEPT_POOL + i - s.pool_at] = s.arrays[POOL][i]
    return 0


@cython.cfunc
@cython.nogil
def _restore(s: Simulation, array: cython.longlong) -> cython.longlong:
    """Go back to the position that was written down."""
    kept = s.arrays[array]
    for i in range(ROW * s.seats):
        s.arrays[RACKS][i] = kept[i]
    for i in range(s.cells + 1):
        s.arrays[TABLE][i] = kept[KEPT_TABLE + i]
    for i in range(s.seats):
        s.arrays[SIZES][i] = kept[KEPT_SEATS + i]
        s.arrays[MELDED][i] = kept[KEPT_SEATS + MOST_SEATS + i]
    s.turn = kept[KEPT_FIELDS]
    s.passes = kept[KEPT_FIELDS + 1]
    s.pool_at = 0
    s.pool_end = kept[KEPT_FIELDS + 2]
    for i in range(s.pool_end):
        s.arrays[POOL][i] = kept[KEPT_POOL + i]
    for i in range(ALL_TOLD):
        s.arrays[TALLY][i] = 0
    return 0


@cython.cfunc
@cython.nogil
def _deal(s: Simulation, seed: cython.ulonglong, melded: cython.longlong) -> cython.longlong:
    """A new game: an empty table, and the starter's turn."""
    seed_chance(s, seed, DEALING)
    deal_box(s)
    for i in range(s.cells + 1):
        s.arrays[TABLE][i] = 0
    for i in range(s.seats):
        s.arrays[MELDED][i] = melded
    for i in range(ALL_TOLD):
        s.arrays[TALLY][i] = 0
    s.turn = s.starter
    s.passes = 0
    return 0


@cython.cfunc
@cython.nogil
def _tell(s: Simulation, game: cython.longlong) -> cython.longlong:
    """Add the game to the results."""
    make_room(s, RESULTS, RESULTS + 1, ALL_TOLD * (game + 1))
    for i in range(ALL_TOLD):
        s.arrays[RESULTS][ALL_TOLD * game + i] = s.arrays[TALLY][i]
    return 0


@cython.cfunc
def _told(s: Simulation, games: cython.longlong) -> list[tuple[int, ...]]:
    """The results, a row of numbers for each game (see `memory`)."""
    i: cython.longlong
    game: cython.longlong
    rows = []
    for game in range(games):
        row = []
        for i in range(ALL_TOLD):
            row.append(s.arrays[RESULTS][ALL_TOLD * game + i])
        rows.append(tuple(row))
    return rows


def deal_and_play(
    s: Simulation, first: int, games: int, starter: int, melded: bool
) -> list[tuple[int, ...]]:
    """Deal and play games with the seeds from `first` on; `starter` is -1 where they take turns."""
    i: cython.longlong
    seed: cython.ulonglong = first
    number: cython.longlong = games
    begins: cython.longlong = starter
    open_from_start: cython.longlong = 1 if melded else 0
    with cython.nogil:
        for i in range(number):
            s.starter = begins if begins >= 0 else cython.cast(cython.longlong, seed % s.seats)
            _deal(s, seed, open_from_start)
            seed_chance(s, seed, PLAYING)
            play_on(s)
            _tell(s, i)
            seed += 1
    return _told(s, number)


def play_from_here(s: Simulation, first: int, games: int) -> list[tuple[int, ...]]:
    """Play on from the position, the pool as it lies, with the seeds from `first` on."""
    i: cython.longlong
    seed: cython.ulonglong = first
    number: cython.longlong = games
    with cython.nogil:
        for i in range(number):
            _restore(s, START)
            seed_chance(s, seed, PLAYING)
            play_on(s)
            _tell(s, i)
            seed += 1
    return _told(s, number)


def roll_out(
    s: Simulation,
    candidates: Sequence[tuple[bytes, int, int, int]],
    first: int,
    worlds: int,
    turns: int = 0,
) -> list[tuple[int, ...]]:
    """Try every candidate of the seat on turn in the same worlds, one after the other.

    In each world all that the seat does not see is dealt anew, as it may believe it to lie, and as
    far as it goes no seat gets what it is barred from (see `bar`). A candidate is what is laid now,
    by cell, the policy and its number by which the seat goes on, and the cell of the tile that it
    draws, or -1 for any. The results come world by world, in each in the order of the candidates.
    Games are left after so many turns, unless that is 0.
    """
    i: cython.longlong
    world: cython.longlong
    cell: cython.longlong
    seed: cython.ulonglong = first
    number: cython.longlong = worlds
    choices: cython.longlong = len(candidates)
    laid: bytes
    s.most_turns = turns
    make_room(s, CANDIDATES, CANDIDATES + 1, (ROW + 3) * choices)
    for i in range(choices):
        laid, policy, parameter, drawn = candidates[i]
        for cell in range(s.cells + 1):
            s.arrays[CANDIDATES][(ROW + 3) * i + cell] = laid[cell]
        s.arrays[CANDIDATES][(ROW + 3) * i + ROW] = policy
        s.arrays[CANDIDATES][(ROW + 3) * i + ROW + 1] = parameter
        s.arrays[CANDIDATES][(ROW + 3) * i + ROW + 2] = drawn
    with cython.nogil:
        for world in range(number):
            for i in range(choices):
                s.drawn = s.arrays[CANDIDATES][(ROW + 3) * i + ROW + 2]
                if i == 0 or s.drawn != s.arrays[CANDIDATES][(ROW + 3) * (i - 1) + ROW + 2]:
                    _restore(s, START)
                    seed_chance(s, seed, DEALING)
                    deal_believed(s, s.turn)
                    _keep(s, WORLD)
                s.drawn = -1
                _restore(s, WORLD)
                seed_chance(s, seed, PLAYING)
                _try_candidate(s, i)
                _tell(s, world * choices + i)
            seed += 1
        s.most_turns = 0
    return _told(s, number * choices)


def bar(s: Simulation, barred: Sequence[bytes]) -> None:
    """The cells of tiles that each seat is thought not to hold."""
    i: cython.longlong
    for i in range(ROW * MOST_SEATS):
        s.arrays[BARRED][i] = 0
    for i in range(len(barred)):
        for cell in barred[i]:
            s.arrays[BARRED][i * ROW + cell] = 1


@cython.cfunc
@cython.nogil
def _try_candidate(s: Simulation, number: cython.longlong) -> cython.longlong:
    """Make one candidate's turn, and play on by its policy."""
    seat = s.turn
    total = 0
    at = (ROW + 3) * number
    for cell in range(s.cells + 1):
        s.arrays[LAID][cell] = s.arrays[CANDIDATES][at + cell]
        total += s.arrays[LAID][cell]
    s.arrays[POLICY][seat] = s.arrays[CANDIDATES][at + ROW]
    s.arrays[NUMBER][seat] = s.arrays[CANDIDATES][at + ROW + 1]
    if finish_turn(s, seat, total):
        return score(s)
    return play_on(s)


def choose(s: Simulation, seed: int) -> bytes:
    """What the seat on turn lays by its policy, by cell; zeros for nothing.

    All that it does not see is dealt anew, so that it cannot use it.
    """
    tiles: cython.longlong
    cell: cython.longlong
    number: cython.ulonglong = seed
    with cython.nogil:
        _restore(s, START)
        seed_chance(s, number, DEALING)
        deal_unseen(s, s.turn)
        seed_chance(s, number, PLAYING)
        tiles = decide(s, s.turn)
        if not tiles and s.arrays[MELDED][s.turn] and must_play(s):
            tiles = little_play(s, s.turn)
    laid = bytearray(s.cells + 1)
    if tiles:
        for cell in range(s.cells + 1):
            laid[cell] = s.arrays[LAID][cell]
    return bytes(laid)


def single_tiles(s: Simulation) -> bytes:
    """The cells of the tiles that the seat on turn, which has melded, could lay alone."""
    cell: cython.longlong
    found = []
    _restore(s, START)
    for cell in range(s.cells + 1):
        if s.arrays[RACKS][s.turn * ROW + cell] and fits_alone(s, cell):
            found.append(cell)
    return bytes(found)


def final_counts(s: Simulation) -> tuple[list[bytes], bytes, bytes]:
    """The racks, the table and the rest of the pool as the last game left them, by cell."""
    i: cython.longlong
    cell: cython.longlong
    racks = []
    for i in range(s.seats):
        rack = bytearray(s.cells + 1)
        for cell in range(s.cells + 1):
            rack[cell] = s.arrays[RACKS][i * ROW + cell]
        racks.append(bytes(rack))
    table = bytearray(s.cells + 1)
    pool = bytearray(s.cells + 1)
    for cell in range(s.cells + 1):
        table[cell] = s.arrays[TABLE][cell]
    for i in range(s.pool_at, s.pool_end):
        pool[s.arrays[POOL][i]] += 1
    return racks, bytes(table), bytes(pool)
