"""What those who run the house have ordered, as this process knows it.

Orders are rows of the database, and every process looks at them with each heartbeat: an order
holds everywhere within about a second, and after a restart.
"""

import asyncio
import ipaddress

from remeld.protocol import HouseNotice, Notice, encode
from remeld.protocol import commands as do
from remeld.server.hub import Hub
from remeld.server.rate_limits import address_key
from remeld.server.storage import OrderKind, StandingOrder, Storage
from remeld.server.tables import Asked, Command, Refusal

__all__ = ["Orders", "read_address", "shown_address"]

NEW_GAMES = (do.Start, do.NextGame)


class Orders:
    """The orders that stand."""

    def __init__(self, storage: Storage, hub: Hub) -> None:
        self._storage = storage
        self._hub = hub
        self._looking = asyncio.Lock()
        self._known: list[StandingOrder] = []
        self.banned: frozenset[str] = frozenset()
        """The addresses that are not served."""
        self.draining = False
        """No new tables and games, because the house is to be updated."""
        self.notice: HouseNotice | None = None
        """The message to everybody."""

    def stopped(self, command: Command) -> Refusal | None:
        """Why a table may not do this now, whatever its own state is."""
        if self.draining and isinstance(command, Asked) and isinstance(command.do, NEW_GAMES):
            return Refusal("draining")
        return None

    async def give(self, kind: OrderKind, subject: str = "", words: str = "") -> int:
        """Give an order to every process; return how many connections that closed in this one."""
        await self._storage.put_order(kind, subject, words)
        return await self.look()

    async def take_back(self, kind: OrderKind, subject: str = "") -> bool:
        """Take an order back; return whether it stood."""
        stood = await self._storage.delete_order(kind, subject)
        await self.look()
        return stood

    async def follow(self) -> None:
        """Carry out what was ordered through other processes."""
        await self.look()

    async def look(self) -> int:
        """Carry out what is new; return how many connections that closed."""
        async with self._looking:
            return await self._look()

    async def _look(self) -> int:
        orders = await self._storage.orders()
        known, self._known = self._known, orders
        self.banned = frozenset(each.subject for each in orders if each.kind == "ban")
        self.draining = any(each.kind == "drain" for each in orders)
        closed = 0
        for order in orders:
            if order in known:
                continue
            if order.kind == "ban":
                closed += self._hub.close_address(order.subject, "banned")
            elif order.kind == "sign-out":
                closed += await self._sign_out(order.subject)
        said = next((each for each in orders if each.kind == "message"), None)
        notice = HouseNotice(text=said.words, at=said.at) if said else None
        if notice != self.notice:
            self.notice = notice
            self._hub.notify(encode(Notice(notice=notice)))
        return closed

    async def _sign_out(self, address: str) -> int:
        """End the sessions that are connected from an address: no other is known to be its."""
        for device in self._hub.devices(address):
            await self._storage.delete_session(device)
        return self._hub.close_address(address, "signed-out")


def read_address(text: str) -> str | None:
    """The part of an address that limits and bans count, as somebody typed it; None if it is none.

    >>> read_address("192.0.2.7"), read_address("2001:db8:1:2::/64"), read_address("Ann")
    ('192.0.2.7', '2001:db8:1:2', None)
    """
    whole = text.strip().removesuffix("/64" if ":" in text else "/32")
    try:
        return address_key(str(ipaddress.ip_address(whole)))
    except ValueError:
        return None


def shown_address(key: str) -> str:
    """That part as people write it.

    >>> shown_address("192.0.2.7"), shown_address("2001:db8:1:2")
    ('192.0.2.7', '2001:db8:1:2::/64')
    """
    return f"{key}::/64" if key.count(":") == 3 else key
