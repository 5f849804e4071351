"""What can be a name, and which two names look alike, by Unicode's own tables (UTS 39).

A name may be written in any one script, or in those that are written together: Chinese, Japanese
and Korean with each other's signs and with Latin letters (UTS 39, "highly restrictive"). Nothing in
it is invisible or stacked. Two names are alike if their skeletons are: what each letter could be
taken for, as `confusables.txt` has it.
"""

import json
import unicodedata
from bisect import bisect_right
from functools import cache, lru_cache
from importlib.resources import files
from typing import TYPE_CHECKING

from remeld.protocol import MAX_NAME
from remeld.server.tables.refusals import RefusedError

if TYPE_CHECKING:
    from regex import Pattern

__all__ = ["clean_name", "look_alikes"]

TOGETHER = (
    ("LATIN", "HAN", "HIRAGANA", "KATAKANA"),
    ("LATIN", "HAN", "BOPOMOFO"),
    ("LATIN", "HAN", "HANGUL"),
)
"""Scripts that are written together."""
NO_SCRIPT = ("COMMON", "INHERITED")

INVISIBLE = r"\p{Default_Ignorable_Code_Point}"
EMOJI = r"\p{Regional_Indicator}{2}|\p{Extended_Pictographic}\ufe0f?\p{Emoji_Modifier}?"
ORDINARY = rf"[[\p{{L}}\p{{Mn}}\p{{Mc}}\p{{N}}\p{{P}}\p{{Sc}}\p{{Sm}}\x20-\x7e]--{INVISIBLE}]*"
LETTER_OR_NUMBER = r"[\p{L}\p{N}]"
LOOSE_MARK = r"(?<![\p{L}\p{N}\p{M}])\p{M}"
STACKED_MARKS = r"(\p{Mn})\1|\p{Mn}{5}"
BARE_MARK = r"[\p{Mn}&&\p{Script=Inherited}]"
"""One that belongs to no script; after NFC, one that makes no letter together with its base."""
BARE_MARKS = BARE_MARK + "{3}"


def clean_name(name: str) -> str:
    """A name as it is shown: one way to write each letter, single spaces, nothing invisible.

    >>> clean_name("  Zoë  van Dam ")
    'Zoë van Dam'
    >>> clean_name("Ann\\u034f")
    Traceback (most recent call last):
    remeld.server.tables.refusals.RefusedError: unclear-name
    """
    clean = " ".join(unicodedata.normalize("NFC", name).split())
    if not clean or len(clean) > MAX_NAME or not clean.isprintable():
        raise RefusedError("bad-name", name=name[:MAX_NAME])
    plain = _pattern(EMOJI).sub(" ", clean)
    if (
        not _pattern(ORDINARY).fullmatch(plain)
        or _pattern(LOOSE_MARK).search(plain)
        or _pattern(BARE_MARKS).search(plain)
        or _pattern(STACKED_MARKS).search(unicodedata.normalize("NFD", plain))
        or (plain == clean and not _pattern(LETTER_OR_NUMBER).search(plain))
        or not _one_script(plain)
    ):
        raise RefusedError("unclear-name", name=clean)
    return clean


@lru_cache(maxsize=4096)
def look_alikes(name: str) -> frozenset[str]:
    """Two names that have any of these in common could be taken for each other.

    >>> look_alikes("Ann").isdisjoint(look_alikes("ANN"))
    False
    >>> look_alikes("Alice").isdisjoint(look_alikes("AIice"))
    False
    >>> look_alikes("Zoe").isdisjoint(look_alikes("Zoë"))
    True
    """
    name = unicodedata.normalize("NFKC", name)
    return frozenset({_skeleton(name), _skeleton(name.casefold()).casefold()})


def _skeleton(text: str) -> str:
    """What a text could be taken for; marks that make no letter of their own do not count."""
    letters = _pattern(BARE_MARK).sub("", unicodedata.normalize("NFC", text))
    seen = _pattern(INVISIBLE).sub("", unicodedata.normalize("NFD", letters))
    prototypes = _prototypes()
    shown = "".join([prototypes.get(letter, letter) for letter in seen])
    return unicodedata.normalize("NFD", shown)


def _one_script(text: str) -> bool:
    used = {script for script in map(_script, text) if script not in NO_SCRIPT}
    if not used:
        return True
    allowed = [tuple(used)] if len(used) == 1 else []
    allowed += [scripts for scripts in TOGETHER if used <= set(scripts)]
    return any(_written_in(scripts).fullmatch(text) for scripts in allowed)


def _written_in(scripts: tuple[str, ...]) -> "Pattern[str]":
    each = "".join(rf"\p{{scx={script}}}" for script in (*NO_SCRIPT, *scripts))
    return _pattern(f"[{each}]*")


# The tables take a moment to read, and not every process is ever told a name.


@cache
def _pattern(text: str) -> "Pattern[str]":
    import regex

    return regex.compile(text, regex.V1)


@lru_cache(maxsize=4096)
def _script(letter: str) -> str:
    ranges, names = _scripts()
    place = bisect_right(ranges, ord(letter), key=lambda each: each[0]) - 1
    _, last, script = ranges[place]
    return names[script] if ord(letter) <= last else "UNKNOWN"


@cache
def _scripts() -> tuple[list[tuple[int, int, int]], list[str]]:
    """Where the characters of each script are, in order, and the scripts' names."""
    table = json.loads((files("confusable_homoglyphs") / "categories.json").read_bytes())
    ranges = [(first, last, script) for first, last, script, _ in table["code_points_ranges"]]
    return sorted(ranges), table["iso_15924_aliases"]


@cache
def _prototypes() -> dict[str, str]:
    """What a character could be taken for. The table names each pair twice, that way first."""
    pairs = json.loads((files("confusable_homoglyphs") / "confusables.json").read_bytes())
    found: dict[str, str] = {}
    taken_for = set()
    for letter, others in pairs.items():
        if letter not in taken_for:
            taken_for.add(others[0]["c"])
            # Marks that only keep its comments in order are not part of a pair.
            letter, other = (text.replace("\u200e", "") for text in (letter, others[0]["c"]))
            found[letter] = other
    return found
