"""Stands in for the module `cython`, so that the kernels also run as plain Python.

The kernels are written in Cython's pure-Python mode. Compiled, every name below means what Cython
says it means; uncompiled, integers are Python's own and arrays are lists, which plain Python
reads faster than `array.array`.
"""

from contextlib import nullcontext
from typing import Any, TypeVar

__all__ = [
    "NULL",
    "cast",
    "cclass",
    "cfunc",
    "compiled",
    "declare",
    "final",
    "longlong",
    "nogil",
    "p_longlong",
    "p_uchar",
    "pp_longlong",
    "ulonglong",
]

T = TypeVar("T")

compiled: bool = False
longlong = int
ulonglong = int
p_longlong = list[int]
p_uchar = bytearray
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
