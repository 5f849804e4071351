"""The best play that disturbs the table least.

First the most old sets stay as they are. If some sets cannot all stay in a best play, one of them
at least must be touched, whatever else happens: such *conflicts* are found one by one, and the
smallest choice of sets that breaks them all is the answer. Then, among all such choices, the play
is looked for that moves fewest tiles (see `moved`).
"""

from collections.abc import Iterator
from dataclasses import dataclass

from remeld.rules import Rack, Table, TileSet, spread
from remeld.solver.covers import Cover, least_moved
from remeld.solver.freeing import Turn
from remeld.solver.stock import Budget, Goal, Stock, reaches
from remeld.solver.turns import needs_care, solve_turn

__all__ = ["Least", "least_disturbing"]


@dataclass(frozen=True, slots=True)
class Least:
    """Which old sets are touched, the sets in their place, and how many tiles have moved."""

    touched: tuple[int, ...]
    sets: list[TileSet]
    moved: int

    @property
    def key(self) -> tuple[int, int]:
        """Smaller disturbs less."""
        return len(self.touched), self.moved


def least_disturbing(
    goal: Goal, table: Table, meld: Table, rack: Rack, worth: int, budget: Budget
) -> Least | None:
    """Of all plays worth `worth`, one that disturbs the table least.

    `meld` are sets that the player has just laid on the table and may take apart at no cost.
    """
    return _Search(goal, table, meld, rack, worth, budget).run()


class _Search:
    def __init__(
        self, goal: Goal, table: Table, meld: Table, rack: Rack, worth: int, budget: Budget
    ) -> None:
        self.goal, self.table, self.meld, self.rack = goal, table, meld, rack
        self.worth = worth
        self.budget = budget
        self.conflicts: list[frozenset[int]] = []
        self.all = frozenset(range(len(table)))
        self.stock = Stock.of(goal, spread(meld), rack)

    def run(self) -> Least | None:
        """Touch as few sets as possible; nothing is found only if the budget runs out."""
        for size in range(len(self.table) + 1):
            best = self._of_size(size)
            if best or self.budget.spent:
                return best
        return None

    def _of_size(self, size: int) -> Least | None:
        """The least disturbing play that touches so many sets."""
        cover = Cover(sum(map(len, self.table)) + 1)
        best: Least | None = None
        for touched in self._hitting((), size):
            if self.budget.spent or cover.moved == 0:
                break
            if not self._reaches(frozenset(touched)):
                self._learn(frozenset(touched))
                continue
            before = cover.moved
            least_moved(self._turn(touched), size, self.worth, self.budget, cover)
            if cover.moved < before and cover.sets is not None:
                best = Least(touched, cover.sets, cover.moved)
        return best

    def _hitting(self, chosen: tuple[int, ...], room: int) -> Iterator[tuple[int, ...]]:
        """Choices of `room` more sets that break every conflict, also those not known yet.

        A choice is given only when it cannot be made smaller by what is known, so each set that
        is added breaks a conflict that the others leave.
        """
        open_ = next((c for c in self.conflicts if not c.intersection(chosen)), None)
        if open_ is None:
            if room == 0:
                yield tuple(sorted(chosen))
            elif not self._reaches(frozenset(chosen)):
                self._learn(frozenset(chosen))
                yield from self._hitting(chosen, room)
            return
        if room == 0:
            return
        tried: set[int] = set()
        for index in sorted(open_):
            for found in self._hitting((*chosen, index), room - 1):
                if not tried.intersection(found):
                    yield found
            tried.add(index)

    def _turn(self, touched: tuple[int, ...] | frozenset[int]) -> Turn:
        old = tuple(self.table[index] for index in sorted(touched))
        kept = tuple(t for index, t in enumerate(self.table) if index not in touched)
        return Turn(self.goal, old + self.meld, kept, self.rack)

    def _reaches(self, touched: frozenset[int]) -> bool:
        """Whether a best play can leave all other sets as they are."""
        turn = self._turn(touched)
        if needs_care(turn):
            return solve_turn(turn, self.budget, self.worth - 1) is not None
        stock = self.stock.plus(self.goal, (self.table[index] for index in touched))
        return reaches(self.goal, stock, self.budget, self.worth)

    def _learn(self, touched: frozenset[int]) -> None:
        """Remember a smallest group of sets that cannot all stay."""
        stay = sorted(self.all - touched)
        self.conflicts.append(frozenset(self._shrink([], stay, tested=True)))

    def _shrink(self, fixed: list[int], stay: list[int], *, tested: bool) -> list[int]:
        """The part of `stay` that, with `fixed`, cannot stay; halves are dropped where possible."""
        if not tested and not self._reaches(self.all.difference(fixed)):
            return []
        if len(stay) <= 1:
            return stay
        half = len(stay) // 2
        left, right = stay[:half], stay[half:]
        needed = self._shrink(fixed + left, right, tested=False)
        return needed + self._shrink(fixed + needed, left, tested=not needed)
