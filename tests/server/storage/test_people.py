"""What the port promises of people: sessions, codes, presence, deletion, house rules."""

import asyncio
import math
from dataclasses import replace

from remeld.server.storage import Appended, Duplicate, OneTimeCode, Session, Storage
from tests.server.storage.databases import Database, create, entries, texts

HOUR = 3_600_000


async def alive(database: Database, storage: Storage, node: str, *, now: int, until: int) -> None:
    """A heartbeat at that time."""
    await database.set_clock(now)
    await storage.beat(node, now, until - now, math.inf)


async def last_alive(storage: Storage) -> int | None:
    """The last heartbeat of any process."""
    return (await storage.begin(HOUR)).last


async def test_sessions(database: Database) -> None:
    session = Session(b"\0key" * 8, "p1", b"\xffdata", created=10, seen=20)
    async with database.opened() as storage:
        assert await storage.get_session(session.key) is None
        await storage.put_session(session)
        assert await storage.get_session(session.key) == session
        await storage.touch_session(session.key, 30)
        await storage.touch_session(session.key, 25)
        assert await storage.get_session(session.key) == replace(session, seen=30)
        changed = Session(session.key, "p2", b"new", created=40, seen=50)
        await storage.put_session(changed)
        assert await storage.get_session(session.key) == changed
        await storage.delete_session(session.key)
        await storage.delete_session(session.key)
        assert await storage.get_session(session.key) is None
        await storage.touch_session(session.key, 60)
        assert await storage.get_session(session.key) is None


async def test_a_code_works_once_and_in_time(database: Database) -> None:
    code = OneTimeCode(b"key", "p1", b"data", expires=100)
    async with database.opened() as storage:
        assert await storage.take_code(b"key", 0) is None
        await storage.put_code(code)
        taken = await asyncio.gather(*(storage.take_code(b"key", 99) for _ in range(10)))
        assert sorted(taken, key=bool) == [None] * 9 + [code]
        await storage.put_code(code)
        await storage.put_code(replace(code, expires=200))
        assert await storage.take_code(b"key", 150) == replace(code, expires=200)
        await storage.put_code(code)
        assert await storage.take_code(b"key", 100) is None
        assert await storage.take_code(b"key", 0) is None, "a code that was tried late is gone"


async def test_presence_ends_with_the_lease_of_its_process(database: Database) -> None:
    async with database.opened(now=0) as storage:
        assert await last_alive(storage) is None
        await storage.set_presence("t1", "p1", "node a")
        assert not await storage.any_human("t1", 0), "a process without a heartbeat"
        await alive(database, storage, "node a", now=100, until=200)
        await alive(database, storage, "node b", now=90, until=300)
        assert await last_alive(storage) == 100
        for person, node in (("p1", "node a"), ("p1", "node b"), ("p2", "node a")):
            await storage.set_presence("t1", person, node)
        await storage.set_presence("t2", "p3", "node a")
        assert await storage.present("t1", 199) == {"p1", "p2"}
        assert await storage.present("t1", 200) == {"p1"}
        assert await storage.any_human("t1", 299)
        assert not await storage.any_human("t1", 300)
        await alive(database, storage, "node a", now=300, until=400)
        assert await storage.present("t1", 399) == {"p1", "p2"}
        await storage.clear_presence("t1", "p2", "node b")
        await storage.clear_presence("t1", "p2", "node a")
        assert await storage.present("t1", 250) == {"p1"}
        await storage.clear_node("node a")
        assert await storage.present("t1", 350) == frozenset()
        assert await storage.present("t2", 350) == frozenset()
        assert await storage.present("t1", 250) == {"p1"}, "through node b"
        assert await last_alive(storage) == 300


async def test_tables_of_a_person(database: Database) -> None:
    async with database.opened(now=1) as storage:
        for number, id in enumerate(("t1", "t2", "t3"), 1):
            await database.set_clock(number)
            await create(storage, id)
        await database.set_clock(9)
        await storage.append("t1", 1, entries("a"), command="1", people=["p1", "p2"])
        await database.set_clock(8)
        await storage.append("t3", 1, entries("a"), command="1", people={"p1"})
        await database.set_clock(7)
        await storage.append("t3", 2, entries("b"), command="2", people=["p1"])
        assert [row.id for row in await storage.tables_of("p1", 9)] == ["t1", "t3"]
        assert [row.id for row in await storage.tables_of("p1", 1)] == ["t1"]
        assert [row.id for row in await storage.tables_of("p2", 9)] == ["t1"]
        assert await storage.tables_of("p3", 9) == []


