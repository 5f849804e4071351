"""What a house keeps, and for how long: quotas, deleted tables, and the records that stay."""

import asyncio

import pytest

from remeld.match import loads, verify
from remeld.protocol import Ack, Options, Refused, commands
from remeld.protocol.http.requests import CodePath, Nothing, RecordPath, TablePath
from remeld.server.http.problems import Problem
from remeld.server.http.tables import find_code, list_mine, list_records, send_record
from remeld.server.retention import read_record
from remeld.server.sessions import address_digest
from remeld.server.storage import Session, Usage, open_storage
from remeld.server.tables import Refusal, TableState
from remeld.solver import could_play
from tests.server.in_process_house import Clock, Rig
from tests.server.postgres import execute, set_clock
from tests.server.test_sockets import ORIGINS
from tests.server.test_strangers import HERE, context, looks_on, session

DAY = 24 * 3_600_000
LEASE = "SELECT node FROM leases WHERE name = 'retention'"


async def pass_days(rig: Rig, days: int) -> None:
    """Let time go by, with all that happens by itself."""
    for _ in range(days):
        rig.clock.ms += DAY + 1
        await rig.sweep()
        await rig.house.retention.sweep()
        await rig.house.tidy()


async def exists(rig: Rig, table: str) -> bool:
    return await rig.house.cache.refresh(table) is not None


@pytest.mark.house(delete_days=3, archive_days=2)
async def test_what_nobody_touches_is_put_away_and_then_deleted(rig: Rig) -> None:
    lobby = await rig.house.create("p0", "P0", Options())
    assert isinstance(lobby, TableState)
    running = await rig.table(rules="goliath", seats=2, clock="none")
    played = await rig.table(rules="goliath", seats=2, clock="none")
    await rig.do(played, "p0", commands.Resign(seat=0))
    used = await rig.table(rules="goliath", seats=2, clock="none")
    await rig.do(used, "p0", commands.Resign(seat=0))
    tables = (lobby.id, running, played, used)
    await pass_days(rig, 1)
    assert not any([(await rig.state(table)).archived for table in tables])
    await pass_days(rig, 1)
    assert [(await rig.state(table)).archived for table in tables] == [True, False, True, True]
    await pass_days(rig, 2)
    await rig.do(used, "p0", commands.Say(phrase="hello"))
    await pass_days(rig, 2)
    assert [await exists(rig, table) for table in tables] == [False, True, False, True]
    await pass_days(rig, 60)
    assert await exists(rig, running), "a game is never deleted"
    assert (await rig.state(running)).archived
    assert await rig.storage.row(lobby.id) is None
    assert not await exists(rig, used)
    late = await rig.ask_blindly(played, "p0", commands.Say(phrase="hello"))
    assert isinstance(late, Refused)
    assert late.code == "table-not-found"


@pytest.mark.house(delete_days=3)
async def test_what_was_there_before_is_kept_as_if_it_had_just_been_used(rig: Rig) -> None:
    lobby = await rig.house.create("p0", "P0", Options())
    assert isinstance(lobby, TableState)
    sql = "UPDATE leases SET until = $1 WHERE name = 'kept until now'"
    await rig.storage.change(sql, rig.clock.ms + 30 * DAY)  # type: ignore[attr-defined]
    await pass_days(rig, 32)
    assert (await rig.state(lobby.id)).archived
    await pass_days(rig, 2)
    assert not await exists(rig, lobby.id)


async def test_nothing_is_deleted_unless_the_operator_says_so(rig: Rig) -> None:
    assert rig.house.settings.delete_days, "it is on where nothing else is said"
    own = Rig(rig.storage, rig.clock, delete_days=0)
    await own.house.clock.begin()
    lobby = await own.house.create("p0", "P0", Options())
    assert isinstance(lobby, TableState)
    await pass_days(own, 3)
    own.clock.ms += 1000 * DAY
    await pass_days(own, 1)
    assert (await own.state(lobby.id)).archived


