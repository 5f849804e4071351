"""R83 to R86: who wins a match. R87 is advice, which no test can check."""

import json
from pathlib import Path
from typing import Any

import pytest

from remeld.match import standing
from remeld.notation import format_rack, parse_move
from remeld.rules import GameScore, Ruleset, Tile
from tests.clauses.clause_marker import clause
from tests.match.arranged_games import arrange

SHEETS = Path(__file__).parent.parent / "data" / "examples" / "matches.json"


def sheet(id: str) -> dict[str, Any]:
    """A score sheet by its name."""
    cases = json.loads(SHEETS.read_text("utf-8"))["cases"]
    found: dict[str, Any] = next(case for case in cases if case["id"] == id)
    return found


def games(rows: list[list[int]]) -> list[GameScore]:
    """Games by their points; whoever has plus points has won."""
    winners = [tuple(seat for seat, points in enumerate(row) if points > 0) for row in rows]
    return [GameScore(tuple(row), won) for row, won in zip(rows, winners, strict=True)]


# R83: one player wins two small games, the other a single large one. goliath's booklet only
# shows it: in its table a higher total stands for "has won".
TWO_GAMES, MOST_POINTS = (0,), (1,)
WINNER = {
    "broadway": TWO_GAMES,
    "babyboom": TWO_GAMES,
    "lanmi": MOST_POINTS,
    "john-adams": MOST_POINTS,
    "goliath": MOST_POINTS,
}


@clause("R83")
def test_who_wins_the_match(rules: Ruleset) -> None:
    found = standing(rules, games(sheet("D3")["games"]), 2)
    assert (found.games_won, found.totals) == ((2, 1), (-30, 30))
    assert found.leaders == WINNER[rules.edition]


# R84: what is equal for the two players, and who then wins. Where games decide, the printed
# tie-break is the total; where the total decides, no booklet says what follows a tie, and the
# victory is shared by ruling.
EQUAL_GAMES = [[9, -9], [-4, 4]]
EQUAL_TOTALS = [[5, -5], [5, -5], [-10, 10]]
EQUAL_IN_ALL = [[9, -9], [-9, 9]]
TIES = {
    "broadway": {"games": (0,), "totals": (0,), "all": (0, 1)},
    "babyboom": {"games": (0,), "totals": (0,), "all": (0, 1)},
    "lanmi": {"games": (0,), "totals": (0, 1), "all": (0, 1)},
    "john-adams": {"games": (0,), "totals": (0, 1), "all": (0, 1)},
    "goliath": {"games": (0,), "totals": (0, 1), "all": (0, 1)},
}


@clause("R84")
@pytest.mark.parametrize(
    ("equal", "rows"),
    [("games", EQUAL_GAMES), ("totals", EQUAL_TOTALS), ("all", EQUAL_IN_ALL)],
)
def test_a_tie_for_the_match(rules: Ruleset, equal: str, rows: list[list[int]]) -> None:
    assert standing(rules, games(rows), 2).leaders == TIES[rules.edition][equal]


@clause("R85")
def test_the_games_won_are_recorded(rules: Ruleset) -> None:
    rows = [[24, -5, -16, -3], [-6, -11, 22, -5], [-32, -13, -2, 47], [-10, -25, 41, -6]]
    won = [standing(rules, games(rows[:number]), 4).games_won for number in range(5)]
    assert won == [(0, 0, 0, 0), (1, 0, 0, 0), (1, 0, 1, 0), (1, 0, 1, 1), (1, 0, 2, 1)]
    # The record decides, whatever the points.
    assert standing(rules, games(sheet("D3")["games"]), 2).leaders == TWO_GAMES
    # Both who share a blocked game have won it.
    assert standing(rules, [GameScore((8, 8, -16), (0, 1))], 3).games_won == (1, 1, 0)


# R86: the table that the booklet prints, its totals and who is ahead in it.
PRINTED: dict[str, tuple[str, tuple[int, ...], int]] = {
    "broadway": ("S1", (-24, -54, 45, 33), 2),
    "babyboom": ("S1", (-24, -54, 45, 33), 2),
    "lanmi": ("S2", (-14, -29, 4, 39), 3),
    "john-adams": ("S2", (-14, -29, 4, 39), 3),
    "goliath": ("S3", (18, -16, 6, -8), 0),
}


def worth(points: int) -> str:
    """A rack that costs so many points."""
    high, low = divmod(points, 13)
    return format_rack((Tile("r", 13),) * high + (Tile("k", low),) * (low > 0))


@clause("R86")
def test_the_printed_score_table_comes_out_of_played_games(rules: Ruleset) -> None:
    id, totals, leader = PRINTED[rules.edition]
    scores = []
    for row in sheet(id)["games"]:
        winner = row.index(max(row))
        racks = ["b3" if seat == winner else worth(-points) for seat, points in enumerate(row)]
        game = arrange(rules, racks, table="b4 b5 b6", pool="k1", turn=winner, clock=None)
        game = game.move(winner, parse_move("play b3 b4 b5 b6"), at=1)
        assert game.state.ended is not None
        assert list(game.state.ended.points) == row
        scores.append(GameScore(game.state.ended.points, game.state.ended.winners))
    found = standing(rules, scores, 4)
    assert (found.totals, found.leaders) == (totals, (leader,))
