"""Errors and faults as sentences: codes and values here, the texts in `words`."""

import errno
from collections.abc import Sequence
from functools import reduce
from socket import gaierror

from remeld.notation import format_set, format_table, format_tile
from remeld.rules import COLOURS, Fault, RemeldError, Ruleset, Table, Tile, changes
from remeld.rules.tables import compare
from remeld.words import Words

__all__ = [
    "explain",
    "fourth_letter",
    "list_all",
    "list_names",
    "name_rules",
    "reason_of",
    "say_all",
    "say_changes",
    "say_fault",
]

_FOURTH = COLOURS[3]


def explain(words: Words, error: RemeldError) -> str:
    """Say what is wrong with a question, a text or a command.

    >>> from remeld.rules import edition
    >>> try:
    ...     edition("x")
    ... except RemeldError as error:
    ...     explain(Words(), error)
    'There is no edition “x”. The editions are broadway, babyboom, lanmi, john-adams, goliath.'
    """
    values = {name: _said(words, value) for name, value in error.values.items()}
    if isinstance(known := values.get("known"), str):
        values["known"] = list_all(words, known.split(", "))
    if error.code == "table-not-legal":
        # People count sets from 1, and read of the fault in words.
        values["set"] = int(str(values["set"])) + 1
        values["fault"] = words.text(f"fault-{values['fault']}", tiles=values["tiles"])
    return words.text(f"error-{error.code}", **values)


def _said(words: Words, value: object) -> object:
    """A value of an error as a sentence needs it."""
    if isinstance(value, RemeldError):
        return explain(words, value)
    if isinstance(value, Tile):
        return format_tile(value)
    return format_set(value) if isinstance(value, tuple) else value


def reason_of(error: OSError | ValueError) -> str:
    """Why the system refuses, by the name that `error-reason` knows, whatever its language.

    >>> reason_of(FileNotFoundError(2, "Pas de fichier"))
    'ENOENT'
    """
    if isinstance(error, gaierror):
        # It has numbers of its own; what it means is that no machine has such a name.
        return "EADDRNOTAVAIL"
    known = errno.errorcode.get(getattr(error, "errno", None) or 0)
    return known or getattr(error, "strerror", None) or str(error)


def say_fault(words: Words, fault: Fault) -> str:
    """Say what is wrong with a turn.

    >>> from remeld.notation import parse_set
    >>> say_fault(Words(), Fault("set-too-short", set=1, tiles=parse_set("r1 r2")))
    'Too short: r1 r2. A set has at least three tiles.'
    """
    values: dict[str, object] = dict(fault.values)
    message = words.text(f"fault-{fault.code}", tiles=format_set(fault.tiles), **values)
    return words.text("fault-follows", message=message) if fault.follows else message


def fourth_letter(words: Words, rules: Ruleset) -> str:
    """The initial of the fourth colour's word, where a player can type it: nothing else has it.

    >>> from remeld.rules import EDITIONS
    >>> [fourth_letter(Words(lang), EDITIONS["goliath"]) for lang in ("en", "de", "fr")]
    ['y', 'g', '']
    """
    letters = COLOURS[: rules.colours] + "j"
    named = {
        letter: words.text(f"colour-{letter}", fourth_colour=rules.fourth_colour)[0].lower()
        for letter in letters
    }
    if _FOURTH not in named:
        return ""
    initial = named.pop(_FOURTH)
    return "" if initial in {*letters, *named.values()} else initial


def name_rules(words: Words, rules: Ruleset) -> str:
    """Name an edition, and say if the house has changed it.

    >>> from remeld.rules import EDITIONS
    >>> name_rules(Words(), EDITIONS["goliath"].replace(jokers=4))
    'Goliath with house rules'
    """
    name = words.text(f"edition-{rules.edition}")
    return words.text("talk-house-rules", edition=name) if changes(rules) else name


def list_names(words: Words, names: Sequence[str]) -> str:
    """Join names as a sentence does.

    >>> list_names(Words(), ["Ann", "Ben", "Cy"])
    'Ann, Ben and Cy'
    """
    if len(names) < 2:
        return "".join(names)
    first = names[0]
    for name in names[1:-1]:
        first = words.text("talk-list-more", names=first, next=name)
    return words.text("talk-list", names=first, last=names[-1])


def list_all(words: Words, items: Sequence[str]) -> str:
    """Put items one after the other, as the language does in a list without an end.

    >>> list_all(Words(), ["A1", "A2"]), list_all(Words("zh-Hans"), ["A1", "A2"])
    ('A1, A2', 'A1、A2')
    """
    if not items:
        return ""
    return reduce(lambda names, next: words.text("talk-list-more", names=names, next=next), items)


def say_all(words: Words, sentences: Sequence[str]) -> str:
    """Put sentences one after the other; not every language has a blank between them.

    >>> say_all(Words(), ["Your turn.", "Draw."]), say_all(Words("zh-Hant"), ["輪到你。", "抽牌。"])
    ('Your turn. Draw.', '輪到你。抽牌。')
    """
    if not sentences:
        return ""
    return reduce(lambda first, next: words.text("event-then", first=first, next=next), sentences)


def say_changes(rules: Ruleset, before: Table, after: Table) -> str:
    """Show what a turn did to the table: the sets that are gone, and those that are new.

    >>> from remeld.notation import parse_table
    >>> from remeld.rules import EDITIONS
    >>> say_changes(EDITIONS["goliath"], parse_table("b4-6, k1-3"), parse_table("k1-3, b3-6"))
    'b4 b5 b6 → b3 b4 b5 b6'
    """
    gone, new = compare(rules, before, after)
    now = format_table(after[index] for index in new)
    return f"{format_table(gone)} → {now}" if gone else now
