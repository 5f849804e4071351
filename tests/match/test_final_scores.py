"""The end of a game: scores, blocked games and their ties, the order in which points are shared."""

from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from remeld.match import Ended, Game, Revealed, Said, passes_unchecked, secret_from_seed
from remeld.notation import parse_rack, parse_table
from remeld.rules import EDITIONS, Draw, Pass, Play, Rack, Ruleset, score_game
from remeld.solver import could_play
from tests.match.arranged_games import arrange, events, setup_for

CALLS = {
    "broadway": "Rummikub!",
    "babyboom": "魔力橋",
    "lanmi": "Rummikub",
    "john-adams": "Rummikub",
    "goliath": None,
}
# D1 and D2: racks, and the points of a game that was blocked.
BLOCKED = [
    (["r7", "r12", "j k4", "k9 k11"], (45, -5, -27, -13), (0,)),
    (["r7", "b7", "k9 k11", "r10"], (8, 8, -13, -3), (0, 1)),
]


def blocked(rules: str | Ruleset, racks: list[str], **more: Any) -> Ended:
    """Everybody passes, and is believed."""
    game = arrange(rules, racks, table="b4-6", oracle=passes_unchecked, **more)
    at = 0
    while game.state.ended is None:
        at += 1
        game = game.move(game.state.turn, Pass(), at)
    return game.state.ended


@pytest.mark.parametrize("edition", EDITIONS)
def test_the_winner_gains_what_the_losers_lose(edition: str) -> None:
    game = arrange(edition, ["b3", "r5 j", "k2 k3", ""], table="b4-6", pool="k1")
    game = game.move(0, Play(parse_table("b3-6")), 1)
    said = [event for event in events(game) if isinstance(event, Said)]
    assert said == ([] if CALLS[edition] is None else [Said(0, str(CALLS[edition]))])
    assert game.state.ended == Ended("out", game.state.racks, (40, -35, -5, 0), (0,))


@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize(("racks", "points", "winners"), BLOCKED)
def test_blocked_games(
    edition: str, racks: list[str], points: tuple[int, ...], winners: tuple[int, ...]
) -> None:
    ended = blocked(edition, racks)
    assert (ended.reason, ended.points, ended.winners) == ("blocked", points, winners)
    assert ended.racks == tuple(parse_rack(rack) for rack in racks)


def test_nobody_calls_when_a_game_is_blocked() -> None:
    game = arrange("broadway", ["b1", "b2"]).move(0, Pass(), 1).move(1, Pass(), 2)
    assert not any(isinstance(event, Said) for event in events(game))


def test_points_that_cannot_be_shared_go_round_from_the_starter() -> None:
    racks = ["r7", "b7", "k9"]
    # Two points for two winners: one each. Three points: the third goes to the first in turn.
    assert blocked("goliath", racks).points == (1, 1, -2)
    racks = ["r7", "b7", "k10"]
    for starter, points in ((0, (2, 1, -3)), (1, (1, 2, -3)), (2, (2, 1, -3))):
        assert blocked("goliath", racks, starter=starter).points == points


def test_the_order_of_play_decides_also_where_seats_were_drawn() -> None:
    racks = ["r7", "k10", "b7"]
    more = {"order": (1, 2, 0), "starter": 1, "turn": 1}
    assert blocked("lanmi", racks, **more).points == (1, -3, 2)
    more = {"order": (1, 0, 2), "starter": 1, "turn": 1}
    assert blocked("lanmi", racks, **more).points == (2, -3, 1)
    assert blocked("lanmi", racks, **more).winners == (0, 2)


@pytest.mark.parametrize(
    ("rule", "points", "winners"),
    [
        ("share", (8, 8, -13, -3), (0, 1)),
        ("fewestTiles", (-0, 16, -13, -3), (1,)),
        ("noWinner", (0, 0, 0, 0), ()),
    ],
)
def test_a_house_settles_ties_in_its_own_way(
    rule: str, points: tuple[int, ...], winners: tuple[int, ...]
) -> None:
    rules = EDITIONS["goliath"].replace(blocked_tie=rule)
    ended = blocked(rules, ["r3 k4", "b7", "k9 k11", "r10"])
    assert (ended.points, ended.winners) == (points, winners)
    # Where there is no tie the rule is not asked.
    assert blocked(rules, ["r3", "b7", "k9", "r10"]).winners == (0,)


tiles = st.sampled_from(EDITIONS["goliath"].box.tiles())
some_racks = st.lists(st.lists(tiles, max_size=9).map(tuple), min_size=2, max_size=6)


@given(racks=some_racks, starter=st.integers(0, 1))
def test_the_points_of_a_blocked_game_add_up_to_nothing(racks: list[Rack], starter: int) -> None:
    score = score_game(EDITIONS["goliath"], racks, None, starter)
    assert sum(score.points) == 0
    totals = [sum(30 if tile.joker else tile.number for tile in rack) for rack in racks]
    lowest = [seat for seat, total in enumerate(totals) if total == min(totals)]
    assert list(score.winners) == lowest
    for seat, total in enumerate(totals):
        if seat not in lowest:
            assert score.points[seat] == min(totals) - total
    shares = [score.points[seat] for seat in lowest]
    assert max(shares) - min(shares) <= 1


@given(racks=some_racks)
def test_the_points_of_a_won_game_add_up_to_nothing(racks: list[Rack]) -> None:
    score = score_game(EDITIONS["lanmi"], [(), *racks[1:]], 0)
    assert sum(score.points) == 0
    assert score.winners == (0,)
    assert all(points <= 0 for points in score.points[1:])


def test_the_secret_is_revealed_with_the_end_and_not_before() -> None:
    rules = EDITIONS["goliath"].replace(hand=1, meld_min=0)
    secret = secret_from_seed(4)
    game = Game.start(setup_for(rules, 2, None), secret, at=0, oracle=could_play)
    while game.state.ended is None:
        assert game.state.secret is None
        assert not any(isinstance(event, Revealed) for event in events(game))
        game = game.move(game.state.turn, Draw() if game.state.pool else Pass(), at=1)
    assert events(game)[-1] == Revealed(secret)
    assert game.state.secret == secret
