"""What one joker of the old table needs in order to lie where it lies now.

`ways` lists, for a joker and its new place, every combination of demands on the copies of the
tiles under which the edition allows it, the kept ones first.
"""

from collections.abc import Iterator
from itertools import combinations, product
from typing import NamedTuple

from remeld.rules.ruleset import Ruleset
from remeld.rules.sets import Reading
from remeld.rules.tile_copies import ANYWHERE, Broken, Demand
from remeld.rules.tiles import JOKER, Table, Tile, TileSet, count

__all__ = ["OldJoker", "Place", "RunPart", "Scene", "Way", "complaints", "old_sets_inside", "ways"]


class OldJoker(NamedTuple):
    """A joker on the table before the turn."""

    id: int
    set: int
    stands_for: frozenset[Tile]


class Place(NamedTuple):
    """A joker on the table after the turn; in an illegal set nobody knows what it stands for."""

    set: int
    at: int
    stands_for: frozenset[Tile]
    legal: bool


class RunPart(NamedTuple):
    """A part of a new set, as if a run had been cut: where it begins, and how long it is."""

    set: int
    start: int
    size: int


class Way(NamedTuple):
    """One way in which a joker may lie at its new place."""

    kept: bool
    demands: tuple[Demand, ...] = ()
    loose_jokers: tuple[tuple[int, int], ...] = ()
    """Places whose jokers must not be kept ones, because a freed joker's new set needs them."""
    broken: tuple[Broken, ...] = ()
    """Old sets that must not lie whole in a new set."""
    part: RunPart | None = None
    """Where only a part of the new set counts, which it is."""


class Scene(NamedTuple):
    """The turn as the joker rules see it."""

    ruleset: Ruleset
    before: Table
    after: Table
    readings: tuple[Reading | None, ...]
    """How each set of the new table is read; None where it is no set."""
    inside: dict[int, list[int]]
    """For each new set with a joker, the old sets whose tiles are all to be found in it."""
    to_lay: Table = ()
    """Sets that may have been laid in the meld, which is not chosen yet."""


Demands = tuple[Demand, ...]


def ways(scene: Scene, joker: OldJoker, place: Place) -> Iterator[Way]:
    """Every way in which the edition lets this joker lie there."""
    same = not place.legal or bool(joker.stands_for & place.stands_for)
    if scene.ruleset.joker_set_frozen:
        if same:
            yield from _kept_whole(scene, joker, place)
        freed: list[Demands] = [()]
    else:
        yield from _kept(scene, joker, place, same=same)
        freed = list(_not_kept(scene, joker, place, same=same))
    broken: tuple[Broken, ...] = ()
    if scene.ruleset.freed_joker_target == "newSet":
        broken = _holds_no_old_set(scene, place, but=None)
    for base, swap, (target, loose) in product(freed, _swaps(scene, joker), _targets(scene, place)):
        yield Way(False, base + swap + target, loose, broken)


def _numbered(tiles: TileSet) -> list[Tile]:
    return [tile for tile in tiles if not tile.joker]


def _shared(scene: Scene, joker: OldJoker, place: Place) -> list[Tile]:
    new = set(scene.after[place.set])
    return [tile for tile in _numbered(scene.before[joker.set]) if tile in new]


def _kept_whole(scene: Scene, joker: OldJoker, place: Place) -> Iterator[Way]:
    old = scene.before[joker.set]
    yield Way(True, tuple(Demand("lies", t, joker.set, place.set) for t in _numbered(old)))


def _kept(scene: Scene, joker: OldJoker, place: Place, *, same: bool) -> Iterator[Way]:
    for tile in _shared(scene, joker, place):
        share = (Demand("lies", tile, joker.set, place.set),)
        if same:
            yield Way(True, share)
        elif scene.ruleset.joker_floats:
            yield Way(True, share, broken=_holds_no_old_set(scene, place, but=joker.set))


def _not_kept(scene: Scene, joker: OldJoker, place: Place, *, same: bool) -> Iterator[Demands]:
    shared = _shared(scene, joker, place)
    yield tuple(Demand("away", tile, joker.set, place.set) for tile in shared)
    if same:
        return
    # A changed joker beside another old set that is complete counts as freed although it
    # still lies with a tile of its own.
    others = [
        tuple(Demand("lies", each, other, place.set) for each in scene.before[other])
        for other in scene.inside[place.set]
        if other != joker.set
    ]
    others += [
        tuple(Demand("meld", each, 0, place.set) for each in tiles)
        for tiles in scene.to_lay
        if set(tiles) <= set(scene.after[place.set])
    ]
    for tile, other in product(shared, others):
        yield (Demand("lies", tile, joker.set, place.set), *other)


