"""`remeld solve` and `remeld arrange`: the contract to the letter, and bad questions."""

from functools import partial

import pytest
from hypothesis import given
from hypothesis import strategies as st

from remeld.solver import arrange, best_play
from remeld.solver.answers import OBJECTIVES
from tests.cli.calls import Answer, remeld


def solve(table: str, rack: str, *more: str) -> Answer:
    return remeld("solve", "--edition", "goliath", "--table", table, "--rack", rack, *more)


def test_the_best_play_as_a_document() -> None:
    answer = solve("k4 r4 b4 o4", "b3 b5 b6 k9", "--json", "--steps")
    assert answer.code == 0
    document = answer.document
    assert document.pop("seconds") >= 0
    assert document == {
        "optimal": True,
        "least_disturbing": True,
        "tiles_played": 3,
        "value_played": 14,
        "played": ["b3", "b5", "b6"],
        "rack": ["k9"],
        "table": [["k4", "r4", "o4"], ["b3", "b4", "b5", "b6"]],
        "steps": [
            {"do": "take", "tiles": ["b4"], "from": 0, "to": 1, "joker_to": None, "set": ["b4"]},
            {
                "do": "add",
                "tiles": ["b3", "b5", "b6"],
                "from": None,
                "to": 1,
                "joker_to": None,
                "set": ["b3", "b4", "b5", "b6"],
            },
        ],
    }


def test_nothing_to_play_leaves_the_table_and_says_no() -> None:
    answer = solve("b4 b5 b6", "k1", "--json")
    assert answer.code == 1
    document = answer.document
    assert (document["tiles_played"], document["table"]) == (0, [["b4", "b5", "b6"]])
    assert document["optimal"] is True
    # Nobody has asked for the steps, so that there being none says nothing.
    assert "steps" not in document
    assert solve("b4 b5 b6", "k1", "--json", "--steps").document["steps"] == []


def test_no_way_out_says_no() -> None:
    assert solve("b4 b5 b6", "b7 k1", "--objective", "out", "--json").code == 1
    assert solve("b4 b5 b6", "b7", "--objective", "out", "--json").code == 0


@pytest.mark.parametrize("objective", OBJECTIVES)
def test_nothing_found_is_not_told_as_nothing_to_play(
    monkeypatch: pytest.MonkeyPatch, objective: str
) -> None:
    monkeypatch.setattr("remeld.solver.best_play", partial(best_play, limit=0))
    question = ("k4 r4 b4 o4", "b3 b5 b6", "--objective", objective)
    document = solve(*question, "--json").document
    assert (document["tiles_played"], document["optimal"]) == (0, False)
    last = solve(*question).out.splitlines()[-1]
    assert last == "Nothing was found, but not everything could be tried."


