"""Sets as bits: quick to compare, since no tile lies twice in a set, and jokers are alike."""

from collections.abc import Iterable
from functools import lru_cache
from typing import NamedTuple

from remeld.rules import COLOURS, Tile, TileSet

__all__ = ["Part", "part"]

_BIT = {
    Tile(colour, number): 1 << 16 * place + number
    for place, colour in enumerate(COLOURS)
    for number in range(1, 14)
}


class Part(NamedTuple):
    """Tiles of a set, one bit for each, and a number of jokers."""

    tiles: int
    jokers: int

    def shared(self, other: "Part") -> int:
        """How many tiles lie in both."""
        tiles = (self.tiles & other.tiles).bit_count()
        return tiles + min(self.jokers, other.jokers) if self.jokers else tiles

    def common(self, other: "Part") -> "Part":
        """The tiles that lie in both."""
        return Part(self.tiles & other.tiles, min(self.jokers, other.jokers))

    def less(self, other: "Part") -> "Part":
        """What is left without the tiles that lie in both."""
        return Part(self.tiles & ~other.tiles, max(0, self.jokers - other.jokers))

    def holds(self, tile: Tile) -> bool:
        """Whether a tile that is no joker lies in it."""
        return self.tiles & _BIT[tile] > 0

    def split(self, tiles: Iterable[Tile]) -> tuple[TileSet, TileSet]:
        """Those of the tiles that belong to this part, and the others, in their order.

        >>> from remeld.notation import parse_set
        >>> part(parse_set("j r5")).split(parse_set("r4 r5 j"))[1]
        (Tile('r', 4),)
        """
        mine: list[Tile] = []
        others: list[Tile] = []
        jokers = self.jokers
        for tile in tiles:
            if tile.joker:
                jokers -= 1
                (mine if jokers >= 0 else others).append(tile)
            else:
                (mine if self.tiles & _BIT[tile] else others).append(tile)
        return tuple(mine), tuple(others)


@lru_cache(maxsize=1 << 14)
def part(tiles: TileSet) -> Part:
    """A set, or some tiles of one, as bits."""
    numbered = [_BIT[tile] for tile in tiles if not tile.joker]
    return Part(sum(numbered), len(tiles) - len(numbered))
