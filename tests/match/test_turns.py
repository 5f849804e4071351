"""Turns: what a command does, and that a refused one does nothing."""

import ast
from collections.abc import Callable
from pathlib import Path

import pytest

import remeld.match
from remeld.match import (
    Drew,
    Ended,
    Extended,
    Game,
    IllegalTurnError,
    Passed,
    Played,
    Said,
)
from remeld.notation import parse_rack, parse_table
from remeld.rules import EDITIONS, CommandError, Draw, Pass, Play, Position, RemeldError
from tests.match.arranged_games import arrange, events

PLAYABLE = EDITIONS["goliath"].replace(drawn_tile_playable=True)
MUST = EDITIONS["goliath"].replace(may_decline=False)


def play(table: str) -> Play:
    return Play(parse_table(table))


def yes(position: Position) -> bool:
    return True


def no(position: Position) -> bool:
    return False


def over() -> Game:
    return arrange("goliath", ["b3", "r1"], table="b4-6", pool="k1").move(0, play("b3-6"), 1)


def test_a_play_changes_table_rack_and_turn() -> None:
    game = arrange("goliath", ["b3 k1", "r1"], table="b4-6", pool="k2 k3")
    game = game.move(0, play("b6 b5 b4 b3"), at=500)
    assert events(game) == [Played(0, parse_table("b3-6"))]
    assert game.log[0].number == 1
    assert game.log[0].at == 500
    assert game.state.racks == (parse_rack("k1"), parse_rack("r1"))
    assert game.state.table == parse_table("b3-6")
    assert (game.state.turn, game.state.turn_began, game.state.pool) == (1, 500, 2)


def test_a_draw_takes_the_first_tile_of_the_pool_and_ends_the_turn() -> None:
    game = arrange("goliath", ["b3", "r1", "r2"], pool="k2 k3", turn=2).move(2, Draw(), 7)
    assert events(game) == [Drew(2, parse_rack("k2"))]
    assert game.state.racks[2] == parse_rack("r2 k2")
    assert game.position.pool == parse_rack("k3")
    assert game.state.turn == 0


def test_the_first_play_makes_the_meld() -> None:
    game = arrange("goliath", ["k10 r10 b10 k1", "r1"], pool="k2", melded=False)
    game = game.move(0, play("k10 r10 b10"), 1)
    assert game.state.melded == (True, False)


def test_a_house_may_draw_more_than_one() -> None:
    rules = EDITIONS["goliath"].replace(draw_per_no_play=3)
    game = arrange(rules, ["b3", "r1"], pool="k2 k3 k4 k5").move(0, Draw(), 1)
    assert events(game) == [Drew(0, parse_rack("k2 k3 k4"))]
    short = arrange(rules, ["b3", "r1"], pool="k2 k3").move(0, Draw(), 1)
    assert events(short) == [Drew(0, parse_rack("k2 k3"))]


def test_the_spoken_pass_ends_every_turn_that_is_not_the_last() -> None:
    game = arrange("lanmi", ["b3 k1", "r1 r2"], table="b4-6", pool="k2")
    game = game.move(0, play("b3-6"), 1).move(1, Draw(), 2)
    word = EDITIONS["lanmi"].say_pass
    assert word is not None
    assert events(game)[1::2] == [Said(0, word), Said(1, word)]
    assert game.state.turn == 0


def test_the_last_tile_ends_the_game_with_the_call_and_no_pass() -> None:
    game = arrange("lanmi", ["b3", "r1 j"], table="b4-6", pool="k2").move(0, play("b3-6"), 1)
    assert events(game) == [
        Played(0, parse_table("b3-6")),
        Said(0, "Rummikub"),
        Ended("out", ((), parse_rack("r1 j")), (31, -31), (0,)),
    ]


def test_after_drawing_a_playable_tile_the_turn_goes_on() -> None:
    game = arrange(PLAYABLE, ["k9", "r1"], table="b4-6", pool="b3 k2").move(0, Draw(), 1)
    assert game.state.turn == 0
    assert game.state.drew
    played = game.move(0, play("b3-6"), 2)
    assert (played.state.turn, played.state.drew) == (1, False)
    assert played.state.racks[0] == parse_rack("k9")
    passed = game.move(0, Pass(), 2)
    assert events(passed)[1:] == [Passed(0)]
    assert (passed.state.turn, passed.state.passes) == (1, 0)