def _swaps(scene: Scene, joker: OldJoker) -> list[Demands]:
    if scene.ruleset.joker_freeing == "anyLegal":
        return [()]
    what = "swap" if scene.ruleset.joker_swap_from == "rackOnly" else "copy"
    # The joker's id stands where a set would: it tells the demands of two jokers apart.
    return [
        (Demand("swap" if what == "swap" else "copy", tile, joker.id, ANYWHERE),)
        for tile in sorted(joker.stands_for)
    ]


def _targets(scene: Scene, place: Place) -> Iterator[tuple[Demands, tuple[tuple[int, int], ...]]]:
    if scene.ruleset.freed_joker_target != "newSetWithRackTiles" or not place.legal:
        yield (), ()
    else:
        for core in cores(scene, place):
            yield (
                tuple(Demand("rack", tile, 0, place.set) for _, tile in core if not tile.joker),
                tuple((place.set, index) for index, tile in core if tile.joker),
            )


def cores(scene: Scene, place: Place) -> list[tuple[tuple[int, Tile], ...]]:
    """The smallest legal sets inside the place's set that hold its joker."""
    reading = scene.readings[place.set]
    assert reading is not None
    size = scene.ruleset.min_set
    tiles = list(enumerate(reading.tiles))
    if reading.kind == "run":
        found: list[tuple[tuple[int, Tile], ...]] = []
        for longer, start in product(range(size, len(tiles) + 1), range(place.at + 1)):
            core = tuple(tiles[start : start + longer])
            holds = place.at < start + longer <= len(tiles)
            if holds and _told(core) and not any(set(c) <= set(core) for c in found):
                found.append(core)
        return found
    return [c for c in combinations(tiles, size) if tiles[place.at] in c and _told(c)]


def _told(core: tuple[tuple[int, Tile], ...]) -> bool:
    """Whether a numbered tile fixes what the jokers stand for."""
    return any(not tile.joker for _, tile in core)


def old_sets_inside(before: Table, after: Table) -> dict[int, list[int]]:
    """For each new set with a joker, the old sets whose tiles are all to be found in it."""
    found = {}
    for index, tiles in enumerate(after):
        if JOKER in tiles:
            new = count(tiles)
            found[index] = [
                i for i, old in enumerate(before) if new.keys() >= set(old) and count(old) <= new
            ]
    return found


def _holds_no_old_set(scene: Scene, place: Place, but: int | None) -> tuple[Broken, ...]:
    """That no old set lies whole in the place's set, except perhaps one."""
    return tuple(Broken(i, place.set) for i in scene.inside[place.set] if i != but)


def complaints(scene: Scene, joker: OldJoker, place: Place, rack: set[Tile]) -> list[str]:
    """Fault codes for a joker that may not lie there, `rack` being the tiles played."""
    rules = scene.ruleset
    codes = []
    same = not place.legal or bool(joker.stands_for & place.stands_for)
    whole = joker.set in scene.inside[place.set]
    bound = not rules.joker_floats and (whole or not rules.joker_set_frozen)
    if bound and not same and _shared(scene, joker, place):
        return ["joker-moved"]
    if rules.joker_freeing == "exactSwap" and not joker.stands_for & rack:
        table = {tile for tiles in scene.before for tile in tiles}
        stands = {tile for tiles in scene.after for tile in tiles}
        came_from_table = joker.stands_for & table & stands
        if rules.joker_set_frozen and not _replaced(scene, joker):
            codes.append("joker-set-frozen")
        else:
            codes.append("joker-swap-from-table" if came_from_table else "joker-swap-missing")
    if rules.freed_joker_target == "newSet":
        codes.append("joker-needs-new-set")
    if rules.freed_joker_target == "newSetWithRackTiles" and place.legal:
        allowed = rack | {JOKER}
        if not any(all(tile.plain in allowed for _, tile in core) for core in cores(scene, place)):
            codes.append("joker-needs-rack-tiles")
    return codes or ["joker-swap-missing"]


def _replaced(scene: Scene, joker: OldJoker) -> bool:
    """Whether the rest of the joker's set lies together with a tile of what it stood for."""
    rest = {tile for tile in scene.before[joker.set] if not tile.joker}
    return any(rest <= set(tiles) and joker.stands_for & set(tiles) for tiles in scene.after)
