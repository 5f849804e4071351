"""What the commands share: their options, reading files, picking the rules, printing JSON."""

import json
import os
import random
import re
import sys
from collections.abc import Iterator
from contextlib import contextmanager, redirect_stdout
from typing import TYPE_CHECKING, Annotated, Any

import typer

from remeld.cli.error_output import placed
from remeld.notation import parse_house
from remeld.rules import COLOURS, RemeldError, Ruleset, edition
from remeld.terminal.paint import WORD
from remeld.terminal.sentences import fourth_letter, reason_of
from remeld.words import LANGUAGES, Words, pick_language

if TYPE_CHECKING:
    from rich.console import Console
    from rich.table import Table

    from remeld.server.settings import Settings

__all__ = [
    "AsJson",
    "Big",
    "Edition",
    "House",
    "Lang",
    "Players",
    "find_players_here",
    "get_words",
    "grid",
    "pick_rules",
    "pick_size",
    "print_json",
    "prints_apart",
    "read_number",
    "read_players",
    "read_seed",
    "read_settings",
    "read_text",
    "screen",
    "typed_letter",
]

DEFAULT_EDITION = "broadway"
DEFAULT_PLAYERS = 4
MOST_SEED = 10**9
LONGEST = 20_000_000
"""Bytes of a file: no text that we can read is as long."""

AsJson = Annotated[bool, typer.Option("--json")]
Big = Annotated[bool, typer.Option("--big-set")]
Edition = Annotated[str | None, typer.Option("--edition", metavar="E")]
House = Annotated[str | None, typer.Option("--house", metavar="FILE")]
Lang = Annotated[str | None, typer.Option("--lang", metavar="L")]
Players = Annotated[str | None, typer.Option("--players", metavar="N")]


def pick_rules(edition_: str | None, house: str | None) -> Ruleset:
    """The rules that were asked for: an edition, a house file, or else the first edition.

    >>> pick_rules("goliath", None).edition
    'goliath'
    """
    if edition_ is not None and house is not None:
        raise RemeldError(
            "edition-and-house", "--edition and --house exclude each other", option="--house"
        )
    if house is not None:
        with placed(option="--house", file=house[:200]):
            return parse_house(read_text(house))
    with placed(option="--edition"):
        return edition(DEFAULT_EDITION if edition_ is None else edition_.strip().lower())


def pick_size(rules: Ruleset, players: str | None, *, big: bool) -> Ruleset:
    """The rules with the tiles of so many players, by --players and --big-set.

    >>> pick_size(pick_rules("john-adams", None), "2", big=True).box.total
    160
    """
    number = DEFAULT_PLAYERS if players is None else read_number("--players", players, 1, 99)
    with placed(option="--players"):
        return rules.sized_for(number, big=big)


def read_number(option: str, text: str, least: int, most: int) -> int:
    """Read the value of an option that is a whole number.

    >>> read_number("--players", "3", 2, 6)
    3
    """
    if not re.fullmatch(r"[0-9]{1,18}", text) or not least <= int(text) <= most:
        raise RemeldError(
            "bad-number",
            f"{option} is {text[:40]!r}, but must be from {least} to {most}",
            option=option,
            part=text[:40],
            least=least,
            most=most,
        )
    return int(text)


def read_seed(text: str | None, otherwise: int | None = None) -> int:
    """Read the value of `--seed`; where none is given it is `otherwise`, or any.

    >>> read_seed("7"), read_seed(None, otherwise=1)
    (7, 1)
    """
    if text is not None:
        return read_number("--seed", text, 0, MOST_SEED)
    return random.SystemRandom().randrange(MOST_SEED) if otherwise is None else otherwise


def read_players(option: str, text: str) -> tuple[str, ...]:
    """The keys of computer players in the value of an option, each of which there is.

    >>> read_players("--bots", "greedy, easy")
    ('greedy', 'easy')
    """
    from remeld.bots import player

    find_players_here()
    keys = tuple(key.strip() for key in text.split(","))
    with placed(option=option), prints_apart():
        for key in keys:
            player(key)
    return keys


