"""Structured logs: one JSON object a line, with what happened and its values, and no secrets.

A log line names tables by a short fingerprint, because the id of a private table is its key, and
people not at all. Only the values that the caller hands over are written.
"""

import hashlib
import json
import logging
import sys
from datetime import UTC, datetime
from typing import Any

__all__ = ["fingerprint", "log", "start_logging"]

LOGGER = logging.getLogger("remeld")


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
        if record.exc_info:
            line["trace"] = self.formatException(record.exc_info)
        return json.dumps(line, ensure_ascii=False, default=str)


def start_logging(level: str) -> None:
    """Write our lines, and the server's own, to stderr."""
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(_Lines())
    for name in ("remeld", "uvicorn", "uvicorn.error"):
        logger = logging.getLogger(name)
        logger.handlers = [handler] if name != "uvicorn.error" else []
        logger.propagate = name == "uvicorn.error"
        logger.setLevel(level.upper() if name == "remeld" else "WARNING")
    # An access log would hold addresses and the ids of private tables.
    logging.getLogger("uvicorn.access").disabled = True
