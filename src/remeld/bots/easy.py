"""The easy computer player: lays the sets on its rack and adds single tiles to the table.

It never takes the table apart, and keeps its jokers until they make a set.
"""

from collections import Counter
from dataclasses import dataclass
from itertools import repeat
from random import Random

from remeld.bots.fallback import draw_or_pass, must_play
from remeld.bots.own_rack import own_rack
from remeld.bots.player import Decision, Limit, Reason
from remeld.bots.policies import Policy
from remeld.bots.set_ends import longer_set
from remeld.rules import (
    JOKER,
    Move,
    Play,
    Rack,
    Ruleset,
    Table,
    Tile,
    TileSet,
    View,
    count,
    melds_worth,
    sets_with,
    without,
)

__all__ = ["Easy", "easy_move"]

MOST_STEPS = 20_000
"""How far a meld is looked for: far enough for a usual rack, and a second at the most."""


@dataclass(frozen=True, slots=True)
class Easy:
    """Lays what it sees at a glance; only where it must play does it see what the solver sees."""

    key: str = "easy"

    def decide(self, view: View, limit: Limit, rng: Random) -> Decision:
        """Sets of the rack and single tiles, or a draw."""
        move = easy_move(view)
        if isinstance(move, Play):
            return Decision(move, Reason("laid-what-it-saw"))
        if must_play(view):
            return Policy("greedy").decide(view, limit, rng)
        return Decision(move, Reason("saw-nothing"))


def easy_move(view: View) -> Move:
    """What the easy player does with its turn.

    >>> from remeld.notation import format_move, parse_rack, parse_table
    >>> from remeld.rules import EDITIONS
    >>> view = View(
    ...     ruleset=EDITIONS["goliath"], seat=0, rack=parse_rack("b3 r1 r2 r3 k9"),
    ...     rack_sizes=(5, 14), melded=(True, True), table=parse_table("b4-6"), pool_size=50,
    ...     turn=0,
    ... )
    >>> format_move(easy_move(view))
    'play b3 b4 b5 b6, r1 r2 r3'
    """
    rules, table = view.ruleset, view.table
    rack, melded = own_rack(view)
    if melded:
        table, rack = _lay_sets(rules, table, rack)
        table, rack = _add_tiles(rules, table, rack)
    else:
        steps = repeat(None, MOST_STEPS)
        melds = melds_worth(count(rack), rules.shape, rules.meld_min, steps=steps)
        meld = next(melds, ())
        table = table + meld
    if table != view.table:
        return Play(table)
    return draw_or_pass(view)


def _lay_sets(rules: Ruleset, table: Table, rack: Rack) -> tuple[Table, Rack]:
    """Every set that the rack holds, the dearest first; a joker only where nothing else is."""
    for jokers in range(rules.box.jokers + 1):
        while found := _dearest(rules, count(rack), jokers):
            table += (found,)
            rack = without(rack, found)
    return table, rack


def _dearest(rules: Ruleset, tiles: Counter[Tile], jokers: int) -> TileSet | None:
    usable = tiles.copy()
    usable[JOKER] = min(jokers, tiles[JOKER])
    found = [
        (value, used)
        for tile in list(tiles)
        if not tile.joker
        for used, value in sets_with(tile, usable, rules.shape)
    ]
    return max(found)[1] if found else None


def _add_tiles(rules: Ruleset, table: Table, rack: Rack) -> tuple[Table, Rack]:
    """Tiles that fit at an end of a set, until none does."""
    for tile in rack:
        if tile.joker:
            continue
        for index, tiles in enumerate(table):
            longer = longer_set(rules, tiles, tile)
            if longer:
                table = (*table[:index], longer, *table[index + 1 :])
                return _add_tiles(rules, table, without(rack, [tile]))
    return table, rack
