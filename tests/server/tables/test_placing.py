"""Where a tile could go at a table: who may ask, and that nothing comes of it."""

from uuid import UUID

import pytest

from remeld.protocol import FoundPlaces, PlaceView, Placing
from remeld.server.tables import Refusal, find_places
from tests.server.tables.arranged_tables import arranged
from tests.server.tables.checked_table import ANN, BEN, CheckedTable

LAID = "b4 b5 b6, k8 r8 o8"


def ask(
    table: CheckedTable, tile: str, who: str = ANN, seat: int = 0, *, plan: bool = False
) -> FoundPlaces | str:
    seen = table.state.version
    placing = Placing(id=UUID(int=1), seen=seen, seat=seat, table=LAID, tile=tile, plan=plan)
    before = table.state
    found = find_places(table.state, who, placing, table.now)
    assert table.state is before
    return found.code if isinstance(found, Refusal) else found.found


def test_a_tile_of_the_own_rack_is_told_where_it_fits() -> None:
    table = arranged(["b7 b8 k1", "k8"], laid=LAID)
    assert ask(table, "b7") == FoundPlaces(joins=(PlaceView(set=0, at=3),), lay="", near=None)
    assert ask(table, "b8") == FoundPlaces(joins=(PlaceView(set=1, at=3),), lay="", near=None)
    assert ask(table, "k1") == FoundPlaces(joins=(), lay="", near=None)


def test_on_others_turns_only_a_plan_may_ask() -> None:
    table = arranged(["b7", "b3 k2"], laid=LAID)
    assert ask(table, "b3", BEN, 1) == "not-your-turn"
    found = ask(table, "b3", BEN, 1, plan=True)
    assert found == FoundPlaces(joins=(PlaceView(set=0, at=3),), lay="", near=None)


@pytest.mark.parametrize(
    ("tile", "who", "seat", "code"),
    [
        ("k2", ANN, 0, "unreadable"),
        ("b7 b8", ANN, 0, "unreadable"),
        ("j", ANN, 0, "unreadable"),
        ("x7", ANN, 0, "unknown-tile"),
        ("b7", BEN, 0, "not-your-seat"),
        ("b7", "who-nobody", 0, "not-at-table"),
    ],
)
def test_what_cannot_be_asked_is_refused_with_a_code(
    tile: str, who: str, seat: int, code: str
) -> None:
    assert ask(arranged(["b7 b8", "k2"], laid=LAID), tile, who, seat) == code
