"""A puzzle as a picture (SVG) to be shared: the table and the rack, and nothing of the answer."""

from collections.abc import Iterable, Iterator
from html import escape

from remeld.rules import Tile, TileSet
from remeld.study.puzzle import Puzzle

__all__ = ["draw_puzzle"]

WIDTH = 1200
MARGIN = 40
TILE, TALL, GAP = 52, 68, 6
BETWEEN = 28
"""Between two sets."""
TITLE = 90
# The colours and signs of tiles are those of the page; by its sign each is known without colours.
COLOURS = {"k": "#1c1d22", "r": "#bf1722", "b": "#1350ae", "o": "#a84f00"}
YELLOW, JOKER_INK = "#836200", "#4a3a78"
SIGNS = {
    "k": "M12 2.5a9.5 9.5 0 1 0 0 19a9.5 9.5 0 1 0 0-19z",
    "r": "M12 2.4 22.6 21.4H1.4z",
    "b": "M3.2 3.2h17.6v17.6H3.2z",
    "o": "M12 .8 22.2 12 12 23.2 1.8 12z",
}
STAR = "M12 1.2l3.1 7.3 7.9.7-6 5.2 1.8 7.7L12 18l-6.8 4.1L7 14.4 1 9.2l7.9-.7z"
FELT, WOOD, FACE, EDGE, LIGHT = "#1f5c4d", "#174739", "#fdf9ee", "#cdbf9c", "#f3efe6"


def draw_puzzle(puzzle: Puzzle, title: str) -> str:
    """The picture, with a title in its head.

    >>> from remeld.study import make_puzzle
    >>> drawn = draw_puzzle(make_puzzle("goliath", "go-out", 1), "A puzzle & a coffee")
    >>> drawn.startswith("<svg"), "A puzzle &amp; a coffee" in drawn
    (True, True)
    """
    table, bottom = _rows(puzzle.table, TITLE + MARGIN)
    rack, end = _rows([(tile,) for tile in puzzle.rack], bottom + BETWEEN, between=GAP)
    height = end + MARGIN // 2
    fourth = YELLOW if puzzle.ruleset.fourth_colour == "yellow" else COLOURS["o"]
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {height}" '
        f'width="{WIDTH}" height="{height}" font-family="system-ui, sans-serif">',
        f"<title>{escape(title)}</title>",
        f'<rect width="{WIDTH}" height="{height}" fill="{FELT}"/>',
        f'<rect y="{bottom}" width="{WIDTH}" height="{height - bottom}" fill="{WOOD}"/>',
        f'<text x="{MARGIN}" y="{TITLE - 30}" font-size="36" font-weight="700" '
        f'fill="{LIGHT}">{escape(title)}</text>',
        *(_tile(tile, x, y, fourth) for tile, x, y in (*table, *rack)),
        "</svg>\n",
    ]
    return "\n".join(parts)


Placed = list[tuple[Tile, int, int]]


def _rows(sets: Iterable[TileSet], top: int, between: int = BETWEEN) -> tuple[Placed, int]:
    """Where each tile lies, sets beside each other in rows; and where the rows end."""
    x, y = MARGIN, top
    placed: Placed = []
    for tiles in sets:
        wide = len(tiles) * (TILE + 2)
        if x > MARGIN and x + wide > WIDTH - MARGIN:
            x, y = MARGIN, y + TALL + GAP + between // 2
        placed += [(tile, x + at * (TILE + 2), y) for at, tile in enumerate(tiles)]
        x += wide + between
    return placed, y + TALL + MARGIN // 2


def _tile(tile: Tile, x: int, y: int, fourth: str) -> str:
    return f'<g transform="translate({x} {y})">{"".join(_face(tile, fourth))}</g>'


def _face(tile: Tile, fourth: str) -> Iterator[str]:
    yield f'<rect width="{TILE}" height="{TALL}" rx="7" fill="{FACE}" stroke="{EDGE}"/>'
    if tile.joker:
        yield f'<path d="{STAR}" transform="translate(8 16) scale(1.5)" fill="{JOKER_INK}"/>'
        return
    ink = fourth if tile.colour == "o" else COLOURS[tile.colour]
    yield (
        f'<text x="26" y="38" font-size="32" font-weight="800" text-anchor="middle" '
        f'fill="{ink}">{tile.number}</text>'
    )
    yield f'<path d="{SIGNS[tile.colour]}" transform="translate(18 45) scale(.68)" fill="{ink}"/>'
