"""The rules texts: complete, well-formed, and right for every ruleset in every language."""

import json
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any

import pytest
from fluent.syntax import ast, visitor

from remeld.rules.clauses import CLAUSES, field_clause, source
from remeld.rules.ruleset import allowed
from remeld.words import LANGUAGES, Words, catalogue
from tests.words.catalogue_files import parsed

DATA = Path(__file__).parent.parent / "data"
PRESETS: dict[str, dict[str, Any]] = json.loads((DATA / "presets.json").read_text("utf-8"))

RULINGS = [f"A{number}" for number in range(1, 53)]
SOURCES = ["booklet", "implied", "ruling", "none"]
TOLD = ["at", "beginning", "heading", "language", "rulings"]
TEXTS = [part.text for point in CLAUSES.values() for part in point.parts]
# Arguments that are worked out from the fields of a clause.
BIG_SET_PARTS = [f"big_set_{part}" for part in PRESETS["babyboom"]["big_set"]]
WORKED_OUT = {"R2": {"tiles_total"}, "R6": set(BIG_SET_PARTS), "R87": {"edition"}}


def arguments(preset: dict[str, Any], edition: str) -> dict[str, Any]:
    """A ruleset as the arguments of the texts."""
    given: dict[str, Any] = {"edition": edition}
    for name, value in preset.items():
        if isinstance(value, dict):
            given[name] = "some"
            given.update({f"{name}_{part}": str(number) for part, number in value.items()})
        elif value is None or isinstance(value, bool):
            given[name] = "none" if value is None else str(value).lower()
        else:
            given[name] = value
    kinds = preset["numbers"] * preset["colours"]
    given["tiles_total"] = kinds * preset["copies"] + preset["jokers"]
    return given


def entries(lang: str, name: str) -> list[ast.EntryType]:
    return parsed(catalogue.LOCALES / lang / name)


def messages(lang: str) -> dict[str, ast.Message]:
    return {
        entry.id.name: entry
        for name in ("terms.ftl", "rules.ftl")
        for entry in entries(lang, name)
        if isinstance(entry, ast.Message)
    }


MESSAGES = {lang: messages(lang) for lang in LANGUAGES}
EDITIONS = [(lang, edition) for lang in LANGUAGES for edition in PRESETS]


