"""Whether the jokers of the table lie well in the sets at hand, where a freed one needs a new set.

A joker that still lies with its own old set, or with a part of it, is kept, and a freed one needs
a set that holds no old set whole. So whatever the copies of a tile are taken for, the rules allow
jokers in sets that hold no old set whole, or of all old sets only their own. What these tell is
enough, but not needed: where they say no, the solver is asked.
"""

from __future__ import annotations

from remeld.simulation.engine.memory import GAMES, LAID, Simulation
from remeld.solver import nocython as cython
from remeld.solver.arrays import SETS
from remeld.solver.kernel.memory import GROUP, RUN
from remeld.solver.kernel.sets import ones

# How careful a game is with jokers, where a freed one needs a new set.
NEW_SET = cython.declare(cython.longlong, 2)


@cython.cfunc
@cython.nogil
def _holds(s: Simulation, at: cython.longlong, packed: cython.longlong) -> cython.longlong:
    """Whether the set at that place has all numbered tiles of an old set, as it is packed."""
    sets = s.arrays[SETS]
    tiles = sets[at + 2] & ~sets[at + 3]
    kind = packed & 1
    key = packed >> 1 & 127
    old = (packed >> 8 & 0xFFFFFF) & ~(packed >> 32)
    if kind == sets[at]:
        return 1 if key == sets[at + 1] and not old & ~tiles else 0
    # A group holds one tile of a run, and a run one of a group.
    if old & (old - 1):
        return 0
    place = 0
    while old >> place + 1:
        place += 1
    return 1 if place == sets[at + 1] and tiles >> key & 1 else 0


@cython.cfunc
@cython.nogil
def _well(
    s: Simulation, at: cython.longlong, jokers: cython.longlong, used: cython.longlong
) -> cython.longlong:
    """Whether so many jokers lie well in that set; `used` old sets, as bits, have theirs elsewhere.

    0 if not, 1 if no old set lies whole in it, else the bit of the one that does.
    """
    games = s.arrays[GAMES]
    one: cython.longlong = 1
    own: cython.longlong = 1
    for i in range(1, games[s.table_sets] + 1):
        packed = games[s.table_sets + i]
        wild = ones(packed >> 32)
        if wild <= jokers and _holds(s, at, packed):
            if own > 1 or wild != jokers or used >> i & 1:
                return 0
            own = one << i
    return own


@cython.cfunc
@cython.nogil
def _take_spare(s: Simulation, at: cython.longlong) -> cython.longlong:
    """Take a joker from the set at that place, if it stays a set; 1 if so."""
    sets = s.arrays[SETS]
    members = sets[at + 2]
    joker = sets[at + 3]
    if ones(members) < 4:
        return 0
    if sets[at] == RUN:
        # At either end.
        joker &= members & -members | members & ~(members >> 1)
    joker &= -joker
    sets[at + 2] &= ~joker
    sets[at + 3] &= ~joker
    return 1 if joker else 0


@cython.cfunc
@cython.nogil
def _lay_spare(s: Simulation, used: cython.longlong) -> cython.longlong:
    """Lay a joker onto a set where it lies well; the bits that are used then, 0 if nowhere."""
    sets = s.arrays[SETS]
    for at in range(0, 4 * s.sets, 4):
        members = sets[at + 2]
        bit = 1 if sets[at] == GROUP else members & -members
        while members & bit:
            bit <<= 1
        if sets[at] == RUN and bit >> s.numbers + 1:
            bit = (members & -members) >> 1
        if bit < 2 and sets[at] == RUN:
            continue
        if sets[at] == GROUP and ones(members) >= s.group_max:
            continue
        own = _well(s, at, ones(sets[at + 3]) + 1, used)
        if own:
            sets[at + 2] |= bit
            sets[at + 3] |= bit
            return used | own
    return 0


@cython.cfunc
@cython.nogil
def lie_well(s: Simulation) -> cython.longlong:
    """Whether the jokers surely lie as they may, some of them maybe on other sets than now."""
    sets = s.arrays[SETS]
    if s.careful != NEW_SET or s.arrays[GAMES][s.table_sets] < 0:
        return 0
    used: cython.longlong = 1
    # Jokers from the rack may lie anywhere.
    free = s.arrays[LAID][s.cells]
    spare = 0
    for at in range(0, 4 * s.sets, 4):
        if not sets[at + 3]:
            continue
        own = _well(s, at, ones(sets[at + 3]), used)
        while not own and sets[at + 3] and _take_spare(s, at):
            spare += 1
            own = _well(s, at, ones(sets[at + 3]), used) if sets[at + 3] else 1
        if own:
            used |= own
        else:
            free -= ones(sets[at + 3])
    while spare > free and free >= 0:
        used = _lay_spare(s, used)
        if not used:
            return 0
        spare -= 1
    return 1 if free >= 0 else 0
