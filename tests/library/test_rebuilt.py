"""Every public value over real games: `repr` rebuilds and is short, and values travel and sort."""

import copy
import pickle

import pytest

import remeld
from remeld.solver import Objective

AIMS: tuple[Objective, ...] = ("tiles", "value", "out")
NAMES = {name: getattr(remeld, name) for name in dir(remeld)}


def travels(value: object) -> None:
    """A copy by any way is the same value."""
    for again in (pickle.loads(pickle.dumps(value)), copy.copy(value), copy.deepcopy(value)):
        assert again == value
        assert hash(again) == hash(value)


@pytest.mark.parametrize("edition", list(remeld.EDITIONS))
@pytest.mark.parametrize("seats", [2, 4])
def test_what_is_shown_rebuilds_the_value(edition: str, seats: int) -> None:
    names = (["cat", "rabbit"] * 2)[:seats]
    game = remeld.play_game(names, edition=edition, seed=seats)
    seen = 0
    for position in [each for each in game.record.positions() if each.racks[0]][::9]:
        seat, table = position.turn, position.table
        views = (position.view(seat), position.view(None))
        aims = AIMS if position.rack else ()
        plays = [remeld.best_play(position, objective=aim) for aim in aims]
        moves = [*remeld.legal_moves(position, most=5)] if position.rack else []
        values = [position, table, position.rack, position.ruleset, *position.rack, *views]
        for value in (*values, *plays, *moves):
            assert eval(repr(value), NAMES) == value, repr(value)
            assert len(repr(value)) < 800
            travels(value)
            seen += 1
        # The draw or the pass comes last, in the list and in order.
        assert sorted(moves)[-1:] == moves[-1:]
    assert seen > 50


def test_what_has_a_long_history_is_shown_short_and_rebuilt_from_its_text() -> None:
    match = remeld.play_match(["cat", "rabbit"], edition="goliath", seed=3)
    (game,) = match.games
    found = remeld.simulate(["cat", "rabbit"], edition="goliath", games=2, seed=3)
    verdict = remeld.judge("goliath", "", "b4-6", "b4-6")
    for value in (game, game.record, match, found, game.view(0)):
        assert repr(value).startswith(f"<{type(value).__name__}: ")
        assert len(repr(value)) < 400
        travels(value)
    travels(verdict)
    assert remeld.Record.parse(str(game)).game == game


def test_moves_are_in_order_and_compare_with_nothing_else() -> None:
    play = remeld.Play(remeld.Table("b4-6"))
    assert sorted([remeld.Pass(), remeld.Draw(), play]) == [play, remeld.Draw(), remeld.Pass()]
    assert play < remeld.Play(remeld.Table("k4-6, k8 r8 o8")) < remeld.Draw() <= remeld.Draw()
    assert remeld.Pass() > remeld.Draw() >= play
    with pytest.raises(TypeError, match="not supported between instances of 'int' and 'Draw'"):
        sorted([remeld.Draw(), 5])  # type: ignore[type-var]
