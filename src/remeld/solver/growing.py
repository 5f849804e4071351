"""Sets that grow, and new sets for a freed joker, where joker sets are frozen.

Two more tiles on each side are enough: three would make a run of their own.
"""

from collections.abc import Iterator
from itertools import combinations, product
from typing import NamedTuple

from remeld.rules import COLOURS, JOKER, Reading, Tile, TileSet
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
    for before, after in product(range(REACH + 1), repeat=2):
        last = first + size - 1
        if before + size + after > longest or first - before < 1 or last + after > rules.numbers:
            continue
        left = [Tile(colour, number) for number in range(first - before, first)]
        right = [Tile(colour, number) for number in range(last + 1, last + after + 1)]
        for chosen in _tile_or_joker(goal, stock, left + right):
            yield chosen[:before], chosen[before:]


def _tile_or_joker(goal: Goal, stock: Stock, line: list[Tile]) -> Iterator[TileSet]:
    """Each place with its tile, or with a joker from the rack."""
    choices = []
    for tile in line:
        there = [tile] if stock.holds(goal.cells[tile]) else []
        choices.append([*there, JOKER] if stock.may_jokers else there)
    for chosen in product(*choices):
        if sum(tile.joker for tile in chosen) <= stock.may_jokers:
            yield chosen


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
    """Every new set for a freed joker: a core of rack tiles with it, and what lies beside."""
    for core, first in _cores(goal, stock, freed):
        inner = frozenset(place for place, tile in enumerate(core) if not tile.joker)
        if first:
            colour = next(tile.colour for tile in core if not tile.joker)
            for before, after in _sides(goal, stock, colour, first, len(core)):
                tiles = before + core + after
                rack = frozenset(place + len(before) for place in inner)
                yield from _shares(goal, stock, tiles, rack, freed, len(before))
        else:
            number = next(tile.number for tile in core if not tile.joker)
            for more in _members(goal, stock, number, core):
                yield from _shares(goal, stock, core + more, inner, freed, 0)


def _shares(
    goal: Goal, stock: Stock, tiles: TileSet, rack: frozenset[int], freed: int, start: int
) -> Iterator[Laid]:
    """How many of the set's jokers are freed ones: those in its core can be."""
    core = range(start, start + goal.ruleset.min_set)
    inside = sum(tiles[place].joker for place in core)
    for old in range(1, min(freed, inside) + 1):
        yield Laid(tiles, rack, old)
    if freed > inside:
        # Another freed joker beside the core needs a core of its own: more rack tiles.
        yield from _two_cores(goal, stock, tiles, freed)


def _two_cores(goal: Goal, stock: Stock, tiles: TileSet, freed: int) -> Iterator[Laid]:
    """The same set with more of its tiles from the rack, where two cores overlap."""
    jokers = sum(tile.joker for tile in tiles)
    there = [p for p, t in enumerate(tiles) if not t.joker and stock.may[goal.cells[t]] > 0]
    for size in range(1, len(there) + 1):
        for rack in combinations(there, size):
            for old in range(2, min(freed, jokers) + 1):
                yield Laid(tiles, frozenset(rack), old)


def _cores(goal: Goal, stock: Stock, freed: int) -> Iterator[tuple[TileSet, int]]:
    """Smallest sets of rack tiles and jokers, with the first number of a run (0: a group)."""
    rules = goal.ruleset
    size = rules.min_set
    jokers = min(freed + stock.may_jokers, size - 1)
    for colour in COLOURS[: rules.colours]:
        for first in range(1, rules.numbers - size + 2):
            line = [Tile(colour, first + step) for step in range(size)]
            for wild in range(1, jokers + 1):
                for places in combinations(range(size), wild):
                    core = tuple(JOKER if p in places else t for p, t in enumerate(line))
                    if _on_rack(goal, stock, core):
                        yield core, first
    for number in range(1, rules.numbers + 1):
        line = [Tile(colour, number) for colour in COLOURS[: rules.colours]]
        for wild in range(1, jokers + 1):
            for tiles in combinations(line, size - wild):
                core = tiles + (JOKER,) * wild
                if _on_rack(goal, stock, core):
                    yield core, 0


def _on_rack(goal: Goal, stock: Stock, core: TileSet) -> bool:
    return all(stock.may[goal.cells[tile]] > 0 for tile in core if not tile.joker)
