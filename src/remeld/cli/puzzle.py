"""`remeld puzzle`: a turn with one best answer."""

from random import SystemRandom
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
    screen,
)
from remeld.cli.error_output import placed
from remeld.cli.solve import say_step, step_document, tile_list
from remeld.notation import format_rack, format_set
from remeld.words import Words

if TYPE_CHECKING:
    from remeld.study import Puzzle

__all__ = ["puzzle"]

MOST_SEED = 10**9


def puzzle(
    edition: Edition = None,
    kind: Annotated[str, typer.Option("--kind", metavar="K")] = "go-out",
    seed: Annotated[str | None, typer.Option("--seed", metavar="N")] = None,
    solution: Annotated[bool, typer.Option("--solution")] = False,
    json: AsJson = False,
    lang: Lang = None,
) -> int:
    """Show a puzzle; the same seed shows the same one."""
    from remeld.study import make_puzzle

    rules = pick_rules(edition, None)
    text = str(SystemRandom().randrange(MOST_SEED)) if seed is None else seed
    number = read_number("--seed", text, 0, MOST_SEED)
    with placed(option="--kind"):
        found = make_puzzle(rules.edition, kind, number)
    words = get_words(lang, rules)
    if json:
        print_json(_document(words, found, number))
        return 0
    _show(words, found, number, solution=solution)
    return 0


def _show(words: Words, found: "Puzzle", seed: int, *, solution: bool) -> None:
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
    edition = words.text(f"edition-{found.ruleset.edition}")
    values = {"edition": edition, "difficulty": str(found.difficulty), "seed": str(seed)}
    console.print(words.text("cli-puzzle-again", **values))


def _question(words: Words, found: "Puzzle") -> str:
    points, other = found.ruleset.meld_min, format_rack(found.other)
    return words.text(f"puzzle-{found.kind}", points=points, other=other)


def _document(words: Words, found: "Puzzle", seed: int) -> dict[str, object]:
    answer = found.solution
    return {
        "edition": found.ruleset.edition,
        "kind": found.kind,
        "seed": seed,
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
