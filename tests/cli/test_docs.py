"""docs/command-line.md: every example in it is run, and answers what is printed there."""

import re
import shlex
from pathlib import Path
from typing import NamedTuple

import pytest

from remeld.cli.app import COMMANDS
from remeld.cli.usage import MATCH
from tests.cli.calls import remeld

PAGE = Path(__file__).parents[2] / "docs" / "command-line.md"
TEXT = PAGE.read_text(encoding="utf-8")


class Example(NamedTuple):
    """A line that is typed, and what is shown below it."""

    line: str
    shown: str


def examples() -> list[Example]:
    blocks = re.findall(r"^```console\n(.*?)^```$", TEXT, re.DOTALL | re.MULTILINE)
    found = []
    for block in blocks:
        for part in re.split(r"^\$ ", block, flags=re.MULTILINE)[1:]:
            line, _, shown = part.partition("\n")
            found.append(Example(line, shown))
    return found


def test_every_example_answers_as_the_page_says(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("COLUMNS", "100")
    code, run = None, 0
    for line, shown in examples():
        first, *rest = shlex.split(line)
        if first == "cat":
            (tmp_path / rest[0]).write_text(shown, encoding="utf-8")
        elif first == "echo":
            assert shown == f"{code}\n", line
        else:
            assert first == "remeld", line
            answer = remeld(*rest)
            code, run = answer.code, run + 1
            told = "".join(f"{each.rstrip()}\n" for each in (answer.out + answer.err).splitlines())
            assert told == shown, line
    assert run >= 8


def test_every_command_is_named() -> None:
    assert [name for name in COMMANDS if f"`remeld {name}`" not in TEXT] == []


def test_the_match_of_the_help_can_be_scored() -> None:
    answer = remeld("score", stdin=MATCH.encode())
    assert (answer.code, answer.err) == (0, "")
    assert MATCH in remeld("score", "--help").out
    # The page has the same one.
    assert "".join(MATCH.split()) in "".join(TEXT.split())
