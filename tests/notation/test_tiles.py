"""Tiles, sets, tables and racks: round trips, and the exact place of what cannot be read."""

import pytest
from hypothesis import given

from remeld.notation import (
    NotationError,
    format_rack,
    format_set,
    format_table,
    format_tile,
    parse_rack,
    parse_set,
    parse_table,
    parse_tile,
)
from remeld.rules import COLOURS, JOKER, UNKNOWN, Rack, Table, Tile
from tests.strategies import any_racks, any_tables, any_tiles


@given(any_tiles)
def test_a_tile_comes_back(tile: Tile) -> None:
    assert parse_tile(format_tile(tile)) == tile
    assert parse_tile(format_tile(tile).upper()) == tile
    assert eval(repr(tile), {"Tile": Tile}) == tile


@given(any_racks)
def test_a_rack_comes_back(rack: Rack) -> None:
    text = format_rack(rack)
    assert parse_rack(text) == rack
    assert format_rack(parse_rack(text.upper())) == text
    assert parse_rack(f"\t {text.replace(' ', '   ')}\n") == rack


@given(any_tables)
def test_a_table_comes_back(table: Table) -> None:
    text = format_table(table)
    assert parse_table(text) == table
    assert format_table(parse_table(text)) == text
    assert parse_table(text.upper().replace(",", " ,")) == table
    for tiles in table:
        assert parse_set(format_set(tiles)) == tiles


def test_every_tile_of_the_largest_box_is_written_in_its_own_way() -> None:
    tiles = [Tile(colour, number) for colour in COLOURS for number in range(1, 14)]
    tiles += [Tile(colour, number, joker=True) for colour, number, _ in tiles] + [JOKER, UNKNOWN]
    assert len({format_tile(tile) for tile in tiles}) == len(tiles)


@pytest.mark.parametrize(
    ("text", "written"),
    [
        ("b4-9", "b4 b5 b6 b7 b8 b9"),
        ("b9-9", "b9"),
        ("B4-6 J J=R3", "b4 b5 b6 j j=r3"),
        ("", ""),
        (" \n\t ", ""),
        ("?? k1", "?? k1"),
        ("k13 o13 g1 p1", "k13 o13 g1 p1"),
        # Numbers that no box holds can be written: the referee says so, not the grammar.
        ("k14 k99", "k14 k99"),
    ],
)
def test_what_is_read_is_written_out_in_full(text: str, written: str) -> None:
    assert format_rack(parse_rack(text)) == written


@pytest.mark.parametrize(
    ("text", "code", "part", "place"),
    [
        ("x8", "unknown-tile", "x8", 1),
        ("b4 b5 x8 b6", "unknown-tile", "x8", 7),
        ("  b4\tb", "unknown-tile", "b", 6),
        ("b0", "unknown-tile", "b0", 1),
        ("b04", "unknown-tile", "b04", 1),
        ("b100", "unknown-tile", "b100", 1),
        ("b-4", "unknown-tile", "b-4", 1),
        ("b4-", "unknown-tile", "b4-", 1),
        ("b4-5-6", "unknown-tile", "b4-5-6", 1),
        ("b4--6", "unknown-tile", "b4--6", 1),
        ("4b", "unknown-tile", "4b", 1),
        ("b4b5", "unknown-tile", "b4b5", 1),
        ("j8", "unknown-tile", "j8", 1),
        ("j=", "unknown-tile", "j=", 1),
        ("j=j", "unknown-tile", "j=j", 1),
        ("j=??", "unknown-tile", "j=??", 1),
        ("j=b4-6", "unknown-tile", "j=b4-6", 1),
        ("j = b4", "unknown-tile", "=", 3),
        ("?", "unknown-tile", "?", 1),
        ("b٣", "unknown-tile", "b٣", 1),
        ("r5 r9-4", "run-falls", "r9-4", 4),
        ("r5,r6", "unexpected-comma", ",", 3),
        ("r5 r6 ,", "unexpected-comma", ",", 7),
    ],
)
def test_a_rack_that_cannot_be_read(text: str, code: str, part: str, place: int) -> None:
    with pytest.raises(NotationError) as caught:
        parse_rack(text)
    error = caught.value
    assert (error.code, error.values["part"], error.place) == (code, part, place)
    assert (error.where, error.values["where"]) == ("rack", "rack")
    assert f"{part!r} at character {place} of the rack" in str(error)


@pytest.mark.parametrize(
    ("text", "code", "part", "place"),
    [
        ("b4 b5 b6, k8 x8", "unknown-tile", "x8", 14),
        ("b4 b5 b6,k8 r8,\nr9-4", "run-falls", "r9-4", 17),
        (",", "empty-set", "", 1),
        ("b4, ,b5", "empty-set", " ", 4),
        ("b4 b5 b6,", "empty-set", "", 10),
        ("b4;b5", "unknown-tile", "b4;b5", 1),
    ],
)
def test_a_table_that_cannot_be_read(text: str, code: str, part: str, place: int) -> None:
    with pytest.raises(NotationError) as caught:
        parse_table(text)
    error = caught.value
    assert (error.code, error.values["part"], error.place) == (code, part, place)
    assert error.where == "table"


def test_the_place_is_counted_from_where_the_text_starts() -> None:
    with pytest.raises(NotationError) as caught:
        parse_table("b4, x5", "line", 10)
    assert (caught.value.place, caught.value.where) == (15, "line")
    with pytest.raises(NotationError) as caught:
        parse_rack("b4,", "line", 10)
    assert caught.value.place == 13


@pytest.mark.parametrize("text", ["", "b4 b5", "b4-5"])
def test_not_one_tile(text: str) -> None:
    with pytest.raises(NotationError) as caught:
        parse_tile(text)
    assert caught.value.code == "not-one-tile"


def test_a_set_has_tiles() -> None:
    with pytest.raises(NotationError) as caught:
        parse_set("  ")
    assert caught.value.code == "empty-set"


def test_an_empty_table_has_no_sets() -> None:
    assert parse_table("") == parse_table(" \n ") == ()
    assert format_table(()) == ""


def test_a_long_offender_is_cut() -> None:
    with pytest.raises(NotationError) as caught:
        parse_rack("x" * 500)
    assert caught.value.values["part"] == "x" * 37 + "..."
    assert len(str(caught.value)) < 120
