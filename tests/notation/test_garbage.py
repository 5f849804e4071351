"""Any text at all: an answer or an error of ours, never anything else."""

from collections.abc import Callable

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from remeld.notation import (
    NotationError,
    format_position,
    parse_house,
    parse_move,
    parse_position,
    parse_rack,
    parse_ruleset,
    parse_set,
    parse_table,
    parse_tile,
)
from remeld.rules import RULES, Position, RemeldError
from tests.strategies import positions

PARSERS: list[Callable[[str], object]] = [
    parse_house,
    parse_move,
    parse_position,
    parse_rack,
    parse_ruleset,
    parse_set,
    parse_table,
    parse_tile,
]
# Pieces that lead deep into each grammar.
_pieces = st.sampled_from(
    [
        *"krbogpj=?,;-()[]{}\"'\\/#.",
        *" \n\t\r\x00\x0b\u2028",
        *("b4-9", "j=b8", "??", "13", "²", "٣", "𝕏", "\ud800"),
        *("play ", "draw", "pass", "goliath(", "house(", "none", "true", "null", "1e999", "0x"),
        *("remeld-position 1; ", "rules goliath; ", "turn 0; ", "pool ; ", "table ", "melded "),
        *("new ", 'edition = "goliath"\n', "big_set", "5/4/3/4", "[[", '{"', '": '),
        *RULES,
    ]
)
garbage = st.one_of(st.text(max_size=80), st.lists(_pieces, max_size=25).map("".join))
parsers = pytest.mark.parametrize("parse", PARSERS, ids=lambda parse: parse.__name__)


def answer(parse: Callable[[str], object], text: str) -> RemeldError | None:
    try:
        parse(text)
    except RemeldError as error:
        return error
    return None


def survives(parse: Callable[[str], object], text: str) -> None:
    error = answer(parse, text)
    assert error is None or str(error)
    if isinstance(error, NotationError):
        assert 1 <= error.place <= len(text) + 1


@parsers
@given(text=garbage)
@settings(max_examples=250)
def test_garbage(parse: Callable[[str], object], text: str) -> None:
    survives(parse, text)


@given(position=positions(), data=st.data())
@settings(max_examples=60)
def test_a_position_with_a_few_slips(position: Position, data: st.DataObject) -> None:
    text = format_position(position)
    for _ in range(data.draw(st.integers(1, 3))):
        at = data.draw(st.integers(0, len(text)))
        upto = data.draw(st.integers(at, min(len(text), at + 5)))
        text = text[:at] + data.draw(_pieces) + text[upto:]
    survives(parse_position, text)


MEGABYTES = 10_000_000


@parsers
@pytest.mark.parametrize(
    "pattern",
    [
        "x",
        " ",
        ",",
        ";",
        "b1,",
        "b1-99 ",
        "??",
        "(",
        "goliath(",
        "jokers=4,",
        '"',
        "[",
        "a=1\n",
        '{"a":',
    ],
)
def test_ten_megabytes(parse: Callable[[str], object], pattern: str) -> None:
    """Refused for their length before anything looks at them."""
    with pytest.raises(NotationError) as caught:
        parse(pattern * (MEGABYTES // len(pattern)))
    assert caught.value.code == "text-too-long"
    assert len(str(caught.value)) < 150


@parsers
@pytest.mark.parametrize(
    "pattern", ["b1,", "b1-99 ", "j=b13 ", ";", '"', '\\"', "[", '{"a":', "a.", "("]
)
@pytest.mark.parametrize("start", ["", "play ", "goliath(jokers=", 'remeld-position 1; rules "'])
def test_the_longest_text_that_is_looked_at(
    parse: Callable[[str], object], pattern: str, start: str
) -> None:
    survives(parse, start + pattern * ((9_990 - len(start)) // len(pattern)))
