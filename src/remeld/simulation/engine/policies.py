"""What each policy does with its turn: `docs/strategy.md` describes them and their strength."""

from __future__ import annotations

from remeld.simulation.engine.chance import below
from remeld.simulation.engine.habits import (
    lay_a_few,
    lay_all,
    lay_all_but_one,
    lay_most,
    lay_nothing,
    lay_without_jokers,
    lay_without_pairs,
)
from remeld.simulation.engine.melds import find_patterns
from remeld.simulation.engine.memory import (
    DEAR,
    DUMP,
    FACE,
    GREEDY,
    HOARD_WARY,
    HOARDMIN,
    HOLD,
    HSAFE,
    LAID,
    LATE,
    LEAKY,
    LEAST,
    MELDED,
    NUMBER,
    PAIRS,
    PATTERNS,
    POLICY,
    POOL,
    RACK_SETS,
    RACKS,
    ROW,
    SEAT_TURNS_TOLD,
    SIZES,
    SPARE_ONE,
    TALLY,
    THREAT,
    TILES,
    TRIMM,
    TRIMM_SAFE,
    TRIMM_WARY,
    VALUE,
    Simulation,
)
from remeld.simulation.engine.openings import open_with_fewest, open_with_most
from remeld.simulation.engine.questions import (
    any_play,
    best_play,
    fits_alone,
    take_sets,
)
from remeld.simulation.engine.safety import (
    CARELESS,
    IN_WORLDS,
    WARILY,
    WHERE_KNOWN,
    lets_out,
    racks_are_known,
)
from remeld.solver import nocython as cython

TRIM_POOL = cython.declare(cython.longlong, 10)
TRIM_LEAD = cython.declare(cython.longlong, 20)
FAR_BEHIND = cython.declare(cython.longlong, 2)


@cython.cfunc
@cython.nogil
def _care(policy: cython.longlong) -> cython.longlong:
    """How a policy looks whether a tile lets somebody out."""
    if policy == HSAFE:
        return WHERE_KNOWN
    if policy == TRIMM_SAFE:
        return IN_WORLDS
    if policy in (TRIMM_WARY, HOARD_WARY):
        return WARILY
    return CARELESS


@cython.cfunc
@cython.nogil
def _one_tile(s: Simulation, seat: cython.longlong, care: cython.longlong) -> cython.longlong:
    """Lay one tile, the highest that lets nobody out, a joker last; 1 if there is one."""
    rack = seat * ROW
    lay_nothing(s)
    for place in range(s.cells, -1, -1):
        i = place - 1 if place > 0 else s.cells
        if not s.arrays[RACKS][rack + i] or not fits_alone(s, i):
            continue
        if lets_out(s, seat, i, care):
            continue
        s.arrays[LAID][i] = 1
        return 1
    return 0


@cython.cfunc
@cython.nogil
def _three_tiles(s: Simulation, seat: cython.longlong) -> cython.longlong:
    """Lay a set of three from the rack, without jokers, the dearest; 3 if there is one."""
    best = -1
    find_patterns(s, RACKS, seat * ROW)
    for pattern in range(s.patterns):
        points = s.arrays[PATTERNS][8 * pattern + 1]
        if s.arrays[PATTERNS][8 * pattern] != 3:
            continue
        if best >= 0 and points <= s.arrays[PATTERNS][8 * best + 1]:
            continue
        fine = 1
        for i in range(8 * pattern + 2, 8 * pattern + 5):
            if not s.arrays[RACKS][seat * ROW + s.arrays[PATTERNS][i]]:
                fine = 0
        if fine:
            best = pattern
    lay_nothing(s)
    if best < 0:
        return 0
    for i in range(8 * best + 2, 8 * best + 5):
        s.arrays[LAID][s.arrays[PATTERNS][i]] = 1
    return 3


@cython.cfunc
@cython.nogil
def little_play(s: Simulation, seat: cython.longlong) -> cython.longlong:
    """The play of somebody who must and would rather not: one tile, or three, or any play.

    A careful policy takes a tile that lets nobody out before any other.
    """
    care = _care(s.arrays[POLICY][seat])
    if care != CARELESS and _one_tile(s, seat, care):
        return 1
    if _one_tile(s, seat, CARELESS):
        return 1
    if _three_tiles(s, seat):
        return 3
    return take_sets(s) if any_play(s, seat) else lay_nothing(s)


