"""Who is subscribed to which table in this process, and what they have seen of it.

Nobody's slowness is anybody else's: a table tells its subscribers only that there is news. Each
subscriber reads the log on from where it is, at its own pace, so the log itself is the queue. One
that falls too far behind gets the newest picture instead of the way there (a spectator), or is
closed and comes back (a player). Who is there is told a few times a second at most, to all in the
same words.
"""

import asyncio
import math
from bisect import bisect_right
from collections import deque
from collections.abc import Iterable, Iterator, Sequence
from itertools import islice
from typing import Protocol

from remeld.protocol import Closing, Presence, encode
from remeld.server.metrics import Metrics
from remeld.server.table_cache import NumberedFact
from remeld.server.tables import TableState, ToldEvents

__all__ = ["Feed", "Hub", "Subscriber"]

RECENT = 256
"""Entries that a table keeps for its subscribers; older ones are read from the database."""
AT_ONCE = 50
"""Of those who only look on, so many are told before others get a word in."""
PRESENCE_SECONDS = 0.3
"""Who comes and goes within this time is told at once to all: a crowd that comes is one piece of
news, not a thousand times a thousand."""


class Subscriber(Protocol):
    """Somebody who watches a table."""

    who: str | None
    device: bytes | None
    address: str

    def notify(self, frame: bytes) -> None:
        """Pass on what everybody in the house is told."""

    def wake(self) -> None:
        """There is news."""

    def close(self, code: Closing) -> None:
        """End the watching."""


class Feed:
    """A table that somebody in this process watches."""

    def __init__(self, held: TableState, past: TableState | None = None) -> None:
        self.held = held
        self.subscribers: set[Subscriber] = set()
        self.presence = b""
        """Who is there, as it was last told; nothing before the first look."""
        self._present: frozenset[str] = frozenset()
        self._next_look: asyncio.TimerHandle | None = None
        self._looked = -math.inf
        self._to_wake: dict[Subscriber, None] = {}
        self._waking = False
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
        """Who is connected now, through any process."""
        if present == self._present:
            return
        self._present = present
        if asyncio.get_running_loop().time() - self._looked >= PRESENCE_SECONDS:
            self._look()  # A single player who comes or goes is told of at once.
        else:
            self.note_presence()

    def note_presence(self) -> None:
        """Somebody came or went: soon let all be told, together with what else happens by then."""
        if self._next_look is None:
            loop = asyncio.get_running_loop()
            self._next_look = loop.call_later(PRESENCE_SECONDS, self._look)

    def discard(self, subscriber: Subscriber) -> None:
        """Somebody does not watch any more."""
        self.subscribers.discard(subscriber)
        self._to_wake.pop(subscriber, None)
        if self.subscribers:
            self.note_presence()
        else:
            self._look_no_more()

    def _look_no_more(self) -> None:
        if self._next_look is not None:
            self._next_look.cancel()
            self._next_look = None

    def _look(self) -> None:
        self._look_no_more()
        self._looked = asyncio.get_running_loop().time()
        named = {who for who in self._present if self.held.person_of(who)}
        people = [self.held.person_of(who) for who in named]
        numbers = sorted(person.number for person in people if person)
        others = sum(subscriber.who not in named for subscriber in self.subscribers)
        presence = encode(Presence(people=tuple(numbers), spectators=others))
        if presence != self.presence:
            self.presence = presence
            self.wake()

    def wake(self) -> None:
        """Let all subscribers look: those at the table at once, a crowd of others bit by bit."""
        people = {person.who for person in self.held.people}
        for subscriber in self.subscribers:
            if subscriber.who in people:
                subscriber.wake()
            else:
                self._to_wake[subscriber] = None
        if not self._waking:
            self._wake_some()

    def _wake_some(self) -> None:
        """The next few of the crowd; whatever else has come meanwhile goes first."""
        for subscriber in list(islice(self._to_wake, AT_ONCE)):
            del self._to_wake[subscriber]
            subscriber.wake()
        self._waking = bool(self._to_wake)
        if self._waking:
            asyncio.get_running_loop().call_soon(self._wake_some)

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
        feed.discard(subscriber)
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

    def subscribers(self) -> Iterator[tuple[Feed, Subscriber]]:
        """All who watch something here, and what."""
        for feed in list(self._feeds.values()):
            for subscriber in list(feed.subscribers):
                yield feed, subscriber

    def notify(self, frame: bytes) -> None:
        """Tell everybody in the house something, whichever table they watch."""
        for _, subscriber in self.subscribers():
            subscriber.notify(frame)

    def devices(self, address: str | None = None) -> set[bytes]:
        """The browsers that are connected here, from anywhere or from one address."""
        return {
            subscriber.device
            for _, subscriber in self.subscribers()
            if subscriber.device and address in (None, subscriber.address)
        }

    def close_address(self, address: str, code: Closing) -> int:
        """Close all sockets of an address; return how many."""
        found = [each for _, each in self.subscribers() if each.address == address]
        for subscriber in found:
            subscriber.close(code)
        return len(found)

    def close_device(self, device: bytes) -> None:
        """Close the sockets of a browser that has signed out."""
        self._close("signed-out", device=device)

    def close_person(self, who: str) -> None:
        """Close the sockets of a person who wants to be forgotten."""
        self._close("forgotten", who=who)

    def _close(self, code: Closing, device: bytes | None = None, who: str | None = None) -> None:
        for _, subscriber in self.subscribers():
            if (device and subscriber.device == device) or (who and subscriber.who == who):
                subscriber.close(code)
