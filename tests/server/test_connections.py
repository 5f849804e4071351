"""Connections: half requests, crowds from one address and from many, by the real limit."""

import asyncio
import contextlib
import resource
import socket
from collections.abc import Iterator
from pathlib import Path
from typing import Any, cast

import httpx
import pytest
from websockets.asyncio.client import connect as websocket_connect
from websockets.exceptions import InvalidStatus

from remeld.protocol import Ack
from remeld.protocol import commands as do
from remeld.server.connections import REQUESTS_PER_ADDRESS, SECONDS, Connection, Connections
from remeld.server.metrics import Metrics
from tests.patience import PATIENCE
from tests.server.clients import Client
from tests.server.processes import SERVE, House, started
from tests.server.socket_games import set_up

DESCRIPTORS = 1024
CROWD = 1100
FEW_FILES = (
    "import resource\n"
    f"resource.setrlimit(resource.RLIMIT_NOFILE, ({DESCRIPTORS // 2}, {DESCRIPTORS}))\n"
    "from remeld.server import connections\n"
    "connections.SECONDS.update(waiting=3600)\n"
) + SERVE
"""A house with the descriptors that many systems give, where only room is short and not time."""
HASTY = (
    "from remeld.server import app, connections\n"
    "connections.SECONDS.update(waiting=0.3, sending=0.3)\n"
    "app.SWEEP_SECONDS = 0.05\n"
) + SERVE
HALF = b"GET / HTTP/1.1\r\nHost: play.example\r\nX-Half: "


class Wire:
    """As much of a transport as is asked for."""

    ended = False

    def abort(self) -> None:
        """End it."""
        self.ended = True


class Crowd:
    """Connections with a clock that the test sets."""

    def __init__(self, most: int, per_address: int, **options: Any) -> None:
        self.now = 0.0
        self.metrics = Metrics()
        self.all = Connections(
            most=most,
            sockets=options.pop("sockets", most),
            per_address=per_address,
            metrics=self.metrics,
            clock=lambda: self.now,
            **options,
        )

    def come(self, peer: str) -> tuple[Connection, Wire]:
        """Somebody connects."""
        connection, wire = Connection(self.all), Wire()
        self.now += 0.001
        connection.opened(cast(asyncio.Transport, wire), peer)
        return connection, wire


async def test_no_phase_lasts_for_ever() -> None:
    crowd = Crowd(100, 100)
    silent, sending, taking, socket = (crowd.come("192.0.2.1") for _ in range(4))
    sending[0].enter("sending")
    taking[0].enter("taking")
    socket[0].enter("socket")
    for (_, wire), phase in ((silent, "waiting"), (sending, "sending"), (taking, "taking")):
        crowd.now = SECONDS[phase] - 0.1  # type: ignore[index]
        await crowd.all.sweep()
        assert not wire.ended
        crowd.now = SECONDS[phase] + 0.1  # type: ignore[index]
        await crowd.all.sweep()
        assert wire.ended
    crowd.now = 10**6
    await crowd.all.sweep()
    assert not socket[1].ended
    assert len(crowd.all) == 1
    # Whoever has been answered has as long as a newcomer, and what is gone is not counted twice.
    back, wire = crowd.come("192.0.2.1")
    back.enter("taking")
    crowd.now += 100
    back.enter("waiting")
    await crowd.all.sweep()
    assert not wire.ended
    back.drop()
    back.closed()
    assert len(crowd.all) == 1


def test_an_address_makes_room_for_itself_and_for_nobody_else() -> None:
    crowd = Crowd(100, 3)
    player, playing = crowd.come("192.0.2.1")
    player.enter("socket")
    others = [crowd.come("192.0.2.2") for _ in range(3)]
    mine = [crowd.come("192.0.2.1") for _ in range(4)]
    assert [wire.ended for _, wire in mine] == [True, True, False, False]
    assert not playing.ended
    assert not any(wire.ended for _, wire in others)
    for connection, _ in mine[2:]:
        connection.enter("socket")
    assert crowd.come("192.0.2.1")[1].ended, "a socket is taken from nobody"
    dropped = crowd.metrics.registry.get_sample_value(
        "remeld_connections_dropped_total", {"why": "address-full"}
    )
    assert dropped == 3


