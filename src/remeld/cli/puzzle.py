"""`remeld puzzle`: a turn with one best answer."""

from datetime import UTC, datetime
from datetime import date as Date
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from remeld.cli.common import (
    AsJson,
    Edition,
    Lang,
    get_words,
    grid,
    pick_rules,
    print_json,
    read_number,
    read_seed,
    screen,
)
from remeld.cli.error_output import placed
from remeld.cli.picture import DEFAULT_WIDTH, encoded
from remeld.cli.solve import say_step, step_document, tile_list
from remeld.notation import format_rack, format_set
from remeld.rules import RemeldError
from remeld.words import Words

if TYPE_CHECKING:
    from remeld.study import Puzzle

__all__ = ["puzzle", "puzzle_document"]


def puzzle(
    date: Annotated[str | None, typer.Argument(metavar="DATE")] = None,
    edition: Edition = None,
    kind: Annotated[str | None, typer.Option("--kind", metavar="K")] = None,
    seed: Annotated[str | None, typer.Option("--seed", metavar="N")] = None,
    day: Annotated[bool, typer.Option("--day")] = False,
    number: Annotated[str | None, typer.Option("--number", metavar="N")] = None,
    picture: Annotated[str | None, typer.Option("--picture", metavar="FILE")] = None,
    solution: Annotated[bool, typer.Option("--solution")] = False,
    json: AsJson = False,
    lang: Lang = None,
) -> int:
    """Show a puzzle: a new one, the one of a day, or one of those that come with the package."""
    from remeld.notation.pictures import draw

    rules = pick_rules(edition, None)
    words = get_words(lang, rules)
    shipped = {"--number": number is not None, "--day": day or date is not None}
    made = {"--kind": kind is not None, "--seed": seed is not None}
    _choose_once(shipped, made)
    if any(shipped.values()):
        found, told = _shipped(rules.edition, number, date)
    else:
        found, told = _made(rules.edition, kind or "go-out", seed)
    name = words.text(f"edition-{rules.edition}")
    values: Told = {"edition": name, "difficulty": str(found.difficulty), **told}
    values.setdefault("number", told.get("seed", ""))
    line = words.text("puzzle-day-line" if "date" in told else "puzzle-number-line", **values)
    if picture is not None:
        drawn = draw(rules, found.table, found.rack)
        Path(picture).write_bytes(encoded(drawn, picture, DEFAULT_WIDTH))
    if json:
        print_json({**puzzle_document(words, found), **told})
        return 0
    _show(words, found, solution=solution)
    screen().print(words.text("cli-puzzle-again", **values) if "seed" in told else line)
    return 0


Told = dict[str, str | int]
"""Which puzzle it is: its seed, or its number and perhaps its day."""


def _choose_once(shipped: dict[str, bool], made: dict[str, bool]) -> None:
    """Refuse two ways to say which puzzle it is: one of them would not count."""
    given = [option for option, is_given in shipped.items() if is_given]
    for option in given[:1]:
        for other in (*given[1:], *(each for each, is_given in made.items() if is_given)):
            raise RemeldError(
                "puzzle-twice", f"{option} excludes {other}", option=option, other=other
            )


def _made(edition: str, kind: str, seed: str | None) -> tuple["Puzzle", Told]:
    from remeld.study import make_puzzle

    number = read_seed(seed)
    with placed(option="--kind"):
        return make_puzzle(edition, kind, number), {"seed": number}


def _shipped(edition: str, number: str | None, date: str | None) -> tuple["Puzzle", Told]:
    from remeld.study import day_number, shipped_list, shipped_puzzle

    if number is not None:
        chosen = read_number("--number", number, 1, len(shipped_list(edition)))
        return shipped_puzzle(edition, chosen), {"number": chosen}
    today = datetime.now(UTC).date()
    try:
        day = today if date is None else Date.fromisoformat(date)
    except ValueError:
        part = str(date)[:40]
        raise RemeldError("bad-date", f"{part!r} is no date", part=part, option="--day") from None
    chosen = day_number(day)
    return shipped_puzzle(edition, chosen), {"number": chosen, "date": day.isoformat()}


def _show(words: Words, found: "Puzzle", *, solution: bool) -> None:
    from rich.text import Text

    from remeld.terminal.paint import paint

    def tiles(text: str) -> Text:
        return Text.from_ansi(paint(text))

    console, rows = screen(), grid(3)
    for index, each in enumerate(found.table):
        label = "" if index else words.text("cli-label-before")
        rows.add_row(label, str(index + 1), tiles(format_set(each)))
    rows.add_row(words.text("cli-label-rack"), "", tiles(format_rack(found.rack)))
    console.print(rows)
    console.print(tiles(_question(words, found)))
    if solution:
        for number, step in enumerate(found.solution.steps, start=1):
            console.print(tiles(f"{number}. {say_step(words, step)}"))


def _question(words: Words, found: "Puzzle") -> str:
    points, other = found.ruleset.meld_min, format_rack(found.other)
    return words.text(f"puzzle-{found.kind}", points=points, other=other)


def puzzle_document(words: Words, found: "Puzzle") -> dict[str, object]:
    """What programs get of a puzzle."""
    answer = found.solution
    return {
        "edition": found.ruleset.edition,
        "kind": found.kind,
        "table": [tile_list(tiles) for tiles in found.table],
        "rack": tile_list(found.rack),
        "melded": found.melded,
        "other": tile_list(found.other),
        "question": _question(words, found),
        "difficulty": found.difficulty,
        "solution": {
            "table": [tile_list(tiles) for tiles in answer.table],
            "played": tile_list(answer.played),
            "steps": [step_document(step) for step in answer.steps],
        },
    }
