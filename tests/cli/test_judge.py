"""`remeld judge`: the contract to the letter, for every edition, and bad questions."""

import itertools
from pathlib import Path
from typing import Any

import pytest

from remeld.notation import format_set, format_table, parse_table
from remeld.rules import COLOURS, EDITIONS, FAULTS
from remeld.words import Words
from tests.cli.calls import Answer, remeld


def judge(before: str, after: str, rack: str, *more: str) -> Answer:
    return remeld("judge", "--before", before, "--after", after, "--rack", rack, *more)


def faults(answer: Answer) -> list[tuple[str, Any]]:
    return [(fault["code"], fault["set"]) for fault in answer.document["faults"]]


# The document


def test_a_legal_turn() -> None:
    answer = judge("b4 b5 b6", "b3-6", "b3 k1", "--edition", "goliath", "--json")
    assert answer.code == 0
    assert answer.document == {
        "legal": True,
        "edition": "goliath",
        "faults": [],
        "tiles_played": 1,
        "points": 3,
    }


def test_an_illegal_turn_names_all_its_faults() -> None:
    answer = judge("b4 b5 b6", "b4 b5, r1 r2 r2, o9", "b3 r1 r2 o9", "--json")
    assert answer.code == 1
    found = [
        ("tile-from-nowhere", "R37", None, ["r2"], None),
        ("tile-left-table", "R37", None, ["b6"], None),
        ("loose-tile", "R43", 2, ["o9"], None),
        ("set-too-short", "R9", 0, ["b4", "b5"], "tile-left-table"),
        ("run-number-twice", "R12", 1, ["r2", "r2"], "tile-from-nowhere"),
    ]
    words = Words()

    def message(code: str, tiles: list[str], follows: str | None) -> str:
        plain = words.text(f"fault-{code}", tiles=" ".join(tiles))
        return words.text("fault-follows", message=plain) if follows else plain

    assert answer.document == {
        "legal": False,
        "edition": "broadway",
        "faults": [
            {
                "code": code,
                "clause": clause,
                "set": index,
                "tiles": tiles,
                "message": message(code, tiles, follows),
                "follows": follows,
            }
            for code, clause, index, tiles, follows in found
        ],
        "tiles_played": 4,
        "points": 14,
    }


def test_the_initial_meld() -> None:
    question = ("", "r9 r10 r11", "r9 r10 r11")
    assert judge(*question, "--not-melded", "--json").document["points"] == 30
    low = judge("", "r8 r9 r10", "r8 r9 r10", "--not-melded", "--json")
    assert low.code == 1
    assert faults(low) == [("meld-too-low", None)]
    assert "27 of 30 points" in low.document["faults"][0]["message"]
    assert judge("", "r8 r9 r10", "r8 r9 r10", "--json").code == 0


def test_a_joker_in_a_fault_is_written_with_what_it_stands_for() -> None:
    moved = judge("j r5 r6", "r5 r6 j", "k1", "--edition", "lanmi", "--json").document
    assert "j=r7" in [tile for fault in moved["faults"] for tile in fault["tiles"]]


def test_a_joker_counts_as_what_it_stands_for() -> None:
    assert judge("", "k5 j k7", "k5 j k7", "--json").document["points"] == 18


@pytest.mark.parametrize(
    ("before", "after", "rack", "points"),
    [
        # Where the tiles are no set, the joker stands for nothing.
        ("", "r12 b13 r11 j", "r12 b13 r11 j", 36),
        ("", "j, r12 r12 j", "r12 r12 j j", 24),
        ("", "k5 j k7, r12 b13 j", "k5 j k7 r12 b13 j", 5 + 6 + 7 + 12 + 13),
        ("b1-3", "r12 b13 j", "r12 b13 j", 25),
        ("j b2 b3", "r12 b13 j, b2 b3", "r12 b13", 25),
        ("j b2 b3", "", "r12", 0),
    ],
)
@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("melded", [True, False])
def test_a_table_that_cannot_be_is_worth_what_was_laid(
    before: str, after: str, rack: str, points: int, edition: str, melded: bool
) -> None:
    more = [] if melded else ["--not-melded"]
    answer = judge(before, after, rack, "--edition", edition, "--json", *more)
    assert (answer.code, answer.document["points"]) == (1, points)


def test_editions_differ() -> None:
    question = ("r4 j r6, k9 b9 o9", "r4 r5 r6, k9 b9 o9 j", "r5")
    verdicts = {key: judge(*question, "--edition", key).code == 0 for key in EDITIONS}
    assert verdicts == {
        "broadway": False,
        "babyboom": True,
        "lanmi": False,
        "john-adams": False,
        "goliath": True,
    }


