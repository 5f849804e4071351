"""What those who run a house ask of its database, in terms of reading and writing."""

# ruff: noqa: D102 (the port says what each method does)

from collections import Counter
from functools import partial
from typing import TypeVar

from remeld.server.storage.scripts import (
    FROM_TABLES,
    HOUSE_NOW,
    Script,
    rows,
    table_row,
)
from remeld.server.storage.sql_access import SqlAccess
from remeld.server.storage.values import Census, OrderKind, StandingOrder, TableRow

T = TypeVar("T")

OWNED = ("drafts", "timers", "snapshots", "events", "members", "presence", "shut_out", "records")
"""What refers to a table, or is about it."""


class SqlOrders(SqlAccess):
    """A part of `SqlStorage`."""

    async def orders(self) -> list[StandingOrder]:
        sql = "SELECT kind, subject, words, at FROM orders ORDER BY kind, subject"
        return await self.read(lambda: rows(sql, make=StandingOrder))

    async def put_order(self, kind: OrderKind, subject: str, words: str) -> None:
        await self.change(
            f"INSERT INTO orders (kind, subject, words, at) VALUES ($1, $2, $3, {HOUSE_NOW}) "
            "ON CONFLICT (kind, subject) DO UPDATE SET words = excluded.words, at = excluded.at",
            *(kind, subject, words),
        )

    async def delete_order(self, kind: OrderKind, subject: str) -> bool:
        where = "WHERE kind = $1 AND subject = $2 RETURNING kind"
        return bool(await self.change(f"DELETE FROM orders {where}", kind, subject))

    async def census(self, now: int) -> Census:
        return await self.read(partial(_census, now))

    async def newest(self, limit: int) -> list[TableRow]:
        sql = FROM_TABLES + "WHERE status <> 'archived' ORDER BY updated DESC LIMIT $1"
        return await self.read(lambda: rows(sql, limit, make=table_row))

    async def delete_table(self, table: str) -> bool:
        return await self.write(partial(_delete_table, table))


def _census(now: int) -> Script[Census]:
    tables = yield "SELECT status, count(*) FROM tables GROUP BY status", ()
    nodes = yield "SELECT node FROM nodes WHERE until > $1 ORDER BY node", (now,)
    present = yield (
        "SELECT table_id, person, node FROM presence JOIN nodes USING (node) WHERE until > $1",
        (now,),
    )
    there: dict[str, set[str]] = {}
    through: Counter[str] = Counter()
    for table, person, node in present:
        there.setdefault(table, set()).add(person)
        through[node] += 1
    return Census(
        tables={status: int(count) for status, count in tables},
        nodes={node: through[node] for (node,) in nodes},
        present={table: frozenset(people) for table, people in there.items()},
    )


def _delete_table(table: str) -> Script[bool]:
    # The row first: whoever would append waits here, and then finds no table.
    held = yield "UPDATE tables SET version = version WHERE id = $1 RETURNING id", (table,)
    for each in OWNED:
        yield f"DELETE FROM {each} WHERE table_id = $1", (table,)
    yield "DELETE FROM tables WHERE id = $1", (table,)
    return bool(held)
