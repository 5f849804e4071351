"""The solver's front door: best plays, and arranging a heap of tiles."""

from collections import Counter
from collections.abc import Iterator
from dataclasses import replace

from remeld.rules import (
    JOKER,
    Rack,
    RemeldError,
    Ruleset,
    Table,
    check_tiles,
    plain,
    rack_value,
    spread,
    without,
)
from remeld.solver.answers import OBJECTIVES, Arrangement, Objective, Solution
from remeld.solver.budget import Budget
from remeld.solver.check import check_answer, check_edition
from remeld.solver.conflicts import Least, changes
from remeld.solver.counts import Counts, Known, count_all, known_sets
from remeld.solver.freed_jokers import TurnQuestion
from remeld.solver.least import least_disturbing
from remeld.solver.melds import MeldTurn, meld_turns, solve_closed, table_is_open
from remeld.solver.pins import exchanged, unpinned
from remeld.solver.set_numbers import number_sets, untouched
from remeld.solver.steps import Step, make_steps
from remeld.solver.stock import Found, Goal, Stock, solve_bits, solve_free
from remeld.solver.turn_solver import needs_care, solve_turn

__all__ = ["DEFAULT_LIMIT", "arrange", "best_play"]

DEFAULT_LIMIT = 1_000_000
"""States that a question may look at: more than any position that was ever met needs."""


LEAST_LIMIT = 200_000
"""The same for the question which of the best plays disturbs least: it must not take longer than
people wait, and where it is not answered in that time the answer says so."""


def best_play(
    ruleset: Ruleset,
    table: Table,
    rack: Rack,
    *,
    melded: bool = True,
    objective: Objective = "tiles",
    least: bool = True,
    limit: int = DEFAULT_LIMIT,
) -> Solution:
    """The best play of a turn, and of all best plays the one that disturbs the table least.

    The order: the objective; fewest jokers from the rack; most old sets unchanged; fewest tiles
    moved. `least=False` leaves out the last two, and the steps, where only speed counts. `limit`
    bounds the search; what is found at the limit is not called optimal.

    >>> from remeld.notation import format_table, parse_rack, parse_table
    >>> from remeld.rules import EDITIONS
    >>> play = best_play(
    ...     EDITIONS["goliath"], parse_table("k4 r4 b4 o4"), parse_rack("b3 b5 b6 k9")
    ... )
    >>> play.tiles_played, format_table(play.table), play.optimal
    (3, 'k4 r4 o4, b3 b4 b5 b6', True)
    """
    if objective not in OBJECTIVES:
        known = ", ".join(OBJECTIVES)
        part = str(objective)[:40]
        raise RemeldError(
            "bad-objective",
            f"objective is {part!r}, but must be one of {known}",
            part=part,
            known=known,
        )
    goal = Goal.value(ruleset) if objective == "value" else Goal.tiles(ruleset)
    counts = count_all(ruleset, table, rack)
    if counts.rack[-1]:
        rack = plain(rack)
    melded = melded or table_is_open(ruleset)
    floor = goal.worth(rack) - 1 if objective == "out" else 0
    question = _Question(goal, rack, counts, floor, limit, least=least)
    answer = None
    if floor >= 0:
        answer = question.turn() if melded else question.meld()
    if answer is None and goal.joker < 0:
        return _worthless_jokers(question, melded=melded)
    return question.solution(answer, melded=melded)


