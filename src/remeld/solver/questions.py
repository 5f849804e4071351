"""Yes or no: whether anything can be played, whether everything can.

Mostly free rearrangement decides: where it says no, no edition says yes.
"""

from remeld.rules import Position, Rack, Ruleset, Table, plain
from remeld.solver import kernel
from remeld.solver.api import DEFAULT_LIMIT, best_play
from remeld.solver.budget import LIMIT, Budget
from remeld.solver.counts import Counts, count_all
from remeld.solver.melds import solve_closed, table_is_open
from remeld.solver.stock import Goal
from remeld.solver.turn_solver import joker_rules

__all__ = ["can_go_out", "can_play", "could_play"]


def can_play(
    ruleset: Ruleset,
    table: Table,
    rack: Rack,
    *,
    melded: bool = True,
    limit: int = DEFAULT_LIMIT,
) -> bool:
    """Whether at least one tile can be played; False also where the limit leaves it open.

    >>> from remeld.notation import parse_rack, parse_table
    >>> from remeld.rules import EDITIONS
    >>> can_play(EDITIONS["goliath"], parse_table("b4-6"), parse_rack("b7 k1"))
    True
    """
    counts = count_all(ruleset, table, rack)
    if not melded and not table_is_open(ruleset):
        # Whoever can meld can play, and nobody else.
        goal = Goal.tiles(ruleset)
        return solve_closed(goal, plain(rack), 0, Budget(limit), enough=1) is not None
    if not _reaches(counts, 1, limit):
        return False
    if not _needs_care(ruleset, counts):
        return True
    still = tuple(tiles for tiles in table if not any(tile.joker for tile in tiles))
    if _reaches(count_all(ruleset, still, rack), 1, limit):
        return True
    return best_play(ruleset, table, rack, least=False, limit=limit).played != ()


def could_play(position: Position) -> bool:
    """Whether the seat on turn could play: the oracle of a game in which who can play must.

    The limit is a number of states, so every machine answers alike. Where it leaves the question
    open the answer is no: nobody must play what nobody has found.

    >>> from remeld.notation import parse_rack, parse_table
    >>> from remeld.rules import EDITIONS
    >>> racks = (parse_rack("b7 k1"), parse_rack("k1 k2"))
    >>> position = Position(
    ...     ruleset=EDITIONS["john-adams"], racks=racks, melded=(True, True),
    ...     table=parse_table("b4-6"), pool=(), turn=0,
    ... )
    >>> could_play(position)
    True
    """
    melded = position.melded[position.turn]
    return can_play(position.ruleset, position.table, position.rack, melded=melded)


def can_go_out(
    ruleset: Ruleset,
    table: Table,
    rack: Rack,
    *,
    melded: bool = True,
    limit: int = DEFAULT_LIMIT,
) -> bool:
    """Whether the whole rack can be played; False also where the limit leaves it open.

    >>> from remeld.notation import parse_rack, parse_table
    >>> from remeld.rules import EDITIONS
    >>> can_go_out(EDITIONS["goliath"], parse_table("b4-6"), parse_rack("b7 k1"))
    False
    """
    counts = count_all(ruleset, table, rack)
    if not rack or not _reaches(counts, len(rack), limit):
        return False
    if melded and not _needs_care(ruleset, counts):
        return True
    play = best_play(ruleset, table, rack, melded=melded, objective="out", least=False, limit=limit)
    return play.played != ()


def _needs_care(ruleset: Ruleset, counts: Counts) -> bool:
    """Whether there are jokers on the table and the edition minds what becomes of them."""
    return counts.table[-1] > 0 and joker_rules(ruleset) != "free"


def _reaches(counts: Counts, tiles: int, limit: int) -> bool:
    """Whether free rearrangement lays so many tiles."""
    return kernel.reaches(counts.shape, counts.table, counts.rack, tiles, min(limit, LIMIT))[1]
