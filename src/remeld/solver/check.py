"""A last look at every answer before it leaves the room.

Nothing here knows how the answer was found: tiles are counted, and each set is looked at on its
own, by other means than the search and the referee. Sets that stand as they were cancel out, and
sets that were found legal before are remembered.
"""

from functools import lru_cache

from remeld.rules import COLOURS, JOKER, Rack, Ruleset, Shape, Table, Tile, TileSet, judge_once

__all__ = ["WrongAnswerError", "check_answer", "check_edition", "is_set"]


class WrongAnswerError(AssertionError):
    """The solver was about to give a wrong answer: a defect of the program, not of the input."""


def check_answer(
    ruleset: Ruleset, before: Table, after: Table, rack: Rack, played: Rack, left: Rack
) -> None:
    """Raise `WrongAnswerError` unless the play conserves tiles and makes legal sets."""
    gone, new = _changed(before, after)
    legal = _legal_sets(ruleset.shape)
    laid = _weight(played)
    if sum([_known(tiles) for tiles in gone]) + laid != sum([legal[tiles] for tiles in new]):
        raise WrongAnswerError(
            f"the play loses or gains tiles: {played} onto {before} gives {after}"
        )
    if laid + _weight(left) != _weight(rack):
        raise WrongAnswerError(f"{played} played and {left} left do not make the rack {rack}")


def check_edition(
    ruleset: Ruleset, before: Table, rack: Rack, after: Table, *, melded: bool
) -> None:
    """Raise `WrongAnswerError` unless the referee allows the play."""
    ruling = judge_once(ruleset, before, after, rack, melded=melded)
    if not ruling.legal:
        raise WrongAnswerError(
            f"the referee refuses {after} after {before} with {rack}: {ruling.faults}"
        )


def _changed(before: Table, after: Table) -> tuple[list[TileSet], list[TileSet]]:
    """The old sets that are gone and the new ones; what stands is the very same object."""
    old, now = set(map(id, before)), set(map(id, after))
    if len(old) < len(before) or len(now) < len(after):
        # A set that lies there twice may be one object: then each takes one off.
        gone, new, left = [], list(after), list(map(id, after))
        for tiles in before:
            if id(tiles) in left:
                place = left.index(id(tiles))
                del new[place], left[place]
            else:
                gone.append(tiles)
        return gone, new
    return [t for t in before if id(t) not in now], [t for t in after if id(t) not in old]


# A number for each kind of tile, such that sums are the same only for the same tiles: no game has
# a thousand of a kind.
_KINDS = [Tile(colour, number) for colour in COLOURS for number in range(1, 14)]
_UNITS = {tile: 1000**place for place, tile in enumerate(_KINDS, 1)}
_UNITS |= dict.fromkeys([JOKER, *(tile._replace(joker=True) for tile in _KINDS)], 1)


def _weight(tiles: TileSet) -> int:
    return sum([_UNITS[tile] for tile in tiles])


_known = lru_cache(maxsize=1 << 14)(_weight)
"""The same for sets of the table, most of which have been met before."""


class _LegalSets(dict[TileSet, int]):
    """The weights of sets that were found legal."""

    def __init__(self, shape: Shape) -> None:
        super().__init__()
        self.shape = shape

    def __missing__(self, tiles: TileSet) -> int:
        if not is_set(self.shape, tiles):
            raise WrongAnswerError(f"the play lays what is not a set: {tiles}")
        if len(self) >= MOST_KNOWN:
            self.clear()
        weight = self[tiles] = _weight(tiles)
        return weight


MOST_KNOWN = 1 << 14


@lru_cache(maxsize=32)
def _legal_sets(shape: Shape) -> _LegalSets:
    return _LegalSets(shape)


def is_set(shape: Shape, tiles: TileSet) -> bool:
    """Whether tiles in this order are a run or a group.

    >>> from remeld.notation import parse_set
    >>> is_set(Shape(), parse_set("r12 r13 j"))
    False
    """
    numbered = [(place, tile) for place, tile in enumerate(tiles) if not tile.joker]
    if len(tiles) < shape.min_set or not numbered:
        return False
    colours = {tile.colour for _, tile in numbered}
    offsets = {tile.number - place for place, tile in numbered}
    if len(colours) == 1 and len(offsets) == 1 and len(tiles) <= shape.run_max:
        first = offsets.pop()
        if first >= 1 and first + len(tiles) - 1 <= shape.numbers:
            return True
    one_number = len({tile.number for _, tile in numbered}) == 1
    room = min(shape.group_max, shape.colours)
    return one_number and len(colours) == len(numbered) and len(tiles) <= room
