"""The mask allows what some legal play holds, no more and no less."""

import random

import pytest

from remeld.envs import TurnMask, legal_plays
from remeld.notation import parse_position
from remeld.rules import EDITIONS, view
from remeld.solver import ContainingPlays, play_with
from tests.envs.checks import NAMES, mask_troubles, turns, view_of
from tests.solver.brute import Turns


def test_masks_equal_brute_force() -> None:
    dice = random.Random(1)
    assert [told for turn in turns(1, 250) for told in mask_troubles(turn, dice)] == []


def test_brute_force_would_notice_a_wrong_mask(monkeypatch: pytest.MonkeyPatch) -> None:
    """One that forgets the points of the initial meld."""
    monkeypatch.setattr(ContainingPlays, "exactly", lambda self, laid: any(laid))
    dice = random.Random(1)
    assert any(told for turn in turns(1, 40) for told in mask_troubles(turn, dice))


def test_choices_are_all_plays_the_best_first() -> None:
    for turn in turns(2, 60):
        choices, whole = legal_plays(view_of(turn))
        every = Turns(turn.rules, turn.table, turn.rack, melded=turn.melded).every()
        assert whole
        assert {tuple(sorted(choice.laid)) for choice in choices} == every
        sizes = [choice.features.tiles for choice in choices]
        assert sizes == sorted(sizes, reverse=True)
        for features in (choice.features for choice in choices):
            assert features.tiles + features.tiles_left == len(turn.rack)
            assert features.goes_out == (features.tiles_left == 0)
            assert features.melds == (not turn.melded)


def test_the_best_choices_only() -> None:
    text = "remeld-position 1; rules goliath; turn 0; pool k1; table b4-6; melded b3 b7; new j"
    seen = view(parse_position(text), seat=0)
    assert len(legal_plays(seen, most=2)[0]) == 2
    assert not legal_plays(seen, most=2)[1]
    assert legal_plays(seen, most=3)[1]


def test_only_the_seat_on_turn_may_lay() -> None:
    text = "remeld-position 1; rules goliath; turn 0; pool k1; table b4-6; melded b3 b7; new j"
    for seat in (1, None):
        seen = view(parse_position(text), seat=seat)
        with pytest.raises(ValueError, match="only the seat on turn may lay"):
            TurnMask(seen)
        with pytest.raises(ValueError, match="only the seat on turn may play"):
            legal_plays(seen)


@pytest.mark.parametrize("name", NAMES)
def test_what_the_rack_does_not_hold_is_in_no_play(name: str) -> None:
    position = parse_position(
        f"remeld-position 1; rules {name}; turn 0; pool k1; table b4-6; melded b3 b7; new j"
    )
    held = play_with(EDITIONS[name], position.table, position.rack, position.rack[:1])
    assert held == position.rack
    assert play_with(EDITIONS[name], position.table, position.rack, position.rack[:1] * 2) == ()
