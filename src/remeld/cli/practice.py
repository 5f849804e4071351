"""`remeld practice`: a drill, some questions of one kind with one right answer each."""

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
    read_seed,
    screen,
)
from remeld.cli.error_output import placed
from remeld.cli.judge import fault_document
from remeld.cli.solve import tile_list
from remeld.notation import format_rack, format_table
from remeld.terminal.sentences import say_all, say_fault
from remeld.words import Words

if TYPE_CHECKING:
    from remeld.study import Drill, Question

__all__ = ["practice"]


def practice(
    edition: Edition = None,
    drill: Annotated[str, typer.Option("--drill", metavar="D")] = "spot",
    seed: Annotated[str | None, typer.Option("--seed", metavar="N")] = None,
    solution: Annotated[bool, typer.Option("--solution")] = False,
    json: AsJson = False,
    lang: Lang = None,
) -> int:
    """Show a drill, the same for the same seed."""
    from remeld.study import make_drill

    rules = pick_rules(edition, None)
    words = get_words(lang, rules)
    number = read_seed(seed)
    with placed(option="--drill"):
        found = make_drill(rules.edition, drill, number)
    if json:
        print_json(_document(words, found, number))
        return 0
    for place, question in enumerate(found.questions, start=1):
        _show(words, found, question, place, solution=solution)
    name, kind = words.text(f"edition-{rules.edition}"), words.text(f"practice-drill-{drill}")
    again = words.text("cli-practice-again", drill=kind, edition=name, seed=str(number))
    screen().print(again)
    return 0


def _document(words: Words, found: "Drill", seed: int) -> dict[str, object]:
    return {
        "edition": found.ruleset.edition,
        "drill": found.kind,
        "seed": seed,
        "questions": [
            {
                "question": _ask(words, found, each),
                "table": [tile_list(tiles) for tiles in each.table],
                "rack": tile_list(each.rack),
                **_rest(words, each),
                "why": _why(words, found, each),
            }
            for each in found.questions
        ],
    }


def _rest(words: Words, each: "Question") -> dict[str, object]:
    """What only some questions have, and the answer."""
    from remeld.study import CountQuestion, JudgeQuestion, LayQuestion

    if isinstance(each, LayQuestion):
        return {"way": each.way, "melded": each.melded, "answer": tile_list(each.answer)}
    if isinstance(each, JudgeQuestion):
        after = [tile_list(tiles) for tiles in each.after]
        faults = [fault_document(words, fault) for fault in each.verdict.faults]
        return {"after": after, "answer": each.verdict.legal, "faults": faults}
    if isinstance(each, CountQuestion):
        return {"asked": tile_list(each.asked), "answer": each.answer}
    return {
        "pool": each.pool,
        "others": list(each.others),
        "answer": tile_list(() if each.wait else each.lay),
    }


def _show(words: Words, found: "Drill", each: "Question", place: int, *, solution: bool) -> None:
    from rich.text import Text

    from remeld.study import JudgeQuestion, WaitQuestion
    from remeld.terminal.paint import paint

    def tiles(text: str) -> Text:
        return Text.from_ansi(paint(text))

    console, rows = screen(), grid(2)
    total = len(found.questions)
    console.print(words.text("practice-where", number=place, total=total), style="bold")
    if each.table:
        rows.add_row(words.text("cli-label-before"), tiles(format_table(each.table)))
    if isinstance(each, JudgeQuestion):
        rows.add_row(words.text("practice-after"), tiles(format_table(each.after)))
    rows.add_row(words.text("cli-label-rack"), tiles(format_rack(each.rack)))
    console.print(rows)
    if isinstance(each, WaitQuestion):
        others = ", ".join(map(str, each.others))
        console.print(words.text("practice-around", pool=str(each.pool), others=others))
    console.print(tiles(_ask(words, found, each)))
    if solution:
        console.print(tiles(_why(words, found, each)))
    console.print()


def _ask(words: Words, found: "Drill", each: "Question") -> str:
    from remeld.study import CountQuestion, JudgeQuestion, LayQuestion

    if isinstance(each, LayQuestion):
        return words.text(f"practice-ask-{each.way}", points=found.ruleset.meld_min)
    if isinstance(each, JudgeQuestion):
        return words.text("practice-ask-turn")
    if isinstance(each, CountQuestion):
        return words.text("practice-ask-count", tiles=format_rack(each.pair))
    return words.text("practice-ask-wait")


def _why(words: Words, found: "Drill", each: "Question") -> str:
    """The answer with its reason."""
    from remeld.study import CountQuestion, JudgeQuestion, LayQuestion

    if isinstance(each, LayQuestion):
        tiles, points = format_rack(each.answer), found.ruleset.meld_min
        how = "lay" if each.melded else "open" if each.answer else "no-open"
        return words.text(f"practice-why-{how}", tiles=tiles, count=each.worth, points=points)
    if isinstance(each, JudgeQuestion):
        faults = [say_fault(words, fault) for fault in each.verdict.faults]
        return say_all(words, faults) if faults else words.text("practice-why-legal")
    if isinstance(each, CountQuestion):
        return words.text(
            "practice-why-count",
            tiles=format_rack(each.asked),
            most=each.most,
            seen=each.most - each.answer,
            count=each.answer,
        )
    if each.chances is None:
        return words.text("practice-why-out")
    laid, waited = (str(round(100 * chance.chance)) for chance in each.chances)
    tiles = format_rack(each.lay)
    return words.text("practice-why-wait", laid=laid, waited=waited, tiles=tiles)
