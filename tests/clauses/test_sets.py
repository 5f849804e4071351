"""R9–R16: what a set is, and whose."""

from remeld.notation import format_table, parse_set, parse_table
from remeld.rules import Play, Ruleset, readings
from tests.clauses.clause_marker import clause
from tests.clauses.turns import faults_of_set
from tests.match.arranged_games import arrange

# A group and a run that the text of the booklet prints.
PRINTED = {
    "broadway": ("k8 r8 o8 b8", "b3 b4 b5 b6"),
    "babyboom": ("k7 r7 b7 o7", "b3 b4 b5 b6"),
    "lanmi": ("r7 b7 k7", "r4 r5 r6"),
    "john-adams": ("k7 r7 b7 o7", "b3 b4 b5 b6"),
    "goliath": ("o13 r13 b13", "r8 r9 r10"),
}


@clause("R9")
def test_groups_and_runs_of_three_or_more_and_nothing_else(rules: Ruleset) -> None:
    group, run = PRINTED[rules.edition]
    for tiles, kind in ((group, "group"), (run, "run")):
        assert faults_of_set(rules, tiles) == []
        assert [reading.kind for reading in readings(parse_set(tiles), rules.shape)] == [kind]
    assert faults_of_set(rules, "k7 r7") == ["set-too-short"]
    assert faults_of_set(rules, "r4 r5") == ["set-too-short"]
    assert faults_of_set(rules, "r4 j") == ["set-too-short"]
    assert faults_of_set(rules, "k7 r8 b9") == ["set-mixed"]


@clause("R10")
def test_a_group_has_three_or_four_tiles(rules: Ruleset) -> None:
    assert faults_of_set(rules, "k7 r7 b7") == []
    assert faults_of_set(rules, "k7 r7 b7 o7") == []
    assert faults_of_set(rules, "k7 r7 j o7") == []
    assert faults_of_set(rules, "k7 o7") == ["set-too-short"]
    assert faults_of_set(rules, "k7 r7 b7 o7 j") == ["group-too-long"]
    assert faults_of_set(rules, "k7 r7 b8") == ["set-mixed"]


@clause("R10")
def test_more_colours_would_not_make_larger_groups(rules: Ruleset) -> None:
    six = rules.replace(colours=6)
    assert faults_of_set(six, "k7 r7 g7 p7") == []
    assert faults_of_set(six, "k7 r7 b7 g7 p7") == ["group-too-long"]


@clause("R11")
def test_no_colour_comes_twice_in_a_group(rules: Ruleset) -> None:
    assert faults_of_set(rules, "r7 r7 b7") == ["group-colour-twice"]
    assert faults_of_set(rules, "k7 r7 b7 k7") == ["group-colour-twice"]
    assert faults_of_set(rules, "r7 b7 j=r7") == ["group-colour-twice"]
    assert faults_of_set(rules, "r7 b7 j=k7") == []


@clause("R12")
def test_a_run_is_one_colour_without_a_gap(rules: Ruleset) -> None:
    assert faults_of_set(rules, "r4 r5 r6") == []
    assert faults_of_set(rules, "r4 r5 r6 r7 r8") == []
    assert faults_of_set(rules, "r4 r5") == ["set-too-short"]
    assert faults_of_set(rules, "r4 r5 r7") == ["run-gap"]
    assert faults_of_set(rules, "r4 r5 r5 r6") == ["run-number-twice"]
    assert faults_of_set(rules, "r4 b5 r6") == ["set-mixed"]


@clause("R13")
def test_the_longest_run_is_1_to_13(rules: Ruleset) -> None:
    assert faults_of_set(rules, "o1-13") == []
    assert faults_of_set(rules, "o1-12 j") == []
    assert "run-too-long" in faults_of_set(rules, "o1-13 j")


@clause("R14")
def test_nothing_stands_after_13_or_before_1(rules: Ruleset) -> None:
    assert faults_of_set(rules, "r12 r13 r1") == ["run-past-end"]
    assert faults_of_set(rules, "r13 r1 r2") == ["run-past-end"]
    assert faults_of_set(rules, "r12 r13 j") == ["run-past-end"]
    assert faults_of_set(rules, "j r1 r2") == ["run-past-end"]
    # The same jokers at the other end are a 3 and an 11.
    assert faults_of_set(rules, "r1 r2 j") == []
    assert faults_of_set(rules, "j r12 r13") == []


@clause("R15")
def test_a_run_lies_in_rising_order(rules: Ruleset) -> None:
    game = arrange(rules, ["b6 b4 b5 k1", "r1"], pool="k2")
    game = game.move(0, Play(parse_table("b6 b4 b5")), 1)
    assert format_table(game.state.table) == "b4 b5 b6"


@clause("R15")
def test_the_place_of_a_joker_is_its_number(rules: Ruleset) -> None:
    def value(tiles: str) -> list[int]:
        return [reading.value for reading in readings(parse_set(tiles), rules.shape)]

    assert value("r6 r7 j") == [6 + 7 + 8]
    assert value("j r6 r7") == [5 + 6 + 7]
    assert faults_of_set(rules, "r8 j r6") == ["run-out-of-order"]


@clause("R16")
def test_everybody_uses_the_sets_that_others_laid(rules: Ruleset) -> None:
    game = arrange(rules, ["k4 r4 b4 o4 k1", "b3 b5 b6 k1", "b4 k2"], pool="k3 k4")
    game = game.move(0, Play(parse_table("k4 r4 b4 o4")), 1)
    # Ben takes a tile that Ann laid; Cleo puts one of her own in its place.
    game = game.move(1, Play(parse_table("k4 r4 o4, b3-6")), 2)
    game = game.move(2, Play(parse_table("k4 r4 o4 b4, b3-6")), 3)
    assert format_table(game.state.table) == "k4 r4 o4 b4, b3 b4 b5 b6"
