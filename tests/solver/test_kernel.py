"""The kernel against oracles, against its plain self, and at its limits."""

import importlib.util
import json
import random
import shutil
import sys
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from dataclasses import replace
from pathlib import Path
from types import ModuleType
from typing import Any

import pytest

from remeld.solver import kernel
from tests.solver.oracles import Position, brute, shapes
from tests.solver.random_positions import (
    arguments,
    ask,
    by_number,
    compare,
    compare_large,
    compare_small,
    large,
    rack_only,
    small,
    verify,
)

ROOT = Path(__file__).parents[2]
PACKAGE = ROOT / "src/remeld/solver/kernel"
STANDARD = (4, 13, 4, 13)
POSITIONS = json.loads((ROOT / "tests/data/positions.json").read_text())["positions"]


def load(name: str, path: Path) -> ModuleType:
    spec = importlib.util.spec_from_file_location(name, path)
    assert spec
    assert spec.loader
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


@pytest.fixture(scope="session")
def plain() -> ModuleType:
    return load("plain.kernel", PACKAGE / "__init__.py")


@pytest.fixture(scope="session")
def compiled(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ModuleType]:
    """The kernel compiled anew, by the code that the build uses."""
    if not shutil.which("cc"):
        pytest.skip("no C compiler here: the kernel runs as plain Python only")
    build = load("hatch_build", ROOT / "hatch_build.py")
    folder = tmp_path_factory.mktemp("kernel")
    made = build.translate_and_compile(build.kernels(ROOT)[PACKAGE], folder)
    yield load("compiled.kernel", made)
    sys.modules.pop("compiled.kernel", None)


def read(tiles: list[str]) -> tuple[tuple[int, ...], int]:
    counts = [0] * 52
    for tile in tiles:
        if tile != "j":
            counts[4 * (int(tile[1:]) - 1) + "krbo".index(tile[0])] += 1
    return tuple(counts), tiles.count("j")


