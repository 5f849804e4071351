"""Puzzles of the house: by number, day and difficulty, checked, solved and drawn."""

from datetime import UTC, datetime
from typing import get_args, get_type_hints
from xml.etree import ElementTree

import httpx
import pytest

from remeld.notation import format_rack, format_table, parse_rack, parse_set
from remeld.protocol.http.puzzles import CheckedTry, PuzzleKind
from remeld.rules import EDITIONS, JOKER, readings
from remeld.study import KINDS, Outcome, day_number, shipped_list, shipped_puzzle, shipped_ways


def test_the_words_of_the_wire_are_those_of_the_room() -> None:
    assert get_args(PuzzleKind) == KINDS
    assert get_args(get_type_hints(CheckedTry)["outcome"]) == get_args(Outcome)


def test_a_book_holds_all_puzzles_of_an_edition(browser: httpx.Client) -> None:
    book = browser.get("/api/puzzles/lanmi").json()
    heads = [(each["number"], each["kind"], each["difficulty"]) for each in book["puzzles"]]
    assert heads == [tuple(each) for each in shipped_list("lanmi")]
    puzzle, shown = shipped_puzzle("lanmi", 8), book["puzzles"][7]
    assert shown["table"] == format_table(puzzle.table)
    assert shown["rack"] == format_rack(puzzle.rack)
    assert shown["answer"] == format_rack(puzzle.answer)
    assert shown["other"] == format_rack(puzzle.other)
    assert book["day"] == day_number(datetime.fromisoformat(book["date"]).date())
    assert abs((datetime.now(UTC).date() - datetime.fromisoformat(book["date"]).date()).days) <= 1


def test_the_sets_of_a_book_are_all_sets_without_jokers(browser: httpx.Client) -> None:
    sets = [parse_set(text) for text in browser.get("/api/puzzles/goliath").json()["sets"]]
    # Runs of 3 to 13 in four colours, groups of 3 and 4.
    assert len(sets) == len(set(sets)) == 4 * 66 + 13 * 5
    shape = EDITIONS["goliath"].shape
    assert all(JOKER not in tiles and readings(tiles, shape) for tiles in sets)


@pytest.mark.parametrize(
    ("path", "number"),
    [("17", 17), ("days/2026-01-01", 1), ("days/2026-11-18", 322)],
)
def test_a_puzzle_has_its_number_and_its_day(browser: httpx.Client, path: str, number: int) -> None:
    shown = browser.get(f"/api/puzzles/john-adams/{path}").json()
    puzzle = shipped_puzzle("john-adams", number)
    assert (shown["number"], shown["kind"]) == (number, puzzle.kind)
    assert parse_rack(shown["rack"]) == puzzle.rack


def test_a_puzzle_is_found_by_kind_and_difficulty(browser: httpx.Client) -> None:
    of_kind = [each for each in shipped_list("goliath") if each.kind == "rebuild"]
    for wanted in (0, 1700, 4000):
        shown = browser.get(f"/api/puzzles/goliath/kinds/rebuild/{wanted}").json()
        assert shown["kind"] == "rebuild"
        nearest = min(abs(each.difficulty - wanted) for each in of_kind)
        assert abs(shown["difficulty"] - wanted) == nearest


def test_a_try_is_told_what_is_missing_and_not_the_answer(browser: httpx.Client) -> None:
    puzzle = shipped_puzzle("goliath", 1)

    def check(table: str) -> dict[str, object]:
        asked = {"edition": "goliath", "number": 1, "table": table}
        answer = browser.post("/api/puzzles/check", json=asked)
        assert answer.status_code == 200
        document = answer.json()
        assert isinstance(document, dict)
        return document

    solution = browser.get("/api/puzzles/goliath/1/solution").json()
    assert check(solution["table"]) == {"outcome": "solved", "missing": 0, "faults": []}
    before = format_table(puzzle.table)
    nothing = check(before)
    assert (nothing["outcome"], nothing["missing"]) == ("nothing", len(puzzle.rack))
    loose = check(f"{before}, {format_rack(puzzle.rack[:1])}")
    assert loose["outcome"] == "not-legal"
    assert loose["faults"]


def test_the_answers_of_an_edition_are_those_of_its_puzzles(browser: httpx.Client) -> None:
    found = browser.get("/api/puzzles/lanmi/answers").json()
    assert len(found["answers"]) == len(shipped_list("lanmi"))
    for number in (1, 97, 300):
        answer = found["answers"][number - 1]
        alone = browser.get(f"/api/puzzles/lanmi/{number}/solution").json()
        assert answer["steps"] == alone["steps"]
        assert tuple(answer["ways"]) == shipped_ways("lanmi", number)
    free = browser.get("/api/puzzles/goliath/answers").json()["answers"][3]
    assert free["ways"] is None


def test_the_picture_shows_the_question_only(browser: httpx.Client) -> None:
    answer = browser.get("/api/puzzles/broadway/3/picture.svg")
    assert answer.headers["content-type"].startswith("image/svg+xml")
    drawn = ElementTree.fromstring(answer.text)
    puzzle = shipped_puzzle("broadway", 3)
    tiles = sum(map(len, puzzle.table)) + len(puzzle.rack)
    assert len(drawn.findall("{http://www.w3.org/2000/svg}g")) == tiles


@pytest.mark.parametrize(
    ("path", "code"),
    [
        ("rummy", "unknown-edition"),
        ("rummy/1", "unknown-edition"),
        ("goliath/481", "no-such-puzzle"),
        ("goliath/481/solution", "no-such-puzzle"),
        ("goliath/481/picture.svg", "no-such-puzzle"),
        ("goliath/days/2026-02-30", "not-found"),
    ],
)
def test_what_is_not_there_is_named(browser: httpx.Client, path: str, code: str) -> None:
    answer = browser.get(f"/api/puzzles/{path}")
    assert (answer.status_code, answer.json()["code"]) == (404, code)
