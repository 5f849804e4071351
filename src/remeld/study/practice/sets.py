"""Sets of the rack: to see them all, and to see whether they are enough for the initial meld."""

from collections.abc import Iterator
from random import Random

from remeld.rules import Rack, Ruleset, count, judge
from remeld.solver import all_plays, best_play
from remeld.study.practice.questions import LayQuestion
from remeld.study.practice.random_sets import numbered, random_table, some_of

__all__ = ["opening_questions", "spotting_questions"]

RACKS = range(7, 14)
"""How many tiles a rack has in which sets are looked for: more with every question."""
MOST_PLAYS = 200
NEAR = 0.6
"""A rack that cannot open has sets worth at least this part of what is needed."""


def spotting_questions(rules: Ruleset, rng: Random) -> Iterator[LayQuestion]:
    """Racks with sets in them: one choice of tiles alone lays the most.

    >>> from remeld.rules import EDITIONS
    >>> question = next(spotting_questions(EDITIONS["goliath"], Random(1)))
    >>> len(question.rack), 3 <= len(question.answer) <= 6
    (7, True)
    """
    size = RACKS[0]
    while True:
        laid = random_table(rules, rng, 1 if size < RACKS[3] else 2, range(1, rules.numbers + 1))
        tiles = tuple(tile for each in laid for tile in each)
        if len(tiles) > size - 2:
            continue
        rest = some_of(numbered(rules) - count(tiles), size - len(tiles), rng)
        rack = tuple(sorted((*tiles, *rest)))
        plays = all_plays(rules, (), rack, most=MOST_PLAYS)
        most = max(map(len, plays.plays))
        best = [play for play in plays.plays if len(play) == most]
        if not plays.cut_off and len(best) == 1:
            yield LayQuestion(way="spot", rack=rack, answer=best[0])
            size = min(size + 1, RACKS[-1])


def opening_questions(rules: Ruleset, rng: Random) -> Iterator[LayQuestion]:
    """First racks: some can open, perhaps with a joker, some come near to it.

    >>> from remeld.rules import EDITIONS
    >>> question = next(opening_questions(EDITIONS["goliath"], Random(1)))
    >>> len(question.rack), (question.worth >= 30) == bool(question.answer)
    (14, True)
    """
    while True:
        opens = rng.random() < 0.5
        # What a joker is worth depends on where it lies: a rack that cannot open has none.
        box = count(rules.box.tiles()) if opens else numbered(rules)
        found = None
        while found is None:
            rack = tuple(sorted(some_of(box, rules.hand, rng)))
            found = _opening(rules, rack) if opens else _no_opening(rules, rack)
        yield found


def _opening(rules: Ruleset, rack: Rack) -> LayQuestion | None:
    play = best_play(rules, (), rack, melded=False)
    if not play.played:
        return None
    worth = judge(rules, (), play.table, rack, melded=False).points
    return LayQuestion(way="open", rack=rack, answer=play.played, worth=worth)


def _no_opening(rules: Ruleset, rack: Rack) -> LayQuestion | None:
    worth = best_play(rules, (), rack, objective="value", least=False).value_played
    if not NEAR * rules.meld_min <= worth < rules.meld_min:
        return None
    return LayQuestion(way="open", rack=rack, answer=(), worth=worth)
