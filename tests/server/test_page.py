"""What a page needs beside the game itself: choices, hints, invitations, records, plans, closes."""

import asyncio
import xml.etree.ElementTree
from typing import Any

import httpx
import msgspec
import pytest
from websockets.asyncio.client import connect

from remeld.match import loads, verify
from remeld.notation import format_table, parse_rack, parse_ruleset, parse_table
from remeld.protocol import (
    CLOSED,
    PROTOCOL,
    Ack,
    Closing,
    Hello,
    Options,
    Refused,
    TableView,
    Verdict,
    encode,
)
from remeld.protocol import commands as do
from remeld.rules import EDITIONS, RULES, judge
from remeld.server.tables import check_options
from remeld.solver import could_play
from tests.patience import PATIENCE
from tests.server.clients import Client
from tests.server.in_process_house import Rig
from tests.server.processes import House
from tests.server.socket_games import play_out, seat_view, set_up


def seen(client: Client) -> TableView:
    assert client.view is not None
    return client.view


def test_the_house_says_what_there_is(browser: httpx.Client, house: House) -> None:
    told = browser.get("/api/house").json()
    assert told["protocol"] == PROTOCOL
    assert told["editions"] == list(EDITIONS)
    assert told["invite"] == house.origin
    assert "hello" in told["phrases"]
    assert "smile" in told["reactions"]
    assert not set(told["phrases"]) & set(told["reactions"])


def test_an_invitation_can_be_photographed(browser: httpx.Client) -> None:
    answer = browser.get("/api/qr.svg", params={"path": "/t/ABCD2345"})
    assert answer.headers["content-type"] == "image/svg+xml"
    assert xml.etree.ElementTree.fromstring(answer.text).tag.endswith("svg")
    other = browser.get("/api/qr.svg", params={"path": "/t/ABCD2346"})
    assert other.text != answer.text
    for path in ("https://evil.example/", "", "/" + "a" * 300, "/a b"):
        assert browser.get("/api/qr.svg", params={"path": path}).status_code == 422


@pytest.mark.parametrize("edition", [*EDITIONS, 'goliath(jokers=4,call="Ha")'])
def test_a_dialog_can_be_built_from_the_choices(edition: str, browser: httpx.Client) -> None:
    """Whatever is offered is taken, and what is not offered is refused."""
    told = browser.get(f"/api/tools/options/{edition}").json()
    assert browser.post("/api/session").status_code == 200
    default = told["defaults"]
    for name in ("strict_penalty", "seats_by_draw", "big_set"):
        options = default | {name: True, "seats": told["seats"]["least"]}
        made = browser.post("/api/tables", json={"name": "Ann", "options": options})
        assert made.status_code == (201 if told[name] else 422), name
    for name in ("seats", "length", "delay"):
        for value in (told[name]["least"], told[name]["most"]):
            check_options(msgspec.convert(default | {name: value}, Options))
    for kind in ("seconds", "days"):
        for value in told["clock"][kind].values():
            check_options(
                msgspec.convert(default | {"clock": kind, "clock_length": value}, Options)
            )


def test_rules_are_told_with_what_they_may_be(browser: httpx.Client) -> None:
    told = browser.get("/api/tools/rules/goliath(jokers=4)").json()
    fields = {each["name"]: each for each in told["fields"]}
    assert list(fields) == list(RULES)
    assert fields["jokers"]["source"] == "house"
    assert fields["jokers"]["allowed"]["most"] == 4
    assert fields["table_in_meld_turn"]["allowed"]["values"] == ["closed", "openAfterMeld"]
    assert len(told["clauses"]) == 87
    assert told["values"]["tiles_total"] == parse_ruleset("goliath(jokers=4)").box.total
    for name, field in fields.items():
        for value in field["allowed"]["values"]:
            EDITIONS["goliath"].replace(**{name: value})


async def test_a_hint_in_three_depths_is_one_play(house: House) -> None:
    players = [Client(house.url), Client(house.url)]
    table = await set_up(players, "goliath", hints=True, length=1)
    found = 0
    for _ in range(40):
        view = await players[0].until(lambda view: True)
        if view.phase != "playing" or found >= 3:
            break
        assert view.game is not None
        seat = view.game.turn
        me = players[seat]
        view = await me.until(lambda v, version=view.version: v.version >= version)  # type: ignore[misc]
        known = seat_view(view, seat)
        told = (await me.http.get(f"/api/tables/{table}/hint/{seat}")).json()
        assert told["turn"] == view.turn_version
        assert told["can_play"] == bool(told["tiles"]) == (told["play"] is not None)
        wish: do.Do = do.Draw(seat=seat)
        if told["can_play"]:
            found += 1
            play = told["play"]
            assert play["played"] == told["tiles"]
            assert play["tiles_played"] == len(told["tiles"].split())
            assert play["steps"]
            after = parse_table(play["table"])
            assert known.rack is not None
            ruling = judge(known.ruleset, known.table, after, known.rack, melded=known.melded[seat])
            assert ruling.legal
            assert sorted(ruling.played) == sorted(parse_rack(told["tiles"]))
            wish = do.Play(seat=seat, table=play["table"])
        answer = await me.do(wish)
        assert isinstance(answer, Ack)
        for client in players:
            await client.until(lambda v, least=answer.version: v.version >= least)  # type: ignore[misc]
    assert found >= 3
    await asyncio.gather(*(client.close() for client in players))


