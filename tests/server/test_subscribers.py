"""What watchers are sent: gaps of any length, slow readers, delayed spectators, the own draft."""

import asyncio
import contextlib
import json
import socket as sockets
from typing import cast

import pytest
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from remeld.protocol import (
    PROTOCOL,
    Ack,
    Events,
    Hello,
    Options,
    Refused,
    Welcome,
    decode_answer,
    encode,
)
from remeld.protocol import commands as do
from remeld.server import table_cache
from remeld.server.hub import Feed
from remeld.server.rate_limits import LIMITS, Limiter
from remeld.server.sessions import Device
from remeld.server.socket_subscriber import BEHIND, ClosingError, SocketSubscriber
from remeld.server.tables import TableState, horizon
from tests.patience import PATIENCE
from tests.server.clients import Client
from tests.server.in_process_house import Rig
from tests.server.processes import House
from tests.server.socket_games import play_out, set_up


async def watch(
    rig: Rig, table: str, who: str | None, after: int | None = None, *, game: bool = False
) -> SocketSubscriber:
    subscriber = SocketSubscriber(
        rig.storage, rig.metrics, Device(who, b"", 0) if who else None, ""
    )
    state = await rig.state(table)
    past = await rig.house.as_of(table, horizon(state, rig.clock.ms))
    feed = rig.house.hub.add(state, subscriber, past)
    subscriber.begin(feed, after, game=game)
    return subscriber


async def take(rig: Rig, subscriber: SocketSubscriber) -> list[Welcome | Events]:
    """Everything that there is to send now, but who is present."""
    found = []
    while (frame := await subscriber.frame(rig.clock.ms)) is not None:
        message = decode_answer(frame)
        if isinstance(message, Welcome | Events):
            found.append(message)
    return found


async def turns(rig: Rig, table: str, number: int) -> None:
    for _ in range(number):
        state = await rig.state(table)
        assert state.turn is not None
        rig.clock.ms += 100
        await rig.do(table, f"p{state.turn}", do.Draw(seat=state.turn))


async def talk(rig: Rig, table: str, number: int) -> None:
    for _ in range(number):
        rig.clock.ms += 1000
        await rig.do(table, "p0", do.Say(phrase="hello"))


async def test_a_gap_of_any_length_is_filled(rig: Rig) -> None:
    table = await rig.table(rules="goliath", seats=2, clock="none")
    await talk(rig, table, 350)
    version = (await rig.state(table)).version
    for after in (0, 1, 123, version - 1, version):
        subscriber = await watch(rig, table, None, after)
        messages = await take(rig, subscriber)
        numbers = [event.seq for message in messages for event in message.events]
        assert numbers == list(range(after + 1, version + 1))
        assert {message.view.version for message in messages} == {version}
        rig.house.hub.remove(table, subscriber)
    newcomer = await watch(rig, table, None)
    [welcome] = await take(rig, newcomer)
    assert welcome.events == ()
    newcomer.again(version - 3)
    [events] = await take(rig, newcomer)
    assert [event.seq for event in events.events] == [version - 2, version - 1, version]


async def test_who_comes_anew_is_told_the_game_so_far_if_they_ask(rig: Rig) -> None:
    made = await rig.house.create("p0", "P0", Options(rules="goliath", seats=2, clock="none"))
    assert isinstance(made, TableState)
    table = made.id
    for who in ("p0", "p1"):
        await rig.do(table, who, do.Sit(name=who))
    [nothing] = await take(rig, await watch(rig, table, "p0", game=True))
    assert nothing.events == ()
    await rig.do(table, "p0", do.Start())
    began = (await rig.state(table)).version
    await turns(rig, table, 60)
    await talk(rig, table, 50)
    last = (await rig.state(table)).version
    for reader in ("p0", "p1", None):
        messages = await take(rig, await watch(rig, table, reader, game=True))
        told = [event for message in messages for event in message.events]
        assert [event.seq for event in told] == list(range(began, last + 1))
        happened = [json.loads(encode(event.what)) for event in told]
        assert happened[0]["kind"] == "game-started"
        # Own tiles are among what is told, and no others.
        drawn = [what["events"][0] for what in happened if what["kind"] == "turn"]
        seen = {draw["seat"] for draw in drawn if "?" not in draw["tiles"]}
        assert seen == ({int(reader[1])} if reader else set())
    [seen_before] = await take(rig, await watch(rig, table, None, last, game=True))
    assert seen_before.events == ()


