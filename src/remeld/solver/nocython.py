"""Stands in for the module `cython`, so that the kernel also runs as plain Python.

The kernel is written in Cython's pure-Python mode. Compiled, every name below means what Cython
says it means; uncompiled, integers are Python's own and arrays are lists, which plain Python
reads faster than `array.array`.
"""

from collections.abc import Callable
from contextlib import nullcontext
from typing import Any, TypeVar

__all__ = [
    "NULL",
    "cast",
    "cclass",
    "cfunc",
    "compiled",
    "declare",
    "exceptval",
    "final",
    "locals",
    "longlong",
    "nogil",
    "p_longlong",
    "pp_longlong",
    "ulonglong",
]

T = TypeVar("T")

compiled: bool = False
longlong = int
ulonglong = int
p_longlong = list[int]
pp_longlong = list[list[int]]
NULL: Any = None


class _NoGil(nullcontext[None]):
    """Decorates functions that need no interpreter lock, and marks blocks that release it."""

    def __call__(self, function: T) -> T:
        return function


nogil = _NoGil()


def cfunc(function: T) -> T:
    """Mark a function that only the kernel calls."""
    return function


def cclass(kind: T) -> T:
    """Mark a class whose fields are C values."""
    return kind


def final(kind: T) -> T:
    """Mark a class without subclasses."""
    return kind


def exceptval(*, check: bool) -> Callable[[T], T]:
    """Say how a function passes on exceptions; without a check it raises none."""
    return _unchanged


def locals(**kinds: object) -> Callable[[T], T]:
    """Declare the C types of a function's variables."""
    return _unchanged


def declare(kind: object, value: T) -> T:
    """Declare a C variable of the module.

    >>> declare(longlong, 5)
    5
    """
    return value


def cast(kind: object, value: Any) -> Any:
    """Convert between C types.

    >>> cast(longlong, 5)
    5
    """
    return value


def _unchanged(function: T) -> T:
    return function
