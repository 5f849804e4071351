"""The time that a computer player takes: by level, by how much there is to see, within bounds."""

import pytest

from remeld.bots import LEAST_MS, MOST_MS, thought_ms
from remeld.bots.ladder import LADDER
from remeld.bots.pace import PACE
from remeld.notation import parse_table
from remeld.rules import EDITIONS, View

SETS = ("k1-13", "r1-13", "b1-13", "o1-13")


def seen(sets: int, rack: int, *, melded: bool = True) -> View:
    return View(
        ruleset=EDITIONS["goliath"],
        seat=None,
        rack=None,
        rack_sizes=(14, rack),
        melded=(True, melded),
        table=parse_table(", ".join(SETS[:sets])),
        pool_size=20,
        turn=1,
    )


def test_every_level_has_a_pace_of_its_own() -> None:
    assert set(PACE) == set(LADDER)
    view = seen(2, 14)
    assert len({thought_ms(level, view, 0.5) for level in LADDER}) == len(LADDER)


@pytest.mark.parametrize("level", LADDER)
def test_more_to_look_at_takes_longer(level: str) -> None:
    times = [thought_ms(level, seen(sets, 10), 0.5) for sets in range(5)]
    assert times == sorted(set(times))
    assert thought_ms(level, seen(2, 20), 0.5) > thought_ms(level, seen(2, 5), 0.5)
    # Who has not melded has no business with the table.
    assert len({thought_ms(level, seen(sets, 10, melded=False), 0.5) for sets in range(5)}) == 1


@pytest.mark.parametrize("level", [*LADDER, "easy", "best"])
def test_nobody_is_hurried_and_nobody_waits_for_long(level: str) -> None:
    times = [
        thought_ms(level, seen(sets, rack), chance)
        for sets in range(5)
        for rack in (1, 14, 90)
        for chance in (0.0, 0.5, 1.0)
    ]
    assert LEAST_MS <= min(times) < max(times) <= MOST_MS
