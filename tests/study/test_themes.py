"""What a game showed to be weak: chances met and taken, counted by hand in small turns."""

import pytest

from remeld.notation import parse_rack, parse_table
from remeld.rules import EDITIONS, View
from remeld.study import Estimate, looked_at, summed_up
from remeld.study.review_exact import look
from remeld.study.review_themes import THEMES, count_themes
from remeld.study.review_turns import SeatTurn
from tests.study.recorded_games import recorded_game


def counted(
    table: str,
    rack: str,
    after: str,
    laid: str,
    estimate: Estimate | None = None,
    melded: bool = True,
) -> dict[str, tuple[int, int]]:
    """The themes of one turn that were met."""
    view = View(
        ruleset=EDITIONS["goliath"],
        seat=0,
        rack=parse_rack(rack),
        rack_sizes=(len(parse_rack(rack)), 5),
        melded=(melded, True),
        table=parse_table(table),
        pool_size=50,
        turn=0,
    )
    turn = SeatTurn(
        number=1,
        event=9,
        view=view,
        done="play" if laid else "draw",
        laid=parse_rack(laid),
        after=parse_table(after),
    )
    found = count_themes([(len(turn.laid), look(turn), estimate)])
    assert tuple(each.theme for each in found) == THEMES
    return {each.theme: (each.met, each.taken) for each in found if each.met}


def worth(cost: float, choice: str) -> Estimate:
    return Estimate(
        chance=0.5,
        best=0.5 + cost,
        interval=(0.4, 0.6),
        choice=parse_rack(choice),
        worlds=9,
    )


@pytest.mark.parametrize(
    ("turn", "themes"),
    [
        # b3 fits at the end of the run.
        (("b4-6", "b3 k1", "b3-6", "b3"), {"spot": (1, 1)}),
        (("b4-6", "b3 k1", "b4-6", ""), {"spot": (1, 0)}),
        # The run must be split for r6.
        (("r4-8", "r6 k1", "r4-6, r6-8", "r6"), {"splits": (1, 1)}),
        (("r4-8", "r6 k1", "r4-8", ""), {"splits": (1, 0)}),
        # The joker gives way to b8 and goes elsewhere.
        (
            ("b6 b7 j", "b8 k4 k5 r1", "b6 b7 b8, k4 k5 j", "b8 k4 k5"),
            {"splits": (1, 1), "jokers": (1, 1)},
        ),
        # A tile that is added to its set moves no joker.
        (("b6 b7 j", "b9 r1", "b6 b7 j b9", "b9"), {"spot": (1, 1)}),
        # Nothing could be done.
        (("b4-6", "k1 r9", "b4-6", ""), {}),
    ],
)
def test_chances_of_a_turn(
    turn: tuple[str, str, str, str], themes: dict[str, tuple[int, int]]
) -> None:
    assert counted(*turn) == themes


def test_the_initial_meld_is_a_chance_of_its_own() -> None:
    rack = "r10 b10 k10 o1"
    assert counted("", rack, "r10 b10 k10", "r10 b10 k10", melded=False) == {"first-30": (1, 1)}
    assert counted("", rack, "", "", melded=False) == {"first-30": (1, 0)}


def test_who_waits_and_loses_nothing_by_it_has_missed_nothing() -> None:
    waited = ("b4-6", "b3 k1", "b4-6", "")
    assert counted(*waited, estimate=worth(0.0, "")) == {"hold-back": (1, 1)}
    assert counted(*waited, estimate=worth(0.01, "b3")) == {}
    assert counted(*waited, estimate=worth(0.09, "b3")) == {"spot": (1, 0)}


def test_who_should_have_waited_is_told_so() -> None:
    laid = ("b4-6", "b3 k1", "b3-6", "b3")
    assert counted(*laid, estimate=worth(0.09, "")) == {"spot": (1, 1), "hold-back": (1, 0)}
    assert counted(*laid, estimate=worth(0.01, "")) == {"spot": (1, 1)}


def test_a_review_counts_the_themes_of_every_seat() -> None:
    """Without estimates, which take their time: then every chance counts."""
    record = recorded_game("goliath", ("bounded-6", "bounded-3"), 2)
    turns = looked_at(record)
    for seat in summed_up(record, turns).seats:
        own = [each for each in turns if each.turn.seat == seat.seat]
        found = {each.theme: each for each in seat.themes}
        assert all(0 <= each.taken <= each.met for each in seat.themes)
        opens = [bool(each.turn.laid) for each in own if each.exact.could_open]
        assert (found["first-30"].met, found["first-30"].taken) == (len(opens), sum(opens))
        more = [each for each in own if each.exact.possible.tiles > each.exact.at_sight]
        assert found["splits"].met == sum(each.turn.melded for each in more)
        assert found["hold-back"].met == 0, "that is known by estimates only"
