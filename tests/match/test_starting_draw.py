"""The starting draw: who begins, and where the edition offers it, who sits where."""

from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from remeld.match import Began, Dealt, Event, Game, Seated, StartDrawn, secret_from_seed
from remeld.match.starting_draw import opening, stacks_of_seven
from remeld.notation import format_tile, parse_rack
from remeld.rules import EDITIONS, JOKER, CommandError, Ruleset, Tile
from remeld.solver import could_play
from tests.match.arranged_games import setup_for

BROADWAY = EDITIONS["broadway"]


def draw(
    tiles: str, players: int = 3, rules: Ruleset = BROADWAY, **more: Any
) -> tuple[list[str], list[Event]]:
    """The draws as `seat:tile`, and the events after them, before the deal."""
    setup = setup_for(rules, players, **more)
    found = opening(setup, iter(parse_rack(tiles)), rules.box.tiles())
    drawn = [f"{e.seat}:{format_tile(e.tile)}" for e in found if isinstance(e, StartDrawn)]
    return drawn, [e for e in found if not isinstance(e, StartDrawn | Dealt)]


def test_the_highest_number_starts() -> None:
    assert draw("k3 r9 b5") == (["0:k3", "1:r9", "2:b5"], [Began(1)])


def test_a_tie_below_the_highest_does_not_matter() -> None:
    assert draw("k5 r5 b9 k1") == (["0:k5", "1:r5", "2:b9"], [Began(2)])


def test_whoever_draws_a_joker_draws_again_before_the_next_player() -> None:
    assert draw("j j k2 r9 j b5") == (
        ["0:j", "0:j", "0:k2", "1:r9", "2:j", "2:b5"],
        [Began(1)],
    )


def test_only_the_tied_draw_again() -> None:
    drawn, after = draw("r9 k9 b3 o4 o5")
    assert (drawn, after) == (["0:r9", "1:k9", "2:b3", "0:o4", "1:o5"], [Began(1)])


def test_the_tied_draw_until_one_is_higher() -> None:
    drawn, after = draw("r9 k3 b9 k9 o9 r1 k1 j b2 o1")
    assert drawn == ["0:r9", "1:k3", "2:b9", "0:k9", "2:o9", "0:r1", "2:k1", "0:j", "0:b2", "2:o1"]
    assert after == [Began(0)]


def test_a_tie_of_some_of_the_tied_leaves_the_others_out() -> None:
    drawn, after = draw("r9 k9 b9 k5 o5 r1 k7 b6")
    assert drawn == ["0:r9", "1:k9", "2:b9", "0:k5", "1:o5", "2:r1", "0:k7", "1:b6"]
    assert after == [Began(0)]


def test_a_house_may_let_everybody_draw_again() -> None:
    rules = BROADWAY.replace(start_draw_tie="redrawAll")
    drawn, after = draw("r9 k9 b3 o4 o5 o6", rules=rules)
    assert drawn == ["0:r9", "1:k9", "2:b3", "0:o4", "1:o5", "2:o6"]
    assert after == [Began(2)]
    # A tie below the highest number is none.
    assert draw("r9 k3 b3", rules=rules)[1] == [Began(0)]


def test_a_house_may_count_a_joker_as_lowest() -> None:
    rules = BROADWAY.replace(start_draw_joker="lowest")
    assert draw("j k1 j", rules=rules) == (["0:j", "1:k1", "2:j"], [Began(1)])
    # Two jokers are a tie like any other.
    drawn, after = draw("j j k1 k2", players=2, rules=rules)
    assert (drawn, after) == (["0:j", "1:j", "0:k1", "1:k2"], [Began(1)])


def test_seats_in_the_order_of_the_numbers_drawn() -> None:
    lanmi = EDITIONS["lanmi"]
    assert draw("k3 r9 b5", rules=lanmi, seats_by_draw=True)[1] == [Seated((1, 2, 0)), Began(1)]
    # Without the option the same draw decides the start alone.
    assert draw("k3 r9 b5", rules=lanmi)[1] == [Began(1)]


