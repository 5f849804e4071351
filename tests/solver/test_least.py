"""The least disturbing play: against trying everything, and compiled against plain Python."""

import importlib.util
import json
import random
import sys
from collections import Counter
from collections.abc import Callable
from pathlib import Path
from types import ModuleType

import pytest

from remeld.notation import parse_rack, parse_table
from remeld.rules import EDITIONS, JOKER, Rack, Ruleset, Table, Tile, count, readings, spread
from remeld.solver import best_play, least_kernel, replay_steps
from remeld.solver.budget import Budget
from remeld.solver.conflicts import Conflicts
from remeld.solver.encoding import packed, set_bits
from remeld.solver.least import least_disturbing
from remeld.solver.stock import Goal, Stock, solve_free
from tests.solver.brute import Best, Turns

POSITIONS = json.loads((Path(__file__).parents[1] / "data" / "positions.json").read_text())
MORE = {"jokers": 4, "copies": 3}
RULES = [*EDITIONS.values(), EDITIONS["goliath"].replace(**MORE), EDITIONS["lanmi"].replace(**MORE)]


def random_turn(rng: random.Random, rules: Ruleset) -> tuple[Table, Rack]:
    """A few sets that lie close together, some of them twice, and tiles that fit to them."""
    pool = count(rules.box.tiles())
    low = rng.randint(1, 10)
    wild = rng.choice([0.05, 0.2, 0.35])
    table: list[tuple[Tile, ...]] = []
    for _ in range(rng.randint(1, 3)):
        first = rng.randint(low, min(low + 2, 11))
        colour = rng.choice("krbo")
        run = [Tile(colour, n) for n in range(first, min(first + rng.randint(3, 5), 14))]
        group = [Tile(c, first) for c in rng.sample("krbo", rng.choice([3, 3, 4]))]
        tiles = rng.choice([run, group, list(rng.choice(table)) if table else group])
        tiles = [JOKER if rng.random() < wild else tile for tile in tiles]
        if readings(tuple(tiles), rules.shape) and not count(tiles) - pool:
            pool -= count(tiles)
            table.append(tuple(tiles))
    near = [t for t in pool.elements() if t.joker or low - 1 <= t.number <= low + 4]
    return tuple(table), tuple(rng.sample(near, rng.randint(1, 4)))


def check(rules: Ruleset, table: Table, rack: Rack) -> None:
    turns = Turns(rules, table, rack)
    want = turns.best("tiles")
    play = best_play(rules, table, rack)
    assert play.optimal
    assert play.least_disturbing
    if want is None:
        assert not play.played
        return
    jokers = sum(tile.joker for tile in play.played)
    assert Best(len(play.played), jokers, *turns.disturbance(play.table)) == want
    assert Counter(map(count_key, replay_steps(table, play.steps))) == Counter(
        map(count_key, play.table)
    )


def count_key(tiles: tuple[Tile, ...]) -> tuple[Tile, ...]:
    return tuple(sorted(tile.plain for tile in tiles))


@pytest.mark.parametrize("rules", RULES, ids=lambda rules: f"{rules.edition}-{rules.jokers}")
def test_nothing_disturbs_less(rules: Ruleset) -> None:
    rng = random.Random(1)
    asked = 0
    while asked < 60:
        table, rack = random_turn(rng, rules)
        jokers = sum(tile.joker for tile in (*spread(table), *rack))
        if table and len(spread(table)) + len(rack) <= 15 - 2 * max(0, jokers - 1):
            check(rules, table, rack)
            asked += 1


@pytest.mark.parametrize(
    ("changes", "table", "rack"),
    [
        (MORE, "k13 o13 b13, b11 b12 j, k13 o13 b13", "k9 k10 k11 j"),
        (MORE, "k11 k12 j, r12 k12 b12 o12", "b13 b11 r13"),
        ({"jokers": 3}, "j j o11 k11, j k11 k12", "r11 b13 o13 b12"),
        ({"jokers": 3, "colours": 3}, "j j k10 k11 k12, j k8 b8", "r9 r11"),
        ({"freed_joker_target": "newSet"}, "b5-9, j j r5 k5", "k4 b6"),
        ({}, "j j k11 k12 k13", "o1 r10 r8 k11"),
        ({}, "j j o10-13", "r7 b11 o6 o2 o11"),
        ({"jokers": 4}, "j j j j k12, r9-11", "b12"),
        ({"numbers": 7}, "k3 j b3, r1 j r3 r4", "b1 k4 k1"),
        ({}, "k9-13, k9-13", "r8 j o10"),
    ],
)
def test_once_wrong(changes: dict[str, object], table: str, rack: str) -> None:
    rules = EDITIONS["goliath"].replace(**changes)
    check(rules, parse_table(table), parse_rack(rack))


