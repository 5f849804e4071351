"""`remeld backup`: a copy of a whole house, while people play in it."""

import asyncio
from pathlib import Path
from typing import Annotated

import typer

from remeld.cli.common import AsJson, Lang, get_words, print_json, read_settings

__all__ = ["backup"]


def backup(
    copy: Annotated[str, typer.Argument(metavar="FILE")],
    database: Annotated[str | None, typer.Option("--database", metavar="URL")] = None,
    json: AsJson = False,
    lang: Lang = None,
) -> int:
    """Write a backup to a new file."""
    from remeld.cli.launch import database_errors
    from remeld.server.backups import make_backup

    words = get_words(lang)
    url = read_settings(database=database).database
    with database_errors():
        rows = asyncio.run(make_backup(url, Path(copy)))
    if json:
        print_json({"file": copy, "bytes": Path(copy).stat().st_size, "rows": rows})
    else:
        print(words.text("cli-backup-done", file=copy, count=rows["tables"]))
    return 0