def test_the_pass_word_waits_until_the_turn_is_over() -> None:
    rules = PLAYABLE.replace(say_pass="Next!")
    game = arrange(rules, ["k9", "r1"], table="b4-6", pool="b3 k2").move(0, Draw(), 1)
    assert events(game) == [Drew(0, parse_rack("b3"))]
    assert events(game.move(0, Pass(), 2))[-1] == Said(0, "Next!")
    assert events(game.move(0, play("b3-6"), 2))[-1] == Said(0, "Next!")


def test_who_may_not_decline_must_play_when_able() -> None:
    able = arrange(MUST, ["b3", "r1"], table="b4-6", pool="k1", oracle=yes)
    with pytest.raises(CommandError, match="must"):
        able.move(0, Draw(), 1)
    unable = arrange(MUST, ["b3", "r1"], table="b4-6", pool="k1", oracle=no)
    assert unable.move(0, Draw(), 1).state.pool == 0
    # Without an oracle nobody can tell, and the player is believed.
    assert arrange(MUST, ["b3", "r1"], pool="k1").move(0, Draw(), 1).state.pool == 0


def test_the_oracle_sees_the_position_of_the_seat_on_turn() -> None:
    asked: list[Position] = []

    def oracle(position: Position) -> bool:
        asked.append(position)
        return False

    game = arrange(MUST, ["b3", "r1"], table="b4-6", pool="k1 k2", turn=1, oracle=oracle)
    game.move(1, Draw(), 1)
    assert [position.rack for position in asked] == [parse_rack("r1")]
    assert asked[0] == game.position


Command = Callable[[Game], Game]
CASES: dict[str, tuple[Game, Command]] = {
    "not-your-turn": (
        arrange("goliath", ["b3", "r1"], pool="k1"),
        lambda game: game.move(1, Draw(), 1),
    ),
    "not-your-turn: no such seat": (
        arrange("goliath", ["b3", "r1"], pool="k1"),
        lambda game: game.move(9, Draw(), 1),
    ),
    "game-over": (over(), lambda game: game.move(1, Draw(), 2)),
    "game-over: bell": (over(), lambda game: game.ring(10**6)),
    "game-over: more time": (over(), lambda game: game.extend(1000, 2)),
    "time-is-up": (
        arrange("broadway", ["b3", "r1"], pool="k1"),
        lambda game: game.move(0, Draw(), 60_001),
    ),
    "time-not-up": (
        arrange("broadway", ["b3", "r1"], pool="k1"),
        lambda game: game.ring(59_999),
    ),
    "time-not-up: no clock": (
        arrange("goliath", ["b3", "r1"], pool="k1", clock=None),
        lambda game: game.ring(10**9),
    ),
    "bad-extension": (
        arrange("goliath", ["b3", "r1"], pool="k1"),
        lambda game: game.extend(0, 1),
    ),
    "bad-extension: less time": (
        arrange("goliath", ["b3", "r1"], pool="k1"),
        lambda game: game.extend(-5, 1),
    ),
    "pool-empty": (arrange("goliath", ["b3", "r1"]), lambda game: game.move(0, Draw(), 1)),
    "pool-not-empty": (
        arrange("goliath", ["b3", "r1"], pool="k1"),
        lambda game: game.move(0, Pass(), 1),
    ),
    "already-drew": (
        arrange(PLAYABLE, ["b3", "r1"], pool="k1 k2").move(0, Draw(), 1),
        lambda game: game.move(0, Draw(), 2),
    ),
    "must-play": (
        arrange(MUST, ["b3", "r1"], pool="k1", oracle=yes),
        lambda game: game.move(0, Draw(), 1),
    ),
    "must-play: empty pool": (
        arrange("john-adams", ["b3", "r1"], oracle=yes),
        lambda game: game.move(0, Pass(), 1),
    ),
    "bad-draft": (
        arrange("goliath", ["b3", "r1"], table="b4-6", pool="k1"),
        lambda game: game.ring(10**6, parse_table("b4-6, r1")),
    ),
    "bad-draft: a tile is gone": (
        arrange("goliath", ["b3", "r1"], table="b4-7", pool="k1"),
        lambda game: game.ring(10**6, parse_table("b4-6")),
    ),
    "bad-draft: an empty set": (
        arrange("goliath", ["b3", "r1"], table="b4-7", pool="k1"),
        lambda game: game.ring(10**6, (*game.state.table, ())),
    ),
    "tile-too-often": (
        arrange("goliath", ["b3", "r1"], table="b4-6", pool="k1"),
        lambda game: game.ring(10**6, parse_table("b4-6, b3, b3, b3")),
    ),
    "tile-not-in-box": (
        arrange("goliath", ["b3", "r1"], table="b4-6", pool="k1"),
        lambda game: game.move(0, play("b4-6, g3"), 1),
    ),
    "tile-not-in-box: face down": (
        arrange("goliath", ["b3", "r1"], table="b4-6", pool="k1"),
        lambda game: game.move(0, play("b4-6 ??"), 1),
    ),
    "illegal-turn": (
        arrange("goliath", ["b3 r9", "r1"], table="b4-6", pool="k1"),
        lambda game: game.move(0, play("b3-6, r9"), 1),
    ),
    "illegal-turn: nothing": (
        arrange("goliath", ["b3 r9", "r1"], table="b4-6", pool="k1"),
        lambda game: game.move(0, play("b4-6"), 1),
    ),
    "illegal-turn: another rack's tile": (
        arrange("goliath", ["b3 r9", "b7"], table="b4-6", pool="k1"),
        lambda game: game.move(0, play("b4-7"), 1),
    ),
}


