"""R1–R8: players, tiles and the object of the game."""

from collections import Counter

import pytest

from remeld.match import Game
from remeld.notation import format_tile, parse_table
from remeld.rules import CommandError, Draw, Play, RemeldError, Ruleset
from remeld.words import Words
from tests.clauses.clause_marker import clause
from tests.clauses.turns import MOST_PLAYERS, first_turn
from tests.match.arranged_games import arrange, setup_for

FOURTH_COLOUR = {
    "broadway": "orange",
    "babyboom": "yellow",
    "lanmi": "orange",
    "john-adams": "orange",
    "goliath": "yellow",
}
FEW = (2, 3, 4)
MANY = (5, 6)


def all_tiles(game: Game) -> Counter[str]:
    """Every tile of the game, on racks and in the pool, and how often it is there."""
    racks = (tile for rack in game.position.racks for tile in rack)
    return Counter(map(format_tile, (*racks, *game.position.pool)))


def box(copies: int, jokers: int) -> Counter[str]:
    """Four colours with the numbers 1 to 13, and jokers."""
    kinds = [f"{colour}{number}" for colour in "krbo" for number in range(1, 14)]
    return Counter({**dict.fromkeys(kinds, copies), "j": jokers})


@clause("R1")
def test_two_to_four_or_six_players(rules: Ruleset) -> None:
    most = MOST_PLAYERS[rules.edition]
    for players in range(2, most + 1):
        assert len(first_turn(rules, players).state.racks) == players
    for players in (1, most + 1):
        with pytest.raises(RemeldError) as caught:
            rules.sized_for(players)
        assert caught.value.code == "bad-players"


@clause("R2")
def test_106_tiles(rules: Ruleset) -> None:
    for players in FEW:
        assert all_tiles(first_turn(rules, players)).total() == 106


@clause("R3")
def test_numbers_1_to_13_in_four_colours_twice(rules: Ruleset) -> None:
    for players in FEW:
        tiles = all_tiles(first_turn(rules, players))
        assert {tile: tiles[tile] for tile in tiles if tile != "j"} == {
            tile: 2 for tile in box(2, 0) if tile != "j"
        }


@clause("R4")
def test_black_red_blue_and_the_fourth(rules: Ruleset) -> None:
    letters = {tile[0] for tile in all_tiles(first_turn(rules, 2))} - {"j"}
    words = Words("en")
    names = {words.text(f"colour-{it}", fourth_colour=rules.fourth_colour) for it in letters}
    assert names == {"black", "red", "blue", FOURTH_COLOUR[rules.edition]}


@clause("R5")
def test_two_jokers(rules: Ruleset) -> None:
    for players in FEW:
        assert all_tiles(first_turn(rules, players))["j"] == 2


@clause("R6")
def test_five_and_six_players_use_all_160_tiles(rules: Ruleset) -> None:
    for players in MANY:
        tiles = all_tiles(first_turn(rules, players))
        assert tiles == box(copies=3, jokers=4)
        assert tiles.total() == 160
    for players in FEW:
        assert all_tiles(first_turn(rules, players)) == box(copies=2, jokers=2)


@clause("R6", only=("babyboom",))
def test_few_players_may_not_use_all_tiles(rules: Ruleset) -> None:
    for players in FEW:
        with pytest.raises(RemeldError) as caught:
            setup_for(rules, players, big_set=True)
        assert caught.value.values == {"option": "big-set"}


@clause("R6", only=("john-adams",))
def test_few_players_are_only_advised_to_use_the_small_set(rules: Ruleset) -> None:
    for players in FEW:
        game = first_turn(rules, players, big_set=True)
        assert all_tiles(game) == box(copies=3, jokers=4)


@clause("R6", only=("broadway", "lanmi", "goliath"))
def test_no_bigger_set_in_the_box(rules: Ruleset) -> None:
    assert rules.big_set is None
    with pytest.raises(RemeldError):
        setup_for(rules, 4, big_set=True)


@clause("R8")
def test_the_first_to_lay_all_tiles_wins(rules: Ruleset) -> None:
    # All three could go out; Cleo has least on her rack, but Ben's turn comes first.
    racks = ["r7 r8 r9 k13", "b7 b8", "o4"]
    game = arrange(rules, racks, table="b4-6, o1-3", pool="k1 k2")
    game = game.move(0, Play(parse_table("b4-6, o1-3, r7-9")), 1)
    assert game.state.ended is None
    game = game.move(1, Play(parse_table("b4-8, o1-3, r7-9")), 2)
    assert game.state.ended is not None
    assert (game.state.ended.reason, game.state.ended.winners) == ("out", (1,))
    with pytest.raises(CommandError) as caught:
        game.move(2, Draw(), 3)
    assert caught.value.code == "game-over"
