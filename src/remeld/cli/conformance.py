"""`remeld conformance`: does a player keep the rules?"""

from typing import Annotated

import typer

from remeld.cli.common import (
    AsJson,
    Lang,
    find_players_here,
    get_words,
    print_json,
    prints_apart,
    read_number,
)
from remeld.conformance import Breach, check_in_process
from remeld.words import Words

__all__ = ["conformance"]


def conformance(
    key: Annotated[str, typer.Argument(metavar="PLAYER")],
    seed: Annotated[str | None, typer.Option("--seed", metavar="S")] = None,
    json: AsJson = False,
    lang: Lang = None,
) -> int:
    """Check a player; 0 if nothing is wrong, 1 if something is."""
    words = get_words(lang)
    number = 1 if seed is None else read_number("--seed", seed, 0, 10**18 - 1)
    find_players_here()
    with prints_apart():
        found = check_in_process(key, seed=number)
    if json:
        breaches = [_document(words, breach) for breach in found]
        print_json({"player": key, "good": not found, "breaches": breaches})
        return 1 if found else 0
    for breach in found:
        print(sentence(words, breach))
    print(words.text("cli-conformance-result", player=key, count=len(found)))
    return 1 if found else 0


def sentence(words: Words, breach: Breach) -> str:
    """What is wrong, where, and how it is mended.

    >>> sentence(Words(), Breach("sees-hidden", "goliath players=2 turn=7"))[:48]
    'goliath players=2 turn=7: It decided otherwise w'
    """
    text = words.text(f"breach-{breach.code}", **(breach.values or {}))
    return f"{breach.where}: {text}" if breach.where else text


def _document(words: Words, breach: Breach) -> dict[str, object]:
    values = {name: str(value) for name, value in (breach.values or {}).items()}
    message = sentence(words, breach)
    return {"code": breach.code, "where": breach.where, "values": values, "message": message}
