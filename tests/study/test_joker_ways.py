"""How jokers may lie in answers, as who has no referee is told: sound, and never too little."""

from collections import Counter
from itertools import combinations_with_replacement
from random import Random

import pytest

from remeld.notation import format_table, parse_set, parse_table
from remeld.rules import (
    EDITIONS,
    JOKER,
    Table,
    Tile,
    TileSet,
    count,
    judge,
    plain,
    readings,
    sets_with,
    spread,
)
from remeld.study import Puzzle, joker_ways, shipped_list, shipped_puzzle, shipped_ways

STRICT = ("broadway", "john-adams", "lanmi")


def key(tiles: TileSet) -> tuple[Tile, ...]:
    """A set by what lies in it; in a run the place of a joker matters (`known_sets.ts`)."""
    numbers = {tile.number for tile in plain(tiles) if not tile.joker}
    placed = JOKER in plain(tiles) and len(numbers) > 1
    return plain(tiles) if placed else tuple(sorted(plain(tiles)))


def jokers(table: Table) -> Counter[tuple[Tile, ...]]:
    return Counter(key(tiles) for tiles in table if JOKER in plain(tiles))


def lies(way: str, table: Table) -> bool:
    """Whether a way lies on a table, as the page looks it up."""
    sets = parse_table(way)
    return jokers(sets) == jokers(table) and set(map(key, sets)) <= set(map(key, table))


@pytest.mark.parametrize("edition", EDITIONS)
def test_the_shipped_ways_are_those_that_are_found(edition: str) -> None:
    for head in Random(edition).sample(shipped_list(edition), 6):
        found = joker_ways(shipped_puzzle(edition, head.number))
        written = None if found is None else tuple(map(format_table, found))
        assert shipped_ways(edition, head.number) == written, head


@pytest.mark.parametrize("edition", EDITIONS)
def test_the_least_disturbing_answer_can_be_told_without_a_referee(edition: str) -> None:
    for head in Random(edition).sample(shipped_list(edition), 100):
        puzzle = shipped_puzzle(edition, head.number)
        after = puzzle.solution.table
        ways = shipped_ways(edition, head.number)
        stay = jokers(puzzle.table) == jokers(after)
        assert ways is None or stay or any(lies(way, after) for way in ways), head


def other_rest(chance: Random, puzzle: Puzzle, way: Table) -> Table | None:
    """The rest of an answer in sets, by chance; None if they did not come out."""
    rest = count((*spread(puzzle.table), *puzzle.answer)) - count(spread(way))
    table = list(way)
    while rest:
        first = min(rest, key=lambda tile: (tile.number, "krbogp".index(tile.colour)))
        found = [each for each, _ in sets_with(first, rest, puzzle.ruleset.shape)]
        if not found:
            return None
        table.append(chance.choice(found))
        rest -= count(table[-1])
    return tuple(table)


@pytest.mark.parametrize("edition", STRICT)
def test_whatever_lies_beside_a_way_is_legal(edition: str) -> None:
    chance = Random(edition)
    judged = 0
    for head in chance.sample(shipped_list(edition), 60):
        puzzle = shipped_puzzle(edition, head.number)
        for way in (shipped_ways(edition, head.number) or ())[:6]:
            for _ in range(20):
                table = other_rest(chance, puzzle, parse_table(way))
                if table is not None:
                    verdict = judge(
                        *(puzzle.ruleset, puzzle.table, table, puzzle.rack), melded=puzzle.melded
                    )
                    assert verdict.legal, (head, way, format_table(table))
                    judged += 1
    assert judged > 50


def test_jokers_in_the_place_of_tiles_make_all_sets_with_jokers() -> None:
    """So the page needs no list of them: those without will do."""
    shape = EDITIONS["goliath"].shape
    tiles = count(EDITIONS["goliath"].box.tiles())
    every = [each for tile in tiles if not tile.joker for each, _ in sets_with(tile, tiles, shape)]
    whole = [tuple(sorted(each)) for each in every if JOKER not in plain(each)]
    made = {
        key(tuple(JOKER if at in places else tile for at, tile in enumerate(each)))
        for each in whole
        for places in combinations_with_replacement(range(len(each)), 2)
    }
    assert made == {key(each) for each in every if JOKER in plain(each)}
    assert all(readings(each, shape) for each in made)
    assert key(parse_set("r3 r5 j")) not in made
