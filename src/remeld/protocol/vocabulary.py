"""All that follows from how facts are declared: what is stored, what is sent, who may see what.

A table's log stores a fact under its name and version (`sat.1`) as JSON, the events of a game in
it as the lines of a record. On the wire it is a JSON object with its name as `kind`, made of the
fields that its reader may see. See `remeld.match.facts` for the declarations.
"""

from collections.abc import Callable, Collection, Iterable
from dataclasses import MISSING, dataclass, fields
from functools import reduce
from operator import or_
from typing import Any, Generic, TypeVar, get_args

import msgspec

from remeld.match import RecordError
from remeld.match.facts import Declared, Field, Visibility, declared
from remeld.match.record_lines import decode_event, encode_event
from remeld.protocol.errors import ProtocolError, decoded
from remeld.protocol.fields import Wire
from remeld.rules import RemeldError

__all__ = ["Vocabulary", "private_seats", "stored_name", "tell", "wire_type"]

T = TypeVar("T")


# -- The wire --


@dataclass(frozen=True, slots=True)
class _WireForm:
    """How one kind of fact goes over the wire."""

    struct: Any
    fields: tuple[tuple[Field, Callable[[Any, Collection[int]], Any]], ...]
    derived: tuple[str, ...]


_WIRE: dict[type, _WireForm] = {}


def tell(fact: object, seats: Collection[int]) -> Wire:
    """A fact for the wire as the owner of these seats may see it; a spectator owns none.

    >>> from remeld.match import Drew
    >>> from remeld.rules import JOKER
    >>> tell(Drew(0, (JOKER,)), seats=(0, 3)), tell(Drew(0, (JOKER,)), seats=())
    (Drew(seat=0, tiles='j'), Drew(seat=0, tiles='??'))
    """
    form = _wire_form(type(fact))
    values = []
    for field, convert in form.fields:
        value = getattr(fact, field.name)
        if field.seen is Visibility.OWNER and getattr(fact, "seat", None) not in seats:
            value = field.hidden(value)
        values.append(None if value is None else convert(value, seats))
    values += [getattr(fact, name) for name in form.derived]
    told: Wire = form.struct(*values)
    return told


def wire_type(kind: type) -> type[Wire]:
    """The type that goes over the wire for a kind of fact.

    >>> from remeld.match import Drew
    >>> wire_type(Drew).__struct_fields__
    ('seat', 'tiles')
    """
    found: type[Wire] = _wire_form(kind).struct
    return found


def private_seats(fact: object) -> frozenset[int]:
    """The seats whose owners see more of a fact than others do.

    >>> from remeld.match import Drew, Passed
    >>> private_seats(Drew(2, ())), private_seats(Passed(2))
    (frozenset({2}), frozenset())
    """
    found: set[int] = set()
    for field in declared(type(fact)).fields:
        if field.seen is Visibility.OWNER:
            found.add(fact.seat)  # type: ignore[attr-defined]
        if field.nested and field.seen is not Visibility.CLOSED:
            found.update(*map(private_seats, getattr(fact, field.name)))
    return frozenset(found)


def _wire_form(kind: type) -> _WireForm:
    if kind not in _WIRE:
        declaration = declared(kind)
        shown = [each for each in declaration.fields if each.seen is not Visibility.CLOSED]
        typed = [(each.name, _wire_field(each)) for each in shown]
        struct = msgspec.defstruct(
            kind.__name__,
            [*typed, *declaration.derived],
            bases=(Wire,),
            namespace={"__doc__": kind.__doc__},
            module=__name__,
            frozen=True,
            tag_field="kind",
            tag=declaration.name,
        )
        _WIRE[kind] = _WireForm(
            struct,
            tuple((each, _converter(each)) for each in shown),
            tuple(name for name, _ in declaration.derived),
        )
    return _WIRE[kind]


