"""Errors with `--json`: one object on stderr with code, place and sentence, whatever is wrong."""

import json
import os
import signal
import subprocess
import sys
from pathlib import Path

import pytest

from remeld.cli.app import COMMANDS
from remeld.words import LANGUAGES, Words
from tests.cli.calls import remeld

JUDGE = ["judge", "--before", "", "--after", ""]
SOLVE = ["solve", "--table", "b4-6", "--rack", "b3"]
ARRANGE = ["arrange", "--tiles", "b4-6"]


@pytest.mark.parametrize(
    ("arguments", "code", "place"),
    [
        # The command line itself
        (["frob"], "no-such-command", None),
        (["--frob"], "no-such-option", {"option": "--frob"}),
        (["judge", "--frob"], "no-such-option", {"option": "--frob"}),
        (["judge", "-x"], "no-such-option", {"option": "-x"}),
        (["judge"], "missing-option", {"option": "--rack"}),
        (["judge", "--lang"], "option-without-value", {"option": "--lang"}),
        (["rules", "--help=x"], "option-with-value", {"option": "--help"}),
        (["rules", "--edition", "x", "--edition", "x"], "option-twice", {"option": "--edition"}),
        (["rules", "stray"], "stray-argument", None),
        (["replay"], "missing-option", {"option": "FILE"}),
        (["rules", "--lang", "xx"], "unknown-language", {"option": "--lang"}),
        (["rules", "--clause", "R99"], "unknown-clause", {"option": "--clause"}),
        # Editions, house files and players
        (["rules", "--edition", "x"], "unknown-edition", {"option": "--edition"}),
        (["rules", "--edition", "x", "--house", "y"], "edition-and-house", {"option": "--house"}),
        (["rules", "--house", "/none"], "file-unreadable", {"file": "/none", "option": "--house"}),
        (["rules", "--house", "/"], "file-unreadable", {"file": "/", "option": "--house"}),
        ([*ARRANGE, "--players", "x"], "bad-number", {"option": "--players"}),
        ([*ARRANGE, "--players", "9"], "bad-players", {"option": "--players"}),
        ([*ARRANGE, "--big-set"], "option-not-offered", {"option": "big-set"}),
        ([*SOLVE, "--objective", "x"], "bad-objective", {"option": "--objective"}),
        # Tiles
        ([*JUDGE, "--rack", "b3 x8"], "unknown-tile", {"in": "rack", "character": 4}),
        ([*JUDGE, "--rack", "b9-4"], "run-falls", {"in": "rack", "character": 1}),
        ([*JUDGE, "--rack", "r1, r2"], "unexpected-comma", {"in": "rack", "character": 3}),
        ([*JUDGE, "--rack", "r5 r5 r5"], "tile-too-often", {"in": "table-and-rack"}),
        ([*JUDGE, "--rack", "b14"], "tile-not-in-box", {"in": "table-and-rack"}),
        ([*JUDGE, "--rack", "r5 " * 4000], "text-too-long", {"in": "rack", "character": 10_000}),
        (["solve", "--rack", "", "--table", "b1-3, b4 b5"], "table-not-legal", {"set": 1}),
        (["arrange", "--tiles", "b4 b4 b4"], "tile-too-often", {"in": "heap"}),
        # Files
        (["verify", "/none"], "file-unreadable", {"file": "/none"}),
        (["replay", "/"], "file-unreadable", {"file": "/"}),
        (["score", "/none"], "file-unreadable", {"file": "/none"}),
    ],
)
def test_every_misuse_is_an_object(
    arguments: list[str], code: str, place: dict[str, object] | None
) -> None:
    first, *rest = arguments
    answer = remeld(first, "--json", *rest)
    assert answer.code == 2
    assert (answer.problem["code"], answer.problem["place"]) == (code, place)
    # People read the same.
    plain = remeld(*arguments)
    assert (plain.code, plain.out, plain.err) == (2, "", f"{answer.problem['sentence']}\n")


HEAD = b"""\
remeld-record 1
rules %s
player "Ann"
player "Ben"
clock none
game 1
commitment 66687aadf862bd776c8fc18b8e9f8e20089714856ee233b3902a591d0d5f2925
seen all

"""
WIN = {"racks": {"A": "", "B": "r5"}, "winner": "A"}


