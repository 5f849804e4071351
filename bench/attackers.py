"""Strangers who ask a house for as much work as they can: a process beside `bench.server_attacks`.

    python -m bench.attackers ATTACK URL SECONDS

Each of the addresses (127.1.0.1 and up, which on Linux are all this machine) is somebody without
an account. The process says that it is ready, waits for a line, attacks for so many seconds, and
prints how many requests were answered and how many were refused.
"""

import asyncio
import contextlib
import json
import random
import sys
import time
import uuid
from collections import Counter, deque
from collections.abc import Awaitable, Callable
from dataclasses import dataclass, replace
from pathlib import Path

from websockets.asyncio.client import connect
from websockets.exceptions import WebSocketException

from remeld.match import Game, Record, Setup, dumps, passes_unchecked, secret_from_seed
from remeld.notation import format_rack, parse_ruleset, parse_table
from remeld.protocol.http.reviews import MOST_TURNS
from remeld.rules import Draw, count, spread

__all__ = ["ATTACKS", "Attack"]

LARGE = "goliath(jokers=4, colours=6, copies=4, group_max=6)"
ENDLESS = f"{LARGE[:-1]}, players_max=6, hand=24, timeout_penalty=0)"
"""Bells cost nothing by these rules, so that a game of them may be as long as one likes."""

HELD = 300
"""Connections that one who begins requests keeps open at a time: more than an address may."""


class Http:
    """One connection that is kept; HTTP by hand, because clients must cost less than the house."""

    def __init__(self, url: str, address: str) -> None:
        self.host = url.removeprefix("http://")
        self.address = address
        self.streams: tuple[asyncio.StreamReader, asyncio.StreamWriter] | None = None

    async def ask(self, path: str, body: object = None, cookie: str = "") -> tuple[int, str]:
        """Ask once; the status and the cookie. A broken connection is status 0."""
        data = b"" if body is None else json.dumps(body).encode()
        head = f"{'GET' if body is None else 'POST'} {path} HTTP/1.1\r\nHost: {self.host}\r\n"
        head += f"Origin: http://{self.host}\r\nCookie: {cookie}\r\n"
        head += f"Content-Type: application/json\r\nContent-Length: {len(data)}\r\n\r\n"
        try:
            if self.streams is None:
                host, port = self.host.split(":")
                self.streams = await asyncio.open_connection(
                    host, int(port), local_addr=(self.address, 0)
                )
            reader, writer = self.streams
            writer.write(head.encode() + data)
            answer = (await reader.readuntil(b"\r\n\r\n")).decode("latin-1").split("\r\n")
            headers = {
                name.lower(): value for name, _, value in (line.partition(": ") for line in answer)
            }
            self.body = await reader.readexactly(int(headers.get("content-length", 0)))
        except (OSError, EOFError):
            self.close()
            return 0, ""
        if headers.get("connection") == "close":
            self.close()
        return int(answer[0].split()[1]), headers.get("set-cookie", "").split(";")[0]

    def close(self) -> None:
        """Hang up."""
        if self.streams:
            self.streams[1].close()
        self.streams = None


