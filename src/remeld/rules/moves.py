"""What a player can do with a turn: play, draw, or pass where nothing can be drawn."""

from collections.abc import Callable, Iterable
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, ClassVar

from remeld.rules.tiles import Table, TileSet

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

    `import remeld` reads it from its text as well: `remeld.Play("b4-6, k8 r8 o8")`.

    >>> from remeld.notation import parse_table
    >>> str(Play(parse_table("b4-6")))
    'play b4 b5 b6'
    >>> [str(move) for move in sorted([Pass(), Draw(), Play(parse_table("b4-6"))])]
    ['play b4 b5 b6', 'draw', 'pass']
    """

    _place = 0
    _read: ClassVar[Callable[[Any], Table] | None] = None
    """What makes a table of a text or a list: `import remeld` says so, which knows the notation."""
    table: Table

    if TYPE_CHECKING:
        # What `__post_init__` takes.
        def __init__(self, table: str | Iterable[TileSet | str]) -> None: ...

    def __post_init__(self) -> None:
        """Read what is not a table yet, and refuse what cannot be one."""
        table: object = self.table
        # A tile is a tuple, too: of its colour, which is a text, and its number.
        if isinstance(table, tuple) and not any(isinstance(each, str) for each in table):
            return
        if Play._read is None:
            raise TypeError(
                f"table is {table!r:.60}, but must be sets of tiles, like Table('b4-6')"
            )
        object.__setattr__(self, "table", Play._read(table))

    def _order(self) -> tuple[Any, ...]:
        return (self._place, self.table)

    def __str__(self) -> str:
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
