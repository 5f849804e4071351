"""Houses as an earlier program left them: what is kept of one, and what it tells and plays.

`tests/data/houses` has, of each, the database of either kind, and everything that it told everybody
when it was left. `tests.server.keep_house` made them.
"""

import json
import lzma
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass
from pathlib import Path

import httpx

from remeld.bots import easy_move
from remeld.protocol import Events, Options, TableView, Welcome, commands, decode_answer
from remeld.rules import Move, Pass, Play
from remeld.server.app import make_app
from remeld.server.sessions import Device
from remeld.server.socket_subscriber import ClosingError, SocketSubscriber
from remeld.server.storage import Storage, open_storage
from remeld.server.tables import TableState, horizon
from remeld.solver import best_play
from tests.server.in_process_house import Clock, Rig
from tests.server.postgres import set_clock
from tests.server.socket_games import seat_view, wish_of

__all__ = [
    "HOUSES",
    "KeptHouse",
    "Told",
    "move_of",
    "opened_house",
    "read_told",
    "ring",
    "tell_all",
]

HOUSES = Path(__file__).parent.parent / "data" / "houses"
ORIGIN = "http://localhost"
MOST_TURNS = 1_000


@dataclass
class Told:
    """What a house told: when, whose cookies ask, which tables there are, and every answer."""

    at: int
    cookies: dict[str, str]
    tables: dict[str, str]
    answers: dict[str, str]
    """By question: `socket TABLE NAME` or `http NAME PATH`."""


def read_told(path: Path) -> Told:
    """Read what was kept."""
    return Told(**json.loads(lzma.decompress(path.read_bytes())))


class KeptHouse(Rig):
    """A house whose clock the caller sets, on a database of either kind, and its people."""

    def __init__(self, storage: Storage, clock: Clock, url: str, pace: int) -> None:
        super().__init__(storage, clock, origins=(ORIGIN,), rate_scale=0, session_days=36_500)
        self.url = url
        self.pace = pace
        app = make_app(self.house.settings)
        app.state.house = self.house
        self.http = httpx.AsyncClient(
            transport=httpx.ASGITransport(app), base_url=ORIGIN, headers={"Origin": ORIGIN}
        )
        self.who: dict[str, str] = {}
        self.cookies: dict[str, str] = {}

    async def set_time(self, ms: int) -> None:
        """Let the house, and its database, show this time."""
        self.clock.ms = ms
        if not self.url.startswith("sqlite:"):
            await set_clock(self.url, ms)

    async def meet(self, name: str, cookie: str | None = None) -> None:
        """Somebody comes in, with the cookie of before or as somebody new."""
        if cookie is None:
            answer = await self.http.post("/api/session")
            assert answer.status_code == 200, answer.text
            cookie = answer.cookies["remeld"]
            self.http.cookies.clear()
        device = await self.house.sessions.find({"remeld": cookie}, self.clock.ms)
        assert device is not None, f"the session of {name} is not known any more"
        self.who[name], self.cookies[name] = device.person, cookie

    async def get(self, name: str | None, path: str) -> httpx.Response:
        """What a person, or a stranger, gets over HTTP."""
        cookie = {"Cookie": f"remeld={self.cookies[name]}"} if name else {}
        return await self.http.get(path, headers=cookie)

    async def ok(self, table: str, name: str, wish: commands.Do) -> None:
        """Somebody does something that is allowed."""
        await self.do(table, self.who[name], wish)

    async def frames(self, table: str, name: str | None, after: int | None = None) -> list[bytes]:
        """Every frame that brings somebody up to date who comes now, and has `after`."""
        who = self.who.get(name or "")
        subscriber = SocketSubscriber(
            self.storage, self.metrics, Device(who, b"", 0) if who else None, ""
        )
        state = await self.state(table)
        shown = horizon(state, self.clock.ms)
        past = await self.house.as_of(table, shown) if shown < self.clock.ms else None
        subscriber.begin(self.house.hub.add(state, subscriber, past), after)
        found = []
        try:
            while (frame := await subscriber.frame(self.clock.ms)) is not None:
                if isinstance(decode_answer(frame), Welcome | Events):
                    found.append(frame)
        except ClosingError as closing:
            return [closing.code.encode()]
        finally:
            self.house.hub.remove(table, subscriber)
        return found

    async def view(self, table: str, name: str) -> TableView:
        """The table as somebody sees it."""
        last = decode_answer((await self.frames(table, name))[-1])
        assert isinstance(last, Welcome | Events)
        return last.view

    async def on_turn(self, table: str) -> str | None:
        """Who is to move; None where it is not a person, or nobody is to."""
        state = await self.state(table)
        if state.turn is None or state.paused or state.computer_at(state.turn):
            return None
        person = state.person(state.seats[state.turn].person)
        assert person is not None
        return next(name for name, who in self.who.items() if who == person.who)

    async def step(self, table: str) -> None:
        """One turn of a person, or as many as computer players make until one is to move."""
        name = await self.on_turn(table)
        if name is None:
            before = (await self.state(table)).version
            await self.sweep()
            assert (await self.state(table)).version > before, "nobody moves"
            return
        if self.pace:
            await self.set_time(self.clock.ms + self.pace)
        view = await self.view(table, name)
        assert view.game is not None
        await self.ok(table, name, wish_of(view.game.turn, move_of(view)))

    async def play_game(self, table: str) -> None:
        """Play until the game is over."""
        for _ in range(MOST_TURNS):
            if not (await self.state(table)).playing:
                return
            await self.step(table)
        raise AssertionError("this game never ends")

    async def make(self, host: str, seated: str, *more: commands.Do, **options: object) -> str:
        """A table with these people seated, and what else its host does before it begins."""
        chosen = Options(**options)  # type: ignore[arg-type]
        made = await self.house.create(self.who[host], host, chosen)
        assert isinstance(made, TableState), made
        for name in seated.split():
            await self.ok(made.id, name, commands.Sit(name=name))
        for wish in more:
            await self.ok(made.id, host, wish)
        return made.id


