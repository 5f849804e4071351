"""`remeld rules`: the editions side by side, or the clauses of one."""

from itertools import groupby
from operator import itemgetter
from typing import Annotated, Any

import typer

from remeld.cli.clause_origins import big_set_parts, clause_source, clause_text, clause_told, tell
from remeld.cli.common import (
    AsJson,
    Edition,
    House,
    Lang,
    get_words,
    grid,
    pick_rules,
    print_json,
    screen,
)
from remeld.notation import format_ruleset
from remeld.rules import (
    CLAUSES,
    EDITIONS,
    RULES,
    BigSet,
    Clause,
    Ruleset,
    clause,
    field_clause,
    field_source,
    written,
)
from remeld.terminal.sentences import name_rules, say_all
from remeld.words import Words

__all__ = ["rules"]


def rules(
    edition: Edition = None,
    house: House = None,
    clause_: Annotated[str | None, typer.Option("--clause", metavar="R")] = None,
    json: AsJson = False,
    lang: Lang = None,
) -> int:
    """Show rules: of all editions, or of one, or one clause."""
    one = None if edition is None and house is None else pick_rules(edition, house)
    wanted = None if clause_ is None else clause(clause_.strip().upper()[:40])
    words = get_words(lang, one)
    if one is None and wanted is None:
        _compare(words, as_json=json)
    elif one is None:
        assert wanted is not None
        _one_clause(words, wanted, dict(EDITIONS), as_json=json)
    elif wanted is not None:
        _one_clause(words, wanted, {one.edition: one}, as_json=json)
    else:
        _clauses(words, one, as_json=json)
    return 0


def _value(ruleset: Ruleset, name: str) -> object:
    value = getattr(ruleset, name)
    return big_set_parts(ruleset, value) if isinstance(value, BigSet) else value


# The editions side by side


def _compare(words: Words, *, as_json: bool) -> None:
    if as_json:
        print_json({"editions": {key: _fields(each) for key, each in EDITIONS.items()}})
        return
    from rich.table import Table

    table = Table(box=None, padding=(0, 1, 0, 0), expand=True)
    table.add_column(width=1)
    table.add_column(words.text("cli-label-rule"), ratio=3, overflow="fold")
    for key in EDITIONS:
        table.add_column(words.text(f"edition-{key}"), ratio=2, overflow="fold")
    for name in RULES:
        values = [getattr(each, name) for each in EDITIONS.values()]
        differ = any(value != values[0] for value in values)
        mark = words.text("cli-mark-differ") if differ else ""
        cells = [_cell(words, each, name) for each in EDITIONS.values()]
        table.add_row(
            mark, words.text(f"field-{name}"), *cells, style="" if differ else "bright_black"
        )
    console = screen()
    console.print(table)
    console.print(words.text("cli-rules-legend"))


def _cell(words: Words, ruleset: Ruleset, name: str) -> str:
    value = getattr(ruleset, name)
    if isinstance(value, BigSet):
        total = big_set_parts(ruleset, value)["total"]
        text = words.text("value-big-set", total=total, players=value.min_players)
    elif isinstance(value, int) and not isinstance(value, bool):
        text = str(value)
    elif isinstance(value, str) and name in ("call", "say_pass"):
        text = value
    else:
        text = words.text(f"value-{written(value)}")
    ruling = field_source(name, ruleset.edition) == "ruling"
    return words.text("cli-rules-ruling", value=text) if ruling else text


def _fields(ruleset: Ruleset) -> dict[str, object]:
    return {
        name: {
            "value": _value(ruleset, name),
            "clause": field_clause(name),
            "source": field_source(name, ruleset.edition),
        }
        for name in RULES
    }


# The clauses of one


def _clauses(words: Words, ruleset: Ruleset, *, as_json: bool) -> None:
    if as_json:
        listed = [_clause(words, ruleset, point) for point in CLAUSES.values()]
        print_json({"edition": format_ruleset(ruleset), "clauses": listed})
        return
    rows = grid(2)
    for point in CLAUSES.values():
        rows.add_row(point.id, _sentence(words, ruleset, point))
    console = screen()
    console.print(name_rules(words, ruleset), style="bold")
    console.print(rows)
    console.print(words.text("cli-rules-more"))


def _sentence(words: Words, ruleset: Ruleset, point: Clause) -> Any:
    """Title and sentences; behind those that share a source, what it is."""
    from rich.text import Text

    title = words.text(f"rule-title-{point.id}")
    parts = [(told.text, tell(words, told.origin)) for told in clause_told(words, ruleset, point)]
    said: list[str] = []
    for origin, group in groupby(parts, itemgetter(1)):
        text = say_all(words, [text for text, _ in group])
        said += [text, words.text("cli-rules-source", source=origin)]
    said[0] = words.text("cli-rules-titled", title=title, text=said[0])
    shown = Text(say_all(words, said))
    shown.stylize("bold", 0, len(title))
    end = 0
    for origin in said[1::2]:
        end = shown.plain.index(origin, end) + len(origin)
        shown.stylize("dim", end - len(origin), end)
    return shown


def _clause(words: Words, ruleset: Ruleset, point: Clause) -> dict[str, object]:
    return {
        "clause": point.id,
        "title": words.text(f"rule-title-{point.id}"),
        "text": clause_text(words, ruleset, point),
        "source": clause_source(ruleset, point),
        "rulings": list(point.rulings(ruleset.edition)),
        "fields": {name: _value(ruleset, name) for name in point.fields},
        "parts": [told.as_json() for told in clause_told(words, ruleset, point)],
    }


# One clause


def _one_clause(
    words: Words, point: Clause, rulesets: dict[str, Ruleset], *, as_json: bool
) -> None:
    ids = sorted({id for key in rulesets for id in point.rulings(key)}, key=lambda id: int(id[1:]))
    rulings = {id: words.text(f"ruling-{id}") for id in ids}
    if as_json:
        editions = {key: _clause(words, each, point) for key, each in rulesets.items()}
        if len(rulesets) == 1:
            ((_, ruleset),) = rulesets.items()
            clauses = list(editions.values())
            document: dict[str, object] = {
                "edition": format_ruleset(ruleset),
                "clauses": clauses,
            }
        else:
            document = {"clause": point.id, "editions": editions}
        print_json({**document, "rulings": rulings})
        return
    rows = grid(2)
    for ruleset in rulesets.values():
        rows.add_row(name_rules(words, ruleset), _sentence(words, ruleset, point))
    for id, text in rulings.items():
        rows.add_row(id, text)
    console = screen()
    console.print(words.text("cli-rules-clause", clause=point.id), style="bold")
    console.print(rows)
