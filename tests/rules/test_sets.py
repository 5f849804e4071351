"""What is a set: golden counts, every reading of a layout, every reason to refuse one."""

from collections.abc import Iterator
from itertools import combinations, combinations_with_replacement, permutations, product

import pytest

from remeld.notation import format_set, parse_set
from remeld.rules import (
    COLOURS,
    EDITIONS,
    JOKER,
    Reading,
    Shape,
    Tile,
    TileSet,
    best_value,
    readings,
    set_faults,
)
from remeld.rules.faults import FAULTS

STANDARD = Shape()
NUMBERS = range(1, 14)


def layouts(numbered: TileSet, jokers: int) -> Iterator[TileSet]:
    """The tiles in rising order with the jokers in every choice of places."""
    size = len(numbered) + jokers
    for places in combinations(range(size), jokers):
        rest = iter(numbered)
        yield tuple(JOKER if place in places else next(rest) for place in range(size))


def kinds_of(numbered: TileSet, jokers: int, shape: Shape) -> set[str]:
    return {reading.kind for laid in layouts(numbered, jokers) for reading in readings(laid, shape)}


def candidates(shape: Shape) -> Iterator[TileSet]:
    """Numbered tiles that can be in one set: of one colour, or of one number."""
    longest = min(shape.run_max, 13)
    for numbers in (c for size in range(1, longest + 1) for c in combinations(NUMBERS, size)):
        yield tuple(Tile("k", number) for number in numbers)
    for size in range(2, 5):
        for colours, number in product(combinations("krbo", size), NUMBERS):
            yield tuple(Tile(colour, number) for colour in colours)


def times(numbered: TileSet) -> int:
    """One colour stands for all four of them."""
    return 4 if len({tile.colour for tile in numbered}) == 1 else 1


@pytest.mark.parametrize(("run_max", "expected"), [(5, [185, 679, 1173]), (13, [329, 1911, 6301])])
def test_the_number_of_legal_sets(run_max: int, expected: list[int]) -> None:
    shape = STANDARD._replace(run_max=run_max)
    legal, ambiguous = [0, 0, 0], 0
    for numbered, jokers in product(candidates(shape), range(3)):
        kinds = kinds_of(numbered, jokers, shape)
        legal[jokers] += times(numbered) * bool(kinds)
        ambiguous += times(numbered) * (len(kinds) == 2)
    assert [sum(legal[: most + 1]) for most in range(3)] == expected
    assert ambiguous == 52


def test_the_number_of_legal_sets_of_three_among_all_threes() -> None:
    """The same without any idea which tiles can be together: all threes in all orders."""
    tiles = [*(Tile(c, n) for c, n in product("krbo", NUMBERS)), JOKER]
    found = [
        three
        for three in combinations_with_replacement(tiles, 3)
        if any(readings(laid) for laid in permutations(three))
    ]
    # Groups and runs without a joker, pairs that a joker completes, single tiles with two.
    pairs = 4 * (12 + 11) + 13 * 6
    assert len(found) == 13 * 4 + 4 * 11 + pairs + 52


@pytest.mark.parametrize("jokers", [0, 1, 2])
def test_every_layout_is_read_as_the_rules_say(jokers: int) -> None:
    """Each run of up to six tiles with its jokers in every place, in every order."""
    shape = Shape(numbers=6)
    for start, size in ((s, n) for n in range(3, 6) for s in range(1, 8 - n)):
        run = tuple(Tile("r", number) for number in range(start, start + size))
        for places in combinations(range(size), jokers):
            laid = tuple(JOKER if at in places else tile for at, tile in enumerate(run))
            for order in permutations(laid):
                as_laid = [r.value for r in readings(order, shape) if r.kind == "run"]
                assert as_laid == [sum(line) for line in lines_that_fit(order, 6)], order


def lines_that_fit(order: TileSet, numbers: int) -> list[list[int]]:
    """The runs that the layout can be, by trying all of them."""
    size = len(order)
    lines = [list(range(start, start + size)) for start in range(1, numbers - size + 2)]
    known = [(at, tile.number) for at, tile in enumerate(order) if not tile.joker]
    if len(known) == size:
        return [line for line in lines if line == sorted(number for _, number in known)]
    return [line for line in lines if all(line[at] == number for at, number in known)]


