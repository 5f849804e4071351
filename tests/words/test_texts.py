"""The English texts: well-formed, complete, and said with the values that there are."""

import re
from collections.abc import Iterable
from itertools import product
from pathlib import Path
from typing import get_args

import pytest
from fluent.syntax import ast

import remeld
from remeld.match import events
from remeld.notation import NotationError, parse_table
from remeld.protocol import CLOSED, LEVELS, PHRASES, REFUSED, Level
from remeld.protocol import COLOURS as SEAT_COLOURS
from remeld.rules import COLOURS, EDITIONS, FAULTS, RULES, BellKind, BigSet, written
from remeld.rules.ruleset import allowed
from remeld.words import LANGUAGES, Words, catalogue
from tests.words.catalogue_files import arguments as arguments_in
from tests.words.catalogue_files import entries, parsed
from tests.words.codes import READ, Code

SOURCE = Path(remeld.__file__).parent
ERRORS = [code for code in READ.codes if not code.refusal]
REFUSALS = [code for code in READ.codes if code.refusal] + [
    Code(name, frozenset(values), "REFUSED", refusal=True) for name, values in REFUSED.items()
]
ENGLISH = Words()
# Their texts depend on a whole ruleset and have tests of their own.
WITH_RULES = {"rules", "terms"}


