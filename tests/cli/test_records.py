"""`remeld replay` and `remeld verify`: records that are right, wrong, cut, broken, or none."""

import json
import re
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from remeld.match import Began, Logged, Played
from remeld.notation import format_tile
from remeld.rules import EDITIONS
from tests.cli.calls import Answer, game, record, remeld

Call = Callable[..., Answer]


@pytest.fixture
def call(tmp_path: Path) -> Call:
    """Write a record to a file and call a command with it."""

    def called(command: str, text: str | bytes, *more: str) -> Answer:
        file = tmp_path / "record.txt"
        file.write_bytes(text if isinstance(text, bytes) else text.encode())
        return remeld(command, str(file), *more)

    return called


# Verify


@pytest.mark.parametrize("key", [key for key in EDITIONS if key != "john-adams"])
def test_a_whole_game_is_right(call: Call, key: str) -> None:
    answer = call("verify", record(key), "--json")
    assert answer.code == 0
    assert answer.document == {
        "good": True,
        "events": len(game(key).log),
        "finished": True,
        "deal_checked": True,
        "trouble": None,
    }
    lines = call("verify", record(key)).out.splitlines()
    assert lines == [
        f"The record is right: {len(game(key).log)} events checked.",
        "The game is finished, and its scores are right.",
        "The deal follows from the secret.",
    ]


def test_what_one_seat_saw_is_right_as_far_as_it_can_see(call: Call) -> None:
    document = call("verify", record(seat=0), "--json").document
    assert (document["good"], document["deal_checked"]) == (True, False)
    assert "so the deal was not checked" in call("verify", record(seat=0)).out


def test_a_game_that_is_not_finished(call: Call) -> None:
    head, _, log = record().partition("\n\n")
    lines = log.splitlines()[:20]
    answer = call("verify", f"{head}\n\n" + "\n".join(lines) + "\n", "--json")
    assert (answer.document["good"], answer.document["finished"]) == (True, False)
    text = call("verify", f"{head}\n\n" + "\n".join(lines)).out
    assert "The game is not finished." in text


def first_play() -> Logged:
    return next(each for each in game().log if isinstance(each.event, Played))


def test_an_illegal_turn_is_found_with_its_event_and_reasons(call: Call) -> None:
    play = first_play()
    text = re.sub(rf"(?m)^({play.number} \d+ play \d) .*$", r"\1 k1 k2, r1", record())
    answer = call("verify", text, "--json")
    assert answer.code == 1
    trouble = answer.document["trouble"]
    assert set(trouble) == {"event", "code", "expected", "faults", "message"}
    assert (trouble["event"], trouble["code"]) == (play.number, "illegal-turn")
    assert {fault["code"] for fault in trouble["faults"]} >= {"set-too-short", "loose-tile"}
    people = call("verify", text)
    assert people.code == 1
    assert people.out.startswith(f"Event {play.number} is wrong. This turn is not legal.\n")
    assert "Set 1. Too short: k1 k2." in people.out


@pytest.mark.parametrize(
    ("pattern", "new", "code"),
    [
        (r"(?m)^2 0 ", "3 0 ", "number-out-of-order"),
        (r"(?m)^(\d+ \d+ end \w+ \|) [-\d]+", r"\1 999", "event-differs"),
        (r"reveal ..", "reveal 00", "commitment-differs"),
        (r"(?m)^(\d+ \d+) reveal .*\n", "", "event-missing"),
        (r"(?m)^(\d+) \d+ end", r"\1 0 end", "time-goes-back"),
    ],
)
def test_a_wrong_record_says_where(call: Call, pattern: str, new: str, code: str) -> None:
    text, changed = re.subn(pattern, new, record(), count=1)
    assert changed
    answer = call("verify", text, "--json")
    assert answer.code == 1
    trouble = answer.document["trouble"]
    assert trouble["code"] == code
    assert 1 <= trouble["event"] <= len(game().log) + 1
    assert call("verify", text).out.startswith(f"Event {trouble['event']} is wrong. ")