@pytest.mark.parametrize(
    ("command", "text", "code", "place"),
    [
        ("score", b"\xff", "file-not-text", {"file": "-", "byte": 1}),
        ("score", b'{"games":\n x}', "not-json", {"line": 2, "character": 2}),
        ("score", b'{"games": [], "games": []}', "key-twice", None),
        ("score", b"{}", "no-games", None),
        ("score", json.dumps({"games": [WIN, 5]}).encode(), "not-an-object", {"game": 2}),
        (
            "score",
            json.dumps({"games": [WIN, {**WIN, "racks": {"A": "", "B": "r5 x"}}]}).encode(),
            "unknown-tile",
            {"game": 2, "player": "B", "in": "rack", "character": 4},
        ),
        ("score", b'{"edition": "x", "games": [1]}', "unknown-edition", None),
        ("score", b'{"house": {"jokers": 9}, "games": [1]}', "bad-rule", {"rule": "jokers"}),
        ("verify", b"", "not-a-record", {"line": 1}),
        ("verify", b"remeld-record 1\nrules x\n", "heading-missing", {"line": 2}),
        ("verify", HEAD % b"goliath(jokers=9)", "bad-rule", {"rule": "jokers", "line": 2}),
        ("replay", HEAD % b"!", "unknown-ruleset", {"in": "rules", "line": 2, "character": 1}),
    ],
)
def test_a_place_is_told_from_the_outside_in(
    command: str, text: bytes, code: str, place: dict[str, object] | None
) -> None:
    found = remeld(command, "-", "--json", stdin=text).problem
    assert found["code"] == code
    assert found["place"] == place


@pytest.mark.parametrize(
    ("text", "code", "place"),
    [
        (b"jokers = 9", "bad-rule", {"rule": "jokers"}),
        (b"frob = 1", "unknown-field", {"rule": "frob"}),
        (b"edition = 'x'", "unknown-edition", {}),
        (b"jokers = 2\nx =", "unreadable-house", {"in": "house-file", "character": 14}),
        (b"jokers \xff", "file-not-text", {"byte": 8}),
    ],
)
def test_a_house_file_names_itself(
    tmp_path: Path, text: bytes, code: str, place: dict[str, object]
) -> None:
    file = tmp_path / "house.toml"
    file.write_bytes(text)
    found = remeld("rules", "--house", str(file), "--json").problem
    assert found["code"] == code
    assert found["place"] == {"file": str(file), "option": "--house", **place}


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("name", COMMANDS)
def test_the_sentence_is_in_the_language(name: str, lang: str) -> None:
    found = remeld(name, "--frob", "--json", "--lang", lang).problem
    assert found["sentence"] == Words(lang).text("error-no-such-option", option="--frob")
    if name in ("play", "tui", "serve"):
        # They run until they are stopped and have no document to print.
        assert remeld(name, "--json").problem["place"] == {"option": "--json"}


def test_a_bug_of_ours_is_an_object_too(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("remeld.cli.judge.parse_table", lambda *_, **__: 1 / 0)
    answer = remeld(*JUDGE, "--rack", "", "--json")
    assert (answer.code, answer.problem["code"]) == (70, "internal")


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="needs a full device")
def test_a_full_disk_is_an_object_too() -> None:
    with open("/dev/full", "w") as full:
        command = [sys.executable, "-m", "remeld", *ARRANGE, "--json"]
        done = subprocess.run(command, stdout=full, stderr=subprocess.PIPE, text=True)
    assert (done.returncode, json.loads(done.stderr)["code"]) == (2, "system")


@pytest.mark.skipif(os.name == "nt", reason="needs POSIX signals")
def test_stopping_is_an_object_too() -> None:
    command = [sys.executable, "-m", "remeld", "score", "--json"]
    with subprocess.Popen(
        command,
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        preexec_fn=lambda: signal.signal(signal.SIGINT, signal.SIG_DFL),
    ) as process:
        assert process.stdin is not None
        # More than a pipe holds: when it is all written, the program is reading.
        process.stdin.write(b" " * 1_000_000)
        process.stdin.flush()
        process.send_signal(signal.SIGINT)
        _, err = process.communicate()
    assert process.returncode == 130
    assert json.loads(err) == {"code": "interrupted", "place": None, "sentence": "Stopped."}


def test_a_screen_without_these_letters_gets_them_in_ascii() -> None:
    command = [sys.executable, "-m", "remeld", "frob", "--json", "--lang", "zh-Hans"]
    environ = {**os.environ, "PYTHONIOENCODING": "ascii"}
    done = subprocess.run(command, capture_output=True, env=environ)
    told = Words("zh-Hans").text("error-no-such-command", part="frob", known="、".join(COMMANDS))
    assert json.loads(done.stderr.decode("ascii"))["sentence"] == told
