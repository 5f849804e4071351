"""Lines: nothing is lost, nothing is too long that can be broken, Chinese breaks like Chinese."""

import re

import pytest
from hypothesis import given
from hypothesis import strategies as st

from remeld.terminal.paint import paint, width_of, wrap

SIGNS = st.text("ab r5é，。「」“”()、：牌组顺３\N{NO-BREAK SPACE}\N{NARROW NO-BREAK SPACE}\n\t ")


@given(SIGNS, st.integers(1, 30), st.sampled_from(["", "  "]))
def test_nothing_is_lost(text: str, width: int, indent: str) -> None:
    def signs(each: str) -> list[str]:
        return [sign for sign in each if sign not in " \n\t"]

    assert signs(wrap(text, width, indent)) == signs(text)


@given(st.lists(st.sampled_from(["r5", "b13", "牌", "组", "一二三", "ab"])), st.integers(8, 30))
def test_no_line_is_too_long_where_each_word_fits(words: list[str], width: int) -> None:
    chinese = "".join(word for word in words if not word.isascii())
    for text in (" ".join(words), chinese, "。".join(chinese)):
        assert all(width_of(line) <= width for line in wrap(text, width).split("\n"))


@pytest.mark.parametrize("width", range(8, 40))
def test_chinese_marks_stay_with_what_they_belong_to(width: int) -> None:
    text = "每组至少三张牌（“群组”或「顺组」），例如r5 r6 r7。你要出牌吗？"
    lines = wrap(text, width).split("\n")
    assert not any(line[0] in "，。）」”？、" for line in lines)
    assert not any(line[-1] in "（「“" for line in lines)
    assert all(width_of(line) <= width for line in lines)


def test_a_no_break_space_does_not_break() -> None:
    for blank in ("\N{NO-BREAK SPACE}", "\N{NARROW NO-BREAK SPACE}"):
        assert wrap(f"Quel joueur{blank}?", 12) == f"Quel\njoueur{blank}?"


@pytest.mark.parametrize(
    ("text", "tiles"),
    [
        ("r5 lies alone, j too.", ["r5", "j"]),
        ("把r5放到b4-9里，再出j。", ["r5", "b4-9", "j"]),
        ("“r5” „r5“ «\N{NO-BREAK SPACE}r5\N{NO-BREAK SPACE}» 「r5」", []),
        ("r55 xr5 r5x =r5 job hj", []),
        ("(j=b8)", ["j=b8"]),
    ],
)
def test_tiles_are_painted_in_every_language(text: str, tiles: list[str]) -> None:
    painted = paint(text)
    assert re.findall("\x1b\\[[0-9;]+m([^\x1b]+)\x1b\\[0m", painted) == tiles
    assert re.sub("\x1b\\[[0-9;]+m", "", painted) == text