def test_john_adams_may_not_pass_with_a_play_at_hand(call: Call) -> None:
    # The easy player never takes the table apart, so it passes although it could play.
    answer = call("verify", record("john-adams"), "--json")
    assert answer.code == 1
    assert answer.document["trouble"]["code"] == "must-play"
    assert answer.document["trouble"]["message"] == "A tile can be played, so it must be."


# Not a record


@pytest.mark.parametrize("command", ["verify", "replay"])
@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        (b"", "This is not a record. Its first line is “”"),
        (b"\x00\xff", "is not text: byte 2 is 0xff, which is not UTF-8."),
        (b"hello", "This is not a record. Its first line is “hello”, but a record starts with"),
        (
            b"x" * 10_000_000,
            "This is not a record: it has 10000000 characters, more than any game can",
        ),
        (b"\n" * 4_000_000, "This is not a record. Its first line is “”"),
        (b"remeld-record 2\n", "This program cannot read version “2”. It reads version 1."),
        (b"remeld-record\n", "This program cannot read version “”."),
        (b"remeld-record 1\n", "the heading “rules” is missing."),
        (
            b"remeld-record 1\nfrob\n",
            "Line 2 of the record: “frob” does not belong to any heading.",
        ),
    ],
)
def test_what_is_no_record(call: Call, command: str, text: bytes, sentence: str) -> None:
    assert sentence in call(command, text).sentence
    assert sentence in call(command, text, "--json").sentence


@pytest.mark.parametrize("command", ["verify", "replay"])
@pytest.mark.parametrize(
    ("pattern", "new", "sentence"),
    [
        (
            r"rules broadway",
            "rules frob",
            "these rules cannot be read: “frob”. There is no",
        ),
        (r'player "Ann"', "player Ann", "“Ann” is not text in double quotes."),
        (r'player "Ann"', 'player ""', "such a game is impossible. “” cannot be a name."),
        (r"clock none", "clock soon", "“soon” is not a number."),
        (r"commitment .*", "commitment 12", "“12” is not a commitment."),
        (r"(?m)^2 0 .*", "2 0 dance 1", "there is no event “dance 1”."),
        (
            r"(?m)^2 0 .*",
            "2 zero pass 1",
            "“2 zero pass 1” is not an event with its number and time.",
        ),
        (r"(?m)^2 0 .*", "2 0 pass 7", "“pass 7” is not an event of this game."),
        (
            r"(?m)^2 0 .*",
            "2 0 draw 1 x9",
            "the tiles cannot be read. “x9” is not a tile (character",
        ),
        (r"(?m)^2 0 .*", "2 --5 pass 1", "“2 --5 pass 1” is not an event"),
        (r"(?m)^2 0 .*", "2 0 extend 1 " + "9" * 4000, "99” is not an event of this game."),
        (
            r"(?m)^2 0 .*",
            "2 0 end out | 5 -5 | -9 | |",
            "“end out | 5 -5 | -9 | |” is not an event",
        ),
    ],
)
def test_a_broken_record_says_where(
    call: Call, command: str, pattern: str, new: str, sentence: str
) -> None:
    text, changed = re.subn(pattern, new, record(), count=1)
    assert changed
    said = call(command, text).sentence
    assert re.match(r"Line \d+ of the record: ", said)
    assert sentence in said


# Replay


