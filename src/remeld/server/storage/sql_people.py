"""The interface about people, in terms of reading and writing: who is there, and who they are."""

# ruff: noqa: D102 (the port says what each method does)

from functools import partial

from remeld.server.storage import heartbeat, puzzle_results, visitors
from remeld.server.storage.sql_access import SqlAccess
from remeld.server.storage.values import (
    Beat,
    Begun,
    JudgedResult,
    OneTimeCode,
    PuzzleHistory,
    Session,
)


class SqlPeople(SqlAccess):
    """A part of `SqlStorage`."""

    # The time, and who is there

    async def begin(self, down: int) -> Begun:
        return await self.write(partial(heartbeat.begin, down))

    async def beat(self, node: str, now: int, lease: int, trust: float) -> Beat:
        return await self.write(partial(heartbeat.beat, node, now, lease, trust))

    async def set_presence(
        self, table: str, person: str, node: str, address: bytes | None = None
    ) -> None:
        await self.write(partial(visitors.set_presence, table, person, node, address))

    async def shut_out(self, table: str, address: bytes, now: int) -> int | None:
        where = "WHERE table_id = $1 AND address = $2 AND until > $3"
        found: int | None = await self.value(
            f"SELECT since FROM shut_out {where}", table, address, now
        )
        return found

    async def clear_presence(self, table: str, person: str, node: str) -> None:
        where = "WHERE table_id = $1 AND person = $2 AND node = $3"
        await self.change(f"DELETE FROM presence {where}", table, person, node)

    async def clear_node(self, node: str) -> None:
        await self.change("DELETE FROM presence WHERE node = $1", node)

    async def present(self, table: str, now: int) -> frozenset[str]:
        where = "WHERE table_id = $1 AND until > $2"
        sql = f"SELECT person FROM presence JOIN nodes USING (node) {where}"
        return frozenset(await self.all(sql, table, now, make=str))

    async def any_human(self, table: str, now: int) -> bool:
        return bool(await self.present(table, now))

    # People

    async def put_session(self, session: Session) -> None:
        await self.change(
            "INSERT INTO sessions (key, person, data, created, seen) VALUES ($1, $2, $3, $4, $5) "
            "ON CONFLICT (key) DO UPDATE SET person = excluded.person, data = excluded.data, "
            "created = excluded.created, seen = excluded.seen",
            *(session.key, session.person, session.data, session.created, session.seen),
        )

    async def get_session(self, key: bytes) -> Session | None:
        sql = "SELECT key, person, data, created, seen FROM sessions WHERE key = $1"
        return await self.first(sql, key, make=Session)

    async def touch_session(self, key: bytes, seen: int) -> None:
        await self.change("UPDATE sessions SET seen = $2 WHERE key = $1 AND seen < $2", key, seen)

    async def delete_session(self, key: bytes) -> None:
        await self.change("DELETE FROM sessions WHERE key = $1", key)

    async def put_code(self, code: OneTimeCode) -> None:
        await self.write(partial(visitors.put_code, code))

    async def take_code(self, key: bytes, now: int) -> OneTimeCode | None:
        return await self.write(partial(visitors.take_code, key, now))

    async def delete_person(self, person: str) -> list[Session]:
        return await self.write(partial(visitors.delete_person, person))

    # Puzzles

    async def keep_puzzle_result(self, person: str, result: JudgedResult) -> None:
        await self.write(partial(puzzle_results.keep, person, result))

    async def take_over_puzzles(self, old: str, new: str) -> None:
        await self.write(partial(puzzle_results.take_over, old, new))

    async def forget_puzzles(self, person: str) -> None:
        await self.write(partial(puzzle_results.forget, person))

    async def puzzle_history(self, person: str) -> PuzzleHistory:
        return await self.read(partial(puzzle_results.history, person))

    async def puzzle_ratings(self, edition: str, least: int) -> dict[int, float]:
        sql = "SELECT number, rating FROM puzzle_ratings WHERE edition = $1 AND results >= $2 "
        return dict(await self.all(sql + "ORDER BY number", edition, least, make=_numbered))


def _numbered(number: int, rating: float) -> tuple[int, float]:
    return number, rating
