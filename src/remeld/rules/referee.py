"""Is this turn legal? The verdict on a turn from the table before and after it.

Every check runs, whatever the others find, so that a player learns of all faults at once, the
one that explains the others first. Tiles of a kind are alike: a turn is legal if some assignment
of copies makes it so.
"""

from collections import Counter
from collections.abc import Iterable
from functools import lru_cache
from operator import is_

from remeld.rules.errors import TableError, TileError
from remeld.rules.fault_order import FaultContext, by_cause
from remeld.rules.faults import Fault, Verdict
from remeld.rules.initial_meld import judge_heaps, judge_meld
from remeld.rules.jokers import judge_jokers
from remeld.rules.ruleset import Ruleset
from remeld.rules.sets import readings, set_faults
from remeld.rules.tables import gained_and_lost
from remeld.rules.tiles import Box, Rack, Table, Tile, count, minus, spread

__all__ = ["check_table", "check_tiles", "judge", "judge_checked", "judge_once"]


def judge(ruleset: Ruleset, before: Table, after: Table, rack: Rack, *, melded: bool) -> Verdict:
    """Judge the turn that turned `before` into `after` with tiles from `rack`.

    Raises `TileError` or `TableError` where the question itself cannot be: more tiles than the
    box holds, or a table that was not legal to begin with.

    >>> from remeld.notation import parse_rack, parse_table
    >>> from remeld.rules import EDITIONS
    >>> verdict = judge(
    ...     EDITIONS["goliath"],
    ...     before=parse_table("b4 b5 b6"),
    ...     after=parse_table("b3 b4 b5 b6, r1 r2"),
    ...     rack=parse_rack("b3 r1 r2"),
    ...     melded=True,
    ... )
    >>> verdict.legal, verdict.tiles_played
    (False, 3)
    >>> [(fault.code, fault.set) for fault in verdict.faults]
    [('set-too-short', 1)]
    """
    check_tiles(ruleset, (*spread(before), *rack), "table-and-rack")
    check_tiles(ruleset, spread(after), "new-table")
    check_table(ruleset, before)
    return judge_checked(ruleset, before, after, rack, melded=melded)


def judge_checked(
    ruleset: Ruleset, before: Table, after: Table, rack: Rack, *, melded: bool
) -> Verdict:
    """`judge` for those who know already that table and rack can be.

    >>> from remeld.notation import parse_rack, parse_table
    >>> from remeld.rules import EDITIONS
    >>> rules, rack = EDITIONS["goliath"], parse_rack("b7 k9")
    >>> judge_checked(
    ...     rules, parse_table("b4 b5 b6"), parse_table("b4 b5 b6 b7"), rack, melded=True
    ... ).points
    7
    """
    played, gone = gained_and_lost(before, after)
    faults = _conservation(played, gone, count(rack))
    faults += _sets(ruleset, before, after)
    if sum(played.values()) < ruleset.min_rack_tiles_per_turn:
        faults.append(Fault("no-tile-played"))
    if max(map(len, after), default=0) > ruleset.shape.longest:
        # A heap, with which no turn is legal: nothing is looked for in it.
        more, rack_jokers = ([] if melded else judge_heaps(ruleset, before, after, played)), 0
    elif melded:
        more, rack_jokers = judge_jokers(ruleset, before, after, played)
    else:
        more, rack_jokers = judge_meld(ruleset, before, after, played)
    points = rack_jokers + sum(tile.number * n for tile, n in played.items() if not tile.joker)
    faults += more
    if len(faults) > 1:
        faults = by_cause(faults, FaultContext(ruleset, before, after, played, points))
    return Verdict(tuple(faults), tuple(played.elements()), points)


