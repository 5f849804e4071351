"""Checks of arguments: whoever hands in a wrong kind of thing is told so where it was handed in.

A string for a ruleset, or text for tiles, would else end in an `AttributeError` deep inside. The
checks are put before whatever a room's `__init__` exports. Calls within a room are not checked, so
they cost nothing there; from outside it is only the ruleset, and what has failed.
"""

import re
from collections.abc import Callable, Collection, Iterable, Iterator
from functools import wraps
from inspect import isfunction, isgeneratorfunction, signature, unwrap
from types import UnionType
from typing import Any, Literal, get_args, get_origin, get_type_hints

from remeld.rules.errors import RemeldError, TileError
from remeld.rules.ruleset import Ruleset
from remeld.rules.tiles import COLOURS, Tile

__all__ = ["check_arguments"]

HIGHEST = 13
"""No box has a higher number."""
EXAMPLES: dict[object, str] = {
    Ruleset: 'EDITIONS["goliath"]',
    Tile: 'remeld.notation.parse_rack("b8 j"), parse_table("b4-6, k8 r8 o8")',
}


def check_arguments(room: dict[str, Any], names: Iterable[str]) -> None:
    """Check what every function among these names of a module is called with.

    >>> from remeld.rules import judge
    >>> judge("goliath", before=(), after=(), rack=(), melded=True)
    Traceback (most recent call last):
        ...
    TypeError: ruleset is 'goliath', but must be Ruleset, like EDITIONS["goliath"]
    """
    for name in names:
        if isfunction(room[name]) or hasattr(room[name], "cache_parameters"):
            room[name] = _checked(room[name])


def _checked(function: Callable[..., Any]) -> Callable[..., Any]:
    takes_rules = unwrap(function).__code__.co_varnames[:1] == ("ruleset",)

    def asked(*args: Any, **values: Any) -> Any:
        if takes_rules:
            # Some functions would answer without a look at the rules.
            ruleset = args[0] if args else values.get("ruleset")
            if not isinstance(ruleset, Ruleset):
                raise _wrong("ruleset", ruleset, Ruleset)
        try:
            return function(*args, **values)
        except RemeldError:
            raise
        except Exception:
            _look_at(function, args, values)
            raise

    def asked_one_by_one(*args: Any, **values: Any) -> Iterator[Any]:
        try:
            yield from function(*args, **values)
        except RemeldError:
            raise
        except Exception:
            _look_at(function, args, values)
            raise

    return wraps(function)(asked_one_by_one if isgeneratorfunction(function) else asked)


def _look_at(function: Callable[..., Any], args: tuple[Any, ...], values: dict[str, Any]) -> None:
    """Raise an error that names the first argument of the wrong kind, if there is one."""
    try:
        given = signature(function).bind(*args, **values).arguments
    except TypeError:
        # Too many or too few: Python has said so.
        return
    kinds = get_type_hints(function)
    for name, value in given.items():
        _check(name, value, kinds[name])


def _check(name: str, value: object, kind: Any) -> None:
    origin, parts = get_origin(kind), get_args(kind)
    if origin is UnionType and all(isinstance(part, type) for part in parts):
        origin = parts
    if origin in (Literal, UnionType):
        return
    # A string is a sequence too, and so is a tile, but neither is one of tiles.
    if not isinstance(value, origin or kind) or (parts and isinstance(value, str | Tile)):
        raise _wrong(name, value, kind) from None
    if isinstance(value, Tile) and not _in_some_box(value):
        raise TileError(value, 1, 0, "tile") from None
    if parts and isinstance(value, Collection):
        for place, each in enumerate(value):
            _check(f"{name}[{place}]", each, parts[0])


def _in_some_box(tile: Tile) -> bool:
    known = tile.joker or tile.colour in ("?", *COLOURS)
    return known and tile.number in range(HIGHEST + 1)


def _wrong(name: str, value: object, kind: Any) -> TypeError:
    shown = repr(value)
    shown = shown if len(shown) <= 60 else shown[:57] + "..."
    written = kind.__name__ if isinstance(kind, type) else re.sub(r"\w+\.", "", str(kind))
    examples = [f", like {text}" for each, text in EXAMPLES.items() if each in _parts(kind)]
    return TypeError(f"{name} is {shown}, but must be {written}{''.join(examples)}")


def _parts(kind: Any) -> set[Any]:
    return {kind}.union(*map(_parts, get_args(kind)))