ALIKE = (1,) * 52
BY_NUMBER = tuple(i // 4 + 1 for i in range(52))


@pytest.mark.parametrize("given", POSITIONS, ids=[p["id"] for p in POSITIONS])
def test_positions_with_known_optima(given: dict[str, Any]) -> None:
    table, on_table = read([tile for held in given["table"] for tile in held])
    rack, in_rack = read(given["rack"])
    optimum = given["optimum"]

    def position(weights: tuple[int, ...], joker: int) -> Position:
        return Position(*STANDARD, table, rack, on_table, in_rack, weights, joker)

    for goal, p in [
        ("max_tiles", position(ALIKE, 1)),
        ("max_value", position(BY_NUMBER, 0)),
        ("max_value_joker30", position(BY_NUMBER, 30)),
    ]:
        compare(p, ask(p), optimum[goal])
    p = Position(*STANDARD, (0,) * 52, rack, 0, in_rack, BY_NUMBER, 0)
    compare(p, ask(p, joker_points=True), optimum["rack_only_max_points"], points=True)
    p = Position(*STANDARD, (0,) * 52, rack, 0, in_rack, ALIKE, 1)
    compare(p, ask(p, need=30), optimum["initial_meld_max_tiles"], need=30)


@pytest.mark.slow
@pytest.mark.parametrize("seed", range(14))
def test_small_positions_by_brute_force(seed: int) -> None:
    rng = random.Random(f"small {seed}")
    for _ in range(20):
        compare_small(rng)


@pytest.mark.parametrize("seed", range(12))
def test_large_positions_by_an_integer_programme(seed: int) -> None:
    compare_large(random.Random(f"large {seed}"))


def cells(colours: int, numbers: int, *tiles: tuple[int, int]) -> tuple[int, ...]:
    """Counts of tiles given as (colour, number)."""
    counts = [0] * (colours * numbers)
    for colour, number in tiles:
        counts[(number - 1) * colours + colour] += 1
    return tuple(counts)


def line(colour: int, *numbers: int) -> list[tuple[int, int]]:
    return [(colour, number) for number in numbers]


# Each of these was once answered wrongly while the kernel was written.
FIXED = [
    # Two runs of one colour, the second led by two jokers, 3 4 j and j j 8: read as one long run.
    Position(
        2, 8, 5, 13,
        cells(2, 8, *line(0, 3, 4, 5, 7, 8)),
        cells(2, 8, *line(0, 1, 2, 6), *line(1, 3, 4, 8)),
        2, 1, tuple(i // 2 + 1 for i in range(16)), -1,
    ),
    # 6 7 8 and j 8 9, where tile and joker may change places.
    Position(
        3, 9, 5, 13,
        cells(3, 9, *line(1, 2, 3, 4, 6, 7, 8, 9)),
        cells(3, 9, (0, 2), (1, 8)),
        1, 0, (1,) * 27, 1,
    ),
    Position(
        4, 7, 3, 13,
        cells(4, 7, *line(1, 3, 4, 5, 6)),
        cells(4, 7, (2, 3), (2, 4), (0, 5), (1, 6), (1, 6), (1, 7)),
        2, 0,
        (0, 8, 6, 0, 3, 3, 7, 3, 0, 9, 9, 1, 8, 6, 9, 0, 4, 1, 1, 1, 7, 9, 0, 3, 6, 4, 2, 1), 0,
    ),
    # A long run of three tiles and three jokers that may not be cut behind the tiles.
    Position(
        5, 7, 5, 6,
        (0,) * 35,
        cells(5, 7, (1, 1), (2, 1), (1, 2), (1, 3)),
        0, 3, tuple(i // 5 + 1 for i in range(35)), 0,
    ),
    # A group whose only tile would be worth more in a run that has a joker there.
    Position(
        5, 5, 3, 13,
        (0,) * 25,
        cells(5, 5, (0, 2), (0, 4), (1, 4), (0, 5)),
        0, 4, tuple(i // 5 + 1 for i in range(25)), 0,
    ),
    Position(
        4, 4, 4, 13,
        (0,) * 16,
        cells(4, 4, *[(3, 1)] * 2, *[(1, 2), (2, 2)] * 2, (3, 2), (2, 3), (2, 4)),
        0, 4, tuple(i // 4 + 1 for i in range(16)), 0,
    ),
]  # fmt: skip


@pytest.mark.parametrize("p", FIXED)
def test_cases_that_were_wrong_once(p: Position) -> None:
    compare(p, ask(p), brute(p))
    p = rack_only(p)
    p = by_number(p)
    compare(p, ask(p, joker_points=True), brute(p, points=True), points=True)


def test_a_joker_without_room_stays_where_it_is() -> None:
    # A full group cannot take the joker, so the fourth tile must stay on the rack.
    table = cells(4, 13, (0, 5), (1, 5), (2, 5))
    p = Position(*STANDARD, table, cells(4, 13, (3, 5)), 1, 0, ALIKE, 1)
    compare(p, ask(p), 0)
    # Worth more than the tile, a rack joker takes its place.
    p = Position(*STANDARD, table, cells(4, 13, (3, 5)), 0, 1, BY_NUMBER, 30)
    compare(p, ask(p), 30)


def test_only_jokers_are_no_set() -> None:
    p = Position(*STANDARD, (0,) * 52, (0,) * 52, 0, 4, ALIKE, 1)
    compare(p, ask(p), 0)
    p = Position(*STANDARD, (0,) * 52, (0,) * 52, 3, 1, ALIKE, 1)
    compare(p, ask(p), None)


def test_three_runs_of_one_colour_cross_one_number() -> None:
    # Two copies and two jokers: 4 5 6, 5 6 j and 6 j 8 all pass number 6 or 7.
    p = Position(*STANDARD, (0,) * 52, cells(4, 13, *line(0, 4, 5, 5, 6, 6, 7, 8)), 0, 2, ALIKE, 1)
    compare(p, ask(p), 9)


def test_every_legal_set_is_answered_as_itself() -> None:
    """The golden counts of sets, and each of them laid whole from the rack."""
    assert [len(shapes(4, 13, 4, 5, jokers)) for jokers in (0, 1, 2)] == [185, 679, 1173]
    assert [len(shapes(4, 13, 4, 13, jokers)) for jokers in (0, 1, 2)] == [329, 1911, 6301]
    for shape in shapes(4, 13, 4, 13, 2)[::7]:
        p = Position(*STANDARD, (0,) * 52, cells(4, 13, *shape.kinds), 0, shape.jokers, ALIKE, 1)
        compare(p, ask(p), len(shape.kinds) + shape.jokers)


@pytest.mark.parametrize("seed", range(4))
def test_compiled_and_plain_answer_alike(
    seed: int, compiled: ModuleType, plain: ModuleType
) -> None:
    assert (compiled.COMPILED, plain.COMPILED) == (True, False)
    rng = random.Random(f"alike {seed}")
    questions = [small(rng) for _ in range(40)] + [large(rng) for _ in range(8)]
    questions.append(large(rng, copies=3, jokers=4))
    for p in questions:
        options: dict[str, Any] = rng.choice([{}, {"floor": 2}, {"enough": 1}, {"limit": 40}])
        assert compiled.solve(*arguments(p), **options) == plain.solve(*arguments(p), **options)
        p = rack_only(p)
        if sum(p.rack) < 30:
            options = rng.choice([{"need": 30}, {"joker_points": True}])
            assert compiled.solve(*arguments(p), **options) == plain.solve(*arguments(p), **options)


@pytest.mark.parametrize("seed", range(4))
def test_the_short_question_has_the_same_answer(seed: int, plain: ModuleType) -> None:
    rng = random.Random(f"reaches {seed}")
    for p in [small(rng) for _ in range(40)] + [large(rng) for _ in range(8)]:
        alike = replace(p, weights=(1,) * len(p.weights), joker_weight=1)
        _, most, _, _ = ask(alike)
        shape = (p.colours, p.numbers, p.group_max, p.run_max)
        counts = bytes((*p.table, p.table_jokers)), bytes((*p.rack, p.rack_jokers))
        for tiles in range(4):
            wanted = most is not None and most >= tiles
            answer = kernel.reaches(shape, *counts, tiles, limit=1_000_000)
            assert answer[:2] == (True, wanted)
            assert plain.reaches(shape, *counts, tiles, limit=1_000_000) == answer


def test_many_threads_search_at_once() -> None:
    rng = random.Random("threads")
    questions = [large(rng) for _ in range(60)]
    alone = [ask(p) for p in questions]
    with ThreadPoolExecutor(8) as pool:
        assert list(pool.map(ask, questions)) == alone


def test_a_limit_ends_the_search_with_the_best_so_far() -> None:
    rng = random.Random("limit")
    unproved = 0
    for _ in range(60):
        p = large(rng)
        proved, value, sets, states = ask(p, limit=300)
        best = ask(p)
        assert best[0]
        assert best[1] is not None
        if proved:
            assert value == best[1]
        elif value is not None:
            assert value <= best[1]
            verify(p, (proved, value, sets, states))
        unproved += not proved
    assert unproved


def test_floor_and_enough() -> None:
    p = Position(*STANDARD, (0,) * 52, cells(4, 13, *line(0, 1, 2, 3), *line(1, 7, 8, 9)), 0, 0,
                 ALIKE, 1)  # fmt: skip
    assert ask(p)[:2] == (True, 6)
    assert ask(p, floor=5)[:2] == (True, 6)
    assert ask(p, floor=6)[:2] == (True, None)
    value = ask(p, enough=1)[1]
    assert value is not None
    assert value >= 1


@pytest.mark.parametrize(
    ("change", "message"),
    [
        ({"shape": (7, 13, 4, 13)}, "no such shape"),
        ({"shape": (4, 14, 4, 13)}, "no such shape"),
        ({"table": (0,) * 51}, "need 52 numbers"),
        ({"rack": (-1,) + (0,) * 51}, "negative"),
        ({"rack": (9,) + (0,) * 51}, "more than eight"),
        ({"weights": (-1,) * 52}, "negative"),
        ({"weights": (1 << 40,) * 52}, "2 to the power of 40"),
        ({"rack_jokers": 5}, "at most 4"),
        ({"table_jokers": -1}, "jokers"),
        ({"table_jokers": 2**63 - 1, "rack_jokers": 1}, "at most 4"),
        ({"need": -1}, "negative"),
    ],
)
def test_bad_questions_are_refused(change: dict[str, Any], message: str) -> None:
    question: dict[str, Any] = {
        "shape": STANDARD,
        "table": (0,) * 52,
        "rack": (0,) * 52,
        "table_jokers": 0,
        "rack_jokers": 0,
        "weights": ALIKE,
        "joker_weight": 1,
    }
    with pytest.raises(ValueError, match=message):
        kernel.solve(**question | change)


def test_the_short_question_refuses_jokers_too(plain: ModuleType) -> None:
    for module in (kernel, plain):
        with pytest.raises(ValueError, match="3 and 2 jokers, but at most 4"):
            module.reaches(STANDARD, bytes(52) + b"\3", bytes(52) + b"\2", 1, 1000)


def test_what_was_read_before_is_not_mistaken_for_this_question(plain: ModuleType) -> None:
    """The same tuple is not read again: only while its shape and weights still hold."""
    rng = random.Random("read once")
    positions = [small(rng) for _ in range(8)]
    asked = [(p, arguments(p)) for p in positions]
    for module in (kernel, plain):
        # Lists are read every time.
        answers = [module.solve(*a[:5], list(a[5]), a[6], limit=300) for _, a in asked]
        for _ in range(60):
            place = rng.randrange(len(asked))
            p, (shape, table, rack, *jokers, weights, joker) = asked[place]
            if rng.random() < 0.3:
                counts = bytes((*p.table, p.table_jokers)), bytes((*p.rack, p.rack_jokers))
                module.reaches(shape, *counts, 1, 300)
            else:
                answer = module.solve(shape, table, rack, *jokers, weights, joker, limit=300)
                assert answer == answers[place]


def test_weights_that_were_read_before_must_still_fit() -> None:
    weights = (1,) * 52
    kernel.solve(STANDARD, bytes(52), bytes(52), 0, 0, weights, 1)
    with pytest.raises(ValueError, match="need 39 numbers each"):
        kernel.solve((3, 13, 3, 13), bytes(39), bytes(39), 0, 0, weights, 1)
