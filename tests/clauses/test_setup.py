"""R17–R26: the starting draw, the deal, the pool, and who is next."""

from collections import Counter
from dataclasses import fields
from itertools import pairwise

import pytest

from remeld.match import (
    Began,
    Game,
    Seated,
    StartDrawn,
    next_starter,
    stacks_of_seven,
)
from remeld.rules import CommandError, Draw, Ruleset, Tile, View, score_game, view
from tests.clauses.clause_marker import clause
from tests.clauses.turns import MOST_PLAYERS, first_turn
from tests.match.arranged_games import arrange, events, setup_for

STACKS = {
    "broadway": "recommended",
    "babyboom": "afterDraw",
    "lanmi": "afterDraw",
    "john-adams": "none",
    "goliath": "beforeDraw",
}
POOL = {2: 78, 3: 64, 4: 50, 5: 90, 6: 76}
SEEDS = range(120)


def draws(game: Game) -> list[tuple[int, Tile]]:
    """Who drew what for the start, in order."""
    return [(event.seat, event.tile) for event in events(game) if isinstance(event, StartDrawn)]


def games(rules: Ruleset, players: int = 4) -> list[Game]:
    return [first_turn(rules, players, seed) for seed in SEEDS]


@clause("R17")
def test_everybody_draws_one_tile_and_the_highest_starts(rules: Ruleset) -> None:
    starters = set()
    for game in games(rules):
        drawn = draws(game)
        numbers = [tile.number for _, tile in drawn]
        if len(drawn) > 4 or numbers.count(max(numbers)) > 1:
            continue  # a joker or a tie: R18, R19
        assert [seat for seat, _ in drawn] == [0, 1, 2, 3]
        starter = numbers.index(max(numbers))
        assert Began(starter) in events(game)
        assert game.state.turn == starter
        starters.add(starter)
    assert starters == {0, 1, 2, 3}


@clause("R18")
def test_whoever_draws_a_joker_draws_again(rules: Ruleset) -> None:
    jokers = 0
    for game in games(rules):
        drawn = draws(game)
        for (seat, tile), (next_seat, _) in pairwise(drawn):
            if tile.joker:
                jokers += 1
                assert next_seat == seat
        assert not drawn[-1][1].joker
        # Counted without the jokers, everybody has one tile of the first draw.
        assert [seat for seat, tile in drawn if not tile.joker][:4] == [0, 1, 2, 3]
    assert jokers > 3


@clause("R19")
def test_only_those_with_the_same_highest_number_draw_again(rules: Ruleset) -> None:
    ties = 0
    for game in games(rules):
        left = [(seat, tile.number) for seat, tile in draws(game) if not tile.joker]
        still = [0, 1, 2, 3]
        while len(still) > 1:
            shown, left = dict(left[: len(still)]), left[len(still) :]
            assert sorted(shown) == still
            still = [seat for seat in still if shown[seat] == max(shown.values())]
            ties += len(still) > 1
        assert left == []
        assert game.state.starter == still[0]
    assert ties > 3


@clause("R20")
def test_seats_may_follow_the_numbers_drawn_in_every_game(rules: Ruleset) -> None:
    orders = set()
    for number, seed in enumerate(SEEDS, start=1):
        game = first_turn(rules, 4, seed, seats_by_draw=True, game=number)
        first = {seat: tile.number for seat, tile in draws(game)}
        if len(draws(game)) > 4 or len(set(first.values())) < 4:
            continue
        order = tuple(sorted(first, key=lambda seat: -first[seat]))
        assert Seated(order) in events(game)
        assert game.state.order == order
        assert game.state.starter == order[0]
        orders.add(order)
    assert len(orders) > 5
    # The players may also leave it.
    assert first_turn(rules, 4).state.order == (0, 1, 2, 3)


@clause("R20", only=("broadway", "babyboom", "john-adams", "goliath"))
def test_the_draw_decides_nothing_but_the_start(rules: Ruleset) -> None:
    with pytest.raises(CommandError) as caught:
        setup_for(rules, 4, seats_by_draw=True)
    assert caught.value.values == {"option": "seats-by-draw"}
    assert all(game.state.order == (0, 1, 2, 3) for game in games(rules)[:10])


@clause("R21")
def test_the_tiles_drawn_go_back_and_are_mixed_in(rules: Ruleset) -> None:
    places: set[str] = set()
    whole = Counter(rules.sized_for(3).box.tiles())
    for game in games(rules, players=3):
        racks = game.position.racks
        assert Counter([tile for rack in (*racks, game.position.pool) for tile in rack]) == whole
        # If they were not mixed again, the first tile drawn would lie in one place always.
        drawn = draws(game)[0][1]
        holders = {f"rack {seat}" for seat, rack in enumerate(racks) if drawn in rack}
        places |= holders or {"pool"}
    assert places == {"rack 0", "rack 1", "rack 2", "pool"}


@clause("R22")
def test_stacks_of_seven(rules: Ruleset) -> None:
    assert rules.stacks == STACKS[rules.edition]
    assert stacks_of_seven(rules.sized_for(4).box.total) == (15, 1)


@clause("R22", only=("babyboom",))
def test_stacks_of_the_big_set(rules: Ruleset) -> None:
    assert stacks_of_seven(rules.sized_for(5).box.total) == (22, 6)


@clause("R22", only=("lanmi",))
def test_everybody_takes_two_stacks(rules: Ruleset) -> None:
    for rack in first_turn(rules, 4).state.racks:
        assert stacks_of_seven(len(rack)) == (2, 0)


@clause("R22", only=("john-adams",))
def test_no_stacks(rules: Ruleset) -> None:
    assert rules.stacks == STACKS[rules.edition]


@clause("R23")
def test_fourteen_tiles_each(rules: Ruleset) -> None:
    for players in range(2, MOST_PLAYERS[rules.edition] + 1):
        racks = first_turn(rules, players).state.racks
        assert [len(rack) for rack in racks] == [14] * players


@clause("R24")
def test_the_rest_is_the_pool_and_nobody_sees_it(rules: Ruleset) -> None:
    for players in range(2, MOST_PLAYERS[rules.edition] + 1):
        game = first_turn(rules, players)
        assert game.state.pool == len(game.position.pool) == POOL[players]
        assert view(game.position, 0).pool_size == POOL[players]
    # Face down: what a seat may know has no place for a tile of the pool.
    assert [field.name for field in fields(View) if "pool" in field.name] == ["pool_size"]


@clause("R25")
def test_the_turn_goes_to_the_left(rules: Ruleset) -> None:
    game = arrange(rules, ["k1", "r1", "b1", "o1"], pool="k2-9", turn=2)
    seats = []
    for at in range(6):
        seats.append(game.state.turn)
        game = game.move(game.state.turn, Draw(), at)
    assert seats == [2, 3, 0, 1, 2, 3]


@clause("R26")
def test_every_game_begins_with_a_new_draw(rules: Ruleset) -> None:
    last = score_game(rules, [(Tile("k", 5),), (), (Tile("r", 9),)], winner=1)
    assert rules.next_starter == "drawAgain"
    assert next_starter(rules, last, starter=2, players=3) is None
    for seat in range(3):
        with pytest.raises(CommandError) as caught:
            setup_for(rules, 3, starter=seat)
        assert caught.value.values == {"option": "starter"}
    second = first_turn(rules, 3, seed=8, game=2)
    assert {seat for seat, _ in draws(second)} == {0, 1, 2}
