"""The referee against the oracle, on thousands of random small turns in every edition.

`REMELD_FUZZ=50000 pytest tests/rules/test_oracle.py` looks at so many turns for each edition;
another number means other turns.
"""

import os
from collections import Counter
from collections.abc import Callable, Iterator
from itertools import islice
from random import Random

import pytest

from remeld.notation import parse_rack, parse_ruleset, parse_table
from remeld.rules import EDITIONS, Ruleset, TileError, judge
from tests.rules.oracle import effort, legal
from tests.rules.random_turns import Case, Maker

TURNS = int(os.environ.get("REMELD_FUZZ", "3000"))
# Beyond these the oracle takes seconds for a turn; before the meld it tries every first phase.
MOST_EFFORT = {True: 3000, False: 200}

EVERYWHERE = {
    "group-colour-twice",
    "joker-left-table",
    "loose-tile",
    "meld-too-low",
    "meld-touches-table",
    "no-tile-played",
    "run-gap",
    "run-past-end",
    "set-mixed",
    "set-too-short",
    "tile-from-nowhere",
    "tile-left-table",
}
JOKER_FAULTS = {
    "broadway": {"joker-before-meld", "joker-needs-new-set"},
    "babyboom": {"joker-before-meld"},
    "lanmi": {
        "joker-before-meld",
        "joker-moved",
        "joker-needs-rack-tiles",
        "joker-set-frozen",
        "joker-swap-from-table",
        "joker-swap-missing",
    },
    "john-adams": {"joker-before-meld", "joker-needs-new-set"},
    "goliath": {"joker-before-meld"},
}


def boxes(rules: Ruleset) -> list[Ruleset]:
    """The edition with its own tiles, with more jokers, and with few numbers or six colours."""
    return [
        rules,
        rules.replace(copies=3, jokers=4),
        rules.replace(jokers=4, meld_min=15),
        rules.replace(numbers=5, jokers=3, meld_min=12, hand=1),
        rules.replace(numbers=4, meld_min=8, hand=1),
        rules.replace(numbers=6, colours=6, group_max=6, jokers=3, meld_min=15, hand=1),
    ]


def any_house(rng: Random) -> Ruleset:
    """A house rule that mixes everything that is said of jokers."""
    return EDITIONS["broadway"].replace(
        hand=1,
        numbers=rng.choice((4, 5, 6, 13)),
        colours=rng.choice((3, 4, 4, 6)),
        copies=rng.choice((1, 2, 2, 3)),
        jokers=rng.choice((1, 2, 2, 3, 4)),
        group_max=rng.choice((3, 4, 6)),
        run_max=rng.choice((5, 13)),
        meld_min=rng.choice((0, 5, 10, 20)),
        table_in_meld_turn=rng.choice(("closed", "openAfterMeld")),
        joker_freeing=rng.choice(("exactSwap", "anyLegal")),
        joker_swap_from=rng.choice(("rackOrTable", "rackOnly")),
        joker_set_frozen=rng.choice((False, True)),
        joker_floats=rng.choice((False, True)),
        freed_joker_target=rng.choice(("newSet", "anySet", "newSetWithRackTiles")),
    )


def small_cases(rng: Random, rules: Iterator[Ruleset], turns: int) -> Iterator[Case]:
    while turns:
        case = Maker(rng, next(rules)).case()
        if effort(case.rules, case.before, case.after) <= MOST_EFFORT[case.melded]:
            turns -= 1
            yield case


def duel(cases: Iterator[Case]) -> tuple[Counter[bool], Counter[str]]:
    """Ask both referees; how often turns were legal, and the faults that were found."""
    verdicts: Counter[bool] = Counter()
    codes: Counter[str] = Counter()
    for case in cases:
        try:
            found = judge(case.rules, case.before, case.after, case.rack, melded=case.melded)
        except TileError:
            # The case was spoilt by a tile too many: there is no such box.
            continue
        verdicts[found.legal] += 1
        codes.update({fault.code for fault in found.faults})
        if found.legal != ask_oracle(case):
            case = smaller(case)
            answer = "legal" if ask_oracle(case) else "illegal"
            pytest.fail(f"the oracle says {answer}, the referee does not:\n{case}")
    return verdicts, codes


