"""What the port promises of tables, logs, drafts and timers, on both databases."""

import asyncio
from dataclasses import replace

import pytest

from remeld.server.storage import (
    Appended,
    CodeTaken,
    Conflict,
    Duplicate,
    Entry,
    NewEntry,
    RowChange,
    Snapshot,
    StorageError,
    StoredDraft,
    TableRow,
    Timer,
    UnknownTable,
)
from tests.server.storage.databases import Database, create, entries, new_table, soon, texts


async def test_a_table_is_created_once(database: Database) -> None:
    async with database.opened(now=1000) as storage:
        first = entries("a", "b")
        assert await storage.create(new_table(), first, command="c") == Appended(2, 1000)
        assert await storage.create(new_table(), first, command="c") == Duplicate(2)
        assert await storage.create(new_table(), first, command="d") == Conflict(2)
        taken = new_table("t2", code="CODE-t1")
        assert await storage.create(taken, first, command="c") == CodeTaken("CODE-t1")
        assert await storage.row("t2") is None
        assert await storage.find_code("CODE-t1") == "t1"
        assert await storage.find_code("CODE-t2") is None
        row = TableRow("t1", "CODE-t1", True, "open", 2, 1000, b"{}")
        assert await storage.row("t1") == row
        loaded = await storage.load("t1")
        assert loaded is not None
        assert (loaded.row, loaded.snapshot) == (row, None)
        stored = (Entry(1, 1000, "said", b"a"), Entry(2, 1000, "said", b"b"))
        assert loaded.entries == stored


async def test_an_append_happens_once_and_at_its_version(database: Database) -> None:
    async with database.opened(now=1000) as storage:
        await create(storage)
        await database.set_clock(2000)
        assert await storage.append("t1", 1, entries("a", "b"), command="x") == Appended(3, 2000)
        await database.set_clock(3000)
        for expected in (0, 1, 3, 99):
            again = await storage.append("t1", expected, entries("a", "b"), command="x")
            assert again == Duplicate(3)
        for expected in (0, 1, 2, 4):
            assert await storage.append("t1", expected, entries("c"), command="y") == Conflict(3)
        assert await storage.append("t1", 3, entries("c"), command="y") == Appended(4, 3000)
        assert texts(await storage.entries("t1", 0, 99)) == ["hello", "a", "b", "c"]
        assert texts(await storage.entries("t1", 1, 2)) == ["a", "b"]
        assert await storage.entries("t1", 4, 99) == []
        assert await storage.entries("nowhere", 0, 99) == []


async def test_the_same_command_id_in_two_tables_is_two_commands(database: Database) -> None:
    async with database.opened() as storage:
        for id in ("t1", "t2"):
            await create(storage, id)
            answer = await storage.append(id, 1, entries("a"), command="x")
            assert isinstance(answer, Appended)


async def test_a_table_that_is_not_there(database: Database) -> None:
    async with database.opened() as storage:
        with pytest.raises(UnknownTable, match="'t1'"):
            await storage.append("t1", 0, entries("a"), command="x")
        assert await storage.load("t1") is None
        assert await storage.row("t1") is None
        assert not await storage.put_draft("t1", 0, 1, b"draft")
        assert not await storage.set_timers("t1", 0, {"bell": 1})
        assert await storage.active("bell") == 0


@pytest.mark.parametrize(
    ("table", "expected", "command"),
    [
        ("t1", 1, ""),
        ("t1", 1, "x" * 129),
        ("t1", 1, "x\0"),
        ("t1", 1, "\ud800"),
        ("t1\0", 1, "x"),
        ("t1", 2**63, "x"),
    ],
)
async def test_what_cannot_be_stored_is_refused_and_changes_nothing(
    database: Database, table: str, expected: int, command: str
) -> None:
    async with database.opened() as storage:
        await create(storage)
        with pytest.raises(ValueError, match=r"hold|command"):
            await storage.append(table, expected, entries("a"), command=command)
        with pytest.raises(ValueError, match="at least one"):
            await storage.append("t1", 1, [], command="x")
        with pytest.raises(ValueError, match="hold"):
            await storage.create(new_table("t" * 65), entries("a"), command="x")
        with pytest.raises(ValueError, match="at least one"):
            await storage.create(new_table("t2"), [], command="x")
        with pytest.raises(ValueError, match="hold"):
            await storage.find_code("CODE\0")
        assert await storage.row("t2") is None
        assert texts(await storage.entries("t1", 0, 99)) == ["hello"]


