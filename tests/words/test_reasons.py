"""Why a computer player did so: every code has its sentence, in every language."""

from pathlib import Path

import pytest

from remeld import bots
from remeld.bots import REASONS
from remeld.study import HOW_PLAYED
from remeld.words import LANGUAGES, Words
from tests.words.catalogue_files import arguments, editions_of, messages
from tests.words.codes import Maker, Reader

READ = Reader(Path(bots.__file__).parent, {"Reason": Maker(0, refusal=False)})


def test_the_codes_are_those_that_the_players_give() -> None:
    assert READ.unread == []
    assert {code.name for code in READ.codes} == set(REASONS)
    assert {id.removeprefix("reason-") for id in messages("en") if id.startswith("reason-")} == set(
        REASONS
    )


def test_a_sentence_asks_only_for_values_that_its_reason_has() -> None:
    for code in READ.codes:
        assert arguments("en", f"reason-{code.name}") <= code.values, code.place


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_reason_is_told_in_a_sentence_of_its_own(
    lang: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(Words, "strict", True)
    for edition in (None, *editions_of(lang)):
        words = Words(lang, edition)
        told = [
            words.text(f"reason-{code.name}", **dict.fromkeys(code.values, 9))
            for code in {code.name: code for code in READ.codes}.values()
        ]
        assert len(set(told)) == len(REASONS)
        assert all(text.endswith((".", "。")) for text in told)
        counted = [text for text in told if "9" in text]
        assert len(counted) == sum("count" in arguments("en", f"reason-{c}") for c in REASONS)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_how_a_game_was_played_is_told_of_one_and_of_many(
    lang: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(Words, "strict", True)
    codes = {id.removeprefix("played-") for id in messages(lang) if id.startswith("played-")}
    assert codes == set(HOW_PLAYED)
    for edition in (None, *editions_of(lang)):
        words = Words(lang, edition)
        for number in (1, 9):
            values = {"turns": number, "all": 12, "tiles": number}
            told = [words.text(f"played-{code}", **values) for code in HOW_PLAYED]
            assert len(set(told)) == len(HOW_PLAYED)
            assert all(text.endswith((".", "。")) for text in told)
            # What is quoted on a phone stays within three lines.
            assert max(map(len, told)) <= (40 if lang.startswith("zh") else 110), max(told, key=len)
