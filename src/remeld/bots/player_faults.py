"""What a player raises, told apart from the Ctrl+C of whoever uses the program.

Players of others may raise anything, `KeyboardInterrupt` too; that is a fault of theirs, while a
real Ctrl+C must end the program.
"""

import signal
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from types import FrameType

__all__ = ["StoppedByUser", "ctrl_c_told_apart", "fault_text", "is_players_own"]


class StoppedByUser(KeyboardInterrupt):
    """Somebody pressed Ctrl+C."""


def _stop(_signal: int, _frame: FrameType | None) -> None:
    raise StoppedByUser


@contextmanager
def ctrl_c_told_apart() -> Iterator[None]:
    """Meanwhile Ctrl+C raises `StoppedByUser`, unless a program has a handler of its own.

    >>> before = signal.signal(signal.SIGINT, signal.default_int_handler)
    >>> with ctrl_c_told_apart():
    ...     signal.getsignal(signal.SIGINT) is signal.default_int_handler
    False
    >>> _ = signal.signal(signal.SIGINT, before)
    """
    usual = signal.getsignal(signal.SIGINT) is signal.default_int_handler
    if not usual or threading.current_thread() is not threading.main_thread():
        yield
        return
    signal.signal(signal.SIGINT, _stop)
    try:
        yield
    finally:
        signal.signal(signal.SIGINT, signal.default_int_handler)


def is_players_own(error: BaseException) -> bool:
    """Whether a player has raised this by itself; where nobody can tell, it was Ctrl+C.

    >>> before = signal.signal(signal.SIGINT, signal.default_int_handler)
    >>> with ctrl_c_told_apart():
    ...     is_players_own(KeyboardInterrupt()), is_players_own(StoppedByUser())
    (True, False)
    >>> is_players_own(SystemExit(1)), is_players_own(KeyboardInterrupt())
    (True, False)
    >>> _ = signal.signal(signal.SIGINT, before)
    """
    if not isinstance(error, KeyboardInterrupt):
        return True
    known = signal.getsignal(signal.SIGINT) in (_stop, signal.SIG_IGN)
    return known and not isinstance(error, StoppedByUser)


def fault_text(error: BaseException) -> str:
    """What was raised, for people.

    >>> fault_text(KeyError("b8")), fault_text(KeyboardInterrupt())
    ("KeyError: 'b8'", 'KeyboardInterrupt')
    """
    return f"{type(error).__name__}: {error}".removesuffix(": ")
