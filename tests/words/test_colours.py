"""The fourth colour: its word is the edition's in every text, and its initial can be typed."""

import re

import pytest

from remeld.rules import COLOURS, EDITIONS
from remeld.terminal.sentences import fourth_letter
from remeld.words import LANGUAGES, Words
from tests.cli.calls import remeld as call
from tests.words.catalogue_files import messages

# Where both colours are named because the text is about their names.
ABOUT_BOTH = {"term-orange", "term-yellow", "value-orange", "value-yellow", "ruling-A46"}
OTHER = {"orange": "yellow", "yellow": "orange"}


def named(text: str, word: str) -> bool:
    """Whether a text has the word."""
    return re.search(rf"(?<![^\W\u2e80-\u9fff]){word.lower()}", text.lower()) is not None


@pytest.mark.parametrize("lang", LANGUAGES)
def test_no_text_names_the_fourth_colour_but_by_its_edition(lang: str) -> None:
    words = Words(lang)
    both = [words.text("term-orange"), words.text("term-yellow")]
    found = {
        id
        for id, entry in messages(lang).items()
        if any(named(text, word) for text in entry.texts for word in both)
    }
    assert found == ABOUT_BOTH


@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_rules_and_the_first_screen_name_the_colour_of_the_box(lang: str, edition: str) -> None:
    words, colour = Words(lang, edition), EDITIONS[edition].fourth_colour
    mine, other = (words.text(f"term-{each}") for each in (colour, OTHER[colour]))
    both = words.text("ruling-A46")
    shown = call("rules", "--edition", edition, "--lang", lang, "--json")
    told = [
        part
        for clause in shown.document["clauses"]
        for part in map(str, clause.values())
        if both not in part
    ]
    assert any(named(text, mine) for text in told)
    assert not [text for text in told if named(text, other)]


LETTERS = {
    # Language: the letter where the colour is yellow, where it is orange, and with six colours.
    "en": ("y", "", "y"),
    "de": ("g", "", ""),
    "fr": ("", "", ""),
    "nl": ("g", "", ""),
    "es": ("", "", ""),
    "pt": ("", "l", ""),
    "zh-Hans": ("黄", "橙", "黄"),
    "zh-Hant": ("黃", "橙", "黃"),
}


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_initial_of_the_fourth_colour_is_typed_where_it_is_free(lang: str) -> None:
    goliath, broadway = EDITIONS["goliath"], EDITIONS["broadway"]
    boxes = (goliath, broadway, goliath.replace(colours=6))
    found = tuple(fourth_letter(Words(lang, rules.edition), rules) for rules in boxes)
    assert found == LETTERS[lang]


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("edition", EDITIONS)
def test_the_letter_means_nothing_else(lang: str, edition: str) -> None:
    words, rules = Words(lang, edition), EDITIONS[edition]
    letter = fourth_letter(words, rules)
    others = [c for c in COLOURS[: rules.colours] + "j" if c != "o"]
    names = [words.text(f"colour-{c}", fourth_colour=rules.fourth_colour) for c in others]
    assert letter not in (*others, "o")
    assert not letter or not any(name.lower().startswith(letter) for name in names)


def test_people_type_it_at_the_command_line() -> None:
    question = ("--before", "", "--after", "G4–6", "--rack", "g4 o5 g6", "--json")
    german = call("judge", *question, "--edition", "goliath", "--lang", "de")
    assert (german.code, german.document["tiles_played"]) == (0, 3)
    # In English the letter is another, and six colours have a green.
    assert "g4" in call("judge", *question, "--edition", "goliath", "--lang", "en").sentence
    solved = call("solve", "--table", "", "--rack", "y4-6", "--edition", "goliath", "--json")
    assert solved.document["played"] == ["o4", "o5", "o6"]
    heap = call("arrange", "--tiles", "y4 Y5 j", "--edition", "babyboom", "--json")
    assert heap.document["sets"] == [["o4", "o5", "j"]]
    # What cannot be read is named as it was typed.
    wrong = call("arrange", "--tiles", "k1 y0", "--edition", "goliath")
    assert "“y0”" in wrong.sentence
    assert "“y4”" in call("arrange", "--tiles", "y4", "--edition", "broadway").sentence
