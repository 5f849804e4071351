"""One socket from the handshake to its end, without a network."""

import asyncio
import json
import uuid
from types import SimpleNamespace
from typing import Any, cast

import pytest
from starlette.requests import Request
from starlette.responses import Response
from starlette.websockets import WebSocket

from remeld.protocol import MAX_MESSAGE, PROTOCOL, Draft, Refused, encode
from remeld.protocol.http.requests import TypedCode
from remeld.server import sockets
from remeld.server.connection_limit import ConnectionLimit
from remeld.server.connections import Connections
from remeld.server.http.people import take_code
from remeld.server.http.request_context import RequestContext
from remeld.server.rate_limits import LIMITS, Limiter
from remeld.server.reach import Reach
from remeld.server.settings import Settings, SettingsError, from_environment
from remeld.server.socket_subscriber import ClosingError, SocketSubscriber
from remeld.server.sockets import serve_socket
from tests.patience import PATIENCE
from tests.server.in_process_house import Rig


class Wire:
    """A socket whose client sends these frames, and goes when it is told why."""

    def __init__(self, rig: Rig, *frames: str) -> None:
        everybody = Connections(most=100, sockets=100, per_address=100, metrics=rig.metrics)
        limit = ConnectionLimit(rig.house, everybody)
        reach = Reach(rig.house.settings)
        state = SimpleNamespace(house=rig.house, connections=limit, reach=reach)
        self.app = SimpleNamespace(state=state)
        self.scope: dict[str, Any] = {"client": ("192.0.2.7", 1)}
        self.headers = {"origin": rig.house.settings.origins[0]}
        self.cookies: dict[str, str] = {}
        self.heard: list[dict[str, Any]] = []
        self._frames = list(frames)
        self.may_go_on = asyncio.Event()
        self.may_go_on.set()
        self._gone = asyncio.Event()

    async def accept(self) -> None:
        """Nothing to do."""

    async def receive(self) -> dict[str, Any]:
        """The next frame, or the end."""
        await self.may_go_on.wait()
        if self._frames:
            return {"type": "websocket.receive", "text": self._frames.pop(0)}
        await self._gone.wait()
        return {"type": "websocket.disconnect"}

    async def send_text(self, text: str) -> None:
        """Keep what was said."""
        self.heard.append(json.loads(text))

    async def close(self, code: int) -> None:
        """The house hung up; what the client had still sent arrives now."""
        self.may_go_on.set()
        self.hang_up()

    def hang_up(self) -> None:
        """The client goes."""
        self._gone.set()

    async def served(self) -> list[str]:
        """The codes and kinds of all that was heard."""
        async with asyncio.timeout(PATIENCE):
            await serve_socket(cast(WebSocket, self))
        return [each.get("code") or each["type"] for each in self.heard]


def hello(table: str) -> str:
    return json.dumps({"type": "hello", "protocol": PROTOCOL, "table": table})


ORIGINS = ("http://house.example",)


@pytest.mark.parametrize("table", ["ABC\0DEFG", "\0" * 22, "é\u0085ABCDEFG", "AAAAAAAA"])
@pytest.mark.house(origins=ORIGINS)
async def test_what_can_be_no_table_is_not_found(rig: Rig, table: str) -> None:
    assert await Wire(rig, hello(table)).served() == ["table-not-found"]


@pytest.mark.house(origins=ORIGINS)
async def test_who_greets_too_late_is_closed_and_not_heard(
    rig: Rig, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sockets, "HELLO_SECONDS", 0.01)
    wire = Wire(rig, '{"type":"ping"}', "{")
    wire.may_go_on.clear()
    assert await wire.served() == ["unreadable"]


@pytest.mark.house(origins=ORIGINS)
async def test_a_plan_is_not_judged_for_who_is_gone(
    rig: Rig, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A draft of the own turn is: it may decide at the bell."""
    table = await rig.table(rules="goliath", seats=2)
    asked: list[bool] = []
    ended: list[bool] = []

    async def judge(table: str, who: str | None, draft: Draft, address: str | None) -> Refused:
        asked.append(draft.plan)
        wire.hang_up()
        try:
            await asyncio.sleep(PATIENCE if draft.plan else 0)
        except asyncio.CancelledError:
            ended.append(draft.plan)
            raise
        return Refused(id=draft.id, code="busy", values={}, faults=())

    monkeypatch.setattr(rig.house, "judge", judge)
    for plan in (True, False):
        draft = Draft(id=uuid.uuid4(), seen=1, seat=0, table="", plan=plan)
        wire = Wire(rig, hello(table), encode(draft).decode())
        await wire.served()
    assert asked == [True, False]
    assert ended == [True]


@pytest.mark.house(origins=ORIGINS)
async def test_hyphens_are_no_way_to_try_more_codes(rig: Rig) -> None:
    rig.house.limiter = Limiter(1, clock=lambda: 0.0)
    code = "-".join("ABCD2345") + "--"
    tried = [await Wire(rig, hello(code)).served() for _ in range(int(LIMITS["code"].burst))]
    assert tried == [["table-not-found"]] * len(tried)
    assert await Wire(rig, hello(code)).served() == ["flood"]


@pytest.mark.house(origins=ORIGINS)
async def test_sockets_end_with_their_session_when_another_takes_its_place(rig: Rig) -> None:
    house = rig.house
    made = Response()
    old = await house.sessions.make(made, house.now())
    code, _ = await house.sessions.transfer_code(old.person, house.now())
    subscriber = SocketSubscriber(rig.storage, rig.metrics, old, "192.0.2.7")
    table = await rig.table(rules="goliath", seats=2)
    subscriber.begin(house.hub.add(await rig.state(table), subscriber), None)
    scope = {
        "type": "http",
        "app": SimpleNamespace(state=SimpleNamespace(house=house)),
        "client": ("192.0.2.7", 1),
        "headers": [(b"cookie", made.headers["set-cookie"].partition(";")[0].encode())],
    }
    await take_code(RequestContext.of(Request(scope)), TypedCode(code=code))
    with pytest.raises(ClosingError) as closing:
        await subscriber.frame(house.now())
    assert closing.value.code == "signed-out"


def test_no_house_promises_longer_messages_than_are_read() -> None:
    assert Settings(message_bytes=MAX_MESSAGE).message_bytes == MAX_MESSAGE
    with pytest.raises(SettingsError) as refused:
        Settings(message_bytes=MAX_MESSAGE + 1)
    assert (refused.value.name, refused.value.allowed) == ("REMELD_MESSAGE_BYTES", "≤ 16384")


@pytest.mark.parametrize("scale", ["nan", "inf", "-1"])
def test_no_house_has_rates_that_are_no_numbers(scale: str) -> None:
    with pytest.raises(SettingsError) as refused:
        from_environment({"REMELD_RATE_SCALE": scale})
    assert (refused.value.name, refused.value.allowed) == ("REMELD_RATE_SCALE", "≥ 0")
