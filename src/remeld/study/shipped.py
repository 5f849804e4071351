"""The puzzles that come with the package: numbered for ever, and one of them for every day."""

from datetime import date
from functools import cache, lru_cache
from importlib.resources import files
from typing import NamedTuple

from remeld.rules import RemeldError, edition
from remeld.study.puzzle import Kind, Puzzle, check_kind
from remeld.study.puzzle_notation import parse_puzzle

__all__ = ["DAYS", "ShippedPuzzle", "day_number", "shipped_list", "shipped_puzzle"]

FIRST_DAY = date(2026, 1, 1)
DAYS = 480
"""After so many days the puzzles of the day begin again; later additions do not change them."""


class ShippedPuzzle(NamedTuple):
    """What can be known of a puzzle without looking at it."""

    number: int
    """Counted from 1 in its edition; it never becomes that of another puzzle."""
    kind: Kind
    difficulty: int


def shipped_list(edition_: str) -> tuple[ShippedPuzzle, ...]:
    """All puzzles of an edition, in their order.

    >>> first = shipped_list("goliath")[0]
    >>> first.number, first.kind
    (1, 'go-out')
    """
    return _heads(edition(edition_).edition)


@lru_cache(maxsize=4096)
def shipped_puzzle(edition_: str, number: int) -> Puzzle:
    """One puzzle of an edition.

    >>> shipped_puzzle("goliath", 7).kind
    'find-the-play'
    >>> shipped_puzzle("goliath", 0)
    Traceback (most recent call last):
        ...
    remeld.rules.errors.RemeldError: number is 0, but must be from 1 to 480
    """
    lines = _lines().get(edition(edition_).edition, ())
    if not 0 < number <= len(lines):
        raise RemeldError(
            "no-such-puzzle",
            f"number is {number}, but must be from 1 to {len(lines)}",
            number=number,
            most=len(lines),
        )
    return parse_puzzle(lines[number - 1])


def day_number(day: date) -> int:
    """The number of the puzzle of a day, in every edition.

    >>> day_number(date(2026, 1, 1)), day_number(date(2026, 11, 18))
    (1, 322)
    """
    return (day - FIRST_DAY).days % DAYS + 1


@cache
def _lines() -> dict[str, list[str]]:
    text = files("remeld.study").joinpath("puzzles.txt").read_text(encoding="utf-8")
    found: dict[str, list[str]] = {}
    for line in text.splitlines()[1:]:
        if not line.startswith("#"):
            found.setdefault(line.partition(" ")[0], []).append(line)
    return found


@cache
def _heads(edition_: str) -> tuple[ShippedPuzzle, ...]:
    heads = []
    for number, line in enumerate(_lines().get(edition_, ()), start=1):
        _, kind, difficulty = line.partition(":")[0].split()
        heads.append(ShippedPuzzle(number, check_kind(kind), int(difficulty)))
    return tuple(heads)
