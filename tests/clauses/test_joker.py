"""R54 to R62: what a joker is, and how it gets free."""

import pytest

from remeld.notation import parse_rack, parse_set
from remeld.rules import FAULTS, JOKER, Ruleset, best_value, judge, readings, set_faults
from tests.clauses.clause_marker import clause
from tests.clauses.turns import EVERY_TILE, Kind, Turn, around, example, faults


@clause("R54")
@pytest.mark.parametrize("kind", ["run", "group"])
def test_a_joker_stands_for_any_tile(rules: Ruleset, kind: Kind) -> None:
    for tile in EVERY_TILE:
        tiles = around(tile, kind)
        laid = tuple(JOKER if each == tile else each for each in tiles)
        verdict = judge(rules, before=(), after=(laid,), rack=laid, melded=True)
        assert verdict.legal, laid
        assert verdict.points == sum(each.number for each in tiles)
        assert any(tile in reading.stands_for[laid.index(JOKER)] for reading in readings(laid))


@clause("R54")
@pytest.mark.parametrize("jokers", ["j j j", "j j j j"])
def test_jokers_alone_stand_for_nothing(rules: Ruleset, jokers: str) -> None:
    assert [fault.code for fault in set_faults(parse_set(jokers), rules.shape)] == [
        "set-only-jokers"
    ]


# R55: a set, what its joker stands for, and what the set is worth. All five booklets give the
# joker the number and colour of the tile that the set needs; in a run its place tells which.
IDENTITIES = [
    ("b6 b7 j", "b8", 21),
    ("j b6 b7", "b5", 18),
    ("b6 j b8", "b7", 21),
    ("j r12 r13", "r11", 36),
    ("b3 r3 j", "k3 o3", 9),
    ("b3 r3 k3 j", "o3", 12),
]


@clause("R55")
@pytest.mark.parametrize(("tiles", "stands_for", "value"), IDENTITIES)
def test_a_joker_has_the_number_and_colour_of_what_it_stands_for(
    rules: Ruleset, tiles: str, stands_for: str, value: int
) -> None:
    laid = parse_set(tiles)
    (reading,) = readings(laid, rules.shape)
    assert reading.stands_for[laid.index(JOKER)] == set(parse_rack(stands_for))
    assert best_value(laid, rules.shape) == value


@clause("R55")
def test_a_joker_that_is_declared_must_fit(rules: Ruleset) -> None:
    legal = ["b6 b7 j=b8", "j=b5 b6 b7", "b3 r3 j=k3"]
    wrong = ["b6 b7 j=b9", "b6 b7 j=r8", "b3 r3 j=r3", "b3 r3 j=k4"]
    assert all(readings(parse_set(tiles), rules.shape) for tiles in legal)
    assert not any(readings(parse_set(tiles), rules.shape) for tiles in wrong)


# R56: whoever melds in that very turn may go on to free a joker only where the table opens with
# the meld; by goliath's silence (and a ruling) it is no exception before the meld.
FREED_WITH_THE_MELD = {
    "broadway": False,
    "babyboom": False,
    "lanmi": True,
    "john-adams": False,
    "goliath": True,
}


@clause("R56")
def test_no_joker_is_freed_before_the_own_meld(rules: Ruleset) -> None:
    too_early = faults(rules, example("P13"))
    assert "joker-before-meld" in too_early
    assert FAULTS["joker-before-meld"] == "R56"
    # The same turn of a player who has melded.
    assert faults(rules, example("P13")._replace(melded=True)) == []


@clause("R56")
def test_the_meld_opens_the_jokers_at_once_or_from_the_next_turn(rules: Ruleset) -> None:
    found = faults(rules, example("P14"))
    assert (found == []) == FREED_WITH_THE_MELD[rules.edition]
    assert ("joker-before-meld" in found) != FREED_WITH_THE_MELD[rules.edition]


# R57: lanmi lets only the very tile take the joker's place. babyboom says any number tile; the
# texts of the others name the same tile, but their figures free the joker in other ways too.
ONLY_THE_EXACT_TILE = {
    "broadway": False,
    "babyboom": False,
    "lanmi": True,
    "john-adams": False,
    "goliath": False,
}


@clause("R57")
def test_the_exact_tile_replaces_the_joker(rules: Ruleset) -> None:
    assert faults(rules, Turn("b8 k1 k2", "b6 b7 j", "b6 b7 b8, k1 k2 j")) == []
    assert faults(rules, Turn("r8 k1 k2", "b6 b7 j", "b6 b7 r8, k1 k2 j")) != []


@clause("R57")
@pytest.mark.parametrize("turn", ["E18", "E18-234", "D15", "D16"])
def test_another_tile_replaces_it_where_the_edition_is_content_with_legal_sets(
    rules: Ruleset, turn: str
) -> None:
    assert (faults(rules, example(turn)) == []) != ONLY_THE_EXACT_TILE[rules.edition]