async def test_a_slow_spectator_gets_a_snapshot_and_a_slow_player_is_closed(rig: Rig) -> None:
    table = await rig.table(rules="goliath", seats=2, clock="none")
    spectator, player = await watch(rig, table, None), await watch(rig, table, "p1")
    for subscriber in (spectator, player):
        await take(rig, subscriber)
    await talk(rig, table, BEHIND)
    [events] = await take(rig, spectator)
    assert len(events.events) == BEHIND
    await take(rig, player)
    await talk(rig, table, BEHIND + 1)
    [snapshot] = await take(rig, spectator)
    assert snapshot.events == ()
    assert snapshot.view.version == (await rig.state(table)).version
    with pytest.raises(ClosingError) as closing:
        await take(rig, player)
    assert closing.value.code == "slow"
    assert rig.metrics.registry.get_sample_value("remeld_snapshots_for_slow_total") == 1
    back = await watch(rig, table, "p1", after=5)
    messages = await take(rig, back)
    assert messages[-1].events[-1].seq == (await rig.state(table)).version


async def test_spectators_are_behind_by_the_delay(rig: Rig) -> None:
    made = await rig.house.create("p0", "P0", Options(rules="goliath", seats=2, delay=60))
    assert isinstance(made, TableState)
    table = made.id
    # Before the game nobody is behind, or nobody could join.
    guest = await watch(rig, table, None)
    assert (await take(rig, guest))[0].view.version == made.version
    for who in ("p0", "p1"):
        rig.clock.ms += 1000
        await rig.do(table, who, do.Sit(name=who))
        assert len((await take(rig, guest))[-1].view.people) == int(who[1]) + 1
    lobby = await rig.state(table)
    rig.clock.ms += 5000
    await rig.do(table, "p0", do.Start())
    began = await rig.state(table)
    assert await take(rig, guest) == []
    rig.house.hub.remove(table, guest)
    # Whoever comes now sees what was before the game until it is late enough.
    spectator, player = await watch(rig, table, None), await watch(rig, table, "p0")
    assert len(await take(rig, player)) == 1
    [welcome] = await take(rig, spectator)
    assert welcome.view.version == lobby.version
    rig.clock.ms += 30_000
    await turns(rig, table, 5)
    assert len(await take(rig, player)) >= 1
    shown = await take(rig, spectator)
    assert all(message.view.game is None for message in shown)
    rig.clock.ms = began.changed_at + 60_000
    events = (await take(rig, spectator))[-1]
    assert events.view.version == began.version
    rig.clock.ms += 30_000 + 300
    [events] = await take(rig, spectator)
    assert events.view.version == began.version + 3
    assert [event.seq - began.version for event in events.events] == [1, 2, 3]
    rig.clock.ms += 1000
    [rest] = await take(rig, spectator)
    assert rest.view.version == began.version + 5
    # When the game is over there is nothing left to give away.
    await rig.do(table, "p1", do.Resign(seat=1))
    last = (await take(rig, spectator))[-1]
    assert last.view.version == (await rig.state(table)).version


class Picture:
    """As much of a table as a feed looks at; it counts how often it was asked for its time."""

    playing = True
    people = ()
    options = Options(delay=600)
    looked = 0

    def __init__(self, version: int, at: int) -> None:
        self.version = version
        self._at = at

    @property
    def changed_at(self) -> int:
        """When it changed."""
        Picture.looked += 1
        return self._at


def test_what_is_shown_is_found_without_reading_all_that_waits() -> None:
    pictures = [cast(TableState, Picture(number, number * 10)) for number in range(5001)]
    feed = Feed(pictures[1], pictures[0])
    for picture in pictures[2:]:
        feed.changed(picture, ())
    delay = 600_000
    for now, shown in ((0, 0), (delay, 0), (delay + 25_004, 2500), (delay + 60_000, 5000)):
        Picture.looked = 0
        found, due = feed.visible(now, delay)
        assert found.version == shown
        assert due == (0 if shown == 5000 else (shown + 1) * 10 + delay)
        assert Picture.looked < 50
    last = Picture(5001, 50_010)
    last.playing = False
    over = cast(TableState, last)
    feed.changed(over, ())
    feed.changed(cast(TableState, Picture(5002, 50_020)), ())
    assert feed.visible(50_020, delay) == (over, 50_020 + delay), "nothing is given away by it"


