"""What a player can do with a turn: play, draw, or pass where nothing can be drawn."""

from dataclasses import dataclass

from remeld.rules.tiles import Table

__all__ = ["Draw", "Move", "Pass", "Play"]


@dataclass(frozen=True, slots=True)
class Play:
    """Lay tiles: the whole table as it shall lie after the turn.

    >>> from remeld.notation import parse_table
    >>> str(Play(parse_table("b4-6")))
    'play b4 b5 b6'
    """

    table: Table

    def __str__(self) -> str:
        return "play " + ", ".join(" ".join(map(str, tiles)) for tiles in self.table)


@dataclass(frozen=True, slots=True)
class Draw:
    """Play nothing and take from the pool.

    >>> str(Draw())
    'draw'
    """

    def __str__(self) -> str:
        return "draw"


@dataclass(frozen=True, slots=True)
class Pass:
    """Play nothing where there is nothing to draw, or after drawing where the house plays on.

    >>> str(Pass())
    'pass'
    """

    def __str__(self) -> str:
        return "pass"


Move = Play | Draw | Pass
