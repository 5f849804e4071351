"""Plays a house and keeps it as an earlier program's, for `tests.server.test_kept_houses`.

    python -m tests.server.keep_house

Run it once for each new form of what is stored, under a new name. A house that is there already is
never written again: later programs must open it as it is.
"""

import asyncio
import json
import lzma
import sqlite3
import subprocess
import tempfile
from pathlib import Path

from remeld.notation import format_table
from remeld.protocol import Options, Verdict, commands
from remeld.rules import Play
from remeld.server import command_handler, house, presence, sessions
from remeld.server.storage.migrations import shipped
from remeld.server.tables import AddTime, Archive, NobodyHere, SomebodyHere
from tests.server.fixed_dice_house import Dice
from tests.server.kept_houses import HOUSES, KeptHouse, Told, move_of, opened_house, ring, tell_all
from tests.server.postgres import Postgres, programs, run_sql

BEGAN = 1_794_900_000_000
SECOND = 1_000
PACE = 700
LONG = {"clock": "seconds", "clock_length": 3600}
"""A turn that is not over before the house is full."""


async def play(kept: KeptHouse) -> dict[str, str]:
    """Fill a house: tables in every phase, with everything that can happen at one."""
    for name in ("Ann", "Ben", "Cleo", "Dan", "Eve", "Flo", "Gus", "Zoë"):
        await kept.meet(name)
    tables = {
        "everything": await _everything(kept),
        "lobby": await _lobby(kept),
        "between": await _between(kept),
        "over": await _over(kept),
        "archived": await _archived(kept),
        "stood-in": await _stood_in(kept),
        "resigned": await _resigned(kept),
        "paused": await _paused(kept),
        "nobody": await _nobody(kept),
        "forgotten": await _forgotten(kept),
        "computers": await _computers(kept),
        "house-rule": await _house_rule(kept),
        "delayed": await _mid(kept, "Ann Ben Dan", 19, rules="broadway", seats=3, delay=60, **LONG),
        "draft": await _draft(kept),
    }
    text = "goliath(jokers=4)"
    answer = await kept.http.post("/api/tools/houses", json={"rules": text})
    assert answer.status_code == 201, answer.text
    return tables


async def _begun(kept: KeptHouse, host: str, table: str, turns: int = 0) -> str:
    """Begin at a table, and play so many turns and then until a person is to move."""
    await kept.ok(table, host, commands.Start())
    for _ in range(turns):
        await kept.step(table)
    return await _settled(kept, table)


async def _settled(kept: KeptHouse, table: str) -> str:
    """Let computer players move until a person is to."""
    while await kept.on_turn(table) is None:
        await kept.step(table)
    return table


async def _mid(kept: KeptHouse, seated: str, turns: int, **options: object) -> str:
    """A table of these people, the first its host, in the middle of a game."""
    host = seated.split()[0]
    return await _begun(kept, host, await kept.make(host, seated, **options), turns)


async def _lobby(kept: KeptHouse) -> str:
    table = await kept.make("Eve", "Eve Flo", rules="john-adams", seats=5, public=True, hints=True)
    await kept.ok(table, "Gus", commands.Watch(name="Gus"))
    await kept.ok(table, "Eve", commands.Mute(person=3, muted=True))
    await kept.ok(table, "Eve", commands.AddComputer(level="best", name="Deep"))
    await kept.ok(table, "Flo", commands.GiveWord(seat=1, word="glück"))
    await kept.ok(table, "Flo", commands.Say(phrase="hello"))
    return table


async def _between(kept: KeptHouse) -> str:
    table = await kept.make("Ann", "Ann Ben Cleo", rules="goliath", seats=3, length=3, public=True)
    await _begun(kept, "Ann", table)
    await kept.play_game(table)
    await kept.ok(table, "Ben", commands.GiveWord(seat=1, word="zwei"))
    return table


async def _over(kept: KeptHouse) -> str:
    computer = commands.AddComputer(level="easy")
    table = await kept.make("Flo", "Flo", computer, rules="broadway", seats=2, length=1)
    await _begun(kept, "Flo", table)
    await kept.play_game(table)
    while (await kept.state(table)).phase != "over":
        await kept.ok(table, "Flo", commands.NextGame())
        await kept.play_game(table)
    return table


async def _archived(kept: KeptHouse) -> str:
    table = await kept.make("Gus", "Gus Eve", rules="lanmi", seats=2, length=2)
    await _begun(kept, "Gus", table)
    await kept.play_game(table)
    await kept.ok(table, "Gus", commands.NextGame())
    for _ in range(9):
        await kept.step(table)
    await kept.house.order(table, "archive", Archive())
    return table


