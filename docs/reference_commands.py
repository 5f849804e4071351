"""docs/commands.md and docs/house-rules.md: the help of every command, and every field of rules."""

import contextlib
import io
import os
from unittest import mock

from remeld.cli.app import COMMANDS, run
from remeld.rules import EDITIONS, RULES, describe_allowed, written
from remeld.words import Words

__all__ = ["commands_page", "house_rules_page"]

COMMANDS_HEAD = """\
# The commands, one by one

What `remeld COMMAND --help` says of each, and what its exit code means. `python -m
docs.make_reference` writes this page; [The command line](command-line.md) has examples, the
errors for programs, and what is read and printed as JSON.

Each ends with 0 when it is done, 2 where it cannot read what it was given, 70 for a fault of
Remeld, 130 when it is stopped with Ctrl+C and 141 when nobody reads its answer. 1 is a "no";
below stands of what.
"""
NO = {
    "admin": "what it is about is not there: a table, a ban",
    "arena": "a game breaks what must always hold",
    "arrange": "tiles are left over",
    "conformance": "the player breaks a rule of players",
    "judge": "the turn is not legal",
    "restore": "the backup is damaged",
    "simulate": "a game breaks what must always hold",
    "solve": "there is nothing to play; with `--objective out`, no way out",
    "verify": "the record is wrong",
}
"""What 1 means, of the commands that have a no."""
HOUSE_HEAD = """\
# House rules

An edition is a value of `Ruleset`, and house rules are a copy of it with fields replaced. Here
are all fields, what each may be, and what it is in the five editions. `python -m
docs.make_reference` writes this page from the declarations.

In text: `goliath(jokers=4,freed_joker_target=newSet)`; only words of your own need quotation marks
([notation](notation.md#rulesets)). In a house file, which `--house` reads, and in the page's own
editor the names are the same. From Python:

```python
>>> import remeld
>>> house = remeld.EDITIONS["goliath"].replace(jokers=4)
>>> print(house, house == remeld.parse_ruleset("goliath(jokers=4)"))
goliath(jokers=4) True

```

What does not go together, or cannot be judged in a moment, is refused by name. Where a field may
be one thing only, all booklets agree; it is a field because a clause says it.
"""

BIG_SET = "from how many players on; its colours, copies and jokers, like `5/4/3/4`; or none"


def commands_page() -> str:
    """The page of all commands."""
    lines = [COMMANDS_HEAD]
    for name in sorted(COMMANDS):
        lines += [f"## remeld {name}\n", f"```text\n{_help(name)}\n```\n"]
        if name in NO:
            lines.append(f"Ends with 1 if {NO[name]}.\n")
    return "\n".join(lines)


def _help(name: str) -> str:
    """What is printed, in English, for a window of 100 columns and a home that is everybody's."""
    printed = io.StringIO()
    seen = {"COLUMNS": "100", "HOME": "/home/ann", "PATH": os.environ.get("PATH", "")}
    with mock.patch.dict(os.environ, seen, clear=True), contextlib.redirect_stdout(printed):
        assert run([name, "--help", "--lang", "en"]) == 0, name
    return "\n".join(line.rstrip() for line in printed.getvalue().strip().splitlines())


def house_rules_page() -> str:
    """The page of all fields."""
    words = Words("en")
    lines = [HOUSE_HEAD, "## All fields\n", f"| field | may be | {' | '.join(EDITIONS)} |"]
    lines.append("|---|---|" + "---|" * len(EDITIONS))
    for name in RULES:
        values = [f"`{written(getattr(rules, name))}`" for rules in EDITIONS.values()]
        told = f"`{name}`: {words.text(f'field-{name}')}"
        allowed = BIG_SET if name == "big_set" else describe_allowed(name)
        cells = [told, allowed, *values]
        lines.append(f"| {' | '.join(cell.replace('|', chr(92) + '|') for cell in cells)} |")
    return "\n".join([*lines, ""])