@cython.cfunc
@cython.nogil
def _own_worth(s: Simulation, seat: cython.longlong) -> cython.longlong:
    """What the own rack is worth, times the tiles that the seat does not see."""
    own = 0
    for cell in range(s.cells + 1):
        own += s.arrays[RACKS][seat * ROW + cell] * s.arrays[FACE][cell]
    tiles = s.pool_end - s.pool_at
    for other in range(s.seats):
        if other != seat:
            tiles += s.arrays[SIZES][other]
    return own * tiles


@cython.cfunc
@cython.nogil
def _lightest_worth(s: Simulation, seat: cython.longlong) -> cython.longlong:
    """What the lightest of the others may be worth, times the tiles that the seat does not see."""
    unseen = 0
    smallest = 0
    for other in range(s.seats):
        if other == seat:
            continue
        size = s.arrays[SIZES][other]
        if smallest == 0 or size < smallest:
            smallest = size
        for cell in range(s.cells + 1):
            unseen += s.arrays[RACKS][other * ROW + cell] * s.arrays[FACE][cell]
    for i in range(s.pool_at, s.pool_end):
        unseen += s.arrays[FACE][s.arrays[POOL][i]]
    # Only the sum over all unseen tiles is used, which every player knows.
    return smallest * unseen


@cython.cfunc
@cython.nogil
def _should_trim(s: Simulation, seat: cython.longlong) -> cython.longlong:
    """Whether the own rack may be worth more than the lightest of the others, near the end."""
    pool = s.pool_end - s.pool_at
    if pool > TRIM_POOL:
        return 0
    # A tile is laid instead of drawing one; without a pool only by who is careful and knows all.
    if pool == 0 and (s.arrays[POLICY][seat] == TRIMM or not racks_are_known(s)):
        return 0
    tiles = pool
    for other in range(s.seats):
        if other != seat:
            tiles += s.arrays[SIZES][other]
    return 1 if _own_worth(s, seat) + TRIM_LEAD * tiles >= _lightest_worth(s, seat) else 0


@cython.cfunc
@cython.nogil
def _far_behind(s: Simulation, seat: cython.longlong) -> cython.longlong:
    """Whether somebody may be so much lighter that to wait, for whoever is wary, means to lose.

    Who lets nobody out among three who lay all they can holds its tiles until these have won.
    """
    if s.arrays[POLICY][seat] != TRIMM_WARY or s.seats == 2:
        return 0
    return 1 if _own_worth(s, seat) > FAR_BEHIND * _lightest_worth(s, seat) else 0


@cython.cfunc
@cython.nogil
def _after_meld_by(
    s: Simulation, seat: cython.longlong, policy: cython.longlong, number: cython.longlong
) -> cython.longlong:
    """The turn of a seat that has melded."""
    if policy == RACK_SETS:
        return best_play(s, seat, 0, TILES)
    if policy in (GREEDY, LATE):
        return lay_most(s, seat, TILES)
    if policy == DEAR:
        return lay_most(s, seat, VALUE)
    if policy == LEAST:
        return lay_a_few(s, seat, number)
    if policy == SPARE_ONE:
        return lay_all_but_one(s, seat)
    if policy == PAIRS:
        return lay_without_pairs(s, seat)
    tiles = lay_all(s, seat)
    if tiles:
        return tiles
    if policy == DUMP and s.pool_end - s.pool_at <= number:
        return lay_most(s, seat, VALUE)
    if policy == HOLD:
        return lay_without_jokers(s, seat, number)
    if policy == THREAT:
        for other in range(s.seats):
            if other != seat and s.arrays[SIZES][other] <= number:
                return lay_most(s, seat, VALUE)
    if policy in (TRIMM, TRIMM_SAFE, TRIMM_WARY) and _should_trim(s, seat):
        return _one_tile(s, seat, CARELESS if _far_behind(s, seat) else _care(policy))
    return lay_nothing(s)


@cython.cfunc
@cython.nogil
def decide(s: Simulation, seat: cython.longlong) -> cython.longlong:
    """What a seat lays by its policy; how many tiles, 0 for none."""
    policy = s.arrays[POLICY][seat]
    number = s.arrays[NUMBER][seat]
    if policy == LEAKY:
        policy = GREEDY if below(s, 100) < number else HOARDMIN
    if s.arrays[MELDED][seat]:
        return _after_meld_by(s, seat, policy, number)
    if policy == LATE and s.arrays[TALLY][SEAT_TURNS_TOLD + seat] < number:
        return lay_nothing(s)
    if policy in (HOARDMIN, TRIMM, HSAFE, TRIMM_SAFE, TRIMM_WARY, HOARD_WARY):
        return open_with_fewest(s, seat)
    return open_with_most(s, seat)
