r"""A run as a file: JSON lines, the plan first and then deal after deal; see `docs/arena.md`.

Each line ends with a check over itself and all lines before it. Lines are appended whole and are on
disk before the run goes on, so a run that was killed leaves at most one line without an end.
"""

import json
import os
import sys
import zlib
from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, BinaryIO

from remeld.arena.game_results import BadLineError, DealResult
from remeld.arena.plan import Plan
from remeld.rules import RemeldError

__all__ = ["VERSION", "ResultsFile", "in_file", "read_results"]

VERSION = 1
_HEAD = f'{{"remeld-arena":{VERSION},'.encode()
"""What a file of this version begins with."""


def _sealed(document: dict[str, Any], before: int) -> tuple[str, int]:
    """The line of a document, and the check that its last field holds."""
    text = json.dumps(document, ensure_ascii=False, separators=(",", ":"))
    check = zlib.crc32(text.encode(), before)
    return f'{text[:-1]},"check":"{check:08x}"}}\n', check


def _opened(line: str, before: int, number: int) -> tuple[dict[str, Any], int]:
    """The document of a line, if its check is right."""
    text, comma, seal = line.rpartition(',"check":"')
    check = zlib.crc32(f"{text}}}".encode(), before)
    if not comma or seal != f'{check:08x}"}}':
        raise BadLineError(number, "is not as it was written")
    document = json.loads(f"{text}}}")
    assert isinstance(document, dict)
    return document, check


def _check_head(path: Path) -> None:
    """Refuse a file that a run has not begun: nothing of it is read, cut off or appended to."""
    with path.open("rb") as file:
        head = file.read(len(_HEAD))
    if not _HEAD.startswith(head):
        raise RemeldError(
            "results-unreadable", "not a file of results of this version", file=str(path)[:200]
        )


def _lines(path: Path) -> Iterator[tuple[int, str]]:
    """The whole lines with their numbers; a last one without an end was never finished."""
    with path.open("rb") as file:
        for number, line in enumerate(file, start=1):
            if not line.endswith(b"\n"):
                return
            try:
                yield number, line[:-1].decode()
            except UnicodeDecodeError:
                raise BadLineError(number, "is no text") from None


@contextmanager
def in_file(path: Path) -> Iterator[None]:
    """Let a bad line be told with the file that it stands in.

    >>> with in_file(Path("run.jsonl")):
    ...     raise BadLineError(2, "is no text")
    Traceback (most recent call last):
        ...
    remeld.rules.errors.RemeldError: line 2: is no text
    """
    try:
        yield
    except BadLineError as error:
        raise RemeldError(
            "results-damaged", str(error), file=str(path)[:200], line=error.line
        ) from None


class ResultsFile:
    """A file of results that is read to its end, checked, and appended to."""

    def __init__(self, path: Path, plan: Plan | None) -> None:
        """Open a file for this plan, or (None) for the plan that it holds."""
        self.path = path
        self.found: list[DealResult] = []
        self._check = 0
        self._length = 0
        self._size = path.stat().st_size if path.exists() else 0
        kept = self._read() if self._size else None
        if plan is not None and kept is not None and kept.document() != plan.document():
            mine, theirs = plan.document(), kept.document()
            part = next(name for name in mine if mine[name] != theirs[name])
            raise RemeldError(
                "results-of-another-run",
                f"the file is of a run with another value of {part}",
                file=str(path)[:200],
                part=part,
                value=str(theirs[part])[:100],
            )
        if kept is None and plan is None:
            raise RemeldError("results-unreadable", "the file has no plan", file=str(path)[:200])
        self.plan: Plan = kept or plan  # type: ignore[assignment]  # one of them is there
        self._new = kept is None

    def _read(self) -> Plan | None:
        _check_head(self.path)
        with in_file(self.path):
            return self._read_lines()

    def _read_lines(self) -> Plan | None:
        plan = None
        for number, line in _lines(self.path):
            document, self._check = _opened(line, self._check, number)
            self._length += len(line.encode()) + 1
            if plan is None:
                plan = Plan.read(document.get("plan", {}))
            else:
                self.found.append(DealResult.read(document, number))
        return plan

    def open(self) -> None:
        """Get ready to append: cut an unfinished line off, write the plan into a new file."""
        self._file = self.path.open("ab")
        if not _lock(self._file) or os.fstat(self._file.fileno()).st_size != self._size:
            self._file.close()
            raise RemeldError(
                "results-busy", "another run writes this file", file=str(self.path)[:200]
            )
        self._file.truncate(self._length)
        if self._new:
            self._append([{"remeld-arena": VERSION, "plan": self.plan.document()}])

    def close(self) -> None:
        """Let others write the file."""
        self._file.close()

    def append(self, results: Iterable[DealResult]) -> None:
        """Append deals; when this returns, they are on disk."""
        self._append(result.document() for result in results)

    def _append(self, documents: Iterable[dict[str, Any]]) -> None:
        lines = []
        for document in documents:
            line, self._check = _sealed(document, self._check)
            lines.append(line)
        self._file.write("".join(lines).encode())
        self._file.flush()
        os.fsync(self._file.fileno())


def _lock(file: BinaryIO) -> bool:
    """Keep other runs out until the file is closed, or this process ends; False: one is in."""
    if sys.platform == "win32":
        return True
    import fcntl

    try:
        fcntl.flock(file.fileno(), fcntl.LOCK_EX | fcntl.LOCK_NB)
    except BlockingIOError:
        return False
    return True


def read_results(path: Path) -> tuple[Plan, list[DealResult]]:
    """The plan and the deals of a file of results.

    >>> read_results(Path("nowhere.jsonl"))
    Traceback (most recent call last):
        ...
    FileNotFoundError: [Errno 2] No such file or directory: 'nowhere.jsonl'
    """
    path.stat()  # A run may begin a file; whoever reads one wants it to be there.
    file = ResultsFile(path, None)
    return file.plan, file.found
