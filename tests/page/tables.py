"""Tables made ready over the wire, for tests that are about what comes after."""

import json
import urllib.request
import uuid
from contextlib import ExitStack
from typing import Any

from websockets.sync.client import ClientConnection, connect
from websockets.typing import Origin

from remeld.protocol import (
    PROTOCOL,
    Ack,
    Command,
    FromServer,
    Hello,
    TableView,
    Welcome,
    commands,
    decode_answer,
    encode,
)
from tests.patience import PATIENCE

__all__ = ["NAMES", "Guest", "begin"]

NAMES = ("Ann", "Bob", "Cleo", "Dan")


def begin(people: "list[Guest]", *levels: str, **options: object) -> str:
    """A table where these people and computer players of these levels have begun to play."""
    host = people[0]
    table = host.make_table(NAMES[0], seats=len(people) + len(levels), **options)
    for seat, person in enumerate(people):
        person.join(table).do(commands.Sit(seat=seat, name=NAMES[seat]))
    for level in levels:
        host.do(commands.AddComputer(level=level))  # type: ignore[arg-type]
    host.do(commands.Start())
    for person in people:
        if person.has_browser:
            person.leave()
        else:
            person.until(lambda view: view.phase == "playing")
    return table


class Guest:
    """Somebody at a table without a browser, or on behalf of one whose cookie they have."""

    def __init__(self, url: str, cookie: str = "", *, has_browser: bool = False) -> None:
        self.url = url
        self.has_browser = has_browser
        self.cookie = cookie
        self.socket: ClientConnection | None = None
        self._open = ExitStack()
        self.view: TableView | None = None
        if not cookie:
            self._post("/api/session")

    def make_table(self, name: str = "Ann", **options: object) -> str:
        """A new table, with its options; its id."""
        made = self._post("/api/tables", {"name": name, "options": options})
        return str(made["table"])

    def join(self, table: str) -> "Guest":
        """Come to a table."""
        self.socket = self._open.enter_context(
            connect(
                f"{self.url.replace('http', 'ws', 1)}/ws",
                origin=Origin(self.url),
                additional_headers={"Cookie": self.cookie},
                compression=None,
                max_queue=None,  # else what was not read would keep the last frame away
                open_timeout=PATIENCE,
                close_timeout=PATIENCE,
                ping_interval=None,  # nobody answers the house's own while a test does other things
            )
        )
        self.socket.send(encode(Hello(protocol=PROTOCOL, table=table, after=0)).decode())
        self._hear(lambda message: isinstance(message, Welcome))
        return self

    def do(self, *wishes: commands.Do) -> "Guest":
        """Carry out commands one after the other; each must be accepted."""
        assert self.socket is not None
        for wish in wishes:
            assert self.view is not None
            id = uuid.uuid4()
            command = Command(id=id, seen=self.view.version, do=wish)
            self.socket.send(encode(command).decode())
            answer = self._hear(lambda message, id=id: getattr(message, "id", None) == id)
            assert isinstance(answer, Ack), (wish, answer)
            self.until(lambda view, version=answer.version: view.version >= version)
        return self

    def wait_for_turn(self, seat: int) -> TableView:
        """Listen until a seat is on turn."""
        return self.until(lambda view: view.game is not None and view.game.turn == seat)

    def until(self, ready: Any) -> TableView:
        """Listen until the table looks like that."""
        if self.view is None or not ready(self.view):
            self._hear(lambda _: self.view is not None and ready(self.view))
        assert self.view is not None
        return self.view

    def leave(self) -> None:
        """Close the socket."""
        self._open.close()
        self.socket = None

    def _hear(self, wanted: Any) -> FromServer:
        assert self.socket is not None
        while True:
            data = self.socket.recv(PATIENCE)
            message = decode_answer(data.encode() if isinstance(data, str) else data)
            view = getattr(message, "view", None)
            if view is not None:
                self.view = view
            if wanted(message):
                return message

    def _post(self, path: str, body: object = None) -> dict[str, Any]:
        headers = {"Origin": self.url, "Cookie": self.cookie, "Content-Type": "application/json"}
        data = b"" if body is None else json.dumps(body).encode()
        request = urllib.request.Request(self.url + path, data, headers, method="POST")
        with urllib.request.urlopen(request, timeout=PATIENCE) as answer:
            if made := answer.headers.get("Set-Cookie"):
                self.cookie = made.partition(";")[0]
            return dict(json.loads(answer.read() or b"{}"))