@dataclass(frozen=True, slots=True)
class Stranger:
    """One of those who attack: from where, until when, and what came of it."""

    url: str
    address: str
    until: float
    count: Counter[str]

    async def hammer(self, asks: list[tuple[str, object]]) -> None:
        """Ask the same again and again on one connection."""
        http, number = Http(self.url, self.address), 0
        while time.monotonic() < self.until:
            path, body = asks[number % len(asks)]
            number += 1
            status, _ = await http.ask(path, body)
            answered = status in (200, 304, 422)
            self.count["answered" if answered else "refused"] += 1
        http.close()

    async def begin(self) -> None:
        """Send half a request on one new connection after another, and end none of them."""
        host, port = self.url.removeprefix("http://").split(":")
        held: deque[asyncio.StreamWriter] = deque()
        while time.monotonic() < self.until:
            try:
                _, writer = await asyncio.open_connection(
                    host, int(port), local_addr=(self.address, 0)
                )
            except OSError:
                self.count["refused"] += 1
                continue
            writer.write(b"GET / HTTP/1.1\r\nHost: ")
            held.append(writer)
            self.count["answered"] += 1
            if len(held) > HELD:
                held.popleft().close()
        for writer in held:
            writer.close()

    async def draft(self, sockets: int) -> None:
        """Plan at an own table with four jokers, on many sockets at once."""
        http = Http(self.url, self.address)
        _, cookie = await http.ask("/api/session", {})
        options = {"rules": LARGE, "seats": 2, "clock": "none"}
        await http.ask("/api/tables", {"name": "Eve", "options": options}, cookie)
        table = json.loads(http.body)["table"]
        http.close()
        first = await Planner(self, table, cookie).come()
        for do in ({"kind": "sit"}, {"kind": "add-computer", "level": "easy"}, {"kind": "start"}):
            await first.ask({"type": "command", "do": do})
        others = [await Planner(self, table, cookie).come() for _ in range(sockets - 1)]
        await asyncio.gather(*(each.plan() for each in (first, *others)))


class Planner:
    """A socket that sends drafts."""

    def __init__(self, stranger: Stranger, table: str, cookie: str) -> None:
        self.stranger = stranger
        self.table = table
        self.headers = {"Origin": stranger.url, "Cookie": cookie}
        self.seen = 0

    async def come(self) -> "Planner":
        """Connect and say hello."""
        self.socket = await connect(
            self.stranger.url.replace("http", "ws") + "/ws",
            additional_headers=self.headers,
            compression=None,
            local_addr=(self.stranger.address, 0),
        )
        await self.socket.send(json.dumps({"type": "hello", "protocol": 1, "table": self.table}))
        await self._answer("welcome")
        return self

    async def ask(self, message: dict[str, object]) -> str:
        """Send a message with an id; the kind of the answer."""
        own = {**message, "id": str(uuid.uuid4()), "seen": self.seen}
        await self.socket.send(json.dumps(own))
        return await self._answer("ack", "verdict", "refused", "closed")

    async def _answer(self, *kinds: str) -> str:
        while True:
            frame = json.loads(await self.socket.recv())
            view = frame.get("view") or frame
            self.seen = max(self.seen, view.get("version", 0))
            if frame["type"] in kinds:
                return str(frame["type"])

    async def plan(self) -> None:
        """One draft after another, about as fast as one person may send them on twenty sockets."""
        tables, until = [hard_set(seed) for seed in HARD], self.stranger.until
        with contextlib.suppress(WebSocketException, OSError, TimeoutError):
            for number in range(10**9):
                if time.monotonic() > until:
                    break
                table = tables[number % len(tables)]
                async with asyncio.timeout(max(0.0, until - time.monotonic()) + 0.1):
                    kind = await self.ask(
                        {"type": "draft", "seat": 0, "table": table, "plan": True}
                    )
                self.stranger.count["answered" if kind == "verdict" else "refused"] += 1
                await asyncio.sleep(0.4)
        self.socket.transport.abort()


HARD = (343, 504, 694, 962)


def hard_set(seed: int) -> str:
    """Tiles that lie together in no order: many melds are among them, and none is legal."""
    random.seed(seed)
    tiles = parse_ruleset(LARGE).box.tiles()
    # About a third of the high tiles, and most of the low ones, which make many poor melds.
    pool = [tile for tile in tiles if tile.number <= random.choice([2, 3, 4, 5, 13])]
    size = min(len(pool), random.choice([20, 40, 60, 100]))
    return format_rack(tuple(random.sample(pool, size)))


def judge_questions() -> list[tuple[str, object]]:
    """Is a heap of a hundred tiles a legal first turn?"""
    asked = {"rules": LARGE, "melded": False, "before": ""}
    heaps = [hard_set(seed) for seed in HARD]
    return [("/api/tools/judge", {**asked, "rack": heap, "after": heap}) for heap in heaps]


