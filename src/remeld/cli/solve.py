"""`remeld solve`: the best play of a turn."""

import time
from typing import TYPE_CHECKING, Annotated, cast

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
from remeld.notation import format_rack, format_set, format_tile, parse_rack, parse_table
from remeld.rules import Rack, Table, in_order
from remeld.words import Words

if TYPE_CHECKING:
    from rich.text import Text

    from remeld.solver import Objective, Solution, Step

__all__ = ["say_step", "solve", "step_document", "tile_list"]


def solve(
    table: Annotated[str, typer.Option("--table", metavar="TABLE")],
    rack: Annotated[str, typer.Option("--rack", metavar="TILES")],
    not_melded: Annotated[bool, typer.Option("--not-melded")] = False,
    objective: Annotated[str, typer.Option("--objective", metavar="tiles|value|out")] = "tiles",
    steps: Annotated[bool, typer.Option("--steps")] = False,
    edition: Edition = None,
    house: House = None,
    players: Players = None,
    big_set: Big = False,
    json: AsJson = False,
    lang: Lang = None,
) -> int:
    """Find the best play; 0 if there is one, else 1."""
    from remeld.solver import best_play

    rules = pick_size(pick_rules(edition, house), players, big=big_set)
    fourth = typed_letter(lang, rules, table, rack)
    old = in_order(rules, parse_table(table, "table", fourth=fourth))
    tiles = parse_rack(rack, "rack", fourth=fourth)
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
        "played": tile_list(answer.played),
        "rack": tile_list(answer.rack),
        "table": [tile_list(tiles) for tiles in answer.table],
        **({"steps": [step_document(step) for step in answer.steps]} if steps else {}),
        "seconds": round(seconds, 6),
    }


def tile_list(tiles: Rack) -> list[str]:
    """Tiles as part of a JSON document."""
    return [format_tile(tile) for tile in tiles]


def step_document(step: "Step") -> dict[str, object]:
    """A step as part of a JSON document; sets count from 0, the rack is null."""
    return {
        "do": step.kind,
        "tiles": tile_list(step.tiles),
        "from": step.source,
        "to": step.target,
        "joker_to": step.joker_to,
        "set": tile_list(step.result),
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
    for index, each in enumerate(old or [()]):
        label = "" if index else words.text("cli-label-before")
        place = str(index + 1) if each else ""
        rows.add_row(label, place, tiles(format_set(each) or nothing), "")
    if answer.played:
        kept = len(answer.table) - _started(old, answer)
        for index, each in enumerate(answer.table):
            label = "" if index else words.text("cli-label-after")
            mark = "new" if index >= kept else "" if each in old else "changed"
            said = words.text(f"cli-solve-{mark}") if mark else ""
            rows.add_row(label, str(index + 1), tiles(format_set(each)), said)
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


def _started(old: Table, answer: "Solution") -> int:
    """How many sets the steps start; they come last on the new table."""
    named = {number for step in answer.steps for number in (step.target, step.joker_to)}
    return sum(number is not None and number >= len(old) for number in named)


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
