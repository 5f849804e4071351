"""All tiles of a question, checked and counted.

They are counted in one large number, a byte for each kind of tile, set by set: most sets of a
table have been met before, and then all that the solver wants to know of them is known.
"""

from collections.abc import Callable
from functools import lru_cache
from operator import itemgetter
from typing import NamedTuple, TypeVar

from remeld.rules import (
    Rack,
    Ruleset,
    Shape,
    Table,
    TileError,
    TileSet,
    check_table,
    check_tiles,
    in_order,
    readings,
    spread,
)
from remeld.solver.encoding import packed, part, set_bits, tiles_of, units_of, unpacked
from remeld.solver.kernel import SetBits

__all__ = ["Counts", "Known", "count_all", "known_sets"]


class Known(NamedTuple):
    """What the solver wants to know of a set."""

    tiles: TileSet
    number: int
    """Its tiles in a number, a byte for each kind, jokers last."""
    alike: int
    """The same for sets that are the same: the order of a group means nothing."""
    bits: SetBits
    packed: int
    """These bits as the kernels take them."""
    part: int


_number = itemgetter(Known._fields.index("number"))
MOST_IN_A_BYTE = 255
_BYTES = bytes(range(MOST_IN_A_BYTE + 1))


class Counts(NamedTuple):
    """Table and rack as the kernel counts them, a byte for each kind, jokers last."""

    table: bytes
    rack: bytes
    sets: list[Known]
    """The sets of the table."""
    laid: Table
    """The table with its runs in order."""
    shape: tuple[int, int, int, int]
    """The shape as the kernel takes it."""


Key = TypeVar("Key")


class _Memory(dict[Key, Known]):
    """A dictionary that works out what it does not know, and forgets all when it is full."""

    def __init__(self, make: Callable[[Key], Known]) -> None:
        super().__init__()
        self._make = make

    def __missing__(self, key: Key) -> Known:
        if len(self) >= MOST_KNOWN:
            self.clear()
        known = self[key] = self._make(key)
        return known


MOST_KNOWN = 1 << 14


class KnownSets:
    """The sets that were met so far, by the rules of one shape."""

    def __init__(self, shape: Shape) -> None:
        self.shape = shape
        self.kernel_shape = (shape.colours, shape.numbers, shape.group_max, shape.run_max)
        self.units = units_of(shape.colours, shape.numbers)
        self.old: _Memory[TileSet] = _Memory(self._legal)
        """By the tiles of a legal set that lie in order; KeyError for any other."""
        self.new: _Memory[TileSet] = _Memory(self._known)
        """By the tiles of a set that a search has made."""
        self.by_packed: _Memory[int] = _Memory(self._unpacked)
        """By what the kernels write."""

    def _legal(self, tiles: TileSet) -> Known:
        found = readings(tiles, self.shape)
        # Where every tile tells its number, a run may lie in another order than it is read in.
        told = all(tile.declared for tile in tiles)
        if not found or (told and found[0].tiles != tiles):
            raise KeyError(tiles)  # `count_all` asks the referee for the reason.
        return self._known(tiles)

    def _unpacked(self, number: int) -> Known:
        return self._known(tiles_of(*unpacked(number)))

    def _known(self, tiles: TileSet) -> Known:
        number = sum(self.units[tile] for tile in tiles)
        alike = packed(*set_bits(tiles, len(tiles)))
        bits = set_bits(tiles, min(self.shape.group_max, self.shape.colours))
        return Known(tiles, number, alike, bits, packed(*bits), part(tiles))


@lru_cache(maxsize=32)
def known_sets(shape: Shape) -> KnownSets:
    """The sets known by this shape."""
    return KnownSets(shape)


def count_all(ruleset: Ruleset, table: Table, rack: Rack) -> Counts:
    """Count all tiles; raises where the box cannot hold them, or a set is not legal.

    Where runs lie in another order, they are put in order first.
    """
    size = ruleset.colours * ruleset.numbers + 1
    total = sum(map(len, table)) + len(rack)
    if total > MOST_IN_A_BYTE:
        check_tiles(ruleset, (*spread(table), *rack), "table-and-rack")
    try:
        # No byte can run over into the next.
        if total <= ruleset.box.total:
            known = known_sets(ruleset.shape)
            sets = list(map(known.old.__getitem__, table))
            on_table = sum(map(_number, sets))
            on_rack = sum(map(known.units.__getitem__, rack))
            both = (on_table + on_rack).to_bytes(size, "little")
            # Strike out every count that may be: none is left.
            too_many = both[:-1].translate(None, _BYTES[: ruleset.copies + 1])
            if not too_many and both[-1] <= ruleset.jokers:
                of_table = on_table.to_bytes(size, "little")
                of_rack = on_rack.to_bytes(size, "little")
                return Counts(of_table, of_rack, sets, table, known.kernel_shape)
    except (KeyError, TileError):
        pass
    # The referee finds words for what is wrong; if nothing is, it is the order.
    check_tiles(ruleset, (*spread(table), *rack), "table-and-rack")
    check_table(ruleset, table)
    rising = in_order(ruleset, table)
    if rising == table:
        raise AssertionError(
            f"the referee allows what the solver cannot count, report it: {table!r}, {rack!r}"
        )
    return count_all(ruleset, rising, rack)
