"""Work that waits: the most urgent class first, and within a class the payers take turns."""

from collections import Counter, OrderedDict, deque
from typing import Generic, Protocol, TypeVar

from remeld.server.work_classes import Payer, WorkClass

__all__ = ["FairQueue"]


class Waits(Protocol):
    """Something that waits."""

    kind: WorkClass
    payer: Payer


W = TypeVar("W", bound=Waits)


class FairQueue(Generic[W]):
    """A queue in which nobody can get before the others by asking more."""

    def __init__(self) -> None:
        self._lines: dict[WorkClass, OrderedDict[str, deque[W]]] = {
            kind: OrderedDict() for kind in WorkClass
        }
        self.waiting: Counter[WorkClass] = Counter()
        """How much waits, by class."""

    @property
    def first(self) -> WorkClass | None:
        """The most urgent class that waits."""
        return next((kind for kind, line in self._lines.items() if line), None)

    def put(self, work: W) -> None:
        """Let it wait."""
        self._lines[work.kind].setdefault(work.payer.key, deque()).append(work)
        self.waiting[work.kind] += 1

    def take(self) -> W:
        """What comes next; its payer's next one comes after the other payers'."""
        kind = self.first
        assert kind is not None
        line = self._lines[kind]
        key, own = line.popitem(last=False)
        work = own.popleft()
        if own:
            line[key] = own
        self.waiting[kind] -= 1
        return work

    def drop(self, work: W) -> bool:
        """Take it out; whether it was there."""
        own = self._lines[work.kind].get(work.payer.key)
        if own is None or work not in own:
            return False
        own.remove(work)
        if not own:
            del self._lines[work.kind][work.payer.key]
        self.waiting[work.kind] -= 1
        return True
