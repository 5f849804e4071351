"""R37–R44: what a turn may be, what it costs not to play, and how it ends."""

import pytest

from remeld.match import Drew, IllegalTurnError, Played, Said
from remeld.notation import parse_rack, parse_table
from remeld.rules import CommandError, Draw, Pass, Play, Position, Ruleset
from tests.clauses.clause_marker import clause
from tests.clauses.turns import Turn, faults
from tests.match.arranged_games import arrange, events

PASS_WORD = {
    "broadway": None,
    "babyboom": None,
    "lanmi": "通過",
    "john-adams": None,
    "goliath": None,
}


@clause("R37")
def test_new_sets_added_tiles_and_rearranged_sets(rules: Ruleset) -> None:
    before = "b4-6, r4-8"
    assert faults(rules, Turn(before=before, after="b4-6, r4-8, k1 r1 o1", rack="k1 r1 o1")) == []
    assert faults(rules, Turn(before=before, after="b4-7, r4-8", rack="b7")) == []
    assert faults(rules, Turn(before=before, after="b4-6, r4-6, r6-8", rack="r6")) == []
    everything = "b4-7, r4-6, r6-8, k1 r1 o1"
    assert faults(rules, Turn(before=before, after=everything, rack="b7 r6 k1 r1 o1")) == []


@clause("R37")
def test_only_tiles_of_rack_and_table_and_all_of_the_table(rules: Ruleset) -> None:
    assert faults(rules, Turn(before="b4-6", after="b4-7", rack="b8")) == ["tile-from-nowhere"]
    gone = faults(rules, Turn(before="b4-8", after="b4-6, k1 r1 o1", rack="k1 r1 o1"))
    assert gone == ["tile-left-table"]


@clause("R38")
def test_who_could_play_may_draw_instead(rules: Ruleset) -> None:
    def able(position: Position) -> bool:
        return True

    game = arrange(rules, ["b3", "r1"], table="b4-6", pool="k2 k3", oracle=able)
    game = game.move(0, Draw(), 1)
    assert game.state.racks[0] == parse_rack("b3 k2")
    assert game.state.turn == 1


@clause("R39")
def test_not_playing_costs_one_tile_and_the_turn(rules: Ruleset) -> None:
    game = arrange(rules, ["k9", "r1"], table="b4-6", pool="k2 k3 k4")
    with pytest.raises(CommandError) as caught:
        game.move(0, Pass(), 1)
    assert caught.value.code == "pool-not-empty"
    game = game.move(0, Draw(), 2)
    assert events(game)[0] == Drew(0, parse_rack("k2"))
    assert game.state.racks[0] == parse_rack("k9 k2")
    assert (game.state.pool, game.state.turn) == (2, 1)


@clause("R40")
def test_the_tile_drawn_waits_for_the_next_turn(rules: Ruleset) -> None:
    game = arrange(rules, ["k9", "r1"], table="b4-6", pool="b7 k3").move(0, Draw(), 1)
    with pytest.raises(CommandError) as caught:
        game.move(0, Play(parse_table("b4-7")), 2)
    assert caught.value.code == "not-your-turn"
    game = game.move(1, Draw(), 3).move(0, Play(parse_table("b4-7")), 4)
    assert game.state.racks[0] == parse_rack("k9")


@clause("R41")
def test_to_rearrange_the_table_is_not_enough(rules: Ruleset) -> None:
    assert faults(rules, Turn(before="r1-6", after="r1-3, r4-6", rack="r7")) == ["no-tile-played"]
    assert faults(rules, Turn(before="r1-6", after="r1-6", rack="r7")) == ["no-tile-played"]
    assert faults(rules, Turn(before="r1-6", after="r1-3, r4-7", rack="r7")) == []


@clause("R41")
def test_to_dissolve_a_set_with_a_joker_is_not_enough(rules: Ruleset) -> None:
    found = faults(
        rules,
        Turn(
            before="k1 k2 j, b1 o1 r1, b2 o2 r2, r5-9",
            after="k1 b1 o1 r1, k2 b2 o2 r2, r5-7, r8 r9 j",
            rack="k13",
        ),
    )
    # Only lanmi forbids more than that: its sets with a joker may not be taken apart.
    assert "no-tile-played" in found
    assert (len(found) > 1) == (rules.edition == "lanmi")


@clause("R42", only=("broadway", "babyboom", "lanmi", "john-adams", "goliath"))
def test_the_word_at_the_end_of_a_turn(rules: Ruleset) -> None:
    game = arrange(rules, ["b3 k1", "r1 r2"], table="b4-6", pool="k2 k3")
    game = game.move(0, Play(parse_table("b3-6")), 1).move(1, Draw(), 2)
    word = PASS_WORD[rules.edition]
    played, drew = Played(0, parse_table("b3-6")), Drew(1, parse_rack("k2"))
    if word is None:
        assert events(game) == [played, drew]
    else:
        assert events(game) == [played, Said(0, word), drew, Said(1, word)]


@clause("R43")
@pytest.mark.parametrize(
    ("after", "code"),
    [
        ("b4-6, b7", "loose-tile"),
        ("b4-6, b7 k9", "set-too-short"),
        ("b4-6 k9, b7", "set-mixed"),
        ("b4 b5, b6 b7", "set-too-short"),
        ("b4-7, k9", "loose-tile"),
    ],
)
def test_a_turn_leaves_legal_sets_and_no_loose_tile(rules: Ruleset, after: str, code: str) -> None:
    game = arrange(rules, ["b7 k9", "r1"], table="b4-6", pool="k2")
    with pytest.raises(IllegalTurnError) as caught:
        game.move(0, Play(parse_table(after)), 1)
    assert code in [fault.code for fault in caught.value.verdict.faults]
    # Refused, nothing has happened: the same seat may try again.
    assert events(game) == []
    game = game.move(0, Play(parse_table("b4-7")), 2)
    assert game.state.table == parse_table("b4-7")


@clause("R43")
def test_what_lies_about_in_between_does_not_count(rules: Ruleset) -> None:
    # On the way from before to after no set of the old table stays whole.
    found = faults(
        rules,
        Turn(
            before="o5-7, r5-7, k5-9", after="o5 r5 k5 b5, o6 r6 k6, o7 r7 k7, k8-10", rack="k10 b5"
        ),
    )
    assert found == []


@clause("R44")
def test_any_number_of_sets_in_one_turn(rules: Ruleset) -> None:
    new = "k1-3, k4-6, k7-9, r1-3, r4-6, r7-9, o1-3, o4-6, o7-9, b1-3"
    rack = new.replace(",", "")
    assert faults(rules, Turn(rack=rack, before="", after=new)) == []
    # Four old sets change as well: one grows, one is split, two exchange tiles.
    before = "b4-6, b7-11, k10 r10 b10 o10, o11-13"
    after = f"{new}, b4-7, b7-9, b9-11, k10 r10 b10, o10-13"
    assert faults(rules, Turn(rack=f"{rack} b7 b9", before=before, after=after)) == []
