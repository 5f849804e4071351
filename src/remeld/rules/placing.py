"""Where a tile of the rack could go, for a hand that does not say where.

That is the first of these that there is: whole sets that it fits, a set that lies ready on the
rack, a beginning that it continues. A joker is spent only where it is the tile that is asked for.
"""

from collections import Counter
from collections.abc import Iterable, Iterator
from itertools import chain, repeat
from typing import NamedTuple

from remeld.rules.meld_search import best_meld
from remeld.rules.rack_sets import sets_with
from remeld.rules.referee import judge_checked
from remeld.rules.ruleset import Ruleset
from remeld.rules.sets import Shape, readings
from remeld.rules.tables import compare
from remeld.rules.tiles import JOKER, Rack, Table, Tile, TileSet, count, spread

__all__ = ["MOST_JUDGED", "Placement", "Spot", "places", "ready_sets"]

MOST_JUDGED = 4
"""So many sets are tried before the referee: whoever has more choice than that says where."""
MOST_STEPS = 1_000
"""How far the best sets of a rack are looked for: several times what a usual rack needs."""
CLOSE = 2
"""How far a tile is from a run that it nearly fits."""
UNFINISHED = frozenset(["meld-too-low", "no-tile-played"])
"""Faults that any turn has until it is done: no tile fits less because of them."""


class Spot(NamedTuple):
    """A place in a set: which set of the table, and before which of its tiles."""

    set: int
    at: int


class Placement(NamedTuple):
    """Where a tile could go; at most one of these is given."""

    joins: tuple[Spot, ...] = ()
    """In sets of the table that it fits, the last set first."""
    lay: TileSet = ()
    """In a set of its own, which the rack holds."""
    near: int | None = None
    """Alone, beside the set that it nearly fits."""


def places(
    ruleset: Ruleset, before: Table, table: Table, rack: Rack, tile: Tile, *, melded: bool
) -> Placement:
    """Where a tile could go that is still on the rack, with which the turn began.

    `table` lies as the player has arranged it so far; its sets need not be legal yet.

    >>> from remeld.notation import format_set, parse_rack, parse_table
    >>> from remeld.rules import EDITIONS
    >>> rules, table = EDITIONS["goliath"], parse_table("b4 b5 b6, k8 r8 o8")
    >>> rack = parse_rack("b7 r1 r2 r3 k10 b2")
    >>> def place(tile: Tile) -> Placement:
    ...     return places(rules, table, table, rack, tile, melded=True)
    >>> place(Tile("b", 7)).joins
    (Spot(set=0, at=3),)
    >>> format_set(place(Tile("r", 2)).lay)
    'r1 r2 r3'
    >>> place(Tile("b", 2)).near, place(Tile("k", 10)).near
    (0, None)
    """
    shape = ruleset.shape
    played = count(spread(table)) - count(spread(before))
    mine = list(reversed(range(len(table))))
    if not melded and ruleset.table_in_meld_turn == "closed":
        new = compare(ruleset, before, table)[1]
        mine = [n for n in reversed(new) if count(table[n]) <= played]
    whole = (Spot(n, at) for n in mine for at in _gaps(table[n], tile, shape))
    if joins := _legal(ruleset, before, table, rack, tile, whole, melded=melded):
        return Placement(joins=joins)
    if lay := _ready_with(tile, count(rack) - played, shape, melded=melded):
        return Placement(lay=lay)
    begun = [n for n in mine if not readings(table[n], shape)]
    joins = tuple(Spot(n, len(table[n])) for n in begun if _begins((*table[n], tile), shape))
    near = (n for n in reversed(range(len(table))) if _is_near(table[n], tile, shape))
    return Placement(joins=joins) if joins else Placement(near=next(near, None))