@pytest.mark.parametrize("name", CASES)
def test_a_refused_command_changes_nothing(name: str) -> None:
    game, command = CASES[name]
    before = repr(game), game.log, game.tiles, game.position
    with pytest.raises(RemeldError) as caught:
        command(game)
    assert caught.value.code == name.partition(":")[0]
    assert (repr(game), game.log, game.tiles, game.position) == before


def test_every_reason_to_refuse_a_command_is_among_these() -> None:
    """Every code with which `CommandError` is raised in the room, found by reading it."""
    folder = Path(remeld.match.__file__).parent
    codes = {
        node.args[0].value
        for path in folder.glob("*.py")
        for node in ast.walk(ast.parse(path.read_text("utf-8")))
        if isinstance(node, ast.Call) and ast.unparse(node.func) == "CommandError"
        if isinstance(node.args[0], ast.Constant)
    }
    elsewhere = {
        # Before a game (`test_setup`), for records only (`test_tampering`), `test_resigning`.
        *("option-not-offered", "draw-never-ends", "unknown-seat", "bad-name", "bad-word"),
        *("unexpected-event", "bad-bell", "seat-resigned"),
    }
    assert codes - elsewhere <= {name.partition(":")[0] for name in CASES}
    assert len(codes) > 10


def test_an_illegal_turn_tells_all_its_faults() -> None:
    game, command = CASES["illegal-turn"]
    with pytest.raises(IllegalTurnError) as caught:
        command(game)
    assert [fault.code for fault in caught.value.verdict.faults] == ["loose-tile"]
    assert "loose-tile" in str(caught.value)


def test_since_gives_the_events_that_a_client_has_not_seen() -> None:
    game = arrange("goliath", ["b3", "r1"], pool="k1 k2 k3")
    game = game.move(0, Draw(), 1).move(1, Draw(), 2).extend(500, 3)
    assert [logged.number for logged in game.since(0)] == [1, 2, 3]
    assert [logged.event for logged in game.since(2)] == [Extended(0, 500)]
    assert game.since(3) == ()


def test_a_clock_that_is_set_back_does_not_turn_the_log_round() -> None:
    game = arrange("goliath", ["b3", "r1"], pool="k1 k2 k3", clock=120)
    game = game.move(0, Draw(), 5000).move(1, Draw(), 3000)
    assert [logged.at for logged in game.log] == [5000, 5000]
    assert game.state.deadline == 125_000