async def _computers(kept: KeptHouse) -> str:
    wishes = [commands.AddComputer(level="easy"), commands.AddComputer(level="best")]
    options = {"rules": "babyboom", "seats": 4, "hints": True}
    table = await kept.make("Dan", "Dan Eve", *wishes, **options, **LONG)
    return await _begun(kept, "Dan", table, 24)


async def _paused(kept: KeptHouse) -> str:
    table = await _mid(kept, "Ann Cleo", 12, rules="lanmi", seats=2, seats_by_draw=True)
    await kept.ok(table, "Flo", commands.Watch(name="Flo"))
    await kept.ok(table, "Ann", commands.Kick(person=3))
    await kept.ok(table, "Ann", commands.Lock(locked=True))
    await kept.ok(table, "Cleo", commands.OfferPause())
    await kept.ok(table, "Ann", commands.AcceptPause())
    return table


async def _resigned(kept: KeptHouse) -> str:
    options = {
        "rules": "john-adams",
        "seats": 4,
        "clock": "days",
        "clock_length": 3,
        "big_set": True,
    }
    table = await _mid(kept, "Ben Cleo Dan Eve", 30, **options)
    await kept.ok(table, "Dan", commands.Resign(seat=2))
    return await _settled(kept, table)


async def _stood_in(kept: KeptHouse) -> str:
    options = {"rules": "goliath", "seats": 3, "clock": "none"}
    table = await _mid(kept, "Gus Flo Ann", 8, **options)
    await kept.set_time(kept.clock.ms + 301 * SECOND)
    absent = await kept.on_turn(table)
    others = [name for name in ("Gus", "Flo", "Ann") if name != absent]
    turn = (await kept.state(table)).turn
    assert turn is not None
    await kept.ok(table, others[0], commands.StandIn(seat=turn))
    return await _settled(kept, table)


async def _house_rule(kept: KeptHouse) -> str:
    rules = 'babyboom(jokers=4, next_starter="rotate")'
    return await _mid(
        kept, "Cleo Ben", 17, rules=rules, seats=2, length=2, strict_penalty=True, **LONG
    )


async def _nobody(kept: KeptHouse) -> str:
    table = await _mid(kept, "Ben Eve", 6, rules="broadway", seats=2)
    await kept.house.order(table, "nobody", NobodyHere(kept.clock.ms))
    return table


async def _forgotten(kept: KeptHouse) -> str:
    table = await _mid(kept, "Zoë Dan Flo", 11, rules="babyboom", seats=3, **LONG)
    cookie = {"Cookie": f"remeld={kept.cookies['Zoë']}"}
    answer = await kept.http.delete("/api/person", headers=cookie)
    assert answer.status_code == 204, answer.text
    del kept.cookies["Zoë"]
    return await _settled(kept, table)


async def _draft(kept: KeptHouse) -> str:
    """A table at which the bell will find a draft that counts."""
    table = await _mid(kept, "Dan Ann", 0, rules="goliath", seats=2)
    while True:
        name = await kept.on_turn(table)
        assert name is not None
        view = await kept.view(table, name)
        move = move_of(view)
        if isinstance(move, Play):
            break
        await kept.step(table)
    assert view.game is not None
    answer = await kept.draft(table, kept.who[name], view.game.turn, format_table(move.table))
    assert isinstance(answer, Verdict), answer
    assert answer.legal
    assert answer.kept
    return table


