"""What makes a puzzle of each kind out of a turn, and the proof that it has one best answer."""

from collections import Counter
from collections.abc import Callable
from dataclasses import replace
from functools import lru_cache
from itertools import islice, product
from typing import NamedTuple

from remeld.rules import (
    JOKER,
    Rack,
    Ruleset,
    Table,
    Tile,
    TileSet,
    View,
    count,
    plain,
    readings,
    spread,
    without,
)
from remeld.simulation import single_tiles
from remeld.solver import (
    Objective,
    Solution,
    all_plays,
    best_play,
    can_go_out,
    can_play,
    moved_tiles,
)
from remeld.study.obvious_plays import seen_at_a_glance
from remeld.study.puzzle import Kind
from remeld.study.sources import Source

__all__ = ["Proved", "prove"]

TABLE = range(9, 46)
"""Tiles on the table of a puzzle: enough to think about, and not too many for a phone."""
RACK = range(2, 10)
OPENING_RACK = range(10, 18)
LEAST_MOVED = 2
"""What moves fewer tiles of the table is seen at a glance."""
MANY_SETS = 3
MOST_PLAYS = 150
ENDGAME_RACK, ENDGAME_FITS, ENDGAME_OTHER = 7, 2, range(3, 6)
ENDGAME_PLAYS = range(4, 60)


class Proved(NamedTuple):
    """A rack whose best answer is the only one."""

    rack: Rack
    solution: Solution
    near: int
    """Plays that almost do it: one tile fewer, or as many that are not the answer."""
    melded: bool = True
    other: Rack = ()


def prove(kind: Kind, source: Source, others: Rack) -> Proved | None:
    """The puzzle of a kind that a turn holds, if it holds one.

    `others` are tiles that lie neither on the table nor on the rack, in any order.
    """
    if kind != "first-30" and (not source.melded or len(spread(source.table)) not in TABLE):
        return None
    return _PROOFS[kind](source, others)


def _go_out(source: Source, others: Rack) -> Proved | None:
    """The tiles that were laid are the rack."""
    if len(source.laid) not in RACK:
        return None
    return _rearranged(source, source.laid, near=0)


def _all_but_one(source: Source, others: Rack) -> Proved | None:
    """A tile more than can be laid, and only this one can stay."""
    rules, table, laid = source.ruleset, source.table, source.laid
    if len(laid) not in RACK[1:]:
        return None
    for tile in sorted(count(without(plain(source.rack), laid))):
        rack = (*laid, tile)
        if tile.joker or can_go_out(rules, table, rack):
            continue
        stays = [each for each in count(rack) if can_go_out(rules, table, without(rack, [each]))]
        if stays == [tile]:
            return _rearranged(source, rack, near=len(laid), objective="tiles")
    return None


def _first_30(source: Source, others: Rack) -> Proved | None:
    """A rack that can open with one choice of tiles only, in two sets or more."""
    rules, table, rack = source.ruleset, source.table, source.rack
    if source.melded or len(rack) not in OPENING_RACK or len(spread(table)) > TABLE[-1]:
        return None
    found = all_plays(rules, table, rack, melded=False, most=2)
    if found.cut_off or len(found.plays) != 1:
        return None
    solution = best_play(rules, table, rack, melded=False)
    if len(solution.table) - len(table) < 2:
        return None
    near = sum(1 for tile in count(found.plays[0]) if count(rack)[tile] > 1)
    return Proved(rack, solution, near, melded=False)


def _free_the_joker(source: Source, others: Rack) -> Proved | None:
    """The most tiles need a joker of the table to become another tile than it is."""
    jokers = sum(JOKER in plain(tiles) for tiles in source.table)
    proved = _most(source) if jokers else None
    if proved is None:
        return None
    # A tile that a joker stands for may be in the box no more: here it is one tile more.
    rules = replace(source.ruleset, copies=source.ruleset.copies + jokers)
    for table in product(*(_as_tiles(rules, tiles) for tiles in source.table)):
        fewer = best_play(rules, table, proved.rack, least=False)
        if not fewer.optimal or fewer.tiles_played >= proved.solution.tiles_played:
            return None
    return proved


def _fourth_tile(source: Source, others: Rack) -> Proved | None:
    """The most tiles need a tile of a group of four."""
    fours = [tiles for tiles in source.table if len(tiles) == 4 and _is_group(tiles)]
    return _needs(source, [tiles for tiles in fours if JOKER not in plain(tiles)])


def _rebuild(source: Source, others: Rack) -> Proved | None:
    """The most tiles change three sets or more, however they are laid."""
    proved = _most(source)
    if proved is None:
        return None
    changed = Counter(source.table) - Counter(proved.solution.table)
    return proved if changed.total() >= MANY_SETS else None


def _find_the_play(source: Source, others: Rack) -> Proved | None:
    """One tile can be laid, and only by moving others."""
    rules, table, rack = source.ruleset, source.table, source.rack
    if len(source.laid) != 1 or JOKER in source.laid:
        return None
    found = all_plays(rules, table, rack, most=2)
    if found.cut_off or found.plays != (source.laid,):
        return None
    return _rearranged(source, rack, near=0, objective="tiles")


