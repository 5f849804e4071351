"""Whether the jokers obey, asked without asking for the faults."""

from collections.abc import Iterable
from random import Random

import pytest

from remeld.rules import (
    EDITIONS,
    JOKER,
    Ruleset,
    Tile,
    TileSet,
    count,
    jokers_obey,
    judge_jokers,
    spread,
)
from remeld.rules.tile_copies import Broken, Copies, Demand
from tests.rules.random_turns import Maker

HOUSE = EDITIONS["broadway"].replace(jokers=4, joker_freeing="exactSwap")
RULES = [*(rules.replace(jokers=4) for rules in EDITIONS.values()), HOUSE]


@pytest.mark.parametrize("rules", RULES, ids=[*EDITIONS, "house"])
def test_jokers_obey_where_the_referee_finds_no_fault(rules: Ruleset) -> None:
    found = []
    for seed in range(80):
        case = Maker(Random(f"obey {seed}"), rules).case()
        played = count(spread(case.after)) - count(spread(case.before))
        faults, _ = judge_jokers(rules, case.before, case.after, played)
        found.append(jokers_obey(rules, case.before, case.after, played))
        assert found[-1] == (not faults), str(case)
    assert sum(found) > 5
    assert rules.freed_joker_target == "anySet" or sum(found) < 75


def test_a_refusal_on_a_late_table_takes_few_questions(monkeypatch: pytest.MonkeyPatch) -> None:
    """Which fault weighs least is another question, with many more answers to look at."""
    asked: list[Copies] = []
    allow = Copies.allow

    def counted(self: Copies, demands: Iterable[Demand], broken: Iterable[Broken] = ()) -> bool:
        asked.append(self)
        return allow(self, demands, broken)

    monkeypatch.setattr(Copies, "allow", counted)
    # Four jokers leave their runs and lie down beside old sets that stay complete.
    runs = [[Tile(colour, n) for n in range(1, 13)] for colour in "krbo"]
    before: list[TileSet] = [tuple(run[:3]) for run in runs]
    before += [(*run[3:5], JOKER) for run in runs] + [tuple(run[6:10]) for run in runs]
    after: list[TileSet] = [(*run[:5], run[5]) for run in runs]
    after += [(*run[6:10], JOKER) for run in runs]
    rules = EDITIONS["broadway"].replace(jokers=4)
    played = count(spread(tuple(after))) - count(spread(tuple(before)))
    assert not jokers_obey(rules, tuple(before), tuple(after), played)
    quick = len(asked)
    assert judge_jokers(rules, tuple(before), tuple(after), played)[0]
    assert quick * 10 < len(asked) - quick
    assert quick < 100
