"""What a program holds in its hand beside tiles and tables: positions and views.

They are what the rooms below know under the same names, and can also be made from text and shown.
"""

from collections.abc import Sequence
from dataclasses import dataclass, fields
from typing import TYPE_CHECKING, Any, Self

from remeld import rules
from remeld.library.checks import check_flag, check_seat, check_several, whole, wrong
from remeld.library.reading import (
    RulesLike,
    TableLike,
    TilesLike,
    pointed,
    read_rules,
    read_tiles,
)
from remeld.library.rows import Table, Tiles
from remeld.notation import format_position, parse_position
from remeld.notation.pictures import draw
from remeld.rules import count, spread

__all__ = ["Position", "View", "fields_of"]


def fields_of(value: Any) -> dict[str, Any]:
    """What a value of the rooms below holds, by the names of its fields.

    >>> fields_of(rules.Play(()))
    {'table': ()}
    """
    return {each.name: getattr(value, each.name) for each in fields(value)}


def _tiles(given: TilesLike, argument: str) -> Tiles:
    """Tiles, or what is wrong with the argument of this name."""
    return given if type(given) is Tiles else Tiles(read_tiles(given, argument))


def _check_size(argument: str, given: object) -> None:
    size = whole(given)
    if size is None or size < 0:
        kind = TypeError if size is None else ValueError
        raise wrong(argument, given, "a whole number from 0 on", kind)


def _check_seats(melded: object, turn: object, seats: int, other: str) -> None:
    """Refuse what does not say of each seat whether it has melded, and a turn of nobody."""
    check_several("melded", melded, "one for each seat, like [True, False]")
    assert isinstance(melded, Sequence)
    for seat, each in enumerate(melded):
        check_flag(f"melded[{seat}]", each)
    if len(melded) != seats:
        raise wrong("melded", melded, f"{seats}, as many as {other}", ValueError)
    check_seat("turn", turn, seats)


@dataclass(frozen=True, slots=True, kw_only=True, repr=False)
class Position(rules.Position):
    """The whole truth at one moment: racks of all seats, the pool in its order, the table.

    >>> import remeld
    >>> text = "remeld-position 1; rules goliath; turn 1; pool k1; table b4 b5 b6; melded b3; new j"
    >>> position = remeld.Position.parse(text)
    >>> position.rack, position.table
    (Tiles('j'), Table('b4 b5 b6'))
    >>> str(position) == text, eval(repr(position)) == position
    (True, True)
    """

    racks: tuple[Tiles, ...]
    table: Table
    pool: Tiles
    """The next tile to be drawn is the first."""

    if TYPE_CHECKING:
        # What `__post_init__` reads.
        def __init__(
            self,
            *,
            ruleset: RulesLike,
            racks: Sequence[TilesLike],
            melded: Sequence[bool],
            table: TableLike,
            pool: TilesLike,
            turn: int,
        ) -> None: ...

    def __post_init__(self) -> None:
        """Let all tiles be such as can be shown, and refuse what cannot be.

        What was written by somebody is checked as `parse` does; a game's own positions are right.
        """
        object.__setattr__(self, "ruleset", read_rules(self.ruleset, "ruleset"))
        check_several("racks", self.racks, 'one for each seat, like ["b3 j", "r5"]')
        _check_seats(self.melded, self.turn, len(self.racks), "racks")
        typed = any(isinstance(each, str) for each in (self.table, self.pool, *self.racks))
        racks = tuple(_tiles(rack, f"racks[{seat}]") for seat, rack in enumerate(self.racks))
        object.__setattr__(self, "melded", tuple(self.melded))
        object.__setattr__(self, "racks", racks)
        object.__setattr__(self, "table", Table(self.table))
        object.__setattr__(self, "pool", _tiles(self.pool, "pool"))
        if typed:
            self.check()

    @classmethod
    def parse(cls, text: str) -> Self:
        """Read and check a position (see docs/notation.md)."""
        if not isinstance(text, str):
            raise wrong("text", text, "the text of a position")
        with pointed("position", text):
            return cls.of(parse_position(text))

    @classmethod
    def of(cls, position: rules.Position) -> Self:
        """The same position, as one that can be shown."""
        if not isinstance(position, rules.Position):
            raise wrong("position", position, "a Position; Position.parse reads text")
        return cls(**fields_of(position))

    @property
    def rack(self) -> Tiles:
        """The rack of the seat on turn."""
        return self.racks[self.turn]

    def view(self, seat: int | None) -> "View":
        """What a seat, or a spectator (None), may know."""
        check_seat("seat", seat, len(self.racks), or_none="a spectator")
        return View.of(rules.view(self, seat))

    def __str__(self) -> str:
        return format_position(self)

    def __repr__(self) -> str:
        return f"Position.parse({str(self)!r})"

    def svg(self) -> str:
        """The table and the rack on turn as a picture."""
        return draw(self.ruleset, self.table, self.rack)

    _repr_svg_ = svg