# R58
SWAP_FROM_THE_TABLE = {
    "broadway": True,
    "babyboom": True,
    "lanmi": False,
    "john-adams": True,
    "goliath": True,
}


@clause("R58")
def test_where_the_replacing_tile_comes_from(rules: Ruleset) -> None:
    from_table = [] if SWAP_FROM_THE_TABLE[rules.edition] else ["joker-swap-from-table"]
    assert faults(rules, example("D11")) == from_table
    assert faults(rules, example("D11b")) == []


@clause("R59")
@pytest.mark.parametrize("colours", ["E16a", "E16b", "E16c"])
def test_either_missing_colour_frees_the_joker_of_a_group_of_three(
    rules: Ruleset, colours: str
) -> None:
    # One, the other, both: goliath prints the first only, lanmi the first two; the rest is ruled.
    assert faults(rules, example(colours)) == []


@clause("R59")
def test_a_colour_that_the_group_has_frees_nothing(rules: Ruleset) -> None:
    turn = Turn("r3 r1 r2", "b3 r3 j", "b3 r3 r3, r1 r2 j")
    assert "group-colour-twice" in faults(rules, turn)


# R60: the run split round its joker, the run shifted away from it, the run dissolved into groups;
# then the joker as fourth tile of a group and at the end of a long run, which needs no
# replacement at all (a ruling). lanmi knows the exact swap and nothing else.
OTHER_WAYS = {
    "split": example("E17"),
    "shift": example("E18"),
    "dissolve": example("E20"),
    "fourth of a group": Turn("k1 k2", "b3 r3 k3 j", "b3 r3 k3, k1 k2 j"),
    "end of a run": Turn("k1 k2", "b3 b4 b5 j", "b3 b4 b5, k1 k2 j"),
}
FREED_IN_OTHER_WAYS = {
    "broadway": True,
    "babyboom": True,
    "lanmi": False,
    "john-adams": True,
    "goliath": True,
}


@clause("R60")
@pytest.mark.parametrize("way", OTHER_WAYS)
def test_other_ways_to_free_a_joker(rules: Ruleset, way: str) -> None:
    found = faults(rules, OTHER_WAYS[way])
    assert (found == []) == FREED_IN_OTHER_WAYS[rules.edition], found


# R61
JOKER_SETS_ARE_FROZEN = {
    "broadway": False,
    "babyboom": False,
    "lanmi": True,
    "john-adams": False,
    "goliath": False,
}


@clause("R61")
@pytest.mark.parametrize(
    "turn",
    [
        Turn("r7", "r4 r5 j", "r4 r5 j r7"),
        Turn("r3", "r4 r5 j", "r3 r4 r5 j"),
        Turn("k3", "b3 r3 j", "b3 r3 j k3"),
        # From the table as well.
        Turn("k1", "r5 r6 j, r8 r9 r10 r11, k2 k3 k4", "r5 r6 j r8, r9 r10 r11, k1 k2 k3 k4"),
    ],
)
def test_every_edition_adds_to_a_set_with_a_joker(rules: Ruleset, turn: Turn) -> None:
    assert faults(rules, turn) == []


@clause("R61")
@pytest.mark.parametrize(
    "turn",
    [
        # The joker stays what it is; only its neighbours leave.
        Turn("k1", "r1 r2 r3 j r5 r6, k2 k3 k4", "r1 r2 r3, j r5 r6, k1 k2 k3 k4"),
        Turn("k1 b1", "r1 r2 r3 j", "r2 r3 j, r1 k1 b1"),
        Turn("b4 b5", "b3 r3 k3 j", "r3 k3 j=o3, b3 b4 b5"),
    ],
    ids=["split", "rob a run", "rob a group"],
)
def test_a_set_with_a_joker_is_split_or_robbed_unless_frozen(rules: Ruleset, turn: Turn) -> None:
    frozen = JOKER_SETS_ARE_FROZEN[rules.edition]
    assert ("joker-set-frozen" in faults(rules, turn)) == frozen
    assert (faults(rules, turn) == []) != frozen


# R62: goliath prints it, lanmi forbids it, the others are silent and allow it by ruling.
JOKER_MOVES = {
    "broadway": True,
    "babyboom": True,
    "lanmi": False,
    "john-adams": True,
    "goliath": True,
}


@clause("R62")
@pytest.mark.parametrize("move", ["E19", "D14"])
def test_a_joker_moves_inside_its_run(rules: Ruleset, move: str) -> None:
    expected = [] if JOKER_MOVES[rules.edition] else ["joker-moved"]
    assert faults(rules, example(move)) == expected
