"""Why a turn cost chance: what differs after it, by what the seat could know."""

import pytest

from remeld.notation import parse_rack, parse_table
from remeld.rules import EDITIONS, View
from remeld.simulation import Candidate, roll_out
from remeld.study.reasons import CostReason, goes_out_next, reasons


def seen(table: str, rack: str, *, pool: int = 40, other: int = 4) -> View:
    """What the first of two sees who have both melded."""
    held = parse_rack(rack)
    return View(
        ruleset=EDITIONS["goliath"],
        seat=0,
        rack=held,
        rack_sizes=(len(held), other),
        melded=(True, True),
        table=parse_table(table),
        pool_size=pool,
        turn=0,
    )


def told(view: View, laid: str, better: str) -> dict[str, CostReason]:
    found = reasons(view, parse_rack(laid), parse_rack(better), seed=2)
    return {reason.kind: reason for reason in found}


def test_nothing_differs_between_a_turn_and_itself() -> None:
    assert told(seen("b4-6", "b7 k1 k2 r9"), "b7", "b7") == {}


def test_a_joker_given_away_is_told() -> None:
    found = told(seen("b4-6", "j b7 k1 k2 r9"), "b7 j", "b7")
    assert found["joker"] == CostReason("joker", 1, 0)


def test_what_lets_others_lay_more_is_told() -> None:
    view = seen("r1-3", "k1-8 o13 o12", other=14)
    found = told(view, "k1-8", "")
    assert found["feeds"].done > found["feeds"].better
    # The other way round nobody was helped.
    assert "feeds" not in told(view, "", "k1-8")


def test_letting_somebody_out_is_told() -> None:
    # All the other one holds is one tile, and eleven kinds fit to the six runs.
    runs = "k3-5 b7-9 o4-6 r7-9 k9-11 b1-3"
    found = told(seen("r1-3", f"{runs} o1 o2", other=1), runs, "")
    assert found["lets-out"].done > 0.1
    assert found["lets-out"].better == 0


def test_the_tiles_with_which_one_goes_out_next_are_counted_exactly() -> None:
    # Whatever is drawn, k7 and r5 r6 do not fit together.
    assert goes_out_next(seen("k9-11", "k7 r5 r6"), ()) == 0
    # With the r6 laid k8 alone is left, and fits.
    assert goes_out_next(seen("k9-11, r3-5", "k8 r6"), parse_rack("r6")) == 1
    # Two r7, two o7 and both jokers make a group, of 101 tiles that are not seen.
    assert goes_out_next(seen("r1-3", "k7 b7"), ()) == pytest.approx(6 / 101)


def test_points_left_are_told_near_the_end_only() -> None:
    assert told(seen("r1-3, b10-12", "b13 k6 o1", pool=4), "", "b13")["keeps-value"] == CostReason(
        "keeps-value", 20, 7
    )
    assert "keeps-value" not in told(seen("r1-3, b10-12", "b13 k6 o1", pool=40), "", "b13")


def test_who_could_have_gone_out_needs_no_reason() -> None:
    assert told(seen("b4-6", "b3 b7"), "b3", "b3 b7") == {}


@pytest.mark.parametrize(("drawn", "out"), [("k7", True), ("r1", False)])
def test_a_tile_that_is_known_is_the_one_that_is_drawn(drawn: str, out: bool) -> None:
    view = seen("k4-6", "k8", other=14)
    (tile,) = parse_rack(drawn)
    (games,) = roll_out(
        view, [Candidate((), "hoard", tile)], ["hoard", "rack-sets"], worlds=40, seed=3
    )
    assert {game.turns == 3 and game.winners == (0,) for game in games} == {out}
