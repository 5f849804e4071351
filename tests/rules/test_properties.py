"""What holds for every turn: no fault hides another, and what is alike is judged alike."""

from collections import Counter
from collections.abc import Iterator
from itertools import combinations, permutations
from random import Random
from typing import NamedTuple

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from remeld.notation import parse_rack, parse_table
from remeld.rules import (
    COLOURS,
    EDITIONS,
    FAULTS,
    Ruleset,
    Table,
    TableError,
    Tile,
    TileError,
    TileSet,
    Verdict,
    gained_and_lost,
    judge,
    judge_checked,
    readings,
)
from tests.rules.random_turns import Case, Maker

# Faults never hide each other


class Mistake(NamedTuple):
    """A part of a turn that breaks one rule, on tiles that no other mistake uses."""

    code: str
    before: str = ""
    after: str = ""
    rack: str = ""
    only: tuple[str, ...] = tuple(EDITIONS)
    """The editions in which it is one."""


TABLE_MISTAKES = [
    Mistake("group-colour-twice", after="k1 k1 r1", rack="k1 k1 r1"),
    Mistake("group-too-long", after="k2 r2 b2 o2 o2", rack="k2 r2 b2 o2 o2"),
    Mistake("loose-tile", after="k3", rack="k3"),
    Mistake("run-gap", after="k4 k5 k7", rack="k4 k5 k7"),
    Mistake("run-number-twice", after="k8 k9 k9 k10", rack="k8 k9 k9 k10"),
    Mistake("run-past-end", after="k12 k13 k1", rack="k12 k13 k1"),
    Mistake("set-mixed", after="r3 o4 b5", rack="r3 o4 b5"),
    Mistake("set-too-short", after="r5 r6", rack="r5 r6"),
    Mistake("tile-from-nowhere", after="r8 r9 r10"),
    Mistake("tile-left-table", before="r11 r12 r13"),
]
LANMI, NEW_SET = ("lanmi",), ("broadway", "john-adams")
JOKER_MISTAKES = [
    Mistake("joker-left-table", "b9 b10 j", "b9 b10 b11", "b11"),
    Mistake("joker-needs-new-set", "b1 r1 j, o5-7", "b1 r1 o1, o5-7 j", "o1", NEW_SET),
    Mistake("joker-needs-rack-tiles", "b1 r1 j, o5-7", "b1 r1 o1, o5-7 j", "o1", LANMI),
    Mistake("joker-moved", "b6 b7 j=b8", "b4 j=b5 b6 b7", "b4", LANMI),
    Mistake("joker-set-frozen", "o8 o9 j o11", "o8 o9 j, o11 o12 o13", "o12 o13", LANMI),
    Mistake(
        "joker-swap-from-table",
        "b9 j b11, k10 r10 o10 b10",
        "b9 b10 b11, k10 r10 o10, o12 o13 j",
        "o12 o13",
        LANMI,
    ),
]
BIG = {name: rules.replace(copies=4, jokers=4) for name, rules in EDITIONS.items()}


def judge_all(name: str, mistakes: list[Mistake], *, melded: bool = True) -> Verdict:
    def joined(parts: list[str]) -> Table:
        return parse_table(", ".join(part for part in parts if part))

    return judge(
        BIG[name],
        joined([each.before for each in mistakes]),
        joined([each.after for each in mistakes]),
        parse_rack(" ".join(each.rack for each in mistakes)),
        melded=melded,
    )


def codes(verdict: Verdict) -> set[str]:
    return {fault.code for fault in verdict.faults}


@pytest.mark.parametrize("name", EDITIONS)
@pytest.mark.parametrize("mistake", [*TABLE_MISTAKES, *JOKER_MISTAKES], ids=lambda m: m.code)
def test_each_mistake_alone(mistake: Mistake, name: str) -> None:
    found = codes(judge_all(name, [mistake])) - {"no-tile-played"}
    if name in mistake.only:
        assert mistake.code in found
    else:
        assert mistake.code not in found


@pytest.mark.parametrize("name", EDITIONS)
def test_of_two_mistakes_both_are_found(name: str) -> None:
    # Jokers are alike, so two joker mistakes can be one, or none, for the player's good.
    mine = [each for each in (*TABLE_MISTAKES, *JOKER_MISTAKES) if name in each.only]
    for pair in combinations(mine, 2):
        if not all(each in JOKER_MISTAKES for each in pair):
            found = codes(judge_all(name, list(pair)))
            assert {each.code for each in pair} <= found, pair


@pytest.mark.parametrize("name", EDITIONS)
@given(data=st.data())
@settings(max_examples=15)
def test_of_many_mistakes_all_are_found(name: str, data: st.DataObject) -> None:
    some = data.draw(st.lists(st.sampled_from(TABLE_MISTAKES), unique=True))
    jokers = [each for each in JOKER_MISTAKES if name in each.only]
    mistakes = [*some, data.draw(st.sampled_from(jokers))]
    wanted = {each.code for each in mistakes}
    assert wanted <= codes(judge_all(name, mistakes))
    unmelded = codes(judge_all(name, mistakes, melded=False))
    before_meld = {"joker-needs-new-set"} if name in NEW_SET else set()
    assert wanted - before_meld <= unmelded
    # Every joker mistake touches the table, which is closed, or stays closed without a meld.
    if BIG[name].table_in_meld_turn == "closed" or "meld-too-low" in unmelded:
        assert "meld-touches-table" in unmelded


