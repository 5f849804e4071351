"""R75 to R82: the end of a game, and what it scores."""

from random import Random

import pytest

from remeld.match import Ended, Game, Said, standing
from remeld.notation import format_rack, parse_move
from remeld.rules import GameScore, Pass, Ruleset, rack_value
from tests.clauses.clause_marker import clause
from tests.match.arranged_games import arrange, events

# R75: goliath has no call.
CALL = {
    "broadway": "Rummikub!",
    "babyboom": "魔力橋",
    "lanmi": "Rummikub",
    "john-adams": "Rummikub",
    "goliath": None,
}


def out(rules: Ruleset, *losers: str, pool: str = "k1") -> Game:
    """Seat 0 lays its last tile; the others hold these racks."""
    game = arrange(rules, ["b3", *losers], table="b4 b5 b6", pool=pool, clock=None)
    return game.move(0, parse_move("play b3 b4 b5 b6"), at=1)


def blocked(rules: Ruleset, *racks: str, starter: int = 0) -> Game:
    """The pool is empty and nobody can play: all pass until the game is over."""
    game = arrange(
        rules,
        racks,
        table="b4 b5 b6",
        turn=starter,
        starter=starter,
        clock=None,
        oracle=lambda position: False,
    )
    for _ in racks:
        if game.state.ended is None:
            game = game.move(game.state.turn, Pass(), at=1)
    return game


def score(game: Game) -> tuple[int, ...]:
    assert game.state.ended is not None
    return game.state.ended.points


def said(game: Game) -> list[Said]:
    """The words that were said, without lanmi's spoken pass."""
    words = [event for event in events(game) if isinstance(event, Said)]
    return [event for event in words if event.word != "通過"]


@clause("R75")
def test_who_empties_the_rack_wins_with_the_call(rules: Ruleset) -> None:
    game = out(rules, "r5 k9", "o1")
    call = CALL[rules.edition]
    assert said(game) == ([] if call is None else [Said(0, call)])
    ended = game.state.ended
    assert ended is not None
    assert (ended.reason, ended.winners) == ("out", (0,))
    assert ended.racks[0] == ()


@clause("R75")
def test_nobody_calls_with_a_tile_left(rules: Ruleset) -> None:
    game = arrange(rules, ["b3 k9", "r5"], table="b4 b5 b6", pool="k1", clock=None)
    game = game.move(0, parse_move("play b3 b4 b5 b6"), at=1)
    assert said(game) == []
    assert game.state.ended is None
    assert said(blocked(rules, "r5", "k9")) == []


@clause("R76")
def test_losers_lose_the_sum_of_their_tiles(rules: Ruleset) -> None:
    assert score(out(rules, "r5 k13", "o1", "b1 b2 b9"))[1:] == (-18, -1, -12)


# R77: lanmi speaks of the player and not of the tile; by ruling each joker counts.
JOKER = {"broadway": 30, "babyboom": 30, "lanmi": 30, "john-adams": 30, "goliath": 30}


@clause("R77")
def test_a_joker_on_a_rack_costs_thirty(rules: Ruleset) -> None:
    worth = JOKER[rules.edition]
    assert score(out(rules, "j", "j k2"))[1:] == (-worth, -worth - 2)
    assert score(out(rules, "j j o1"))[1:] == (-2 * worth - 1,)
    # In a blocked game too: the joker loses against 29 points and wins against 31.
    assert score(blocked(rules, "j", "r13 k13 o3")) == (-1, 1)
    assert score(blocked(rules, "j", "r13 k13 o5")) == (1, -1)


@clause("R78")
def test_the_winner_gains_what_all_losers_lose(rules: Ruleset) -> None:
    assert score(out(rules, "r5 k13", "o1", "j b9")) == (18 + 1 + 39, -18, -1, -39)
    assert score(out(rules, "r5")) == (5, -5)


@clause("R79")
def test_plus_and_minus_agree_in_every_game_and_in_the_total(rules: Ruleset) -> None:
    dice = Random(79)
    scores = []
    # The blue tiles lie on the table.
    box = [tile for tile in rules.box.tiles() if tile.colour != "b"]
    for _ in range(40):
        dice.shuffle(box)
        racks = [
            format_rack(tuple(box[place : place + dice.randint(1, 9)])) for place in (0, 9, 18, 27)
        ]
        game = out(rules, *racks[1:]) if dice.random() < 0.5 else blocked(rules, *racks)
        ended = game.state.ended
        assert ended is not None
        plus = sum(points for points in ended.points if points > 0)
        minus = sum(points for points in ended.points if points < 0)
        assert plus == -minus > 0
        scores.append(GameScore(ended.points, ended.winners))
    assert sum(standing(rules, scores, 4).totals) == 0


# R80: how many pass on an empty pool before four players are blocked. lanmi's game is over at the
# first draw that is due and cannot be made; goliath's play goes on as in the others, by ruling.
PASSES = {"broadway": 4, "babyboom": 4, "lanmi": 1, "john-adams": 4, "goliath": 4}


@clause("R80")
def test_the_lowest_rack_wins_a_blocked_game(rules: Ruleset) -> None:
    # The lowest value wins, not the fewest tiles.
    game = blocked(rules, "r12", "o1 o2 r3", "k7", "k9 k11")
    assert isinstance(game.state.ended, Ended)
    assert (game.state.ended.reason, game.state.ended.winners) == ("blocked", (1,))


@clause("R80")
def test_when_a_game_is_blocked(rules: Ruleset) -> None:
    game = arrange(rules, ["r12", "r5", "k7", "k9"], table="b4 b5 b6", clock=None)
    for _ in range(PASSES[rules.edition]):
        assert game.state.ended is None
        game = game.move(game.state.turn, Pass(), at=1)
    assert game.state.ended is not None


@clause("R81")
def test_losers_of_a_blocked_game_lose_the_difference(rules: Ruleset) -> None:
    # 7 wins against 12, 34 (a joker and a 4) and 20.
    game = blocked(rules, "r7", "k12", "j b4", "o13 o7")
    assert score(game) == (5 + 27 + 13, -5, -27, -13)
    assert [rack_value(rules, rack) for rack in game.state.racks] == [7, 12, 34, 20]


@clause("R82")
def test_a_tie_for_the_lowest_rack_is_shared(rules: Ruleset) -> None:
    # No booklet says it: 13 + 3 points for two winners, who count a game each.
    ended = blocked(rules, "r7", "k3 k4", "o13 o7", "b10").state.ended
    assert ended is not None
    assert ended.points == (8, 8, -13, -3)
    assert ended.winners == (0, 1)


@clause("R82")
@pytest.mark.parametrize(("starter", "points"), [(0, (2, 1, -3)), (1, (1, 2, -3)), (2, (2, 1, -3))])
def test_a_point_that_cannot_be_shared_goes_to_the_first_in_turn(
    rules: Ruleset, starter: int, points: tuple[int, ...]
) -> None:
    assert score(blocked(rules, "r7", "k7", "k10", starter=starter)) == points
