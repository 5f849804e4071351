"""`remeld score`: the document in, the sheet out, and everything that can be wrong with it."""

import json
import os
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from remeld.rules import EDITIONS
from remeld.words import Words
from tests.cli.calls import Answer, remeld

GAMES = [
    {"racks": {"Ann": "r5 j", "Ben": "", "Cy": "k2 k3"}, "winner": "Ben"},
    {"racks": {"Ann": "r5 j", "Ben": "r1", "Cy": "k1"}, "winner": None, "starter": "Cy"},
    {"racks": {"Cy": "", "Ann": "b1", "Ben": "o13 o13"}, "winner": "Cy"},
]


def score(document: Any, *more: str) -> Answer:
    return remeld("score", *more, stdin=json.dumps(document).encode())


def test_a_match_as_json() -> None:
    assert score({"edition": "broadway", "games": GAMES}, "--json").document == {
        "edition": "broadway",
        "players": ["Ann", "Ben", "Cy"],
        "games": [
            {"Ann": -35, "Ben": 40, "Cy": -5},
            {"Ann": -34, "Ben": 17, "Cy": 17},
            {"Ann": -1, "Ben": -26, "Cy": 27},
        ],
        "totals": {"Ann": -70, "Ben": 31, "Cy": 39},
        "games_won": {"Ann": 0, "Ben": 2, "Cy": 2},
        "standing": [
            {"player": "Cy", "place": 1, "total": 39, "games_won": 2},
            {"player": "Ben", "place": 2, "total": 31, "games_won": 2},
            {"player": "Ann", "place": 3, "total": -70, "games_won": 0},
        ],
        "winner": "Cy",
        "winners": ["Cy"],
    }


def test_a_match_for_people(tmp_path: Path) -> None:
    file = tmp_path / "match.json"
    file.write_text(json.dumps({"edition": "goliath", "games": GAMES}), encoding="utf-8")
    answer = remeld("score", str(file))
    assert (answer.code, answer.err) == (0, "")
    assert answer.out.splitlines() == [
        "Goliath",
        "            Ann   Ben    Cy",
        "Game 1      -35   +40    -5",
        "Game 2      -34   +17   +17",
        "Game 3       -1   -26   +27",
        "Total       -70   +31   +39",
        "Games won     0     2     2",
        "Place         3     2     1",
        "Cy has won the match.",
    ]


def test_the_leftover_point_goes_round_from_the_starter() -> None:
    game = {"racks": {"A": "r1", "B": "k1", "C": "r4"}, "winner": None}
    by_starter = {
        name: score({"games": [{**game, "starter": name}]}, "--json").document["games"][0]
        for name in "ABC"
    }
    assert by_starter["A"] == {"A": 2, "B": 1, "C": -3}
    assert by_starter["B"] == {"A": 1, "B": 2, "C": -3}
    assert by_starter["C"] == {"A": 2, "B": 1, "C": -3}


def test_a_shared_victory_has_no_single_winner() -> None:
    games = [{"racks": {"A": "r1", "B": "k1"}, "winner": None}]
    document = score({"games": games}, "--json").document
    assert (document["winner"], document["winners"]) == (None, ["A", "B"])
    assert [each["place"] for each in document["standing"]] == [1, 1]
    assert score({"games": games}).out.splitlines()[-1] == "A and B share the victory."


def test_editions_decide_the_match_differently() -> None:
    games = [
        {"racks": {"A": "", "B": "r1"}, "winner": "A"},
        {"racks": {"A": "", "B": "r1"}, "winner": "A"},
        {"racks": {"A": "r13 j", "B": ""}, "winner": "B"},
    ]
    winners = {
        key: score({"edition": key, "games": games}, "--json").document["winner"]
        for key in EDITIONS
    }
    assert winners == {
        "broadway": "A",
        "babyboom": "A",
        "lanmi": "B",
        "john-adams": "B",
        "goliath": "B",
    }
    document = score({"edition": "goliath", "games": games}, "--edition", "broadway", "--json")
    assert document.document["edition"] == "broadway"


