"""Words that players type: none means two things, and none is read as a tile or a number."""

import re

import pytest

from remeld.notation import NotationError, parse_rack
from remeld.rules import EDITIONS
from remeld.words import LANGUAGES, Words
from tests.words.catalogue_files import messages

WORDS = [id for id in messages("en") if id.startswith("typed-word-")]
# One letter means the same in every language.
LETTERS = "trpcwluyxshden?"


def typed(lang: str, edition: str) -> list[str]:
    """Every word that can be typed, as often as it is written."""
    texts = [Words(lang, edition).text(id) for id in WORDS]
    return [word.strip().lower() for text in texts for word in re.split("[,，、]", text)]


@pytest.mark.slow
@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_word_means_one_thing_only(lang: str, edition: str) -> None:
    words = typed(lang, edition)
    assert len(words) >= len(WORDS) == 16
    assert len(words) == len(set(words))
    for word in words:
        assert word not in LETTERS
        assert re.fullmatch(r"[^\W\d]+", word), f"{word!r} cannot be typed as one word"
        with pytest.raises(NotationError):
            parse_rack(word)
