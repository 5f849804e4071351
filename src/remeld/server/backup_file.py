"""The file of a backup: compressed lines of JSON that a person can read with `zcat`.

The first line says what made it. Then every table has a line with its columns, and one with the
values of each row; bytes are a list with one text, a letter for each byte. The last line counts the
rows, and has the SHA-256 of everything before it, so that a file that is short or changed is found.
"""

import gzip
import hashlib
import os
import zlib
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Any, BinaryIO, cast

import msgspec

from remeld.rules import RemeldError
from remeld.server.storage.scripts import Row, Value

__all__ = ["BackupReader", "BackupWriter", "Contents", "writing"]

FORMAT = 1
LONGEST_LINE = 100_000_000
_MAGIC = b"\x1f\x8b"
_BEGIN = b'{"remeld-backup":'


@dataclass(frozen=True, slots=True)
class Contents:
    """What a backup says of itself."""

    made: int
    """When, in milliseconds by the clock of the database."""
    program: str
    steps: tuple[str, ...]
    """The migrations that its database had seen."""


class BackupWriter:
    """Writes lines; `close` ends the file."""

    def __init__(self, out: BinaryIO, contents: Contents) -> None:
        self._lines = cast(BinaryIO, gzip.GzipFile("", "wb", 6, out, mtime=0))
        self._sum = hashlib.sha256()
        self.counts: dict[str, int] = {}
        self._table = ""
        head = {"made": contents.made, "program": contents.program, "steps": contents.steps}
        self._write({"remeld-backup": FORMAT, **head})

    def begin(self, table: str, columns: Sequence[str]) -> None:
        """What follows are rows of that table."""
        self._table = table
        self.counts[table] = 0
        self._write({"table": table, "columns": columns})

    def row(self, values: Row) -> None:
        """One row."""
        self.counts[self._table] += 1
        self._write([[v.decode("latin-1")] if isinstance(v, bytes) else v for v in values])

    def close(self) -> None:
        """The last line."""
        self._write({"rows": self.counts, "sha256": self._sum.hexdigest()})
        self._lines.close()

    def _write(self, line: object) -> None:
        data = msgspec.json.encode(line) + b"\n"
        self._sum.update(data)
        self._lines.write(data)


@contextmanager
def writing(path: Path) -> Iterator[BinaryIO]:
    """A new file that nobody else may read, there under its name only once it is whole."""
    if path.exists():
        raise RemeldError("backup-exists", f"{path} is there already", file=str(path))
    part = path.with_name(path.name + ".part")
    with open(os.open(part, os.O_WRONLY | os.O_CREAT | os.O_TRUNC, 0o600), "wb") as out:
        try:
            yield out
            out.flush()
            os.fsync(out.fileno())
            part.rename(path)
        except BaseException:
            part.unlink(missing_ok=True)
            raise


class BackupReader:
    """Reads a file of which nothing is believed until its last line was read."""

    def __init__(self, path: Path) -> None:
        self._path = path
        with self._lines() as lines:
            self.contents = self._head(next(lines, b""))

    def rows(self) -> Iterator[tuple[str, tuple[str, ...], tuple[Value, ...]]]:
        """Every row with its table and columns; raises `RemeldError` at the latest at the end."""
        counts: dict[str, int] = {}
        table, columns = "", tuple[str, ...]()
        sum_, number = hashlib.sha256(), 0
        with self._lines() as lines:
            for number, data in enumerate(lines, start=1):
                line = self._parsed(data, number)
                if isinstance(line, list):
                    if len(line) != len(columns):
                        raise self.damaged("changed", number)
                    counts[table] += 1
                    yield table, columns, tuple(_value(each) for each in line)
                elif "table" in line:
                    table, columns = str(line["table"]), tuple(map(str, line["columns"]))
                    counts[table] = 0
                elif "sha256" in line:
                    if line != {"rows": counts, "sha256": sum_.hexdigest()} or next(lines, b""):
                        raise self.damaged("changed", number)
                    return
                sum_.update(data)
        raise self.damaged("short", number)

    def damaged(
        self, why: str, line: int | None = None, table: str = "", entry: int = 0
    ) -> RemeldError:
        """What is wrong with the file, as an error to raise."""
        return RemeldError(
            "backup-damaged",
            why,
            file=str(self._path),
            line=line,
            why=why,
            table=table,
            entry=entry,
        )

    def _head(self, data: bytes) -> Contents:
        if not data.startswith(_BEGIN):
            raise RemeldError("not-a-backup", "no first line of ours", file=str(self._path))
        line = self._parsed(data, 1)
        if line.get("remeld-backup") != FORMAT:
            raise RemeldError("backup-newer", "an unknown format", file=str(self._path))
        try:
            return Contents(int(line["made"]), str(line["program"]), tuple(line["steps"]))
        except (KeyError, TypeError, ValueError):
            raise self.damaged("changed", 1) from None

    def _parsed(self, data: bytes, number: int) -> Any:
        try:
            line = msgspec.json.decode(data)
        except (msgspec.MsgspecError, UnicodeError):
            raise self.damaged("changed", number) from None
        if not isinstance(line, list | dict):
            raise self.damaged("changed", number)
        return line

    @contextmanager
    def _lines(self) -> Iterator[Iterator[bytes]]:
        with self._path.open("rb") as source:
            if source.read(len(_MAGIC)) != _MAGIC:
                raise RemeldError("not-a-backup", "it is not compressed", file=str(self._path))
            source.seek(0)
            try:
                with gzip.GzipFile(fileobj=source) as unpacked:
                    yield iter(lambda: unpacked.readline(LONGEST_LINE), b"")
            except EOFError:
                raise self.damaged("short") from None
            except (gzip.BadGzipFile, zlib.error):
                raise self.damaged("changed") from None


def _value(found: Any) -> Value:
    return found[0].encode("latin-1") if isinstance(found, list) else cast(Value, found)
