"""Load while things break: tables that play on and on, and what must be true afterwards."""

import asyncio
import contextlib
import hashlib
import uuid
from collections.abc import AsyncIterator

from remeld.protocol import Ack
from remeld.protocol import commands as do
from remeld.server.command_handler import persons_id
from remeld.server.storage import Storage, open_storage
from tests.patience import PATIENCE
from tests.server.clients import Client
from tests.server.socket_games import play_on, set_up

__all__ = ["Storm", "check_all"]

EDITIONS = ("goliath", "babyboom", "lanmi", "broadway")


class Storm:
    """Some tables with players and spectators."""

    def __init__(self) -> None:
        self.tables: dict[str, list[Client]] = {}

    @property
    def acknowledged(self) -> int:
        """How many commands were acknowledged in all."""
        return sum(len(client.acks) for every in self.tables.values() for client in every)

    @contextlib.asynccontextmanager
    async def raging(self, url: str, origin: str, tables: int) -> AsyncIterator["Storm"]:
        """Set the tables up and let them play while the body runs; a failed player ends it."""
        groups = []
        for number in range(tables):
            clients = [Client(url, origin) for _ in range(3)]
            # Who waits for an answer through many kills has little time left: not the point here.
            rules = EDITIONS[number % len(EDITIONS)]
            table = await set_up(clients, rules, clock="seconds", clock_length=600)
            groups.append(clients)
            self.tables[table] = [*clients, Client(url, origin).watch(table)]
        playing = [asyncio.create_task(play_on(each, seed)) for seed, each in enumerate(groups)]
        try:
            yield self
            for task in playing:
                if task.done():
                    task.result()
            await self._settle(playing)
        finally:
            for task in playing:
                task.cancel()
            await asyncio.gather(*playing, return_exceptions=True)
            everyone = [client for every in self.tables.values() for client in every]
            await asyncio.gather(*(client.close() for client in everyone))

    async def until_more(self, more: int) -> None:
        """Wait until so many more commands were acknowledged."""
        wanted = self.acknowledged + more
        async with asyncio.timeout(PATIENCE):
            while self.acknowledged < wanted:
                await asyncio.sleep(0.01)

    async def _settle(self, playing: list[asyncio.Task[None]]) -> None:
        """Stop playing; wait until everybody has seen the last word."""
        for task in playing:
            task.cancel()
        await asyncio.gather(*playing, return_exceptions=True)
        for clients in self.tables.values():
            last = await clients[0].do(do.Say(phrase="goodbye"))
            assert isinstance(last, Ack)
            version = last.version
            for client in clients:
                await client.until(lambda view, version=version: view.version >= version)  # type: ignore[misc]


async def check_all(storm: Storm, database: str) -> int:
    """Every acknowledged command is stored exactly once; every client has the exact log."""
    storage = await open_storage(database)
    try:
        checked = [await _check(storage, table, c) for table, c in storm.tables.items()]
        return sum(checked)
    finally:
        await storage.close()


async def _check(storage: Storage, table: str, clients: list[Client]) -> int:
    entries = await storage.entries(table, 0, 10**6)
    assert [entry.seq for entry in entries] == list(range(1, len(entries) + 1))
    for client in clients:
        assert sorted(client.log) == list(range(1, max(client.log) + 1))
        assert [client.log[seq].at for seq in sorted(client.log)] == [
            _time(entry.data) for entry in entries[: len(client.log)]
        ]
        who = await _who(storage, client) if client.acks else ""
        for id, version in client.acks.items():
            assert await _stored(storage, table, who, id) == version
    events = [{seq: event.what for seq, event in client.log.items()} for client in clients]
    for seq in range(1, min(map(len, events)) + 1):
        assert len({type(each[seq]) for each in events}) == 1
    return len(entries)


def _time(data: bytes) -> int:
    import msgspec

    return int(msgspec.json.decode(data)["at"])


async def _who(storage: Storage, client: Client) -> str:
    """The person whose session the client has."""
    [token] = client.http.cookies.values()
    session = await storage.get_session(hashlib.sha256(token.encode()).digest())
    assert session is not None
    return session.person


async def _stored(storage: Storage, table: str, who: str, id: uuid.UUID) -> int:
    """Where a command is stored: the same id again would be a duplicate of that entry."""
    from remeld.server.storage import Duplicate, NewEntry

    own = persons_id(who, id).stored
    answer = await storage.append(table, -1, [NewEntry("", b"")], command=own)
    assert isinstance(answer, Duplicate), (id, answer)
    return answer.seq
