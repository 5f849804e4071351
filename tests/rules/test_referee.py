"""The verdict that is kept for whoever asks of the same turn next."""

from typing import Any

import pytest

from remeld.notation import parse_rack, parse_table
from remeld.rules import EDITIONS, judge_checked, judge_once

RULES = EDITIONS["goliath"]
BEFORE, AFTER, RACK = parse_table("b4-6"), parse_table("b4-7"), parse_rack("b7 k9")


def test_a_turn_asked_of_twice_is_judged_once() -> None:
    verdict = judge_once(RULES, BEFORE, AFTER, RACK, melded=True)
    assert verdict == judge_checked(RULES, BEFORE, AFTER, RACK, melded=True)
    assert judge_once(RULES, BEFORE, AFTER, (*RACK,), melded=True) is verdict


@pytest.mark.parametrize(
    "other",
    [
        {"ruleset": EDITIONS["broadway"]},
        {"before": parse_table("b5-7")},
        {"after": parse_table("b4-6, k9 k10")},
        {"rack": parse_rack("k9")},
        {"melded": False},
    ],
)
def test_another_turn_is_judged_anew(other: dict[str, Any]) -> None:
    turn: dict[str, Any] = {
        "ruleset": RULES,
        "before": BEFORE,
        "after": AFTER,
        "rack": RACK,
        "melded": True,
    }
    first = judge_once(**turn)
    second = judge_once(**turn | other)
    assert second is not first
    assert second == judge_checked(**turn | other)


def test_a_list_that_changed_is_judged_anew() -> None:
    after: Any = [*AFTER]
    assert judge_once(RULES, BEFORE, after, RACK, melded=True).legal
    after.append(parse_rack("k9"))
    assert not judge_once(RULES, BEFORE, after, RACK, melded=True).legal