def test_the_players_decide_which_box_it_is() -> None:
    question = ("k5 k6 k7, k5 r5 b5", "k5 k6 k7, k5 r5 b5, k5 o5 b5", "k5 o5 b5")
    more = ("--edition", "babyboom", "--json")
    assert judge(*question, "--players", "5", *more).document["edition"] == "babyboom"
    assert "Too many of k5 in the table and the rack: 3" in judge(*question, *more).sentence
    said = judge(*question, "--players", "7", *more).sentence
    assert said == "These rules are for 2 to 6 players, not for 7."


def test_all_tiles_with_few_players_only_where_the_edition_allows_it() -> None:
    question = ("k5 k6 k7, k5 r5 b5", "k5 k6 k7, k5 r5 b5, k5 o5 b5", "k5 o5 b5")
    for key, rules in EDITIONS.items():
        more = ("--edition", key, "--players", "2", "--json")
        assert "Too many of k5" in judge(*question, *more).sentence
        big = judge(*question, "--big-set", *more)
        if rules.big_set_for_few == "allowed":
            assert (big.code, big.document["edition"]) == (0, key)
        else:
            said = "This edition does not offer the big set for so few players."
            assert big.sentence == said
    # Where all tiles are used anyway, it changes nothing.
    many = ("--edition", "babyboom", "--players", "5", "--json")
    assert judge(*question, *many) == judge(*question, "--big-set", *many)


# Bad questions


@pytest.mark.parametrize(
    ("before", "after", "rack", "sentence"),
    [
        ("", "", "b3 x8", "“x8” is not a tile (character 4 of the rack)."),
        ("b4 b5 b14", "", "", "The box holds no b14, but there is one in the table and the rack."),
        ("", "b4 b5 b14", "b4", "The box holds no b14, but there is one in the new table."),
        ("", "", "r5 r5 r5", "Too many of r5 in the table and the rack: 3. The box holds 2."),
        ("", "r5 r5 r5", "r5 r5", "Too many of r5 in the new table: 3. The box holds 2."),
        ("", "", "j j j", "Too many of j in the table and the rack: 3."),
        ("r5 r6 r7, r5 b5 k5", "", "r5", "Too many of r5 in the table and the rack: 3."),
        ("r5 r6 r7,", "", "", "There is a set without tiles (character 10 of the table)."),
        ("", ",", "", "There is a set without tiles (character 1 of the new table)."),
        (
            "r5 r6",
            "r5 r6",
            "",
            "Set 1 of the table was not a legal set before the turn. Too short:",
        ),
        (
            "r1-3, r5 b5 r5",
            "",
            "",
            "Set 2 of the table was not a legal set before the turn. The same",
        ),
        ("", "", "r5, r6", "A comma does not belong here (character 3 of the rack)."),
        ("", "", "b9-4", "“b9-4” counts down (character 1 of the rack)."),
        ("", "", "??", "The box holds no ??, but there is one in the table and the rack."),
        ("g4 g5 g6", "", "", "The box holds no g4"),
        ("", "", "j=b14", "The box holds no j=b14"),
        ("", "", "r5 " * 40_000, "The text of the rack is too long."),
        ("", "\x1b[31m", "", "“�[31m” is not a tile (character 1 of the new table)."),
        ("", "", "\udcff", "“�” is not a tile (character 1 of the rack)."),
    ],
)
def test_a_question_that_cannot_be_asked(before: str, after: str, rack: str, sentence: str) -> None:
    for json in ([], ["--json"]):
        assert judge(before, after, rack, *json).sentence.startswith(sentence)


@pytest.mark.parametrize("players", ["x", "", "-1", "4.0", "１", "99999999999999999999", "0"])
def test_a_number_of_players_that_is_none(players: str) -> None:
    said = judge("", "", "", "--players", players).sentence
    assert said.startswith(f"--players is “{players}”, but it must be a whole number from 1 to 99")


# For people


def test_people_see_both_tables_and_each_fault_with_its_set() -> None:
    answer = judge("b4 b5 b6, k8 r8 o8", "b3-6, k8 r8 o8, r1 r2", "b3 r1 r2", "--edition", "lanmi")
    lines = [line.rstrip() for line in answer.out.splitlines()]
    assert lines == [
        "Rack       b3 r1 r2",
        "Before  1  b4 b5 b6",
        "        2  k8 r8 o8",
        "After   1  b3 b4 b5 b6",
        "        2  k8 r8 o8",
        "        3  r1 r2",
        "Set 3. Too short: r1 r2. A set has at least three tiles. (R9)",
        "Not legal by Lanmi: one fault. 3 tiles played, worth 6.",
    ]
    assert (answer.code, answer.err) == (1, "")


