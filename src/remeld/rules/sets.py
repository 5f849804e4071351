"""Sets: what tiles that lie together can be read as, and what is wrong if they cannot.

A run is read by its layout: a joker stands for the number of its place. Where no joker needs
its place to say what it is, the order does not matter. A group's joker stands for any colour
that the group lacks. One number with two jokers can be a run and a group at once.
"""

from collections.abc import Sequence
from functools import lru_cache
from typing import Literal, NamedTuple

from remeld.rules.errors import TileError
from remeld.rules.tiles import COLOURS, Box, Tile, TileSet

__all__ = ["Kind", "Reading", "SetFault", "Shape", "best_value", "readings", "set_faults"]

Kind = Literal["group", "run"]


class Shape(NamedTuple):
    """The part of a ruleset that decides what a set is."""

    numbers: int = 13
    colours: int = 4
    min_set: int = 3
    group_max: int = 4
    run_max: int = 13
    run_wrap: bool = False

    @property
    def longest(self) -> int:
        """No legal set has more tiles."""
        return max(min(self.run_max, self.numbers), min(self.group_max, self.colours))


STANDARD = Shape()


class Reading(NamedTuple):
    """One way to read a set: its kind, its tiles in order, and what each may stand for."""

    kind: Kind
    tiles: TileSet
    stands_for: tuple[frozenset[Tile], ...]
    value: int


class SetFault(NamedTuple):
    """Why tiles are not a set: a stable code and the tiles to blame."""

    code: str
    tiles: TileSet


@lru_cache(maxsize=1 << 16)
def readings(tiles: TileSet, shape: Shape = STANDARD) -> tuple[Reading, ...]:
    """Every legal reading of the tiles as laid, the most valuable first; none if illegal.

    Raises `TileError` for a tile that no such set can hold.

    >>> joker = Tile("j", 0, joker=True)
    >>> [(r.kind, r.value) for r in readings((Tile("r", 5), joker, joker))]
    [('run', 18), ('group', 15)]
    >>> readings((Tile("r", 12), Tile("r", 13), Tile("r", 1)))
    ()
    """
    box = Box(shape.colours, shape.numbers, copies=1, jokers=1)
    for tile in tiles:
        if not box.holds(tile):
            raise TileError(tile, tiles.count(tile), 0, "set")
    if all(tile.joker for tile in tiles):
        return ()
    found = [r for r in (_as_run(tiles, shape), _as_group(tiles, shape)) if r]
    return tuple(sorted(found, key=lambda r: -r.value))


def best_value(tiles: TileSet, shape: Shape) -> int:
    """The value of the reading that is best for the player; 0 if the tiles are no set.

    >>> from remeld.notation import parse_set
    >>> from remeld.rules import EDITIONS
    >>> shape = EDITIONS["goliath"].shape
    >>> best_value(parse_set("r5 j j"), shape), best_value(parse_set("r5 b7 j"), shape)
    (18, 0)
    """
    found = readings(tiles, shape)
    return found[0].value if found else 0


def _as_run(tiles: TileSet, shape: Shape) -> Reading | None:
    size = len(tiles)
    if not shape.min_set <= size <= min(shape.run_max, shape.numbers):
        return None
    known = [(place, tile) for place, tile in enumerate(tiles) if tile.declared]
    if not known or len({tile.colour for _, tile in known}) > 1:
        return None
    if len(known) == size:
        starts = [tile.number for _, tile in known]
        numbers = set(starts)
    else:
        starts = [known[0][1].number - known[0][0]]
        numbers = set()
    for start in starts:
        line = _line(start, size, shape)
        if numbers:
            if set(line) == numbers:
                ordered = tuple(sorted(tiles, key=lambda tile: line.index(tile.number)))
                return _run(known[0][1].colour, line, ordered)
        elif all(line and line[place] == tile.number for place, tile in known):
            return _run(known[0][1].colour, line, tiles)
    return None


def _line(start: int, size: int, shape: Shape) -> list[int]:
    """The numbers of a run from `start`; empty where it would leave the numbers there are."""
    if shape.run_wrap:
        return [(start - 1 + step) % shape.numbers + 1 for step in range(size)]
    if start < 1 or start + size - 1 > shape.numbers:
        return []
    return list(range(start, start + size))