def ask_oracle(case: Case) -> bool:
    return legal(case.rules, case.before, case.after, case.rack, melded=case.melded)


def smaller(case: Case) -> Case:
    """The case with everything left out that does not matter for the disagreement."""

    def disagree(each: Case) -> bool:
        try:
            found = judge(each.rules, each.before, each.after, each.rack, melded=each.melded)
        except TileError:
            return False
        return found.legal != ask_oracle(each)

    def parts() -> Iterator[Case]:
        for index, tiles in enumerate(case.before):
            if tiles in case.after:
                after = list(case.after)
                after.remove(tiles)
                before = case.before[:index] + case.before[index + 1 :]
                yield case._replace(before=before, after=tuple(after))
        for index in range(len(case.rack)):
            yield case._replace(rack=case.rack[:index] + case.rack[index + 1 :])
        for index in range(len(case.after)):
            yield case._replace(after=case.after[:index] + case.after[index + 1 :])

    while found := next((each for each in parts() if disagree(each)), None):
        case = found
    return case


@pytest.mark.slow
@pytest.mark.parametrize("name", EDITIONS)
def test_the_referee_and_the_oracle_agree(name: str) -> None:
    rng = Random(f"{name} {TURNS}")
    sizes = boxes(EDITIONS[name])
    rules = iter(lambda: rng.choice(sizes), None)
    verdicts, codes = duel(small_cases(rng, rules, TURNS))
    # A comparison says little if one verdict is rare or a fault never happens.
    assert min(verdicts[True], verdicts[False]) > TURNS / 5, verdicts
    missing = (EVERYWHERE | JOKER_FAULTS[name]) - {code for code in codes if codes[code] > 1}
    assert not missing, codes


@pytest.mark.slow
def test_they_agree_on_house_rules_that_mix_the_joker_clauses() -> None:
    rng = Random(f"house {TURNS}")
    rules = iter(lambda: any_house(rng), None)
    verdicts, codes = duel(small_cases(rng, rules, TURNS))
    assert min(verdicts[True], verdicts[False]) > TURNS / 5, verdicts
    missing = set().union(*JOKER_FAULTS.values()) - set(codes)
    assert not missing, codes


def is_opening_with_a_joker(case: Case) -> bool:
    """A turn that lays a joker before the meld."""
    laid = sum(t.joker for tiles in case.after for t in tiles)
    return not case.melded and laid > sum(t.joker for tiles in case.before for t in tiles)


def frees_a_joker(case: Case) -> bool:
    """A turn that takes a set with a joker apart."""
    return case.melded and any(
        any(tile.joker for tile in tiles) and tiles not in case.after for tiles in case.before
    )


