"""Rulesets and house files: round trips, and the exact place of what cannot be read."""

import json

import pytest
from hypothesis import given

from remeld.notation import NotationError, format_ruleset, parse_house, parse_ruleset
from remeld.rules import (
    EDITIONS,
    RULES,
    BigSet,
    RemeldError,
    Ruleset,
    RulesetError,
    UnknownEditionError,
    changes,
)
from remeld.rules.ruleset import allowed
from tests.strategies import changed_rulesets


@given(changed_rulesets())
def test_a_ruleset_comes_back(rules: Ruleset) -> None:
    text = format_ruleset(rules)
    assert parse_ruleset(text) == rules
    assert format_ruleset(parse_ruleset(text)) == text
    assert parse_ruleset(f"  {text}\n") == rules
    assert text == text.strip()
    assert "\n" not in text


@given(changed_rulesets())
def test_a_house_file_comes_back(rules: Ruleset) -> None:
    house: dict[str, object] = {"edition": rules.edition}
    for name, value in changes(rules).items():
        house[name] = value._asdict() if isinstance(value, BigSet) else value
        if value is None:
            house[name] = "none"
    # The word "none" itself cannot be said in a house file: it stands for silence.
    spoken = {rules.call, rules.say_pass}
    if "none" not in spoken:
        assert parse_house(json.dumps(house)) == rules
        assert parse_house(as_toml(house)) == rules


def as_toml(house: dict[str, object]) -> str:
    lines = []
    for name, value in house.items():
        if isinstance(value, dict):
            inside = ", ".join(f"{part} = {number}" for part, number in value.items())
            lines.append(f"{name} = {{ {inside} }}")
        else:
            lines.append(f"{name} = {json.dumps(value, ensure_ascii=False)}")
    return "# our rules\n" + "\n".join(lines)


def test_every_rule_can_be_changed_at_once() -> None:
    """Each rule at a value other than the edition's, if it has one."""
    rules = EDITIONS["goliath"]
    other: dict[str, object] = {
        "big_set": BigSet(6, 6, 4, 0),
        "call": "Fertig!",
        "say_pass": "weiter",
    }
    for name in RULES:
        choice = allowed(name) if name != "big_set" else ()
        if isinstance(choice, (range, tuple)):
            different = [v for v in choice[:99] if v != getattr(rules, name)]
            other |= {name: different[-1]} if different and name not in other else {}
    changed = rules.replace(**other | {"hand": 5, "players_min": 3})
    settled = {name for name in RULES if name not in changes(changed)}
    assert settled == {
        "blocked_scoring",
        "freed_joker_to_rack",
        "joker_needs_meld",
        "meld_joker",
        "meld_own_tiles_only",
        "min_rack_tiles_per_turn",
        "min_set",
        "pool_short",
        "run_wrap",
    }
    assert parse_ruleset(format_ruleset(changed)) == changed


@pytest.mark.parametrize("name", EDITIONS)
def test_an_edition_is_its_name(name: str) -> None:
    assert format_ruleset(EDITIONS[name]) == name
    assert parse_ruleset(name) is EDITIONS[name] or parse_ruleset(name) == EDITIONS[name]
    assert parse_ruleset(f"{name}()") == EDITIONS[name]
    assert parse_house(f'edition = "{name}"') == EDITIONS[name]


def test_rules_without_an_edition_come_back() -> None:
    rules = Ruleset(jokers=4)
    assert format_ruleset(rules) == "house(jokers=4)"
    assert parse_ruleset("house(jokers=4)") == rules


def test_one_of_a_few_words_needs_no_quotation_marks() -> None:
    for name in RULES:
        choice = None if name == "big_set" else allowed(name)
        for value in choice if isinstance(choice, tuple) else ():
            if isinstance(value, str):
                bare, quoted = f"goliath({name}={value} )", f'goliath({name}="{value}")'
                assert parse_ruleset(bare) == parse_ruleset(quoted)
    assert parse_ruleset("babyboom(big_set=none)").big_set is None