def judge_once(
    ruleset: Ruleset, before: Table, after: Table, rack: Rack, *, melded: bool
) -> Verdict:
    """`judge_checked` for those who ask of one turn one after the other: the last verdict is kept.

    A solver asks before it answers, and the game when that answer is played.

    >>> from remeld.notation import parse_rack, parse_table
    >>> from remeld.rules import EDITIONS
    >>> turn = EDITIONS["goliath"], parse_table("b4-6"), parse_table("b4-7"), parse_rack("b7 k9")
    >>> judge_once(*turn, melded=True) is judge_once(*turn, melded=True)
    True
    """
    global _last
    turn = (ruleset, before, after, rack, melded)
    # Tables are told apart by which object they are: to compare their tiles would take longer. What
    # is kept stays alive, so nothing else can be the same object.
    if (last := _last) and all(map(is_, last[0][:3], turn)) and last[0][3:] == turn[3:]:
        return last[1]
    verdict = judge_checked(ruleset, before, after, rack, melded=melded)
    if all(isinstance(each, tuple) for each in (before, after, rack)):
        # A list might hold other tiles when it is asked of again.
        _last = turn, verdict
    return verdict


_last: tuple[tuple[Ruleset, Table, Table, Rack, bool], Verdict] | None = None


def check_tiles(ruleset: Ruleset, tiles: Iterable[Tile], where: str) -> None:
    """Raise `TileError` where the box cannot hold these tiles.

    >>> from remeld.notation import parse_rack
    >>> from remeld.rules import EDITIONS
    >>> check_tiles(EDITIONS["goliath"], parse_rack("r5 r5 r5"), "rack")
    Traceback (most recent call last):
        ...
    remeld.rules.errors.TileError: 3 of r5 in the rack, but the box holds 2
    """
    box = ruleset.box
    kinds = Counter(tiles)
    held = _held(box)
    if not [tile for tile, number in kinds.items() if number > held.get(tile, 0)]:
        return
    for tile in kinds:
        if not box.holds(tile):
            raise TileError(tile, kinds[tile], 0, where)
    for tile, found in count(kinds.elements()).items():
        if found > box.holds(tile):
            raise TileError(tile, found, box.holds(tile), where)


@lru_cache(maxsize=32)
def _held(box: Box) -> dict[Tile, int]:
    """How many of each kind the box holds; declared jokers, which are alike, are not in it."""
    return dict(Counter(box.tiles()))


def check_table(ruleset: Ruleset, table: Table) -> None:
    """Raise `TableError` where a set of the table is not legal.

    >>> from remeld.notation import parse_table
    >>> from remeld.rules import EDITIONS
    >>> check_table(EDITIONS["goliath"], parse_table("b4 b5 b6, r1 r2"))
    Traceback (most recent call last):
        ...
    remeld.rules.errors.TableError: set 1 of the table is not legal (set-too-short): r1 r2
    """
    for index, tiles in enumerate(table):
        if not readings(tiles, ruleset.shape):
            raise TableError(index, tiles, set_faults(tiles, ruleset.shape)[0].code)


def _conservation(played: Counter[Tile], gone: Counter[Tile], rack: Counter[Tile]) -> list[Fault]:
    faults = []
    appeared = minus(played, rack)
    if appeared:
        faults.append(Fault("tile-from-nowhere", tiles=tuple(appeared.elements())))
    numbered = tuple(tile for tile in gone.elements() if not tile.joker)
    jokers = tuple(tile for tile in gone.elements() if tile.joker)
    if numbered:
        faults.append(Fault("tile-left-table", tiles=numbered))
    if jokers:
        faults.append(Fault("joker-left-table", tiles=jokers))
    return faults


def _sets(ruleset: Ruleset, before: Table, after: Table) -> list[Fault]:
    # The table before was legal, and mostly its sets are there as the very same objects.
    legal, shape = set(map(id, before)), ruleset.shape
    return [
        Fault(fault.code, set=index, tiles=fault.tiles)
        for index, tiles in enumerate(after)
        if id(tiles) not in legal
        for fault in set_faults(tiles, shape)
    ]
