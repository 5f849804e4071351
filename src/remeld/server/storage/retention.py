"""The transactions that keep a database bounded: usage, removed tables, records that stay."""

from collections.abc import Collection, Sequence

from remeld.server.storage.scripts import (
    FROM_TABLES,
    HOUSE_NOW,
    Script,
    rows,
    table_row,
)
from remeld.server.storage.values import KeptRecord, TableRow, Usage

ROW_BYTES = 1000
"""What a removed table counts for beside its records."""
OF_TABLE = ("events", "snapshots", "timers", "drafts", "shut_out", "presence")
"""What is deleted with a table, whether its records stay or not."""
DAY = 24 * 3_600_000


def usage(owner: str | None, address: bytes | None) -> Script[Usage]:
    """See `Storage.usage`."""
    found = yield (
        "SELECT count(CASE WHEN removed IS NULL THEN 1 END), "
        "CAST(coalesce(sum(bytes), 0) AS bigint) FROM tables WHERE owner = $1 OR address = $2",
        (owner, address),
    )
    return Usage(*found[0])


def take_lease(name: str, node: str, now: int, until: int) -> Script[bool]:
    """See `Storage.lease`."""
    taken = yield (
        "INSERT INTO leases (name, node, until) VALUES ($1, $2, $3) "
        "ON CONFLICT (name) DO UPDATE SET node = excluded.node, until = excluded.until "
        "WHERE leases.until <= $4 OR leases.node = $2 RETURNING name",
        (name, node, until, now),
    )
    return bool(taken)


def untouched(before: int, after: tuple[int, str], limit: int) -> Script[list[TableRow]]:
    """See `Storage.untouched`."""
    where = (
        "WHERE removed IS NULL AND status = 'archived' AND updated < $1 "
        "AND $1 > (SELECT until FROM leases WHERE name = 'kept until now') "
    )
    page = "AND (updated, id) > ($2, $3) ORDER BY updated, id LIMIT $4"
    return (yield from rows(FROM_TABLES + where + page, before, *after, limit, make=table_row))


def remove(
    table: str, version: int, records: Sequence[KeptRecord], kicked: Collection[str]
) -> Script[bool]:
    """See `Storage.remove`. The update comes first and holds the row, as in `append`."""
    size = ROW_BYTES + sum(len(record.data) for record in records)
    held = yield (
        f"UPDATE tables SET removed = {HOUSE_NOW}, bytes = $3, public = 0, status = 'archived' "
        "WHERE id = $1 AND version = $2 AND removed IS NULL RETURNING id",
        (table, version, size),
    )
    if not held:
        return False
    for part in OF_TABLE:
        yield f"DELETE FROM {part} WHERE table_id = $1", (table,)
    for record in records:
        yield (
            "INSERT INTO records (table_id, game, owners, data) VALUES ($1, $2, $3, $4)",
            (table, record.game, " ".join(record.owners), record.data),
        )
    for person in kicked:  # Programs before this one did not note it there.
        one = "WHERE table_id = $1 AND person = $2"
        yield f"UPDATE members SET kicked = 1 {one}", (table, person)
    if not records:
        yield "DELETE FROM members WHERE table_id = $1", (table,)
        yield "DELETE FROM tables WHERE id = $1", (table,)
    return True


def kept_records(table: str, game: int | None = None) -> Script[list[KeptRecord]]:
    """See `Storage.kept_records`."""
    sql = (
        "SELECT game, owners, data FROM records "
        "WHERE table_id = $1 AND game = coalesce($2, game) ORDER BY game"
    )
    return (yield from rows(sql, table, game, make=_record))


def _record(game: int, owners: str, data: bytes) -> KeptRecord:
    return KeptRecord(game, tuple(owners.split(" ")), data)


def rewrite_records(table: str, records: Sequence[KeptRecord]) -> Script[None]:
    """See `Storage.rewrite_records`."""
    for record in records:
        yield (
            "UPDATE records SET owners = $3, data = $4 WHERE table_id = $1 AND game = $2",
            (table, record.game, " ".join(record.owners), record.data),
        )


def drop_records(before: int, limit: int) -> Script[int]:
    """See `Storage.drop_records`."""
    gone = yield ("SELECT id FROM tables WHERE removed < $1 LIMIT $2", (before, limit))
    for row in gone:
        for part in ("records", "members"):
            yield f"DELETE FROM {part} WHERE table_id = $1", (row[0],)
        yield "DELETE FROM tables WHERE id = $1", (row[0],)
    return len(gone)


def keep_house(key: str, data: bytes, address: bytes | None, most: int) -> Script[bool | None]:
    """See `Storage.put_house`."""
    stored = yield "SELECT data FROM houses WHERE key = $1", (key,)
    if not stored and most:
        kept = yield "SELECT count(*) FROM houses WHERE address = $1", (address,)
        if kept[0][0] >= most:
            return None
    yield (
        f"INSERT INTO houses (key, data, address, used) VALUES ($1, $2, $3, {HOUSE_NOW}) "
        "ON CONFLICT (key) DO UPDATE SET used = excluded.used WHERE houses.data = excluded.data",
        (key, data, address),
    )
    stored = yield "SELECT data FROM houses WHERE key = $1", (key,)
    return bool(stored[0][0] == data)


def get_house(key: str) -> Script[bytes | None]:
    """See `Storage.get_house`."""
    yield (
        f"UPDATE houses SET used = {HOUSE_NOW} WHERE key = $1 AND used < {HOUSE_NOW} - $2",
        (key, DAY),
    )
    stored = yield "SELECT data FROM houses WHERE key = $1", (key,)
    return stored[0][0] if stored else None
