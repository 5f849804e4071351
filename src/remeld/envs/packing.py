"""Sets as the numbers by which the engine knows them, and the table after a play by the engine."""

from functools import lru_cache

from remeld.rules import Rack, Ruleset, Shape, Table, TileSet, in_order, readings, spread
from remeld.simulation import engine
from remeld.simulation.numbers import memory_for
from remeld.solver import best_play
from remeld.solver.encoding import cells_of, set_bits, tiles_of
from remeld.solver.turn_solver import joker_rules

__all__ = [
    "carefulness",
    "growth_of",
    "packed",
    "packed_sets",
    "still_counts",
    "table_after",
    "told_table",
]

CAREFUL = {"free": 0, "new-set": 2, "frozen": 3}
REACH = 2


def carefulness(ruleset: Ruleset) -> int:
    """How careful the engine must be with jokers: not at all, 2 and 3 by rules it knows, else 1."""
    return CAREFUL.get(joker_rules(ruleset), 1)


@lru_cache(maxsize=1 << 14)
def packed(tiles: TileSet, group_max: int) -> int:
    """A set of the table: whether it is a group, its colour or number, members and jokers as bits.

    >>> from remeld.notation import parse_set
    >>> [f"{packed(parse_set(text), 4):x}" for text in ("b3-5", "k7 r7 j")]
    ['3804', '40000070f']
    """
    kind, key, members, jokers = set_bits(tiles, group_max)
    return kind | key << 1 | members << 8 | jokers << 32


def packed_sets(ruleset: Ruleset, table: Table) -> list[int]:
    """All sets of a table."""
    group_max = min(ruleset.group_max, ruleset.colours)
    return [packed(tiles, group_max) for tiles in table]


@lru_cache(maxsize=1 << 12)
def _growth(tiles: TileSet, shape: Shape) -> tuple[bool, list[int], list[int]]:
    """Of a set with jokers: whether it has one reading, what jokers stand for, how it can grow."""
    found = readings(tiles, shape)
    reading = found[0]
    cells = cells_of(shape.colours, shape.numbers)
    stand = {
        cells[each]
        for reading in found
        for tile, kinds in zip(reading.tiles, reading.stands_for, strict=True)
        if tile.joker
        for each in kinds
    }
    size = len(tiles)
    if reading.kind == "run":
        first, last = (cells[next(iter(reading.stands_for[end]))] for end in (0, -1))
        below, above = first // shape.colours, shape.numbers - 1 - last // shape.colours
        room = min(shape.run_max, shape.numbers) - size
        rows = [first - shape.colours, -shape.colours, min(REACH, below)]
        rows += [last + shape.colours, shape.colours, min(REACH, above)]
    else:
        held = {tile.colour: cells[tile] for tile in reading.tiles if not tile.joker}
        first = next(iter(held.values())) // shape.colours * shape.colours
        room = min(shape.group_max, shape.colours) - size
        rows = []
        for cell in range(first, first + shape.colours):
            if cell not in held.values():
                rows += [cell, 0, 1]
    return len(found) == 1, sorted(stand), [room, len(rows) // 3, *rows]


def growth_of(ruleset: Ruleset, table: Table) -> list[int]:
    """How the sets with jokers can grow, as the engine wants to know it (see `grown_sets`).

    >>> from remeld.notation import parse_table
    >>> from remeld.rules import EDITIONS
    >>> growth_of(EDITIONS["lanmi"], parse_table("b3 j b5, k7 r7 o7"))
    [1, 1, 14, 10, 2, 6, -4, 2, 22, 4, 2]
    """
    each = [_growth(tiles, ruleset.shape) for tiles in table if any(tile.joker for tile in tiles)]
    if not each:
        return []
    stand = [cell for _, cells, _ in each for cell in cells]
    rows = [number for _, _, numbers in each for number in numbers]
    return [int(all(one for one, _, _ in each)), len(stand), *stand, *rows]


def told_table(ruleset: Ruleset, table: Table) -> tuple[list[int], list[int]]:
    """The sets of a table and how they can grow, where jokers lie there and it matters."""
    if not any(tile.joker for tiles in table for tile in tiles) or not carefulness(ruleset):
        return [], []
    return packed_sets(ruleset, table), growth_of(ruleset, table)


def still_counts(ruleset: Ruleset, table: Table) -> bytes:
    """The tiles of a table that do not lie with a joker, by cell."""
    still = [tiles for tiles in table if not any(tile.joker for tile in tiles)]
    return _counted(ruleset, spread(tuple(still)))


def table_after(ruleset: Ruleset, table: Table, laid: Rack, *, melded: bool) -> Table:
    """The table after a play that lays just these tiles; as it was if no legal play does.

    Sets with jokers stay as they are if they can. By the engine, where it sees that all is legal:
    else by the solver.

    >>> from remeld.notation import format_table, parse_rack, parse_table
    >>> from remeld.rules import EDITIONS
    >>> rules = EDITIONS["broadway"]
    >>> table = parse_table("k3 j k5, r4 r5 r6")
    >>> format_table(table_after(rules, table, parse_rack("r7"), melded=True))
    'k3 j k5, r4 r5 r6 r7'
    """
    jokers = [tiles for tiles in table if any(tile.joker for tile in tiles)]
    careful = carefulness(ruleset)
    plain = not any(tile.joker for tile in laid) and not ruleset.drawn_tile_playable
    if melded and jokers and plain and careful:
        found = engine.arrange_laid(
            _memory(ruleset),
            _counted(ruleset, spread(table)),
            still_counts(ruleset, table),
            packed_sets(ruleset, table),
            _counted(ruleset, laid),
            careful,
        )
        if found is not None:
            return in_order(ruleset, tuple(tiles_of(*each) for each in found))
    answer = best_play(ruleset, table, laid, melded=melded, objective="out", least=False)
    return in_order(ruleset, answer.table)


@lru_cache(maxsize=8)
def _memory(ruleset: Ruleset) -> engine.Simulation:
    return memory_for(ruleset)


def _counted(ruleset: Ruleset, tiles: Rack) -> bytes:
    cells = cells_of(ruleset.colours, ruleset.numbers)
    counts = bytearray(ruleset.colours * ruleset.numbers + 1)
    for tile in tiles:
        counts[cells[tile]] += 1
    return bytes(counts)
