"""What became of puzzles: judged by the house, rated, and told to nobody but who solved them."""

from datetime import UTC, date, datetime
from itertools import groupby

from remeld.notation import parse_table
from remeld.protocol.http.puzzles import (
    EditionPath,
    OwnPuzzles,
    OwnRating,
    PuzzlePath,
    PuzzleRatings,
    PuzzleResult,
    ResultsToKeep,
    TriedPuzzles,
)
from remeld.protocol.http.requests import Nothing
from remeld.server import storage
from remeld.server.http.puzzles import check_edition, puzzle_of
from remeld.server.http.request_context import RequestContext
from remeld.study import attempt, day_number, untried

__all__ = ["forget_own", "keep_results", "show_own", "show_ratings"]

TOLD_FROM = 5
"""Fewer people could be guessed from the rating of a puzzle."""


async def show_own(context: RequestContext, _: Nothing) -> OwnPuzzles:
    """Rating, results and days of who asks."""
    device = await context.device()
    return _own(await context.house.storage.puzzle_history(device.person))


async def keep_results(context: RequestContext, sent: ResultsToKeep) -> OwnPuzzles:
    """Judge the turns, and rate the first result of each puzzle."""
    device = await context.device()
    for _ in sent.results:
        context.limit("result")
    today = datetime.fromtimestamp(context.house.now() / 1000, UTC).date()
    judged = await context.work(_judged, sent.results, today)
    kept = context.house.storage
    for result in judged:
        if result is not None:
            await kept.keep_puzzle_result(device.person, result)
    refused = tuple(
        PuzzlePath(edition=each.edition, number=each.number)
        for each, result in zip(sent.results, judged, strict=True)
        if result is None
    )
    return _own(await kept.puzzle_history(device.person), refused)


async def forget_own(context: RequestContext, _: Nothing) -> None:
    """Delete rating, results and days of who asks."""
    device = await context.device()
    await context.house.storage.forget_puzzles(device.person)


async def show_ratings(context: RequestContext, wanted: EditionPath) -> PuzzleRatings:
    """The ratings of puzzles that enough people have tried."""
    edition = check_edition(wanted.edition)
    found = await context.house.storage.puzzle_ratings(edition, TOLD_FROM)
    ratings = {number: round(rating) for number, rating in found.items()}
    return PuzzleRatings(edition=edition, ratings=ratings)


def _judged(
    results: tuple[PuzzleResult, ...], today: date
) -> tuple[storage.JudgedResult | None, ...]:
    """What is kept of each; None where the turn does not solve the puzzle."""
    return tuple(_judge(each, today) for each in results)


def _judge(sent: PuzzleResult, today: date) -> storage.JudgedResult | None:
    puzzle = puzzle_of(check_edition(sent.edition), sent.number)
    solved = sent.table is not None
    if sent.table is not None and not attempt(puzzle, parse_table(sent.table, "new-table")).solved:
        return None
    if sent.day is not None and not (solved and _is_day(sent.day, sent.number, today)):
        return None
    return storage.JudgedResult(
        *(sent.edition, sent.number, solved, sent.day),
        untried=untried(puzzle.difficulty),
        counted=sent.counted,
    )


def _is_day(day: str, number: int, today: date) -> bool:
    """Whether it is the puzzle of a day that has come; who was offline sends it later."""
    try:
        found = date.fromisoformat(day)
    except ValueError:
        return False
    return found <= today and day_number(found) == number


def _own(history: storage.PuzzleHistory, refused: tuple[PuzzlePath, ...] = ()) -> OwnPuzzles:
    by_edition = groupby(sorted(history.results), key=lambda result: result[0])
    editions = []
    for edition, results in by_edition:
        found = [(number, solved) for _, number, solved in results]
        tried = tuple(number for number, _ in found)
        done = tuple(number for number, solved in found if solved)
        editions.append(TriedPuzzles(edition=edition, tried=tried, solved=done))
    rating = history.rating
    return OwnPuzzles(
        rating=None if rating is None else OwnRating(**rating._asdict()),
        curve=tuple(map(round, history.curve)),
        editions=tuple(editions),
        days=history.days,
        not_solved=refused,
    )
