"""The HTTP part: every documented answer, and nothing but documented answers."""

import asyncio
import contextlib
import json
from collections.abc import Iterator
from typing import Any

import httpx
import pytest
import schemathesis
from hypothesis import HealthCheck, given, settings
from hypothesis.errors import Unsatisfiable
from schemathesis.core.result import Ok
from schemathesis.specs.openapi.checks import (
    negative_data_rejection,
    positive_data_acceptance,
)

from remeld.protocol import Ack, Refused
from remeld.protocol import commands as do
from remeld.protocol.http.requests import RecordToReplay
from remeld.server.http import records
from remeld.server.http.problems import Problem
from remeld.server.rate_limits import LIMITS
from remeld.solver import could_play
from tests.patience import PATIENCE
from tests.server.clients import Client, make_table
from tests.server.processes import LIMITED, House
from tests.server.socket_games import play_out, set_up


@pytest.mark.slow
def test_answers_are_as_documented(house: House) -> None:
    api = schemathesis.openapi.from_url(f"{house.url}/api/openapi.json", timeout=PATIENCE)
    operations = [found.ok() for found in api.get_all_operations() if isinstance(found, Ok)]
    assert len(operations) > 15
    for operation in operations:
        check_operation(operation, house.origin)


def check_operation(operation: Any, origin: str) -> None:
    """Send what the document allows, and what it does not, and compare the answers with it."""
    for mode in schemathesis.GenerationMode:

        @given(case=operation.as_strategy(generation_mode=mode))
        @settings(max_examples=30, deadline=None, suppress_health_check=list(HealthCheck))
        def check(case: Any) -> None:
            response = case.call(headers={"Origin": origin}, timeout=PATIENCE)
            # A text may be in the schema and not in the notation: 422 says so. What is too long
            # is not looked at any further: 413.
            excluded = [positive_data_acceptance]
            excluded += [negative_data_rejection] if response.status_code == 413 else []
            case.validate_response(response, excluded_checks=excluded)

        # Where nothing can be sent, nothing wrong can be.
        with contextlib.suppress(Unsatisfiable):
            check()


def test_every_answer_has_the_headers_that_protect(browser: httpx.Client) -> None:
    for path in ("/", "/api/lobby", "/api/nothing", "/healthz"):
        headers = browser.get(path).headers
        policy = headers["content-security-policy"]
        assert "default-src 'none'" in policy
        assert "unsafe" not in policy
        assert headers["x-content-type-options"] == "nosniff"
        assert headers["referrer-policy"] == "no-referrer"
        assert "server" not in headers
    assert browser.get("/api/lobby").headers["cache-control"] == "no-store"


def test_the_cookie_cannot_be_read_or_sent_from_elsewhere(browser: httpx.Client) -> None:
    answer = browser.post("/api/session")
    cookie = answer.headers["set-cookie"].lower()
    assert "httponly" in cookie
    assert "samesite=lax" in cookie
    assert "path=/" in cookie
    again = browser.post("/api/session")
    assert "set-cookie" not in again.headers
    assert answer.json()["recovery"]
    assert again.json() == {"recovery": None, "new": False}


@pytest.mark.house(origins="https://play.example")
def test_behind_tls_the_cookie_is_bound_to_the_host(house: House) -> None:
    headers = {"Origin": "https://play.example", "Host": "play.example"}
    answer = httpx.post(f"{house.url}/api/session", headers=headers, timeout=PATIENCE)
    cookie = answer.headers["set-cookie"]
    assert cookie.startswith("__Host-remeld=")
    assert "Secure" in cookie
    assert answer.headers["strict-transport-security"]


async def test_a_transfer_code_works_once(house: House) -> None:
    old, new, late = [await Client(house.url).come_in() for _ in range(3)]
    table = await make_table(old, "Ann", rules="goliath", seats=2)
    code = (await old.http.post("/api/session/transfer")).json()["code"]
    typed = f" {code[:5].lower()}-{code[5:].lower()} "
    taken = await new.http.post("/api/session/take", json={"code": typed})
    assert taken.status_code == 200
    assert (await late.http.post("/api/session/take", json={"code": code})).status_code == 404
    view = await new.watch(table).until(lambda view: True)
    assert view.you is not None
    assert view.you.host
    recovery = taken.json()["recovery"]
    back = await late.http.post("/api/session/take", json={"code": recovery})
    assert back.status_code == 200
    assert (await late.http.get("/api/mine")).json()["tables"][0]["table"] == table
    await asyncio.gather(old.close(), new.close(), late.close())


async def test_where_it_is_ones_turn_is_told(house: House) -> None:
    players = [Client(house.url) for _ in range(2)]
    table = await set_up(players, rules="goliath", clock="none")
    view = players[0].view
    assert view is not None
    assert view.game is not None
    turn = view.game.turn
    waiting = [(await each.http.get("/api/turns")).json()["tables"] for each in players]
    assert waiting == [[table] if seat == turn else [] for seat in range(2)]
    assert isinstance(await players[turn].do(do.Draw(seat=turn)), Ack)
    waiting = [(await each.http.get("/api/turns")).json()["tables"] for each in players]
    assert waiting == [[table] if seat != turn else [] for seat in range(2)]
    await asyncio.gather(*(each.close() for each in players))


