"""R54 to R67: what a joker is, how it gets free, and where it may go."""

from typing import Literal

import pytest

from remeld.match import Game
from remeld.notation import parse_move, parse_rack, parse_set, parse_table
from remeld.rules import (
    FAULTS,
    JOKER,
    CommandError,
    Draw,
    Ruleset,
    Tile,
    best_value,
    count,
    judge,
    readings,
    set_faults,
)
from tests.clauses.marking import clause
from tests.clauses.playing import Turn, example, faults
from tests.match.arranged import arrange

EVERY_TILE = [Tile(colour, number) for colour in "krbo" for number in range(1, 14)]


def around(tile: Tile, kind: Literal["run", "group"]) -> tuple[Tile, ...]:
    """A set of three that holds this tile; the others are its neighbours."""
    if kind == "run":
        first = min(tile.number, 11)
        return tuple(Tile(tile.colour, number) for number in range(first, first + 3))
    others = [colour for colour in "krbo" if colour != tile.colour][:2]
    return (tile, *(Tile(colour, tile.number) for colour in others))


@clause("R54")
@pytest.mark.parametrize("kind", ["run", "group"])
def test_a_joker_stands_for_any_tile(rules: Ruleset, kind: Literal["run", "group"]) -> None:
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
def test_a_freed_joker_takes_any_new_value(rules: Ruleset, kind: Literal["run", "group"]) -> None:
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
