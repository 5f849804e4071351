"""Deadlines: when a turn ends, more time, and commands that come too late."""

import pytest

from remeld.match import Bell, Drew, Extended, Game, secret_from_seed
from remeld.notation import parse_rack, parse_table
from remeld.rules import CommandError, Draw, Play
from remeld.solver import could_play
from tests.match.arranged_games import arrange, events, setup_for


def two(clock: int | None = 60) -> Game:
    return arrange("broadway", ["b3 k9", "r1 r2"], table="b4-6", pool="k1 k2 k3", clock=clock)


def test_a_turn_has_its_time_from_when_it_begins() -> None:
    game = two()
    assert game.state.deadline == 60_000
    game = game.move(0, Draw(), at=12_345)
    assert game.state.deadline == 72_345


def test_the_first_turn_begins_with_the_deal() -> None:
    game = Game.start(
        setup_for("goliath", clock=120), secret_from_seed(1), at=7_000, oracle=could_play
    )
    assert game.state.deadline == 127_000


def test_without_a_clock_there_is_no_deadline() -> None:
    game = two(clock=None)
    assert game.state.deadline is None
    assert game.move(0, Draw(), at=10**12).state.turn == 1


def test_a_command_may_come_at_the_last_moment_but_not_after() -> None:
    game = two()
    assert game.move(0, Play(parse_table("b3-6")), at=60_000).state.turn == 1
    for move in (Draw(), Play(parse_table("b3-6"))):
        with pytest.raises(CommandError) as caught:
            game.move(0, move, at=60_001)
        assert caught.value.code == "time-is-up"


def test_the_bell_rings_from_the_last_moment_on() -> None:
    game = two()
    with pytest.raises(CommandError) as caught:
        game.ring(59_999)
    assert caught.value.code == "time-not-up"
    assert events(game.ring(60_000))[1] == Drew(0, parse_rack("k1"))
    late = game.ring(999_000)
    assert late.state.deadline == 999_000 + 60_000


def test_more_time_moves_the_deadline_of_this_turn_only() -> None:
    game = two().extend(5_000, at=59_000).extend(1_000, at=60_500)
    assert events(game) == [Extended(0, 5_000), Extended(0, 1_000)]
    assert game.state.deadline == 66_000
    game = game.move(0, Draw(), at=66_000)
    assert (game.state.extra_ms, game.state.deadline) == (0, 126_000)


def test_more_time_can_save_a_turn_that_is_over_its_time() -> None:
    game = two()
    with pytest.raises(CommandError):
        game.move(0, Draw(), at=61_000)
    assert game.extend(5_000, at=61_000).move(0, Draw(), at=62_000).state.turn == 1


def test_drawing_where_the_tile_may_be_played_does_not_start_the_clock_anew() -> None:
    rules = two().state.setup.ruleset.replace(drawn_tile_playable=True)
    game = arrange(rules, ["b3", "r1"], table="b4-6", pool="k1 k2").move(0, Draw(), at=30_000)
    assert game.state.deadline == 60_000


def test_after_the_end_no_bell_rings() -> None:
    game = arrange("broadway", ["b3", "r1"], table="b4-6", pool="k1")
    game = game.move(0, Play(parse_table("b3-6")), at=1)
    assert game.state.ended is not None
    assert game.state.deadline is None


def test_bells_follow_each_other() -> None:
    game = two().ring(60_000).ring(120_000).ring(180_000)
    assert [event.seat for event in events(game) if isinstance(event, Bell)] == [0, 1, 0]
    assert game.state.pool == 0
