"""What is SQLite's own: one process, one writer, group commit, the disk's faults."""

import asyncio
import os
import sqlite3
import stat
import subprocess
import sys
import threading
from collections.abc import Awaitable
from pathlib import Path
from typing import Any

import pytest

from remeld.server.storage import Appended, StorageError, UnknownTable, integrity
from remeld.server.storage.scripts import Script
from remeld.server.storage.sqlite import SqliteStorage, open_sqlite
from remeld.server.storage.writer import BATCH, Job, Writer
from tests.patience import PATIENCE
from tests.server.storage.databases import create, entries, new_table, say, texts

SOURCE = Path(__file__).parent.parent.parent.parent / "src"
OPEN = """
import asyncio, sys
from remeld.server.storage import StorageError, open_storage
try:
    asyncio.run(open_storage(sys.argv[1]))
except StorageError as error:
    print(error.code, error)
"""


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "games.db"


async def values(storage: SqliteStorage, sql: str) -> list[Any]:
    return [row[0] for row in await storage.change(sql)]


async def test_a_second_process_is_refused_by_name(path: Path) -> None:
    storage = await open_sqlite(path)
    command = [sys.executable, "-c", OPEN, f"sqlite:///{path}"]
    again = await asyncio.to_thread(
        subprocess.run, command, env={"PYTHONPATH": str(SOURCE)}, capture_output=True, text=True
    )
    assert again.stderr == ""
    assert again.stdout.startswith("locked ")
    assert f"{path} is in use by another server (process {os.getpid()}," in again.stdout
    assert f"{path}.lock" in again.stdout
    assert await storage.row("t1") is None, "the first goes on"
    await storage.close()
    storage = await open_sqlite(path)
    await storage.close()


async def test_another_name_of_the_file_is_the_same_file(path: Path) -> None:
    storage = await open_sqlite(path)
    other = path.with_name("other.db")
    other.symlink_to(path)
    with pytest.raises(StorageError) as error:
        await open_sqlite(other)
    assert error.value.code == "locked"
    await storage.close()


async def test_every_commit_waits_for_the_disk(path: Path) -> None:
    storage = await open_sqlite(path)
    assert await values(storage, "PRAGMA synchronous") == [2]
    assert await values(storage, "PRAGMA journal_mode") == ["wal"]
    assert await values(storage, "PRAGMA mmap_size") in ([0], [])
    await storage.close()
    assert stat.S_IMODE(path.stat().st_mode) == 0o600


async def test_a_reader_cannot_write(path: Path) -> None:
    storage = await open_sqlite(path)
    await create(storage)
    with pytest.raises(StorageError, match="readonly") as error:
        await storage.fetch("DELETE FROM tables")
    assert error.value.code == "io"
    assert await storage.row("t1") is not None
    await storage.close()


class RequestGuard:
    """Work that holds the writer until it is told to go on, so that other work gathers."""

    def __init__(self) -> None:
        self._started = threading.Event()
        self._go_on = threading.Event()

    def _script(self) -> Script[None]:
        self._started.set()
        assert self._go_on.wait(PATIENCE)
        yield "SELECT 1", ()

    async def gather(self, storage: SqliteStorage, *work: Awaitable[object]) -> list[object]:
        """Hold the writer, give it all this work, let it go on, and return the answers."""
        held = asyncio.create_task(storage.write(self._script))
        assert await asyncio.to_thread(self._started.wait, PATIENCE)
        waiting = asyncio.gather(*work, return_exceptions=True)
        await asyncio.sleep(0)  # Each piece of work runs up to where it waits for the writer.
        assert not waiting.done()
        self._go_on.set()
        await held
        return await waiting