def test_when_all_are_taken_who_has_most_makes_room() -> None:
    crowd = Crowd(20, 15)
    seated = [crowd.come(f"198.51.100.{number}") for number in range(4)]
    for connection, _ in seated:
        connection.enter("socket")
    newcomer = crowd.come("203.0.113.1")
    posting = crowd.come("203.0.113.2")
    posting[0].enter("sending")
    flood = [crowd.come("192.0.2.1") for _ in range(14)]
    assert len(crowd.all) == 20
    for number in range(50):  # as many as they like
        crowd.come(f"192.0.2.{1 + number % 3}")
    assert len(crowd.all) == 20
    kept = (*seated, newcomer, posting)
    assert not any(wire.ended for _, wire in kept)
    assert all(wire.ended for _, wire in flood)


@pytest.mark.parametrize(("sockets", "strangers", "seated"), [(80, 62, 70), (40, 35, 40)])
def test_the_last_part_is_for_the_seated_and_for_requests(
    sockets: int, strangers: int, seated: int
) -> None:
    crowd = Crowd(80, 80, sockets=sockets)
    for number in range(seated):
        assert crowd.all.has_room() == (number < strangers)
        assert crowd.all.has_room(seated=True)
        crowd.come("192.0.2.1")[0].enter("socket")
    assert not crowd.all.has_room(seated=True)
    assert not crowd.come("192.0.2.2")[1].ended


def test_behind_a_proxy_those_it_speaks_for_are_counted() -> None:
    crowd = Crowd(100, 3, proxies=("10.0.0.0/8",))
    found = [crowd.come("10.0.0.1") for _ in range(20)]
    assert not any(wire.ended for _, wire in found)
    named = [connection.belongs_to("192.0.2.1") for connection, _ in found[:5]]
    assert named == [True, True, True, False, False]
    assert found[5][0].belongs_to("192.0.2.2")
    # An answered connection is nobody's until the next request.
    found[0][0].enter("taking")
    found[0][0].enter("waiting")
    assert found[3][0].belongs_to("192.0.2.1")
    # Who is no proxy cannot say who they are.
    stranger, _ = crowd.come("192.0.2.3")
    assert stranger.belongs_to("192.0.2.1")
    assert stranger.address == "192.0.2.3"


@pytest.fixture
def many_files() -> Iterator[None]:
    """Room for as many sockets on this side."""
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    needed = 4 * DESCRIPTORS
    if soft < needed:
        resource.setrlimit(resource.RLIMIT_NOFILE, (min(needed, hard), hard))
    yield
    resource.setrlimit(resource.RLIMIT_NOFILE, (soft, hard))


def connect(house: House, source: str, data: bytes) -> socket.socket:
    """A connection from that address of this machine, which says that much."""
    wire = socket.create_connection(("127.0.0.1", house.port), PATIENCE, (source, 0))
    with contextlib.suppress(OSError):  # It may be closed by now.
        wire.sendall(data)
    return wire


def half_body(house: House, *headers: str) -> bytes:
    """A request whose body goes on."""
    own = (f"Host: 127.0.0.1:{house.port}", f"Origin: {house.origin}")
    body = ("Content-Type: application/json", "Content-Length: 50", "", "{")
    return "\r\n".join(("POST /api/tables HTTP/1.1", *own, *headers, *body)).encode()


def still_open(wire: socket.socket) -> bool:
    """Say one letter more, if that is still possible."""
    try:
        wire.sendall(b"a")
        return wire.recv(1) != b""
    except TimeoutError:
        return True
    except OSError:
        return False


def ended(wire: socket.socket) -> bool:
    """Wait until the other side has closed; False if it answers instead."""
    try:
        return wire.recv(1) == b""
    except OSError:
        return True


def newcomer(house: House, source: str) -> httpx.Client:
    """Somebody who comes for the first time, from another address."""
    return httpx.Client(
        base_url=house.url,
        headers={"Origin": house.origin},
        timeout=PATIENCE,
        transport=httpx.HTTPTransport(local_address=source),
    )


async def draw(players: list[Client]) -> None:
    """Whose turn it is draws."""
    view = await players[0].until(lambda view: True)
    assert view.game is not None
    seat = view.game.turn
    answer = await players[seat].do(do.Draw(seat=seat))
    assert isinstance(answer, Ack)
    for player in players:
        await player.until(lambda view: view.version >= answer.version)