def _wire_field(field: Field) -> Any:
    if field.nested:
        union: Any = _union(map(wire_type, get_args(get_args(field.type)[0])))
        return tuple[union, ...]
    if field.form is None or field.form.wire is None:
        return field.type
    return _union([field.form.wire, None]) if field.optional else field.form.wire


def _union(types: Iterable[Any]) -> Any:
    return reduce(or_, types)


def _converter(field: Field) -> Callable[[Any, Collection[int]], Any]:
    if field.nested:
        return lambda facts, seats: tuple(tell(each, seats) for each in facts)
    to_wire = field.form.to_wire if field.form else None
    return (lambda value, _: to_wire(value)) if to_wire else lambda value, _: value


# -- What is stored --


def stored_name(kind: type) -> str:
    """The name under which a kind of fact is stored today, with the version of its form.

    >>> from remeld.protocol.facts import Resigned
    >>> stored_name(Resigned)
    'resigned.2'
    """
    declaration = declared(kind)
    return f"{declaration.name}.{declaration.version}"


class Vocabulary(Generic[T]):
    """The kinds of fact that a log may hold."""

    def __init__(self, kinds: Iterable[type[T]]) -> None:
        self.kinds = tuple(kinds)
        self._forms = {kind: _StoredForm(declared(kind)) for kind in self.kinds}
        self._readers = {
            f"{form.declaration.name}.{version}": form
            for form in self._forms.values()
            for version in (*form.declaration.older, form.declaration.version)
        }

    @property
    def wire(self) -> Any:
        """The type of all that goes over the wire."""
        return _union(map(wire_type, self.kinds))

    @property
    def stored_names(self) -> tuple[str, ...]:
        """Every name that can be read, old versions among them."""
        return tuple(self._readers)

    def encode(self, fact: T) -> tuple[str, bytes]:
        """The name and the data under which a fact is stored."""
        form = self._forms[type(fact)]
        return form.name, form.encode(fact)

    def decode(self, name: str, data: bytes) -> T:
        """Read what `encode` of this or any earlier program has written."""
        form = self._readers.get(name)
        if form is None:
            raise RemeldError("unknown-entry", f"unknown kind of entry {name!r}", kind=name)
        found: T = form.decode(data)
        return found


class _StoredForm:
    """How one kind of fact is stored: its fields as JSON, events in it as lines."""

    def __init__(self, declaration: Declared) -> None:
        self.declaration = declaration
        self.name = stored_name(declaration.kind)
        self._nested = [field.name for field in declaration.fields if field.nested]
        self._struct: Any = _stored_type(declaration) if self._nested else declaration.kind
        self._decoder: msgspec.json.Decoder[Any] = msgspec.json.Decoder(self._struct)

    def encode(self, fact: Any) -> bytes:
        if not self._nested:
            return msgspec.json.encode(fact)
        values = {field.name: getattr(fact, field.name) for field in self.declaration.fields}
        for name in self._nested:
            values[name] = tuple(map(encode_event, values[name]))
        return msgspec.json.encode(self._struct(**values))

    def decode(self, data: bytes) -> Any:
        found = decoded(self._decoder.decode, data)
        if not self._nested:
            return found
        values = {name: getattr(found, name) for name in self._struct.__struct_fields__}
        for name in self._nested:
            lines = enumerate(values[name], start=1)
            try:
                # Nothing in a log is judged again, nor is it known here how many play.
                values[name] = tuple(decode_event(line, number, None) for number, line in lines)
            except RecordError as error:
                raise ProtocolError("unreadable", str(error), where=f"$.{name}") from None
        return self.declaration.kind(**values)


def _stored_type(declaration: Declared) -> type[msgspec.Struct]:
    typed: list[Any] = []
    for field, each in zip(declaration.fields, fields(declaration.kind), strict=True):
        plain = tuple[str, ...] if field.nested else field.type
        given = each.default is not MISSING
        typed.append((each.name, plain, each.default) if given else (each.name, plain))
    return msgspec.defstruct(declaration.kind.__name__, typed, frozen=True, kw_only=True)
