"""Tables that would keep a referee busy for minutes, if every choice were tried one by one."""

from collections import Counter
from collections.abc import Iterator

import pytest

from remeld.notation import format_rack, parse_rack, parse_ruleset, parse_table
from remeld.rules import EDITIONS, judge
from remeld.rules.joker_places import OldJoker, Place, Scene, Way, ways
from remeld.rules.meld_search import best_meld

FEW = 1_000


@pytest.fixture
def looked_at(monkeypatch: pytest.MonkeyPatch) -> Counter[str]:
    """How many ways to lay a joker were looked at."""
    found = Counter[str]()

    def counted(scene: Scene, joker: OldJoker, place: Place) -> Iterator[Way]:
        for way in ways(scene, joker, place):
            found["ways"] += 1
            assert found["ways"] < FEW
            yield way

    monkeypatch.setattr("remeld.rules.jokers.ways", counted)
    return found


def test_a_joker_beside_many_old_sets(looked_at: Counter[str]) -> None:
    # The long run could hold any of twelve old sets; it must hold none of them whole.
    rules = parse_ruleset("broadway(copies=4)")
    olds = ["r1 r2 r3", "r4 r5 r6", "r7 r8 r9"]
    before = parse_table(", ".join([*olds * 4, "k1 k2 j"]))
    run = "r1 r2 r3 r4 r5 r6 r7 r8 r9 r10 j"
    after = parse_table(", ".join([*olds * 3, run, "k1 k2 k3"]))
    assert judge(rules, before, after, parse_rack("k3 r10"), melded=True).legal
    # With only one copy of the last three numbers their set cannot be broken, whatever is cut.
    before = parse_table(", ".join([*olds[:2] * 4, olds[2], "k1 k2 j"]))
    run = "r4 r5 r6 r7 r8 r9 j"
    after = parse_table(", ".join([*olds[:2] * 3, olds[0], run, "k1 k2 k3"]))
    assert judge(rules, before, after, parse_rack("k3"), melded=True).legal
    run = "r7 r8 r9 j"
    after = parse_table(", ".join([*olds[:2] * 4, run, "k1 k2 k3"]))
    verdict = judge(rules, before, after, parse_rack("k3"), melded=True)
    assert [fault.code for fault in verdict.faults] == ["joker-needs-new-set"]
    assert looked_at["ways"]


@pytest.mark.parametrize("melded", [True, False])
@pytest.mark.parametrize("edition", EDITIONS)
def test_in_a_heap_nothing_is_looked_for(
    edition: str, melded: bool, looked_at: Counter[str]
) -> None:
    groups = [f"k{n} r{n} b{n}" for n in range(1, 14)]
    before = parse_table(", ".join([*groups, "o1 o2 j"]))
    after = parse_table(" ".join([*groups, "o1 o2 o3 j"]))
    verdict = judge(EDITIONS[edition], before, after, parse_rack("o3"), melded=melded)
    codes = [fault.code for fault in verdict.faults]
    assert "set-mixed" in codes
    assert ("meld-too-low" in codes) == (not melded)
    assert not looked_at


def test_beside_a_heap_a_meld_counts_what_it_is_worth() -> None:
    rack = parse_rack("k10 r10 b10 " + "o1 " * 2 + "o2 o3 o4 o5 o6 o7 o8 o9 o10 o11 o12 o13 k1")
    after = parse_table(f"k10 r10 b10, {format_rack(rack[3:])}")
    verdict = judge(EDITIONS["goliath"], (), after, rack, melded=False)
    assert [fault.code for fault in verdict.faults] == ["set-mixed"]
    low = parse_table(f"k10 r10, {format_rack((*rack[2:],))}")
    verdict = judge(EDITIONS["goliath"], (), low, rack, melded=False)
    assert "meld-too-low" in {fault.code for fault in verdict.faults}


def test_the_best_meld_of_many_poor_tiles_takes_few_steps() -> None:
    rules = parse_ruleset("goliath(jokers=4, colours=6, copies=4, group_max=6, meld_min=100)")
    text = (
        "b1 b1 b2 b2 b3 b6 b11 b11 g1 g3 g4 g5 g8 g10 g10 g13 k1 k2 k3 k4 k4 k4 k4 k7 k8 k11 k13 "
        "o2 o3 o3 o3 o4 o5 o5 o5 o6 o6 o9 o10 o12 o12 o12 p2 p2 p3 p3 p4 p7 p9 p9 p12 p12"
    )
    tiles, taken = Counter(parse_rack(text)), iter(range(10_000))
    best, _ = best_meld(tiles, rules.shape, 100, taken)
    assert best == best_meld(tiles, rules.shape, 10**6)[0] < 100
    assert next(taken, None) is not None
