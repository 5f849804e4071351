"""Tiles as a picture: SVG that needs no font, looks the same everywhere and tells itself in words.

Each colour has a sign of its own beside it, as on the page, so that no colour need be seen.
"""

from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from html import escape
from typing import TypeAlias

from remeld.notation.tiles import format_rack, format_table
from remeld.rules import Rack, Ruleset, Table, Tile, TileSet

__all__ = ["Marks", "draw"]

Marks: TypeAlias = Sequence[Counter[Tile]]
"""By set of a table: the tiles that are marked as new."""

WIDTH, HEIGHT = 40, 53
GAP, SET_GAP, ROW_GAP, MARGIN = 2, 16, 12, 14
WIDEST = 15 * (WIDTH + GAP)
"""Where a row of sets ends; a longer set has a row of its own."""

INKS = {
    "k": "#1c1d22",
    "r": "#bf1722",
    "b": "#1350ae",
    "o": "#a84f00",
    "g": "#17692f",
    "p": "#7a2a9e",
}
YELLOW = "#836200"
JOKER_INK, FRESH = "#4a3a78", "#2a7f50"
FELT, WOOD = "#e4ecdf", "#d9bf94"

SIGNS = {
    "k": "M12 2.5a9.5 9.5 0 1 0 0 19a9.5 9.5 0 1 0 0-19z",
    "r": "M12 2.4 22.6 21.4H1.4z",
    "b": "M3.2 3.2h17.6v17.6H3.2z",
    "o": "M12 .8 22.2 12 12 23.2 1.8 12z",
    "g": "M8.4 2h7.2v6.4H22v7.2h-6.4V22H8.4v-6.4H2V8.4h6.4z",
    "p": "M12 1.2l3.1 7.3 7.9.7-6 5.2 1.8 7.7L12 18l-6.8 4.1L7 14.4 1 9.2l7.9-.7z",
}
"""The signs of the colours, on a field of 24 by 24."""
DIGITS = {
    "0": "M5 1.5a3.5 6.5 0 1 0 .01 0z",
    "1": "M2 4.4 5.6 1.5V14.5",
    "2": "M1.6 5a3.5 3.5 0 0 1 7-.2c0 3.2-5.4 5.8-7 9.7h7.2",
    "3": "M1.7 3.4a3.4 3.1 0 1 1 3 4.3a3.6 3.4 0 1 1-3.3 4.8",
    "4": "M6.8 14.5V1.5L1 10.5h8.4",
    "5": "M8.3 1.5H2.9L2.2 7.4c3-1.7 6.7-.5 6.7 3 0 4.5-5.3 5.2-7.4 2.3",
    "6": "M7.7 1.5C3.6 3.5 1.5 7 1.5 10.7a3.6 3.8 0 1 0 .3-1.6",
    "7": "M1.4 1.5h7.4L4.3 14.5",
    "8": "M5 1.5a2.9 3 0 1 0 .01 0zM5 7.5a3.6 3.5 0 1 0 .01 0z",
    "9": "M2.3 14.5C6.4 12.5 8.5 9 8.5 5.3a3.6 3.8 0 1 0-.3 1.6",
}
"""The digits as strokes, on a field of 10 by 16."""
JOKER_CAP = "M6.5 16.5 3 6.2l8.1 4.3L16 2.6l4.9 7.9L29 6.2l-3.5 10.3z"
JOKER_FACE = "M6.5 18.2h19c0 7.6-4.2 12.4-9.5 12.4S6.5 25.8 6.5 18.2z"
JOKER_BELLS = "M3 5.6h.01M16 2.6h.01M29 5.6h.01"
JOKER_LINES = "M11.2 21.3v1.4M20.8 21.3v1.4M10.9 25.2c2.8 2.7 7.4 2.7 10.2 0"
"""A laughing face under a cap with three points, on a field of 32 by 32."""


def draw(
    ruleset: Ruleset, table: Table | None = None, rack: Rack | None = None, marks: Marks = ()
) -> str:
    """The picture of a table, of a rack, or of a table with a rack below it.

    >>> from remeld.notation import parse_rack
    >>> from remeld.rules import EDITIONS
    >>> picture = draw(EDITIONS["goliath"], rack=parse_rack("b3 j"))
    >>> picture.startswith("<svg "), "<title>b3 j</title>" in picture
    (True, True)
    """
    inks = INKS | ({"o": YELLOW} if ruleset.fourth_colour == "yellow" else {})
    sheet = _Sheet(inks)
    if table is not None:
        sheet.lay(table, marks, FELT)
    if rack is not None:
        sheet.lay(_in_rows(rack), (), WOOD)
    told = [format_table(table)] if table is not None else []
    told += [format_rack(rack)] if rack is not None else []
    return sheet.picture(" | ".join(told))


def _in_rows(rack: Rack) -> Table:
    """A rack in pieces that are no wider than a row."""
    most = WIDEST // (WIDTH + GAP)
    return tuple(rack[start : start + most] for start in range(0, len(rack), most))


