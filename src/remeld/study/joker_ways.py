"""How jokers may lie in an answer, told without rules: for who has no referee at hand.

Where the rules let a joker lie in any set, every table of whole sets will do. Elsewhere the ways
that the referee allows are listed: sets which, lying there, make any rest of whole sets without
jokers legal. The list holds what is near the least disturbing answer and near the table as it lay,
not every way there is: of others only the referee can tell. Those of the puzzles of the
package are in `joker_ways.txt`, which `python -m bench.joker_ways` makes.
"""

from collections import Counter
from collections.abc import Iterator
from functools import cache
from importlib.resources import files
from itertools import chain, islice

from remeld.rules import (
    JOKER,
    Ruleset,
    Table,
    Tile,
    TileSet,
    count,
    judge,
    plain,
    readings,
    sets_with,
    spread,
)
from remeld.solver import arrange
from remeld.study.puzzle import Puzzle
from remeld.study.shipped import shipped_puzzle

__all__ = ["joker_ways", "shipped_ways"]

OTHER_RESTS = 6
"""So many other arrangements of the rest are judged before a way is taken for one."""


def joker_ways(puzzle: Puzzle) -> tuple[Table, ...] | None:
    """Sets with which any rest of whole sets solves a puzzle; None if every whole table does.

    >>> from remeld.notation import format_table
    >>> from remeld.study import shipped_puzzle
    >>> joker_ways(shipped_puzzle("goliath", 4)) is None
    True
    >>> [format_table(way) for way in joker_ways(shipped_puzzle("lanmi", 97)) or ()]
    ['k1 j k3, r1 r2 r3 r4 j r6 r7 r8 r9']
    """
    if puzzle.melded and _lie_freely(puzzle.ruleset):
        return None
    # Before the initial meld everything stays as it lies.
    fixed = () if puzzle.melded else puzzle.table
    tiles = count((*spread(puzzle.table), *puzzle.answer)) - count(spread(fixed))
    if not tiles[JOKER]:
        return ()
    found: dict[Table, None] = {}
    for base in (_joker_sets(puzzle.solution.table, fixed), _joker_sets(puzzle.table, fixed)):
        for place, each in enumerate(base):
            others = base[:place] + base[place + 1 :]
            left = tiles - count(spread(others))
            for one in _sets_with_jokers(puzzle.ruleset, left, count(each)[JOKER]):
                for swapped in _swaps(puzzle, left - count(one), (*others, one)):
                    laid = (*others, one, *swapped)
                    way = tuple(sorted(map(_in_order, (*_joker_sets(fixed), *laid))))
                    if way not in found and _allowed(puzzle, tiles, fixed, laid):
                        found[way] = None
    return tuple(found)


def shipped_ways(edition_: str, number: int) -> tuple[str, ...] | None:
    """The same of a puzzle that comes with the package, written; worked out once and for all.

    >>> shipped_ways("lanmi", 97)
    ('k1 j k3, r1 r2 r3 r4 j r6 r7 r8 r9',)
    """
    puzzle = shipped_puzzle(edition_, number)
    free = puzzle.melded and _lie_freely(puzzle.ruleset)
    return None if free else _listed().get((edition_, number), ())


@cache
def _listed() -> dict[tuple[str, int], tuple[str, ...]]:
    found = {}
    text = files("remeld.study").joinpath("joker_ways.txt").read_text(encoding="utf-8")
    for line in text.splitlines():
        if not line.startswith("#"):
            head, _, ways = line.partition(": ")
            name, number = head.split()
            found[name, int(number)] = tuple(ways.split(" | "))
    return found


def _lie_freely(rules: Ruleset) -> bool:
    free = rules.joker_freeing == "anyLegal" and rules.freed_joker_target == "anySet"
    return free and rules.joker_floats and not rules.joker_set_frozen


def _joker_sets(table: Table, without: Table = ()) -> Table:
    left = Counter(tiles for tiles in table if JOKER in plain(tiles)) - Counter(without)
    return tuple(left.elements())


def _sets_with_jokers(rules: Ruleset, tiles: Counter[Tile], jokers: int) -> Iterator[TileSet]:
    """Sets with so many jokers."""
    for tile in [tile for tile in tiles if not tile.joker]:
        found = (each for each, _ in sets_with(tile, tiles, rules.shape))
        yield from (each for each in found if plain(each).count(JOKER) == jokers)


def _in_order(tiles: TileSet) -> TileSet:
    """A group in one order; in a run the place of a joker matters."""
    numbers = {tile.number for tile in plain(tiles) if not tile.joker}
    return tuple(sorted(plain(tiles))) if len(numbers) == 1 else plain(tiles)


def _swaps(puzzle: Puzzle, tiles: Counter[Tile], lying: Table) -> Iterator[Table]:
    """Where a joker leaves only for its tile: sets that hold the old one with that tile in it."""
    yield ()
    gone = _joker_sets(puzzle.table, lying)
    if puzzle.ruleset.joker_freeing != "exactSwap" or len(gone) != 1:
        return
    shape = puzzle.ruleset.shape
    for reading in readings(gone[0], shape):
        place = plain(reading.tiles).index(JOKER)
        head, tail = reading.tiles[:place], reading.tiles[place + 1 :]
        for tile in sorted(reading.stands_for[place]):
            old = count((*head, tile, *tail))
            for first in [tile for tile in tiles if not tile.joker]:
                found = (each for each, _ in sets_with(first, tiles, shape))
                yield from ((each,) for each in found if old <= count(each))


def _allowed(puzzle: Puzzle, tiles: Counter[Tile], fixed: Table, laid: Table) -> bool:
    """Whether the rest can be arranged, and however it is, the turn is legal."""
    rest = tiles - count(spread(laid))
    if rest[JOKER] or count(spread(laid)) - tiles:
        return False
    rests = _arranged(puzzle.ruleset, rest)
    first = next(rests, None)
    if first is None:
        return False
    tables = ((*fixed, *laid, *each) for each in chain([first], islice(rests, OTHER_RESTS)))
    return all(
        judge(puzzle.ruleset, puzzle.table, table, puzzle.rack, melded=puzzle.melded).legal
        for table in tables
    )


def _arranged(rules: Ruleset, rest: Counter[Tile]) -> Iterator[Table]:
    """The rest in sets: as the solver arranges it, then with one set that it did not choose."""
    first = arrange(rules, tuple(rest.elements()))
    if first.left:
        return
    yield first.sets
    for tile in list(rest):
        for one, _ in sets_with(tile, rest, rules.shape):
            if one not in first.sets:
                other = arrange(rules, tuple((rest - count(one)).elements()))
                if not other.left:
                    yield (one, *other.sets)
