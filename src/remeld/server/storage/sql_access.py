"""The two verbs that each database brings, read and write, and short ways to use them."""

from abc import ABC, abstractmethod
from collections.abc import Callable, Sequence
from typing import Any, TypeVar

from remeld.server.storage.scripts import Row, Script, Value

T = TypeVar("T")


class SqlAccess(ABC):
    """What every part of `SqlStorage` is written in terms of."""

    @abstractmethod
    async def write(self, script: Callable[[], Script[T]], hint: str | None = None) -> T:
        """Run a script in one transaction and return once it is durable.

        If the answer is `Appended`, the subscribers are told of the table `hint`. The script may
        be started several times, if a transaction has to be tried again.
        """

    @abstractmethod
    async def read(self, script: Callable[[], Script[T]]) -> T:
        """Run a script that only reads, and sees the database at one moment."""

    async def change(self, sql: str, *values: Value) -> Sequence[Row]:
        """Write with one statement."""
        return await self.write(lambda: _alone(sql, values))

    async def fetch(self, sql: str, *values: Value) -> Sequence[Row]:
        """Read with one statement."""
        return await self.read(lambda: _alone(sql, values))

    async def all(self, sql: str, *values: Value, make: Callable[..., T]) -> list[T]:
        """Read with one statement and make something of each row."""
        return [make(*row) for row in await self.fetch(sql, *values)]

    async def first(self, sql: str, *values: Value, make: Callable[..., T]) -> T | None:
        """The same of the first row; None if there is none."""
        return next(iter(await self.all(sql, *values, make=make)), None)

    async def value(self, sql: str, *values: Value) -> Any:
        """Read the one value for which a statement asks; None if there is none."""
        return await self.first(sql, *values, make=lambda value: value)


def _alone(sql: str, values: tuple[Value, ...]) -> Script[Sequence[Row]]:
    return (yield sql, values)
