"""Tiles, sets, tables and racks as text: `b8`, `j=b8`, `b4-9`; `k8 r8 o8, b4 b5 b6`."""

import re
from collections.abc import Iterable, Iterator
from contextlib import suppress

from remeld.notation.errors import NotationError
from remeld.rules import COLOURS, JOKER, UNKNOWN, Rack, Table, Tile, TileSet

__all__ = [
    "check_length",
    "format_rack",
    "format_set",
    "format_table",
    "format_tile",
    "parse_rack",
    "parse_set",
    "parse_table",
    "parse_tile",
]

_TILE = re.compile(rf"([{COLOURS}])([1-9][0-9]?)(?:[-–]([1-9][0-9]?))?")
_FOURTH = COLOURS[3]
_LONGEST = 10_000
"""Longer texts hold no table: the largest box fills a few thousand characters."""


def parse_tile(text: str) -> Tile:
    """Read one tile.

    >>> parse_tile("b8"), parse_tile("j=B8")
    (Tile('b', 8), Tile('b', 8, joker=True))
    >>> parse_tile("x8")
    Traceback (most recent call last):
        ...
    remeld.notation.errors.NotationError: unknown tile 'x8' at character 1 of the tile
    """
    tiles = parse_rack(text, "tile")
    if len(tiles) != 1:
        raise NotationError("not-one-tile", text, 1, "tile")
    return tiles[0]


def parse_rack(text: str, where: str = "rack", start: int = 0, fourth: str = "") -> Rack:
    """Read tiles separated by spaces; `b4-9` stands for six tiles.

    `start` says how many characters stand before the text, for the places in messages. `fourth`
    is a letter that a player types for the fourth colour, beside `o`.

    >>> len(parse_rack("b4-9 j ??"))
    8
    >>> parse_rack("y8", fourth="y")
    (Tile('o', 8),)
    """
    check_length(text, where)
    if "," in text:
        raise NotationError("unexpected-comma", ",", start + text.index(",") + 1, where)
    return _tiles(text, start, where, fourth)


def parse_set(text: str, where: str = "set") -> TileSet:
    """Read the tiles of one set.

    >>> parse_set("r2 j r4")
    (Tile('r', 2), Tile('j', 0, joker=True), Tile('r', 4))
    """
    tiles = parse_rack(text, where)
    if not tiles:
        raise NotationError("empty-set", text, 1, where)
    return tiles


def parse_table(text: str, where: str = "table", start: int = 0, fourth: str = "") -> Table:
    """Read sets separated by commas; an empty text is an empty table. The rest as above.

    >>> [len(tiles) for tiles in parse_table("b4-6, k8 r8 o8 j")]
    [3, 4]
    """
    check_length(text, where)
    if not text.strip():
        return ()
    sets = []
    for part in text.split(","):
        tiles = _tiles(part, start, where, fourth)
        if not tiles:
            raise NotationError("empty-set", part, start + 1, where)
        sets.append(tiles)
        start += len(part) + 1
    return tuple(sets)


def check_length(text: str, where: str, longest: int = _LONGEST) -> None:
    """Refuse a text that is too long to be looked at."""
    if len(text) > longest:
        raise NotationError("text-too-long", text, longest, where)


def _tiles(text: str, start: int, where: str, fourth: str) -> Rack:
    if not fourth:
        with suppress(KeyError):
            return tuple([_READ[word] for word in text.split()])
    return tuple(
        tile
        for word in re.finditer(r"\S+", text)
        for tile in _word(word[0], start + word.start() + 1, where, fourth)
    )


def _word(word: str, place: int, where: str, fourth: str) -> Iterator[Tile]:
    lower = word.lower().replace(fourth, _FOURTH) if fourth else word.lower()
    if lower == "j":
        yield JOKER
        return
    if lower == "??":
        yield UNKNOWN
        return
    joker = lower.startswith("j=")
    found = _TILE.fullmatch(lower.removeprefix("j="))
    if not found or (joker and found[3]):
        raise NotationError("unknown-tile", word, place, where)
    first, last = int(found[2]), int(found[3] or found[2])
    if last < first:
        raise NotationError("run-falls", word, place, where)
    for number in range(first, last + 1):
        yield Tile(found[1], number, joker=joker)


def format_tile(tile: Tile) -> str:
    """Write one tile.

    >>> format_tile(Tile("b", 8, joker=True))
    'j=b8'
    """
    return _WRITTEN[tile]


class _Written(dict[Tile, str]):
    """The words of tiles; those that no box holds are written as well, but not kept."""

    def __missing__(self, tile: Tile) -> str:
        return str(tile)


_WRITTEN = _Written()
_READ: dict[str, Tile] = {}
"""The words that are written for tiles; what else can be read takes a little longer."""
_NUMBERED = [Tile(c, n, j) for c in COLOURS for n in range(1, 14) for j in (False, True)]
for _tile in (JOKER, UNKNOWN, *_NUMBERED):
    _WRITTEN[_tile] = _WRITTEN[_tile]
    _READ[_WRITTEN[_tile]] = _tile


def format_set(tiles: TileSet) -> str:
    """Write the tiles of a set.

    >>> format_set(parse_set("B4-6"))
    'b4 b5 b6'
    """
    return " ".join([_WRITTEN[tile] for tile in tiles])


format_rack = format_set


def format_table(table: Iterable[TileSet]) -> str:
    """Write a table.

    >>> format_table(parse_table("b4-6,K8 r8 o8"))
    'b4 b5 b6, k8 r8 o8'
    """
    return ", ".join(map(format_set, table))
