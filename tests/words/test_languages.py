"""Every language: the same messages with the same values, in words of its own, all can be said."""

import re
from functools import cache
from itertools import product

import pytest
from fluent.syntax import ast

from remeld.rules import EDITIONS
from remeld.words import LANGUAGES, Words, catalogue
from tests.words.catalogue_files import Entry, arguments, editions_of, messages, own_words, parsed
from tests.words.test_texts import NUMBERS, WITH_RULES

OTHERS = [lang for lang in LANGUAGES if lang != "en"]
# Editions without words of their own in a language all read the same.
BOTH = [(lang, edition) for lang in LANGUAGES for edition in (None, *editions_of(lang))]

# What may be the same as in English: names, and words that a language shares with it.
NAMES = {"broadway", "babyboom", "lanmi", "john", "adams", "goliath"}
SAME = {
    "de": "hand in name normal pause plan version vibration",
    "es": "no normal total",
    "fr": "dragon joker jokers menu messages normal orange place point points table total version",
    "nl": "contrast hand in joker jokers menu plan sorry",
    "pt": "joker jokers menu normal total",
}

ENGLISH_WORDS = re.compile(
    r"(?<![\w-])(the|and|you|your|with|from|this|that|cannot|which|they|there)(?![\w-])", re.I
)
AMERICAN = re.compile(
    r"\b(colors?|favor\w*|honor\w*|neighbor\w*|centers?|gray|catalog|canceled|labeled"
    r"|(?!resiz)\w{3,}[iy]z(?:e|es|ed|ing))\b",
    re.IGNORECASE,
)
QUOTES = {
    "en": "“”’",
    "de": "„“’",
    "es": "«»",
    "fr": "«»’",
    "nl": "“”’",
    "pt": "«»’",
    "zh-Hans": "“”‘’",
    "zh-Hant": "「」『』",
}


