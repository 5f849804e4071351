"""Scripts: transactions that are written once for both databases.

A script is a generator: it yields a statement, is sent the rows that it returned, and returns the
answer. The adapters run it inside one transaction, so SQLite and PostgreSQL cannot differ in what
they do, only in how they do it. `remeld_now()` is the clock of the database, which may be set; the
time of the house, `HOUSE_NOW`, goes on as if it were not.
"""

from collections.abc import Callable, Generator, Iterator, Sequence
from typing import Any, Protocol, TypeAlias, TypeVar

from remeld.server.storage.values import TableRow

T = TypeVar("T")
Value: TypeAlias = str | int | float | bytes | None
Statement: TypeAlias = tuple[str, tuple[Value, ...]]


class Row(Protocol):
    """What both databases give for a row: its columns in order."""

    def __getitem__(self, column: int, /) -> Any: ...
    def __iter__(self) -> Iterator[Any]: ...


Script: TypeAlias = Generator[Statement, Sequence[Row], T]

BIGGEST = 2**63 - 1

HOUSE_NOW = "remeld_now() + (SELECT ahead FROM clock)"

FROM_TABLES = "SELECT id, code, public, status, version, updated, summary, removed FROM tables "


def checked(values: tuple[Value, ...]) -> tuple[Value, ...]:
    """Return the values if both databases can hold them, so that neither has to find out.

    >>> checked(("k7", 7, b"7", None))
    ('k7', 7, b'7', None)
    >>> checked(("k7\\0",))
    Traceback (most recent call last):
    ValueError: no database can hold the text 'k7\\x00'
    """
    for value in values:
        if isinstance(value, int) and not -BIGGEST <= value <= BIGGEST:
            raise ValueError(f"no database can hold the number {value}")
        if isinstance(value, str) and (
            "\0" in value
            or (not value.isascii() and any("\ud800" <= letter <= "\udfff" for letter in value))
        ):
            raise ValueError(f"no database can hold the text {value!r}")
    return values


def rows(sql: str, *values: Value, make: Callable[..., T]) -> Script[list[T]]:
    """Run one statement and make something of each row."""
    return [make(*row) for row in (yield sql, values)]


def table_row(id: str, code: str, public: int, *rest: Any) -> TableRow:
    """Make a table's row from the columns of `FROM_TABLES`."""
    return TableRow(id, code, bool(public), *rest)
