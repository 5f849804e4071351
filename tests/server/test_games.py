"""Whole games of every edition, from two seats to the most, over real sockets.

Each is played on one of the databases, every edition on both; with `REMELD_MATRIX` set, on both.
"""

import asyncio
import os
from pathlib import Path

import pytest

from remeld.match import loads, verify
from remeld.rules import EDITIONS
from remeld.solver import could_play
from tests.server.clients import Client
from tests.server.postgres import Postgres
from tests.server.processes import started
from tests.server.socket_games import play_out, set_up

GAMES = [
    (edition, seats)
    for edition, rules in EDITIONS.items()
    for seats in range(rules.players_min, rules.players_max + 1)
]
EACH = 1 if os.environ.get("REMELD_MATRIX") else 2
DATABASES = {"sqlite": GAMES[::EACH], "postgresql": GAMES[EACH - 1 :: EACH]}


@pytest.fixture
def database(request: pytest.FixtureRequest, kind: str, tmp_path: Path) -> str:
    if kind == "sqlite":
        return f"sqlite:///{tmp_path}/house.db"
    postgres: Postgres = request.getfixturevalue("postgres")
    return postgres.fresh()


async def whole_game(url: str, edition: str, seats: int, at_once: asyncio.Semaphore) -> None:
    async with at_once:
        clients = [Client(url) for _ in range(seats)]
        try:
            table = await set_up(clients, edition, length=1)
            spectator = Client(url).watch(table)
            clients.append(spectator)
            turns = await play_out(clients[:seats], seed=seats)
            assert turns > seats
            await check_end(clients, table)
        finally:
            await asyncio.gather(*(client.close() for client in clients))


async def check_end(clients: list[Client], table: str) -> None:
    """Everybody has the same log, and the record of the game is right."""
    last = clients[0].view
    assert last is not None
    versions = [await client.until(lambda v: v.version >= last.version) for client in clients]
    assert {view.version for view in versions} == {last.version}
    for client in clients:
        assert sorted(client.log) == list(range(1, last.version + 1))
        assert client.view is not None
        assert client.view.game == last.game
        assert client.view.match == last.match
    answer = await clients[0].http.get(f"/api/tables/{table}/records/1")
    assert answer.status_code == 200, answer.text
    record = loads(answer.text)
    found = verify(record, could_play)
    assert found.good, found.trouble
    assert found.finished
    assert found.deal_checked


@pytest.mark.slow
@pytest.mark.parametrize("kind", DATABASES)
async def test_whole_games_of_every_edition(kind: str, database: str, tmp_path: Path) -> None:
    assert {edition for edition, _ in DATABASES[kind]} == set(EDITIONS)
    at_once = asyncio.Semaphore(4)
    with started(database, tmp_path / "log") as house:
        async with asyncio.TaskGroup() as group:
            for edition, seats in DATABASES[kind]:
                group.create_task(whole_game(house.url, edition, seats, at_once))
        errors = [line for line in house.logged() if line["level"] == "error"]
    assert errors == []