async def test_what_waits_is_committed_in_one_go(
    path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    sizes: list[int] = []
    commit = Writer._commit

    def counting(writer: Writer, jobs: list[Job]) -> None:
        sizes.append(len(jobs))
        commit(writer, jobs)

    storage = await open_sqlite(path)
    for i in range(BATCH + 6):
        await create(storage, f"t{i}")
    monkeypatch.setattr(Writer, "_commit", counting)
    work = [storage.append(f"t{i}", 1, entries("x"), command="x") for i in range(BATCH + 6)]
    answers = await RequestGuard().gather(storage, *work)
    assert all(isinstance(answer, Appended) for answer in answers)
    assert sizes == [1, BATCH, 6]
    await storage.close()


async def test_one_failure_does_not_spoil_its_batch(path: Path) -> None:
    storage = await open_sqlite(path)
    await create(storage)
    await create(storage, "t2")
    answers = await RequestGuard().gather(
        storage,
        storage.append("t1", 1, entries("a"), command="a"),
        storage.append("nowhere", 1, entries("a"), command="a"),
        storage.append("t2", 1, entries("half"), command="x" * 129),
        storage.append("t2", 1, entries("b"), command="b"),
        storage.change("DELETE FROM nonsense"),
    )
    kinds = [Appended, UnknownTable, ValueError, Appended, StorageError]
    assert [type(answer) for answer in answers] == kinds
    assert texts(await storage.entries("t2", 0, 9)) == ["hello", "b"]
    await storage.close()


async def test_a_full_disk_is_told_and_survived(path: Path) -> None:
    storage = await open_sqlite(path)
    await create(storage)
    [pages] = await values(storage, "PRAGMA page_count")
    await storage.change(f"PRAGMA max_page_count = {pages + 4}")
    big = entries("x" * 100_000)
    answers = await RequestGuard().gather(
        storage,
        storage.append("t1", 1, entries("before"), command="before"),
        storage.create(new_table("big1"), big, command="c"),
        storage.create(new_table("big2"), big, command="c"),
    )
    for answer in answers[1:]:
        assert isinstance(answer, StorageError)
        assert answer.code == "full"
        assert str(path) in str(answer)
    stored = texts(await storage.entries("t1", 0, 9))
    assert (stored == ["hello", "before"]) == isinstance(answers[0], Appended)
    await storage.change("PRAGMA max_page_count = 1000000")
    assert isinstance(await storage.create(new_table("big1"), big, command="c"), Appended)
    assert isinstance(await say(storage, "t1", "after"), Appended)
    await storage.close()


async def test_another_program_that_holds_the_file(
    path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("remeld.server.storage.sqlite.PATIENCE", 0.05)
    storage = await open_sqlite(path)
    await create(storage)
    other = sqlite3.connect(path, isolation_level=None)
    other.execute("BEGIN IMMEDIATE")
    with pytest.raises(StorageError) as error:
        await say(storage, "t1", "a")
    assert error.value.code == "busy"
    assert texts(await storage.entries("t1", 0, 9)) == ["hello"], "reading goes on"
    other.execute("ROLLBACK")
    other.close()
    assert isinstance(await say(storage, "t1", "a"), Appended)
    await storage.close()


async def test_files_that_are_no_database(tmp_path: Path) -> None:
    text = tmp_path / "notes.txt"
    text.write_text("This is not a database. " * 100)
    with pytest.raises(StorageError, match=r"notes\.txt.*not a database") as error:
        await open_sqlite(text)
    assert error.value.code == "damaged"
    assert text.read_text() == "This is not a database. " * 100
    with pytest.raises(StorageError, match=r"missing/games\.db\.lock: No such file"):
        await open_sqlite(tmp_path / "missing" / "games.db")
    (tmp_path / "folder").mkdir()
    with pytest.raises(StorageError, match="folder: Is a directory"):
        await open_sqlite(tmp_path / "folder")
    text.write_text("")
    storage = await open_sqlite(text)  # The lock is free again, and an empty file is welcome.
    await storage.close()


async def damage(path: Path) -> None:
    """Make a file with a long log, and write over every second page of its later half."""
    storage = await open_sqlite(path)
    await create(storage)
    long = entries(*(f"{number}" * 300 for number in range(1000)))
    assert isinstance(await storage.append("t1", 1, long, command="x"), Appended)
    await storage.close()
    with path.open("r+b") as file:
        pages = path.stat().st_size // 4096
        for page in range(pages // 2, pages, 2):
            file.seek(page * 4096)
            file.write(b"\x55" * 4096)


async def test_a_damaged_file_is_found_at_the_start(
    path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    await damage(path)
    monkeypatch.setattr(integrity, "WAIT", PATIENCE)
    for _ in range(2):  # The lock is free again.
        with pytest.raises(StorageError, match=r"games\.db is damaged.*remeld restore") as error:
            await open_sqlite(path)
        assert error.value.code == "damaged"


async def test_nothing_is_written_to_a_large_file_once_it_is_found_damaged(
    path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    await damage(path)
    monkeypatch.setattr(integrity, "WAIT", 0.0)
    storage = await open_sqlite(path)
    async with asyncio.timeout(PATIENCE):
        while not caplog.records:
            await asyncio.sleep(0.01)
    assert "games.db is damaged" in caplog.text
    with pytest.raises(StorageError) as error:
        await storage.beat("node", 0, 8000, 3000)
    assert error.value.code == "damaged"
    await storage.close()


async def test_a_file_can_be_closed_while_it_is_still_read(
    path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(integrity, "WAIT", 0.0)
    storage = await open_sqlite(path)
    await storage.close()
    await storage.close()
    with pytest.raises(StorageError) as error:
        await storage.begin(0)
    assert error.value.code == "closed"
