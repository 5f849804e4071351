"""The texts of the command line and the terminal: each is there, and each is used."""

import ast
import re
from collections.abc import Iterator
from pathlib import Path

from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl

import remeld
from remeld.terminal.typed_commands import VERBS
from remeld.words import Words, catalogue

SOURCE = Path(remeld.__file__).parent
OURS = ("breach-", "cli-", "reason-", "talk-")


def asked_for() -> Iterator[re.Pattern[str]]:
    """Every id in the code; where it is put together from parts, what it may be."""
    paths = [path for room in ("cli", "terminal") for path in (SOURCE / room).glob("*.py")]
    for node in (node for path in paths for node in ast.walk(ast.parse(path.read_text("utf-8")))):
        parts = node.values if isinstance(node, ast.JoinedStr) else [node]
        texts = [part.value if isinstance(part, ast.Constant) else None for part in parts]
        first = texts[0] if texts else None
        if isinstance(first, str) and first.startswith(OURS) and " " not in first:
            yield re.compile("".join("[a-z-]+" if t is None else re.escape(str(t)) for t in texts))


def written() -> set[str]:
    found = set()
    for name in ("cli", "reasons", "talk"):
        body = (
            FluentParser().parse((catalogue.LOCALES / "en" / f"{name}.ftl").read_text("utf-8")).body
        )
        found |= {entry.id.name for entry in body if isinstance(entry, ftl.Message)}
    return found


def test_every_text_is_asked_for_and_every_id_has_a_text() -> None:
    ids, patterns = written(), list(asked_for())
    assert len(patterns) > 80
    unused = {id for id in ids if not any(pattern.fullmatch(id) for pattern in patterns)}
    assert unused == set()
    missing = {each.pattern for each in patterns if not any(map(each.fullmatch, ids))}
    # A part of an id is no id: the rest is put to it elsewhere.
    assert {each for each in missing if not each.endswith("-")} == set()


def test_every_command_of_the_game_is_explained() -> None:
    assert written() >= {f"talk-help-{verb}" for verb in VERBS}


def test_six_computer_players_have_names() -> None:
    names = Words().text("talk-computer-names").split(", ")
    assert len(set(names)) == 6
    assert all(name.isprintable() and len(name) <= 40 for name in names)
