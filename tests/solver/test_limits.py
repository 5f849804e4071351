"""Every call keeps its limit: what it does is charged, and it stops when the limit is reached."""

from itertools import islice
from typing import Any

import pytest

from remeld import rules
from remeld.notation import parse_rack, parse_ruleset, parse_table
from remeld.rules import EDITIONS, Rack, Ruleset, Table
from remeld.solver import all_plays, best_play, can_play, freed_jokers, kernel, least_kernel
from remeld.solver.budget import CALL, Budget
from remeld.solver.melds import meld_turns
from remeld.solver.stock import Goal

Position = tuple[Ruleset, Table, Rack]

# A late table with four jokers, and a rack that can do nearly anything.
LATE: Position = (
    EDITIONS["john-adams"].sized_for(6),
    parse_table(
        "k1 r1 b1, k2 r2 o2, k2 b2 o2, k3 r3 o3, r4 b4 o4, r6 b6 o6, b4-8, j r9 b9, j r12 o12, "
        "k10 k11 j k13, j r12 r13"
    ),
    parse_rack(
        "r11 k9 b9 b2 k9 r5 b12 k13 k12 o10 b11 k12 r4 r5 k7 o11 o3 k4 k5 k8 r3 k10 r12 r13 r9"
    ),
)
# Four jokers on the rack, and a table of ninety tiles that opens once they are melded.
OPEN: Position = (
    EDITIONS["broadway"].replace(jokers=4, table_in_meld_turn="openAfterMeld"),
    parse_table(
        "k1 r1 b1 o1, k2 r2 b2, k2 r2 b2, k3 r3 b3, k4 r4 b4 o4, k5 b5 o5, o1-5, k6 r6 b6 o6, "
        "k7 r7 b7 o7, r8 b8 o8, k9 r9 b9 o9, k10 r10 b10 o10, o7-10, k11 r11 b11, k3-11, r4-11, "
        "b3-11, k12 r12 o12, r12 b12 o12, k13 r13 b13 o13, k13 b13 o13"
    ),
    parse_rack("r13 k8 o2 o3 r1 o11 b1 r5 b12 k1 j j j j"),
)


class Asked:
    """How often the kernel and the referee were asked."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.kernel = self.referee = 0
        solve, obey = kernel.solve, rules.jokers_obey

        def solved(*args: Any, **more: Any) -> Any:
            self.kernel += 1
            return solve(*args, **more)

        def obeyed(*args: Any) -> bool:
            self.referee += 1
            return obey(*args)

        monkeypatch.setattr(kernel, "solve", solved)
        monkeypatch.setattr(freed_jokers, "jokers_obey", obeyed)


@pytest.fixture
def asked(monkeypatch: pytest.MonkeyPatch) -> Asked:
    return Asked(monkeypatch)


@pytest.mark.parametrize("limit", [1_000, 10_000, 50_000])
@pytest.mark.parametrize("melded", [True, False])
def test_all_plays_ask_no_more_than_the_limit_pays_for(
    asked: Asked, melded: bool, limit: int
) -> None:
    for position in (LATE, OPEN):
        found = all_plays(*position, melded=melded, limit=limit)
        assert found.cut_off
        assert asked.kernel + asked.referee < limit // CALL + 20
        asked.kernel = asked.referee = 0


@pytest.mark.parametrize("limit", [1_000, 5_000, 200_000])
def test_a_best_play_asks_no_more_than_the_limit_pays_for(asked: Asked, limit: int) -> None:
    for melded in (True, False):
        play = best_play(*OPEN, melded=melded, limit=limit)
        # Once the table is open, the largest limit is enough.
        enough = melded and limit == 200_000
        assert (play.optimal and play.least_disturbing) == enough
        # The least disturbing play is looked for within a limit of its own.
        assert CALL * (asked.kernel + 10 * asked.referee) < 2 * limit + 3_000
        asked.kernel = asked.referee = 0


def test_where_many_colours_would_take_too_long_the_kernel_is_not_asked(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """With six colours and four copies, what groups can hold is soon too much to compare."""
    asked: list[int] = []

    def counted(*args: Any, **more: Any) -> Any:
        asked.append(len(args))
        return solve(*args, **more)

    solve = least_kernel.solve
    monkeypatch.setattr(least_kernel, "solve", counted)
    rules = EDITIONS["goliath"].replace(colours=6, copies=4, jokers=4, group_max=6)
    groups = ", ".join(f"k{n} r{n} b{n} o{n} g{n} p{n}" for n in (1, 5, 9))
    for copies, often in ((1, True), (3, False)):
        play = best_play(rules, parse_table(", ".join([groups] * copies)), parse_rack("k2 k3 k4"))
        assert (play.tiles_played, play.optimal, bool(asked)) == (3, True, often)
        asked.clear()


def test_one_hard_play_does_not_keep_the_others_from_being_found() -> None:
    found = all_plays(*LATE, most=100)
    assert (len(found.plays), found.cut_off) == (100, True)


def test_the_search_for_melds_is_charged() -> None:
    """No meld of this rack leads to a better turn than the first, but there are very many."""
    budget = Budget(20_000)
    rules, table, rack = OPEN
    some = islice(meld_turns(Goal.tiles(rules), table, rack, 0, budget), 100_000)
    assert 0 < len(list(some)) < 20_000 // CALL
    assert not budget.proved


def test_a_best_opening_stays_proved_while_a_calmer_one_is_looked_for() -> None:
    found = best_play(
        parse_ruleset(
            "john-adams(copies=3,jokers=4,group_max=3,hand=1,meld_min=12,"
            'table_in_meld_turn="openAfterMeld",rack_joker_value=1)'
        ),
        parse_table("r6 j r8, r5-8 j"),
        parse_rack("r4 b7 b5 k7 b6 j j b8"),
        melded=False,
        objective="out",
    )
    assert not found.rack
    assert found.optimal


def test_as_many_plays_come_back_as_were_asked_for() -> None:
    """The edition refuses many plays of free rearrangement; those do not count."""
    rack = parse_rack("k1-4 r1-4 k11 r11 b11")
    for most in (0, 1, 10, 15):
        found = all_plays(EDITIONS["broadway"], (), rack, melded=False, most=most)
        assert (len(found.plays), found.cut_off) == (most, True)
    found = all_plays(EDITIONS["broadway"], (), rack, melded=False, most=16)
    assert (len(found.plays), found.cut_off) == (16, False)


def test_no_limit_is_too_large() -> None:
    table, rack = parse_table("b4-6"), parse_rack("b7")
    assert best_play(EDITIONS["goliath"], table, rack, limit=10**30).played == rack
    assert can_play(EDITIONS["goliath"], table, rack, limit=10**30)