def ready_sets(ruleset: Ruleset, rack: Rack, *, needed: int = 0) -> tuple[int, Table]:
    """The sets that lie ready on a rack and are worth most together, and what they are worth.

    Jokers stay out of it, unless so much is `needed` that it takes them.

    >>> from remeld.notation import format_table, parse_rack
    >>> from remeld.rules import EDITIONS
    >>> rules, rack = EDITIONS["goliath"], parse_rack("r1 r2 r3 k9 b9 j")
    >>> for needed in (0, 30):
    ...     worth, sets = ready_sets(rules, rack, needed=needed)
    ...     print(worth, format_table(sets))
    6 r1 r2 r3
    33 k9 b9 j, r1 r2 r3
    """
    tiles = count(rack)
    jokers = tiles.pop(JOKER, 0)
    all_of_it = 1 + sum(ruleset.numbers * number for number in tiles.values())
    found = best_meld(tiles, ruleset.shape, all_of_it, repeat(None, MOST_STEPS))
    if found[0] >= needed or not jokers:
        return found
    tiles[JOKER] = jokers
    return max(found, best_meld(tiles, ruleset.shape, needed, repeat(None, MOST_STEPS)))


def _gaps(tiles: TileSet, tile: Tile, shape: Shape) -> Iterator[int]:
    """The last place at which the tile makes a set of these, if there is one."""
    if len(tiles) < shape.longest:
        for at in reversed(range(len(tiles) + 1)):
            if readings((*tiles[:at], tile, *tiles[at:]), shape):
                yield at
                return


def _legal(
    ruleset: Ruleset,
    before: Table,
    table: Table,
    rack: Rack,
    tile: Tile,
    spots: Iterable[Spot],
    *,
    melded: bool,
) -> tuple[Spot, ...]:
    """The spots at which the tile adds no fault to those that the turn has anyway."""

    def faults(after: Table) -> Counter[str]:
        verdict = judge_checked(ruleset, before, after, rack, melded=melded)
        return Counter(fault.code for fault in verdict.faults if fault.code not in UNFINISHED)

    few = [spot for spot, _ in zip(spots, range(MOST_JUDGED), strict=False)]
    if not few:
        return ()
    now = faults(table)
    return tuple(spot for spot in few if faults(_with(table, spot, tile)) <= now)


def _with(table: Table, spot: Spot, tile: Tile) -> Table:
    tiles = table[spot.set]
    grown = (*tiles[: spot.at], tile, *tiles[spot.at :])
    return (*table[: spot.set], grown, *table[spot.set + 1 :])


def _ready_with(tile: Tile, rack: Counter[Tile], shape: Shape, *, melded: bool) -> TileSet:
    """The best set of the rack with this tile: for the initial meld by value, else by length."""
    own = Counter({each: n for each, n in rack.items() if not each.joker})
    own[JOKER] = int(tile.joker)
    firsts = [each for each in own if own[each] and not each.joker]
    found = [
        ((len(tiles), value) if melded else (value, len(tiles)), tiles)
        for tiles, value in chain.from_iterable(sets_with(each, own, shape) for each in firsts)
        if tile in tiles
    ]
    return max(found, default=((0, 0), ()))[1]


def _begins(tiles: TileSet, shape: Shape) -> bool:
    """Whether tiles that are no set yet could become one with few others."""
    known = [tile for tile in tiles if tile.declared]
    numbers, colours = {tile.number for tile in known}, {tile.colour for tile in known}
    if not known:
        return False
    if len(numbers) == 1 and len(colours) == len(known):
        return len(tiles) <= min(shape.group_max, shape.colours)
    apart = max(numbers) - min(numbers)
    return len(colours) == 1 and len(numbers) == len(known) and apart <= len(tiles)


def _is_near(tiles: TileSet, tile: Tile, shape: Shape) -> bool:
    """Whether a group has the tile's number, or a run its colour and a number close to it."""
    for reading in readings(tiles, shape):
        shown = frozenset[Tile]().union(*reading.stands_for)
        if reading.kind == "group":
            found = any(each.number == tile.number for each in shown)
        else:
            apart = (abs(e.number - tile.number) for e in shown if e.colour == tile.colour)
            found = min(apart, default=CLOSE + 1) <= CLOSE
        if found:
            return True
    return False