def test_an_arrangement_that_may_not_be_the_best_says_so(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("remeld.solver.arrange", partial(arrange, limit=0))
    out = remeld("arrange", "--tiles", "r4 b4 k4").out
    assert out.endswith("The search was cut off, so there may be something better.\n")


def test_value_counts_a_joker_thirty() -> None:
    document = solve("b4 b5 b6", "j", "--objective", "value", "--json").document
    assert document["value_played"] == 30


@pytest.mark.parametrize(("edition", "tiles"), [("broadway", 3), ("goliath", 4)])
def test_before_the_meld_editions_differ(edition: str, tiles: int) -> None:
    answer = remeld(
        "solve", "--edition", edition, "--not-melded", "--table", "b4 b5 b6",
        "--rack", "r10 r11 r12 b3", "--json",
    )  # fmt: skip
    assert answer.document["tiles_played"] == tiles


def test_people_see_what_changed_and_the_steps() -> None:
    answer = solve("k4 r4 b4 o4, o1-3", "b3 b5 b6", "--steps")
    assert answer.code == 0
    assert "3 tiles can be played: b3 b5 b6, worth 14." in answer.out
    assert "1. Move b4 from set 1 to set 3: b4" in answer.out
    lines = [line.split() for line in answer.out.splitlines()]
    assert ["After", "1", "k4", "r4", "o4", "changed"] in lines
    assert ["2", "o1", "o2", "o3"] in lines
    assert ["3", "b3", "b4", "b5", "b6", "new"] in lines


@pytest.mark.parametrize(
    ("table", "rack", "marks"),
    [
        ("", "r1-3", ["new"]),
        ("b4-6", "r1-3 k1", ["", "new"]),
        ("b4-6", "b7 r1-3", ["changed", "new"]),
        # A set like an old one is new all the same, and beside it the old one is not.
        ("r1-3", "r1-3", ["", "new"]),
        ("r4-6, b4 k4 o4", "r7 r4", ["changed", "changed"]),
        # A joker that is swapped out begins a set.
        ("r4 j r6", "r5 b1 b2", ["changed", "new"]),
    ],
)
def test_a_set_is_old_or_changed_or_new(table: str, rack: str, marks: list[str]) -> None:
    lines = [line.split() for line in solve(table, rack).out.splitlines()]
    start = next(n for n, line in enumerate(lines) if line[0] == "After")
    end = next(n for n, line in enumerate(lines) if line[:2] == ["Left", "over"])
    shown = [line[-1] if line[-1] in ("new", "changed") else "" for line in lines[start:end]]
    assert shown == marks


@pytest.mark.parametrize(
    ("arguments", "part"),
    [
        (["--table", "b4 b5 b7", "--rack", "b3"], "Set 1 of the table"),
        (["--table", "b4-6", "--rack", "x3"], "“x3” is not a tile (character 1 of the rack)"),
        (["--table", "b4-6", "--rack", "b4 b4"], "Too many of b4"),
        (["--table", "b4-6", "--rack", "b3", "--objective", "most"], "“most” is not an objective"),
        (["--table", "b4-6"], "--rack is missing"),
    ],
)
def test_bad_questions_get_a_sentence(arguments: list[str], part: str) -> None:
    assert part in remeld("solve", *arguments).sentence


def test_a_heap_is_arranged() -> None:
    answer = remeld("arrange", "--tiles", "b4 b5 b6, k8 r8 o8 j", "--json")
    assert answer.code == 0
    document = answer.document
    assert sorted(tile for tiles in document["sets"] for tile in tiles) == sorted(
        ["b4", "b5", "b6", "k8", "r8", "o8", "j"]
    )
    assert (document["left"], document["optimal"]) == ([], True)


def test_what_is_left_over_says_no() -> None:
    answer = remeld("arrange", "--tiles", "r4 b4 k4 r1", "--json")
    assert (answer.code, answer.document["left"]) == (1, ["r1"])
    assert "One tile is left over." in remeld("arrange", "--tiles", "r4 b4 k4 r1").out


def test_a_heap_that_no_box_holds_is_refused() -> None:
    assert "Too many of b4" in remeld("arrange", "--tiles", "b4 b4 b4").sentence


def test_all_tiles_with_few_players() -> None:
    more = ("--edition", "john-adams", "--players", "2")
    assert "Too many of b4" in remeld("arrange", "--tiles", "b4 b4 b4 j j j", *more).sentence
    assert remeld("arrange", "--tiles", "b4 b4 b4 j j j j", "--big-set", *more).code in (0, 1)
    turn = ("solve", "--table", "b4-6", "--rack", "b4 b4 b5 b5 b6 b6", *more)
    assert "Too many of b4" in remeld(*turn).sentence
    assert remeld(*turn, "--big-set", "--json").document["tiles_played"] == 6
    said = remeld("arrange", "--tiles", "b4", "--big-set", "--edition", "babyboom").sentence
    assert said == "This edition does not offer the big set for so few players."


@given(st.text(max_size=30), st.text(max_size=30))
def test_any_text_gets_an_answer(table: str, rack: str) -> None:
    assert solve(table, rack).code in {0, 1, 2}
    assert remeld("arrange", "--tiles", rack).code in {0, 1, 2}
