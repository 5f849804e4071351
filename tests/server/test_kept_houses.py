"""Houses that an earlier program left: this one opens them, tells the same, and plays on."""

import lzma
import sqlite3
from collections.abc import AsyncIterator
from pathlib import Path

import asyncpg
import pytest

from remeld.match import loads, verify
from remeld.protocol import Ack, Events, Welcome, decode_answer
from remeld.protocol import commands as do
from remeld.server.tables import TableState
from remeld.solver import could_play
from tests.patience import PATIENCE
from tests.server.clients import Client
from tests.server.kept_houses import (
    HOUSES,
    KeptHouse,
    Told,
    move_of,
    opened_house,
    read_told,
    ring,
    tell_all,
)
from tests.server.postgres import Postgres
from tests.server.processes import started
from tests.server.socket_games import wish_of
from tests.server.tables.golden_logs import LOGS
from tests.server.tables.test_logs import stored

NAMES = sorted(path.name.split(".")[0] for path in HOUSES.glob("*.told.xz"))


def unpacked(name: str) -> bytes:
    return lzma.decompress((HOUSES / f"{name}.xz").read_bytes())


@pytest.fixture(params=NAMES)
def name(request: pytest.FixtureRequest) -> str:
    return str(request.param)


@pytest.fixture
def told(name: str) -> Told:
    return read_told(HOUSES / f"{name}.told.xz")


@pytest.fixture(params=["sqlite", "postgresql"])
async def kept_url(request: pytest.FixtureRequest, name: str, tmp_path: Path) -> str:
    """A copy of the database that was kept."""
    if request.param == "sqlite":
        path = tmp_path / "house.db"
        path.write_bytes(unpacked(f"{name}.db"))
        return f"sqlite:///{path}"
    postgres: Postgres = request.getfixturevalue("postgres")
    url = postgres.fresh()
    connection = await asyncpg.connect(url, timeout=PATIENCE)
    try:
        await connection.execute(unpacked(f"{name}.sql").decode())
    finally:
        await connection.close()
    return url


@pytest.fixture
async def kept(kept_url: str, told: Told) -> AsyncIterator[KeptHouse]:
    """The house at the time when it was left, and its people, with the cookies that they have."""
    async with opened_house(kept_url, told.at) as kept:
        for name, cookie in told.cookies.items():
            await kept.meet(name, cookie)
        yield kept


async def test_everybody_is_told_the_same_byte_for_byte(kept: KeptHouse, told: Told) -> None:
    answers = await tell_all(kept, told.tables)
    assert list(answers) == list(told.answers)
    for question, answer in answers.items():
        assert answer == told.answers[question], question


def test_records_that_were_given_out_are_good(told: Told) -> None:
    found = [
        answer.removeprefix("200 ")
        for question, answer in told.answers.items()
        if "/records/" in question and answer.startswith("200 ")
    ]
    assert len(found) >= 8
    for text in found:
        good = verify(loads(text), could_play)
        assert good.good, good.trouble
        assert good.finished
        assert good.deal_checked


@pytest.mark.slow
async def test_every_game_is_played_on_to_its_end(kept: KeptHouse, told: Told) -> None:
    await _bell_takes_the_draft(kept, told.tables["draft"])
    for label, table in told.tables.items():
        before = await kept.state(table)
        if not before.playing and not kept.url.startswith("sqlite:"):
            continue  # A game that begins is the same on either database.
        await _go_on(kept, table)
        await kept.play_game(table)
        state = await kept.state(table)
        assert state.finished == before.finished + 1, label
        path = f"/api/tables/{table}/records/{state.finished}"
        answer = await kept.get(_host(kept, state), path)
        assert answer.status_code == 200, (label, answer.text)
        good = verify(loads(answer.text), could_play)
        assert good.good, (label, good.trouble)
        assert good.finished
        assert good.deal_checked


async def _bell_takes_the_draft(kept: KeptHouse, table: str) -> None:
    """The draft that was shown to the house of before counts at the bell of this one."""
    name = await kept.on_turn(table)
    assert name is not None
    before = await kept.view(table, name)
    assert before.draft
    await ring(kept, table, name)
    after = await kept.view(table, name)
    assert after.game is not None
    assert after.game.table == before.draft


def _host(kept: KeptHouse, state: TableState) -> str:
    """The host's name."""
    host = state.person(state.host)
    assert host is not None
    return next(name for name, who in kept.who.items() if who == host.who)


async def _go_on(kept: KeptHouse, table: str) -> None:
    """Let a game run at this table, whatever it waits for."""
    state = await kept.state(table)
    host = _host(kept, state)
    if state.phase == "over":
        await kept.ok(table, host, do.Rematch())
        if not any(seat.kind == "person" for seat in state.seats):
            await kept.ok(table, host, do.RemoveComputer(seat=0))
            await kept.ok(table, host, do.Sit(seat=0))
        await kept.ok(table, host, do.Start())
    elif state.phase == "between":
        await kept.ok(table, host, do.NextGame())
    elif state.phase == "lobby":
        for seat in state.seats:
            if seat.kind == "empty":
                await kept.ok(table, host, do.AddComputer(level="easy"))
        await kept.ok(table, host, do.Start())
    elif state.paused and state.paused.why == "consent":
        await kept.ok(table, host, do.Resume())
    elif state.paused:
        await kept.ok(table, host, do.Say(phrase="hello"))
    assert (await kept.state(table)).turn is not None


@pytest.mark.slow
async def test_a_house_that_was_down_since_then_opens_and_plays(
    kept_url: str, told: Told, tmp_path: Path
) -> None:
    """A real process at today's time: cookies are still good, and whoever is on turn can move."""
    asked = [question.split() for question, answer in told.answers.items() if _on_turn(answer)]
    assert len(asked) == 9
    with started(kept_url, tmp_path / "log", session_days="36500") as house:
        for _, label, name in asked:
            await _move(house.url, told.cookies[name], told.tables[label])
        errors = [line for line in house.logged() if line["level"] == "error"]
    assert errors == []


def _on_turn(frames: str) -> bool:
    """Whether this is what somebody was told who is to move."""
    last = frames.splitlines()[-1].encode()
    message = decode_answer(last) if last.startswith(b"{") else None
    if not isinstance(message, Welcome | Events):
        return False
    view = message.view
    if view.phase != "playing" or view.game is None or view.paused == "consent":
        return False
    return view.you is not None and view.game.turn in view.you.seats


async def _move(url: str, cookie: str, table: str) -> None:
    client = Client(url)
    client.http.cookies.set("remeld", cookie)
    try:
        view = await client.watch(table).until(lambda view: True)
        assert view.game is not None
        seat = view.game.turn
        answer = await client.do(wish_of(seat, move_of(view)))
        assert isinstance(answer, Ack), answer
        await client.until(lambda view: view.game is not None and view.game.turn != seat)
    finally:
        await client.close()


def test_every_kind_of_entry_is_in_it(name: str, tmp_path: Path) -> None:
    """All that were known when it was made: those of the golden log of that time."""
    path = tmp_path / "house.db"
    path.write_bytes(unpacked(f"{name}.db"))
    connection = sqlite3.connect(path)
    kinds = {kind for (kind,) in connection.execute("SELECT DISTINCT kind FROM events")}
    connection.close()
    assert kinds == {kind for kind, _ in stored(LOGS / "v2-everything.jsonl")}
