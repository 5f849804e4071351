"""Opening a house: what `remeld play` and `remeld serve` share."""

import logging
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager

from remeld.cli.common import read_settings
from remeld.rules import RemeldError
from remeld.server.logs import log
from remeld.server.networks import own_addresses
from remeld.server.process import run
from remeld.server.settings import Settings
from remeld.server.storage import StorageError

__all__ = ["database_errors", "lan_address", "open_house", "print_code"]


def open_house(
    announce: Callable[[Settings], None], lan: str | None = None, **options: object
) -> int:
    """Serve until told to stop, with these settings before those of the environment.

    `lan` is the address in the own network that is admitted, too. Raises `RemeldError` for
    settings that cannot be and a database that cannot be opened.
    """
    settings = read_settings(**options)
    with database_errors():
        run(settings, announce, lan=lan)
    return 0


@contextmanager
def database_errors() -> Iterator[None]:
    """Tell people why a database cannot be used."""
    try:
        yield
    except StorageError as error:
        # What the database says is English, and for the log: people read why in their own words.
        log("database-failed", logging.ERROR, reason=str(error))
        raise RemeldError("database-failed", str(error), why=error.code) from None
    except ValueError as error:
        if isinstance(error, RemeldError):
            raise
        raise RemeldError("database-failed", str(error), why="address") from None


def lan_address() -> str:
    """The address of this machine under which a guest likely finds it."""
    addresses = read_settings().networks or own_addresses()
    if not addresses:
        raise RemeldError(
            "no-network", "this machine is in no network: connect it, or leave --lan out"
        )
    return addresses[0]


def print_code(address: str) -> None:
    """Print an address as a code that a phone can read."""
    import segno

    segno.make(address, micro=False).terminal(sys.stdout, compact=True)
    sys.stdout.flush()
