"""Names: every language's are let in, and none that is invisible or passes for another's."""

import sys
import unicodedata

import pytest
from hypothesis import given
from hypothesis import strategies as st

from remeld.protocol import MAX_NAME, Options, commands
from remeld.server.tables.names import clean_name, look_alikes
from remeld.server.tables.refusals import RefusedError
from tests.server.tables.checked_table import ANN, BEN, CLEO, DAN, CheckedTable

GOOD = """
Ann, O’Neil, Ann-Marie, Dr. Ann, R2-D2, Jürgen Groß, Zoë van Dam, José Ñúñez, François Œuf
João Conceição, 王小明, 小明 Ann, 李Li, 諸葛亮, Ann 2, １２小明
Łukasz, Øyvind, İlker, Nguyễn Ế, Ọ́lá, ʻIolani, Αλέξανδρος, ᾄδω, Наташа, Ёжик
さくら, サクラー, 山田 太郎, 김민준, Kim 민준, ㄅㄆ王, מרים, שָׁלוֹם, محمد, مُحَمَّد, अनीता, สมชาย, தமிழ்
Ann 😀, Ann ❤️, 👍🏽, 🇩🇪 Max, 🎲, C++, Ann & Ben, Tom (3), Ann €5
"""
"""Those of the page's languages, of others, and with emoji."""
IGNORABLE = ["\u3164", "\uffa0", "\u115f", "\u1160", "\u034f", "\u17b4", "\ufe00", "\ufe0e"]
INVISIBLE = [*IGNORABLE, "\ufe0f", "\U000e0101", "\u2800"]


@pytest.mark.parametrize("name", GOOD.strip().replace("\n", ", ").split(", "))
def test_names_of_all_languages_are_let_in_as_they_are_written(name: str) -> None:
    assert clean_name(name) == name
    assert clean_name(unicodedata.normalize("NFD", name)) == unicodedata.normalize("NFC", name)


def refusal(name: str) -> str:
    with pytest.raises(RefusedError) as refused:
        clean_name(name)
    return refused.value.refusal.code


@pytest.mark.parametrize("letter", INVISIBLE)
def test_nothing_in_a_name_is_invisible(letter: str) -> None:
    for name in (
        letter,
        letter * 3,
        f"Ann{letter}",
        f"A{letter}nn",
        f"{letter}Ann",
        f"😀{letter * 2}",
    ):
        assert refusal(name) == "unclear-name", ascii(name)


@pytest.mark.parametrize(
    "name",
    [
        "Аnn",  # Cyrillic A
        "Αnn",  # Greek Alpha
        "Annа",
        "Ann Иванова",
        "Ann٣",
        "王Иван",
        "ひらがな한글",
        "Ann\u0336\u0336",  # the same mark twice
        "A\u0300\u0301\u0302\u0303\u0304nn",
        "Ann\u0332\u0335\u0338",
        "\u0301Ann",
        "Ann \u0301",
        "😀\u0301",
        "1\ufe0f\u20e3",
        "...",
        "–",
        "Ⓐnn",
    ],
)
def test_what_is_mixed_stacked_or_says_nothing_is_no_name(name: str) -> None:
    assert refusal(name) == "unclear-name"


UNSHOWN = ["", " \u3000 ", "x" * 41, "a\u202eb", "\u200b", "👩\u200d🚀", "\ud800"]


@pytest.mark.parametrize("name", UNSHOWN)
def test_what_cannot_be_shown_is_no_name(name: str) -> None:
    assert refusal(name) == "bad-name"


@pytest.mark.parametrize(
    ("one", "other"),
    [
        *[("Ann", f"An{letter}n") for letter in IGNORABLE],
        ("Ann", "ANN"),
        ("Ann", "Ａｎｎ"),
        ("Ann", "𝐀𝐧𝐧"),
        ("Ann", "Аnn"),
        ("Ann", "Ann\u0332"),
        ("Ann", "A\u0335nn"),
        ("Alice", "AIice"),
        ("Tom 1", "Tom l"),
        ("Corner", "Comer"),
        ("Bob", "B0b"),
        ("Sasha", "ЅаѕһаＡ"[:5]),
        ("Зина", "3ина"),
        ("Ann ❤", "Ann ❤️"),
        ("Straße", "STRASSE"),
    ],
)
def test_two_names_look_alike(one: str, other: str) -> None:
    assert not look_alikes(one).isdisjoint(look_alikes(other))


@pytest.mark.parametrize(
    ("one", "other"),
    [
        ("Ann", "Anna"),
        ("Zoe", "Zoë"),
        ("Ann", "Änn"),
        ("王明", "王朋"),
        ("कु", "क"),
        ("Ada 2", "Ada 3"),
    ],
)
def test_two_names_are_told_apart(one: str, other: str) -> None:
    assert look_alikes(one).isdisjoint(look_alikes(other))


def test_at_every_door_a_name_that_looks_like_one_here_is_taken() -> None:
    table = CheckedTable(Options(rules="babyboom", seats=4))
    assert table.no(BEN, commands.Watch(name="Ａnn")) == "name-taken"
    assert table.no(BEN, commands.Watch(name="Ann\u034f")) == "unclear-name"
    assert table.no(BEN, commands.Sit(name="ANN\u0332")) == "name-taken"
    assert table.no(BEN, commands.Sit(name="\u3164")) == "unclear-name"
    assert table.no(ANN, commands.AddComputer(level="easy", name="Аnn")) == "unclear-name"
    table.ok(ANN, commands.Sit())
    assert table.no(ANN, commands.AddComputer(level="easy", name="𝐀nn")) == "name-taken"
    table.ok(BEN, commands.Watch(name="AdaＯ"[:3] + "0"))
    assert table.no(CLEO, commands.Watch(name="AdaO")) == "name-taken"
    table.ok(CLEO, commands.Watch(name="Ａda"))
    table.ok(ANN, commands.AddComputer(level="easy"))
    assert table.state.seats[1].name == "Bo", "the house's own names are looked at, too"
    table.ok(DAN, commands.Watch(name="小明 Ann"))


def test_names_of_before_are_no_obstacle() -> None:
    for name in ("–", "\u3164", "Аnn", "...", "A\u034f", "\U000e0001"):
        assert look_alikes(name)


def letters() -> list[str]:
    """Every character that can be shown, but of those that are many alike only some."""
    found = []
    for code in range(sys.maxunicode + 1):
        letter = chr(code)
        if letter.isprintable() and (code % 97 == 0 or unicodedata.category(letter) != "Lo"):
            found.append(letter)
    return found


def test_every_character_is_taken_or_refused_and_a_clean_name_stays_as_it_is() -> None:
    taken = 0
    for letter in letters():
        for name in (letter, f"An{letter}n"):
            try:
                clean = clean_name(name)
            except RefusedError:
                continue
            taken += 1
            assert clean_name(clean) == clean
            assert clean.isprintable()
            assert look_alikes(clean)
    assert taken > 10_000


@given(st.text(max_size=MAX_NAME + 1))
def test_any_text_is_taken_or_refused(text: str) -> None:
    assert look_alikes(text) == look_alikes(unicodedata.normalize("NFC", text))
    try:
        clean = clean_name(text)
    except RefusedError:
        return
    assert clean_name(clean) == clean