async def test_private_tables_are_not_listed(house: House) -> None:
    host = await Client(house.url).come_in()
    private = await make_table(host, "Ann", rules="goliath")
    public = await make_table(host, "Ann", rules="lanmi", public=True)
    listed = [each["table"] for each in (await host.http.get("/api/lobby")).json()["tables"]]
    assert public in listed
    assert private not in listed
    mine = [each["table"] for each in (await host.http.get("/api/mine")).json()["tables"]]
    assert {public, private} <= set(mine)
    row = next(
        e for e in (await host.http.get("/api/lobby")).json()["tables"] if e["table"] == public
    )
    found = await host.http.get(f"/api/codes/{row['listing']['code'].lower()}")
    assert found.json()["table"] == public
    await host.close()


async def test_hints_only_where_the_table_allows_them(house: House) -> None:
    for hints in (True, False):
        players = [Client(house.url), Client(house.url)]
        table = await set_up(players, "goliath", hints=hints)
        view = await players[0].until(lambda view: True)
        assert view.game is not None
        seat = view.game.turn
        own = await players[seat].http.get(f"/api/tables/{table}/hint/{seat}")
        other = await players[1 - seat].http.get(f"/api/tables/{table}/hint/{seat}")
        assert own.status_code == (200 if hints else 409)
        assert other.json()["code"] == "not-your-seat"
        if not hints:
            assert own.json()["code"] == "hints-off"
        await asyncio.gather(*(client.close() for client in players))


async def test_a_player_can_be_forgotten(house: House) -> None:
    players = [Client(house.url), Client(house.url)]
    await asyncio.gather(*(client.come_in() for client in players))
    table = await make_table(players[0], "Zerlina", rules="goliath", seats=2)
    for client, name in zip(players, ("Zerlina", "Ben"), strict=True):
        client.watch(table)
        await client.until(lambda view: True)
        await client.do(do.Sit(name=name))
    assert (await players[0].http.delete("/api/person")).status_code == 204
    view = await players[1].until(lambda view: len(view.people) == 1)
    assert "Zerlina" not in repr(view)
    stranger = Client(house.url).watch(table)
    await stranger.until(lambda view: True)
    assert "Zerlina" not in repr(stranger.log)
    assert "Zerlina" not in repr(stranger.view)
    assert (await players[0].http.get("/api/mine")).status_code == 401
    await asyncio.gather(stranger.close(), *(client.close() for client in players))


@pytest.mark.house(log_level="debug")
async def test_logs_hold_no_secrets(house: House) -> None:
    players = [Client(house.url), Client(house.url)]
    table = await set_up(players, "goliath", length=1)
    await play_out(players, seed=3, lie=1.0)
    view = players[0].view
    assert view is not None
    assert view.game is not None
    secrets = [table, view.code, view.game.secret or "", "Seat 0", "127.0.0.1:"]
    secrets += [cookie for client in players for cookie in client.http.cookies.values()]
    house.stop()
    text = house.log.read_text()
    assert text
    assert [secret for secret in secrets if secret and secret in text] == []
    await asyncio.gather(*(client.close() for client in players))


def test_long_bodies_are_not_read(browser: httpx.Client) -> None:
    long = {"record": "x" * 1_100_000}
    assert browser.post("/api/tools/records/verify", json=long).status_code == 413
    middling = {"rack": "x" * 70_000, "before": "", "after": ""}
    assert browser.post("/api/tools/judge", json=middling).status_code == 413

    def endless() -> Iterator[bytes]:
        for _ in range(100):
            yield b" " * 10_000

    answer = browser.post("/api/tools/judge", content=endless())
    assert answer.status_code == 413
    assert answer.json()["code"] == "too-long"


@pytest.mark.house(script=LIMITED, rate_scale="1")
def test_requests_that_come_too_often_are_told_to_wait(browser: httpx.Client) -> None:
    allowed = int(LIMITS["code"].burst)
    codes = [browser.get("/api/codes/AAAABBBB").status_code for _ in range(allowed)]
    assert codes == [404] * allowed
    refused = browser.get("/api/codes/AAAABBBB")
    assert refused.json()["code"] == "too-often"
    assert int(refused.headers["retry-after"]) >= 1


HALF = '"\\ud800"'
"""Half a character: JSON can write it, no text holds it."""


