"""`remeld tui`: a game in the terminal against computer players."""

import secrets
import sys
import time
from collections.abc import Callable
from io import StringIO
from random import Random
from shutil import get_terminal_size
from typing import Annotated

import typer

from remeld.bots import Level
from remeld.cli.common import (
    Edition,
    House,
    Lang,
    get_words,
    pick_rules,
    read_number,
    read_players,
)
from remeld.match import Record, Setup, secret_from_seed
from remeld.rules import RemeldError
from remeld.solver import could_play
from remeld.terminal.computer_players import ComputerPlayers, HowTold
from remeld.terminal.console import Console, read_lines
from remeld.terminal.local_match import LocalMatch
from remeld.terminal.paint import wants_colour
from remeld.words import Words

__all__ = ["tui"]

DEFAULT_PLAYERS = 2
"""The quickest way to learn the game: one computer player to watch."""
DEFAULT_LEVEL = "chick"
LONGEST_CLOCK = 24 * 3600


def tui(
    edition: Edition = None,
    house: House = None,
    players: Annotated[str | None, typer.Option("--players", metavar="N")] = None,
    seed: Annotated[str | None, typer.Option("--seed", metavar="S")] = None,
    name: Annotated[str | None, typer.Option("--name", metavar="NAME")] = None,
    clock: Annotated[str | None, typer.Option("--clock", metavar="SECONDS")] = None,
    level: Annotated[str | None, typer.Option("--level", metavar="A,B,…")] = None,
    lang: Lang = None,
) -> int:
    """Play a match."""
    rules = pick_rules(edition, house)
    words = get_words(lang, rules)
    number = DEFAULT_PLAYERS if players is None else read_number("--players", players, 1, 99)
    rules.sized_for(number)
    names = _names(words, name, number)
    limit = None if clock in (None, "none") else read_number("--clock", clock, 5, LONGEST_CLOCK)
    levels = _levels(level, number - 1)
    # Refuses names and numbers of players that cannot be, before anything is shown.
    Setup(ruleset=rules, players=names, time_limit_sec=limit)
    # A stream that was closed before the start is none at all.
    source, out = sys.stdin or StringIO(), sys.stdout or StringIO()
    if hasattr(source, "reconfigure"):
        source.reconfigure(errors="replace")
    console = Console(
        words,
        read_lines(source),
        out,
        width=min(100, get_terminal_size((80, 24)).columns),
        colour=wants_colour(out),
    )
    LocalMatch(
        console=console,
        rules=rules,
        players=names,
        clock=limit,
        secret=_secrets(seed),
        now=_clock(),
        oracle=could_play,
        computers=ComputerPlayers(levels, Random(seed), _how_played),
    ).run()
    return 0


def _how_played(record: Record, seat: int, level: Level) -> HowTold | None:
    """How a level played; what looks back is loaded when there is something to look back at."""
    from remeld.study import how_played

    return how_played(record, seat, level)


def _levels(text: str | None, seats: int) -> tuple[str, ...]:
    """The computer players: one for all seats, or one for each."""
    keys = read_players("--level", DEFAULT_LEVEL if text is None else text)
    if len(keys) not in (1, seats):
        raise RemeldError(
            "levels-and-players",
            f"--level names {len(keys)} players for {seats} seats",
            option="--level",
            count=len(keys),
            seats=seats,
        )
    return keys


def _clock() -> Callable[[], int]:
    """The time in milliseconds; setting the machine’s clock makes no turn longer or shorter."""
    began = time.time_ns() - time.monotonic_ns()
    return lambda: (began + time.monotonic_ns()) // 1_000_000


def _names(words: Words, name: str | None, players: int) -> tuple[str, ...]:
    """The player's name and those of the computer players, all different."""
    own = words.text("talk-default-name") if name is None else name
    others = words.text("talk-computer-names").split(", ")
    return (own, *[other for other in others if other != own][: players - 1])


def _secrets(seed: str | None) -> Callable[[int], bytes]:
    """The secret of each game: nobody can foresee it, or it follows from the seed."""
    if seed is None:
        return lambda _: secrets.token_bytes(32)
    first = read_number("--seed", seed, 0, 10**18 - 1)
    return lambda game: secret_from_seed(first + game - 1)
