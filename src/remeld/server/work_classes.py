"""Kinds of heavy work, the most urgent first, and how much of each there may be.

What is more urgent goes first, and holds up what is less urgent and has begun already.
"""

import math
from dataclasses import dataclass
from enum import IntEnum

__all__ = ["BOUNDS", "NOBODY", "PATIENCE", "Bounds", "Payer", "WorkClass"]

PATIENCE = 20.0
"""Seconds for which anybody waits for an answer. Nothing honest takes so long; what does, hangs."""


class WorkClass(IntEnum):
    """What the work is for."""

    MOVE = 0
    BELL = 1
    COMPUTER = 2
    DRAFT = 3
    TOOL = 4
    REVIEW = 5

    @property
    def label(self) -> str:
        """As `/metrics` names it.

        >>> WorkClass.MOVE.label
        'move'
        """
        return self.name.lower()


@dataclass(frozen=True, slots=True)
class Bounds:
    """How much of one class is taken on."""

    waiting: int
    """Questions that may wait; more are refused."""
    seconds: float
    """Processor time of one question, after which it is ended."""
    credit: float
    """Processor time that its payer may owe before it is refused."""


BOUNDS = {
    WorkClass.MOVE: Bounds(waiting=1_000, seconds=10.0, credit=30.0),
    # What the house itself wants is never refused: see `WorkerPool.run` for who has to wait.
    WorkClass.BELL: Bounds(waiting=10_000, seconds=10.0, credit=math.inf),
    WorkClass.COMPUTER: Bounds(waiting=10_000, seconds=10.0, credit=0.0),
    WorkClass.DRAFT: Bounds(waiting=64, seconds=2.0, credit=0.0),
    WorkClass.TOOL: Bounds(waiting=64, seconds=10.0, credit=0.0),
    WorkClass.REVIEW: Bounds(waiting=64, seconds=15.0, credit=0.0),
}
"""By class. The time is several times what the hardest honest question takes."""


@dataclass(frozen=True, slots=True)
class Payer:
    """Who is charged for work: an address, a person, or both.

    >>> Payer("192.0.2.7", "ann").key, Payer(None, "ann").key
    ('192.0.2.7', 'ann')
    """

    address: str | None = None
    person: str | None = None

    @property
    def key(self) -> str:
        """Those with the same key take turns with the others as one."""
        return self.address or self.person or ""

    @property
    def accounts(self) -> tuple[tuple[str, str], ...]:
        """The limits that processor time is charged to, and whose they are."""
        both = (("address-processor", self.address), ("person-processor", self.person))
        return tuple((limit, who) for limit, who in both if who)


NOBODY = Payer()
"""For what the house does of its own accord: charged to nobody."""
