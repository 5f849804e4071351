"""A position: everything that lies on and around the table at one moment."""

from dataclasses import dataclass

from remeld.rules.referee import check_table, check_tiles
from remeld.rules.ruleset import Ruleset
from remeld.rules.tiles import Rack, Table, spread

__all__ = ["Position"]


@dataclass(frozen=True, slots=True, kw_only=True)
class Position:
    """The whole truth: racks of all seats, the pool in its order, the table, whose turn it is.

    It leaves the referee only through `view`.
    """

    ruleset: Ruleset
    """The rules in the size that is played (see `Ruleset.sized_for`)."""
    racks: tuple[Rack, ...]
    melded: tuple[bool, ...]
    table: Table
    pool: Rack
    """The next tile to be drawn is the first."""
    turn: int
    """The seat whose turn it is."""

    @property
    def rack(self) -> Rack:
        """The rack of the seat on turn."""
        return self.racks[self.turn]

    def check(self) -> None:
        """Raise `TileError` or `TableError` if this cannot be."""
        racks = tuple(tile for rack in self.racks for tile in rack)
        check_tiles(self.ruleset, (*spread(self.table), *racks, *self.pool), "game")
        check_table(self.ruleset, self.table)
