"""Sets from a handful of tiles, against every choice of sets tried one by one."""

from collections import Counter
from collections.abc import Iterator
from itertools import product, repeat
from random import Random

import pytest

from remeld.notation import parse_rack
from remeld.rules import (
    EDITIONS,
    JOKER,
    Rack,
    Ruleset,
    Table,
    Tile,
    TileSet,
    best_value,
    count,
    judge,
    melds_worth,
    readings,
    sets_with,
    spread,
)
from remeld.rules.meld_search import best_meld
from remeld.rules.sets import Shape
from tests.rules.oracle_sets import sets_from

RULES = EDITIONS["goliath"]
HOUSES = [
    RULES,
    RULES.replace(numbers=5, jokers=3, hand=1),
    RULES.replace(numbers=6, colours=6, group_max=6, hand=1),
    RULES.replace(numbers=7, copies=3, run_max=5, hand=1),
]
# What a set is, whatever the order in which it was laid: its kind, its numbered tiles, and what
# its jokers stand for (in a group only how many there are).
Face = tuple[str, tuple[Tile, ...], tuple[Tile, ...]]


def handful(rng: Random, rules: Ruleset) -> Rack:
    """Up to nine tiles that lie close together, so that sets are likely."""
    low = rng.randint(1, max(1, rules.numbers - 4))
    close = [t for t in rules.box.tiles() if t.joker or low <= t.number <= low + 4]
    some = rng.sample([t for t in close if not t.joker], rng.randint(2, 8))
    return (*some, *close[-rng.randint(1, 2) :]) if rng.random() < 0.7 else tuple(some)


def face(kind: str, tiles: TileSet) -> Face:
    numbered = tuple(sorted(tile for tile in tiles if not tile.joker))
    jokers = [tile for tile in tiles if tile.joker]
    group = [JOKER] * len(jokers)
    return kind, numbered, tuple(sorted(jokers) if kind == "run" else group)


def faces(tiles: TileSet, rules: Ruleset) -> set[Face]:
    return {face(reading.kind, reading.tiles) for reading in readings(tiles, rules.shape)}


def choices(rules: Ruleset, tiles: Rack) -> Iterator[Table]:
    """Every choice of disjoint sets, its jokers declared."""
    sets = sorted(sets_from(rules, count(tiles)))

    def choose(first: int, left: Counter[Tile], chosen: Table) -> Iterator[Table]:
        yield chosen
        for index in range(first, len(sets)):
            if count(sets[index]) <= left:
                yield from choose(index, left - count(sets[index]), (*chosen, sets[index]))

    yield from choose(0, count(tiles), ())


def worth(table: Table) -> int:
    return sum(tile.number for tile in spread(table))


@pytest.mark.parametrize("rules", HOUSES)
def test_the_best_meld_is_worth_the_most(rules: Ruleset) -> None:
    rng = Random(1)
    for _ in range(120):
        tiles = handful(rng, rules)
        most = max(worth(choice) for choice in choices(rules, tiles))
        for enough in (10**6, rng.randint(1, 40)):
            found, meld = best_meld(count(tiles), rules.shape, enough)
            assert min(enough, most) <= found <= most
            assert all(readings(each, rules.shape) for each in meld)
            assert found <= sum(best_value(each, rules.shape) for each in meld) <= most
            assert count(spread(meld)) <= count(tiles)


@pytest.mark.parametrize("lean", [True, False])
@pytest.mark.parametrize("rules", HOUSES)
def test_melds_worth_finds_all_and_nothing_else(rules: Ruleset, *, lean: bool) -> None:
    rng = Random(2)
    several = 0
    for _ in range(60):
        tiles, needed = handful(rng, rules), rng.choice((6, 10, 18, 30))
        found = list(melds_worth(count(tiles), rules.shape, needed, lean=lean))
        several += len(found) > 1
        for meld in found:
            assert count(spread(meld)) <= count(tiles)
            values = [best_value(each, rules.shape) for each in meld]
            assert all(values)
            assert sum(values) >= needed
        offered = {key for meld in found for key in keys(meld, rules, lean=lean)}
        for choice in choices(rules, tiles):
            if worth(choice) >= needed and (not lean or is_lean(choice, needed)):
                [key] = keys(choice, rules, lean=lean)
                assert key in offered, (tiles, needed, choice)
    assert several > 10


