"""Colour for tiles, and text that fits the screen.

All text is put together plain, so that its width is known; the tiles in it are coloured last. A
tile keeps its letter: colour is never the only sign.
"""

import os
import re
import unicodedata
from collections.abc import Iterable
from typing import TextIO

__all__ = ["WORD", "flow", "labelled", "paint", "wants_colour", "width_of", "wrap"]

# A tile is no part of a word and not what somebody typed, which stands in quotes; Chinese signs may
# stand beside it.
_LETTER = r"[^\W\u2e80-\u9fff]"
_TILE = re.compile(
    rf"(?<![=“„「\u00a0])(?<!{_LETTER})"
    r"(?:(j=)?([krbogp])(?:1[0-3]|[1-9])(?:-1?\d)?|(j))"
    rf"(?!=|{_LETTER})"
)
# Chinese has no blanks between words: a line may end after any of its signs, but closing marks do
# not begin a line and opening marks do not end one.
_WIDE = "\u2e80-\ua4cf\uac00-\ud7a3\uf900-\ufaff\ufe30-\ufe6f\uff00-\uff60\uffe0-\uffe6"
_OPENING, _CLOSING = r"“‘（「『《〈【(\[", r"”’）」』》〉】)\]，。、：；？！…,.:;?!"
_PIECE = re.compile(rf" *[{_OPENING}]*(?:[{_WIDE}]|[^ {_WIDE}]+)[{_CLOSING}]*")
WORD = re.compile(rf"\s*[{_OPENING}]*(?:[{_WIDE}]|[^\s{_WIDE}]+)[{_CLOSING}]*\s*")
"""What no line may break within, with the blanks around it: for whoever else breaks lines."""
_STYLES = {"k": "1", "r": "1;31", "b": "1;34", "o": "33", "g": "32", "p": "35", "j": "1;7"}


def paint(text: str) -> str:
    """Colour the tiles in a text.

    >>> paint("Too short: r5.")
    'Too short: \\x1b[1;31mr5\\x1b[0m.'
    """
    return _TILE.sub(lambda found: _styled(found[0], found[2] or found[3]), text)


def _styled(tile: str, letter: str) -> str:
    return f"\x1b[{_STYLES[letter]}m{tile}\x1b[0m"


def wants_colour(stream: TextIO) -> bool:
    """Whether a stream is a screen that shows colours, and its owner likes them."""
    environ = os.environ
    return stream.isatty() and "NO_COLOR" not in environ and environ.get("TERM") != "dumb"


def width_of(text: str) -> int:
    """How many columns a text takes: some letters take two.

    >>> width_of("Ann"), width_of("通過")
    (3, 4)
    """
    return sum(2 if unicodedata.east_asian_width(letter) in "WF" else 1 for letter in text)


def wrap(text: str, width: int, indent: str = "") -> str:
    """Break a text into lines, the later ones indented.

    >>> print(wrap("one two three", 9, "  "))
    one two
      three
    >>> print(wrap("「破冰」至少要30分。", 9))
    「破冰」
    至少要30
    分。
    """
    lines, line = [], ""
    for piece in _PIECE.findall(re.sub(r"[\t-\r]", " ", text)):
        if line.strip() and width_of(line + piece) > width:
            lines.append(line)
            line = indent + piece.lstrip(" ")
        else:
            line += piece
    return "\n".join([*lines, line])


def flow(items: Iterable[str], width: int, indent: str = "", gap: str = "   ") -> list[str]:
    """Put items side by side in as few lines as the width allows, none of them broken.

    >>> flow(["1 k8 r8 o8", "2 b4 b5 b6", "3 r1 r2 r3"], width=30)
    ['1 k8 r8 o8   2 b4 b5 b6', '3 r1 r2 r3']
    """
    lines: list[str] = []
    for item in items:
        if lines and width_of(lines[-1] + gap + item) <= width:
            lines[-1] += gap + item
        else:
            lines.append(indent + item)
    return lines


def labelled(rows: Iterable[tuple[str, str]], width: int) -> list[str]:
    """Labels to the left, texts beside them, broken into lines that stay beside them.

    >>> labelled([("Table", "nothing"), ("Rack", "k1 k2 k3")], width=14)
    ['Table  nothing', 'Rack   k1 k2', '       k3']
    """
    rows = list(rows)
    margin = max(width_of(label) for label, _ in rows) + 2
    lines: list[str] = []
    for label, text in rows:
        for line in text.splitlines():
            wrapped = wrap(line, width - margin).splitlines()
            for each in wrapped:
                lines.append(label + " " * (margin - width_of(label)) + each)
                label = ""
    return lines