@pytest.mark.parametrize(
    ("jokers", "table", "rack", "touched", "moved"),
    [
        (2, "r7-10, b5 b6 j, b4 b5 b6 j b8 b9 b10", "b7 o6 b11 b1", 2, 2),
        (2, "b5 k5 o5 j, k5 k6 k7 k8 k9 k10 k11 j, b4-7, k7-13", "r6 o10 b3 k2", 3, 1),
        (2, "k7 o7 b7, b3-10, b3 b4 b5 b6 j b8 b9", "o3 r8 r5 b1 k6 b11", 2, 3),
        (4, "o6 k6 r6, o10 o11 o12 j, j b1 r1, o4 r4 b4 k4", "k1 o7 b6 o11 o7 o5", 3, 2),
    ],
)
def test_jokers_that_stand_before_their_tiles_stay(
    jokers: int, table: str, rack: str, touched: int, moved: int
) -> None:
    rules = EDITIONS["goliath"].replace(jokers=jokers, copies=3 if jokers > 2 else 2)
    turns = Turns(rules, parse_table(table), parse_rack(rack))
    play = best_play(rules, turns.table, turns.rack)
    assert play.least_disturbing
    assert turns.disturbance(play.table) == (touched, moved)


@pytest.mark.parametrize("part", range(3))
def test_the_patient_search_agrees_where_runs_overlap(part: int) -> None:
    rng = random.Random(part)
    goal = Goal.tiles(EDITIONS["goliath"])
    compared = 0
    while compared < 40:
        table, rack = overlapping(rng)
        found = solve_free(goal, Stock.of(goal, spread(table), rack), Budget(1_000_000), 0)
        if not table or found is None:
            continue
        quick, slow = Budget(1_000_000), Budget(100_000)
        least = least_disturbing(goal, table, (), rack, found, quick)
        patient = Conflicts(goal, table, (), rack, found.worth, slow).run(found, None, (0, 0))
        if slow.proved:
            assert quick.proved
            assert least.key == patient.key, (table, rack)
            compared += 1


def overlapping(rng: random.Random) -> tuple[Table, Rack]:
    """Long runs in few colours, some with jokers, too many tiles for trying everything."""
    rules = EDITIONS["goliath"]
    pool = count(rules.box.tiles())
    colours = rng.sample("krbo", rng.choice([1, 2, 3]))
    wild = rng.choice([0.05, 0.12, 0.2])
    table: list[tuple[Tile, ...]] = []
    for _ in range(rng.randint(2, 6)):
        first = rng.randint(1, 11)
        colour = rng.choice(colours)
        run = [Tile(colour, n) for n in range(first, min(first + rng.randint(3, 8), 14))]
        group = [Tile(c, first) for c in rng.sample("krbo", rng.choice([3, 4]))]
        tiles = run if rng.random() < 0.65 else group
        tiles = [JOKER if rng.random() < wild else tile for tile in tiles]
        if readings(tuple(tiles), rules.shape) and not count(tiles) - pool:
            pool -= count(tiles)
            table.append(tuple(tiles))
    near = [t for t in pool.elements() if t.joker or t.colour in colours or rng.random() < 0.3]
    return tuple(table), tuple(rng.sample(near, rng.randint(1, 6)))


def tile(text: str) -> Tile:
    return JOKER if text == "j" else Tile(text[0], int(text[1:]))


@pytest.fixture(scope="module")
def plain() -> ModuleType:
    """The module as plain Python, whether or not it is compiled."""
    spec = importlib.util.spec_from_file_location(
        "plain.least_kernel", Path(least_kernel.__file__).with_name("__init__.py")
    )
    assert spec
    assert spec.loader
    module = importlib.util.module_from_spec(spec)
    sys.modules["plain.least_kernel"] = module
    spec.loader.exec_module(module)
    return module


