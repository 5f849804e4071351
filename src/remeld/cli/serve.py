"""`remeld serve`: the online house for a network."""

import os
import socket
import sys
from typing import Annotated

import typer

from remeld.cli.common import Lang, get_words, read_number
from remeld.rules import RemeldError
from remeld.words import Words

__all__ = ["serve"]


def serve(
    database: Annotated[str | None, typer.Option("--database", metavar="URL")] = None,
    host: Annotated[str | None, typer.Option("--host", metavar="H")] = None,
    port: Annotated[str | None, typer.Option("--port", metavar="N")] = None,
    origin: Annotated[str | None, typer.Option("--origin", metavar="URL")] = None,
    proxy: Annotated[str | None, typer.Option("--proxy", metavar="ADDRESS")] = None,
    lan: Annotated[bool, typer.Option("--lan")] = False,
    lang: Lang = None,
) -> int:
    """Serve until told to stop."""
    from remeld.server.running import run
    from remeld.server.settings import SettingsError, from_environment, local_origins
    from remeld.server.storage import StorageError

    words = get_words(lang)
    number = None if port is None else read_number("--port", port, 0, 65535)
    try:
        settings = from_environment(
            os.environ,
            database=database,
            host=host or ("0.0.0.0" if lan else None),
            port=number,
            origins=_parts(origin),
            proxies=_parts(proxy),
        )
        address = _lan_address() if lan else None
        if address:
            origins = (*local_origins(address, settings.port), *settings.origins)
            settings = from_environment(os.environ, **{**vars(settings), "origins": origins})
        run(settings, lambda ready: _announce(words, ready.origins, address, ready.port))
    except SettingsError as error:
        raise RemeldError(
            "bad-setting", str(error), option=error.name, part=error.value, allowed=error.allowed
        ) from None
    except (StorageError, ValueError) as error:
        raise RemeldError("database-failed", str(error), reason=str(error)) from None
    return 0


def _parts(text: str | None) -> tuple[str, ...] | None:
    return None if text is None else tuple(filter(None, map(str.strip, text.split(","))))


def _announce(words: Words, origins: tuple[str, ...], lan: str | None, port: int) -> None:
    """Say where the house is, with a code to photograph where a network was asked for."""
    print(words.text("cli-serve-address", address=origins[0]), flush=True)
    if lan:
        import segno

        address = f"http://{lan}:{port}"
        print(words.text("cli-serve-lan", address=address), flush=True)
        segno.make(address, micro=False).terminal(sys.stdout, compact=True)
        sys.stdout.flush()


def _lan_address() -> str:
    """The address of this machine in its own network; no packet is sent to find it."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(("192.0.2.1", 9))
        except OSError:
            raise RemeldError("no-network", "this machine is in no network") from None
        return str(probe.getsockname()[0])
