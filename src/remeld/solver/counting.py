"""All tiles of a question, checked and counted.

They are counted in one large number, a byte for each kind of tile, set by set: most sets of a
table have been met before, and then what they add is known.
"""

from functools import lru_cache
from typing import NamedTuple

from remeld.rules import (
    Rack,
    Ruleset,
    Shape,
    Table,
    Tile,
    TileSet,
    check_table,
    check_tiles,
    readings,
    spread,
)
from remeld.solver.stock import cells_of

__all__ = ["Counts", "count_all"]


class Counts(NamedTuple):
    """Table and rack as the kernel counts them, a byte for each kind, jokers last."""

    table: bytes
    rack: bytes


def count_all(ruleset: Ruleset, table: Table, rack: Rack) -> Counts:
    """Count all tiles; raises where the box cannot hold them, or a set is not legal."""
    shape = ruleset.shape
    cells = ruleset.colours * ruleset.numbers
    try:
        # So few tiles that no byte can run over into the next.
        if sum(map(len, table)) + len(rack) <= ruleset.box.total:
            on_table = sum([_set_as_number(tiles, shape) for tiles in table])
            units = _units(ruleset.colours, ruleset.numbers)
            on_rack = sum([units[tile] for tile in rack])
            all_ = (on_table + on_rack).to_bytes(cells + 1, "little")
            if max(all_[:cells]) <= ruleset.copies and all_[cells] <= ruleset.jokers:
                size = cells + 1
                return Counts(on_table.to_bytes(size, "little"), on_rack.to_bytes(size, "little"))
    except KeyError:
        pass
    # The referee finds words for what is wrong.
    check_tiles(ruleset, (*spread(table), *rack), "table-and-rack")
    check_table(ruleset, table)
    raise AssertionError("a fault that the referee does not see")


@lru_cache(maxsize=1 << 14)
def _set_as_number(tiles: TileSet, shape: Shape) -> int:
    """The tiles of a legal set; KeyError for any other."""
    if not readings(tiles, shape):
        raise KeyError(tiles)
    units = _units(shape.colours, shape.numbers)
    return sum(units[tile] for tile in tiles)


@lru_cache(maxsize=32)
def _units(colours: int, numbers: int) -> dict[Tile, int]:
    return {tile: 1 << 8 * cell for tile, cell in cells_of(colours, numbers).items()}
