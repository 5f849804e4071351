"""Arguments as values or as their text; a wrong one is told by name, with its place."""

import re
from collections.abc import Iterable, Iterator, Mapping
from contextlib import contextmanager
from itertools import chain
from typing import Any, TypeAlias

from remeld import notation
from remeld.library.checks import wrong
from remeld.notation import NotationError, parse_rack, parse_table
from remeld.rules import (
    COLOURS,
    EDITIONS,
    JOKER,
    RULES,
    UNKNOWN,
    RemeldError,
    Ruleset,
    Tile,
    TileSet,
    describe_allowed,
)
from remeld.rules.errors import nearest

__all__ = [
    "RulesLike",
    "TableLike",
    "TilesLike",
    "parse_ruleset",
    "pointed",
    "read_rules",
    "read_table",
    "read_tiles",
]

RulesLike: TypeAlias = Ruleset | str
"""Rules, or what they are called: `goliath`, `goliath(jokers=4)`."""
TilesLike: TypeAlias = str | Iterable[Tile | str]
"""Tiles, or their text, in one piece or in several: `b3 b5 j`."""
TableLike: TypeAlias = str | Iterable[TilesLike]
"""Sets of tiles, or their text: `b4-6, k8 r8 o8`."""

WRITTEN = {
    "tile": "tiles are a colour (k, r, b, o; g and p in some house rules) and a number, like b8; "
    "j is a joker, j=b8 one that stands for b8, b4-6 is short for three tiles",
    "set": "a comma stands between two sets that have tiles, like b4 b5 b6, k8 r8 o8",
    "comma": "tiles of one rack or set have blanks between them; commas divide the sets of a table",
    "falls": "the lower number comes first, like b4-6",
    "rules": "rules are an edition and what the house changes, like goliath or goliath(jokers=4)",
    "ruleset": "rules are an edition and what the house changes, like goliath or goliath(jokers=4)",
    "position": "a position begins with remeld-position 1; rules goliath; turn 0; and goes on as "
    "docs/notation.md has it",
    "move": "a move is draw, pass, or play with the whole new table, like play b4 b5 b6",
}
"""How things are written, for who wrote them otherwise, by a word of the error's code."""
HIGHEST = 99
"""The highest number that can be written."""
_COLOURS = frozenset(COLOURS)
_RULE = re.compile(r"(\w+)\s*=\s*$")
"""The rule whose value comes next."""
_AROUND = 30
"""So many characters are shown on either side of a place in a long text."""


@contextmanager
def pointed(argument: str, text: str) -> Iterator[None]:
    """Let an error point at its place in the text of an argument, and say what may stand there.

    >>> try:
    ...     with pointed("rack", "b3 x8"):
    ...         parse_rack("b3 x8")
    ... except NotationError as error:
    ...     print(error, *error.__notes__, sep="\\n")
    unknown tile 'x8' at character 4 of the rack
      rack: b3 x8
               ^
      tiles are a colour (k, r, b, o; g and p in some house rules) and a number, like b8; j is a \
joker, j=b8 one that stands for b8, b4-6 is short for three tiles
    """
    try:
        yield
    except NotationError as error:
        start = max(0, error.place - 1 - _AROUND)
        part = " ".join(text[start : error.place + _AROUND].splitlines())
        head = f"  {argument}: {'…' if start else ''}"
        error.add_note(head + part)
        error.add_note(" " * (len(head) + error.place - 1 - start) + "^")
        for word in error.code.split("-"):
            if how := WRITTEN.get(word):
                error.add_note(f"  {how}")
        if error.code == "unknown-rule":
            error.add_note(f"  {nearest(str(error.values['part']), RULES)}")
        if error.code == "unknown-ruleset":
            error.add_note(f"  the editions are {', '.join(EDITIONS)}")
        if error.code == "unknown-value" and (rule := _RULE.search(text[: error.place - 1])):
            error.add_note(f"  {rule[1]} may be {describe_allowed(rule[1])}")
        raise
    except RemeldError as error:
        error.add_note(f"  {argument}: {text[:_AROUND]}")
        raise


