"""Messages as JSON, and back. What cannot be read is a `ProtocolError` with a code, no more."""

from collections.abc import Callable
from typing import TypeVar
from uuid import UUID

import msgspec

from remeld.protocol.errors import UNREADABLE, ProtocolError, decoded
from remeld.protocol.messages import FromClient, FromServer, Hello
from remeld.protocol.version import OLDEST, PROTOCOL, served

__all__ = ["MAX_MESSAGE", "decode", "decode_answer", "encode", "reader"]

MAX_MESSAGE = 16_384
"""Bytes of the longest message that a client may send."""

T = TypeVar("T")


class _Head(msgspec.Struct):
    """As much of a message as every version of it has."""

    type: str
    id: UUID | int | None = None
    protocol: int = PROTOCOL


_encoder = msgspec.json.Encoder()
_from_client: msgspec.json.Decoder[FromClient] = msgspec.json.Decoder(FromClient)
_from_server: msgspec.json.Decoder[FromServer] = msgspec.json.Decoder(FromServer)
_head = msgspec.json.Decoder(_Head)


def encode(message: object) -> bytes:
    """Write a message, or any other value made of the types of this room, as JSON.

    >>> from remeld.protocol.messages import Pong
    >>> encode(Pong(id=1, now=5))
    b'{"type":"pong","id":1,"now":5}'
    """
    return _encoder.encode(message)


def decode(data: bytes | str) -> FromClient:
    """Read what a client sent; a `hello` of a version that is not served is refused here.

    >>> decode('{"type":"ping"}')
    Ping(id=0)
    >>> decode('{"type":"ping","id":-1}')
    Traceback (most recent call last):
        ...
    remeld.protocol.errors.ProtocolError: Expected `int` >= 0 - at `$.id`
    """
    if len(data) > MAX_MESSAGE:
        raise ProtocolError("too-long", f"longer than {MAX_MESSAGE} bytes", most=MAX_MESSAGE)
    try:
        message = decoded(_from_client.decode, data)
    except ProtocolError as error:
        raise _explained(error, data) from None
    if isinstance(message, Hello):
        _check_version(message.protocol)
    return message


def decode_answer(data: bytes | str) -> FromServer:
    """Read what a server sent: for clients written in Python.

    >>> decode_answer(b'{"type":"pong","id":3,"now":1000}')
    Pong(id=3, now=1000)
    """
    return decoded(_from_server.decode, data)


def reader(kind: type[T]) -> Callable[[bytes], T]:
    """A function that reads JSON as that type: a dataclass, or anything of this room.

    >>> reader(int)(b"5")
    5
    """
    decoder = msgspec.json.Decoder(kind)
    return lambda data: decoded(decoder.decode, data)


def _explained(error: ProtocolError, data: bytes | str) -> ProtocolError:
    """The error with the id of the message; a `hello` of another version is told just that."""
    try:
        head = _head.decode(data)
    except UNREADABLE:
        return error
    if head.type == "hello":
        _check_version(head.protocol)
    id = head.id if isinstance(head.id, UUID) else None
    return ProtocolError(error.code, str(error), id, **error.values)


def _check_version(version: int) -> None:
    trouble = served(version)
    if trouble:
        raise ProtocolError(trouble, "another version", oldest=OLDEST, newest=PROTOCOL)