@pytest.mark.parametrize(
    ("method", "path", "body"),
    [
        ("GET", "/api/tables/%00abcdefghij/records/1", ""),
        ("GET", "/api/tables/%00abcdefghij/hint/0", ""),
        ("GET", "/api/codes/ABC%00DEFG", ""),
        ("POST", "/api/tables", f'{{"name":"Ann","options":{{"rules":{HALF}}}}}'),
        ("POST", "/api/tables", f'{{"name":"Ann","options":{{{HALF}:1}}}}'),
        ("POST", "/api/tools/records/verify", f'{{"record":{HALF}}}'),
        ("POST", "/api/tools/records/replay", f'{{"record":{HALF}}}'),
    ],
)
def test_what_no_database_can_hold_is_refused(
    browser: httpx.Client, method: str, path: str, body: str
) -> None:
    browser.post("/api/session")
    headers = {"Content-Type": "application/json"}
    answer = browser.request(method, path, content=body or None, headers=headers)
    assert answer.status_code == 422, answer.text


def test_metrics_and_health(browser: httpx.Client, house: House) -> None:
    house.wait_ready()
    text = browser.get("/metrics").text
    assert "remeld_sockets " in text
    assert "remeld_command_seconds_bucket" in text


def test_records_can_be_replayed(browser: httpx.Client) -> None:
    from remeld.match import Game, Record, Setup, dumps, secret_from_seed
    from remeld.rules import EDITIONS, Draw

    setup = Setup(ruleset=EDITIONS["goliath"], players=("A", "B"), time_limit_sec=None)
    game = Game.start(setup, secret_from_seed(1), at=0, oracle=could_play)
    game = game.move(game.state.turn, Draw(), at=5)
    record = dumps(Record(game.state.setup, game.log))
    answer = browser.post("/api/tools/records/replay", json={"record": record, "seat": 0})
    moments = answer.json()["moments"]
    assert len(moments) == len(game.log)
    assert "??" in moments[-1]["racks"][1]
    assert "??" not in moments[-1]["racks"][0]
    wrong = json.loads(json.dumps(record)).replace(" draw ", " pass ", 1)
    found = browser.post("/api/tools/records/verify", json={"record": wrong})
    assert found.status_code in (200, 422)
    assert found.status_code == 422 or not found.json()["good"]


@pytest.mark.parametrize("kind", ["verify", "replay"])
def test_a_record_longer_than_any_game_is_not_read(browser: httpx.Client, kind: str) -> None:
    from remeld.match import Game, Record, Setup, dumps, most_events, secret_from_seed
    from remeld.rules import EDITIONS

    setup = Setup(ruleset=EDITIONS["goliath"], players=("A", "B"), time_limit_sec=None)
    game = Game.start(setup, secret_from_seed(1), at=0, oracle=could_play)
    most = most_events(setup.sized.box.total)
    while len(game.log) < most:
        game = game.extend(1, at=0)
    path = f"/api/tools/records/{kind}"
    record = dumps(Record(game.state.setup, game.log))
    assert browser.post(path, json={"record": record}).status_code == 200
    longer = dumps(Record(game.state.setup, game.extend(1, at=0).log))
    refused = browser.post(path, json={"record": longer})
    assert (refused.status_code, refused.json()["code"]) == (422, "record-too-long")
    assert refused.json()["values"] == {"most": most}
    # What no box could fill is refused before a line of it is looked at.
    refused = browser.post(path, json={"record": "?\n" * 5_000})
    assert (refused.status_code, refused.json()["code"]) == (422, "record-too-long")


def test_a_replay_is_not_far_longer_than_its_record(monkeypatch: pytest.MonkeyPatch) -> None:
    from remeld.match import Game, Record, Setup, dumps, secret_from_seed
    from remeld.rules import EDITIONS, RemeldError

    setup = Setup(ruleset=EDITIONS["goliath"], players=("A", "B"), time_limit_sec=None)
    game = Game.start(setup, secret_from_seed(1), at=0, oracle=could_play)
    record, number = dumps(Record(game.state.setup, game.log)).rstrip(), len(game.log) + 1
    forged = f"{record}\n{number} 5 draw 0 {'k1-13 ' * 100}"
    with pytest.raises(RemeldError) as refused:
        records.replay(RecordToReplay(record=forged))
    assert refused.value.code == "more-than-the-box"

    passes = "".join(f"\n{number + each} 5 pass {each % 2}" for each in range(100))
    whole = records.replay(RecordToReplay(record=record + passes))
    assert len(whole.moments) == len(game.log) + 100
    monkeypatch.setattr(records, "MOST_SHOWN", 1000)
    with pytest.raises(Problem) as too_long:
        records.replay(RecordToReplay(record=record + passes))
    assert (too_long.value.status, too_long.value.code) == (422, "record-too-long")
    some = RecordToReplay(record=record + passes, first=50, last=52)
    assert [moment.number for moment in records.replay(some).moments] == [50, 51, 52]


async def test_muted_people_say_nothing(house: House) -> None:
    players = [Client(house.url), Client(house.url)]
    await set_up(players, "goliath")
    await players[0].do(do.Mute(person=2, muted=True))
    answer = await players[1].do(do.Say(phrase="hello"))
    assert isinstance(answer, Refused)
    assert answer.code == "muted"
    assert isinstance(await players[0].do(do.Say(phrase="hello")), Ack)
    await asyncio.gather(*(client.close() for client in players))