async def test_a_person_is_deleted_and_nobody_else(database: Database) -> None:
    async with database.opened(now=0) as storage:
        await alive(database, storage, "node", now=0, until=100)
        sessions = [Session(bytes([i]), f"p{i // 2}", b"", i, i) for i in range(4)]
        for session in sessions:
            await storage.put_session(session)
        for person in ("p0", "p1"):
            await storage.put_code(OneTimeCode(person.encode(), person, b"", expires=100))
            await storage.set_presence("t1", person, "node")
        await create(storage)
        await storage.append("t1", 1, entries("a"), command="1", people=["p0", "p1"])
        deleted = await storage.delete_person("p0")
        assert sorted(deleted, key=lambda session: session.key) == sessions[:2]
        assert await storage.delete_person("p0") == []
        assert await storage.get_session(sessions[1].key) is None
        assert await storage.take_code(b"p0", 1) is None
        assert await storage.tables_of("p0", 9) == []
        assert await storage.present("t1", 1) == {"p1"}
        assert await storage.get_session(sessions[2].key) == sessions[2]
        assert await storage.take_code(b"p1", 1) is not None
        assert len(await storage.tables_of("p1", 9)) == 1


async def test_a_name_is_erased_from_a_log(database: Database) -> None:
    async with database.opened() as storage:
        await create(storage)
        await storage.append("t1", 1, entries("Ann", "b"), command="1", snapshot=b"Ann sits")
        await create(storage, "t2")
        await storage.append("t2", 1, entries("Ann"), command="1", snapshot=b"Ann")
        before = await storage.load("t2")
        await storage.erase("t1", {2: b"?"})
        loaded = await storage.load("t1")
        assert loaded is not None
        assert loaded.snapshot is None
        assert texts(loaded.entries) == ["hello", "?", "b"]
        assert await storage.load("t2") == before


async def test_tidying_deletes_only_what_is_over(database: Database) -> None:
    async with database.opened(now=0) as storage:
        for key, seen in ((b"old", 10), (b"new", 11)):
            await storage.put_session(Session(key, "p", b"", 0, seen))
            await storage.put_code(OneTimeCode(key, "p", b"", expires=2 * HOUR + seen))
        await alive(database, storage, "gone", now=0, until=HOUR - 1)
        await alive(database, storage, "late", now=5, until=HOUR)
        await storage.set_presence("t1", "p1", "gone")
        await storage.set_presence("t1", "p2", "late")
        await storage.tidy(2 * HOUR + 10 - 10, unseen_since=11)
        assert await storage.get_session(b"old") is None
        assert await storage.get_session(b"new") is not None
        assert await storage.present("t1", 0) == {"p2"}
        await storage.tidy(2 * HOUR + 10, unseen_since=0)
        assert await storage.take_code(b"old", 0) is None
        assert await storage.take_code(b"new", 0) is not None
        # However long all were down, the last heartbeat tells since when.
        await storage.tidy(99 * HOUR, unseen_since=0)
        assert await last_alive(storage) == 5


async def test_house_rules_are_never_replaced(database: Database) -> None:
    async with database.opened() as storage:
        assert await storage.get_house("k") is None
        assert await storage.put_house("k", b"rules")
        assert await storage.put_house("k", b"rules")
        assert not await storage.put_house("k", b"other rules")
        assert await storage.get_house("k") == b"rules"


async def test_nobody_new_comes_from_the_address_of_somebody_who_was_kicked(
    database: Database,
) -> None:
    async with database.opened() as storage:
        await create(storage)
        await create(storage, "t2")
        for number, person in enumerate(("p1", "p2", "p3"), start=1):
            await storage.append("t1", number, entries("came"), command=person, people=[person])
        await storage.set_presence("t1", "p1", "node", b"one")
        await storage.set_presence("t1", "p1", "node", b"two")
        await storage.set_presence("t1", "p2", "node", b"three")
        await storage.clear_presence("t1", "p1", "node")
        before = (await storage.begin(0)).now
        kick = await storage.append("t1", 4, entries("kick"), command="k", kicked=["p1", "p3"])
        assert isinstance(kick, Appended)
        now = (await storage.begin(0)).now
        since = await storage.shut_out("t1", b"two", now)
        assert since is not None, "where the person was last, connected or not"
        assert before <= since <= now
        for address in (b"one", b"three"):
            assert await storage.shut_out("t1", address, now) is None
        assert await storage.shut_out("t2", b"two", now) is None
        assert await storage.shut_out("t1", b"two", since + HOUR - 1) == since
        assert await storage.shut_out("t1", b"two", since + HOUR) is None
        assert [row.id for row in await storage.tables_of("p1", 9)] == ["t1"]
        assert await storage.tables_of("p1", 9, kicked=False) == []
        await storage.tidy(since + HOUR, 0)
        assert await storage.shut_out("t1", b"two", since) is None


async def test_a_command_of_before_is_known_by_its_earlier_id(database: Database) -> None:
    async with database.opened() as storage:
        await create(storage)
        stored = await storage.append("t1", 1, entries("a"), command="old")
        assert isinstance(stored, Appended)
        for expected in (-1, 1, 2):
            again = await storage.append("t1", expected, entries("b"), command="new", earlier="old")
            assert again == Duplicate(2)
        assert texts(await storage.entries("t1", 0, 9)) == ["hello", "a"]