async def test_an_append_that_fails_half_way_leaves_nothing(database: Database) -> None:
    async with database.opened() as storage:
        await create(storage, timers={"bell": 5})
        before = await storage.load("t1")
        with pytest.raises(ValueError, match="hold"):
            await storage.append(
                "t1",
                1,
                [*entries("a"), NewEntry("bad\0", b"")],
                command="x",
                timers={"bell": None, "idle": 7},
                change=RowChange(status="playing", summary=b"new"),
            )
        assert await storage.load("t1") == before
        assert await storage.timers("bell", "", 9) == [Timer("t1", "bell", 5, 1)]
        assert await storage.active("idle") == 0


async def test_entries_hold_any_bytes(database: Database) -> None:
    data = bytes(range(256)) * 400
    async with database.opened() as storage:
        await storage.create(new_table(), [NewEntry("κ — «7»", data)], command="ü")
        [entry] = await storage.entries("t1", 0, 9)
        assert (entry.kind, entry.data) == ("κ — «7»", data)


async def test_an_append_changes_the_row(database: Database) -> None:
    async with database.opened(now=1000) as storage:
        await create(storage)
        await database.set_clock(2000)
        row = TableRow("t1", "CODE-t1", True, "open", 2, 2000, b"{}")
        await storage.append("t1", 1, entries("a"), command="1")
        assert await storage.row("t1") == row
        change = RowChange(status="playing", public=False, summary=b"s")
        await storage.append("t1", 2, entries("b"), command="2", change=change)
        row = replace(row, version=3, status="playing", public=False, summary=b"s")
        assert await storage.row("t1") == row
        await storage.append("t1", 3, entries("c"), command="3", change=RowChange(public=True))
        assert await storage.row("t1") == replace(row, version=4, public=True)


async def test_load_starts_at_the_newest_snapshot(database: Database) -> None:
    async with database.opened() as storage:
        await create(storage)
        await storage.append("t1", 1, entries("a", "b"), command="1", snapshot=b"state 3")
        loaded = await storage.load("t1")
        assert loaded is not None
        assert (loaded.snapshot, loaded.entries) == (Snapshot(3, b"state 3"), ())
        await storage.append("t1", 3, entries("c"), command="2")
        loaded = await storage.load("t1")
        assert loaded is not None
        assert loaded.snapshot == Snapshot(3, b"state 3")
        assert texts(loaded.entries) == ["c"]
        await storage.append("t1", 4, entries("d"), command="3", snapshot=b"state 5")
        loaded = await storage.load("t1")
        assert loaded is not None
        assert (loaded.snapshot, loaded.entries) == (Snapshot(5, b"state 5"), ())
        assert texts(await storage.entries("t1", 0, 99)) == ["hello", "a", "b", "c", "d"]


async def test_the_lobby_lists_public_tables_newest_first(database: Database) -> None:
    async with database.opened(now=1) as storage:
        for number, id in enumerate(("t1", "t2", "t3", "t4", "t5"), 1):
            await database.set_clock(number)
            await create(storage, id, public=id != "t3")
        await database.set_clock(9)
        await storage.append("t2", 1, entries("a"), command="1", change=RowChange(status="playing"))
        for id, change in (("t1", RowChange("finished")), ("t5", RowChange("archived"))):
            await storage.append(id, 1, entries("a"), command="1", change=change)
        assert [row.id for row in await storage.lobby(9)] == ["t2", "t4"]
        assert [row.id for row in await storage.lobby(1)] == ["t2"]


