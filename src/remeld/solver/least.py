"""The best play that disturbs the table least.

Where jokers may go anywhere, the kernel of least disturbance answers that at once. Where they may
not, its answer bounds what can be reached, and is the answer if it obeys the joker rules. If it
does not, the old joker sets are left standing in every combination: without them the rest is free
again. What is left open then goes to a patient search (see `conflicts`).
"""

from collections.abc import Iterator
from itertools import combinations
from math import prod

from remeld.rules import COLOURS, Rack, Table, plain, spread
from remeld.solver import least_kernel
from remeld.solver.budget import Budget
from remeld.solver.conflicts import Conflicts, Least, touching
from remeld.solver.counts import Counts, Known, known_sets
from remeld.solver.encoding import GROUP, RUN
from remeld.solver.freed_jokers import obeys
from remeld.solver.least_kernel import ANY, Work
from remeld.solver.stock import Found, Goal
from remeld.solver.turn_solver import joker_rules

__all__ = ["least_disturbing"]

EFFORTS = 16
"""So many steps of the kernel of least disturbance take as long as a state of the first kernel."""

FEW_COLOURS = 4
"""With more, the kernel works longest at what all colours of a number together put in groups."""


def least_disturbing(
    goal: Goal,
    table: Table,
    meld: Table,
    rack: Rack,
    found: Found,
    budget: Budget,
    known: tuple[Counts, list[Known]] | None = None,
) -> Least:
    """Of all plays worth as much as `found`, one that disturbs the table least.

    `meld` are sets that the player has just laid on the table and may take apart at no cost;
    `known` are table and rack, counted, and the sets of `found`, where that was done before.
    Where the budget runs out, the answer is a good one, but nobody has proved it.
    """
    if known is None:
        sets = known_sets(goal.ruleset.shape).new
        known = _count(goal, table, rack), [sets[tiles] for tiles in found.sets]
    question = _Question(goal, table, meld, rack, found, budget, known)
    if not meld and sum(map(len, found.sets)) - sum(map(len, table)) < goal.ruleset.min_set:
        # So few tiles are no set of their own: an old set is touched, and growing moves nothing.
        question.bound = (1, 0)
        question.grow()
    if question.best is None and goal.ruleset.run_max >= goal.ruleset.numbers:
        question.run()
    if question.best and question.best.key <= question.bound:
        return question.best
    patient = Conflicts(goal, table, meld, rack, found.worth, budget)
    return patient.run(found, question.best, question.bound)


def _count(goal: Goal, table: Table, rack: Rack) -> Counts:
    """Count unchecked: where jokers are pinned, no box need hold such tiles."""
    known, size = known_sets(goal.ruleset.shape), len(goal.weights) + 1
    sets = [known.new[tiles] for tiles in table]
    on_table = sum([each.number for each in sets]).to_bytes(size, "little")
    on_rack = sum([known.units[tile] for tile in rack]).to_bytes(size, "little")
    return Counts(on_table, on_rack, sets, table, known.kernel_shape)


