"""`remeld arrange`: any heap of tiles into legal sets."""

from typing import TYPE_CHECKING, Annotated

import typer

from remeld.cli.common import (
    AsJson,
    Big,
    Edition,
    House,
    Lang,
    Players,
    get_words,
    grid,
    pick_rules,
    pick_size,
    print_json,
    screen,
    typed_letter,
)
from remeld.notation import format_rack, format_set, format_tile, parse_rack
from remeld.words import Words

if TYPE_CHECKING:
    from remeld.solver import Arrangement

__all__ = ["arrange"]


def arrange(
    tiles: Annotated[str, typer.Option("--tiles", metavar="TILES")],
    edition: Edition = None,
    house: House = None,
    players: Players = None,
    big_set: Big = False,
    json: AsJson = False,
    lang: Lang = None,
) -> int:
    """Arrange tiles; 0 if none is left over, else 1."""
    from remeld.solver import arrange as ask_the_solver

    rules = pick_size(pick_rules(edition, house), players, big=big_set)
    # Tiles of a table that somebody messed up may still be written set by set.
    heap = parse_rack(tiles.replace(",", " "), "heap", fourth=typed_letter(lang, rules, tiles))
    found = ask_the_solver(rules, heap)
    if json:
        print_json(
            {
                "sets": [[format_tile(tile) for tile in each] for each in found.sets],
                "left": [format_tile(tile) for tile in found.left],
                "optimal": found.optimal,
            }
        )
    else:
        _show(get_words(lang, rules), found)
    return 1 if found.left else 0


def _show(words: Words, found: "Arrangement") -> None:
    from rich.text import Text

    from remeld.terminal.paint import paint

    rows = grid(3)
    for number, tiles in enumerate(found.sets, start=1):
        label = words.text("cli-label-sets") if number == 1 else ""
        rows.add_row(label, str(number), Text.from_ansi(paint(format_set(tiles))))
    left, count = format_rack(found.left), len(found.left)
    if left:
        rows.add_row(words.text("cli-label-left"), "", Text.from_ansi(paint(left)))
    console = screen()
    console.print(rows)
    text = words.text("cli-arrange-left", count=count) if left else words.text("cli-arrange-done")
    console.print(text)
    if not found.optimal:
        console.print(words.text("cli-arrange-not-proved"))
