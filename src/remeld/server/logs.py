"""Structured logs: one JSON object a line, with what happened and its values, and no secrets.

A log line names tables by a short fingerprint, because the id of a private table is its key, and
people not at all. Only the values that the caller hands over are written. Of warnings and errors of
one kind a minute has one line, and the next one says how `many` more there were: whoever makes many
cannot fill the disk, nor hide anything else.
"""

import contextlib
import hashlib
import json
import logging
import sys
import time
from collections.abc import Callable
from dataclasses import dataclass
from datetime import UTC, datetime
from typing import Any, TextIO

__all__ = ["SparingHandler", "fingerprint", "log", "start_logging", "write_counted"]

LOGGER = logging.getLogger("remeld")
MINUTE = 60.0


def fingerprint(secret: str) -> str:
    """A name for something whose own name must not be in a log.

    >>> fingerprint("table") == fingerprint("table"), len(fingerprint("table"))
    (True, 8)
    """
    return hashlib.sha256(b"remeld-log\0" + secret.encode()).hexdigest()[:8]


def log(event: str, /, level: int = logging.INFO, error: Any = None, **values: object) -> None:
    """Write one line: `event` is a stable word, the values are numbers and short texts."""
    if LOGGER.isEnabledFor(level):
        LOGGER.log(level, event, extra={"values": values}, exc_info=error)


class _Lines(logging.Formatter):
    def format(self, record: logging.LogRecord) -> str:
        at = datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds")
        line: dict[str, object] = {"at": at, "level": record.levelname.lower()}
        line["event"] = record.getMessage()
        line.update(getattr(record, "values", {}))
        if many := getattr(record, "many", 0):
            line["many"] = many
        if record.exc_info:
            line["trace"] = self.formatException(record.exc_info)
        return json.dumps(line, ensure_ascii=False, default=str)


@dataclass
class _Held:
    """The last one of its kind, until the next line may be written."""

    until: float
    record: logging.LogRecord
    many: int = 0


class SparingHandler(logging.StreamHandler[TextIO]):
    """Writes one warning or error of a kind a minute, and counts the others."""

    def __init__(self, stream: TextIO, clock: Callable[[], float] = time.monotonic) -> None:
        super().__init__(stream)
        self.setFormatter(_Lines())
        self._clock = clock
        self._held: dict[object, _Held] = {}

    def emit(self, record: logging.LogRecord) -> None:
        """Write the line, or count it."""
        if record.levelno < logging.WARNING:
            super().emit(record)
            return
        self.write_counted()
        kind = _kind(record)
        if held := self._held.get(kind):
            held.record = record
            held.many += 1
        else:
            self._held[kind] = _Held(self._clock() + MINUTE, record)
            super().emit(record)

    def write_counted(self, *, all: bool = False) -> None:
        """Write how many there were of those kinds whose minute is over, or of all."""
        now = self._clock()
        for kind, held in list(self._held.items()):
            if now < held.until and not all:
                continue
            del self._held[kind]
            if held.many:
                held.record.many = held.many
                super().emit(held.record)
                self._held[kind] = _Held(now + MINUTE, held.record)


def _kind(record: logging.LogRecord) -> object:
    """What makes two lines the same: the event, its code, and where an exception came from."""
    values: dict[str, object] = getattr(record, "values", {})
    place = None
    if record.exc_info and record.exc_info[1] is not None:
        trace = record.exc_info[2]
        while trace is not None and trace.tb_next is not None:
            trace = trace.tb_next
        place = (record.exc_info[0], trace.tb_frame.f_code if trace else None)
    return record.name, record.msg, values.get("code"), place


def write_counted(*, all: bool = False) -> None:
    """Write what was counted and not told yet, if its minute is over; at the end, `all` of it."""
    for handler in LOGGER.handlers:
        if isinstance(handler, SparingHandler):
            with handler.lock or contextlib.nullcontext():
                handler.write_counted(all=all)


def start_logging(level: str) -> None:
    """Write our lines, and those of the server and its event loop, to stderr."""
    handler = SparingHandler(sys.stderr)
    for name in ("remeld", "uvicorn", "uvicorn.error", "asyncio"):
        logger = logging.getLogger(name)
        logger.handlers = [handler] if name != "uvicorn.error" else []
        logger.propagate = name == "uvicorn.error"
        logger.setLevel(level.upper() if name == "remeld" else "WARNING")
    # An access log would hold addresses and the ids of private tables.
    logging.getLogger("uvicorn.access").disabled = True
