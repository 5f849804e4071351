"""Two processes behind a real load balancer on a real PostgreSQL, and all of it breaks."""

import asyncio
from collections import Counter
from itertools import pairwise, takewhile
from pathlib import Path

import pytest

from remeld.protocol import Ack, facts, wire_type
from remeld.protocol import commands as do
from tests.server.balancer import balanced
from tests.server.clients import Client
from tests.server.load_under_faults import Storm, check_all
from tests.server.postgres import cut_connections
from tests.server.processes import House, free_port
from tests.server.socket_games import set_up


def nodes(database: str, folder: Path, origin: str) -> list[House]:
    return [House(database, folder / f"log{n}", origins=origin) for n in range(2)]


@pytest.mark.slow
async def test_two_nodes_lose_nothing(postgres_url: str, tmp_path: Path) -> None:
    port = free_port()
    origin = f"http://127.0.0.1:{port}"
    houses = nodes(postgres_url, tmp_path, origin)
    try:
        for house in houses:
            house.start()
        with balanced([house.port for house in houses], tmp_path, port) as url:
            storm = Storm()
            async with storm.raging(url, origin, tables=3):
                for turn in range(4):
                    await storm.until_more(40)
                    house = houses[turn % 2]
                    house.kill()
                    await storm.until_more(20)
                    house.start(wait=False)
                    await storm.until_more(20)
                    assert await cut_connections(postgres_url) > 0
                await storm.until_more(40)
    finally:
        for house in houses:
            house.kill()
    assert await check_all(storm, postgres_url) > 300


@pytest.mark.slow
async def test_each_bell_rings_once_on_two_nodes(postgres_url: str, tmp_path: Path) -> None:
    """Tables whose players do nothing, watched from both nodes: one bell for each turn."""
    ports = [free_port(), free_port()]
    origins = ",".join(f"http://127.0.0.1:{port}" for port in ports)
    houses = [House(postgres_url, tmp_path / f"log{port}", port, origins=origins) for port in ports]
    clients: list[list[Client]] = []
    try:
        for house in houses:
            house.start()
        for number in range(6):
            urls = [houses[(number + seat) % 2].url for seat in range(2)]
            clients.append([Client(url) for url in urls])
        clocks = {"clock": "seconds", "clock_length": 5}
        await asyncio.gather(*(set_up(pair, "goliath", **clocks) for pair in clients))
        for pair in clients:
            for client in pair:
                await client.until(lambda view: view.seats[view.game.turn].missed >= 1)  # type: ignore[union-attr]
        for pair in clients:
            check_bells(pair[0])
            # The seat that missed nothing more plays on, and the others see it.
            answer = await pair[0].do(do.Say(phrase="hello"))
            assert isinstance(answer, Ack)
            version = answer.version
            for client in pair:
                await client.until(lambda view, version=version: view.version >= version)  # type: ignore[misc]
            # Another bell may ring meanwhile, and reach one of them first.
            seen = [{n for n in client.log if n <= version} for client in pair]
            assert seen[0] == seen[1]
            assert version in seen[0]
    finally:
        for house in houses:
            house.kill()
        await asyncio.gather(*(client.close() for pair in clients for client in pair))


def check_bells(client: Client) -> None:
    """Bells alternate between the seats, and none came early."""
    # Whoever has missed some turns is stood in for, and then nobody waits for a bell.
    away, turn, started = map(wire_type, (facts.Away, facts.Turn, facts.GameStarted))
    log = list(takewhile(lambda e: not isinstance(e.what, away), client.log.values()))
    turns = [event for event in log if isinstance(event.what, turn)]
    assert turns
    rung = Counter(event.what.events[0].seat for event in turns)
    assert max(rung.values()) - min(rung[seat] for seat in (0, 1)) <= 1
    began = next(e for e in client.log.values() if isinstance(e.what, started))
    times = [began.at, *(event.at for event in turns)]
    gaps = [later - earlier for earlier, later in pairwise(times)]
    assert min(gaps) >= 5000
