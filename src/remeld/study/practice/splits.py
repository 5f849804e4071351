"""The booklets' ways to make room: one tile can be laid, and only by taking sets apart."""

from collections import Counter
from collections.abc import Iterator
from random import Random

from remeld.rules import Rack, Ruleset, Table, Tile, View, count, plain, spread, without
from remeld.simulation import single_tiles
from remeld.solver import all_plays, best_play
from remeld.study.practice.questions import LayQuestion, Way
from remeld.study.practice.random_sets import numbered, random_table

__all__ = ["WAYS", "split_questions", "way_of"]

WAYS: tuple[Way, ...] = ("split", "combined-split", "multiple-split")
SETS = range(4, 7)
WINDOW = 7
"""Sets whose numbers lie near each other have more to do with each other."""
IDLE = 3
"""Tiles of the rack that cannot be laid."""


def split_questions(rules: Ruleset, rng: Random) -> Iterator[LayQuestion]:
    """Tables on which one tile of the rack can be laid, and in one of the ways, each in its turn.

    >>> from remeld.rules import EDITIONS
    >>> question = next(split_questions(EDITIONS["goliath"], Random(1)))
    >>> question.way, len(question.answer)
    ('split', 1)
    """
    while True:
        for way in WAYS:
            yield next(question for question in _questions(rules, rng) if question.way == way)


def _questions(rules: Ruleset, rng: Random) -> Iterator[LayQuestion]:
    while True:
        first = rng.randint(1, rules.numbers - WINDOW + 1)
        table = random_table(rules, rng, rng.choice(SETS), range(first, first + WINDOW))
        left = numbered(rules) - count(spread(table))
        fits = _laid_alone(rules, table, tuple(left))
        idle = [tile for tile in left if tile not in fits]
        if len(idle) < IDLE:
            continue
        for tile in sorted(fits):
            way = way_of(rules, table, tile)
            if way is None:
                continue
            rack = tuple(sorted((tile, *rng.sample(sorted(idle), IDLE))))
            # Tiles that cannot be laid alone may be laid together.
            if all_plays(rules, table, rack, most=2).plays == ((tile,),):
                yield LayQuestion(way=way, table=table, rack=rack, answer=(tile,))
                break


def way_of(rules: Ruleset, table: Table, tile: Tile) -> Way | None:
    """Which of the booklets' ways lays a tile with the least disturbance; None for any other.

    >>> from remeld.notation import parse_table
    >>> from remeld.rules import EDITIONS
    >>> way_of(EDITIONS["goliath"], parse_table("r4-8"), Tile("r", 6))
    'split'
    >>> way_of(EDITIONS["goliath"], parse_table("o1-4, k1 r1 b1 o1"), Tile("b", 1))
    'combined-split'
    """
    play = best_play(rules, table, (tile,), objective="out")
    if not (play.optimal and play.least_disturbing):
        return None
    before, after = _sets(table), _sets(play.table)
    gone, new = list((before - after).elements()), list((after - before).elements())
    if len(gone) == 1 and len(new) == 2:
        return "split"
    if len(gone) == 2 and len(new) == 3 and _gave_one(gone, new):
        return "combined-split"
    return "multiple-split" if len(gone) > 2 else None


def _gave_one(gone: list[Rack], new: list[Rack]) -> bool:
    """Whether each of two sets gave one tile, and is a set still."""
    left = Counter(new)
    for old in gone:
        rest = [each for each in left if len(without(old, each)) == 1 and len(each) < len(old)]
        if not rest:
            return False
        left.subtract([rest[0]])
        left = +left
    return True


def _sets(table: Table) -> Counter[Rack]:
    return Counter(tuple(sorted(plain(tiles))) for tiles in table)


def _laid_alone(rules: Ruleset, table: Table, tiles: Rack) -> frozenset[Tile]:
    """Those of the tiles that can be laid alone."""
    view = View(
        ruleset=rules,
        seat=0,
        rack=tiles,
        rack_sizes=(len(tiles), 0),
        melded=(True, True),
        table=table,
        pool_size=0,
        turn=0,
    )
    return frozenset(single_tiles(view))
