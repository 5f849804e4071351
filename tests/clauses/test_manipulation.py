"""R47 to R53: what may be done with the sets on the table, by the booklets' own examples.

Next to each example stands the same turn with a mistake, so that leniency shows as well.
"""

import pytest

from remeld.rules import Ruleset
from tests.clauses.clause_marker import clause
from tests.clauses.turns import Turn, example, faults

# R47: four booklets print one tile added to a run and one to a group, lanmi both ends of a run.
ADDING = {
    "broadway": "E9",
    "babyboom": "E9",
    "lanmi": "E10",
    "john-adams": "E9",
    "goliath": "E9",
}


@clause("R47")
def test_tiles_are_added_to_runs_and_groups(rules: Ruleset) -> None:
    assert faults(rules, example(ADDING[rules.edition])) == []
    # What one booklet prints is right by all of them.
    assert faults(rules, example("E9")) == faults(rules, example("E10")) == []


@clause("R47")
@pytest.mark.parametrize(
    ("turn", "code"),
    [
        (Turn("b2", "b4 b5 b6", "b2 b4 b5 b6"), "run-gap"),
        (Turn("r7", "b4 b5 b6", "b4 b5 b6 r7"), "set-mixed"),
        (Turn("b5", "b4 b5 b6", "b4 b5 b5 b6"), "run-number-twice"),
        (Turn("k8", "k8 r8 o8", "k8 r8 o8 k8"), "group-colour-twice"),
    ],
)
def test_a_tile_that_does_not_fit_is_not_added(rules: Ruleset, turn: Turn, code: str) -> None:
    assert faults(rules, turn) == [code]


@clause("R48")
def test_the_fourth_tile_of_a_group_may_be_taken(rules: Ruleset) -> None:
    # Printed in four booklets; goliath shows no such turn, and it is allowed there by ruling.
    assert faults(rules, example("E11")) == []


@clause("R48")
def test_the_third_tile_of_a_group_may_not_be_taken(rules: Ruleset) -> None:
    turn = Turn("b3 b5 b6", "k4 r4 b4", "k4 r4, b3 b4 b5 b6")
    assert faults(rules, turn) == ["set-too-short"]


@clause("R49")
def test_one_tile_is_added_and_another_taken(rules: Ruleset) -> None:
    assert faults(rules, example("E12")) == []
    # A group allows the same: o4 comes, b4 goes.
    group = Turn("o4 b5 b6", "k4 r4 b4", "k4 r4 o4, b4 b5 b6")
    assert faults(rules, group) == []


@clause("R49")
def test_nothing_is_taken_from_three_without_adding(rules: Ruleset) -> None:
    turn = Turn("k8 o8", "b8 b9 b10", "b9 b10, b8 k8 o8")
    assert faults(rules, turn) == ["set-too-short"]


@clause("R50")
def test_a_run_is_split_by_a_second_middle_tile(rules: Ruleset) -> None:
    assert faults(rules, example("E13")) == []


@clause("R50")
@pytest.mark.parametrize(
    ("turn", "code"),
    [
        (Turn("r5", "r4 r5 r6 r7 r8", "r4 r5, r5 r6 r7 r8"), "set-too-short"),
        (Turn("k6", "r4 r5 r6 r7 r8", "r4 r5 r6, k6 r7 r8"), "set-mixed"),
    ],
)
def test_both_halves_of_a_split_run_are_sets(rules: Ruleset, turn: Turn, code: str) -> None:
    assert faults(rules, turn) == [code]


@clause("R51")
def test_one_tile_from_each_of_two_sets_makes_a_new_one(rules: Ruleset) -> None:
    # Printed in four booklets; goliath shows no such turn, and it is allowed there by ruling.
    assert faults(rules, example("E14")) == []


@clause("R51")
def test_both_sets_that_are_robbed_keep_three_tiles(rules: Ruleset) -> None:
    turn = Turn("b1", "o1 o2 o3, k1 r1 b1", "o2 o3, k1 b1, b1 o1 r1")
    assert faults(rules, turn) == ["set-too-short", "set-too-short"]


@clause("R52")
def test_several_sets_are_split_at_once(rules: Ruleset) -> None:
    assert faults(rules, example("E15")) == []


@clause("R52")
def test_no_rest_of_a_multiple_split_may_be_short(rules: Ruleset) -> None:
    # The printed turn without its black 10: two black tiles are left over.
    turn = Turn(
        "b5",
        "o5 o6 o7, r5 r6 r7, k5 k6 k7 k8 k9",
        "o5 r5 k5 b5, o6 r6 k6, o7 r7 k7, k8 k9",
    )
    assert faults(rules, turn) == ["set-too-short"]


# R53: none of these is among the ways that the booklets list. broadway speaks of any way and any
# combination, babyboom of no limit, lanmi of any other legal way, john-adams of many ways; goliath
# only lists its ways, and by ruling whatever ends in legal sets is allowed there too.
OTHER_WAYS = {
    "three runs become three groups": Turn(
        "o1", "k1 k2 k3, r1 r2 r3, b1 b2 b3", "k1 r1 b1 o1, k2 r2 b2, k3 r3 b3"
    ),
    "two runs become one": Turn("r7", "r1 r2 r3, r4 r5 r6", "r1 r2 r3 r4 r5 r6 r7"),
    "a set is shared out among others": Turn(
        "b9", "b6 b7 b8, r6 r7 r8 r9, k6 o6 r6, k7 o7 r7, k8 o8 r8, k9 o9 r9",
        "r6 r7 r8 r9, k6 o6 r6 b6, k7 o7 r7 b7, k8 o8 r8 b8, k9 o9 r9 b9",
    ),
    "add, rob and split in one turn": Turn(
        "b3 k1 k2 k3 r6 k9",
        "b4 b5 b6, k4 r4 b4 o4, r4 r5 r6 r7 r8, k10 k11 k12",
        "b3 b4 b5 b6, r4 b4 o4, k1 k2 k3 k4, r4 r5 r6, r6 r7 r8, k9 k10 k11 k12",
    ),
}  # fmt: skip


@clause("R53")
@pytest.mark.parametrize("way", OTHER_WAYS)
def test_any_way_that_ends_in_sets_is_allowed(rules: Ruleset, way: str) -> None:
    assert faults(rules, OTHER_WAYS[way]) == []


@clause("R53")
@pytest.mark.parametrize(
    ("after", "code"),
    [
        ("k1 r1 b1 o1, k2 r2 b2, k3 r3, b3", "loose-tile"),
        ("k1 r1 b1 o1, k2 r2 b2, k3 r3", "tile-left-table"),
        ("k1 r1 b1 o1, k2 r2 b2, k3 r3 b3 o3", "tile-from-nowhere"),
    ],
)
def test_no_way_leaves_loose_or_other_tiles(rules: Ruleset, after: str, code: str) -> None:
    turn = Turn("o1", "k1 k2 k3, r1 r2 r3, b1 b2 b3", after)
    assert code in faults(rules, turn)
