"""The transactions about people: where they are, their sessions and one-time codes."""

from remeld.server.storage import puzzle_results
from remeld.server.storage.scripts import Script, rows
from remeld.server.storage.values import OneTimeCode, Session

CODES = 20
"""So many codes of one person can be used; of more, those that expire first go."""
STRANGER_MS = 24 * 3_600_000
"""A session that never came to a table, and tried no puzzle, is forgotten after so long."""


def set_presence(table: str, person: str, node: str, address: bytes | None) -> Script[None]:
    """See `Storage.set_presence`."""
    sql = "INSERT INTO presence (table_id, person, node) VALUES ($1, $2, $3) "
    yield sql + "ON CONFLICT DO NOTHING", (table, person, node)
    if address is not None:
        where = "WHERE table_id = $1 AND person = $2"
        yield f"UPDATE members SET address = $3 {where}", (table, person, address)


def delete_person(person: str) -> Script[list[Session]]:
    """See `Storage.delete_person`."""
    sql = "DELETE FROM sessions WHERE person = $1 RETURNING key, person, data, created, seen"
    sessions = yield from rows(sql, person, make=Session)
    yield "DELETE FROM codes WHERE person = $1", (person,)
    yield "DELETE FROM presence WHERE person = $1", (person,)
    yield "DELETE FROM members WHERE person = $1", (person,)
    yield from puzzle_results.forget(person)
    return sessions


def take_code(key: bytes, now: int) -> Script[OneTimeCode | None]:
    """See `Storage.take_code`."""
    sql = "DELETE FROM codes WHERE key = $1 RETURNING key, person, data, expires"
    found = yield from rows(sql, key, make=OneTimeCode)
    return found[0] if found and found[0].expires > now else None


def put_code(code: OneTimeCode) -> Script[None]:
    """See `Storage.put_code`."""
    yield (
        "INSERT INTO codes (key, person, data, expires) VALUES ($1, $2, $3, $4) "
        "ON CONFLICT (key) DO UPDATE SET "
        "person = excluded.person, data = excluded.data, expires = excluded.expires",
        (code.key, code.person, code.data, code.expires),
    )
    newest = "SELECT key FROM codes WHERE person = $1 ORDER BY expires DESC LIMIT $2"
    yield (
        f"DELETE FROM codes WHERE person = $1 AND key <> $3 AND key NOT IN ({newest})",
        (code.person, CODES, code.key),
    )


def tidy(now: int, unseen_since: int) -> Script[None]:
    """See `Storage.tidy`. The newest heartbeat stays, because it tells how long all were down."""
    yield "DELETE FROM sessions WHERE seen < $1", (unseen_since,)
    absent = "NOT EXISTS (SELECT 1 FROM {0} WHERE {0}.person = {{0}}.person)"
    nowhere = " AND ".join(absent.format(table) for table in ("members", "puzzle_players"))
    yield (
        f"DELETE FROM sessions WHERE seen < $1 AND {nowhere.format('sessions')}",
        (now - STRANGER_MS,),
    )
    unknown = "NOT EXISTS (SELECT 1 FROM sessions WHERE sessions.person = codes.person)"
    yield (
        f"DELETE FROM codes WHERE expires <= $1 OR ({nowhere.format('codes')} AND {unknown})",
        (now,),
    )
    yield from puzzle_results.tidy()
    yield "DELETE FROM shut_out WHERE until <= $1", (now,)
    long_gone = "SELECT node FROM nodes WHERE until < $1 AND seen < (SELECT max(seen) FROM nodes)"
    hour_ago = now - 3_600_000
    yield f"DELETE FROM presence WHERE node IN ({long_gone})", (hour_ago,)
    yield f"DELETE FROM nodes WHERE node IN ({long_gone})", (hour_ago,)
    yield "DELETE FROM orders WHERE kind = 'sign-out' AND at < $1", (hour_ago,)