def test_house_rules_in_the_document_and_in_a_file(tmp_path: Path) -> None:
    games = [{"racks": {"A": "", "B": "j"}, "winner": "A"}]
    document = {"edition": "lanmi", "house": {"rack_joker_value": 50}, "games": games}
    found = score(document, "--json").document
    assert found["edition"] == "lanmi(rack_joker_value=50)"
    assert found["totals"] == {"A": 50, "B": -50}
    # The house may name the edition itself.
    own = {"house": {"edition": "lanmi", "rack_joker_value": 50}, "games": games}
    assert score(own, "--json").document == found
    assert score({"edition": "lanmi", **own}, "--json").document == found
    file = tmp_path / "house.toml"
    file.write_text("rack_joker_value = 7", encoding="utf-8")
    assert score(document, "--house", str(file), "--json").document["totals"]["A"] == 7


@pytest.mark.skipif(os.name == "nt", reason="needs a terminal of POSIX")
def test_at_a_keyboard_a_file_is_asked_for() -> None:
    import pty

    ours, theirs = pty.openpty()
    command = [sys.executable, "-m", "remeld", "score", "--lang", "de"]
    done = subprocess.run(command, stdin=theirs, capture_output=True, text=True)
    os.close(ours)
    os.close(theirs)
    assert (done.returncode, done.stdout) == (2, "")
    assert done.stderr == Words("de").text("error-missing-option", option="DATEI") + "\n"


def test_six_players_have_the_big_box() -> None:
    racks = dict.fromkeys("ABCDE", "") | dict.fromkeys("BCD", "k5") | {"E": "r1"}
    game = {"racks": racks, "winner": "A"}
    assert score({"edition": "babyboom", "games": [game]}).code == 0
    said = score({"edition": "broadway", "games": [game]}).sentence
    assert said == "Game 1: These rules are for 2 to 4 players, not for 5."


def test_all_tiles_with_few_players() -> None:
    game = {"racks": {"A": "", "B": "k5 k5 k5 j j j"}, "winner": "A"}
    few: dict[str, Any] = {"edition": "john-adams", "games": [game]}
    assert "Too many of k5 in the racks: 3" in score(few).sentence
    found = score(few, "--big-set", "--json").document
    assert found["totals"] == {"A": 105, "B": -105}
    # The document may say it, too.
    assert score({**few, "big_set": True}, "--json").document == found
    assert "Too many of k5" in score({**few, "big_set": False}).sentence
    said = "Game 1: This edition does not offer the big set for so few players."
    assert score({**few, "edition": "babyboom", "big_set": True}).sentence == said
    wrongs: tuple[object, ...] = (1, "true", None, [])
    for wrong in wrongs:
        said = score({**few, "big_set": wrong}).sentence
        assert said == f"big_set is {json.dumps(wrong)}, but it must be true or false."


WIN = {"racks": {"A": "", "B": "r5"}, "winner": "A"}


