"""`remeld solve`: the best play of a turn."""

import time
from typing import TYPE_CHECKING, Annotated, cast

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
    screen,
    table_size,
)
from remeld.notation import format_rack, format_set, format_tile, parse_rack, parse_table
from remeld.rules import Rack, Table, in_order
from remeld.words import Words

if TYPE_CHECKING:
    from rich.text import Text

    from remeld.solver import Objective, Solution, Step

__all__ = ["solve"]


def solve(
    table: Annotated[str, typer.Option("--table", metavar="TABLE")],
    rack: Annotated[str, typer.Option("--rack", metavar="TILES")],
    not_melded: Annotated[bool, typer.Option("--not-melded")] = False,
    objective: Annotated[str, typer.Option("--objective", metavar="tiles|value|out")] = "tiles",
    steps: Annotated[bool, typer.Option("--steps")] = False,
    edition: Edition = None,
    house: House = None,
    players: Players = None,
    json: AsJson = False,
    lang: Lang = None,
) -> int:
    """Find the best play; 0 if there is one, else 1."""
    from remeld.solver import best_play

    rules = pick_rules(edition, house).sized_for(table_size(players))
    old, tiles = in_order(rules, parse_table(table, "table")), parse_rack(rack, "rack")
    start = time.perf_counter()
    aim = cast("Objective", objective)  # The solver refuses what is none.
    answer = best_play(rules, old, tiles, melded=not not_melded, objective=aim)
    seconds = time.perf_counter() - start
    if json:
        print_json(_document(answer, seconds, steps=steps))
    else:
        _show(get_words(lang, rules), old, tiles, answer, objective, steps=steps)
    return 0 if answer.played else 1


def _document(answer: "Solution", seconds: float, *, steps: bool) -> dict[str, object]:
    return {
        "optimal": answer.optimal,
        "least_disturbing": answer.least_disturbing,
        "tiles_played": answer.tiles_played,
        "value_played": answer.value_played,
        "played": _tiles(answer.played),
        "rack": _tiles(answer.rack),
        "table": [_tiles(tiles) for tiles in answer.table],
        "steps": [step_document(step) for step in answer.steps] if steps else [],
        "seconds": round(seconds, 6),
    }


def _tiles(tiles: Rack) -> list[str]:
    return [format_tile(tile) for tile in tiles]


def step_document(step: "Step") -> dict[str, object]:
    """A step as part of a JSON document; sets count from 0, the rack is null."""
    return {
        "do": step.kind,
        "tiles": _tiles(step.tiles),
        "from": step.source,
        "to": step.target,
        "joker_to": step.joker_to,
        "set": _tiles(step.result),
    }


def _show(
    words: Words, old: Table, rack: Rack, answer: "Solution", objective: str, *, steps: bool
) -> None:
    from rich.text import Text

    from remeld.terminal.paint import paint

    def tiles(text: str) -> "Text":
        return Text.from_ansi(paint(text))

    console, rows = screen(), grid(4)
    nothing = words.text("cli-nothing")
    rows.add_row(words.text("cli-label-rack"), "", tiles(format_rack(rack) or nothing), "")
    for number, each in enumerate(old, start=1):
        label = words.text("cli-label-before") if number == 1 else ""
        rows.add_row(label, str(number), tiles(format_set(each)), "")
    if answer.played:
        for number, each in enumerate(answer.table, start=1):
            label = words.text("cli-label-after") if number == 1 else ""
            same = each in old
            mark = "" if same else words.text("cli-solve-changed")
            rows.add_row(label, str(number), tiles(format_set(each)), mark)
        left = format_rack(answer.rack) or nothing
        rows.add_row(words.text("cli-label-left"), "", tiles(left), "")
    console.print(rows)
    if not answer.played:
        proved = "cli-solve-not-out" if objective == "out" else "cli-solve-nothing"
        console.print(words.text(proved if answer.optimal else "cli-solve-none-found"))
        return
    played = format_rack(answer.played)
    text = words.text(
        "cli-solve-best", count=answer.tiles_played, tiles=played, value=answer.value_played
    )
    console.print(tiles(text))
    if not answer.optimal:
        console.print(words.text("cli-solve-not-proved"))
    if steps:
        for number, step in enumerate(answer.steps, start=1):
            console.print(tiles(f"{number}. {say_step(words, step)}"))


def say_step(words: Words, step: "Step") -> str:
    """A step in words; people count sets from 1."""
    return words.text(
        f"cli-step-{step.kind}",
        tiles=format_set(step.tiles),
        source=0 if step.source is None else step.source + 1,
        target=step.target + 1,
        joker=0 if step.joker_to is None else step.joker_to + 1,
        result=format_set(step.result),
    )
