"""Tiles in a row, and sets in a row: tuples that can be made from text and shown.

What is cut from them or added to them is again such a row, and text stands for what they hold.
"""

from typing import TYPE_CHECKING, Any, ClassVar, Generic, Self, SupportsIndex, TypeVar, overload

from remeld.library.checks import wrong
from remeld.library.reading import TableLike, TilesLike, read_table, read_tiles
from remeld.notation import format_rack, format_table
from remeld.notation.pictures import draw
from remeld.rules import EDITIONS, Play, Tile

__all__ = ["Play", "Table", "Tiles"]

E = TypeVar("E")
"""What stands in a row."""
L = TypeVar("L")
"""What a row can be made from."""


class _Row(tuple[E, ...], Generic[E, L]):
    """A tuple of which every part, and every sum, is of the same kind as itself."""

    __slots__ = ()
    _member: ClassVar[str]

    if TYPE_CHECKING:
        # So that mypy takes `"b4-6" in table`, as with a tile.
        def __eq__(self, other: object, /) -> bool: ...
        def __hash__(self) -> int: ...

    @overload
    def __getitem__(self, at: SupportsIndex, /) -> E: ...
    @overload
    def __getitem__(self, at: slice, /) -> Self: ...
    def __getitem__(self, at: Any, /) -> Any:
        found = tuple.__getitem__(self, at)
        return tuple.__new__(type(self), found) if type(at) is slice else found

    def __add__(self, more: L, /) -> Self:  # type: ignore[override]
        return tuple.__new__(type(self), (*self, *self._row(more)))

    def __radd__(self, more: L, /) -> Self:
        return tuple.__new__(type(self), (*self._row(more), *self))

    def __contains__(self, one: object, /) -> bool:
        return tuple.__contains__(self, self._one(one) if isinstance(one, str) else one)

    def count(self, one: E | str, /) -> int:
        """How often a tile (or a set), or its text, is in it."""
        return tuple.count(self, self._one(one) if isinstance(one, str) else one)

    def index(self, one: E | str, /, *between: SupportsIndex) -> int:
        """Where a tile (or a set), or its text, is in it first."""
        return tuple.index(self, self._one(one) if isinstance(one, str) else one, *between)

    @classmethod
    def _row(cls, given: Any) -> Self:
        return cls(given)

    @classmethod
    def _one(cls, text: str) -> E:
        """The one tile, or the one set, of this text."""
        found = cls._row(text)
        if len(found) != 1:
            raise wrong(cls._member, text, f"one {cls._member}, not {len(found)}", ValueError)
        return found[0]


class Tiles(_Row[Tile, TilesLike]):
    """Tiles in a row: a rack, a set, the tiles of a play.

    >>> import remeld
    >>> rack = remeld.Tiles("b3 b5 j")
    >>> rack
    Tiles('b3 b5 j')
    >>> str(rack), len(rack), rack[0]
    ('b3 b5 j', 3, Tile('b', 3))
    >>> rack[:2] + "k1", "j" in rack, remeld.Tiles(["b3", "b5", "j"]) == rack
    (Tiles('b3 b5 k1'), True, True)
    """

    __slots__ = ()
    _member = "tile"

    def __new__(cls, tiles: TilesLike = ()) -> Self:
        """From tiles or their text."""
        if type(tiles) is cls:
            return tiles
        return super().__new__(cls, read_tiles(tiles, "tiles"))

    def __str__(self) -> str:
        return format_rack(self)

    def __repr__(self) -> str:
        return f"Tiles({str(self)!r})"

    def svg(self) -> str:
        """The tiles as a picture."""
        return draw(EDITIONS["broadway"], rack=self)

    _repr_svg_ = svg


class Table(_Row[Tiles, TableLike]):
    """The sets that lie open.

    >>> import remeld
    >>> table = remeld.Table("b4-6, k8 r8 o8")
    >>> table
    Table('b4 b5 b6, k8 r8 o8')
    >>> table[1]
    Tiles('k8 r8 o8')
    >>> table[1:] + "r1-3", "b4-6" in table
    (Table('k8 r8 o8, r1 r2 r3'), True)
    """

    __slots__ = ()
    _member = "set"

    def __new__(cls, table: TableLike = ()) -> Self:
        """From sets or their text."""
        if type(table) is cls:
            return table
        return super().__new__(cls, map(Tiles, read_table(table)))

    def __str__(self) -> str:
        return format_table(self)

    def __repr__(self) -> str:
        return f"Table({str(self)!r})"

    def svg(self) -> str:
        """The table as a picture."""
        return draw(EDITIONS["broadway"], self)

    _repr_svg_ = svg


Play._read = Table
