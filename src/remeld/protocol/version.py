"""Which versions of the protocol this program speaks.

A server serves its own version and the one before it, so that pages that are open during an
upgrade go on. An older page is told to load itself anew, a newer one to wait for the server.
"""

from typing import Literal

__all__ = ["OLDEST", "PROTOCOL", "served"]

PROTOCOL = 1
"""The version that this program speaks. Raise it when an old client could not go on."""

OLDEST = max(1, PROTOCOL - 1)
"""The oldest version that is still served."""


def served(version: int) -> Literal["reload", "server-too-old"] | None:
    """Why a client of that version cannot be served; None if it can.

    >>> served(PROTOCOL) is None, served(OLDEST - 1), served(PROTOCOL + 1)
    (True, 'reload', 'server-too-old')
    """
    if version < OLDEST:
        return "reload"
    return "server-too-old" if version > PROTOCOL else None