def _endgame(source: Source, others: Rack) -> Proved | None:
    """After one play only, the next player has nothing to lay; to lay the most is not the answer.

    Without jokers a table is what its tiles are: how the answer is arranged makes no difference.
    """
    rules, table = source.ruleset, source.table
    if JOKER in plain(spread(table)):
        return None
    tiles = tuple(tile for tile in (*source.rack, *others) if not tile.joker)
    kinds = tuple(dict.fromkeys(tiles))
    fits = _opened(rules, table, (), kinds)
    for first in range(0, len(tiles) - ENDGAME_RACK, ENDGAME_RACK):
        rack = tiles[first : first + ENDGAME_RACK]
        if len(fits.intersection(rack)) < ENDGAME_FITS:
            continue
        held = count(tiles) - count(rack)
        found = _stop(source, rack, tuple(kind for kind in kinds if held[kind]))
        if found is not None:
            return found
    return None


def _stop(source: Source, rack: Rack, held: Rack) -> Proved | None:
    """The play that stops a next player, whose tiles are some of those held."""
    rules, table = source.ruleset, source.table
    found = all_plays(rules, table, rack, most=ENDGAME_PLAYS[-1])
    if found.cut_off or len(found.plays) not in ENDGAME_PLAYS or can_go_out(rules, table, rack):
        return None
    opened = {play: _opened(rules, table, play, held) for play in ((), *found.plays)}
    # The longest come last, and are the ones to look at first, but for the very longest.
    longest = len(found.plays[-1])
    for play in reversed(found.plays):
        other = _stopped_by(play, opened, held) if 1 < len(play) < longest else ()
        if not other:
            continue
        solution = best_play(rules, table, play, objective="out")
        proved = solution.optimal and solution.least_disturbing
        if proved and not can_play(rules, solution.table, other):
            solution = replace(solution, rack=without(rack, play))
            return Proved(rack, solution, len(found.plays) - 1, other=other)
    return None


def _opened(rules: Ruleset, table: Table, play: Rack, tiles: Rack) -> frozenset[Tile]:
    """Those of the tiles that can be laid alone once a play is on the table."""
    view = View(
        ruleset=rules,
        seat=0,
        rack=tiles,
        rack_sizes=(len(tiles), 0),
        melded=(True, True),
        table=(*table, play),
        pool_size=0,
        turn=0,
    )
    return frozenset(single_tiles(view))


def _stopped_by(play: Rack, opened: dict[Rack, frozenset[Tile]], tiles: Rack) -> Rack:
    """A rack with no tile that can be laid after this play, but one after every other play."""
    shut = [tile for tile in tiles if tile not in opened[play]]
    left = [where for other, where in opened.items() if other != play]
    rack: list[Tile] = []
    while left and len(rack) < ENDGAME_OTHER[-1]:
        best = max(shut, key=lambda tile: sum(tile in where for where in left), default=None)
        if best is None or not any(best in where for where in left):
            return ()
        rack.append(best)
        left = [where for where in left if best not in where]
    idle = (tile for tile in shut if tile not in rack)
    rack += islice(idle, max(0, ENDGAME_OTHER[0] - len(rack)))
    return () if left else tuple(rack)


def _rearranged(
    source: Source, rack: Rack, near: int, objective: Objective = "out"
) -> Proved | None:
    """The best play of this rack, if it is proved and no glance finds it."""
    solution = best_play(source.ruleset, source.table, rack, objective=objective)
    proved = solution.played and solution.optimal and solution.least_disturbing
    if not proved or moved_tiles(source.table, solution.table) < LEAST_MOVED:
        return None
    # That play touches the fewest sets; another one may touch more of them and move nothing.
    if seen_at_a_glance(source.table, solution.played):
        return None
    return Proved(rack, solution, near)


# Three kinds ask it of the same turn.
@lru_cache(maxsize=1)
def _most(source: Source) -> Proved | None:
    """What was laid and some tiles more; of all plays one alone lays the most tiles."""
    if len(source.laid) not in RACK:
        return None
    rack = (*source.laid, *without(plain(source.rack), source.laid))[: RACK[-1]]
    found = all_plays(source.ruleset, source.table, rack, most=MOST_PLAYS)
    sizes = Counter(len(play) for play in found.plays)
    most = max(sizes, default=0)
    if found.cut_off or sizes[most] != 1:
        return None
    return _rearranged(source, rack, sizes[most - 1], objective="tiles")


def _as_tiles(rules: Ruleset, tiles: TileSet) -> list[TileSet]:
    """A set with tiles in place of its jokers, in every way that they can be read."""
    return [
        tuple(each)
        for reading in readings(tiles, rules.shape)
        for each in product(*reading.stands_for)
        if reading.kind == "run" or len(set(each)) == len(each)
    ]


def _needs(source: Source, sets: list[TileSet]) -> Proved | None:
    """The most tiles, if fewer can be laid without touching these sets."""
    proved = _most(source) if sets else None
    if proved is None:
        return None
    rest: Table = tuple((Counter(source.table) - Counter(sets)).elements())
    fewer = best_play(source.ruleset, rest, proved.rack, least=False)
    needed = fewer.optimal and fewer.tiles_played < proved.solution.tiles_played
    return proved if needed else None


def _is_group(tiles: TileSet) -> bool:
    return len({tile.number for tile in tiles}) == 1


_PROOFS: dict[Kind, Callable[[Source, Rack], Proved | None]] = {
    "go-out": _go_out,
    "all-but-one": _all_but_one,
    "first-30": _first_30,
    "free-the-joker": _free_the_joker,
    "fourth-tile": _fourth_tile,
    "rebuild": _rebuild,
    "find-the-play": _find_the_play,
    "endgame": _endgame,
}
