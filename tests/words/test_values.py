"""Sentences with tiles in them: their grammar must not hang on how many tiles there are.

A sentence that makes the tiles its subject is wrong for some of them: "Blue 4 and red 9 is too
short". So what is told about tiles is told with a colon before them, in every language.
"""

import re
from functools import cache

import pytest

from remeld.notation import parse_rack, parse_table
from remeld.rules import EDITIONS, FAULTS, judge
from remeld.words import LANGUAGES, Words
from tests.words.catalogue_files import arguments, messages


@pytest.fixture(autouse=True)
def strict(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let a missing text or value be an error."""
    monkeypatch.setattr(Words, "strict", True)


TOLD = sorted(
    id
    for id in messages("en")
    if "tiles" in arguments("en", id)
    and re.match(r"fault-|error-tile-not-yours|page-unfit-|typed-(?!set|rack|more)", id)
)
"""The messages that say something about tiles, rather than who does what with them."""


@cache
def words_of(lang: str) -> Words:
    return Words(lang)


def tiles_in_words(lang: str) -> list[str]:
    """One tile, two, three, jokers, a run and a group, as the page and the terminal say them."""
    words = words_of(lang)

    def tile(letter: str, number: int) -> str:
        colour = words.text(f"colour-{letter}", fourth_colour="orange")
        return words.text("page-tile", colour=colour, number=number)

    def listed(*names: str) -> str:
        *more, last = names
        return words.text("talk-list", names=", ".join(more), last=last) if more else last

    joker, four, nine = words.text("colour-j"), tile("b", 4), tile("r", 9)
    run = words.text("page-run-words", colour=words.text("colour-b"), first=4, last=6)
    group = words.text("page-group-words", number=8, colours=words.text("colour-r"))
    return [
        *(four, joker, words.text("page-joker-as", tile=four), run, group),
        *(listed(four, nine), listed(joker, joker), listed(four, nine, joker), "b4 b5 j=b6"),
    ]


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("id", TOLD)
def test_tiles_stand_after_a_colon_and_end_the_sentence(id: str, lang: str) -> None:
    for tiles in tiles_in_words(lang):
        text = words_of(lang).text(id, tiles=tiles, set=1, open=0)
        alone = rf"[:：][ \u00a0]?{re.escape(tiles)}\u202f?(?:[.?] |[.?]$|[。？])"
        assert re.search(alone, text), text
        assert not re.search(r"[{}$]|  |\.\.| [,.]", text), text


def test_every_fault_that_names_tiles_is_among_them() -> None:
    assert {id.removeprefix("fault-") for id in TOLD if id.startswith("fault-")} == set(FAULTS) - {
        "no-tile-played",
        "meld-too-low",
    }


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("id", ["cli-judge-fault-in-set", "talk-fault-in-set"])
def test_a_fault_in_a_set_has_no_colon_behind_a_colon(id: str, lang: str) -> None:
    before, _, _ = words_of(lang).text(id, set=2, message="⟦⟧", clause="R9").partition("⟦⟧")
    assert "2" in before
    assert not re.search("[:：]", before), before


ONE = r"(?<!\d)1[ \u00a0](?:points|Punkten?|puntos|pontos|punten)"


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("id", ["fault-meld-too-low", "talk-meld-so-far"])
def test_one_point_is_not_said_as_many(id: str, lang: str) -> None:
    text = words_of(lang).text(id, points=1, needed=30, missing=1)
    assert re.search(r"(?<!\d)1(?!\d)", text)
    assert not re.search(ONE, text), text


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_table_that_opens_with_the_meld_is_not_said_to_stay_closed(lang: str) -> None:
    told = [words_of(lang).text("fault-meld-touches-table", tiles="b4", open=n) for n in (0, 1)]
    assert told[0] != told[1]
    for edition, rules in EDITIONS.items():
        verdict = judge(
            rules, parse_table("b4-6"), parse_table("b3-6"), parse_rack("b3"), melded=False
        )
        fault = next(each for each in verdict.faults if each.code == "meld-touches-table")
        values = dict(fault.values)
        assert values["open"] == (rules.table_in_meld_turn == "openAfterMeld"), edition
