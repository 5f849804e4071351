"""A lock file: at most one server may have a SQLite database open for writing."""

import os
import sys
from pathlib import Path

from remeld.server.storage.values import StorageError

if sys.platform == "win32":
    import msvcrt

    def _hold(file: int) -> None:
        # A byte far behind the text, because others may still want to read whose lock it is.
        os.lseek(file, 1 << 30, os.SEEK_SET)
        msvcrt.locking(file, msvcrt.LK_NBLCK, 1)
        os.lseek(file, 0, os.SEEK_SET)
else:
    import fcntl

    def _hold(file: int) -> None:
        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)


class FileLock:
    """A lock that its process holds until it is released; the system frees it if it dies."""

    def __init__(self, database: Path) -> None:
        path = database.with_name(database.name + ".lock")
        self._file = os.open(path, os.O_RDWR | os.O_CREAT, 0o600)
        try:
            _hold(self._file)
        except OSError:
            holder = os.read(self._file, 20).decode(errors="replace").strip() or "unknown"
            os.close(self._file)
            message = (
                f"{database} is in use by another server (process {holder}, lock file {path}); "
                "stop that server, or use another file"
            )
            raise StorageError("locked", message) from None
        os.truncate(self._file, 0)
        os.write(self._file, f"{os.getpid()}\n".encode())

    def release(self) -> None:
        """Let another process open the database. The file stays: deleting it would be a race."""
        os.close(self._file)
