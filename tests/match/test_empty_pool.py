"""The empty pool, by edition: who may pass, who must play, and when the game is over."""

import pytest

from remeld.match import Drew, Ended, Game, Oracle, Passed, passes_unchecked
from remeld.notation import parse_rack, parse_table
from remeld.rules import EDITIONS, CommandError, Draw, Pass, Play, Position, Ruleset
from remeld.solver import could_play
from tests.match.arranged_games import arrange, events

PLAY_ON = ("broadway", "babyboom", "goliath")
AT_ONCE = EDITIONS["goliath"].replace(pool_empty="endAtOnce")


def three(
    rules: str | Ruleset, *, pool: str = "", turn: int = 0, oracle: Oracle = could_play
) -> Game:
    """Seats with 3, 9 and 5 points; seats 0 and 2 can play."""
    racks = ["b3", "k9", "b7 r9"]
    return arrange(rules, racks, table="b4-6", pool=pool, turn=turn, oracle=oracle)


def can_add(position: Position) -> bool:
    """Exact for these racks: only b3 and b7 fit the table."""
    ends = {tiles[0].number - 1 for tiles in position.table}
    ends |= {tiles[-1].number + 1 for tiles in position.table}
    return any(tile.colour == "b" and tile.number in ends for tile in position.rack)


@pytest.mark.parametrize("edition", PLAY_ON)
def test_play_on_lets_everybody_pass_until_a_full_circle(edition: str) -> None:
    game = three(edition, turn=1).move(1, Pass(), 1).move(2, Pass(), 2)
    assert game.state.passes == 2
    assert game.state.ended is None
    game = game.move(0, Pass(), 3)
    assert events(game)[:3] == [Passed(1), Passed(2), Passed(0)]
    assert game.state.ended == Ended(
        "blocked", game.state.racks, points=(6 + 13, -6, -13), winners=(0,)
    )


@pytest.mark.parametrize("edition", PLAY_ON)
def test_a_play_begins_the_circle_anew(edition: str) -> None:
    game = three(edition, turn=1).move(1, Pass(), 1).move(2, Play(parse_table("b4-7")), 2)
    assert game.state.passes == 0
    game = game.move(0, Pass(), 3).move(1, Pass(), 4)
    assert (game.state.passes, game.state.ended) == (2, None)
    game = game.move(2, Pass(), 5)
    assert game.state.ended is not None


@pytest.mark.parametrize("edition", PLAY_ON)
def test_going_out_on_an_empty_pool_wins_as_ever(edition: str) -> None:
    game = three(edition).move(0, Play(parse_table("b3-6")), 1)
    assert game.state.ended is not None
    assert (game.state.ended.reason, game.state.ended.points) == ("out", (25, -9, -16))


def test_john_adams_must_play_if_able() -> None:
    game = three("john-adams", oracle=can_add)
    with pytest.raises(CommandError) as caught:
        game.move(0, Pass(), 1)
    assert caught.value.code == "must-play"
    # The seat that cannot play passes.
    game = three("john-adams", turn=1, oracle=can_add).move(1, Pass(), 1)
    assert events(game) == [Passed(1)]
    with pytest.raises(CommandError):
        game.move(2, Pass(), 2)
    game = game.move(2, Play(parse_table("b4-7")), 2)
    assert game.state.passes == 0


def test_john_adams_believes_a_pass_where_there_is_no_oracle() -> None:
    game = three("john-adams", oracle=passes_unchecked)
    game = game.move(0, Pass(), 1).move(1, Pass(), 2).move(2, Pass(), 3)
    assert game.state.ended is not None
    assert game.state.ended.reason == "blocked"


def test_john_adams_asks_nothing_while_the_pool_lasts() -> None:
    game = three("john-adams", pool="k1", oracle=can_add).move(0, Draw(), 1)
    assert events(game) == [Drew(0, parse_rack("k1"))]


@pytest.mark.parametrize("edition", PLAY_ON)
def test_the_oracle_is_not_asked_where_passing_is_free(edition: str) -> None:
    def never(position: Position) -> bool:
        raise AssertionError("nobody should ask")

    assert events(three(edition, oracle=never).move(0, Pass(), 1)) == [Passed(0)]
    assert three(edition, pool="k1", oracle=never).move(0, Draw(), 1).state.pool == 0


def test_lanmi_goes_on_until_a_draw_is_due() -> None:
    game = arrange("lanmi", ["b3 r8", "k9", "b7 r9"], table="b4-6")
    game = game.move(0, Play(parse_table("b3-6")), 1)
    assert game.state.ended is None
    # Seat 1 plays nothing and would have to draw: the game is over at once.
    game = game.move(1, Pass(), 2)
    ended = game.state.ended
    assert ended is not None
    assert (ended.reason, ended.points, ended.winners) == ("blocked", (1 + 8, -1, -8), (0,))


def test_lanmi_does_not_end_when_the_last_tile_is_drawn() -> None:
    game = three("lanmi", pool="k1", turn=1).move(1, Draw(), 1)
    assert (game.state.pool, game.state.ended, game.state.turn) == (0, None, 2)


def test_a_house_may_end_the_game_with_the_last_tile() -> None:
    game = three(AT_ONCE, pool="k1 k2", turn=1).move(1, Draw(), 1)
    assert game.state.ended is None
    game = game.move(2, Draw(), 2)
    assert game.state.ended is not None
    assert game.state.ended.reason == "blocked"
    assert [type(event) for event in events(game)] == [Drew, Drew, Ended]


def test_at_once_means_also_by_a_penalty() -> None:
    game = three(AT_ONCE, pool="k1 k2").ring(120_000, parse_table("b4-6, b3"))
    assert game.state.ended is not None
    assert game.state.racks[0] == parse_rack("b3 k1 k2")


def test_drawing_and_passing_are_told_apart_by_the_pool() -> None:
    for edition in EDITIONS:
        with pytest.raises(CommandError) as caught:
            three(edition).move(0, Draw(), 1)
        assert caught.value.code == "pool-empty"
        with pytest.raises(CommandError) as caught:
            three(edition, pool="k1").move(0, Pass(), 1)
        assert caught.value.code == "pool-not-empty"


def test_with_two_players_two_passes_are_a_circle() -> None:
    game = arrange("goliath", ["b3", "k9"], table="b4-6").move(0, Pass(), 1)
    assert game.state.ended is None
    assert game.move(1, Pass(), 2).state.ended is not None
