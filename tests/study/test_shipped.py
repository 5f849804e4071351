"""The puzzles of the package: enough of each kind, no two alike, numbered for ever."""

import hashlib
import re
from collections import Counter, defaultdict
from dataclasses import replace
from datetime import date, timedelta
from importlib.resources import files

import pytest

from bench.puzzles import faults, is_seen_at_a_glance
from remeld.rules import EDITIONS, RemeldError
from remeld.study import (
    KINDS,
    attempt,
    collect,
    day_number,
    format_puzzle,
    format_puzzles,
    likeness,
    parse_puzzle,
    shipped_list,
    shipped_puzzle,
)
from remeld.study.collection import game_seed
from remeld.study.making import puzzles_of_game
from remeld.study.obvious_plays import seen_at_a_glance

FILE = files("remeld.study").joinpath("puzzles.txt").read_text(encoding="utf-8")
LINES = [line for line in FILE.splitlines()[1:] if not line.startswith("#")]
EACH = 60


def test_there_are_as_many_of_each_kind_in_each_edition() -> None:
    cells = Counter(tuple(line.split()[:2]) for line in LINES)
    assert cells == {(name, kind): EACH for name in EDITIONS for kind in KINDS}
    assert len(FILE) < 400_000


def test_the_numbers_never_change() -> None:
    """Whoever shares a number, or the puzzle of a day, shares it for ever: only add at the end."""
    first = "\n".join(LINES[: EACH * len(KINDS) * len(EDITIONS)])
    assert hashlib.sha256(first.encode()).hexdigest() == FROZEN


FROZEN = "5e40e653a02db662df000266d7733b8adfecc86e199516ef55b3068326d274b7"


def test_no_two_are_alike_under_other_colours() -> None:
    by_numbers: dict[tuple[str, ...], list[str]] = defaultdict(list)
    for line in LINES:
        head, _, body = line.partition(":")
        numbers = sorted(re.findall(r"[0-9]+|[j,/-]", body))
        by_numbers[(*head.split()[:2], *numbers)].append(line)
    # Names of colours change no number: only such puzzles can be alike.
    for same in by_numbers.values():
        shapes = [likeness(parse_puzzle(line)) for line in same] if len(same) > 1 else []
        assert len(set(shapes)) == len(shapes), same


@pytest.mark.parametrize("number", range(3, EACH * len(KINDS) * len(EDITIONS), 101))
def test_a_stranger_finds_the_same_answer_alone_and_not_at_a_glance(number: int) -> None:
    """Some of them by a brute force that shares nothing with the solver; all: `bench.puzzles`."""
    name = list(EDITIONS)[number % len(EDITIONS)]
    puzzle = shipped_puzzle(name, number // len(EDITIONS) + 1)
    assert {*faults(puzzle)} <= {"solver"}
    assert seen_at_a_glance(puzzle.table, puzzle.answer) == is_seen_at_a_glance(puzzle)


def test_the_stranger_would_notice() -> None:
    """A tile more lets something else be laid, and what a run takes at its end is seen at once."""
    puzzle = next(p for p in map(parse_puzzle, LINES) if p.kind == "find-the-play")
    run = next(tiles for tiles in puzzle.table if tiles[0].colour == tiles[1].colour)
    end = run[-1]._replace(number=run[-1].number + 1)
    if end.number > 13:
        end = run[0]._replace(number=run[0].number - 1)
    easy = replace(puzzle, rack=(*puzzle.rack, end), answer=(end,))
    assert {"the answer is not alone", "it is seen at a glance"} <= {*faults(easy)}
    assert seen_at_a_glance(easy.table, easy.answer)


@pytest.mark.parametrize("name", EDITIONS)
def test_what_is_made_anew_is_the_same(name: str) -> None:
    """The first game, as the command in the file makes it: of each kind it has the first puzzle."""
    assert "# remeld puzzles make --count 2400 --seed 1\n" in FILE
    rules = EDITIONS[name].sized_for(4)
    made = puzzles_of_game(rules, KINDS, game_seed(name, 1, 0))
    assert made
    for puzzle in made:
        number = KINDS.index(puzzle.kind) + 1
        shipped = shipped_puzzle(name, number)
        assert shipped == puzzle
        assert format_puzzle(puzzle) in LINES
        assert shipped_list(name)[number - 1] == (number, puzzle.kind, puzzle.difficulty)
        assert attempt(shipped, shipped.solution.table).solved


def test_any_number_of_workers_makes_the_same() -> None:
    alone, two = (
        list(collect(["babyboom"], ["endgame"], 3, seed=5, workers=workers)) for workers in (1, 2)
    )
    assert alone == two
    assert len({likeness(puzzle) for puzzle in alone}) == 3
    text = format_puzzles(alone, "made here")
    assert [parse_puzzle(line) for line in text.splitlines()[2:]] == alone


def test_every_day_has_its_puzzle_and_the_kinds_take_turns() -> None:
    today = date(2026, 11, 18)
    days = [today + timedelta(days=n) for n in range(len(KINDS))]
    numbers = [day_number(day) for day in days]
    assert len(set(numbers)) == len(numbers)
    kinds = {shipped_list("broadway")[number - 1].kind for number in numbers}
    assert kinds == set(KINDS)
    assert day_number(date(2025, 12, 31)) == EACH * len(KINDS)


@pytest.mark.parametrize("number", [0, -1, 481])
def test_a_number_without_a_puzzle_is_refused(number: int) -> None:
    with pytest.raises(RemeldError, match="from 1 to 480"):
        shipped_puzzle("lanmi", number)


@pytest.mark.parametrize(
    "line",
    ["", "goliath", "goliath go-out: b4-6 / b7 /", "goliath go-out x: b4-6 / b7 /", "a b 1: / /"],
)
def test_a_line_that_is_no_puzzle_is_refused(line: str) -> None:
    with pytest.raises(RemeldError):
        parse_puzzle(line)