async def test_every_finished_game_has_a_record_that_is_right(house: House) -> None:
    """Played out, resigned and abandoned."""
    players = [Client(house.url), Client(house.url)]
    table = await set_up(players, "broadway", length=2)
    await play_out(players, seed=1)
    for ending in (do.Resign(seat=1), do.Resign(seat=0)):
        assert isinstance(await players[0].do(do.NextGame()), Ack)
        who = players[ending.seat]
        await who.until(lambda view: view.phase == "playing")
        assert isinstance(await who.do(ending), Ack)
        await players[0].until(lambda view: view.phase != "playing")
    assert isinstance(await players[0].do(do.NextGame()), Ack)
    for client in players:
        await client.until(lambda view: view.phase == "playing")
    assert isinstance(await players[1].do(do.Leave()), Ack)
    view = await players[0].until(lambda view: view.phase == "over")
    assert view.match.records == 4
    assert view.match.round_games == 2
    assert len(view.match.rounds) == 2
    total = [sum(points) for points in zip(*view.match.rounds, strict=True)]
    assert tuple(total) == view.match.totals
    assert view.match.leaders == tuple(s for s, place in enumerate(view.match.places) if place == 1)
    reasons = []
    for number in range(1, 5):
        answer = await players[0].http.get(f"/api/tables/{table}/records/{number}")
        assert answer.status_code == 200
        record = loads(answer.text)
        found = verify(record, could_play)
        assert (found.good, found.finished, found.deal_checked) == (True, True, True), found
        checked = await players[0].http.post(
            "/api/tools/records/verify", json={"record": answer.text}
        )
        assert checked.json()["good"]
        reasons.append(view.match.games[number - 1].reason)
    assert reasons[1:] == ["resigned", "resigned", "resigned"]
    missing = await players[0].http.get(f"/api/tables/{table}/records/5")
    assert missing.json() == {"code": "no-such-game", "values": {"finished": 4}}
    await asyncio.gather(*(client.close() for client in players))


async def test_an_abandoned_game_has_its_record_too(house: House) -> None:
    host = await Client(house.url).come_in()
    answer = await host.http.post(
        "/api/tables", json={"name": "Ann", "options": {"rules": "goliath", "seats": 2}}
    )
    table = answer.json()["table"]
    await host.watch(table).until(lambda view: True)
    for wish in (do.Sit(), do.AddComputer(level="easy"), do.Start(), do.Leave()):
        assert isinstance(await host.do(wish), Ack)
    view = await host.until(lambda view: view.phase == "over")
    assert view.game is not None
    assert view.game.over == "abandoned"
    record = await host.http.get(f"/api/tables/{table}/records/1")
    assert "end abandoned" in record.text
    assert verify(loads(record.text), could_play).good
    await host.close()


async def test_planning_ahead_is_private_and_never_counts(rig: Rig) -> None:
    table = await rig.table(rules="goliath", seats=2, clock="seconds", clock_length=30)
    state = await rig.state(table)
    assert state.turn is not None
    assert state.game is not None
    waiting = 1 - state.turn
    plan = format_table((state.game.state.racks[waiting][:3],))
    told = await rig.draft(table, f"p{waiting}", waiting, plan, plan=True)
    assert isinstance(told, Verdict)
    assert (told.plan, told.kept, told.tiles_played) == (True, False, 3)
    assert (await rig.state(table)).version == state.version
    for seat in range(2):
        assert await rig.storage.draft(table, seat, state.turn_version) is None
    refused = await rig.draft(table, f"p{state.turn}", waiting, plan, plan=True)
    assert isinstance(refused, Refused)
    assert refused.code == "not-your-seat"


async def test_each_reason_to_close_has_its_own_number(house: House) -> None:
    assert len(set(CLOSED.values())) == len(CLOSED)
    players = [Client(house.url), Client(house.url)]
    table = await set_up(players, "goliath")
    assert isinstance(await players[0].do(do.Lock(locked=True)), Ack)
    assert await closed(house, "", table) == "locked"
    assert isinstance(await players[0].do(do.Kick(person=2)), Ack)
    assert await closed(house, players[1].cookie, table) == "kicked"
    assert await closed(house, "", "no-such-table-at-all") == "table-not-found"
    await asyncio.gather(*(client.close() for client in players))


