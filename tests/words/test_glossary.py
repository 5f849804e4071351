"""The words of the game are those of the booklets, by language and edition."""

import json
import re
from functools import cache
from pathlib import Path

import pytest

from remeld.rules import EDITIONS
from remeld.words import LANGUAGES, Words
from tests.words.catalogue_files import editions_of, messages, own_words
from tests.words.test_languages import samples
from tests.words.test_rules_texts import PRESETS
from tests.words.test_rules_texts import arguments as values_of

DATA = Path(__file__).parent.parent / "data"
GLOSSARY: dict[str, dict[str, dict[str, list[str]]]] = json.loads(
    (DATA / "glossary.json").read_text("utf-8")
)
BOOKLETS = [(lang, edition) for lang in GLOSSARY for edition in GLOSSARY[lang]]
SPOKEN = [each for each in BOOKLETS if each[0] in LANGUAGES]
OWN = [(lang, edition) for lang in LANGUAGES for edition in editions_of(lang)]

# The words without which no game can be explained.
NEEDED = {"group", "run", "joker", "rack", "pool", "turn", "tile", "player", "game", "table"}


def forms(lang: str, edition: str | None, term: str) -> set[str]:
    """A word of the game with all its forms."""
    own = own_words(lang, edition) if edition in editions_of(lang) else {}
    id = f"term-{term}"
    return {text.casefold() for text in (own.get(id) or messages(lang)[id]).written}


@cache
def all_said(lang: str, edition: str) -> dict[str, str]:
    """Every message in the words of an edition, but the words themselves."""
    words = Words(lang, edition)
    rules = values_of(PRESETS[edition], edition)
    return {
        id: " ".join(
            words.text(id, **values)
            for values in ([rules] if entry.file == "rules" else samples(id, edition))
        )
        for id, entry in messages(lang).items()
        if entry.file != "terms" and id in messages("en")
    }


def test_the_glossary_knows_every_edition_and_eight_languages() -> None:
    assert {edition for _, edition in BOOKLETS} == set(EDITIONS)
    assert len(GLOSSARY) == 8
    assert set(LANGUAGES) <= set(GLOSSARY)
    terms = {term for lang, edition in BOOKLETS for term in GLOSSARY[lang][edition]}
    assert {f"term-{term}" for term in terms} <= set(messages("en"))


@pytest.mark.parametrize(("lang", "edition"), SPOKEN)
def test_a_word_is_the_one_of_the_booklet(lang: str, edition: str) -> None:
    colour = f"term-{EDITIONS[edition].fourth_colour}"
    for term, known in GLOSSARY[lang][edition].items():
        found = forms(lang, edition, colour[5:] if term == "fourth-colour" else term)
        assert found & {each.casefold() for each in known}, (term, known)


@pytest.mark.parametrize(("lang", "edition"), SPOKEN)
def test_the_words_of_the_booklet_are_used(lang: str, edition: str) -> None:
    text = " ".join(all_said(lang, edition).values()).casefold()
    for term in NEEDED & set(GLOSSARY[lang][edition]):
        known = [each.casefold() for each in GLOSSARY[lang][edition][term]]
        assert any(each in text for each in known), term


def heads(written: list[str]) -> set[str]:
    """The forms of a word without articles and the like, which begin otherwise than it does."""
    if " " in written[0]:
        return set(written[:2])
    found = {word for form in written for word in re.findall(r"\w{2,}", form)}
    begin = {word[:3].casefold() for form in written[:2] for word in re.findall(r"\w{2,}", form)}
    return {word for word in found if word[:3].casefold() in begin}


@pytest.mark.parametrize(("lang", "edition"), OWN)
def test_no_other_word_shines_through(lang: str, edition: str) -> None:
    """What the edition calls otherwise stands in no message for a player of this edition."""
    said = all_said(lang, edition)
    ours = {word for entry in own_words(lang, edition).values() for word in heads(entry.written)}
    for id in own_words(lang, edition):
        for word in heads(messages(lang)[id].written) - ours:
            # Chinese words have no blanks around them.
            edge = r"\b" if word[0] < "\u2e80" else ""
            pattern = re.compile(f"{edge}{word}{edge}", re.IGNORECASE)
            found = {key: text for key, text in said.items() if pattern.search(text)}
            assert found == {}, (id, word)
