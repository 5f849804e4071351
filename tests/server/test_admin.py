"""Those who run a house: what they see and do over its socket, while people play."""

import asyncio
import contextlib
import json
import os
import socket
import stat
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import httpx
import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import InvalidStatus

from remeld.match import Record, verify
from remeld.protocol import Ack, Refused
from remeld.protocol import commands as do
from remeld.server.command_handler import Done
from remeld.server.tables import Close
from remeld.solver import could_play
from tests.cli.calls import Answer, remeld, start
from tests.patience import PATIENCE
from tests.server.clients import Client, make_table
from tests.server.in_process_house import Rig
from tests.server.kept_houses import move_of
from tests.server.processes import House, free_port
from tests.server.socket_games import set_up, wish_of

MESSAGE = "We update at eight. Please finish your game."


class Run:
    """A house of one process, or of two, each with its door for operators."""

    def __init__(self, houses: list[House], folder: Path, database: str) -> None:
        self.houses = houses
        self.folder = folder
        self.database = database

    def client(self, node: int) -> Client:
        """Somebody who is connected through one of the processes."""
        return Client(self.houses[node % len(self.houses)].url)

    def admin(self, *words: str, node: int = 0) -> dict[str, Any]:
        """Ask one of the processes for something that it does."""
        door = str(self.folder / f"admin{node}")
        # The id of a table may begin with a dash.
        answer = remeld("admin", "--admin-socket", door, "--json", "--", *words)
        assert answer.code == 0, answer
        return answer.document

    def refused(self, *words: str) -> Answer:
        """Ask for something that is refused."""
        return remeld("admin", "--admin-socket", str(self.folder / "admin0"), "--", *words)

    def audit(self) -> list[dict[str, object]]:
        """What the logs say that operators have done."""
        return [line for each in self.houses for line in each.logged() if line["event"] == "admin"]


@contextmanager
def opened(database: str, folder: Path, nodes: int) -> Iterator[Run]:
    """A running house with its doors."""
    ports = [free_port() for _ in range(nodes)]
    origins = ",".join(f"http://127.0.0.1:{port}" for port in ports)
    houses = [
        House(
            *(database, folder / f"log{n}", port),
            origins=origins,
            admin_socket=str(folder / f"admin{n}"),
            proxies="127.0.0.1",
        )
        for n, port in enumerate(ports)
    ]
    try:
        for house in houses:
            house.start()
        yield Run(houses, folder, database)
    finally:
        for house in houses:
            house.kill()