def read(text: str, shape: Shape = STANDARD) -> list[tuple[str, str, int]]:
    """Kind, the tiles as read, and value of every reading."""
    return [(r.kind, format_set(r.tiles), r.value) for r in readings(parse_set(text), shape)]


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        # A joker stands for the number of its place.
        ("r6 r7 j", [("run", "r6 r7 j=r8", 21)]),
        ("j r6 r7", [("run", "j=r5 r6 r7", 18)]),
        ("b4 j b6 b7", [("run", "b4 j=b5 b6 b7", 22)]),
        ("j j r3", [("group", "j j r3", 9), ("run", "j=r1 j=r2 r3", 6)]),
        ("r12 j j", [("group", "r12 j j", 36)]),
        # One number and two jokers: a run and a group, the dearer first.
        ("r5 j j", [("run", "r5 j=r6 j=r7", 18), ("group", "r5 j j", 15)]),
        ("j r5 j", [("run", "j=r4 r5 j=r6", 15), ("group", "j r5 j", 15)]),
        ("j j r13", [("group", "j j r13", 39), ("run", "j=r11 j=r12 r13", 36)]),
        # A declaration decides.
        ("r5 j=r6 j", [("run", "r5 j=r6 j=r7", 18)]),
        ("r5 j=b5 j", [("group", "r5 j=b5 j", 15)]),
        ("j=r6 r7 j=r8", [("run", "j=r6 r7 j=r8", 21)]),
        ("r5 j=b6 j", []),
        ("r5 r6 j=r8", []),
        ("k5 r5 j=r5", []),
        # Where every tile says what it is, the order does not matter.
        ("b6 b4 b5", [("run", "b4 b5 b6", 15)]),
        ("b6 j=b4 b5", [("run", "j=b4 b5 b6", 15)]),
        ("b5 b4 j", []),
        ("j b6 b5", []),
        ("j=b3 b5 j", []),
        ("k5 j o5 r5", [("group", "k5 j o5 r5", 20)]),
        # No joker before 1 or after 13, and none alone.
        ("j r1 r2", []),
        ("r12 r13 j", []),
        ("j r1 j", [("group", "j r1 j", 3)]),
        ("j j j", []),
        ("j=r1 j=r2 j=r3", []),
        ("j=r1 j=b1 j=k1", []),
    ],
)
def test_readings(text: str, expected: list[tuple[str, str, int]]) -> None:
    assert read(text) == expected
    assert best_value(parse_set(text), STANDARD) == max([0, *(value for _, _, value in expected)])


def meanings(text: str) -> list[list[str]]:
    [reading] = readings(parse_set(text))
    return [sorted(map(format_one, each)) for each in reading.stands_for]


def format_one(tile: Tile) -> str:
    return format_set((tile,))


def test_the_joker_of_a_group_stands_for_every_missing_colour() -> None:
    assert meanings("k5 r5 j") == [["k5"], ["r5"], ["b5", "o5"]]
    assert meanings("k5 r5 b5 j")[3] == ["o5"]
    assert meanings("k5 j=b5 r5")[1] == ["b5", "o5"]
    assert meanings("k5 r5 j j")[2:] == [["b5", "o5"], ["b5", "o5"]]


def test_the_joker_of_a_run_stands_for_one_tile() -> None:
    assert meanings("r2 r3 j r5") == [["r2"], ["r3"], ["r4"], ["r5"]]


