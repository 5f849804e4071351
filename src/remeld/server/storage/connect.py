"""From a database's address to an open storage."""

from collections.abc import Callable
from pathlib import Path

from remeld.server.storage.interface import Storage


async def open_storage(url: str, clock: Callable[[], int] | None = None) -> Storage:
    """Open `sqlite:///path` or `postgresql://…`, and bring its schema up to date.

    `sqlite:///games.db` is a file in the current folder, `sqlite:////var/lib/games.db` an
    absolute path. `clock` takes the place of a SQLite database's clock, for tests: it returns
    milliseconds. Raises `ValueError` for another address, `StorageError` if it cannot be opened.

    >>> import asyncio, tempfile
    >>> from remeld.server.storage import NewEntry, NewTableRow
    >>> async def play(folder):
    ...     storage = await open_storage(f"sqlite:///{folder}/games.db", clock=lambda: 1000)
    ...     table = NewTableRow("t1", "KR7B", public=True, summary=b"{}")
    ...     print(await storage.create(table, [NewEntry("opened", b"{}")], command="c1"))
    ...     print(await storage.append("t1", 1, [NewEntry("joined", b"{}")], command="c2"))
    ...     print(await storage.append("t1", 1, [NewEntry("joined", b"{}")], command="c2"))
    ...     print(await storage.append("t1", 1, [NewEntry("joined", b"{}")], command="c3"))
    ...     await storage.close()
    >>> with tempfile.TemporaryDirectory() as folder:
    ...     asyncio.run(play(folder))
    Appended(seq=1, at=1000)
    Appended(seq=2, at=1000)
    Duplicate(seq=2)
    Conflict(version=2)
    """
    path = sqlite_path(url)
    if path is not None:
        from remeld.server.storage.sqlite import host_clock, open_sqlite

        return await open_sqlite(path, clock or host_clock)
    if clock is not None:
        raise ValueError("a PostgreSQL database has its own clock: leave clock out")
    from remeld.server.storage.postgres import open_postgres

    return await open_postgres(url)


def sqlite_path(url: str) -> Path | None:
    """The file of `sqlite:///path`; None for `postgresql://…`; `ValueError` for all else.

    >>> sqlite_path("sqlite:////var/lib/games.db"), sqlite_path("postgresql://host/games")
    (PosixPath('/var/lib/games.db'), None)
    """
    scheme, _, rest = url.partition("://")
    if scheme == "sqlite" and rest.startswith("/") and rest != "/":
        return Path(rest[1:]).resolve()
    if scheme in ("postgresql", "postgres"):
        return None
    raise ValueError(
        f"{scheme}://… is not a database that Remeld knows: use sqlite:///path/to/games.db or "
        "postgresql://user@host/name"
    )
