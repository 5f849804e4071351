"""Every database that an earlier program made can be opened; any other is refused in words."""

import asyncio
import shutil
from pathlib import Path

import pytest

from remeld.server.storage import KeptRecord, Session, StorageError, Usage
from remeld.server.storage.migrations import Migration, read_migrations, shipped
from remeld.server.storage.postgres import open_postgres
from remeld.server.storage.scripts import Value
from remeld.server.storage.sql_storage import SqlStorage
from remeld.server.storage.sqlite import open_sqlite
from tests.server.storage.databases import Database, create, texts

EVENT = (
    "INSERT INTO events (table_id, seq, command, at, kind, data) VALUES ($1, $2, $3, $4, $5, $6)"
)
WRITTEN: dict[int, list[tuple[str, tuple[Value, ...]]]] = {
    1: [
        (
            "INSERT INTO tables (id, code, public, status, version, updated, summary) "
            "VALUES ($1, $2, 1, 'playing', 2, 1000, $3)",
            ("old", "OLDCODE", b"sum"),
        ),
        (EVENT, ("old", 1, None, 900, "k", b"one")),
        (EVENT, ("old", 2, "c1", 1000, "k", b"two")),
        ("INSERT INTO timers (table_id, kind, due, version) VALUES ('old', 'bell', 5000, 2)", ()),
        (
            "INSERT INTO drafts (table_id, seat, version, at, data) VALUES ('old', 0, 2, 1, $1)",
            (b"draft",),
        ),
    ],
    2: [
        (
            "INSERT INTO sessions (key, person, data, created, seen) VALUES ($1, 'p', $2, 1, 2)",
            (b"k", b"d"),
        ),
        ("INSERT INTO members (person, table_id) VALUES ('p', 'old')", ()),
    ],
    3: [
        (
            "INSERT INTO shut_out (table_id, address, since, until) VALUES ('old', $1, 1, 900)",
            (b"address",),
        )
    ],
    4: [("UPDATE clock SET ahead = 12345", ())],
    5: [("INSERT INTO orders (kind, subject, words, at) VALUES ('ban', '192.0.2.7', '', 5)", ())],
    6: [
        ("UPDATE tables SET owner = 'p', address = $1, bytes = 9 WHERE id = 'old'", (b"here",)),
        (
            "INSERT INTO tables (id, code, public, status, version, updated, summary, removed) "
            "VALUES ('gone', 'GONECODE', 0, 'archived', 7, 1000, $1, 2000)",
            (b"{}",),
        ),
        ("INSERT INTO records VALUES ('gone', 1, 'p ', $1)", (b"record",)),
    ],
    7: [
        ("INSERT INTO puzzle_players VALUES ('p', 1, 1374.5, 310.0, 0.06)", ()),
        ("INSERT INTO puzzle_results VALUES ('p', 1, 'goliath', 12, 1, 1, 1374.5)", ()),
        ("INSERT INTO puzzle_days VALUES ('p', '2026-11-18')", ()),
        ("INSERT INTO puzzle_ratings VALUES ('goliath', 12, 1, 1144.0, 170.5, 0.06)", ()),
    ],
}
"""What a program of each version may have written, in the words of that version's schema."""


def dialect(database: Database) -> str:
    return "sqlite" if database.is_sqlite else "postgres"


def known(database: Database) -> list[Migration]:
    return read_migrations(shipped(dialect(database)))


def copied(database: Database, folder: Path, count: int = 9999) -> Path:
    """Copy the first migrations to a folder."""
    folder.mkdir()
    for migration in known(database)[:count]:
        name = f"{migration.number:04}_{migration.name}.sql"
        (folder / name).write_text(migration.sql, encoding="utf-8")
    return folder


async def opened(database: Database, folder: Path | None = None) -> SqlStorage:
    if database.is_sqlite:
        return await open_sqlite(Path(database.url.removeprefix("sqlite:///")), folder=folder)
    return await open_postgres(database.url, folder)


LATEST = len(read_migrations(shipped("sqlite")))


