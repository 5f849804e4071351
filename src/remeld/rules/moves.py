"""What a player can do with a turn: play, draw, or pass where nothing can be drawn."""

from dataclasses import dataclass

from remeld.rules.tiles import Table

__all__ = ["Draw", "Move", "Pass", "Play"]


@dataclass(frozen=True, slots=True)
class Play:
    """Lay tiles: the whole table as it shall lie after the turn."""

    table: Table


@dataclass(frozen=True, slots=True)
class Draw:
    """Play nothing and take from the pool."""


@dataclass(frozen=True, slots=True)
class Pass:
    """Play nothing where there is nothing to draw, or after drawing where the house plays on."""


Move = Play | Draw | Pass
