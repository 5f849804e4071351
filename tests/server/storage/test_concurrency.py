"""Many at once: numbers without gaps, every command exactly once."""

import asyncio
from collections import Counter
from contextlib import AsyncExitStack

import pytest

from remeld.server.storage import Appended, CodeTaken, Duplicate, Storage
from tests.server.storage.databases import Database, create, entries, new_table, say, texts


async def several(stack: AsyncExitStack, database: Database) -> list[Storage]:
    """Storages of the same database, as many as it allows, up to three."""
    count = 1 if database.is_sqlite else 3
    return [await stack.enter_async_context(database.opened()) for _ in range(count)]


@pytest.mark.slow
async def test_hundreds_of_appends_to_one_table(database: Database) -> None:
    async with AsyncExitStack() as stack:
        storages = await several(stack, database)
        await create(storages[0])
        answers: dict[str, Appended | Duplicate] = {}

        async def send(worker: int) -> None:
            for i in range(10):
                command = f"{worker}-{i}"
                answers[command] = await say(storages[worker % len(storages)], "t1", command)

        await asyncio.gather(*(send(worker) for worker in range(24)))
        stored = texts(await storages[0].entries("t1", 0, 999))
        assert stored[0] == "hello"
        assert len(stored) == 1 + 240
        assert {text: seq for seq, text in enumerate(stored[1:], 2)} == {
            command: answer.seq for command, answer in answers.items()
        }
        assert all(isinstance(answer, Appended) for answer in answers.values())


@pytest.mark.slow
async def test_hundreds_of_appends_to_many_tables_each_sent_three_times(
    database: Database,
) -> None:
    tables = [f"t{i:02}" for i in range(30)]
    async with AsyncExitStack() as stack:
        storages = await several(stack, database)
        for table in tables:
            await create(storages[0], table)

        async def send(number: int, table: str, command: str) -> Appended | Duplicate:
            return await say(storages[number % len(storages)], table, command)

        sent = [(table, f"c{i}") for table in tables for i in range(10)]
        answers = await asyncio.gather(
            *(send(copy, *command) for command in sent for copy in range(3))
        )
        kinds = Counter(type(answer) for answer in answers)
        assert kinds == {Appended: len(sent), Duplicate: 2 * len(sent)}
        for i, (table, command) in enumerate(sent):
            assert len({answer.seq for answer in answers[3 * i : 3 * i + 3]}) == 1, (table, command)
        for table in tables:
            stored = texts(await storages[0].entries(table, 0, 999))
            assert sorted(stored[1:]) == [f"c{i}" for i in range(10)]


async def test_a_table_is_created_by_one_of_many(database: Database) -> None:
    async with AsyncExitStack() as stack:
        storages = await several(stack, database)
        answers = await asyncio.gather(
            *(
                storages[i % len(storages)].create(new_table(), entries("a"), command="same")
                for i in range(20)
            )
        )
        assert Counter(type(a) for a in answers) == {Appended: 1, Duplicate: 19}
        answers = await asyncio.gather(
            *(
                storages[i % len(storages)].create(
                    new_table(f"n{i}", code="SAME"), entries("a"), command="c"
                )
                for i in range(20)
            )
        )
        assert Counter(type(a) for a in answers) == {Appended: 1, CodeTaken: 19}


async def test_a_reader_never_sees_half_an_append(database: Database) -> None:
    async with database.opened() as storage:
        await create(storage)
        done = asyncio.Event()

        async def write() -> None:
            for i in range(100):
                version = 1 + 3 * i
                snapshot = f"{version + 3}".encode() if i % 10 == 0 else None
                answer = await storage.append(
                    "t1", version, entries("a", "b", "c"), command=f"{i}", snapshot=snapshot
                )
                assert isinstance(answer, Appended)
            done.set()

        async def read() -> int:
            seen = 0
            while not done.is_set():
                loaded = await storage.load("t1")
                assert loaded is not None
                start = loaded.snapshot.seq if loaded.snapshot else 0
                assert len(texts(loaded.entries)) == loaded.row.version - start
                assert loaded.row.version % 3 == 1
                if loaded.snapshot:
                    assert loaded.snapshot.data == str(start).encode()
                seen += 1
            return seen

        _, *seen = await asyncio.gather(write(), read(), read(), read())
        assert min(seen) >= 1


async def test_whoever_stops_waiting_leaves_the_log_whole(database: Database) -> None:
    async with database.opened() as storage:
        await create(storage)
        tasks = [asyncio.create_task(say(storage, "t1", f"c{i}")) for i in range(60)]
        for task in tasks[::3]:
            await asyncio.sleep(0.001)
            task.cancel()
        answers = await asyncio.gather(*tasks, return_exceptions=True)
        stored = texts(await storage.entries("t1", 0, 999))
        assert len(stored) == len(set(stored)), "no command twice"
        for i, answer in enumerate(answers):
            assert isinstance(answer, Appended | asyncio.CancelledError)
            if isinstance(answer, Appended):
                assert stored[answer.seq - 1] == f"c{i}"