def move_of(view: TableView) -> Move:
    """What the easy player does; where the rules may make it play, what the best does."""
    assert view.game is not None
    seen = seat_view(view, view.game.turn)
    move = easy_move(seen)
    if isinstance(move, Play):
        return move
    assert seen.rack is not None
    if seen.pool_size == 0 or not seen.ruleset.may_decline:
        best = best_play(seen.ruleset, seen.table, seen.rack, melded=seen.melded[view.game.turn])
        if best.played:
            return Play(best.table)
        return Pass() if seen.pool_size == 0 else move
    return move


@asynccontextmanager
async def opened_house(url: str, at: int, pace: int = 0) -> AsyncIterator[KeptHouse]:
    """A house on this database, whose clock stands at that time, and goes on by `pace` a turn."""
    clock = Clock()
    clock.ms = at
    sqlite = url.startswith("sqlite:")
    storage = await open_storage(url, clock=clock if sqlite else None)
    kept = KeptHouse(storage, clock, url, pace)
    try:
        await kept.set_time(at)
        await kept.house.clock.begin()
        yield kept
    finally:
        await kept.http.aclose()
        await kept.house.close()
        await storage.close()


async def tell_all(kept: KeptHouse, tables: dict[str, str]) -> dict[str, str]:
    """What the house tells everybody about everything."""
    answers = {}
    people = [*kept.cookies, None]
    for label, table in tables.items():
        for name in people:
            frames = await kept.frames(table, name, after=0)
            answers[f"socket {label} {name or '-'}"] = b"\n".join(frames).decode()
        state = await kept.state(table)
        for game in range(1, state.finished + 2):
            path = f"/api/tables/{table}/records/{game}"
            answers[f"http - {path}"] = await _answer(kept, None, path)
    for name in people:
        for path in ("/api/mine", "/api/lobby"):
            answers[f"http {name or '-'} {path}"] = await _answer(kept, name, path)
    return answers


async def _answer(kept: KeptHouse, name: str | None, path: str) -> str:
    answer = await kept.get(name, path)
    return f"{answer.status_code} {answer.text}"


async def ring(kept: KeptHouse, table: str, *present: str) -> None:
    """Let the time of the turn run out while these people are there."""
    state = await kept.state(table)
    assert state.deadline is not None
    await kept.set_time(max(kept.clock.ms, state.deadline))
    await kept.come(table, *(kept.who[name] for name in present))
    await kept.sweep()
    assert (await kept.state(table)).version > state.version
