"""`remeld verify`: is this record right?"""

from typing import Annotated

import typer

from remeld.cli.common import AsJson, Lang, get_words, print_json, read_text
from remeld.cli.judge import fault_document, fault_line
from remeld.match import Trouble, Verification, loads
from remeld.match import verify as check
from remeld.rules import Position
from remeld.terminal.sentences import explain
from remeld.words import Words

__all__ = ["verify"]


def verify(
    file: Annotated[str, typer.Argument(metavar="FILE")],
    json: AsJson = False,
    lang: Lang = None,
) -> int:
    """Check a record; 0 if it is right, 1 if it is wrong."""
    record = loads(read_text(file))
    words = get_words(lang, record.setup.ruleset)
    found = check(record, _ask_solver)
    if json:
        print_json(_document(words, found))
    else:
        _show(words, found)
    return 0 if found.good else 1


def _ask_solver(position: Position) -> bool:
    # Loaded when it is first asked: most records never do.
    from remeld.solver import could_play

    return could_play(position)


def _document(words: Words, found: Verification) -> dict[str, object]:
    trouble = found.trouble
    return {
        "good": found.good,
        "events": found.events,
        "finished": found.finished,
        "deal_checked": found.deal_checked,
        "trouble": trouble
        and {
            "event": trouble.event,
            "code": trouble.code,
            "expected": trouble.expected,
            "faults": [fault_document(words, fault) for fault in trouble.faults],
            "message": _reason(words, trouble),
        },
    }


def _reason(words: Words, trouble: Trouble) -> str:
    if trouble.error is not None:
        return explain(words, trouble.error)
    return words.text(f"error-{trouble.code}", expected=trouble.expected)


def _show(words: Words, found: Verification) -> None:
    trouble = found.trouble
    if trouble is not None:
        reason = _reason(words, trouble)
        print(words.text("cli-verify-wrong", event=trouble.event, message=reason))
        for fault in trouble.faults:
            print(fault_line(words, fault))
        return
    print(words.text("cli-verify-good", count=found.events))
    print(words.text("cli-verify-finished" if found.finished else "cli-verify-not-finished"))
    deal = "cli-verify-deal-checked" if found.deal_checked else "cli-verify-deal-not-checked"
    print(words.text(deal))
