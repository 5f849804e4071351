"""R63 to R67: where a joker that got free may go, with what, and who may free it."""

import pytest

from remeld.match import Game
from remeld.notation import parse_move, parse_rack, parse_table
from remeld.rules import FAULTS, CommandError, Draw, Ruleset, count, judge
from tests.clauses.clause_marker import clause
from tests.clauses.turns import EVERY_TILE, Kind, Turn, around, example, faults
from tests.match.arranged_games import arrange


@clause("R63")
def test_a_freed_joker_does_not_go_to_the_rack(rules: Ruleset) -> None:
    assert faults(rules, example("P12")) == ["joker-left-table"]
    assert FAULTS["joker-left-table"] == "R63"


@clause("R63")
def test_a_freed_joker_is_laid_in_the_same_turn(rules: Ruleset) -> None:
    assert "loose-tile" in faults(rules, Turn("o3", "b3 r3 j", "b3 r3 o3, j"))


@clause("R63")
def test_the_bell_gives_nobody_a_freed_joker(rules: Ruleset) -> None:
    game = arrange(rules, ["o3 k9", "r1"], table="b3 r3 j", pool="k1 k2 k3 k4", clock=30)
    game = game.ring(30_000, parse_table("b3 r3 o3, j"))
    assert game.state.racks[0] == parse_rack("o3 k9 k1 k2 k3")
    assert game.state.table == parse_table("b3 r3 j")


# R64: what a freed joker may not join, by the fault that it is.
NEW_SET, NEW_SET_FROM_RACK = "joker-needs-new-set", "joker-needs-rack-tiles"
ANY_SET = None
TARGET = {
    "broadway": NEW_SET,
    "babyboom": ANY_SET,
    "lanmi": NEW_SET_FROM_RACK,
    "john-adams": NEW_SET,
    "goliath": ANY_SET,
}


@clause("R64")
@pytest.mark.parametrize("turn", ["D9", "D17"])
def test_whether_a_freed_joker_may_join_an_old_set(rules: Ruleset, turn: str) -> None:
    fault = TARGET[rules.edition]
    assert faults(rules, example(turn)) == ([] if fault is None else [fault])


@clause("R64")
def test_a_freed_joker_may_always_join_a_new_set(rules: Ruleset) -> None:
    assert faults(rules, example("E16a")) == []


@clause("R64")
@pytest.mark.parametrize("turn", ["A51a", "A51b", "A51c", "A51d", "A51e"])
def test_a_run_that_can_be_cut_counts_as_cut(rules: Ruleset, turn: str) -> None:
    fault = TARGET[rules.edition]
    can_be_cut = turn not in ("A51b", "A51e")
    new_set = fault is None or (can_be_cut and fault == NEW_SET)
    # In A51a the joker's part is all from the rack.
    allowed = new_set or turn == "A51a"
    assert faults(rules, example(turn)) == ([] if allowed else [fault])


# R65: only in lanmi do the tiles beside the freed joker come from the rack; elsewhere any one
# tile from the rack will do, as in every turn, and the one that replaced the joker counts.
SET_FROM_THE_RACK = {
    "broadway": False,
    "babyboom": False,
    "lanmi": True,
    "john-adams": False,
    "goliath": False,
}


@clause("R65")
@pytest.mark.parametrize(
    "turn",
    [
        example("D10"),
        Turn("o3 r1", "b3 r3 j, r2 r3 r4 r5", "b3 r3 o3, r1 r2 j, r3 r4 r5"),
    ],
    ids=["table tiles only", "one of each"],
)
def test_a_freed_joker_beside_table_tiles(rules: Ruleset, turn: Turn) -> None:
    expected = ["joker-needs-rack-tiles"] if SET_FROM_THE_RACK[rules.edition] else []
    assert faults(rules, turn) == expected


@clause("R65")
def test_two_tiles_from_the_rack_are_enough_for_every_edition(rules: Ruleset) -> None:
    # A table tile may join the new set afterwards.
    turn = Turn("o3 r1 r2", "b3 r3 j, r4 r5 r6 r7", "b3 r3 o3, r1 r2 j r4, r5 r6 r7")
    assert faults(rules, turn) == []


@clause("R65")
def test_freeing_a_joker_does_not_replace_the_rack_tile_of_a_turn(rules: Ruleset) -> None:
    before = "k1 k2 j=k3, b1 o1 r1, b2 o2 r2, o7 o8 o9 o10 o11"
    after = "k1 b1 o1 r1, k2 b2 o2 r2, o7 o8 o9, o10 o11 j"
    assert "no-tile-played" in faults(rules, Turn("o6", before, after))
    played = faults(rules, Turn("o6", before, after.replace("o7", "o6 o7")))
    assert (played == []) != SET_FROM_THE_RACK[rules.edition]


@clause("R66")
@pytest.mark.parametrize("kind", ["run", "group"])
def test_a_freed_joker_takes_any_new_value(rules: Ruleset, kind: Kind) -> None:
    for tile in EVERY_TILE:
        tiles = around(tile, kind)
        rack = [each for each in tiles if each != tile]
        new = tuple(each._replace(joker=each == tile) for each in tiles)
        verdict = judge(
            rules,
            before=parse_table("b3 r3 j=k3"),
            after=(*parse_table("b3 r3 k3"), new),
            rack=(*parse_rack("k3"), *rack),
            melded=True,
        )
        assert verdict.legal, new


@clause("R67")
@pytest.mark.parametrize("taker", [0, 1, 2])
def test_any_player_frees_any_joker_in_the_own_turn(rules: Ruleset, taker: int) -> None:
    racks = ["o11 o12", "o11 o12", "o13 o13"]
    racks[taker] = "r6 b1 b2 k9"
    racks[0] += " r4 r5 j"
    game = arrange(rules, racks, pool="k1 k2 k3 k4", clock=None)
    game = game.move(0, parse_move("play r4 r5 j"), at=1)
    take = parse_move("play r4 r5 r6, b1 b2 j")
    while game.state.turn != taker:
        refuse_out_of_turn(game, taker)
        game = game.move(game.state.turn, Draw(), at=2)
    game = game.move(taker, take, at=3)
    assert game.state.table == parse_table("r4 r5 r6, b1 b2 j")
    assert not count(game.state.racks[taker]) & count(parse_rack("r6 b1 b2 j"))


def refuse_out_of_turn(game: Game, seat: int) -> None:
    with pytest.raises(CommandError) as caught:
        game.move(seat, parse_move("play r4 r5 r6, b1 b2 j"), at=2)
    assert caught.value.code == "not-your-turn"