def test_a_run_that_may_go_on_after_the_last_number() -> None:
    """No edition has it, but the shape of sets knows it: it is how 13-1 gets its own fault."""
    wrap = STANDARD._replace(run_wrap=True)
    assert read("r12 r13 r1", wrap) == [("run", "r12 r13 r1", 26)]
    assert read("r1 r13 r12", wrap) == [("run", "r12 r13 r1", 26)]
    assert read("r12 r13 j", wrap) == [("run", "r12 r13 j=r1", 26)]
    assert read("j r1 r2", wrap) == [("run", "j=r13 r1 r2", 16)]
    assert read("r11 r13 r1", wrap) == []
    whole = tuple(Tile("r", number) for number in NUMBERS)
    assert len(readings(whole, wrap)) == 1
    assert readings((*whole, JOKER), wrap) == ()


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("r5", ["loose-tile"]),
        ("j", ["loose-tile"]),
        ("r5 r6", ["set-too-short"]),
        ("r5 j", ["set-too-short"]),
        ("j j", ["set-only-jokers", "set-too-short"]),
        ("j j j", ["set-only-jokers"]),
        ("j=r1 j=r2 j=r3", ["set-only-jokers"]),
        ("r5 r7", ["run-gap", "set-too-short"]),
        ("r5 k7", ["set-mixed", "set-too-short"]),
        ("r5 r5", ["group-colour-twice", "set-too-short"]),
        ("r5 k6 b7", ["set-mixed"]),
        ("r5 r6 k5", ["set-mixed"]),
        ("r7 r7 b7", ["group-colour-twice"]),
        ("k5 r5 b5 o5 j", ["group-too-long"]),
        ("k5 r5 b5 o5 o5", ["group-colour-twice", "group-too-long"]),
        ("r5 r6 r6 r7", ["run-number-twice"]),
        ("r5 r6 r8", ["run-gap"]),
        ("r5 j r8", ["run-gap"]),
        ("r6 r5 j", ["run-out-of-order"]),
        ("r12 r13 r1", ["run-past-end"]),
        ("r12 r13 j", ["run-past-end"]),
        ("j r1 r2", ["run-past-end"]),
        ("r1 r2 r3 r4 r5 r6 r7 r8 r9 r10 r11 r12 r13 j", ["run-too-long"]),
    ],
)
def test_everything_that_is_wrong_with_a_set(text: str, expected: list[str]) -> None:
    tiles = parse_set(text)
    assert [fault.code for fault in set_faults(tiles)] == expected
    assert readings(tiles) == ()


def test_the_cases_above_show_every_fault_of_a_set() -> None:
    [mark] = test_everything_that_is_wrong_with_a_set.pytestmark  # type: ignore[attr-defined]
    seen = {code for _, expected in mark.args[1] for code in expected}
    assert seen == {
        code for code in FAULTS if code.split("-")[0] in ("set", "run", "group", "loose")
    }


def test_the_tiles_to_blame_are_named() -> None:
    [fault] = set_faults(parse_set("r7 k7 r7"))
    assert format_set(fault.tiles) == "r7 r7"
    [fault] = set_faults(parse_set("r4 r5 r5 r6"))
    assert format_set(fault.tiles) == "r5 r5"


@pytest.mark.parametrize("text", ["r5 r6 r7", "k5 r5 j", "j j r5", "r6 j r8", "k1 r1 b1 o1"])
def test_a_legal_set_has_no_faults(text: str) -> None:
    assert set_faults(parse_set(text)) == ()


def test_a_longer_run_than_the_house_allows() -> None:
    short = STANDARD._replace(run_max=5)
    assert read("r1 r2 r3 r4 r5", short) == [("run", "r1 r2 r3 r4 r5", 15)]
    assert read("r1 r2 r3 r4 r5 r6", short) == []
    assert [f.code for f in set_faults(parse_set("r1-6"), short)] == ["run-too-long"]


def test_groups_of_six_colours() -> None:
    six = EDITIONS["goliath"].replace(colours=6, group_max=6).shape
    tiles = tuple(Tile(colour, 7) for colour in COLOURS)
    assert read(format_set(tiles), six) == [("group", "k7 r7 b7 o7 g7 p7", 42)]
    [reading] = readings((*tiles[:4], JOKER), six)
    assert reading.stands_for[4] == {Tile("g", 7), Tile("p", 7)}
    four = six._replace(group_max=4)
    assert [f.code for f in set_faults(tiles[:5], four)] == ["group-too-long"]


def test_a_reading_is_a_value() -> None:
    [reading] = readings(parse_set("r5 j r7"))
    assert reading == Reading(*reading)
    assert hash(reading) == hash(Reading(*reading))
