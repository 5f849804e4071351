"""The table of clauses is complete, and its sources agree with an independent transcription."""

import json
from dataclasses import fields
from pathlib import Path
from typing import Any

import pytest

from remeld.rules.clauses import CLAUSES, clause, field_clause, field_source, source
from remeld.rules.editions import EDITIONS
from remeld.rules.errors import RemeldError
from remeld.rules.ruleset import BigSet, Ruleset

DATA = Path(__file__).parent.parent / "data"
PRESETS: dict[str, dict[str, Any]] = json.loads((DATA / "presets.json").read_text("utf-8"))
# For every field the editions whose value is a ruling of ours and not the booklet's word.
RULINGS: dict[str, list[str]] = json.loads((DATA / "field-sources.json").read_text("utf-8"))

FIELDS = [each.name for each in fields(Ruleset) if each.name != "edition"]
PARTS = [f"big_set_{name}" for name in (*BigSet._fields, "total")]

# What an edition may lack altogether, and the value that then stands in the ruleset.
ABSENT = {
    "big_set": None,
    "stacks": "none",
    "seat_by_draw": "none",
    "say_pass": None,
    "forgotten_tiles": "notApplicable",
    "strict_penalty": "none",
    "call": None,
}


def test_the_clauses_are_r1_to_r87_in_order() -> None:
    assert [*CLAUSES] == [f"R{number}" for number in range(1, 88)]
    assert all(key == entry.id for key, entry in CLAUSES.items())


def test_every_clause_has_a_source_for_each_of_the_five_editions() -> None:
    for entry in CLAUSES.values():
        assert len(entry.sources) == 5, entry
        assert set(entry.sources) <= set("bir-"), entry
        assert entry.sources != "-----", entry


def test_every_ruling_a1_to_a49_decides_a_clause() -> None:
    named = {ruling for entry in CLAUSES.values() for ruling in entry.rulings}
    assert named == {f"A{number}" for number in range(1, 50)}
    for entry in CLAUSES.values():
        assert len(set(entry.rulings)) == len(entry.rulings), entry


def test_only_things_and_advice_cannot_be_tested() -> None:
    reasons = {entry.id: entry.untested for entry in CLAUSES.values() if entry.untested}
    assert reasons == {"R7": "physical", "R87": "advice"}


def test_clauses_name_only_fields_of_the_ruleset() -> None:
    for entry in CLAUSES.values():
        assert set(entry.fields) <= set(FIELDS), entry


@pytest.mark.parametrize("field", FIELDS)
def test_every_field_is_among_those_of_its_home_clause(field: str) -> None:
    assert field in clause(field_clause(field)).fields


@pytest.mark.parametrize("part", PARTS)
def test_the_parts_of_the_big_set_live_with_it(part: str) -> None:
    assert field_clause(part) == field_clause("big_set")


def test_the_transcription_covers_every_field() -> None:
    assert set(RULINGS) == {*FIELDS, *PARTS}
    for edition, preset in PRESETS.items():
        assert [*preset] == FIELDS, edition


def test_the_letters_are_in_the_order_of_the_editions() -> None:
    assert [*EDITIONS] == [*PRESETS]
    # R20 is in one booklet only, R74 in another one only: a shifted column shows here.
    assert [key for key in EDITIONS if source("R20", key) != "none"] == ["lanmi"]
    assert [key for key in EDITIONS if source("R74", key) != "none"] == ["babyboom"]


@pytest.mark.parametrize("edition", PRESETS)
@pytest.mark.parametrize("field", RULINGS)
def test_a_value_is_a_ruling_exactly_where_the_transcription_says_so(
    field: str, edition: str
) -> None:
    assert (field_source(field, edition) == "ruling") == (edition in RULINGS[field])


@pytest.mark.parametrize("edition", PRESETS)
def test_what_an_edition_lacks_has_no_source_and_what_it_has_has_one(edition: str) -> None:
    for field, nothing in ABSENT.items():
        lacks = PRESETS[edition][field] == nothing
        assert (field_source(field, edition) == "none") == lacks, field
    without = {field for field in FIELDS if field_source(field, edition) == "none"}
    assert without <= {*ABSENT, "big_set_for_few"}


@pytest.mark.parametrize("wrong", ["R0", "R88", "r43", "43", "", "A9"])
def test_an_unknown_clause_is_named_together_with_the_range(wrong: str) -> None:
    with pytest.raises(RemeldError, match=rf"no clause '{wrong}': clauses are R1 to R87"):
        clause(wrong)
    with pytest.raises(RemeldError, match="R1 to R87"):
        source(wrong, "lanmi")


def test_an_unknown_field_or_edition_is_named() -> None:
    with pytest.raises(RemeldError, match="'meldMin'"):
        field_clause("meldMin")
    with pytest.raises(RemeldError, match="'meldMin'"):
        field_source("meldMin", "lanmi")
    with pytest.raises(RemeldError, match=r"'monopoly'.*goliath"):
        source("R1", "monopoly")
    with pytest.raises(RemeldError, match=r"'monopoly'.*goliath"):
        field_source("call", "monopoly")