@dataclass
class _Sheet:
    """What is drawn so far, from the top down."""

    inks: dict[str, str]
    parts: list[str] = field(default_factory=list)
    height: float = 0
    width: float = 2 * MARGIN + 3 * WIDTH

    def lay(self, table: Table, marks: Marks, ground: str) -> None:
        """Draw sets in rows on a ground of their own."""
        x, y = float(MARGIN), self.height + MARGIN
        drawn: list[str] = []
        for number, tiles in enumerate(table):
            wide = len(tiles) * (WIDTH + GAP) - GAP
            if x > MARGIN and x + wide > MARGIN + WIDEST:
                x, y = float(MARGIN), y + HEIGHT + ROW_GAP
            fresh = Counter(marks[number]) if marks else Counter[Tile]()
            drawn += self._set(tiles, fresh, x, y)
            x += wide + SET_GAP
            self.width = max(self.width, x - SET_GAP + MARGIN)
        bottom = y + HEIGHT + MARGIN
        size = f'y="{self.height:g}" width="100%" height="{bottom - self.height:g}"'
        self.parts.append(f'<rect {size} fill="{ground}"/>')
        self.parts += drawn
        self.height = bottom

    def _set(self, tiles: TileSet, fresh: Counter[Tile], x: float, y: float) -> Iterator[str]:
        for place, tile in enumerate(tiles):
            kind = tile.plain
            marked = fresh[kind] > 0
            fresh[kind] -= marked
            yield f'<g transform="translate({x + place * (WIDTH + GAP):g} {y:g})">'
            yield from _tile(tile, self.inks, marked=marked)
            yield "</g>"

    def picture(self, title: str) -> str:
        """The whole picture."""
        size = f'width="{self.width:g}" height="{self.height:g}"'
        head = f'<svg xmlns="http://www.w3.org/2000/svg" {size} viewBox="0 0 {self.width:g} '
        head += f'{self.height:g}" role="img"><title>{escape(title, quote=False)}</title>'
        return "\n".join([head, *self.parts, "</svg>"]) + "\n"


def _tile(tile: Tile, inks: dict[str, str], *, marked: bool) -> Iterator[str]:
    edge, wide = (FRESH, 3) if marked else ("#cdbf9c", 1)
    hidden = not tile.joker and not tile.declared
    face = "#cdbf9c" if hidden else "#fdf9ee"
    yield f'<rect y="2.4" width="{WIDTH}" height="{HEIGHT}" rx="5.6" fill="#b5a57d"/>'
    yield (
        f'<rect x="{wide / 2:g}" y="{wide / 2:g}" width="{WIDTH - wide}" height="{HEIGHT - wide}" '
        f'rx="5.6" fill="{face}" stroke="{edge}" stroke-width="{wide}"/>'
    )
    if tile.joker:
        told = tile.declared
        yield from _joker(8 if told else 4.5, 4 if told else 10, 0.75 if told else 0.97)
        if told:
            yield _number(tile.number, 15, 37, 0.62, inks[tile.colour])
            yield _sign(tile.colour, 23, 37.4, 0.36, inks[tile.colour])
    elif not hidden:
        yield _number(tile.number, WIDTH / 2, 8, 1.5, inks[tile.colour])
        yield _sign(tile.colour, WIDTH / 2 - 6.5, 36, 0.54, inks[tile.colour])


def _number(number: int, middle: float, top: float, scale: float, ink: str) -> str:
    digits = str(number)
    step = 9.4
    left = middle - scale * (step * len(digits) + 0.6) / 2
    paths = "".join(
        f'<path transform="translate({step * place:g} 0)" d="{DIGITS[digit]}"/>'
        for place, digit in enumerate(digits)
    )
    return (
        f'<g transform="translate({left:.2f} {top:g}) scale({scale:g})" fill="none" stroke="{ink}" '
        f'stroke-width="2.3" stroke-linecap="round" stroke-linejoin="round">{paths}</g>'
    )


def _sign(colour: str, x: float, y: float, scale: float, ink: str) -> str:
    return (
        f'<path transform="translate({x:g} {y:g}) scale({scale:g})" fill="{ink}" '
        f'd="{SIGNS[colour]}"/>'
    )


def _joker(x: float, y: float, scale: float) -> Iterator[str]:
    yield f'<g transform="translate({x:g} {y:g}) scale({scale:g})" fill="{JOKER_INK}">'
    yield f'<path d="{JOKER_CAP}"/><path d="{JOKER_FACE}"/>'
    yield f'<path fill="none" stroke="{INKS["o"]}" stroke-width="4.6" stroke-linecap="round" '
    yield f'd="{JOKER_BELLS}"/>'
    yield f'<path d="{JOKER_LINES}" fill="none" stroke="#fdf9ee" stroke-width="2.2" '
    yield 'stroke-linecap="round"/></g>'