async def test_a_long_log_is_not_folded_where_all_wait(
    rig: Rig, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = await rig.table(rules="goliath", seats=2, clock="none", delay=60)
    # Who folds it here, where everybody is served, breaks; a worker has modules of its own.
    monkeypatch.setattr(table_cache, "fold", None)
    past = await rig.house.as_of(table, rig.clock.ms)
    assert past == await rig.state(table)


async def test_a_log_grows_by_turns_and_by_little_else(rig: Rig) -> None:
    table = await rig.table(rules="goliath", seats=2, clock="none")
    rig.house.limiter = Limiter(1, clock=rig.clock.steady)
    for number in range(int(LIMITS["change"].burst)):
        await rig.do(table, "p0", do.Lock(locked=number % 2 == 0))
    version = (await rig.state(table)).version
    refused = await rig.ask(table, "p0", do.Lock(locked=True))
    assert isinstance(refused, Refused)
    assert refused.code == "busy", "clients send it again"
    assert (await rig.state(table)).version == version
    await turns(rig, table, 20)
    await rig.do(table, "p1", do.Say(phrase="hello"))
    rig.clock.ms += 1000
    await rig.do(table, "p0", do.Lock(locked=True))


async def test_who_is_removed_is_gone_at_once_although_they_were_behind(rig: Rig) -> None:
    table = await rig.table(rules="goliath", seats=2, clock="none", delay=60)
    await rig.do(table, "p2", do.Watch(name="P2"))
    spectator = await watch(rig, table, "p2")
    await take(rig, spectator)
    await rig.do(table, "p0", do.Kick(person=3))
    with pytest.raises(ClosingError) as closing:
        await take(rig, spectator)
    assert closing.value.code == "kicked"


async def test_the_own_draft_comes_back_and_nobody_else_sees_it(rig: Rig) -> None:
    table = await rig.table(rules="goliath", seats=2)
    state = await rig.state(table)
    assert state.turn is not None
    assert state.game is not None
    tile = state.game.state.racks[state.turn][0]
    from remeld.notation import format_tile

    await rig.draft(table, f"p{state.turn}", state.turn, format_tile(tile))
    for seat, shown in ((state.turn, format_tile(tile)), (1 - state.turn, None)):
        subscriber = await watch(rig, table, f"p{seat}")
        [welcome] = await take(rig, subscriber)
        assert welcome.view.draft == shown
        # So it does for who asks for the log again from before the turn began.
        subscriber.again(state.turn_version - 1)
        [again] = await take(rig, subscriber)
        assert again.view.draft == shown
    [welcome] = await take(rig, await watch(rig, table, None))
    assert welcome.view.draft is None


async def test_recent_entries_come_from_memory(rig: Rig) -> None:
    table = await rig.table(rules="goliath", seats=2, clock="none")
    subscriber = await watch(rig, table, None)
    feed: Feed | None = rig.house.hub.feed(table)
    assert feed is not None
    await talk(rig, table, 3)
    since = feed.since(feed.held.version - 2)
    assert since is not None
    assert [noted.seq for noted in since] == [feed.held.version - 1, feed.held.version]
    assert feed.since(1) is None
    rig.house.hub.remove(table, subscriber)
    assert rig.house.hub.feed(table) is None


async def reads_up_to(socket: ClientConnection, version: int) -> bool:
    """Read until that version is seen; False if the house has closed the socket before it."""
    with contextlib.suppress(ConnectionClosed):
        async for data in socket:
            message = json.loads(data)
            if message.get("view", {}).get("version") == version:
                return True
    return False


async def test_somebody_who_stops_reading_holds_up_nobody(house: House) -> None:
    players = [Client(house.url) for _ in range(4)]
    table = await set_up(players, "broadway", length=1)
    stalled = sockets.socket()
    stalled.setsockopt(sockets.SOL_SOCKET, sockets.SO_RCVBUF, 2048)
    stalled.connect(("127.0.0.1", house.port))
    stalled.setblocking(False)
    async with connect(
        house.url.replace("http", "ws") + "/ws",
        sock=stalled,
        additional_headers={"Origin": house.origin},
        compression=None,
        max_queue=1,
        open_timeout=PATIENCE,
        ping_interval=None,
    ) as lazy:
        hello = Hello(protocol=PROTOCOL, table=table, after=0)
        await lazy.send(encode(hello).decode())
        assert await play_out(players, seed=2) > 20
        last = players[0].view
        assert last is not None
        caught_up = await reads_up_to(lazy, last.version)
    # Nobody is waited for without end: if all that took long, the house has let go of them,
    # and whoever comes back is told everything.
    if not caught_up:
        back = Client(house.url).watch(table)
        await back.until(lambda view: view.version == last.version)
        await back.close()
    answer = await players[0].do(do.Say(phrase="good-game"))
    assert isinstance(answer, Ack)
    await asyncio.gather(*(client.close() for client in players))