@pytest.mark.parametrize("wanted", [is_opening_with_a_joker, frees_a_joker])
@pytest.mark.parametrize("name", [*EDITIONS, "house"])
def test_they_agree_where_it_is_hardest(name: str, wanted: Callable[[Case], bool]) -> None:
    rng = Random(f"{name} {wanted.__name__} {TURNS}")
    sizes = [] if name == "house" else boxes(EDITIONS[name])
    rules = iter(lambda: rng.choice(sizes) if sizes else any_house(rng), None)
    cases = filter(wanted, small_cases(rng, rules, 100 * TURNS))
    verdicts, _ = duel(islice(cases, TURNS // 30))
    assert min(verdicts[True], verdicts[False]) > TURNS / 600, verdicts


# What the two once disagreed on, or nearly.
SETTLED = [
    # Two freed jokers make a set with one rack tile: both lean on it.
    ("lanmi", "b3 r3 j, b4 r4 j", "b3 r3 k3, b4 r4 o4, r11 j j", "k3 o4 r11", True),
    ("lanmi", "j r5 j b5", "k5 b5 r5 o5, r8 r7 j=r6 j=r5", "k5 o5 r7 r8", True),
    # Two jokers of a group stand for two colours: twice the same tile swaps only one of them.
    ("lanmi", "k8 j j", "k8 r7 r8 r9", "r7 r8 r9", False),
    (
        "lanmi(colours=6)",
        "k8 j j",
        "k7 k8 k9, r6 r7 r8, r8 r9 r10, k1 k2 j, o1 o2 j",
        "k7 k9 r6 r7 r8 r8 r9 r10 k1 k2 o1 o2",
        False,
    ),
    (
        "lanmi(colours=6)",
        "k8 j j",
        "k7 k8 k9, r6 r7 r8, b8 b9 b10, k1 k2 j, o1 o2 j",
        "k7 k9 r6 r7 r8 b8 b9 b10 k1 k2 o1 o2",
        True,
    ),
    # Three jokers in a row are no set, so they cannot be the new set either.
    (
        "lanmi(jokers=4)",
        "b3 r3 j, b4 r4 j, b5 r5 j, r8 r9 r10 r11",
        "b3 r3 k3, b4 r4 k4, b5 r5 k5, r9 r10 r11, j j j r8",
        "k3 k4 k5",
        False,
    ),
    # A swap tile is not also a rack tile of the new set, wherever swap tiles may come from.
    (
        'lanmi(joker_swap_from="rackOrTable")',
        "r4 r5 j",
        "r4 r5 r6 j",
        "r6",
        False,
    ),
    # A frozen set whose joker left without a swap tile does not keep its other joker.
    (
        'lanmi(joker_freeing="anyLegal")',
        "k6 j j r6",
        "k6 r6 j o6, j k3 b3",
        "o6 k3 b3",
        False,
    ),
]


@pytest.mark.parametrize(("rules", "before", "after", "rack", "expected"), SETTLED)
def test_settled(rules: str, before: str, after: str, rack: str, *, expected: bool) -> None:
    case = Case(
        parse_ruleset(rules), parse_table(before), parse_table(after), parse_rack(rack), True
    )
    assert ask_oracle(case) == expected
    assert judge(case.rules, case.before, case.after, case.rack, melded=True).legal == expected


def test_a_meld_that_counts_as_a_run_stays_a_run() -> None:
    # r9 j j is worth 30 only as 9-10-11, so that the joker beside r9 and k9 has changed.
    rules = parse_ruleset("goliath(group_max=3, joker_floats=false)")
    before, rack = parse_table("b4 b5 b6"), parse_rack("r9 j j k9")
    after = parse_table("r9 k9 j, b4 b5 b6 j")
    assert not ask_oracle(Case(rules, before, after, rack, melded=False))
    assert not judge(rules, before, after, rack, melded=False).legal


def test_a_larger_meld_than_needed_can_help_a_joker_that_may_not_change() -> None:
    # With r6 r7 r8 laid in the meld, the joker comes to an old set and counts as freed.
    rules = parse_ruleset("goliath(joker_floats=false)")
    before, rack = parse_table("r3 j r5"), parse_rack("k3 b3 r6 r7 r8 k10 b10 o10")
    after = parse_table("r3 k3 b3, r5 r6 r7 r8 j, k10 b10 o10")
    assert ask_oracle(Case(rules, before, after, rack, melded=False))
    assert judge(rules, before, after, rack, melded=False).legal


def test_how_the_meld_is_cut_can_decide_where_a_joker_may_go() -> None:
    # As one run of six, no old set lies complete beside the joker; as two runs, one does.
    rules = parse_ruleset('goliath(freed_joker_target="newSet", meld_min=60)')
    before, rack = parse_table("b3 r3 j"), parse_rack("o3 r8-13")
    after = parse_table("b3 r3 o3, r8 r9 r10, j=r10 r11 r12 r13")
    assert ask_oracle(Case(rules, before, after, rack, melded=False))
    assert judge(rules, before, after, rack, melded=False).legal
