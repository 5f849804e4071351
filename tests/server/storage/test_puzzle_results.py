"""What the port promises of puzzle results: rated once, by both sides, and gone when asked."""

import asyncio
from dataclasses import replace

import pytest

from remeld.server.storage import JudgedResult, OneTimeCode, PuzzleHistory, Session
from remeld.server.storage.bulk import reading
from remeld.study import NEWCOMER, rate, untried
from tests.server.storage.databases import Database

DAY = 24 * 3_600_000
ONE = JudgedResult("goliath", 1, True, None, untried(900))
TWO = JudgedResult("goliath", 2, False, None, untried(1300))


async def test_person_and_puzzle_are_rated_by_the_first_result(database: Database) -> None:
    async with database.opened() as storage:
        assert await storage.puzzle_history("ann") == PuzzleHistory(rating=None)
        await storage.keep_puzzle_result("ann", ONE)
        await storage.keep_puzzle_result("ann", TWO)
        first, puzzle = rate(NEWCOMER, untried(900), solved=True)
        second, _ = rate(first, untried(1300), solved=False)
        expected = PuzzleHistory(
            rating=second,
            results=(("goliath", 1, True), ("goliath", 2, False)),
            curve=(first.rating, second.rating),
        )
        assert await storage.puzzle_history("ann") == expected
        # Neither again nor otherwise: only that it was solved after all is added, and its day.
        await storage.keep_puzzle_result("ann", replace(ONE, solved=False))
        await storage.keep_puzzle_result("ann", replace(TWO, solved=True, day="2026-01-02"))
        solved = (("goliath", 1, True), ("goliath", 2, True))
        expected = replace(expected, results=solved, days=("2026-01-02",))
        assert await storage.puzzle_history("ann") == expected
        # The next one meets the puzzle as the first has left it.
        await storage.keep_puzzle_result("ben", ONE)
        other, puzzle = rate(NEWCOMER, puzzle, solved=True)
        assert (await storage.puzzle_history("ben")).rating == other
        assert await storage.puzzle_ratings("goliath", 2) == {1: puzzle.rating}
        assert set(await storage.puzzle_ratings("goliath", 1)) == {1, 2}
        assert await storage.puzzle_ratings("lanmi", 1) == {}


async def test_what_was_counted_for_somebody_forgotten_moves_no_puzzle_again(
    database: Database,
) -> None:
    async with database.opened() as storage:
        await storage.keep_puzzle_result("expired", ONE)
        ratings = await storage.puzzle_ratings("goliath", 1)
        _, moved = rate(NEWCOMER, ONE.untried, solved=True)
        await storage.keep_puzzle_result("anew", replace(ONE, counted=True))
        # The player is rated against the puzzle as it is, which stays so, for as many people.
        assert (await storage.puzzle_history("anew")).rating == rate(NEWCOMER, moved, solved=True)[
            0
        ]
        assert await storage.puzzle_ratings("goliath", 1) == ratings
        assert await storage.puzzle_ratings("goliath", 2) == {}


async def test_results_that_come_together_queue(database: Database) -> None:
    results = [replace(ONE, number=number) for number in range(1, 9)]
    people = ("ann", "ben")
    async with database.opened() as storage:
        await asyncio.gather(
            *(storage.keep_puzzle_result(who, each) for each in results * 2 for who in people)
        )
        for who in people:
            history = await storage.puzzle_history(who)
            assert sorted(history.results) == [("goliath", each.number, True) for each in results]
            assert len(history.curve) == len(results)
            assert history.rating is not None
            assert history.curve[-1] == history.rating.rating
        assert len(await storage.puzzle_ratings("goliath", 2)) == len(results)


async def test_who_becomes_another_person_counts_once(database: Database) -> None:
    async with database.opened() as storage:
        await storage.keep_puzzle_result("guest", ONE)
        await storage.keep_puzzle_result("guest", replace(TWO, solved=True, day="2026-01-02"))
        await storage.keep_puzzle_result("ann", TWO)
        mine = (await storage.puzzle_history("ann")).rating
        ratings = await storage.puzzle_ratings("goliath", 1)
        await storage.put_session(Session(b"other", "guest", b"", 0, 0))
        await storage.take_over_puzzles("guest", "ann")
        merged = await storage.puzzle_history("ann")
        for _ in range(2):
            assert merged.results == (("goliath", 2, True), ("goliath", 1, True))
            assert merged.days == ("2026-01-02",)
            assert mine is not None
            assert merged.rating is not None
            # Rated against the puzzle as it is; the puzzle does not move again.
            _, moved = rate(NEWCOMER, ONE.untried, solved=True)
            assert merged.rating == rate(mine, moved, solved=True)[0]
            assert await storage.puzzle_ratings("goliath", 1) == ratings
            await storage.take_over_puzzles("guest", "ann")
            merged = await storage.puzzle_history("ann")
        # While another browser of the guest is there, it goes on as before.
        assert len((await storage.puzzle_history("guest")).results) == 2
        await storage.delete_session(b"other")
        await storage.take_over_puzzles("guest", "ann")
        assert await storage.puzzle_history("guest") == PuzzleHistory(rating=None)
        assert await storage.puzzle_history("ann") == merged
        await storage.take_over_puzzles("nobody", "cleo")
        assert await storage.puzzle_history("cleo") == PuzzleHistory(rating=None)


@pytest.mark.parametrize("how", ["forget_puzzles", "delete_person"])
async def test_deleted_results_leave_nothing_of_the_person(database: Database, how: str) -> None:
    async with database.opened() as storage:
        for who in ("ann", "ben"):
            await storage.keep_puzzle_result(who, replace(ONE, day="2026-01-01"))
        ratings = await storage.puzzle_ratings("goliath", 1)
        await getattr(storage, how)("ann")
        assert await storage.puzzle_history("ann") == PuzzleHistory(rating=None)
        assert len((await storage.puzzle_history("ben")).results) == 1
        assert await storage.puzzle_ratings("goliath", 1) == ratings
        async with reading(database.url) as house:
            assert house is not None
            # Also of what later migrations add: whatever is about a person goes with them.
            for table, columns in (await house.columns()).items():
                if "person" in columns:
                    about = [row[0] async for row in house.rows(table, ["person", columns[1]])]
                    assert "ann" not in about, table


async def test_results_last_as_long_as_who_can_come_back(database: Database) -> None:
    async with database.opened(now=0) as storage:
        for who in ("session", "code", "gone"):
            await storage.keep_puzzle_result(who, ONE)
        await storage.put_session(Session(b"solved", "session", b"", 0, 0))
        await storage.put_session(Session(b"stranger", "stranger", b"", 0, 0))
        await storage.put_code(OneTimeCode(b"code", "code", b"", expires=9 * DAY))
        await storage.tidy(2 * DAY, unseen_since=0)
        # Who has solved a puzzle is no stranger.
        assert await storage.get_session(b"solved") is not None
        assert await storage.get_session(b"stranger") is None
        assert len((await storage.puzzle_history("session")).results) == 1
        assert len((await storage.puzzle_history("code")).results) == 1
        assert await storage.puzzle_history("gone") == PuzzleHistory(rating=None)
        await storage.tidy(9 * DAY, unseen_since=1)
        for who in ("session", "code"):
            assert await storage.puzzle_history(who) == PuzzleHistory(rating=None)
