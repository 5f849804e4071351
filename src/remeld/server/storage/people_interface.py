"""What the server asks of a database about time and people, and the house rules they keep."""

from typing import Protocol

from remeld.server.storage.values import (
    Beat,
    Begun,
    JudgedResult,
    OneTimeCode,
    PuzzleHistory,
    Session,
)


class PeopleStorage(Protocol):
    """A part of `Storage`."""

    # -- The time, and who is there --

    async def begin(self, down: int) -> Begun:
        """Return the time as a process starts.

        If the last heartbeat of any process is more than `down` milliseconds away, the house was
        down, and its clock is set to the database's, but never back.
        """
        ...

    async def beat(self, node: str, now: int, lease: int, trust: float) -> Beat:
        """The heartbeat of a process, whose clock shows `now`; its presences hold for `lease`.

        If the last heartbeat of any process is more than `trust` milliseconds away, the database's
        clock was set, or nobody was alive: the time of the house goes on from the last one.
        """
        ...

    async def set_presence(
        self, table: str, person: str, node: str, address: bytes | None = None
    ) -> None:
        """Note that a person is connected to a table through this process, and from where."""
        ...

    async def shut_out(self, table: str, address: bytes, now: int) -> int | None:
        """Return since when nobody new from this address may come to a table; None if they may.

        It is so for an hour after somebody who came from there was `kicked`.
        """
        ...

    async def clear_presence(self, table: str, person: str, node: str) -> None:
        """Note that a person is no longer connected to a table through this process."""
        ...

    async def clear_node(self, node: str) -> None:
        """Forget all presences of a process that ends (or starts anew); keep its heartbeat."""
        ...

    async def present(self, table: str, now: int) -> frozenset[str]:
        """Return who is connected to a table through any process whose lease holds at `now`."""
        ...

    async def any_human(self, table: str, now: int) -> bool:
        """Return whether `present` would return anybody."""
        ...

    # -- People --

    async def put_session(self, session: Session) -> None:
        """Store a session, in place of one with the same key."""
        ...

    async def get_session(self, key: bytes) -> Session | None:
        """Return the session with this key."""
        ...

    async def touch_session(self, key: bytes, seen: int) -> None:
        """Note when a session was last used; it never goes back in time."""
        ...

    async def delete_session(self, key: bytes) -> None:
        """Delete a session; deleting what is not there is no fault."""
        ...

    async def put_code(self, code: OneTimeCode) -> None:
        """Store a one-time code, in place of one with the same key."""
        ...

    async def take_code(self, key: bytes, now: int) -> OneTimeCode | None:
        """Return a code that has not expired, and delete it: only one caller ever gets it."""
        ...

    async def delete_person(self, person: str) -> list[Session]:
        """Delete a person's sessions, codes, presences, puzzle results and list of tables.

        Return the sessions.

        Names inside logs are not touched: see `tables_of` and `erase`, to be used before this.
        """
        ...

    # -- Puzzles --

    async def keep_puzzle_result(self, person: str, result: JudgedResult) -> None:
        """Keep what became of a puzzle; the first time, person and puzzle are rated by it.

        What was counted before rates the person alone.
        """
        ...

    async def take_over_puzzles(self, old: str, new: str) -> None:
        """Add the results of somebody who is another person from now on.

        No puzzle is rated anew. If no session of `old` is left, nothing else of these is.
        """
        ...

    async def forget_puzzles(self, person: str) -> None:
        """Delete a person's results; the ratings of the puzzles stay as they are."""
        ...

    async def puzzle_history(self, person: str) -> PuzzleHistory:
        """Return all that is kept of a person's results."""
        ...

    async def puzzle_ratings(self, edition: str, least: int) -> dict[int, float]:
        """Return the ratings of puzzles that were tried by `least` people or more, by number."""
        ...

    # -- House rules --

    async def put_house(
        self, key: str, data: bytes, address: bytes | None = None, most: int = 0
    ) -> bool | None:
        """Store house rules under a key; `False`, and no change, if the key holds other data.

        `None`, and no change, if they are new and so many from this address are kept already; 0 is
        any number.
        """
        ...

    async def get_house(self, key: str) -> bytes | None:
        """Return the house rules under a key, and note that somebody uses them."""
        ...
