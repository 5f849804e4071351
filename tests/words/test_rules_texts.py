"""The English rules texts: complete, well-formed, and right for every ruleset."""

import json
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import FluentParser, ast, visitor

import remeld
from remeld.rules.clauses import CLAUSES, field_clause, source
from remeld.rules.ruleset import allowed

TEXTS = Path(remeld.__file__).parent / "words" / "locales" / "en"
DATA = Path(__file__).parent.parent / "data"
PRESETS: dict[str, dict[str, Any]] = json.loads((DATA / "presets.json").read_text("utf-8"))

RULINGS = [f"A{number}" for number in range(1, 50)]
SOURCES = ["booklet", "implied", "ruling", "none"]
# Arguments that are worked out from the fields of a clause.
BIG_SET_PARTS = [f"big_set_{part}" for part in PRESETS["babyboom"]["big_set"]]
WORKED_OUT = {"R2": {"tiles_total"}, "R6": set(BIG_SET_PARTS)}


def arguments(preset: dict[str, Any]) -> dict[str, Any]:
    """A ruleset as the arguments of the texts."""
    given: dict[str, Any] = {}
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


def entries(name: str) -> list[ast.EntryType]:
    return FluentParser().parse((TEXTS / name).read_text("utf-8")).body


MESSAGES = {
    entry.id.name: entry
    for name in ("terms.ftl", "rules.ftl")
    for entry in entries(name)
    if isinstance(entry, ast.Message)
}


@pytest.fixture(scope="module")
def bundle() -> FluentBundle:
    bundle = FluentBundle(["en"], use_isolating=False)
    for name in ("terms.ftl", "rules.ftl"):
        bundle.add_resource(FluentResource((TEXTS / name).read_text("utf-8")))
    return bundle


def say(bundle: FluentBundle, key: str, given: dict[str, Any]) -> str:
    pattern = bundle.get_message(key).value
    assert pattern is not None
    text, errors = bundle.format_pattern(pattern, given)
    assert errors == [], key
    assert isinstance(text, str)
    return text


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


def found(key: str) -> Finder:
    finder = Finder()
    finder.visit(MESSAGES[key])
    for other in finder.references:
        finder.variables |= found(other).variables
    return finder


@pytest.mark.parametrize("name", ["terms.ftl", "rules.ftl"])
def test_nothing_in_the_file_is_dropped_silently(name: str) -> None:
    kinds = (ast.Message, ast.Comment, ast.GroupComment, ast.ResourceComment)
    assert [entry for entry in entries(name) if not isinstance(entry, kinds)] == []


def test_no_message_is_written_twice() -> None:
    names = [
        entry.id.name
        for name in ("terms.ftl", "rules.ftl")
        for entry in entries(name)
        if isinstance(entry, ast.Message)
    ]
    assert len(names) == len(set(names))


def test_every_clause_ruling_and_source_has_its_text_and_nothing_else_has() -> None:
    rules = {key for key in MESSAGES if not key.startswith("term-")}
    assert rules == {
        *(f"rule-{clause}" for clause in CLAUSES),
        *(f"rule-title-{clause}" for clause in CLAUSES),
        *(f"ruling-{ruling}" for ruling in RULINGS),
        *(f"source-{name}" for name in SOURCES),
    }


def test_the_texts_do_not_use_the_trademark() -> None:
    for name in ("terms.ftl", "rules.ftl"):
        assert "rummikub" not in (TEXTS / name).read_text("utf-8").lower()


def test_titles_are_short_and_differ(bundle: FluentBundle) -> None:
    titles = [say(bundle, f"rule-title-{clause}", {}) for clause in CLAUSES]
    assert len(set(titles)) == len(titles)
    for title in titles:
        assert 1 <= len(title.split()) <= 5, title
        assert not title.endswith("."), title


@pytest.mark.parametrize("clause", CLAUSES)
def test_a_text_depends_on_the_fields_of_its_clause_and_on_all_of_them(clause: str) -> None:
    used = found(f"rule-{clause}").variables
    if "tiles_total" in used:
        used |= {"numbers", "colours", "copies", "jokers"}
    assert used == WORKED_OUT.get(clause, set()) | set(CLAUSES[clause].fields)


@pytest.mark.parametrize("clause", CLAUSES)
def test_every_variant_is_a_value_that_the_field_may_have(clause: str) -> None:
    for field, key in found(f"rule-{clause}").variants:
        choice = ("none",) if field == "big_set" else allowed(field)
        if isinstance(choice, range):
            # A text may say "no tiles" although the ruleset asks for one at least.
            assert key in {"one", "other", *map(str, range(choice[-1] + 1))}, (field, key)
        elif choice == "word" or field == "big_set":
            assert key in {"none", "other"}, (field, key)
        else:
            assert isinstance(choice, tuple)
            # Some rules have one value today; their texts are ready for its opposite.
            opposite = {"true", "false"} if isinstance(choice[0], bool) else set()
            assert key in {str(value) for value in choice} | opposite, (field, key)


@pytest.mark.parametrize("edition", PRESETS)
@pytest.mark.parametrize("clause", CLAUSES)
def test_every_clause_reads_well_in_every_edition(
    bundle: FluentBundle, clause: str, edition: str
) -> None:
    text = say(bundle, f"rule-{clause}", arguments(PRESETS[edition]))
    assert text.endswith(".")
    assert text[0].isupper() or text[0].isdigit()
    assert not re.search(r"[{}$]|\bnone\b|\bNone\b|\s\s|\n", text), text
    if source(clause, edition) == "none":
        assert re.search(r"\b([Nn]o|not)\b", text), text


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


@pytest.mark.parametrize(("edition", "field"), HOUSES)
def test_house_rules_are_told_apart(bundle: FluentBundle, edition: str, field: str) -> None:
    values = list(other_values(field))
    key = f"rule-{field_clause(field)}"
    texts = {say(bundle, key, arguments({**PRESETS[edition], field: each})) for each in values}
    assert len(texts) == len(values), texts


@pytest.mark.parametrize("ruling", RULINGS)
def test_a_ruling_is_one_sentence_that_gives_a_reason(bundle: FluentBundle, ruling: str) -> None:
    text = say(bundle, f"ruling-{ruling}", {})
    assert text.endswith(".")
    assert ". " not in text
    assert "because" in text