LEGAL = (
    (
        "goliath(numbers=5, colours=6, copies=4, jokers=4, group_max=6, run_max=5, meld_min=60, "
        'joker_freeing="exactSwap", joker_set_frozen=true, '
        'freed_joker_target="newSetWithRackTiles")',
        "k2 p2 r2 g2 b2, g3 r3 k3 p3 b3, k4 r4 b4 p4 g4, p3 r3 b3 g3 o3, p5 r5 b5 o5 g5, "
        "b2 b3 b4 b5, o2 o3 o4 o5, r2 r3 r4 r5, p2 p3 p4 p5, g2 g3 g4 g5, "
        "o1 o2 o3 o4 o5, p1 p2 p3 p4 p5",
        "g3 p3 o3 r3 b3, k2 r2 g2, p1 p2 p3 p4 p5, p2 b2 o2, j r5 k5 g5 p5 o5, o4 r4 k4 b4 p4 g4, "
        "k3 p3 o3 b3 g3 r3, p2 b2 r2 k2 g2, p4 j j g4 b4, p5 b5 g5 r5 o5, g1 j k1 p1 b1, "
        "p3 b3 k3 r3 g3, o1 o2 o3 o4 o5, r4 b4 o4 p4 g4, k5 p5 g5 b5 r5",
    ),
    (
        'lanmi(colours=6, jokers=4, meld_min=60, freed_joker_target="newSet")',
        "b6 b7 b8 b9, k3 k4 k5 k6, k7 k8 k9, p3 p4 p5 p6 p7 p8 p9, r2 p2 k2 b2, p3 j r3 k3, "
        "b7 r7 p7 k7, r8 p8 b8 k8, p9 b9 r9 k9, p10 r10 k10 b10, r11 k11 b11 p11, k12 r12 b12 p12",
        "p7 k7 b7, k3 b3 p3, r2 r3 r4 j r6 r7 r8 r9 r10 r11 r12 j, j p4 b4, k2 k3 k4, "
        "p2 p3 p4 p5 p6 p7 p8 p9, p8 k8 b8, j p5 k5, k5 k6 k7 k8, b6 p6 k6, p10 p11 p12 p13, "
        "b2 b3 b4 b5 b6 b7 b8 b9 b10 b11 b12 b13, k9 p9 b9, k9 k10 k11 k12 k13",
    ),
)
"""Legal first turns of large houses that were found to be hard: rules, table, new table."""


def legal_questions() -> list[tuple[str, object]]:
    """Is a hard turn legal?"""
    asked: list[tuple[str, object]] = []
    for rules, before, after in LEGAL:
        rack = count(spread(parse_table(after))) - count(spread(parse_table(before)))
        turn = {"rules": rules, "melded": False, "before": before, "after": after}
        asked.append(("/api/tools/judge", {**turn, "rack": format_rack(tuple(rack.elements()))}))
    return asked


def best_questions() -> list[tuple[str, object]]:
    """What is best with a rack of half the box?"""
    asked: list[tuple[str, object]] = []
    for rules, size, melded, seed in ((LARGE, 150, False, 1), ("broadway", 100, True, 0)):
        random.seed(seed)
        rack = format_rack(tuple(random.sample(parse_ruleset(rules).box.tiles(), size)))
        asked.append(("/api/tools/best", {"rules": rules, "melded": melded, "rack": rack}))
    return asked


def endless_record(events: int) -> str:
    """A game in which every turn ends with the bell, and nothing ever changes."""
    setup = Setup(ruleset=parse_ruleset(ENDLESS), players=tuple("ABCDEF"), time_limit_sec=60)
    game = Game.start(setup, secret_from_seed(1), at=0, oracle=passes_unchecked)
    for at in range(60):
        game = game.move(game.state.turn, Draw(), at)
    log = [*game.log]
    while len(log) < events:
        assert game.state.deadline is not None
        heap = game.state.racks[game.state.turn][:13]
        game = replace(game, log=game.log[-1:]).ring(game.state.deadline, draft=(heap,))
        log += game.log[1:]
    return dumps(Record(game.state.setup, tuple(log)))


def record_questions(kind: str) -> list[tuple[str, object]]:
    """Such records, to be read or to be checked: as long as was once allowed, and as is now."""
    return [
        (f"/api/tools/records/{kind}", {"record": endless_record(events)})
        for events in (4_900, 2_500)
    ]