def read_rules(rules: RulesLike, argument: str = "rules") -> Ruleset:
    """The rules that are meant.

    >>> read_rules("goliath(jokers=4)")
    EDITIONS['goliath'].replace(jokers=4)
    """
    if isinstance(rules, Ruleset):
        return rules
    if not isinstance(rules, str):
        raise wrong(argument, rules, 'an edition\'s name, like "goliath", or a Ruleset')
    with pointed(argument, rules):
        return notation.parse_ruleset(rules)


def parse_ruleset(text: str) -> Ruleset:
    """Rules from their text: an edition, and what the house changes.

    >>> import remeld
    >>> remeld.parse_ruleset("goliath(jokers=4)").jokers
    4
    """
    if not isinstance(text, str):
        raise wrong("text", text, 'that of rules, like "goliath(jokers=4)"')
    return read_rules(text)


def read_tiles(tiles: TilesLike, argument: str = "rack") -> TileSet:
    """The tiles that are meant.

    >>> read_tiles("b3 j")
    (Tile('b', 3), Tile('j', 0, joker=True))
    >>> read_tiles(["b3", "j"])
    (Tile('b', 3), Tile('j', 0, joker=True))
    """
    if isinstance(tiles, str):
        with pointed(argument, tiles):
            return parse_rack(tiles, argument)
    found = _listed(tiles)
    if found is not None and any(isinstance(tile, str) for tile in found):
        found = tuple(chain(*(_spelt(tile, f"{argument}[{n}]") for n, tile in enumerate(found))))
    if found is not None and all(isinstance(tile, Tile) for tile in found):
        for place, tile in enumerate(found):
            if not _can_be_written(tile):
                wanted = f"one that can be written: {WRITTEN['tile']}"
                raise wrong(f"{argument}[{place}]", tile, wanted, ValueError)
        return found
    raise wrong(argument, tiles, 'tiles or their text, like "b3 b5 j"')


def read_table(table: TableLike, argument: str = "table") -> tuple[TileSet, ...]:
    """The sets that are meant.

    >>> [len(tiles) for tiles in read_table("b4-6, k8 r8 o8 j")]
    [3, 4]
    >>> [len(tiles) for tiles in read_table(["b4-6", "k8 r8 o8 j"])]
    [3, 4]
    """
    if isinstance(table, str):
        with pointed(argument, table):
            return parse_table(table, argument)
    found = _listed(table)
    if found is None:
        raise wrong(argument, table, 'sets of tiles or their text, like "b4-6, k8 r8 o8"')
    sets = tuple(read_tiles(tiles, f"{argument}[{n}]") for n, tiles in enumerate(found))
    if () in sets:
        raise wrong(f"{argument}[{sets.index(())}]", "", "a set that has tiles", ValueError)
    return sets


def _spelt(tile: Any, argument: str) -> tuple[Any, ...]:
    """A text's tiles, of which it must have some; anything else stays as it is."""
    if not isinstance(tile, str):
        return (tile,)
    if not (found := read_tiles(tile, argument)):
        raise wrong(argument, tile, 'a tile or its text, like "b3"', ValueError)
    return found


def _can_be_written(tile: Tile) -> bool:
    """Whether the notation has a text for it, whatever box it may be in."""
    if type(tile.number) is not int:
        return False
    if 1 <= tile.number <= HIGHEST:
        return tile.colour in _COLOURS
    return tile in (JOKER, UNKNOWN)


def _listed(given: Any) -> tuple[Any, ...] | None:
    """What is in a row; a tile is a tuple too, but of other things."""
    other = isinstance(given, Tile | Mapping | bytes)
    return tuple(given) if isinstance(given, Iterable) and not other else None
