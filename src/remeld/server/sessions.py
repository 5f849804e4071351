"""Who is asking: sessions in cookies, and codes that bring a person to another device.

A person is a random id that others may see; a session is a secret token in a cookie that no
script can read. Only the SHA-256 of a token or a code is ever stored.
"""

import hashlib
import secrets
from collections.abc import Mapping
from dataclasses import dataclass

from starlette.responses import Response

from remeld.server.settings import Settings
from remeld.server.storage import OneTimeCode, Session, Storage

__all__ = ["ALPHABET", "Device", "Sessions", "address_digest", "make_code", "read_code"]

ALPHABET = "23456789ABCDEFGHJKMNPQRSTUVWXYZ"
"""Letters and digits that cannot be taken for one another when read aloud or copied by hand."""

DAY = 24 * 3600 * 1000
TOUCH_EVERY = 3600 * 1000
TRANSFER_FOR = 10 * 60 * 1000
TRANSFER_LETTERS = 10
RECOVERY_LETTERS = 20


def make_code(letters: int) -> str:
    """A random code, easy to copy by hand.

    >>> len(make_code(8)), set(make_code(8)) <= set(ALPHABET)
    (8, True)
    """
    return "".join(secrets.choice(ALPHABET) for _ in range(letters))


def read_code(text: str) -> str:
    """A code as somebody typed it: small letters, blanks and hyphens do not matter.

    >>> read_code(" abcd-2345 ")
    'ABCD2345'
    """
    return "".join(text.upper().replace("-", " ").split())


@dataclass(frozen=True, slots=True)
class Device:
    """One browser of one person, as a request shows it."""

    person: str
    key: bytes
    since: int
    """When it first came."""


def address_digest(address: str) -> bytes:
    """What is stored of an address: enough to know it again.

    >>> address_digest("192.0.2.7") == address_digest("192.0.2.7"), len(address_digest("::1"))
    (True, 8)
    """
    return hashlib.sha256(b"remeld-address\0" + address.encode()).digest()[:8]


class Sessions:
    """Makes, finds and ends sessions."""

    def __init__(self, storage: Storage, settings: Settings) -> None:
        self._storage = storage
        self._secure = settings.secure
        self._days = settings.session_days
        # `__Host-` keeps other hosts of the same domain from planting a cookie.
        self.cookie = "__Host-remeld" if self._secure else "remeld"

    async def find(self, cookies: Mapping[str, str], now: int) -> Device | None:
        """The device that sent these cookies, if its session is known."""
        token = cookies.get(self.cookie)
        if not token or len(token) > 100:
            return None
        session = await self._storage.get_session(_hash(token))
        if session is None or session.seen < self.expired(now):
            return None
        await self._touch(session, now)
        return Device(session.person, session.key, session.created)

    def expired(self, now: int) -> int:
        """Sessions that were last used before this time are over; `House` deletes them."""
        return now - self._days * DAY

    async def known(self, key: bytes, now: int) -> bool:
        """Whether a session still is; sockets ask from time to time, which counts as using it."""
        session = await self._storage.get_session(key)
        if session is not None:
            await self._touch(session, now)
        return session is not None

    async def _touch(self, session: Session, now: int) -> None:
        if session.seen < now - TOUCH_EVERY:
            await self._storage.touch_session(session.key, now)

    async def make(self, response: Response, now: int, person: str | None = None) -> Device:
        """A new session, for a new person or for one who comes back."""
        token = secrets.token_urlsafe(32)
        device = Device(person or secrets.token_urlsafe(12), _hash(token), now)
        await self._storage.put_session(Session(device.key, device.person, b"", now, now))
        response.set_cookie(
            self.cookie,
            token,
            max_age=self._days * 24 * 3600,
            path="/",
            secure=self._secure,
            httponly=True,
            samesite="lax",
        )
        return device

    async def end(self, device: Device, response: Response) -> None:
        """Forget this device."""
        await self._storage.delete_session(device.key)
        response.delete_cookie(
            self.cookie, path="/", secure=self._secure, httponly=True, samesite="lax"
        )

    async def recovery_code(self, person: str, now: int) -> str:
        """A code to keep: whoever has it can come back as this person, once."""
        return await self._put(RECOVERY_LETTERS, person, now + self._days * DAY)

    async def transfer_code(self, person: str, now: int) -> tuple[str, int]:
        """A code for the next device, and when it stops working."""
        expires = now + TRANSFER_FOR
        return await self._put(TRANSFER_LETTERS, person, expires), expires

    async def take(self, code: str, now: int) -> str | None:
        """The person behind a code, which is used up by this."""
        found = await self._storage.take_code(_hash(read_code(code)), now)
        return found.person if found else None

    async def _put(self, letters: int, person: str, expires: int) -> str:
        code = make_code(letters)
        await self._storage.put_code(OneTimeCode(_hash(code), person, b"", expires))
        return code


def _hash(secret: str) -> bytes:
    return hashlib.sha256(secret.encode()).digest()