@pytest.mark.parametrize("name", EDITIONS)
def test_no_meld_and_a_joker_freed_are_two_faults(name: str) -> None:
    verdict = judge_all(
        name, [Mistake("", "b3 r3 j", "b3 r3 o3, r1 r2 j", "o3 r1 r2")], melded=False
    )
    assert codes(verdict) == {"meld-too-low", "meld-touches-table", "joker-before-meld"}


@pytest.mark.parametrize("name", EDITIONS)
def test_adding_to_a_joker_set_before_the_meld_frees_no_joker(name: str) -> None:
    verdict = judge_all(name, [Mistake("", "b3 r3 j", "b3 r3 o3 j", "o3")], melded=False)
    assert codes(verdict) == {"meld-too-low", "meld-touches-table"}


# What does not matter for a verdict


def some_case(seed: int, rules: Ruleset) -> Case | None:
    rng = Random(seed)
    house = rng.choice([rules, rules.replace(numbers=6, jokers=3, hand=1, meld_min=12)])
    case = Maker(rng, house).case()
    try:
        ask(case)
    except TileError:
        return None
    return case


def ask(case: Case) -> Verdict:
    return judge(case.rules, case.before, case.after, case.rack, melded=case.melded)


def gist(verdict: Verdict) -> tuple[bool, int, int, Counter[Tile]]:
    return verdict.legal, len(verdict.faults), verdict.points, Counter(verdict.played)


@pytest.mark.parametrize("name", EDITIONS)
@given(seed=st.integers(0, 10**9), shuffle=st.integers(0, 10**9))
@settings(max_examples=60)
def test_the_order_of_sets_and_racks_does_not_matter(name: str, seed: int, shuffle: int) -> None:
    case, rng = some_case(seed, EDITIONS[name]), Random(shuffle)
    if case is None:
        return
    other = case._replace(
        before=tuple(rng.sample(case.before, len(case.before))),
        after=tuple(rng.sample(case.after, len(case.after))),
        rack=tuple(rng.sample(case.rack, len(case.rack))),
    )
    assert gist(ask(other)) == gist(ask(case))


@pytest.mark.parametrize("name", EDITIONS)
@given(seed=st.integers(0, 10**9), paint=st.permutations(COLOURS[:4]))
@settings(max_examples=60)
def test_colours_are_alike(name: str, seed: int, paint: list[str]) -> None:
    case = some_case(seed, EDITIONS[name])
    if case is None:
        return
    new = dict(zip(COLOURS, paint, strict=False)) | {"j": "j"}

    def painted(tiles: tuple[Tile, ...]) -> tuple[Tile, ...]:
        return tuple(tile._replace(colour=new[tile.colour]) for tile in tiles)

    other = case._replace(
        before=tuple(map(painted, case.before)),
        after=tuple(map(painted, case.after)),
        rack=painted(case.rack),
    )
    one, two = ask(case), ask(other)
    assert gist(two)[:3] == gist(one)[:3]
    assert Counter(two.played) == Counter(painted(one.played))


@pytest.mark.parametrize("name", EDITIONS)
@given(seed=st.integers(0, 10**9))
@settings(max_examples=60)
def test_saying_what_a_joker_is_anyway_changes_nothing(name: str, seed: int) -> None:
    case = some_case(seed, EDITIONS[name])
    if case is None:
        return

    def told(table: Table) -> Table:
        """Runs with declared jokers, where there is only one way to read them."""
        found = [readings(tiles, case.rules.shape) for tiles in table]
        return tuple(
            ways[0].tiles if len(ways) == 1 else tiles
            for tiles, ways in zip(table, found, strict=True)
        )

    other = case._replace(before=told(case.before), after=told(case.after))
    assert gist(ask(other)) == gist(ask(case))


@pytest.mark.parametrize("name", EDITIONS)
@given(seed=st.integers(0, 10**9))
@settings(max_examples=60)
def test_a_verdict_says_what_it_is_about(name: str, seed: int) -> None:
    case = some_case(seed, EDITIONS[name])
    if case is None:
        return
    verdict = ask(case)
    assert verdict.tiles_played == len(verdict.played)
    for fault in verdict.faults:
        assert fault.clause == FAULTS[fault.code]
        if fault.set is not None:
            laid = Counter(tile.plain for tile in case.after[fault.set])
            assert Counter(tile.plain for tile in fault.tiles) <= laid
    assert ask(case) == verdict
    assert hash(ask(case)) == hash(verdict)


# What must hold for players to trust the referee


