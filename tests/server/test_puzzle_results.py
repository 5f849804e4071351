"""Puzzle results of the house: judged before they count, kept for one person, told to no other."""

import json
from collections.abc import Iterator
from datetime import UTC, datetime, timedelta
from pathlib import Path
from typing import Any

import httpx
import pytest

from remeld.notation import format_table
from remeld.study import NEWCOMER, GlickoRating, day_number, rate, shipped_puzzle, untried
from tests.patience import PATIENCE
from tests.server.processes import House

OWN = "/api/person/puzzles"
NOBODY: dict[str, Any] = {"rating": None, "curve": [], "editions": [], "days": [], "not_solved": []}


def test_the_formula_is_that_of_the_page() -> None:
    """`web/src/state/glicko.test.ts` holds the page to the same numbers."""
    path = Path(__file__).parent.parent / "data/ratings.json"
    for case in json.loads(path.read_text(encoding="utf-8")):
        after = rate(
            GlickoRating(*case["player"]), GlickoRating(*case["puzzle"]), solved=case["solved"]
        )
        for found, expected in zip(after, case["after"], strict=True):
            assert found == pytest.approx(expected, abs=1e-5), case


@pytest.fixture
def ann(house: House) -> Iterator[httpx.Client]:
    yield from come_in(house)


@pytest.fixture
def ben(house: House) -> Iterator[httpx.Client]:
    yield from come_in(house)


def come_in(house: House) -> Iterator[httpx.Client]:
    """Somebody who is known to the house."""
    headers = {"Origin": house.origin}
    with httpx.Client(base_url=house.url, headers=headers, timeout=PATIENCE) as client:
        client.post("/api/session").raise_for_status()
        yield client


def solution(number: int, edition: str = "goliath") -> str:
    return format_table(shipped_puzzle(edition, number).solution.table)


def result(number: int, table: str | None, **more: str) -> dict[str, Any]:
    return {"edition": "goliath", "number": number, "table": table, **more}


def send(client: httpx.Client, *results: dict[str, Any]) -> dict[str, Any]:
    answer = client.post(OWN, json={"results": results})
    assert answer.status_code == 200, answer.text
    document = answer.json()
    assert isinstance(document, dict)
    return document


def test_a_turn_is_judged_before_it_counts(ann: httpx.Client) -> None:
    assert ann.get(OWN).json() == NOBODY
    before = format_table(shipped_puzzle("goliath", 1).table)
    refused = send(ann, result(1, before), result(2, solution(1)))
    numbers = [{"edition": "goliath", "number": number} for number in (1, 2)]
    assert refused == {**NOBODY, "not_solved": numbers}
    kept = send(ann, result(1, solution(1)), result(2, None))
    first, _ = rate(NEWCOMER, untried(shipped_puzzle("goliath", 1).difficulty), solved=True)
    last, _ = rate(first, untried(shipped_puzzle("goliath", 2).difficulty), solved=False)
    assert kept["rating"] == pytest.approx(last._asdict())
    assert kept["curve"] == [round(first.rating), round(last.rating)]
    assert kept["editions"] == [{"edition": "goliath", "tried": [1, 2], "solved": [1]}]
    # What was sent once and comes again changes nothing; what is solved later is noted.
    again = send(ann, result(1, None), result(2, solution(2)))
    assert again["rating"] == kept["rating"]
    assert again["editions"] == [{"edition": "goliath", "tried": [1, 2], "solved": [1, 2]}]
    assert ann.get(OWN).json() == again


def test_a_day_counts_if_it_has_come_and_the_puzzle_is_its_own(ann: httpx.Client) -> None:
    today = datetime.now(UTC).date()
    for day in (today + timedelta(2), today - timedelta(1)):
        number = day_number(day)
        sent = send(ann, result(number, solution(number), day=day.isoformat()))
        assert bool(sent["not_solved"]) == (day > today)
    number = day_number(today - timedelta(1))
    kept = send(
        ann,
        result(number, solution(number), day="2026-02-30"),
        result(number + 1, solution(number + 1), day=(today - timedelta(1)).isoformat()),
        result(number, None, day=(today - timedelta(1)).isoformat()),
    )
    assert len(kept["not_solved"]) == 3
    assert kept["days"] == [(today - timedelta(1)).isoformat()]


def test_nobody_else_is_told(ann: httpx.Client, ben: httpx.Client, browser: httpx.Client) -> None:
    send(ann, result(7, solution(7)))
    assert ben.get(OWN).json() == NOBODY
    for method in ("GET", "DELETE"):
        answer = browser.request(method, OWN)
        assert (answer.status_code, answer.json()["code"]) == (401, "no-session")
    assert browser.post(OWN, json={"results": [result(7, None)]}).status_code == 401
    assert ann.delete(OWN).status_code == 204
    assert ann.get(OWN).json() == NOBODY
    send(ann, result(7, solution(7)))
    ann.delete("/api/person").raise_for_status()
    ann.post("/api/session").raise_for_status()
    assert ann.get(OWN).json() == NOBODY


def test_who_signs_in_takes_along_what_was_solved_before(
    ann: httpx.Client, ben: httpx.Client
) -> None:
    send(ann, result(11, solution(11)), result(12, None))
    send(ben, result(12, solution(12)), result(13, solution(13)))
    code = ann.post("/api/session/transfer").json()["code"]
    ben.post("/api/session/take", json={"code": code}).raise_for_status()
    merged = ben.get(OWN).json()
    assert merged["editions"] == [
        {"edition": "goliath", "tried": [11, 12, 13], "solved": [11, 12, 13]}
    ]
    assert len(merged["curve"]) == 3
    assert ann.get(OWN).json() == merged


@pytest.mark.house(rate_scale="1000")
def test_puzzles_move_by_the_results_of_this_house(house: House, browser: httpx.Client) -> None:
    puzzle = shipped_puzzle("goliath", 21)
    rating = untried(puzzle.difficulty)
    for tried in range(5):
        for person in come_in(house):
            told = person.get("/api/puzzles/goliath/ratings").json()
            # So few could be guessed.
            assert told == {"edition": "goliath", "ratings": {}}, tried
            send(person, result(21, None))
            _, rating = rate(NEWCOMER, rating, solved=False)
    told = browser.get("/api/puzzles/goliath/ratings").json()
    assert told["ratings"] == {"21": round(rating.rating)}
    assert rating.rating > puzzle.difficulty


@pytest.mark.parametrize(
    ("sent", "status", "code"),
    [
        (result(481, None), 404, "no-such-puzzle"),
        ({**result(1, None), "edition": "rummy"}, 404, "unknown-edition"),
        (result(1, "x9"), 422, "unknown-tile"),
    ],
)
def test_bad_results_are_named_and_change_nothing(
    ann: httpx.Client, sent: dict[str, Any], status: int, code: str
) -> None:
    answer = ann.post(OWN, json={"results": [result(1, solution(1)), sent]})
    assert (answer.status_code, answer.json()["code"]) == (status, code)
    assert ann.get(OWN).json() == NOBODY
    too_many = ann.post(OWN, json={"results": [result(1, None)] * 21})
    assert too_many.status_code == 422
