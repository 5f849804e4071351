"""The rules of an edition or of a house as data, and house rules kept under a link."""

import base64
import hashlib
from collections.abc import Collection

from remeld.notation import format_ruleset, parse_ruleset
from remeld.protocol.http.requests import HouseKeyPath, HouseRules, Nothing, Question, RulesPath
from remeld.protocol.http.rule_answers import (
    AllowedValues,
    Editions,
    HouseKey,
    RuleClause,
    RuleField,
    RuleOrigin,
    RulePart,
    RulesInfo,
    RuleValue,
)
from remeld.rules import (
    CLAUSES,
    EDITIONS,
    RULES,
    BigSet,
    Box,
    Clause,
    Origin,
    Part,
    RemeldError,
    Ruleset,
    changes,
    clause,
    field_clause,
    field_source,
    source,
    written,
)
from remeld.rules.ruleset import allowed
from remeld.server.http.problems import Problem
from remeld.server.http.request_context import RequestContext
from remeld.server.sessions import address_digest
from remeld.server.tables.agreed_rules import check_jokers

__all__ = [
    "keep_house",
    "list_editions",
    "load_house",
    "rules_info",
    "show_rules",
    "sized_rules",
]


def sized_rules(question: Question) -> Ruleset:
    """The rules of a question with the tiles that so many players use.

    >>> sized_rules(Question(rules="goliath", players=2)).edition
    'goliath'
    """
    return parse_ruleset(question.rules).sized_for(question.players)


async def list_editions(_: RequestContext, __: Nothing) -> Editions:
    """The keys of all editions."""
    return Editions(editions=tuple(EDITIONS))


async def show_rules(_: RequestContext, wanted: RulesPath) -> RulesInfo:
    """The rules of an edition, or of a house, field by field."""
    try:
        return rules_info(parse_ruleset(wanted.rules))
    except RemeldError as error:
        raise Problem(404, error.code, **error.values) from None


async def keep_house(context: RequestContext, house: HouseRules) -> HouseKey:
    """Keep house rules under a link."""
    context.limit("create")
    ruleset = parse_ruleset(house.rules)
    check_jokers(ruleset)
    text = format_ruleset(ruleset).encode()
    key = base64.b32encode(hashlib.sha256(text).digest())[:20].decode().lower()
    most = context.house.settings.tables_per_address
    digest = address_digest(context.address)
    kept = await context.house.storage.put_house(key, text, digest, most)
    if kept is None:
        raise Problem(403, "quota")
    if not kept:
        raise Problem(409, "key-taken")
    return HouseKey(key=key)


async def load_house(context: RequestContext, wanted: HouseKeyPath) -> RulesInfo:
    """The house rules under a link."""
    found = await context.house.storage.get_house(wanted.key)
    if found is None:
        raise Problem(404, "no-such-house")
    return rules_info(parse_ruleset(found.decode()))


def rules_info(ruleset: Ruleset) -> RulesInfo:
    """A ruleset as codes and values.

    >>> shown = rules_info(EDITIONS["goliath"].replace(jokers=4))
    >>> shown.rules, [field.source for field in shown.fields if field.name == "jokers"]
    ('goliath(jokers=4)', ['house'])
    """
    changed = changes(ruleset)
    fields = []
    for name in RULES:
        value = getattr(ruleset, name)
        shown = value if isinstance(value, int | str | None) else written(value)
        home = clause(field_clause(name))
        fields.append(
            RuleField(
                name=name,
                value=shown,
                clause=home.id,
                texts=tuple(part.text for part in home.parts if name in part.fields),
                source="house" if name in changed else field_source(name, ruleset.edition),
                allowed=_allowed(name),
            )
        )
    return RulesInfo(
        rules=format_ruleset(ruleset),
        edition=ruleset.edition,
        changed=tuple(changed),
        fields=tuple(fields),
        clauses=tuple(_clause(ruleset, each, changed) for each in CLAUSES.values()),
        values=_values(ruleset),
    )


def _allowed(name: str) -> AllowedValues:
    if name == "big_set":
        return AllowedValues(kind="big-set")
    choice = allowed(name)
    if isinstance(choice, range):
        return AllowedValues(kind="number", least=choice[0], most=choice[-1])
    if isinstance(choice, tuple):
        return AllowedValues(kind="choice", values=choice)
    return AllowedValues(kind="word")


def _clause(ruleset: Ruleset, clause: Clause, changed: Collection[str]) -> RuleClause:
    ours = not set(changed).isdisjoint(clause.fields)
    return RuleClause(
        id=clause.id,
        source="house" if ours else source(clause.id, ruleset.edition),
        rulings=tuple(clause.rulings(ruleset.edition)),
        fields=tuple(clause.fields),
        parts=tuple(_part(ruleset, part, changed) for part in clause.parts),
    )


def _part(ruleset: Ruleset, part: Part, changed: Collection[str]) -> RulePart:
    if not set(changed).isdisjoint(part.fields):
        return RulePart(text=part.text, source="house", headings={}, rulings=(), unlike={})
    origin = part.origins[ruleset.edition]
    return RulePart(
        text=part.text,
        source=origin.kind,
        headings=_headings(origin),
        rulings=origin.rulings,
        unlike={language: _origin(other) for language, other in origin.unlike.items()},
    )


def _origin(origin: Origin) -> RuleOrigin:
    return RuleOrigin(
        source=origin.kind,
        headings=_headings(origin),
        rulings=origin.rulings,
        unlike={language: _origin(other) for language, other in origin.unlike.items()},
    )


def _headings(origin: Origin) -> dict[str, tuple[str, ...]]:
    return {language: tuple(names) for language, names in origin.headings.items()}


def _values(ruleset: Ruleset) -> dict[str, RuleValue]:
    big = ruleset.big_set
    values = {name: getattr(ruleset, name) for name in RULES}
    values |= {"edition": ruleset.edition, "tiles_total": ruleset.box.total}
    values |= {"big_set": written(big) if big else None}
    if isinstance(big, BigSet):
        total = Box(big.colours, ruleset.numbers, big.copies, big.jokers).total
        parts = {**big._asdict(), "total": total}
        values |= {f"big_set_{part}": value for part, value in parts.items()}
    return values
