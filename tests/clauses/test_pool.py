"""R45–R46: the empty pool."""

import pytest

from remeld.match import Bell, Game, Oracle, Passed
from remeld.notation import parse_rack, parse_table
from remeld.rules import CommandError, Draw, Pass, Play, Position, Ruleset
from remeld.solver import could_play
from tests.clauses.clause_marker import clause
from tests.match.arranged_games import arrange, events


def three(rules: Ruleset, turn: int = 0, oracle: Oracle = could_play) -> Game:
    """Ann and Cleo could play, Ben could not; racks worth 12, 9 and 16; nothing to draw."""
    return arrange(rules, ["b3 r9", "k9", "b7 o9"], table="b4-6", turn=turn, oracle=oracle)


def fits(position: Position) -> bool:
    """Whether a blue tile of the rack goes to an end of the only run: all that these can do."""
    (run,) = position.table
    ends = {run[0].number - 1, run[-1].number + 1}
    return any(tile.colour == "b" and tile.number in ends for tile in position.rack)


@clause("R45")
def test_an_empty_pool_does_not_end_the_game(rules: Ruleset) -> None:
    game = arrange(rules, ["b3 r9", "k9", "b7 o9"], table="b4-6", pool="k1", turn=1)
    game = game.move(1, Draw(), 1)
    assert (game.state.pool, game.state.ended) == (0, None)
    game = game.move(2, Play(parse_table("b4-7")), 2).move(0, Play(parse_table("b3-7")), 3)
    assert game.state.ended is None
    assert game.state.racks == (parse_rack("r9"), parse_rack("k9 k1"), parse_rack("o9"))


@clause("R45")
def test_nothing_can_be_drawn_from_an_empty_pool(rules: Ruleset) -> None:
    game = three(rules, turn=1)
    with pytest.raises(CommandError) as caught:
        game.move(1, Draw(), 1)
    assert caught.value.code == "pool-empty"
    assert game.move(1, Pass(), 2).state.racks[1] == parse_rack("k9")


@clause("R45")
def test_the_last_tile_wins_as_ever(rules: Ruleset) -> None:
    game = arrange(rules, ["b3", "k9"], table="b4-6").move(0, Play(parse_table("b3-6")), 1)
    assert game.state.ended is not None
    assert (game.state.ended.reason, game.state.ended.points) == ("out", (9, -9))


@clause("R46", only=("broadway", "babyboom", "goliath"))
def test_everybody_may_pass_and_a_circle_of_passes_ends_the_game(rules: Ruleset) -> None:
    game = three(rules, oracle=fits).move(0, Pass(), 1).move(1, Pass(), 2)
    assert game.state.ended is None
    game = game.move(2, Pass(), 3)
    assert events(game)[:3] == [Passed(0), Passed(1), Passed(2)]
    ended = game.state.ended
    assert ended is not None
    assert (ended.reason, ended.winners, ended.points) == ("blocked", (1,), (-3, 10, -7))


@clause("R46", only=("broadway", "babyboom", "goliath", "john-adams"))
def test_a_play_begins_the_circle_of_passes_anew(rules: Ruleset) -> None:
    game = three(rules, turn=1, oracle=fits).move(1, Pass(), 1)
    game = game.move(2, Play(parse_table("b4-7")), 2).move(0, Play(parse_table("b3-7")), 3)
    game = game.move(1, Pass(), 4).move(2, Pass(), 5)
    assert game.state.ended is None
    assert game.move(0, Pass(), 6).state.ended is not None


@clause("R46", only=("john-adams",))
def test_who_can_play_must_and_only_the_others_pass(rules: Ruleset) -> None:
    game = three(rules, oracle=fits)
    with pytest.raises(CommandError) as caught:
        game.move(0, Pass(), 1)
    assert caught.value.code == "must-play"
    game = game.move(0, Play(parse_table("b3-6")), 2).move(1, Pass(), 3)
    with pytest.raises(CommandError) as caught:
        game.move(2, Pass(), 4)
    assert caught.value.code == "must-play"
    assert game.state.ended is None


@clause("R46", only=("john-adams",))
def test_the_bell_is_a_pass_only_for_who_cannot_play(rules: Ruleset) -> None:
    # Ann and Cleo could play: neither doing nothing nor an unfinished draft counts for them.
    game = three(rules, oracle=fits).ring(60_000).ring(120_000)
    game = game.ring(180_000, parse_table("b4-6, b7"))
    bells = [event for event in events(game) if isinstance(event, Bell)]
    assert [bell.could_play for bell in bells] == [True, False, True]
    assert (game.state.passes, game.state.ended) == (0, None)
    # The third of Ann's in a row abandons the game.
    for bell in range(4, 8):
        assert game.state.ended is None
        game = game.ring(bell * 60_000)
    assert game.state.ended is not None
    assert (game.state.ended.reason, game.state.ended.by) == ("abandoned", 0)


@clause("R46", only=("lanmi",))
def test_the_game_ends_when_somebody_would_have_to_draw(rules: Ruleset) -> None:
    game = three(rules).move(0, Play(parse_table("b3-6")), 1)
    assert game.state.ended is None
    game = game.move(1, Pass(), 2)
    ended = game.state.ended
    assert ended is not None
    # Ann and Ben have 9 each; Cleo's 16 are 7 more, shared out from Ann on.
    assert (ended.reason, ended.winners, ended.points) == ("blocked", (0, 1), (4, 3, -7))
