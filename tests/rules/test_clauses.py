"""The table of clauses is complete, and its sources agree with an independent transcription."""

import json
from collections.abc import Iterator
from dataclasses import fields
from pathlib import Path
from typing import Any

import pytest

from remeld.rules.clauses import (
    CLAUSES,
    HEADINGS,
    Origin,
    Part,
    clause,
    field_clause,
    field_source,
    source,
)
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


def test_every_part_has_a_source_in_each_of_the_five_editions() -> None:
    for entry in CLAUSES.values():
        assert {source(entry.id, key) for key in EDITIONS} != {"none"}, entry
        for part in entry.parts:
            assert [*part.origins] == [*EDITIONS], part
        numbers = [f"rule-{entry.id}-{at}" for at in range(1, len(entry.parts) + 1)]
        assert [part.text for part in entry.parts] in (numbers, [f"rule-{entry.id}"])


def origins() -> Iterator[tuple[str, Part, Origin]]:
    """Every source, those of single languages among them."""
    for entry in CLAUSES.values():
        for part in entry.parts:
            for edition, origin in part.origins.items():
                yield edition, part, origin
                for other in origin.unlike.values():
                    yield edition, part, other


def test_every_ruling_a1_to_a52_decides_a_clause() -> None:
    named = {ruling for _, _, origin in origins() for ruling in origin.rulings}
    assert named == {f"A{number}" for number in range(1, 53)}


def test_a_booklets_word_names_its_headings_and_a_ruling_has_none() -> None:
    for edition, part, origin in origins():
        said = origin.kind in ("booklet", "implied")
        assert bool(origin.headings) == said, (part.text, edition)
        for names in origin.headings.values():
            assert names, (part.text, edition)
        if origin.kind == "none":
            assert not origin.rulings, (part.text, edition)


def test_the_languages_of_a_booklet_are_each_named_once() -> None:
    for edition, part, origin in origins():
        printed = set(HEADINGS[edition]["scoring"])
        assert set(origin.unlike) <= printed
        if origin.kind in ("booklet", "implied") and origin.unlike:
            assert set(origin.headings) == printed - set(origin.unlike), (part.text, edition)
        for language, other in origin.unlike.items():
            assert (other.kind, other.rulings) != (origin.kind, origin.rulings), part.text
            assert set(other.headings) <= {language}


def test_every_heading_is_used_and_is_in_every_language_of_its_booklet() -> None:
    used = {(edition, name) for edition, _, each in origins() for name in spread(each)}
    for edition, places in HEADINGS.items():
        languages = set(next(iter(places.values())))
        for names in places.values():
            assert set(names) == languages
            assert len({bool(name) for name in names.values()}) == 1
            assert {(edition, name) for name in names.values()} & used, names


def spread(origin: Origin) -> Iterator[str]:
    for names in origin.headings.values():
        yield from names


# What was wrong or covered a part of ours, each with the words of the booklets beside it.
@pytest.mark.parametrize(
    ("part", "edition", "kind", "rulings"),
    [
        ("rule-R46-1", "broadway", "ruling", ("A21",)),
        ("rule-R46-2", "babyboom", "ruling", ("A21",)),
        ("rule-R46-3", "john-adams", "ruling", ("A52",)),
        ("rule-R64-1", "broadway", "booklet", ()),
        ("rule-R64-2", "broadway", "ruling", ("A38",)),
        ("rule-R64-2", "john-adams", "ruling", ("A38",)),
        ("rule-R64-3", "john-adams", "ruling", ("A51",)),
        ("rule-R64-1", "babyboom", "booklet", ()),
        ("rule-R64-2", "babyboom", "ruling", ("A38",)),
        ("rule-R6-1", "babyboom", "booklet", ()),
        ("rule-R6-2", "babyboom", "ruling", ("A2",)),
        ("rule-R6-2", "john-adams", "ruling", ("A2",)),
        ("rule-R71-1", "lanmi", "booklet", ()),
        ("rule-R71-2", "goliath", "ruling", ("A18", "A19")),
        ("rule-R71-3", "broadway", "ruling", ("A16",)),
        ("rule-R71-4", "babyboom", "ruling", ("A17",)),
        ("rule-R72-1", "goliath", "booklet", ()),
        ("rule-R72-2", "goliath", "ruling", ("A27",)),
        ("rule-R74-1", "babyboom", "booklet", ()),
        ("rule-R74-2", "babyboom", "ruling", ("A29",)),
        ("rule-R75-1", "goliath", "booklet", ()),
        ("rule-R75-2", "goliath", "none", ()),
        ("rule-R18", "babyboom", "booklet", ()),
        ("rule-R33-2", "goliath", "ruling", ("A50",)),
        ("rule-R33-2", "lanmi", "ruling", ("A50",)),
    ],
)
def test_a_label_claims_no_more_than_the_booklet_says(
    part: str, edition: str, kind: str, rulings: tuple[str, ...]
) -> None:
    (found,) = (each for point in CLAUSES.values() for each in point.parts if each.text == part)
    origin = found.origins[edition]
    assert (origin.kind, origin.rulings) == (kind, rulings)


def test_a_language_that_says_less_is_named() -> None:
    may_decline = CLAUSES["R38"].parts[0].origins["goliath"]
    assert may_decline.kind == "booklet"
    assert may_decline.headings["nl"] == ("SPELREGELS, 3",)
    assert [*may_decline.unlike] == ["de"]
    assert (may_decline.unlike["de"].kind, may_decline.unlike["de"].rulings) == ("ruling", ("A47",))
    direction = CLAUSES["R25"].parts[0].origins["goliath"]
    assert [*direction.unlike] == ["pt"]


def test_only_things_and_advice_cannot_be_tested() -> None:
    reasons = {entry.id: entry.untested for entry in CLAUSES.values() if entry.untested}
    assert reasons == {"R7": "physical", "R87": "advice"}


def test_clauses_name_only_fields_of_the_ruleset() -> None:
    for entry in CLAUSES.values():
        assert set(entry.fields) <= set(FIELDS), entry


def test_every_field_has_one_home() -> None:
    homes = [home for point in CLAUSES.values() for part in point.parts for home in part.homes]
    assert sorted(homes) == sorted({*FIELDS, *PARTS})


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
    with pytest.raises(RemeldError, match=rf"no clause '{wrong}': the clauses are R1 to R87"):
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