def _run(colour: str, line: list[int], tiles: TileSet) -> Reading:
    identities = tuple(frozenset([Tile(colour, number)]) for number in line)
    told = tuple(
        Tile(colour, number, joker=True) if tile.joker else tile
        for tile, number in zip(tiles, line, strict=True)
    )
    return Reading("run", told, identities, sum(line))


def _as_group(tiles: TileSet, shape: Shape) -> Reading | None:
    size = len(tiles)
    if not shape.min_set <= size <= min(shape.group_max, shape.colours):
        return None
    known = [tile for tile in tiles if tile.declared]
    if not known or len({tile.number for tile in known}) > 1:
        return None
    if len({tile.colour for tile in known}) < len(known):
        return None
    number = known[0].number
    held = {tile.colour for tile in tiles if not tile.joker}
    free = frozenset(Tile(c, number) for c in COLOURS[: shape.colours] if c not in held)
    identities = tuple(free if tile.joker else frozenset([tile]) for tile in tiles)
    return Reading("group", tiles, identities, number * size)


def set_faults(tiles: TileSet, shape: Shape = STANDARD) -> tuple[SetFault, ...]:
    """Everything that keeps the tiles from being a set, a wrong length last; empty for a set.

    >>> [f.code for f in set_faults((Tile("r", 7), Tile("r", 7), Tile("b", 7)))]
    ['group-colour-twice']
    """
    if readings(tiles, shape):
        return ()
    faults = []
    if len(tiles) == 1:
        return (SetFault("loose-tile", tiles),)
    known = [tile for tile in tiles if tile.declared]
    numbers = {tile.number for tile in known}
    colours = {tile.colour for tile in known}
    if all(tile.joker for tile in tiles):
        faults.append(SetFault("set-only-jokers", tiles))
    elif len(numbers) > 1 and len(colours) > 1:
        faults.append(SetFault("set-mixed", tiles))
    elif len(colours) == 1 and (len(numbers) > 1 or len(known) == 1):
        faults += _run_faults(tiles, known, shape)
    else:
        faults += _group_faults(tiles, known, shape)
    if len(tiles) < shape.min_set:
        faults.append(SetFault("set-too-short", tiles))
    return tuple(faults)


def _group_faults(tiles: TileSet, known: list[Tile], shape: Shape) -> list[SetFault]:
    faults = []
    twice = _repeated(known, [tile.colour for tile in known])
    if twice:
        faults.append(SetFault("group-colour-twice", twice))
    if len(tiles) > min(shape.group_max, shape.colours):
        faults.append(SetFault("group-too-long", tiles))
    return faults


def _run_faults(tiles: TileSet, known: list[Tile], shape: Shape) -> list[SetFault]:
    faults = _order_faults(tiles, known, shape)
    if len(tiles) > min(shape.run_max, shape.numbers):
        faults.append(SetFault("run-too-long", tiles))
    return faults


def _order_faults(tiles: TileSet, known: list[Tile], shape: Shape) -> list[SetFault]:
    twice = _repeated(known, [tile.number for tile in known])
    if twice:
        return [SetFault("run-number-twice", twice)]
    # A pair or an overlong run is looked at as if its length were allowed, so that its other
    # faults show too.
    any_length = shape._replace(min_set=1, run_max=max(len(tiles), shape.run_max))
    if _as_run(tiles, any_length):
        return []
    numbers = [tile.number for tile in known]
    if _as_run(tiles, any_length._replace(run_wrap=True)):
        return [SetFault("run-past-end", tiles)]
    if numbers != sorted(numbers) and len(known) < len(tiles):
        return [SetFault("run-out-of-order", tiles)]
    return [SetFault("run-gap", tiles)] if len(tiles) <= shape.numbers else []


def _repeated(tiles: list[Tile], keys: Sequence[object]) -> TileSet:
    return tuple(tile for tile, key in zip(tiles, keys, strict=True) if keys.count(key) > 1)
