"""Rulesets as text: an edition's key, with the house's changes in brackets, or a house file."""

import json
import re
import tomllib

from remeld.notation.errors import NotationError
from remeld.rules import (
    RULES,
    BigSet,
    Ruleset,
    RulesetError,
    UnknownRuleError,
    changes,
    edition,
    written,
)

__all__ = ["format_ruleset", "parse_house", "parse_ruleset"]

_NAMED = re.compile(r"([a-z][a-z-]*)\s*(?:\((.*)\))?", re.DOTALL)


def format_ruleset(ruleset: Ruleset) -> str:
    """Write a ruleset.

    >>> format_ruleset(edition("goliath").replace(jokers=4, call="Out!"))
    'goliath(jokers=4, call="Out!")'
    """
    inside = ", ".join(f"{name}={_value(value)}" for name, value in changes(ruleset).items())
    return f"{ruleset.edition}({inside})" if inside else ruleset.edition


def _value(value: object) -> str:
    return json.dumps(value, ensure_ascii=False) if isinstance(value, str) else written(value)


def parse_ruleset(text: str) -> Ruleset:
    """Read what `format_ruleset` writes.

    >>> parse_ruleset("broadway(jokers=4)").jokers
    4
    """
    found = _NAMED.fullmatch(text.strip())
    if not found:
        raise NotationError("unknown-ruleset", text, 1, "rules")
    base = edition(found[1])
    return base.replace(**_changes(found[2] or "", text))


def _changes(inside: str, text: str) -> dict[str, object]:
    given: dict[str, object] = {}
    rest = inside.strip()
    while rest:
        name, sign, rest = rest.partition("=")
        name = name.strip()
        if not sign or name not in RULES:
            raise NotationError("unknown-rule", name, text.find(name) + 1, "rules")
        given[name], rest = _read_value(name, rest, text)
        rest = rest.strip()
        if rest:
            if rest[0] != ",":
                raise NotationError("unexpected-text", rest, text.find(rest) + 1, "rules")
            rest = rest[1:].strip()
    return given


def _read_value(name: str, rest: str, text: str) -> tuple[object, str]:
    rest = rest.lstrip()
    if name == "big_set" and re.match(r"\d", rest):
        word, _, after = rest.partition(",")
        numbers = [int(part) for part in word.split("/") if part.strip().isdigit()]
        if len(numbers) != len(BigSet._fields):
            raise NotationError("bad-big-set", word, text.find(word) + 1, "rules")
        return BigSet(*numbers), "," + after if after else ""
    try:
        value, end = json.JSONDecoder().raw_decode(rest)
    except ValueError:
        if rest.startswith("none"):
            return None, rest.removeprefix("none")
        raise NotationError("unknown-value", rest, text.find(rest) + 1, "rules") from None
    return value, rest[end:]


def parse_house(text: str) -> Ruleset:
    """Read a house file: `edition` and the rules that are changed, as TOML or JSON.

    >>> parse_house('edition = "goliath"\\njokers = 4\\ncall = "none"').call is None
    True
    """
    try:
        given = json.loads(text) if text.lstrip().startswith("{") else tomllib.loads(text)
    except (ValueError, RecursionError) as error:
        raise NotationError("unreadable-house", str(error), _line(error), "house-file") from None
    base = edition(str(given.pop("edition", "broadway")))
    for name, value in given.items():
        if value == "none" and name in ("call", "say_pass", "big_set"):
            given[name] = None
        if name == "big_set" and isinstance(value, dict):
            given[name] = _big_set(base, value)
    return base.replace(**given)


def _line(error: Exception) -> int:
    found = re.search(r"(?:char|column) (\d+)", str(error))
    return int(found[1]) + 1 if found else 1


def _big_set(base: Ruleset, value: dict[str, object]) -> BigSet:
    total = value.pop("total", None)
    unknown = set(value) - set(BigSet._fields)
    if unknown:
        raise UnknownRuleError(f"big_set.{min(unknown)}")
    big = BigSet(**value)  # type: ignore[arg-type]  # Ruleset checks the values
    if total is not None and all(isinstance(part, int) for part in big):
        tiles = big.colours * base.numbers * big.copies + big.jokers
        if tiles != total:
            raise RulesetError("big_set.total", total, str(tiles))
    return big
