"""What a player types: a command, tiles in the notation, and numbers of sets.

lay r1 r2 r3     r1 r2 r3 alone says the same
add b3 2         without the number where only one set fits
take b8 1
split 2 r6
join 1 3
"""

import re
from collections.abc import Callable

from remeld.notation import NotationError, parse_rack, parse_table
from remeld.rules import CommandError, Rack
from remeld.terminal.draft import TurnDraft

__all__ = ["DRAFTING", "VERBS", "read_command"]

VERBS = {
    "lay": ("l", "r1 r2 r3"),
    "add": ("a", "b3 2"),
    "take": ("t", "b8 1"),
    "split": ("", "2 r6"),
    "join": ("", "1 3"),
    "undo": ("u", ""),
    "reset": ("", ""),
    "end": ("e", ""),
    "draw": ("d", ""),
    "pass": ("p", ""),
    "sort": ("s", ""),
    "score": ("", ""),
    "why": ("w", ""),
    "save": ("", "game.txt"),
    "help": ("h", ""),
    "quit": ("q", ""),
}
"""Every command with its short form and an example, in the order in which `help` lists them."""

_SHORT = {short: verb for verb, (short, _) in VERBS.items() if short} | {"?": "help"}
_LIKE_A_TILE = re.compile(r"j|j=.*|[^\W\d_]\d.*", re.IGNORECASE)
_LONGEST = 1000


def read_command(line: str) -> tuple[str, str]:
    """The command in a line, and the rest of it with every character at its place.

    >>> read_command("A b3 2")
    ('add', '  b3 2')
    >>> read_command("r1 r2 r3")
    ('lay', 'r1 r2 r3')
    """
    if len(line) > _LONGEST:
        raise NotationError("text-too-long", line, _LONGEST, "line")
    found = re.search(r"\S+", line)
    if not found:
        return "", ""
    word = found[0].lower()
    verb = word if word in VERBS else _SHORT.get(word)
    if verb:
        return verb, " " * found.end() + line[found.end() :].rstrip()
    if _LIKE_A_TILE.fullmatch(word) or "," in word:
        return "lay", line.rstrip()
    raise CommandError(
        "unknown-command",
        f"there is no command {word[:40]!r}: VERBS lists them",
        part=found[0][:40],
    )


def _read(text: str, fourth: str) -> tuple[Rack, list[int]]:
    """Tiles and the numbers of sets, in any order."""
    numbers = [int(word) for word in re.findall(r"(?<!\S)\d{1,3}(?!\S)", text)]
    blank = re.sub(r"(?<!\S)\d{1,3}(?!\S)", lambda word: " " * len(word[0]), text)
    return parse_rack(blank, "line", fourth=fourth), numbers


def _index(draft: TurnDraft, number: int) -> int:
    if not 1 <= number <= len(draft.sets):
        most = len(draft.sets)
        raise CommandError(
            "unknown-set", f"there is no set {number}: the table has {most}", set=number, most=most
        )
    return number - 1


def _lay(draft: TurnDraft, text: str, fourth: str) -> TurnDraft:
    sets = parse_table(text, "line", fourth=fourth)
    if not sets:
        raise CommandError("tiles-missing", "name the tiles after the command, like r1 r2 r3")
    return draft.lay(*sets)


def _add(draft: TurnDraft, text: str, fourth: str) -> TurnDraft:
    tiles, numbers = _read(text, fourth)
    if not tiles:
        raise CommandError("tiles-missing", "name the tiles after the command, like r1 r2 r3")
    return draft.add(_one_set(draft, tiles, numbers, draft.homes), tiles)


def _take(draft: TurnDraft, text: str, fourth: str) -> TurnDraft:
    tiles, numbers = _read(text, fourth)
    if not tiles and not numbers:
        raise CommandError("tiles-missing", "name the tiles after the command, like r1 r2 r3")
    return draft.take(_one_set(draft, tiles, numbers, draft.holders), tiles or None)


def _one_set(
    draft: TurnDraft, tiles: Rack, numbers: list[int], find: Callable[[Rack], list[int]]
) -> int:
    """The set whose number was typed, or the only one that can be meant."""
    found = [_index(draft, number) for number in numbers] or find(tiles)
    if len(found) != 1:
        raise CommandError(
            "which-set", "name the set after the tiles: none or several fit", tiles=tiles
        )
    return found[0]


def _split(draft: TurnDraft, text: str, fourth: str) -> TurnDraft:
    tiles, numbers = _read(text, fourth)
    if len(tiles) != 1:
        raise CommandError("which-split", "name the set and the tile before which it is split")
    return draft.split(_one_set(draft, tiles, numbers, draft.holders), tiles[0])


def _join(draft: TurnDraft, text: str, fourth: str) -> TurnDraft:
    tiles, numbers = _read(text, fourth)
    if tiles or len(numbers) != 2:
        raise CommandError("which-join", "name the two sets that are joined")
    first, second = (_index(draft, number) for number in numbers)
    return draft.join(first, second)


DRAFTING: dict[str, Callable[[TurnDraft, str, str], TurnDraft]] = {
    "lay": _lay,
    "add": _add,
    "take": _take,
    "split": _split,
    "join": _join,
}
"""The commands that change the draft; what they need is the draft, the text after the command, and
the letter that the player may type for the fourth colour, beside `o`."""
