"""Sets and tables at random, without jokers, from the tiles of a box."""

from collections import Counter
from random import Random

from remeld.rules import COLOURS, Rack, Ruleset, Table, Tile, TileSet, count

__all__ = ["numbered", "random_set", "random_table", "some_of"]

LONGEST_RUN = 6


def numbered(rules: Ruleset) -> Counter[Tile]:
    """All tiles of the box but the jokers.

    >>> from remeld.rules import EDITIONS
    >>> numbered(EDITIONS["goliath"]).total()
    104
    """
    return Counter({tile: each for tile, each in count(rules.box.tiles()).items() if tile.number})


def random_set(rules: Ruleset, rng: Random, numbers: range) -> TileSet:
    """A run or a group, all of its numbers among these.

    >>> from remeld.notation import format_set
    >>> from remeld.rules import EDITIONS
    >>> format_set(random_set(EDITIONS["goliath"], Random(2), range(1, 14)))
    'k1 r1 o1'
    """
    colours = COLOURS[: rules.colours]
    if rng.random() < 0.5:
        length = rng.randint(rules.min_set, min(LONGEST_RUN, len(numbers)))
        first, colour = rng.randint(numbers[0], numbers[-1] - length + 1), rng.choice(colours)
        return tuple(Tile(colour, number) for number in range(first, first + length))
    number = rng.choice(numbers)
    chosen = rng.sample(colours, rng.randint(rules.min_set, min(rules.group_max, len(colours))))
    return tuple(Tile(colour, number) for colour in sorted(chosen, key=colours.index))


def random_table(rules: Ruleset, rng: Random, sets: int, numbers: range) -> Table:
    """So many sets, which the box has tiles for.

    >>> from remeld.rules import EDITIONS
    >>> len(random_table(EDITIONS["goliath"], Random(1), 4, range(3, 9)))
    4
    """
    left = numbered(rules)
    table: list[TileSet] = []
    while len(table) < sets:
        tiles = random_set(rules, rng, numbers)
        if all(left[tile] for tile in tiles):
            left.subtract(tiles)
            table.append(tiles)
    return tuple(table)


def some_of(tiles: Counter[Tile], number: int, rng: Random) -> Rack:
    """So many of the tiles, drawn at random.

    >>> some_of(Counter([Tile("b", 3)]), 1, Random(1))
    (Tile('b', 3),)
    """
    return tuple(rng.sample(sorted(tiles.elements()), number))
