"""The server is killed, stopped and cut off in the middle of load, and nothing is lost."""

import asyncio
import os
import signal
import time
from pathlib import Path

import pytest
from websockets.asyncio.client import connect

from remeld.protocol import PROTOCOL, Hello, encode
from tests.patience import PATIENCE
from tests.server.clients import Client
from tests.server.fault_proxy import FaultProxy
from tests.server.load_under_faults import Storm, check_all
from tests.server.processes import House
from tests.server.socket_games import set_up

KILLS = int(os.environ.get("REMELD_TEST_KILLS", "5"))


@pytest.mark.slow
async def test_kill_9_under_load_loses_nothing(tmp_path: Path) -> None:
    database = f"sqlite:///{tmp_path}/house.db"
    house = House(database, tmp_path / "log").start()
    pauses = []
    try:
        storm = Storm()
        async with storm.raging(house.url, house.origin, tables=3):
            for _ in range(KILLS):
                await storm.until_more(40)
                house.kill()
                killed = time.monotonic()
                house.start(wait=False)
                await storm.until_more(1)
                pauses.append(time.monotonic() - killed)
            await storm.until_more(40)
    finally:
        house.kill()
    assert await check_all(storm, database) > 40 * KILLS
    print(f"first acknowledgement after a kill: {max(pauses):.2f} s at the most")


@pytest.mark.slow
async def test_a_bad_network_loses_nothing(tmp_path: Path) -> None:
    database = f"sqlite:///{tmp_path}/house.db"
    house = House(database, tmp_path / "log")
    async with FaultProxy(house.port, seed=1) as proxy:
        house.environment["REMELD_ORIGINS"] = f"{house.url},http://127.0.0.1:{proxy.port}"
        house.start()
        try:
            storm = Storm()
            url = f"http://127.0.0.1:{proxy.port}"
            proxy.resets = proxy.stalls = 0.0
            async with storm.raging(url, url, tables=3):
                proxy.resets, proxy.stalls = 0.02, 0.005
                await storm.until_more(300)
                proxy.resets = proxy.stalls = 0.0
        finally:
            house.kill()
    assert proxy.faults > 5
    assert await check_all(storm, database) > 300


@pytest.mark.house
async def test_sigterm_closes_sockets_and_ends_at_once(house: House) -> None:
    clients = [Client(house.url), Client(house.url)]
    table = await set_up(clients, "goliath")
    hello = encode(Hello(protocol=PROTOCOL, table=table)).decode()
    async with connect(
        house.url.replace("http", "ws") + "/ws",
        origin=house.origin,  # type: ignore[arg-type]
        open_timeout=PATIENCE,
        ping_interval=None,
    ) as socket:
        await socket.send(hello)
        await socket.recv()
        ending = asyncio.create_task(asyncio.to_thread(house.stop))
        await socket.wait_closed()
        assert socket.close_code == 1012
        # When all is closed, uvicorn lets the signal do what it would have done at once.
        assert await ending == -signal.SIGTERM
    await asyncio.gather(*(client.close() for client in clients))