def find_players_here() -> None:
    """Let players of one's own be imported from where one works, as `python -m` does.

    >>> find_players_here()
    >>> os.getcwd() in sys.path
    True
    """
    here = os.getcwd()
    if here not in sys.path:
        sys.path.insert(0, here)


@contextmanager
def prints_apart() -> Iterator[None]:
    """What players print, or programs that they start, is no part of the answer: it goes to stderr.

    >>> with prints_apart():
    ...     print("thinking")
    """
    with redirect_stdout(sys.stderr):
        try:
            os.fstat(2)
            answers = os.dup(1)
        except OSError:
            # One of them is closed, so nothing can be mixed up.
            yield
            return
        os.dup2(2, 1)
        try:
            yield
        finally:
            os.dup2(answers, 1)
            os.close(answers)


def read_settings(**options: object) -> "Settings":
    """The settings of a house: these options (where not None), then the environment's.

    >>> read_settings(port=9000).port
    9000
    """
    from remeld.server.settings import SettingsError, from_environment

    try:
        return from_environment(os.environ, **options)
    except SettingsError as error:
        raise RemeldError(
            "bad-setting",
            str(error),
            option=error.name,
            part=error.value,
            must=error.must,
            allowed=error.allowed,
        ) from None


def read_text(file: str) -> str:
    """Read a text file, or the standard input where the file is called `-`."""
    try:
        if file == "-":
            data = sys.stdin.buffer.read(LONGEST + 1) if sys.stdin else b""
        else:
            with open(file, "rb") as source:
                data = source.read(LONGEST + 1)
    except (OSError, ValueError) as error:
        reason = reason_of(error)
        raise RemeldError("file-unreadable", reason, file=file[:200], reason=reason) from None
    if len(data) > LONGEST:
        raise RemeldError(
            "file-too-long", f"more than {LONGEST} bytes", file=file[:200], most=LONGEST
        )
    try:
        return data.decode("utf-8-sig")
    except UnicodeDecodeError as error:
        part, byte = f"0x{data[error.start]:02x}", error.start + 1
        raise RemeldError(
            "file-not-text", f"byte {byte} is not UTF-8", file=file[:200], part=part, byte=byte
        ) from None


def get_words(lang: str | None, rules: Ruleset | None = None) -> Words:
    """The texts in the language that is wanted, in the words of the edition."""
    try:
        language = pick_language(lang, os.environ)
    except ValueError:
        part, known = str(lang)[:40], ", ".join(LANGUAGES)
        raise RemeldError(
            "unknown-language",
            f"there is no language {part!r}",
            option="--lang",
            part=part,
            known=known,
        ) from None
    return Words(language, rules.edition if rules else None)


def typed_letter(lang: str | None, rules: Ruleset, *texts: str) -> str:
    """The letter that may stand for the fourth colour in these texts, beside `o`.

    >>> [typed_letter("en", edition("goliath"), text) for text in ("y4-6 k1", "k1")]
    ['y', '']
    """
    # The words are looked up only where a letter stands that the notation does not have.
    known = set(COLOURS[: rules.colours] + "j")
    if all(letter in known for letter in "".join(texts).lower() if letter.isalpha()):
        return ""
    return fourth_letter(get_words(lang, rules), rules)


def print_json(document: dict[str, Any]) -> None:
    """Print one JSON document on one line."""
    unicode = "utf" in (getattr(sys.stdout, "encoding", None) or "").lower()
    print(json.dumps(document, ensure_ascii=not unicode))


def screen() -> "Console":
    """Where people read: colours and width as the terminal has them."""
    from rich import _wrap
    from rich.console import Console

    # By itself it breaks lines at blanks only, and Chinese, which has none, anywhere.
    _wrap.re_word = WORD

    class Screen(Console):
        def on_broken_pipe(self) -> None:
            # By itself it would end the program with 1, which means "no".
            raise BrokenPipeError

    return Screen(highlight=False, markup=False, emoji=False)


def grid(columns: int) -> "Table":
    """Columns without lines, in which a narrow screen breaks words but loses no letter."""
    from rich.table import Table

    found = Table.grid(padding=(0, 2))
    for _ in range(columns):
        found.add_column(overflow="fold")
    return found
