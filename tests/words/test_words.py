"""Words: never at a loss for one, lazy, safe to print, in the language that is wanted."""

import re
import subprocess
import sys
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from remeld.words import LANGUAGES, Words, catalogue, languages, pick_language

ENGLISH = Words()


@pytest.fixture(autouse=True)
def strict(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let a missing text or value be an error."""
    monkeypatch.setattr(Words, "strict", True)


# How messages are found


@pytest.fixture
def locales(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """An English and a German catalogue of a few lines."""
    files = {
        "en/cli.ftl": "cli-both = English\ncli-english = English only { $count }\n",
        "en/terms.ftl": "term-pool = pool\n",
        "de/cli.ftl": "cli-both = Deutsch\ncli-pool = { term-pool }, { term-rack }\n",
        "de/fields.ftl": "field-without-text =\n    .part = Teil\n",
        "de/terms.ftl": "term-pool = Pot\nterm-rack = Brett\n",
        "de/terms-lanmi.ftl": "term-pool = Vorrat\n",
    }
    for name, text in files.items():
        path = tmp_path / name
        path.parent.mkdir(exist_ok=True)
        path.write_text(text, "utf-8")
    monkeypatch.setattr(catalogue, "LOCALES", tmp_path)
    return tmp_path


@pytest.mark.usefixtures("locales")
def test_players_get_english_or_the_id_where_a_text_is_missing(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(Words, "strict", False)
    german = Words("de")
    assert german.text("cli-both") == "Deutsch"
    assert german.text("cli-english", count=2) == "English only 2"
    for id in (
        "cli-nowhere",
        "fault-nowhere",
        "nowhere",
        "",
        "field-without-text",
        "../de/cli-both",
    ):
        assert german.text(id) == id
        assert Words("en").text(id) == id
    assert Words("fr").text("cli-both") == "English"
    assert german.text("cli-english") == "English only count"


@pytest.mark.usefixtures("locales")
def test_a_test_learns_of_a_missing_text_or_value() -> None:
    with pytest.raises(LookupError, match="no message 'cli-english' in language 'de'"):
        Words("de").text("cli-english", count=2)
    with pytest.raises(LookupError, match=r"message 'cli-english' in language 'en': .*count"):
        Words("en").text("cli-english")


@pytest.mark.usefixtures("locales")
def test_an_edition_has_its_own_words() -> None:
    assert Words("de").text("cli-pool") == "Pot, Brett"
    assert Words("de", "lanmi").text("cli-pool") == "Vorrat, Brett"
    assert Words("de", "goliath").text("term-pool") == "Pot"


def test_a_file_is_read_once_and_only_when_it_is_asked_for(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    read: list[str] = []
    real = Path.read_text

    def read_text(path: Path, encoding: str | None = None) -> str:
        read.append(path.name)
        return real(path, encoding)

    monkeypatch.setattr(Path, "read_text", read_text)
    words = Words()
    assert read == []
    for _ in range(2):
        words.text("fault-no-tile-played")
        words.text("fault-loose-tile", tiles="r5")
    assert read == ["terms.ftl", "faults.ftl"]
    words.text("source-ruling")
    assert read == ["terms.ftl", "faults.ftl", "rules.ftl"]


def test_fluent_is_not_imported_before_a_text_is_asked_for() -> None:
    script = (
        "import sys; from remeld.words import Words, pick_language\n"
        "words = Words(pick_language(None, {}))\n"
        "assert 'fluent.runtime' not in sys.modules\n"
        "words.text('cli-about')\n"
        "assert 'fluent.runtime' in sys.modules\n"
    )
    subprocess.run([sys.executable, "-c", script], check=True)


# Values


def test_true_false_and_nothing_are_known_to_messages(locales: Path) -> None:
    text = "cli-is = { $is ->\n    [true] T\n    [none] N\n   *[false] F\n}\n"
    (locales / "en" / "cli.ftl").write_text(text, "utf-8")
    assert [Words().text("cli-is", **{"is": value}) for value in (True, False, None)] == [
        "T",
        "F",
        "N",
    ]


@given(st.text(st.characters(), max_size=50) | st.integers(0, 10**6) | st.just("x" * 10**6))
def test_no_value_can_break_a_message_or_steer_a_terminal(value: object) -> None:
    text = ENGLISH.text("talk-saved", file=value)
    assert text.startswith("The record is in ")
    assert text.endswith(".")
    assert len(text) < 3000
    text.encode()
    assert not re.search(r"[\0-\x1f\x7f-\x9f\u202e\u2028]", text)


# Languages


def test_english_is_there() -> None:
    assert "en" in LANGUAGES
    assert list(LANGUAGES) == sorted(LANGUAGES)


@pytest.mark.parametrize(
    ("wanted", "environ", "picked"),
    [
        (None, {}, "en"),
        (None, {"LANG": "C"}, "en"),
        (None, {"LANG": "POSIX"}, "en"),
        (None, {"LANG": "de_CH.UTF-8@euro"}, "de"),
        (None, {"LANG": "pt_BR"}, "pt"),
        (None, {"LANG": "sv_SE.UTF-8"}, "en"),
        (None, {"LANG": "de", "LC_MESSAGES": "pt"}, "pt"),
        (None, {"LANG": "de", "LC_MESSAGES": "pt", "LC_ALL": "C.UTF-8"}, "en"),
        (None, {"LANG": "de", "LC_ALL": ""}, "de"),
        (None, {"LANG": "zh_CN.UTF-8"}, "zh-Hans"),
        (None, {"LANG": "zh_TW.Big5"}, "zh-Hant"),
        (None, {"LANG": "zh_HK"}, "zh-Hant"),
        ("de", {"LANG": "pt"}, "de"),
        ("DE_at", {}, "de"),
        ("zh", {}, "zh-Hans"),
        ("zh-hant", {}, "zh-Hant"),
        ("zh-Hant-TW", {}, "zh-Hant"),
    ],
)
def test_the_language_is_the_one_asked_for_or_that_of_the_system(
    monkeypatch: pytest.MonkeyPatch, wanted: str | None, environ: dict[str, str], picked: str
) -> None:
    monkeypatch.setattr(languages, "LANGUAGES", ("de", "en", "pt", "zh-Hans", "zh-Hant"))
    assert pick_language(wanted, environ) == picked


@pytest.mark.parametrize("wanted", ["", "xx", "e", "english", "../en", "-", "x" * 10_000])
def test_a_language_that_is_not_there_is_refused_with_those_that_are(
    monkeypatch: pytest.MonkeyPatch, wanted: str
) -> None:
    monkeypatch.setattr(languages, "LANGUAGES", ("de", "en"))
    with pytest.raises(
        ValueError, match=r"^There is no language “.*”\. The languages are: de, en\.$"
    ):
        pick_language(wanted, {"LANG": "de"})