class _Question:
    """Asks the kernel until a play is as good as the bound on all plays, or nothing helps."""

    def __init__(
        self,
        goal: Goal,
        table: Table,
        meld: Table,
        rack: Rack,
        found: Found,
        budget: Budget,
        known: tuple[Counts, list[Known]],
    ) -> None:
        self.goal, self.table, self.meld, self.rack = goal, table, meld, rack
        self.worth = found.worth
        self.budget = budget
        self.known = known_sets(goal.ruleset.shape)
        self.counts, self.now = known
        self.old = self.counts.sets
        self.may = self.counts.rack[:-1]
        self.melded = sum([self.known.new[tiles].number for tiles in meld])
        self.jokered = [n for n, each in enumerate(self.old) if each.bits[3]]
        self.free = joker_rules(goal.ruleset) == "free" or not (
            self.jokered or any(tile.joker for tile in spread(meld))
        )
        self.best: Least | None = None
        self.bound = (0, 0)

    def grow(self) -> None:
        """Look for an old set that can grow by what the known play lays from the rack."""
        laid = sum([each.number for each in self.now])
        played, _ = self.goal.played(laid - sum([each.number for each in self.old]), self.rack)
        if len(set(played)) < len(played) or any(tile.joker for tile in played):
            return
        colours = {COLOURS.index(tile.colour) for tile in played}
        numbers = {tile.number for tile in played}
        if len(colours) > 1 and len(numbers) > 1:
            return
        for n, each in enumerate(self.old):
            kind, key, members, jokers = each.bits
            if kind == RUN and colours == {key}:
                more = sum(1 << number for number in numbers)
                line = members | more
                if members & more or line & line + (line & -line):
                    continue
                below = tuple(tile for tile in played if 1 << tile.number < members)
                above = tuple(tile for tile in played if 1 << tile.number > members)
                grown = (*sorted(below), *plain(self.table[n]), *sorted(above))
                if len(grown) > self.goal.ruleset.run_max:
                    continue
            elif kind == GROUP and numbers == {key}:
                if sum(1 << c for c in colours) & members & ~jokers:
                    continue
                grown = plain(self.table[n]) + played
                if len(grown) > self.goal.group_max:
                    continue
            else:
                continue
            least = Least((n,), [grown], 0)
            if self._allowed(least):
                self.best = least
                return

    def run(self) -> None:
        """Ask about all plays at once; where that leaves a doubt, about some plays at a time."""
        places = list(range(len(self.table)))
        work = self._work(places, self.now)
        if work is None:
            return
        self.bound = max(self.bound, self._bound(work, places, {}))
        if self.jokered and (self.best is None or self.best.key > self.bound):
            parts = self._by_home(work, places) if self.free else self._by_standing()
            self.bound = max(self.bound, min(parts))
        least_kernel.release(work)

    def _by_home(self, work: Work, places: list[int]) -> Iterator[tuple[int, int]]:
        """All plays by whether a set with jokers has a home that is not of its kind."""
        yield self._bound(work, places, dict.fromkeys(self.jokered, least_kernel.OWN))
        for index in self.jokered:
            yield self._bound(work, places, {index: least_kernel.STRANGE})

    def _by_standing(self) -> Iterator[tuple[int, int]]:
        """All plays by which sets with jokers are left standing; the others are touched."""
        yield max(self.bound, (len(self.jokered), 0))
        for size in range(1, len(self.jokered) + 1):
            for standing in combinations(self.jokered, size):
                places = [n for n in range(len(self.table)) if n not in standing]
                work = self._work(places, [])
                bound = self._bound(work, places, {}) if work else (0, 0)
                if work:
                    least_kernel.release(work)
                yield max(bound, (len(self.jokered) - size, 0))

    def _work(self, places: list[int], now: list[Known]) -> Work | None:
        """The question about plays that touch no other sets; None if the budget is too small.

        `now` are the sets of such a play, if one is known.
        """
        goal, cells = self.goal, len(self.may)
        must = self.counts.table
        if self.melded or len(places) < len(self.old):
            on_table = sum([self.old[n].number for n in places]) + self.melded
            must = on_table.to_bytes(cells + 1, "little")
        if goal.ruleset.colours > FEW_COLOURS:
            groups = _group_states(goal.ruleset.colours, must[:cells], self.may)
            if groups > self.budget.left:
                return None
            self.budget.work(groups)
        jokers, lack = goal.left(self.may, self.worth)
        return least_kernel.prepare(
            (goal.ruleset.colours, goal.ruleset.numbers, goal.group_max),
            must[:cells],
            self.may,
            must[cells] + jokers,
            goal.weights,
            lack,
            [self.old[n].packed for n in places],
            [each.packed for each in now],
        )

    def _bound(self, work: Work, places: list[int], homes: dict[int, int]) -> tuple[int, int]:
        """Nothing that touches only these sets is better; a play that may be the best is kept."""
        sets, touched, moved, bound, sound, effort = least_kernel.solve(
            work,
            bytes([homes.get(n, ANY) for n in places]),
            max(1, self.budget.left) * EFFORTS,
            min(self.bound[0], len(places)),
            self.best.key if self.best else None,
        )
        self.budget.charge(effort // EFFORTS)
        if sets is None:
            return bound if sound else (0, 0)
        after = [self.known.by_packed[each].tiles for each in sets]
        least = Least(tuple([places[n] for n in touched]), after, moved)
        if (self.best is None or least.key < self.best.key) and self._allowed(least):
            self.best = least
        return bound if sound else (0, 0)

    def _allowed(self, least: Least) -> bool:
        """Whether the joker rules allow the play."""
        if self.free:
            return True
        turn = touching(self.goal, self.table, self.meld, self.rack, least.touched)
        return obeys(turn, least.sets, self.budget)


def _group_states(colours: int, table: bytes, rack: bytes) -> int:
    """What that work costs, in states: it compares every choice from a number with every other."""
    choices = [on_table + on_rack + 1 for on_table, on_rack in zip(table, rack, strict=True)]
    numbers = range(0, len(choices), colours)
    return sum(prod(choices[start : start + colours]) ** 2 for start in numbers) // 8
