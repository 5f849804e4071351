"""Clients that are broken, hostile or in a hurry: codes for them, and the table plays on."""

import asyncio
import contextlib
import json
import os
import random
import uuid
from collections import Counter

import httpx
import pytest
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidStatus

from remeld.protocol import PROTOCOL, Ack, Hello, Options, Refused, Welcome, decode_answer, encode
from remeld.protocol import commands as do
from remeld.server.rate_limits import LIMITS
from tests.patience import PATIENCE
from tests.server.clients import Client, make_table
from tests.server.fuzz import bad_frame
from tests.server.processes import LIMITED, House
from tests.server.socket_games import play_out, set_up

FRAMES = int(os.environ.get("REMELD_TEST_FRAMES", "100000"))
SOCKETS = 8
LAST = 10**9


def address(house: House) -> str:
    return house.url.replace("http", "ws") + "/ws"


def open_socket(house: House, cookie: str = "", origin: str | None = None) -> connect:
    headers = {"Cookie": cookie} if cookie else {}
    headers["Origin"] = origin or house.origin
    return connect(
        address(house),
        additional_headers=headers,
        compression=None,
        max_size=None,
        max_queue=None,  # else what was not read would keep the last frame away
        open_timeout=PATIENCE,
        close_timeout=PATIENCE,
        ping_interval=None,
    )


def hello(table: str, protocol: int = PROTOCOL) -> str:
    return encode(Hello(protocol=protocol, table=table)).decode()


async def read_all(socket: ClientConnection) -> Counter[str]:
    """Count what comes until the socket is closed, or the last ping is answered."""
    seen: Counter[str] = Counter()
    try:
        async for data in socket:
            message = json.loads(data)
            seen[message.get("code") or message["type"]] += 1
            if message["type"] == "pong" and message["id"] == LAST:
                break
    except ConnectionClosed:
        pass
    return seen


async def fuzz(house: House, cookie: str, table: str, seed: int, frames: int) -> int:
    """Send so many bad frames, over as many sockets as it takes; return how many were refused."""
    dice, sent, refused = random.Random(seed), 0, 0
    while sent < frames:
        async with open_socket(house, cookie) as socket:
            await socket.send(hello(table))
            reading = asyncio.create_task(read_all(socket))
            with contextlib.suppress(ConnectionClosed):
                while sent < frames:
                    await socket.send(bad_frame(dice, table))
                    sent += 1
                await socket.send(json.dumps({"type": "ping", "id": LAST}))
            seen = await reading
            refused += sum(n for code, n in seen.items() if code not in ("events", "presence"))
    return refused


@pytest.mark.slow
async def test_fuzzed_frames_hurt_nobody(house: House) -> None:
    players = [Client(house.url), Client(house.url)]
    table = await set_up(players, "goliath")
    eve = await Client(house.url).come_in()
    game = asyncio.create_task(play_out(players, seed=1))
    share = FRAMES // SOCKETS
    refused = await asyncio.gather(
        *(fuzz(house, eve.cookie, table, seed, share) for seed in range(SOCKETS))
    )
    assert sum(refused) > FRAMES // 2
    assert await game > 20
    errors = [line for line in house.logged() if line["level"] == "error"]
    assert errors == []
    await asyncio.gather(eve.close(), *(client.close() for client in players))


@pytest.mark.house(script=LIMITED, rate_scale="1")
async def test_a_flood_is_cut_off_and_the_table_plays_on(house: House) -> None:
    players = [Client(house.url), Client(house.url)]
    table = await set_up(players, "goliath")
    async with open_socket(house) as socket:
        await socket.send(hello(table))
        reading = asyncio.create_task(read_all(socket))
        with contextlib.suppress(ConnectionClosed):
            for number in range(10_000):
                await socket.send(json.dumps({"type": "ping", "id": number}))
                await asyncio.sleep(0)
        seen = await reading
        assert seen["flood"] == 1
        assert socket.close_code == 1008
        assert seen["pong"] <= LIMITS["message"].burst
    view = await players[0].until(lambda view: True)
    assert view.game is not None
    seat = view.game.turn
    assert isinstance(await players[seat].do(do.Draw(seat=seat)), Ack)
    await asyncio.gather(*(client.close() for client in players))


@pytest.mark.house(script=LIMITED, rate_scale="1")
async def test_unreadable_messages_end_in_a_closed_socket(house: House) -> None:
    players = [Client(house.url), Client(house.url)]
    table = await set_up(players, "goliath")
    async with open_socket(house) as socket:
        await socket.send(hello(table))
        with contextlib.suppress(ConnectionClosed):
            for _ in range(30):
                await socket.send("{")
        seen = await read_all(socket)
        # At most each is answered, also the one that is too many, and then the reason is told.
        assert 1 <= seen["unreadable"] <= LIMITS["unreadable"].burst + 2
        assert socket.close_code == 1007
    async with open_socket(house) as socket:  # longer than any message may be
        await socket.send(hello(table))
        await socket.send("x" * 100_000)
        await read_all(socket)
        assert socket.close_code == 1009
    for first, code in (("nonsense", 1007), ('{"type":"ping"}', 1007), (b"\0", 1007)):
        async with open_socket(house) as socket:
            await socket.send(first)
            seen = await read_all(socket)
            assert seen["unreadable"] == 1
            assert socket.close_code == code
    await asyncio.gather(*(client.close() for client in players))