def is_lean(choice: Table, needed: int) -> bool:
    total = worth(choice)
    return all(total - worth((tiles,)) < needed for tiles in choice)


def keys(meld: Table, rules: Ruleset, *, lean: bool) -> set[object]:
    """What a meld says, in each of its readings; how jokerless sets are cut only if not lean."""
    joined = count(spread(tuple(t for t in meld if not any(tile.joker for tile in t))))
    parts = [faces(t, rules) for t in meld if not lean or any(tile.joker for tile in t)]
    return {(tuple(sorted(chosen)), frozenset(joined.items())) for chosen in product(*parts)}


def test_a_set_is_offered_with_its_first_tile() -> None:
    tiles = count(parse_rack("k5 r5 b5 r6 r7 j"))
    found = {format_faces(used) for used, _ in sets_with(Tile("r", 5), tiles, RULES.shape)}
    assert found == {
        "r5 b5 j",
        "r5 r6 r7",
        "r5 r6 j",
        "r5 j r7",
        "r5 r6 r7 j",
        "j r5 r6",
        "j r5 r6 r7",
    }
    values = {format_faces(u): v for u, v in sets_with(Tile("r", 5), tiles, RULES.shape)}
    assert values["j r5 r6"] == 15
    assert values["r5 b5 j"] == 15


def format_faces(tiles: TileSet) -> str:
    return " ".join("j" if tile.joker else f"{tile.colour}{tile.number}" for tile in tiles)


def test_enough_ends_a_search_that_would_be_long() -> None:
    every = count(RULES.box.tiles())
    assert best_meld(every, RULES.shape, enough=30)[0] >= 30
    assert next(melds_worth(every, RULES.shape, 30))


def test_the_search_for_melds_ends_after_its_steps() -> None:
    every = count(RULES.box.tiles())
    some = list(melds_worth(every, RULES.shape, 30, lean=False, steps=repeat(None, 500)))
    assert 0 < len(some) <= 500
    assert list(melds_worth(every, RULES.shape, 30, steps=repeat(None, 0))) == []


ODD = EDITIONS["lanmi"].replace(
    colours=6, copies=4, jokers=4, numbers=5, run_max=5, group_max=6, hand=30, meld_min=100
)
"""A house in which trying every choice of sets would take for ever."""


def test_the_search_for_the_best_meld_ends_after_its_steps() -> None:
    low = count(tile for tile in ODD.box.tiles() if tile.number < 3)
    points, meld = best_meld(low, ODD.shape, 100, repeat(None, 500))
    assert 0 < points <= sum(best_value(each, ODD.shape) for each in meld)
    assert count(spread(meld)) <= low


def test_nobody_stops_a_referee_with_a_heap_of_tiles(monkeypatch: pytest.MonkeyPatch) -> None:
    steps = 0

    def counted(tile: Tile, tiles: Counter[Tile], shape: Shape) -> Iterator[tuple[TileSet, int]]:
        nonlocal steps
        steps += 1
        assert steps < 10_000
        return sets_with(tile, tiles, shape)

    monkeypatch.setattr("remeld.rules.rack_sets.sets_with", counted)
    monkeypatch.setattr("remeld.rules.initial_meld.MOST_STEPS", 2_000)
    rack = tuple(tile for tile in ODD.box.tiles() if tile.number < 3)
    heap = tuple(rack[start : start + 3] for start in range(0, len(rack), 3))
    verdict = judge(ODD, (), heap, rack, melded=False)
    assert "meld-too-low" in {fault.code for fault in verdict.faults}


def test_a_joker_before_the_one_stands_for_the_highest_where_runs_go_round() -> None:
    shape = RULES.shape._replace(run_wrap=True)
    tiles, highest = count(parse_rack("b1 b2 j")), frozenset([Tile("b", 13)])
    found = [*sets_with(Tile("b", 1), tiles, shape, highest)]
    assert found == [(parse_rack("j b1 b2"), 16)]
    assert not [*sets_with(Tile("b", 1), tiles, RULES.shape, highest)]
