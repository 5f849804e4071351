"""A view tells nothing that is hidden."""

from dataclasses import fields, replace
from random import Random

from hypothesis import given, settings
from hypothesis import strategies as st

from remeld.rules import Position, View, view
from tests.strategies import positions


@given(position=positions(), shuffle=st.randoms(use_true_random=False), data=st.data())
@settings(max_examples=60)
def test_a_view_does_not_change_with_hidden_tiles(
    position: Position, shuffle: Random, data: st.DataObject
) -> None:
    seat = data.draw(st.sampled_from([None, *range(len(position.racks))]))
    hidden = [*position.pool]
    for owner, rack in enumerate(position.racks):
        if owner != seat:
            hidden += rack
    shuffle.shuffle(hidden)
    deck = iter(hidden)
    other = replace(
        position,
        pool=tuple(next(deck) for _ in position.pool),
        racks=tuple(
            rack if owner == seat else tuple(next(deck) for _ in rack)
            for owner, rack in enumerate(position.racks)
        ),
    )
    assert view(other, seat) == view(position, seat)
    assert repr(view(other, seat)) == repr(view(position, seat))


@given(position=positions())
@settings(max_examples=30)
def test_a_view_says_what_its_seat_may_know(position: Position) -> None:
    position.check()
    for seat, rack in enumerate(position.racks):
        seen = view(position, seat)
        assert (seen.seat, seen.rack) == (seat, rack)
    seen = view(position, None)
    assert (seen.seat, seen.rack) == (None, None)
    assert seen.table == position.table
    assert seen.pool_size == len(position.pool)
    assert seen.rack_sizes == tuple(map(len, position.racks))
    assert {each.name for each in fields(View)}.isdisjoint({"racks", "pool"})
