"""Checks of arguments: a wrong one is told by name, with what it may be."""

from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from operator import index
from secrets import randbits
from typing import SupportsIndex

from remeld.rules import RemeldError, Tile

__all__ = [
    "check_flag",
    "check_seat",
    "check_several",
    "named",
    "read_seed",
    "read_whole",
    "whole",
    "wrong",
]

SHOWN = 60
"""So many characters of a wrong value are shown."""


def wrong(
    argument: str, given: object, wanted: str, kind: type[Exception] = TypeError
) -> Exception:
    """What to raise for a wrong kind of thing, or for a value that cannot be.

    >>> wrong("rack", 5, "tiles")
    TypeError('rack is 5, but must be tiles')
    """
    return kind(f"{argument} is {_short(repr(given))}, but must be {wanted}")


def whole(given: object) -> int | None:
    """A whole number, such as other packages have too; None for anything else, like True.

    >>> whole(7), whole(True), whole(7.0)
    (7, None, None)
    """
    if isinstance(given, bool) or not isinstance(given, SupportsIndex):
        return None
    try:
        return index(given)
    except TypeError:
        return None


def read_whole(argument: str, given: object) -> int:
    """How many things are meant: one at least.

    >>> read_whole("games", 0)
    Traceback (most recent call last):
        ...
    ValueError: games is 0, but must be a whole number from 1 on
    """
    found = whole(given)
    if found is None or found < 1:
        kind = TypeError if found is None else ValueError
        raise wrong(argument, given, "a whole number from 1 on", kind)
    return found


def read_seed(seed: object) -> int:
    """The seed that is meant; None is one that nobody has chosen.

    >>> read_seed(7), read_seed(None) == read_seed(None)
    (7, False)
    """
    if seed is None:
        return randbits(63)
    if (found := whole(seed)) is None:
        raise wrong("seed", seed, "a whole number, or None for any")
    return found


def check_flag(argument: str, given: object) -> None:
    """Refuse what is neither yes nor no.

    >>> check_flag("melded", "yes")
    Traceback (most recent call last):
        ...
    TypeError: melded is 'yes', but must be True or False
    """
    if type(given) is not bool:
        raise wrong(argument, given, "True or False")


def check_seat(argument: str, given: object, seats: int, *, or_none: str = "") -> None:
    """Refuse a seat that nobody has; None stands for `or_none`, where that is said.

    >>> check_seat("seat", 2, seats=2, or_none="a spectator")
    Traceback (most recent call last):
        ...
    ValueError: seat is 2, but must be a seat from 0 to 1, or None for a spectator
    """
    if (given is None and or_none) or (type(given) is int and 0 <= given < seats):
        return
    wanted = f"a seat from 0 to {seats - 1}" + (f", or None for {or_none}" if or_none else "")
    raise wrong(argument, given, wanted, ValueError if type(given) is int else TypeError)


def check_several(argument: str, given: object, wanted: str) -> None:
    """Refuse what is no row of things; a text is a row of letters only.

    >>> check_several("players", "cat", 'several players, like ["cat", "owl"]')
    Traceback (most recent call last):
        ...
    TypeError: players is 'cat', but must be several players, like ["cat", "owl"]
    """
    if isinstance(given, str | bytes | Tile) or not isinstance(given, Sequence):
        raise wrong(argument, given, wanted)


@contextmanager
def named(**arguments: object) -> Iterator[None]:
    """Let an error of the rooms below tell which arguments it is about.

    >>> from remeld.rules import TileError
    >>> try:
    ...     with named(rack="b14"):
    ...         raise TileError(Tile("b", 14), 1, 0, "rack")
    ... except RemeldError as error:
    ...     print(error, *error.__notes__, sep="\\n")
    1 of b14 in the rack, but the box holds none
      rack: b14
    """
    try:
        yield
    except RemeldError as error:
        for argument, given in arguments.items():
            error.add_note(f"  {argument}: {_short(str(given))}")
        raise


def _short(shown: str) -> str:
    return shown if len(shown) <= SHOWN else shown[: SHOWN - 3] + "..."
