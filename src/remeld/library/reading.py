"""Arguments as values or as their text; a wrong one is told by name, with its place."""

from collections.abc import Iterable, Iterator, Sequence
from contextlib import contextmanager
from typing import Any, TypeAlias

from remeld import notation
from remeld.notation import NotationError, parse_rack, parse_table
from remeld.rules import (
    COLOURS,
    JOKER,
    RULES,
    UNKNOWN,
    RemeldError,
    Ruleset,
    Tile,
    TileSet,
)
from remeld.rules.errors import nearest

__all__ = [
    "RulesLike",
    "TableLike",
    "TilesLike",
    "check_flag",
    "check_seat",
    "check_several",
    "check_whole",
    "parse_ruleset",
    "pointed",
    "read_rules",
    "read_table",
    "read_tiles",
    "wrong",
]

RulesLike: TypeAlias = Ruleset | str
"""Rules, or what they are called: `goliath`, `goliath(jokers=4)`."""
TilesLike: TypeAlias = str | Iterable[Tile]
"""Tiles, or their text: `b3 b5 j`."""
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
_AROUND = 30
"""So many characters are shown on either side of a place in a long text."""


def wrong(
    argument: str, given: object, wanted: str, kind: type[Exception] = TypeError
) -> Exception:
    """What to raise for a wrong kind of thing, or for a value that cannot be.

    >>> wrong("rack", 5, "tiles")
    TypeError('rack is 5, but must be tiles')
    """
    shown = repr(given)
    shown = shown if len(shown) <= 60 else shown[:57] + "..."
    return kind(f"{argument} is {shown}, but must be {wanted}")


def check_whole(argument: str, given: object) -> None:
    """Refuse what is no number of things.

    >>> check_whole("games", 0)
    Traceback (most recent call last):
        ...
    ValueError: games is 0, but must be a whole number from 1 on
    """
    if type(given) is not int or given < 1:
        kind = ValueError if type(given) is int else TypeError
        raise wrong(argument, given, "a whole number from 1 on", kind)


def check_flag(argument: str, given: object) -> None:
    """Refuse what is neither yes nor no.

    >>> check_flag("melded", "yes")
    Traceback (most recent call last):
        ...
    TypeError: melded is 'yes', but must be True or False
    """
    if type(given) is not bool:
        raise wrong(argument, given, "True or False")


def check_seat(argument: str, given: object, seats: int, *, or_none: str = "") -> None:
    """Refuse a seat that nobody has; None stands for `or_none`, where that is said.

    >>> check_seat("seat", 2, seats=2, or_none="a spectator")
    Traceback (most recent call last):
        ...
    ValueError: seat is 2, but must be a seat from 0 to 1, or None for a spectator
    """
    if (given is None and or_none) or (type(given) is int and 0 <= given < seats):
        return
    wanted = f"a seat from 0 to {seats - 1}" + (f", or None for {or_none}" if or_none else "")
    raise wrong(argument, given, wanted, ValueError if type(given) is int else TypeError)


def check_several(argument: str, given: object, wanted: str) -> None:
    """Refuse what is no row of things; a text is a row of letters only.

    >>> check_several("players", "cat", 'several players, like ["cat", "owl"]')
    Traceback (most recent call last):
        ...
    TypeError: players is 'cat', but must be several players, like ["cat", "owl"]
    """
    if isinstance(given, str) or not isinstance(given, Sequence):
        raise wrong(argument, given, wanted)


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
    """
    if isinstance(tiles, str):
        with pointed(argument, tiles):
            return parse_rack(tiles, argument)
    found = _listed(tiles)
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


def _can_be_written(tile: Tile) -> bool:
    """Whether the notation has a text for it, whatever box it may be in."""
    if type(tile.number) is not int:
        return False
    if 1 <= tile.number <= HIGHEST:
        return tile.colour in _COLOURS
    return tile in (JOKER, UNKNOWN)


def _listed(given: Any) -> tuple[Any, ...] | None:
    """What is in a row; a tile is a tuple too, but of other things."""
    return tuple(given) if isinstance(given, Iterable) and not isinstance(given, Tile) else None
