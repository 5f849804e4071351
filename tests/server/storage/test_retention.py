"""What the port promises of what is kept: usage, leases, removed tables and their records."""

import asyncio
from dataclasses import replace

import pytest

from remeld.server.storage import (
    Appended,
    KeptRecord,
    NewTableRow,
    OneTimeCode,
    RowChange,
    Session,
    Storage,
    UnknownTable,
    Usage,
)
from remeld.server.storage.transactions import ENTRY_BYTES
from tests.server.storage.databases import Database, create, entries, new_table

DAY = 24 * 3_600_000


async def archive(storage: Storage, table: str, version: int = 1) -> None:
    change = RowChange(status="archived")
    stored = await storage.append(table, version, entries("a"), command="archive", change=change)
    assert isinstance(stored, Appended)


async def test_usage_is_counted_by_owner_and_by_address(database: Database) -> None:
    async with database.opened() as storage:
        for number in range(3):
            row = replace(new_table(f"t{number}"), code=f"CODE{number}", address=b"here")
            row = replace(row, owner="ann" if number else "ben")
            await storage.create(row, entries("12345"), command="c")
        await storage.append("t1", 1, entries("123", "4567"), command="d")
        assert await storage.usage(owner="ann") == Usage(2, 17 + 4 * ENTRY_BYTES)
        assert await storage.usage(owner="ben") == Usage(1, 5 + ENTRY_BYTES)
        assert await storage.usage(address=b"here") == Usage(3, 22 + 5 * ENTRY_BYTES)
        assert await storage.usage(address=b"elsewhere") == Usage(0, 0)
        assert await storage.counts_for("t0") == ("ben", b"here")
        assert await storage.counts_for("none") is None


async def test_a_removed_table_leaves_its_records_or_nothing(database: Database) -> None:
    async with database.opened() as storage:
        for table in ("t1", "t2"):
            await create(storage, table, owner="ann", address=b"here")
            change = entries("came")
            await storage.append(table, 1, change, command="came", people=["ann", "ben"])
            await storage.append(table, 2, entries("kick"), command="kick", kicked=["ben"])
            await storage.put_draft(table, 0, 3, b"draft")
            await storage.set_presence(table, "ann", "node", b"here")
        record = KeptRecord(1, ("ann", "", "ben"), b"x" * 1000)
        assert not await storage.remove("t1", 2, [record]), "it has moved on"
        assert await storage.load("t1") is not None
        assert await storage.remove("t1", 3, [record])
        assert not await storage.remove("t1", 3, [])
        assert await storage.remove("t2", 3, [])
        for table in ("t1", "t2"):
            assert await storage.load(table) is None
            assert await storage.entries(table, 0, 9) == []
            with pytest.raises(UnknownTable):
                await storage.append(table, 3, entries("late"), command="late")
        row = await storage.row("t1")
        assert row is not None
        assert row.removed is not None
        assert await storage.row("t2") is None
        assert await storage.find_code(row.code) == "t1"
        assert [each.id for each in await storage.tables_of("ann", 9)] == ["t1"]
        assert (await storage.member("t1", "ann"), await storage.member("t1", "ben")) == (
            True,
            False,
        )
        assert await storage.member("t1", "cleo") is None
        assert await storage.kept_records("t1") == await storage.kept_records("t1", 1) == [record]
        assert await storage.kept_records("t1", 2) == []
        usage = await storage.usage(owner="ann")
        assert usage.tables == 0
        assert 1000 < usage.bytes < 3000
        clean = replace(record, owners=("", "", "ben"), data=b"y")
        await storage.rewrite_records("t1", [clean])
        assert await storage.kept_records("t1") == [clean]
        assert await storage.drop_records(row.removed, 9) == 0
        assert await storage.drop_records(row.removed + 1, 9) == 1
        assert await storage.row("t1") is None
        assert await storage.usage(owner="ann") == Usage(0, 0)
        await storage.shrink()


async def test_archived_tables_are_found_the_oldest_first(database: Database) -> None:
    async with database.opened() as storage:
        for number in range(5):
            await create(storage, f"t{number}")
            if number:
                await archive(storage, f"t{number}")
        later = (await storage.begin(0)).now + 1000
        found, after = [], (0, "")
        while page := await storage.untouched(later, after, 2):
            found += [row.id for row in page]
            after = (page[-1].updated, page[-1].id)
        assert sorted(found) == ["t1", "t2", "t3", "t4"]
        assert await storage.untouched(0, (0, ""), 9) == []


async def test_one_process_holds_a_lease(database: Database) -> None:
    async with database.opened() as storage:
        taken = await asyncio.gather(
            *(storage.lease("work", f"node {number}", 100, 200) for number in range(8))
        )
        assert sum(taken) == 1
        owner = f"node {taken.index(True)}"
        assert await storage.lease("work", owner, 150, 250)
        assert not await storage.lease("work", "other", 249, 400)
        assert await storage.lease("other work", "other", 249, 400)
        assert await storage.lease("work", "other", 250, 400)
        assert not await storage.lease("work", owner, 251, 400)


async def test_house_rules_are_bounded_and_forgotten_when_nobody_uses_them(
    database: Database,
) -> None:
    async with database.opened() as storage:
        for key in ("a", "b"):
            assert await storage.put_house(key, key.encode(), b"here", 2)
        assert await storage.put_house("c", b"c", b"here", 2) is None
        assert await storage.get_house("c") is None
        assert await storage.put_house("a", b"a", b"here", 2), "it is there already"
        assert await storage.put_house("a", b"other", b"here", 2) is False
        assert await storage.put_house("c", b"c", b"elsewhere", 2)
        now = (await storage.begin(0)).now
        await storage.drop_houses(now - DAY)
        assert await storage.get_house("a") == b"a"
        await storage.drop_houses(now + DAY)
        assert await storage.get_house("a") is None


async def test_strangers_are_forgotten_after_a_day(database: Database) -> None:
    async with database.opened() as storage:
        await create(storage)
        await storage.append("t1", 1, entries("came"), command="came", people=["guest"])
        for person in ("guest", "stranger"):
            await storage.put_session(Session(person.encode(), person, b"", 0, 0))
            for number in range(30):
                key = f"{person}{number}".encode()
                await storage.put_code(OneTimeCode(key, person, b"", 10 * DAY + number))
        await storage.tidy(DAY - 1, -DAY)
        assert await storage.get_session(b"stranger") is not None
        await storage.tidy(DAY + 1, -DAY)
        assert await storage.get_session(b"stranger") is None
        assert await storage.get_session(b"guest") is not None
        assert await storage.take_code(b"stranger29", 0) is None
        assert await storage.take_code(b"guest29", 0) is not None
        assert await storage.take_code(b"guest9", 0) is None, "only the newest twenty are kept"


def test_rows_know_whose_they_are() -> None:
    assert NewTableRow("t", "C", public=True, summary=b"").owner is None
