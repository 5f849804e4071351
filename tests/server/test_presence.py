"""Who is there: told in few words however many come, and right in the end."""

import asyncio
import json
from typing import Any

from websockets.asyncio.client import ClientConnection, connect

from remeld.protocol import PROTOCOL, Hello, encode
from remeld.server import hub
from remeld.server.hub import Feed
from remeld.server.sessions import Device
from remeld.server.socket_subscriber import SocketSubscriber
from remeld.server.tables import TableState
from tests.patience import PATIENCE
from tests.server.clients import Client
from tests.server.in_process_house import Rig
from tests.server.processes import House
from tests.server.socket_games import set_up


class Guest:
    """Somebody who watches a table and keeps what is told of who is there."""

    def __init__(self, rig: Rig, state: TableState, who: str | None = None) -> None:
        self._rig = rig
        self._table = state.id
        device = Device(who, b"", 0) if who else None
        self.subscriber = SocketSubscriber(rig.storage, rig.metrics, device, "")
        self.subscriber.begin(rig.house.hub.add(state, self.subscriber), None)
        self.told: list[dict[str, Any]] = []

    async def until_told(self, news: dict[str, Any]) -> None:
        """Read until that is the last that was told of who is there."""
        async with asyncio.timeout(PATIENCE):
            while True:
                while (frame := await self.subscriber.frame(self._rig.clock.ms)) is not None:
                    message = json.loads(frame)
                    if message["type"] == "presence":
                        self.told.append(message)
                if self.told[-1:] == [news]:
                    return
                await self.subscriber.wait(self._rig.clock.ms)

    def leave(self) -> None:
        """Go."""
        self._rig.house.hub.remove(self._table, self.subscriber)


async def test_a_crowd_that_comes_or_goes_is_one_piece_of_news(rig: Rig) -> None:
    table = await rig.table(rules="goliath", seats=2, clock="none")
    state = await rig.state(table)
    ann = Guest(rig, state, "p0")
    feed = rig.house.hub.feed(table)
    assert feed is not None
    feed.set_present(frozenset({"p0"}))
    known = {"type": "presence", "people": [1], "spectators": 0}
    assert json.loads(feed.presence) == known, "one who comes is told of at once"
    await ann.until_told(known)
    assert ann.told == [known]
    # Nothing waits in between, so all of them are there before anybody is told.
    crowd = [Guest(rig, state) for _ in range(300)]
    for guest in crowd[100:]:
        guest.leave()
    feed.set_present(frozenset({"p0", "p1"}))
    staying = crowd[:100]
    news = {"type": "presence", "people": [1, 2], "spectators": 100}
    await asyncio.gather(*(guest.until_told(news) for guest in (ann, *staying)))
    # All hear the news in one frame; who came has heard at once what was known before, if at all.
    assert ann.told == [known, news]
    assert all(guest.told in ([known, news], [news]) for guest in staying)
    second = Guest(rig, state, "p1")
    await second.until_told(news)
    assert second.told == [news]


class Stub:
    """A subscriber that counts how often it was woken."""

    device: bytes | None = None
    address = ""

    def __init__(self, who: str | None = None) -> None:
        self.who = who
        self.woken = 0

    def wake(self) -> None:
        """There is news."""
        self.woken += 1

    def notify(self, frame: bytes) -> None:
        """Nothing to do."""

    def close(self, code: str) -> None:
        """Nothing to do."""


async def test_those_at_the_table_are_told_before_a_crowd(rig: Rig) -> None:
    table = await rig.table(rules="goliath", seats=2, clock="none")
    feed = Feed(await rig.state(table))
    player, crowd = Stub("p1"), [Stub() for _ in range(10 * hub.AT_ONCE)]
    feed.subscribers.update((*crowd, player))
    feed.wake()
    assert player.woken == 1
    assert sum(each.woken for each in crowd) == hub.AT_ONCE
    # News on top of news reaches everybody after it, those first who still wait for the first.
    await asyncio.sleep(0)
    before = {each: each.woken for each in crowd}
    feed.wake()
    assert player.woken == 2
    gone = next(each for each in crowd if not each.woken)
    feed.discard(gone)
    while any(each.woken == before[each] for each in crowd if each is not gone):
        assert all(each.woken <= 2 for each in crowd)
        await asyncio.sleep(0)
    assert gone.woken == 0


async def look_on(house: House, table: str) -> ClientConnection:
    """A socket without a name."""
    socket = await connect(
        house.url.replace("http", "ws") + "/ws",
        additional_headers={"Origin": house.origin},
        compression=None,
        open_timeout=PATIENCE,
        close_timeout=PATIENCE,
        ping_interval=None,
    )
    await socket.send(encode(Hello(protocol=PROTOCOL, table=table)).decode())
    return socket


async def test_in_the_end_everybody_knows_who_is_there(house: House) -> None:
    players = [Client(house.url), Client(house.url)]
    table = await set_up(players, "goliath")
    sockets = await asyncio.gather(*(look_on(house, table) for _ in range(40)))
    await asyncio.gather(*(socket.close() for socket in sockets[:25]), players[1].close())
    expected = {"type": "presence", "people": [1], "spectators": 15}
    async with asyncio.timeout(PATIENCE):
        for socket in sockets[25:]:
            while json.loads(await socket.recv()) != expected:
                pass
    await asyncio.gather(*(socket.close() for socket in sockets), players[0].close())
