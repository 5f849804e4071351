"""`remeld restore`: a house from its backup, once every log and record in it was checked."""

import asyncio
from dataclasses import asdict
from pathlib import Path
from typing import Annotated

import typer

from remeld.cli.common import AsJson, Lang, get_words, print_json, read_settings
from remeld.cli.error_output import tell, told
from remeld.rules import RemeldError

__all__ = ["restore"]

WRONG = 1


def restore(
    copy: Annotated[str, typer.Argument(metavar="FILE")],
    database: Annotated[str | None, typer.Option("--database", metavar="URL")] = None,
    check: Annotated[bool, typer.Option("--check")] = False,
    json: AsJson = False,
    lang: Lang = None,
) -> int:
    """Fill an empty database from a backup, or only check it; 1 if the backup is damaged."""
    from remeld.cli.launch import database_errors
    from remeld.server.backups import check_backup, restore_backup

    words = get_words(lang)
    url = read_settings(database=database).database
    try:
        with database_errors():
            path = Path(copy)
            found = check_backup(path) if check else asyncio.run(restore_backup(path, url))
    except RemeldError as error:
        if error.code != "backup-damaged":
            raise
        return tell(told(words, error), WRONG, as_json=json)
    if json:
        print_json({"restored": not check, **asdict(found)})
        return 0
    counts = {"tables": found.tables, "entries": found.entries}
    print(words.text("cli-restore-logs", **counts))
    print(words.text("cli-restore-games", games=found.games, running=found.running))
    print(words.text("cli-restore-checked" if check else "cli-restore-done"))
    return 0
