"""What the port promises of the time of the house, on both databases."""

import dataclasses
import math

from remeld.server.house_clock import HouseClock
from remeld.server.storage import Beat, Begun
from tests.server.storage.databases import Database, create

HOUR = 3_600_000
START = 100 * HOUR
TRUST = 3000


async def test_the_time_goes_by_the_clock_of_the_database(database: Database) -> None:
    async with database.opened(now=START) as storage:
        assert await storage.begin(1500) == Begun(START, None, down=False)
        for passed in (0, 1000, 3999):
            await database.set_clock(START + passed)
            # What a process shows counts for nothing while the database's clock may be right.
            assert await storage.beat("a", 7, 8000, TRUST) == Beat(START + passed, 0)
        assert await storage.begin(1500) == Begun(START + 3999, START + 3999, down=False)


async def test_a_clock_that_jumps_does_not_move_the_time(database: Database) -> None:
    async with database.opened(now=START) as storage:
        await storage.beat("a", START, 8000, math.inf)
        await storage.beat("b", START, 8000, TRUST)
        for jump in (HOUR, -HOUR, 3 * HOUR, -7 * HOUR):
            await database.set_clock(START + jump + 1000)
            moved = await storage.beat("a", START + 900, 8000, TRUST)
            assert moved.now == START + 900, "it goes on where the process was that noticed it"
            assert abs(moved.moved - jump) <= 8 * HOUR
            assert moved.moved != 0
            assert await storage.beat("b", START + 950, 8000, TRUST) == Beat(START + 900, 0)
            # A process that starts now finds the same time, and a draft is in time.
            assert await storage.begin(1500) == Begun(START + 900, START + 900, down=False)
            await database.set_clock(START + jump + 100)
            assert await storage.beat("a", 7, 8000, TRUST) == Beat(START, 0)
        await create(storage)
        row = await storage.row("t1")
        assert row is not None
        assert row.updated == START
        assert await storage.put_draft("t1", 0, 1, b"draft", until=START)
        assert not await storage.put_draft("t1", 0, 1, b"draft", until=START - 1)


async def test_time_stands_while_nobody_lives_and_runs_while_anybody_does(
    database: Database,
) -> None:
    async with database.opened(now=START) as storage:
        for node in ("a", "b"):
            await storage.beat(node, START, 8000, math.inf)
        for passed in range(0, 60_000, 2000):
            await database.set_clock(START + passed)
            assert (await storage.beat("a", 0, 8000, TRUST)).moved == 0
        # One that was stopped meanwhile takes the time of those who were not.
        assert await storage.beat("b", START, 8000, TRUST) == Beat(START + 58_000, 0)
        await database.set_clock(START + 100_000)
        assert await storage.beat("b", START + 58_000, 8000, TRUST) == Beat(START + 58_000, 42_000)
        assert await storage.beat("a", START + 58_000, 8000, TRUST) == Beat(START + 58_000, 0)


async def test_a_house_that_was_down_takes_the_clock_of_the_database_but_never_goes_back(
    database: Database,
) -> None:
    async with database.opened(now=START) as storage:
        await storage.beat("a", START, 8000, math.inf)
        await database.set_clock(START + HOUR)
        assert await storage.beat("a", START, 8000, TRUST) == Beat(START, HOUR)
        await database.set_clock(START + HOUR + 1600)
        # The hour that its clock was behind is part of what it was down.
        assert await storage.begin(1500) == Begun(START + HOUR + 1600, START, down=True)
        await storage.beat("a", 0, 8000, math.inf)
        await database.set_clock(START)
        ahead = START + HOUR + 1600
        assert await storage.begin(1500) == Begun(ahead, ahead, down=True)
        await database.set_clock(START + 500)
        assert await storage.beat("a", 0, 8000, TRUST) == Beat(ahead + 500, 0)


async def test_who_is_stopped_while_asking_knows_no_more_than_the_answer(
    database: Database,
) -> None:
    steady = 0.0
    async with database.opened(now=START) as storage:
        clock = HouseClock(storage, "a", lambda: steady)
        await clock.begin()
        assert clock.follow(await clock.beat(first=True)) == 0
        # It has written its heartbeat, and hears of it hours later.
        asked = await clock.beat()
        steady += HOUR / 1000
        assert clock.follow(dataclasses.replace(asked, heard=steady)) == HOUR
        assert clock.now() == START
        # What was missed is found by the next one, and time goes on from where it stood.
        await database.set_clock(START + HOUR)
        late = await clock.beat()
        assert (late.now, late.moved) == (START, HOUR)
        assert clock.follow(late) == 0
        steady += 1
        assert clock.now() == START + 1000
