"""A last look at every answer before it leaves the room.

Nothing here knows how the answer was found: tiles are counted, and each set is looked at on its
own, by other means than the search and the referee. Sets that stand as they were cancel out.
"""

from remeld.rules import JOKER, Rack, Ruleset, Table, Tile, TileSet, judge_checked

__all__ = ["WrongAnswerError", "check_answer", "check_edition", "is_set"]


class WrongAnswerError(AssertionError):
    """The solver was about to give a wrong answer: a defect of the program, not of the input."""


def check_answer(ruleset: Ruleset, before: Table, rack: Rack, after: Table, left: Rack) -> None:
    """Raise `WrongAnswerError` unless the play conserves tiles and makes legal sets."""
    new, gone = list(after), []
    for tiles in before:
        if tiles in new:
            new.remove(tiles)
        else:
            gone.append(tiles)
    played = _all(rack)
    for tile in _all(left):
        if tile not in played:
            raise WrongAnswerError(f"tiles go to the rack: {left}")
        played.remove(tile)
    if sorted([*_all(*gone), *played]) != sorted(_all(*new)):
        raise WrongAnswerError(f"tiles are lost or gained: {before} {rack} -> {after} {left}")
    for tiles in new:
        if not is_set(ruleset, tiles):
            raise WrongAnswerError(f"not a set: {tiles}")


def check_edition(
    ruleset: Ruleset, before: Table, rack: Rack, after: Table, *, melded: bool
) -> None:
    """Raise `WrongAnswerError` unless the referee allows the play."""
    ruling = judge_checked(ruleset, before, after, rack, melded=melded)
    if not ruling.legal:
        raise WrongAnswerError(f"the referee refuses {before} {rack} -> {after}: {ruling.faults}")


def _all(*parts: TileSet) -> list[Tile]:
    return [JOKER if tile.joker else tile for part in parts for tile in part]


def is_set(ruleset: Ruleset, tiles: TileSet) -> bool:
    """Whether tiles in this order are a run or a group.

    >>> from remeld.notation import parse_set
    >>> from remeld.rules import EDITIONS
    >>> is_set(EDITIONS["goliath"], parse_set("r12 r13 j"))
    False
    """
    numbered = [(place, tile) for place, tile in enumerate(tiles) if not tile.joker]
    if len(tiles) < ruleset.min_set or not numbered:
        return False
    colours = {tile.colour for _, tile in numbered}
    offsets = {tile.number - place for place, tile in numbered}
    if len(colours) == 1 and len(offsets) == 1 and len(tiles) <= ruleset.run_max:
        first = offsets.pop()
        if first >= 1 and first + len(tiles) - 1 <= ruleset.numbers:
            return True
    one_number = len({tile.number for _, tile in numbered}) == 1
    room = min(ruleset.group_max, ruleset.colours)
    return one_number and len(colours) == len(numbered) and len(tiles) <= room
