"""The ladder: eight levels from one that a child beats to the strongest, each with a name.

The lower ones are human by construction. They see only plays that move few tiles of the table,
overlook more the fuller it is, and lay what they find. The upper ones hold back, the more the
stronger, by the strongest simple policy for the way their edition ends a game; the last one thinks.
"""

from collections.abc import Mapping
from dataclasses import dataclass
from random import Random

from remeld.bots.champion import Champion
from remeld.bots.endings import careful_policy, must_play_at_the_end, patient_policy
from remeld.bots.player import Decision, Limit
from remeld.bots.policies import Policy
from remeld.rules import View

__all__ = ["LADDER", "LadderPlayer", "holds_back"]

FULL = 60
"""With so many tiles on the table nobody has an overview any more."""
SIGHTS = (
    Policy("rack-sets"),
    Policy("bounded-{}", 0),
    Policy("bounded-{}", 1),
    Policy("bounded-{}", 3),
    Policy("bounded-{}", 6),
    Policy("greedy"),
)
"""How far one can see: from the own rack alone to everything."""


@dataclass(frozen=True, slots=True)
class Sight:
    """Somebody who lays what they see; on some turns one step less, on a full table in `misses`
    of a hundred."""

    sees: int
    misses: int

    def decide(self, view: View, limit: Limit, rng: Random) -> Decision:
        """What is seen this time."""
        full = min(FULL, sum(map(len, view.table)))
        missed = rng.randrange(100 * FULL) < self.misses * full
        return SIGHTS[max(0, self.sees - missed)].decide(view, limit, rng)


@dataclass(frozen=True, slots=True)
class Patience:
    """Somebody who holds back, but lays all they can in `leaks` of a hundred turns.

    Where two play, and need not, they mind in `minds` of a hundred whom a tile would let out.
    """

    leaks: int
    minds: int = 0

    def decide(self, view: View, limit: Limit, rng: Random) -> Decision:
        """Mostly what the best policy for this ending does."""
        name = patient_policy(view.ruleset)
        if rng.randrange(100) < self.leaks:
            name = "greedy"
        elif rng.randrange(100) < self.minds and _may_mind(view):
            name = careful_policy(view.ruleset)
        return Policy(name).decide(view, limit, rng)


def _may_mind(view: View) -> bool:
    """Where who can play must, minding makes a step of the ladder too steep."""
    return len(view.rack_sizes) == 2 and not must_play_at_the_end(view.ruleset)


@dataclass(frozen=True, slots=True)
class Foresight:
    """The champion, with no more than so many games tried in a turn."""

    rollouts: int

    def decide(self, view: View, limit: Limit, rng: Random) -> Decision:
        """What the champion does within both limits."""
        return Champion().decide(view, limit.tighter(Limit(rollouts=self.rollouts)), rng)


LADDER: Mapping[str, Sight | Patience | Foresight] = {
    "chick": Sight(sees=1, misses=5),
    "rabbit": Sight(sees=2, misses=57),
    "hedgehog": Sight(sees=3, misses=70),
    "cat": Sight(sees=5, misses=30),
    "badger": Patience(leaks=8),
    "fox": Patience(leaks=2),
    "owl": Patience(leaks=0, minds=70),
    "dragon": Foresight(rollouts=200),
}
"""The levels by their keys, the weakest first."""


def holds_back(level: str) -> bool:
    """Whether who has that level leaves tiles on the rack on purpose, and has not missed them.

    >>> holds_back("cat"), holds_back("badger"), holds_back("best")
    (False, True, False)
    """
    return isinstance(LADDER.get(level), Patience | Foresight)


@dataclass(frozen=True, slots=True)
class LadderPlayer:
    """One level as a player."""

    key: str

    def decide(self, view: View, limit: Limit, rng: Random) -> Decision:
        """What a player of this level does with its turn."""
        return LADDER[self.key].decide(view, limit, rng)
