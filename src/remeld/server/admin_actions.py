"""What `remeld admin` can do with a house: look, close, ban, tell, and stop new games."""

import os
import secrets
import sys
import time

import msgspec

from remeld import __version__
from remeld.protocol.admin import (
    MAX_NOTICE,
    Action,
    AdminAnswer,
    AdminDone,
    AdminRequest,
    ConnectedAddress,
    ConnectedPeople,
    HouseStatus,
    RunningTable,
    TableList,
)
from remeld.rules import RemeldError
from remeld.server.house import House
from remeld.server.logs import fingerprint, log
from remeld.server.operator_orders import read_address, shown_address
from remeld.server.storage import TableRow
from remeld.server.tables import Close

__all__ = ["AdminActions"]

LISTED = 200
SLOW_KINDS = 8


class AdminActions:
    """Carries out what an operator asks; raises `RemeldError` with the reason where it cannot."""

    def __init__(self, house: House) -> None:
        self._house = house
        self._began = time.monotonic()
        self._looked = (time.monotonic(), time.process_time())

    async def do(self, request: AdminRequest, by: int | None) -> AdminAnswer:
        """Do it; a line in the log tells which user did what, and what came of it."""
        argument = request.argument.strip()
        subject = None
        if request.action in ("close", "remove"):
            table = await self._house.find(argument) if argument else None
            subject = table and fingerprint(table)
        elif request.action in ("ban", "unban", "sign-out"):
            subject = fingerprint(read_address(argument) or argument)
        result = "failed"
        try:
            answer = await self._do(request.action, argument)
            result = "done"
            return answer
        except RemeldError as error:
            result = error.code
            raise
        finally:
            log("admin", action=request.action, subject=subject, by=by, result=result)

    async def _do(self, action: Action, argument: str) -> AdminAnswer:
        match action:
            case "status":
                return await self._status()
            case "people":
                return await self._people()
            case "tables":
                return await self._tables()
            case "close" | "remove":
                return await self._close(argument, remove=action == "remove")
            case "message":
                return await self._message(argument)
            case "drain":
                return AdminDone(count=await self._house.orders.give("drain"))
            case "undrain":
                await self._house.orders.take_back("drain")
                return AdminDone()
            case "ban" | "sign-out" as kind:
                return AdminDone(count=await self._house.orders.give(kind, _address(argument)))
            case "unban":
                if not await self._house.orders.take_back("ban", _address(argument)):
                    raise RemeldError("not-banned", "it is not banned", part=argument)
                return AdminDone()

    async def _status(self) -> HouseStatus:
        house, orders = self._house, self._house.orders
        census = await house.storage.census(house.now())
        return HouseStatus(
            version=__version__,
            draining=orders.draining,
            message=orders.notice.text if orders.notice else "",
            banned=tuple(map(shown_address, sorted(orders.banned))),
            nodes=len(census.nodes),
            people=len(frozenset[str]().union(*census.present.values())),
            tables={str(status): count for status, count in census.tables.items()},
            uptime_seconds=int(time.monotonic() - self._began),
            sockets=sum(1 for _ in house.hub.subscribers()),
            watched=len(house.hub.tables()),
            processor_percent=self._processor(),
            memory_mb=_memory_mb(),
            slow=house.recent.slowest(SLOW_KINDS),
        )

    def _processor(self) -> float:
        """The share of one processor that this process used since it was last asked."""
        before, used = self._looked
        self._looked = now, all_used = time.monotonic(), time.process_time()
        return round(100 * (all_used - used) / max(0.001, now - before), 1)

    async def _people(self) -> ConnectedPeople:
        sockets: dict[str, int] = {}
        names: dict[str, dict[str, set[str]]] = {}
        for feed, subscriber in self._house.hub.subscribers():
            sockets[subscriber.address] = sockets.get(subscriber.address, 0) + 1
            person = feed.held.person_of(subscriber.who)
            at_table = names.setdefault(subscriber.address, {}).setdefault(feed.held.code, set())
            if person:
                at_table.add(person.name)
        census = await self._house.storage.census(self._house.now())
        node = self._house.node
        here = [
            ConnectedAddress(
                address=shown_address(address),
                sockets=count,
                names={code: tuple(sorted(all_)) for code, all_ in names[address].items()},
            )
            for address, count in sorted(sockets.items(), key=lambda each: -each[1])
        ]
        elsewhere = sum(count for other, count in census.nodes.items() if other != node)
        return ConnectedPeople(here=tuple(here), elsewhere=elsewhere)

    async def _tables(self) -> TableList:
        storage, now = self._house.storage, self._house.now()
        census = await storage.census(now)
        rows = await storage.newest(LISTED)
        there = sum(n for status, n in census.tables.items() if status != "archived")
        listed = [_running(row, now, len(census.present.get(row.id, ()))) for row in rows]
        return TableList(tables=tuple(listed), more=max(0, there - len(listed)))

    async def _close(self, code: str, *, remove: bool) -> AdminDone:
        table = await self._house.find(code) if code else None
        if table is None:
            raise RemeldError("no-such-table", "there is no such table", part=code)
        feed = self._house.hub.feed(table)
        watching = len(feed.subscribers) if feed else 0
        # Everybody is shown out by the log itself, whichever process they are connected to.
        await self._house.order(table, secrets.token_hex(16), Close())
        if remove:
            await self._house.storage.delete_table(table)
            self._house.cache.forget(table)
        return AdminDone(count=watching)

    async def _message(self, text: str) -> AdminDone:
        words = " ".join(text.split())
        if len(words) > MAX_NOTICE or not words.isprintable():
            raise RemeldError("bad-message", "it is too long or unprintable", most=MAX_NOTICE)
        if words:
            await self._house.orders.give("message", words=words)
        else:
            await self._house.orders.take_back("message")
        return AdminDone()


def _address(text: str) -> str:
    key = read_address(text)
    if key is None:
        raise RemeldError("bad-address", "that is no address", part=text)
    return key


def _running(row: TableRow, now: int, present: int) -> RunningTable:
    seats = msgspec.json.decode(row.summary)["seats"]
    return RunningTable(
        code=row.code,
        status=row.status,
        public=row.public,
        entries=row.version,
        idle_seconds=max(0, now - row.updated) // 1000,
        seats=tuple(str(seat["name"]) for seat in seats if seat["name"]),
        present=present,
    )


def _memory_mb() -> int:
    """What this process holds; where the system does not tell, the most that it ever held."""
    try:
        with open("/proc/self/statm", encoding="ascii") as file:
            return int(file.read().split()[1]) * os.sysconf("SC_PAGE_SIZE") // 1_000_000
    except (OSError, ValueError):
        if sys.platform == "win32":
            return 0
        import resource

        most = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss
        return most // (1_000_000 if sys.platform == "darwin" else 1_000)