@pytest.fixture(autouse=True)
def strict(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let a missing text or value be an error."""
    monkeypatch.setattr(Words, "strict", True)


@cache
def words(lang: str, edition: str | None) -> Words:
    return Words(lang, edition)


# The same messages


@pytest.mark.parametrize("lang", OTHERS)
def test_a_language_has_every_message_in_its_place_and_no_other(lang: str) -> None:
    def places(entries: dict[str, Entry]) -> set[tuple[str, str]]:
        return {(e.file, id) for id, e in entries.items()}

    missing = places(messages("en")) - places(messages(lang))
    assert missing == set()
    assert places(messages(lang)) - places(messages("en")) == set()


@pytest.mark.parametrize("lang", OTHERS)
def test_a_message_takes_the_same_values_as_in_english(lang: str) -> None:
    differ = {
        id: (arguments(lang, id), arguments("en", id))
        for id in messages("en")
        if arguments(lang, id) != arguments("en", id)
    }
    assert differ == {}


@pytest.mark.parametrize("lang", OTHERS)
def test_a_message_tells_the_same_cases_apart_as_in_english(lang: str) -> None:
    ours = messages(lang)
    differ = {id: e.choices ^ ours[id].choices for id, e in messages("en").items()}
    assert {id: found for id, found in differ.items() if found} == {}


@pytest.mark.parametrize("lang", OTHERS)
def test_a_message_has_the_same_attributes_as_in_english(lang: str) -> None:
    for id, entry in messages("en").items():
        ours = messages(lang)[id].attributes
        # A word of the game has as many forms as its language needs.
        assert ours >= entry.attributes if entry.file == "terms" else ours == entry.attributes, id


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_program_that_reads_fluent_understands_a_message_alike(lang: str) -> None:
    assert {id: entry.odd for id, entry in messages(lang).items() if entry.odd} == {}


@pytest.mark.parametrize("lang", LANGUAGES)
def test_no_form_of_a_word_is_left_unused(lang: str) -> None:
    entries = messages(lang)
    used = {phrase for entry in entries.values() for phrase in entry.phrases}
    forms = {(id, name) for id, e in entries.items() if e.file == "terms" for name in e.attributes}
    assert {form for form in forms - used if form[1] != "many"} == set()


# The words of an edition


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_words_of_an_edition_stand_for_words_that_there_are(lang: str) -> None:
    for edition in editions_of(lang):
        assert edition in EDITIONS
        kinds = (ast.Message, ast.Comment, ast.GroupComment, ast.ResourceComment)
        path = catalogue.LOCALES / lang / f"terms-{edition}.ftl"
        assert [entry for entry in parsed(path) if not isinstance(entry, kinds)] == []
        for id, entry in own_words(lang, edition).items():
            usual = messages(lang)[id]
            assert usual.file == "terms"
            assert entry.attributes == usual.attributes, (edition, id)
            assert entry.written != usual.written, (edition, id)


# What is said


def samples(id: str, edition: str | None) -> list[dict[str, object]]:
    """Values for a message: small and large numbers, and all words that it tells apart."""
    names = messages("en")[id].documented | arguments("en", id)
    # A message that another one uses may tell words apart, too.
    used = [messages("en")[id], *(messages("en")[other] for other in messages("en")[id].references)]
    found = [choice for entry in used for choice in entry.choices] or [("", "")]
    colour = EDITIONS[edition or "broadway"].fourth_colour
    return [
        {
            **{name: number if name in NUMBERS else "r5 r6" for name in names},
            "fourth_colour": colour,
            variable: key,
        }
        for number, (variable, key) in product((0, 1, 2, 31) if names & NUMBERS else (0,), found)
    ]


@pytest.mark.parametrize(("lang", "edition"), BOTH)
def test_every_message_can_be_said(lang: str, edition: str | None) -> None:
    said = 0
    for id, entry in messages("en").items():
        if entry.file in WITH_RULES:
            continue  # They have tests of their own.
        for values in samples(id, edition):
            text = words(lang, edition).text(id, **values)
            assert text.strip() == text != "", id
            assert not re.search(r"[{}$\n\u2068\u2069]|  ", text), (id, text)
            said += 1
    assert said > len(messages("en"))


@pytest.mark.parametrize("lang", OTHERS)
def test_no_english_is_left(lang: str) -> None:
    ours = messages(lang)
    same = {
        id: set(re.findall("[a-z]+", " ".join(entry.texts).casefold()))
        for id, entry in messages("en").items()
        if id in ours and entry.written == ours[id].written
    }
    known = NAMES.union(SAME.get(lang, "").split())
    assert {id: left for id, each in same.items() if (left := each - known)} == {}
    assert known <= set().union(*same.values()), "no longer the same"
    found = {id: ENGLISH_WORDS.findall(" ".join(entry.texts)) for id, entry in ours.items()}
    assert {id: each for id, each in found.items() if each} == {}


def test_english_is_spelt_as_in_britain() -> None:
    found = {id: AMERICAN.findall(" ".join(e.texts)) for id, e in messages("en").items()}
    assert {id: each for id, each in found.items() if each} == {}
    assert AMERICAN.findall("a gray color, organized") == ["gray", "color", "organized"]
    assert AMERICAN.findall("a grey colour, organised, resized, a prize") == []


# How it is written


@pytest.mark.parametrize("lang", LANGUAGES)
def test_quotation_marks_are_those_of_the_language(lang: str) -> None:
    typed = {id for id, entry in messages("en").items() if '"' in "".join(entry.texts)}
    others = set("„“”‚‘’«»‹›「」『』\"'") - set(QUOTES[lang])
    for id, entry in messages(lang).items():
        found = others.intersection("".join(entry.texts))
        assert found <= ({'"'} if id in typed else set()), id


# What must not stand in a text: a mark without its blank, a narrow mark among wide signs, a Latin
# word that touches one.
NARROW_IN_CHINESE = r"[\u4e00-\u9fff](?: ?[,.:;?!]|[A-Za-z])|(?:[,.:;?!] ?|[A-Za-z])[\u4e00-\u9fff]"
WRONG = {
    "fr": r"(?<![\u00a0\u202f\"])[?!;:»](?=\s|$)|«(?![\u00a0\u202f])",
    "zh-Hans": NARROW_IN_CHINESE,
    "zh-Hant": NARROW_IN_CHINESE,
}
WRONG_ELSEWHERE = r"\s[?!;:,.](?=\s|$)"


@pytest.mark.parametrize("lang", LANGUAGES)
def test_marks_are_set_as_in_the_language(lang: str) -> None:
    wrong = re.compile(WRONG.get(lang, WRONG_ELSEWHERE) + r"|\.\.\.")
    found = {
        id: [text for text in entry.texts if wrong.search(text)]
        for id, entry in messages(lang).items()
    }
    assert {id: each for id, each in found.items() if each} == {}