def test_for_seats_every_tie_is_drawn_out() -> None:
    drawn, after = draw(
        "k5 r9 b5 o9 k1 r2 b7 o6", players=4, rules=EDITIONS["lanmi"], seats_by_draw=True
    )
    # The tie at the top comes first, then the one below.
    assert drawn[4:] == ["1:k1", "3:r2", "0:b7", "2:o6"]
    assert after == [Seated((3, 1, 0, 2)), Began(3)]


def test_play_goes_round_by_the_seats_that_were_drawn() -> None:
    setup = setup_for("lanmi", 4, seats_by_draw=True)
    for seed in range(20):
        game = Game.start(setup, secret_from_seed(seed), at=0, oracle=could_play)
        order = game.state.order
        assert sorted(order) == [0, 1, 2, 3]
        assert game.state.turn == order[0]
        assert [game.state.next_seat(seat) for seat in order] == [*order[1:], order[0]]
        assert [len(rack) for rack in game.state.racks] == [14] * 4


@pytest.mark.parametrize("edition", ["broadway", "babyboom", "john-adams", "goliath"])
def test_other_editions_do_not_offer_seats_by_the_draw(edition: str) -> None:
    with pytest.raises(CommandError) as caught:
        setup_for(edition, 3, seats_by_draw=True)
    assert (caught.value.code, caught.value.values) == (
        "option-not-offered",
        {"option": "seats-by-draw"},
    )


@pytest.mark.parametrize("rule", ["winner", "rotate"])
def test_where_the_last_game_decides_nobody_draws(rule: str) -> None:
    rules = BROADWAY.replace(next_starter=rule)
    assert draw("", rules=rules, starter=2) == ([], [Began(2)])
    # The first game of a match has no last one.
    assert draw("k3 r9 b5", rules=rules)[1] == [Began(1)]


def test_without_a_draw_there_are_no_seats_by_the_draw() -> None:
    rules = EDITIONS["lanmi"].replace(next_starter="winner")
    assert draw("", rules=rules, seats_by_draw=True, starter=2) == ([], [Began(2)])
    setup = setup_for(rules, 3, seats_by_draw=True, starter=2)
    game = Game.start(setup, secret_from_seed(0), at=0, oracle=could_play)
    assert [len(rack) for rack in game.state.racks] == [14] * 3


@pytest.mark.parametrize("edition", EDITIONS)
def test_no_edition_lets_a_starter_be_named(edition: str) -> None:
    with pytest.raises(CommandError) as caught:
        setup_for(edition, 3, starter=1)
    assert caught.value.code == "option-not-offered"


def expected(draws: list[Tile], players: int) -> tuple[int, int]:
    """Who starts and how many tiles that takes, reckoned the slow way, round by round."""
    left, still = iter(draws), list(range(players))
    used = 0
    while True:
        shown = {}
        for seat in still:
            tile = JOKER
            while tile.joker:
                tile = next(left)
                used += 1
            shown[seat] = tile.number
        still = [seat for seat in still if shown[seat] == max(shown.values())]
        if len(still) == 1:
            return still[0], used


@given(
    draws=st.lists(st.sampled_from(parse_rack("k1 r1 k2 r2 b2 k3 j")), min_size=1, max_size=12),
    players=st.integers(2, 4),
)
def test_the_start_is_as_reckoned_by_hand(draws: list[Tile], players: int) -> None:
    tiles = [*draws, *parse_rack("k1-13")]
    starter, used = expected(tiles, players)
    found = opening(setup_for("goliath", players), iter(tiles), BROADWAY.box.tiles())
    drawn = [e for e in found if isinstance(e, StartDrawn)]
    assert Began(starter) in found
    assert [e.tile for e in drawn] == tiles[:used]


def test_any_number_of_ties_is_drawn_out() -> None:
    tiles = parse_rack("k1 r1") * 3000 + parse_rack("k1 r2")
    found = opening(setup_for("goliath", 2), iter(tiles), BROADWAY.box.tiles())
    assert Began(1) in found


def test_stacks_of_seven() -> None:
    assert stacks_of_seven(106) == (15, 1)
    assert stacks_of_seven(160) == (22, 6)
    assert stacks_of_seven(0) == (0, 0)
