"""The rules of an edition or of a house as data: every rule, every clause and whose word it is."""

from typing import Literal, TypeAlias

from remeld.protocol.fields import Wire

__all__ = [
    "AllowedValues",
    "Editions",
    "HouseKey",
    "RuleClause",
    "RuleField",
    "RuleOrigin",
    "RulePart",
    "RuleValue",
    "RulesInfo",
]

RuleValue: TypeAlias = bool | int | str | None
RuleSource: TypeAlias = Literal["booklet", "implied", "ruling", "none", "house"]
"""Whose word it is: `house` for a changed rule."""


class Editions(Wire, frozen=True):
    """The editions that there are."""

    editions: tuple[str, ...]


class HouseKey(Wire, frozen=True):
    """The key under which house rules are kept; the same rules have the same key."""

    key: str


class AllowedValues(Wire, frozen=True):
    """What a rule may be: a `number` in a range, a `choice`, a `word` or none, or a `big-set`."""

    kind: Literal["number", "choice", "word", "big-set"]
    least: int | None = None
    most: int | None = None
    values: tuple[bool | str, ...] = ()


class RuleField(Wire, frozen=True):
    """One rule: its value, where it stands in the booklets, whose word it is, what it may be."""

    name: str
    value: RuleValue
    clause: str
    texts: tuple[str, ...]
    """The parts of the clause that depend on it."""
    source: RuleSource
    allowed: AllowedValues


class RuleOrigin(Wire, frozen=True):
    """Whose word something is, and where that stands."""

    source: RuleSource
    headings: dict[str, tuple[str, ...]]
    """The booklet's headings by language; an empty one is its beginning."""
    rulings: tuple[str, ...]
    unlike: dict[str, "RuleOrigin"]
    """The languages of the booklet whose text differs."""


class RulePart(RuleOrigin, frozen=True):
    """A part of a clause that has one source, and the text that says it."""

    text: str


class RuleClause(Wire, frozen=True):
    """One clause: its parts, the source of the least printed one, its rulings and rules."""

    id: str
    source: RuleSource
    rulings: tuple[str, ...]
    fields: tuple[str, ...]
    parts: tuple[RulePart, ...]


class RulesInfo(Wire, frozen=True):
    """A ruleset, rule by rule and clause by clause.

    `values` are what the sentences of the clauses are filled with, in every language.
    """

    rules: str
    edition: str
    changed: tuple[str, ...]
    fields: tuple[RuleField, ...]
    clauses: tuple[RuleClause, ...]
    values: dict[str, RuleValue]
