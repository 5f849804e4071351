"""R30–R36: the initial meld."""

from remeld.match import Drew
from remeld.notation import parse_rack, parse_table
from remeld.rules import Draw, Play, Position, Ruleset, judge
from tests.clauses.clause_marker import clause
from tests.clauses.turns import Turn, faults
from tests.match.arranged_games import arrange, events

# Whether a player who has just laid the initial meld may go on with the table in that turn.
OPEN_AT_ONCE = {
    "broadway": False,
    "babyboom": False,
    "lanmi": True,
    "john-adams": False,
    "goliath": True,
}


def meld(rules: Ruleset, sets: str) -> list[str]:
    """What is wrong with laying these sets as the initial meld on an empty table."""
    return faults(rules, Turn(rack=sets.replace(",", ""), before="", after=sets, melded=False))


@clause("R30")
def test_30_points_are_enough_and_29_are_not(rules: Ruleset) -> None:
    assert meld(rules, "k10 r10 b10") == []
    assert meld(rules, "b9 b10 b11") == []
    assert meld(rules, "k9 r9 b9") == ["meld-too-low"]
    assert meld(rules, "k5 r5 b5, o2 o3 o4 o5") == ["meld-too-low"]
    table = parse_table("k5 r5 b5, o2 o3 o4 o5")
    rack = tuple(tile for tiles in table for tile in tiles)
    (fault,) = judge(rules, (), table, rack, melded=False).faults
    assert dict(fault.values) == {"points": 29, "needed": 30, "missing": 1}


@clause("R30")
def test_the_first_sets_only(rules: Ruleset) -> None:
    game = arrange(rules, ["k10 r10 b10 b3 k1", "r1"], table="b4-6", pool="k2 k3", melded=False)
    game = game.move(0, Play(parse_table("b4-6, k10 r10 b10")), 1).move(1, Draw(), 2)
    game = game.move(0, Play(parse_table("b3-6, k10 r10 b10")), 3)
    assert game.state.racks[0] == parse_rack("k1")


@clause("R31")
def test_one_set_or_several_of_either_kind(rules: Ruleset) -> None:
    assert meld(rules, "r7 r8 r9 r10") == []
    assert meld(rules, "k5 r5 b5, o5 r5 b5") == []
    assert meld(rules, "k1 k2 k3, r6 b6 o6") == ["meld-too-low"]
    assert meld(rules, "k1 k2 k3, r6 b6 o6, o1 o2 o3") == []


@clause("R32")
def test_tiles_of_the_table_do_not_help_to_30(rules: Ruleset) -> None:
    # A run on the table is not made one's own by adding to it.
    found = faults(rules, Turn(rack="b13", before="b10-12", after="b10-13", melded=False))
    assert set(found) == {"meld-too-low", "meld-touches-table"}
    # 27 points in a set of one's own, and 7 beside a table run.
    found = faults(
        rules, Turn(rack="k9 r9 o9 b7", before="b4-6", after="b4-7, k9 r9 o9", melded=False)
    )
    assert set(found) == {"meld-too-low", "meld-touches-table"}
    # A tile taken out of a group of four.
    found = faults(
        rules,
        Turn(
            rack="k9 k11", before="k10 r10 b10 o10", after="r10 b10 o10, k9 k10 k11", melded=False
        ),
    )
    assert set(found) == {"meld-too-low", "meld-touches-table"}


@clause("R33")
def test_a_joker_counts_as_the_tile_it_stands_for(rules: Ruleset) -> None:
    assert meld(rules, "k10 r10 j") == []
    assert meld(rules, "b9 j b11") == []
    assert meld(rules, "b8 j b10") == ["meld-too-low"]
    assert meld(rules, "k9 r9 j") == ["meld-too-low"]
    assert meld(rules, "b8 b9 b10, k1 r1 j") == []
    verdict = judge(rules, (), parse_table("j r12 r13"), parse_rack("r12 r13 j"), melded=False)
    assert (verdict.legal, verdict.points) == (True, 11 + 12 + 13)


@clause("R33")
def test_a_joker_counts_as_what_it_stands_for_when_the_turn_ends(rules: Ruleset) -> None:
    # A50: as b11 the joker would make it 30, but that is not where it lies.
    table, rack = parse_table("j b9 b10"), parse_rack("j b9 b10")
    (fault,) = judge(rules, (), table, rack, melded=False).faults
    assert fault.code == "meld-too-low"
    assert dict(fault.values) == {"points": 27, "needed": 30, "missing": 3}
    assert meld(rules, "j j k1, b4 b5 b6") == ["meld-too-low"]


@clause("R34")
def test_the_table_in_the_turn_of_the_meld(rules: Ruleset) -> None:
    adds = faults(
        rules, Turn(rack="k10 r10 b10 b7", before="b4-6", after="b4-7, k10 r10 b10", melded=False)
    )
    splits = faults(
        rules,
        Turn(rack="k10 r10 b10 r6", before="r4-8", after="r4-6, r6-8, k10 r10 b10", melded=False),
    )
    # Each set that a tile of the table is in, and was not before, is told.
    touched = 0 if OPEN_AT_ONCE[rules.edition] else 1
    assert adds == ["meld-touches-table"] * touched
    assert splits == ["meld-touches-table"] * 2 * touched


@clause("R34")
def test_from_the_next_turn_on_the_table_is_open(rules: Ruleset) -> None:
    game = arrange(
        rules, ["k10 r10 b10 r6 k1", "r1"], table="r4-8", pool="k2 k3", melded=[False, True]
    )
    game = game.move(0, Play(parse_table("r4-8, k10 r10 b10")), 1).move(1, Draw(), 2)
    game = game.move(0, Play(parse_table("r4-6, r6-8, k10 r10 b10")), 3)
    assert game.state.racks[0] == parse_rack("k1")


@clause("R35")
def test_who_cannot_meld_draws_one_tile(rules: Ruleset) -> None:
    game = arrange(rules, ["b3 k9", "r1"], table="b4-6", pool="k2 k3", melded=False)
    game = game.move(0, Draw(), 1)
    assert game.state.racks[0] == parse_rack("b3 k9 k2")
    assert (game.state.pool, game.state.turn) == (1, 1)
    assert not game.state.melded[0]


@clause("R36")
def test_who_could_meld_may_wait(rules: Ruleset) -> None:
    def able(position: Position) -> bool:
        return True

    game = arrange(rules, ["k10 r10 b10", "r1"], pool="k2 k3", melded=False, oracle=able)
    game = game.move(0, Draw(), 1).move(1, Draw(), 2)
    assert Drew(0, parse_rack("k2")) in events(game)
    assert not game.state.melded[0]
    game = game.move(0, Play(parse_table("k10 r10 b10")), 3)
    assert game.state.melded[0]