def test_a_replay_as_json(call: Call) -> None:
    whole = game()
    document = call("replay", record(), "--json").document
    assert set(document) == {"setup", "events", "state"}
    assert document["setup"] == {
        "rules": "broadway",
        "players": ["Ann", "Ben"],
        "clock": None,
        "options": [],
        "game": 1,
        "starter": None,
        "words": [],
        "commitment": whole.state.setup.commitment,
        "seen": "all",
    }
    assert [each["number"] for each in document["events"]] == [each.number for each in whole.log]
    kinds = {each["event"] for each in document["events"]}
    assert kinds >= {"start-drawn", "began", "dealt", "drew", "played", "ended", "revealed"}
    for each in document["events"]:
        assert each["message"].endswith((".", "”", "!"))
    drawn = next(each for each in document["events"] if each["event"] == "start-drawn")
    assert set(drawn) == {"number", "at", "event", "seat", "tile", "message"}
    state, ended = whole.state, whole.state.ended
    assert ended is not None
    assert document["state"] == {
        "event": len(whole.log),
        "order": [0, 1],
        "starter": state.starter,
        "turn": None,
        "table": [[format_tile(tile) for tile in tiles] for tiles in state.table],
        "racks": [[format_tile(tile) for tile in rack] for rack in state.racks],
        "melded": list(state.melded),
        "pool": state.pool,
        "ended": ended.reason,
        "points": list(ended.points),
        "winners": list(ended.winners),
    }


def test_agreed_options_are_shown(call: Call) -> None:
    text = record("lanmi").replace("\ngame 1\n", "\noption seats-by-draw\ngame 1\n")
    setup = call("replay", text, "--to", "0", "--json").document["setup"]
    assert setup["options"] == ["seats-by-draw"]


def hidden(document: dict[str, Any]) -> list[list[bool]]:
    return [[tile == "??" for tile in rack] for rack in document["state"]["racks"]]


def test_one_seat_sees_only_its_own_rack(call: Call) -> None:
    for text, seat in ((record(), 1), (record(seat=1), 1)):
        document = call("replay", text, "--seat", str(seat), "--to", "6", "--json").document
        assert [all(rack) for rack in hidden(document)] == [True, False]
        assert not any(hidden(document)[1])
        secrets = [each for each in document["events"] if each["event"] == "revealed"]
        assert secrets == []
        assert document["setup"]["seen"] == 1
        assert "k" not in json.dumps(document["state"]["racks"][0])


def test_a_seat_that_the_record_does_not_show(call: Call) -> None:
    said = call("replay", record(seat=1), "--seat", "0").sentence
    assert said == ("This record does not show what seat 0 saw. It shows what was seen by seat 1.")
    spectator = re.sub(r"(?m)^seen .*$", "seen spectator", record(seat=1))
    assert "by a spectator." in call("replay", spectator, "--seat", "0").sentence


def test_a_replay_can_stop(call: Call) -> None:
    began = next(each.number for each in game().log if isinstance(each.event, Began))
    document = call("replay", record(), "--to", str(began), "--json").document
    assert len(document["events"]) == began
    assert document["state"]["event"] == began
    assert document["state"]["racks"] == [[], []]
    assert call("replay", record(), "--to", "0", "--json").document["events"] == []


@pytest.mark.parametrize("option", ["--seat", "--to"])
@pytest.mark.parametrize("value", ["x", "-1", "", "2000000", "1.0"])
def test_a_number_that_cannot_be(call: Call, option: str, value: str) -> None:
    said = call("replay", record(), option, value).sentence
    assert said.startswith(f"{option} is “{value}”, but it must be a whole number from 0 to ")


def test_a_replay_for_people(call: Call) -> None:
    lines = [line.rstrip() for line in call("replay", record()).out.splitlines()]
    assert lines[0] == "Broadway"
    assert re.match(r"1 +(Ann|Ben) draws \S+ for the start\.$", lines[1])
    text = "\n".join(lines)
    play = first_play()
    assert re.search(rf"(?m)^{play.number} +(Ann|Ben) plays ", text)
    assert re.search(r"(?m)^ +(Ann|Ben): -?\d+ points?$", text)
    assert re.search(r"(?m)^Table  ", text)
    assert re.search(r"(?m)^Pool   \d+$", text)
    seen = call("replay", record(), "--seat", "0", "--to", "8").out
    assert "?? ?? ??" in seen


def test_a_record_may_come_from_the_standard_input() -> None:
    assert remeld("verify", "-", stdin=record().encode()).code == 0
    assert remeld("replay", "-", "--json", stdin=record().encode()).code == 0
