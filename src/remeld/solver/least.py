"""The best play that disturbs the table least.

Where jokers may go anywhere, `calm` answers that at once. Where they may not, its answer bounds
what can be reached, and is the answer if it obeys the joker rules. If it does not, the old joker
sets are left standing in every combination: without them the rest is free again. What is left
open then goes to a patient search (see `conflicts`).
"""

from collections.abc import Iterator
from functools import lru_cache
from itertools import combinations

from remeld.rules import COLOURS, Rack, Table, TileSet, plain, spread
from remeld.solver.calm import ANY, OWN, STRANGE, OldSet, calm
from remeld.solver.conflicts import Conflicts, Least
from remeld.solver.freeing import Turn, obeys
from remeld.solver.moved import moved_tiles
from remeld.solver.stock import GROUP, RUN, Budget, Found, Goal, Stock, tiles_of
from remeld.solver.turns import joker_rules

__all__ = ["least_disturbing", "old_bits"]

EFFORTS = 16
"""So many steps of `calm` take as long as the kernel needs for a state."""


def least_disturbing(
    goal: Goal, table: Table, meld: Table, rack: Rack, found: Found, budget: Budget
) -> Least:
    """Of all plays worth as much as `found`, one that disturbs the table least.

    `meld` are sets that the player has just laid on the table and may take apart at no cost.
    Where the budget runs out, the answer is a good one, but nobody has proved it.
    """
    question = _Question(goal, table, meld, rack, found.worth, budget)
    if not meld and sum(map(len, found.sets)) - sum(map(len, table)) < goal.ruleset.min_set:
        # So few tiles are no set of their own: an old set is touched, and growing moves nothing.
        question.bound = (1, 0)
        question.grow(goal.played(table, found.sets, rack)[0])
    if question.best is None and goal.ruleset.run_max >= goal.ruleset.numbers:
        question.run()
    if question.best and question.best.key <= question.bound:
        return question.best
    patient = Conflicts(goal, table, meld, rack, found.worth, budget)
    return patient.run(found, question.best, question.bound)


class _Question:
    """Asks `calm` until a play is as good as the bound on all plays, or nothing helps."""

    def __init__(
        self, goal: Goal, table: Table, meld: Table, rack: Rack, worth: int, budget: Budget
    ) -> None:
        self.goal, self.table, self.meld, self.rack = goal, table, meld, rack
        self.worth = worth
        self.budget = budget
        most = goal.group_max
        self.old = [old_bits(tiles, most) for tiles in table]
        self.jokered = [n for n, bits in enumerate(self.old) if bits[3]]
        self.free = joker_rules(goal.ruleset) == "free" or not (
            self.jokered or any(tile.joker for tile in spread(meld))
        )
        self.stock = Stock.of(goal, spread(meld), rack)
        self.best: Least | None = None
        self.bound = (0, 0)

    def grow(self, played: Rack) -> None:
        """Look for an old set to which these tiles can be added as it is."""
        if len(set(played)) < len(played) or any(tile.joker for tile in played):
            return
        colours = {COLOURS.index(tile.colour) for tile in played}
        numbers = {tile.number for tile in played}
        for n, (kind, key, members, _) in enumerate(self.old):
            if kind == RUN and colours == {key}:
                more = sum(1 << number for number in numbers)
                line = members | more
                if members & more or line & line + (line & -line):
                    continue
                below = tuple(tile for tile in played if 1 << tile.number < members)
                above = tuple(tile for tile in played if 1 << tile.number > members)
                grown = (*sorted(below), *plain(self.table[n]), *sorted(above))
            elif kind == GROUP and numbers == {key}:
                if sum(1 << c for c in colours) & members:
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
        self.bound = max(self.bound, self._bound(()))
        if self.jokered and (self.best is None or self.best.key > self.bound):
            parts = self._by_home() if self.free else self._by_standing()
            self.bound = max(self.bound, min(parts))

    def _by_home(self) -> Iterator[tuple[int, int]]:
        """All plays by whether a set with jokers has a home that is not of its kind."""
        yield self._bound((), dict.fromkeys(self.jokered, OWN))
        for index in self.jokered:
            yield self._bound((), {index: STRANGE})

    def _by_standing(self) -> Iterator[tuple[int, int]]:
        """All plays by which sets with jokers are left standing; the others are touched."""
        for size in range(len(self.jokered) + 1):
            for standing in combinations(self.jokered, size):
                bound = self._bound(standing) if standing else self.bound
                yield max(bound, (len(self.jokered) - size, 0))

    def _bound(
        self, standing: tuple[int, ...], homes: dict[int, int] | None = None
    ) -> tuple[int, int]:
        """Nothing that leaves these sets standing is better, and a play that may be the best."""
        goal = self.goal
        places = [n for n in range(len(self.table)) if n not in standing]
        stock = self.stock.plus(goal, (self.table[n] for n in places))
        jokers, lack = goal.left(stock.may, self.worth)
        homes = homes or {}
        sets, bound, sound, effort = calm(
            (goal.ruleset.colours, goal.ruleset.numbers, goal.group_max),
            stock.must,
            stock.may,
            stock.must_jokers + jokers,
            goal.weights,
            lack,
            [self.old[n] for n in places],
            [homes.get(n, ANY) for n in places],
            fewest=min(self.bound[0], len(places)),
            limit=max(1, self.budget.left) * EFFORTS,
        )
        self.budget.charge(effort // EFFORTS)
        if sets is None:
            return (0, 0)
        touched, after = self._changed(places, sets)
        before = tuple(self.table[n] for n in touched)
        moved = moved_tiles(before, after) if self.jokered else bound[1]
        least = Least(tuple(touched), after, moved)
        if (self.best is None or least.key < self.best.key) and self._allowed(least):
            self.best = least
        return bound if sound else (0, 0)

    def _allowed(self, least: Least) -> bool:
        """Whether the joker rules allow the play."""
        if self.free:
            return True
        before = tuple(self.table[n] for n in least.touched)
        still = tuple(t for n, t in enumerate(self.table) if n not in least.touched)
        return obeys(Turn(self.goal, before + self.meld, still, self.rack), least.sets)

    def _changed(self, places: list[int], sets: list[OldSet]) -> tuple[list[int], list[TileSet]]:
        """The old sets that are not among the new ones, and the new ones that are not old."""
        new: dict[OldSet, list[int]] = {}
        for place, (kind, key, members, wild) in enumerate(sets):
            if kind == GROUP:
                members, wild = members & ~wild, wild.bit_count()
            new.setdefault((kind, key, members, wild), []).append(place)
        touched, kept = [], set()
        for n in places:
            same = new.get(self.old[n])
            if same:
                kept.add(same.pop())
            else:
                touched.append(n)
        return touched, [tiles_of(*each) for n, each in enumerate(sets) if n not in kept]


@lru_cache(maxsize=1 << 14)
def old_bits(tiles: TileSet, group_max: int) -> OldSet:
    """An old set as `calm` wants it: a run's numbers and jokers, or a group's colours, as bits."""
    members = jokers = held = colour = number = at = 0
    for place, tile in enumerate(tiles):
        if tile.joker:
            jokers += 1
            held |= 1 << place
        else:
            colour, number, at = COLOURS.index(tile.colour), tile.number, place
            members |= 1 << number
    if members & (members - 1) == 0 and len(tiles) <= group_max:
        colours = sum(1 << COLOURS.index(tile.colour) for tile in tiles if not tile.joker)
        return GROUP, number, colours, jokers
    if jokers:
        held = held << number - at if number >= at else held >> at - number
    return RUN, colour, members | held, held