@pytest.mark.parametrize(
    ("document", "sentence"),
    [
        ([], "[] is where an object in braces should be."),
        ({}, "There is no game to score. games is null"),
        ({"games": []}, "There is no game to score. games is []"),
        ({"games": {"a": 1}}, 'There is no game to score. games is {"a": 1}'),
        (
            {"game": [], "games": [WIN]},
            "“game” does not belong here. Allowed here: big_set",
        ),
        ({"games": [WIN, 5]}, "Game 2: 5 is where an object in braces should be."),
        ({"games": [WIN | {"x": 1}]}, "Game 1: “x” does not belong here. Allowed here: racks"),
        ({"games": [{"winner": "A"}]}, "Game 1: racks is null, but it must hold the tiles"),
        ({"games": [{"racks": {"A": 5}}]}, 'Game 1: racks is {"A": 5}'),
        ({"games": [{"racks": {}}]}, "Game 1: These rules are for 2 to 4 players, not for 0."),
        (
            {"games": [WIN, {"racks": {"A": "", "C": "r5"}, "winner": "A"}]},
            "Game 2: These are not the players of the first game, who are A, B.",
        ),
        (
            {"games": [{"racks": {"A": "", "B": "r5 x"}, "winner": "A"}]},
            "Game 1: The rack of B: “x” is not a tile (character 4 of the rack).",
        ),
        (
            {"games": [{"racks": {"A": "", "B": "r5 r5 r5"}, "winner": "A"}]},
            "Game 1: Too many of r5 in the racks: 3. The box holds 2.",
        ),
        (
            {"games": [{"racks": {"A": "", "B": "??"}, "winner": "A"}]},
            "Game 1: The box holds no ??, but there is one in the racks.",
        ),
        (
            {"games": [{"racks": {"A": "r1", "B": "r5"}, "winner": "A"}]},
            "Game 1: A is said to have won, but has tiles left.",
        ),
        (
            {"games": [{"racks": {"A": "", "B": ""}, "winner": "A"}]},
            "Game 1: B has no tiles left, but is not said to have won.",
        ),
        (
            {"games": [{"racks": {"A": "", "B": "r1"}, "winner": None}]},
            "Game 1: A has no tiles left, but is not said to have won.",
        ),
        ({"games": [WIN | {"winner": "C"}]}, 'Game 1: "C" is not a player. The players are A, B.'),
        ({"games": [WIN | {"winner": ["A"]}]}, 'Game 1: ["A"] is not a player.'),
        ({"games": [WIN | {"starter": 1}]}, "Game 1: 1 is not a player."),
        (
            {"games": [{"racks": {"\ud800": "", "B": "r5"}, "winner": "B"}]},
            "Game 1: “�” cannot be a name.",
        ),
        (
            {"games": [{"racks": {"A" * 41: "", "B": "r5"}, "winner": "B"}]},
            "Game 1: “AAAA",
        ),
        ({"edition": "x", "games": [WIN]}, "There is no edition “x”."),
        ({"edition": 5, "games": [WIN]}, "5 are not rules: edition is a name"),
        ({"house": [], "games": [WIN]}, "[] are not rules"),
        ({"house": {"edition": 5}, "games": [WIN]}, "5 are not rules: edition is a name"),
        ({"house": {"edition": "x"}, "games": [WIN]}, "There is no edition “x”."),
        (
            {"edition": "lanmi", "house": {"edition": "goliath"}, "games": [WIN]},
            "edition says lanmi, but the house rules say goliath. One of them must go.",
        ),
        ({"house": {"x": 1}, "games": [WIN]}, "There is no rule “x”."),
        ({"house": {"jokers": 9}, "games": [WIN]}, "jokers is 9, but it may be 0–4."),
    ],
)
def test_a_document_that_is_wrong(document: Any, sentence: str) -> None:
    for json_ in ([], ["--json"]):
        assert score(document, *json_).sentence.startswith(sentence)


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        (b"", "This is not a JSON document: line 1, character 1, at “”."),
        (b'{"games":\n oops}', "This is not a JSON document: line 2, character 2, at “oops}”."),
        (b"\xff\xfe", "The file - is not text: byte 1 is 0xff"),
        (b"\0" * 10_000_000, "This is not a JSON document: line 1, character 1, at “�����"),
        (b"[" * 100_000, "This JSON document holds more than can be read. It begins with “[[["),
        (b"9" * 10_000, "This JSON document holds more than can be read. It begins with “999"),
        (b'{"games": 1, "games": 2}', "“games” is there twice in the same object."),
        (b'{"games": [{"racks": {"A": "r1", "A": ""}}]}', "“A” is there twice in the same object."),
    ],
)
def test_text_that_is_no_document(text: bytes, sentence: str) -> None:
    assert remeld("score", stdin=text).sentence.startswith(sentence)
    assert remeld("score", "-", "--json", stdin=text).sentence.startswith(sentence)


def test_a_file_that_is_not_there() -> None:
    said = remeld("score", "/no/such/file.json").sentence
    assert said.startswith("The file /no/such/file.json cannot be read: ")
