"""From tiles and rules to the engine's numbers."""

from collections.abc import Iterable

from remeld.rules import JOKER, UNKNOWN, Rack, Ruleset, Tile
from remeld.simulation.engine import Simulation, set_rules
from remeld.solver.encoding import cells_of

__all__ = [
    "cells_in_order",
    "counted",
    "memory_for",
    "opens_at_once",
    "release",
    "rule_numbers",
    "tiles_of_counts",
]

ENDINGS = ("playOn", "mustPlayIfAble", "endWhenDrawImpossible", "endAtOnce")
TIES = ("share", "fewestTiles", "noWinner")

_idle: list[Simulation] = []


def memory_for(ruleset: Ruleset) -> Simulation:
    """A simulation by these rules, in the size that is played; `release` it after use."""
    if ruleset.drawn_tile_playable:
        raise ValueError("no simulation lets a drawn tile be played, but these rules do")
    try:
        memory = _idle.pop()
    except IndexError:
        memory = Simulation()
    set_rules(memory, rule_numbers(ruleset))
    return memory


def rule_numbers(rules: Ruleset) -> tuple[int, ...]:
    """The rules in the order in which the engine wants them."""
    return (
        rules.colours,
        rules.numbers,
        rules.group_max,
        rules.run_max,
        rules.copies,
        rules.jokers,
        rules.hand,
        rules.meld_min,
        int(rules.table_in_meld_turn == "openAfterMeld"),
        ENDINGS.index(rules.pool_empty),
        int(not rules.may_decline),
        rules.draw_per_no_play,
        rules.rack_joker_value,
        TIES.index(rules.blocked_tie),
        int(rules.joker_set_frozen),
    )


def release(memory: Simulation) -> None:
    """Hand the memory on to whoever simulates next."""
    _idle.append(memory)


def opens_at_once(ruleset: Ruleset) -> bool:
    """Whether nobody needs an initial meld."""
    return ruleset.meld_min == 0 and ruleset.table_in_meld_turn == "openAfterMeld"


def cells_in_order(ruleset: Ruleset, tiles: Iterable[Tile]) -> bytes:
    """The cells of the tiles, one after the other."""
    cells = cells_of(ruleset.colours, ruleset.numbers)
    found = []
    for tile in tiles:
        if tile not in cells:
            what = "is not known" if tile == UNKNOWN else "is not in the box"
            raise ValueError(f"a tile {what}: {tile!r}")
        found.append(cells[tile])
    return bytes(found)


def counted(ruleset: Ruleset, tiles: Iterable[Tile]) -> bytes:
    """How many there are of each cell, jokers last.

    >>> from remeld.notation import parse_rack
    >>> from remeld.rules import EDITIONS
    >>> counted(EDITIONS["goliath"], parse_rack("k1 k1 j"))[0::52]
    b'\\x02\\x01'
    """
    counts = bytearray(ruleset.colours * ruleset.numbers + 1)
    for cell in cells_in_order(ruleset, tiles):
        counts[cell] += 1
    return bytes(counts)


def tiles_of_counts(ruleset: Ruleset, counts: bytes) -> Rack:
    """The tiles of counts by cell.

    >>> from remeld.rules import EDITIONS
    >>> tiles_of_counts(EDITIONS["goliath"], b"\\2" + bytes(51) + b"\\1")
    (Tile('k', 1), Tile('k', 1), Tile('j', 0, joker=True))
    """
    kinds = {cell: tile for tile, cell in cells_of(ruleset.colours, ruleset.numbers).items()}
    kinds[len(counts) - 1] = JOKER
    return tuple(kinds[cell] for cell, count in enumerate(counts) for _ in range(count))