@pytest.mark.house(delete_days=1, record_days=30, origins=ORIGINS)
async def test_records_outlive_their_table(rig: Rig) -> None:
    (ann, ann_cookie), (ben, ben_cookie) = await session(rig), await session(rig)
    made = await rig.house.create(
        ann.person, "Ann", Options(rules="goliath", seats=2, clock="none"), HERE
    )
    assert isinstance(made, TableState)
    table = made.id
    await rig.do(table, ann.person, commands.Sit())
    await rig.do(table, ben.person, commands.Sit(name="Ben"))
    await rig.do(table, ann.person, commands.Start())
    await rig.do(table, ann.person, commands.Resign(seat=0))

    async def text(cookie: str) -> str:
        sent = await send_record(context(rig, cookie, HERE), RecordPath(table=table, game=1))
        return bytes(sent.body).decode()

    before = await text("")
    await pass_days(rig, 3)
    assert not await exists(rig, table)
    assert await text(ann_cookie) == await text("") == before
    assert verify(loads(before), could_play).good
    listed = await list_records(context(rig, "", HERE), TablePath(table=table))
    assert (listed.games, listed.removed) == (1, True)
    assert await looks_on(rig, table, "", HERE) == "removed"
    assert await looks_on(rig, made.code, ann_cookie, HERE) == "removed"
    with pytest.raises(Problem) as gone:
        await find_code(context(rig, "", HERE), CodePath(code=made.code))
    assert (gone.value.status, gone.value.code) == (410, "table-removed")
    assert [
        each.table for each in (await list_mine(context(rig, ben_cookie, HERE), Nothing())).tables
    ]
    with pytest.raises(Problem) as missing:
        await send_record(context(rig, "", HERE), RecordPath(table=table, game=2))
    assert missing.value.code == "no-such-game"
    await rig.house.forget(ben.person)
    clean = await text("")
    assert "Ben" in before
    assert "Ben" not in clean
    assert verify(loads(clean), could_play).good
    await pass_days(rig, 31)
    assert await looks_on(rig, table, "", HERE) == "table-not-found"
    assert await rig.storage.row(table) is None


@pytest.mark.house(delete_days=1, origins=ORIGINS)
async def test_the_records_of_a_locked_table_are_for_those_who_were_there(rig: Rig) -> None:
    (ann, ann_cookie), (ben, ben_cookie) = await session(rig), await session(rig)
    table = await rig.table(rules="goliath", seats=2, clock="none")
    for who, name in ((ann, "Ann"), (ben, "Ben")):
        await rig.do(table, who.person, commands.Watch(name=name))
    await rig.do(table, "p0", commands.Kick(person=4))
    await rig.do(table, "p0", commands.Lock(locked=True))
    await rig.do(table, "p0", commands.Resign(seat=0))
    await pass_days(rig, 3)
    for cookie, told in (
        (ann_cookie, "removed"),
        (ben_cookie, "table-not-found"),
        ("", "table-not-found"),
    ):
        assert await looks_on(rig, table, cookie, HERE) == told


@pytest.mark.house(tables_per_session=2, tables_per_address=3)
async def test_nobody_has_more_tables_than_there_is_room_for(rig: Rig) -> None:
    async def make(who: str, address: str | None = HERE) -> str:
        made = await rig.house.create(who, "Ann", Options(), address)
        return made.code if isinstance(made, Refusal) else "made"

    assert [await make("ann"), await make("ann"), await make("ann")] == ["made", "made", "quota"]
    assert [await make("ben"), await make("ben")] == ["made", "quota"]
    assert await make("ben", "198.51.100.9") == "made"
    assert await make("ann", "198.51.100.9") == "quota"


@pytest.mark.house(log_bytes_per_session=12_000)
async def test_where_a_log_is_full_the_game_goes_on_and_nothing_else(rig: Rig) -> None:
    table = await rig.table(rules="goliath", seats=2, clock="none")
    last: Ack | Refused | None = None
    for number in range(200):
        rig.clock.ms += 20_000
        last = await rig.ask(table, "p1", commands.Say(phrase="hello"))
        if isinstance(last, Refused):
            break
        assert number < 150
    assert isinstance(last, Refused)
    assert last.code == "quota"
    state = await rig.state(table)
    turn = state.turn
    assert turn is not None
    assert isinstance(await rig.ask(table, f"p{turn}", commands.Draw(seat=turn)), Ack)
    assert isinstance(await rig.ask(table, "p0", commands.Resign(seat=0)), Ack)
    assert (await rig.ask(table, "p0", commands.Rematch())).__class__ is Refused
    made = await rig.house.create("p0", "P0", Options())
    assert isinstance(made, Refusal)
    assert made.code == "quota"
    assert isinstance(await rig.ask(table, "p1", commands.Leave()), Ack)
    usage = await rig.storage.usage(owner="p0")
    assert usage.bytes < 20_000


