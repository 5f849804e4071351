"""Sets that grow, and new sets for freed jokers, where joker sets are frozen.

Two more tiles on each side of a run are enough, for three would make a run of their own; only
jokers would not.
"""

from collections.abc import Iterator
from itertools import chain, combinations, product
from typing import NamedTuple

from remeld.rules import COLOURS, JOKER, Reading, Tile, TileSet
from remeld.solver.shapes import groups_with_jokers, runs_with_jokers
from remeld.solver.stock import Goal, Stock

__all__ = ["Laid", "freed_sets", "grown"]

REACH = 2


class Laid(NamedTuple):
    """A set to be laid: which of its tiles must come from the rack, how many jokers are old."""

    tiles: TileSet
    from_rack: frozenset[int]
    old_jokers: int

    def lay(self, goal: Goal, stock: Stock) -> tuple[Stock, int] | None:
        """The stock without these tiles and what they gain; None if they are not there."""
        left, gained = stock.copy(), 0
        for place, tile in enumerate(self.tiles):
            if tile.joker:
                continue
            use = left.use_rack if place in self.from_rack else left.use
            gained += use(goal, tile)
            if left.may[goal.cells[tile]] < 0:
                return None
        new_jokers = sum(tile.joker for tile in self.tiles) - self.old_jokers
        left.must_jokers -= self.old_jokers
        left.may_jokers -= new_jokers
        if left.may_jokers < 0:
            return None
        return left, gained + new_jokers * goal.joker


def grown(goal: Goal, stock: Stock, reading: Reading, block: TileSet) -> Iterator[Laid]:
    """The block as it is, and with every way of adding tiles to it."""
    old = sum(tile.joker for tile in block)
    if reading.kind == "run":
        first = next(iter(reading.stands_for[0]))
        for before, after in _sides(goal, stock, first.colour, first.number, len(block)):
            yield Laid(before + block + after, frozenset(), old)
    else:
        number = next(tile.number for tile in block if not tile.joker)
        for more in _members(goal, stock, number, block):
            yield Laid(block + more, frozenset(), old)


def _sides(
    goal: Goal, stock: Stock, colour: str, first: int, size: int
) -> Iterator[tuple[TileSet, TileSet]]:
    """What can stand before and after a run, nothing first."""
    rules = goal.ruleset
    longest = min(rules.run_max, rules.numbers)
    reach = max(REACH, stock.may_jokers)
    for before, after in product(range(reach + 1), repeat=2):
        last = first + size - 1
        if before + size + after > longest or first - before < 1 or last + after > rules.numbers:
            continue
        left = [Tile(colour, number) for number in range(first - before, first)]
        right = [Tile(colour, number) for number in range(last + 1, last + after + 1)]
        yield from product(_side(goal, stock, left), _side(goal, stock, right))


def _side(goal: Goal, stock: Stock, line: list[Tile]) -> list[TileSet]:
    """Each place with its tile, or with a joker from the rack; a long side of jokers only."""
    choices = []
    for tile in line:
        there = [tile] if len(line) <= REACH and stock.holds(goal.cells[tile]) else []
        choices.append([*there, JOKER] if stock.may_jokers else there)
    return list(product(*choices))


def _members(goal: Goal, stock: Stock, number: int, block: TileSet) -> Iterator[TileSet]:
    """What can be added to a group."""
    rules = goal.ruleset
    room = min(rules.group_max, rules.colours) - len(block)
    held = {tile.colour for tile in block if not tile.joker}
    there = [
        tile
        for tile in (Tile(colour, number) for colour in COLOURS[: rules.colours])
        if tile.colour not in held and stock.holds(goal.cells[tile])
    ]
    for size in range(room + 1):
        for jokers in range(min(size, stock.may_jokers) + 1):
            for tiles in combinations(there, size - jokers):
                yield tiles + (JOKER,) * jokers


def freed_sets(goal: Goal, stock: Stock, freed: int) -> Iterator[Laid]:
    """Every new set for freed jokers: a core of rack tiles with them, and what lies beside."""
    for core, first in _cores(goal, stock, freed):
        inner = frozenset(place for place, tile in enumerate(core) if not tile.joker)
        jokers = len(core) - len(inner)
        shares = range(max(1, jokers - stock.may_jokers), min(freed, jokers) + 1)
        if first:
            colour = next(tile.colour for tile in core if not tile.joker)
            for before, after in _sides(goal, stock, colour, first, len(core)):
                rack = frozenset(place + len(before) for place in inner)
                for old in shares:
                    yield Laid(before + core + after, rack, old)
        else:
            number = next(tile.number for tile in core if not tile.joker)
            for more in _members(goal, stock, number, core):
                for old in shares:
                    yield Laid(core + more, inner, old)


def _cores(goal: Goal, stock: Stock, freed: int) -> Iterator[tuple[TileSet, int]]:
    """Smallest sets of rack tiles and jokers, with the first number of a run (0: a group).

    A set has one core with all its freed jokers: between two cores it could be cut. A core has
    three tiles, or no end that it could lose: more only lie between two freed jokers, at most two
    for each, or between one and the only tile that is none.
    """
    size = goal.ruleset.min_set
    rack = Stock([0] * len(stock.may), stock.may)
    jokers = freed + stock.may_jokers
    for core, first in chain(
        runs_with_jokers(goal, rack, jokers, 2 * jokers + 1),
        groups_with_jokers(goal, rack, jokers),
    ):
        wild = sum(tile.joker for tile in core)
        only = len(core) == wild + 1
        if first and len(core) > size:
            ends = core[0].joker + core[-1].joker
            if len(core) > 2 * wild + 1 or ends < (1 if only else 2):
                continue
        if first or len(core) == max(size, wild + 1):
            yield core, first
