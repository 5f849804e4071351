"""What is said of a message that cannot be read or served: a code and its place, no more."""

from collections.abc import Callable
from typing import TypeVar
from uuid import UUID

import msgspec

from remeld.protocol.codes import REFUSED
from remeld.rules import RemeldError

__all__ = ["UNREADABLE", "ProtocolError", "decoded"]

UNREADABLE = (msgspec.DecodeError, UnicodeError, RecursionError)
_LONGEST_PLACE = 100

T = TypeVar("T")


class ProtocolError(RemeldError):
    """A message that cannot be read or served.

    `code` is in `codes.REFUSED`; `id` is the id of the message, if as much of it could be read.
    """

    def __init__(self, code: str, text: str, id: UUID | None = None, **values: object) -> None:
        assert code in REFUSED, code
        super().__init__(code, text, **values)
        self.id = id


def decoded(decoder: Callable[[bytes | str], T], data: bytes | str) -> T:
    """What a decoder makes of JSON; what it cannot read is a `ProtocolError` that names the place.

    >>> decoded(msgspec.json.Decoder(list[int]).decode, b'[1, "x"]')
    Traceback (most recent call last):
        ...
    remeld.protocol.errors.ProtocolError: Expected `int`, got `str` - at `$[1]`
    """
    try:
        return decoder(data)
    except msgspec.ValidationError as error:
        text = str(error)
        code = "unknown-kind" if text.startswith("Invalid value") else "unreadable"
        raise ProtocolError(code, text, where=_place(text)) from None
    except UNREADABLE as error:
        raise ProtocolError("unreadable", str(error), where="$") from None


def _place(text: str) -> str:
    """The path at the end of what msgspec says: `$.do.seat`."""
    found = text.rpartition(" - at `")
    return found[2].rstrip("`")[:_LONGEST_PLACE] if found[1] else "$"
