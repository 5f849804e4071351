"""What a player can do with a turn: play, draw, or pass where nothing can be drawn."""

from dataclasses import dataclass
from typing import Any, ClassVar

from remeld.rules.tiles import Table, Tile

__all__ = ["Draw", "Move", "Pass", "Play"]


class _Sortable:
    """Moves in their order: plays by their tables, then the draw, then the pass."""

    __slots__ = ()
    _place: ClassVar[int]

    def _order(self) -> tuple[Any, ...]:
        return (self._place,)

    def __lt__(self, other: object) -> bool:
        if not isinstance(other, _Sortable):
            return NotImplemented
        return self._order() < other._order()

    def __le__(self, other: object) -> bool:
        if not isinstance(other, _Sortable):
            return NotImplemented
        return self._order() <= other._order()

    def __gt__(self, other: object) -> bool:
        if not isinstance(other, _Sortable):
            return NotImplemented
        return self._order() > other._order()

    def __ge__(self, other: object) -> bool:
        if not isinstance(other, _Sortable):
            return NotImplemented
        return self._order() >= other._order()


@dataclass(frozen=True, slots=True)
class Play(_Sortable):
    """Lay tiles: the whole table as it shall lie after the turn.

    >>> from remeld.notation import parse_table
    >>> str(Play(parse_table("b4-6")))
    'play b4 b5 b6'
    >>> [str(move) for move in sorted([Pass(), Draw(), Play(parse_table("b4-6"))])]
    ['play b4 b5 b6', 'draw', 'pass']
    """

    _place = 0
    table: Table

    def __post_init__(self) -> None:
        """Refuse what is no table; text is one for `import remeld`, which reads it."""
        table: object = self.table
        if not isinstance(table, tuple | str) or isinstance(table, Tile):
            raise TypeError(
                f"table is {table!r:.60}, but must be sets of tiles, like Table('b4-6')"
            )

    def _order(self) -> tuple[Any, ...]:
        return (self._place, self.table)

    def __str__(self) -> str:
        table: Any = self.table
        if isinstance(table, str):
            # `import remeld` takes a table as its text too.
            return f"play {table}"
        return "play " + ", ".join(" ".join(map(str, tiles)) for tiles in self.table)


@dataclass(frozen=True, slots=True)
class Draw(_Sortable):
    """Play nothing and take from the pool.

    >>> str(Draw())
    'draw'
    """

    _place = 1

    def __str__(self) -> str:
        return "draw"


@dataclass(frozen=True, slots=True)
class Pass(_Sortable):
    """Play nothing where there is nothing to draw, or after drawing where the house plays on.

    >>> str(Pass())
    'pass'
    """

    _place = 2

    def __str__(self) -> str:
        return "pass"


Move = Play | Draw | Pass
