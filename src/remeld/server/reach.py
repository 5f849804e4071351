"""Who can reach this house: its addresses, where it invites to, and how it opens to a network."""

import ipaddress
from collections.abc import Awaitable, Callable
from typing import Literal, TypeAlias
from urllib.parse import urlsplit

from starlette.datastructures import Headers

from remeld.server.logs import log
from remeld.server.networks import own_addresses
from remeld.server.settings import EVERYWHERE, Settings, local_origins

__all__ = ["Listen", "Reach", "Who", "invitation_origin", "only_here"]

Listen: TypeAlias = Callable[[str, int], Awaitable[None]]
"""Listens at an address and port, too; raises `OSError` where they cannot be had."""
Who: TypeAlias = Literal["machine", "network", "everybody"]
"""Who can open an invitation: this machine alone, its network, or whoever the link reaches."""
FORWARDED = ("forwarded", "x-forwarded-for", "x-real-ip", "via")
"""What proxies and tunnels add: behind one of them everybody seems to be on this machine."""


class Reach:
    """The addresses of a house; those of networks can be added while it runs, none goes."""

    def __init__(self, settings: Settings, listen: Listen | None = None) -> None:
        self._settings = settings
        self._listen = listen
        self._chosen: str | None = None
        self._opened: set[str] = set()
        self.origins: tuple[str, ...] = ()
        self.hosts: frozenset[str] = frozenset()
        """The hosts of the origins, as requests name them."""
        self._admit(settings.origins)

    def invite(self, host: str) -> str:
        """The origin for an invitation by somebody who uses that host."""
        used = f"http://{host}"
        if self._chosen and only_here(used) and used not in self._opened:
            return self._chosen
        return used if used in self._opened else invitation_origin(self.origins, host)

    def who(self, origin: str) -> Who:
        """Who can open this origin."""
        if origin in self._opened:
            return "network"
        if only_here(origin):
            return "machine"
        try:
            address = ipaddress.ip_address(urlsplit(origin).hostname or "")
        except ValueError:
            return "everybody"  # A name, which somebody has given it for that.
        return "network" if address.is_private else "everybody"

    def may_open(self, headers: Headers, client: str) -> bool:
        """Whether this request comes from the machine itself, and the house may be opened."""
        if not self._settings.openable or any(name in headers for name in FORWARDED):
            return False
        own = {urlsplit(origin).netloc for origin in local_origins("", self._settings.port)}
        try:
            return headers.get("host") in own and ipaddress.ip_address(client).is_loopback
        except ValueError:
            return False

    def networks(self) -> tuple[str, ...]:
        """The addresses at which it can be opened, the likeliest first."""
        return self._settings.networks or own_addresses()

    async def open(self, address: str) -> None:
        """Be reached at this address of the machine, too, and invite to it.

        Raises `ValueError` if it is none of ours, `OSError` if nobody can listen there.
        """
        if address not in self.networks():
            raise ValueError(address)
        origin = f"http://{address}:{self._settings.port}"
        if origin not in self.origins:
            if self._listen is not None and self._settings.host not in EVERYWHERE:
                await self._listen(address, self._settings.port)
            self._admit((*self.origins, origin))
            log("opened", address=address)
        self._opened.add(origin)
        self._chosen = origin

    def _admit(self, origins: tuple[str, ...]) -> None:
        self.origins = origins
        self.hosts = frozenset(urlsplit(origin).netloc for origin in origins)


def invitation_origin(origins: tuple[str, ...], host: str) -> str:
    """The address for others: the one that was used, unless it means only this machine.

    >>> invitation_origin(("http://localhost:80", "http://192.168.0.7:80"), "localhost:80")
    'http://192.168.0.7:80'
    >>> invitation_origin(("http://localhost:80",), "localhost:80")
    'http://localhost:80'
    """
    used = next((origin for origin in origins if urlsplit(origin).netloc == host), origins[0])
    if not only_here(used):
        return used
    return next((origin for origin in origins if not only_here(origin)), used)


def only_here(origin: str) -> bool:
    """Whether an origin means the machine on which it is opened.

    >>> only_here("http://localhost:80"), only_here("http://192.168.0.7:80")
    (True, False)
    """
    name = urlsplit(origin).hostname or ""
    try:
        return ipaddress.ip_address(name).is_loopback
    except ValueError:
        return name == "localhost"
