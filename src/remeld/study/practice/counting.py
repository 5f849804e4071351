"""Counting: how many of the tiles that one waits for are still out."""

from collections.abc import Iterator
from random import Random

from remeld.rules import COLOURS, Rack, Ruleset, Tile, count, set_faults, spread
from remeld.study.practice.questions import CountQuestion
from remeld.study.practice.random_sets import numbered, random_table, some_of

__all__ = ["counting_questions"]

SETS = range(4, 8)
IDLE = 6


def counting_questions(rules: Ruleset, rng: Random) -> Iterator[CountQuestion]:
    """Pairs that wait for a third tile; some of those that fit are seen already.

    >>> from remeld.rules import EDITIONS
    >>> question = next(counting_questions(EDITIONS["goliath"], Random(3)))
    >>> 0 <= question.answer < question.most, len(question.pair)
    (True, 2)
    """
    every = range(1, rules.numbers + 1)
    while True:
        box = numbered(rules)
        table = random_table(rules, rng, rng.choice(SETS), every)
        pair = _pair(rules, rng)
        hidden = box - count(spread(table))
        if count(pair) - hidden:
            continue
        rest = some_of(hidden - count(pair), IDLE, rng)
        rack = tuple(sorted((*pair, *rest)))
        asked = _third(rules, pair)
        out = hidden - count(rack)
        answer, most = (sum(tiles[tile] for tile in asked) for tiles in (out, box))
        # One of them on the rack makes the set, and then nothing is waited for.
        if answer < most and not set(asked) & set(rack):
            yield CountQuestion(
                table=table, rack=rack, pair=pair, asked=asked, answer=answer, most=most
            )


def _pair(rules: Ruleset, rng: Random) -> Rack:
    """Two tiles of a run or of a group."""
    colours = COLOURS[: rules.colours]
    if rng.random() < 0.6:
        colour, number = rng.choice(colours), rng.randint(1, rules.numbers - 1)
        return Tile(colour, number), Tile(colour, min(number + rng.choice((1, 2)), rules.numbers))
    number = rng.randint(1, rules.numbers)
    first, second = sorted(rng.sample(colours, 2), key=colours.index)
    return Tile(first, number), Tile(second, number)


def _third(rules: Ruleset, pair: Rack) -> Rack:
    """The tiles that make a set of a pair."""
    sets = ((tile, tuple(sorted((*pair, tile)))) for tile in sorted(numbered(rules)))
    return tuple(tile for tile, tiles in sets if not set_faults(tiles, rules.shape))
