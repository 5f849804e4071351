"""The schema's numbered steps: SQL files that are applied in order, once, and never changed."""

import hashlib
import re
from collections.abc import Sequence
from dataclasses import dataclass
from importlib.resources import files
from importlib.resources.abc import Traversable

from remeld.server.storage.values import StorageError

HISTORY = (
    "CREATE TABLE IF NOT EXISTS migrations "
    "(number INTEGER PRIMARY KEY, name TEXT NOT NULL, checksum TEXT NOT NULL)"
)
"""The table that tells which steps a database has seen; the same text suits both databases."""

APPLIED = "SELECT number, name, checksum FROM migrations ORDER BY number"
NOTE = "INSERT INTO migrations (number, name, checksum) VALUES ($1, $2, $3)"


@dataclass(frozen=True, slots=True)
class Migration:
    """One step of the schema."""

    number: int
    name: str
    sql: str

    @property
    def checksum(self) -> str:
        """The SHA-256 of its text."""
        return hashlib.sha256(self.sql.encode()).hexdigest()


def read_migrations(folder: Traversable) -> list[Migration]:
    """Read `0001_name.sql` and so on; the numbers have no gaps.

    >>> [migration.name for migration in read_migrations(shipped("sqlite"))[:2]]
    ['tables', 'people']
    """
    found = []
    for file in folder.iterdir():
        if name := re.fullmatch(r"(\d{4})_([a-z_]+)\.sql", file.name):
            # Reading as text makes line ends alike, whatever a checkout did to them.
            found.append(Migration(int(name[1]), name[2], file.read_text(encoding="utf-8")))
    found.sort(key=lambda migration: migration.number)
    if [migration.number for migration in found] != list(range(1, len(found) + 1)):
        raise ValueError(
            f"the migrations in {folder} are not numbered 0001, 0002, …: "
            f"{[migration.number for migration in found]}"
        )
    return found


def shipped(dialect: str) -> Traversable:
    """Return the folder of migrations that comes with the program."""
    return files("remeld.server.storage") / "migrations" / dialect


def pending(
    known: Sequence[Migration], applied: Sequence[tuple[int, str, str]], database: str
) -> Sequence[Migration]:
    """Return the steps that a database has yet to take.

    Raises `StorageError` with the code `schema` if the database has seen a step that this program
    does not know, or knows otherwise.

    >>> first, second = read_migrations(shipped("sqlite"))[:2]
    >>> pending([first, second], [(1, first.name, first.checksum)], "games.db") == [second]
    True
    >>> pending([first], [(1, "tables", "other")], "games.db")
    Traceback (most recent call last):
    remeld.server.storage.values.StorageError: games.db was made with another migration \
0001_tables than the one in this program; a migration is never changed: use the program that \
made it
    """
    if len(applied) > len(known):
        number, name, _ = applied[-1]
        raise StorageError(
            "schema",
            f"{database} was made by a newer program: it has migration {number:04}_{name}, and "
            f"this program knows {len(known)} migrations; install the newer program",
        )
    for migration, (number, name, checksum) in zip(known, applied, strict=False):
        if (migration.number, migration.name, migration.checksum) != (number, name, checksum):
            raise StorageError(
                "schema",
                f"{database} was made with another migration {number:04}_{name} than the one in "
                "this program; a migration is never changed: use the program that made it",
            )
    return known[len(applied) :]
