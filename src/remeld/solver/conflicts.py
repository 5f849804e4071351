"""The least disturbing play where the edition minds what becomes of jokers: a patient search.

First the most old sets stay as they are. If some sets cannot all stay in a best play, one of them
at least must be touched, whatever else happens: such *conflicts* are found one by one, and the
smallest choice of sets that breaks them all is the answer. Then, among all such choices, the play
is looked for that moves fewest tiles (see `moved`).
"""

from collections.abc import Iterator
from dataclasses import dataclass

from remeld.rules import Rack, Table, TileSet, spread
from remeld.solver.budget import Budget
from remeld.solver.counts import known_sets
from remeld.solver.covers import cover
from remeld.solver.freed_jokers import TurnQuestion, obeys
from remeld.solver.moved import moved_tiles
from remeld.solver.set_numbers import lookalikes, untouched
from remeld.solver.stock import Found, Goal, Stock, reaches
from remeld.solver.turn_solver import needs_care, solve_turn

__all__ = ["Conflicts", "Least", "changes", "touching"]

CHOICE = 10
"""What it costs to think of another choice of sets, in states."""


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


def _key(least: Least) -> tuple[int, int]:
    return least.key


def changes(
    goal: Goal, table: Table, meld: Table, rack: Rack, sets: list[TileSet], budget: Budget
) -> Least:
    """Which old sets these new ones change, as the joker rules allow it; moved tiles not counted.

    Of old sets that are the same but for what their jokers are declared to be, any may be the one
    that stands; whether the others may become what is new is another matter.
    """
    known = known_sets(goal.ruleset.shape).new
    old = [known[tiles].alike for tiles in table]
    touched, places = untouched(old, [known[tiles].alike for tiles in sets])
    new = [sets[place] for place in places]
    others = lookalikes(touched, old, table)
    if others and not obeys(touching(goal, table, meld, rack, tuple(touched)), new, budget):
        for each in others:
            if obeys(touching(goal, table, meld, rack, each), new, budget):
                return Least(each, new, 0)
    return Least(tuple(touched), new, 0)


def touching(
    goal: Goal, table: Table, meld: Table, rack: Rack, touched: tuple[int, ...]
) -> TurnQuestion:
    """The question about a turn in which these old sets may be touched, and the meld's."""
    old = tuple(table[index] for index in touched)
    kept = tuple(tiles for index, tiles in enumerate(table) if index not in touched)
    return TurnQuestion(goal, old + meld, kept, rack, len(meld))


class Conflicts:
    """One such search."""

    def __init__(
        self, goal: Goal, table: Table, meld: Table, rack: Rack, worth: int, budget: Budget
    ) -> None:
        self.goal, self.table, self.meld, self.rack = goal, table, meld, rack
        self.worth = worth
        self.budget = budget
        self.conflicts: list[frozenset[int]] = []
        self.all = frozenset(range(len(table)))
        self.stock = Stock.of(goal, spread(meld), rack)

    def run(self, found: Found, best: Least | None, bound: tuple[int, int]) -> Least:
        """Touch as few sets as possible, then move as few tiles as possible.

        Nothing is better than `bound`; a good answer may be known already. Where the budget runs
        out, the answer is a good one, but nobody has proved it.
        """
        best = best or self._greedy(found)
        for size in range(bound[0], len(best.touched) + 1):
            if best.key <= bound:
                break
            best = self._of_size(size, best)
            if len(best.touched) == size or self.budget.spent:
                break
        return best

    def _greedy(self, found: Found) -> Least:
        """A good answer at once: give back to the table one set after the other."""
        least = changes(self.goal, self.table, self.meld, self.rack, found.sets, self.budget)
        touched, sets = least.touched, least.sets
        for index in touched:
            if self.budget.spent:
                break
            fewer = tuple(other for other in touched if other != index)
            better = solve_turn(self._turn(fewer), self.budget, self.worth - 1)
            if better:
                touched, sets = fewer, better.sets
        before = tuple(self.table[index] for index in touched)
        return Least(touched, sets, moved_tiles(before, sets))

    def _of_size(self, size: int, best: Least) -> Least:
        """The least disturbing play that touches so many sets, if that is better than `best`."""
        for touched in self._hitting((), size):
            if self.budget.spent or best.key <= (size, 0):
                break
            turn = self._turn(touched)
            found = solve_turn(turn, self.budget, self.worth - 1)
            if found is None:
                self._learn(frozenset(touched))
                continue
            moved = moved_tiles(turn.old[:size], found.sets)
            best = min(best, Least(touched, found.sets, moved), key=_key)
            better = cover(turn, size, self.worth, best.moved, self.budget)
            if better:
                best = Least(touched, *better)
        return best

    def _hitting(self, chosen: tuple[int, ...], room: int) -> Iterator[tuple[int, ...]]:
        """Choices of `room` more sets that break every conflict, also those not known yet.

        A choice is given only when it cannot be made smaller by what is known, so each set that
        is added breaks a conflict that the others leave.
        """
        if self.budget.spent:
            return
        self.budget.work(CHOICE)
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

    def _turn(self, touched: tuple[int, ...] | frozenset[int]) -> TurnQuestion:
        return touching(self.goal, self.table, self.meld, self.rack, tuple(sorted(touched)))

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
        if len(stay) <= 1 or self.budget.spent:
            return stay
        half = len(stay) // 2
        left, right = stay[:half], stay[half:]
        needed = self._shrink(fixed + left, right, tested=False)
        return needed + self._shrink(fixed + needed, left, tested=not needed)