async def closed(house: House, cookie: str, table: str) -> Closing:
    """Why the door stays shut, by the frame and by the number."""
    headers = {"Cookie": cookie} if cookie else {}
    async with connect(
        house.url.replace("http", "ws") + "/ws",
        origin=house.origin,  # type: ignore[arg-type]
        additional_headers=headers,
        open_timeout=PATIENCE,
        ping_interval=None,
    ) as socket:
        await socket.send(encode(Hello(protocol=PROTOCOL, table=table)).decode())
        frame = msgspec.json.decode(await socket.recv())
        await socket.wait_closed()
        code: Closing = frame["code"]
        assert socket.close_code == CLOSED[code]
        return code


async def test_two_devices_of_one_player_are_both_served(house: House) -> None:
    players = [Client(house.url), Client(house.url)]
    table = await set_up(players, "goliath")
    code = (await players[0].http.post("/api/session/transfer")).json()["code"]
    phone = await Client(house.url).come_in()
    assert (await phone.http.post("/api/session/take", json={"code": code})).status_code == 200
    await phone.watch(table).until(lambda view: True)
    laptop = seen(players[0])
    assert seen(phone).you == laptop.you
    view = await phone.until(lambda view: view.phase == "playing")
    assert view.game is not None
    if view.game.turn != 0:
        assert isinstance(await players[1].do(do.Draw(seat=1)), Ack)
    await phone.until(lambda v: v.game is not None and v.game.turn == 0)
    assert isinstance(await phone.do(do.Draw(seat=0)), Ack)
    await players[0].until(lambda v: v.game is not None and v.game.turn == 1)
    await asyncio.gather(phone.close(), *(client.close() for client in players))


def test_a_played_table_can_be_written(browser: httpx.Client) -> None:
    """The best play of a question is one that the referee takes."""
    question = {"rules": "goliath", "table": "k4 r4 b4 o4", "rack": "b3 b5 b6 k9"}
    told = browser.post("/api/tools/best", json=question).json()
    assert told["played"] == "b3 b5 b6"
    assert [step["kind"] for step in told["steps"]]
    after = browser.post(
        "/api/tools/judge",
        json={
            "rules": "goliath",
            "rack": question["rack"],
            "before": question["table"],
            "after": told["table"],
        },
    ).json()
    assert after["legal"]
    assert [(each["whole"], each["kind"], each["value"]) for each in after["sets"]] == [
        (True, "group", 12),
        (True, "run", 18),
    ]
    assert after["meld"] is None


def test_a_tile_is_told_where_it_could_go(browser: httpx.Client) -> None:
    turn = {"rules": "goliath", "rack": "b7 r1 r2 r3", "before": "b4 b5 b6", "after": "b4 b5 b6"}

    def place(tile: str, **changes: str) -> httpx.Response:
        return browser.post("/api/tools/place", json=turn | {"tile": tile} | changes)

    assert place("b7").json() == {"joins": [{"set": 0, "at": 3}], "lay": "", "near": None}
    assert place("r2").json() == {"joins": [], "lay": "r1 r2 r3", "near": None}
    for answer, code in (
        (place("k1"), "bad-request"),
        (place("b7", after="b4 b5 b6 b7"), "bad-request"),
        (place("x1"), "unknown-tile"),
        (place("b7", before="b4 b5"), "table-not-legal"),
    ):
        assert (answer.status_code, answer.json()["code"]) == (422, code)


def score(browser: httpx.Client, *games: dict[str, Any], rules: str = "broadway") -> httpx.Response:
    return browser.post("/api/tools/score", json={"rules": rules, "games": list(games)})


def test_a_score_counts_only_tiles_that_the_box_holds(browser: httpx.Client) -> None:
    good: dict[str, Any] = {"racks": ["", "k3 j", "r13 r13"], "winner": 0}
    told = score(browser, good).json()
    assert told["games"] == [{"points": [59, -33, -26], "winners": [0]}]
    for racks, code in (
        (["", "k3 k3", "k3"], "tile-too-often"),
        (["", "j j", "j"], "tile-too-often"),
        (["", "g3", "k3"], "tile-not-in-box"),
        (["", "k3", ""], "loser-has-none"),
        (["r1", "k3", "o2"], "winner-has-tiles"),
    ):
        answer = score(browser, {"racks": racks, "winner": 0})
        assert (answer.status_code, answer.json()["code"]) == (422, code)
    # With six players there are more tiles, and in a longer match the game is named.
    six = {"racks": ["", "k3 k3", "k3", "r1", "r2", "r4"], "winner": 0}
    assert score(browser, six, rules="john-adams").status_code == 200
    answer = score(browser, good, {"racks": ["", "k3 k3", "k3"], "winner": 0}).json()
    assert (answer["code"], answer["values"]["game"]) == ("in-game", 2)
    assert answer["values"]["reason"]["code"] == "tile-too-often"