async def test_one_of_several_processes_sweeps(rig: Rig) -> None:
    await rig.house.retention.sweep()
    other = Rig(rig.storage, rig.clock)
    await other.house.clock.begin()
    held = await rig.storage.fetch(LEASE)  # type: ignore[attr-defined]
    await other.house.retention.sweep()
    assert [row[0] for row in held] == [rig.house.node]
    assert await rig.storage.fetch(LEASE) == held  # type: ignore[attr-defined]
    rig.clock.ms += 3_600_000
    await other.house.retention.sweep()
    assert await rig.storage.fetch(LEASE) != held  # type: ignore[attr-defined]


@pytest.mark.house(delete_days=1, tables_per_address=8, log_bytes_per_address=200_000)
async def test_a_flood_does_not_fill_the_disk(rig: Rig) -> None:
    sizes = []
    for day in range(6):
        made = 0
        for number in range(10):
            who = f"stranger {day} {number}"
            await rig.storage.put_session(
                Session(who.encode(), who, b"", rig.clock.ms, rig.clock.ms)
            )
            table = await rig.house.create(who, "Ann", Options(), HERE)
            if isinstance(table, TableState):
                made += 1
                for turn in range(10):
                    await rig.do(table.id, who, commands.Lock(locked=turn % 2 == 0))
        assert 0 < made <= 8
        usage = await rig.storage.usage(address=address_digest(HERE))
        assert usage.tables <= 8
        await pass_days(rig, 3)
        [pages] = await rig.storage.fetch("PRAGMA page_count")  # type: ignore[attr-defined]
        sizes.append(pages[0])
    assert max(sizes[3:]) <= max(sizes[:3]), sizes
    assert await rig.storage.usage(address=address_digest(HERE)) == Usage(0, 0)


async def test_two_nodes_on_postgres_delete_each_table_once(postgres_url: str) -> None:
    # Everything is swept by both at the same time, day after day.
    clock = Clock()
    storages = [await open_storage(postgres_url) for _ in range(2)]
    [[clock.ms]] = await execute(postgres_url, "SELECT remeld_now()")
    await set_clock(postgres_url, clock.ms)
    one, other = nodes = [Rig(each, clock, delete_days=3, archive_days=2) for each in storages]
    try:
        for node in nodes:
            await node.house.clock.begin()
        played = [await node.table(rules="goliath", seats=2, clock="none") for node in nodes]
        running = await one.table(rules="goliath", seats=2, clock="none")
        for node, table in zip(nodes, reversed(played), strict=True):
            await node.do(table, "p0", commands.Resign(seat=0))
        assert {row.id for row in await one.storage.newest(9)} == {*played, running}
        for _ in range(7):
            clock.ms += DAY + 1
            await set_clock(postgres_url, clock.ms)
            for node in nodes:
                node.house.cache.drop_unused()
            await asyncio.gather(*(node.house.beat() for node in nodes))
            await asyncio.gather(*(node.sweep() for node in nodes))
            await asyncio.gather(*(node.house.retention.sweep() for node in nodes))
            await asyncio.gather(*(node.house.tidy() for node in nodes))
        for node in nodes:
            assert not any([await exists(node, table) for table in played])
            assert await exists(node, running)
            for table in played:
                [kept] = await node.storage.kept_records(table)
                assert verify(loads(read_record(kept)), could_play).good
        await other.do(running, "p1", commands.Say(phrase="hello"))
        assert (await one.state(running)).version == (await other.state(running)).version
    finally:
        for node in nodes:
            await node.house.close()
            await node.storage.close()
