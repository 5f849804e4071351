"""Chinese on the command line: lines break as Chinese breaks, and columns count its width."""

import json
import re
from pathlib import Path

import pytest

from remeld.terminal.paint import width_of
from remeld.words import Words
from tests.cli.calls import remeld

CLOSING = "。，、！？；：）」』”]"
OPENING = "（「『“["
LANGS = ("zh-Hans", "zh-Hant")
ASKED = (
    ("rules",),
    ("rules", "--edition", "goliath"),
    ("rules", "--clause", "R71"),
    ("judge", "--rack", "b3 b8", "--before", "b4-6", "--after", "b4-6 b8, b3"),
    ("solve", "--rack", "b3 k9", "--table", "b4-6, r9 b9 o9", "--steps"),
    ("judge", "--help"),
    ("--help",),
)


@pytest.mark.parametrize("lang", LANGS)
@pytest.mark.parametrize("width", [44, 60, 73, 80, 100])
def test_no_line_begins_with_a_closing_mark_or_ends_with_an_opening_one(
    monkeypatch: pytest.MonkeyPatch, lang: str, width: int
) -> None:
    monkeypatch.setenv("COLUMNS", str(width))
    for arguments in ASKED:
        told = remeld(*arguments, "--lang", lang).out
        assert re.search("[\u4e00-\u9fff]", told), arguments
        for line in filter(str.strip, told.splitlines()):
            assert width_of(line) <= width, (arguments, line)
            # Side by side, every cell has lines of its own.
            cells = re.split(r"  +", line.strip())
            assert not any(cell[0] in CLOSING for cell in cells), (arguments, line)
            assert not any(cell[-1] in OPENING for cell in cells), (arguments, line)


@pytest.mark.parametrize("lang", LANGS)
def test_what_is_explained_stands_in_one_column(lang: str) -> None:
    words = Words(lang)
    told = remeld("judge", "--help", "--lang", lang).out.splitlines()
    for option in ("rack", "before", "house", "json", "help"):
        text = words.text(f"cli-option-{option}")
        (line,) = (each for each in told if text in each)
        assert width_of(line.partition(text)[0]) == 20, line


@pytest.mark.parametrize("lang", LANGS)
def test_lists_and_sentences_have_no_narrow_marks_of_the_code(lang: str) -> None:
    unknown = remeld("rules", "--edition", "x", "--lang", lang).sentence
    assert "broadway、babyboom、lanmi" in unknown
    rules = remeld("rules", "--edition", "goliath", "--lang", lang).out
    assert re.search(r"A\d+、A\d+", rules)
    assert not re.search(r"。 \S", rules)
    assert "；" in rules
    assert ";" not in rules
    legal = remeld("judge", "--rack", "b3", "--before", "b4-6", "--after", "b3-6", "--lang", lang)
    assert not re.search(r"。 \S", legal.out)


def test_a_database_that_cannot_be_used_is_told_in_the_language_and_logged_as_it_says(
    tmp_path: Path,
) -> None:
    there = tmp_path / "a file"
    there.write_text("")
    answer = remeld("serve", "--database", f"sqlite:///{there}/house.db", "--lang", "zh-Hans")
    log, told = answer.err.splitlines()
    assert told == Words("zh-Hans").text("error-database-failed", why="io")
    assert json.loads(log)["event"] == "database-failed"
    assert "a file" in json.loads(log)["reason"]
    wrong = remeld("serve", "--database", "nowhere://", "--lang", "zh-Hans").sentence
    assert wrong == Words("zh-Hans").text("error-database-failed", why="address")
