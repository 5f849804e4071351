"""What values tell of themselves: short, in the notation, and what a player may count on."""

import pickle
from typing import Any

import pytest

import remeld
from remeld.notation import format_rack
from remeld.study import make_puzzle

GAME = remeld.Game.new(["Ann", "Ben"], edition="goliath", seed=7)


def test_a_game_that_is_over_has_no_moves() -> None:
    game = remeld.play_game(["greedy", "rabbit"], edition="goliath", seed=7)
    assert list(game.legal_moves()) == []
    with pytest.raises(ValueError, match=r"where is <Game: .*>, but must be a game that"):
        remeld.best_play(game)


def test_what_a_seat_has_not_seen_is_what_lies_in_the_pool_and_with_the_others() -> None:
    start = remeld.Game.new(["Ann", "Ben", "Eve"], edition="babyboom", seed=7)
    for game in (start, start.push(None), remeld.play_game(["greedy"] * 3, seed=3)):
        position = game.position
        hidden = [*position.pool, *position.racks[0], *position.racks[2]]
        assert sorted(position.view(1).unseen) == sorted(hidden)


def test_a_play_may_have_its_table_as_text() -> None:
    rack = remeld.best_play(GAME)
    move: remeld.Move = remeld.Play(str(rack.table))
    assert GAME.push(move) == GAME.push(rack)
    assert move == remeld.Play(rack.table) == remeld.Play([str(tiles) for tiles in rack.table])
    assert move == remeld.Play(tuple(map(str, rack.table)))
    assert hash(move) == hash(remeld.Play(rack.table))
    assert str(remeld.Play("b4-6")) == "play b4 b5 b6"


def test_what_is_cut_from_tiles_or_added_to_them_is_shown_as_tiles() -> None:
    rack, b1 = remeld.Tiles("b3 b5 j k9"), remeld.Tile("b", 1)
    one, listed, table = (b1,), [b1], remeld.Table("b4-6, k8 r8 o8")
    sets = [["r1", "r2", "r3"]]
    for made, text in (
        (rack[:2], "b3 b5"),
        (rack[::-1], "k9 j b5 b3"),
        (rack + "b1", "b3 b5 j k9 b1"),
        ("b1 b2" + rack, "b1 b2 b3 b5 j k9"),
        (rack + one, "b3 b5 j k9 b1"),
        (one + rack, "b1 b3 b5 j k9"),
        (listed + rack, "b1 b3 b5 j k9"),
        (sum([rack[:1], rack[1:2]], remeld.Tiles()), "b3 b5"),
        (remeld.Tiles(["b3", b1, "b4-6"]), "b3 b1 b4 b5 b6"),
        (remeld.Tiles(sorted(rack[:2], reverse=True)), "b5 b3"),
    ):
        assert isinstance(made, remeld.Tiles)
        assert (str(made), repr(made)) == (text, f"Tiles('{text}')")
    for part, text in (
        (table[1:], "k8 r8 o8"),
        (table + "r1-3", "b4 b5 b6, k8 r8 o8, r1 r2 r3"),
        (table + sets, "b4 b5 b6, k8 r8 o8, r1 r2 r3"),
        ("b3 b5" + table[:1], "b3 b5, b4 b5 b6"),
    ):
        assert isinstance(part, remeld.Table)
        assert repr(part) == f"Table('{text}')"
        assert all(isinstance(tiles, remeld.Tiles) for tiles in part)


def test_text_stands_for_a_tile_or_a_set_that_is_looked_for() -> None:
    rack, table = remeld.Tiles("b3 j b3"), remeld.Table("b4-6, k8 r8 o8")
    # A type checker wants values here; where none looks, text means what it says.
    asked: tuple[Any, ...] = ("j", "k1", remeld.Tile("b", 3), 5)
    assert [each in rack for each in asked] == [True, False, True, False]
    assert (rack.count("b3"), rack.index("b3", 1), table.index("k8 r8 o8")) == (2, 2, 1)
    asked = ("b4-6", "b4-7")
    assert [table.count(each) for each in asked] == [1, 0]


def test_all_plays_are_a_row_with_a_length() -> None:
    plays = remeld.all_plays("goliath", "b4-6", "b3 b7 k1")
    assert [str(laid) for laid in plays] == ["b3", "b7", "b3 b7"]
    assert (len(plays), plays[-1], plays[:1]) == (3, remeld.Tiles("b3 b7"), plays.plays[:1])
    assert "b7 b3" in plays
    assert remeld.Tiles("b7") in plays
    assert "k1" not in plays
    assert not remeld.all_plays("goliath", "b4-6", "k1")
    few = remeld.all_plays("goliath", "", "b1-6 k1-6", melded=False, most=3)
    assert (len(few), few.cut_off) == (3, True)
    for each in (plays, few):
        assert eval(repr(each), vars(remeld)) == each
        assert pickle.loads(pickle.dumps(each)) == each


def test_a_record_has_a_length_and_an_index() -> None:
    record = GAME.push("draw").record
    assert len(record) == len(list(record)) == 6
    assert (record[0], record[-1], record[3:5]) == (
        record.log[0],
        record.log[-1],
        record.log[3:5],
    )
    assert remeld.Record(record.setup, ())


def test_what_is_long_is_shown_short_and_steps_and_events_as_they_are_written() -> None:
    found = remeld.simulate(["greedy", "rabbit"], edition="goliath", games=2, seed=7)
    match = remeld.play_match(["greedy", "rabbit"], edition="goliath", seed=7)
    puzzle = make_puzzle("goliath", "find-the-play", 7)
    for value in (found, match, match.games[0], match.games[0].record, puzzle, puzzle.solution):
        assert len(repr(value)) < 400
    play = remeld.best_play("goliath", "k4 r4 b4 o4", "b3 b5 b6")
    assert [*map(str, play.steps)] == ["take b4 from set 0 to set 1", "add b3 b5 b6 to set 1"]
    record = match.games[0].record
    assert str(record).endswith("\n".join(map(str, record)) + "\n")
    assert format_rack(puzzle.answer) not in str(puzzle).split("/")[1:]
