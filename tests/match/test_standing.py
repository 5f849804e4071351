"""Rounds and matches: totals, games won, who leads, how many games, who starts the next one."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from remeld.match import games_to_play, next_starter, standing
from remeld.rules import EDITIONS, GameScore

MOST_GAMES = ("broadway", "babyboom")


def games(*rows: tuple[int, ...]) -> list[GameScore]:
    """Games by their points; whoever has the most plus points has won."""
    return [GameScore(row, (row.index(max(row)),)) for row in rows]


# The score tables that the booklets print: S1, S2 and S3 are the same games, 4, 3 and 2 of them.
PRINTED = games((24, -5, -16, -3), (-6, -11, 22, -5), (-32, -13, -2, 47), (-10, -25, 41, -6))
TABLES = [
    (4, (-24, -54, 45, 33), (1, 0, 2, 1), (2,)),
    (3, (-14, -29, 4, 39), (1, 0, 1, 1), (3,)),
    (2, (18, -16, 6, -8), (1, 0, 1, 0), (0,)),
]


@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize(("number", "totals", "won", "leaders"), TABLES)
def test_the_printed_tables(
    edition: str,
    number: int,
    totals: tuple[int, ...],
    won: tuple[int, ...],
    leaders: tuple[int, ...],
) -> None:
    found = standing(EDITIONS[edition], PRINTED[:number], 4)
    assert (found.totals, found.games_won, found.leaders) == (totals, won, leaders)


@pytest.mark.parametrize("edition", EDITIONS)
def test_most_games_or_highest_total(edition: str) -> None:
    found = standing(EDITIONS[edition], games((5, -5), (5, -5), (-40, 40)), 2)
    assert (found.totals, found.games_won) == ((-30, 30), (2, 1))
    assert found.leaders == ((0,) if edition in MOST_GAMES else (1,))


@pytest.mark.parametrize("edition", EDITIONS)
def test_a_tie_for_the_match(edition: str) -> None:
    # One game each, 0 ahead by points: most games tie, and then the total decides.
    by_points = standing(EDITIONS[edition], games((9, -9), (-4, 4)), 2)
    assert by_points.places == (1, 2)
    # Equal in everything: the victory is shared.
    equal = standing(EDITIONS[edition], games((9, -9), (-9, 9)), 2)
    assert (equal.places, equal.leaders) == ((1, 1), (0, 1))


def test_a_house_may_share_a_match_by_games_whatever_the_points() -> None:
    rules = EDITIONS["broadway"].replace(match_tie="shared")
    assert standing(rules, games((9, -9), (-4, 4)), 2).leaders == (0, 1)


def test_places_are_shared_and_then_skipped() -> None:
    found = standing(EDITIONS["goliath"], games((10, -5, -5, 0)), 4)
    assert found.places == (1, 3, 3, 2)


def test_a_blocked_tie_counts_a_game_for_each() -> None:
    found = standing(EDITIONS["broadway"], [GameScore((8, 8, -16), (0, 1))], 3)
    assert (found.games_won, found.leaders) == ((1, 1, 0), (0, 1))


def test_before_the_first_game_all_are_equal() -> None:
    found = standing(EDITIONS["babyboom"], [], 3)
    assert (found.totals, found.games_won, found.places) == ((0, 0, 0), (0, 0, 0), (1, 1, 1))


@pytest.mark.parametrize("players", [2, 3, 4])
def test_how_many_games(players: int) -> None:
    # broadway agrees on rounds of as many games as players; the others on games.
    assert games_to_play(EDITIONS["broadway"], players) == players
    assert games_to_play(EDITIONS["broadway"], players, agreed=3) == 3 * players
    assert games_to_play(EDITIONS["babyboom"], players) == players
    assert games_to_play(EDITIONS["babyboom"], players, agreed=5) == 5
    for edition in ("lanmi", "john-adams", "goliath"):
        assert games_to_play(EDITIONS[edition], players) == 1
        assert games_to_play(EDITIONS[edition], players, agreed=7) == 7


@pytest.mark.parametrize("edition", EDITIONS)
def test_every_game_is_drawn_for_anew(edition: str) -> None:
    assert next_starter(EDITIONS[edition], GameScore((5, -5), (0,)), 1, 2) is None


def test_a_house_may_let_the_winner_or_the_next_one_start() -> None:
    rules = EDITIONS["goliath"]
    won = GameScore((-3, 8, -5), (1,))
    assert next_starter(rules.replace(next_starter="winner"), won, 0, 3) == 1
    assert next_starter(rules.replace(next_starter="rotate"), won, 1, 3) == 2
    assert next_starter(rules.replace(next_starter="rotate"), won, 2, 3) == 0
    assert next_starter(rules.replace(next_starter="keepSeatsAndDraw"), won, 2, 3) is None
    # Nobody won: there is a new draw.
    assert next_starter(rules.replace(next_starter="winner"), GameScore((0, 0), ()), 0, 2) is None


scores = st.integers(-50, 50).map(lambda n: GameScore((n, -n), (0,) if n >= 0 else (1,)))


@given(found=st.lists(scores, max_size=8), edition=st.sampled_from(list(EDITIONS)))
def test_totals_add_up_and_the_order_of_games_does_not_matter(
    found: list[GameScore], edition: str
) -> None:
    rules = EDITIONS[edition]
    one = standing(rules, found, 2)
    assert sum(one.totals) == 0
    assert sum(one.games_won) == len(found)
    assert one == standing(rules, found[::-1], 2)
    assert 1 in one.places
