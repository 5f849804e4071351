"""The transactions of tables: their logs, and the timers that are set with them."""

from collections.abc import Collection, Mapping, Sequence

from remeld.server.storage.scripts import FROM_TABLES, HOUSE_NOW, Script, rows, table_row
from remeld.server.storage.values import (
    Appended,
    CodeTaken,
    Conflict,
    Duplicate,
    Entry,
    Loaded,
    NewEntry,
    NewTableRow,
    RowChange,
    Snapshot,
    Timer,
    TimerChanges,
    UnknownTable,
)

ENTRY_BYTES = 200
"""What an entry takes on disk beside its data: its keys, twice, and its share of the pages."""
SHUT_OUT_MS = 3_600_000
"""How long an address from which somebody was removed lets nobody new in."""


def create(
    table: NewTableRow,
    entries: Sequence[NewEntry],
    command: str,
    timers: TimerChanges,
    people: Collection[str],
) -> Script[Appended | Duplicate | Conflict | CodeTaken]:
    """See `Storage.create`."""
    created = yield (
        "INSERT INTO tables "
        "(id, code, public, status, version, updated, summary, owner, address, bytes) "
        f"VALUES ($1, $2, $3, $4, $5, {HOUSE_NOW}, $6, $7, $8, $9) "
        "ON CONFLICT DO NOTHING RETURNING updated",
        (
            *(table.id, table.code, int(table.public), table.status, len(entries)),
            *(table.summary, table.owner, table.address, _size(entries)),
        ),
    )
    if created:
        at: int = created[0][0]
        yield from _store(table.id, 0, at, entries, command)
        yield from _set_timers(table.id, len(entries), timers)
        yield from _add_people(table.id, people)
        return Appended(len(entries), at)
    try:
        return (yield from _why_not(table.id, command))
    except UnknownTable:
        return CodeTaken(table.code)


def append(
    table: str,
    expected: int,
    entries: Sequence[NewEntry],
    command: str,
    earlier: str | None,
    timers: TimerChanges,
    change: RowChange,
    people: Collection[str],
    kicked: Collection[str],
    snapshot: bytes | None,
) -> Script[Appended | Duplicate | Conflict]:
    """See `Storage.append`.

    The update comes first: it holds the table's row to the end of the transaction, so everyone
    else who would append to this table waits here and then finds another version.
    """
    version = expected + len(entries)
    public = None if change.public is None else int(change.public)
    moved = yield (
        f"UPDATE tables SET version = $3, updated = {HOUSE_NOW}, status = coalesce($4, status), "
        "public = coalesce($5, public), summary = coalesce($6, summary), bytes = bytes + $9 "
        "WHERE id = $1 AND version = $2 AND removed IS NULL "
        "AND NOT EXISTS (SELECT 1 FROM events WHERE table_id = $1 AND command IN ($7, $8)) "
        "RETURNING updated",
        (
            *(table, expected, version, change.status, public, change.summary),
            *(command, earlier, _size(entries)),
        ),
    )
    if not moved:
        return (yield from _why_not(table, command, earlier))
    at: int = moved[0][0]
    yield from _store(table, expected, at, entries, command)
    if change.status == "archived":
        yield "DELETE FROM drafts WHERE table_id = $1", (table,)
        yield "DELETE FROM timers WHERE table_id = $1", (table,)
    yield from _set_timers(table, version, timers)
    yield from _add_people(table, people)
    yield from _shut_out(table, at, kicked)
    if snapshot is not None:
        yield (
            "INSERT INTO snapshots (table_id, seq, data) VALUES ($1, $2, $3) "
            "ON CONFLICT (table_id) DO UPDATE SET seq = excluded.seq, data = excluded.data",
            (table, version, snapshot),
        )
    return Appended(version, at)


def _why_not(table: str, command: str, earlier: str | None = None) -> Script[Duplicate | Conflict]:
    old = yield (
        "SELECT seq FROM events WHERE table_id = $1 AND command IN ($2, $3)",
        (table, command, earlier),
    )
    if old:
        return Duplicate(old[0][0])
    found = yield "SELECT version FROM tables WHERE id = $1 AND removed IS NULL", (table,)
    if not found:
        raise UnknownTable(f"there is no table {table!r}")
    return Conflict(found[0][0])


