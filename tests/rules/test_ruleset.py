"""A ruleset checks itself, names what is wrong, and is a value."""

from dataclasses import FrozenInstanceError
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from remeld.rules import (
    EDITIONS,
    RULES,
    BigSet,
    CommandError,
    RemeldError,
    Ruleset,
    RulesetError,
    describe_allowed,
    edition,
)
from tests.strategies import changed_rulesets, rule_values

WRONG: list[object] = [-1, 10**9, 2.5, "nonsense", "", [], {}, object(), b"3", "x" * 41, "\n"]


@pytest.mark.parametrize("name", [name for name in RULES if name != "big_set"])
def test_a_wrong_value_names_the_rule_and_what_it_may_be(name: str) -> None:
    base = EDITIONS["goliath"]
    word = name in ("call", "say_pass")
    wrong = [v for v in WRONG if not (word and v == "nonsense")] + ([] if word else [None])
    truth = isinstance(getattr(base, name), bool)
    wrong += [0, 1, "true"] if truth else [True, False]
    for value in wrong:
        with pytest.raises(RulesetError) as caught:
            base.replace(**{name: value})
        assert caught.value.values["field"] == name
        assert caught.value.values["allowed"] == describe_allowed(name)
        assert name in str(caught.value)
        assert describe_allowed(name) in str(caught.value)


@pytest.mark.parametrize("value", ["none", 5, True, (5, 4, 3, 4), {}, object()])
def test_a_big_set_that_is_none(value: object) -> None:
    with pytest.raises(RulesetError) as caught:
        EDITIONS["goliath"].replace(big_set=value)
    assert caught.value.values["field"] == "big_set"


def test_a_number_that_python_does_not_write() -> None:
    with pytest.raises(RulesetError, match="hand is …"):
        EDITIONS["goliath"].replace(hand=10**5000)


@pytest.mark.parametrize("part", BigSet._fields)
@pytest.mark.parametrize("value", [-1, 99, "4", None, True, 2.5])
def test_a_wrong_part_of_the_big_set(part: str, value: object) -> None:
    with pytest.raises(RulesetError) as caught:
        EDITIONS["goliath"].replace(big_set=BigSet()._replace(**{part: value}))  # type: ignore[arg-type]
    assert caught.value.values["field"] == f"big_set.{part}"


def test_rules_that_do_not_fit_together() -> None:
    with pytest.raises(RulesetError, match="players_min"):
        EDITIONS["goliath"].replace(players_min=4, players_max=3)
    with pytest.raises(RulesetError, match="hand"):
        EDITIONS["goliath"].replace(hand=30)
    with pytest.raises(RulesetError, match="hand"):
        EDITIONS["goliath"].replace(copies=1)
    for key in ("broadway", "babyboom"):
        with pytest.raises(CommandError, match=r"has no big set for \d players"):
            EDITIONS[key].sized_for(4, big=True)
    assert EDITIONS["john-adams"].sized_for(2, big=True).box.total == 160
    # Where so many play that it is used anyway, nobody minds being asked for it.
    assert EDITIONS["babyboom"].sized_for(5, big=True) == EDITIONS["babyboom"].sized_for(5)


def test_unknown_names() -> None:
    for name in ("joker", "edition", "box", "__class__", ""):
        with pytest.raises(RemeldError) as caught:
            EDITIONS["goliath"].replace(**{name: 1})
        assert caught.value.values["field"] == name
    with pytest.raises(RemeldError, match="there is no edition"):
        edition("rummy")


def test_a_ruleset_cannot_be_changed_in_place() -> None:
    rules = EDITIONS["goliath"]
    with pytest.raises(FrozenInstanceError):
        rules.jokers = 4  # type: ignore[misc]
    with pytest.raises(TypeError):
        EDITIONS["goliath"] = rules  # type: ignore[index]
    with pytest.raises(TypeError):
        Ruleset("goliath")  # type: ignore[call-arg]


@given(rules=changed_rulesets())
def test_equal_rulesets_are_equal(rules: Ruleset) -> None:
    again = rules.replace(**{name: getattr(rules, name) for name in RULES})
    assert again == rules
    assert hash(again) == hash(rules)
    assert eval(repr(rules), {"EDITIONS": EDITIONS, "Ruleset": Ruleset, "BigSet": BigSet}) == rules
    assert len({rules, again}) == 1


@given(data=st.data())
def test_one_rule_changed_makes_another_ruleset(data: st.DataObject) -> None:
    base = EDITIONS[data.draw(st.sampled_from(list(EDITIONS)))]
    name = data.draw(st.sampled_from(RULES))
    value: Any = data.draw(rule_values(name))
    if name in ("hand", "players_min", "players_max", "numbers", "colours", "copies", "big_set"):
        # So few tiles in so few hands fit whatever else is changed.
        base = base.replace(hand=1, players_min=2, players_max=2)
    if name in ("hand", "players_max", "big_set"):
        base = base.replace(numbers=13, colours=6, copies=4)
    if name == "players_min":
        base = base.replace(players_max=6)
    changed = base.replace(**{name: value})
    assert (changed == base) == (value == getattr(base, name))
    assert getattr(changed, name) == value
    assert all(getattr(changed, n) == getattr(base, n) for n in RULES if n != name)