@dataclass(frozen=True, slots=True, kw_only=True, repr=False)
class View(rules.View):
    """What one seat may know: its rack, the table, how many tiles the others and the pool have.

    >>> import remeld
    >>> view = remeld.Position.parse(
    ...     "remeld-position 1; rules goliath; turn 1; pool k1; table b4-6; melded b3; new r1 j"
    ... ).view(seat=0)
    >>> eval(repr(view), {"View": remeld.View}) == view
    True
    >>> view.rack, view.rack_sizes
    (Tiles('b3'), (1, 2))
    >>> len(view.unseen), view.unseen[:3]
    (102, Tiles('k1 k1 k2'))
    """

    rack: Tiles | None
    """None for a spectator."""
    table: Table

    if TYPE_CHECKING:
        # What `__post_init__` reads.
        def __init__(
            self,
            *,
            ruleset: RulesLike,
            seat: int | None,
            rack: TilesLike | None,
            rack_sizes: Sequence[int],
            melded: Sequence[bool],
            table: TableLike,
            pool_size: int,
            turn: int,
            drew: bool = False,
            passes: int = 0,
            order: Sequence[int] = (),
            past: Sequence[rules.PastMove] = (),
        ) -> None: ...

    def __post_init__(self) -> None:
        """Let all tiles be such as can be shown."""
        object.__setattr__(self, "ruleset", read_rules(self.ruleset, "ruleset"))
        check_several("rack_sizes", self.rack_sizes, "one for each seat, like [14, 14]")
        for seat, size in enumerate(self.rack_sizes):
            _check_size(f"rack_sizes[{seat}]", size)
        _check_size("pool_size", self.pool_size)
        _check_size("passes", self.passes)
        check_flag("drew", self.drew)
        if not self.rack_sizes:
            raise wrong("rack_sizes", self.rack_sizes, "one for each seat, not none", ValueError)
        check_seat("seat", self.seat, len(self.rack_sizes), or_none="a spectator")
        _check_seats(self.melded, self.turn, len(self.rack_sizes), "rack_sizes")
        check_several("order", self.order, "seats in the order of play, like [0, 2, 1]")
        for place, seat in enumerate(self.order):
            check_seat(f"order[{place}]", seat, len(self.rack_sizes))
        check_several("past", self.past, "what the seats did, as a game's view has it")
        for place, move in enumerate(self.past):
            if not isinstance(move, rules.PastMove):
                raise wrong(f"past[{place}]", move, "a PastMove, as a game's view has it")
        for row in ("rack_sizes", "melded", "order", "past"):
            object.__setattr__(self, row, tuple(getattr(self, row)))
        object.__setattr__(self, "rack", None if self.rack is None else _tiles(self.rack, "rack"))
        object.__setattr__(self, "table", Table(self.table))
        self._check_rack()

    def _check_rack(self) -> None:
        """Refuse a seat without a rack, a spectator with one, a rack of another size than told."""
        if self.seat is None or self.rack is None:
            if self.seat != self.rack:
                raise wrong("rack", self.rack, "tiles for a seat, None for a spectator", ValueError)
        elif len(self.rack) != (size := self.rack_sizes[self.seat]):
            wanted = f"{len(self.rack)}, as many tiles as rack has"
            raise wrong(f"rack_sizes[{self.seat}]", size, wanted, ValueError)

    @classmethod
    def of(cls, view: rules.View) -> Self:
        """The same view, as one that can be shown."""
        if not isinstance(view, rules.View):
            raise wrong("view", view, "a View")
        return cls(**fields_of(view))

    @property
    def own_rack(self) -> Tiles:
        """The rack of the seat, which a spectator has not."""
        if self.rack is None:
            raise wrong("view", self, "that of a seat: a spectator has no rack")
        return self.rack

    @property
    def unseen(self) -> Tiles:
        """The tiles that lie in the pool or on other racks, in order; every joker is `j`."""
        box = count(self.ruleset.box.tiles())
        return Tiles((box - count(self.rack or ()) - count(spread(self.table))).elements())

    def __repr__(self) -> str:
        """What rebuilds it; where it knows of a game's past that would be long, what tells it."""
        if not self.past:
            told: dict[str, object] = {"ruleset": str(self.ruleset), "table": str(self.table)}
            told["rack"] = None if self.rack is None else str(self.rack)
            plain = fields_of(self) | told
            usual = {each.name: each.default for each in fields(self)}
            parts = (f"{k}={given!r}" for k, given in plain.items() if given != usual[k])
            return f"View({', '.join(parts)})"
        who = "spectator" if self.rack is None else f"seat {self.seat}, rack '{self.rack!s}'"
        sizes = " ".join(map(str, self.rack_sizes))
        lies = f"table '{self.table!s}', rack sizes {sizes}, pool {self.pool_size}"
        return f"<View: {who}, {lies}, turn {self.turn}>"

    def svg(self) -> str:
        """The table and the own rack as a picture."""
        return draw(self.ruleset, self.table, self.rack)

    _repr_svg_ = svg
