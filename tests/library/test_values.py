"""What values tell of themselves: short, in the notation, and what a player may count on."""

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
    move: remeld.Move = remeld.Play(str(rack.table))  # type: ignore[arg-type]
    assert GAME.push(move) == GAME.push(rack)


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