def review_questions() -> list[tuple[str, object]]:
    """Finished games to be reviewed: what was possible, then the chances, as the page asks."""
    asked: list[tuple[str, object]] = []
    for edition in ("lanmi", "broadway"):
        record = Path(f"tests/data/playthroughs/{edition}.txt").read_text("utf-8")
        asked.append(("/api/tools/records/review", {"record": record}))
        for first in (1, 17, 33):
            turns = [*range(first, first + MOST_TURNS)]
            asked.append(("/api/tools/records/review/chances", {"record": record, "turns": turns}))
    return asked


Prepared = Callable[[Stranger], Awaitable[None]]


@dataclass(frozen=True, slots=True)
class Attack:
    """What is done on how many connections of each address; prepared before the clock runs."""

    meaning: str
    connections: int
    prepare: Callable[[str], Awaitable[Prepared]]
    addresses: int = 1


def asking(
    questions: Callable[[], list[tuple[str, object]]],
) -> Callable[[str], Awaitable[Prepared]]:
    """Prepare to ask these questions without a pause."""

    async def prepare(_: str) -> Prepared:
        asked = questions()
        return lambda stranger: stranger.hammer(asked)

    return prepare


async def planning(_: str) -> Prepared:
    """Prepare to plan on twenty sockets."""
    return lambda stranger: stranger.draft(20)


async def beginning(_: str) -> Prepared:
    """Prepare to begin requests and not to end them."""
    return lambda stranger: stranger.begin()


async def fetching(url: str) -> Prepared:
    """Prepare to fetch the largest file of the page again and again, not compressed."""
    http = Http(url, "127.0.0.1")
    await http.ask("/index.html")
    http.close()
    path = http.body.decode().partition('src="')[2].partition('"')[0]
    return lambda stranger: stranger.hammer([(path, None)])


ATTACKS: dict[str, Attack] = {
    "judge": Attack("heaps of 100 tiles to be judged", 4, asking(judge_questions)),
    "judge-legal": Attack("hard first turns to be judged", 4, asking(legal_questions)),
    "replay": Attack("records of many events", 4, asking(lambda: record_questions("replay"))),
    "verify": Attack("the same to be verified", 4, asking(lambda: record_questions("verify"))),
    "draft": Attack("plans from 20 sockets, four jokers", 1, planning),
    "best": Attack("racks of half a box to be solved", 4, asking(best_questions)),
    "best-20": Attack("the same from 20 addresses", 1, asking(best_questions), addresses=20),
    "review": Attack("games to be reviewed, from 20 addresses", 1, asking(review_questions), 20),
    "half": Attack("half a header on ever new connections", 4, beginning),
    "assets": Attack("a file of the page without a pause", 8, fetching),
    "requests": Attack("/api/house without a pause", 8, asking(lambda: [("/api/house", None)])),
}
"""Every attack by its name."""


async def run(name: str, url: str, seconds: float) -> Counter[str]:
    """Prepare, wait for the word, attack, and say what came of it."""
    attack = ATTACKS[name]
    act = await attack.prepare(url)
    print("ready", flush=True)
    await asyncio.to_thread(sys.stdin.readline)
    count: Counter[str] = Counter()
    until = time.monotonic() + seconds
    tasks = [
        asyncio.ensure_future(act(Stranger(url, f"127.1.0.{number + 1}", until, count)))
        for number in range(attack.addresses)
        for _ in range(attack.connections)
    ]
    # Who still waits for an answer when the time is over gives up.
    done, waiting = await asyncio.wait(tasks, timeout=seconds + 0.2)
    for task in waiting:
        task.cancel()
    await asyncio.gather(*waiting, return_exceptions=True)
    for task in done:
        if error := task.exception():
            count[f"failed: {error!r}"[:60]] += 1
    return count


def main() -> None:
    """Attack, and print what came of it as JSON."""
    name, url, seconds = sys.argv[1:]
    print(json.dumps(asyncio.run(run(name, url, float(seconds)))))


if __name__ == "__main__":
    main()