async def _everything(kept: KeptHouse) -> str:
    """A table at which everything happens that can happen, up to a match that is over."""
    table = await kept.make("Ann", "", rules="lanmi", seats=4, public=True)

    async def ok(name: str, wish: commands.Do) -> None:
        await kept.ok(table, name, wish)

    await ok("Ben", commands.Watch(name="Ben"))
    await ok("Ben", commands.Sit(seat=1, colour="sky"))
    await ok("Ann", commands.Sit())
    await ok("Cleo", commands.Sit(name="Cleo", seat=3))
    await ok("Cleo", commands.Stand(seat=3))
    await ok("Cleo", commands.Sit(seat=2))
    await ok("Ann", commands.AddComputer(level="best"))
    await ok("Ann", commands.RemoveComputer(seat=3))
    await ok("Ann", commands.AddComputer(level="easy", name="Robo"))
    chosen = Options(rules='babyboom(next_starter="rotate")', seats=4, length=3, hints=True)
    await ok("Ann", commands.SetOptions(options=chosen))
    for locked in (True, False):
        await ok("Ann", commands.Lock(locked=locked))
    await ok("Ben", commands.Say(phrase="good-luck"))
    await ok("Ann", commands.Mute(person=2, muted=True))
    await ok("Cleo", commands.GiveWord(seat=2, word="pêche"))
    await _begun(kept, "Ann", table)
    await ok("Ann", commands.Lengthen(seconds=20))
    await ok("Ben", commands.OfferPause())
    await ok("Ann", commands.DeclinePause())
    await ok("Cleo", commands.OfferPause())
    await ok("Ann", commands.AcceptPause())
    await ok("Ben", commands.AcceptPause())
    await kept.set_time(kept.clock.ms + 5 * SECOND)
    await ok("Ben", commands.Resume())
    await kept.house.order(table, "nobody", NobodyHere(kept.clock.ms))
    await kept.set_time(kept.clock.ms + 60 * SECOND)
    await kept.house.order(table, "somebody", SomebodyHere())
    await kept.house.order(table, "more", AddTime(1_500))
    while not (await kept.state(table)).seats[1].away:
        if await kept.on_turn(table) == "Ben":
            await ring(kept, table, "Ann", "Ben", "Cleo")
        else:
            await kept.step(table)
    await ok("Ben", commands.TakeBack(seat=1))
    await kept.play_game(table)
    await kept.set_time(kept.clock.ms + 40 * SECOND)
    await ok("Ben", commands.NextGame())
    for _ in range(6):
        await kept.step(table)
    await ok("Cleo", commands.Resign(seat=2))
    await kept.play_game(table)
    await ok("Ann", commands.NextGame())
    await ok("Ann", commands.Kick(person=2))
    await ok("Cleo", commands.Leave())
    await ok("Ann", commands.Resign(seat=0))
    await ok("Ann", commands.Rematch())
    await kept.house.order(table, "archive", Archive())
    await ok("Dan", commands.Watch(name="Dan"))
    await ok("Ann", commands.Start())
    await ok("Ann", commands.Leave())
    return table


async def _keep(url: str) -> Told:
    for number, module in enumerate((command_handler, house, presence, sessions)):
        module.secrets = Dice(number)  # type: ignore[attr-defined]
    async with opened_house(url, BEGAN, PACE) as kept:
        tables = await play(kept)
        await kept.house.beat()
        answers = await tell_all(kept, tables)
        return Told(kept.clock.ms, kept.cookies, tables, answers)


def _keep_sqlite(folder: Path) -> tuple[Told, bytes]:
    path = folder / "house.db"
    told = asyncio.run(_keep(f"sqlite:///{path}"))
    with sqlite3.connect(path) as connection:
        connection.execute("PRAGMA wal_checkpoint(TRUNCATE)")
        connection.execute("VACUUM")
    connection.close()
    return told, path.read_bytes()


def _keep_postgres() -> tuple[Told, bytes]:
    server = Postgres()
    try:
        url = server.fresh()
        told = asyncio.run(_keep(url))
        first = (shipped("postgres") / "0001_tables.sql").read_text(encoding="utf-8")
        clock = first[first.index("CREATE FUNCTION") :].split(";")[0]
        run_sql(url, clock.replace("CREATE FUNCTION", "CREATE OR REPLACE FUNCTION"))
        options = ["--no-owner", "--rows-per-insert=100", "--host", str(server.folder)]
        command = [str(programs() / "pg_dump"), *options, "--username=postgres", "--dbname", url]
        sql = subprocess.run(command, check=True, capture_output=True).stdout
        # What begins with a backslash is for psql alone.
        lines = [line for line in sql.splitlines(keepends=True) if not line.startswith(b"\\")]
        return told, b"".join(lines)
    finally:
        server.stop()


def main(name: str = "v1") -> None:
    """Write the house that is missing."""
    HOUSES.mkdir(parents=True, exist_ok=True)
    if list(HOUSES.glob(f"{name}.*")):
        print(f"{HOUSES / name} is there already")
        return
    with tempfile.TemporaryDirectory() as folder:
        told, database = _keep_sqlite(Path(folder))
    again, dump = _keep_postgres()
    assert told == again, "the two databases should tell the same"
    text = json.dumps(vars(told), ensure_ascii=False, indent=0)
    for end, data in {"db": database, "sql": dump, "told": text.encode()}.items():
        (HOUSES / f"{name}.{end}.xz").write_bytes(lzma.compress(data, preset=9))


if __name__ == "__main__":
    main()