@pytest.mark.parametrize("version", range(LATEST + 1))
async def test_a_database_of_every_version_is_brought_up_to_date(
    database: Database, tmp_path: Path, version: int
) -> None:
    if version:
        storage = await opened(database, copied(database, tmp_path / "old", version))
        for number in range(1, version + 1):
            for sql, values in WRITTEN[number]:
                await storage.change(sql, *values)
        await storage.close()
    for _ in range(2):  # The second time there is nothing to do.
        storage = await opened(database)
        applied = await storage.fetch("SELECT number, name, checksum FROM migrations")
        steps = [(step.number, step.name, step.checksum) for step in known(database)]
        assert sorted(tuple(row) for row in applied) == steps
        if version >= 1:
            loaded = await storage.load("old")
            assert loaded is not None
            assert (loaded.row.code, loaded.row.status, loaded.row.summary) == (
                "OLDCODE",
                "playing",
                b"sum",
            )
            assert texts(loaded.entries) == ["one", "two"]
            assert await storage.active("bell") == 1
            draft = await storage.draft("old", 0, 2)
            assert draft is not None
        if version >= 2:
            assert await storage.get_session(b"k") == Session(b"k", "p", b"d", 1, 2)
            assert [row.id for row in await storage.tables_of("p", 9, kicked=False)] == ["old"]
            assert await storage.usage(address=b"here") == Usage(
                int(version >= 6), 9 * (version >= 6)
            )
        if version >= 6:
            assert await storage.load("gone") is None
            [kept] = await storage.kept_records("gone")
            assert kept == KeptRecord(1, ("p", ""), b"record")
        if version >= 7:
            history = await storage.puzzle_history("p")
            assert (history.results, history.days) == ((("goliath", 12, True),), ("2026-11-18",))
            assert await storage.puzzle_ratings("goliath", 1) == {12: 1144.0}
        if version >= 3:
            assert await storage.shut_out("old", b"address", 899) == 1
        [[ahead]] = await storage.fetch("SELECT ahead FROM clock")
        assert ahead == (12345 if version >= 4 else 0)
        await create(storage)
        await storage.put_session(Session(b"new", "p2", b"", 1, 2))
        await storage.close()


async def test_both_databases_have_the_same_steps_and_columns(
    tmp_path: Path, postgres_url: str
) -> None:
    sqlite, postgres = Database(f"sqlite:///{tmp_path}/games.db"), Database(postgres_url)
    names = [[step.name for step in known(database)] for database in (sqlite, postgres)]
    assert names[0] == names[1]
    storage = await opened(sqlite)
    columns = await storage.fetch(
        "SELECT t.name, c.name FROM sqlite_schema AS t, pragma_table_info(t.name) AS c "
        "WHERE t.type = 'table'"
    )
    here = sorted(tuple(row) for row in columns)
    await storage.close()
    storage = await opened(postgres)
    columns = await storage.fetch(
        "SELECT CAST(table_name AS text), CAST(column_name AS text) "
        "FROM information_schema.columns WHERE table_schema = current_schema()"
    )
    there = sorted(tuple(row) for row in columns)
    await storage.close()
    assert ("events", "command") in here
    assert here == there


async def refused(database: Database, folder: Path | None = None) -> str:
    with pytest.raises(StorageError) as error:
        await opened(database, folder)
    assert error.value.code == "schema"
    return str(error.value)


async def test_a_changed_migration_is_refused(database: Database, tmp_path: Path) -> None:
    folder = copied(database, tmp_path / "changed")
    with (folder / "0001_tables.sql").open("a") as file:
        file.write("-- changed\n")
    storage = await opened(database)
    await storage.close()
    assert "another migration 0001_tables than the one in this program" in await refused(
        database, folder
    )
    storage = await opened(database)
    await storage.close()


async def test_a_newer_database_is_refused(database: Database, tmp_path: Path) -> None:
    folder = copied(database, tmp_path / "newer")
    (folder / f"{LATEST + 1:04}_later.sql").write_text("CREATE TABLE later (id INTEGER);\n")
    storage = await opened(database, folder)
    await storage.close()
    message = await refused(database)
    assert f"it has migration {LATEST + 1:04}_later" in message
    assert f"this program knows {LATEST} migrations" in message


async def test_a_migration_that_fails_changes_nothing(database: Database, tmp_path: Path) -> None:
    folder = copied(database, tmp_path / "broken")
    broken = "CREATE TABLE half (id INTEGER);\nINSERT INTO nowhere VALUES (1);\n"
    (folder / f"{LATEST + 1:04}_broken.sql").write_text(broken)
    with pytest.raises(StorageError, match="nowhere"):
        await opened(database, folder)
    storage = await opened(database)
    with pytest.raises(StorageError, match="half"):
        await storage.fetch("SELECT * FROM half")
    await create(storage)
    await storage.close()


async def test_line_ends_do_not_matter(database: Database, tmp_path: Path) -> None:
    folder = copied(database, tmp_path / "windows")
    for file in folder.iterdir():
        file.write_bytes(file.read_bytes().replace(b"\n", b"\r\n"))
    for where in (folder, None):
        storage = await opened(database, where)
        await storage.close()


async def test_processes_that_start_together_migrate_once(postgres_url: str) -> None:
    database = Database(postgres_url)
    storages = await asyncio.gather(*(opened(database) for _ in range(5)))
    assert len(await storages[0].fetch("SELECT number FROM migrations")) == LATEST
    for storage in storages:
        await storage.close()


def test_numbers_have_no_gaps(tmp_path: Path) -> None:
    shutil.copytree(Path(str(shipped("sqlite"))), tmp_path / "gap")
    (tmp_path / "gap" / "0001_tables.sql").unlink()
    with pytest.raises(ValueError, match="not numbered"):
        read_migrations(tmp_path / "gap")
