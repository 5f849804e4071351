"""`remeld puzzles make`: many puzzles into a file."""

import os
import shlex
from pathlib import Path
from typing import Annotated

import typer

from remeld.cli.arena_run import Seed, Workers
from remeld.cli.common import (
    AsJson,
    Edition,
    Lang,
    get_words,
    print_json,
    read_number,
    read_seed,
    screen,
)
from remeld.cli.error_output import placed
from remeld.cli.puzzle import puzzle_document
from remeld.rules import EDITIONS, RemeldError, edition
from remeld.study import KINDS, Kind, check_kind, collect, format_puzzles

__all__ = ["puzzles"]

ACTIONS = ("make",)
MOST_PUZZLES = 1_000_000


def puzzles(
    action: Annotated[str, typer.Argument(metavar="ACTION")],
    count: Annotated[str | None, typer.Option("--count", metavar="N")] = None,
    seed: Seed = None,
    edition: Edition = None,
    kind: Annotated[str | None, typer.Option("--kind", metavar="K")] = None,
    workers: Workers = None,
    output: Annotated[str | None, typer.Option("-o", metavar="FILE")] = None,
    json: AsJson = False,
    lang: Lang = None,
) -> int:
    """Make puzzles, each with one best answer, no two alike."""
    if action not in ACTIONS:
        known = ", ".join(ACTIONS)
        raise RemeldError("no-such-action", f"{action[:40]!r}", part=action[:40], known=known)
    editions, kinds = _editions(edition), _kinds(kind)
    usual = len(editions) * len(kinds)
    number = usual if count is None else read_number("--count", count, 1, MOST_PUZZLES)
    start = read_seed(seed, otherwise=1)
    cores = os.cpu_count() or 1
    crew = cores if workers is None else read_number("--workers", workers, 1, 1000)
    words = get_words(lang)
    made = list(collect(editions, kinds, number, seed=start, workers=crew))
    command = ["remeld", "puzzles", "make", "--count", str(number), "--seed", str(start)]
    command += [] if edition is None else ["--edition", edition]
    command += [] if kind is None else ["--kind", kind]
    text = format_puzzles(made, shlex.join(command))
    if output is not None:
        Path(output).write_text(text, encoding="utf-8")
    if json:
        documents = [] if output else [puzzle_document(words, each) for each in made]
        print_json({"count": len(made), "seed": start, "file": output, "puzzles": documents})
    elif output is not None:
        screen().print(words.text("cli-puzzles-made", count=len(made), file=output))
    else:
        print(text, end="")
    return 0


def _editions(text: str | None) -> list[str]:
    if text is None or text == "all":
        return list(EDITIONS)
    with placed(option="--edition"):
        return [edition(name.strip().lower()).edition for name in text.split(",")]


def _kinds(text: str | None) -> list[Kind]:
    if text is None or text == "all":
        return list(KINDS)
    with placed(option="--kind"):
        return [check_kind(name.strip()) for name in text.split(",")]
