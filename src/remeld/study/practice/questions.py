"""What a drill asks: questions that have one right answer, proved."""

from dataclasses import dataclass
from typing import Literal, TypeAlias

from remeld.rules import Rack, Table, Verdict
from remeld.study.chance import Estimate

__all__ = ["CountQuestion", "JudgeQuestion", "LayQuestion", "Question", "WaitQuestion", "Way"]

Way = Literal["spot", "open", "split", "combined-split", "multiple-split"]
"""What is looked for: sets of the rack, the initial meld, one of the booklets' ways (R50–R52)."""


@dataclass(frozen=True, slots=True, kw_only=True)
class LayQuestion:
    """Lay tiles on the table: any legal turn that lays the tiles of the answer is right."""

    way: Way
    table: Table = ()
    rack: Rack
    answer: Rack
    """None where nothing can be laid, and to say so is right."""
    worth: int = 0
    """Where the initial meld is looked for: what the answer is worth, or, without one, all sets."""

    @property
    def melded(self) -> bool:
        """Whether the initial meld has been made."""
        return self.way != "open"

    @property
    def any_play(self) -> bool:
        """Whether any legal turn is right, if there is one."""
        return self.way == "open"


@dataclass(frozen=True, slots=True, kw_only=True)
class JudgeQuestion:
    """A turn that somebody made: do the rules of the box allow it?"""

    table: Table
    rack: Rack
    after: Table
    verdict: Verdict


@dataclass(frozen=True, slots=True, kw_only=True)
class WaitQuestion:
    """Lay as much as one can, or hold back? To lay everything wins; else waiting is far better."""

    table: Table
    rack: Rack
    lay: Rack
    """The most tiles that can be laid."""
    pool: int
    others: tuple[int, ...]
    """How many tiles the others hold, the next player first."""
    chances: tuple[Estimate, Estimate] | None = None
    """After laying them, and after waiting; None where laying them wins."""

    @property
    def wait(self) -> bool:
        """Whether holding back is better."""
        return self.chances is not None


@dataclass(frozen=True, slots=True, kw_only=True)
class CountQuestion:
    """How many of these tiles does one not see: how many are in the pool or with the others?"""

    table: Table
    rack: Rack
    pair: Rack
    """Two tiles of the rack, which wait for a third."""
    asked: Rack
    """The tiles that would make a set of them, each once."""
    answer: int
    most: int
    """How many of them the box has."""


Question: TypeAlias = LayQuestion | JudgeQuestion | WaitQuestion | CountQuestion
