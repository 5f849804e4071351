"""A worker: a process of its own that answers the questions of its house, one after the other.

It has neither the house's database nor its sockets nor its settings, and knows what is in the
question and nothing else. It imports what a question needs when it is asked, so that it stays as
small as what it is used for. It ends when its house does, however that ends.
"""

import contextlib
import ctypes
import io
import os
import pickle
import queue
import signal
import struct
import threading
import time
import traceback
from collections.abc import Callable
from pathlib import Path
from typing import IO, Any

__all__ = [
    "LENGTH",
    "NICENESS",
    "Answer",
    "decode_answer",
    "encode",
    "encode_question",
    "frame",
    "main",
]

NICENESS = 5
"""Enough that whoever plays is served first, and little enough to get on beside other programs."""
LENGTH = struct.Struct("!I")
PR_SET_PDEATHSIG = 1
"""Of Linux: the signal for a process whose parent has died."""

Answer = tuple[bool, Any, float]
"""Whether it went well, the result or the exception, and the processor time that it took."""


class _Pickler(pickle.Pickler):
    """Pickles exceptions as they are, whatever their constructors ask for."""

    def reducer_override(self, value: Any) -> Any:
        if isinstance(value, BaseException):
            return _bare_exception, (type(value), value.args), value.__dict__
        return NotImplemented


def _bare_exception(kind: type[BaseException], args: tuple[object, ...]) -> BaseException:
    return kind.__new__(kind, *args)


def encode(value: object) -> bytes:
    """A value as bytes.

    >>> from remeld.rules import RemeldError
    >>> error = pickle.loads(encode(RemeldError("bad-tile", "no such tile", tile="b14")))
    >>> error.code, error.values, str(error)
    ('bad-tile', {'tile': 'b14'}, 'no such tile')
    """
    file = io.BytesIO()
    _Pickler(file, pickle.HIGHEST_PROTOCOL).dump(value)
    return file.getvalue()


def encode_question(
    seconds: float, work: Callable[..., object], args: tuple[Any, ...], named: dict[str, Any]
) -> bytes:
    """A question: what is to be called, with what, and how much processor time it may take."""
    return encode((seconds, work, args, named))


def decode_answer(data: bytes) -> Answer:
    """An answer; one that cannot be read is one that did not go well."""
    try:
        answer: Answer = pickle.loads(data)
        return answer
    except Exception as error:
        return False, error, 0.0


def frame(data: bytes) -> bytes:
    """Bytes with their length before them, as they go through the pipes."""
    return LENGTH.pack(len(data)) + data


def _read(pipe: IO[bytes], questions: "queue.SimpleQueue[bytes]") -> None:
    """Read questions until the house closes the pipe, or dies: then nobody wants an answer."""
    while len(head := pipe.read(LENGTH.size)) == LENGTH.size:
        questions.put(pipe.read(LENGTH.unpack(head)[0]))
    os._exit(0)


def _answer(question: bytes) -> bytes:
    answer = _work(question)
    try:
        return encode(answer)
    except Exception as error:
        return encode((False, error, answer[2]))


def _work(question: bytes) -> Answer:
    began = time.process_time()
    try:
        seconds, work, args, named = pickle.loads(question)
        _end_after(seconds)
        began = time.process_time()  # What was imported for it is nobody's fault.
        return True, work(*args, **named), time.process_time() - began
    except Exception as error:
        # Its frames stay here; whoever reads the house's log wants to know them.
        error.add_note(traceback.format_exc())
        return False, error, time.process_time() - began
    finally:
        _end_after(0)


def _end_after(seconds: float) -> None:
    """Let the system end this process after so much more processor time; 0: never."""
    if hasattr(signal, "setitimer"):
        signal.setitimer(signal.ITIMER_PROF, seconds)


def _end_with(house: int) -> None:
    """Let Linux end this process with its house, even if it is held in that very moment."""
    with contextlib.suppress(OSError, AttributeError):
        ctypes.CDLL(None).prctl(PR_SET_PDEATHSIG, signal.SIGKILL)
        if os.getppid() != house:
            os._exit(0)


def main() -> None:
    """Answer until there is no house any more."""
    if hasattr(os, "nice"):
        os.nice(NICENESS)
        # Ctrl-C is for the house. And who is held while its house dies is ended by the system.
        os.setpgid(0, 0)
    _end_with(os.getppid())
    with contextlib.suppress(OSError):
        # Where memory is short, Linux ends a worker and not the house.
        Path("/proc/self/oom_score_adj").write_text("500")
    answers = os.fdopen(os.dup(1), "wb")
    os.dup2(2, 1)  # What anybody prints is no answer.
    questions: queue.SimpleQueue[bytes] = queue.SimpleQueue()
    pipe = os.fdopen(0, "rb")
    threading.Thread(target=_read, args=(pipe, questions), daemon=True).start()
    while True:
        answers.write(frame(_answer(questions.get())))
        answers.flush()
