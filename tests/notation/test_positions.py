"""Positions and moves: round trips, and the exact place of what cannot be read."""

from dataclasses import replace

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from remeld.notation import (
    NotationError,
    format_move,
    format_position,
    parse_move,
    parse_position,
    parse_table,
)
from remeld.rules import Draw, Move, Pass, Play, Position, TableError, TileError
from tests.strategies import moves, positions

LINE = "remeld-position 1; rules goliath; turn 1; pool k1; table b4 b5 b6; melded b3; new r1 j"


@given(positions())
@settings(max_examples=50)
def test_a_position_comes_back(position: Position) -> None:
    text = format_position(position)
    assert parse_position(text) == position
    assert format_position(parse_position(text)) == text
    assert "\n" not in text


@given(positions(), st.sampled_from(['a;b "c" \\ )', ";", '"', "\\", "通過"]))
@settings(max_examples=25)
def test_a_position_with_a_house_word_comes_back(position: Position, word: str) -> None:
    position = replace(position, ruleset=position.ruleset.replace(call=word))
    assert parse_position(format_position(position)) == position


def test_a_position_is_read_as_it_is_written() -> None:
    position = parse_position(LINE)
    assert format_position(position) == LINE
    assert (position.turn, position.melded) == (1, (True, False))
    assert parse_position(LINE.replace("; ", " ;\n").replace("b4 b5 b6", "B4-6")) == position


@pytest.mark.parametrize(
    ("old", "new", "code", "part", "place"),
    [
        (LINE, "", "remeld-position-missing", "", 1),
        (LINE, "  hello", "remeld-position-missing", "hello", 3),
        ("remeld-position 1", "remeld-position 2", "unknown-version", "2", 17),
        ("remeld-position 1", "remeld-position", "unknown-version", "", 16),
        ("rules", "Rules", "rules-missing", "Rules", 20),
        ("turn 1; ", "", "turn-missing", "pool", 35),
        ("pool", "pools", "pool-missing", "pools", 43),
        ("table", "tables", "table-missing", "tables", 52),
        ("; melded b3; new r1 j", "", "racks-missing", "; table b4 b5 b6", 65),
        ("turn 1", "turn 2", "unknown-seat", "2", 40),
        ("turn 1", "turn -1", "unknown-seat", "-1", 40),
        ("turn 1", "turn ١", "unknown-seat", "١", 40),
        ("turn 1", "turn " + "9" * 5000, "unknown-seat", "9" * 37 + "...", 40),
        ("melded b3", "melded x3", "unknown-tile", "x3", 75),
        ("new", "none", "unknown-part", "none", 79),
        ("pool k1", "pool k1,", "unexpected-comma", ",", 50),
        ("b5 b6", "b5 b6,", "empty-set", "", 67),
        ("b5 b6", "b5 q6", "unknown-tile", "q6", 64),
    ],
)
def test_a_position_that_cannot_be_read(
    old: str, new: str, code: str, part: str, place: int
) -> None:
    assert old in LINE
    with pytest.raises(NotationError) as caught:
        parse_position(LINE.replace(old, new))
    error = caught.value
    assert (error.code, error.place) == (code, place)
    assert str(error.values["part"]).endswith(part)
    assert error.where == "position"


def test_the_rules_of_a_position_have_places_of_their_own() -> None:
    with pytest.raises(NotationError) as caught:
        parse_position(LINE.replace("goliath", "goliath(joker=4)"))
    assert (caught.value.where, caught.value.place) == ("rules", 9)


@pytest.mark.parametrize(
    ("old", "new", "error"),
    [
        ("pool k1", "pool k1 k1 k1", TileError),
        ("pool k1", "pool k14", TileError),
        ("pool k1", "pool g1", TileError),
        ("new r1 j", "new ??", TileError),
        ("b4 b5 b6", "b4 b5 b7", TableError),
    ],
)
def test_a_position_that_cannot_be(old: str, new: str, error: type[Exception]) -> None:
    with pytest.raises(error):
        parse_position(LINE.replace(old, new))


@given(moves)
def test_a_move_comes_back(move: Move) -> None:
    assert parse_move(format_move(move)) == move
    assert format_move(parse_move(format_move(move).upper())) == format_move(move)


@pytest.mark.parametrize(
    ("text", "move"),
    [
        ("draw", Draw()),
        (" Draw\n", Draw()),
        ("PASS", Pass()),
        ("play", Play(())),
        ("play\tb4-6", Play(parse_table("b4 b5 b6"))),
    ],
)
def test_how_moves_are_read(text: str, move: Move) -> None:
    assert parse_move(text) == move


@pytest.mark.parametrize(
    ("text", "code", "part", "place"),
    [
        ("", "unknown-move", "", 1),
        ("  dray", "unknown-move", "dray", 3),
        ("draw 2", "unknown-move", "draw 2", 1),
        ("pass b4", "unknown-move", "pass b4", 1),
        ("playb4", "unknown-move", "playb4", 1),
        ("play x9", "unknown-tile", "x9", 6),
        ("  play b4 b5 b6, x9", "unknown-tile", "x9", 18),
        ("play b4,,", "empty-set", "", 9),
    ],
)
def test_a_move_that_cannot_be_read(text: str, code: str, part: str, place: int) -> None:
    with pytest.raises(NotationError) as caught:
        parse_move(text)
    error = caught.value
    assert (error.code, error.values["part"], error.place) == (code, part, place)
    assert error.where == "move"
