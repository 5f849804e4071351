"""Who is subscribed to which table in this process, and what they have seen of it.

Nobody's slowness is anybody else's: a table tells its subscribers only that there is news. Each
subscriber reads the log on from where it is, at its own pace, so the log itself is the queue. One
that falls too far behind gets the newest picture instead of the way there (a spectator), or is
closed and comes back (a player).
"""

import asyncio
from bisect import bisect_right
from collections import deque
from collections.abc import Iterable, Sequence
from itertools import islice
from typing import Protocol

from remeld.protocol import Closing
from remeld.server.metrics import Metrics
from remeld.server.table_cache import NumberedFact
from remeld.server.tables import TableState, ToldEvents

__all__ = ["Feed", "Hub", "Subscriber"]

RECENT = 256
"""Entries that a table keeps for its subscribers; older ones are read from the database."""


class Subscriber(Protocol):
    """Somebody who watches a table."""

    who: str | None
    device: bytes | None
    address: str

    def wake(self) -> None:
        """There is news."""

    def close(self, code: Closing) -> None:
        """End the watching."""


class Feed:
    """A table that somebody in this process watches."""

    def __init__(self, held: TableState, past: TableState | None = None) -> None:
        self.held = held
        self.subscribers: set[Subscriber] = set()
        self.present: frozenset[str] = frozenset()
        """Who is connected through any process."""
        self.presence = 0
        """Goes up whenever somebody comes or goes."""
        self.frames: dict[tuple[int, int], bytes] = {}
        """What spectators are sent is the same for all of them, and written once."""
        self.told = ToldEvents(RECENT)
        self._recent: deque[NumberedFact] = deque(maxlen=RECENT)
        # How the table looked as far back as spectators are behind, and ever since. The first
        # picture may be shown; the others are of a game that is played, and wait for their time.
        self._history = [past, held] if past and held.playing else [held]

    def changed(self, held: TableState, noted: Sequence[NumberedFact]) -> None:
        """The table has moved on."""
        if held.version <= self.held.version:
            return
        if not noted or noted[0].seq != self.held.version + 1:
            self._recent.clear()
        self._recent.extend(noted)
        self.held = held
        self.frames.clear()
        self.told.clear()
        self._history.append(held)
        # A picture is needed until the next one is old enough to be shown, or gives nothing away.
        shown = held.changed_at - held.options.delay * 1000
        needed = self._next(shown) if held.playing else len(self._history)
        del self._history[: needed - 1]
        self.wake()

    def set_present(self, present: frozenset[str]) -> None:
        """Who is connected now."""
        if present != self.present:
            self.present = present
            self.note_presence()

    def note_presence(self) -> None:
        """Let all subscribers be told who is there."""
        self.presence += 1
        self.wake()

    def wake(self) -> None:
        """Let all subscribers look."""
        for subscriber in self.subscribers:
            subscriber.wake()

    def since(self, after: int) -> list[NumberedFact] | None:
        """The entries after that one, if they are all still here."""
        if after >= self.held.version:
            return []
        if not self._recent or self._recent[0].seq > after + 1:
            return None
        return list(islice(self._recent, after + 1 - self._recent[0].seq, None))

    def visible(self, now: int, delay_ms: int) -> tuple[TableState, int]:
        """The newest picture that is so old or gives nothing away, and when the next one is due."""
        if not delay_ms:
            return self.held, 0
        following = self._next(now - delay_ms)
        waits = following < len(self._history)
        due = self._history[following].changed_at + delay_ms if waits else 0
        return self._history[following - 1], due

    def _next(self, at: int) -> int:
        """The place of the first picture after that time, found without reading all that wait."""
        return bisect_right(self._history, at, lo=1, key=lambda held: held.changed_at)


class Hub:
    """All tables that are watched in this process."""

    def __init__(self, metrics: Metrics) -> None:
        self._metrics = metrics
        self._feeds: dict[str, Feed] = {}
        self._hinted: set[str] = set()
        self.news = asyncio.Event()
        """Set when a table that is watched has moved on elsewhere."""

    def feed(self, table: str) -> Feed | None:
        """The feed of a table; None if nobody watches it here."""
        return self._feeds.get(table)

    def tables(self) -> list[str]:
        """All tables that are watched here."""
        return list(self._feeds)

    def add(self, held: TableState, subscriber: Subscriber, past: TableState | None = None) -> Feed:
        """Begin to watch; `past` is how the table looked for spectators who are behind."""
        feed = self._feeds.get(held.id)
        if feed is None:
            feed = self._feeds[held.id] = Feed(held, past)
        feed.subscribers.add(subscriber)
        feed.note_presence()
        self._metrics.feeds.set(len(self._feeds))
        return feed

    def remove(self, table: str, subscriber: Subscriber) -> None:
        """End watching."""
        feed = self._feeds.get(table)
        if feed is None:
            return
        feed.subscribers.discard(subscriber)
        feed.note_presence()
        if not feed.subscribers:
            del self._feeds[table]
        self._metrics.feeds.set(len(self._feeds))

    def is_here(self, table: str, who: str) -> bool:
        """Whether a person watches a table through this process."""
        feed = self._feeds.get(table)
        return feed is not None and any(each.who == who for each in feed.subscribers)

    def changed(self, held: TableState, noted: Sequence[NumberedFact]) -> None:
        """A table has moved on."""
        feed = self._feeds.get(held.id)
        if feed is not None:
            feed.changed(held, noted)

    def hint(self, table: str, seq: int) -> None:
        """Some process has appended; look if that is news here."""
        feed = self._feeds.get(table)
        if feed is not None and feed.held.version < seq:
            self._hinted.add(table)
            self.news.set()

    def missed(self) -> None:
        """Hints may have been lost: look at all tables."""
        self._hinted.update(self._feeds)
        self.news.set()

    def take_hinted(self) -> Iterable[str]:
        """The tables to look at."""
        hinted, self._hinted = self._hinted, set()
        self.news.clear()
        return hinted

    def devices(self) -> set[bytes]:
        """The browsers that are connected here."""
        subscribers = (
            subscriber for feed in self._feeds.values() for subscriber in feed.subscribers
        )
        return {subscriber.device for subscriber in subscribers if subscriber.device}

    def close_device(self, device: bytes) -> None:
        """Close the sockets of a browser that has signed out."""
        self._close("signed-out", device=device)

    def close_person(self, who: str) -> None:
        """Close the sockets of a person who wants to be forgotten."""
        self._close("forgotten", who=who)

    def _close(self, code: Closing, device: bytes | None = None, who: str | None = None) -> None:
        for feed in list(self._feeds.values()):
            for subscriber in list(feed.subscribers):
                if (device and subscriber.device == device) or (who and subscriber.who == who):
                    subscriber.close(code)
