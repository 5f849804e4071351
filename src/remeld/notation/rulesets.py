"""Rulesets as text: an edition's key, with the house's changes in brackets, or a house file."""

import json
import re
import tomllib

from remeld.notation.errors import NotationError
from remeld.notation.tiles import check_length
from remeld.rules import (
    RULES,
    BigSet,
    Ruleset,
    RulesetError,
    UnknownRuleError,
    edition,
)
from remeld.rules.ruleset import allowed

__all__ = ["format_ruleset", "parse_house", "parse_ruleset"]

_NAMED = re.compile(r"\s*([a-z][a-z-]*)\s*(?:\((.*)\))?\s*", re.DOTALL)
_BLANK = re.compile(r"\s*")
_NAME = re.compile(r"(\w+)\s*=\s*", re.ASCII)
_WORD = re.compile(r"[A-Za-z]+\b")
_BIG_SET = re.compile(r"([0-9]{1,4})/([0-9]{1,4})/([0-9]{1,4})/([0-9]{1,4})(?![\w/])")
_LONGEST_HOUSE = 100_000


def format_ruleset(ruleset: Ruleset) -> str:
    """Write a ruleset.

    >>> format_ruleset(edition("goliath").replace(jokers=4, call="Out!"))
    'goliath(jokers=4, call="Out!")'
    """
    return str(ruleset)


def parse_ruleset(text: str) -> Ruleset:
    """Read what `format_ruleset` writes.

    >>> parse_ruleset("broadway(jokers=4)").jokers
    4
    >>> print(parse_ruleset("broadway(freed_joker_target=anySet)"))
    broadway(freed_joker_target="anySet")
    """
    check_length(text, "rules")
    found = _NAMED.fullmatch(text)
    if not found:
        raise NotationError("unknown-ruleset", text.strip(), 1, "rules")
    base = Ruleset() if found[1] == Ruleset.edition else edition(found[1])
    return base.replace(**_changes(text, found.start(2), found.end(2)) if found[2] else {})


def _changes(text: str, start: int, end: int) -> dict[str, object]:
    """The rules between two places of the text."""
    given: dict[str, object] = {}
    at = _blank(text, start, end)
    while at < end:
        name = _NAME.match(text, at, end)
        if not name or name[1] not in RULES:
            part = text[at:end].partition("=")[0].strip()
            raise NotationError("unknown-rule", part, at + 1, "rules")
        given[name[1]], at = _read_value(name[1], text, name.end(), end)
        at = _blank(text, at, end)
        if at < end:
            if text[at] != ",":
                raise NotationError("unexpected-text", text[at:end], at + 1, "rules")
            at = _blank(text, at + 1, end)
    return given


def _blank(text: str, at: int, end: int) -> int:
    """The place after the blanks that stand at `at`."""
    found = _BLANK.match(text, at, end)
    return found.end() if found else at


def _read_value(name: str, text: str, at: int, end: int) -> tuple[object, int]:
    if name == "big_set" and text[at].isdecimal():
        parts = _BIG_SET.match(text, at, end)
        if not parts:
            word = text[at:end].partition(",")[0]
            raise NotationError("bad-big-set", word, at + 1, "rules")
        return BigSet(*map(int, parts.groups())), parts.end()
    choice = None if name == "big_set" else allowed(name)
    bare = _WORD.match(text, at, end)
    if bare and isinstance(choice, tuple) and bare[0] in choice:
        # One of a few words needs no quotation marks.
        return bare[0], bare.end()
    if text.startswith("none", at, end):
        return None, at + len("none")
    try:
        return json.JSONDecoder().raw_decode(text[:end], at)
    except (ValueError, RecursionError):
        raise NotationError("unknown-value", text[at:end], at + 1, "rules") from None


def parse_house(text: str) -> Ruleset:
    """Read a house file: `edition` and the rules that are changed, as TOML or JSON.

    >>> parse_house('edition = "goliath"\\njokers = 4\\ncall = "none"').call is None
    True
    """
    check_length(text, "house-file", _LONGEST_HOUSE)
    try:
        given = json.loads(text) if text.lstrip().startswith("{") else tomllib.loads(text)
    except (ValueError, RecursionError) as error:
        place = _place(error, text)
        before, rest = text[: place - 1].rpartition("\n")[2], text[place - 1 :].partition("\n")[0]
        # Where a line ends too soon, nothing is left of it to be shown.
        part = rest if rest.strip() else before
        raise NotationError("unreadable-house", part[:40], place, "house-file") from None
    base = edition(str(given.pop("edition", "broadway")))
    for name, value in given.items():
        if value == "none" and name in ("call", "say_pass", "big_set"):
            given[name] = None
        if name == "big_set" and isinstance(value, dict):
            given[name] = _big_set(base, value)
    return base.replace(**given)


def _place(error: Exception, text: str) -> int:
    """The character that TOML or JSON complain of, which they name by line and column."""
    found = re.search(r"line (\d+),? column (\d+)", str(error))
    if not found:
        return max(1, len(text)) if "end of document" in str(error) else 1
    lines = text.split("\n")[: int(found[1]) - 1]
    return sum(len(line) + 1 for line in lines) + int(found[2])


def _big_set(base: Ruleset, value: dict[str, object]) -> BigSet:
    total = value.pop("total", None)
    unknown = set(value) - set(BigSet._fields)
    if unknown:
        known = (*(f"big_set.{name}" for name in BigSet._fields), "big_set.total")
        raise UnknownRuleError(f"big_set.{min(unknown)}", known)
    big = BigSet(**value)  # type: ignore[arg-type]  # Ruleset checks the values
    if total is not None and all(isinstance(part, int) for part in big):
        tiles = big.colours * base.numbers * big.copies + big.jokers
        if tiles != total:
            raise RulesetError("big_set.total", total, str(tiles))
    return big