@pytest.fixture(autouse=True)
def strict(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let a missing text or value be an error."""
    monkeypatch.setattr(Words, "strict", True)


@cache
def words(lang: str, edition: str | None = None) -> Words:
    return Words(lang, edition)


class Finder(visitor.Visitor):
    """Collects the variables of a message and the variants of its selections by a variable."""

    def __init__(self) -> None:
        self.variables: set[str] = set()
        self.references: set[str] = set()
        self.variants: list[tuple[str, str]] = []

    def visit_VariableReference(self, node: ast.VariableReference) -> None:
        """Note the variable."""
        self.variables.add(node.id.name)

    def visit_MessageReference(self, node: ast.MessageReference) -> None:
        """Note the other message, whose variables count too."""
        self.references.add(node.id.name)

    def visit_SelectExpression(self, node: ast.SelectExpression) -> None:
        """Note the keys of the variants."""
        assert isinstance(node.selector, ast.VariableReference)
        for variant in node.variants:
            key = variant.key
            written = key.name if isinstance(key, ast.Identifier) else key.value
            self.variants.append((node.selector.id.name, written))
        self.generic_visit(node)


def found(lang: str, key: str) -> Finder:
    finder = Finder()
    finder.visit(MESSAGES[lang][key])
    for other in finder.references:
        finder.variables |= found(lang, other).variables
    return finder


def test_every_clause_ruling_and_source_has_its_text_and_nothing_else_has() -> None:
    rules = {key for key in MESSAGES["en"] if not key.startswith("term-")}
    assert rules == {
        *TEXTS,
        *(f"rule-title-{clause}" for clause in CLAUSES),
        *(f"ruling-{ruling}" for ruling in RULINGS),
        *(f"source-{name}" for name in SOURCES + TOLD),
    }


@pytest.mark.parametrize(("lang", "edition"), EDITIONS)
def test_titles_are_short_and_differ(lang: str, edition: str) -> None:
    titles = [words(lang, edition).text(f"rule-title-{clause}") for clause in CLAUSES]
    assert len(set(titles)) == len(titles)
    for title in titles:
        assert 1 <= len(title) <= 44, title
        assert title[-1] not in ".?!。？！", title


@pytest.mark.parametrize("clause", CLAUSES)
def test_a_text_depends_on_the_fields_of_its_clause_and_on_all_of_them(clause: str) -> None:
    parts = CLAUSES[clause].parts
    used = {name for part in parts for name in found("en", part.text).variables}
    if "tiles_total" in used:
        used |= {"numbers", "colours", "copies", "jokers"}
    assert used == WORKED_OUT.get(clause, set()) | set(CLAUSES[clause].fields)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_variant_is_a_value_that_the_field_may_have(lang: str) -> None:
    variants = [each for text in TEXTS for each in found(lang, text).variants]
    assert len(variants) > 100
    for field, key in variants:
        if field == "edition":
            assert key in {*PRESETS, "other"}, key
            continue
        choice = ("none",) if field == "big_set" else allowed(field)
        if isinstance(choice, range):
            # A text may say "no tiles" although the ruleset asks for one at least.
            assert key in ("one", "other") or 0 <= int(key) <= choice[-1], (field, key)
        elif choice == "word" or field == "big_set":
            assert key in {"none", "other"}, (field, key)
        else:
            assert isinstance(choice, tuple)
            # Some rules have one value today; their texts are ready for its opposite.
            opposite = {"true", "false"} if isinstance(choice[0], bool) else set()
            assert key in {str(value) for value in choice} | opposite, (field, key)


@pytest.mark.parametrize(("lang", "edition"), EDITIONS)
def test_every_clause_reads_well_in_every_edition(lang: str, edition: str) -> None:
    given = arguments(PRESETS[edition], edition)
    for clause, point in CLAUSES.items():
        texts = [words(lang, edition).text(part.text, **given) for part in point.parts]
        assert texts[0], clause
        for part, text in zip(point.parts, texts, strict=True):
            # Nothing is said of what an edition lacks, and what is said has a source.
            assert text or part.origins[edition].kind == "none", part.text
            if text:
                assert text.endswith((".", "。")), text
                assert not text[0].islower(), text
                assert not re.search(r"[{}$]|\bnone\b|\bNone\b|\s\s|\n", text), text
        if lang == "en" and source(clause, edition) == "none":
            assert re.search(r"\b([Nn]o|not)\b", texts[0]), texts


@pytest.mark.parametrize("lang", LANGUAGES)
def test_advice_is_given_by_the_booklets_that_have_it(lang: str) -> None:
    parts = CLAUSES["R87"].parts
    given = {
        key: [
            text
            for part in parts
            if (text := words(lang, key).text(part.text, **arguments(preset, key)))
        ]
        for key, preset in PRESETS.items()
    }
    assert {key: len(texts) for key, texts in given.items()} == {
        "broadway": 4,
        "babyboom": 4,
        "lanmi": 5,
        "john-adams": 4,
        "goliath": 1,
    }
    assert "30" in given["lanmi"][3]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_blocked_game_is_said_to_end(lang: str) -> None:
    ends = {
        "en": "ends",
        "de": "Endet",
        "fr": "finit",
        "nl": "Eindigt",
        "es": "acaba",
        "pt": "acabar",
        "zh-Hans": "结束",
        "zh-Hant": "結束",
    }
    assert ends[lang] in words(lang).text("rule-R80")


def other_values(field: str) -> Iterator[Any]:
    choice = allowed(field)
    if isinstance(choice, range):
        yield from {choice[0], choice[len(choice) // 2], choice[-1]}
    elif choice == "word":
        yield from (None, "Done", "Over")
    else:
        assert isinstance(choice, tuple)
        yield from choice


# Two editions, because a text may hide one rule behind another; only babyboom has a big set.
HOUSES = [(key, name) for key in ("babyboom", "lanmi") for name in PRESETS[key]]
HOUSES = [case for case in HOUSES if case[1] != "big_set" and case != ("lanmi", "big_set_for_few")]


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize(("edition", "field"), HOUSES)
def test_house_rules_are_told_apart(lang: str, edition: str, field: str) -> None:
    values = list(other_values(field))
    parts = CLAUSES[field_clause(field)].parts
    texts = set()
    for value in values:
        given = arguments({**PRESETS[edition], field: value}, edition)
        texts.add(" ".join(words(lang).text(part.text, **given) for part in parts))
    assert len(texts) == len(values), texts


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_ruling_is_one_sentence(lang: str) -> None:
    for ruling in RULINGS:
        text = words(lang).text(f"ruling-{ruling}")
        assert len(re.findall(r"[.。](?=\s|$|[\u4e00-\u9fff])", text)) == 1, text
        assert text.endswith((".", "。")), text


@pytest.mark.parametrize("ruling", RULINGS)
def test_a_ruling_gives_a_reason(ruling: str) -> None:
    assert "because" in words("en").text(f"ruling-{ruling}")
