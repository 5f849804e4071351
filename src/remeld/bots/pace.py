"""How long a computer player takes over a turn where people wait for it.

Nobody pauses in the arena, and no decision depends on it: only a house asks. It follows from what
everybody at the table can see, so that a pause gives no rack away.
"""

from collections.abc import Mapping

from remeld.rules import View

__all__ = ["LEAST_MS", "MOST_MS", "PACE", "thought_ms"]

LEAST_MS, MOST_MS = 700, 4_500
"""Nobody likes to be hurried, or to wait for a machine."""
A_LOOK_MS = 700
"""What it takes to look at one's rack at all."""
A_TILE_MS = 20
"""What each tile adds that may matter for the turn."""
MOST_TILES = 90
"""Nobody looks at more."""
PACE: Mapping[str, int] = {
    "chick": 70,
    "rabbit": 90,
    "hedgehog": 130,
    "cat": 85,
    "badger": 100,
    "fox": 80,
    "owl": 120,
    "dragon": 140,
}
"""Each level in its own time, in percent."""


def thought_ms(level: str, view: View, chance: float) -> int:
    """How long to take, with a `chance` from 0 to 1: people are not always as quick.

    Who has not melded looks at the own rack alone; later the table counts too, tile by tile.

    >>> from remeld.notation import parse_table
    >>> from remeld.rules import EDITIONS
    >>> view = View(
    ...     ruleset=EDITIONS["goliath"], seat=None, rack=None, rack_sizes=(10, 14),
    ...     melded=(True, False), table=parse_table("b4-6, k1-9"), pool_size=50, turn=0,
    ... )
    >>> [thought_ms("fox", view, chance) for chance in (0, 0.5, 1)]
    [700, 912, 1140]
    """
    tiles = view.rack_sizes[view.turn]
    if view.melded[view.turn]:
        tiles += sum(map(len, view.table))
    usual = (A_LOOK_MS + A_TILE_MS * min(tiles, MOST_TILES)) * PACE.get(level, 100) / 100
    return round(min(MOST_MS, max(LEAST_MS, usual * (0.75 + chance / 2))))
