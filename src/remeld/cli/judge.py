"""`remeld judge`: is this turn legal?"""

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
from remeld.notation import format_ruleset, format_set, format_tile, parse_rack, parse_table
from remeld.rules import Fault, Rack, Ruleset, Table, Verdict
from remeld.rules import judge as ask_the_referee
from remeld.terminal.sentences import name_rules, say_all, say_fault
from remeld.words import Words

if TYPE_CHECKING:
    from rich.console import RenderableType

__all__ = ["fault_document", "fault_line", "judge"]


def judge(
    rack: Annotated[str, typer.Option("--rack", metavar="TILES")],
    before: Annotated[str, typer.Option("--before", metavar="TABLE")],
    after: Annotated[str, typer.Option("--after", metavar="TABLE")],
    not_melded: Annotated[bool, typer.Option("--not-melded")] = False,
    edition: Edition = None,
    house: House = None,
    players: Players = None,
    big_set: Big = False,
    json: AsJson = False,
    lang: Lang = None,
) -> int:
    """Judge one turn; 0 if it is legal, else 1."""
    rules = pick_rules(edition, house)
    sized = pick_size(rules, players, big=big_set)
    fourth = typed_letter(lang, sized, before, after, rack)
    old = parse_table(before, "table", fourth=fourth)
    new = parse_table(after, "new-table", fourth=fourth)
    tiles = parse_rack(rack, "rack", fourth=fourth)
    verdict = ask_the_referee(sized, old, new, tiles, melded=not not_melded)
    words = get_words(lang, rules)
    if json:
        print_json(_document(words, rules, verdict))
    else:
        _show(words, rules, old, new, tiles, verdict)
    return 0 if verdict.legal else 1


def _document(words: Words, rules: Ruleset, verdict: Verdict) -> dict[str, object]:
    return {
        "legal": verdict.legal,
        "edition": format_ruleset(rules),
        "faults": [fault_document(words, fault) for fault in verdict.faults],
        "tiles_played": verdict.tiles_played,
        "points": verdict.points,
    }


def fault_document(words: Words, fault: Fault) -> dict[str, object]:
    """A fault as part of a JSON document."""
    return {
        "code": fault.code,
        "clause": fault.clause,
        "set": fault.set,
        "tiles": [format_tile(tile) for tile in fault.tiles],
        "message": say_fault(words, fault),
        "follows": fault.follows,
    }


def fault_line(words: Words, fault: Fault) -> str:
    """A fault as a line of text: the set, what is wrong with it, and the clause.

    >>> fault_line(Words(), Fault("no-tile-played")).partition(".")[0]
    'No tile from the rack was laid'
    """
    message, clause = say_fault(words, fault), fault.clause
    if fault.set is None:
        return words.text("cli-judge-fault", message=message, clause=clause)
    return words.text("cli-judge-fault-in-set", set=fault.set + 1, message=message, clause=clause)


def _show(
    words: Words, rules: Ruleset, old: Table, new: Table, rack: Rack, verdict: Verdict
) -> None:
    from rich.text import Text

    from remeld.terminal.paint import paint

    def tiles(text: str) -> "RenderableType":
        return Text.from_ansi(paint(text))

    rows = grid(3)
    nothing = words.text("cli-nothing")
    rows.add_row(words.text("cli-label-rack"), "", tiles(format_set(rack) or nothing))
    for label, table in (("cli-label-before", old), ("cli-label-after", new)):
        sets = [(str(n), format_set(each)) for n, each in enumerate(table, start=1)]
        for n, (number, text) in enumerate(sets or [("", nothing)]):
            rows.add_row("" if n else words.text(label), number, tiles(text))
    console = screen()
    console.print(rows)
    for fault in verdict.faults:
        console.print(tiles(fault_line(words, fault)))
    name, count = name_rules(words, rules), len(verdict.faults)
    kind = "cli-judge-legal" if verdict.legal else "cli-judge-illegal"
    played = words.text("cli-judge-played", count=verdict.tiles_played, points=verdict.points)
    style = "bold green" if verdict.legal else "bold red"
    closing = Text(say_all(words, [words.text(kind, edition=name, count=count), played]))
    closing.stylize(style, 0, len(closing) - len(played))
    console.print(closing)
