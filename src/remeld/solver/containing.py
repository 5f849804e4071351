"""Plays of a turn by what they contain: whether some play lays at least these tiles, or just these.

Whoever lays tile by tile asks this before each of them. Mostly one question to the kernel answers
it: what is laid must lie on the new table, the rest of the rack may. Only where the edition minds
what becomes of jokers, or the table opens after the meld, plays are tried one by one.
"""

from collections.abc import Sequence
from dataclasses import replace
from itertools import chain, product

from remeld.rules import (
    Rack,
    Ruleset,
    Table,
    plain,
    spread,
)
from remeld.solver.answers import Solution
from remeld.solver.api import DEFAULT_LIMIT, best_play
from remeld.solver.budget import Budget
from remeld.solver.counts import count_all
from remeld.solver.encoding import cells_of
from remeld.solver.free_plays import all_laid, cells_used
from remeld.solver.freed_jokers import TurnQuestion
from remeld.solver.melds import meld_turns, table_is_open
from remeld.solver.plays import SHARE, is_allowed, tiles_laid
from remeld.solver.stock import STEP, Goal, solve_bits
from remeld.solver.turn_solver import joker_rules, needs_care, solve_turn

__all__ = ["CellCounts", "ContainingPlays", "play_with"]

CellCounts = Sequence[int]
"""How many tiles of each kind, by (number - 1) * colours + colour, jokers last."""

WANTED = 128 * STEP
"""A tile that must be laid weighs more than all that may be."""


