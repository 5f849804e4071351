"""How hard a puzzle is for people: an estimate, until people's results say better.

What counts is what somebody has to see: how many sets change, how many tiles move, how large the
table is, how many plays almost do it, and how far a player must look who is like people.
"""

from collections import Counter
from random import Random

from remeld.bots import NO_LIMIT, player
from remeld.rules import Play, Rack, Ruleset, Table, View, count, spread
from remeld.solver import moved_tiles
from remeld.study.kinds import Proved

__all__ = ["estimate"]

EASIEST, HARDEST = 600, 2600
# Points on the scale of ratings, where 400 points are ten times as hard.
A_LEVEL, A_SET, A_TILE_MOVED, A_TILE_THERE, A_NEAR_MISS = 180, 60, 25, 6, 8
# An endgame is about the others, whom those players do not look at: each tile must stop one.
A_STOPPING_TILE = 60
# What an opening hides behind: other tiles, and more than one set.
AN_OPENING_SET, AN_IDLE_TILE = 90, 35
LEVELS = ("bounded-0", "bounded-1", "bounded-3", "bounded-6")


def estimate(ruleset: Ruleset, table: Table, proved: Proved) -> int:
    """A rating for a puzzle: the higher, the harder.

    >>> from remeld.study import make_puzzle
    >>> 600 <= make_puzzle("goliath", "go-out", 1).difficulty <= 2600
    True
    """
    after = proved.solution.table
    if not proved.melded:
        idle = len(proved.rack) - len(proved.solution.played)
        return EASIEST + AN_OPENING_SET * (len(after) - len(table)) + AN_IDLE_TILE * idle
    changed = (Counter(table) - Counter(after)).total()
    if proved.other:
        far = A_STOPPING_TILE * len(proved.solution.played)
    else:
        far = A_LEVEL * _level(ruleset, table, proved)
    hard = (
        far
        + A_SET * changed
        + A_TILE_MOVED * moved_tiles(table, after)
        + A_TILE_THERE * len(spread(table))
        + A_NEAR_MISS * min(proved.near, 20)
    )
    return min(EASIEST + hard, HARDEST)


def _level(ruleset: Ruleset, table: Table, proved: Proved) -> int:
    """How many of the players who are like people do not find it."""
    answer = count(proved.solution.played)
    for number, key in enumerate(LEVELS):
        if count(_laid(key, ruleset, table, proved)) == answer:
            return number
    return len(LEVELS)


def _laid(key: str, ruleset: Ruleset, table: Table, proved: Proved) -> Rack:
    """The tiles that a player lays."""
    rack = proved.rack
    view = View(
        ruleset=ruleset,
        seat=0,
        rack=rack,
        rack_sizes=(len(rack), len(rack)),
        melded=(proved.melded, True),
        table=table,
        pool_size=1,
        turn=0,
    )
    move = player(key).decide(view, NO_LIMIT, Random(0)).move
    if not isinstance(move, Play):
        return ()
    return tuple((count(spread(move.table)) - count(spread(table))).elements())
