"""What the others are thought not to hold: true of whoever plays so, taken back of who does not."""

import pytest

from bench.champion import Table
from remeld.bots.beliefs import barred_tiles
from remeld.notation import parse_rack, parse_table
from remeld.rules import EDITIONS, PastMove, View
from remeld.simulation import Candidate, choose, roll_out


@pytest.mark.parametrize(
    ("edition", "policy"), [("john-adams", "hoardmin"), ("broadway", "trimm"), ("lanmi", "trimm")]
)
def test_who_lays_the_highest_first_holds_nothing_that_is_barred(edition: str, policy: str) -> None:
    barred_at_all = 0
    for seed in range(2):
        table, over = Table(EDITIONS[edition], 3, seed), False
        while not over:
            barred = barred_tiles(table.view())
            for seat, rack in enumerate(table.racks):
                assert not barred[seat] & set(rack), f"seat {seat}, seed {seed}"
                barred_at_all += len(barred[seat])
            over = table.move(choose(table.view(), policy, seed=seed))
    assert barred_at_all > 60


def seen(*past: PastMove) -> View:
    """Two colleagues' moves by a table of blue 3 to 6, on the empty pool."""
    return View(
        ruleset=EDITIONS["john-adams"],
        seat=0,
        rack=parse_rack("k1"),
        rack_sizes=(1, 6, 6),
        melded=(True, True, True),
        table=parse_table("b3-6"),
        pool_size=0,
        turn=0,
        past=past,
    )


def test_who_passes_where_who_can_must_holds_nothing_that_fits() -> None:
    barred = barred_tiles(seen(PastMove(seat=1), PastMove(seat=2, laid=parse_rack("b3"))))
    assert barred[0] == frozenset()
    assert barred[1] == {*parse_rack("b3 b7 j")}
    assert barred[2] == {*parse_rack("b7")}


def test_who_lays_what_was_barred_is_believed_no_more() -> None:
    low_first = PastMove(seat=1, laid=parse_rack("b3")), PastMove(seat=1, laid=parse_rack("b6"))
    assert barred_tiles(seen(*low_first))[1] == frozenset()


def test_a_drawn_tile_may_be_anything() -> None:
    drew = PastMove(seat=1, laid=parse_rack("b3")), PastMove(seat=1, drew=1)
    assert barred_tiles(seen(*drew))[1] == frozenset()


def test_rollouts_deal_nobody_what_is_barred_and_are_left_when_told() -> None:
    """A seat with two tiles lays one where it fits: not where it is barred from all that do."""
    view = View(
        ruleset=EDITIONS["john-adams"],
        seat=0,
        rack=parse_rack("k1 k1"),
        rack_sizes=(2, 2, 20),
        melded=(True, True, True),
        table=parse_table("b4-6"),
        pool_size=0,
        turn=0,
    )
    tried, policies = [Candidate((), "hoardmin")], ["hoardmin"] * 3
    (free,) = roll_out(view, tried, policies, worlds=100, turns=2)
    assert any(game.tiles[1] for game in free)
    fitting = parse_rack("b3 b7 j")
    (barred,) = roll_out(view, tried, policies, worlds=100, turns=2, barred=((), fitting, ()))
    assert not any(game.tiles[1] for game in barred)
    assert all(not game.ended and game.turns == 2 for game in barred)
