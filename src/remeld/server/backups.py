"""A whole house as one file, and back: made while it runs, checked entry by entry.

A backup fits either kind of database. What can be made anew is left out: snapshots of states, who
is connected, and by how much this database's clock was wrong. It holds all secrets of the house,
such as those of deals under way.
"""

from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass
from itertools import groupby
from pathlib import Path
from typing import Any, TypeAlias

from remeld import __version__
from remeld.match import Record, verify
from remeld.protocol import facts
from remeld.rules import RemeldError
from remeld.server.backup_file import BackupReader, BackupWriter, Contents, writing
from remeld.server.storage import open_storage
from remeld.server.storage.bulk import Bulk, filling, reading, step_names
from remeld.server.storage.scripts import Value
from remeld.server.tables import TableState, decode_entry, fold, record_of, status
from remeld.solver import could_play

__all__ = ["Checked", "check_backup", "make_backup", "restore_backup"]

LEFT_OUT = ("clock", "leases", "presence", "snapshots")
BEATS = "nodes"
"""When processes were last alive: no content, though it tells how long a house was down."""
BATCH = 1000
Row: TypeAlias = dict[str, Any]


@dataclass(frozen=True, slots=True)
class Checked:
    """What a backup holds, and what was found good in it."""

    made: int
    rows: dict[str, int]
    tables: int
    entries: int
    games: int
    """Finished games whose records are right."""
    running: int
    """Games under way whose turns are right."""


async def make_backup(url: str, path: Path) -> dict[str, int]:
    """Write all that a database holds at this moment to a new file; return the rows by table."""
    async with reading(url) as house:
        if house is None or not (steps := await house.steps()):
            raise RemeldError("no-house", "there is no house to copy")
        with writing(path) as out:
            contents = Contents(await house.now(), __version__, tuple(steps))
            backup = BackupWriter(out, contents)
            for table, columns in (await house.columns()).items():
                if table not in LEFT_OUT:
                    backup.begin(table, columns)
                    async for row in house.rows(table, columns):
                        backup.row(row)
            backup.close()
        return backup.counts


def check_backup(path: Path) -> Checked:
    """Read a backup to its end, and every log and record in it; raises `RemeldError`."""
    backup = BackupReader(path)
    known = step_names()
    if list(backup.contents.steps) != known[: len(backup.contents.steps)]:
        raise RemeldError("backup-newer", "unknown migrations", file=str(path))
    rows: Counter[str] = Counter()
    tables: dict[object, Row] = {}
    entries = games = running = 0
    named = ((table, dict(zip(columns, row, strict=True))) for table, columns, row in backup.rows())
    for (table, id), group in groupby(named, key=lambda each: (each[0], each[1].get("table_id"))):
        found = [row for _, row in group]
        rows[table] += len(found)
        if table == "tables":
            tables.update({row["id"]: row for row in found})
        elif table == "events":
            state, over = _check_log(backup, tables.pop(id, {}), found)
            entries, games, running = entries + len(found), games + over, running + state.playing
    for row in tables.values():
        if row.get("removed") is None:
            raise backup.damaged("log", table=str(row["code"]))  # A table without any entry.
    return Checked(backup.contents.made, dict(rows), rows["tables"], entries, games, running)


def _check_log(backup: BackupReader, row: Row, log: list[Row]) -> tuple[TableState, int]:
    """Fold the log of a table, and verify each of its games; count those that are over."""
    state, games, seq = None, 0, 0
    try:
        for seq, entry in enumerate(log, start=1):
            fact = decode_entry(entry["kind"], entry["data"])
            state = fold(state, fact)
            if entry["seq"] != seq:
                raise ValueError("an entry is missing")
            if isinstance(fact, facts.GameOver) and (record := record_of(state)):
                _verify(record)
                games += 1
        if state is None or (state.version, status(state)) != (row["version"], row["status"]):
            raise ValueError("the table is not as its log says")
        if state.playing and state.game is not None:
            _verify(Record(state.game.state.setup, state.game.log))
    except Exception as error:  # Whatever a damaged entry leads to, it is damaged.
        raise backup.damaged("log", table=str(row.get("code")), entry=seq) from error
    return state, games


def _verify(record: Record) -> None:
    found = verify(record, could_play)
    if not found.good:
        raise ValueError(f"the record is wrong: {found.trouble}")


async def restore_backup(path: Path, url: str) -> Checked:
    """Check a backup, then fill an empty database with it: with all of it, or with nothing."""
    async with reading(url) as house:
        if house is not None:
            await _need_empty(house)
    checked = check_backup(path)
    backup = BackupReader(path)
    async with filling(url, len(backup.contents.steps)) as house:
        await _need_empty(house)
        await house.clear(BEATS)
        for table, columns, rows in _batches(backup):
            await house.insert(table, columns, rows)
    # The rest of the way to this program's own schema, and a first look at the new house.
    storage = await open_storage(url)
    await storage.close()
    return checked


def _batches(
    backup: BackupReader,
) -> Iterator[tuple[str, tuple[str, ...], list[tuple[Value, ...]]]]:
    numbered = enumerate(backup.rows())
    for (table, columns, _), group in groupby(
        numbered, key=lambda each: (each[1][0], each[1][1], each[0] // BATCH)
    ):
        yield table, columns, [row for _, (_, _, row) in group]


async def _need_empty(house: Bulk) -> None:
    for table, columns in (await house.columns()).items():
        if table not in (*LEFT_OUT, BEATS):
            async for _ in house.rows(table, columns):
                raise RemeldError("house-not-empty", f"there are {table} in the database")