async def test_other_versions_are_told_what_to_do(house: House) -> None:
    for protocol, reason, code in ((0, "reload", 4000), (99, "server-too-old", 4001)):
        async with open_socket(house) as socket:
            await socket.send(hello("AAAAAAAA", protocol))
            assert (await read_all(socket))[reason] == 1
            assert socket.close_code == code
    async with open_socket(house) as socket:
        await socket.send(hello("AAAAAAAA"))
        assert (await read_all(socket))["table-not-found"] == 1


async def test_foreign_pages_and_strangers_are_kept_out(house: House) -> None:
    players = [Client(house.url), Client(house.url)]
    table = await set_up(players, "goliath")
    view = await players[0].until(lambda view: True)
    assert view.game is not None
    seat = view.game.turn
    cookie = players[seat].cookie
    for origin in ("https://evil.example", "null", house.origin + ".evil.example"):
        with pytest.raises(InvalidStatus) as refused:
            await open_socket(house, cookie, origin)
        assert refused.value.response.status_code == 403
    async with httpx.AsyncClient(base_url=house.url, timeout=PATIENCE) as foreign:
        for headers in ({}, {"Origin": "https://evil.example"}):
            answer = await foreign.post("/api/session", headers=headers)
            assert answer.status_code == 403
        wrong_host = await foreign.get("/api/lobby", headers={"Host": "evil.example"})
        assert wrong_host.status_code == 421
    # Whoever has the link may look on; the seats belong to their sessions.
    eve = (await Client(house.url).come_in()).watch(table)
    seen = await eve.until(lambda view: True)
    assert seen.game is not None
    assert set(seen.game.racks) == {None}
    for wish, code in (
        (do.Draw(seat=seat), "not-at-table"),
        (do.Sit(seat=seat, name="Eve"), "game-running"),
        (do.Kick(person=1), "not-at-table"),
    ):
        answer_to_eve = await eve.do(wish)
        assert isinstance(answer_to_eve, Refused)
        assert answer_to_eve.code == code
    assert isinstance(await players[seat].do(do.Draw(seat=seat)), Ack)
    await asyncio.gather(eve.close(), *(client.close() for client in players))


async def test_the_same_command_happens_once(house: House) -> None:
    players = [Client(house.url), Client(house.url)]
    await set_up(players, "goliath")
    view = await players[0].until(lambda view: True)
    assert view.game is not None
    seat, id = view.game.turn, uuid.uuid4()
    first = await players[seat].do(do.Draw(seat=seat), id)
    again = [await players[seat].do(do.Draw(seat=seat), id) for _ in range(3)]
    assert isinstance(first, Ack)
    assert again == [first] * 3
    other = await players[1 - seat].do(do.Draw(seat=1 - seat))
    assert isinstance(other, Ack)
    assert other.version == first.version + 1
    await asyncio.gather(*(client.close() for client in players))


async def test_a_session_that_ended_closes_its_sockets(house: House) -> None:
    players = [Client(house.url), Client(house.url)]
    table = await set_up(players, "goliath")
    async with open_socket(house, players[0].cookie) as socket:
        await socket.send(hello(table))
        assert isinstance(decode_answer(await socket.recv()), Welcome)
        signed_out = await players[0].http.delete("/api/session")
        assert signed_out.status_code == 204
        assert (await read_all(socket))["signed-out"] == 1
        assert socket.close_code == 4013
    await asyncio.gather(*(client.close() for client in players))


async def test_rules_by_which_no_game_could_begin_are_refused_and_the_house_lives_on(
    house: House,
) -> None:
    endless = 'lanmi(numbers=3, hand=4, start_draw_tie="redrawAll")'
    players = [Client(house.url), Client(house.url)]
    await set_up(players, "goliath")
    eve = await Client(house.url).come_in()
    wish = {"name": "Eve", "options": {"rules": endless, "seats": 4, "seats_by_draw": True}}
    made = await eve.http.post("/api/tables", json=wish)
    assert made.status_code == 422
    assert (made.json()["code"], made.json()["values"]) == (
        "draw-never-ends",
        {"players": 4, "numbers": 3},
    )
    # Nor can a table that was set up come to them by and by.
    table = await make_table(eve, "Eve", rules=endless, seats=4)
    await eve.watch(table).until(lambda view: True)
    options = Options(rules=endless, seats=4, seats_by_draw=True)
    later = await eve.do(do.SetOptions(options=options))
    assert isinstance(later, Refused)
    assert (later.code, later.values) == ("draw-never-ends", {"players": 4, "numbers": 3})
    assert isinstance(await eve.do(do.Sit(seat=0)), Ack)
    for _ in range(3):
        assert isinstance(await eve.do(do.AddComputer(level="easy")), Ack)
    assert isinstance(await eve.do(do.Start()), Ack)
    await eve.until(lambda view: view.phase == "playing")
    assert await play_out(players, seed=1) > 20
    await asyncio.gather(eve.close(), *(client.close() for client in players))
