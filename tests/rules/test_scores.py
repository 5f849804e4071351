"""The score of one game: what is lost is won, and ties of a blocked game by house rule."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from remeld.notation import parse_rack
from remeld.rules import EDITIONS, GameScore, Position, Rack, Ruleset, rack_value, score_game
from tests.strategies import positions

GOLIATH = EDITIONS["goliath"]
TIED = [parse_rack(text) for text in ("r7", "k3 k4", "o13", "b2 k2 o3")]


@given(position=positions(), data=st.data())
def test_what_is_lost_is_won(position: Position, data: st.DataObject) -> None:
    rules, racks = GOLIATH, position.racks
    seats = range(len(racks))
    winner = data.draw(st.sampled_from([None, *seats]))
    starter = data.draw(st.sampled_from(seats))
    score = score_game(rules, racks, winner, starter)
    assert sum(score.points) == 0
    values = [rack_value(rules, rack) for rack in racks]
    if winner is not None:
        assert score.winners == (winner,)
        assert all(score.points[seat] == -values[seat] for seat in seats if seat != winner)
        return
    assert score.winners == tuple(seat for seat in seats if values[seat] == min(values))
    losers = [seat for seat in seats if seat not in score.winners]
    assert all(score.points[seat] == min(values) - values[seat] for seat in losers)
    shares = [score.points[seat] for seat in score.winners]
    assert max(shares) - min(shares) <= 1


@pytest.mark.parametrize(
    ("tie", "starter", "expected"),
    [
        ("share", 0, GameScore((2, 2, -6, 2), (0, 1, 3))),
        ("fewestTiles", 0, GameScore((6, 0, -6, 0), (0,))),
        ("noWinner", 0, GameScore((0, 0, 0, 0), ())),
    ],
)
def test_a_tie_in_a_blocked_game(tie: str, starter: int, expected: GameScore) -> None:
    assert score_game(GOLIATH.replace(blocked_tie=tie), TIED, None, starter) == expected


@pytest.mark.parametrize(
    ("starter", "points"),
    [(0, (3, 2, 2, -7)), (1, (2, 3, 2, -7)), (2, (2, 2, 3, -7)), (3, (3, 2, 2, -7))],
)
def test_the_rest_goes_round_from_the_starter(starter: int, points: tuple[int, ...]) -> None:
    racks = [parse_rack(text) for text in ("r1", "k1", "b1", "o8")]
    assert score_game(GOLIATH, racks, None, starter).points == points


@pytest.mark.parametrize(("rack", "value"), [("", 0), ("r5 k13", 18), ("j j r1", 61)])
def test_what_a_rack_costs(rack: str, value: int) -> None:
    assert rack_value(GOLIATH, parse_rack(rack)) == value


def test_the_house_may_price_a_joker() -> None:
    house: Ruleset = GOLIATH.replace(rack_joker_value=50)
    racks: list[Rack] = [(), parse_rack("j r1")]
    assert score_game(house, racks, 0).points == (51, -51)
