"""Facts of every declared kind, made from their declarations: nobody has to list them."""

from dataclasses import replace
from types import NoneType
from typing import Any, Literal, get_args, get_origin

from hypothesis import strategies as st

from remeld.match.facts import Field, Visibility, declared
from remeld.protocol import Options
from remeld.rules import JOKER, Rack, Table, Tile

__all__ = ["SEATS", "any_fact", "other_secrets"]

SEATS = 4
TILES = st.sampled_from([Tile(colour, n) for colour in "krbo" for n in range(1, 14)] + [JOKER])
RACKS = st.lists(TILES, min_size=1, max_size=5).map(tuple)
SIMPLE: dict[Any, st.SearchStrategy[Any]] = {
    int: st.integers(0, 10**12),
    bool: st.booleans(),
    str: st.text('aZ é"\\|,{過', max_size=8),
    bytes: st.binary(min_size=32, max_size=32),
    Options: st.builds(Options, seats=st.integers(2, 6), public=st.booleans()),
    Tile: TILES,
    Rack: RACKS,
    Table: st.lists(RACKS, max_size=3).map(tuple),
    NoneType: st.none(),
}
SPECIAL: dict[str, st.SearchStrategy[Any]] = {
    "seat": st.integers(0, SEATS - 1),
    "order": st.permutations(range(SEATS)).map(tuple),
    "racks": st.lists(st.lists(TILES, max_size=3).map(tuple), min_size=1, max_size=4).map(tuple),
}
"""Fields whose type alone does not say what they may hold."""


def any_fact(kind: type[Any]) -> st.SearchStrategy[Any]:
    """Any fact of that kind."""
    return st.builds(kind, **{each.name: _any_value(each) for each in declared(kind).fields})


def _any_value(field: Field) -> st.SearchStrategy[Any]:
    special = SPECIAL.get(field.name)
    if special is not None:
        return special
    return _any(field.type)


def _any(kind: Any) -> st.SearchStrategy[Any]:
    if kind in SIMPLE:
        return SIMPLE[kind]
    if get_origin(kind) is Literal:
        return st.sampled_from(get_args(kind))
    if get_origin(kind) is tuple:
        return st.lists(_any(get_args(kind)[0]), max_size=4).map(tuple)
    if isinstance(kind, type):
        return any_fact(kind)
    return st.one_of([_any(each) for each in get_args(kind)])


@st.composite
def other_secrets(draw: st.DrawFn, fact: Any, seats: frozenset[int]) -> Any:
    """The same fact for the owner of these seats, and another in all that they may not see.

    Tiles face down can still be counted, so there are as many.
    """
    mine = getattr(fact, "seat", None) in seats
    changed: dict[str, Any] = {}
    for field in declared(type(fact)).fields:
        value = getattr(fact, field.name)
        if field.nested and field.seen is not Visibility.CLOSED:
            changed[field.name] = tuple(draw(other_secrets(each, seats)) for each in value)
        elif field.seen is Visibility.CLOSED or (field.seen is Visibility.OWNER and not mine):
            changed[field.name] = draw(_another(field, value))
    return replace(fact, **changed)


def _another(field: Field, value: Any) -> st.SearchStrategy[Any]:
    if field.type == Rack:
        return st.lists(TILES, min_size=len(value), max_size=len(value)).map(tuple)
    if field.optional:
        return st.one_of([_any(each) for each in get_args(field.type) if each is not NoneType])
    return _any_value(field)
