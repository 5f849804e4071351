"""One reader of a table: what the next frame for this socket is.

The reader goes through the log at its own pace. What it asked for (`ack`, `verdict` and so on)
waits in a short queue; when that is full, its next message is not read until it has taken some.
"""

import asyncio
from collections import deque
from collections.abc import Sequence

from remeld.notation import parse_table
from remeld.protocol import PROTOCOL, Closing, Event, Events, TableView, Welcome, encode
from remeld.rules import Table
from remeld.server.admission import may_come_in
from remeld.server.hub import Feed
from remeld.server.metrics import Metrics
from remeld.server.sessions import Device
from remeld.server.storage import Storage
from remeld.server.table_cache import NumberedFact, read_entries
from remeld.server.tables import TableState, horizon, may_watch, table_view

__all__ = ["BEHIND", "ClosingError", "SocketSubscriber"]

REPLIES = 16
PAGE = 100
"""Entries in one frame."""
BEHIND = 64
"""A reader that is so many entries behind is slow."""


class ClosingError(Exception):
    """The socket is to be closed, and why."""

    def __init__(self, code: Closing) -> None:
        super().__init__(code)
        self.code: Closing = code


class SocketSubscriber:
    """Somebody with a socket who watches a table."""

    def __init__(
        self, storage: Storage, metrics: Metrics, device: Device | None, address: str
    ) -> None:
        self.who = device.person if device else None
        self.device = device.key if device else None
        self.address = address
        self.visitor = device
        self._kicks = 0
        """How many had been removed when it was last asked whether this one may look on."""
        self._storage = storage
        self._metrics = metrics
        self._replies: deque[bytes] = deque()
        self._news = asyncio.Event()
        self._room = asyncio.Event()
        self._closing: Closing | None = None
        self._feed: Feed | None = None
        self._sent: int | None = None
        self._after: int | None = None
        self._game = False
        self._live = False
        self._presence = b""
        self._notice: bytes | None = None

    def begin(self, feed: Feed, after: int | None, *, game: bool = False) -> None:
        """Watch this table; `after` is the last entry that the client has.

        Who has none is told the events of the game that is played, if they are wanted (`game`).
        """
        self._feed = feed
        self._after = after
        self._game = game
        self.wake()

    def again(self, after: int) -> None:
        """Send the entries after that one once more."""
        if self._sent is not None:
            self._sent = min(self._sent, after)
            self._live = False
            self.wake()

    def wake(self) -> None:
        """There is news."""
        self._news.set()

    def notify(self, frame: bytes) -> None:
        """Pass on what everybody in the house is told, once the welcome is sent."""
        self._notice = frame
        self.wake()

    def close(self, code: Closing) -> None:
        """Let the next frame be the last."""
        self._closing = self._closing or code
        self._room.set()
        self.wake()

    async def reply(self, frame: bytes) -> None:
        """Put an answer in the queue; wait while it is full."""
        while len(self._replies) >= REPLIES and self._closing is None:
            self._room.clear()
            await self._room.wait()
        self._replies.append(frame)
        self.wake()

    async def admit(self, state: TableState, now: int) -> None:
        """Raise `ClosingError` if this reader may not look on."""
        self._kicks = len(state.kicked)
        refusal = await may_come_in(self._storage, state, self.visitor, self.address, now)
        if refusal:
            raise ClosingError("kicked" if refusal.code == "kicked" else "locked")

    async def frame(self, now: int) -> bytes | None:
        """The next frame to send, or None if there is none now; raises `ClosingError`."""
        if self._closing:
            raise ClosingError(self._closing)
        if self._replies:
            self._room.set()
            return self._replies.popleft()
        feed = self._feed
        if feed is None:
            return None
        if may_watch(feed.held, self.who or "") or len(feed.held.kicked) != self._kicks:
            await self.admit(feed.held, now)
        state, _ = feed.visible(now, self._delay_ms(feed.held))
        if self._sent is None or state.version > self._sent:
            return await self._update(feed, state, now)
        if self._notice is not None:
            notice, self._notice = self._notice, None
            return notice
        if self._presence != feed.presence:
            self._presence = feed.presence
            return feed.presence
        return None

    async def wait(self, now: int) -> None:
        """Wait until there may be a next frame."""
        feed, timeout = self._feed, None
        if feed is not None and (delay := self._delay_ms(feed.held)):
            _, due = feed.visible(now, delay)
            timeout = max(0.01, (due - now) / 1000) if due else None
        if timeout is None:
            await self._news.wait()
        else:
            try:
                async with asyncio.timeout(timeout):
                    await self._news.wait()
            except TimeoutError:
                return
        self._news.clear()

    def _delay_ms(self, state: TableState) -> int:
        if not state.options.delay or self._plays(state):
            return 0
        now = state.changed_at
        return now - horizon(state, now)

    def _plays(self, state: TableState) -> bool:
        person = state.person_of(self.who)
        return person is not None and bool(state.seats_of(person.number))

    async def _update(self, feed: Feed, state: TableState, now: int) -> bytes:
        if self._sent is None:
            return await self._welcome(feed, state, now)
        if self._live and state.version - self._sent > BEHIND:
            if self._plays(state):
                raise ClosingError("slow")
            self._metrics.skipped.inc()
            self._sent = state.version
            return encode(Events(after=state.version, events=(), view=await self._view(state, now)))
        spectator = state.person_of(self.who) is None
        key = (self._sent, state.version)
        frame = feed.frames.get(key) if spectator else None
        if frame is None:
            page = await self._page(feed, self._sent, state.version)
            frame = encode(
                Events(
                    after=self._sent,
                    events=self._events(feed, state, page),
                    view=await self._view(state, now, since=self._sent),
                )
            )
            whole = not page or page[-1].seq == state.version
            if spectator and whole:
                feed.frames[key] = frame
            self._sent = page[-1].seq if page else state.version
        else:
            self._sent = state.version
        self._live = self._live or self._sent == state.version
        return frame

    async def _welcome(self, feed: Feed, state: TableState, now: int) -> bytes:
        if self._after is None and self._game and state.game is not None:
            self._after = state.game_version - 1
        after = state.version if self._after is None else min(self._after, state.version)
        page = await self._page(feed, after, state.version)
        self._sent = page[-1].seq if page else state.version
        self._live = self._sent == state.version
        return encode(
            Welcome(
                protocol=PROTOCOL,
                view=await self._view(state, now),
                events=self._events(feed, state, page),
            )
        )

    async def _page(self, feed: Feed, after: int, last: int) -> list[NumberedFact]:
        """Some entries after that one: from memory, or else from the database."""
        noted = feed.since(after)
        if noted is None:
            noted = read_entries(await self._storage.entries(feed.held.id, after, PAGE))
        return [each for each in noted[:PAGE] if each.seq <= last]

    def _events(
        self, feed: Feed, state: TableState, page: Sequence[NumberedFact]
    ) -> tuple[Event, ...]:
        return feed.told.events(state, [(each.seq, each.fact) for each in page], self.who)

    async def _view(self, state: TableState, now: int, since: int | None = None) -> TableView:
        draft = await self._draft(state, since)
        return table_view(state, self.who, now=now, draft=draft)

    async def _draft(self, state: TableState, since: int | None) -> Table | None:
        """The own draft of this turn; who is told at once that it has begun has none yet."""
        turn, person = state.turn, state.person_of(self.who)
        if turn is None or person is None or turn not in state.seats_of(person.number):
            return None
        if self._live and since is not None and state.turn_version > since:
            return None
        kept = await self._storage.draft(state.id, turn, state.turn_version)
        return parse_table(kept.data.decode()) if kept else None
