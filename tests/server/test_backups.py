"""A backup is made while people play, is checked to the last entry, and becomes a house again."""

import asyncio
import gzip
import hashlib
import json
from collections.abc import Callable
from pathlib import Path

import pytest

from remeld.protocol import Ack
from remeld.server.backups import check_backup, make_backup, restore_backup
from remeld.server.storage import NewEntry, NewTableRow, open_storage
from remeld.server.storage.bulk import Columns, reading
from tests.cli.calls import remeld, start
from tests.server.clients import Client
from tests.server.kept_houses import move_of
from tests.server.load_under_faults import Storm
from tests.server.postgres import Postgres
from tests.server.processes import started
from tests.server.socket_games import wish_of
from tests.server.test_kept_houses import unpacked


@pytest.mark.slow
@pytest.mark.parametrize("kinds", ["sqlite postgresql", "postgresql sqlite"])
async def test_a_house_is_copied_while_moves_are_played_and_played_on_elsewhere(
    kinds: str, postgres: Postgres, tmp_path: Path
) -> None:
    """From either kind of database to the other: nothing acknowledged before is missing."""
    urls = {"sqlite": f"sqlite:///{tmp_path}/house.db", "postgresql": postgres.fresh()}
    old, new = (urls[kind] for kind in kinds.split())
    file = tmp_path / "house.backup"
    with started(old, tmp_path / "log") as house:
        storm = Storm()
        async with storm.raging(house.url, house.origin, tables=2):
            await storm.until_more(30)
            acknowledged = {
                table: max(version for client in each for version in client.acks.values())
                for table, each in storm.tables.items()
            }
            made = asyncio.create_task(
                asyncio.to_thread(start, "backup", str(file), "--database", old, "--json")
            )
            await storm.until_more(10)
            answer = await made
            await storm.until_more(10)
        assert answer.document["rows"]["tables"] == 2
        cookies = {
            t: [c.cookie.partition("=")[2] for c in each] for t, each in storm.tables.items()
        }
    assert file.stat().st_mode & 0o077 == 0

    restored = start("restore", str(file), "--database", new, "--json").document
    assert restored["restored"] is True
    assert (restored["tables"], restored["entries"]) == (2, answer.document["rows"]["events"])
    storage = await open_storage(new)
    try:
        for table, version in acknowledged.items():
            row = await storage.row(table)
            assert row is not None
            assert row.version >= version
    finally:
        await storage.close()
    with started(new, tmp_path / "log") as house:
        for table in acknowledged:
            await play_one_turn(house.url, table, cookies[table])
        assert [line for line in house.logged() if line["level"] == "error"] == []


async def play_one_turn(url: str, table: str, cookies: list[str]) -> None:
    """Whoever is on turn comes back with the cookie of before, and moves."""
    for cookie in cookies:
        client = Client(url)
        client.http.cookies.set("remeld", cookie)
        try:
            view = await client.watch(table).until(lambda view: True)
            if view.phase == "playing" and view.game and view.you:
                if view.game.turn in view.you.seats:
                    answer = await client.do(wish_of(view.game.turn, move_of(view)))
                    assert isinstance(answer, Ack), answer
                    return
            elif view.phase != "playing":
                return  # The copy was made between two games.
        finally:
            await client.close()
    raise AssertionError("nobody is on turn")


@pytest.fixture
def kept_url(tmp_path: Path) -> str:
    """The house that an earlier program left, with every kind of entry in it."""
    path = tmp_path / "kept.db"
    path.write_bytes(unpacked("v1.db"))
    return f"sqlite:///{path}"


async def contents(url: str, columns: Columns | None = None) -> dict[str, list[list[object]]]:
    """All rows of a database, in an order that does not depend on its kind."""
    async with reading(url) as house:
        assert house is not None
        found = {}
        for table, names in (columns or await house.columns()).items():
            rows = [list(row) async for row in house.rows(table, names)]
            found[table] = sorted(rows, key=repr)
        return found


async def test_a_house_of_before_goes_there_and_back_whole(
    kept_url: str, postgres_url: str, tmp_path: Path
) -> None:
    """Older schemas too: it is restored as it was, then brought up to date like any other."""
    files = [tmp_path / "first", tmp_path / "second"]
    await make_backup(kept_url, files[0])
    checked = await restore_backup(files[0], postgres_url)
    assert checked.games >= 8
    assert checked.running >= 3
    await make_backup(postgres_url, files[1])
    again = f"sqlite:///{tmp_path}/again.db"
    await restore_backup(files[1], again)
    async with reading(kept_url) as house:
        assert house is not None
        columns = await house.columns()
    before = await contents(kept_url, columns)
    for url in (postgres_url, again):
        after = await contents(url, columns)
        for table, rows in before.items():
            assert after[table] == ([] if table in ("presence", "snapshots") else rows), table


async def test_a_house_with_content_is_never_overwritten(kept_url: str, tmp_path: Path) -> None:
    file = tmp_path / "copy"
    await make_backup(kept_url, file)
    before = await contents(kept_url)
    answer = await asyncio.to_thread(remeld, "restore", str(file), "--database", kept_url)
    assert answer.sentence.startswith("The database holds a house already.")
    assert await contents(kept_url) == before
    answer = await asyncio.to_thread(remeld, "backup", str(file), "--database", kept_url)
    assert answer.sentence == f"{file} is there already. Choose another name."