def apart_and_together(case: Case) -> Iterator[tuple[Table, Table]]:
    """The new table with two runs side by side, and the same with these as one run."""
    shape = case.rules.shape
    told = {index: readings(tiles, shape) for index, tiles in enumerate(case.after)}
    # What may as well be a group is not only a run that grows.
    runs = {n: each[0].tiles for n, each in told.items() if [r.kind for r in each] == ["run"]}

    def others(*gone: int) -> list[TileSet]:
        return [tiles for index, tiles in enumerate(case.after) if index not in gone]

    for one, other in permutations(runs, 2):
        long = runs[one] + runs[other]
        if any(reading.tiles == long for reading in readings(long, shape)):
            yield case.after, (*others(one, other), long)
    for one, run in runs.items():
        for size in range(shape.min_set, len(run) - shape.min_set + 1):
            if readings(run[:size], shape) and readings(run[size:], shape):
                yield (*others(one), run[:size], run[size:]), case.after


@pytest.mark.parametrize("name", EDITIONS)
def test_pushing_runs_together_never_makes_a_legal_turn_illegal(name: str) -> None:
    found = with_old_joker = 0
    for seed in range(1000):
        case = some_case(seed, EDITIONS[name])
        if case is None or not case.melded:
            continue
        for apart, together in apart_and_together(case):
            if ask(case._replace(after=apart)).legal:
                found += 1
                with_old_joker += any(t.joker for tiles in case.before for t in tiles)
                pushed = case._replace(after=together)
                assert ask(pushed).legal, str(pushed)
    assert found > 20, found
    assert with_old_joker > 12, with_old_joker


@pytest.mark.parametrize("name", EDITIONS)
def test_an_accepted_opening_shows_its_points_as_it_lies(name: str) -> None:
    opened = with_joker = 0
    for seed in range(800):
        case = some_case(seed, EDITIONS[name])
        if case is None or case.melded or not ask(case).legal:
            continue
        played = ask(case).played
        numbered = [tile.number for tile in played if not tile.joker]
        # Whichever jokers came from the rack, they show no more than the highest that lie there.
        shown = sorted(
            next(iter(meant)).number
            for tiles in case.after
            for reading in readings(tiles, case.rules.shape)[:1]
            for tile, meant in zip(reading.tiles, reading.stands_for, strict=True)
            if tile.joker
        )
        jokers = len(played) - len(numbered)
        highest = sum(shown[len(shown) - jokers :])
        assert sum(numbered) + highest >= case.rules.meld_min, str(case)
        assert ask(case).points >= case.rules.meld_min, str(case)
        opened += 1
        with_joker += jokers > 0
    assert with_joker > 10, (opened, with_joker)


# Questions that cannot be


@pytest.mark.parametrize(
    ("before", "after", "rack", "tile", "where"),
    [
        ("r5 r6 r7", "r5 r6 r7", "r5 r5", Tile("r", 5), "table and rack"),
        ("r5 r6 r7", "r5 r6 r7", "g5", Tile("g", 5), "table and rack"),
        ("", "j j j", "", Tile("j", 0, joker=True), "new table"),
        ("", "r1 r2 j=p3", "r1 r2 j", Tile("p", 3, joker=True), "new table"),
        ("", "??", "r1", Tile("?", 0), "new table"),
    ],
)
def test_tiles_that_no_box_holds(
    before: str, after: str, rack: str, tile: Tile, where: str
) -> None:
    with pytest.raises(TileError) as caught:
        judge(
            EDITIONS["goliath"],
            parse_table(before),
            parse_table(after),
            parse_rack(rack),
            melded=True,
        )
    assert caught.value.values["tile"] == tile
    assert str(caught.value.values["where"]).replace("-", " ") == where


def test_a_table_that_was_not_legal_before_the_turn() -> None:
    before = parse_table("r5 r6 r7, k1 k2 k4")
    with pytest.raises(TableError) as caught:
        judge(EDITIONS["goliath"], before, before, parse_rack("r8"), melded=True)
    assert caught.value.values["set"] == 1
    assert caught.value.values["fault"] == "run-gap"


@pytest.mark.parametrize("edition", EDITIONS)
def test_a_set_that_stands_is_judged_as_one_that_is_laid_anew(edition: str) -> None:
    """Sets that are the very same objects in both tables are not looked at again."""
    shared = 0
    for number in range(100):
        case = Maker(Random(f"stands {edition} {number}"), EDITIONS[edition]).case()
        there = {tiles: tiles for tiles in case.before}
        stands = tuple(there.get(tiles, tiles) for tiles in case.after)
        anew = tuple((*tiles,) for tiles in case.after)
        shared += any(tiles in there for tiles in stands)
        verdicts = [
            judge_checked(case.rules, case.before, after, case.rack, melded=case.melded)
            for after in (stands, anew)
        ]
        assert verdicts[0] == verdicts[1], str(case)
        tiles = [
            [list(each.elements()) for each in gained_and_lost(case.before, after)]
            for after in (stands, anew)
        ]
        assert tiles[0] == tiles[1], str(case)
    assert shared > 20