def test_people_read_first_what_explains_the_rest() -> None:
    answer = judge("r3 r4 j", "r3 j, r4", "k1", "--edition", "lanmi")
    told = " ".join(answer.out.split())
    starts = (
        "Set 1. The set of this joker was taken apart: j.",
        "No tile from the rack was laid.",
        "Set 1. Too short: r3 j.",
        "Set 2. Not in any set: r4.",
    )
    places = [told.index(start) for start in starts]
    assert places == sorted(places)
    assert told.index("(Only a consequence") > places[2]


def test_people_see_what_is_empty_and_faults_of_the_whole_turn() -> None:
    lines = [line.rstrip() for line in judge("", "", "").out.splitlines()]
    assert [line.split() for line in lines[:3]] == [
        ["Rack", "nothing"],
        ["Before", "nothing"],
        ["After", "nothing"],
    ]
    assert lines[3].startswith("No tile from the rack was laid.")
    assert lines[-1] == "Not legal by Broadway: one fault. No tile played."
    legal = judge("", "r1 r2 r3", "r1 r2 r3").out.splitlines()
    assert legal[-1] == "Legal by Broadway. 3 tiles played, worth 6."


def test_tiles_are_coloured_and_keep_their_letters(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("FORCE_COLOR", "1")
    monkeypatch.setenv("TERM", "xterm")
    monkeypatch.delenv("NO_COLOR", raising=False)
    out = judge("", "r1 r2 r3", "r1 r2 r3").out
    assert "\x1b[1;31mr1\x1b[0m" in out


# Every fault can be reached from the command line


def test_every_fault_has_a_turn_that_shows_it(tmp_path: Path) -> None:
    turns = [
        ("k1-3", "k1-3, r5 b5 r5, k9", "r5 r5 b5 k9"),
        ("", "k5 r5 b5 o5 j", "k5 r5 b5 o5 j"),
        ("", "j j", "j j"),
        ("", "r1 r3 r4, b1 b2 k3, o4 o4 o5", "r1 r3 r4 b1 b2 k3 o4 o4 o5"),
        ("", "r5 r3 j", "r5 r3 j"),
        ("", "r12 r13 j", "r12 r13 j"),
        ("", "k1 k2 k3 k4 k5 k6 k7 k8 k9 k10 k11 k12 k13 j", "k1-13 j"),
        ("r4 j r6", "r4 r5 r6", "r5"),
        ("r4 j r6", "r4 r5 r6, b9 j k9, b1 b2 b3", "r5 b1 b2 b3 b9 k9"),
        ("r4 j r6, k9 b9 o9", "r4 r5 r6, k9 b9 o9 j", "r5"),
        ("r4 j r6, r5 b5 k5 o5", "r4 r5 r6, b5 k5 o5, j b1 b2", "b1 b2"),
        ("r4 j r6 r7", "r4 j r6, r7 b7 k7", "b7 k7"),
        ("r4 j r6", "j r4 r6, b1 b2 b3", "b1 b2 b3"),
        ("r4 r5 j", "j r4 r5, b1 b2 b3", "b1 b2 b3"),
        ("r4 j r6, k9 r9 b9", "r4 r6 j, r9 b9 j k9", "k1"),
        ("b1 b2 b3 b4", "b1 b2 b3", "k5"),
        ("r4 j r6", "j k8 b8, r4 r5 r6", "k8 b8"),
    ]
    seen = set()
    for turn, key, melded in itertools.product(turns, EDITIONS, (True, False)):
        more = [] if melded else ["--not-melded"]
        seen |= {code for code, _ in faults(judge(*turn, "--edition", key, "--json", *more))}
    # No edition asks for the exact swap without freezing the set; a house may.
    house = tmp_path / "house.toml"
    house.write_text('joker_freeing = "exactSwap"', encoding="utf-8")
    turn = ("r4 r5 r6 j", "r4 r5 r6, j b1 b2", "b1 b2")
    seen |= {code for code, _ in faults(judge(*turn, "--house", str(house), "--json"))}
    assert seen == set(FAULTS)


def test_the_answer_is_that_of_the_referee_for_any_order_of_sets() -> None:
    table = parse_table("k8 r8 o8, b4-6, r1-3")
    for order in itertools.permutations(table):
        assert judge(format_table(table), format_table(order), "k1", "--json").code == 1
        new = (*order, parse_table("o1 o2 o3")[0])
        assert judge(format_table(table), format_table(new), "o1 o2 o3").code == 0


def test_upper_case_is_read() -> None:
    letters = [f"{colour.upper()}8" for colour in COLOURS[:3]]
    rack = format_set(parse_table(" ".join(letters))[0])
    assert judge("", " ".join(letters), rack).code == 0
