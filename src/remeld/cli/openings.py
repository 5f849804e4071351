"""`remeld openings`: how soon a rack can lay its initial meld, and what is best."""

from typing import TYPE_CHECKING, Annotated

import typer

from remeld.cli.common import (
    AsJson,
    Edition,
    House,
    Lang,
    Players,
    get_words,
    grid,
    pick_rules,
    print_json,
    read_number,
    read_seed,
    screen,
    typed_letter,
)
from remeld.cli.solve import tile_list
from remeld.notation import format_rack, format_table, format_tile, parse_rack
from remeld.words import Words

if TYPE_CHECKING:
    from remeld.study import Openings, OpeningTurn

__all__ = ["openings"]

USUAL = 4


def openings(
    tiles: Annotated[str, typer.Argument(metavar="TILES")],
    edition: Edition = None,
    house: House = None,
    players: Players = None,
    seed: Annotated[str | None, typer.Option("--seed", metavar="N")] = None,
    json: AsJson = False,
    lang: Lang = None,
) -> int:
    """Explore the opening of a rack; 0 if it can open at once, else 1."""
    from remeld.study import openings as explore

    rules = pick_rules(edition, house)
    least, most = rules.players_min, rules.players_max
    number = min(USUAL, most) if players is None else read_number("--players", players, least, most)
    dice = read_seed(seed, otherwise=1)
    rack = parse_rack(tiles, "rack", fourth=typed_letter(lang, rules, tiles))
    found = explore(rules, rack, number, seed=dice)
    if json:
        print_json(_document(found))
    else:
        _show(get_words(lang, rules), found)
    return 0 if found.can_open else 1


def _document(found: "Openings") -> dict[str, object]:
    return {
        "rack": tile_list(found.rack),
        "players": found.players,
        "can_open": found.can_open,
        "turns": [
            {
                "turn": each.turn,
                "chance": each.chance,
                "interval": [each.low, each.high],
                "exact": each.exact,
                "others": each.others,
                "won": each.won,
            }
            for each in found.turns
        ],
        "waits_for": [
            {"tile": format_tile(tile), "unseen": copies} for tile, copies in found.waits_for
        ],
        "ways": [
            {
                "way": each.way,
                "played": tile_list(each.laid),
                "table": [tile_list(tiles) for tiles in each.table],
                "value": each.value,
                "chance": each.chance,
                "interval": [each.low, each.high],
            }
            for each in found.ways
        ],
        "games": found.games,
    }


def _percent(part: float | None) -> str:
    return "" if part is None else str(round(100 * part))


def _show(words: Words, found: "Openings") -> None:
    from rich.text import Text

    from remeld.terminal.paint import paint

    console = screen()
    console.print(words.text("opening-now" if found.can_open else "opening-not-now"), style="bold")
    if found.waits_for:
        count = sum(copies for _, copies in found.waits_for)
        console.print(words.text("opening-waits", count=count, total=found.unseen))
        kinds = format_rack(tuple(tile for tile, _ in found.waits_for))
        console.print(Text.from_ansi(paint(kinds)))
    elif not found.can_open:
        console.print(words.text("opening-waits-none"))
    if found.ways:
        console.print(words.text("opening-ways"), style="bold")
        ways = grid(3)
        for way in found.ways:
            low, chance, high = (_percent(part) for part in (way.low, way.chance, way.high))
            wins = words.text("opening-way-chance", chance=chance, low=low, high=high)
            tiles = Text.from_ansi(paint(format_table(way.table))) if way.table else ""
            ways.add_row(words.text(f"opening-way-{way.way}"), wins, tiles)
        console.print(ways)
    rows = grid(4)
    heads = ("chance", "others", "won") if found.games else ("chance",)
    rows.add_row("", *(words.text(f"opening-{head}") for head in heads), style="bold")
    for each in found.turns:
        cells = [_told(words, each)]
        if found.games:
            cells += [_share(words, each.others), _share(words, each.won)]
        rows.add_row(words.text("opening-turn", count=each.turn), *cells)
    console.print(rows)
    if found.ways:
        console.print(words.text("opening-estimate"))
    console.print(words.text("opening-note", games=f"{found.games:,}".replace(",", " ")))


def _share(words: Words, part: float | None) -> str:
    return "–" if part is None else words.text("opening-percent", chance=_percent(part))


def _told(words: Words, each: "OpeningTurn") -> str:
    """A chance, and how sure it is."""
    low, chance, high = (_percent(part) for part in (each.low, each.chance, each.high))
    if each.exact:
        return f"{words.text('opening-percent', chance=chance)} ({words.text('opening-exact')})"
    return words.text("review-interval", chance=chance, low=low, high=high)
