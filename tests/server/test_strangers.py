"""What somebody may not do who has no right to: with others' ids, with a made-up past, removed."""

import asyncio
import uuid
from types import SimpleNamespace
from typing import Any, NoReturn

import pytest
from starlette.requests import Request
from starlette.responses import Response

from remeld.protocol import Ack, Command, Draft, Refused, commands
from remeld.protocol.http.requests import Nothing, RecordPath
from remeld.server.http.problems import Problem
from remeld.server.http.request_context import RequestContext
from remeld.server.http.tables import list_mine, send_record
from remeld.server.sessions import Device
from remeld.server.socket_subscriber import ClosingError, SocketSubscriber
from tests.server.in_process_house import Rig
from tests.server.test_sockets import ORIGINS, Wire, hello

HOUR = 3_600_000
HERE, ELSEWHERE = "192.0.2.7", "198.51.100.9"


async def test_the_id_of_somebody_elses_command_is_not_ones_own(rig: Rig) -> None:
    table = await rig.table(rules="goliath", seats=2, clock="none")
    id = uuid.uuid4()
    first = await rig.ask(table, "p0", commands.Lock(locked=True), id)
    assert isinstance(first, Ack)
    stolen = await rig.ask(table, "p1", commands.Lock(locked=True), id)
    assert isinstance(stolen, Refused), "the guest has done nothing"
    assert stolen.code == "not-host"
    said = await rig.ask(table, "p1", commands.Say(phrase="hello"), id)
    assert isinstance(said, Ack), "what the guest may do, happens"
    assert said.version == first.version + 1
    assert await rig.ask(table, "p0", commands.Lock(locked=True), id) == first
    assert await rig.ask(table, "p1", commands.Say(phrase="hello"), id) == said


async def test_a_command_that_an_older_program_stored_happens_once(rig: Rig) -> None:
    table = await rig.table(rules="goliath", seats=2, clock="none")
    id = uuid.uuid4()
    done = await rig.ask(table, "p0", commands.Lock(locked=True), id)
    assert isinstance(done, Ack)
    sql = "UPDATE events SET command = $1 WHERE table_id = $2 AND seq = $3"
    await rig.storage.change(sql, id.hex, table, done.version)  # type: ignore[attr-defined]
    assert await rig.ask(table, "p0", commands.Lock(locked=True), id) == done
    assert (await rig.state(table)).version == done.version


async def test_nobody_has_seen_more_than_there_is(rig: Rig) -> None:
    table = await rig.table(rules="goliath", seats=2, clock="none")
    version = (await rig.state(table)).version
    for seen in (version + 1, 2**53 - 1):
        command = Command(id=uuid.uuid4(), seen=seen, do=commands.Say(phrase="hello"))
        refused = await rig.house.perform(table, "p0", command)
        assert isinstance(refused, Refused)
        assert (refused.code, refused.values) == ("seen-ahead", {"version": version})
        for plan in (False, True):
            draft = Draft(id=uuid.uuid4(), seen=seen, seat=0, table="", plan=plan)
            told = await rig.house.judge(table, "p0", draft)
            assert isinstance(told, Refused)
            assert told.code == "seen-ahead"
    assert (await rig.state(table)).version == version
    behind = Command(id=uuid.uuid4(), seen=0, do=commands.Say(phrase="hello"))
    assert isinstance(await rig.house.perform(table, "p0", behind), Ack)


async def test_who_saw_more_through_another_process_is_heard(rig: Rig) -> None:
    table = await rig.table(rules="goliath", seats=2, clock="none")
    elsewhere = Rig(rig.storage, rig.clock)
    await elsewhere.house.clock.begin()
    await elsewhere.do(table, "p0", commands.Lock(locked=True))
    seen = (await elsewhere.state(table)).version
    held = await rig.house.cache.get(table)
    assert held is not None
    assert held.version < seen, "this process has not heard of it yet"
    command = Command(id=uuid.uuid4(), seen=seen, do=commands.Say(phrase="hello"))
    assert isinstance(await rig.house.perform(table, "p1", command), Ack)


# -- Who was removed --


