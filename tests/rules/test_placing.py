"""Where a tile could go: against the oracle, which tries every place of every set."""

from collections import Counter
from random import Random

import pytest

from remeld.notation import format_set, parse_rack, parse_table, parse_tile
from remeld.rules import EDITIONS, JOKER, Placement, Rack, Ruleset, Table, Tile, places, ready_sets
from remeld.rules.placing import MOST_JUDGED
from tests.rules.oracle import effort, legal
from tests.rules.oracle_sets import sets_from, value
from tests.rules.random_turns import Maker

GOLIATH = EDITIONS["goliath"]
CASES = 150
MOST_EFFORT = 300


def ask(
    table: str, rack: str, tile: str, *, now: str | None = None, melded: bool = True
) -> Placement:
    before = parse_table(table)
    after = before if now is None else parse_table(now)
    return places(GOLIATH, before, after, parse_rack(rack), parse_tile(tile), melded=melded)


def joined(table: Table, at: int, place: int, tile: Tile) -> Table:
    tiles = table[at]
    return (*table[:at], (*tiles[:place], tile, *tiles[place:]), *table[at + 1 :])


def turns(rules: Ruleset, seed: int) -> list[tuple[Table, Rack, bool]]:
    """The beginnings of random turns that the oracle can look at."""
    rng = Random(seed)
    found: list[tuple[Table, Rack, bool]] = []
    while len(found) < CASES:
        case = Maker(rng, rules).case()
        if effort(rules, case.before, case.before) <= MOST_EFFORT and case.rack:
            found.append((case.before, case.rack, case.melded))
    return found


@pytest.mark.parametrize("edition", EDITIONS)
def test_a_tile_joins_where_the_turn_is_legal_with_it_and_nowhere_else(edition: str) -> None:
    rules = EDITIONS[edition]
    joins = refused = 0
    for table, rack, melded in turns(rules, 7):
        tile = rack[0]
        found = places(rules, table, table, rack, tile, melded=melded)
        good = {
            at
            for at in range(len(table))
            for place in range(len(table[at]) + 1)
            if melded and legal(rules, table, joined(table, at, place, tile), rack, melded=True)
        }
        assert {spot.set for spot in found.joins} <= good, (table, tile)
        for spot in found.joins:
            assert legal(rules, table, joined(table, *spot, tile), rack, melded=melded)
        # Only of a set with many places for jokers another place than the last could be better.
        if len(table) <= MOST_JUDGED and not any(JOKER in tiles for tiles in (*table, rack)):
            assert {spot.set for spot in found.joins} == good, (table, tile)
        joins += bool(found.joins)
        refused += not melded
    assert joins > 5
    assert refused > 5


def test_a_set_that_is_laid_is_the_longest_one_of_the_rack() -> None:
    rng = Random(3)
    laid = 0
    for _ in range(300):
        rack = tuple(rng.sample(GOLIATH.box.tiles(), 16))
        tile = rng.choice([each for each in rack if not each.joker])
        found = places(GOLIATH, (), (), rack, tile, melded=True)
        held = Counter(each for each in rack if not each.joker)
        whole = [tiles for tiles in sets_from(GOLIATH, held) if tile in tiles]
        if whole:
            assert len(found.lay) == max(map(len, whole))
            assert tile in found.lay
            assert Counter(found.lay) <= held
            assert value(found.lay, GOLIATH)
            laid += 1
        else:
            assert found == Placement()
    assert laid > 20


def test_the_last_set_of_several_comes_first() -> None:
    found = ask("b4 b5 b6, k7 r7 o7, b8 b9 b10", "b7 k1", "b7")
    assert [spot.set for spot in found.joins] == [2, 1, 0]


def test_whole_sets_come_before_what_the_rack_could_lay() -> None:
    assert ask("b4 b5 b6", "b7 b8 b9", "b7").joins
    assert format_set(ask("b4 b5 b6", "b7 b8 b9", "b8").lay) == "b7 b8 b9"


def test_before_the_initial_meld_only_what_is_ones_own_counts() -> None:
    table = "b4 b5 b6"
    assert ask(table, "b7 k1", "b7", melded=False).joins == ()
    assert ask(table, "b7 k1", "b7", melded=False).near == 0
    now = "b4 b5 b6, k10 r10 b10"
    own = ask(table, "k10 r10 b10 o10", "o10", now=now, melded=False)
    assert [spot.set for spot in own.joins] == [1]
    # For the initial meld a set is worth more than it is long.
    best = ask("", "r1 r2 r3 r4 b4 k4", "r4", melded=False)
    assert format_set(best.lay) == "k4 r4 b4"


def test_a_beginning_is_continued_where_nothing_is_whole() -> None:
    now = "k8 r8 o8, b4"
    assert [spot.set for spot in ask("k8 r8 o8", "b4 b5 k1", "b5", now=now).joins] == [1]
    assert ask("k8 r8 o8", "b4 b9 k1", "b9", now=now) == Placement()
    assert ask("k8 r8 o8", "b4 k8 k1", "k8", now=now) == Placement(near=0)


def test_a_joker_stays_on_the_rack_until_it_is_asked_for() -> None:
    assert ask("", "r5 r6 j", "r5") == Placement()
    assert sorted(format_set(ask("", "r5 r6 j", "j").lay).split()) == ["j", "r5", "r6"]
    assert [spot.set for spot in ask("b4 b5 b6", "j", "j").joins] == [0]


def test_a_joker_in_a_run_keeps_its_place() -> None:
    assert ask("b4 j b6", "b3 k1", "b3").joins[0].at == 0
    assert ask("b4 j b6", "b7 k1", "b7").joins[0].at == 3
    assert ask("b4 j b6", "b5 k1", "b5").joins == ()


def test_ready_sets_are_worth_most_together() -> None:
    rng = Random(5)
    for _ in range(60):
        rack = tuple(rng.sample([t for t in GOLIATH.box.tiles() if t.number < 6], 10))
        held = Counter(each for each in rack if not each.joker)
        worth, sets = ready_sets(GOLIATH, rack)
        assert worth == sum(value(tiles, GOLIATH) for tiles in sets)
        assert worth == best(held)


def best(held: Counter[Tile]) -> int:
    """What sets are worth together at most, by trying them all."""
    whole = sets_from(GOLIATH, held)
    return max((value(tiles, GOLIATH) + best(held - Counter(tiles)) for tiles in whole), default=0)


def test_jokers_help_only_as_far_as_the_initial_meld_needs_them() -> None:
    rack = parse_rack("k10 r10 b10 k9 r9 j")
    assert ready_sets(GOLIATH, rack, needed=30)[0] == 30
    assert ready_sets(GOLIATH, rack, needed=50)[0] == 57
