"""What a fact is: a frozen type that says how it is written, and who may see which of its fields.

A fact is declared once, here for the events of a game, in `remeld.protocol.facts` for those of a
table:

    @fact("draw")
    @dataclass(frozen=True, slots=True)
    class Drew:
        seat: Open[SeatIndex]
        tiles: OwnerOnly[Tiles]

A field that is `Open` is for everybody, one that is `OwnerOnly` for the owner of the fact's `seat`.
A field without a mark is closed: it never leaves the house. The line of a record, what is stored,
what goes over the wire and what a reader may see of it all follow from the declaration.
"""

from collections.abc import Callable, Collection
from dataclasses import dataclass, fields, replace
from enum import Enum
from types import NoneType, UnionType
from typing import (
    Annotated,
    Any,
    Final,
    TypeAlias,
    TypeVar,
    Union,
    get_args,
    get_origin,
    get_type_hints,
)

__all__ = [
    "Declared",
    "Field",
    "Form",
    "Open",
    "OwnerOnly",
    "Visibility",
    "declared",
    "derived",
    "fact",
    "is_fact",
    "redacted",
]

T = TypeVar("T")
F = TypeVar("F")


class Visibility(Enum):
    """Who may see a field."""

    OPEN = "open"
    OWNER = "owner"
    CLOSED = "closed"


OPEN: Final = Visibility.OPEN
OWNER: Final = Visibility.OWNER
Open: TypeAlias = Annotated[T, OPEN]
OwnerOnly: TypeAlias = Annotated[T, OWNER]


@dataclass(frozen=True, slots=True, eq=False)
class Form:
    """How the values of a field are written where their Python form will not do."""

    write: Callable[[Any], str]
    """In the line of a record."""
    read: Callable[[str, int | None], Any]
    """Back again, in a game of so many seats (None where that is not known)."""
    pattern: str = r"[^|]*"
    """What the text looks like in a line."""
    wire: Any = None
    """The type that goes over the wire, where it is another than that of the field."""
    to_wire: Callable[[Any], Any] | None = None
    hide: Callable[[Any], Any] | None = None
    """What is left for those who may not see it."""


class derived(property):
    """An open value that follows from closed fields: `Prepared.commitment` from its secret."""


@dataclass(frozen=True, slots=True)
class Field:
    """A field of a fact as it was declared."""

    name: str
    type: Any
    """The type without marks."""
    seen: Visibility
    form: Form | None
    optional: bool
    nested: bool
    """Whether it holds facts, each of which says for itself who may see what."""

    def hidden(self, value: Any) -> Any:
        """What somebody gets to see who may not see it: nothing, or tiles face down."""
        if self.optional or value is None:
            return None
        if self.form is not None and self.form.hide is not None:
            return self.form.hide(value)
        return type(value)()


@dataclass(frozen=True, slots=True)
class Declared:
    """The declaration of a kind of fact."""

    kind: type
    name: str
    """The word that it is written under."""
    version: int
    """Of the form in which it is stored."""
    older: tuple[int, ...]
    """Versions that were stored once, and can still be read by the fields of today."""
    fields: tuple[Field, ...]
    derived: tuple[tuple[str, Any], ...]
    """Values to be shown, with their types."""
    line: str
    """Its line in a record: fields in braces; what is in brackets is left out where it is empty."""

    owned: tuple[Field, ...]
    """The fields that not everybody may see."""


def fact(
    name: str, *, version: int = 1, older: tuple[int, ...] = (), line: str | None = None
) -> Callable[[type[F]], type[F]]:
    """Declare a frozen dataclass a fact, written under that name."""

    def declare(kind: type[F]) -> type[F]:
        hints = get_type_hints(kind, include_extras=True)
        found = tuple(_field(each.name, hints[each.name]) for each in fields(kind))  # type: ignore[arg-type]
        if any(field.seen is OWNER for field in found) and "seat" not in hints:
            raise TypeError(f"{kind.__name__} has a field for its owner only, but no `seat`")
        shown = tuple(
            (name, get_type_hints(value.fget)["return"])
            for name, value in vars(kind).items()
            if isinstance(value, derived)
        )
        template = line if line is not None else " ".join(f"{{{each.name}}}" for each in found)
        owned = tuple(each for each in found if each.seen is not OPEN)
        declaration = Declared(kind, name, version, older, found, shown, template, owned)
        kind.__fact__ = declaration  # type: ignore[attr-defined]
        return kind

    return declare


def is_fact(kind: object) -> bool:
    """Whether a type was declared a fact."""
    return isinstance(kind, type) and "__fact__" in vars(kind)


def declared(kind: type) -> Declared:
    """The declaration of a kind of fact.

    >>> from remeld.match import Drew
    >>> [(field.name, field.seen.value) for field in declared(Drew).fields]
    [('seat', 'open'), ('tiles', 'owner')]
    """
    if not is_fact(kind):
        raise TypeError(f"{kind.__name__} is not declared: put @fact(name) before the class")
    found: Declared = vars(kind)["__fact__"]
    return found


def _field(name: str, hint: Any) -> Field:
    marks: list[Any] = []
    plain, optional = _plain(hint, marks)
    seen = next((mark for mark in marks if isinstance(mark, Visibility)), Visibility.CLOSED)
    form = next((mark for mark in marks if isinstance(mark, Form)), None)
    return Field(name, plain, seen, form, optional, _holds_facts(plain))


def _holds_facts(plain: Any) -> bool:
    """Whether a type is that of a tuple of facts."""
    kinds = get_args(get_args(plain)[0]) if get_origin(plain) is tuple else ()
    return bool(kinds) and all(map(is_fact, kinds))


def _plain(hint: Any, marks: list[Any]) -> tuple[Any, bool]:
    """A type without its marks, which are gathered, and whether it may be None."""
    if get_origin(hint) is Annotated:
        marks += hint.__metadata__
        return _plain(hint.__origin__, marks)
    if get_origin(hint) in (Union, UnionType) and NoneType in get_args(hint):
        inner = [part for part in get_args(hint) if part is not NoneType]
        plain = [_plain(part, marks)[0] for part in inner]
        return Union[(*plain, None)], True
    return hint, False


def redacted(event: T, seats: Collection[int]) -> T:
    """A fact as the owner of these seats may see it; a spectator owns none.

    >>> from remeld.match import Drew
    >>> from remeld.rules import Tile
    >>> redacted(Drew(0, (Tile("r", 5),)), seats=(1, 2))
    Drew(seat=0, tiles=(Tile('?', 0),))
    """
    owned = declared(type(event)).owned
    if not owned:
        return event
    mine = getattr(event, "seat", None) in seats
    hidden = {
        field.name: field.hidden(getattr(event, field.name))
        for field in owned
        if not (mine and field.seen is OWNER)
    }
    return replace(event, **hidden) if hidden else event  # type: ignore[type-var]