@pytest.mark.slow
@pytest.mark.parametrize("sources", [1, 8])
async def test_half_requests_shut_nobody_out(
    tmp_path: Path, many_files: None, sources: int
) -> None:
    database = f"sqlite:///{tmp_path}/house.db"
    # The limits of one address are the usual ones.
    with started(database, tmp_path / "log", script=FEW_FILES, sockets_per_address="100") as house:
        players = [Client(house.url), Client(house.url)]
        await set_up(players, "goliath")
        with contextlib.ExitStack() as crowd:
            for number in range(CROWD):
                wire = connect(house, f"127.0.0.{2 + number % sources}", HALF)
                crowd.enter_context(contextlib.closing(wire))
            await draw(players)
            before = players[1].connects
            assert players[1]._socket is not None
            players[1]._socket.transport.abort()
            await draw(players)
            assert players[1].connects > before
            with newcomer(house, "127.0.1.1") as browser:
                assert browser.get("/").status_code == 200
                assert browser.post("/api/session").status_code == 200
            late = await Client(house.url).come_in()
            assert players[0].table
            await late.watch(players[0].table).until(lambda view: view.game is not None)
            await asyncio.gather(*(client.close() for client in (*players, late)))
        events = [line["event"] for line in house.logged()]
        assert ("address-full" if sources == 1 else "connections-full") in events
        [ready] = [line for line in house.logged() if line["event"] == "listening"]
        assert DESCRIPTORS * 3 // 4 < int(str(ready["connections"])) < DESCRIPTORS
        assert "few-descriptors" in events


@pytest.mark.house(sockets="8")
async def test_the_last_room_is_for_those_who_sit_at_a_table(house: House) -> None:
    players = [Client(house.url), Client(house.url)]
    table = await set_up(players, "goliath")
    lookers = [Client(house.url).watch(table) for _ in range(5)]
    for looker in lookers:
        await looker.until(lambda view: True)
    stranger = await Client(house.url).come_in()
    for cookie in ("", stranger.cookie):
        with pytest.raises(InvalidStatus) as refused:
            await open_socket(house, cookie)
        assert refused.value.response.status_code == 503
    async with open_socket(house, players[0].cookie):
        with pytest.raises(InvalidStatus) as refused:
            await open_socket(house, players[1].cookie)
        assert refused.value.response.status_code == 503
    assert "sockets-full" in [line["event"] for line in house.logged()]
    await asyncio.gather(*(client.close() for client in (*players, *lookers, stranger)))


def open_socket(house: House, cookie: str) -> websocket_connect:
    """Somebody's socket."""
    return websocket_connect(
        house.url.replace("http", "ws") + "/ws",
        additional_headers={"Origin": house.origin, "Cookie": cookie},
        open_timeout=PATIENCE,
        close_timeout=PATIENCE,
    )


@pytest.mark.house(script=HASTY)
def test_what_is_begun_must_be_ended(house: House) -> None:
    post = (
        f"POST /api/tables HTTP/1.1\r\nHost: 127.0.0.1:{house.port}\r\nOrigin: {house.origin}\r\n"
    )
    body = post.encode() + b"Content-Type: application/json\r\nContent-Length: 50\r\n\r\n{"
    for begun in (b"", HALF, body):
        with contextlib.closing(connect(house, "127.0.0.1", begun)) as wire:
            assert ended(wire)
    with contextlib.closing(connect(house, "127.0.0.1", HALF)) as trickle:
        trickle.settimeout(0.05)
        while still_open(trickle):  # a letter now and then does not buy any time
            pass
    assert httpx.get(f"{house.url}/healthz", timeout=PATIENCE).status_code == 200
    events = {line["event"] for line in house.logged()}
    assert {"waiting-too-long", "sending-too-long"} <= events


@pytest.mark.house(proxies="127.0.0.1", sockets_per_address="1")
def test_a_crowd_behind_a_proxy_does_not_shut_out_the_others(house: House) -> None:
    most, half = REQUESTS_PER_ADDRESS + 1, half_body(house, "X-Forwarded-For: 192.0.2.1")
    with contextlib.ExitStack() as crowd:
        wires = [
            crowd.enter_context(contextlib.closing(connect(house, "127.0.0.1", half)))
            for _ in range(most + 5)
        ]
        for wire in wires[most:]:
            with wire.makefile("rb") as answer:
                assert answer.readline().startswith(b"HTTP/1.1 429")
        with httpx.Client(base_url=house.url, timeout=PATIENCE) as other:
            found = other.get("/api/lobby", headers={"X-Forwarded-For": "192.0.2.2"})
            assert found.status_code == 200