def _size(entries: Sequence[NewEntry]) -> int:
    return sum(ENTRY_BYTES + len(entry.data) for entry in entries)


def _store(
    table: str, after: int, at: int, entries: Sequence[NewEntry], command: str
) -> Script[None]:
    last = after + len(entries)
    for seq, entry in enumerate(entries, after + 1):
        yield (
            "INSERT INTO events (table_id, seq, command, at, kind, data) "
            "VALUES ($1, $2, $3, $4, $5, $6)",
            (table, seq, command if seq == last else None, at, entry.kind, entry.data),
        )


def _set_timers(table: str, version: int, timers: TimerChanges) -> Script[None]:
    # Always in the same order, so that two transactions cannot wait for each other.
    for kind, due in sorted(timers.items()):
        if due is None:
            yield "DELETE FROM timers WHERE table_id = $1 AND kind = $2", (table, kind)
        else:
            yield (
                "INSERT INTO timers (table_id, kind, due, version) VALUES ($1, $2, $3, $4) "
                "ON CONFLICT (table_id, kind) "
                "DO UPDATE SET due = excluded.due, version = excluded.version, leased = 0",
                (table, kind, due, version),
            )


def _add_people(table: str, people: Collection[str]) -> Script[None]:
    for person in sorted(people):
        yield (
            "INSERT INTO members (person, table_id) VALUES ($1, $2) ON CONFLICT DO NOTHING",
            (person, table),
        )


def _shut_out(table: str, at: int, kicked: Collection[str]) -> Script[None]:
    for person in sorted(kicked):
        one = "WHERE table_id = $1 AND person = $2"
        yield f"UPDATE members SET kicked = 1 {one}", (table, person)
        yield (
            "INSERT INTO shut_out (table_id, address, since, until) "
            f"SELECT table_id, address, $3, $4 FROM members {one} AND address IS NOT NULL "
            "ON CONFLICT (table_id, address) DO UPDATE SET until = excluded.until",
            (table, person, at, at + SHUT_OUT_MS),
        )


def load(table: str) -> Script[Loaded | None]:
    """See `Storage.load`."""
    found = yield from rows(FROM_TABLES + "WHERE id = $1", table, make=table_row)
    if not found or found[0].removed is not None:
        return None
    snapshots = yield from rows(
        "SELECT seq, data FROM snapshots WHERE table_id = $1", table, make=Snapshot
    )
    snapshot = snapshots[0] if snapshots else None
    rest = yield from entries_after(table, snapshot.seq if snapshot else 0, found[0].version)
    return Loaded(found[0], snapshot, tuple(rest))


def entries_after(table: str, after: int, limit: int) -> Script[list[Entry]]:
    """See `Storage.entries`."""
    sql = (
        "SELECT seq, at, kind, data FROM events "
        "WHERE table_id = $1 AND seq > $2 ORDER BY seq LIMIT $3"
    )
    return (yield from rows(sql, table, after, limit, make=Entry))


def erase(table: str, edits: Mapping[int, bytes]) -> Script[None]:
    """See `Storage.erase`."""
    for seq, data in sorted(edits.items()):
        yield "UPDATE events SET data = $3 WHERE table_id = $1 AND seq = $2", (table, seq, data)
    yield "DELETE FROM snapshots WHERE table_id = $1", (table,)


def due(now: int, limit: int, lease: int, skip_locked: str) -> Script[list[Timer]]:
    """See `Storage.due`. The list is made first, or a plan might pick more than `limit`."""
    sql = (
        "WITH picked AS MATERIALIZED (SELECT table_id, kind FROM timers "
        f"WHERE due <= $1 AND leased <= $1 ORDER BY due LIMIT $2 {skip_locked}) "
        "UPDATE timers SET leased = $3 WHERE (table_id, kind) IN (SELECT * FROM picked) "
        "RETURNING table_id, kind, due, version"
    )
    timers = yield from rows(sql, now, limit, now + lease, make=Timer)
    return sorted(timers, key=lambda timer: timer.due)


def set_timers(table: str, expected: int, timers: TimerChanges) -> Script[bool]:
    """See `Storage.set_timers`. The empty update holds the row, as in `append`."""
    held = yield (
        "UPDATE tables SET version = version WHERE id = $1 AND version = $2 RETURNING version",
        (table, expected),
    )
    if held:
        yield from _set_timers(table, expected, timers)
    return bool(held)