@pytest.fixture(autouse=True)
def strict(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let a missing text or value be an error."""
    monkeypatch.setattr(Words, "strict", True)


PATHS = sorted(catalogue.LOCALES.glob("*/*.ftl"))
LISTED = [entry for path in PATHS if path.parent.name == "en" for entry in entries(path)]
MESSAGES = {entry.id: entry for entry in LISTED}


def arguments(id: str) -> set[str]:
    """The arguments of a message and of the messages that it uses."""
    return arguments_in("en", id)


def with_prefix(prefix: str) -> set[str]:
    return {id.removeprefix(prefix) for id in MESSAGES if id.startswith(prefix)}


# The files


@pytest.mark.parametrize("path", PATHS, ids=lambda path: f"{path.parent.name}/{path.name}")
def test_nothing_in_a_file_is_dropped_silently(path: Path) -> None:
    kinds = (ast.Message, ast.Comment, ast.GroupComment, ast.ResourceComment)
    assert [entry for entry in parsed(path) if not isinstance(entry, kinds)] == []


@pytest.mark.parametrize("lang", LANGUAGES)
def test_no_message_is_written_twice(lang: str) -> None:
    paths = (catalogue.LOCALES / lang).glob("*.ftl")
    ids = [e.id for path in paths if not path.stem.startswith("terms-") for e in entries(path)]
    assert len(ids) == len(set(ids))


def test_every_message_stands_where_it_is_looked_for() -> None:
    assert {(e.id, e.file) for e in LISTED} == {
        (e.id, catalogue.FILES.get(e.id.partition("-")[0])) for e in LISTED
    }


def test_a_message_uses_only_its_own_file_and_the_terms() -> None:
    for entry in LISTED:
        assert {MESSAGES[other].file for other in entry.references} <= {entry.file, "terms"}


def test_the_trademark_is_named_only_to_say_that_it_is_not_ours() -> None:
    for path in PATHS:
        lines = path.read_text("utf-8").splitlines()
        named = [line for line in lines if "rummikub" in line.lower()]
        assert all(re.match("(cli|page)-not-affiliated = ", line) for line in named)


# What must have a text

CHOICES = [
    choice
    for choice in (allowed(name) for name in RULES if name != "big_set")
    if isinstance(choice, tuple)
]


def test_every_fault_has_its_message_and_no_other_has() -> None:
    # One message more says of any of them that it follows from another.
    assert with_prefix("fault-") == {*FAULTS, "follows"}


def without_message(codes: Iterable[Code], *prefixes: str) -> set[str]:
    """The codes that have no message, and where they are."""
    return {
        f"{code.name} ({code.place})"
        for code in codes
        if not any(prefix + code.name in MESSAGES for prefix in prefixes)
    }


def test_no_code_in_the_source_is_overlooked() -> None:
    assert READ.unread == []


def test_every_error_has_its_message() -> None:
    assert without_message(ERRORS, "error-") == set()


def test_every_refusal_has_its_message() -> None:
    assert without_message(REFUSALS, "refused-", "error-") == set()


def test_no_message_is_for_an_error_that_cannot_occur() -> None:
    used = {f"error-{code.name}" for code in ERRORS}
    used = used.union(*(entry.references for entry in LISTED))
    for path in SOURCE.rglob("*.py"):
        used |= set(re.findall(r'"(error-[\w-]+)"', path.read_text("utf-8")))
    assert {id for id in MESSAGES if id.startswith("error-")} - used == set()


def test_no_message_is_for_a_refusal_that_cannot_occur() -> None:
    assert with_prefix("refused-") - {code.name for code in REFUSALS} == set()


def named(code: Code) -> str:
    return f"{code.name}-{code.place}"


@pytest.mark.parametrize("code", ERRORS, ids=named)
def test_a_message_asks_only_for_values_that_its_error_has(code: Code) -> None:
    assert arguments(f"error-{code.name}") <= code.values


# The house sends errors of the rules on, under the same code.
@pytest.mark.parametrize("code", [*REFUSALS, *ERRORS], ids=named)
def test_a_message_asks_only_for_values_that_its_refusal_has(code: Code) -> None:
    id = f"refused-{code.name}"
    assert arguments(id if id in MESSAGES else f"error-{code.name}") <= code.values


def test_every_reason_to_close_and_every_phrase_has_its_message_and_no_other_has() -> None:
    assert with_prefix("closed-") == set(CLOSED)
    assert with_prefix("phrase-") == set(PHRASES)


def test_every_level_and_every_colour_of_a_seat_has_its_name() -> None:
    said = {f"says-{level}" for level in LEVELS}
    assert with_prefix("level-") == {*get_args(Level), *said}
    assert with_prefix("seat-colour-") == set(SEAT_COLOURS)


def test_every_rule_and_every_value_has_its_label() -> None:
    parts = {f"big_set_{name}" for name in (*BigSet._fields, "total")}
    assert with_prefix("field-") == {*RULES, *parts}
    labels = {name: ENGLISH.text(f"field-{name}") for name in RULES}
    assert len(set(labels.values())) == len(labels)
    values = {written(value) for choice in CHOICES for value in choice}
    assert with_prefix("value-") == values | {"none", "big-set"}


@pytest.mark.parametrize("choice", CHOICES)
def test_values_of_one_rule_are_told_apart(choice: tuple[object, ...]) -> None:
    texts = {ENGLISH.text(f"value-{written(value)}") for value in choice}
    assert len(texts) == len(choice)


def test_every_edition_and_colour_has_its_name() -> None:
    keys = {*EDITIONS, "house"}
    assert with_prefix("edition-") == keys | {f"{key}-about" for key in keys}
    assert with_prefix("colour-") == {*COLOURS, "j"}


def test_every_event_has_its_message() -> None:
    kinds = {each.__name__ for each in get_args(events.Event)} - {"Bell", "Ended", "GaveUp"}
    words = {re.sub(r"(?<!^)([A-Z])", r"-\1", kind).lower() for kind in kinds}
    words |= {"resigned"} | {f"bell-{kind}" for kind in get_args(BellKind)}
    words |= {f"ended-{reason}" for reason in get_args(events.EndReason)}
    assert words <= with_prefix("event-")


# What the messages say

NUMBERS = {
    "count", "empty", "event", "found", "game", "games", "held", "joker", "least", "line",
    "missing", "most", "ms", "needed", "number", "place", "players", "points", "round", "seat",
    "seated", "seats", "set", "source", "target", "total", "value",
}  # fmt: skip


@pytest.mark.parametrize("id", [e.id for e in LISTED if e.file not in WITH_RULES])
def test_a_message_can_be_said_with_the_arguments_that_its_comment_explains(id: str) -> None:
    documented = MESSAGES[id].documented
    assert arguments(id) <= documented
    for number, word in product((0, 1, 2, 31), ("orange", "table")):
        values = {name: number if name in NUMBERS else word for name in documented}
        text = ENGLISH.text(id, **values)
        assert text.strip() == text != ""
        assert not re.search(r"[{}$\n\u2068\u2069]|  ", text)


@pytest.mark.parametrize("code", FAULTS)
def test_a_fault_is_told_in_sentences_that_name_the_tiles(code: str) -> None:
    values = {"points": 22, "needed": 30, "missing": 8, "open": 0}
    text = ENGLISH.text(f"fault-{code}", tiles="r5 j=r6", **values)
    named = {"no-tile-played": "rack", "meld-too-low": "22 of 30 points"}
    assert named.get(code, "r5 j=r6") in text
    assert text.endswith(".")


def test_an_error_names_the_text_and_its_place() -> None:
    with pytest.raises(NotationError) as caught:
        parse_table("b4 b5 b6, x8 r8")
    text = ENGLISH.text(f"error-{caught.value.code}", **caught.value.values)
    assert text.startswith("“x8” is not a tile (character 11 of the table).")


def test_plurals_follow_the_number() -> None:
    said = [ENGLISH.text("event-drew", player="Ann", count=count) for count in (0, 1, 3)]
    assert said == [
        "Ann draws nothing: the pool is empty.",
        "Ann draws one tile.",
        "Ann draws 3 tiles.",
    ]
