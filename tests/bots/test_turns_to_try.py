"""The turns that the champion tries: the base policy's first, each once, and all of them legal."""

import pytest

from remeld.bots.turns_to_try import turns_to_try
from remeld.notation import parse_rack, parse_table
from remeld.rules import EDITIONS, View, count
from remeld.solver import can_go_out

RACK = "k10 r10 b10 k11 r11 b11 b7 o1 j"


def end(edition: str) -> View:
    return View(
        ruleset=EDITIONS[edition],
        seat=0,
        rack=parse_rack(RACK),
        rack_sizes=(9, 5),
        melded=(True, True),
        table=parse_table("b4-6"),
        pool_size=0,
        turn=0,
    )


@pytest.mark.parametrize("base", ["", "b7", "k11 r11 b11"])
def test_the_base_comes_first_and_no_turn_twice(base: str) -> None:
    turns = turns_to_try(end("goliath"), parse_rack(base))
    assert turns[0] == parse_rack(base)
    assert len({tuple(sorted(turn)) for turn in turns}) == len(turns)


@pytest.mark.parametrize("edition", ["goliath", "john-adams"])
def test_every_turn_can_be_laid(edition: str) -> None:
    view = end(edition)
    for turn in turns_to_try(view, parse_rack("b7")):
        assert not turn or can_go_out(view.ruleset, view.table, turn)


def test_some_sets_are_tried_where_passing_is_free() -> None:
    some = [count(parse_rack(text)) for text in ("k11 r11 b11", "k10 r10 b10 k11 r11 b11")]
    free = [count(turn) for turn in turns_to_try(end("goliath"), ())]
    assert all(turn in free for turn in (*some, count(())))
    must = [count(turn) for turn in turns_to_try(end("john-adams"), parse_rack("b7"))]
    assert count(()) not in must
    assert some[0] not in must
