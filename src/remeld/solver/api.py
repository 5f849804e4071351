"""The solver's front door: best plays, and arranging a heap of tiles."""

from dataclasses import replace
from typing import NamedTuple

from remeld.rules import (
    Rack,
    Ruleset,
    Table,
    TileSet,
    check_tiles,
    plain,
    rack_value,
    spread,
    without,
)
from remeld.solver.answers import Arrangement, Objective, Solution
from remeld.solver.check import check_answer, check_edition
from remeld.solver.conflicts import Least
from remeld.solver.counting import count_all
from remeld.solver.freeing import Turn
from remeld.solver.least import least_disturbing
from remeld.solver.melding import meld_turns, solve_closed
from remeld.solver.numbering import number_sets, untouched
from remeld.solver.steps import Step, make_steps
from remeld.solver.stock import Budget, Found, Goal, Stock, solve_free
from remeld.solver.turns import joker_rules, needs_care, solve_turn

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
    goal = Goal.value(ruleset) if objective == "value" else Goal.tiles(ruleset)
    stock = Stock.counted(*count_all(ruleset, table, rack))
    rack = plain(rack)
    floor = goal.worth(rack) - 1 if objective == "out" else 0
    question = _Question(goal, table, rack, stock, floor, limit, least=least)
    answer = question.turn() if melded else question.meld()
    return _solution(question, answer, melded=melded)


class _Answer(NamedTuple):
    """The old sets that the play touches, and the sets in their place."""

    touched: tuple[int, ...]
    sets: list[TileSet]


class _Question:
    """One call of `best_play`."""

    def __init__(
        self,
        goal: Goal,
        table: Table,
        rack: Rack,
        stock: Stock,
        floor: int,
        limit: int,
        *,
        least: bool,
    ) -> None:
        self.goal, self.table, self.rack, self.floor = goal, table, rack, floor
        self.stock = stock
        self.budget = Budget(limit)
        self.least = least
        self.least_budget = Budget(min(limit, LEAST_LIMIT))

    def turn(self) -> _Answer | None:
        """The answer for a player who has melded."""
        if self.floor < 0:
            return None
        turn = Turn(self.goal, self.table, (), self.rack)
        if needs_care(turn):
            found = solve_turn(turn, self.budget, self.floor)
        else:
            found = solve_free(self.goal, self.stock, self.budget, self.floor)
        if found is None:
            return None
        if not self.least:
            return _Answer(*untouched(self.table, found.sets))
        return _answer(self._least((), self.rack, found))

    def meld(self) -> _Answer | None:
        """The answer for a player who has not."""
        if self.goal.ruleset.table_in_meld_turn == "closed":
            found = solve_closed(self.goal, self.rack, self.floor, self.budget)
            return _Answer((), found.sets) if found else None
        best: tuple[int, Least] | None = None
        for each in meld_turns(self.goal, self.table, self.rack, self.floor, self.budget):
            if not self.least:
                best = each.worth, Least(*untouched(self.table, each.rest.sets), 0)
            elif best is None or each.worth > best[0] or not self.least_budget.spent:
                least = self._least(each.meld, each.rack, each.rest)
                if best is None or each.worth > best[0] or least.key < best[1].key:
                    best = each.worth, least
            perfect = not self.least or best[1].key == (0, 0)
            if each.unbeatable and (perfect or self.least_budget.spent):
                break
        return _answer(best[1]) if best else None

    def _least(self, meld: Table, rack: Rack, found: Found) -> Least:
        return least_disturbing(self.goal, self.table, meld, rack, found, self.least_budget)


def _answer(least: Least) -> _Answer:
    return _Answer(least.touched, least.sets)


def _solution(question: _Question, answer: _Answer | None, *, melded: bool) -> Solution:
    ruleset, table, rack = question.goal.ruleset, question.table, question.rack
    after = table
    steps: tuple[Step, ...] = ()
    played: Rack = ()
    left = rack
    if answer:
        touched, sets = answer
        still = {n: t for n, t in enumerate(table) if n not in touched}
        if question.least:
            new = number_sets(table, touched, sets)
            after = tuple(tiles for _, tiles in sorted((still | new).items()))
            steps = make_steps(table, new, touched)
        else:
            after = (*still.values(), *sets)
        gone = tuple(table[n] for n in touched)
        played, left = question.goal.played(gone, sets, rack)
        check_answer(ruleset, table, rack, after, left)
        if not melded or (
            joker_rules(ruleset) != "free" and any(tile.joker for tile in spread(gone))
        ):
            check_edition(ruleset, table, rack, after, melded=melded)
    return Solution(
        played=played,
        rack=left,
        table=after,
        tiles_played=len(played),
        value_played=rack_value(ruleset, played),
        optimal=question.budget.proved,
        least_disturbing=not answer or (question.least and question.least_budget.proved),
        steps=steps,
    )


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
    check_answer(ruleset, (), tiles, sets, left)
    return Arrangement(sets=sets, left=left, optimal=budget.proved)
