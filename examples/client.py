"""Play a game against a computer player over the protocol: `python examples/client.py URL`.

A whole client in one file, with no rule of the game in it: the server says what is legal, and its
hints say what is good. When the connection breaks it comes back with the last entry it has seen,
and sends what was not answered again under the same id.
"""

import json
import sys
import time
import urllib.request
import uuid
from typing import Any

from websockets.exceptions import WebSocketException
from websockets.sync.client import connect


class Player:
    """Somebody at a table."""

    def __init__(self, url: str) -> None:
        self.url, self.cookie, self.view = url, "", dict[str, Any]()
        self.pending: tuple[str, str] | None = None
        self.done = 0  # the version with the last own command: act on nothing older
        self.call("POST", "/api/session")

    def call(self, method: str, path: str, body: object = None) -> Any:
        """One HTTP request, with the session's cookie."""
        headers = {"Origin": self.url, "Content-Type": "application/json", "Cookie": self.cookie}
        data = None if body is None else json.dumps(body).encode()
        request = urllib.request.Request(self.url + path, data, headers, method=method)
        with urllib.request.urlopen(request, timeout=30) as answer:
            self.cookie = (answer.headers["Set-Cookie"] or self.cookie).split(";")[0]
            return json.load(answer)

    def play(self, table: str) -> None:
        """Stay at the table, over as many connections as it takes, until the match is over."""
        while self.view.get("phase") != "over":
            try:
                address = self.url.replace("http", "ws", 1) + "/ws"
                headers = {"Cookie": self.cookie, "Origin": self.url}
                with connect(address, additional_headers=headers) as socket:
                    after = self.view.get("version")
                    hello = {"type": "hello", "protocol": 1, "table": table, "after": after}
                    socket.send(json.dumps(hello))
                    if self.pending:
                        socket.send(self.pending[1])
                    while self.view.get("phase") != "over":
                        self.hear(socket, json.loads(socket.recv(timeout=60)))
            except (OSError, WebSocketException, TimeoutError):
                time.sleep(0.2)

    def hear(self, socket: Any, message: dict[str, Any]) -> None:
        """Take in what the server says, and act when it is time to."""
        kind = message["type"]
        if kind == "refused" and message["code"] == "busy" and self.pending:
            socket.send(self.pending[1])
        elif kind == "refused":
            sys.exit(f"refused: {message}")
        elif kind == "ack" and self.pending and self.pending[0] == message["id"]:
            self.pending, self.done = None, message["version"]
        elif kind in ("welcome", "events"):
            self.view = message["view"]
        new = bool(self.view) and self.view["version"] >= self.done and not self.pending
        if new and (wish := self.wish()):
            id = str(uuid.uuid4())
            command = {"type": "command", "id": id, "seen": self.view["version"], "do": wish}
            self.pending = (id, json.dumps(command))
            socket.send(self.pending[1])

    def wish(self) -> dict[str, Any] | None:
        """What to do now, if anything: fill the seats, begin, make the own turn."""
        view, game = self.view, self.view["game"]
        empty = [seat for seat in view["seats"] if seat["kind"] == "empty"]
        if view["phase"] == "lobby":
            if not view["you"]["seats"]:
                return {"kind": "sit"}
            return {"kind": "add-computer", "level": "easy"} if empty else {"kind": "start"}
        if view["phase"] == "between":
            return {"kind": "next-game"}
        if view["phase"] == "playing" and game["turn"] in view["you"]["seats"]:
            seat = game["turn"]
            hint = self.call("GET", f"/api/tables/{view['table']}/hint/{seat}")
            if hint["can_play"]:
                return {"kind": "play", "seat": seat, "table": hint["play"]["table"]}
            return {"kind": "draw" if game["pool"] else "pass", "seat": seat}
        return None


if __name__ == "__main__":
    me = Player(sys.argv[1] if len(sys.argv) > 1 else "http://127.0.0.1:8137")
    options = {"rules": "goliath", "seats": 2, "length": 1, "hints": True, "thinking": False}
    made = me.call("POST", "/api/tables", {"name": "Ann", "options": options})
    me.play(made["table"])
    for seat, points in zip(me.view["seats"], me.view["match"]["totals"], strict=True):
        print(f"{seat['name']}: {points}")
