"""Play over the protocol: `python examples/client.py URL [CODE [NAME]]`.

It sits down as a guest at the table with the code, or plays with a computer player at one of its
own, and knows no rule: the server says what is legal and what is good. After a break it comes back
with the last entry it has seen, and sends what was not answered again under the same id.
"""

import json
import sys
import time
import urllib.error
import urllib.request
import uuid
from typing import Any

from websockets.exceptions import WebSocketException
from websockets.sync.client import connect

PASSING = ("busy", "house-full", "restart", "slow")  # why to try again


class Player:
    """Somebody at a table."""

    def __init__(self, url: str, name: str) -> None:
        self.url, self.name, self.cookie, self.view = url, name, "", dict[str, Any]()
        self.pending: tuple[str, str] | None = None
        self.done = 0  # the version with the last own command: act on nothing older
        self.call("POST", "/api/session")

    def call(self, method: str, path: str, body: Any = None) -> Any:
        """One HTTP request, with the session's cookie; who asks too often waits as long as told."""
        headers = {"Origin": self.url, "Content-Type": "application/json", "Cookie": self.cookie}
        data = body and json.dumps(body).encode()
        request = urllib.request.Request(self.url + path, data, headers, method=method)
        try:
            with urllib.request.urlopen(request, timeout=30) as answer:
                self.cookie = (answer.headers["Set-Cookie"] or self.cookie).split(";")[0]
                return json.load(answer)
        except urllib.error.HTTPError as error:
            if error.code >= 500:  # a house that restarts behind its proxy
                raise
            if error.code != 429:
                sys.exit(f"refused: {path} {error.read().decode()}")
            time.sleep(json.load(error)["values"]["wait_ms"] / 1000)
            return self.call(method, path, body)

    def play(self, table: str) -> None:
        """Stay at the table, over as many connections as it takes, until the match is over."""
        while self.view.get("phase") != "over":
            try:
                headers = {"Cookie": self.cookie, "Origin": self.url}
                with connect(f"ws{self.url[4:]}/ws", additional_headers=headers) as socket:
                    hello = {"type": "hello", "protocol": 1, "table": table}
                    socket.send(json.dumps(hello | {"after": self.view.get("version")}))
                    if self.pending:
                        socket.send(self.pending[1])
                    while self.view.get("phase") != "over":
                        self.hear(socket, json.loads(socket.recv(timeout=60)))
            except (OSError, WebSocketException, TimeoutError):
                time.sleep(0.2)

    def hear(self, socket: Any, message: dict[str, Any]) -> None:
        """Take in what the server says, and act when it is time to."""
        kind = message["type"]
        if kind in ("closed", "refused") and message["code"] not in PASSING:
            sys.exit(f"{kind}: {message['code']} {message.get('values', '')}".rstrip(" {}"))
        elif kind == "refused" and self.pending:
            socket.send(self.pending[1])
        elif kind == "ack" and self.pending and self.pending[0] == message["id"]:
            self.pending, self.done = None, message["version"]
        elif kind in ("welcome", "events"):
            self.view = message["view"]
        new = bool(self.view) and self.view["version"] >= self.done and not self.pending
        if new and (wish := self.wish()):
            id, seen = str(uuid.uuid4()), self.view["version"]
            command = {"type": "command", "id": id, "seen": seen, "do": wish}
            self.pending = id, json.dumps(command)
            socket.send(self.pending[1])

    def wish(self) -> dict[str, Any] | None:
        """What to do now, if anything: sit down, as a host begin, make the own turn."""
        phase, you = self.view["phase"], self.view["you"] or {"host": False, "seats": []}
        if phase == "lobby" and not you["seats"]:
            return {"kind": "sit", "name": self.name}
        if phase == "lobby" and you["host"]:
            empty = any(seat["kind"] == "empty" for seat in self.view["seats"])
            return {"kind": "add-computer", "level": "easy"} if empty else {"kind": "start"}
        if phase == "between" and you["host"]:
            return {"kind": "next-game"}
        mine = phase == "playing" and self.view["game"]["turn"] in you["seats"]
        return self.turn() if mine else None

    def turn(self) -> dict[str, Any]:
        """The best play of the own turn, which anybody may ask the house for."""
        game, seat = self.view["game"], self.view["game"]["turn"]
        known = {"rules": self.view["options"]["rules"], "players": len(self.view["seats"])}
        known |= {"table": game["table"], "rack": game["racks"][seat]}
        known |= {"melded": game["melded"][seat]}
        best = self.call("POST", "/api/tools/best", known)
        if best["tiles_played"]:
            return {"kind": "play", "seat": seat, "table": best["table"]}
        return {"kind": "draw" if game["pool"] else "pass", "seat": seat}


if __name__ == "__main__":
    url, code, name, *_ = [*sys.argv[1:], "", "", ""]
    try:
        me = Player(url.rstrip("/") or "http://127.0.0.1:8137", name or "Ann")
    except (OSError, ValueError) as error:
        sys.exit(f"no house answers: {error}")
    if not code:
        wanted = {"rules": "goliath", "seats": 2, "length": 1, "thinking": False}
        code = me.call("POST", "/api/tables", {"name": me.name, "options": wanted})["code"]
    me.play(code)
    for seat, points in zip(me.view["seats"], me.view["match"]["totals"], strict=True):
        print(f"{seat['name']}: {points}")
