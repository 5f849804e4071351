"""R27–R29: turns, games, rounds, the match, and the end of a game."""

from remeld.match import games_to_play
from remeld.notation import parse_table
from remeld.rules import Play, Ruleset
from tests.clauses.clause_marker import clause
from tests.match.arranged_games import arrange

# What the players agree on when they agree on "two", and how many games that makes for four.
AGREED_ON = {
    "broadway": ("rounds", 8),
    "babyboom": ("games", 2),
    "lanmi": ("games", 2),
    "john-adams": ("games", 2),
    "goliath": ("games", 2),
}
# Games in the booklet's score sheet, which is for four players.
SHEET = {"broadway": 4, "babyboom": 4, "lanmi": 3, "john-adams": 3, "goliath": 2}


@clause("R27")
def test_games_make_a_match_and_only_broadway_has_rounds_between(rules: Ruleset) -> None:
    unit, games = AGREED_ON[rules.edition]
    assert (rules.match_frame == "roundsOfNGames") == (unit == "rounds")
    assert games_to_play(rules, players=4, agreed=2) == games


@clause("R27")
def test_turns_make_a_game(rules: Ruleset) -> None:
    game = arrange(rules, ["r7 k1", "b7 k2"], table="r4-6, b4-6", pool="k3 k4")
    game = game.move(0, Play(parse_table("r4-7, b4-6")), 1)
    # A turn is over and the game is not; the next turn is another seat's.
    assert (game.state.turn, game.state.ended) == (1, None)


@clause("R28", only=("broadway",))
def test_a_round_has_a_game_for_each_player(rules: Ruleset) -> None:
    for players in (2, 3, 4):
        assert games_to_play(rules, players) == players
        assert games_to_play(rules, players, agreed=3) == 3 * players
    assert games_to_play(rules, 4, agreed=1) == SHEET[rules.edition]


@clause("R28", only=("babyboom",))
def test_a_match_has_a_game_for_each_player(rules: Ruleset) -> None:
    for players in (2, 3, 4, 5, 6):
        assert games_to_play(rules, players) == players
    assert games_to_play(rules, 4) == SHEET[rules.edition]
    # The same line speaks of the number agreed.
    assert games_to_play(rules, 4, agreed=7) == 7


@clause("R28", only=("lanmi", "john-adams", "goliath"))
def test_the_players_agree_on_the_number_of_games(rules: Ruleset) -> None:
    for players in (2, 3, 4):
        for agreed in (1, 2, 5):
            assert games_to_play(rules, players, agreed) == agreed
    assert games_to_play(rules, 4, SHEET[rules.edition]) == SHEET[rules.edition]
    # Where nothing is agreed, the number of players does not decide it either.
    assert games_to_play(rules, 2) == games_to_play(rules, 4)


@clause("R29")
def test_a_game_is_over_with_a_players_last_tile(rules: Ruleset) -> None:
    game = arrange(rules, ["r7 r8", "b7 b9"], table="r4-6, b4-6", pool="k1")
    game = game.move(0, Play(parse_table("r4-7, b4-6")), 1)
    game = game.move(1, Play(parse_table("r4-7, b4-7")), 2)
    assert game.state.ended is None
    game = game.move(0, Play(parse_table("r4-8, b4-7")), 3)
    ended = game.state.ended
    assert ended is not None
    assert (ended.reason, ended.winners, game.state.racks[0]) == ("out", (0,), ())
