"""Tables that would keep a referee busy for minutes, if every choice were tried one by one."""

from collections import Counter
from collections.abc import Iterator
from random import Random

import pytest

from remeld.notation import format_rack, parse_rack, parse_ruleset, parse_table
from remeld.rules import EDITIONS, count, judge, spread
from remeld.rules.joker_places import OldJoker, Place, Scene, Way, ways
from remeld.rules.joker_search import JokerSearch, Outcome
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

    monkeypatch.setattr("remeld.rules.joker_search.ways", counted)
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


OPENS = 'table_in_meld_turn="openAfterMeld", joker_freeing="exactSwap", joker_floats=false'


@pytest.fixture
def searches(monkeypatch: pytest.MonkeyPatch) -> list[JokerSearch]:
    """Every search for where the jokers of a turn came from."""
    found: list[JokerSearch] = []
    obeys, best = JokerSearch.obeys, JokerSearch.best

    def counted(search: JokerSearch) -> bool:
        found.append(search)
        return obeys(search)

    def counted_best(
        search: JokerSearch, so_far: Outcome | None, *, faultless: bool
    ) -> Outcome | None:
        found.append(search)
        return best(search, so_far, faultless=faultless)

    monkeypatch.setattr(JokerSearch, "obeys", counted)
    monkeypatch.setattr(JokerSearch, "best", counted_best)
    return found


def test_an_opening_that_thousands_of_melds_could_make_is_found(
    searches: list[JokerSearch],
) -> None:
    # Both jokers lean on tiles of the rack, and what they leave of it is worth more than enough.
    rules = parse_ruleset(
        f"broadway(numbers=9, colours=5, copies=1, group_max=3, hand=1, meld_min=80, {OPENS}, "
        'freed_joker_target="newSetWithRackTiles")'
    )
    before = parse_table("j j o5, o8 g8 r8, r1 o1 g1, g7 r7 o7")
    after = parse_table(
        "b1 j b3 j b5 b6 b7 b8 b9, o2 b2 k2, g7 r7 o7, r1 o1 g1, o4 r4 b4, r6 o6 k6, g4 g5 g6, "
        "o8 g8 r8, k9 g9 r9, r5 k5 o5, g3 r3 k3"
    )
    rack = (count(spread(after)) - count(spread(before))).elements()
    assert judge(rules, before, after, tuple(rack), melded=False).legal
    assert len(searches) < 20


def test_no_meld_of_thousands_helps_a_joker_without_its_tile(searches: list[JokerSearch]) -> None:
    rules = parse_ruleset(
        f"broadway(numbers=5, colours=6, copies=4, group_max=3, hand=1, meld_min=15, {OPENS}, "
        'joker_swap_from="rackOnly", freed_joker_target="newSetWithRackTiles")'
    )
    before = parse_table(
        "p1 p2 p3 p4, k3 b3 r3, o1 o2 o3 o4 o5, r3 r4 r5, b5 r5 k5, j g2 g3, k1 k2 k3 k4 k5, "
        "k4 j g4, p1 p2 p3 p4"
    )
    after = parse_table(
        "b3 j j, p3 g3 b3, b3 r3 g3, b5 o5 r5, k4 p4 g4, p3 g3 b3, p1 p2 p3 p4 p5, r3 r4 r5, "
        "k1 k2 k3 k4 k5, r1 r2 r3 r4 r5, o1 o2 o3 o4 o5, g2 p2 r2, g3 o3 k3, k3 k4 k5, p1 r1 k1, "
        "r3 k3 o3, p5 b5 k5"
    )
    rack = (count(spread(after)) - count(spread(before))).elements()
    verdict = judge(rules, before, after, tuple(rack), melded=False)
    assert [fault.code for fault in verdict.faults] == ["joker-swap-missing"]
    assert len(searches) < 50


def test_of_many_melds_one_that_is_enough_takes_few_steps() -> None:
    rules = parse_ruleset("goliath(colours=6, copies=4, run_max=5, meld_min=100)")
    some = Random(1).sample(rules.box.tiles(), 100)
    tiles = Counter(tile for tile in some if not tile.joker and tile.number < 10)
    assert best_meld(tiles, rules.shape, 100, iter(range(10)))[0] >= 100


def test_where_runs_can_be_cut_in_hundreds_of_ways_the_right_ones_come_first(
    searches: list[JokerSearch],
) -> None:
    rules = parse_ruleset(
        "broadway(colours=3, copies=4, group_max=3, meld_min=1, "
        'table_in_meld_turn="openAfterMeld", joker_freeing="exactSwap")'
    )
    before = parse_table(
        "k3-5, b8 r8 k8, r12 k12 j, r13 j k13, b8-10, b8-10, r6-11, r4 b4 k4, r1-3, k3-6, k6-8, "
        "k9-12, b7-9, k6-8"
    )
    after = parse_table(
        "k1 j k3 k4 k5 k6 k7 k8 k9 k10 k11 k12 k13, r1 r2 r3 r4 r5 r6 r7 r8 j r10 r11 r12 r13, "
        "b5-9, b6-10, b7-9, k6-10, r8-12, b4-6, k3-5, b6-10, k8-12, k4-8, r7-12, r7-12"
    )
    rack = (count(spread(after)) - count(spread(before))).elements()
    assert judge(rules, before, after, tuple(rack), melded=False).legal
    assert len(searches) < 20


def test_what_no_longer_set_allows_no_shorter_one_is_asked_for(
    searches: list[JokerSearch],
) -> None:
    # The old joker stays with r13, so no part of the run beside it can be of the meld.
    rules = parse_ruleset(
        "broadway(group_max=3, meld_min=50, "
        'table_in_meld_turn="openAfterMeld", joker_freeing="exactSwap")'
    )
    before = parse_table("r13 b13 j")
    after = parse_table(
        "j r2 j r4 r5 r6 r7 r8 r9 r10 r11 r12 r13, o6-8, b11-13, k1-4, k1-4, b1 r1 o1, b1 r1 o1"
    )
    rack = (count(spread(after)) - count(spread(before))).elements()
    assert judge(rules, before, after, tuple(rack), melded=False).legal
    assert len(searches) < 100
