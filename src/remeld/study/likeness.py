"""When two puzzles are one: with other colours it is the same puzzle."""

from itertools import permutations

from remeld.rules import COLOURS, Rack, Tile
from remeld.study.puzzle import Puzzle

__all__ = ["likeness"]

Shape = tuple[object, ...]


def likeness(puzzle: Puzzle) -> Shape:
    """The same for two puzzles that differ in the names of their colours and in order only.

    >>> from dataclasses import replace
    >>> from remeld.study import make_puzzle
    >>> puzzle = make_puzzle("goliath", "find-the-play", 1)
    >>> swap = {"k": "b", "b": "k"}
    >>> other = lambda tiles: tuple(t._replace(colour=swap.get(t.colour, t.colour)) for t in tiles)
    >>> twin = replace(puzzle, rack=other(puzzle.rack), table=tuple(map(other, puzzle.table)))
    >>> twin == puzzle, likeness(twin) == likeness(puzzle)
    (False, True)
    """
    colours = COLOURS[: puzzle.ruleset.colours]
    sets = [tuple(sorted(tiles)) for tiles in puzzle.table]

    def renamed(names: dict[str, str]) -> Shape:
        def tiles(given: Rack) -> Rack:
            return tuple(sorted(_named(tile, names) for tile in given))

        table = tuple(sorted(map(tiles, sets)))
        return (puzzle.kind, table, tiles(puzzle.rack), tiles(puzzle.other))

    return min(renamed(dict(zip(colours, order, strict=True))) for order in permutations(colours))


def _named(tile: Tile, names: dict[str, str]) -> Tile:
    """The tile in another colour; what a joker stands for follows from its set."""
    return tile.plain if tile.joker else Tile(names[tile.colour], tile.number)
