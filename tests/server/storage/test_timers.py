"""What the port promises of timers and their leases, on both databases."""

import asyncio
import random

from remeld.server.storage import Appended, Conflict, Timer
from tests.server.storage.databases import Database, create, entries


async def test_an_append_sets_replaces_and_removes_timers(database: Database) -> None:
    async with database.opened() as storage:
        await create(storage, timers={"bell": 100, "idle": 900})
        assert await storage.timers("bell", "", 9) == [Timer("t1", "bell", 100, 1)]
        await storage.append("t1", 1, entries("a"), command="1")
        assert await storage.timers("bell", "", 9) == [Timer("t1", "bell", 100, 1)]
        await storage.append(
            "t1", 2, entries("b"), command="2", timers={"bell": 200, "computer": 150}
        )
        assert await storage.timers("bell", "", 9) == [Timer("t1", "bell", 200, 3)]
        assert await storage.timers("computer", "", 9) == [Timer("t1", "computer", 150, 3)]
        await storage.append("t1", 3, entries("c"), command="3", timers={"bell": None})
        assert await storage.timers("bell", "", 9) == []
        assert await storage.timers("idle", "", 9) == [Timer("t1", "idle", 900, 1)]
        # Neither a duplicate nor a conflict touches them.
        await storage.append("t1", 4, entries("c"), command="3", timers={"idle": None})
        await storage.append("t1", 0, entries("d"), command="4", timers={"idle": None})
        assert await storage.timers("idle", "", 9) == [Timer("t1", "idle", 900, 1)]


async def test_due_timers_come_oldest_first_and_are_leased(database: Database) -> None:
    async with database.opened() as storage:
        for id, bell in (("t1", 30), ("t2", 10), ("t3", 20), ("t4", 41)):
            await create(storage, id, timers={"bell": bell})
        assert await storage.due(9, 9) == []
        oldest = await storage.due(40, 2, lease=100)
        assert oldest == [Timer("t2", "bell", 10, 1), Timer("t3", "bell", 20, 1)]
        assert await storage.due(40, 9, lease=100) == [Timer("t1", "bell", 30, 1)]
        assert await storage.due(40, 9) == []
        assert await storage.due(139, 9, lease=1000) == [Timer("t4", "bell", 41, 1)]
        # Whoever had them has died: the leases are over.
        again = await storage.due(140, 9, lease=100)
        assert [timer.table for timer in again] == ["t2", "t3", "t1"]


async def test_setting_a_timer_ends_its_lease(database: Database) -> None:
    async with database.opened() as storage:
        await create(storage, timers={"bell": 10, "idle": 20})
        assert len(await storage.due(50, 9, lease=1000)) == 2
        await storage.append("t1", 1, entries("a"), command="1", timers={"bell": 40})
        assert await storage.due(50, 9, lease=1000) == [Timer("t1", "bell", 40, 2)]


async def test_timers_are_set_without_an_entry_at_the_version_only(database: Database) -> None:
    async with database.opened() as storage:
        await create(storage, timers={"bell": 10})
        assert not await storage.set_timers("t1", 2, {"bell": None})
        assert await storage.active("bell") == 1
        assert await storage.set_timers("t1", 1, {"bell": 15, "idle": 99})
        assert await storage.timers("bell", "", 9) == [Timer("t1", "bell", 15, 1)]
        assert await storage.timers("idle", "", 9) == [Timer("t1", "idle", 99, 1)]
        assert await storage.set_timers("t1", 1, {"bell": None})
        assert await storage.active("bell") == 0
        row = await storage.row("t1")
        assert row is not None
        assert row.version == 1


async def test_timers_are_counted_and_listed_in_pages(database: Database) -> None:
    async with database.opened() as storage:
        for i in range(7):
            await create(storage, f"t{i}", timers={"bell": 10 * i, "idle": 1})
        assert await storage.active("bell") == 7
        assert await storage.active("computer") == 0
        assert await storage.active("bell", before=30) == 3
        assert await storage.active("bell", before=31) == 4
        page = await storage.timers("bell", "", 4)
        assert [timer.table for timer in page] == ["t0", "t1", "t2", "t3"]
        page = await storage.timers("bell", "t3", 4)
        assert [timer.table for timer in page] == ["t4", "t5", "t6"]


async def test_no_timer_is_given_to_two_at_once(database: Database) -> None:
    """Many sweepers, on PostgreSQL from two processes' worth of connections."""
    count = 150
    async with database.opened() as storage:
        for i in range(count):
            await create(storage, f"t{i:03}", timers={"bell": i})
        others = [] if database.is_sqlite else [database.opened()]
        second = await others[0].__aenter__() if others else storage
        try:
            given: list[Timer] = []

            async def sweep(number: int) -> None:
                sweeper = (storage, second)[number % 2]
                while timers := await sweeper.due(1000, random.randint(1, 9), lease=60_000):
                    given.extend(timers)

            await asyncio.gather(*(sweep(number) for number in range(8)))
        finally:
            for other in others:
                await other.__aexit__(None, None, None)
        # A sweeper may leave early while others hold rows; the rest are there for the next one.
        given += await storage.due(1000, count, lease=60_000)
        assert sorted(timer.due for timer in given) == list(range(count))
        assert await storage.due(1000, count) == []


async def test_one_of_many_bells_at_a_version_rings(database: Database) -> None:
    """Two sweepers whose lease ran out, and a move: exactly one of them is stored."""
    async with database.opened() as storage:
        for i in range(20):
            await create(storage, f"t{i}", timers={"bell": 1})

        async def end_turn(table: str, command: str) -> bool:
            answer = await storage.append(
                table, 1, entries(command), command=command, timers={"bell": None}
            )
            assert isinstance(answer, Appended | Conflict)
            return isinstance(answer, Appended)

        commands = ("bell-1", "bell-2", "move")
        for i in range(20):
            ended = await asyncio.gather(*(end_turn(f"t{i}", command) for command in commands))
            assert sum(ended) == 1
        assert await storage.active("bell") == 0