async def test_only_the_newest_draft_is_kept(database: Database) -> None:
    async with database.opened(now=1000) as storage:
        await create(storage)
        assert await storage.draft("t1", 0, 7) is None
        assert await storage.put_draft("t1", 0, 7, b"first")
        await database.set_clock(1001)
        assert await storage.put_draft("t1", 0, 7, b"second")
        assert await storage.put_draft("t1", 1, 6, b"other seat")
        assert await storage.draft("t1", 0, 7) == StoredDraft(7, 1001, b"second")
        assert not await storage.put_draft("t1", 0, 6, b"late")
        assert await storage.draft("t1", 0, 6) is None
        assert await storage.draft("t1", 0, 7) == StoredDraft(7, 1001, b"second")
        assert await storage.put_draft("t1", 0, 8, b"third")
        assert await storage.draft("t1", 0, 7) is None
        assert await storage.draft("t1", 0, 8) == StoredDraft(8, 1001, b"third")
        assert await storage.draft("t1", 1, 6) == StoredDraft(6, 1001, b"other seat")


async def test_a_draft_after_the_bell_is_not_kept(database: Database) -> None:
    async with database.opened(now=1000) as storage:
        await create(storage)
        assert await storage.put_draft("t1", 0, 7, b"in time", until=1000)
        await database.set_clock(1001)
        assert not await storage.put_draft("t1", 0, 7, b"too late", until=1000)
        assert await storage.draft("t1", 0, 7) == StoredDraft(7, 1000, b"in time")
        assert await storage.put_draft("t1", 0, 7, b"more time", until=1001)


async def test_an_archived_table_keeps_its_log_alone(database: Database) -> None:
    async with database.opened() as storage:
        await create(storage, timers={"bell": 5, "idle": 6})
        await storage.put_draft("t1", 0, 2, b"draft")
        change = RowChange(status="archived")
        await storage.append("t1", 1, entries("a"), command="x", change=change, snapshot=b"s")
        assert await storage.due(99, 99) == []
        assert await storage.draft("t1", 0, 2) is None
        assert texts(await storage.entries("t1", 0, 99)) == ["hello", "a"]


async def test_subscribers_are_told_after_the_append(database: Database) -> None:
    async with database.opened() as storage:
        heard: asyncio.Queue[tuple[str, int]] = asyncio.Queue()

        def fail(table: str, seq: int) -> None:
            raise RuntimeError("a subscriber must not harm the others")

        storage.subscribe(fail)
        unsubscribe = storage.subscribe(lambda table, seq: heard.put_nowait((table, seq)))
        await create(storage, "t1")
        assert await soon(heard.get()) == ("t1", 1)
        await storage.append("t1", 1, entries("a", "b"), command="x")
        assert await soon(heard.get()) == ("t1", 3)
        assert await storage.append("t1", 1, entries("a", "b"), command="x") == Duplicate(3)
        assert await storage.append("t1", 1, entries("a", "b"), command="y") == Conflict(3)
        await create(storage, "t2")
        while (hint := await soon(heard.get())) == ("t1", 3):
            pass  # A hint may come twice.
        assert hint == ("t2", 1)
        unsubscribe()
        unsubscribe()
        last: asyncio.Queue[int] = asyncio.Queue()
        storage.subscribe(lambda _, seq: last.put_nowait(seq))
        await storage.append("t1", 3, entries("c"), command="z")
        assert await soon(last.get()) == 4
        assert heard.empty()


async def test_everything_is_there_after_closing(database: Database) -> None:
    async with database.opened() as storage:
        await create(storage)
        waiting = [
            asyncio.create_task(storage.append("t1", 1, entries(f"{i}"), command=f"{i}"))
            for i in range(20)
        ]
        await asyncio.sleep(0)
        await storage.close()
        await storage.close()
        answers = await asyncio.gather(*waiting, return_exceptions=True)
        for use in (storage.begin(0), storage.append("t1", 2, entries("x"), command="x")):
            with pytest.raises(StorageError) as error:
                await use
            assert error.value.code == "closed"
    async with database.opened() as storage:
        done = [answer for answer in answers if isinstance(answer, Appended)]
        assert len(await storage.entries("t1", 0, 99)) == 1 + len(done)
        assert len(done) <= 1
