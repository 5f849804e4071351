"""The command line in every language: help, answers and refusals without a word of English."""

import re
import shlex

import pytest

from remeld.cli.app import COMMANDS, run
from remeld.rules import HEADINGS
from remeld.words import LANGUAGES
from tests.words.test_languages import ENGLISH_WORDS

OTHERS = [lang for lang in LANGUAGES if lang != "en"]
LINES = [
    "--help",
    "--version",
    *(f"{command} --help" for command in COMMANDS),
    "rules",
    "rules --edition goliath",
    "rules --clause R34",
    "judge --rack 'b3 b8' --before 'b4-6, k8 r8 o8' --after 'b3-6, k8 r8 o8 b8'",
    "judge --edition lanmi --not-melded --rack 'b3 b8 r1' --before 'b4-6, k8 r8 j' "
    "--after 'b3-6, j, k8 r8 b8 b8, r1 r3'",
    "solve --table 'k5-9, r5-7, o5-7' --rack 'k10 b5' --steps",
    "arrange --tiles 'b4-6 k1'",
    "arrange --tiles x",
    "arrange --tiles 'b4 b4 b4'",
    "replay",
    "replay nowhere",
    "verify /",
    "solve --objective x --table b4-6 --rack b7",
    "nothing",
    "rules --edition nothing",
    "rules --players",
    "judge --rack",
]

# A booklet's heading is named as it is printed, so that it can be found.
HEADING = re.compile(
    "|".join(
        re.escape(name)
        for places in HEADINGS.values()
        for names in places.values()
        for name in names.values()
        if name
    )
)


@pytest.mark.parametrize("lang", OTHERS)
def test_no_english_is_printed(lang: str, capsys: pytest.CaptureFixture[str]) -> None:
    for line in LINES:
        run([*shlex.split(line), "--lang", lang])
        said = capsys.readouterr()
        assert said.out or said.err, line
        shown = HEADING.sub("", " ".join((said.out + said.err).split()))
        assert ENGLISH_WORDS.findall(shown) == [], line
