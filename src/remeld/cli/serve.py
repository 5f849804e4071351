"""`remeld serve`: the online house for a network."""

from typing import Annotated

import typer

from remeld.cli.common import Lang, get_words, read_number

__all__ = ["serve"]


def serve(
    database: Annotated[str | None, typer.Option("--database", metavar="URL")] = None,
    host: Annotated[str | None, typer.Option("--host", metavar="H")] = None,
    port: Annotated[str | None, typer.Option("--port", metavar="N")] = None,
    origin: Annotated[str | None, typer.Option("--origin", metavar="URL")] = None,
    proxy: Annotated[str | None, typer.Option("--proxy", metavar="ADDRESS")] = None,
    admin_socket: Annotated[str | None, typer.Option("--admin-socket", metavar="FILE")] = None,
    lang: Lang = None,
) -> int:
    """Serve until told to stop."""
    from remeld.cli.launch import open_house

    words = get_words(lang)
    return open_house(
        lambda ready: print(words.text("cli-serve-address", address=ready.origins[0]), flush=True),
        database=database,
        host=host,
        port=None if port is None else read_number("--port", port, 0, 65535),
        origins=_parts(origin),
        proxies=_parts(proxy),
        admin_socket=admin_socket,
    )


def _parts(text: str | None) -> tuple[str, ...] | None:
    return None if text is None else tuple(filter(None, map(str.strip, text.split(","))))
