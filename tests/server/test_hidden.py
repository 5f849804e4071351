"""Nobody sees what they must not: other hidden tiles, and every byte to me is the same."""

import asyncio
import json
import uuid
from pathlib import Path

import pytest

from remeld.notation import format_rack, parse_rack
from remeld.protocol import Ack, Refused
from remeld.protocol import commands as do
from tests.server.clients import Client, make_table
from tests.server.processes import House

SCRIPT = Path(__file__).parent / "fixed_dice_house.py"
TURNS = 24


class Seen:
    """All that seat 0 was sent, what was logged, and the racks that it must not know."""

    def __init__(self) -> None:
        self.frames: list[bytes] = []
        self.presence: set[bytes] = set()
        self.answers: list[str] = []
        self.logged: list[dict[str, object]] = []
        self.others: list[str] = []
        self.starter = 0


async def run_game(folder: Path, seed: int, mine: list[int]) -> Seen:
    """The same commands by the same people; only what seat 0 cannot see differs."""
    folder.mkdir()
    house = House(f"sqlite:///{folder}/house.db", folder / "log")
    house.script = [str(SCRIPT)]
    house.environment["REMELD_TEST_HIDDEN"] = str(seed)
    house.environment["REMELD_TEST_MINE"] = ",".join(map(str, mine))
    house.environment["PYTHONPATH"] += f":{SCRIPT.parent.parent.parent}"
    clients: list[Client] = []
    seen = Seen()
    try:
        house.start()
        clients = [await Client(house.url).come_in() for _ in range(3)]
        me = clients[0]
        me.keep_raw = True
        table = await make_table(me, "A", rules="goliath", seats=3, clock="none")
        for number, client in enumerate(clients):
            await client.watch(table).until(lambda view: True)
            await act(clients, number, do.Sit(name="ABC"[number]))
        await act(clients, 0, do.Start())
        await play(clients, seen)
        for path in (f"/api/tables/{table}/records/1", f"/api/tables/{table}/hint/1", "/api/lobby"):
            answer = await me.http.get(path)
            seen.answers.append(f"{answer.status_code} {answer.text}")
        for frame in me.raw:
            if b'"type":"presence"' in frame:
                seen.presence.add(frame)
            else:
                seen.frames.append(frame)
        others = [client.view for client in clients[1:]]
        seen.others = [str(view.game.racks) for view in others if view and view.game]
    finally:
        house.kill()
        await asyncio.gather(*(client.close() for client in clients))
    seen.logged = [
        {key: value for key, value in line.items() if key not in ("at", "port")}
        for line in house.logged()
    ]
    return seen


async def act(clients: list[Client], who: int, wish: do.Do) -> Ack | Refused:
    """Do it under an id that every run uses, and wait until everybody has seen it."""
    id = uuid.UUID(int=1 + sum(len(client.acks) for client in clients) * 1000 + who)
    answer = await clients[who].do(wish, id)
    if isinstance(answer, Ack):
        for client in clients:
            if client.view is not None:
                await client.until(lambda view: view.version >= answer.version)
    return answer


async def play(clients: list[Client], seen: Seen) -> None:
    """Everybody draws; seat 0 also tries what is refused, and shows drafts."""
    me = clients[0]
    view = await me.until(lambda view: view.phase == "playing")
    assert view.game is not None
    seen.starter = view.game.starter
    for turn in range(TURNS):
        assert me.view is not None
        assert me.view.game is not None
        seat = me.view.game.turn
        if seat == 0:
            own = me.view.game.racks[0]
            assert own is not None
            tiles = parse_rack(own)
            id = uuid.UUID(int=10**6 + turn)
            for text in (format_rack(tiles[:3]), "k1 r1 b1", "j j j"):
                assert isinstance(await me.do(do.Play(seat=0, table=text), id), Refused)
        else:
            id = uuid.UUID(int=2 * 10**6 + turn)
            for wish in (do.Draw(seat=seat), do.Draw(seat=0), do.Play(seat=seat, table="r1 r2 r3")):
                assert isinstance(await me.do(wish, id), Refused)
        assert isinstance(await act(clients, seat, do.Draw(seat=seat)), Ack)


@pytest.mark.slow
async def test_hidden_tiles_change_no_byte(tmp_path: Path) -> None:
    first = await run_game(tmp_path / "0", 0, [])
    draws = [draw for draw in range(TURNS) if (first.starter + draw) % 3 == 0]
    assert len(draws) == TURNS // 3
    for seed in (1, 2):
        again = await run_game(tmp_path / str(seed), seed, draws)
        assert again.others != first.others, "the hidden tiles should differ"
        assert again.frames == first.frames
        assert again.answers == first.answers
        assert again.logged == first.logged
    assert len(first.frames) > TURNS * 2
    # When somebody is seen to be there depends on the network, and on nothing hidden.
    for frame in first.presence:
        assert set(json.loads(frame)) == {"type", "people", "spectators"}
    assert names_of_others_tiles(first.frames) == {"??"}


def names_of_others_tiles(frames: list[bytes]) -> set[str]:
    """How the tiles that others were dealt and drew are named."""
    events = [event for frame in frames for event in json.loads(frame).get("events", ())]
    happened = [each for event in events for each in event["what"].get("events", ())]
    theirs = [each for each in happened if each["kind"] in ("deal", "draw") and each["seat"] != 0]
    return {tile for each in theirs for tile in each["tiles"].split()}
