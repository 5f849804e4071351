"""The jokers of a box: turns that one edition allows and another does not."""

from collections.abc import Iterator
from random import Random
from typing import NamedTuple

from remeld.notation import parse_rack, parse_table
from remeld.rules import COLOURS, Rack, Ruleset, Table, Tile, TileSet, judge, plain, spread
from remeld.study.practice.questions import JudgeQuestion

__all__ = ["TURNS", "joker_questions"]


class _Turn(NamedTuple):
    before: str
    rack: str
    after: str


TURNS = (
    # Swapped for the tile that it stands for; it makes a new set with two tiles of the rack.
    _Turn("b6 b7 j", "b8 k4 k5", "b6 b7 b8, k4 k5 j"),
    # Swapped, and added to a set that lay there.
    _Turn("b6 b7 j, r3 r4 r5", "b8 k2", "b6 b7 b8, r3 r4 r5 j"),
    # Swapped in a group, for either of the colours that it lacks.
    _Turn("b5 r5 j", "o5 k8 k9", "b5 r5 o5, k8 k9 j"),
    # Swapped, and taken to the rack.
    _Turn("b6 b7 j", "b8 r2", "b6 b7 b8"),
    # The run is split round it.
    _Turn("r4 r5 j r7 r8", "r3 r9 k6 o6", "r3 r4 r5, r7 r8 r9, j k6 o6"),
    # Swapped for a tile that lay on the table.
    _Turn("b6 b7 j, k8 r8 o8 b8", "o3 o4", "b6 b7 b8, k8 r8 o8, o3 o4 j"),
    # It moves within its run.
    _Turn("b6 b7 j", "b4 k9", "b4 j b6 b7"),
    # A tile is added to its set.
    _Turn("b6 b7 j", "b9 r1", "b6 b7 j b9"),
    # A tile is taken from its set.
    _Turn("b5 b6 b7 j", "r5 k5", "b6 b7 j, b5 r5 k5"),
    # It makes a new set with one tile of the rack and one of the table.
    _Turn("b6 b7 j, r4 r5 r6 r7", "b8 k7", "b6 b7 b8, r4 r5 r6, r7 k7 j"),
    # The group of four does without it.
    _Turn("b5 r5 k5 j", "o8 o9", "b5 r5 k5, o8 o9 j"),
    # A tile of another number takes its place.
    _Turn("b6 b7 j", "b5 k8 k9", "b5 b6 b7, k8 k9 j"),
    # A tile of another colour takes its place in a run.
    _Turn("b6 j b8", "r7 k4 k5", "b6 r7 b8, k4 k5 j"),
    # A colour that the group has already takes its place.
    _Turn("b5 r5 j", "b5 k8 k9", "b5 r5 b5, k8 k9 j"),
    # Swapped, and laid with one tile alone.
    _Turn("b6 b7 j", "b8 k4", "b6 b7 b8, k4 j"),
    # Its place in the run stays empty.
    _Turn("b5 b6 j b8", "k4 k5", "b5 b6 b8, k4 k5 j"),
)
"""Turns with a joker that lay on the table; in others of their kind, colours and numbers differ."""
LOWEST, HIGHEST = 1, 13


def joker_questions(rules: Ruleset, rng: Random) -> Iterator[JudgeQuestion]:
    """Turns with a joker of the table, no two of a kind until all have come; the referee judges.

    Where the rules allow some and forbid others, no three answers in a row are the same.

    >>> from remeld.rules import EDITIONS
    >>> questions = joker_questions(EDITIONS["goliath"], Random(1))
    >>> sorted({next(questions).verdict.legal for _ in range(3)})
    [False, True]
    """
    waiting: list[JudgeQuestion] = []
    last: list[bool] = []
    while True:
        if not waiting:
            waiting = [_question(rules, turn, rng) for turn in TURNS]
            rng.shuffle(waiting)
        again = len(last) >= 2 and last[-1] == last[-2]
        other = [each for each in waiting if not again or each.verdict.legal != last[-1]]
        question = (other or waiting)[0]
        waiting.remove(question)
        last.append(question.verdict.legal)
        yield question


def _question(rules: Ruleset, turn: _Turn, rng: Random) -> JudgeQuestion:
    before, rack, after = parse_table(turn.before), parse_rack(turn.rack), parse_table(turn.after)
    numbers = [tile.number for tile in (*spread(before), *spread(after), *rack) if tile.number]
    numbers += [number for tiles in (*before, *after) for number in _jokers_in_run(tiles)]
    most = min(HIGHEST, rules.numbers)
    shift = rng.randint(LOWEST - min(numbers), most - max(numbers))
    names = dict(zip(COLOURS[:4], rng.sample(COLOURS[:4], 4), strict=True))

    def changed(tiles: Rack) -> Rack:
        return tuple(
            tile if tile.joker else Tile(names[tile.colour], tile.number + shift)
            for tile in plain(tiles)
        )

    old: Table = tuple(map(changed, before))
    new: Table = tuple(map(changed, after))
    held = tuple(sorted(changed(rack)))
    verdict = judge(rules, old, new, held, melded=True)
    return JudgeQuestion(table=old, rack=held, after=new, verdict=verdict)


def _jokers_in_run(tiles: TileSet) -> list[int]:
    """The numbers that the jokers of a run stand for; none in a group.

    >>> [_jokers_in_run(tiles) for tiles in parse_table("b6 b7 j, j r4 r5, b5 r5 j")]
    [[8], [3], []]
    """
    known = [(place, tile.number) for place, tile in enumerate(tiles) if not tile.joker]
    if len({number for _, number in known}) < 2:
        return []
    place, number = known[0]
    return [number + at - place for at, tile in enumerate(tiles) if tile.joker]
