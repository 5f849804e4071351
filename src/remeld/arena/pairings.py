"""Who sits together: one player against copies of another, for every two players."""

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import combinations

__all__ = ["Pairing", "matrix"]


@dataclass(frozen=True, slots=True)
class Pairing:
    """The players of one table by their keys. In rotation r player i has seat i + r."""

    lineup: tuple[str, ...]

    @property
    def rotations(self) -> int:
        """How many rotations differ: those after them would be the same games again.

        >>> [Pairing(tuple(keys)).rotations for keys in ("ab", "aa", "abbb", "abab", "abc")]
        [2, 1, 4, 2, 3]
        """
        seats = len(self.lineup)
        turned = (self.lineup[seats - by :] + self.lineup[: seats - by] for by in range(1, seats))
        same = (by for by, each in enumerate(turned, start=1) if each == self.lineup)
        return next(same, seats)

    def seated(self, rotation: int) -> tuple[str, ...]:
        """The keys by seat.

        >>> Pairing(("a", "b", "b")).seated(1)
        ('b', 'a', 'b')
        """
        seats = len(self.lineup)
        return tuple(self.lineup[(seat - rotation) % seats] for seat in range(seats))


def matrix(players: Sequence[str], seats: int) -> tuple[Pairing, ...]:
    """Every player alone against copies of every other, both ways round.

    With two seats both ways are the same games, which are played once.

    >>> [pairing.lineup for pairing in matrix(["a", "b"], seats=3)]
    [('a', 'b', 'b'), ('b', 'a', 'a')]
    >>> [pairing.lineup for pairing in matrix(["a", "b", "c"], seats=2)]
    [('a', 'b'), ('a', 'c'), ('b', 'c')]
    """
    found = []
    for one, other in combinations(players, 2):
        found.append(Pairing((one, *[other] * (seats - 1))))
        if seats > 2:
            found.append(Pairing((other, *[one] * (seats - 1))))
    return tuple(found)