class _Question:
    """One call of `best_play`."""

    def __init__(
        self,
        goal: Goal,
        rack: Rack,
        counts: Counts,
        floor: int,
        limit: int,
        *,
        least: bool,
    ) -> None:
        self.goal, self.rack, self.floor = goal, rack, floor
        self.counts = counts
        self.table = counts.laid
        self.known = known_sets(goal.ruleset.shape)
        self.limit = limit
        self.budget = Budget(limit)
        self.least = least
        self.least_budget = Budget(min(limit, LEAST_LIMIT))

    def turn(self) -> Least | None:
        """The answer for a player who has melded."""
        goal, rack = self.goal, self.rack
        turn = TurnQuestion(goal, self.table, (), rack)
        if needs_care(turn):
            found = solve_turn(turn, self.budget, self.floor)
            return self._answer((), rack, found) if found else None
        must, may = self.counts[:2]
        jokers = (must[-1], may[-1])
        worth, sets = solve_bits(goal, must[:-1], may[:-1], jokers, self.budget, self.floor)
        if worth is None:
            return None
        new = [self.known.by_packed[each] for each in sets]
        if not self.least:
            return self._changed(new)
        found = Found(worth, [each.tiles for each in new])
        known = (self.counts, new)
        return least_disturbing(goal, self.table, (), rack, found, self.least_budget, known)

    def meld(self) -> Least | None:
        """The answer for a player who has not."""
        if self.goal.ruleset.table_in_meld_turn == "closed":
            found = solve_closed(self.goal, self.rack, self.floor, self.budget)
            return Least((), found.sets, 0) if found else None
        best: tuple[int, Least] | None = None
        proved = False
        for each in meld_turns(self.goal, self.table, self.rack, self.floor, self.budget):
            # Nothing lays more, whatever is spent from here on to find melds that disturb less.
            proved = proved or (each.unbeatable and self.budget.proved)
            if best is None or each.worth > best[0] or not self.least_budget.spent:
                answer = self._opening(each)
                if best is None or each.worth > best[0] or answer.key < best[1].key:
                    best = each.worth, answer
            perfect = not self.least or best[1].key == (0, 0)
            if each.unbeatable and (perfect or self.least_budget.spent):
                break
        if proved and not self.budget.proved:
            self.budget.proved, self.least_budget.proved = True, False
        return best[1] if best else None

    def _opening(self, turn: MeldTurn) -> Least:
        """The answer with this meld, its jokers in their places."""
        if not turn.pins:
            return self._answer(turn.meld, turn.rack, turn.rest)
        found = [*self._unpinned(turn)] if self.least else []
        if not found:
            self.least_budget.proved = False
            done = unpinned(self.table, turn.rest.sets, turn.pins)
            assert done is not None
            sets, moved = done
            found = [replace(self._changed([self.known.new[t] for t in sets]), moved=moved)]
        return min(found, key=lambda least: least.key)

    def _unpinned(self, turn: MeldTurn) -> Iterator[Least]:
        """The least disturbing plays with this meld, by which of its jokers lie in old sets."""
        goal, shape = self.goal, self.goal.ruleset.shape
        for table, meld, taken in exchanged(self.table, turn.meld, turn.pins, shape):
            budget = self.least_budget
            answer = least_disturbing(goal, table, meld, turn.rack, turn.rest, budget)
            touched = answer.touched
            pins = Counter(turn.pins) - Counter(pin for n, pin in taken if n not in touched)
            old = tuple(self.table[n] for n in touched)
            done = unpinned(old, answer.sets, tuple(pins.elements()))
            if done:
                yield Least(touched, *done)

    def _answer(self, meld: Table, rack: Rack, found: Found) -> Least:
        if self.least:
            return least_disturbing(self.goal, self.table, meld, rack, found, self.least_budget)
        return changes(self.goal, self.table, meld, rack, found.sets, self.budget)

    def _changed(self, sets: list[Known]) -> Least:
        """What these sets change, whether or not less would do."""
        old = [each.alike for each in self.counts.sets]
        touched, places = untouched(old, [each.alike for each in sets])
        return Least(tuple(touched), [sets[place].tiles for place in places], 0)

    def solution(self, answer: Least | None, *, melded: bool) -> Solution:
        """The answer as the asker wants it, checked."""
        if answer is None:
            return self._solution(self.table, (), self.rack, ())
        goal, table, rack = self.goal, self.table, self.rack
        touched, sets = answer.touched, answer.sets
        made = [self.known.new[tiles] for tiles in sets]
        steps: tuple[Step, ...] = ()
        if self.least:
            olds = {n: self.counts.sets[n].part for n in touched}
            new, whole = number_sets(table, olds, sets, [each.part for each in made])
            # Sets keep their places, those that are dissolved leave none, new ones come last.
            places = {**dict(enumerate(table)), **dict.fromkeys(touched, ()), **new}
            after = tuple(filter(None, places.values()))
            steps = make_steps(table, olds, new, whole)
        else:
            after = (*[tiles for n, tiles in enumerate(table) if n not in touched], *sets)
        laid = sum([each.number for each in made])
        laid -= sum([self.counts.sets[n].number for n in touched])
        played, left = goal.played(laid, rack)
        check_answer(goal.ruleset, table, after, rack, played, left)
        gone = tuple(table[n] for n in touched)
        if not melded or needs_care(TurnQuestion(goal, gone, (), rack)):
            check_edition(goal.ruleset, table, rack, after, melded=melded)
        return self._solution(after, played, left, steps)

    def _solution(
        self, after: Table, played: Rack, left: Rack, steps: tuple[Step, ...]
    ) -> Solution:
        return Solution(
            played=played,
            rack=left,
            table=after,
            tiles_played=len(played),
            value_played=rack_value(self.goal.ruleset, played),
            optimal=self.budget.proved,
            least_disturbing=not played or (self.least and self.least_budget.proved),
            steps=steps,
        )


def _worthless_jokers(question: _Question, *, melded: bool) -> Solution:
    """The best play for `value` where nothing gains any: as few jokers that count 0 as can be."""
    rules, rack = question.goal.ruleset, question.rack
    proved = question.budget.proved
    for jokers in range(1, question.counts.rack[-1] + 1):
        played = (JOKER,) * jokers
        found = best_play(
            rules,
            question.table,
            played,
            melded=melded,
            objective="out",
            least=question.least,
            limit=question.limit,
        )
        proved = proved and found.optimal
        if found.played:
            return replace(found, rack=without(rack, played), optimal=proved)
    return replace(question.solution(None, melded=melded), optimal=proved)


def arrange(ruleset: Ruleset, tiles: Rack, *, limit: int = DEFAULT_LIMIT) -> Arrangement:
    """Arrange tiles into sets with the fewest left over.

    >>> from remeld.notation import format_rack, format_table, parse_rack
    >>> from remeld.rules import EDITIONS
    >>> done = arrange(EDITIONS["goliath"], parse_rack("r4 b4 k4 b5 b6 r1"))
    >>> format_table(done.sets), format_rack(done.left)
    ('k4 r4 b4', 'b5 b6 r1')
    """
    check_tiles(ruleset, tiles, "heap")
    tiles = plain(tiles)
    goal = Goal.tiles(ruleset)
    goal = replace(goal, joker=max(goal.weights))
    budget = Budget(limit)
    found = solve_free(goal, Stock.of(goal, (), tiles), budget, floor=0)
    sets = tuple(found.sets) if found else ()
    left = without(tiles, spread(sets))
    check_answer(ruleset, (), sets, tiles, spread(sets), left)
    return Arrangement(sets=sets, left=left, optimal=budget.proved)