@pytest.mark.parametrize(
    ("text", "code", "part", "place"),
    [
        ("", "unknown-ruleset", "", 1),
        ("Goliath", "unknown-ruleset", "Goliath", 1),
        ("goliath(", "unknown-ruleset", "goliath(", 1),
        ("goliath)", "unknown-ruleset", "goliath)", 1),
        ("goliath(jokers=4", "unknown-ruleset", "goliath(jokers=4", 1),
        ("goliath(jokers=4) x", "unknown-ruleset", "goliath(jokers=4) x", 1),
        ("goliath(o=1)", "unknown-rule", "o", 9),
        ("  goliath( jokers=4 , joker = 4)", "unknown-rule", "joker", 23),
        ("goliath(=1)", "unknown-rule", "", 9),
        ("goliath(jokers)", "unknown-rule", "jokers", 9),
        ("goliath(,)", "unknown-rule", ",", 9),
        ("goliath(edition=4)", "unknown-rule", "edition", 9),
        ("goliath(jokers=)", "unknown-value", "", 16),
        ("goliath(jokers=four)", "unknown-value", "four", 16),
        ("goliath(call=Out)", "unknown-value", "Out", 14),
        ('goliath(call="Out)', "unknown-value", '"Out', 14),
        ("goliath(jokers=4 4)", "unexpected-text", "4", 18),
        ("goliath(jokers=4; copies=3)", "unexpected-text", "; copies=3", 17),
        ("goliath(call=nonesuch)", "unexpected-text", "such", 18),
        ("goliath(jokers=4, big_set=5/4/3)", "bad-big-set", "5/4/3", 27),
        ("goliath(big_set=5/4/3/4/5)", "bad-big-set", "5/4/3/4/5", 17),
        ("goliath(big_set=5/4/3/x, jokers=4)", "bad-big-set", "5/4/3/x", 17),
        ("goliath(big_set=5/4/3/²)", "bad-big-set", "5/4/3/²", 17),
        (f"goliath(jokers={'[' * 5000})", "unknown-value", "[" * 37 + "...", 16),
    ],
)
def test_a_ruleset_that_cannot_be_read(text: str, code: str, part: str, place: int) -> None:
    with pytest.raises(NotationError) as caught:
        parse_ruleset(text)
    error = caught.value
    assert (error.code, error.values["part"], error.place) == (code, part, place)
    assert error.where == "rules"


@pytest.mark.parametrize(
    ("text", "field"),
    [
        ("goliath(jokers=5)", "jokers"),
        ("goliath(jokers=true)", "jokers"),
        ('goliath(jokers="4")', "jokers"),
        ("goliath(jokers=null)", "jokers"),
        ('goliath(table_in_meld_turn="open")', "table_in_meld_turn"),
        ("goliath(call=4)", "call"),
        ("goliath(big_set=9/4/3/4)", "big_set.min_players"),
        ('goliath(big_set="5/4/3/4")', "big_set"),
        ("goliath(big_set=true)", "big_set"),
    ],
)
def test_a_value_that_a_rule_cannot_have(text: str, field: str) -> None:
    with pytest.raises(RulesetError) as caught:
        parse_ruleset(text)
    assert caught.value.values["field"] == field


def test_an_unknown_edition() -> None:
    with pytest.raises(UnknownEditionError):
        parse_ruleset("rummy(jokers=4)")
    with pytest.raises(UnknownEditionError):
        parse_house("edition = 5")


@pytest.mark.parametrize(
    ("text", "place", "part"),
    [
        ("jokers = ", 9, "jokers ="),
        ("jokers = 4\ncopies = = 3", 21, "= 3"),
        ("# ours\r\njokers 4", 16, "4"),
        ("# ours\njokers\ncopies = 3", 14, "jokers"),
        ('{"jokers": 4,}', 14, "}"),
        ('{\n "jokers" 4}', 13, "4}"),
        ('{"jokers": 4} x', 15, "x"),
        ("[", 1, "["),
    ],
)
def test_a_house_file_that_cannot_be_read(text: str, place: int, part: str) -> None:
    with pytest.raises(NotationError) as caught:
        parse_house(text)
    assert caught.value.code == "unreadable-house"
    assert (caught.value.place, caught.value.values["part"]) == (place, part)


@pytest.mark.parametrize(
    ("text", "field"),
    [
        ("joker = 4", "joker"),
        ("jokers = 2.0", "jokers"),
        ("jokers = 1979-05-27", "jokers"),
        ("jokers = [2]", "jokers"),
        ("hand = 0x" + "f" * 5000, "hand"),
        ("big_set = 5", "big_set"),
        ("big_set = { colors = 4 }", "big_set.colors"),
        ("big_set = { jokers = 9 }", "big_set.jokers"),
        ("big_set = { jokers = 4, total = 161 }", "big_set.total"),
        ('{"jokers": {"a": 1}}', "jokers"),
    ],
)
def test_a_house_file_that_says_what_cannot_be(text: str, field: str) -> None:
    with pytest.raises(RemeldError) as caught:
        parse_house(text)
    assert caught.value.values["field"] == field


def test_a_house_file_may_count_the_big_set() -> None:
    house = parse_house("big_set = { copies = 3, jokers = 4, total = 160 }")
    assert house.big_set == BigSet()
    assert house.edition == "broadway"
