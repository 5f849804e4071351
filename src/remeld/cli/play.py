"""`remeld play`: a house on this machine, and a browser in which one plays."""

import json
import os
import sys
import threading
import webbrowser
from http.client import HTTPConnection, HTTPException
from pathlib import Path
from typing import Annotated, Literal

import typer

from remeld.cli.common import Lang, get_words, read_number, read_settings
from remeld.cli.installed import page_is_built
from remeld.rules import RemeldError
from remeld.server.settings import EVERYWHERE, Settings
from remeld.words import Words

__all__ = ["kept_file", "play"]

OWN = {
    "log_level": "warning",
    # Whoever sits at the machine may let friends in without starting anew.
    "openable": True,
    # Nobody's own tables are deleted or counted, unless they want it so.
    "delete_days": 0,
    "tables_per_address": 0,
    "tables_per_session": 0,
    "log_bytes_per_address": 0,
    "log_bytes_per_session": 0,
}
"""What is otherwise in the house of one's own machine, where the environment says nothing."""
SECONDS_TO_ANSWER = 10
"""A house on a busy machine is still a house: a second one could not open its database."""


def play(
    port: Annotated[str | None, typer.Option("--port", metavar="N")] = None,
    host: Annotated[str | None, typer.Option("--host", metavar="H")] = None,
    no_browser: Annotated[bool, typer.Option("--no-browser")] = False,
    lan: Annotated[bool, typer.Option("--lan")] = False,
    lang: Lang = None,
) -> int:
    """Open the house until told to stop."""
    words = get_words(lang)
    if not page_is_built():
        raise RemeldError("page-missing", "the page was not built")
    wanted = None if port is None else read_number("--port", port, 0, 65535)
    usual = read_settings().port
    answering = "nobody" if wanted is not None else _answering(usual)
    if answering == "house" and not lan:
        # Whoever types the command twice wants to play, not to read that a port is taken.
        address = f"http://localhost:{usual}"
        print(words.text("cli-play-runs-already", address=address))
        if not no_browser:
            _browse(address)
        return 0
    from remeld.cli.launch import lan_address, open_house

    address_in_lan = lan_address() if lan else None
    file = None if "REMELD_DATABASE" in os.environ else kept_file()
    if file is not None:
        file.parent.mkdir(parents=True, exist_ok=True)

    def announce(ready: Settings) -> None:
        network = f"http://{address_in_lan}:{ready.port}" if lan else None
        _tell(words, ready.origins[0], network, file)
        if not no_browser:
            threading.Thread(target=_browse, args=(ready.origins[0],), daemon=True).start()

    return open_house(
        announce,
        lan=address_in_lan,
        database=None if file is None else f"sqlite:///{file}",
        host=host or (EVERYWHERE[0] if lan else None),
        port=0 if answering == "other" else wanted,
        **{
            name: value for name, value in OWN.items() if f"REMELD_{name.upper()}" not in os.environ
        },
    )


def _tell(words: Words, address: str, lan: str | None, file: Path | None) -> None:
    print(words.text("cli-serve-address", address=address))
    if lan:
        from remeld.cli.launch import print_code

        print(words.text("cli-serve-lan", address=lan))
        print_code(lan)
    print(words.text("cli-play-stop", file=file), flush=True)


def kept_file() -> Path:
    """The file of the local house, where the system keeps what programs keep for a user."""
    home = Path.home()
    if sys.platform == "win32":
        folder = Path(os.environ.get("LOCALAPPDATA") or home / "AppData/Local")
    elif sys.platform == "darwin":
        folder = home / "Library/Application Support"
    else:
        folder = Path(os.environ.get("XDG_DATA_HOME") or home / ".local/share")
    return folder / "remeld" / "house.db"


def _answering(port: int) -> Literal["house", "other", "nobody"]:
    """Who answers at a port of this machine."""
    connection = HTTPConnection("127.0.0.1", port, timeout=SECONDS_TO_ANSWER)
    try:
        connection.request("GET", "/healthz")
        answer = json.loads(connection.getresponse().read(200))
    except ConnectionRefusedError:
        return "nobody"
    except (OSError, HTTPException, ValueError):
        return "other"
    finally:
        connection.close()
    return "house" if isinstance(answer, dict) and answer.get("status") == "ok" else "other"


def _browse(address: str) -> None:
    """Open the address where there is a screen; a browser for terminals would be in the way."""
    screens = ("DISPLAY", "WAYLAND_DISPLAY")
    if sys.platform in ("win32", "darwin") or any(name in os.environ for name in screens):
        webbrowser.open(address)
