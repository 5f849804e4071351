"""What stands in the way, told on stderr: a sentence, or with `--json` one object for programs.

The object has the `code` of what is wrong (the innermost: `unknown-tile`, not `in-game`), the
`place` where it is wrong, and the `sentence` that people would read.
"""

import json
import os
import sys
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from typing import Any, TextIO

from remeld.rules import RemeldError
from remeld.terminal.sentences import explain
from remeld.words import Words

__all__ = ["PIPE_CLOSED", "Problem", "drop", "placed", "tell", "told"]

PIPE_CLOSED = 141
"""128 + the number of the signal, as a shell would say."""

Problem = dict[str, Any]

_PLACES = {
    "file": "file",
    "option": "option",
    "game": "game",
    "name": "player",
    "field": "rule",
    "where": "in",
    "event": "event",
    "line": "line",
    "set": "set",
    "place": "character",
    "byte": "byte",
}
"""The values of an error that say where, and what the place calls them."""
_OPTIONS = {"bad-objective": "--objective", "unknown-clause": "--clause"}
"""Errors that only the value of one option can cause."""


def told(words: Words, error: RemeldError) -> Problem:
    """An error as a program wants it.

    >>> from remeld.notation import parse_rack
    >>> try:
    ...     parse_rack("b3 x8")
    ... except RemeldError as error:
    ...     problem = told(Words(), error)
    >>> problem["code"], problem["place"]
    ('unknown-tile', {'in': 'rack', 'character': 4})
    """
    code, place = _inside(error)
    return {"code": code, "place": place or None, "sentence": explain(words, error)}


def _inside(error: RemeldError) -> tuple[str, dict[str, object]]:
    """The code behind an error, and where it is from the outside in."""
    values = error.values
    if error.code in _OPTIONS:
        return error.code, {"option": _OPTIONS[error.code]}
    place = {name: values[key] for key, name in _PLACES.items() if values.get(key) is not None}
    reason = values.get("reason")
    if not isinstance(reason, RemeldError):
        return error.code, place
    code, inner = _inside(reason)
    return code, place | inner


@contextmanager
def placed(**place: str) -> Iterator[None]:
    """Let an error from inside say where it is, unless it does so itself."""
    try:
        yield
    except RemeldError as error:
        error.values = {**place, **error.values}
        raise


def tell(problem: Problem, code: int, *, as_json: bool) -> int:
    """Write it to stderr; return the exit code, which is another if nobody reads it."""
    out = sys.stderr
    if out is None:
        return code
    unicode = "utf" in (out.encoding or "").lower()
    text = json.dumps(problem, ensure_ascii=not unicode) if as_json else problem["sentence"]
    try:
        print(text, file=out, flush=True)
    except BrokenPipeError:
        drop(out)
        return PIPE_CLOSED
    except OSError:
        drop(out)
    return code


def drop(stream: TextIO | None) -> None:
    """Let nothing more be written where nobody reads, also not when Python ends."""
    if stream is not None:
        with suppress(OSError, ValueError):
            os.dup2(os.open(os.devnull, os.O_WRONLY), stream.fileno())