async def session(rig: Rig) -> tuple[Device, str]:
    """A new session, and its cookie."""
    response = Response()
    device = await rig.house.sessions.make(response, rig.house.now())
    return device, response.headers["set-cookie"].partition(";")[0]


class Visit(Wire):
    """Somebody who goes as soon as anything was heard."""

    async def send_text(self, text: str) -> None:
        """Hear it and go."""
        await super().send_text(text)
        await self.close(1000)


async def looks_on(rig: Rig, table: str, cookie: str, address: str) -> str:
    """What somebody with that cookie, at that address, is told first."""
    wire = Visit(rig, hello(table))
    wire.scope = {"client": (address, 1)}
    wire.cookies = dict([cookie.split("=", 1)]) if cookie else {}
    return (await wire.served())[0]


def context(rig: Rig, cookie: str, address: str) -> RequestContext:
    scope: dict[str, Any] = {
        "type": "http",
        "app": SimpleNamespace(state=SimpleNamespace(house=rig.house)),
        "client": (address, 1),
        "headers": [(b"cookie", cookie.encode())] if cookie else [],
    }
    return RequestContext.of(Request(scope, stays))


async def stays() -> NoReturn:
    """The client does not go."""
    await asyncio.Event().wait()
    raise AssertionError


@pytest.mark.house(origins=ORIGINS)
async def test_who_was_removed_does_not_look_on_under_another_name(rig: Rig) -> None:
    table = await rig.table(rules="goliath", seats=2, clock="none")
    await rig.do(table, "p0", commands.Resign(seat=0))
    (ben, ben_cookie), (_, old_cookie) = await session(rig), await session(rig)
    await rig.do(table, ben.person, commands.Watch(name="Ben"))
    assert await looks_on(rig, table, ben_cookie, HERE) == "welcome"
    rig.clock.ms += 1000
    await rig.do(table, "p0", commands.Kick(person=3))
    rig.clock.ms += 1000
    _, new_cookie = await session(rig)
    for cookie, address, told in (
        (ben_cookie, HERE, "kicked"),
        (ben_cookie, ELSEWHERE, "kicked"),
        (new_cookie, HERE, "kicked"),
        ("", HERE, "kicked"),
        (old_cookie, HERE, "welcome"),
        (new_cookie, ELSEWHERE, "welcome"),
        ("", ELSEWHERE, "welcome"),
    ):
        assert await looks_on(rig, table, cookie, address) == told, (cookie, address)
        if told == "welcome":
            await send_record(context(rig, cookie, address), RecordPath(table=table, game=1))
            continue
        with pytest.raises(Problem) as refused:
            await send_record(context(rig, cookie, address), RecordPath(table=table, game=1))
        assert (refused.value.status, refused.value.code) == (403, "kicked")
    assert (await list_mine(context(rig, ben_cookie, HERE), Nothing())).tables == ()
    rig.clock.ms += HOUR
    assert await looks_on(rig, table, new_cookie, HERE) == "welcome"
    assert await looks_on(rig, table, "", HERE) == "welcome"
    assert await looks_on(rig, table, ben_cookie, HERE) == "kicked", "for good"


@pytest.mark.house(origins=ORIGINS)
async def test_a_second_tab_without_a_session_is_shown_out_as_well(rig: Rig) -> None:
    table = await rig.table(rules="goliath", seats=2, clock="none")
    ben, ben_cookie = await session(rig)
    await rig.do(table, ben.person, commands.Watch(name="Ben"))
    assert await looks_on(rig, table, ben_cookie, HERE) == "welcome"
    tabs = {
        address: SocketSubscriber(rig.storage, rig.metrics, None, address)
        for address in (HERE, ELSEWHERE)
    }
    for tab in tabs.values():
        tab.begin(rig.house.hub.add(await rig.state(table), tab), None)
        while await tab.frame(rig.clock.ms):
            pass
    await rig.do(table, "p0", commands.Kick(person=3))
    assert await tabs[ELSEWHERE].frame(rig.clock.ms)
    with pytest.raises(ClosingError) as closing:
        await tabs[HERE].frame(rig.clock.ms)
    assert closing.value.code == "kicked"
