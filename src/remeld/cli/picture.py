"""`remeld picture`: tiles for a book, a post or a slide."""

import re
import sys
from pathlib import Path
from struct import unpack
from typing import TYPE_CHECKING, Annotated

import typer

from remeld.cli.common import (
    AsJson,
    Edition,
    House,
    Lang,
    pick_rules,
    print_json,
    read_number,
    typed_letter,
)
from remeld.notation import parse_position, parse_rack, parse_table
from remeld.rules import Rack, RemeldError, Ruleset, Table, check_tiles, in_order, spread

if TYPE_CHECKING:
    from remeld.notation.pictures import Marks

__all__ = ["DEFAULT_WIDTH", "encoded", "picture"]

DEFAULT_WIDTH = 1200
MOST_WIDTH = 10_000


def picture(
    table: Annotated[str | None, typer.Option("--table", metavar="TABLE")] = None,
    rack: Annotated[str | None, typer.Option("--rack", metavar="TILES")] = None,
    before: Annotated[str | None, typer.Option("--before", metavar="TABLE")] = None,
    position: Annotated[str | None, typer.Option("--position", metavar="P")] = None,
    output: Annotated[str | None, typer.Option("--output", metavar="FILE")] = None,
    width: Annotated[str | None, typer.Option("--width", metavar="N")] = None,
    edition: Edition = None,
    house: House = None,
    json: AsJson = False,
    lang: Lang = None,
) -> int:
    """Draw, and write to the file or to the standard output."""
    from remeld.library.fresh_tiles import fresh_tiles
    from remeld.notation.pictures import draw

    marks: Marks = ()
    if position is None:
        rules, sets, tiles = _read(table, rack, edition, house, lang)
    elif table is None and rack is None:
        seen = parse_position(position)
        rules, sets, tiles = seen.ruleset, seen.table, seen.rack
    else:
        raise RemeldError(
            "position-alone", "--position has table and rack itself", option="--position"
        )
    if before is not None and sets is not None:
        fourth = typed_letter(lang, rules, before)
        marks = fresh_tiles(parse_table(before, "before", fourth=fourth), sets)
    wide = read_number("--width", width or str(DEFAULT_WIDTH), 1, MOST_WIDTH)
    svg = draw(rules, sets, tiles, marks)
    made = svg.encode() if output is None else encoded(svg, output, wide)
    if output is not None:
        Path(output).write_bytes(made)
    if json:
        drawn = dict(zip(("width", "height"), _size(made), strict=True))
        print_json({"file": output, **drawn, **({"svg": svg} if output is None else {})})
    elif output is None:
        sys.stdout.write(svg)
    return 0


def _read(
    table: str | None, rack: str | None, edition: str | None, house: str | None, lang: str | None
) -> tuple[Ruleset, Table | None, Rack | None]:
    if table is None and rack is None:
        raise RemeldError("missing-option", "--table or --rack is missing", option="--table")
    rules = pick_rules(edition, house)
    fourth = typed_letter(lang, rules, table or "", rack or "")
    sets = tiles = None
    if table is not None:
        sets = in_order(rules, parse_table(table, "table", fourth=fourth))
    if rack is not None:
        tiles = parse_rack(rack, "rack", fourth=fourth)
    # Whoever draws a figure for a book may hide tiles, but no box has others.
    known = [tile for tile in (*spread(sets or ()), *(tiles or ())) if str(tile) != "??"]
    check_tiles(rules.sized_for(rules.players_max), known, "table-and-rack")
    return rules, sets, tiles


def _size(made: bytes) -> tuple[float, float]:
    """How wide and how high a picture is: a PNG in pixels, an SVG as it is drawn.

    >>> _size(b'<svg width="60" height="79.5">')
    (60.0, 79.5)
    """
    if made.startswith(b"\x89PNG"):
        wide, high = unpack(">II", made[16:24])
        return wide, high
    size = re.match(rb'<svg [^>]*?width="([0-9.]+)" height="([0-9.]+)"', made)
    assert size is not None
    return float(size[1]), float(size[2])


def encoded(svg: str, file: str, width: int) -> bytes:
    """The picture as the name of the file says."""
    kind = Path(file).suffix.lower()
    if kind == ".svg":
        return svg.encode()
    if kind != ".png":
        raise RemeldError(
            "picture-kind", f"{file!r} ends neither with .svg nor with .png", part=file
        )
    try:
        from resvg_py import svg_to_bytes
    except ImportError:
        raise RemeldError("extra-missing", "no renderer", what="resvg-py", extra="png") from None
    return bytes(svg_to_bytes(svg_string=svg, width=width, skip_system_fonts=True))