@pytest.fixture(
    params=["one process on SQLite", pytest.param("two on PostgreSQL", marks=pytest.mark.slow)]
)
def run(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[Run]:
    """A house of either kind."""
    if request.param.startswith("one"):
        with opened(f"sqlite:///{tmp_path}/house.db", tmp_path, 1) as found:
            yield found
    else:
        with opened(request.getfixturevalue("postgres_url"), tmp_path, 2) as found:
            yield found


async def test_an_operator_looks_after_a_house(run: Run) -> None:
    """One house for all of it, because starting one takes longest."""
    pair = [run.client(0), run.client(1)]
    other = run.client(1)
    try:
        table = await set_up(pair, "goliath")
        await check_listings(run, pair, table)
        await check_message(run, pair)
        await check_drain(run, pair, other)
        await check_closing(run, pair, table, other)
        check_log(run)
    finally:
        for client in (*pair, other):
            await client.close()


async def check_listings(run: Run, pair: list[Client], table: str) -> None:
    status = run.admin("status")
    assert status["tables"] == {"playing": 1}
    assert status["people"] == 2
    assert status["nodes"] == len(run.houses)
    assert status["sockets"] == 2 // len(run.houses)
    assert not status["draining"]
    assert {"start", "/api/tables"} <= {work["what"] for work in status["slow"]}
    assert pair[0].view is not None
    code = pair[0].view.code
    [listed] = run.admin("tables", node=len(run.houses) - 1)["tables"]
    assert (listed["code"], listed["present"]) == (code, 2)
    assert listed["seats"] == ["Seat 0", "Seat 1"]
    people = run.admin("people")
    [address] = people["here"]
    assert address["address"] == "127.0.0.1"
    assert address["sockets"] + people["elsewhere"] == 2
    assert address["names"][code][0] == "Seat 0"
    # Nothing of what is hidden goes out of this door.
    told = json.dumps([status, listed, people])
    assert table not in told
    for client in pair:
        assert client.view is not None
        assert client.view.game is not None
        for rack in client.view.game.racks:
            assert rack is None or rack not in told
        assert client.http.cookies["remeld"] not in told


async def check_message(run: Run, pair: list[Client]) -> None:
    run.admin("message", f"  {MESSAGE}\n")
    for client in pair:
        await client.until_told(lambda client: client.notice == MESSAGE)
        house = (await client.http.get("/api/house")).json()
        assert house["notice"]["text"] == MESSAGE
    # Who comes later is told, too.
    late = Client(pair[1].url)
    late.watch(pair[1].table)
    await late.until_told(lambda client: client.notice == MESSAGE)
    await late.close()
    assert run.admin("status")["message"] == MESSAGE
    run.admin("message")
    for client in pair:
        await client.until_told(lambda client: client.notice is None)
    assert "at most 500" in run.refused("message", "x" * 501).sentence


async def check_drain(run: Run, pair: list[Client], other: Client) -> None:
    await other.come_in()
    waiting = await make_table(other, "Other", seats=2)
    other.watch(waiting)
    await other.until(lambda view: True)
    for wish in (do.Sit(seat=0, name="Other"), do.AddComputer(level="easy")):
        assert isinstance(await other.do(wish), Ack)
    run.admin("drain")
    await until_all(run, lambda status: bool(status["draining"]))
    refused = await other.do(do.Start())
    assert isinstance(refused, Refused)
    assert refused.code == "draining"
    answer = await other.http.post("/api/tables", json={"name": "New", "options": {}})
    assert (answer.status_code, answer.json()["code"]) == (503, "draining")
    # The game under way goes on.
    assert pair[0].view is not None
    assert pair[0].view.game is not None
    turn = pair[0].view.game.turn
    mover = pair[turn]
    view = await mover.until(lambda view: view.game is not None and view.game.turn == turn)
    assert isinstance(await mover.do(wish_of(turn, move_of(view))), Ack)
    run.admin("undrain")
    await until_all(run, lambda status: not status["draining"])
    assert isinstance(await other.do(do.Start()), Ack)


async def until_all(run: Run, ready: Callable[[dict[str, Any]], bool]) -> None:
    """Wait until every process knows of an order: they look with each heartbeat."""
    async with asyncio.timeout(PATIENCE):
        for node in range(len(run.houses)):
            while not ready(run.admin("status", node=node)):
                await asyncio.sleep(0.05)


async def check_closing(run: Run, pair: list[Client], table: str, other: Client) -> None:
    assert pair[0].view is not None
    run.admin("close", pair[0].view.code)
    for client in pair:
        await client.until_told(lambda client: "locked" in client.closed)
    assert run.admin("status")["tables"] == {"playing": 1, "archived": 1}
    run.admin("remove", other.table)
    await other.until_told(lambda client: "table-not-found" in client.closed)
    assert run.admin("status")["tables"] == {"archived": 1}
    answer = run.refused("close", other.table)
    assert (answer.code, answer.out) == (1, "")
    assert "There is no table" in answer.err


def check_log(run: Run) -> None:
    audit = run.audit()
    looked = {"status", "tables", "people"}
    assert {line["action"] for line in audit} - looked == {
        *("message", "drain", "undrain", "close", "remove")
    }
    assert {line["result"] for line in audit} == {"done", "bad-message", "no-such-table"}
    assert {line["by"] for line in audit} == {os.getuid()}
    for house in run.houses:
        assert [line for line in house.logged() if line["level"] == "error"] == []
        assert MESSAGE not in house.log.read_text()


async def test_an_address_is_shown_out_and_banned(run: Run) -> None:
    """Addresses as a trusted proxy tells them: another one is served all the while."""
    bad, good = ({"X-Forwarded-For": address} for address in ("203.0.113.5", "203.0.113.6"))
    client = run.client(1)
    client.http.headers.update(bad)
    client.headers = bad
    try:
        await client.come_in()
        client.watch(await make_table(client, "Bad"))
        await client.until(lambda view: True)
        run.admin("sign-out", "203.0.113.5")
        await client.until_told(lambda client: "signed-out" in client.closed)
        assert (await client.http.get("/api/mine")).status_code == 401
        # It comes back as somebody whom nobody knows.
        before = client.connects
        await client.until(lambda view: client.connects > before and view.you is None)
        run.admin("ban", "203.0.113.5")
        await client.until_told(lambda client: "banned" in client.closed)
        assert run.admin("status")["banned"] == ["203.0.113.5"]
        await until_all(run, lambda status: bool(status["banned"]))
        for house in run.houses:
            await check_ban(house, bad, good)
        run.admin("unban", "203.0.113.5")
        await until_all(run, lambda status: not status["banned"])
        assert (await client.http.get("/api/house")).status_code == 200
        answer = run.refused("unban", "203.0.113.5")
        assert (answer.code, answer.err) == (1, "203.0.113.5 is not banned.\n")
        assert "is not an address" in run.refused("ban", "Ann").sentence
    finally:
        await client.close()
    for house in run.houses:
        assert "203.0.113" not in house.log.read_text()


async def check_ban(house: House, bad: dict[str, str], good: dict[str, str]) -> None:
    async with httpx.AsyncClient(base_url=house.url, timeout=PATIENCE) as http:
        answer = await http.get("/api/house", headers=bad)
        assert (answer.status_code, answer.json()["code"]) == (403, "banned")
        # The page is there, so that it can say in the reader's language what is wrong.
        assert (await http.get("/", headers=bad)).status_code == 200
        assert (await http.get("/api/house", headers=good)).status_code == 200
    url = house.url.replace("http", "ws") + "/ws"
    with pytest.raises(InvalidStatus) as refused:
        await connect(url, origin=house.url, additional_headers=bad)  # type: ignore[arg-type]
    assert refused.value.response.status_code == 403
    async with connect(url, origin=house.url, additional_headers=good):  # type: ignore[arg-type]
        pass


def test_the_door_is_its_owners_and_stays_where_it_is(tmp_path: Path) -> None:
    path = tmp_path / "admin0"
    with opened(f"sqlite:///{tmp_path}/house.db", tmp_path, 1) as run:
        assert stat.S_ISSOCK(path.stat().st_mode)
        assert stat.S_IMODE(path.stat().st_mode) == 0o600
        check_nonsense(run)
        # A second house does not take the door of the first away.
        other = f"sqlite:///{tmp_path}/other.db"
        second = House(other, tmp_path / "second", admin_socket=str(path)).start(wait=False)
        assert second.process is not None
        assert second.process.wait(PATIENCE) != 0
        run.admin("ban", "2001:db8:1:2:3::4")
        run.admin("drain")
        run.admin("message", MESSAGE)
        # Orders outlive a process that is killed, and so does its door, which the next one uses.
        [house] = run.houses
        house.kill()
        assert path.exists()
        house.start()
        status = run.admin("status")
        assert status["banned"] == ["2001:db8:1:2::/64"]
        assert status["draining"]
        assert status["message"] == MESSAGE
        run.admin("unban", "2001:db8:1:2::/64")
        house.stop()
        assert not path.exists()
        del house.environment["REMELD_ADMIN_SOCKET"]
        house.start()
        assert [each for each in tmp_path.iterdir() if each.is_socket()] == []


def check_nonsense(run: Run) -> None:
    for line in (b"\n", b"{}\n", b"\xff\n", b'{"action":"explode"}\n', b"x" * 50_000, b""):
        with socket.socket(socket.AF_UNIX, socket.SOCK_STREAM) as door:
            door.connect(str(run.folder / "admin0"))
            with contextlib.suppress(BrokenPipeError):
                door.sendall(line)
                door.shutdown(socket.SHUT_WR)
            with contextlib.suppress(ConnectionResetError), door.makefile("rb") as lines:
                answer = lines.read()
                assert b'"answer":"refused"' in answer or not answer
    assert (
        "Tables: 0 open"
        in remeld("admin", "status", "--admin-socket", str(run.folder / "admin0")).out
    )
    [house] = run.houses
    assert [line for line in house.logged() if line["level"] in ("warning", "error")] == []


def test_what_cannot_be_asked_is_told_in_a_sentence(tmp_path: Path) -> None:
    nowhere = str(tmp_path / "nowhere")
    answer = remeld("admin", "status")
    assert answer.sentence.startswith("Name the socket of the house with --admin-socket")
    answer = remeld("admin", "status", "--admin-socket", nowhere)
    assert answer.sentence.startswith(f"No house answers at {nowhere}.")
    answer = remeld("admin", "explode", "--admin-socket", nowhere)
    assert "does not know “explode”" in answer.sentence
    assert remeld("admin", "ban", "--admin-socket", nowhere).sentence == (
        "ban needs to know which one."
    )
    assert "“x”" in remeld("admin", "drain", "x", "--admin-socket", nowhere).sentence
    answer = start("admin", "status", "--json", REMELD_ADMIN_SOCKET=nowhere)
    assert answer.problem["code"] == "admin-unreachable"
    assert answer.problem["place"] == {"file": nowhere}


async def test_a_closed_table_has_a_good_record_and_lets_nobody_in(rig: Rig) -> None:
    table = await rig.table(people=2)
    await rig.house.order(table, "close", Close())
    state = await rig.state(table)
    assert state.archived
    assert state.locked
    assert not state.playing
    assert state.people == ()
    assert state.finished == 1
    record = Record(state.game.state.setup, state.game.log) if state.game else None
    assert record is not None
    good = verify(record, could_play)
    assert good.good
    assert good.finished
    for who in ("p0", "new"):
        answer = await rig.ask(table, who, do.Watch(name=who))
        assert isinstance(answer, Refused)
        assert answer.code == "table-locked"
    assert isinstance(await rig.house.order(table, "again", Close()), Done)
    assert (await rig.state(table)).version == state.version
