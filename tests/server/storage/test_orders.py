"""What those who run a house ask of its database: the same on both."""

import pytest

from remeld.server.storage import RowChange, UnknownTable
from remeld.server.storage.bulk import reading
from tests.server.storage.databases import Database, create, entries


async def test_an_order_stands_until_it_is_taken_back(database: Database) -> None:
    async with database.opened() as storage:
        assert await storage.orders() == []
        await storage.put_order("ban", "192.0.2.7", "")
        await storage.put_order("message", "", "first")
        await storage.put_order("message", "", "second")
        orders = await storage.orders()
        assert [(each.kind, each.subject, each.words) for each in orders] == [
            ("ban", "192.0.2.7", ""),
            ("message", "", "second"),
        ]
        assert await storage.delete_order("ban", "192.0.2.7")
        assert not await storage.delete_order("ban", "192.0.2.7")
        assert [each.kind for each in await storage.orders()] == ["message"]


async def test_who_was_signed_out_is_not_remembered_for_long(database: Database) -> None:
    async with database.opened(now=1_000) as storage:
        await storage.put_order("sign-out", "192.0.2.7", "")
        await storage.put_order("ban", "192.0.2.8", "")
        await storage.tidy(3_600_000, 0)
        assert len(await storage.orders()) == 2
        await storage.tidy(3_602_000, 0)
        assert [each.kind for each in await storage.orders()] == ["ban"]


async def test_everything_is_counted_over_all_processes(database: Database) -> None:
    async with database.opened(now=1_000) as storage:
        for id in ("t1", "t2", "t3"):
            await create(storage, id)
        await storage.append(
            "t3", 1, entries("away"), command="c", change=RowChange(status="archived")
        )
        for node, lease in [("n1", 8_000), ("n2", 8_000), ("gone", 1_000)]:
            await storage.beat(node, 1_000, lease, 5_000)
        for table, person, node in [
            ("t1", "ann", "n1"),
            ("t1", "ben", "n2"),
            ("t2", "ann", "n2"),
            ("t2", "cy", "gone"),
        ]:
            await storage.set_presence(table, person, node)
        census = await storage.census(3_000)
        assert census.tables == {"open": 2, "archived": 1}
        assert census.nodes == {"n1": 1, "n2": 2}
        assert census.present == {"t1": frozenset(["ann", "ben"]), "t2": frozenset(["ann"])}
        assert {row.id for row in await storage.newest(10)} == {"t1", "t2"}
        assert len(await storage.newest(1)) == 1


async def test_a_deleted_table_leaves_nothing_behind(database: Database) -> None:
    async with database.opened(now=1_000) as storage:
        for id in ("t1", "t2"):
            await create(storage, id, {"bell": 5_000})
            await storage.append(
                *(id, 1, entries("more")), command="c1", people=["ann"], snapshot=b"s"
            )
            await storage.put_draft(id, 0, 2, b"draft")
            await storage.set_presence(id, "ann", "n1")
        assert await storage.delete_table("t1")
        assert not await storage.delete_table("t1")
        assert await storage.row("t1") is None
        with pytest.raises(UnknownTable):
            await storage.append("t1", 2, entries("late"), command="c2")
        async with reading(database.url) as house:
            assert house is not None
            # Also of what later migrations add: whatever is about a table goes with it.
            for table, columns in (await house.columns()).items():
                if "table_id" in columns:
                    about = [row[0] async for row in house.rows(table, ["table_id", columns[1]])]
                    assert set(about) <= {"t2"}, table
        loaded = await storage.load("t2")
        assert loaded is not None
        assert loaded.row.version == 2