@pytest.mark.parametrize("of", [Goal.tiles, Goal.value])
def test_compiled_and_plain_say_the_same(of: Callable[[Ruleset], Goal], plain: ModuleType) -> None:
    goal = of(EDITIONS["goliath"])
    for position in POSITIONS["positions"][::3]:
        table = tuple(tuple(map(tile, tiles)) for tiles in position["table"])
        stock = Stock.of(goal, spread(table), map(tile, position["rack"]))
        found = solve_free(goal, stock, Budget(1_000_000), 0)
        if found is None:
            continue
        jokers, lack = goal.left(stock.may, found.worth)
        old, now = ([packed(*set_bits(tiles, 4)) for tiles in s] for s in (table, found.sets))
        counts = bytes(stock.must), bytes(stock.may), stock.must_jokers + jokers
        question = ((4, 13, 4), *counts, goal.weights, lack, old, now)
        for first in (least_kernel.ANY, least_kernel.OWN):
            works = least_kernel.prepare(*question), plain.prepare(*question)
            for home, below in ((first, None), (least_kernel.STRANGE, (3, 3))):
                homes = bytes([home]) * len(table)
                answer, same = (
                    each.solve(work, homes, below=below, limit=20_000)
                    for each, work in zip((least_kernel, plain), works, strict=True)
                )
                assert answer == same


def test_a_bound_below_nought_is_cut_alike(plain: ModuleType) -> None:
    """There is a play of more worth than was asked for: its harm is below nought."""
    rules = EDITIONS["broadway"].replace(numbers=5, copies=1, jokers=4, run_max=5, hand=1)
    table = parse_table("o2-5, j j b2, k1 r1 b1")
    now = parse_table("j j b2, k1 r1 b1, k3-5, b3-5, o2-5")
    goal = Goal.tiles(rules)
    stock = Stock.of(goal, spread(table), parse_rack("r2 k3-5 b3-5 r5"))
    old, known = ([packed(*set_bits(tiles, 4)) for tiles in sets] for sets in (table, now))
    question = ((4, 5, 4), bytes(stock.must), bytes(stock.may), 2, goal.weights, 16, old, known)
    answers = [
        module.solve(module.prepare(*question), bytes(3), 48_000)
        for module in (least_kernel, plain)
    ]
    assert answers[0] == answers[1]
    assert answers[0][3] < (0, 0)


def test_counts_and_homes_must_be_whole(plain: ModuleType) -> None:
    shape, none, weights = (4, 13, 4), bytes(52), (1,) * 52
    for module in (least_kernel, plain):
        for short in ((none[1:], none, 0, weights), (none, none[1:], 0, weights)):
            with pytest.raises(ValueError, match="need 52 numbers each"):
                module.prepare(shape, *short, 0, [], [])
        with pytest.raises(ValueError, match="need 52 numbers each"):
            module.prepare(shape, none, none, 0, weights[1:], 0, [], [])
        run = packed(0, 1, 0b11100000, 0)
        work = module.prepare(shape, none, none, 0, weights, 0, [run], [])
        with pytest.raises(ValueError, match="0 homes for 1 old sets"):
            module.solve(work, b"", 100)


def test_the_patient_search_says_the_same() -> None:
    goal = Goal.tiles(EDITIONS["goliath"])
    for position in POSITIONS["positions"][:60]:
        table = tuple(tuple(map(tile, tiles)) for tiles in position["table"])
        rack = tuple(map(tile, position["rack"]))
        found = solve_free(goal, Stock.of(goal, spread(table), rack), Budget(1_000_000), 0)
        if found is None:
            continue
        budget, slow = Budget(1_000_000), Budget(20_000)
        least = least_disturbing(goal, table, (), rack, found, budget)
        patient = Conflicts(goal, table, (), rack, found.worth, slow).run(found, None, (0, 0))
        assert least.key <= patient.key
        if slow.proved and budget.proved:
            assert least.key == patient.key


def test_jokers_of_a_home_lie_in_no_other_colour(monkeypatch: pytest.MonkeyPatch) -> None:
    """A set that stays as a run keeps no jokers elsewhere: the kernel knows, nobody need search."""

    def never(*_: object) -> None:
        pytest.fail("the patient search was asked")

    monkeypatch.setattr(Conflicts, "run", never)
    table = parse_table("k8 j j k11 k12, k9-13")
    play = best_play(EDITIONS["goliath"], table, parse_rack("k9 k10 o1 o2 o3 o4 o7"))
    assert play.table == parse_table("k8-12, k9-13, o1 o2 o3 o4 j j o7")
    assert play.least_disturbing
