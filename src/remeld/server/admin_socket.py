"""The door for those who run the house: a socket in the file system that only they can open.

It is made only where the settings name a place for it. Whoever may open it may do everything that
`remeld admin` can, so its rights are those of the file: read and write for its owner, for nobody
else. A request is a line of JSON, and so is its answer.
"""

import asyncio
import contextlib
import os
import socket
import stat
import struct
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

from remeld.protocol import ProtocolError, encode, reader
from remeld.protocol.admin import AdminAnswer, AdminRefusal, AdminRequest
from remeld.rules import RemeldError
from remeld.server.admin_actions import AdminActions
from remeld.server.house import House
from remeld.server.storage import StorageError

__all__ = ["admin_door"]

LONGEST = 16_384
SECONDS = 60.0
"""How long a request may take to arrive; whoever opens the door and says nothing is let go."""

_read = reader(AdminRequest)


@asynccontextmanager
async def admin_door(path: str, house: House) -> AsyncIterator[None]:
    """Let operators in for as long as it lasts, where a path is set; raises `OSError`."""
    if not path:
        yield
        return
    actions = AdminActions(house)

    async def serve(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        with contextlib.suppress(OSError, TimeoutError, ValueError), contextlib.closing(writer):
            async with asyncio.timeout(SECONDS):
                line = await reader.readline()
            answer = await _answer(actions, line, _user(writer))
            writer.write(encode(answer) + b"\n")
            await writer.drain()

    listening = _bind(Path(path))
    server = await asyncio.start_unix_server(serve, sock=listening, limit=LONGEST)
    try:
        yield
    finally:
        server.close()
        Path(path).unlink(missing_ok=True)


async def _answer(actions: AdminActions, line: bytes, by: int | None) -> AdminAnswer:
    try:
        return await actions.do(_read(line), by)
    except ProtocolError:
        return AdminRefusal(code="misuse", values={"part": line[:100].decode(errors="replace")})
    except RemeldError as error:
        values = {name: str(value) for name, value in error.values.items()}
        return AdminRefusal(code=error.code, values=dict(values))
    except StorageError as error:
        return AdminRefusal(code="database-failed", values={"why": error.code})


def _bind(path: Path) -> socket.socket:
    """A listening socket that nobody but its owner can open, from its first moment on."""
    if not hasattr(socket, "AF_UNIX"):
        raise OSError(0, "this system has no sockets in the file system", str(path))
    _clear(path)
    listening = socket.socket(socket.AF_UNIX, socket.SOCK_STREAM)
    before = os.umask(0o177)
    try:
        listening.bind(str(path))
        listening.listen(8)
    except OSError as error:
        listening.close()
        raise OSError(error.errno, error.strerror, str(path)) from None
    finally:
        os.umask(before)
    return listening


def _clear(path: Path) -> None:
    """Take away what a process that was killed has left, but nothing that is in use."""
    try:
        if not stat.S_ISSOCK(path.lstat().st_mode):
            return  # Whatever it is, binding will say that the name is taken.
    except FileNotFoundError:
        return
    with socket.socket(socket.AF_UNIX, socket.SOCK_STREAM) as probe:
        try:
            probe.connect(str(path))
        except ConnectionRefusedError:
            path.unlink(missing_ok=True)
        except OSError:
            return


def _user(writer: asyncio.StreamWriter) -> int | None:
    """The number of the user who asks, where the system tells it."""
    asking = writer.get_extra_info("socket")
    if asking is None or not hasattr(socket, "SO_PEERCRED"):
        return None
    _, user, _ = struct.unpack("3i", asking.getsockopt(socket.SOL_SOCKET, socket.SO_PEERCRED, 12))
    return int(user)