def without_an_entry(data: bytes) -> bytes:
    """As somebody would who knows how the file is made: its sum is right, but a log is not."""
    lines = gzip.decompress(data).splitlines(keepends=True)
    del lines[next(n for n, line in enumerate(lines) if b'"table":"events"' in line) + 3]
    last = json.loads(lines.pop())
    last["rows"]["events"] -= 1
    last["sha256"] = hashlib.sha256(b"".join(lines)).hexdigest()
    return gzip.compress(b"".join(lines) + json.dumps(last).encode() + b"\n")


def with_another_letter(data: bytes) -> bytes:
    """One name is another: the compression is right, but the sum is not."""
    return gzip.compress(gzip.decompress(data).replace(b"Ann", b"Bnn", 1))


def with_another_bit(data: bytes) -> bytes:
    middle = len(data) // 2
    return data[:middle] + bytes([data[middle] ^ 1]) + data[middle + 1 :]


def of_a_later_program(data: bytes) -> bytes:
    return gzip.compress(gzip.decompress(data).replace(b'"remeld-backup":1', b'"remeld-backup":2'))


def without_the_last_line(data: bytes) -> bytes:
    return gzip.compress(b"".join(gzip.decompress(data).splitlines(keepends=True)[:-1]))


DAMAGES: list[tuple[Callable[[bytes], bytes], str, int]] = [
    (lambda data: data[: len(data) // 2], "it ends too early", 1),
    (lambda data: data[:-1], "it ends too early", 1),
    (without_the_last_line, "it ends too early", 1),
    (with_another_bit, "is damaged", 1),
    (with_another_letter, "it is not what was once written", 1),
    (without_an_entry, "in the log of table", 1),
    (of_a_later_program, "was made by a newer program", 2),
    (lambda data: b"", "is not a backup", 2),
    (gzip.decompress, "is not a backup", 2),
    (lambda data: gzip.compress(b"[1, 2]"), "is not a backup", 2),
    (lambda data: gzip.compress(b"remeld"), "is not a backup", 2),
]


async def test_a_backup_that_is_short_or_changed_is_refused_and_nothing_is_restored(
    kept_url: str, tmp_path: Path
) -> None:
    good, bad = tmp_path / "good", tmp_path / "bad"
    await make_backup(kept_url, good)
    assert check_backup(good).entries > 0
    for damage, sentence, code in DAMAGES:
        bad.write_bytes(damage(good.read_bytes()))
        new = f"sqlite:///{tmp_path}/new.db"
        answer = await asyncio.to_thread(remeld, "restore", str(bad), "--database", new)
        assert (answer.code, answer.out) == (code, ""), answer
        assert sentence in answer.err
        assert str(bad) in answer.err
        assert not (tmp_path / "new.db").exists()


def test_a_house_that_cannot_be_copied_is_told(tmp_path: Path) -> None:
    file = tmp_path / "copy"
    answer = remeld("backup", str(file), "--database", f"sqlite:///{tmp_path}/none.db")
    assert answer.sentence == "There is no house in this database."
    assert not (tmp_path / "none.db").exists()
    (tmp_path / "text.db").write_text("This is no database." * 100)
    answer = remeld("backup", str(file), "--database", f"sqlite:///{tmp_path}/text.db")
    assert answer.code == 2
    assert "The database cannot be used" in answer.err
    assert not file.exists()
    assert list(tmp_path.glob("*.part")) == []


async def test_a_house_that_runs_is_not_filled(tmp_path: Path) -> None:
    url = f"sqlite:///{tmp_path}/house.db"
    storage = await open_storage(url)
    try:
        await make_backup(url, tmp_path / "copy")
        answer = await asyncio.to_thread(
            remeld, "restore", str(tmp_path / "copy"), "--database", url
        )
        assert answer.code == 2
        assert "another house has opened it" in answer.err
    finally:
        await storage.close()


def test_checking_alone_restores_nothing(kept_url: str, tmp_path: Path) -> None:
    file = tmp_path / "copy"
    asyncio.run(make_backup(kept_url, file))
    answer = remeld("restore", str(file), "--check", "--database", f"sqlite:///{tmp_path}/new.db")
    assert answer.code == 0
    assert answer.out.endswith("The backup is good. Nothing was restored.\n")
    assert not (tmp_path / "new.db").exists()


@pytest.mark.parametrize("kind", ["sqlite", "postgresql"])
async def test_what_is_read_is_one_moment_whatever_is_written_meanwhile(
    kind: str, request: pytest.FixtureRequest, tmp_path: Path
) -> None:
    url = f"sqlite:///{tmp_path}/house.db"
    if kind == "postgresql":
        url = request.getfixturevalue("postgres_url")
    storage = await open_storage(url)
    try:
        table = NewTableRow("t1", "KR7B", public=True, summary=b"{}")
        await storage.create(table, [NewEntry("opened", b"{}")], command="c1")
        async with reading(url) as house:
            assert house is not None
            versions = [row[0] async for row in house.rows("tables", ["version", "id"])]
            await storage.append("t1", 1, [NewEntry("joined", b"{}")], command="c2")
            entries = [row[1] async for row in house.rows("events", ["table_id", "seq"])]
        assert (versions, entries) == ([1], [1])
        assert len(await storage.entries("t1", 0, 10)) == 2
    finally:
        await storage.close()
