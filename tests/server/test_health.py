"""A house says whether it can store what is done, soon and truly, and heals by itself."""

import asyncio
import resource
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import httpx
import pytest

from remeld.protocol import Ack
from remeld.protocol import commands as do
from tests.patience import PATIENCE
from tests.server.clients import Client
from tests.server.postgres import cut_connections, execute
from tests.server.processes import House, started
from tests.server.socket_games import set_up


@asynccontextmanager
async def nothing_can_be_stored(house: House, database: str) -> AsyncIterator[None]:
    """For a while no file of the house may grow, or its database can only be read."""
    assert house.process is not None
    if database.startswith("sqlite:"):
        log = Path(database.removeprefix("sqlite:///") + "-wal").stat().st_size
        free = resource.prlimit(house.process.pid, resource.RLIMIT_FSIZE)
        resource.prlimit(house.process.pid, resource.RLIMIT_FSIZE, (log, free[1]))
        yield
        resource.prlimit(house.process.pid, resource.RLIMIT_FSIZE, free)
        return
    [[name]] = await execute(database, "SELECT current_database()")
    change = f"ALTER DATABASE {name} SET default_transaction_read_only ="
    await execute(database, f"{change} on")
    await cut_connections(database)
    yield
    await execute(database.replace(f"/{name}?", "/postgres?"), f"{change} off")
    await cut_connections(database)


async def until_health(house: House, status: int) -> dict[str, object]:
    """Ask the house how it is until it says that."""
    async with asyncio.timeout(PATIENCE), httpx.AsyncClient(timeout=PATIENCE) as browser:
        while True:
            answer = await browser.get(f"{house.url}/healthz")
            if answer.status_code == status:
                return dict(answer.json())
            await asyncio.sleep(0.02)


@pytest.mark.slow
async def test_health_is_the_truth_about_storing(database_url: str, tmp_path: Path) -> None:
    with started(database_url, tmp_path / "log") as house:
        clients = [Client(house.url), Client(house.url)]
        try:
            await set_up(clients, "goliath")
            async with nothing_can_be_stored(house, database_url):
                # Nobody tries anything: the house finds out by itself.
                assert (await until_health(house, 503))["code"] == "storage-failed"
                # What is asked for now is sent again and again, and done in the end.
                asked = asyncio.create_task(clients[0].do(do.Say(phrase="hello")))
                refused = await clients[1].http.post("/api/session/transfer")
                assert refused.status_code == 503
                assert refused.json()["code"] == "storage-failed"
            assert isinstance(await asked, Ack)
            await until_health(house, 200)
        finally:
            await asyncio.gather(*(client.close() for client in clients))
