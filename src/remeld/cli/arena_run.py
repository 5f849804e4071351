"""What `remeld simulate` and `remeld arena` share: their options, and a run with its progress."""

import os
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Annotated

import typer

from remeld.arena import Plan, Standings, make_crew, run
from remeld.cli.common import prints_apart, read_number
from remeld.words import Words

__all__ = [
    "Bots",
    "Fast",
    "Games",
    "Seed",
    "Verify",
    "Workers",
    "play",
    "read_games",
    "read_seed",
    "read_verify",
]

DEFAULT_GAMES = 1000
MOST_GAMES = 100_000_000
DEFAULT_VERIFY = 20

Bots = Annotated[str, typer.Option("--bots", metavar="A,B,…")]
Fast = Annotated[bool, typer.Option("--fast")]
Games = Annotated[str | None, typer.Option("--games", metavar="N")]
Seed = Annotated[str | None, typer.Option("--seed", metavar="N")]
Verify = Annotated[str | None, typer.Option("--verify", metavar="N")]
Workers = Annotated[str | None, typer.Option("--workers", metavar="N")]


def read_games(text: str | None) -> int:
    """How many games."""
    return DEFAULT_GAMES if text is None else read_number("--games", text, 1, MOST_GAMES)


def read_seed(text: str | None) -> int:
    """The number from which all deals follow."""
    return 0 if text is None else read_number("--seed", text, 0, 10**18 - 1)


def read_verify(text: str | None) -> int:
    """Of every so many deals the records of one are verified."""
    return DEFAULT_VERIFY if text is None else read_number("--verify", text, 0, MOST_GAMES)


def play(
    plan: Plan,
    words: Words,
    workers: str | None,
    ray: str | None = None,
    file: Path | None = None,
) -> Standings:
    """Play a plan, with a bar where somebody watches."""
    usual = os.cpu_count() or 1
    number = usual if workers is None else read_number("--workers", workers, 1, 1000)
    crew = make_crew(number, ray)
    try:
        with _progress(words) as told, prints_apart():
            return run(plan, crew, file, told)
    finally:
        crew.close()


@contextmanager
def _progress(words: Words) -> Iterator[Callable[[Standings], None]]:
    """A bar on stderr, if that is a screen."""
    if sys.stderr is None or not sys.stderr.isatty():
        yield lambda standings: None
        return
    from rich.console import Console
    from rich.progress import BarColumn, Progress, TextColumn, TimeRemainingColumn

    begun = time.monotonic()
    bar = Progress(
        BarColumn(),
        TextColumn("{task.description}", markup=False),
        TimeRemainingColumn(),
        console=Console(stderr=True, highlight=False),
        transient=True,
    )
    task = bar.add_task("")
    before: int | None = None

    def told(standings: Standings) -> None:
        nonlocal before
        games, most = standings.games, standings.most_games
        before = games if before is None else before
        pace = (games - before) / max(time.monotonic() - begun, 0.001)
        text = words.text("arena-progress", games=games, most=most, pace=round(pace))
        bar.update(task, completed=games, total=most, description=text)

    with bar:
        yield told