class ContainingPlays:
    """The plays of one turn, asked for by what they contain."""

    def __init__(
        self,
        ruleset: Ruleset,
        table: Table,
        rack: Rack,
        *,
        melded: bool = True,
        limit: int = DEFAULT_LIMIT,
    ) -> None:
        counts = count_all(ruleset, table, rack)
        self.ruleset, self.table, self.limit = ruleset, table, limit
        self.goal = Goal.tiles(ruleset)
        self.melded = melded
        self.ordinary = melded or table_is_open(ruleset)
        self.rack_tiles = plain(rack)
        self.rack = list(counts.rack)
        self.nothing = [0] * len(self.rack)
        # Before the meld a closed table takes no part.
        closed = not self.ordinary and ruleset.table_in_meld_turn == "closed"
        self.on_table = self.nothing if closed else list(counts.table)
        self.need = ruleset.meld_min if closed else 0
        touched = TurnQuestion(self.goal, table, (), ())
        self.simple = closed or (self.ordinary and not needs_care(touched))

    def best(self) -> Solution:
        """The play that lays most tiles."""
        return best_play(
            self.ruleset,
            self.table,
            self.rack_tiles,
            melded=self.melded,
            least=False,
            limit=self.limit,
        )

    def some(self, laid: CellCounts) -> list[int] | None:
        """What some play lays that lays at least this, and at least one tile; None if none does.

        None also where the limit leaves it open.
        """
        found = self._free(self.on_table, laid, self.need)
        if found is None or self.simple:
            return found
        if self.ordinary:
            # Sets with jokers that stay as they are break no rule.
            still = [each for each in self.table if not any(tile.joker for tile in each)]
            found = self._free(self.count_cells(spread(tuple(still))), laid, 0)
        else:
            found = self._free(self.nothing, laid, self.ruleset.meld_min)
        if found is None:
            other = joker_rules(self.ruleset) == "other"
            found = self._tried(laid) if other else self._wanted(laid)
        return found

    def exactly(self, laid: CellCounts) -> bool:
        """Whether a play lays just this; False also where the limit leaves it open."""
        if not any(laid):
            return False
        if self.simple:
            return self._free(self.on_table, laid, self.need, rack=laid) is not None
        return self._allowed(laid, Budget(self.limit))

    def count_cells(self, tiles: Rack) -> list[int]:
        """Tiles by the cells that count them."""
        cells = cells_of(self.ruleset.colours, self.ruleset.numbers)
        counts = [0] * (self.ruleset.colours * self.ruleset.numbers + 1)
        for tile in tiles:
            counts[cells[tile]] += 1
        return counts

    def _free(
        self, table: CellCounts, laid: CellCounts, need: int, rack: CellCounts | None = None
    ) -> list[int] | None:
        """The most that free rearrangement lays of the rack, if all of `laid` can be among it."""
        must = [on + more for on, more in zip(table, laid, strict=True)]
        may = [held - less for held, less in zip(rack or self.rack, laid, strict=True)]
        floor = None if any(laid) else 0
        # The kernel counts the points of what may be laid; those of what must be are known.
        if need:
            colours = self.ruleset.colours
            points = sum((cell // colours + 1) * number for cell, number in enumerate(laid[:-1]))
            need = max(0, need - points)
        jokers = (must.pop(), may.pop())
        value, sets = solve_bits(
            self.goal, must, may, jokers, Budget(self.limit), floor, max(0, need)
        )
        if value is None:
            return None
        used = cells_used(sets, self.ruleset.colours, len(must))
        return [after - before for after, before in zip(used, table, strict=True)]

    def _wanted(self, laid: CellCounts) -> list[int] | None:
        """The same where the edition minds jokers: the best play if what is laid weighs most.

        A weight is that of a kind, so of the kinds laid every number of tiles is tried by itself.
        """
        budget = Budget(self.limit)
        weights = tuple(WANTED if number else STEP for number in laid[:-1])
        goal = replace(self.goal, weights=weights, joker=(WANTED if laid[-1] else STEP) - 1)
        ways = (
            range(number, held + 1) if number else (held,)
            for number, held in zip(laid, self.rack, strict=True)
        )
        for rack in product(*ways):
            tiles = tiles_laid(self.ruleset, (rack[:-1], rack[-1]))
            kept = [held if number else 0 for number, held in zip(laid, rack, strict=True)]
            least = goal.worth(tiles_laid(self.ruleset, (tuple(kept[:-1]), kept[-1])))
            after = self._best_table(goal, tiles, max(least - 1, 0), budget)
            if after is not None:
                return [new - old for new, old in zip(after, self.on_table, strict=True)]
            if budget.spent:
                break
        return None

    def _best_table(self, goal: Goal, rack: Rack, floor: int, budget: Budget) -> list[int] | None:
        """What lies on the table after the best turn worth more than `floor`, if there is one."""
        if self.ordinary:
            found = solve_turn(TurnQuestion(goal, self.table, (), rack), budget, floor)
            return None if found is None else self.count_cells(spread(tuple(found.sets)))
        turn = next(meld_turns(goal, self.table, rack, floor, budget), None)
        if turn is None:
            return None
        after = self.count_cells(spread(tuple(turn.rest.sets)))
        for pin in turn.pins:
            # A pinned joker lies there as the tile that it stands for.
            after[self.goal.cells[pin]] -= 1
            after[-1] += 1
        return after

    def _tried(self, laid: CellCounts) -> list[int] | None:
        """The same by trying, one by one, all plays that free rearrangement has."""
        budget = Budget(self.limit)
        must = [on + more for on, more in zip(self.on_table, laid, strict=True)]
        may = [held - less for held, less in zip(self.rack, laid, strict=True)]
        jokers = (must.pop(), may.pop())
        rules = self.ruleset
        shape = (rules.colours, rules.numbers, rules.group_max, rules.run_max)
        more = ([*tiles, wild] for tiles, wild in all_laid(shape, must, may, *jokers, budget))
        hard = []
        for each in chain([self.nothing], more):
            if budget.spent:
                break
            whole = [one + other for one, other in zip(laid, each, strict=True)]
            share = Budget(min(SHARE, budget.left))
            left = share.left
            if self._allowed(whole, share):
                return whole
            if not share.proved:
                hard.append(whole)
            budget.work(left - share.left)
        return next((whole for whole in hard if self._allowed(whole, budget)), None)

    def _allowed(self, laid: CellCounts, budget: Budget) -> bool:
        if not any(laid) or budget.spent:
            return False
        play = tiles_laid(self.ruleset, (tuple(laid[:-1]), laid[-1]))
        return is_allowed(self.goal, self.table, play, budget, melded=self.ordinary)


def play_with(
    ruleset: Ruleset,
    table: Table,
    rack: Rack,
    laid: Rack,
    *,
    melded: bool = True,
    limit: int = DEFAULT_LIMIT,
) -> Rack:
    """The tiles of some play that lays at least `laid`; nothing if there is none.

    >>> from remeld.notation import format_rack, parse_rack, parse_table
    >>> from remeld.rules import EDITIONS
    >>> turn = (EDITIONS["goliath"], parse_table("b4-6"), parse_rack("b8 b7 k1"))
    >>> format_rack(play_with(*turn, parse_rack("b8"))), play_with(*turn, parse_rack("k1"))
    ('b7 b8', ())
    """
    plays = ContainingPlays(ruleset, table, rack, melded=melded, limit=limit)
    wanted = plays.count_cells(plain(laid))
    if any(more > held for more, held in zip(wanted, plays.rack, strict=True)):
        return ()
    found = plays.some(wanted)
    return () if found is None else tiles_laid(ruleset, (tuple(found[:-1]), found[-1]))
